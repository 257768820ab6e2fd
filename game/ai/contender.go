package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Deliberator is a player that tries answers out. Deliberated are how many answers since it began
// anew were tried out, and how many of these are not what its habit would have answered.
type Deliberator interface {
	Deliberated() (choices, overruled int)
}

// Seer is a player that is told the enemy's dials as they are set, before its own. It is a
// yardstick: no level is one.
type Seer interface {
	See(round int, ship game.ShipID, o *game.Option)
}

// yardsticks are contenders to measure levels by, of no use to a person.
var yardsticks = [...]string{"table", "aggressor", "turtle", "all-in", "kite", "hunter", "clairvoyant"}

// Contenders are all that NewContender knows: the levels, the weakest first, and what they are
// measured by.
func Contenders() []string { return append(Levels(), yardsticks[:]...) }

// NewContender makes a player of a level, or a yardstick:
//
//   - table moves as printed tables for playing alone do: towards the nearest enemy as it stands, whatever comes next.
//   - aggressor is an ensign without caution.
//   - turtle stays at home, all-in goes for one ship with all of its own, kite keeps at Range 3, hunter goes for
//     the objective: simple ideas, as people have them.
//   - clairvoyant is the ablest player with the enemy's dials before its eyes: nobody can do better by guessing.
func NewContender(name string, seed uint64) (Player, error) {
	switch name {
	case "table":
		return &table{*newEnsign(seed)}, nil
	case "aggressor":
		e := newEnsign(seed)
		e.habit = bold
		return e, nil
	case "clairvoyant":
		p, err := New(levels[len(levels)-1], seed)
		return &clairvoyant{Player: p}, err
	}
	if i, is := ideas[name]; is {
		return newPerson(i, seed), nil
	}
	return New(name, seed)
}

// clairvoyant looks at a table on which the enemy's dials lie open.
type clairvoyant struct {
	Player
	round int
	dials [game.MaxShips]int8 // plus 1
	view  game.View
}

// See notes a dial of the enemy's.
func (c *clairvoyant) See(round int, ship game.ShipID, o *game.Option) {
	if c.round != round {
		c.round, c.dials = round, [game.MaxShips]int8{}
	}
	if o.Kind == game.SetManeuver {
		c.dials[ship] = o.N + 1
	}
}

// Reseed begins anew.
func (c *clairvoyant) Reseed(seed uint64) {
	c.round = 0
	c.Player.(Reseeder).Reseed(seed)
}

// Deliberated returns the counts of the player that thinks for it.
func (c *clairvoyant) Deliberated() (choices, overruled int) {
	if d, ok := c.Player.(Deliberator); ok {
		return d.Deliberated()
	}
	return 0, 0
}

// Choose answers a prompt.
func (c *clairvoyant) Choose(v *game.View, p *game.Prompt) game.Answer {
	if c.round != int(v.Round) || v.Phase > game.Activation {
		return c.Player.Choose(v, p)
	}
	c.view = *v
	for i := range c.view.Ships[:c.view.NShips] {
		if sh := &c.view.Ships[i]; sh.Owner == v.Me.Other() && !sh.DialShown && c.dials[i] > 0 {
			sh.Dial, sh.DialShown = c.dials[i]-1, true
		}
	}
	return c.Player.Choose(&c.view, p)
}

// table goes for the nearest enemy.
type table struct{ ensign }

// Choose answers a prompt: maneuvers, actions and targets by the nearest enemy, the rest as an
// ensign does.
func (t *table) Choose(v *game.View, p *game.Prompt) game.Answer {
	switch p.Ask {
	case game.ChooseManeuver:
		return p.Pick(t.towards(v, p))
	case game.ChooseAction:
		return p.Pick(best(p, func(o *game.Option) int {
			if o.Kind != game.Perform {
				return 0
			}
			switch o.Action {
			case card.TargetLock:
				if spared(v, o.Ship) {
					return 0
				}
				return 1<<30 - int(o.Dist)
			case card.BattleStations:
				return 3
			case card.Evade:
				return 2
			case card.Scan:
				return 1
			}
			return 0
		}))
	case game.ChooseTarget:
		return p.Pick(best(p, func(o *game.Option) int {
			if o.Kind == game.Pass || neutral(v, o.Ship) && prize(v, o.Ship) <= 0 {
				return -1 << 30
			}
			return -int(o.Dist)
		}))
	}
	return t.ensign.Choose(v, p)
}

// towards is the maneuver after which the nearest enemy, if it stood still, would lie most nearly
// ahead, and not too far.
func (t *table) towards(v *game.View, p *game.Prompt) int {
	u := v.Setup
	me := v.Ships[p.Ship].Pose
	foe := nearest(v, me)
	from := me.Stand()
	return best(p, func(o *game.Option) int {
		if o.Kind != game.SetManeuver || foe == game.NoShip {
			return 0
		}
		end := u.Base(p.Ship, u.Runs(p.Ship)[o.N].End(&from))
		if !physics.InArea(&end) {
			return -1 << 30
		}
		to := v.Ships[foe].Pose
		return ahead(&end, to) - distance(&end, to)/1000*2 + t.random.dice.Intn(120)
	})
}
