package table

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// alwaysAnswer is what a person has said about a card once and for all of this battle.
type alwaysAnswer struct {
	line game.LineID
	ship game.ShipID
	use  bool // always use it; else never ask again
}

// silent answers a question in which there is nothing to choose, or about which the person has said what to do always.
// True when it has: then there is no question any more.
func (t *Table) silent(p *game.Prompt) bool {
	i := t.only(p)
	if i < 0 {
		i = t.alwaysPick(p)
	}
	if i < 0 {
		return false
	}
	return t.submit(p.Pick(i))
}

// only is the one legal answer to a question, -1 when there are more, or when it is the answer that a person must see
// coming: a place or a maneuver.
func (t *Table) only(p *game.Prompt) int {
	if p.Ask == game.PlaceShip || p.Ask == game.ChooseManeuver || len(p.Options) != 1 || p.Min != 1 || p.Max != 1 {
		return -1
	}
	if p.Ask == game.ChooseAction && p.Options[0].Kind == game.Pass {
		words := t.g.Setup().Name(p.Ship) + " performs no action."
		if rs := game.Refusals(&t.view, p); len(rs) > 0 {
			words += " " + rs[0].Why
		}
		t.note(words)
	}
	return 0
}

// alwaysPick is the answer given once and for all, -1 when there is none. It speaks only where the rulebook asks about
// cards and about nothing else.
func (t *Table) alwaysPick(p *game.Prompt) int {
	if p.Ask != game.UseCards || len(t.always) == 0 {
		return -1
	}
	pass := -1
	asked := false
	for i := range p.Options {
		o := &p.Options[i]
		if o.Kind == game.Pass {
			pass = i
			continue
		}
		k := t.alwaysAt(o.Ship, o.Line)
		if k >= 0 && t.always[k].use {
			return i
		}
		asked = asked || k < 0
	}
	if asked {
		return -1
	}
	return pass
}

func (t *Table) alwaysAt(ship game.ShipID, line game.LineID) int {
	return slices.IndexFunc(t.always, func(a alwaysAnswer) bool { return a.line == line && a.ship == ship })
}

// mayAlways is the card about which a person can say what to do always: the one in focus, when the question is about cards.
func (t *Table) mayAlways() (game.Option, bool) {
	p := t.mine()
	if p == nil || p.Ask != game.UseCards {
		return game.Option{}, false
	}
	o, ok := t.focused(p)
	if !ok || o.Line == 0 {
		for _, q := range p.Options {
			if q.Line != 0 {
				return q, true
			}
		}
		return o, false
	}
	return o, true
}

// sayAlways uses the card in focus now and whenever it may be used in this battle, or never asks about it again.
func (t *Table) sayAlways(use bool) {
	o, ok := t.mayAlways()
	if !ok {
		return
	}
	p := t.mine()
	t.always = append(t.always, alwaysAnswer{o.Line, o.Ship, use})
	if i := t.alwaysPick(p); i >= 0 {
		t.answer(p.Pick(i))
	}
	t.dirty = true
}

// forget takes back what was said once and for all.
func (t *Table) forget(i int) {
	if i >= 0 && i < len(t.always) {
		t.always = slices.Delete(t.always, i, i+1)
		t.listAlways = t.listAlways && len(t.always) > 0
		t.dirty = true
	}
}

// drawAlways are the two buttons under a question about cards.
func (t *Table) drawAlways(b box) {
	if _, ok := t.mayAlways(); !ok {
		return
	}
	w := (b.W - 24 - 8) / 2
	t.Canvas.Button("always", "Always use", "Y", b.X+12, b.Y+b.H-100, w, 32, 0, true)
	t.Canvas.Button("never", "Never ask", "N", b.X+20+w, b.Y+b.H-100, w, 32, 0, true)
}

// drawAlwaysList is what was said once and for all, each to be taken back.
func (t *Table) drawAlwaysList() {
	if len(t.always) == 0 || !t.listAlways {
		return
	}
	c := &t.Canvas
	c.Float()
	const head = 44.0
	full := 56 + float64(len(t.always))*38
	b := t.over(380, full, false)
	x, y, w, h := b.X, b.Y, b.W, b.H
	c.Hit("alwayspanel", x, y, w, h, false)
	c.Box(x, y, w, h, 10, scene.Panel)
	c.Frame(x, y, w, h, 10, 1.2, scene.LineStrong)
	c.Text(x+14, y+24, scene.StyleH3, scene.Text1, "Said for this battle", scene.Left)
	c.Key(x+w-32, y+24, "Y", scene.Text3)
	c.Within(&t.alwaysTop, x+1, y+head, w-2, h-head-6, full-head-6, func() {
		for i := range t.always {
			yy := y + 48 + float64(i)*38
			a := &t.always[i]
			_, name, _ := t.g.Setup().Line(a.line)
			what := "never asked"
			if a.use {
				what = "always used"
			}
			c.Fit(x+14, yy+16, w-130, scene.StyleBody, scene.Text1, fmt.Sprintf("%s on %s: %s", name, onmap.Short(t.g.Setup().Name(a.ship)), what), scene.Left)
			c.Button(fmt.Sprintf("forget:%d", i), "Ask again", "", x+w-110, yy, 98, 32, 0, true)
		}
	})
}

// lockAll locks every dial that waits, each at what is proposed or was chosen for it, and hands them in: one input for
// all. A dial whose maneuver destroys its ship stays open and is looked at.
func (t *Table) lockAll() {
	p := t.mine()
	if p == nil || p.Ask != game.ChooseManeuver {
		return
	}
	for range t.plans(p.Player) {
		p = t.mine()
		if p == nil || p.Ask != game.ChooseManeuver || t.locked[p.Ship] {
			return
		}
		if _, is := t.loss(); is {
			t.refuse("This one destroys its ship: choose, or hold the button.")
			return
		}
		t.lockDial(p)
	}
}
