package freetable

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// row is a thing of a ship or of the table that is set by hand.
type row struct {
	label, value string
	step         func(by int)
}

// rows returns the settings of the selection, or of the table without one.
func (d *draft) rows() []row {
	switch d.sel.kind {
	case aShip:
		if k := d.scene().ship(d.sel.ship); k >= 0 {
			return d.shipRows(k)
		}
		return d.mapRows(d.sel.ship)
	case aToken:
		return d.tokenRows(d.sel.n)
	case aCaption:
		return d.captionRows(d.sel.n)
	case nothing:
		return d.tableRows()
	}
	return nil
}

// count is a row for a number with a range.
func (d *draft) count(label string, now, lo, hi int, set func(s *Scene, n int)) row {
	return row{label, fmt.Sprint(now), func(by int) {
		if n := min(max(now+by, lo), hi); n != now {
			d.edit(func(s *Scene) { set(s, n) })
		}
	}}
}

// cycle is a row for one of several words; names are what they are called, nil as they are.
func (d *draft) cycle(label, now string, words, names []string, set func(s *Scene, w string)) row {
	at := max(slices.Index(words, now), 0)
	value := now
	if names != nil && at < len(names) {
		value = names[at]
	}
	return row{label, value, func(by int) {
		n := ((at+by)%len(words) + len(words)) % len(words)
		if words[n] != now {
			d.edit(func(s *Scene) { set(s, words[n]) })
		}
	}}
}

func orPrinted(n *int, printed int8) int {
	if n == nil {
		return int(printed)
	}
	return *n
}

var phaseWords = []string{"planning", "activation", "combat", "end"}

var faces = []string{"hit", "crit", "battle-stations", "evade", "blank"}

func (d *draft) tableRows() []row {
	t := &d.scene().Table
	var ids, titles []string
	for _, sc := range scenarios.All() {
		ids, titles = append(ids, sc.Sheet().ID), append(titles, sc.Sheet().Title)
	}
	phase := t.Phase
	if phase == "" {
		phase = "planning"
	}
	rows := []row{
		d.cycle("Battle", t.Scenario, ids, titles, func(s *Scene, w string) {
			s.Table.Scenario, s.Table.Sheet, s.Table.House = w, "", nil
			s.Table.Tokens = slices.DeleteFunc(s.Table.Tokens,
				func(k record.TableToken) bool { return k.Kind != "" && k.Kind != "obstacle" })
			for i := range s.Table.Ships {
				if k := s.Table.Ships[i].Tokens; k != nil {
					k.Lock = ""
				}
			}
		}),
		d.count("Round", max(t.Round, 1), 1, game.MaxRound, func(s *Scene, n int) { s.Table.Round = n }),
		d.cycle("Phase", phase, phaseWords, nil, func(s *Scene, w string) { s.Table.Phase, s.Table.Begun = w, false }),
		d.count("Dice to come", len(t.Dice), 0, 20, func(s *Scene, n int) {
			for len(s.Table.Dice) < n {
				s.Table.Dice = append(s.Table.Dice, "hit")
			}
			if s.Table.Dice = s.Table.Dice[:n]; n == 0 {
				s.Table.Dice = nil
			}
		}),
	}
	if n := len(t.Dice); n > 0 {
		rows = append(
			rows,
			d.cycle("Last one", strings.ToLower(t.Dice[n-1]), faces, nil,
				func(s *Scene, w string) { s.Table.Dice[len(s.Table.Dice)-1] = w }),
		)
	}
	return rows
}
