package panel

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Term is the card of a term of the glossary, over the board; the words of the rules in it lead on.
type Term struct {
	plain
	Window Window
	Pages  Pages
	path   []int // places in the glossary, the one that is read last
	moved  kit.Scrolled
}

// Show opens the card of a term by its place in the glossary.
func (p *Term) Show(at int) {
	if at < 0 || at >= len(glossary.All()) || len(p.path) > 0 && p.path[len(p.path)-1] == at {
		return
	}
	p.path, p.moved = append(p.path, at), kit.Scrolled{}
}

// At returns the term whose card is open, false when none is.
func (p *Term) At() (at int, open bool) {
	if len(p.path) == 0 {
		return 0, false
	}
	return p.path[len(p.path)-1], true
}

// Find opens the named term, or the first one in the words. If there is none it calls all.
func (p *Term) Find(name, words string, all func()) {
	i := glossary.At(name)
	if i < 0 {
		if found := glossary.In(name + " " + words); len(found) > 0 {
			i = glossary.At(found[0].Name)
		}
	}
	if i < 0 {
		all()
		return
	}
	p.Show(i)
}

// Back goes to the term before.
func (p *Term) Back() {
	if n := len(p.path); n > 1 {
		p.path, p.moved = p.path[:n-1], kit.Scrolled{}
	}
}

// Close puts the card away.
func (p *Term) Close() { p.path = nil }

// Commands of it.
func (p *Term) Commands(b *battle.Session) kit.Commands {
	return kit.Commands{{ID: "explain", Words: "Explain the next game term", Key: "shift+/", Do: func() { p.next(b) }}}
}

// next opens the card of the first term of what is in focus, or of the one after the card that is
// open; the help when there is none left.
func (p *Term) next(b *battle.Session) {
	terms := p.inFocus(b)
	k := 0
	if at, open := p.At(); open {
		k = slices.Index(terms, at) + 1
	}
	p.Close()
	if k >= len(terms) {
		p.Pages.Help()
		return
	}
	p.Show(terms[k])
}

// inFocus returns the terms of the thing in focus, then those of the question itself, as places in
// the glossary.
func (p *Term) inFocus(b *battle.Session) (terms []int) {
	q := b.Asked()
	if q == nil {
		return nil
	}
	add := func(name string) {
		if i := glossary.At(name); i >= 0 && !slices.Contains(terms, i) {
			terms = append(terms, i)
		}
	}
	read := func(words string) {
		for _, k := range glossary.In(words) {
			add(k.Name)
		}
	}
	switch q.Ask {
	case game.PlaceShip, game.PlaceToken:
	case game.ChooseManeuver, game.ChooseForOpponent:
		_, ns := b.Verdict(q.Ship, b.Question.Dialled(q), p.Window.Ways(q.Ship))
		for _, n := range ns {
			read(n.Total)
			for _, k := range n.Terms {
				read(k.Words)
			}
		}
	default:
		if o, ok := b.Question.Focused(q); ok {
			add(reading.TermOf(o))
		}
		if rows, at := b.OptionRows(q), b.Question.Previewed(); at >= 0 && at < len(rows) {
			read(rows[at].Label)
			read(rows[at].Words())
		}
	}
	read(names.Title(q.Question()))
	return terms
}

// Out reports whether a card is read.
func (p *Term) Out(*battle.Session) bool {
	_, open := p.At()
	return open
}

// Deeds of the card.
func (p *Term) Deeds(*battle.Session) kit.Commands {
	return kit.Commands{
		(&kit.Command{ID: "termback", Words: "Back", Key: "backspace", Look: kit.Small,
			Tip: "Back to the previous term.", Do: p.Back}).When(len(p.path) != 1),
		{ID: "search", Words: "All", Key: "/", Look: kit.Small, Tip: "Open the glossary.", Do: p.Pages.Glossary},
		{ID: "termclose", Words: "Close", Key: "esc", Look: kit.Small, Tip: "Close this card.", Do: p.Close},
	}
}

// leads returns the words that lead on; here they are seen to.
func (p *Term) leads(words string) []kit.Link {
	ls := Rules(p.Window)(words)
	for i := range ls {
		ls[i].Quiet = false
	}
	return ls
}

// Body of it.
func (p *Term) Body(b *battle.Session) kit.Part {
	at, open := p.At()
	if !open {
		return kit.Part{}
	}
	e := &glossary.All()[at]
	name := strings.ReplaceAll(strings.ToLower(e.Name), " ", "-")
	icon := kit.Icon(name, 20, scene.Accent).If(scene.Icon(name) != nil)
	return kit.Panel(kit.Column(
		8,
		kit.Row(8, icon, kit.Line(scene.StyleH3, scene.Text1, e.Name).Grow(1),
			kit.Line(scene.StyleLabel, scene.Text3, e.Group)),
		kit.Scroll(&p.moved, kit.Linked(scene.StyleBody, scene.Text2, e.Words, p.leads)).Snug(),
		kit.Buttons(p.Deeds(b)...))).Name("termcard", -1).
		Tip(func() kit.Tip { return kit.Tip{Name: e.Name, Words: e.Group} })
}
