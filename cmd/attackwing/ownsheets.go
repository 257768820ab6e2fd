package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"syscall"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/shakedown"
	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/scenarios"
)

// mostSheet is the most bytes of the file of a sheet.
const mostSheet = 1 << 20

// sheetFolder returns the folder of a player's own sheets: that of --sheets, or the one beside his
// games. It reports whether there is one.
func sheetFolder(asked string) (in store.Store, folder string, ok bool) {
	switch asked {
	case "none":
		return nil, "", false
	case "":
		in, err := userFiles()
		return in, sheetsFolder, err == nil
	}
	return store.Disk{Root: asked}, ".", true
}

// ownSheets offers a player's own sheets behind the program's until off is called. One in which
// something is wrong is left aside and named; where the folder was asked for, it is an error.
func (s *streams) ownSheets(asked string) (off func(), err error) {
	var offs []func()
	off = func() {
		for _, f := range slices.Backward(offs) {
			f()
		}
	}
	in, folder, ok := sheetFolder(asked)
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

type scenariosExampleCmd struct {
	Name string `arg:"" optional:"" help:"Example to write; omit it to list them."`
	As   string `help:"Write it under this id, to edit as your own scenario." placeholder:"ID"`
}

// Run writes an example of a written sheet into the player's own folder, or lists them.
func (c *scenariosExampleCmd) Run(s *streams) error {
	files, err := fs.Glob(assets.Sheets(), "*"+sheet.Ending)
	if err != nil {
		return err
	}
	if c.Name == "" {
		for _, f := range files {
			fmt.Fprintln(s.out, strings.TrimSuffix(f, sheet.Ending))
		}
		return nil
	}
	name := strings.TrimSuffix(c.Name, sheet.Ending) + sheet.Ending
	if !slices.Contains(files, name) {
		return fmt.Errorf("there is no example %q: there are %s", c.Name,
			strings.ReplaceAll(strings.Join(files, ", "), sheet.Ending, ""))
	}
	text, err := fs.ReadFile(assets.Sheets(), name)
	if err != nil {
		return err
	}
	if c.As != "" {
		text, name = bytes.Replace(text, []byte("\nid: "+strings.TrimSuffix(name, sheet.Ending)+"\n"), []byte("\nid: "+c.As+"\n"), 1), store.FileName(c.As)+sheet.Ending
		if _, err := sheet.Read(bytes.NewReader(text), name); err != nil {
			return err
		}
	}
	in, folder, ok := sheetFolder(s.sheets)
	if !ok {
		return usage("--sheets none: there is no folder to write into")
	}
	err = store.Create(in, strings.TrimPrefix(folder+"/"+name, "./"), text)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists. Use --as to choose another id", in.Where(folder+"/"+name))
	}
	if err != nil {
		return notWritten(in.Where(folder+"/"+name), err)
	}
	fmt.Fprintf(s.out, "written to %s\n", in.Where(folder+"/"+name))
	return nil
}

type scenariosCheckCmd struct {
	File string `arg:"" help:"A sheet, *.scenario.yaml."`
	JSON bool   `help:"Print one JSON document."`
}

type sheetJSON struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Stamp    string   `json:"stamp"` // as records and positions of the sheet carry it
	Legal    bool     `json:"legal"`
	Problems []string `json:"problems"`
}

// Run reads a sheet and tells all that is wrong with it.
func (c *scenariosCheckCmd) Run(s *streams) error {
	f, err := open(c.File)
	if err != nil {
		return err
	}
	defer f.Close()
	own, err := sheet.Read(f, c.File)
	if err == nil {
		err = c.try(own)
	}
	j := sheetJSON{Legal: err == nil, Problems: []string{}}
	if err != nil {
		j.Problems = strings.Split(err.Error(), "\n")
	} else {
		x := own.Sheet()
		j.ID, j.Title, j.Stamp = x.ID, x.Title, x.Stamp
	}
	switch {
	case c.JSON:
		err = s.printJSON(j)
	case j.Legal:
		fmt.Fprintf(s.out, "%s: %s, %s. Nothing is wrong with it.\n", j.ID, j.Title, countsOf(own.Sheet()))
	default:
		for _, p := range j.Problems {
			fmt.Fprintln(s.out, p)
		}
	}
	if err == nil && !j.Legal || !c.JSON && !j.Legal {
		return fmt.Errorf("%s: %s", c.File, some(len(j.Problems), "fault"))
	}
	return err
}

// checkBattles is the number of battles that a check plays on a sheet.
const checkBattles = 30

// try plays the sheet at random and tells what stops it.
func (c *scenariosCheckCmd) try(own *sheet.Sheet) error {
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	if err := shakedown.Sheet(own, cat, checkBattles); err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	return nil
}

// countsOf says how much there is on a sheet.
func countsOf(x *game.Sheet) string {
	var out []string
	for _, p := range []string{some(len(x.Sections), "section"), some(len(x.Tokens), "token"),
		some(len(x.Counters), "counter"), some(len(x.House), "house rule")} {
		if p != "" {
			out = append(out, p)
		}
	}
	if out == nil {
		return "which adds nothing to the rulebook"
	}
	return strings.Join(out, ", ")
}
