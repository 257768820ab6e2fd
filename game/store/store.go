package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"time"
)

// Store is a folder of files. Errors name the file as [Store.Where] does; one that is not there is
// fs.ErrNotExist, one that is there already fs.ErrExist. All of it may be called from several
// goroutines.
type Store interface {
	// List are the files and folders in a folder, in the order of their names, "." the store's own;
	// none where there is no such folder. What is hidden, its name beginning with a dot, is not
	// among them.
	List(folder string) ([]Entry, error)
	// Read reads a whole file of at most most bytes. Only plain files are opened: a pipe would keep
	// the reader waiting.
	Read(name string, most int) ([]byte, error)
	// Write writes a whole file, over an older one or as a new one with the folders to it. Whatever
	// happens in between, the old file or the new one is there.
	Write(name string, content []byte) error
	// Remove takes a file away.
	Remove(name string) error
	// Begin makes a new file that grows, Open goes on with one that is there.
	Begin(name string) (Tail, error)
	Open(name string) (Tail, error)
	// Lock keeps all others who ask for it from a file, until free is called: other goroutines,
	// windows and programs.
	Lock(name string) (free func(), err error)
	// Where returns the place of a file as a person is told it: its path, where it has one.
	Where(name string) string
}

// Entry is a file or a folder of a list.
type Entry struct {
	Name   string // within its folder
	Folder bool
	Size   int64     // bytes, of a file
	At     time.Time // when it was written last
}

// Tail is a file that grows at its end. What is written stays only once it is synced.
type Tail interface {
	io.Reader // from its beginning
	io.WriterAt
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
	Close() error
}

// ErrTooLarge is a file that has more bytes than its reader takes.
var ErrTooLarge = errors.New("larger than such a file can be")

// ErrNoFile is something that is not read because it is no plain file.
var ErrNoFile = errors.New("not a regular file")

// Put is Write under the file's lock.
func Put(s Store, name string, content []byte) error {
	free, err := s.Lock(name)
	if err != nil {
		return err
	}
	defer free()
	return s.Write(name, content)
}

// Create writes a whole new file; one that is there is left alone, and the error is fs.ErrExist.
func Create(s Store, name string, content []byte) error {
	free, err := s.Lock(name)
	if err != nil {
		return err
	}
	defer free()
	switch is, err := Has(s, name); {
	case err != nil:
		return err
	case is:
		return &fs.PathError{Op: "create", Path: s.Where(name), Err: fs.ErrExist}
	}
	return s.Write(name, content)
}

// Has reports whether there is a file or a folder of that name, a hidden one too.
func Has(s Store, name string) (bool, error) {
	_, err := s.Read(name, 0)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err == nil, errors.Is(err, ErrTooLarge), errors.Is(err, ErrNoFile):
		return true, nil
	}
	return false, err
}

// mostOfAName is the most files that may share a name and be told apart by numbers.
const mostOfAName = 1000

// Add writes a new file beside those that are there: folder/base ending, or with a number behind
// base that is free. It tells the name within the folder.
func Add(s Store, folder, base, ending string, content []byte) (string, error) {
	return free(folder, base, ending, func(name string) error { return Create(s, name, content) })
}

// AddTail is Add for a file that grows.
func AddTail(s Store, folder, base, ending string) (name string, t Tail, err error) {
	name, err = free(folder, base, ending, func(name string) (err error) {
		t, err = s.Begin(name)
		return err
	})
	return name, t, err
}

// free tries names until one is not taken.
func free(folder, base, ending string, take func(name string) error) (string, error) {
	for n := 1; n < mostOfAName; n++ {
		file := base + ending
		if n > 1 {
			file = fmt.Sprintf("%s-%d%s", base, n, ending)
		}
		if err := take(path.Join(folder, file)); !errors.Is(err, fs.ErrExist) {
			return file, err
		}
	}
	return "", fmt.Errorf("there are a thousand files called %s in %s", base+ending, folder)
}
