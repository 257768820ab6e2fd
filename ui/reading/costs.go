package reading

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// costs holds the costs of the answers to a question for the ship that gives them, counted once.
type costs struct {
	prompt  int32
	answers int
	words   []string
	game    game.Game // in which answers are imagined
}

// CostWords returns in words the cost of an option for the ship that is asked: shields that go
// down, cards disabled or discarded, tokens and locks given up, Auxiliary Power gained. It returns
// "" if the option costs nothing. The cost is found by giving the answer in an imagined game and,
// until somebody else is asked, answering so that the ship gives up nothing more. In an attack that
// would count what the attack does to the ship, so there a card has its printed price alone.
func (t *Table) CostWords(p *game.Prompt, i int) string {
	if !costsAsked(p) || p.Ask == game.UseCards && t.Shown.Attack.On || i >= len(p.Options) {
		return ""
	}
	c := &t.counted.costs
	if c.prompt != p.ID || c.answers != len(t.Game.Answers()) || len(c.words) != len(p.Options) {
		c.prompt, c.answers, c.words = p.ID, len(t.Game.Answers()), make([]string, len(p.Options))
		for k := range p.Options {
			if t.View.Imagine(p, 1, nil, &c.game) {
				c.words[k] = c.of(&t.View.State, t.Game.Setup(), p, k)
			}
		}
	}
	return c.words[i]
}

// costsAsked reports whether the answers of a question can cost something that its rows do not say
// themselves.
func costsAsked(p *game.Prompt) bool {
	switch p.Ask {
	case game.ChooseAction, game.ChooseFreeAction, game.ChooseTarget, game.UseCards, game.ChooseCards:
		return p.Max <= 1 && p.Ship != game.NoShip
	}
	return false
}

// of gives an answer in the imagined game, and what that game asks the same ship at once, and
// compares the ship with what it was.
func (c *costs) of(before *game.State, u *game.Setup, p *game.Prompt, option int) string {
	g := &c.game
	a := p.Pick(option)
	for range 4 {
		if _, err := g.Submit(a); err != nil {
			return ""
		}
		ps := g.Prompts()
		if len(ps) != 1 || ps[0].Ship != p.Ship || ps[0].Places() || !slices.Contains(followUps, ps[0].Ask) {
			break
		}
		q := &ps[0]
		a = game.Answer{Prompt: q.ID, Picks: 1<<uint(max(1, q.Min)) - 1}
	}
	now := g.State()
	samePhase := now.Phase == before.Phase && now.Round == before.Round
	w := lostBetween(&before.Ships[p.Ship], &now.Ships[p.Ship], u, p.Ship, samePhase,
		p.Options[option].Kind != game.FirePrimary)
	if n := pointsLost(before, now, u, p.Player); n > 0 && samePhase {
		w = append(w, names.Count(n, "Fleet Point"))
	}
	if len(w) == 0 {
		return ""
	}
	return "costs " + strings.Join(w, "; ")
}

// pointsLost returns the Fleet Points by which a player has fallen back: those lost, and those that
// the other player has got.
func pointsLost(was, is *game.State, u *game.Setup, p game.PlayerID) int {
	ahead := func(s *game.State) int { return game.Points(s, u, p) - game.Points(s, u, p.Other()) }
	return ahead(was) - ahead(is)
}

// followUps lists the kinds of question that come in the middle of a deed.
var followUps = []game.Ask{
	game.ChooseCards,
	game.ChooseCardTarget,
	game.ChooseNumber,
	game.ChooseToken,
	game.ChooseEffect,
	game.ChooseAnswer,
}

// lostBetween returns the things that a ship has given up between two states. Tokens that go at the
// end of the round anyway, and locks lost with a destroyed ship, do not count.
func lostBetween(was, is *game.Ship, u *game.Setup, id game.ShipID, samePhase, locks bool) (w []string) {
	if n := is.Down - was.Down; n > 0 && is.Shields < was.Shields {
		w = append(w, fmt.Sprintf("%s: %d of %d left", names.Count(int(n), "shield"), is.Shields, was.Shields))
	}
	if n := is.Power - was.Power; n > 0 && samePhase {
		w = append(w, names.Count(int(n), "Auxiliary Power Token"))
	}
	cards := u.Facts(id).Upgrades
	card := func(name string, was, is *game.CardState) {
		switch {
		case is.At != was.At:
			w = append(w, name+", to another ship")
		case is.Discarded && !was.Discarded:
			w = append(w, name+", discarded")
		case is.Disabled && !was.Disabled && !is.Away:
			w = append(w, name+", disabled")
		case is.Time > was.Time:
			w = append(w, name+", "+names.Count(int(is.Time-was.Time), "Time Token"))
		}
	}
	card(u.Facts(id).Captain.Name, &was.Captain, &is.Captain)
	for i := range cards {
		card(cards[i].Card.Name, was.Card(int8(i)), is.Card(int8(i)))
	}
	if was.Lock != game.NoShip && is.Lock != was.Lock && samePhase && locks {
		w = append(w, "the Target Lock on "+names.Short(u.Name(was.Lock)))
	}
	for _, k := range []struct {
		was, is int8
		what    string
	}{{was.Evade, is.Evade, "Evade Token"}, {was.Scan, is.Scan, "Scan Token"},
		{was.Stations, is.Stations, "Battle Stations Token"}} {
		if n := int(k.was - k.is); n > 0 && samePhase {
			w = append(w, names.Count(n, k.what))
		}
	}
	if is.NoAttack && !was.NoAttack && samePhase {
		w = append(w, "its attack this round")
	}
	return w
}
