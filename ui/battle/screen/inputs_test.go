package screen_test

import (
	"math/bits"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// moment is a ship in a phase of a round: what the inputs are counted for.
type moment struct {
	round int16
	phase game.Phase
	ship  game.ShipID
}

// typist plays a battle at the table with keys alone, deciding as a second ensign does, and counts what it strikes.
type typist struct {
	t     *testing.T
	tb    *windowtest.Window
	brain ai.Player
	n     map[moment]int
	total int
	known game.Answer // to the question with this id
	id    int32
	by    map[game.Ask][2]int // strokes and questions of each kind
}

func (y *typist) strike(p *game.Prompt, keys ...string) {
	for _, k := range keys {
		m := moment{y.tb.Shown.Round, y.tb.Shown.Phase, p.Ship}
		y.n[m]++
		y.total++
		b := y.by[p.Ask]
		b[0]++
		y.by[p.Ask] = b
		y.tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{k}}, 1.0/60)
	}
}

// perform flies the maneuver that waits; the number of an action beside it takes that up at once.
func (y *typist) perform() {
	k := y.tb.Flow.Pause
	key := "enter"
	if p := y.tb.Game.FirstOpen(); p != nil && p.Ask == game.ChooseAction && p.Ship == k.Move.Ship {
		y.known, y.id = y.brain.Choose(y.tb.Game.View(p.Player), p), p.ID
		o := p.Options[bits.TrailingZeros64(y.known.Picks)]
		if n := slices.Index(y.tb.Flow.ThenActions(k), o.Action); o.Kind == game.Perform && n >= 0 {
			key = string(rune('1' + n))
		}
	}
	y.strike(&game.Prompt{Ship: k.Move.Ship}, key)
}

// answer gives the brain's answer to a question by keys.
func (y *typist) answer(p game.Prompt) {
	b := y.by[p.Ask]
	b[1]++
	y.by[p.Ask] = b
	a := y.known
	if p.ID != y.id {
		a = y.brain.Choose(y.tb.Game.View(p.Player), &p)
	}
	if p.Ask == game.PlaceShip {
		y.strike(&p, "enter")
		return
	}
	at := bits.TrailingZeros64(a.Picks)
	if battle.Spends(&p) { // what is proposed is taken
		y.strike(&p, "enter")
		return
	}
	switch {
	case p.Ask == game.ChooseManeuver:
		y.turnTo(&p, int(p.Options[at].N))
		if _, is := y.tb.Question.Loss(); is {
			y.n[moment{y.tb.Shown.Round, y.tb.Shown.Phase, p.Ship}]++
			y.total++
			y.tb.HoldKey("enter", 0.8)
			return
		}
		y.strike(&p, "enter")
	case p.Max > 1:
		for i := range p.Options {
			if d := a.Picks ^ y.tb.Question.Picks; d&(1<<uint(i)) != 0 {
				y.toggle(&p, i)
			}
		}
		y.strike(&p, "enter")
	case at == y.tb.Question.Answer():
		y.strike(&p, "enter")
	case at < 9:
		y.strike(&p, string(rune('0'+y.tb.Question.KeyOf(&p, at))), "enter")
	default:
		for y.tb.Question.Answer() != at {
			y.strike(&p, "down")
		}
		y.strike(&p, "enter")
	}
}

func (y *typist) toggle(p *game.Prompt, i int) {
	if i < 9 {
		y.strike(p, string(rune('1'+i)))
		return
	}
	y.tb.Question.Choose(p, i) // beyond the digits: a click
	y.total++
}

// turnTo turns the dial to a maneuver by the fewest keys: a digit, or the arrows.
func (y *typist) turnTo(p *game.Prompt, move int) {
	if y.tb.Question.Answer() == move {
		return
	}
	for i, o := range p.Options[:min(9, len(p.Options))] {
		if int(o.N) == move {
			y.strike(p, string(rune('1'+i)))
			return
		}
	}
	type step struct {
		focus int
		keys  []string
	}
	moves := y.tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	g := dial.Of(moves)
	from := y.tb.Question.Answer()
	seen := map[int]bool{from: true}
	for queue := []step{{from, nil}}; len(queue) > 0; queue = queue[1:] {
		for _, k := range []string{"left", "right", "up", "down"} {
			at := g.Step(moves, queue[0].focus, map[string]int{"left": -1, "right": 1}[k], map[string]int{"up": -1, "down": 1}[k])
			if at < 0 {
				continue
			}
			keys := append(slices.Clone(queue[0].keys), k)
			if at == move {
				y.strike(p, keys...)
				return
			}
			if !seen[at] {
				seen[at] = true
				queue = append(queue, step{at, keys})
			}
		}
	}
	y.t.Fatalf("no arrows lead to maneuver %d", move)
}

// A whole battle of three ships against an ensign, by keys: the median of inputs for a ship in a phase is at most 2.
func TestFewInputs(t *testing.T) {
	tb := windowtest.New(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 11}, Quick: true})
	tb.Resize(1280, 800)
	tb.Tick(3)
	brain, err := ai.New("ensign", 5)
	if err != nil {
		t.Fatal(err)
	}
	y := &typist{t: t, tb: tb, brain: brain, n: map[moment]int{}, by: map[game.Ask][2]int{}}
	for range 4000 {
		if tb.Ended() {
			break
		}
		tb.Tick(1)
		if tb.Flow.Waits() {
			y.perform()
		} else if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID && !tb.Planning.Locked[p.Ship] {
			y.answer(*p)
		}
	}
	if !tb.Ended() {
		t.Fatalf("not over: %+v", tb.Report())
	}
	var counts []int
	for _, n := range y.n {
		counts = append(counts, n)
	}
	slices.Sort(counts)
	median, most := counts[len(counts)/2], counts[len(counts)-1]
	mean := float64(y.total) / float64(len(counts))
	t.Logf("%d inputs in %d rounds; for a ship in a phase the median is %d, the mean %.1f, the most %d", y.total, tb.Shown.Round, median, mean, most)
	for ask, b := range y.by {
		t.Logf("  %s: %d inputs for %d questions", ask, b[0], b[1])
	}
	if median > 2 {
		t.Errorf("the median is %d inputs, more than 2", median)
	}
}
