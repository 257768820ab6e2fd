package builder

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// drawOpen is what lies over the columns.
func (p *Page) drawOpen(b box) {
	c := p.canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	in := b.in(20)
	c.Text(in.X, in.Y+12, scene.StyleH2, scene.Text1, p.openTitle(), scene.Left)
	c.Button("close", "Close", "Esc", in.X+in.W-120, in.Y-6, 120, 36, canvas.Plain, true)
	body := box{in.X, in.Y + 44, in.W, in.H - 44}
	switch p.open {
	case detailsOpen:
		c.Button("random", "Random fleet", "", in.X+in.W-290, in.Y-6, 160, 36, canvas.Plain, true)
		if p.wrong != "" {
			c.Fit(in.X, in.Y+in.H-4, in.W, scene.StyleSmall, scene.DangerSentence, p.wrong, scene.Left)
		}
	case importOpen:
		p.drawImport(body)
	case problemsOpen:
		p.drawProblems(body)
	case whyOpen:
		p.drawWhy(body)
	case exportOpen:
		p.drawExport(body)
	}
}

// openTitle heads what lies over the columns.
func (p *Page) openTitle() string {
	if p.open == problemsOpen && !p.sheet.Legal {
		return some(len(p.sheet.Problems), "problem")
	}
	return [...]string{"", "Name, battle, limit", "Import fleets", "Checked", "Why this price", "Export"}[p.open]
}

// What the import says of itself.
const (
	importWords = "Drop a file on the window, paste, or type the path of a file or Utopia's address."
	importNote  = "Read are our own files, Space Dock's fleets, one or all, and what Utopia exports."
)

// fieldBox is where the field of the import lies.
func fieldBox(b box) box {
	in := b.in(20)
	return box{in.X, in.Y + 92, in.W - 300, 40}
}

func (p *Page) drawImport(b box) {
	c := p.canvas
	c.Fit(b.X, b.Y+8, b.W, scene.StyleBody, scene.Text2, importWords, scene.Left)
	c.Fit(b.X, b.Y+28, b.W, scene.StyleSmall, scene.Text3, importNote, scene.Left)
	f := fieldBox(box{b.X - 20, b.Y - 64, b.W + 40, b.H})
	c.Button("read", "Read it", "Enter", f.X+f.W+12, f.Y, 132, 40, canvas.Main, true)
	c.Button("paste", "Paste", "Ctrl+V", f.X+f.W+156, f.Y, 144, 40, canvas.Plain, true)
	y := f.Y + 56
	p.drawBrought(box{b.X, y, b.W, b.Y + b.H - y})
}

// drawBrought is why nothing was read, and what was.
func (p *Page) drawBrought(b box) {
	c, y := p.canvas, b.Y
	if p.wrong != "" {
		n := min(6, len(canvas.Lines(scene.StyleBody, p.wrong, b.W-60)))
		h := 20*float64(n) + 20
		c.Box(b.X, y, b.W, h, 8, scene.DangerFill)
		c.Frame(b.X, y, b.W, h, 8, 1.2, scene.Danger)
		c.Icon(b.X+22, y+h/2, 20, "no", scene.Danger)
		wrapLines(c, b.X+44, y+10, b.W-60, n, scene.StyleBody, scene.DangerSentence, p.wrong)
		y += h + 12
	}
	if len(p.brought) == 0 {
		return
	}
	c.Text(b.X, y+16, scene.StyleH3, scene.Text1, fmt.Sprintf("%d fleets were read", len(p.brought)), scene.Left)
	c.Button("takeall", "Keep them all", "0", b.X+b.W-190, y, 190, 34, canvas.Plain, true)
	y += 44
	fit := max(1, int((b.Y+b.H-y)/54))
	top := scrolled(&p.top[openList], len(p.brought), fit)
	for i := top; i < len(p.brought) && i < top+fit; i++ {
		k := &p.brought[i]
		id := "take:" + strconv.Itoa(i)
		c.Hit(id, b.X, y, b.W, 48, true)
		fill := scene.Card
		if c.Hover == id {
			fill = scene.Control
		}
		c.Box(b.X, y, b.W, 48, 8, fill)
		c.Frame(b.X, y, b.W, 48, 8, 1.2, scene.Line)
		x := b.X + 14
		if i-top < 9 {
			x += c.Key(x, y+24, strconv.Itoa(i-top+1), scene.Text2) + 10
		}
		c.Fit(x, y+15, b.W-200, bold, scene.Text1, k.Name, scene.Left)
		note, ink := some(len(k.Ships), "ship"), scene.Text2
		if k.wrong != "" {
			note, ink = note+". "+k.wrong, scene.DangerSentence
		}
		c.Fit(x, y+34, b.W-200, scene.StyleCaption, ink, note, scene.Left)
		c.Text(b.X+b.W-14, y+24, scene.StyleNumber20, scene.Text1, fmt.Sprintf("%d SP", k.total), scene.Right)
		y += 54
	}
}

func (p *Page) drawProblems(b box) {
	c := p.canvas
	p.fixes = p.fixes[:0]
	y := b.Y
	for _, n := range p.notes {
		if y+20 > b.Y+b.H/3 {
			break
		}
		c.Icon(b.X+8, y+9, 15, "warning", scene.Seats[2].Text)
		y += wrapLines(c, b.X+24, y, b.W-24, 2, scene.StyleSmall, scene.Text2, sentence(n)) + 4
	}
	if len(p.notes) > 0 {
		y += 8
	}
	if p.sheet.Legal {
		c.Icon(b.X+9, y+10, 20, "ok", scene.Accent)
		c.Fit(b.X+28, y+10, b.W-28, scene.StyleH3, scene.Text1, "Nothing is wrong with this fleet.", scene.Left)
		y += 34
		for _, w := range checked {
			c.Icon(b.X+9, y+10, 14, "ok", scene.Text3)
			y += max(26, 6+c.Wrap(b.X+28, y, b.W-28, scene.StyleBody, scene.Text2, sentence(w)))
		}
		return
	}
	top := scrolled(&p.top[openList], len(p.sheet.Problems), 1)
	for i := top; i < len(p.sheet.Problems); i++ {
		q := p.sheet.Problems[i]
		text := sentence(q.Why)
		if q.Card != "" && !strings.Contains(q.Why, q.Card) {
			text = q.Card + ": " + q.Why + "."
		}
		if ms := p.meant(&q); q.Code == fleet.UnknownCard && len(ms) > 0 {
			text += " Did you mean " + ms[0].Name + "?"
		}
		if q.Ship > 0 {
			text = fmt.Sprintf("Ship %d. %s", q.Ship, text)
		}
		w := b.W - 56
		lines := canvas.Lines(scene.StyleBody, text, w)
		mend := canvas.Lines(scene.StyleSmall, "Rule: "+q.Rule+". To mend it: "+q.Mend+".", w)
		rs := p.remedies(&q)
		h := 20*float64(len(lines)) + 18*float64(len(mend)) + 24
		if len(rs) > 0 {
			h += 42
		}
		if y+h > b.Y+b.H-22 {
			c.Text(b.X, b.Y+b.H-8, scene.StyleSmall, scene.Text3, fmt.Sprintf("%d more below: wheel or arrows.", len(p.sheet.Problems)-i), scene.Left)
			break
		}
		c.Box(b.X, y, b.W, h, 8, scene.Card)
		c.Frame(b.X, y, b.W, h, 8, 1.2, scene.Line)
		c.Icon(b.X+22, y+22, 20, "no", scene.Danger)
		yy := y + 12
		yy += c.Wrap(b.X+42, yy, w, scene.StyleBody, scene.DangerSentence, text)
		yy += c.Wrap(b.X+42, yy, w, scene.StyleSmall, scene.Text2, "Rule: "+q.Rule+". To mend it: "+q.Mend+".")
		x := b.X + 42
		for _, r := range rs {
			key := ""
			if len(p.fixes) < 9 {
				key = strconv.Itoa(len(p.fixes) + 1)
			}
			bw := min(b.X+b.W-14-x, canvas.Width(bold, r.words)+28+26)
			if bw < 80 {
				break
			}
			c.Button("fix:"+strconv.Itoa(len(p.fixes)), r.words, key, x, yy+8, bw, 32, canvas.Plain, true)
			p.fixes = append(p.fixes, r.do)
			x += bw + 8
		}
		y += h + 8
	}
}

// drawWhy is the ship's sum line by line; of the whole fleet where no ship is selected.
func (p *Page) drawWhy(b box) {
	c := p.canvas
	lines, total := p.linesOf(p.row+1), p.sheet.ShipTotal(p.row+1)
	head := ""
	if p.row < len(p.list.Ships) {
		head = refName(p.list.Ships[p.row].Ship)
	} else {
		lines, total, head = p.sheet.Lines, p.sheet.Total, "The whole fleet"
	}
	head += ": printed prices, then what the rules add and take off, never below 0."
	y, rh := b.Y+26, 34.0
	narrow := page.Narrow(p.w, p.h)
	if narrow {
		rh = 54
		y = b.Y + 6 + c.Wrap(b.X, b.Y, b.W, scene.StyleBody, scene.Text2, head)
	} else {
		c.Fit(b.X, b.Y+6, b.W, scene.StyleBody, scene.Text2, head, scene.Left)
	}
	fit := max(1, int((b.H-26-44)/rh))
	top := scrolled(&p.top[openList], len(lines), fit)
	for i := top; i < len(lines) && i < top+fit; i++ {
		l := &lines[i]
		c.Rule(b.X, y, b.W)
		c.Icon(b.X+10, y+rh/2, 16, lineIcon(l.Kind), scene.Text2)
		w := c.Fit(b.X+28, y+rh/2, b.W*0.42, bold, scene.Text1, l.Card, scene.Left)
		c.Fit(b.X+36+w, y+rh/2, b.W*0.5-40-w, scene.StyleCaption, scene.Text3, l.Kind, scene.Left)
		words := fmt.Sprintf("%d printed", l.Printed)
		for _, a := range l.Adjustments {
			words += fmt.Sprintf("   %s %s", signed(a.SP), sentenceless(a.Why))
		}
		c.Text(b.X+b.W-6, y+rh/2, scene.StyleNumber20, scene.Text1, number(l.SP), scene.Right)
		if narrow {
			c.Squeeze(b.X+28, y+rh/2+19, b.W-34, scene.StyleSmall, scene.Text2, words, scene.Left)
			y += rh
			continue
		}
		c.Fit(b.X+b.W-54, y+rh/2, b.W*0.46, scene.StyleSmall, scene.Text2, words, scene.Right)
		y += rh
	}
	c.Rule(b.X, y, b.W)
	more := ""
	if n := len(lines) - fit; n > 0 {
		more = fmt.Sprintf("%d to %d of %d lines. ", top+1, min(len(lines), top+fit), len(lines))
	}
	c.Text(b.X, y+24, scene.StyleSmall, scene.Text3, more, scene.Left)
	c.Text(b.X+b.W-6, y+24, scene.StyleNumber24, scene.Text1, fmt.Sprintf("= %d SP", total), scene.Right)
}

func lineIcon(kind string) string {
	switch kind {
	case "ship":
		return "hull"
	case "other":
		return "resource"
	}
	return kind
}

func (p *Page) drawExport(b box) {
	c := p.canvas
	c.Fit(b.X, b.Y+6, b.W, scene.StyleBody, scene.Text2, "The file is written into your data folder; where, is said below.", scene.Left)
	y := b.Y + 32
	for i, f := range forms {
		id := "as:" + strconv.Itoa(i)
		c.Hit(id, b.X, y, b.W, 56, true)
		fill := scene.Card
		if c.Hover == id {
			fill = scene.Control
		}
		c.Box(b.X, y, b.W, 56, 8, fill)
		c.Frame(b.X, y, b.W, 56, 8, 1.2, scene.LineStrong)
		c.Key(b.X+16, y+28, strconv.Itoa(i+1), scene.Text2)
		c.Fit(b.X+46, y+18, b.W-60, bold, scene.Text1, f.words, scene.Left)
		c.Fit(b.X+46, y+38, b.W-60, scene.StyleCaption, scene.Text2, f.note, scene.Left)
		y += 64
	}
}

// openKey is a stroke while something lies over the columns.
func (p *Page) openKey(k string) {
	switch k {
	case "esc":
		p.escape()
		return
	case "up", "down":
		p.top[openList] = max(0, p.top[openList]+step(k))
		return
	case "pageup", "pagedown":
		p.top[openList] = max(0, p.top[openList]+8*step(k[4:]))
		return
	case "enter":
		switch {
		case p.open == importOpen:
			p.read()
		case p.open != detailsOpen:
			p.escape()
		}
		return
	case "0":
		if p.open == importOpen && len(p.brought) > 0 {
			p.takeAll()
		}
		return
	}
	if len(k) == 1 && k[0] >= '1' && k[0] <= '9' {
		n := int(k[0] - '1')
		switch p.open {
		case importOpen:
			p.clickOpen("take", n+p.top[openList])
		case problemsOpen:
			p.clickOpen("fix", n)
		case exportOpen:
			p.clickOpen("as", n)
		}
		return
	}
	switch id := letters[k]; id {
	case "why", "problems", "details", "mend", "add", "resource":
		p.Click(id)
	}
}

// clickOpen is a row or a button of what lies over the columns.
func (p *Page) clickOpen(name string, n int) {
	switch {
	case name == "take" && n < len(p.brought):
		p.take(p.brought[n].Fleet)
		p.brought = nil
	case name == "fix" && n < len(p.fixes):
		p.fixes[n]()
		p.notes = nil
		if p.sheet.Legal && p.open == problemsOpen {
			p.open = nothing
			p.host.Toast("The fleet is legal now.")
		}
	case name == "as" && n < len(forms):
		p.exportAs(forms[n].id)
	}
}
