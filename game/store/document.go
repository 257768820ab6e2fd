package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"reflect"
	"slices"
	"strings"

	"attackwing/game/textfile"
)

// Document keeps one value in a JSON file of its own, as a whole.
type Document[T any] struct {
	File    string // its name in the store
	Name    string // what a person calls it: "settings"
	Most    int    // bytes
	Without string // what happens where it cannot be read
}

// mostAside bounds a damaged file that is put aside, bytes.
const mostAside = 64 << 20

// Read returns what is kept, the zero value where there is no file, and what is wrong with the
// file.
func (d *Document[T]) Read(in Store) (v T, damage error) {
	b, err := in.Read(d.File, d.Most)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return v, nil
	case err != nil:
		return v, withoutPath{err}
	}
	return d.Parse(b)
}

// Parse reads the content of the file. Fields that are not known are a newer program's.
func (d *Document[T]) Parse(b []byte) (v T, err error) {
	if err := json.Unmarshal(textfile.Unmarked(b), &v); err != nil {
		var zero T
		return zero, textfile.JSON(err)
	}
	return v, nil
}

// Now returns what is kept; a file that cannot be read is not worth refusing anything for.
func (d *Document[T]) Now(in Store) T {
	v, _ := d.Read(in)
	return v
}

// Open is Now when the window opens: a damaged file is put aside, and the notice tells so.
func (d *Document[T]) Open(in Store) (v T, notice string) {
	v, damage := d.Read(in)
	if damage == nil {
		return v, ""
	}
	notice = fmt.Sprintf("The %s could not be read (%v). %s", d.Name, damage, d.Without)
	if free, err := in.Lock(d.File); err == nil {
		defer free()
		if aside, err := d.putAside(in); err == nil && in.Remove(d.File) == nil {
			notice += " The damaged file was saved as " + path.Base(aside) + "."
		}
	}
	return v, notice
}

// putAside copies a damaged file to another name, which it tells.
func (d *Document[T]) putAside(in Store) (string, error) {
	b, err := in.Read(d.File, mostAside)
	if err != nil {
		return "", err
	}
	ending := path.Ext(d.File)
	return Add(in, ".", strings.TrimSuffix(d.File, ending)+"-damaged", ending, b)
}

// Keep writes what has changed since it was read. What another window has changed meanwhile stays,
// and a file that cannot be read is put aside before; where it cannot be put aside, nothing is
// written. Its errors do not name the file.
func (d *Document[T]) Keep(in Store, was, now T) error {
	if err := d.keep(in, was, now); err != nil {
		return withoutPath{err}
	}
	return nil
}

func (d *Document[T]) keep(in Store, was, now T) error {
	free, err := in.Lock(d.File)
	if err != nil {
		return err
	}
	defer free()
	var here any
	if _, damage := d.Read(in); errors.Is(damage, ErrNoFile) { // there is nothing in it to lose
	} else if damage != nil {
		if _, err := d.putAside(in); err != nil {
			return err
		}
	} else if b, err := in.Read(d.File, d.Most); err == nil {
		if here, err = plainJSON(textfile.Unmarked(b)); err != nil {
			return err
		}
	}
	before, err := fieldsOf(was)
	if err != nil {
		return err
	}
	after, err := fieldsOf(now)
	if err != nil {
		return err
	}
	b, err := json.MarshalIndent(merged(before, after, here), "", "  ")
	if err != nil {
		return err
	}
	return in.Write(d.File, append(b, '\n'))
}

// fieldsOf is a value as JSON tells it.
func fieldsOf(v any) (any, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	return plainJSON(b)
}

// plainJSON reads JSON as maps, lists and texts; numbers stay as they are written.
func plainJSON(b []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	return v, d.Decode(&v)
}

// merged is here with what has changed from was to now, field by field.
func merged(was, now, here any) any {
	w, before := was.(map[string]any)
	n, after := now.(map[string]any)
	h, there := here.(map[string]any)
	switch {
	case !there:
		return now
	case !before || !after:
		if reflect.DeepEqual(was, now) {
			return here
		}
		return now
	}
	out := maps.Clone(h)
	for _, k := range slices.Concat(slices.Collect(maps.Keys(w)), slices.Collect(maps.Keys(n))) {
		v, is := n[k]
		switch {
		case !is:
			delete(out, k)
		case reflect.DeepEqual(w[k], v):
		case isObject(w[k]) && isObject(v):
			out[k] = merged(w[k], v, h[k])
		default:
			out[k] = v
		}
	}
	return out
}

func isObject(v any) bool { _, is := v.(map[string]any); return is }

// withoutPath is the reason why a file cannot be read, without its path.
type withoutPath struct{ error }

func (f withoutPath) Unwrap() error { return f.error }

func (f withoutPath) Error() string {
	var at *fs.PathError
	if errors.As(f.error, &at) {
		return at.Err.Error()
	}
	return f.error.Error()
}
