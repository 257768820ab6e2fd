package freetable

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/record"
)

// SlideOf is a battle as it stands, as everybody sees it: who attacks with the firing arc and the
// range to the target, else whoever is asked in the light. Its title is the question.
func SlideOf(g *game.Game) (Scene, error) {
	if g.State().Phase == game.SettingUp {
		return Scene{}, errNotLaid
	}
	t, err := record.Public(g)
	if err != nil {
		return Scene{}, err
	}
	s, u, ids := onTable(t), g.Setup(), record.IDs(g.Setup())
	s.Title = fmt.Sprintf("Round %d, %s", g.State().Round, g.State().Phase)
	switch a := &g.State().Attack; {
	case a.On && u.OnMap(a.Attacker) == nil && u.OnMap(a.Target) == nil:
		from, to := ids[a.Attacker], ids[a.Target]
		s.Title = u.Name(a.Attacker) + " attacks " + u.Name(a.Target)
		s.Lit = []string{from, to}
		s.Arcs = []ArcMark{{Ship: from, Arc: "front"}}
		s.Rulers = []Stretch{{Spot{Ship: from}, Spot{Ship: to}}}
	case len(g.Prompts()) > 0 && g.State().Phase != game.Planning:
		p := &g.Prompts()[0]
		if id := p.Ship; id != game.NoShip && u.OnMap(id) == nil && g.State().Ships[id].OnTable() {
			s.Title += ": " + u.Name(id)
			s.Lit = []string{ids[id]}
			if p.Ask == game.ChooseTarget {
				s.Arcs = []ArcMark{{Ship: ids[id], Arc: "front"}}
			}
		}
	}
	return s, nil
}

// Keep adds a scene behind the others and returns its number. Where nothing was laid yet it begins
// a deck of that title. The deck is kept as the last table.
func (p *Page) Keep(deck string, s Scene) (n int, err error) {
	d := &p.draft
	p.dialog = nil
	switch {
	case len(d.past) == 0 && len(d.deck.Scenes) == 1 && len(d.deck.Scenes[0].Table.Ships) == 0:
		if !p.load(&Deck{Title: deck, Scenes: []Scene{s}}, "") {
			return 0, errNotLaid
		}
		d.past = append(d.past, d.now()) // it is to be kept
	case len(d.deck.Scenes) >= maxScenes:
		return 0, fmt.Errorf("the free table holds %d slides already", maxScenes)
	default:
		d.editDeck(func(deck *Deck) int {
			deck.Scenes = append(deck.Scenes, s)
			return len(deck.Scenes) - 1
		})
		p.arrive()
	}
	return len(d.deck.Scenes), p.kept.last(d)
}
