package builder

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

func (p *Page) drawSlots(b box, lines []fleet.Line) {
	c := p.canvas
	head := "Captain and upgrades"
	if b.W < 240 {
		head = "Crew and cards"
	}
	c.Text(b.X, b.Y+8, scene.StyleLabel, scene.Text3, head, scene.Left)
	ps := p.places()
	y := b.Y + 22
	rh := max(34, min(50, (b.H-22)/float64(max(1, len(ps)))-6))
	fit := max(1, int((b.H-22+6)/(rh+6)))
	p.drawn[slotsList] = fit
	if p.slot < p.top[slotsList] {
		p.top[slotsList] = p.slot
	}
	if p.slot >= p.top[slotsList]+fit {
		p.top[slotsList] = p.slot - fit + 1
	}
	top := scrolled(&p.top[slotsList], len(ps), fit)
	if len(ps) > fit {
		c.Text(b.X+b.W, b.Y+8, scene.StyleCaption, scene.Text3, fmt.Sprintf("%d to %d of %d", top+1, min(top+fit, len(ps)), len(ps)), scene.Right)
	}
	taken := map[string]int{} // lines of one card lie in the order of the list
	for i := range ps {
		at := &ps[i]
		var line *fleet.Line
		skip := taken[at.ref.ID]
		for k := range lines {
			if lines[k].ID == at.ref.ID && lines[k].Kind != "ship" {
				if skip == 0 {
					line = &lines[k]
					break
				}
				skip--
			}
		}
		taken[at.ref.ID]++
		if i >= top && i < top+fit {
			p.drawSlot(i, at, line, box{b.X, y, b.W, rh})
			y += rh + 6
		}
	}
}

func (p *Page) drawSlot(i int, at *place, line *fleet.Line, b box) {
	c := p.canvas
	id := "slot:" + strconv.Itoa(i)
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	chosen := i == p.slot
	fill, edge := scene.Card, scene.Line
	switch {
	case chosen:
		fill, edge = scene.AccentLo, scene.Accent
	case c.Hover == id:
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Path().RoundRect(b.X+0.7, b.Y+0.7, b.X+b.W-0.7, b.Y+b.H-0.7, 7.5)
	if at.ref.IsZero() {
		c.Stroke(map[bool]rgba{true: scene.Accent, false: scene.LineStrong}[chosen], 1.4, 5, 4)
	} else {
		c.Stroke(edge, 1.4, 0, 0)
	}
	ink := scene.Text2
	if chosen {
		ink = scene.Accent
	}
	c.Icon(b.X+22, b.Y+b.H/2, 18, at.icon(), ink)
	x := b.X + 42
	two := b.H >= 46
	y := b.Y + b.H/2
	if two {
		y -= 9
	}
	if at.ref.IsZero() {
		name := strings.ToUpper(at.words()[:1]) + at.words()[1:] + " slot"
		note := "empty"
		switch at.what {
		case game.CaptainCard:
			name, note = "Captain", "every ship has one"
		case game.AdmiralCard:
			name, note = "Admiral", "none; a fleet may have one"
		}
		word := "choose"
		w := canvas.Width(scene.StyleSmall, word) + 12
		c.Text(b.X+b.W-12, b.Y+b.H/2, scene.StyleSmall, ink, word, scene.Right)
		c.Fit(x, y, b.X+b.W-x-w-8, bold, ink, name, scene.Left)
		if two {
			c.Fit(x, y+19, b.X+b.W-x-w-8, scene.StyleCaption, scene.Text3, note, scene.Left)
		}
		return
	}
	right := b.X + b.W - 12
	if chosen || c.Hover == id {
		cid := "out:" + strconv.Itoa(i)
		c.Hit(cid, right-22, b.Y+b.H/2-13, 26, 26, true)
		cross := scene.Text2
		if c.Hover == cid {
			cross = scene.DangerText
		}
		cx, cy := right-9, b.Y+b.H/2
		c.Path().Polyline(scene.Pt{X: cx - 5, Y: cy - 5}, scene.Pt{X: cx + 5, Y: cy + 5})
		c.Stroke(cross, 1.8, 0, 0)
		c.Path().Polyline(scene.Pt{X: cx + 5, Y: cy - 5}, scene.Pt{X: cx - 5, Y: cy + 5})
		c.Stroke(cross, 1.8, 0, 0)
		right -= 30
	}
	if line != nil {
		right -= money(c, right, b.Y+b.H/2, line.Printed, line.SP, scene.StyleNumber20, false) + 10
	}
	nameInk := scene.Text1
	note := p.noteOf(at)
	noteInk := scene.Text2
	if why := p.problemOf(at); why != "" {
		note, noteInk, nameInk = why, scene.DangerSentence, scene.DangerText
	}
	c.Fit(x, y, right-x, bold, nameInk, refName(at.ref), scene.Left)
	if two {
		c.Fit(x, y+19, right-x, scene.StyleCaption, noteInk, note, scene.Left)
	}
}

// noteOf is a card in a few words, as a row has room for.
func (p *Page) noteOf(at *place) string {
	first := func(text, or string) string {
		line, _, _ := strings.Cut(text, "\n")
		if line == "" {
			return or
		}
		return line
	}
	switch at.what {
	case game.CaptainCard:
		if v := p.o.Cards.Captain(at.ref.ID); v != nil {
			return fmt.Sprintf("skill %d%s", v.Skill, after(" · ", first(v.Text(), "")))
		}
	case game.AdmiralCard:
		if v := p.o.Cards.Admiral(at.ref.ID); v != nil {
			return first(v.Text(), "admiral")
		}
	default:
		if v := p.o.Cards.Upgrade(at.ref.ID); v != nil {
			return first(v.Text(), first(v.Unplayed(), at.words()))
		}
	}
	return "this card is not in the catalogue"
}

func after(sep, text string) string {
	if text == "" {
		return ""
	}
	return sep + text
}

// problemOf is what is wrong with the card of a place, empty where nothing is.
func (p *Page) problemOf(at *place) string {
	for _, q := range p.sheet.Problems {
		if q.Ship == at.ship+1 && q.Card == refName(at.ref) && q.Card != "" {
			return sentence(q.Why)
		}
	}
	return ""
}
