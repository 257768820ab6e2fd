package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"syscall"

	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/scenarios"
)

// mostSheet is the most bytes of the file of a sheet.
const mostSheet = 1 << 20

// OwnSheetFolder returns the folder of a player's own sheets: that of --sheets, or the one beside his
// games. It reports whether there is one.
func OwnSheetFolder(asked string) (in store.Store, folder string, ok bool) {
	switch asked {
	case "none":
		return nil, "", false
	case "":
		_, err := DataHome()
		return UserFiles(), SheetsFolder, err == nil
	}
	return store.Disk{Root: asked}, ".", true
}

// OwnSheets offers a player's own sheets behind the program's until off is called. One in which
// something is wrong is left aside and named; where the folder was asked for, it is an error.
func (s *Streams) OwnSheets(asked string) (off func(), err error) {
	var offs []func()
	off = func() {
		for _, f := range slices.Backward(offs) {
			f()
		}
	}
	in, folder, ok := OwnSheetFolder(asked)
	if !ok {
		return off, nil
	}
	if asked != "" {
		if info, err := os.Stat(asked); err != nil || !info.IsDir() {
			return off, fmt.Errorf("--sheets %s: no such folder", asked)
		}
	}
	list, err := in.List(folder)
	switch {
	case err != nil && asked != "":
		return off, fmt.Errorf("--sheets %s: %w", asked, unlisted(err))
	case err != nil:
		s.leftAside("all own sheets are", fmt.Errorf("%s: %w", in.Where(folder), unlisted(err)), in.Where(folder),
			"make it a folder that you may read, or use --sheets none")
	}
	for _, f := range list {
		if f.Folder || !strings.HasSuffix(f.Name, sheet.Ending) {
			continue
		}
		own, content, err := readSheet(in, folder+"/"+f.Name)
		if err == nil {
			if _, taken := scenarios.ByID(own.Sheet().ID); taken == nil {
				err = fmt.Errorf("%s: id: %q is another battle already: give yours another id",
					in.Where(folder+"/"+f.Name), own.Sheet().ID)
			}
		}
		if err == nil {
			err = trySheet(own, content, in.Where(folder+"/"+f.Name))
		}
		switch {
		case err == nil:
			offs = append(offs, scenarios.Add(own))
		case asked != "":
			return off, err
		default:
			s.leftAside("an own sheet is", err, in.Where(folder), "\"scenarios check\" lists all of them")
		}
	}
	return off, nil
}

// unlisted returns the reason why a folder cannot be listed, without the name of the folder.
func unlisted(err error) error {
	var at *fs.PathError
	switch {
	case errors.Is(err, syscall.ENOTDIR):
		return errors.New("a file, not a folder")
	case errors.Is(err, fs.ErrPermission):
		return errors.New("you may not read it")
	case errors.As(err, &at):
		return at.Err
	}
	return err
}

// readSheet reads a sheet of a store, and returns what stands in its file too.
func readSheet(in store.Store, name string) (own *sheet.Sheet, content []byte, err error) {
	name = strings.TrimPrefix(name, "./")
	if content, err = in.Read(name, mostSheet); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", in.Where(name), err)
	}
	own, err = sheet.Read(bytes.NewReader(content), in.Where(name))
	return own, content, err
}
