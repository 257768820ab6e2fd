package ai

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// placing tries out where a ship may be placed: in imagined games in which the rest is placed and a
// few rounds are played by ensigns, the same for each place. What the tables then are worth says
// which place is the best.
type placing struct {
	players [2]*ensign
	watch   *Observer
	game    game.Game
	view    game.View
	at      [maxPlaces]physics.Pose
	sum     [maxPlaces]int
	games   [maxPlaces]int
	order   [maxPlaces]int8
	n       int
}

const (
	maxPlaces = 16
	settled   = 3 // rounds that are played from a place
	columns   = 6 // places beside each other, beside the habit's
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
		c.spot = "no place that was tried did better"
		if more := x.mean(best) - x.mean(0); more >= 1000 {
			c.spot = fmt.Sprintf("+%d Fleet Points over the middle in simulations", (more+500)/1000)
		}
	}
	return game.Answer{Prompt: p.ID, Pose: x.at[x.order[0]]}
}

// offer lists places: the habit's, and some along the front of the area and along its back, with
// the bow to the enemy. The columns keep half their distance from both ends: a ship in a corner can
// turn to one side only.
func (x *placing) offer(v *game.View, p *game.Prompt, habit physics.Pose) {
	x.n = 0
	add := func(at physics.Pose) {
		for _, had := range x.at[:x.n] {
			if had == at {
				return
			}
		}
		x.at[x.n], x.order[x.n], x.sum[x.n], x.games[x.n] = at, int8(x.n), 0, 0
		x.n++
	}
	add(habit)
	side := v.Setup.Facts(p.Ship).Ship.Class.BaseSide
	left, right := p.Place.X0+side/2, p.Place.X1-side/2
	for row := range 2 {
		for k := range int32(columns) {
			wish := physics.Pose{X: left + (right-left)/(2*columns)*(2*k+1), Y: habit.Y, Heading: habit.Heading}
			if row == 1 {
				if k%2 == 1 {
					continue
				}
				wish.Y = p.Place.Y0 + p.Place.Y1 - habit.Y
			}
			if at, ok := game.PlaceLegal(&v.State, v.Setup, p, wish); ok && x.n < maxPlaces {
				add(at)
			}
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

// play plays on from a place.
func (x *placing) play(v *game.View, p *game.Prompt, i int, seed uint64) bool {
	if !v.Imagine(p, seed, nil, &x.game) {
		return false
	}
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
		a = x.players[q.Player].Choose(&x.view, q)
	}
	g.ViewInto(v.Me, &x.view)
	w := worthOf(s, v.Setup, v.Me, func() Features { return x.watch.Look(&x.view) })
	x.sum[i] += w.value()
	x.games[i]++
	return true
}
