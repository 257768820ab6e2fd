package builder

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
)

// Options are what the pages of this package are opened with.
type Options struct {
	Cards     *card.Catalogue
	Scenarios []game.Scenario // those a fleet may be made for
	House     []game.HouseValue
	Shelf     Shelf
	Seed      func() uint64 // of random fleets
	// Use takes a fleet to where the builder was opened from, such as a seat of a battle; nil: there is no such place.
	Use     func(Kept)
	UseWord string // what the button for it says
}

// panel is a column of the builder, the one that up and down move in.
type panel uint8

const (
	shipsPanel panel = iota
	slotsPanel
	cardsPanel
)

// sheetOpen is what lies over the columns.
type sheetOpen uint8

const (
	nothing sheetOpen = iota
	detailsOpen
	importOpen
	problemsOpen
	whyOpen
	exportOpen
)

// Page is the builder with one fleet in it.
type Page struct {
	page.Plain
	host page.Host
	o    Options

	list  fleet.List
	file  string // of the shelf, "" not kept yet
	saved string // what the head says about it
	notes []string

	format fleet.Format
	rules  fleet.Rules
	sheet  fleet.Sheet
	wayOut []string   // names that must go for the fleet to be below its limit
	mended fleet.List // the fleet without them

	row, slot   int // the ship, or the row behind the ships; the place on it
	panel       panel
	open        sheetOpen
	top         [4]int // how far ships, slots, cards and what is open are scrolled, whole rows
	marks       []snapshot
	undone      []snapshot
	stale       bool // the offers are those of another fleet or place
	offers      []offer
	shown       []int // of offers, those that fit the search and the filters
	focus       int   // in shown
	query       string
	pinned      fleet.Ref
	filter      filter
	focusField  string
	focusTurn   int
	typed       string // in the field of the import
	wrong       string // why it is refused
	brought     []brought
	fixes       []func() // what the buttons of the problems do
	otherLimit  bool     // the limit is typed
	drag        drag
	clock       float64
	clicked     string // the card clicked last, and when: twice is a double click
	clickedAt   float64
	canvas      *canvas.Canvas // as drawn last, to know what lies under the pointer
	drawn       [4]int         // how many rows were drawn of each list
	w, h        float64
	columns     page.Columns
	cardsAt     canvas.Scroll
	openAt      canvas.Scroll
	follow      bool    // the list scrolls to the card in focus
	refuseWords string  // why the last thing was refused
	refuseFor   float64 // seconds that it is still shown
}

// refuseSeconds is how long a refusal is shown.
const refuseSeconds = 4

// New opens the builder with a fleet; file is what the shelf calls it, "" when it is kept nowhere yet.
func New(host page.Host, o Options, l fleet.List, file string) *Page {
	p := &Page{host: host, o: o, list: l.Clone(), file: file, panel: slotsPanel}
	if file != "" {
		p.saved = "saved"
	}
	if len(l.Ships) == 0 {
		p.panel = cardsPanel
	}
	p.judge()
	p.toEmpty()
	return p
}

// Name is what the report for tests calls the page.
func (p *Page) Name() string { return "builder" }

// List is the fleet as it is now, with its total stated.
func (p *Page) List() fleet.List {
	l := p.list.Clone()
	l.Total = max(0, p.sheet.Total)
	return l
}

// Sheet is the fleet priced and judged.
func (p *Page) Sheet() *fleet.Sheet { return &p.sheet }

// Tick lets time pass: for double clicks, and for a refusal to be read.
func (p *Page) Tick(dt float64) {
	p.clock += dt
	if p.refuseFor > 0 {
		if p.refuseFor -= dt; p.refuseFor <= 0 {
			p.refuseWords = ""
			p.Changed()
		}
	}
}

// Resting tells whether nothing changes by itself.
func (p *Page) Resting() bool { return p.refuseFor <= 0 && p.drag.from == "" }

// refuse says why something was not done.
func (p *Page) refuse(words string) {
	p.refuseWords, p.refuseFor = words, refuseSeconds
	p.Changed()
}

// save keeps the fleet. One without ships is kept when it has one.
func (p *Page) save() {
	if len(p.list.Ships) == 0 {
		p.saved = "not saved: a fleet is kept once it has a ship"
		return
	}
	file, err := p.o.Shelf.Keep(p.file, p.List())
	if err != nil {
		p.saved = "not saved: " + err.Error()
		return
	}
	p.file, p.saved = file, "saved just now"
}

// use takes the fleet to where the builder was opened from.
func (p *Page) use() {
	switch {
	case p.o.Use == nil:
		p.host.Back()
	case len(p.list.Ships) == 0:
		p.refuse("The fleet has no ship yet.")
	default:
		if p.file == "" {
			p.save()
		}
		k := Kept{File: p.file, List: p.List()}
		p.host.Back()
		p.o.Use(k)
	}
}
