package main

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

	"attackwing/cmd/internal/cli"
	"attackwing/game/store"
	"attackwing/game/textfile"
)

// keptFile is a JSON file of the player's data that is read and kept as a whole: the settings, and
// what was learned.
type keptFile[T any] struct {
	file    string // in the store
	name    string // what a person calls it: "settings"
	most    int    // bytes
	without string // what happens where it cannot be read
}

// read returns what is kept, the zero value where there is no file, and what is wrong with the
// file.
func (d *keptFile[T]) read(in store.Store) (v T, damage error) {
	b, err := in.Read(d.file, d.most)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return v, nil
	case err != nil:
		return v, withoutPath{err}
	}
	return parsed[T](b)
}

// parsed reads a document. Fields that are not known are a newer program's.
func parsed[T any](b []byte) (v T, err error) {
	if err := json.Unmarshal(textfile.Unmarked(b), &v); err != nil {
		var zero T
		return zero, textfile.JSON(err)
	}
	return v, nil
}

// now returns what is kept; a file that cannot be read is not worth refusing anything for.
func (d *keptFile[T]) now() (v T) {
	if in, err := cli.UserFiles(); err == nil {
		v, _ = d.read(in)
	}
	return v
}

// open is now when the window opens: a damaged file is put aside, and the notice tells so.
func (d *keptFile[T]) open() (v T, notice string) {
	in, err := cli.UserFiles()
	if err != nil {
		return v, ""
	}
	v, damage := d.read(in)
	if damage == nil {
		return v, ""
	}
	notice = fmt.Sprintf("The %s could not be read (%v). %s", d.name, damage, d.without)
	if free, err := in.Lock(d.file); err == nil {
		defer free()
		if aside, err := d.putAside(in); err == nil && in.Remove(d.file) == nil {
			notice += " The damaged file was saved as " + path.Base(aside) + "."
		}
	}
	return v, notice
}

// putAside copies a damaged file to another name, which it tells.
func (d *keptFile[T]) putAside(in store.Store) (string, error) {
	b, err := in.Read(d.file, mostGame)
	if err != nil {
		return "", withoutPath{err}
	}
	base, ending := d.file[:len(d.file)-len(path.Ext(d.file))], path.Ext(d.file)
	return store.Add(in, ".", base+"-damaged", ending, b)
}

// keep writes what has changed since it was read. What another window has changed meanwhile stays,
// and a file that cannot be read is put aside before; where it cannot be put aside, nothing is
// written.
func (d *keptFile[T]) keep(was, now T) error {
	in, err := cli.UserFiles()
	if err != nil {
		return err
	}
	free, err := in.Lock(d.file)
	if err != nil {
		return err
	}
	defer free()
	var here any
	if _, damage := d.read(in); errors.Is(damage, store.ErrNoFile) { // there is nothing in it to lose
	} else if damage != nil {
		if _, err := d.putAside(in); err != nil {
			return err
		}
	} else if b, err := in.Read(d.file, d.most); err == nil {
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
	return in.Write(d.file, append(b, '\n'))
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
