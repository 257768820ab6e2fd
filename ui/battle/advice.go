package battle

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// bestOption is what most people would take first, so that Enter alone plays.
func (s *Seen) bestOption(p *game.Prompt, otherwise int) int {
	best, at := int32(1<<30), otherwise
	advised := s.Uses("advice")
	if p.Ask == game.ChooseTarget && advised {
		for i, o := range p.Options {
			if o.Kind != game.Pass && o.Dist < best && s.CostOf(&o) == 0 {
				best, at = o.Dist, i
			}
		}
	}
	if p.Ask == game.ChooseAction && advised {
		for i, o := range p.Options {
			if o.Kind == game.Perform && o.Dist > 0 && o.Dist < best {
				best, at = o.Dist, i
			}
		}
	}
	return at
}

// BestDial is what a dial's question begins with: what the ship may do in place of a maneuver, so
// that nothing is lost by Enter alone, else a sensible maneuver.
func (pl *Planning) BestDial(p *game.Prompt) int {
	if i := Instead(p); i >= 0 {
		return MoveOf(p.Options[i])
	}
	return pl.bestFlight(p)
}

// bestFlight is the maneuver that a dial is proposed.
func (pl *Planning) bestFlight(p *game.Prompt) int {
	b := pl.battle
	if !b.Uses("advice") || !b.Uses("verdicts") { // a proposal that dies of nothing is a verdict too
		return pl.SlowestStraight(p)
	}
	if i, _ := b.Advice.Of(p); i >= 0 && p.Options[i].Kind == game.SetManeuver {
		return int(p.Options[i].N)
	}
	return b.Planning.bestMove(p)
}

// bestMove is a sensible first maneuver: one that neither dies nor bumps as the ships stand, green
// before white before red.
func (pl *Planning) bestMove(p *game.Prompt) int {
	b := &pl.battle.Seen
	best, score := int(p.Options[0].N), -1<<30
	dial := b.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	v := &pl.knows
	b.Game.ViewInto(p.Player, v)
	for _, o := range p.Options {
		if o.Kind != game.SetManeuver {
			continue
		}
		var f game.Fate
		game.Foresee(v, p.Ship, int(o.N), &f)
		s := 0
		if f.Dies() {
			s -= 1000
		}
		if f.StruckAtEnd {
			s -= 800
		}
		if f.Bumped {
			s -= 50
		}
		m := dial[o.N]
		s += [...]int{card.White: 0, card.Green: 6, card.Red: -20}[f.Color]
		if m.Bearing == physics.Straight {
			s += 5
		}
		if m.Speed == 2 {
			s += 3
		}
		if s > score {
			best, score = int(o.N), s
		}
	}
	return best
}
