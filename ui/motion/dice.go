package motion

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/ui/anim"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// A throw is seen in two parts: the dice fall for DiceFall seconds, then they lie and nothing is
// said of them until the motion ends.
const (
	DiceFall = 0.9
	diceFade = 0.2  // in place of both where nothing flies
	dieApart = 0.05 // from the fall of a die to that of the next one
)

// The sizes of dice on the board, in px.
const (
	dieThrown  = 84.0
	dieCounted = 72.0 // with its word below
	dieStacked = 64.0
	dieGap     = 8.0
	sidesGap   = 44.0
	wordHigh   = 18.0
	sumHigh    = 40.0
	dieHigh    = 0.4 // by how much larger a die looks that is in the air
)

// throw is the dice of one side as they are seen on the board.
type throw struct {
	attack bool
	n      int
	faces  [game.MaxDice]dice.Face
	on     bool   // they lie or fall there
	falls  uint64 // those that fall, by place
	struck uint64 // those that the other side cancels
	x, y   float64
	step   float64
}

// throws returns the dice of both sides; none falls where no throw is shown.
func (t *Tray) throws() (as, ds throw) {
	a := &t.State.Attack
	_, _, na, nd := t.pools()
	as, ds = throw{attack: true, n: na, on: a.RolledAttack}, throw{n: nd, on: a.Defended}
	for i := range a.AttackDice {
		as.faces[i], ds.faces[i] = a.AttackDice[i].Face, a.Defense[i].Face
	}
	if as.on {
		as.n = int(a.NAttack)
	}
	if ds.on {
		ds.n = int(a.NDefense)
	}
	if t.Now == nil {
		return as, ds
	}
	switch e := t.Now.Event.(type) {
	case game.AttackRolled:
		as.n, as.faces, as.on, as.falls = int(e.N), e.Faces, true, 1<<uint(e.N)-1
	case game.DefenseRolled:
		ds.n, ds.faces, ds.on, ds.falls = int(e.N), e.Faces, true, 1<<uint(e.N)-1
	case game.DiceRerolled:
		for i := range as.n {
			if e.Which&(1<<uint(i)) != 0 {
				as.faces[i], as.falls = e.Faces[i], as.falls|1<<uint(i)
			}
		}
	}
	return as, ds
}

// cancel marks the attack dice that evades cancel, in the order of the rules: Hits, Double Hits,
// Critical Hits (rules 7.1).
func (d *throw) cancel(evades int) {
	for _, f := range [...]dice.Face{dice.Hit, dice.DoubleHit, dice.Crit} {
		for i := range d.n {
			if d.faces[i] == f && evades > 0 {
				d.struck, evades = d.struck|1<<uint(i), evades-1
			}
		}
	}
}

// used reports whether a die has a result for its side.
func (d *throw) used(i int) bool {
	f := d.faces[i]
	return d.attack && (f == dice.Hit || f == dice.Crit || f == dice.DoubleHit) || !d.attack && f == dice.Evade
}

// lay places the dice of both sides beside each other, or where they are larger so, one side above
// the other; it returns the size of a die.
func (t *Tray) lay(as, ds *throw) float64 {
	beside := t.W
	if as.n > 0 && ds.n > 0 {
		beside -= sidesGap
	}
	step := min(dieThrown+dieGap, beside/float64(max(1, as.n+ds.n)))
	high := (t.H - sumHigh) / 2
	stacked := min(dieStacked+dieGap, t.W/float64(max(1, as.n, ds.n)), high-wordHigh+dieGap)
	if step >= stacked {
		wide := step*float64(as.n+ds.n) + t.W - beside
		as.x, ds.x = t.X+(t.W-wide)/2, t.X+(t.W+wide)/2-step*float64(ds.n)
		as.y, ds.y = t.Y+(t.H-sumHigh-wordHigh)/2, t.Y+(t.H-sumHigh-wordHigh)/2
	} else {
		step = stacked
		as.x, ds.x = t.X+(t.W-step*float64(as.n))/2, t.X+(t.W-step*float64(ds.n))/2
		as.y = t.Y + (high-wordHigh)/2
		ds.y = as.y + high
	}
	as.step, ds.step = step, step
	return step - dieGap
}

// thrown draws the dice on the board, without a frame: they fall, they lie, they count.
func (t *Tray) thrown() {
	c := t.Canvas
	c.Float()
	as, ds := t.throws()
	size, rolls := t.lay(&as, &ds), as.falls|ds.falls != 0
	as.cancel(t.evades(&ds))
	for _, d := range [...]*throw{&as, &ds} {
		if !d.on {
			continue
		}
		for i := range d.n {
			x, y := d.x+(float64(i)+0.5)*d.step, d.y
			switch {
			case d.falls&(1<<uint(i)) != 0:
				t.fall(d, i, x, y, size)
			case rolls:
				c.Art(x, y, size, DieArt(d.attack, d.faces[i]), d.tones(), false)
			default:
				t.counted(d, i, x, y, min(size, dieCounted), ds.on)
			}
		}
	}
	if as.on && ds.on && !rolls {
		t.sum(&as, &ds)
	}
}

// tones returns the colors of the dice of a side.
func (d *throw) tones() *scene.Tones { return kit.If(d.attack, scene.AttackDie, scene.DefenseDie) }

// evades returns the number of Evades of the defense dice that lie, and of tokens spent.
func (t *Tray) evades(d *throw) int {
	n := int(t.State.Attack.Evades)
	for i := range d.n {
		if d.on && d.faces[i] == dice.Evade {
			n++
		}
	}
	return n
}

// fall draws a die that hops in from its side, or lies since. It leaves the place of the dice
// nowhere: no button is covered.
func (t *Tray) fall(d *throw, i int, x, y, size float64) {
	c, m := t.Canvas, t.Now
	lies := func() { c.Art(x, y, size, DieArt(d.attack, d.faces[i]), d.tones(), false) }
	if m.Reduced {
		was := c.Fade
		c.Fade = max(0.02, m.U()) * kit.If(was > 0, was, 1)
		lies()
		c.Fade = was
		return
	}
	first := dieApart * float64(i)
	k := (m.Age - first) / (DiceFall - first)
	if k >= 1 {
		lies()
		return
	}
	if k < 0 {
		return
	}
	faces, from := []dice.Face{dice.Hit, dice.Blank, dice.BattleStations, dice.Crit}, t.X+size/2
	if !d.attack {
		faces, from = []dice.Face{dice.Blank, dice.Evade, dice.BattleStations}, t.X+t.W-size/2
	}
	was := c.Fade
	for back := 2; back >= 0; back-- { // what the eye keeps of it, and the die itself
		u := max(0, k-0.05*float64(back))
		way, high := 1-anim.Out(u), math.Abs(math.Cos(2.5*math.Pi*u))*(1-u)
		c.Fade = [...]float64{was, 0.3, 0.14}[back]
		c.Turned(x+(from-x)*way, y, size*(1+dieHigh*high), kit.If(d.attack, -540.0, 540)*way,
			DieArt(d.attack, faces[(int(u*16)+i)%len(faces)]), d.tones())
	}
	c.Fade = was
}

// counted draws a die that counts, with its word: dimmed where it is of no use, struck where the
// other side has rolled and cancels it.
func (t *Tray) counted(d *throw, i int, x, y, size float64, both bool) {
	c, used := t.Canvas, d.used(i)
	c.Art(x, y, size, DieArt(d.attack, d.faces[i]), d.tones(), !used)
	if both && d.struck&(1<<uint(i)) != 0 {
		r := size * 0.46
		c.Path().Polyline(scene.Pt{X: x - r, Y: y + r}, scene.Pt{X: x + r, Y: y - r})
		c.Stroke(scene.Accent, max(2.5, size/18), 0, 0)
	}
	st := scene.Style{Face: scene.SansBold, Size: 13, Line: wordHigh}
	if word := FaceLabels[d.faces[i]]; kit.Width(st, word) < d.step-2 {
		c.Text(x, y+size/2+wordHigh/2+2, st, kit.If(used, scene.Text1, scene.Text3), word, scene.Middle)
	}
}

// sum says in a line what gets through: "3 hits less 1 evade leaves 2 damage".
func (t *Tray) sum(as, ds *throw) {
	c, a := t.Canvas, &t.State.Attack
	evades, hits := t.evades(ds), 0
	for i := range as.n {
		if as.used(i) {
			hits += kit.If(as.faces[i] == dice.DoubleHit, 2, 1)
		}
	}
	h, k := a.Uncancelled()
	if e, ok := t.compared(); ok {
		h, k = int(e.Hits), int(e.Crits)
	} else if a.Hits+a.Crits > 0 {
		h, k = int(a.Hits), int(a.Crits)
	}
	large, small := scene.Style{Face: scene.NumeralBold, Size: 28, Line: 30}, scene.StyleBody
	words := [...]struct {
		words string
		st    scene.Style
		ink   kit.Ink
	}{
		{names.Count(hits, "hit"), large, scene.Text1}, {"less", small, scene.Text2},
		{names.Count(evades, "evade"), large, scene.Accent}, {"leaves", small, scene.Text2},
		{fmt.Sprintf("%d damage", h+k), large, scene.Danger},
	}
	const gap = 10.0
	wide := gap * float64(len(words)-1)
	for _, w := range words {
		wide += kit.Width(w.st, w.words)
	}
	scale := min(1, t.W/wide)
	x, y := t.X+(t.W-wide*scale)/2, t.Y+t.H-sumHigh/2
	for _, w := range words {
		st := w.st
		st.Size *= scale
		x += c.Text(x, y, st, w.ink, w.words, scene.Left) + gap*scale
	}
}

// compared returns the event that compares the dice, while that is shown.
func (t *Tray) compared() (e game.AttackCompared, ok bool) {
	if t.Now != nil {
		e, ok = t.Now.Event.(game.AttackCompared)
	}
	return e, ok
}
