package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// hand plays an imagined game on, quickly: as an ensign does, but with every ship where it stands
// or where its dial leads, for in a game that is imagined all dials are known. It is both players'.
type hand struct {
	ensign
	view game.View
	fly  [2]*plan // the dials of both seats, nil where none are to be set
}

func newHand() *hand {
	h := &hand{ensign: *newEnsign(0)}
	h.fixed, h.brisk = true, true
	return h
}

// playRound answers until a round is over, which it may be already, or the battle.
func (h *hand) playRound(g *game.Game, round int16, seed uint64) {
	h.playTo(g, round, game.GameOver, seed)
}

// playTo answers until a phase of a round has begun, or the round is over, which it may be already,
// or the battle. The dice of each ship's turn are its own by the seed, so that games which part
// here roll alike where they go on alike.
func (h *hand) playTo(g *game.Game, round int16, phase game.Phase, seed uint64) {
	s := g.State()
	h.ensign.Reseed(seed)
	for n := 0; n < 2000; n++ {
		p := g.FirstOpen()
		if p == nil || s.Phase >= phase || s.Round != round && !s.Result.Over {
			return
		}
		if p.Ask == game.ChooseTarget || p.Ask == game.ChooseAction {
			s.Dice = dice.New(dice.Mix(seed, uint64(p.Ask)<<8|uint64(p.Ship)))
		}
		if _, err := g.Submit(h.answer(g, p)); err != nil {
			panic(err) // an answer of the ensign's is a legal one
		}
	}
}

func (h *hand) answer(g *game.Game, p *game.Prompt) game.Answer {
	if len(p.Options) == 1 && p.Min == 1 {
		return p.Pick(0)
	}
	switch p.Ask {
	case game.ChooseShip:
		return p.Pick(0)
	case game.ChooseManeuver:
		return h.dial(g, p)
	case game.PlaceShip:
		if p.Back != nil {
			break
		}
		g.ViewInto(p.Player, &h.view)
		return h.deploy(&h.view, p)
	case game.ChooseAction, game.ChooseFreeAction, game.ChooseFlight:
		h.standing(g, p.Player)
	}
	g.ViewInto(p.Player, &h.view)
	return h.Choose(&h.view, p)
}

// standing supposes every enemy where it is, or where its dial will take it.
func (h *hand) standing(g *game.Game, me game.PlayerID) {
	s, u := g.State(), g.Setup()
	for i := range s.Ships[:s.NShips] {
		id, sh, x := game.ShipID(i), &s.Ships[i], &h.guess[i]
		x.n = 0
		if !sh.InPlay() || sh.Owner != me.Other() {
			continue
		}
		at := sh.Pose
		if !sh.Activated && sh.Dial >= 0 && s.Phase == game.Activation {
			from := at.Stand()
			at = u.Runs(id)[sh.Dial].End(&from)
		}
		x.n, x.weight[0] = 1, 1000
		x.at[0] = u.Base(id, at)
	}
}

// dial sets the move that the plan of a seat has for a ship.
func (h *hand) dial(g *game.Game, p *game.Prompt) game.Answer {
	of := h.fly[p.Player]
	if of == nil {
		return p.Pick(0)
	}
	if p.Options[len(p.Options)-1].Kind != game.SetManeuver || p.Options[0].Kind != game.SetManeuver {
		g.ViewInto(p.Player, &h.view)
		if i := h.special(&h.view, p, 0); i >= 0 {
			return p.Pick(i)
		}
	}
	first := 0
	for i := len(p.Options) - 1; i >= 0; i-- {
		if o := &p.Options[i]; o.Kind == game.SetManeuver {
			if first = i; o.N == of[p.Ship] {
				break
			}
		}
	}
	return p.Pick(first)
}
