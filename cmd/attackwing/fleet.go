package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
)

type fleetCmd struct {
	List    fleetListCmd    `cmd:"" help:"List the ready fleets."`
	Check   fleetCheckCmd   `cmd:"" help:"Price a fleet line by line and say whether it is legal."`
	Convert fleetConvertCmd `cmd:"" help:"Convert between fleet files."`
}

type fleetListCmd struct {
	Scenario string `help:"Only those for this scenario." placeholder:"ID"`
	JSON     bool   `help:"Print one JSON document."`
}

type fleetJSON struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Scenario string   `json:"scenario"`
	Side     string   `json:"side"`
	Total    int      `json:"total"`
	Ships    []string `json:"ships"`
}

// Run lists the ready fleets.
func (c *fleetListCmd) Run(s *streams) error {
	ls, err := fleet.Ready()
	if err != nil {
		return err
	}
	out := []fleetJSON{}
	known := c.Scenario == ""
	for _, l := range ls {
		if c.Scenario != "" && l.Scenario != c.Scenario {
			continue
		}
		known = true
		j := fleetJSON{l.ID, l.Name, l.Scenario, l.Side, l.Total, []string{}}
		for _, sh := range l.Ships {
			j.Ships = append(j.Ships, sh.Ship.Name)
		}
		out = append(out, j)
	}
	if !known {
		if _, err := findScenario(c.Scenario); err != nil {
			return err
		}
	}
	if c.JSON {
		return s.printJSON(map[string]any{"fleets": out})
	}
	for _, j := range out {
		fmt.Fprintf(s.out, "%-14s %3d SP  %s (%s): %s\n", j.ID, j.Total, j.Name, j.Side, strings.Join(j.Ships, ", "))
	}
	return nil
}

type fleetCheckCmd struct {
	Fleet    string `arg:"" help:"A fleet file, or the id of a ready fleet."`
	Scenario string `help:"Check it for this scenario." placeholder:"ID"`
	Side     string `help:"Check it for this side of the scenario." placeholder:"S"`
	SP       int    `name:"sp" help:"Squadron points allowed; 0 what the fleet or the scenario says." default:"0" placeholder:"N"`
	JSON     bool   `help:"Print one JSON document."`
}

// Run prices and judges a fleet. A fleet that is not legal is exit 1.
func (c *fleetCheckCmd) Run(s *streams) error {
	if c.SP < 0 || c.SP > 1000 {
		return usage("--sp %d: want 0 to 1000", c.SP)
	}
	l, err := findList(c.Fleet)
	if err != nil {
		return err
	}
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	var also []fleet.Problem
	if c.Scenario != "" {
		sc, err := findScenario(c.Scenario)
		if err != nil {
			return err
		}
		h, err := game.NewHouse(sc.Sheet().House, nil)
		if err != nil {
			return err
		}
		l.Limit = h.SPLimit
		if l.Scenario != "" && l.Scenario != c.Scenario {
			also = append(also, fleet.Problem{Code: "other-scenario", Why: fmt.Sprintf("the fleet is made for %s", l.Scenario)})
		}
	}
	if c.SP > 0 {
		l.Limit = c.SP
	}
	if c.Side != "" && l.Side != "" && !strings.Contains(strings.ToLower(l.Side), strings.ToLower(c.Side)) {
		also = append(also, fleet.Problem{Code: "other-side", Why: fmt.Sprintf("the fleet is made for the side %s", l.Side)})
	}
	sheet := fleet.Check(l, cat)
	sheet.Problems = append(sheet.Problems, also...)
	sheet.Legal = len(sheet.Problems) == 0
	for i := range sheet.Lines {
		if sheet.Lines[i].Adjustments == nil {
			sheet.Lines[i].Adjustments = []fleet.Adjustment{}
		}
	}
	if c.JSON {
		if err := s.printJSON(sheet); err != nil {
			return err
		}
	} else {
		tellSheet(s, &sheet)
	}
	if !sheet.Legal {
		return fmt.Errorf("fleet %s is not legal: %s", c.Fleet, sayProblem(sheet.Problems[0]))
	}
	return nil
}

func tellSheet(s *streams, sheet *fleet.Sheet) {
	for _, l := range sheet.Lines {
		indent := "  "
		if l.Kind == "ship" || l.Ship == 0 {
			indent = ""
		}
		fmt.Fprintf(s.out, "%s%-*s %-8s %3d", indent, 36-len(indent), l.Card, l.Kind, l.SP)
		for _, a := range l.Adjustments {
			fmt.Fprintf(s.out, "  %+d %s", a.SP, a.Why)
		}
		fmt.Fprintln(s.out)
	}
	fmt.Fprintf(s.out, "total %d", sheet.Total)
	if sheet.Limit > 0 {
		fmt.Fprintf(s.out, " of %d", sheet.Limit)
	}
	fmt.Fprintln(s.out)
	for _, p := range sheet.Problems {
		fmt.Fprintf(s.out, "not legal (%s): %s\n", p.Code, sayProblem(p))
	}
}

type fleetConvertCmd struct {
	In  string `arg:"" help:"A fleet file, or the id of a ready fleet."`
	Out string `arg:"" help:"The file to write, *.fleet.yaml."`
}

// Run writes a fleet in our own form. Other builders' forms are not read yet, and it says so.
func (c *fleetConvertCmd) Run(*streams) error {
	for _, f := range []string{c.In, c.Out} {
		for _, end := range []string{".spacedock", ".spacedocksquads", ".txt"} {
			if strings.HasSuffix(f, end) {
				return fmt.Errorf("%s: files of other fleet builders are not read or written yet", f)
			}
		}
	}
	l, err := findList(c.In)
	if err != nil {
		return err
	}
	f, err := os.Create(c.Out)
	if err != nil {
		return err
	}
	return errors.Join(l.Write(f), f.Close())
}
