package battle

import (
	"attackwing/game"
	"attackwing/game/odds"
)

// AttackAhead is what is still to come of the attack that is being made, or of the one in focus.
func (b *Battle) AttackAhead(p *game.Prompt, spending bool) (o odds.Attack, ok bool) {
	s, u := &b.Shown, b.Game.Setup()
	if s.Attack.On {
		return odds.Ahead(s, u, &s.Attack, nil, spending)
	}
	f, in := b.Question.Focused(p)
	if p.Ask != game.ChooseTarget || !in || f.Kind == game.Pass || f.Ship == game.NoShip {
		return o, false
	}
	w := game.NoWeapon
	if f.Kind == game.FireWeapon {
		w = f.N
	}
	shot, no := b.ShotOf(p.Ship, f.Mount, w, f.Ship)
	if no.Code != game.Yes {
		return o, false
	}
	return odds.Ahead(s, u, &game.Attack{Attacker: p.Ship, Target: f.Ship, Weapon: w}, &shot, spending)
}
