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
	"time"

	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/game/textfile"
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

// OwnSheet is a file of a player's own sheets, as it was read.
type OwnSheet struct {
	Name string // within the folder
	At   time.Time
	Is   *sheet.Sheet // nil: it could not be read
	Err  error        // why it is left aside
}

// ownSheets offers a player's own sheets behind the program's. One in which something is wrong is
// left aside and named; where the folder was asked for, it is an error.
func (s *Streams) ownSheets(asked string) error {
	in, folder, ok := OwnSheetFolder(asked)
	if !ok {
		return nil
	}
	if asked != "" {
		if info, err := os.Stat(asked); err != nil || !info.IsDir() {
			return fmt.Errorf("--sheets %s: no such folder", asked)
		}
	}
	err := s.OfferSheets(in, folder)
	switch {
	case err != nil && asked != "":
		return fmt.Errorf("--sheets %s: %w", asked, unlisted(err))
	case err != nil:
		s.leftAside("all own sheets are", fmt.Errorf("%s: %w", in.Where(folder), unlisted(err)), in.Where(folder),
			"make it a folder that you may read, or use --sheets none")
	}
	for _, f := range s.Sheets {
		switch {
		case f.Err == nil:
		case asked != "":
			return f.Err
		default:
			s.leftAside("an own sheet is", f.Err, in.Where(folder), "\"scenarios check\" lists all of them")
		}
	}
	return nil
}

// OfferSheets reads the sheets of a folder and offers those that are right, each under an id of its
// own, in place of those that were offered before.
func (s *Streams) OfferSheets(in store.Store, folder string) error {
	s.takeOff()
	files, err := in.List(folder)
	for _, f := range files {
		if f.Folder || !strings.HasSuffix(f.Name, sheet.Ending) {
			continue
		}
		one := readSheet(in, strings.TrimPrefix(folder+"/"+f.Name, "./"))
		if one.Name, one.At = f.Name, f.At; one.Err == nil {
			s.offs = append(s.offs, scenarios.Add(one.Is))
		}
		s.Sheets = append(s.Sheets, one)
	}
	return err
}

// takeOff offers no own sheets any more.
func (s *Streams) takeOff() {
	for _, off := range slices.Backward(s.offs) {
		off()
	}
	s.offs, s.Sheets = nil, nil
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

// readSheet reads a sheet of a store, and tries it out where it was never seen.
func readSheet(in store.Store, name string) (own OwnSheet) {
	where := in.Where(name)
	content, err := in.Read(name, mostSheet)
	if err != nil {
		return OwnSheet{Err: fmt.Errorf("%s: %w", where, err)}
	}
	if own.Is, own.Err = sheet.Read(bytes.NewReader(content), where); own.Err != nil {
		return own
	}
	id := own.Is.Sheet().ID
	if _, taken := scenarios.ByID(id); taken == nil {
		line := 1 + bytes.Count(content[:max(bytes.Index(content, []byte("\nid:"))+1, 0)], []byte("\n"))
		own.Err = textfile.Mistake{File: where, Line: line,
			Why: fmt.Sprintf("id: %q is another battle already: give yours another id", id)}
		return own
	}
	own.Err = trySheet(own.Is, content, where)
	return own
}
