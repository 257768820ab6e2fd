package builder

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawMiddle is the sheet of the ship selected; of the ship in focus at the right while one is chosen.
func (p *Page) drawMiddle(b box, l *layout) {
	c := p.canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	if p.panel == slotsPanel {
		c.Frame(b.X, b.Y, b.W, b.H, 10, 1.5, scene.Fade(scene.Accent, 0.6))
	}
	in := b.in(16)
	if l.small {
		in = b.in(12)
	}
	switch {
	case p.row == p.resourceRow():
		p.drawResource(in)
	case p.row == p.addRow():
		s := (*card.Ship)(nil)
		if o := p.offered(); o != nil {
			s = o.art
		}
		if s == nil {
			c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.Text2, "No ship is found for what is searched at the right.")
			return
		}
		y := p.drawHead(in, s, nil, l.small)
		c.Text(in.X, y+10, scene.StyleLabel, scene.Text3, "Not in the fleet yet", scene.Left)
		words := s.Text()
		if words == "" {
			words = "A ship without words of its own."
		}
		dw := dialWidth(in.W)
		used := p.wrapIn(in.X, y+26, in.W-dw-20, in.Y+in.H-y-120, scene.StyleSmall, scene.Text2, strings.ReplaceAll(words, "\n", " "))
		c.Wrap(in.X, y+26+used+14, in.W-dw-20, scene.StyleSmall, scene.Text3, sentence(shipFacts(s))+" A captain is chosen next: the one without a name costs nothing.")
		p.drawDial(box{in.X + in.W - dw, y, dw, in.Y + in.H - y}, s)
	default:
		p.drawShipSheet(in, l)
	}
}

func dialWidth(w float64) float64 { return min(220, max(150, w*0.32)) }

// drawHead is a ship's picture, name, numbers and actions; it returns where what follows begins.
func (p *Page) drawHead(b box, s *card.Ship, line *fleet.Line, small bool) float64 {
	c := p.canvas
	art := 132.0
	if small {
		art = 92
	}
	c.Box(b.X, b.Y, art, art, 8, scene.Hex(0x0B1428))
	c.Frame(b.X, b.Y, art, art, 8, 1, scene.Line)
	drawShip(c, b.X+art/2, b.Y+art/2, art*0.68, s)
	x := b.X + art + 14
	w := b.X + b.W - x
	pw := codePill(c, b.X+b.W, b.Y+12, s.Factions)
	name := scene.Style{Face: scene.SansBold, Size: 22, Line: 26}
	if small {
		name = scene.StyleH3
	}
	c.Fit(x, b.Y+12, w-pw-4, name, scene.Text1, s.Name, scene.Left)
	about := s.Class.Name
	if s.Unique {
		about += " · unique"
	}
	about += " · " + s.Class.Front.String()
	if s.Class.Rear != physics.NoArc {
		about += ", " + s.Class.Rear.String()
	}
	c.Fit(x, b.Y+34, w, scene.StyleSmall, scene.Text2, about, scene.Left)
	sw := (w - 3*8) / 4
	sh := 38.0
	y := b.Y + 50
	if small {
		sh, y = 26, b.Y+44
	}
	for i, n := range []struct {
		icon string
		n    int8
	}{{"attack", s.Attack}, {"agility", s.Agility}, {"hull", s.Hull}, {"shields", s.Shields}} {
		xx := x + float64(i)*(sw+8)
		c.Box(xx, y, sw, sh, 8, scene.Card)
		c.Frame(xx, y, sw, sh, 8, 1, scene.Line)
		c.Icon(xx+sw*0.32, y+sh/2, min(20, sh-8), n.icon, scene.Text2)
		c.Text(xx+sw*0.68, y+sh/2, scene.StyleNumber24, scene.Text1, fmt.Sprint(n.n), scene.Middle)
	}
	y = b.Y + art - 18
	ax := x
	if !small {
		ax += c.Text(x, y, scene.StyleSmall, scene.Text3, "Actions", scene.Left) + 16
	} else {
		ax, y = x+8, b.Y+art-9
	}
	for a := card.Evade; a < card.NumActions; a++ {
		if s.Actions.Has(a) {
			c.Icon(ax, y, 17, strings.ReplaceAll(strings.ToLower(a.Words()), " ", "-"), scene.Text1)
			ax += 25
		}
	}
	if line != nil {
		used := money(c, b.X+b.W, y, line.Printed, line.SP, scene.StyleNumber20, false)
		if !small {
			c.Text(b.X+b.W-used-8, y, scene.StyleSmall, scene.Text3, "Ship", scene.Right)
		}
	}
	return b.Y + art + 16
}

func (p *Page) drawShipSheet(b box, l *layout) {
	c := p.canvas
	ls := &p.list.Ships[p.row]
	s := p.o.Cards.Ship(ls.Ship.ID)
	if s == nil {
		c.Text(b.X, b.Y+12, scene.StyleH2, scene.Text1, refName(ls.Ship), scene.Left)
		c.Wrap(b.X, b.Y+34, b.W, scene.StyleBody, scene.DangerSentence, "There is no ship of this id. Take it out, or import the card.")
		c.Button("removeship", "Take this ship out", "Ctrl+Delete", b.X, b.Y+90, 260, 40, canvas.Plain, true)
		return
	}
	lines := p.linesOf(p.row + 1)
	var own *fleet.Line
	if len(lines) > 0 {
		own = &lines[0]
	}
	y := p.drawHead(b, s, own, l.small)
	why := 76.0
	dw := dialWidth(b.W)
	buttons := shipButtonsHigh(b.W)
	list := box{b.X, y, b.W - dw - 16, b.Y + b.H - y - why - buttons - 20}
	p.drawSlots(list, lines)
	by := list.Y + list.H + 6
	p.drawShipButtons(box{b.X, by, b.W, buttons})
	p.drawDial(box{b.X + b.W - dw, y, dw, list.H}, s)
	p.drawWhyFoot(box{b.X, b.Y + b.H - why, b.W, why}, lines)
}

func (p *Page) drawShipButtons(b box) {
	c := p.canvas
	type one struct{ id, word, key string }
	all := []one{{"copyship", "Copy", "Ctrl+D"}, {"removeship", "Take out", "Ctrl+Del"}, {"shipup", "Up", "Ctrl+↑"}}
	if len(p.exchanges()) > 0 {
		word := "Exchange a slot"
		if k := p.list.Ships[p.row].ExchangeSlot; k != "" {
			word = "Gives up 1 " + k
		}
		all = append(all, one{"exchange", word, "X"})
	}
	across, h := len(all), b.H
	if b.H > 32 {
		across, h = 2, b.H/2-3
		all[1].word = "Out"
	}
	w := (b.W - 8*float64(across-1)) / float64(across)
	for i, o := range all {
		on := o.id != "shipup" || p.row > 0
		c.Button(o.id, o.word, keyShown(o.key), b.X+float64(i%across)*(w+8), b.Y+float64(i/across)*(h+6), w, h, canvas.Plain, on)
	}
}

// shipButtonsHigh is how high the buttons of a ship are: two rows where one is too narrow for their words.
func shipButtonsHigh(w float64) float64 {
	if w < 320 {
		return 62
	}
	return 32
}

// keyShown is a key in letters that the fonts have.
func keyShown(k string) string { return strings.ReplaceAll(k, "↑", "Up") }

// linesOf are the lines of the sheet for a ship, from 1, its own first.
func (p *Page) linesOf(ship int) (ls []fleet.Line) {
	for _, l := range p.sheet.Lines {
		if l.Ship == ship {
			ls = append(ls, l)
		}
	}
	return ls
}

// drawWhyFoot is the ship's sum in short; W opens it line by line.
func (p *Page) drawWhyFoot(b box, lines []fleet.Line) {
	c := p.canvas
	total := p.sheet.ShipTotal(p.row + 1)
	c.Hit("why", b.X, b.Y, b.W, b.H, true)
	fill := scene.Card
	if c.Hover == "why" {
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, 1, scene.Line)
	w := c.Text(b.X+14, b.Y+20, scene.StyleLabel, scene.Text3, fmt.Sprintf("Why %d SP", total), scene.Left)
	kw := c.Key(b.X+14+w+10, b.Y+20, "W", scene.Text2)
	if note := commonReason(lines); note != "" {
		room := b.W - 28 - w - kw - 30
		c.Fit(b.X+b.W-14, b.Y+20, room, scene.StyleCaption, scene.Text2, note, scene.Right)
	}
	var kinds []string
	sums := map[string]int{}
	for _, l := range lines {
		k := l.Kind
		if k != "ship" && k != "captain" && k != "admiral" {
			k = "upgrades"
		}
		if _, ok := sums[k]; !ok {
			kinds = append(kinds, k)
		}
		sums[k] += l.SP
	}
	x := b.X + 14
	num := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	for i, k := range kinds {
		if i > 0 {
			x += c.Text(x+6, b.Y+50, scene.StyleSmall, scene.Text3, "+", scene.Left) + 12
		}
		x += c.Text(x, b.Y+50, scene.StyleSmall, scene.Text2, k, scene.Left) + 5
		x += c.Text(x, b.Y+50, num, scene.Text1, number(sums[k]), scene.Left)
	}
	c.Text(b.X+b.W-14, b.Y+50, scene.StyleNumber24, scene.Text1, "= "+number(total), scene.Right)
}

// commonReason is the adjustment that most lines share: what the sheet of the scenario does to every card.
func commonReason(lines []fleet.Line) string {
	n := map[fleet.Adjustment]int{}
	for _, l := range lines {
		for _, a := range l.Adjustments {
			n[a]++
		}
	}
	best, most := fleet.Adjustment{}, 1
	for _, l := range lines {
		for _, a := range l.Adjustments {
			if n[a] > most {
				best, most = a, n[a]
			}
		}
	}
	if best.Why == "" {
		return ""
	}
	return fmt.Sprintf("%s: %s on %d cards", best.Why, signed(best.SP), most)
}

func (p *Page) drawResource(b box) {
	c := p.canvas
	c.Text(b.X, b.Y+12, scene.StyleH2, scene.Text1, "Resource of the fleet", scene.Left)
	y := b.Y + 36
	y += c.Wrap(b.X, y, b.W, scene.StyleBody, scene.Text2, "A fleet may have one resource. It belongs to the fleet, not to a ship, and is no upgrade.") + 12
	ps := p.places()
	var line *fleet.Line
	for i := range p.sheet.Lines {
		if p.sheet.Lines[i].Kind == "resource" {
			line = &p.sheet.Lines[i]
		}
	}
	p.drawSlot(0, &ps[0], line, box{b.X, y, b.W, 50})
	y += 66
	if u := p.o.Cards.Resource(p.list.Resource.ID); u != nil {
		p.wrapIn(b.X, y, b.W, b.Y+b.H-y, scene.StyleBody, scene.Text2, strings.ReplaceAll(u.Text()+" "+u.Unplayed(), "\n", " "))
	}
}
