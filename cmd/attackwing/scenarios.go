package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/shakedown"
	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/scenarios"
)

type scenariosCmd struct {
	List    scenariosListCmd    `cmd:"" default:"withargs" help:"List all scenarios, including your own."`
	Check   scenariosCheckCmd   `cmd:"" help:"Check a scenario file and list every error."`
	Example scenariosExampleCmd `cmd:"" help:"Write an example scenario into your folder."`
}

type scenariosListCmd struct {
	Schema bool `help:"Print the JSON Schema of scenario files."`
	JSON   bool `help:"Print one JSON document."`
}

type scenarioJSON struct {
	ID      string      `json:"id"`
	Title   string      `json:"title"`
	Event   string      `json:"event"`
	Sides   []string    `json:"sides"`
	SPLimit int         `json:"sp_limit"`
	Facts   []string    `json:"facts"`
	House   []houseJSON `json:"house"`
	Stamp   string      `json:"stamp,omitempty"` // of a sheet of one's own
}

type houseJSON struct {
	Key     string   `json:"key"`
	Default string   `json:"default"`
	Choices []string `json:"choices,omitempty"`
	Min     int      `json:"min,omitempty"`
	Max     int      `json:"max,omitempty"`
	Words   string   `json:"words"`
}

// Run lists the scenarios.
func (c *scenariosListCmd) Run(s *cli.Streams) error {
	if c.Schema {
		_, err := s.Out.Write(sheet.Schema())
		return err
	}
	var out []scenarioJSON
	for _, sc := range scenarios.All() {
		x := sc.Sheet()
		h, err := game.NewHouse(x.House, nil)
		if err != nil {
			return err
		}
		j := scenarioJSON{ID: x.ID, Title: x.Title, Event: x.Event, Sides: append([]string{}, x.Sides...),
			SPLimit: h.SPLimit, Facts: append([]string{}, x.Facts...), House: []houseJSON{}, Stamp: x.Stamp}
		for _, r := range append(append([]game.HouseRule{}, game.CoreHouse...), x.House...) {
			j.House = append(j.House, houseJSON{r.Key, h.Get(r.Key), r.Choices, r.Min, r.Max, r.Words})
		}
		out = append(out, j)
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"scenarios": out})
	}
	for _, j := range out {
		own := ""
		if j.Stamp != "" {
			own = "; a sheet of your own"
		}
		fmt.Fprintf(s.Out, "%-22s %s (%s), %d SP%s\n", j.ID, j.Title, cmp.Or(j.Event, "no event"), j.SPLimit, own)
		if len(j.Sides) > 0 {
			fmt.Fprintf(s.Out, "%-22s %s\n", "", strings.Join(j.Sides, " against "))
		}
		for _, f := range j.Facts {
			fmt.Fprintf(s.Out, "%-22s - %s\n", "", f)
		}
	}
	return nil
}

type scenariosExampleCmd struct {
	Name string `arg:"" optional:"" help:"Example to write; omit it to list them."`
	As   string `help:"Write it under this id, to edit as your own scenario." placeholder:"ID"`
}

// Run writes an example of a written sheet into the player's own folder, or lists them.
func (c *scenariosExampleCmd) Run(s *cli.Streams) error {
	all, err := cli.ExampleSheets()
	if err != nil {
		return err
	}
	if c.Name == "" {
		fmt.Fprintln(s.Out, strings.Join(all, "\n"))
		return nil
	}
	of := strings.TrimSuffix(c.Name, sheet.Ending)
	if !slices.Contains(all, of) {
		return fmt.Errorf("there is no example %q: there are %s", c.Name, strings.Join(all, ", "))
	}
	id := cmp.Or(c.As, of)
	text, err := cli.ExampleSheet(of, id)
	if err != nil {
		return err
	}
	name := store.FileName(id) + sheet.Ending
	if _, err := sheet.Read(bytes.NewReader(text), name); err != nil {
		return err
	}
	in, folder, ok := cli.OwnSheetFolder(s.SheetFolder)
	if !ok {
		return cli.Usage("--sheets none: there is no folder to write into")
	}
	err = store.Create(in, strings.TrimPrefix(folder+"/"+name, "./"), text)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists. Use --as to choose another id", in.Where(folder+"/"+name))
	}
	if err != nil {
		return cli.NotWritten(in.Where(folder+"/"+name), err)
	}
	fmt.Fprintf(s.Out, "written to %s\n", in.Where(folder+"/"+name))
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
func (c *scenariosCheckCmd) Run(s *cli.Streams) error {
	f, err := cli.Open(c.File)
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
		err = s.PrintJSON(j)
	case j.Legal:
		fmt.Fprintf(s.Out, "%s: %s, %s. Nothing is wrong with it.\n", j.ID, j.Title, countsOf(own.Sheet()))
	default:
		for _, p := range j.Problems {
			fmt.Fprintln(s.Out, p)
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
