package log

import (
	"slices"

	"attackwing/game"
	"attackwing/game/eventrow"
	"attackwing/game/record"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Tale is the content of the page: the log of a battle, and the answers from which its tables are
// made.
type Tale struct {
	Title   string // of the battle
	Back    string // where leaving the log leads: "the end", "" where everybody knows
	Setup   *game.Setup
	Answers []game.Answer
	Lines   []record.Said
	At      int                // the line that is seen first, negative: the newest
	Suit    func(*scene.Board) // makes the board look as the person prefers; nil: as usual
	Go      func(after int)    // leaves for the moment after so many events; nil: a moment is only looked at
}

// Page is the log of a battle.
type Page struct {
	host  kit.Window
	tale  Tale
	find  kit.Typed
	kinds eventrow.Kinds // that are shown, 0 all
	ship  game.ShipID    // whose lines are shown, NoShip everybody's
	seen  []int          // the lines that are shown
	rows  kit.Listed
	tabs  kit.Tabs
	board *scene.Board // after the line that is chosen
	eye   boardview.Eye
	fault string // why there is no table
}

// New opens the log at a line, or at its newest.
func New(h kit.Window, t Tale) *Page {
	p := &Page{host: h, tale: t, ship: game.NoShip}
	p.rows = kit.Listed{Picks: true, Whole: true, Picked: p.look}
	p.eye.Far = 1
	p.eye.Fit()
	p.filter()
	if t.At >= 0 && t.At < len(t.Lines) {
		p.look(t.At)
	}
	return p
}

// filter brings up which lines are shown; the newest of them is chosen, or the one that was, where
// it is still among them.
func (p *Page) filter() {
	was := p.line()
	p.seen = p.seen[:0]
	at := -1
	for i := range p.tale.Lines {
		if l := &p.tale.Lines[i]; p.passes(l) {
			if l == was {
				at = len(p.seen)
			}
			p.seen = append(p.seen, i)
		}
	}
	if at < 0 {
		at = len(p.seen) - 1
	}
	p.rows = kit.Listed{Picks: true, Whole: true, Picked: p.look}
	p.look(at)
}

// passes reports whether a line is of the kind, of the ship and of the words that are looked for.
func (p *Page) passes(l *record.Said) bool {
	if !l.Of(p.kinds) {
		return false
	}
	if p.ship != game.NoShip && l.About != p.ship && !speaksOf(l.Text, p.tale.Setup.Name(p.ship)) {
		return false
	}
	return p.find.Empty() || p.find.Finds(l.Head(), l.Text)
}

// line returns the chosen line, nil if there is none.
func (p *Page) line() *record.Said {
	if p.rows.At < 0 || p.rows.At >= len(p.seen) {
		return nil
	}
	return &p.tale.Lines[p.seen[p.rows.At]]
}

// newest reports whether the table that is shown is that of now.
func (p *Page) newest() bool {
	l := p.line()
	return l == nil || l == &p.tale.Lines[len(p.tale.Lines)-1]
}

// look chooses a line and lays its table.
func (p *Page) look(i int) {
	p.rows.At = i
	after := 0
	if n := len(p.tale.Lines); n > 0 {
		after = p.tale.Lines[n-1].After
	}
	if l := p.line(); l != nil {
		after = l.After
	}
	if p.fault = ""; after == 0 && p.line() != nil {
		p.fault = "This was undone and cannot be shown."
		return
	}
	v, err := record.TableAfter(p.tale.Setup, p.tale.Answers, after)
	if err != nil {
		p.fault = err.Error()
		return
	}
	p.board = onmap.Board(v)
	if p.tale.Suit != nil {
		p.tale.Suit(p.board)
	}
	if l := p.line(); l != nil {
		at := 0 // of the ships on the board
		for id := range game.ShipID(v.NShips) {
			if sh := &v.Ships[id]; sh.OnTable() && !sh.Map && at < len(p.board.Ships) {
				p.board.Ships[at].Selected = id == l.About
				at++
			}
		}
	}
}

// Name of the page.
func (p *Page) Name() string { return "log" }

// Tick does nothing: nothing here moves by itself.
func (p *Page) Tick(float64) kit.Wake { return kit.Rest }

// Kind is one of the filters of a log.
type Kind struct {
	Of    eventrow.Kinds
	Words string
}

// Filters lists the filters of a log, in their order.
var Filters = []Kind{
	{0, "All"},
	{eventrow.Moves, "Moves"},
	{eventrow.Attacks, "Attacks"},
	{eventrow.Cards, "Cards"},
	{eventrow.OfSheet, "Scenario"},
	{eventrow.Score, "Score"},
	{eventrow.Reasons, "Reasons"},
}

// Commands returns the commands of the log.
func (p *Page) Commands() kit.Commands {
	cs := kit.Commands{
		{ID: "search", Words: "Search", Key: "/", Do: p.find.Focus},
		{
			ID:    "kind",
			Words: "Filter",
			Key:   "k",
			Tip:   "All, moves, attacks, cards, scenario, score, reasons.",
			Do:    func() { p.nextKind(1) },
		},
		p.whose(1), p.now(),
	}
	if p.tale.Go != nil {
		cs = append(cs, p.goes())
	}
	cs = append(cs, &kit.Command{ID: "shut", Words: "Close the log", Key: "l", Look: kit.Hidden, Do: p.host.Back})
	back := kit.BackTo(p.tale.Back, p.host.Back)
	if !p.newest() {
		back.Words, back.Do = "Back to now", p.toNow
	}
	return append(cs, back)
}

// nextKind filters by another kind.
func (p *Page) nextKind(by int) {
	at := slices.IndexFunc(Filters, func(k Kind) bool { return k.Of == p.kinds })
	p.kinds = Filters[(at+by+len(Filters))%len(Filters)].Of
	p.filter()
}

// whose filters by the next ship, after the last one by none.
func (p *Page) whose(by int) *kit.Command {
	words := "Any ship"
	if p.ship != game.NoShip {
		words = p.tale.Setup.Name(p.ship)
	}
	return &kit.Command{
		ID:    "ship",
		Words: words,
		Key:   "s",
		Look:  kit.Small,
		Lit:   p.ship != game.NoShip,
		Tip:   "Show one ship's lines. Press again for the next ship.",
		Do: func() {
			all := append([]game.ShipID{game.NoShip}, p.ships()...)
			p.ship = all[(slices.Index(all, p.ship)+by+len(all))%len(all)]
			p.filter()
		},
	}
}

// ships returns the ships of the battle that the log names.
func (p *Page) ships() (out []game.ShipID) {
	for id := range game.ShipID(p.tale.Setup.NumShips()) {
		name := p.tale.Setup.Name(id)
		if slices.ContainsFunc(p.tale.Lines,
			func(l record.Said) bool { return l.About == id || speaksOf(l.Text, name) }) {
			out = append(out, id)
		}
	}
	return out
}

// now goes to the newest line, past all filters.
func (p *Page) now() *kit.Command {
	return (&kit.Command{ID: "now", Words: "Newest line", Key: "end", Look: kit.Small, Do: p.toNow}).OffWhen(
		p.newest() && p.kinds == 0 && p.ship == game.NoShip && p.find.Empty(),
		"This is the newest line.",
	)
}

func (p *Page) toNow() {
	p.kinds, p.ship, p.rows.At = 0, game.NoShip, -1
	p.find.Set("")
	p.find.Leave()
	p.filter()
}

// goes leaves for the moment of the chosen line.
func (p *Page) goes() *kit.Command {
	l := p.line()
	c := &kit.Command{ID: "go", Words: "Go to this moment", Key: "enter", Look: kit.Main, Do: func() {
		p.host.Back()
		p.tale.Go(p.line().After)
	}}
	return c.OffWhen(l == nil || l.After == 0, "This line cannot be shown on the board.")
}
