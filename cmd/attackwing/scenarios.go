package main

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/sheet"
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
func (c *scenariosListCmd) Run(s *streams) error {
	if c.Schema {
		_, err := s.out.Write(sheet.Schema())
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
		return s.printJSON(map[string]any{"scenarios": out})
	}
	for _, j := range out {
		own := ""
		if j.Stamp != "" {
			own = "; a sheet of your own"
		}
		fmt.Fprintf(s.out, "%-22s %s (%s), %d SP%s\n", j.ID, j.Title, cmp.Or(j.Event, "no event"), j.SPLimit, own)
		if len(j.Sides) > 0 {
			fmt.Fprintf(s.out, "%-22s %s\n", "", strings.Join(j.Sides, " against "))
		}
		for _, f := range j.Facts {
			fmt.Fprintf(s.out, "%-22s - %s\n", "", f)
		}
	}
	return nil
}
