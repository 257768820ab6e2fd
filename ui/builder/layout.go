package builder

import (
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet/buildsheet"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

type box struct{ X, Y, W, H float64 }

func (b box) has(x, y float64) bool { return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H }

// in is the box without a margin.
func (b box) in(by float64) box { return box{b.X + by, b.Y + by, b.W - 2*by, b.H - 2*by} }

// lowHigh is a column so low that nothing in it may be wasted.
const lowHigh = 500

type layout struct {
	bar              float64
	left, mid, right box
	small, wide      bool
	narrow           bool // one column at a time
}

// layoutOf shares the window out: the ships, the ship selected, the cards for it.
func layoutOf(w, h float64) (l layout) {
	l.bar = 56
	m, gap := 16.0, 12.0
	left, right := 300.0, 424.0
	switch {
	case w < 1180 || h < 700:
		l.small, l.bar, m, gap, left, right = true, 48, 12, 8, 190, 370
	case w >= 1700:
		l.wide, left, right = true, 380, 800
	}
	y := l.bar + m
	hh := h - y - m
	l.left = box{m, y, left, hh}
	l.right = box{w - m - right, y, right, hh}
	l.mid = box{m + left + gap, y, w - 2*m - 2*gap - left - right, hh}
	return l
}

// bold is the name of a card in a list.
var bold = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}

// money draws what a card costs with its right edge at x, the printed price struck through where it differs; it returns
// the width used.
func money(c *canvas.Canvas, right, y float64, printed, sp int, st scene.Style, dim bool) float64 {
	ink := scene.Text1
	if dim {
		ink = scene.Text3
	}
	text := number(sp)
	c.Text(right, y, st, ink, text, scene.Right)
	w := canvas.Width(st, text)
	if printed == sp {
		return w
	}
	old := scene.Style{Face: scene.Numeral, Size: 14, Line: 16}
	ow := canvas.Width(old, number(printed))
	x := right - w - 10 - ow
	c.Text(x, y, old, scene.Text3, number(printed), scene.Left)
	c.Path().Rect(x-2, y-0.5, x+ow+2, y+0.7)
	c.Fill(scene.Text3)
	return w + 12 + ow
}

// codes are the factions of a card, as build sheets write them.
func codes(fs []card.Faction) string {
	var out []string
	for _, f := range fs {
		out = append(out, buildsheet.Code(f))
	}
	return strings.Join(out, "/")
}

// codePill is a card's factions with the right edge at x; it returns the width used.
func codePill(c *canvas.Canvas, right, y float64, fs []card.Faction) float64 {
	text := codes(fs)
	if text == "" {
		return 0
	}
	c.Pill(right, y, text, scene.LineStrong, scene.Control)
	return canvas.Width(scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}, text) + 24
}

// iconOf is the icon of a place.
func (at *place) icon() string {
	switch at.what {
	case game.ShipCard:
		return "hull"
	case game.CaptainCard:
		return "captain"
	case game.AdmiralCard:
		return "admiral"
	case game.ResourceCard:
		return "resource"
	}
	return at.kind.String()
}

// words is what a place is called, in small letters.
func (at *place) words() string {
	switch at.what {
	case game.ShipCard:
		return "ship"
	case game.CaptainCard:
		return "captain"
	case game.AdmiralCard:
		return "admiral"
	case game.ResourceCard:
		return "resource"
	}
	return map[card.UpgradeKind]string{card.Talent: "Elite Talent", card.BorgUpgrade: "Borg upgrade", card.SquadronUpgrade: "squadron upgrade"}[at.kind] + plainKind(at.kind)
}

func plainKind(k card.UpgradeKind) string {
	switch k {
	case card.Talent, card.BorgUpgrade, card.SquadronUpgrade:
		return ""
	}
	return k.String()
}

// drawShip is the picture of a ship in a box.
func drawShip(c *canvas.Canvas, x, y, size float64, s *card.Ship) {
	if s == nil {
		return
	}
	a := card.ArtOf(s)
	art, tones := scene.ShipArt(a.File, a.Tones, a.Variant)
	c.Art(x, y, size*min(a.Scale, 1.3), art, tones, false)
}

// some is a number of things in words.
func some(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return number(n) + " " + what + "s"
}
