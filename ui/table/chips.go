package table

import (
	"fmt"
	"image/color"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/house"
	"attackwing/ui/scene"
)

// illegalFleet is the chip of a fleet that is played anyway.
const illegalFleet = "Illegal fleet"

// chips are how this battle is played where that is not the usual: an illegal fleet, the kind of table, house rules.
func (t *Table) chips() (out []tip) {
	if t.g == nil {
		return nil
	}
	for p, why := range t.terms.Unfit {
		if why != "" {
			out = append(out, tip{name: illegalFleet, words: t.g.Setup().Player(game.PlayerID(p)) + ": " + why})
		}
	}
	switch t.kindHere() {
	case record.Tournament:
		out = append(out, tip{name: "Tournament", words: "What a tabletop shows: no ghosts, no odds, measuring only when the rules measure, nothing taken back after a reveal."})
	case record.Custom:
		out = append(out, tip{name: "Custom table", words: "Without " + strings.Join(t.offWords(), ", ") + "."})
	}
	if n := len(t.changedRules()); n == 1 {
		out = append(out, tip{name: "1 house rule", words: t.changedRules()[0]})
	} else if n > 1 {
		out = append(out, tip{name: fmt.Sprintf("%d house rules", n), words: strings.Join(t.changedRules(), "; ")})
	}
	return out
}

// changedRules are the house rules in force that are not the rules' own, each with what it is.
func (t *Table) changedRules() (out []string) {
	u := t.g.Setup()
	for _, r := range house.Rules(u.Scenario.Sheet()) {
		if v := u.House.Get(r.Key); v != r.Default {
			out = append(out, r.Key+" = "+v)
		}
	}
	return out
}

// drawChips are the chips in the top bar, between from and to, as many as have room; the last ones give way.
func (t *Table) drawChips(from, to, mid float64) {
	c := &t.Canvas
	st := scene.Style{Face: scene.Condensed, Size: 13, Line: 16}
	x := from
	for i, m := range t.chips() {
		w := widthOf(st, m.name) + 22
		if x+w > to {
			return
		}
		id := fmt.Sprintf("chip:%d", i)
		c.Hit(id, x, mid-13, w, 26, true)
		var ink, edge color.NRGBA = scene.Text2, scene.LineStrong
		if m.name == illegalFleet {
			ink, edge = scene.DangerText, scene.Danger
		}
		if c.Hover == id {
			ink = scene.Text1
		}
		c.Box(x, mid-13, w, 26, 13, scene.Card)
		c.Frame(x, mid-13, w, 26, 13, 1.2, edge)
		c.Text(x+w/2, mid, st, ink, m.name, scene.Middle)
		x += w + 6
	}
}

// chipClick opens what a chip tells of.
func (t *Table) chipClick(n int) {
	cs := t.chips()
	switch {
	case n >= len(cs):
	case strings.HasSuffix(cs[n].name, "house rule"), strings.HasSuffix(cs[n].name, "house rules"):
		t.openInForce()
	case cs[n].name != illegalFleet:
		t.openSheet(SettingsPage)
	}
}
