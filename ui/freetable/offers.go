package freetable

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/dial"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawPicker is the ships to place.
func (p *Page) drawPicker(b box) {
	c := p.c
	y := p.head(b, map[bool]string{false: "Ships of the catalogue", true: "Ready fleets"}[p.pick.fleets])
	bottom := b.Y + b.H - 44
	if p.narrow() {
		y += c.Rows(b.X+8, y, b.W-16, 30, []canvas.Press{{ID: "ships", Text: map[bool]string{false: "Fleets", true: "Ships"}[p.pick.fleets], Key: "]", Enabled: true},
			{ID: "seat", Text: fmt.Sprint("For player ", p.pick.seat+1), Key: fmt.Sprint(2 - p.pick.seat), Enabled: true}, {ID: "place", Text: "Place it", Key: "Enter", Kind: canvas.Main, Enabled: len(p.offers()) > 0}}) + 8
		p.offerList(b, y, b.Y+b.H-4)
		return
	}
	q := (b.W - 28 - 8) / 2
	c.Button("ships", map[bool]string{false: "Fleets", true: "Ships"}[p.pick.fleets], "]", b.X+14, y, q, 30, canvas.Plain, true)
	c.Button("seat", fmt.Sprint("For player ", p.pick.seat+1), fmt.Sprint(2-p.pick.seat), b.X+22+q, y, q, 30, canvas.Plain, true)
	y += 36
	p.pick.search = box{b.X + 14, y, b.W - 28, 34}
	y += 42
	c.Button("place", "Place it", "Enter", b.X+14, bottom+6, b.W-28, 32, canvas.Main, len(p.offers()) > 0)
	p.offerList(b, y, bottom)
}

// offerList are the ships or fleets between two heights.
func (p *Page) offerList(b box, y, bottom float64) {
	c, os := p.c, p.offers()
	if len(os) == 0 {
		c.Wrap(b.X+14, y, b.W-28, scene.StyleSmall, scene.Text3, "Nothing fits what is searched.")
		return
	}
	p.pick.at = min(p.pick.at, len(os)-1)
	p.pick.lines.fit(len(os), bottom-y, offerHeight)
	p.scrollBar(box{b.X, y, b.W - 2, bottom - y}, &p.pick.lines, len(os))
	from, to := p.pick.lines.seen(len(os))
	for n := from; n < to; n++ {
		ry := y + float64(n-from)*offerHeight
		id, o := fmt.Sprint("offer:", n), &os[n]
		c.Hit(id, b.X+8, ry, b.W-16, offerHeight-2, true)
		if n == p.pick.at {
			c.Box(b.X+8, ry, b.W-16, offerHeight-2, 6, scene.AccentLo)
			c.Frame(b.X+8, ry, b.W-16, offerHeight-2, 6, 1.2, scene.Accent)
		} else if c.Hover == id {
			c.Box(b.X+8, ry, b.W-16, offerHeight-2, 6, scene.Card)
		}
		c.Fit(b.X+18, ry+10, b.W-36, scene.Style{Face: scene.Condensed, Size: 14, Line: 18}, scene.Text1, o.name, scene.Left)
		c.Fit(b.X+18, ry+25, b.W-36, scene.StyleCaption, scene.Text3, o.sub, scene.Left)
	}
}

// drawKinds is the tokens to lay.
func (p *Page) drawKinds(b box) {
	c := p.c
	y := p.head(b, "Tokens of this battle")
	for n, k := range p.tokenKinds() {
		if y+38 > b.Y+b.H-40 {
			break
		}
		id := fmt.Sprint("kind:", n)
		c.Hit(id, b.X+8, y, b.W-16, 34, true)
		if n == p.tokenKind {
			c.Box(b.X+8, y, b.W-16, 34, 6, scene.AccentLo)
			c.Frame(b.X+8, y, b.W-16, 34, 6, 1.2, scene.Accent)
		}
		c.Fit(b.X+18, y+17, b.W-36, scene.StyleSmall, scene.Text1, k.Name, scene.Left)
		y += 38
	}
	c.Wrap(b.X+14, y+6, b.W-28, scene.StyleSmall, scene.Text3, toolWords[TokenTool].help)
}

// drawMoves is the dial of the selected ship.
func (p *Page) drawMoves(b box) {
	c := p.c
	id := p.l.of[p.sel.ship]
	y := p.head(b, "Fly "+onmap.Short(p.l.setup.Name(id)))
	dial := p.l.setup.Facts(id).Ship.Class.Dial
	words, bad := p.fateWords()
	ink := scene.Text2
	if bad {
		ink = scene.DangerText
	}
	if p.move < len(dial) {
		words = dial[p.move].String() + ": " + words
		words = strings.ToUpper(words[:1]) + words[1:]
	}
	y += c.Wrap(b.X+14, y-4, b.W-28, scene.StyleSmall, ink, words) + 6
	const cw, ch = 50.0, 34.0
	cols := int((b.W - 20) / (cw + 4))
	for n, m := range dial {
		x, cy := b.X+12+float64(n%cols)*(cw+4), y+float64(n/cols)*(ch+4)
		if cy+ch > b.Y+b.H-44 {
			break
		}
		name := fmt.Sprint("move:", n)
		c.Hit(name, x, cy, cw, ch, true)
		fill := scene.Control
		if c.Hover == name {
			fill = scene.Mix(fill, scene.Hex(0xFFFFFF), 0.1)
		}
		c.Box(x, cy, cw, ch, 6, fill)
		if n == p.move {
			c.Frame(x, cy, cw, ch, 6, 1.6, scene.Accent)
		}
		col := scene.Difficulties[difficulty(m.Color)]
		c.Text(x+9, cy+ch/2, scene.StyleNumber, scene.Text1, fmt.Sprint(m.Speed), scene.Left)
		c.Icon(x+32, cy+ch/2, 22, moveArt(m.Bearing), col)
		switch k := (scene.Pt{X: x + cw - 6, Y: cy + 7}); m.Color {
		case card.Green:
			c.Path().Circle(k, 3)
			c.Fill(col)
		case card.Red:
			c.Path().Polygon(k.Add(scene.Pt{Y: -4}), k.Add(scene.Pt{X: 4, Y: 3}), k.Add(scene.Pt{X: -4, Y: 3}))
			c.Fill(col)
		}
	}
	c.Button("fly", "Fly it", "Enter", b.X+14, b.Y+b.H-40, b.W-28, 32, canvas.Main, true)
}

func moveArt(b physics.Bearing) string {
	switch b {
	case physics.FlankLeft, physics.FlankRight, physics.RotateLeft, physics.RotateRight:
		b = physics.Stop // only stations have these, and no drawing
	default:
	}
	return dial.Art(b)
}
