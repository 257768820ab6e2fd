package ai

import (
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Reply is the answer of the enemy's that a plan, or an answer, has to fear: a ship that flies a
// move and has a shot.
type Reply struct {
	Ship   game.ShipID // NoShip: nobody has a shot worth fearing
	Move   int8        // -1: it has flown
	End    physics.Pose
	At     game.ShipID  // whom it shoots at,
	AtPose physics.Pose // who stands there then
	Range  int
	Damage int // thousandths, on average
}

// fear looks for the enemy's reply that costs one proposal most, then another, likely ones before
// others.
func (c *Counsel) fear() {
	if c.one == c.left {
		c.stage = thought
		return
	}
	x := &c.all[c.one]
	c.one++
	if c.plan {
		x.Feared = c.feared(x)
	} else {
		x.Feared = c.fearedAfter(x.Answer)
	}
}

// fearedGames is in how many imagined games a shot is looked for that an answer has to fear.
const fearedGames = 12

// fearedAfter is the shot that costs an answer most on average over some games: each is played on
// until the ships fire, with dials that the enemy may have set.
func (c *Counsel) fearedAfter(a game.Answer) (r Reply) {
	l, t := &c.who.lieutenant, &c.who.trial
	r.Ship = game.NoShip
	var met []Reply // with the damage of all games that it came in
	var games []int
	var w game.View
	defer l.weigh(c.view)
	for k := range fearedGames {
		seed := dice.Mix(c.who.seed, uint64(k)|1<<45)
		c.begin(seed)
		if !t.answeredTo(c.view, &c.asked, a, game.Combat, seed) {
			return r
		}
		s := t.game.State()
		if s.Phase > game.Combat || s.Round != c.view.Round || s.Result.Over {
			continue
		}
		t.game.ViewInto(c.view.Me, &w)
		l.weigh(&w)
		for i := range s.Ships[:s.NShips] {
			one := c.best(&w, game.ShipID(i))
			if one.Ship == game.NoShip {
				continue
			}
			at := slices.IndexFunc(met,
				func(x Reply) bool { return x.Ship == one.Ship && x.Move == one.Move && x.At == one.At })
			if at < 0 {
				met, games = append(met, one), append(games, 1)
				continue
			}
			met[at].Damage += one.Damage
			games[at]++
		}
	}
	for k := range met {
		if met[k].Damage > r.Damage || r.Ship == game.NoShip {
			r = met[k]
		}
	}
	if r.Ship != game.NoShip {
		r.Damage /= games[slices.Index(met, r)]
	}
	return r
}

// best is the heaviest shot that an enemy's ship still has on a table on which all have flown.
func (c *Counsel) best(w *game.View, a game.ShipID) (r Reply) {
	l, u, sh := &c.who.lieutenant, w.Setup, &w.Ships[a]
	r.Ship = game.NoShip
	if sh.Owner != w.Me.Other() || !sh.InPlay() || sh.Map || sh.Attacked {
		return r
	}
	from := u.Base(a, sh.Pose)
	for i := range w.Ships[:w.NShips] {
		b := game.ShipID(i)
		if w.Ships[b].Owner != w.Me || !w.Ships[b].InPlay() || l.worth[b] == 0 {
			continue
		}
		at := u.Base(b, w.Ships[b].Pose)
		if d := l.shot(u, a, &from, b, &at) * 1000 / l.worth[b]; d > r.Damage {
			r = Reply{Ship: a, Move: -1, End: sh.Pose, At: b, AtPose: w.Ships[b].Pose, Damage: d,
				Range: physics.ReachBand(&from, u.Facts(a).Ship.Class.Front, &at, u.Bands())}
		}
	}
	if before := &c.view.Ships[a]; r.Ship != game.NoShip && !before.Activated && c.view.Phase == game.Activation {
		r.Move = sh.Flown
	}
	return r
}

// scarce is the least likelihood of an enemy plan that is feared, as a share of an even split.
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
				r = Reply{
					Ship:   a,
					Move:   theirs[a],
					End:    t.base[a].Pose,
					At:     b,
					AtPose: t.base[b].Pose,
					Range:  band,
					Damage: d,
				}
			}
		}
	}
	return r
}
