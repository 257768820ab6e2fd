package builder

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// searchBox is where the search field lies in the panel of the cards.
func searchBox(b box, small bool) box {
	m := 14.0
	if small {
		m = 10
	}
	return box{b.X + m, b.Y + m, b.W - 2*m, 38}
}

// Form is the search field, or what is asked by what lies over the columns.
func (p *Page) Form() *form.Form {
	if p.w == 0 {
		return nil
	}
	if page.Narrow(p.w, p.h) {
		return p.narrowForm()
	}
	l := layoutOf(p.w, p.h)
	if p.open != nothing {
		return p.openForm(box{l.mid.X, l.mid.Y, l.right.X + l.right.W - l.mid.X, l.mid.H})
	}
	p.refresh()
	return p.searchForm(searchBox(l.right, l.small))
}

// searchForm is the field above the cards.
func (p *Page) searchForm(b box) *form.Form {
	at := p.place()
	hint := fmt.Sprintf("Search %d %s cards  /", len(p.offers), at.words())
	if p.filter.allKinds && at.what == game.UpgradeCard {
		hint = fmt.Sprintf("Search %d upgrades  /", len(p.offers))
	}
	return &form.Form{ID: "search", Bar: true, X: b.X, Y: b.Y, W: b.W, H: b.H, Focus: p.focusField, Turn: p.focusTurn,
		Rows: []form.Row{{ID: "search", Kind: form.Text, Value: p.query, Hint: hint}}}
}

// chip is a filter with its key.
func (p *Page) chip(id, words, key string, x, y float64, on bool) float64 {
	c := p.canvas
	st := scene.StyleSmall
	w := canvas.Width(st, words) + 20 + 24
	c.Hit(id, x, y, w, 28, true)
	fill, edge, ink := scene.Control, scene.LineStrong, scene.Text2
	if on {
		fill, edge, ink = scene.AccentLo, scene.Accent, scene.Text1
	} else if c.Hover == id {
		ink = scene.Text1
	}
	c.Box(x, y, w, 28, 14, fill)
	c.Frame(x, y, w, 28, 14, 1.2, edge)
	c.Text(x+11, y+14, st, ink, words, scene.Left)
	c.Key(x+w-27, y+14, key, scene.Text3)
	return x + w + 6
}

func (p *Page) drawChips(b box, small bool) {
	f := &p.filter
	x := p.chip("chip:fits", "Fits", "1", b.X, b.Y, f.fits)
	faction := "Any faction"
	switch {
	case f.faction != card.NoFaction:
		faction = codes([]card.Faction{f.faction})
	case small:
		faction = "Any"
	}
	x = p.chip("chip:faction", faction, "2", x, b.Y, f.faction != card.NoFaction)
	x = p.chip("chip:sort", f.sort.words(), "3", x, b.Y, false)
	if at := p.place(); at.what == game.UpgradeCard {
		words := at.kind.String()
		if f.allKinds {
			words = "all kinds"
		}
		p.chip("chip:kind", words, "4", x, b.Y, f.allKinds)
	}
}

func (p *Page) drawCards(b box, l *layout) {
	c := p.canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	if p.panel == cardsPanel {
		c.Frame(b.X, b.Y, b.W, b.H, 10, 1.5, scene.Fade(scene.Accent, 0.6))
	}
	p.refresh()
	s := searchBox(b, l.small)
	p.drawChips(box{s.X, s.Y + s.H + 10, s.W, 28}, l.small)
	list := box{s.X, s.Y + s.H + 48, s.W, b.Y + b.H - (s.Y + s.H + 48) - 30}
	if p.pinned != (fleet.Ref{}) {
		used := p.drawPinned(list)
		list.Y, list.H = list.Y+used, list.H-used
	}
	if len(p.shown) == 0 {
		p.drawNothingFound(list)
		return
	}
	p.focus = max(0, min(p.focus, len(p.shown)-1))
	cols := 1
	if l.wide {
		cols = 2
	}
	boxes := p.layCards(list, cols)
	for p.follow && p.focus < p.top[cardsList] {
		p.top[cardsList] = p.focus
		boxes = p.layCards(list, cols)
	}
	for p.follow && p.focus >= p.top[cardsList]+len(boxes) && p.top[cardsList] < len(p.shown)-1 {
		p.top[cardsList]++
		boxes = p.layCards(list, cols)
	}
	p.follow = false
	p.drawn[cardsList] = len(boxes)
	for i, cb := range boxes {
		p.drawCard(p.top[cardsList]+i, cb)
	}
	words := fmt.Sprintf("%d to %d of %d", p.top[cardsList]+1, p.top[cardsList]+len(boxes), len(p.shown))
	if n := len(p.offers) - len(p.shown); n > 0 {
		words += fmt.Sprintf(", %d filtered out", n)
	}
	c.Fit(list.X, b.Y+b.H-16, list.W, scene.StyleSmall, scene.Text2, words+". Wheel or arrows scroll.", scene.Left)
}

// layCards are the boxes of the cards that find room, from the first one scrolled to.
func (p *Page) layCards(b box, cols int) (out []box) {
	p.top[cardsList] = max(0, min(p.top[cardsList], len(p.shown)-1))
	const gap = 8.0
	w := (b.W - gap*float64(cols-1)) / float64(cols)
	col, y := 0, b.Y
	for i := p.top[cardsList]; i < len(p.shown); i++ {
		h := p.cardHeight(&p.offers[p.shown[i]], w, i == p.focus)
		if y+h > b.Y+b.H && y > b.Y {
			if col++; col == cols {
				break
			}
			y = b.Y
		}
		out = append(out, box{b.X + float64(col)*(w+gap), y, w, min(h, b.H)})
		y += h + gap
	}
	return out
}

const (
	cardPad   = 12.0
	cardTop   = 34.0 // the name
	wordsLine = 18.0
	sumLine   = 23.0
)

// cardLines are how many lines of words a card is given.
func (p *Page) cardLines(o *offer, w float64, open bool) (words, reason int) {
	n := len(canvas.Lines(scene.StyleSmall, p.saying(o), w-2*cardPad))
	most := 2
	if open {
		most = 9
	}
	if o.reason != "" {
		reason = min(2, len(canvas.Lines(scene.StyleCaption, o.reason, w-2*cardPad-20)))
	}
	return min(n, most), reason
}

// saying is what a card does, in one paragraph.
func (p *Page) saying(o *offer) string {
	out := strings.ReplaceAll(o.words, "\n", " ")
	if o.facts != "" && o.kind != "ship" {
		out = strings.TrimSpace(sentence(o.facts) + " " + out)
	}
	if o.kind == "ship" {
		out = strings.TrimSpace(sentence(o.shipClass) + " " + sentence(o.facts) + " " + out)
	}
	if o.byHand != "" {
		out = strings.TrimSpace(out + " " + sentence(o.byHand))
	}
	return out
}

func (p *Page) cardHeight(o *offer, w float64, open bool) float64 {
	n, why := p.cardLines(o, w, open)
	h := cardTop + wordsLine*float64(n) + 10
	if why > 0 {
		h += 16*float64(why) + 4
	}
	if open {
		h += 12 + sumLine*float64(len(p.sumRows(o))) + 8 + 40 + 6
	}
	return h
}

// sumRow is a line of how a price is made.
type sumRow struct {
	words, n string
	last     bool
}

func (p *Page) sumRows(o *offer) []sumRow {
	rows := []sumRow{{"Printed cost", number(o.line.Printed), false}}
	for _, a := range o.line.Adjustments {
		rows = append(rows, sumRow{sentenceless(a.Why), signed(a.SP), false})
	}
	rows = append(rows, sumRow{"You pay", number(o.line.SP), true})
	if more := o.total - p.sheet.Total - o.line.SP; !o.here && more != 0 {
		words := "The other cards then cost"
		if !p.place().ref.IsZero() {
			words = "Without " + refName(p.place().ref)
		}
		rows = append(rows, sumRow{words, signed(more), false})
	}
	return rows
}

// sentenceless is a reason as the head of a line.
func sentenceless(why string) string {
	if why == "faction" {
		return "Faction penalty"
	}
	return strings.ToUpper(why[:min(1, len(why))]) + why[min(1, len(why)):]
}

func (p *Page) drawCard(n int, b box) {
	c := p.canvas
	o := &p.offers[p.shown[n]]
	id := "card:" + strconv.Itoa(n)
	open := n == p.focus
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	fill, edge := scene.Card, scene.Line
	switch {
	case open:
		fill, edge = scene.AccentLo, scene.Accent
	case c.Hover == id:
		fill = scene.Control
	}
	if open && !o.fits() && !o.overOnly {
		fill, edge = scene.Hex(0x191B2B), scene.LineStrong
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, map[bool]float64{true: 2, false: 1.2}[open], edge)
	y := b.Y + p.drawCardTop(o, b)
	words, why := p.cardLines(o, b.W, open)
	ink := scene.Text2
	if !o.fits() {
		ink = scene.Text3
	}
	x, w := b.X+cardPad, b.W-2*cardPad
	y += wrapLines(c, x, y, w, words, scene.StyleSmall, ink, p.saying(o))
	if why > 0 {
		y += 4
		c.Icon(x+7, y+8, 14, "no", scene.Danger)
		y += wrapLines(c, x+20, y, w-20, why, scene.StyleCaption, scene.DangerSentence, o.reason)
	}
	if !open {
		return
	}
	y += 8
	rows := p.sumRows(o)
	c.Box(x, y, w, sumLine*float64(len(rows)), 6, scene.Panel)
	for i, r := range rows {
		st, ink := scene.StyleSmall, scene.Text2
		if r.last {
			st, ink = bold, scene.Text1
		}
		if i > 0 {
			c.Rule(x+8, y, w-16)
		}
		c.Fit(x+10, y+sumLine/2, w-60, st, ink, r.words, scene.Left)
		c.Text(x+w-10, y+sumLine/2, bold, ink, r.n, scene.Right)
		y += sumLine
	}
	p.drawCardButtons(o, box{x, y + 8, w, 40})
}

// drawCardTop is a card's name, factions, marks and price; it returns the height used.
func (p *Page) drawCardTop(o *offer, b box) float64 {
	c := p.canvas
	y := b.Y + 20
	right := b.X + b.W - cardPad
	dim := !o.fits()
	right -= money(c, right, y, o.line.Printed, o.line.SP, scene.StyleNumber20, dim) + 10
	right -= codePill(c, right, y, o.factions)
	if o.byHand != "" {
		st := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}
		c.Pill(right, y, "by hand", scene.Text3, scene.Card)
		right -= canvas.Width(st, "by hand") + 24
	}
	x := b.X + cardPad
	if o.art != nil {
		drawShip(c, x+11, y, 22, o.art)
		x += 30
	} else if o.adds.what == game.UpgradeCard && p.filter.allKinds {
		c.Icon(x+8, y, 16, o.kind, scene.Text2)
		x += 24
	}
	ink := scene.Text1
	if dim {
		ink = scene.Text2
	}
	name := o.ref.Name
	if o.here {
		name += " · here now"
	}
	c.Fit(x, y, right-x, scene.Style{Face: scene.SansBold, Size: 15, Line: 20}, ink, name, scene.Left)
	return cardTop
}

func (p *Page) drawCardButtons(o *offer, b box) {
	c := p.canvas
	cw := 124.0
	at := p.place()
	word, kind, on := "Add "+o.ref.Name, canvas.Main, true
	switch {
	case o.here:
		c.Button("out:"+strconv.Itoa(p.slot), "Take it out", "Delete", b.X, b.Y, b.W-cw-8, b.H, canvas.Plain, true)
		word = ""
	case o.reason != "" && !o.overOnly:
		on = false
	case o.overOnly:
		word, kind = fmt.Sprintf("Add all the same, %d over", o.total-p.sheet.Limit), canvas.Loss
	case !at.ref.IsZero() && o.adds.up == at.up:
		word = "Take it for " + refName(at.ref)
	}
	if word != "" {
		c.Button("addcard", word, "Enter", b.X, b.Y, b.W-cw-8, b.H, kind, on)
	}
	compare := "Compare"
	if p.pinned == o.ref {
		compare = "Unpin"
	}
	c.Button("compare", compare, "Space", b.X+b.W-cw, b.Y, cw, b.H, canvas.Plain, true)
}

// drawPinned is the card that others are compared with; it returns the height used.
func (p *Page) drawPinned(b box) float64 {
	c := p.canvas
	for i := range p.offers {
		o := &p.offers[i]
		if o.ref != p.pinned {
			continue
		}
		h := p.pinnedHeight(b.W) - 8
		n := p.pinnedLines(o, b.W)
		c.Hit("unpin", b.X, b.Y, b.W, h, true)
		c.Box(b.X, b.Y, b.W, h, 8, scene.Control)
		c.Frame(b.X, b.Y, b.W, h, 8, 1.4, scene.Text2)
		p.drawCardTop(o, b)
		wrapLines(c, b.X+cardPad, b.Y+cardTop, b.W-2*cardPad, n, scene.StyleSmall, scene.Text1, p.saying(o))
		words := "Pinned to compare. "
		if f := p.offered(); f != nil && f.ref != o.ref {
			words += fmt.Sprintf("%s costs %s SP against it.", f.ref.Name, signed(f.line.SP-o.line.SP))
		}
		c.Fit(b.X+cardPad, b.Y+h-14, b.W-2*cardPad, scene.StyleCaption, scene.Accent, words, scene.Left)
		return h + 8
	}
	return 0
}

// pinnedLines are the lines of words it is given.
func (p *Page) pinnedLines(o *offer, w float64) int {
	return min(5, len(canvas.Lines(scene.StyleSmall, p.saying(o), w-2*cardPad)))
}

// pinnedHeight is the height it takes.
func (p *Page) pinnedHeight(w float64) float64 {
	for i := range p.offers {
		if o := &p.offers[i]; o.ref == p.pinned {
			return cardTop + wordsLine*float64(p.pinnedLines(o, w)) + 36
		}
	}
	return 0
}

// drawNothingFound names the search that would find something.
func (p *Page) drawNothingFound(b box) {
	c := p.canvas
	var found, other int
	f, q := p.filter, p.query
	p.filter = filter{allKinds: f.allKinds}
	for i := range p.offers {
		if p.passes(&p.offers[i]) {
			found++
		}
	}
	p.query = ""
	for i := range p.offers {
		if p.passes(&p.offers[i]) {
			other++
		}
	}
	p.filter, p.query = f, q
	words := fmt.Sprintf("No card has %q.", q)
	switch {
	case len(p.offers) == 0:
		at := p.place()
		words = fmt.Sprintf("The catalogue has no %s cards.", at.words())
	case found > 0:
		words = fmt.Sprintf("Nothing with these filters; %s without them.", some(found, "card"))
	case q == "":
		words = fmt.Sprintf("Nothing with these filters; %s without them.", some(other, "card"))
	}
	y := b.Y + 8 + c.Wrap(b.X, b.Y+8, b.W, scene.StyleBody, scene.Text2, words)
	if len(p.offers) > 0 {
		word := "Show them"
		if found == 0 {
			word = fmt.Sprintf("Show all %d", other)
		}
		c.Button("clear", word, "0", b.X, y+12, 180, 36, canvas.Plain, true)
	}
}
