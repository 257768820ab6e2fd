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

// setupStep is a step of setting a battle up.
type setupStep struct {
	words     string
	done, now bool
}

// setupSteps are those of this battle: what its sheet lays, the starting areas, the ships, the first round.
func (t *Table) setupSteps() (steps []setupStep) {
	s, u := &t.Shown, t.Game.Setup()
	var laid []string
	for _, id := range t.MapShips() {
		laid = append(laid, names.Short(u.Name(id)))
	}
	if s.NTokens > 0 && len(laid) == 0 {
		laid = append(laid, "the "+t.Called(s.Tokens[0].Kind))
	}
	if len(laid) > 0 {
		steps = append(steps, setupStep{words: names.Title(strings.Join(laid, ", ")) + " lies on the table", done: true})
	}
	a := u.Scenario.Sheet().Areas
	inch := func(um int32) int { return int(float64(um)/physics.Inch + 0.5) }
	steps = append(steps, setupStep{words: fmt.Sprintf("Starting areas: %d\" × %d\" in %s and %s; Player 1 of the sheet, in %s: %s", inch(a[0].X1-a[0].X0), inch(a[0].Y1-a[0].Y0), side(a[0]), side(a[1]), side(a[0]), u.Player(u.Player1())), done: true})
	n, all := 0, 0
	for i := range s.Ships[:s.NShips] {
		if !s.Ships[i].Map {
			all++
			if s.Ships[i].Placed {
				n++
			}
		}
	}
	return append(steps, setupStep{words: fmt.Sprintf("Players place ships: %d of %d", n, all), now: true}, setupStep{words: "Shields up, then round 1"})
}

// side is where an area lies, as a compass has it.
func side(a game.Area) string {
	const mid = int32(physics.AreaSide / 2)
	words := "N"
	if (a.Y0+a.Y1)/2 > mid {
		words = "S"
	}
	switch x := (a.X0 + a.X1) / 2; {
	case a.X1-a.X0 >= int32(physics.AreaSide): // all along the edge
	case x > mid:
		words += "E"
	case x < mid:
		words += "W"
	}
	return words
}

const setupHead = 34.0

// setupHeight is how high the steps are in a column so wide, 0 when nothing is set up.
func (t *Table) setupHeight(w float64) float64 {
	if t.Shown.Phase != game.SettingUp || t.lay.small {
		return 0
	}
	h := setupHead + 6
	for _, k := range t.setupSteps() {
		h += setupLine(k.words, w) + 8
	}
	return h
}

func setupLine(words string, w float64) float64 {
	return max(22, scene.StyleSmall.Line*float64(len(canvas.Lines(scene.StyleSmall, words, w-54))))
}

// drawSetup is the steps of setting up: done, now, to come.
func (t *Table) drawSetup(b box) {
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	c.Text(b.X+12, b.Y+20, scene.StyleLabel, scene.Text3, "Set-up, step by step", scene.Left)
	y := b.Y + setupHead
	for i, k := range t.setupSteps() {
		at := scene.Pt{X: b.X + 23, Y: y + 11}
		fill, ink := scene.Control, scene.Text2
		if k.now {
			fill, ink = scene.Accent, scene.Text1
		}
		c.Path().Circle(at, 10)
		c.Fill(fill)
		switch {
		case k.done:
			c.Icon(at.X, at.Y, 11, "ok", scene.Text1)
		case k.now:
			c.Text(at.X, at.Y, scene.StyleKeyCap, scene.OnAccent, fmt.Sprint(i+1), scene.Middle)
		default:
			c.Text(at.X, at.Y, scene.StyleKeyCap, scene.Text1, fmt.Sprint(i+1), scene.Middle)
		}
		h := setupLine(k.words, b.W)
		lines := canvas.Lines(scene.StyleSmall, k.words, b.W-54)
		for n, l := range lines {
			c.Text(b.X+42, y+h/2+(float64(n)-float64(len(lines)-1)/2)*scene.StyleSmall.Line, scene.StyleSmall, ink, l, scene.Left)
		}
		y += h + 8
	}
}
