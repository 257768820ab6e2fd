package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// attackLine is a number of the attack being made and what it is summed from.
type attackLine struct{ name, value string }

// attackLines are arc and range, and the dice of both sides.
func (t *Table) attackLines() []attackLine {
	s, u, a := &t.Shown, t.Game.Setup(), &t.Shown.Attack
	ls := make([]attackLine, 0, 3)
	if shot, no := s.ShotMade(u); no.Code == game.Yes {
		words := fmt.Sprintf("Range %d, %s", shot.Band, t.Long(shot.Gap.Dist))
		if shot.Obstructed {
			words += ", obstructed"
		}
		ls = append(ls, attackLine{arcWords(shot.Arc), words})
	}
	name := "Attack dice"
	if a.Weapon != game.NoWeapon {
		name = u.Facts(a.Attacker).Upgrades[a.Weapon].Card.Name
	}
	return append(ls, attackLine{name, s.AttackDice(u).String()}, attackLine{"Defense dice", s.DefenseDice(u).String()})
}

// arcWords is an arc as a sentence names it: "Front arc, 90°".
func arcWords(a physics.Arc) string {
	name := a.String()
	if a == physics.AllRound {
		return "All round, 360°"
	}
	if strings.Contains(name, " or ") {
		return names.Title(name)
	}
	if i := strings.LastIndexByte(name, ' '); i > 0 && digit(name[i+1:i+2]) > 0 {
		return names.Title(name[:i]) + " arc, " + name[i+1:] + "°"
	}
	return names.Title(name)
}

// attacks tells whether the column shows the attack being made in place of a ship: while nobody looks at another one.
func (t *Table) attacks() bool {
	a, p := &t.Shown.Attack, t.Asked()
	return a.On && !t.lay.narrow && (t.Ship == game.NoShip || t.Ship == a.Attacker || t.Ship == a.Target || p != nil && t.Ship == p.Ship)
}

const attackHead = 58.0

// attackCard is who attacks whom, from where and with how many dice, each number with its sum; it returns its height.
func (t *Table) attackCard(b box) float64 {
	c, u, a := &t.Canvas, t.Game.Setup(), &t.Shown.Attack
	ls := t.attackLines()
	st := scene.StyleSmall
	// a sum too long for its line stands below its name
	long := func(l *attackLine) int {
		if widthOf(st, l.name)+widthOf(st, l.value)+36 <= b.W {
			return 0
		}
		return len(canvas.Lines(st, l.value, b.W-24))
	}
	h := attackHead + 30
	for i := range ls {
		h += 24 + st.Line*float64(long(&ls[i]))
	}
	c.Panel(b.X, b.Y, b.W, h)
	c.Hit("inspect", b.X, b.Y, b.W, attackHead-4, true)
	for i, id := range []game.ShipID{a.Attacker, a.Target} {
		art, tones, _ := t.art(id)
		x := b.X + 30
		if i == 1 {
			x = b.X + b.W - 30
		}
		c.Art(x, b.Y+30, 38, art, tones, false)
	}
	mid, w := b.X+b.W/2, b.W-116
	from := u.Name(a.Attacker)
	if m := u.OnMap(a.Attacker); m != nil && int(a.Mount) < len(m.Mounts) {
		from = names.Short(from) + " · " + m.Mounts[a.Mount].Name
	}
	if widthOf(scene.StyleH3, from) > w {
		from = names.Short(from)
	}
	c.Fit(mid, b.Y+21, w, scene.StyleH3, scene.Seats[t.Shown.Ships[a.Attacker].Owner+1].Text, from, scene.Middle)
	c.Fit(mid, b.Y+42, w, st, scene.Text2, "attacks "+names.Short(u.Name(a.Target)), scene.Middle)
	y := b.Y + attackHead
	for i := range ls {
		l := &ls[i]
		c.Rule(b.X+12, y, b.W-24)
		t.linkedLine(b.X+12, y+12, st, l.name)
		c.Text(b.X+12, y+12, st, scene.Text2, l.name, scene.Left)
		if n := long(l); n > 0 {
			c.Wrap(b.X+12, y+22, b.W-24, st, scene.Text1, l.value)
			y += st.Line * float64(n)
		} else {
			c.Text(b.X+b.W-12, y+12, st, scene.Text1, l.value, scene.Right)
		}
		y += 24
	}
	ink := scene.Accent
	n := widthOf(st, "Why these numbers?")
	c.Hit("sums", b.X+8, y+1, n+40, 26, true)
	if c.Hover == "sums" {
		c.Path().Segment(scene.Pt{X: b.X + 12, Y: y + 22}, scene.Pt{X: b.X + 12 + n, Y: y + 22})
		c.Stroke(ink, 1, 0, 0)
	}
	c.Text(b.X+12, y+14, st, ink, "Why these numbers?", scene.Left)
	c.Key(b.X+20+n, y+14, t.keyName("W"), scene.Text3)
	return h
}
