package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// person plays by one simple idea, as people do who try the computer out: it flies and shoots by the
// idea, and answers everything else as an ensign does.
type person struct {
	ensign
	idea
	home [game.MaxShips]physics.Pose // where each ship stood as it was first asked
	prey game.ShipID                 // what all of them go for, NoShip none
}

// idea selects how a person flies and shoots.
type idea uint8

const (
	turtle idea = iota // stays at home, raises its defense and shoots at what comes
	allIn              // goes for one ship with all of its own until it is destroyed
	kite               // keeps at the longest range, the enemy in its front
	hunter             // goes for the objective of the sheet, else for what is nearest
)

// ideas are the persons by name.
var ideas = map[string]idea{"turtle": turtle, "all-in": allIn, "kite": kite, "hunter": hunter}

func newPerson(i idea, seed uint64) *person {
	return &person{ensign: *newEnsign(seed), idea: i, prey: game.NoShip}
}

// Reseed begins anew.
func (t *person) Reseed(seed uint64) {
	t.ensign.Reseed(seed)
	t.home, t.prey = [game.MaxShips]physics.Pose{}, game.NoShip
}

// Choose answers a prompt.
func (t *person) Choose(v *game.View, p *game.Prompt) game.Answer {
	switch {
	case p.Ask == game.ChooseManeuver:
		return p.Pick(t.fly(v, p))
	case p.Ask == game.ChooseAction && t.idea == turtle:
		if i := best(p, turtles); turtles(&p.Options[i]) > 0 {
			return p.Pick(i)
		}
	case p.Ask == game.ChooseTarget && t.idea == allIn:
		for i := range p.Options {
			if o := &p.Options[i]; o.Kind != game.Pass && o.Ship == t.prey {
				return p.Pick(i)
			}
		}
	}
	return t.ensign.Choose(v, p)
}

// turtles is the worth of an action to who stays at home.
func turtles(o *game.Option) int {
	if o.Kind != game.Perform {
		return 0
	}
	switch o.Action {
	case card.Evade:
		return 4
	case card.Scan:
		return 3
	case card.BattleStations:
		return 2
	case card.TargetLock:
		return 1
	}
	return 0
}

// fly is the maneuver that suits the idea best, none that an ensign sees the ship lost by.
func (t *person) fly(v *game.View, p *game.Prompt) int {
	u, me := v.Setup, p.Ship
	at := t.ensign.maneuver(v, p)
	foe := t.foe(v, me)
	if p.Options[at].Kind != game.SetManeuver || foe == game.NoShip {
		return at
	}
	if t.home[me] == (physics.Pose{}) {
		t.home[me] = v.Ships[me].Pose
	}
	stand, far := v.Ships[foe].Pose, 0
	switch t.idea {
	case turtle:
		stand = t.home[me]
	case kite:
		far = longest
	}
	from := v.Ships[me].Pose.Stand()
	return best(p, func(o *game.Option) int {
		if o.Kind != game.SetManeuver {
			return -1 << 29
		}
		end := u.Base(me, u.Runs(me)[o.N].End(&from))
		if !physics.InArea(&end) || t.judged[me][o.N] <= atEnd/2 {
			return -1 << 30
		}
		off := distance(&end, stand)/1000 - far
		return ahead(&end, v.Ships[foe].Pose) - max(off, -off)*2 + t.random.dice.Intn(120)
	})
}

// longest is the distance that a kite keeps, in millimetres: within Range 3.
const longest = 310

// foe returns the ship that the idea sends a ship to: the objective, the prey of all or the nearest enemy. NoShip: none is
// in play.
func (t *person) foe(v *game.View, me game.ShipID) game.ShipID {
	switch t.idea {
	case hunter:
		for i := range v.Ships[:v.NShips] {
			if sh := &v.Ships[i]; sh.Map && sh.InPlay() {
				return game.ShipID(i)
			}
		}
	case allIn:
		if t.prey == game.NoShip || !v.Ships[t.prey].InPlay() {
			t.prey = nearest(v, v.Ships[me].Pose)
		}
		return t.prey
	}
	return nearest(v, v.Ships[me].Pose)
}

// nearest returns the enemy ship nearest to a place, NoShip: none is in play.
func nearest(v *game.View, at physics.Pose) game.ShipID {
	foe, near := game.NoShip, int64(0)
	for i := range v.Ships[:v.NShips] {
		sh := &v.Ships[i]
		if sh.Owner != v.Me.Other() || !sh.InPlay() || sh.Map {
			continue
		}
		dx, dy := int64(sh.Pose.X-at.X), int64(sh.Pose.Y-at.Y)
		if d := dx*dx + dy*dy; foe == game.NoShip || d < near {
			foe, near = game.ShipID(i), d
		}
	}
	return foe
}

// distance returns the way from the middle of a base to a place, thousandths of a millimetre, at least 1.
func distance(b *physics.Square, to physics.Pose) int {
	dx, dy := float64(to.X)-b.Centre.X, float64(to.Y)-b.Centre.Y
	return max(1, root(int64(float64(dx*dx)+float64(dy*dy))))
}

// ahead returns the direction of a place seen from a base: 1000 straight ahead, 0 abeam, -1000 behind.
func ahead(b *physics.Square, to physics.Pose) int {
	dx, dy := float64(to.X)-b.Centre.X, float64(to.Y)-b.Centre.Y
	return int((float64(dx*b.Sin)-float64(dy*b.Cos))*1000) / distance(b, to)
}
