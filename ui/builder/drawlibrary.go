package builder

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Draw lays the page out.
func (l *Library) Draw(c *canvas.Canvas, w, h float64) {
	l.w, l.h = w, h
	page.Sky(c, w, h)
	if page.Narrow(w, h) {
		l.drawNarrow(c)
		return
	}
	m := page.Margin(w)
	c.Text(m, 34, scene.StyleH1, scene.Text1, "Fleets", scene.Left)
	sub := "Your own and those that come with the program."
	ink := scene.Text2
	if l.err != "" {
		sub, ink = l.err, scene.DangerSentence
	}
	c.Fit(m, 62, w-2*m-560, scene.StyleSmall, ink, sub, scene.Left)
	right := w - m
	for _, b := range []struct {
		id, word, key string
		kind          canvas.Kind
	}{{"new", "New fleet", "N", canvas.Main}, {"import", "Import", "Ctrl+O", canvas.Plain}, {"random", "Random", "R", canvas.Plain}, {"back", "Back", "Esc", canvas.Plain}} {
		bw := canvas.Width(bold, b.word) + 36 + max(18, canvas.Width(scene.StyleKeyCap, b.key)+10)
		right -= bw
		c.Button(b.id, b.word, b.key, right, 24, bw, 40, b.kind, true)
		right -= 8
	}
	b := l.listBox()
	c.Panel(b.X, b.Y, b.W, b.H)
	l.drawList(c, b)
	l.drawChosen(c, box{b.X + b.W + 16, b.Y, w - m - b.X - b.W - 16, b.H})
}

func (l *Library) drawList(c *canvas.Canvas, b box) {
	in := b.in(12)
	l.drawFleets(c, box{in.X, in.Y + 48, in.W, in.H - 48})
}

// drawFleets are the filters and the fleets below them.
func (l *Library) drawFleets(c *canvas.Canvas, in box) {
	x := in.X
	word := "Every battle"
	if l.scenario > 0 {
		word = shortTitle(l.o.Scenarios[l.scenario-1].Sheet().Title)
	}
	d := Page{canvas: c}
	x = d.chip("battle", word, "1", x, in.Y, l.scenario > 0)
	d.chip("legal", "Legal", "2", x, in.Y, l.legal)
	y := in.Y + 40
	end := in.Y + in.H
	const rh = 72.0
	l.fit = max(1, int((end-y-44)/(rh+6)))
	if l.at < l.top {
		l.top = l.at
	}
	if l.at >= l.top+l.fit {
		l.top = l.at - l.fit + 1
	}
	l.top = max(0, min(l.top, len(l.shown)-l.fit))
	group := ""
	if !l.ownShown() && l.top == 0 {
		c.Text(in.X, y+6, scene.StyleLabel, scene.Text3, "Your fleets", scene.Left)
		words := "None yet. Press N to build one, or E to change a copy of a ready one."
		if l.query != "" || l.scenario > 0 || l.legal {
			words = "None of yours fits the search."
		}
		c.Fit(in.X, y+26, in.W, scene.StyleSmall, scene.Text2, words, scene.Left)
		y += 44
	}
	for i := l.top; i < len(l.shown); i++ {
		f := &l.all[l.shown[i]]
		g := "Ready fleets"
		if f.file != "" {
			g = "Your fleets"
		}
		if g != group {
			if y+20+rh > end {
				break
			}
			c.Text(in.X, y+6, scene.StyleLabel, scene.Text3, g, scene.Left)
			group = g
			y += 20
		}
		if y+rh > end {
			break
		}
		l.drawRow(c, i, f, box{in.X, y, in.W, rh})
		y += rh + 6
	}
	if len(l.shown) == 0 {
		c.Wrap(in.X, y+10, in.W, scene.StyleBody, scene.Text2, "No fleet has all of that. Search for less, or press N and build it.")
	}
}

// ownShown tells whether a fleet of the player's is among those shown.
func (l *Library) ownShown() bool {
	return slices.ContainsFunc(l.shown, func(n int) bool { return l.all[n].file != "" })
}

func (l *Library) drawRow(c *canvas.Canvas, i int, f *shelved, b box) {
	id := "fleet:" + strconv.Itoa(i)
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	fill, edge := scene.Card, scene.Line
	switch {
	case i == l.at:
		fill, edge = scene.AccentLo, scene.Accent
	case c.Hover == id:
		fill = scene.Control
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, 1.4, edge)
	right := b.X + b.W - 14
	if f.err == "" {
		of := number(f.sheet.Total)
		c.Text(right, b.Y+19, scene.StyleCaption, scene.Text3, "SP", scene.Right)
		c.Text(right-20, b.Y+18, scene.StyleNumber20, scene.Text1, of, scene.Right)
		right -= 30 + canvas.Width(scene.StyleNumber20, of)
		right -= codePill(c, right, b.Y+18, factionsOf(l.o.Cards, &f.list))
	}
	name := f.list.Name
	if f.err != "" {
		name = f.file
	}
	c.Fit(b.X+14, b.Y+18, right-b.X-20, bold, scene.Text1, name, scene.Left)
	switch {
	case f.err != "":
		c.Fit(b.X+14, b.Y+40, b.W-28, scene.StyleCaption, scene.DangerSentence, f.err, scene.Left)
	case !f.sheet.Legal:
		c.Fit(b.X+14, b.Y+36, b.W-28, scene.StyleCaption, scene.DangerSentence, sentence(f.sheet.Problems[0].Why), scene.Left)
	default:
		p := Page{o: l.o, list: f.list, rules: (&Page{o: l.o}).rulesOf(&f.list)}
		c.Fit(b.X+14, b.Y+36, b.W-28, scene.StyleCaption, scene.Text2, p.battle(), scene.Left)
	}
	for k, sh := range f.list.Ships {
		x := b.X + 24 + float64(k)*30
		if x > b.X+b.W-24 {
			break
		}
		drawShip(c, x, b.Y+57, 19, l.o.Cards.Ship(sh.Ship.ID))
	}
}

// factionsOf are the factions of a fleet's ships, each once.
func factionsOf(cat *card.Catalogue, f *fleet.List) (out []card.Faction) {
	for _, sh := range f.Ships {
		if s := cat.Ship(sh.Ship.ID); s != nil {
			for _, fa := range s.Factions {
				if !card.HasFaction(out, fa) {
					out = append(out, fa)
				}
			}
		}
	}
	return out
}

func (l *Library) drawChosen(c *canvas.Canvas, b box) {
	c.Panel(b.X, b.Y, b.W, b.H)
	in := b.in(18)
	f := l.chosen()
	if f == nil {
		c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.Text2, "Nothing is chosen.")
		return
	}
	name := f.list.Name
	if name == "" {
		name = f.file
	}
	c.Fit(in.X, in.Y+12, in.W-120, scene.StyleH2, scene.Text1, name, scene.Left)
	of := fmt.Sprintf("%d SP", f.sheet.Total)
	if f.sheet.Limit > 0 {
		of = fmt.Sprintf("%d of %d SP", f.sheet.Total, f.sheet.Limit)
	}
	c.Text(in.X+in.W, in.Y+12, scene.StyleNumber20, scene.Text1, of, scene.Right)
	y := in.Y + 36
	switch {
	case f.err != "":
		y += wrapLines(c, in.X, y, in.W, 5, scene.StyleBody, scene.DangerSentence, f.err) + 8
	case !f.sheet.Legal:
		c.Icon(in.X+9, y+10, 16, "no", scene.Danger)
		y += wrapLines(c, in.X+26, y, in.W-26, 2, scene.StyleSmall, scene.DangerSentence, fmt.Sprintf("%s %s", some(len(f.sheet.Problems), "problem")+":", sentence(f.sheet.Problems[0].Why))) + 8
	default:
		c.Icon(in.X+9, y+10, 16, "ok", scene.Accent)
		p := Page{o: l.o, list: f.list, rules: (&Page{o: l.o}).rulesOf(&f.list)}
		c.Fit(in.X+26, y+10, in.W-26, scene.StyleSmall, scene.Text2, "Legal for "+strings.ReplaceAll(p.battle(), " · ", ", ")+".", scene.Left)
		y += 28
	}
	foot := 52.0
	if page.Narrow(l.w, l.h) {
		foot = 12 + canvas.RowsHigh(l.chosenPresses(f), in.W, 40)
	}
	end := in.Y + in.H - foot
	st := scene.Style{Face: scene.Condensed, Size: 15, Line: 18}
	for i, sh := range f.list.Ships {
		var ups []string
		for _, u := range sh.Upgrades {
			ups = append(ups, refName(u))
		}
		lines := canvas.Lines(scene.StyleCaption, strings.Join(ups, " · "), in.W-76)
		lines = lines[:min(3, len(lines))]
		h := max(64, 48+16*float64(len(lines)))
		if y+h > end {
			c.Text(in.X, y+10, scene.StyleSmall, scene.Text3, fmt.Sprintf("and %s", some(len(f.list.Ships)-i, "more ship")), scene.Left)
			break
		}
		c.Rule(in.X, y, in.W)
		drawShip(c, in.X+30, y+h/2, 52, l.o.Cards.Ship(sh.Ship.ID))
		c.Fit(in.X+70, y+16, in.W-130, st, scene.Text1, refName(sh.Ship), scene.Left)
		c.Text(in.X+in.W, y+16, scene.StyleNumber20, scene.Text1, number(f.sheet.ShipTotal(i+1)), scene.Right)
		who := refName(sh.Captain)
		if v := l.o.Cards.Captain(sh.Captain.ID); v != nil {
			who = fmt.Sprintf("%s, skill %d", v.Name, v.Skill)
		}
		if !sh.Admiral.IsZero() {
			who += ", Admiral " + refName(sh.Admiral)
		}
		c.Fit(in.X+70, y+34, in.W-76, scene.StyleCaption, scene.Text2, who, scene.Left)
		for k, t := range lines {
			c.Fit(in.X+70, y+51+16*float64(k), in.W-76, scene.StyleCaption, scene.Text3, t, scene.Left)
		}
		y += h
	}
	if !f.list.Resource.IsZero() && y+24 < end {
		c.Rule(in.X, y, in.W)
		c.Icon(in.X+30, y+14, 16, "resource", scene.Text2)
		c.Fit(in.X+70, y+14, in.W-130, scene.StyleSmall, scene.Text2, refName(f.list.Resource), scene.Left)
		c.Text(in.X+in.W, y+14, scene.StyleNumber20, scene.Text1, number(f.sheet.ShipTotal(0)), scene.Right)
	}
	if ps := l.chosenPresses(f); page.Narrow(l.w, l.h) {
		c.Rows(in.X, in.Y+in.H-foot+12, in.W, 40, ps)
	} else {
		bw := (in.W - 16) / 3
		for i, p := range ps {
			w := bw
			if len(ps) == 1 {
				w = max(bw, 190)
			}
			c.Button(p.ID, p.Text, p.Key, in.X+float64(i)*(bw+8), in.Y+in.H-40, w, 40, p.Kind, p.Enabled)
		}
	}
}

// chosenPresses are what can be done with a fleet.
func (l *Library) chosenPresses(f *shelved) []canvas.Press {
	if f.file == "" {
		return []canvas.Press{{ID: "copy", Text: "Change a copy", Key: "Enter", Kind: canvas.Main, Enabled: true}}
	}
	word, kind := "Delete", canvas.Plain
	if l.sure {
		word, kind = "Really delete", canvas.Loss
	}
	return []canvas.Press{{ID: "edit", Text: "Change it", Key: "Enter", Kind: canvas.Main, Enabled: f.err == ""}, {ID: "copy", Text: "Change a copy", Key: "E", Enabled: f.err == ""}, {ID: "delete", Text: word, Key: "Delete", Kind: kind, Enabled: true}}
}
