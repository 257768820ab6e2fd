package main

import (
	"fmt"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/fleet"
	"attackwing/scenarios"
)

type fleetCmd struct {
	List    fleetListCmd    `cmd:"" help:"List the ready fleets, or those of a file."`
	Check   fleetCheckCmd   `cmd:"" help:"Price a fleet line by line and say whether it is legal."`
	Convert fleetConvertCmd `cmd:"" help:"Convert fleets between our files, Space Dock's and Utopia's address."`
	Sheet   fleetSheetCmd   `cmd:"" help:"Write the Fleet Build Sheet of a fleet, or of all fleets of a file, filled in, as one document to print."`
}

// fleetArg is a fleet on the command line.
const fleetArg = "A fleet file of ours, Space Dock's or Utopia's, Utopia's address, or the id of a ready fleet. " +
	"FILE#2 or FILE#NAME is one of several fleets in a file."

type fleetListCmd struct {
	File     string `arg:"" optional:"" help:"A file with fleets; without it the ready fleets."`
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

// Run lists fleets.
func (c *fleetListCmd) Run(s *cli.Streams) error {
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	var ls []fleet.List
	if c.File == "" {
		if ls, err = fleet.Ready(); err != nil {
			return err
		}
	} else {
		fs, err := cli.FindFleets(c.File, cat)
		if err != nil {
			return err
		}
		for _, f := range fs {
			ls = append(ls, f.List)
		}
	}
	out := []fleetJSON{}
	known := c.Scenario == ""
	for _, l := range ls {
		if c.Scenario != "" && l.Scenario != c.Scenario {
			continue
		}
		known = true
		j := fleetJSON{l.ID, l.Name, l.Scenario, l.Side, l.Total, []string{}}
		if l.Total == 0 {
			j.Total = rulesOf(&l, cat).Check(l).Total
		}
		for _, sh := range l.Ships {
			j.Ships = append(j.Ships, shownName(sh.Ship))
		}
		out = append(out, j)
	}
	if !known {
		if _, err := scenarios.ByID(c.Scenario); err != nil {
			return cli.Misused(err)
		}
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"fleets": out})
	}
	for i, j := range out {
		id, side := j.ID, ""
		if id == "" {
			id = fmt.Sprintf("#%d", i+1)
		}
		if j.Side != "" {
			side = " (" + j.Side + ")"
		}
		fmt.Fprintf(s.Out, "%-14s %3d SP  %s%s: %s\n", id, j.Total, j.Name, side, strings.Join(j.Ships, ", "))
	}
	return nil
}

func shownName(r fleet.Ref) string {
	if r.Name == "" {
		return r.ID
	}
	return r.Name
}

// checkFlags say by what a fleet is judged.
type checkFlags struct {
	Scenario string `help:"Check it for this scenario; otherwise for the one the fleet names." placeholder:"ID"`
	Side     string `help:"Check it for this side of the scenario." placeholder:"S"`
	SP       int    `name:"sp" help:"Squadron Points limit; 0 means the scenario's or the fleet's." default:"0" placeholder:"N"`
	Format   string `help:"Tournament format: open, or 2014 (at least 3 ships, at most 50 SP per ship)." enum:"open,2014" default:"open"`
	cli.HouseFlags
}

type fleetCheckCmd struct {
	Fleet string `arg:"" help:"${fleet}"`
	checkFlags
	JSON bool `help:"Print one JSON document."`
}

type checkJSON struct {
	fleet.Sheet
	Lost    []string `json:"lost,omitempty"`    // what another builder's file has that was not kept
	Guessed []string `json:"guessed,omitempty"` // what a text left open and was chosen
}

// Run prices and judges a fleet. A fleet that is not legal is exit 1.
func (c *fleetCheckCmd) Run(s *cli.Streams) error {
	l, sheet, err := c.check(s, c.Fleet)
	if err != nil {
		return err
	}
	if c.JSON {
		if err := s.PrintJSON(checkJSON{sheet, l.Lost, l.Guessed}); err != nil {
			return err
		}
	} else if len(l.Ships) == 0 {
		return fmt.Errorf("fleet %s has no ships; assign one, or copy the whole of it if it was cut off",
			shortName(c.Fleet))
	} else {
		tellSheet(s, &sheet)
		for _, text := range l.Lost {
			fmt.Fprintf(s.Out, "not saved: %s\n", text)
		}
		for _, text := range l.Guessed {
			fmt.Fprintf(s.Out, "guessed: %s\n", text)
		}
		verdict := "legal"
		if !sheet.Legal {
			verdict = "not legal"
		}
		fmt.Fprintln(s.Out, verdict)
	}
	if !sheet.Legal {
		return fmt.Errorf("fleet %s is not legal: %s", shortName(c.Fleet), cli.SayProblem(sheet.Problems[0]))
	}
	return nil
}

// shortName returns the name of a fleet for an error: an address is too long to repeat.
func shortName(name string) string {
	if len(name) > 80 {
		return "of the address"
	}
	return name
}

func tellSheet(s *cli.Streams, sheet *fleet.Sheet) {
	for _, l := range sheet.Lines {
		indent := "  "
		if l.Kind == "ship" || l.Ship == 0 {
			indent = ""
		}
		fmt.Fprintf(s.Out, "%s%-*s %-8s %3d", indent, 36-len(indent), l.Card, l.Kind, l.SP)
		for _, a := range l.Adjustments {
			fmt.Fprintf(s.Out, "  %+d %s", a.SP, a.Why)
		}
		if l.Exchanged != "" {
			fmt.Fprintf(s.Out, "  %s", l.Exchanged)
		}
		fmt.Fprintln(s.Out)
	}
	fmt.Fprintf(s.Out, "total %d", sheet.Total)
	if sheet.Limit > 0 {
		fmt.Fprintf(s.Out, " of %d", sheet.Limit)
	}
	fmt.Fprintln(s.Out)
	for _, p := range sheet.Problems {
		fmt.Fprintf(s.Out, "not legal (%s): %s; rule: %s; to mend it: %s\n", p.Code, cli.SayProblem(p), p.Rule, p.Mend)
	}
}
