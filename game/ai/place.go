package ai

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// placing tries out where a ship may be placed: in imagined games in which the others of its side are
// placed in formation with it, the enemy's by an ensign, and a few rounds are played by ensigns, the
// same for each unit. What the tables then are worth says which unit is the best.
type placing struct {
	players [2]*ensign
	watch   *Observer
	me      game.PlayerID
	game    game.Game
	view    game.View
	units   [maxPlaces]unit
	at      [maxPlaces]physics.Pose // where each unit has the ship that is asked for
	sum     [maxPlaces]int
	games   [maxPlaces]int
	order   [maxPlaces]int8
	n       int
}

const (
	maxPlaces = 16
	settled   = 3 // rounds that are played from a place
	enough    = 6 // games of the ensign's place after which a figure is told
)

func newPlacing() *placing {
	x := &placing{watch: NewObserver()}
	for i := range x.players {
		x.players[i] = newEnsign(0)
		x.players[i].closes, x.players[i].brisk = true, true
	}
	return x
}

// place answers where a ship is placed.
func (c *captain) place(v *game.View, p *game.Prompt) game.Answer {
	habit := c.deploy(v, p)
	x := c.places
	if x == nil {
		x = newPlacing()
		c.places = x
	}
	x.offer(v, p, habit.Pose)
	c.pace.begin()
	c.verdict, c.spot = verdict{}, ""
	if x.n < 2 || !x.run(c.pace, v, p, dice.Mix(c.seed, 1<<48|c.number(p)), c.effort.places) {
		return habit
	}
	if best := x.order[0]; best != 0 {
		c.spot = x.units[best].String()
		if more := x.mean(best) - x.mean(0); more >= 1000 && x.games[0] >= enough {
			c.spot += fmt.Sprintf(", +%d Fleet Points over the middle in simulations", (more+500)/1000)
		}
	}
	return game.Answer{Prompt: p.ID, Pose: x.at[x.order[0]]}
}

// offer lists the ensign's place and the units that the ships that stand already are of; where they
// are of none, all that have the ship near one of them.
func (x *placing) offer(v *game.View, p *game.Prompt, habit physics.Pose) {
	x.n = 0
	add := func(u unit, at physics.Pose) {
		if x.n < maxPlaces {
			x.units[x.n], x.at[x.n], x.order[x.n], x.sum[x.n], x.games[x.n] = u, at, int8(x.n), 0, 0
			x.n++
		}
	}
	add(unit{}, habit)
	r := ranksOf(v, p)
	for _, any := range [...]bool{false, true} {
		for u := range r.units {
			to, kept := r.next(u)
			if at, ok := game.PlaceLegal(&v.State, v.Setup, p, to); ok && kept != any && !(any && r.alone(at)) &&
				!(r.stand == r.ships-1 && slices.Contains(x.at[:x.n], at)) {
				add(u, at)
			}
		}
		if x.n > 1 {
			break
		}
	}
}

// run plays so many games a place on average, leaves out the worse half, and again; the best comes
// first in the order. It is false where the question cannot be imagined.
func (x *placing) run(pace *pace, v *game.View, p *game.Prompt, seed uint64, each int) bool {
	left, hurried := x.n, false
	for k := uint64(0); left > 1; {
		rows := max(2, each*x.n/(4*left))
		for row := 0; row < rows && (row == 0 || !hurried); row++ {
			k++
			for n, i := range x.order[:left] {
				if hurried = pace.step(1 - float64(left)/float64(x.n) +
					float64(row*left+n)/float64(2*rows*x.n)); hurried &&
					k > 1 {
					break
				}
				if !x.play(v, p, int(i), dice.Mix(seed, k)) {
					return false
				}
			}
		}
		for i := range left { // the first come first among equals
			for j := i; j > 0 && x.mean(x.order[j]) > x.mean(x.order[j-1]); j-- {
				x.order[j], x.order[j-1] = x.order[j-1], x.order[j]
			}
		}
		left /= 2
	}
	return true
}

func (x *placing) mean(i int8) int { return x.sum[i] / max(1, x.games[i]) }

// answer returns the answer to a question of an imagined game: ships of the side that tries a unit are
// placed on its slots, all else is an ensign's.
func (x *placing) answer(q *game.Prompt, u unit) game.Answer {
	if q.Ask == game.PlaceShip && q.Back == nil && q.Player == x.me && u.formation != habitual {
		r := ranksOf(&x.view, q)
		to, _ := r.next(u)
		if at, ok := game.PlaceLegal(&x.view.State, x.view.Setup, q, to); ok {
			return game.Answer{Prompt: q.ID, Pose: at}
		}
	}
	return x.players[q.Player].Choose(&x.view, q)
}

// play plays on from a place.
func (x *placing) play(v *game.View, p *game.Prompt, i int, seed uint64) bool {
	if !v.Imagine(p, seed, nil, &x.game) {
		return false
	}
	x.me = v.Me
	g := &x.game
	a := game.Answer{Prompt: p.ID, Pose: x.at[i]}
	for k := range x.players {
		x.players[k].Reseed(dice.Mix(seed, uint64(k)))
	}
	s := g.State()
	for n := 0; ; n++ {
		if _, err := g.Submit(a); err != nil {
			return false
		}
		q := g.FirstOpen()
		if q == nil || s.Round > settled || n > 4000 {
			break
		}
		g.ViewInto(q.Player, &x.view)
		a = x.answer(q, x.units[i])
	}
	g.ViewInto(v.Me, &x.view)
	w := worthOf(s, v.Setup, v.Me, func() Features { return x.watch.Look(&x.view) })
	x.sum[i] += w.value()
	x.games[i]++
	return true
}
