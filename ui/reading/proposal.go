package reading

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// BestOption returns the option that most people would take first, so that Enter alone plays, or
// otherwise if none stands out.
func (t *Table) BestOption(p *game.Prompt, otherwise int) int {
	best, at := int32(1<<30), otherwise
	advised := t.Uses("advice")
	if p.Ask == game.ChooseTarget && advised {
		for i, o := range p.Options {
			if o.Kind != game.Pass && o.Dist < best && t.CostOf(&o) == 0 {
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

// BestMove returns a sensible first maneuver: one that neither dies nor bumps as the ships stand,
// green before white before red.
func (t *Table) BestMove(p *game.Prompt) int {
	best, score := int(p.Options[0].N), -1<<30
	dial := t.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	v := &t.counted.knows
	t.Game.ViewInto(p.Player, v)
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

// Costly reports whether an option discards a card, spends a token that is carried from battle to
// battle, destroys the ship or may cost Fleet Points.
func (t *Table) Costly(p *game.Prompt, o *game.Option) bool {
	u := t.Game.Setup()
	if o.Line != 0 {
		text, _, _ := u.Line(o.Line)
		for i := range text.Cost {
			switch text.Cost[i].Op {
			case card.DiscardMe, card.DiscardCards, card.DiscardAll, card.DiscardFired, card.RemoveMe, card.RemoveCaptain,
				card.AllShields, card.TurnOffShields, card.LoseShields:
				return true
			}
		}
	}
	switch o.Kind {
	case game.SpendReroll:
		return true
	case game.FireWeapon:
		return u.Facts(p.Ship).Upgrades[o.N].Card.Weapon.Discard || t.CostOf(o) > 0
	case game.SetManeuver:
		if p.Ask != game.ChooseManeuver {
			return false // it is the enemy's
		}
		var f game.Fate
		game.Foresee(&t.View, o.Ship, int(o.N), &f)
		return f.Dies() || f.StruckAtEnd
	}
	return t.CostOf(o) > 0
}

// Harmless returns the first option that costs nothing of one's own, otherwise if all do.
func (t *Table) Harmless(p *game.Prompt, otherwise int) int {
	for i := range p.Options {
		if !t.Costly(p, &p.Options[i]) {
			return i
		}
	}
	return otherwise
}
