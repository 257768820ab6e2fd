package freetable

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/lesson"
	"attackwing/game/record"
	"attackwing/game/sheet"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Options configures the free table.
type Options struct {
	Cards   *card.Catalogue
	Shelf   Shelf             // nil: nothing can be kept
	Stage   Stage             // nil: there is no second window
	Current func() *game.Game // the battle played last, nil none
	Still   func() bool       // ships do not glide
	Seed    func() uint64     // new dice
	Fleets  []fleet.List      // own fleets, beside the ready ones
	Decks   map[string][]byte // those that come along, by file name
	Lessons []*lesson.Lesson  // of flight school, in their order: their tables can be laid
	// Make keeps a sheet of the player's own under an id that is free; show shows it over the page to
	// which the free table leads back. Nil: none can be kept.
	Make func(d *sheet.Draft) (show func(), err error)
	// Battle opens a battle at the moment that a slide shows. Nil: there are none.
	Battle func(Moment) error
}

// Host is the interface of the free table to its window.
type Host interface {
	kit.Window
	Play(battle.Start)                             // leaves the pages for a battle
	PlayAfar(table *game.Setup, own game.PlayerID) // has a friend invited to play on from a table
}

// Page is the free table.
type Page struct {
	host   Host
	opts   Options
	draft  draft
	hand   hand
	detail detail
	glide  glide
	kept   kept
	check  bool // what the rules do not allow is told

	dialog dialog  // what is asked for, nil nothing
	show   show    // the scene as it is shown to people
	speaks speaker // and as who shows it sees it

	follows following // the file of which the scenes are, while they are shown

	eye    boardview.Eye
	tabs   kit.Tabs
	more   kit.More
	scenes kit.Listed
}

// The columns of a small window.
const (
	toolsTab = iota
	_        // the board
	scenesTab
	detailTab
)

// New is a free table with nothing on it, and the list of what to begin with.
func New(host Host, o Options) *Page {
	p := &Page{host: host, opts: o, check: true}
	p.draft = draft{cards: o.Cards, say: host.Toast}
	p.glide = glide{still: o.Still}
	p.kept = kept{in: o.Shelf}
	p.hand = hand{draft: &p.draft, eye: &p.eye, own: o.Fleets, glide: &p.glide, write: p.writeCaption}
	p.detail, p.show = detail{&p.hand}, show{hand: &p.hand, goTo: p.goTo}
	p.speaks = speaker{show: &p.show, stage: o.Stage}
	p.hand.ships.list.Picks, p.hand.kinds.Picks = true, true
	p.load(emptyDeck(), "")
	p.dialog = p.beginning()
	return p
}

// emptyDeck returns a deck of one empty scene.
func emptyDeck() *Deck {
	return &Deck{
		Title:  "Free table",
		Scenes: []Scene{{Title: "Slide 1", Table: record.Table{Scenario: "standard", Ships: []record.TableShip{}}}},
	}
}

// Recard has the table know other cards.
func (p *Page) Recard(cards *card.Catalogue) {
	p.opts.Cards, p.draft.cards = cards, cards
	p.draft.relay()
}

// Name names the page in reports for tests.
func (p *Page) Name() string { return "free table" }

// Tells returns the page in words for those who do not see it: of what is presented the slide.
func (p *Page) Tells(int) (where string, said []string) {
	if p.show.on {
		return p.show.tells()
	}
	return p.Name(), []string{}
}

// Tick lets dt seconds pass.
func (p *Page) Tick(dt float64) kit.Wake {
	w := kit.Rest
	if p.glide.pass(dt) {
		w = kit.Wake{Changed: true}
	}
	if g, ok := p.dialog.(*giving); ok && g.made != nil {
		g.pass(p)
		w = kit.Wake{Changed: true}
	}
	if p.show.on && p.show.two {
		talks, err := p.speaks.pass(p, dt)
		if err != nil {
			p.host.Toast(names.Told("", err))
		}
		w.Changed, w.In = w.Changed || talks.Changed, kit.If(p.glide.on(), 0, talks.In)
	}
	return p.follows.pass(p, dt, w)
}

// Dropped takes up a position or a deck let fall on the window.
func (p *Page) Dropped(files []kit.File) {
	for _, f := range files {
		p.dialog = nil
		p.show.end()
		p.open(f.Name, f.Text, false)
	}
}

// load takes up a deck, which the player calls by a name; a deck whose positions cannot be laid is
// refused.
func (p *Page) load(d *Deck, name string) bool {
	if !p.draft.load(d, p.keepLast) {
		return false
	}
	p.kept.name, p.kept.file, p.kept.own = name, "", false
	p.scenes.At = 0
	p.hand.numbers.Picks = false
	p.arrive()
	return true
}

// arrive looks where the scene in hand says.
func (p *Page) arrive() {
	p.scenes.At = p.draft.at
	p.hand.numbers.Top = 0
	p.draft.scene().Camera.lookThrough(&p.eye)
	p.draft.scene().Camera.lookThrough(&p.show.eye)
	if p.draft.scene().speaks() {
		p.tabs.At = scenesTab
	}
}

// lookThrough looks where a scene says, else at all of the table.
func (s *Sight) lookThrough(eye *boardview.Eye) {
	if s == nil {
		eye.Fit()
		return
	}
	eye.Look(scene.Pt{X: s.At[0] * scene.Inch, Y: s.At[1] * scene.Inch}, s.Across*scene.Inch)
}

// goTo takes another scene in hand; the ships glide there.
func (p *Page) goTo(n int) {
	d := &p.draft
	if n = min(max(n, 0), len(d.deck.Scenes)-1); n == d.at {
		return
	}
	from := d.poses()
	p.kept.late = 0
	d.goTo(n)
	p.hand.numbers.Picks = false
	if d.scene().Task != nil { // it begins with a ship in hand, whatever the one before ended with
		p.hand.take(SelectTool)
	}
	p.arrive()
	p.glide.begin(from)
}

// take takes a tool in hand, and shows what belongs to it.
func (p *Page) take(t Tool) {
	p.hand.take(t)
	if t != SelectTool {
		p.tabs.At = detailTab
	}
}

// press is a hand on the board; what it takes is shown.
func (p *Page) press(at scene.Pt, do func(scene.Pt)) {
	was := p.draft.sel
	do(at)
	if now := p.draft.sel; now != was && now.kind != nothing {
		p.tabs.At = detailTab
	}
}

// leave goes back to where the page was opened.
func (p *Page) leave() {
	p.keepLast()
	p.host.Back()
}

// Present shows the scenes to people, from the one in hand on.
func (p *Page) Present() {
	p.dialog = nil
	p.show.begin()
}
