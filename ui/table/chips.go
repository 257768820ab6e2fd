package table

import (
	"fmt"
	"image/color"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/house"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// illegalFleet is the chip of a fleet that is played anyway.
const illegalFleet = "Illegal fleet"

// chips are how this battle is played where that is not the usual: an illegal fleet, the kind of table, house rules.
func (t *Table) chips() (out []tip) {
	if t.Game == nil {
		return nil
	}
	for p, why := range t.Terms.Unfit {
		if why != "" {
			out = append(out, tip{name: illegalFleet, words: t.Game.Setup().Player(game.PlayerID(p)) + ": " + why})
		}
	}
	switch t.kindHere() {
	case record.Tournament:
		out = append(out, tip{name: "Tournament", words: "What a tabletop shows: no ghosts, no odds, measuring only when the rules measure, no undo after a reveal."})
	case record.Custom:
		out = append(out, tip{name: "Custom table", words: "Without " + strings.Join(window.Off(&t.prefs), ", ") + "."})
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
	u := t.Game.Setup()
	for _, r := range house.Rules(u.Scenario.Sheet()) {
		if v := u.House.Get(r.Key); v != r.Default {
			out = append(out, r.Key+" = "+v)
		}
	}
	return out
}

// drawChips are the chips in the top bar, between from and to; for those that have no room stands how many they are.
func (t *Table) drawChips(from, to, mid float64) {
	cs := t.chips()
	x := from
	for i := range cs {
		left := len(cs) - i
		more := fmt.Sprintf("+%d", left)
		if need := x + chipWidth(cs[i].name); need > to || left > 1 && need+6+chipWidth(fmt.Sprintf("+%d", left-1)) > to {
			if x+chipWidth(more) <= to {
				t.drawChip("chip:more", more, x, mid)
			}
			return
		}
		t.drawChip(fmt.Sprintf("chip:%d", i), cs[i].name, x, mid)
		x += chipWidth(cs[i].name) + 6
	}
}

var chipStyle = scene.Style{Face: scene.Condensed, Size: 13, Line: 16}

func chipWidth(name string) float64 { return widthOf(chipStyle, name) + 22 }

func (t *Table) drawChip(id, name string, x, mid float64) {
	c, w := &t.Canvas, chipWidth(name)
	c.Hit(id, x, mid-13, w, 26, true)
	var ink, edge color.NRGBA = scene.Text2, scene.LineStrong
	if name == illegalFleet {
		ink, edge = scene.DangerText, scene.Danger
	}
	if c.Hover == id {
		ink = scene.Text1
	}
	c.Box(x, mid-13, w, 26, 13, scene.Card)
	c.Frame(x, mid-13, w, 26, 13, 1.2, edge)
	c.Text(x+w/2, mid, chipStyle, ink, name, scene.Middle)
}

// chipTip is what a chip tells.
func (t *Table) chipTip(id string) (tip, bool) {
	cs := t.chips()
	if id == "chip:more" {
		all := make([]string, 0, len(cs))
		for _, c := range cs {
			all = append(all, c.name)
		}
		return tip{name: "This battle", words: strings.Join(all, ", ") + "."}, len(cs) > 0
	}
	if n, ok := number(id, "chip:"); ok && n < len(cs) {
		return cs[n], true
	}
	return tip{}, false
}

// chipClick opens what a chip tells of.
func (t *Table) chipClick(n int) {
	cs := t.chips()
	switch {
	case n >= len(cs):
	case strings.HasSuffix(cs[n].name, "house rule"), strings.HasSuffix(cs[n].name, "house rules"):
		t.openInForce()
	case cs[n].name != illegalFleet:
		t.openSettings()
	}
}
