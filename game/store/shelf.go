package store

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
)

// Shelf keeps things of one kind, each in a file of a folder. Its methods are given the store in
// which the folder is.
type Shelf[T any] struct {
	Folder  string
	Endings []string // of the names of its files; new ones have the first
	Most    int      // bytes of a file
	Read    func(content []byte, name string) (T, error)
	Write   func(T, io.Writer) error
}

// Has reports whether an entry of the folder is a file of the shelf.
func (s *Shelf[T]) Has(f Entry) bool { return !f.Folder && s.ends(f.Name) }

func (s *Shelf[T]) ends(name string) bool {
	return slices.ContainsFunc(s.Endings, func(e string) bool { return strings.HasSuffix(name, e) })
}

// File returns the name in the store of a file of the shelf. It refuses names that lead out of the
// folder or have another ending.
func (s *Shelf[T]) File(name string) (string, error) {
	if name != path.Base(name) || !s.ends(name) {
		return "", fmt.Errorf("%s is not in the folder %s", name, s.Folder)
	}
	return path.Join(s.Folder, name), nil
}

// List returns the files, in the order of their names.
func (s *Shelf[T]) List(in Store) ([]Entry, error) {
	list, err := in.List(s.Folder)
	if err != nil {
		return nil, fmt.Errorf("the folder %s cannot be read: %w", s.Folder, err)
	}
	return slices.DeleteFunc(list, func(f Entry) bool { return !s.Has(f) }), nil
}

// NewestFirst sorts files, the one written last first, and returns their names.
func NewestFirst(list []Entry) (names []string) {
	slices.SortStableFunc(list,
		func(a, b Entry) int { return cmp.Or(b.At.Compare(a.At), strings.Compare(b.Name, a.Name)) })
	for _, f := range list {
		names = append(names, f.Name)
	}
	return names
}

// Get reads a file. Beside an error it returns what Read has read all the same.
func (s *Shelf[T]) Get(in Store, name string) (is T, err error) {
	file, err := s.File(name)
	if err != nil {
		return is, err
	}
	b, err := in.Read(file, s.Most)
	if err != nil {
		return is, err
	}
	return s.Read(b, name)
}

// Add writes a new file, called base or as it is free, and returns its name.
func (s *Shelf[T]) Add(in Store, base string, is T) (name string, err error) {
	var b bytes.Buffer
	if err := s.Write(is, &b); err != nil {
		return "", err
	}
	return Add(in, s.Folder, base, s.Endings[0], b.Bytes())
}

// Put writes a file, over an older one.
func (s *Shelf[T]) Put(in Store, name string, is T) error {
	file, err := s.File(name)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := s.Write(is, &b); err != nil {
		return err
	}
	return Put(in, file, b.Bytes())
}

// Remove removes a file.
func (s *Shelf[T]) Remove(in Store, name string) error {
	file, err := s.File(name)
	if err != nil {
		return err
	}
	return in.Remove(file)
}
