package scenariotest

import (
	"attackwing/game"
	"attackwing/physics"
)

// answer turns the comet towards the enemy's edge as long as there are shards, and has the wreck
// short out an enemy, and lights beacons in the north.
func answer(v *game.View, p *game.Prompt) (a game.Answer, ok bool) {
	switch p.Ask {
	case game.ChooseAnswer:
		if v.Count(shards, game.HeldBy(v.Me)) == 0 {
			return p.Pick(straight), true
		}
		if v.Me == game.One {
			return p.Pick(south), true
		}
		return p.Pick(north), true
	case game.PlaceToken:
		at, ok := game.PlaceLegal(&v.State, v.Setup, p, physics.Pose{X: middle, Y: 6 * inch, Heading: 90000})
		return game.Answer{Pose: at}, ok
	case game.ChooseCardTarget:
		for i := range p.Options {
			if o := &p.Options[i]; o.Ship != game.NoShip && v.Ships[o.Ship].Owner != v.Me {
				return p.Pick(i), true
			}
		}
		return p.Pick(len(p.Options) - 1), true
	}
	return a, false
}
