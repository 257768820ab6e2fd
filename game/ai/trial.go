package ai

import (
	"math/bits"

	"attackwing/game"
	"attackwing/game/dice"
)

// maxTried is the most answers to a question that are tried out.
const maxTried = 48

// trial tries the answers to a question out: each in games imagined from the view, played on to the
// end of the round, the same games for each. The worse half is left out again and again, so that
// most of what may be spent goes to the best; the first, the habit, stays, for the others are
// judged by their differences from it, game by game.
type trial struct {
	hand   *hand
	pace   *pace
	eye    *ensign // who looks where everybody stands
	view   stance
	game   game.Game
	answer [maxTried]game.Answer
	games  [maxTried]int
	gain   [maxTried]int   // summed up: what the answer was better by than the first
	more   [maxTried]stake // the same in Fleet Points and in chances
	square [maxTried]int64 // the same squared, in units of a tenth of a Fleet Point
	up     [maxTried]int   // games in which the answer was better than the first
	first  int             // summed up: the value of the first
	order  [maxTried]int8  // the others, the best of those that are left first
	n      int
	dials  [game.MaxShips]int8
}

// add takes in an answer, once.
func (t *trial) add(a game.Answer) {
	for i := range t.n {
		if t.answer[i] == a {
			return
		}
	}
	if t.n < maxTried {
		t.answer[t.n], t.games[t.n], t.gain[t.n], t.square[t.n], t.more[t.n], t.up[t.n] = a, 0, 0, 0, stake{}, 0
		t.n++
	}
}

// others takes in the habit and what may be answered in its place: another option, or where several
// may be picked, one more or one fewer of them.
func (t *trial) others(p *game.Prompt, habit game.Answer) {
	t.n = 0
	t.add(habit)
	for i := range min(len(p.Options), 64) {
		if p.Max == 1 {
			t.add(p.Pick(i))
			continue
		}
		a := habit
		a.Picks ^= 1 << uint(i)
		if n := int8(bits.OnesCount64(a.Picks)); n >= p.Min && n <= p.Max {
			t.add(a)
		}
	}
	if p.Min == 0 {
		t.add(game.Answer{Prompt: p.ID})
	}
}

// better returns the average gain of an answer over the first one and its standard error, in
// thousandths of a Fleet Point.
func (t *trial) better(i int) (gain, err int) {
	n := max(1, t.games[i])
	gain = t.gain[i] / n
	dev := int64(0)
	if n > 1 {
		dev = (t.square[i] - int64(gain/100)*int64(gain/100)*int64(n)) / int64(n-1) / int64(n)
	}
	return gain, 100 * root(max(0, dev))
}

// run tries the answers out with so many games an answer on average; it is false where the question
// cannot be imagined.
func (t *trial) run(
	v *game.View,
	p *game.Prompt,
	draw func(game.ShipID, *dice.Source) int8,
	seed uint64,
	each int,
) bool {
	t.first = 0
	left := t.n - 1 // beside the first
	for i := range left {
		t.order[i] = int8(i + 1)
	}
	turns := max(1, bits.Len(uint(left-1))) // how often they are halved, and the last two compared
	hurried := false
	for k, turn := uint64(0), 0; turn < turns && !hurried; turn++ {
		rows := max(2, each*t.n/(turns*(left+1)))
		for row := 0; row < rows && !(hurried && t.games[0] >= 2); row++ {
			k++
			s := dice.Mix(seed, k)
			src := dice.New(s)
			for i := range t.dials {
				t.dials[i] = draw(game.ShipID(i), &src)
			}
			habit, ok := t.play(v, p, 0, s)
			if !ok {
				return false
			}
			t.first += habit.value()
			t.games[0]++
			part := (float64(turn) + float64(row)/float64(rows)) / float64(turns)
			hurried = t.pace.step(part)
			for _, i := range t.order[:left] {
				x, ok := t.play(v, p, int(i), s)
				if !ok {
					return false
				}
				t.note(i, x, habit)
				hurried = t.pace.step(part)
			}
		}
		for i := range left { // by gain, the first come first among equals
			for j := i; j > 0; j-- {
				a, _ := t.better(int(t.order[j]))
				if b, _ := t.better(int(t.order[j-1])); a <= b {
					break
				}
				t.order[j], t.order[j-1] = t.order[j-1], t.order[j]
			}
		}
		if turn < turns-1 {
			left = (left + 1) / 2
		}
	}
	return true
}

// note takes in what came of an answer, and of the first with the same dice.
func (t *trial) note(i int8, x, first stake) {
	by := x.value() - first.value()
	t.gain[i] += by
	t.square[i] += int64(by/100) * int64(by/100)
	t.more[i].margin += x.margin - first.margin
	t.more[i].chance += x.chance - first.chance
	t.games[i]++
	if by > 0 {
		t.up[i]++
	}
}

// leaf returns the value of s at the end of the round.
func (t *trial) leaf(v *game.View, s *game.State) int { return t.judged(v, s).value() }

// judged is the same, not yet made one number.
func (t *trial) judged(v *game.View, s *game.State) stake {
	return worthOf(s, v.Setup, v.Me, func() Features { return t.view.features(t.eye, v, s) })
}

// play returns the result of an answer in the game of a seed.
func (t *trial) play(v *game.View, p *game.Prompt, i int, seed uint64) (x stake, ok bool) {
	if !t.answered(v, p, t.answer[i], seed) {
		return x, false
	}
	return t.judged(v, t.game.State()), true
}

// answered plays the game of a seed from an answer to the end of the round, with the enemy's dials
// as they were drawn.
func (t *trial) answered(v *game.View, p *game.Prompt, a game.Answer, seed uint64) bool {
	return t.answeredTo(v, p, a, game.GameOver, seed)
}

// answeredTo plays it until a phase has begun, or the round is over.
func (t *trial) answeredTo(v *game.View, p *game.Prompt, a game.Answer, phase game.Phase, seed uint64) bool {
	if !v.Imagine(p, seed, &t.dials, &t.game) {
		return false
	}
	if _, err := t.game.Submit(a); err != nil {
		return false
	}
	t.hand.playTo(&t.game, v.Round, phase, seed)
	return true
}

// flown plays the game of a seed from a question for dials to the end of the round, both sides by
// their plans.
func (t *trial) flown(v *game.View, p *game.Prompt, mine, theirs *plan, seed uint64) bool {
	if !v.Imagine(p, seed, nil, &t.game) {
		return false
	}
	t.hand.fly[v.Me], t.hand.fly[v.Me.Other()] = mine, theirs
	t.hand.playRound(&t.game, v.Round, seed)
	t.hand.fly = [2]*plan{}
	return true
}
