package fleet

import (
	"fmt"
	"io/fs"
	"slices"

	"attackwing/assets"
)

//go:generate go run ./compile

// Ready are the fleets that come with the program, in the order of their ids. The slice is the
// caller's.
func Ready() ([]List, error) { return slices.Clone(compiledLists), nil }

// ReadyFor are the ready fleets made for one scenario.
func ReadyFor(scenario string) ([]List, error) {
	ls, err := Ready()
	return slices.DeleteFunc(ls, func(l List) bool { return l.Scenario != scenario }), err
}

// ReadyByID reads one ready fleet alone; fs.ErrNotExist where there is none of that id.
func ReadyByID(id string) (List, error) {
	file := "fleets/" + id + ".fleet.yaml"
	if !fs.ValidPath(file) {
		return List{}, fmt.Errorf("fleet %q: %w", id, fs.ErrNotExist)
	}
	return readFile(assets.FS(), file)
}

// ReadyFrom reads fleets/*.fleet.yaml of a file system, in the order of their names.
func ReadyFrom(fsys fs.FS) ([]List, error) {
	files, err := fs.Glob(fsys, "fleets/*.fleet.yaml")
	if err != nil {
		return nil, err
	}
	ls := make([]List, 0, len(files))
	for _, file := range files {
		l, err := readFile(fsys, file)
		if err != nil {
			return nil, err
		}
		ls = append(ls, l)
	}
	return ls, nil
}

func readFile(fsys fs.FS, file string) (List, error) {
	f, err := fsys.Open(file)
	if err != nil {
		return List{}, err
	}
	defer f.Close()
	return Read(f, file)
}
