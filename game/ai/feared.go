package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// Reply is the answer of the enemy's that a plan has to fear: a ship that flies a move and has a shot.
type Reply struct {
	Ship   game.ShipID // NoShip: nobody has a shot worth fearing
	Move   int8
	End    physics.Pose
	At     game.ShipID  // whom it shoots at,
	AtPose physics.Pose // who stands there then
	Range  int
	Damage int // thousandths, on average
}

// fear looks for the enemy's reply that costs each plan most, likely ones before others.
func (c *Counsel) fear() {
	c.stage = thought
	if !c.plan {
		return
	}
	for i := range c.all[:c.left] {
		c.all[i].Feared = c.feared(&c.all[i])
	}
}

// scarce is how likely a plan of the enemy's has to be at least, in parts of an even share, before it is feared.
const scarce = 0.5

func (c *Counsel) feared(x *Proposal) (r Reply) {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	mine := plan(x.Moves)
	r.Ship = game.NoShip
	worst := 0.0
	for j := range t.nTheirs {
		if t.reply[j] < float64(scarce/float64(t.nTheirs)) {
			continue
		}
		if n := float64(t.cell(l, v, &mine, &t.theirs[j])); r.Ship == game.NoShip || n < worst {
			if k := c.shot(&t.theirs[j]); k.Ship != game.NoShip {
				worst, r = n, k
			}
		}
	}
	return r
}

// shot is the heaviest shot of the enemy's where a pair of plans has led, which cell judged last.
func (c *Counsel) shot(theirs *plan) (r Reply) {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	r.Ship = game.NoShip
	for _, a := range t.shoot[:t.n] {
		if v.Ships[a].Owner != v.Me.Other() || t.work.Ships[a].Destroyed {
			continue
		}
		for _, b := range t.shoot[:t.n] {
			if v.Ships[b].Owner != v.Me || t.work.Ships[b].Destroyed || l.worth[b] == 0 {
				continue
			}
			d := l.shot(v.Setup, a, &t.base[a], b, &t.base[b]) * 1000 / l.worth[b]
			if d > r.Damage {
				band := physics.ReachBand(&t.base[a], v.Setup.Facts(a).Ship.Class.Front, &t.base[b], v.Setup.Bands())
				r = Reply{Ship: a, Move: theirs[a], End: t.base[a].Pose, At: b, AtPose: t.base[b].Pose, Range: band, Damage: d}
			}
		}
	}
	return r
}
