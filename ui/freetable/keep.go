package freetable

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"slices"
	"strings"

	"attackwing/game/store"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// sheet is a form over the page.
type sheet struct {
	id, title string
	rows      []form.Row
	focus     string
	set       func(row, value string)
	done      func()
	throw     func() // what is taken back with it, nil nothing
}

// writeScene asks for a scene's words.
func (p *Page) writeScene() {
	s := p.scene()
	p.sheet = &sheet{id: fmt.Sprint("scene:", p.at), title: fmt.Sprintf("Scene %d", p.at+1), focus: "title",
		rows: []form.Row{
			{ID: "deck", Kind: form.Text, Label: "Deck", Note: "what the whole row of scenes is called", Value: p.deck.Title},
			{ID: "title", Kind: form.Text, Label: "Title", Note: "heads the lower third", Value: s.Title},
			{ID: "caption", Kind: form.Text, Label: "Caption", Note: "words for the audience", Value: s.Caption},
			{ID: "note", Kind: form.Text, Label: "Note", Note: "for who presents; the audience does not see it", Value: s.Note},
		}}
	p.turn++
	words := map[string]string{}
	p.sheet.set = func(row, v string) { words[row] = v }
	p.sheet.done = func() {
		deck, ok := words["deck"]
		if len(words) == 0 {
			return
		}
		p.edit(func(s *Scene) {
			for to, row := range map[*string]string{&s.Title: "title", &s.Caption: "caption", &s.Note: "note"} {
				if v, ok := words[row]; ok {
					*to = shown(v)
				}
			}
		})
		if ok && deck != "" {
			p.deck.Title = shown(deck)
		}
	}
	p.Changed()
}

// shown is a text as a file may hold it.
func shown(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < ' ' {
			return -1
		}
		return r
	}, s)
	if r := []rune(s); len(r) > maxWords {
		return string(r[:maxWords])
	}
	return s
}

// writeCaption asks for the words of a caption. A fresh one is taken away again when it gets none.
func (p *Page) writeCaption(n int, fresh bool) {
	lines := []string{"", ""}
	if !fresh {
		copy(lines, p.scene().Captions[n].Lines)
	}
	p.sheet = &sheet{id: fmt.Sprint("caption:", p.at, ":", n), title: "Caption", focus: "first",
		rows: []form.Row{
			{ID: "first", Kind: form.Text, Label: "Words", Value: lines[0], Hint: "what it says"},
			{ID: "second", Kind: form.Text, Label: "Second line", Value: lines[1], Hint: "none"},
		}}
	p.turn++
	p.sheet.set = func(row, v string) {
		if row == "first" {
			lines[0] = shown(v)
		} else {
			lines[1] = shown(v)
		}
	}
	if fresh {
		p.sheet.throw = p.undo
	}
	p.sheet.done = func() {
		said := slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == "" })
		switch {
		case len(said) == 0 && fresh:
			p.undo()
		case len(said) == 0:
		case fresh:
			p.again(func(s *Scene) { s.Captions[n].Lines = said })
		default:
			p.edit(func(s *Scene) { s.Captions[n].Lines = said })
		}
	}
	p.Changed()
}

// askName asks what to keep the table as.
func (p *Page) askName() {
	if p.opts.Shelf == nil {
		p.host.Toast("There is no folder to keep it in.")
		return
	}
	name := p.title()
	kind := "deck"
	if len(p.deck.Scenes) == 1 {
		kind = "position"
	}
	p.sheet = &sheet{id: "name", title: "Keep it as", focus: "name", rows: []form.Row{
		{ID: "name", Kind: form.Text, Label: "Name", Note: "a file of your data folder, tables; it is asked before one that is there is written over", Value: name},
		{ID: "what", Kind: form.Choice, Label: "What", Value: kind, Choices: []string{"position", "deck"}, Words: []string{"This scene's position", "All scenes"}},
	}}
	p.turn++
	p.sheet.set = func(row, v string) {
		if row == "name" {
			name = v
			return
		}
		kind = v
		p.sheet.rows[1].Value = v
	}
	p.sheet.done = func() { p.save(name, kind, false) }
	p.Changed()
}

// save keeps the position shown or the whole deck. A file that is another one's is asked about before it is written over.
func (p *Page) save(name, kind string, over bool) {
	if name = strings.TrimSpace(name); name == "" {
		name = "Table"
	}
	var b bytes.Buffer
	file, err := store.FileName(name)+deckEnding, error(nil)
	if kind == "position" {
		file = store.FileName(name) + tableEnding
		t := cloneTable(p.table())
		err = t.Write(&b)
	} else {
		err = p.deck.Write(&b)
	}
	switch {
	case err != nil:
		p.host.Toast(firstWords(err.Error()))
		return
	case file == lastDeck:
		p.host.Toast(name + " is what the table left last is kept as; choose another name.")
		return
	}
	where, err := p.opts.Shelf.Write(file, b.Bytes(), over || file == p.file)
	switch {
	case errors.Is(err, fs.ErrExist):
		p.askOver(name, kind)
	case err != nil:
		p.host.Toast(firstWords("Not kept: " + err.Error()))
	default:
		p.name, p.file = name, file
		p.host.Toast("Kept as " + where)
	}
}

// How files are called that are kept.
const (
	deckEnding  = ".deck.yaml"
	tableEnding = ".table.yaml"
)

// askOver asks whether a file that is there is written over.
func (p *Page) askOver(name, kind string) {
	m := &menu{title: "There is a " + kind + " of that name", sub: name + " is kept already. What lies here is something else."}
	m.items = []item{
		{"Choose another name", "Both are kept.", p.askName},
		{"Write over it", "What was kept as " + name + " is gone then.", func() { p.save(name, kind, true) }},
	}
	p.menu = m
	p.Changed()
}

// title is what the deck is called until it is kept.
func (p *Page) title() string {
	if p.name != "" {
		return p.name
	}
	return p.deck.Title
}

// picture is the scene as it is presented, size pixels wide.
func (p *Page) picture(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	var c canvas.Canvas
	sel, other, black, rest := p.sel, p.other, p.black, p.rest
	p.sel, p.other, p.black, p.rest = mark{}, "", false, 0
	cam := p.stage(float64(w), float64(h))
	board := p.boardOf(cam)
	p.lowerThird(&c, float64(w), float64(h))
	p.sel, p.other, p.black, p.rest = sel, other, black, rest
	raster.Draw(img, scene.Build(board, cam), cam)
	p.arrowsOn(&c, cam)
	raster.Draw(img, &c.Scene, scene.Camera{W: float64(w), H: float64(h), PxPerInch: 20})
	return img
}

// export keeps the picture.
func (p *Page) export() {
	var b bytes.Buffer
	if err := raster.PNG(&b, p.picture(1600, 1000)); err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	if p.opts.Shelf == nil {
		p.host.Toast("There is no folder to keep it in.")
		return
	}
	base := fmt.Sprintf("%s-%d", store.FileName(p.title()), p.at+1)
	for n := 1; n < mostPictures; n++ {
		file := base + ".png"
		if n > 1 {
			file = fmt.Sprintf("%s-%d.png", base, n)
		}
		where, err := p.opts.Shelf.Write(file, b.Bytes(), false)
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case err != nil:
			p.host.Toast(firstWords("Not kept: " + err.Error()))
		default:
			p.host.Toast("Kept as " + where)
		}
		return
	}
	p.host.Toast("There are too many pictures of this scene.")
}

// mostPictures is how many pictures of a scene are kept side by side.
const mostPictures = 1000

// Form is what is asked with widgets: the words of a sheet, or what is searched among the ships.
func (p *Page) Form() *form.Form {
	if p.menu != nil || p.presenting {
		return nil
	}
	if s := p.sheet; s != nil {
		b := p.sheetBox()
		return &form.Form{ID: s.id, X: b.X + 12, Y: b.Y + 52, W: b.W - 24, H: b.H - 52 - 64, Rows: s.rows, Focus: s.focus, Turn: p.turn}
	}
	if p.tool == ShipTool {
		b := p.pick.search
		if b.W == 0 {
			return nil
		}
		return &form.Form{ID: "ships", X: b.X, Y: b.Y, W: b.W, H: b.H, Bar: true, Focus: "search", Turn: p.pick.turn,
			Rows: []form.Row{{ID: "search", Kind: form.Text, Value: p.pick.query, Hint: "search ships"}}}
	}
	return nil
}

func (p *Page) sheetBox() box {
	w := min(760, p.w-80)
	h := min(420, p.h-80)
	if p.narrow() {
		w, h = p.w-2*narrowEdge, p.h-2*narrowEdge
	}
	return box{(p.w - w) / 2, (p.h - h) / 2, w, h}
}

// SetField takes a value typed or chosen.
func (p *Page) SetField(row, value string) {
	p.Changed()
	if s := p.sheet; s != nil {
		for i := range s.rows {
			if s.rows[i].ID == row {
				s.rows[i].Value = value
			}
		}
		s.set(row, value)
		return
	}
	if row == "search" {
		p.pick.query, p.pick.at, p.pick.lines.first = value, 0, 0
	}
}

// closeSheet ends a form; its words hold unless they are thrown away.
func (p *Page) closeSheet(keep bool) {
	s := p.sheet
	p.sheet = nil
	switch {
	case s == nil:
	case keep:
		s.done()
	case s.throw != nil:
		s.throw()
	}
	p.Changed()
}
