package main

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/scenarios"
)

type scenariosCmd struct {
	JSON bool `help:"Print one JSON document."`
}

type scenarioJSON struct {
	ID      string      `json:"id"`
	Title   string      `json:"title"`
	Event   string      `json:"event"`
	Sides   []string    `json:"sides"`
	SPLimit int         `json:"sp_limit"`
	Facts   []string    `json:"facts"`
	House   []houseJSON `json:"house"`
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
func (c *scenariosCmd) Run(s *streams) error {
	var out []scenarioJSON
	for _, sc := range scenarios.All() {
		sheet := sc.Sheet()
		h, err := game.NewHouse(sheet.House, nil)
		if err != nil {
			return err
		}
		j := scenarioJSON{ID: sheet.ID, Title: sheet.Title, Event: sheet.Event, Sides: append([]string{}, sheet.Sides...),
			SPLimit: h.SPLimit, Facts: append([]string{}, sheet.Facts...), House: []houseJSON{}}
		for _, r := range append(append([]game.HouseRule{}, game.CoreHouse...), sheet.House...) {
			j.House = append(j.House, houseJSON{r.Key, h.Get(r.Key), r.Choices, r.Min, r.Max, r.Words})
		}
		out = append(out, j)
	}
	if c.JSON {
		return s.printJSON(map[string]any{"scenarios": out})
	}
	for _, j := range out {
		fmt.Fprintf(s.out, "%-22s %s (%s), %d SP\n", j.ID, j.Title, j.Event, j.SPLimit)
		if len(j.Sides) > 0 {
			fmt.Fprintf(s.out, "%-22s %s\n", "", strings.Join(j.Sides, " against "))
		}
		for _, f := range j.Facts {
			fmt.Fprintf(s.out, "%-22s - %s\n", "", f)
		}
	}
	return nil
}
