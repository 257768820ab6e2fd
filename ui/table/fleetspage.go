package table

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet/buildsheet"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// drawFleets is the fleet chooser: a half for each player.
func (t *Table) drawFleets() {
	t.background()
	if t.narrow() {
		t.drawNarrowFleets()
		return
	}
	c := &t.Canvas
	m := t.pageMargin()
	c.Text(m, 44, scene.StyleH1, scene.Text1, "Choose fleets", scene.Left)
	sheet := t.scens[t.scen].Sheet()
	c.Fit(m, 70, t.w-2*m-580, scene.StyleSmall, scene.Text2, sheet.Title, scene.Left)
	t.fleetChips(m, 84, t.w)
	sides := t.sidesOf(sheet)
	w := (t.w - 2*m - 20) / 2
	for seat := range 2 {
		x := m + float64(seat)*(w+20)
		y, h := 122.0, t.h-122-84
		c.Panel(x, y, w, h)
		if t.half == seat {
			c.Frame(x, y, w, h, 10, 2, scene.Seats[seat+1].Main)
		}
		c.Seat(x+22, y+22, 7, seat+1, -1)
		who := fmt.Sprintf("Player %d", seat+1)
		if l := t.players()[seat]; isComputer(l) {
			who += " · AI " + names.Title(l)
		}
		if len(sides) > seat { // the side heads the half
			sw := c.Fit(x+38, y+22, w*0.5, scene.StyleH3, scene.Seats[seat+1].Text, sides[seat], scene.Left)
			c.Fit(x+50+sw, y+23, w-66-sw, scene.StyleCaption, scene.Text3, who, scene.Left)
		} else {
			c.Text(x+38, y+22, scene.StyleH3, scene.Seats[seat+1].Text, who, scene.Left)
		}
		t.fleetList(seat, box{x + 10, y + 42, w - 20, h - 42 - 52})
		t.fleetButtons(seat, box{x + 10, y + h - 44, w - 20, 34})
	}
	y := t.h - 66
	c.Button("back", "Back", "Esc", m, y, 110, 44, 0, true)
	c.Button("swap", "Swap", "X", m+118, y, 100, 44, 0, true)
	c.Button("same", "Same for both", "=", m+226, y, 170, 44, 0, len(t.lists[t.half]) > 0)
	word, kind := t.setUpWords()
	c.Button("main", word, "Enter", t.w-m-270, y, 270, 44, kind, true)
	room := t.w - 2*m - 404 - 290
	if t.err != "" {
		lines := canvas.Lines(scene.StyleSmall, t.err, room)
		for i, l := range lines[:min(2, len(lines))] {
			c.Fit(m+412, y+14+18*float64(i), room, scene.StyleSmall, scene.DangerSentence, l, scene.Left)
		}
	} else if room > 330 {
		c.Fit(m+412, y+22, room, scene.StyleSmall, scene.Text3, "Tab: other player    arrows: fleet    /: search", scene.Left)
	}
}

// setUpWords are what the big button says, and how it looks.
func (t *Table) setUpWords() (string, canvas.Kind) {
	for seat := range 2 {
		if ch := t.picked(seat); ch != nil && ch.bad != "" {
			return "Play anyway: not legal", canvas.Loss
		}
	}
	return "Set up the table", canvas.Main
}

// fleetChips are what the fleets may cost, and the filters, from x on to right; it returns their height.
func (t *Table) fleetChips(x, y, right float64) float64 {
	c := &t.Canvas
	left, top := x, y
	chip := func(id, words, key string, on bool) {
		w := widthOf(scene.StyleSmall, words) + 52
		if x+w > right && x > left {
			x, y = left, y+34
		}
		c.Hit(id, x, y, w, 28, true)
		fill, edge, ink := scene.Control, scene.LineStrong, scene.Text2
		if on {
			fill, edge, ink = scene.AccentLo, scene.Accent, scene.Text1
		} else if c.Hover == id {
			ink = scene.Text1
		}
		c.Box(x, y, w, 28, 14, fill)
		c.Frame(x, y, w, 28, 14, 1.2, edge)
		c.Text(x+12, y+14, scene.StyleSmall, ink, words, scene.Left)
		c.Key(x+w-30, y+14, key, scene.Text3)
		x += w + 8
	}
	chip("limit", fmt.Sprintf("Fleets of %d SP", t.limit(t.scens[t.scen].Sheet())), "L", false)
	chip("house", "Other limit, house rules", "H", len(t.houseOf(t.scens[t.scen].Sheet())) > 0)
	faction := "Any faction"
	if t.faction != card.NoFaction {
		faction = t.faction.String()
	}
	chip("faction", faction, "F", t.faction != card.NoFaction)
	chip("onlylegal", "Only legal ones", "G", t.onlyLegal)
	return y + 28 - top
}

// fleetPresses make and change fleets of a half.
func (t *Table) fleetPresses(seat int) []canvas.Press {
	change := "Change a copy"
	if ch := t.picked(seat); ch != nil && ch.own {
		change = "Change it"
	}
	keys := [4]string{"R", "N", "E", "Ctrl+O"}
	if seat != t.half {
		keys = [4]string{}
	}
	build := t.opts.Build != nil
	ps := []canvas.Press{{ID: "random", Text: "Random", Enabled: true}, {ID: "newfleet", Text: "New", Enabled: build},
		{ID: "edit", Text: change, Enabled: build && t.picked(seat) != nil}, {ID: "import", Text: "Import", Enabled: build}}
	for i := range ps {
		ps[i].ID, ps[i].Key = fmt.Sprintf("%s:%d", ps[i].ID, seat), keys[i]
	}
	return ps
}

// fleetButtons are they in one row; where their words need more than the row has, keys give way, the longest first.
func (t *Table) fleetButtons(seat int, b box) {
	const gap = 6.0
	ps := t.fleetPresses(seat)
	w := (b.W - 3*gap) / 4
	need := func() (sum, most float64) {
		for _, p := range ps {
			n := canvas.NaturalWidth(p.Text, p.Key, b.H)
			sum, most = sum+n, max(most, n)
		}
		return sum, most
	}
	sum, most := need()
	for sum > b.W-3*gap {
		longest := slices.MaxFunc(ps, func(p, q canvas.Press) int { return len(p.Key) - len(q.Key) }).Key
		if longest == "" {
			break
		}
		for i := range ps {
			if ps[i].Key == longest {
				ps[i].Key = ""
			}
		}
		sum, most = need()
	}
	x := b.X
	for _, p := range ps {
		bw := w
		if most > w {
			bw = canvas.NaturalWidth(p.Text, p.Key, b.H) + (b.W-3*gap-sum)/4
		}
		t.Canvas.Button(p.ID, p.Text, p.Key, x, b.Y, bw, b.H, p.Kind, p.Enabled)
		x += bw + gap
	}
}

const (
	fleetRow  = 76.0
	fleetHead = 20.0 // over the player's own fleets, over the ready ones
)

// fleetOpen is how high the fleet picked is, unfolded.
func (f *chooser) fleetOpen(seat, i int) float64 {
	if i != f.pick[seat] {
		return fleetRow
	}
	h := 96.0
	for _, s := range f.lists[seat][i].fleet.Ships {
		h += 22 + 16*float64((len(s.Upgrades)+2)/3)
	}
	return h
}

// fleetList are the fleets of a half, as many as have room about the one picked.
func (t *Table) fleetList(seat int, b box) {
	c := &t.Canvas
	at := t.found(seat)
	if len(at) == 0 {
		c.Wrap(b.X+8, b.Y+10, b.W-16, scene.StyleBody, scene.Text2, "No fleet fits the filters. F and G change them; N builds a fleet, R makes one by chance.")
		return
	}
	height := func(from, to int) (h float64) {
		own := -1
		for k := from; k <= to; k++ {
			ch := &t.lists[seat][at[k]]
			if n := map[bool]int{true: 1}[ch.own]; n != own {
				own = n
				h += fleetHead
			}
			h += t.fleetOpen(seat, at[k]) + 6
		}
		return h
	}
	picked := 0
	for k, i := range at {
		if i == t.pick[seat] {
			picked = k
		}
	}
	top := 0
	for top < picked && height(top, min(picked+1, len(at)-1)) > b.H {
		top++
	}
	y, group := b.Y, ""
	for k := top; k < len(at); k++ {
		ch := &t.lists[seat][at[k]]
		g := map[bool]string{true: "Your fleets", false: "Ready fleets"}[ch.own]
		h := t.fleetOpen(seat, at[k])
		if g != group && y+fleetHead+h <= b.Y+b.H || g != group && k == top {
			c.Text(b.X+4, y+8, scene.StyleLabel, scene.Text3, g, scene.Left)
			if k == top && !ch.own && t.opts.Own != nil && top == 0 {
				c.Fit(b.X+b.W-4, y+8, b.W*0.6, scene.StyleCaption, scene.Text3, "none of yours yet: E or N makes one", scene.Right)
			}
			group = g
			y += fleetHead
		}
		if y+min(h, b.H-fleetHead) > b.Y+b.H {
			break
		}
		t.drawFleet(seat, at[k], box{b.X, y, b.W, min(h, b.Y+b.H-y)})
		y += h + 6
	}
}

// drawFleet is a fleet of the list: its ships, what it costs, what is wrong with it; the one picked with all its cards.
func (t *Table) drawFleet(seat, i int, b box) {
	c := &t.Canvas
	ch := &t.lists[seat][i]
	id := fmt.Sprintf("fleet:%d:%d", seat, i)
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	fill, edge := scene.Card, scene.Line
	if i == t.pick[seat] {
		fill, edge = scene.AccentLo, scene.Accent
	} else if c.Hover == id {
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, 1.4, edge)
	total := fmt.Sprintf("%d of %d SP", ch.fleet.Total, ch.limit)
	if ch.limit == 0 {
		total = fmt.Sprintf("%d SP", ch.fleet.Total)
	}
	mark, ink := "ok", scene.Accent
	if ch.bad != "" {
		mark, ink = "no", scene.Danger
	}
	c.Text(b.X+b.W-38, b.Y+20, scene.StyleNumber20, scene.Text1, total, scene.Right)
	c.Icon(b.X+b.W-20, b.Y+20, 16, mark, ink)
	right := b.X + b.W - 48 - widthOf(scene.StyleNumber20, total)
	nw := c.Fit(b.X+14, b.Y+20, right-b.X-20, scene.StyleH3, scene.Text1, ch.fleet.Name, scene.Left)
	if room := right - b.X - 30 - nw; room > 60 {
		c.Fit(b.X+22+nw, b.Y+21, room, scene.StyleCaption, scene.Text3, t.origin(&ch.list), scene.Left)
	}
	if ch.bad != "" {
		c.Fit(b.X+14, b.Y+39, b.W-40, scene.StyleCaption, scene.DangerSentence, ch.bad, scene.Left)
	} else {
		var called []string
		for _, s := range ch.fleet.Ships {
			called = append(called, names.Short(s.Ship.Name))
		}
		c.Fit(b.X+14, b.Y+39, b.W-40, scene.StyleCaption, scene.Text2, strings.Join(called, ", "), scene.Left)
	}
	var codes []string
	for k, s := range ch.fleet.Ships {
		if x := b.X + 28 + float64(k)*38; x < b.X+b.W-110 {
			art, tones, _ := artOf(s.Ship)
			c.Art(x, b.Y+60, 24, art, tones, false)
		}
		for _, f := range s.Ship.Factions {
			if code := buildsheet.Code(f); !strings.Contains(strings.Join(codes, " "), code) {
				codes = append(codes, code)
			}
		}
	}
	if len(codes) > 0 {
		c.Pill(b.X+b.W-12, b.Y+60, strings.Join(codes, " "), scene.LineStrong, scene.Control)
	}
	if i != t.pick[seat] {
		return
	}
	y := b.Y + 88
	for k := range ch.fleet.Ships {
		s := &ch.fleet.Ships[k]
		lines := (len(s.Upgrades) + 2) / 3
		if y+float64(lines)*16+10 > b.Y+b.H {
			break
		}
		c.Fit(b.X+14, y, b.W*0.52, scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, s.Ship.Name, scene.Left)
		c.Fit(b.X+b.W-14, y, b.W*0.4, scene.StyleCaption, scene.Text2, commander(s), scene.Right)
		y += 18
		for n := 0; n < len(s.Upgrades); n += 3 {
			var ups []string
			for _, u := range s.Upgrades[n:min(n+3, len(s.Upgrades))] {
				ups = append(ups, u.Card.Name)
			}
			c.Fit(b.X+24, y, b.W-40, scene.StyleCaption, scene.Text3, strings.Join(ups, " · "), scene.Left)
			y += 16
		}
		y += 4
	}
}
