package main

import (
	"fmt"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/scenarios"
)

// rulesOf are the rules a list names: those of its scenario, where that has a sheet here.
func rulesOf(l *fleet.List, cat *card.Catalogue) fleet.Rules {
	r := fleet.Rules{Cards: cat}
	if sc, err := scenarios.ByID(l.Scenario); err == nil {
		r.Scenario = sc
	}
	return r
}

// check finds a fleet and judges it by what the flags say.
func (c *checkFlags) check(s *cli.Streams, name string) (exchange.Fleet, fleet.Sheet, error) {
	var none exchange.Fleet
	if c.SP < 0 || c.SP > 1000 {
		return none, fleet.Sheet{}, cli.Usage("--sp %d: want 0 to 1000", c.SP)
	}
	cat, err := s.Cards()
	if err != nil {
		return none, fleet.Sheet{}, err
	}
	fs, err := cli.FindFleets(name, cat)
	if err != nil {
		return none, fleet.Sheet{}, err
	}
	if len(fs) != 1 {
		_, err := cli.FindList(name, cat)
		return none, fleet.Sheet{}, err
	}
	sheet, err := c.judge(fs[0], cat)
	return fs[0], sheet, err
}

// judge judges a fleet by what the flags say.
func (c *checkFlags) judge(l exchange.Fleet, cat *card.Catalogue) (fleet.Sheet, error) {
	var err error
	r := rulesOf(&l.List, cat)
	r.Limit, r.Side = c.SP, c.Side
	if c.Format == "2014" {
		r.Format = fleet.Format2014
	}
	var also []fleet.Problem
	if c.Scenario != "" {
		if r.Scenario, err = scenarios.ByID(c.Scenario); err != nil {
			return fleet.Sheet{}, cli.Misused(err)
		}
		if l.Scenario != "" && l.Scenario != c.Scenario {
			also = append(
				also,
				fleet.Problem{Code: "other-scenario", Why: fmt.Sprintf("the fleet is made for %s", l.Scenario),
					Rule: "a list is checked for the scenario it names", Mend: "change its scenario, or leave it out"},
			)
		}
	}
	if r.Scenario != nil {
		house, err := c.HouseOf(r.Scenario)
		if err != nil {
			return fleet.Sheet{}, err
		}
		r.House = &house
	} else if len(c.House) > 0 {
		return fleet.Sheet{}, cli.Usage("--house: house rules belong to a scenario; name it with --scenario")
	}
	if why := c.wrongSide(&l.List, r.Scenario); why != "" {
		also = append(also, fleet.Problem{
			Code: "other-side",
			Why:  why,
			Rule: "a list is checked for the side it names",
			Mend: "check it for its side, or change its side",
		})
	}
	sheet := r.Check(l.List)
	sheet.Problems = append(also, sheet.Problems...) // what it is checked for comes before what follows from it
	sheet.Legal = len(sheet.Problems) == 0
	return sheet, nil
}

// wrongSide tells why a list is not one of the side asked for; a sheet's own side may be asked for
// by a part of its name.
func (c *checkFlags) wrongSide(l *fleet.List, sc game.Scenario) string {
	if c.Side == "" || l.Side == "" {
		return ""
	}
	if sc != nil {
		asked, ok := sc.Sheet().SideOf(c.Side)
		own, _ := sc.Sheet().SideOf(l.Side)
		if ok && asked == own {
			return ""
		}
	}
	if strings.Contains(strings.ToLower(l.Side), strings.ToLower(c.Side)) {
		return ""
	}
	return fmt.Sprintf("the fleet is made for the side %s", l.Side)
}
