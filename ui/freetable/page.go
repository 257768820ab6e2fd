package freetable

import (
	"bytes"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/ui/anim"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Shelf is where positions, decks and pictures are kept.
type Shelf interface {
	// List are the names of the positions and decks there, the newest first.
	List() ([]string, error)
	Read(name string) ([]byte, error)
	// Write writes a whole file and tells where it lies. One of that name that is there is written over only where that is
	// said; else the error is fs.ErrExist.
	Write(name string, data []byte, over bool) (where string, err error)
}

// Options are what the free table is opened with.
type Options struct {
	Cards   *card.Catalogue
	Shelf   Shelf             // nil: nothing can be kept
	Current func() *game.Game // the battle played last, nil none
	Still   func() bool       // ships do not glide
	Seed    func() uint64     // new dice
	Fleets  []fleet.List      // own fleets, beside the ready ones
	Decks   map[string][]byte // those that come along, by file name
}

// Page is the free table.
type Page struct {
	page.Plain
	host page.Host
	opts Options
	w, h float64
	c    *canvas.Canvas

	deck         Deck
	at           int    // the scene shown
	name         string // as the player called it, "" not yet
	file         string // in which it is kept, "" in none
	l            *laid
	past, future []moment
	check        bool

	tool  Tool
	sel   mark
	other string // the ship that is looked at together with the selected one
	board box
	cam   scene.Camera
	sight Sight
	hold  hold
	move  int // the maneuver looked at

	rowing bool // the keys are the rows'
	row    int
	lines  list // of the rows
	scenes list
	pick   picker
	menu   *menu
	sheet  *sheet

	presenting, black bool
	rest              float64
	px, py            float64
	glide             anim.Motion
	from              map[string]scene.Pose
	toldTask          bool
	turn              int // of the form's focus
	tokenKind         int

	columns  page.Columns // of a small window
	column   box          // where the one shown is laid out
	shownFor Tool         // what was in hand when it was chosen
	shownSel mark
}

// moment is the deck before a change, and which scene was shown.
type moment struct {
	deck Deck
	at   int
}

// box is a rectangle of the window, px.
type box struct{ X, Y, W, H float64 }

func (b box) has(x, y float64) bool { return x >= b.X && x < b.X+b.W && y >= b.Y && y < b.Y+b.H }

// mark is what is selected.
type mark struct {
	kind markKind
	ship string
	n    int
}

type markKind uint8

const (
	nothing markKind = iota
	aShip
	aToken
	aCaption
	anArrow
	aRuler
)

// New is a free table with nothing on it, and the list of what to begin with.
func New(host page.Host, o Options) *Page {
	p := &Page{host: host, opts: o, check: true}
	p.load(&Deck{Title: "Free table", Scenes: []Scene{{Title: "Scene 1", Table: record.Table{Scenario: "standard", Ships: []record.TableShip{}}}}}, "")
	p.openMenu()
	return p
}

// Begin takes up a deck that comes along, as if it had been chosen from the list.
func (p *Page) Begin(deck string) {
	p.menu, p.sheet, p.presenting = nil, nil, false
	p.open(deck, p.opts.Decks[deck], true)
}

// Name is what the report for tests calls the page.
func (p *Page) Name() string { return "free table" }

// scene is the scene shown.
func (p *Page) scene() *Scene { return &p.deck.Scenes[p.at] }

// table is its position.
func (p *Page) table() *record.Table { return &p.scene().Table }

// load takes up a deck; a deck whose positions cannot be laid is refused.
func (p *Page) load(d *Deck, name string) bool {
	for i := range d.Scenes {
		if _, err := lay(&d.Scenes[i].Table, p.opts.Cards); err != nil {
			p.host.Toast(firstWords(err.Error()))
			return false
		}
	}
	p.keepLast()
	p.deck, p.at, p.name, p.file, p.past, p.future = *d, 0, name, "", nil, nil
	p.sel, p.other, p.scenes, p.lines, p.toldTask = mark{}, "", list{}, list{}, false
	p.arrive()
	return true
}

// lastDeck is what is kept without being asked to: the deck that was left with changes.
const lastDeck = "last-table.deck.yaml"

// keepLast keeps the deck before it is left, so that nothing laid by hand is lost.
func (p *Page) keepLast() {
	if len(p.past) == 0 || p.opts.Shelf == nil {
		return
	}
	var b bytes.Buffer
	err := p.deck.Write(&b)
	if err == nil {
		_, err = p.opts.Shelf.Write(lastDeck, b.Bytes(), true)
	}
	if err != nil {
		p.host.Toast(firstWords("Not kept: " + err.Error()))
	}
}

// leave goes back to where the page was opened.
func (p *Page) leave() {
	p.keepLast()
	p.host.Back()
}

// arrive lays the scene shown and looks where it says.
func (p *Page) arrive() {
	p.relay()
	p.sight = Sight{At: []float64{18, 18}, Across: 36}
	if s := p.scene().Camera; s != nil {
		p.sight = *s
	}
	p.Changed()
}

// relay lays the position of the scene shown anew; false when the referee cannot show it.
func (p *Page) relay() bool {
	l, err := lay(p.table(), p.opts.Cards)
	p.Changed()
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return false
	}
	p.l = l
	if p.sel.kind == aShip && !l.has(p.sel.ship) {
		p.sel = mark{}
	}
	if !l.has(p.other) {
		p.other = ""
	}
	p.learn()
	return true
}

// edit changes the scene shown; what the referee cannot show is taken back at once.
func (p *Page) edit(change func(s *Scene)) bool {
	before, future := p.now(), p.future
	p.past, p.future = append(p.past, before), nil
	p.deck.Scenes = slices.Clone(p.deck.Scenes)
	s := p.scene().clone()
	change(&s)
	p.deck.Scenes[p.at] = s
	if !p.relay() {
		p.past, p.future = p.past[:len(p.past)-1], future
		p.restore(before)
		return false
	}
	return true
}

// again changes the scene once more as a part of the edit before: a drag goes on.
func (p *Page) again(change func(s *Scene)) {
	old := p.scene().clone()
	change(p.scene())
	if !p.relay() {
		p.deck.Scenes[p.at] = old
		p.relay()
	}
}

// editDeck changes the row of scenes and goes to one of them.
func (p *Page) editDeck(change func(d *Deck) int) {
	p.past, p.future = append(p.past, p.now()), nil
	p.deck.Scenes = slices.Clone(p.deck.Scenes)
	p.at = change(&p.deck)
	p.arrive()
}

func (p *Page) now() moment { return moment{p.deck, p.at} }

func (p *Page) restore(m moment) {
	p.deck, p.at = m.deck, m.at
	p.relay()
	p.tidy()
}

// tidy lets go of a selection that is no longer there.
func (p *Page) tidy() {
	s := p.scene()
	n := map[markKind]int{aToken: len(s.Table.Tokens), aCaption: len(s.Captions), anArrow: len(s.Arrows), aRuler: len(s.Rulers)}
	if m, ok := n[p.sel.kind]; ok && p.sel.n >= m {
		p.sel = mark{}
	}
	if p.sel.kind == nothing || p.sel.kind != aShip {
		p.rowing = p.rowing && p.sel.kind == nothing
	}
}

// undo takes the last change back.
func (p *Page) undo() {
	if n := len(p.past); n > 0 {
		m := p.past[n-1]
		p.past, p.future = p.past[:n-1], append(p.future, p.now())
		p.restore(m)
	}
}

// redo makes it again.
func (p *Page) redo() {
	if n := len(p.future); n > 0 {
		m := p.future[n-1]
		p.future, p.past = p.future[:n-1], append(p.past, p.now())
		p.restore(m)
	}
}

// goTo shows another scene; the ships glide there.
func (p *Page) goTo(n int) {
	n = min(max(n, 0), len(p.deck.Scenes)-1)
	if n == p.at {
		return
	}
	from := map[string]scene.Pose{}
	for id, s := range p.l.of {
		from[id] = scene.FromPhysics(p.l.view.Ships[s].Pose)
	}
	p.at, p.sel, p.other, p.rowing, p.toldTask, p.lines.first = n, mark{}, "", false, false, 0
	p.scenes.show(n)
	p.arrive()
	if p.scene().Task != nil { // it begins with a ship in hand, whatever the one before ended with
		p.tool = SelectTool
	}
	if p.opts.Still == nil || !p.opts.Still() {
		p.from, p.glide = from, anim.Motion{Length: glideSeconds}
	}
}

// glideSeconds is how long ships glide from scene to scene.
const glideSeconds = 0.6

// Tick lets dt seconds pass.
func (p *Page) Tick(dt float64) {
	if p.from != nil {
		if p.glide.Step(dt) {
			p.from = nil
		}
		p.Changed()
	}
	if p.presenting && p.rest < spotAfter {
		if p.rest += dt; p.rest >= spotAfter {
			p.Changed()
		}
	}
}

// spotAfter is how many seconds the pointer rests before it becomes a light.
const spotAfter = 1

// Resting tells whether nothing changes by itself.
func (p *Page) Resting() bool { return p.from == nil && (!p.presenting || p.rest >= spotAfter) }

// learn tells when the task of the scene is done.
func (p *Page) learn() {
	s := p.scene()
	if s.Task == nil || p.toldTask || !p.l.done(s.Task, s) {
		return
	}
	p.toldTask = true
	if p.presenting { // else a button says it where the task stands
		p.host.Toast("Done. PgDn goes on.")
	}
}
