package library

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Host is the part of the window that the library depends on.
type Host interface {
	kit.Window
	Play(battle.Start)                             // leaves the pages for a battle
	KeepSlide(*game.Game)                          // keeps the table behind the other slides of the free table
	PlayAfar(table *game.Setup, own game.PlayerID) // has a friend invited to play on from a table
}

// Page is the library: the games on a shelf, the newest first, and the one that is chosen.
type Page struct {
	host  Host
	shelf Shelf

	games   []entry
	list    kit.Listed // the chosen game
	tabs    kit.Tabs
	seen    int    // games that were looked at, from the first on
	trouble string // what the shelf, or what was asked of it last, has to complain of
	path    kit.Typed
	asking  bool // for the file to import
	sure    bool // deleting is asked about
	stale   bool // a game was continued: it is looked at again when this page is shown
}

// entry is a game with the picture of its table.
type entry struct {
	Game
	board *scene.Board
}

// New opens the library of a shelf.
func New(h Host, s Shelf) *Page {
	p := &Page{host: h, shelf: s}
	p.list.Picks = true
	p.list.Picked = func(int) { p.sure = false }
	p.read("")
	return p
}

// At is the library with a game chosen.
func (p *Page) At(id string) *Page {
	p.read(id)
	return p
}

// Name of the page.
func (p *Page) Name() string { return "library" }

// Tick looks at one more game: playing it again takes a few milliseconds.
func (p *Page) Tick(float64) kit.Wake {
	if p.stale {
		p.stale = false
		if g := p.chosen(); g != nil {
			p.read(g.ID)
		}
	}
	if p.seen >= len(p.games) {
		return kit.Rest
	}
	e := entry{Game: p.shelf.Look(p.games[p.seen].ID)}
	if e.View != nil {
		e.board = onmap.Board(e.View)
	}
	p.games[p.seen], p.seen = e, p.seen+1
	return kit.Wake{Changed: true}
}

// read takes in what lies on the shelf; the game of that name is chosen, "" the first that was.
func (p *Page) read(id string) {
	names, err := p.shelf.Names()
	p.trouble, p.sure = "", false
	if err != nil {
		p.trouble = err.Error()
	}
	known := map[string]entry{}
	for _, g := range p.games[:min(p.seen, len(p.games))] {
		known[g.ID] = g
	}
	p.games, p.seen = make([]entry, len(names)), 0
	for i, n := range names {
		p.games[i] = entry{Game: Game{ID: n}}
		if n == id {
			p.list.At = i
		}
	}
	for p.seen < len(p.games) { // what was seen before is not looked at again
		g, ok := known[p.games[p.seen].ID]
		if !ok || g.ID == id {
			break
		}
		p.games[p.seen], p.seen = g, p.seen+1
	}
	p.list.At = max(0, min(p.list.At, len(p.games)-1))
}

// chosen returns the chosen game, nil while it has not been looked at.
func (p *Page) chosen() *entry {
	if at := p.list.At; at >= 0 && at < p.seen {
		return &p.games[at]
	}
	return nil
}

// count returns the number of games in words.
func (p *Page) count() string {
	switch n := len(p.games); {
	case n == 0:
		return "every game you play is saved"
	case p.seen < n:
		return fmt.Sprintf("reading game %d of %d", p.seen+1, n)
	default:
		return names.Count(n, "game")
	}
}

// failed shows what could not be done.
func (p *Page) failed(err error) bool {
	p.trouble = ""
	if err != nil {
		p.trouble = err.Error()
	}
	return err != nil
}
