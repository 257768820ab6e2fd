package library

import (
	"fmt"
	"math"

	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/onmap"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Page is the library.
type Page struct {
	page.Plain
	host  page.Host
	shelf Shelf

	games   []entry
	trouble string // the shelf, or what was asked of it last
	seen    int    // games that were looked at, from the first on
	at      int
	top     int
	rows    int  // that are shown
	sure    bool // deleting is asked about
	asking  bool // for the file to take in
	path    string
	turn    int
	stale   bool          // a game is gone on with
	columns page.Columns  // of a small window
	listAt  canvas.Scroll // how far its list is moved
	formAt  scene.Pt
	formW   float64
}

// entry is a game with the picture of its table.
type entry struct {
	Game
	board *scene.Board
}

// New opens the library of a shelf.
func New(h page.Host, s Shelf) *Page {
	p := &Page{host: h, shelf: s, rows: 1}
	p.read("")
	return p
}

// read takes in what lies on the shelf; the game of that name is selected, "" the first.
func (p *Page) read(id string) {
	names, err := p.shelf.Names()
	p.trouble = ""
	if err != nil {
		p.trouble = err.Error()
	}
	known := map[string]entry{}
	for _, g := range p.games[:min(p.seen, len(p.games))] {
		known[g.ID] = g
	}
	p.games, p.seen = p.games[:0:0], 0
	for i, n := range names {
		p.games = append(p.games, entry{Game: Game{ID: n}})
		if n == id {
			p.at = i
		}
	}
	for p.seen < len(p.games) { // what was seen before is not looked at again
		g, ok := known[p.games[p.seen].ID]
		if !ok || g.ID == id {
			break
		}
		p.games[p.seen], p.seen = g, p.seen+1
	}
	p.at = max(0, min(p.at, len(p.games)-1))
	p.sure = false
	p.show()
}

// Name of the page.
func (p *Page) Name() string { return "library" }

// Tick looks at one more game: playing it anew takes a few milliseconds.
func (p *Page) Tick(float64) {
	if p.stale { // this page is shown again
		p.stale = false
		if len(p.games) > 0 {
			p.read(p.games[p.at].ID)
		}
	}
	if p.seen >= len(p.games) {
		return
	}
	g := p.shelf.Look(p.games[p.seen].ID)
	e := entry{Game: g}
	if g.View != nil {
		e.board = onmap.Board(g.View)
	}
	p.games[p.seen] = e
	p.seen++
	p.Changed()
}

// Resting is false while games are looked at.
func (p *Page) Resting() bool { return p.seen >= len(p.games) && !p.stale }

// chosen is the selected game, nil while it has not been looked at.
func (p *Page) chosen() *entry {
	if p.at >= p.seen || p.at >= len(p.games) {
		return nil
	}
	return &p.games[p.at]
}

// show keeps the selected row among those shown.
func (p *Page) show() {
	p.top = max(0, min(p.top, len(p.games)-p.rows))
	if p.at < p.top {
		p.top = p.at
	}
	if p.at >= p.top+p.rows {
		p.top = p.at - p.rows + 1
	}
	p.Changed()
}

func (p *Page) move(by int) {
	if len(p.games) == 0 {
		return
	}
	p.at, p.sure = max(0, min(len(p.games)-1, p.at+by)), false
	p.show()
}

// Key does what a key stands for.
func (p *Page) Key(k string, in *page.Input) {
	p.Changed()
	switch {
	case p.asking:
		switch k {
		case "esc":
			p.asking = false
		case "enter":
			p.take()
		}
		return
	case p.sure:
		switch k {
		case "esc":
			p.sure = false
		case "enter":
			p.delete()
		}
		return
	}
	switch k {
	case "esc":
		p.host.Back()
	case "up":
		p.move(-1)
	case "down":
		p.move(1)
	case "pageup":
		p.move(-p.rows)
	case "pagedown":
		p.move(p.rows)
	case "home":
		p.move(-len(p.games))
	case "end":
		p.move(len(p.games))
	case "enter":
		p.Click("watch")
	case "c":
		p.Click("resume")
	case "e":
		p.Click("export")
	case "s":
		p.Click("rescue")
	case "delete", "x":
		p.Click("delete")
	case "i":
		p.Click("import")
	}
}

// Pointer scrolls, and takes in files let fall on the window.
func (p *Page) Pointer(in *page.Input) {
	if in.Wheel != 0 {
		p.top = max(0, min(len(p.games)-p.rows, p.top-int(math.Copysign(1, in.Wheel))))
		p.Changed()
	}
	for _, f := range in.Dropped {
		p.taken(p.shelf.Import(f.Name, f.Text))
	}
}

// Click does what a name stands for.
func (p *Page) Click(id string) {
	p.Changed()
	if p.columns.Click(id) {
		return
	}
	var n int
	if k, _ := fmt.Sscanf(id, "game:%d", &n); k == 1 {
		again := n == p.at
		p.move(n - p.at)
		if again {
			p.Click("watch")
		}
		return
	}
	switch id {
	case "back":
		p.host.Back()
		return
	case "import":
		p.asking, p.path, p.turn = true, "", p.turn+1
		return
	case "take":
		p.take()
		return
	case "leave":
		p.asking, p.sure = false, false
		return
	}
	g := p.chosen()
	if g == nil {
		return
	}
	switch id {
	case "watch":
		if g.Trouble != "" && g.Answers == 0 {
			return
		}
		w, err := p.shelf.Watch(g.ID, p.host)
		if p.failed(err) {
			return
		}
		p.host.Open(w)
	case "resume":
		if g.Over || g.Trouble != "" {
			return
		}
		b, err := p.shelf.Resume(g.ID)
		if p.failed(err) {
			return
		}
		p.host.Play(b)
		p.stale = true
	case "export":
		to, err := p.shelf.Export(g.ID)
		if !p.failed(err) {
			p.host.Toast("Copied to " + to)
		}
	case "rescue":
		if g.Trouble == "" || g.Rescue == 0 {
			return
		}
		id, err := p.shelf.Rescue(g.ID)
		if !p.failed(err) {
			p.host.Toast("Rescued as a new game.")
			p.read(id)
		}
	case "delete":
		p.sure = true
	case "sure":
		p.delete()
	}
}

func (p *Page) delete() {
	p.sure = false
	if g := p.chosen(); g != nil && !p.failed(p.shelf.Delete(g.ID)) {
		p.host.Toast("Deleted.")
		p.read("")
	}
}

// take takes in the file whose name was typed.
func (p *Page) take() {
	p.asking = false
	p.taken(p.shelf.ImportFile(p.path))
}

func (p *Page) taken(id string, err error) {
	if p.failed(err) {
		return
	}
	p.host.Toast("Taken in.")
	p.read(id)
}

// failed shows what could not be done.
func (p *Page) failed(err error) bool {
	p.trouble = ""
	if err != nil {
		p.trouble = err.Error()
	}
	p.Changed()
	return err != nil
}

// Form asks for the file to take in.
func (p *Page) Form() *form.Form {
	if !p.asking {
		return nil
	}
	return &form.Form{ID: "import", X: p.formAt.X, Y: p.formAt.Y, W: p.formW, H: 60, Bar: true, Focus: "path", Turn: p.turn,
		Rows: []form.Row{{ID: "path", Kind: form.Text, Label: "File", Value: p.path, Hint: "where the record lies, *.game.jsonl"}}}
}

// SetField takes what is typed.
func (p *Page) SetField(row, value string) { p.path = value }
