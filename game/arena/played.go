package arena

import (
	"fmt"
	"math/bits"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
)

// Pair is two battles on one table with one seed, the seats exchanged in the second.
type Pair struct {
	N       int       `json:"pair"`
	Battles [2]Battle `json:"battles"`
}

// Battle is the result of a battle. Of two players the first is the one named first in the plan,
// wherever it sat; of one player that plays both sides the first is the table's first fleet.
type Battle struct {
	Won    int      `json:"won"`             // 1 or 2; 0 nobody
	First  int      `json:"first,omitempty"` // 1 or 2: who had the initiative in round 1
	By     string   `json:"by,omitempty"`    // the cause of the end
	Points [2]int   `json:"points"`
	Rounds int      `json:"rounds"`
	Hash   string   `json:"hash"`
	Did    [2]Deeds `json:"did"`
}

// Deeds counts the decisions of a player in a battle.
type Deeds struct {
	Dials   int `json:"dials"`             // set where one at least would not destroy the ship
	Lost    int `json:"lost,omitempty"`    // ships that such a dial destroyed nevertheless
	Bonus   int `json:"bonus,omitempty"`   // 1: the scenario gave it Fleet Points
	Choices int `json:"choices,omitempty"` // answers that were tried out
	// of those, how many were not what the habit would have answered
	Overruled int `json:"overruled,omitempty"`
	// dials with a choice, and how many of them a twin with another seed foretold
	Read  [2]int            `json:"read,omitzero"`
	Cards map[string][2]int `json:"cards,omitempty"` // how often each card's text was offered, and used
	Times Times             `json:"times,omitempty"`
	Fight Fight             `json:"fight,omitzero"`
}

// Fight counts how steadily the ships of a player fight from round fightFrom on.
type Fight struct {
	Ships int `json:"ships"`           // ships in play as a round begins, added up
	Shots int `json:"shots,omitempty"` // of these, ships that attacked in that round
	// Idle[n] is the number of times that a ship did not attack in n+1 rounds on end.
	Idle []int `json:"idle,omitempty"`
}

// add adds up the fights of battles.
func (f *Fight) add(x *Fight) {
	f.Ships += x.Ships
	f.Shots += x.Shots
	for n, runs := range x.Idle {
		if n == len(f.Idle) {
			f.Idle = append(f.Idle, 0)
		}
		f.Idle[n] += runs
	}
}

// fightFrom is the first round in which ships are expected to fight.
const fightFrom = 3

// Times counts decisions by the time they took. The keys are numbers of steps, each about a sixth
// longer than the one before, from 1 µs on.
type Times map[int]int

// stepsPerDouble is the number of steps of Times from a time to twice that time.
const stepsPerDouble = 4

func (t *Times) add(d time.Duration) {
	if *t == nil {
		*t = Times{}
	}
	us := max(1, d.Microseconds())
	top := bits.Len64(uint64(us)) - 1
	(*t)[top*stepsPerDouble+int((us-1<<top)*stepsPerDouble>>top)]++
}

// longest is the upper end of a step.
func longest(step int) time.Duration {
	top, part := step/stepsPerDouble, step%stepsPerDouble
	return time.Duration((int64(1)<<top)*int64(stepsPerDouble+part+1)/stepsPerDouble) * time.Microsecond
}

// worker plays pairs one after the other in the same buffers.
type worker struct {
	*Run
	setups  map[Table]*game.Setup
	game    *game.Game
	players map[string]ai.Player
}

// pair plays a pair of battles. A fault of the program in it becomes an error that names it, so
// that it can be played again.
func (w *worker) pair(n int) (out Pair, err error) {
	out.N = n
	who, at, seed := w.Plan.pair(n)
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the program failed: %v", r)
		}
		if err != nil {
			err = fmt.Errorf("pair %d, %s against %s, %s of %v, seed %d: %w", n, w.Plan.Players[who[0]],
				w.Plan.Players[who[1]], at.Scenario, at.Fleets, seed, err)
		}
	}()
	for i := range out.Battles {
		seat := [2]int{i, 1 - i} // where the first and the second of the pairing sit
		if w.Plan.Alone() && i > 0 {
			at = at.turned()
		}
		if out.Battles[i], err = w.battle(who, seat, at, seed); err != nil {
			return out, err
		}
	}
	return out, nil
}

func (w *worker) lay(at *Table, seed uint64) error {
	u := w.setups[*at]
	if u == nil {
		sc, err := w.Scenario(at.Scenario)
		if err != nil {
			return err
		}
		if u, err = at.setUp(sc, w.Cards, w.Plan.Lists); err != nil {
			return err
		}
		w.setups[*at] = u
	}
	u.Reseed(seed)
	if w.game != nil {
		return w.game.Restart(u)
	}
	var err error
	w.game, err = game.NewQuiet(u)
	return err
}

// seated is a player at a seat, made anew or begun anew.
func (w *worker) seated(name string, seat int, seed uint64) (ai.Player, error) {
	key := fmt.Sprint(name, seat)
	if again, ok := w.players[key].(ai.Reseeder); ok {
		again.Reseed(seed)
		return w.players[key], nil
	}
	p, err := ai.NewContender(name, seed)
	w.players[key] = p
	return p, err
}

// sitting is a player at a seat of a battle, and what it did.
type sitting struct {
	ai.Player
	did    *Deeds
	chosen [game.MaxShips]bool // the ship's last dial had a maneuver that would not destroy it
	twin   ai.Twin             // who foretells its dials, nil nobody
	shot   [game.MaxShips]bool // the ship has attacked in this round
	idle   [game.MaxShips]int  // rounds on end in which the ship has not attacked
	alive  [game.MaxShips]bool // the ship was in play as this round began
}

// roundOver notes which ships of the seat have attacked in the round that ends, and which go on.
func (s *sitting) roundOver(st *game.State, seat game.PlayerID, next int16) {
	for i := range st.Ships[:st.NShips] {
		sh := &st.Ships[i]
		if s.alive[i] {
			s.did.Fight.Ships++
			s.idle[i]++
			if s.shot[i] {
				s.did.Fight.Shots++
				s.endIdle(i, s.idle[i]-1)
			}
		}
		s.shot[i] = false
		s.alive[i] = next >= fightFrom && sh.Owner == seat && !sh.Map && sh.InPlay() && !st.Result.Over
		if !s.alive[i] {
			s.endIdle(i, s.idle[i])
		}
	}
}

// endIdle notes that a ship has not attacked in so many rounds on end, if any.
func (s *sitting) endIdle(ship, rounds int) {
	for s.idle[ship] = 0; len(s.did.Fight.Idle) < rounds; {
		s.did.Fight.Idle = append(s.did.Fight.Idle, 0)
	}
	if rounds > 0 {
		s.did.Fight.Idle[rounds-1]++
	}
}

func (w *worker) battle(who, seat [2]int, at *Table, seed uint64) (b Battle, err error) {
	if err := w.lay(at, seed); err != nil {
		return b, err
	}
	var sits [2]sitting // by seat
	for i := range who {
		s := &sits[seat[i]]
		s.did = &b.Did[i]
		if s.Player, err = w.seated(w.Plan.Players[who[i]], seat[i], Mix(seed, uint64(1+seat[i])+1<<32)); err != nil {
			return b, err
		}
		if w.Twins {
			x, err := w.seated(w.Plan.Players[who[i]], 2+seat[i], Mix(seed, uint64(1+seat[i])+2<<32))
			if err != nil {
				return b, err
			}
			s.twin, _ = x.(ai.Twin)
		}
	}
	first, err := w.play(&sits)
	if err != nil {
		return b, err
	}
	g := w.game
	st, u := g.State(), g.Setup()
	b.Rounds, b.Hash, b.By = int(st.Round), record.Hash(st.Hash()), st.Result.By.String()
	for i := range who {
		p := game.PlayerID(seat[i])
		if p == first {
			b.First = i + 1
		}
		b.Points[i] = int(st.Result.FleetPoints[p])
		if st.Result.Winner == p {
			b.Won = i + 1
		}
		for _, l := range u.ScoreLines(st, p, st.Result.Winner) {
			if l.Points > 0 {
				b.Did[i].Bonus = 1
			}
		}
		if c, ok := sits[p].Player.(ai.Deliberator); ok {
			b.Did[i].Choices, b.Did[i].Overruled = c.Deliberated()
		}
	}
	for i := range st.Ships[:st.NShips] {
		sh := &st.Ships[i]
		if sh.Map || !sh.Destroyed || !sits[sh.Owner].chosen[i] {
			continue
		}
		switch sh.DeadBy {
		case game.ByLeavingArea, game.ByObstacleToken, game.ByTokenLaid:
			sits[sh.Owner].did.Lost++
		default: // the enemy's doing, or a card's
		}
	}
	return b, nil
}

// maxAnswers is far more than any battle asks for.
const maxAnswers = 200000

// play answers until the battle is over, and returns who had the initiative in round 1. Who sees the
// enemy's dials is asked for its own when these are set.
func (w *worker) play(sits *[2]sitting) (first game.PlayerID, err error) {
	g := w.game
	first = game.Nobody
	var v game.View
	var f game.Fate
	round := int16(0)
	for n := 0; ; n++ {
		if st := g.State(); st.Round != round || g.Over() {
			if round = st.Round; round == 1 {
				first = st.First
			}
			for i := range sits {
				sits[i].roundOver(st, game.PlayerID(i), round)
			}
		}
		if g.Over() {
			return first, nil
		}
		p := g.FirstOpen()
		if p == nil || n == maxAnswers {
			return first, fmt.Errorf("no end after %d answers", n)
		}
		if _, sees := sits[p.Player].Player.(ai.Seer); sees {
			if q, ok := g.Prompt(p.Player.Other()); ok {
				p = q
			}
		}
		s := &sits[p.Player]
		g.ViewInto(p.Player, &v)
		if p.Ask == game.ChooseManeuver {
			s.chosen[p.Ship] = false
			for i := range p.Options {
				if o := &p.Options[i]; o.Kind == game.SetManeuver && !s.chosen[p.Ship] {
					game.Foresee(&v, p.Ship, int(o.N), &f)
					s.chosen[p.Ship] = !f.Dies() && !f.StruckAtEnd
				}
			}
			if s.chosen[p.Ship] {
				s.did.Dials++
			}
		}
		began := w.Clock()
		a := s.Choose(&v, p)
		if w.Timed && len(p.Options) != 1 {
			s.did.Times.add(w.Clock() - began)
		}
		if p.Ask == game.ChooseTarget && p.Given(a).Kind != game.Pass {
			s.shot[p.Ship] = true
		}
		s.note(g.Setup(), p, a)
		s.foretell(&v, p, a)
		if p.Ask == game.ChooseManeuver {
			if x, sees := sits[p.Player.Other()].Player.(ai.Seer); sees {
				o := p.Given(a)
				x.See(int(g.State().Round), p.Ship, &o)
			}
		}
		if _, err := g.Submit(a); err != nil {
			return first, fmt.Errorf("answer %d (%s): %w", n+1, p.Ask, err)
		}
	}
}

// foretell lets the twin see what the player saw, and counts whether it would have set the same
// dial.
func (s *sitting) foretell(v *game.View, p *game.Prompt, a game.Answer) {
	if s.twin == nil {
		return
	}
	s.twin.Watch(v)
	if p.Ask != game.ChooseManeuver || len(p.Options) < 2 {
		return
	}
	if o := p.Given(a); o.Kind == game.SetManeuver {
		s.did.Read[0]++
		if s.twin.Likeliest(v, p) == o.N {
			s.did.Read[1]++
		}
	}
}

// note counts the cards whose texts were offered and used. Several offers of one card in a question
// count as one.
func (s *sitting) note(u *game.Setup, p *game.Prompt, a game.Answer) {
	var last string
	for i := range p.Options {
		o := &p.Options[i]
		if o.Line == 0 || o.Kind != game.UseCard && o.Kind != game.FireCard && o.Kind != game.UseBonus {
			continue
		}
		if s.did.Cards == nil {
			s.did.Cards = map[string][2]int{}
		}
		_, name, _ := u.Line(o.Line)
		n := s.did.Cards[name]
		if name != last {
			n[0]++
		}
		last = name
		if a.Picks>>uint(i)&1 != 0 {
			n[1]++
		}
		s.did.Cards[name] = n
	}
}
