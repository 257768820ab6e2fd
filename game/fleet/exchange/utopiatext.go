package exchange

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/textfile"
)

// priced is a line of Utopia's text: "- - Name [4]", dashes for a card on a ship, two for one in a
// slot that a card adds.
var priced = textfile.Pattern(`^((?:- )*)(.*\S) \[(-?[0-9]{1,4})\]$`)

// person is the middle of a captain's or admiral's line: name, skill (for an admiral what he adds)
// and what he is.
var person = textfile.Pattern(`^(.*?\S)(?: ([+-]?[0-9]{1,2}|\*))? \((Captain|Admiral|Ambassador)\)$`)

// classed is the middle of the line of a ship without a name of its own: "Federation Starship
// (Galaxy Class)".
var classed = textfile.Pattern(`^(.*\S) \((.*)\)$`)

// isText reports whether a text is Utopia's list of names and prices.
func isText(text string) bool {
	return strings.Contains(text, "Fleet Total: ") && strings.Contains(text, "Ship Total: ")
}

// readText reads Utopia's list of names and prices. A name may be that of several cards: the one
// whose price fits is taken, and where several fit it is said.
func readText(text string, cat *card.Catalogue) (Fleet, error) {
	f := Fleet{List: fleet.List{Name: "Fleet from Utopia"}}
	var ship *card.Ship
	open := false // a ship has begun and its total has not come
	for n, row := range strings.Split(text, "\n") {
		row = strings.TrimRight(row, " \r\t")
		resource, isResource := strings.CutPrefix(row, "Resource: ")
		if isResource {
			row = resource
		}
		switch {
		case strings.HasPrefix(row, "Ship Total: "):
			open = false
			continue
		case strings.HasPrefix(row, "Fleet Total: "):
			if len(f.Ships) == 0 {
				return f, errors.New("the text has no ships")
			}
			return f, nil
		}
		m := priced().FindStringSubmatch(row)
		if m == nil {
			if open && row != "" {
				return f, fmt.Errorf("line %d: %q is not a card with its price", n+1, line(row))
			}
			continue // the head
		}
		cost, err := strconv.Atoi(m[3])
		if err != nil {
			return f, fmt.Errorf("line %d: %q is not a price", n+1, m[3])
		}
		t := told{name: m[2], cost: cost, skill: -1}
		switch {
		case isResource:
			t.kind = card.Resource.String()
			f.Resource = t.upgrade(&f, cat, nil)
		case m[1] == "":
			if c := classed().FindStringSubmatch(t.name); c != nil {
				t.name, t.class = c[1], c[2]
			}
			var s fleet.ListShip
			s.Ship, ship = t.ship(&f, cat)
			f.Ships, open = append(f.Ships, s), true
		case !open:
			return f, fmt.Errorf("line %d: a card before the first ship", n+1)
		default:
			t.assign(&f, cat, ship)
		}
	}
	return f, errors.New("the text ends before the fleet's total: a part of it is missing")
}

// assign adds a card to the last ship.
func (t *told) assign(f *Fleet, cat *card.Catalogue, s *card.Ship) {
	at := &f.Ships[len(f.Ships)-1]
	p := person().FindStringSubmatch(t.name)
	if p == nil {
		at.Upgrades = append(at.Upgrades, t.upgrade(f, cat, s))
		return
	}
	t.name = p[1]
	if n, err := strconv.Atoi(p[2]); err == nil {
		t.skill = n
	}
	switch p[3] {
	case "Captain":
		at.Captain = t.captain(f, cat, s)
	case "Admiral":
		at.Admiral = t.admiral(f, cat, s)
	default:
		t.kind = card.Ambassador.String()
		at.Upgrades = append(at.Upgrades, t.upgrade(f, cat, s))
	}
}

// sheetFleet is the JSON of Utopia's fleet sheet.
type sheetFleet struct {
	Ships []struct {
		Cards []sheetCard `json:"cards"`
	} `json:"ships"`
	Resource *sheetCard `json:"resource"`
}

type sheetCard struct {
	Name string `json:"name"`
	Type string `json:"type"`
	Fac  string `json:"faction"`
	Cost int    `json:"cost"`
}

var sheetKinds = map[string]string{
	"C": "crew", "E": "talent", "T": "tech", "W": "weapon", "B": "borg", "S": "squadron", "M": "ambassador",
	"Con": "construction",
}

// sheetFactions are the factions as fleet sheets write them.
var sheetFactions = map[string]card.Faction{
	"FED": card.Federation, "KLI": card.Klingon, "ROM": card.Romulan, "DOM": card.Dominion, "BOR": card.Borg,
	"SPE": card.Species8472,
	"KAZ": card.Kazon, "BAJ": card.Bajoran, "FER": card.Ferengi, "VUL": card.Vulcan, "IND": card.Independent,
	"MIR": card.MirrorUniverse,
	"XIN": card.Xindi, "QCO": card.QContinuum,
}

// readSheet reads the JSON of Utopia's fleet sheet: names, types and prices.
func readSheet(text string, cat *card.Catalogue) (Fleet, error) {
	f := Fleet{List: fleet.List{Name: "Fleet from Utopia"}}
	var d sheetFleet
	if err := decodeJSON([]byte(text), &d); err != nil {
		return f, err
	}
	for i, s := range d.Ships {
		var ship *card.Ship
		for k, c := range s.Cards {
			t := told{name: c.Name, cost: c.Cost, skill: -1, faction: sheetFactions[c.Fac]}
			switch {
			case c.Type == "Ship":
				if class, ok := strings.CutPrefix(c.Name, "Generic "); ok {
					t.name, t.class = "", class
				}
				var ls fleet.ListShip
				ls.Ship, ship = t.ship(&f, cat)
				f.Ships = append(f.Ships, ls)
			case k == 0:
				return f, fmt.Errorf("ship %d: its first card is not a ship", i+1)
			case c.Type == "Captain":
				f.Ships[len(f.Ships)-1].Captain = t.captain(&f, cat, ship)
			case c.Type == "A":
				f.Ships[len(f.Ships)-1].Admiral = t.admiral(&f, cat, ship)
			default:
				t.kind = sheetKinds[c.Type]
				at := &f.Ships[len(f.Ships)-1]
				at.Upgrades = append(at.Upgrades, t.upgrade(&f, cat, ship))
			}
		}
	}
	if d.Resource != nil && d.Resource.Name != "" {
		t := told{kind: card.Resource.String(), name: d.Resource.Name, cost: d.Resource.Cost}
		f.Resource = t.upgrade(&f, cat, nil)
	}
	return f, nil
}
