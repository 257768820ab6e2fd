package screen_test

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/front"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// moment is a ship in a round: what the inputs are counted for.
type moment struct {
	round int16
	ship  game.ShipID
}

// person plays a battle at the table as a brain decides, with the fewest inputs that a hand knows,
// and counts them: a stroke of a key, or a press of the mouse's button. What is proposed is taken
// by one; all else is picked first.
type person struct {
	t     *testing.T
	tb    *windowtest.Window
	brain ai.Player
	mouse bool
	n     map[moment]int
	total int
	by    map[string][2]int // inputs and questions of each kind
	known map[int32]game.Answer
	taken int // questions answered as was proposed
	of    *game.Prompt
}

func (y *person) count(ship game.ShipID, what string) {
	if at := (moment{max(1, y.tb.Shown.Round), ship}); ship != game.NoShip { // the set-up is the first round's
		y.n[at]++
	}
	y.total++
	b := y.by[what]
	b[0]++
	y.by[what] = b
}

// strike strikes a key.
func (y *person) strike(key string) {
	y.count(y.of.Ship, y.of.Ask.String())
	y.tb.Strike(key)
}

// press presses a part.
func (y *person) press(name string) { y.t.Helper(); y.pressed(name, y.tb.PressAt) }

// give presses the other button on a part.
func (y *person) give(name string) { y.t.Helper(); y.pressed(name, y.tb.GiveAt) }

func (y *person) pressed(name string, press func(x, y float64)) {
	y.t.Helper()
	y.count(y.of.Ship, y.of.Ask.String())
	y.tb.Draw()
	h, ok := y.tb.Find(name)
	expect.Must(y.t, ok, "%s: %q is not seen", y.of.Ask, name)
	x, yy := h.X+h.W-6, h.Y+h.H-4 // beside the words that are links
	if top, is := y.tb.At(x, yy); !is || top.ID != name {
		x, yy = h.Center()
	}
	press(x, yy)
}

// goOn is the main button, held where it costs something.
func (y *person) goOn() {
	if words, _ := y.tb.Loss(); words != "" {
		y.count(y.of.Ship, y.of.Ask.String())
		y.tb.HoldKey("enter", 0.8)
		return
	}
	if y.mouse {
		y.press("main")
		return
	}
	y.strike("enter")
}

// wants is what the brain answers, asked once.
func (y *person) wants(p *game.Prompt) game.Answer {
	a, is := y.known[p.ID]
	if !is {
		q := *p
		q.Options = slices.Clone(p.Options)
		a = y.brain.Choose(y.tb.Game.View(p.Player), &q)
		y.known[p.ID] = a
	}
	return a
}

// answer gives the brain's answer.
func (y *person) answer(p *game.Prompt) {
	y.of = p
	a := y.wants(p)
	b := y.by[p.Ask.String()]
	b[1]++
	y.by[p.Ask.String()] = b
	before := y.total
	defer func() {
		if y.total == before+1 {
			y.taken++
		}
	}()
	switch {
	case p.Ask == game.PlaceShip: // where it is proposed, and the others, too
		if y.mouse {
			y.press("lockall")
		} else {
			y.strike("shift+enter")
		}
	case p.Places():
		y.goOn()
	case p.Ask == game.ChooseManeuver:
		y.dials(p)
	case reading.Spends(p):
		y.boxes(p, y.checked(p, a))
	case p.Max > 1:
		y.boxes(p, a.Picks)
	default:
		y.pick(p, bits.TrailingZeros64(a.Picks))
	}
}

// pick picks an option and gives it.
func (y *person) pick(p *game.Prompt, at int) {
	if at == y.tb.Question.Answer() {
		y.goOn()
		return
	}
	key := y.tb.KeyOf(p, at)
	switch {
	case y.mouse:
		if name := cellName(p, at); y.sees(name) {
			if _, is := y.losing(p, at); !is { // picked and given by one
				y.give(name)
				return
			}
			y.press(name)
		} else {
			y.count(p.Ship, p.Ask.String()) // the wheel
			y.tb.Question.Take(at)
		}
	case key > 0 && y.tb.ByKey(p, key, y.tb.Question.Answer()) == at: // picked and given by one
		if _, is := y.losing(p, at); !is {
			y.strike(fmt.Sprint("ctrl+", key))
			return
		}
		y.strike(fmt.Sprint(key))
	case key == 0:
		y.strike("0")
	default:
		for _, k := range y.way(p, at) {
			y.strike(k)
		}
	}
	if y.tb.Question.Answer() != at {
		y.t.Fatalf("%s: option %d is wanted, %d is picked", p.Ask, at, y.tb.Question.Answer())
	}
	y.goOn()
}

// losing reports whether an option costs something.
func (y *person) losing(p *game.Prompt, at int) (string, bool) {
	was := y.tb.Question.Answer()
	defer y.tb.Question.Take(was)
	y.tb.Question.Take(at)
	words, _ := y.tb.Loss()
	return words, words != ""
}

// way is the fewest keys to an option that has no digit of its own: arrows, or the digit of one
// near it and arrows.
func (y *person) way(p *game.Prompt, at int) (keys []string) {
	var may []int
	digit := map[int]string{}
	for _, l := range y.tb.Listing(p) {
		if l.At >= len(p.Options) {
			continue
		}
		may = append(may, l.At)
		if l.Key != reading.NoKey && y.tb.ByKey(p, l.Key, y.tb.Question.Answer()) == l.At {
			digit[l.At] = fmt.Sprint(l.Key)
		}
	}
	to := slices.Index(may, at)
	for i, from := range may {
		d, is := digit[from]
		if !is && from != y.tb.Question.Answer() {
			continue
		}
		for _, k := range []struct {
			key string
			n   int
		}{{"down", ((to-i)%len(may) + len(may)) % len(may)}, {"up", ((i-to)%len(may) + len(may)) % len(may)}} {
			way := slices.Repeat([]string{k.key}, k.n)
			if from != y.tb.Question.Answer() {
				way = append([]string{d}, way...)
			}
			if keys == nil || len(way) < len(keys) {
				keys = way
			}
		}
	}
	return keys
}

func (y *person) sees(name string) bool {
	y.tb.Draw()
	h, ok := y.tb.Find(name)
	return ok && h.H > 12
}

// checked are the boxes that a brain means which names the first of them only: what is proposed
// where that is one of these.
func (y *person) checked(p *game.Prompt, a game.Answer) uint64 {
	was := y.tb.Question.Picks
	switch i := bits.TrailingZeros64(a.Picks); {
	case p.Options[i].Kind == game.Pass:
		return 0
	case was&a.Picks != 0:
		return was
	}
	return was | a.Picks
}

// boxes checks what is wanted, and no more.
func (y *person) boxes(p *game.Prompt, want uint64) {
	if want == 0 && reading.Spends(p) && bits.OnesCount64(y.tb.Question.Picks) > 1 && !y.mouse { // 0 clears all
		y.strike("0")
	}
	for i := range p.Options {
		if (want^y.tb.Question.Picks)&(1<<uint(i)) == 0 {
			continue
		}
		key := y.tb.KeyOf(p, i)
		switch {
		case y.mouse && y.sees(cellName(p, i)):
			y.press(cellName(p, i))
		case !y.mouse && key != reading.NoKey && y.tb.ByKey(p, key, y.tb.Question.Answer()) == i:
			y.strike(fmt.Sprint(key))
		default: // an arrow and the bar, or the wheel and a press
			y.count(p.Ship, p.Ask.String())
			y.count(p.Ship, p.Ask.String())
			y.tb.Choose(p, i)
		}
	}
	y.goOn()
}

// dials sets all dials of the seat. The board shows what is proposed for each: those that are to be
// others are turned, one after the other, then one key locks them all. One that dies of it is
// locked for itself.
func (y *person) dials(p *game.Prompt) {
	want := map[game.ShipID]int{}
	for _, q := range y.tb.Plans(p.Player) {
		want[q.Ship] = reading.MoveOf(q.Options[bits.TrailingZeros64(y.wants(&q).Picks)])
	}
	round, seat := y.tb.Shown.Round, p.Player
	open := func() bool { return len(y.tb.Plans(seat)) > 0 && y.tb.Shown.Round == round }
	for n := 0; open(); n++ {
		expect.Must(y.t, n <= 20, "the dials of round %d are not locked", round)
		q := y.tb.Asked()
		if q == nil || q.ID != y.tb.Question.PromptID || y.tb.Planning.Locked[q.Ship] {
			y.tb.Tick(1)
			continue
		}
		y.of = q
		if y.tb.Question.Answer() != want[q.Ship] && y.turn(q, want[q.Ship]) {
			y.tb.Tick(2)
			continue // it is locked, too
		}
		if words, _ := y.tb.Loss(); words != "" {
			y.goOn()
			continue
		}
		next := game.NoShip
		for _, r := range y.tb.Plans(seat) {
			if r.Ship != q.Ship && !y.tb.Planning.Locked[r.Ship] && y.tb.Turned(&r) != want[r.Ship] {
				next = r.Ship
				break
			}
		}
		switch {
		case next == game.NoShip && y.mouse && y.sees("lockall"):
			y.press("lockall")
		case next == game.NoShip:
			y.strike("shift+enter")
		case y.mouse && y.sees(fmt.Sprintf("ship:%d", next)):
			y.press(fmt.Sprintf("ship:%d", next))
		default:
			y.goOn()
		}
		y.tb.Tick(2)
	}
}

// turn turns the dial to a maneuver: a digit, which with Ctrl locks it, too, the arrows, a press.
func (y *person) turn(p *game.Prompt, move int) (locked bool) {
	if name := cellName(p, reading.OnDial(p, move)); y.mouse && y.sees(name) {
		if _, is := y.losing(p, move); !is {
			y.give(name)
			return true
		}
		y.press(name)
		return false
	}
	for i, o := range p.Options[:min(9, len(p.Options))] {
		if reading.MoveOf(o) == move {
			if _, is := y.losing(p, move); is {
				y.strike(fmt.Sprint(i + 1))
				return false
			}
			y.strike(fmt.Sprint("ctrl+", i+1))
			return true
		}
	}
	type step struct {
		at   int
		keys []string
	}
	moves := y.tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	g := dial.Of(moves)
	seen := map[int]bool{}
	for queue := []step{{y.tb.Question.Answer(), nil}}; len(queue) > 0; queue = queue[1:] {
		for _, k := range []string{"left", "right", "up", "down"} {
			at := g.Step(moves, queue[0].at, map[string]int{"left": -1, "right": 1}[k], map[string]int{"up": -1, "down": 1}[k])
			if at < 0 || seen[at] {
				continue
			}
			seen[at] = true
			keys := append(slices.Clone(queue[0].keys), k)
			if at == move {
				for _, k := range keys {
					y.strike(k)
				}
				return false
			}
			queue = append(queue, step{at, keys})
		}
	}
	y.t.Fatalf("no arrows lead to maneuver %d", move)
	return false
}

// act is what is said while a maneuver is revealed or flies: the action after it, if that is one
// without a choice of ships.
func (y *person) act() {
	k := y.tb.Flow.Pause
	p := y.tb.Game.FirstOpen()
	if k == nil || !y.tb.Mine(&k.Maneuver) || p == nil || p.Ask != game.ChooseAction || p.Ship != k.Move.Ship {
		return
	}
	o := p.Options[bits.TrailingZeros64(y.wants(p).Picks)]
	n := slices.Index(y.tb.ThenActions(&k.Maneuver), o.Action)
	ways := 0
	for i := range p.Options {
		if p.Options[i].Kind == game.Perform && p.Options[i].Action == o.Action {
			ways++
		}
	}
	if o.Kind != game.Perform || n < 0 || y.tb.Flow.Wishes(o.Action) || ways > 1 {
		return
	}
	y.of = p
	b := y.by[p.Ask.String()]
	b[1]++
	y.by[p.Ask.String()] = b
	if y.mouse {
		y.press(fmt.Sprintf("then:%d", n))
		return
	}
	y.strike(fmt.Sprint(n + 1))
}

// play plays to the end.
func (y *person) play() {
	tb := y.tb
	for range 200000 {
		if tb.Ended() {
			return
		}
		if tb.Shown.Round > 0 && tb.Shown.Phase == game.Planning { // a ship that asks for nothing counts too
			for id := range game.ShipID(tb.Shown.NShips) {
				if sh := &tb.Shown.Ships[id]; sh.Owner == game.One && sh.InPlay() && !sh.Map {
					y.n[moment{tb.Shown.Round, id}] += 0
				}
			}
		}
		tb.Tick(1)
		switch p := tb.Asked(); {
		case tb.Flow.Pause != nil && tb.Flow.Pause.At != battle.Turning:
			if y.act(); tb.Flow.Waits() {
				y.of = &game.Prompt{Ship: tb.Flow.Pause.Move.Ship, Ask: game.ChooseManeuver}
				y.goOn()
			}
		case p != nil && p.ID == tb.Question.PromptID && tb.Stage() == battle.Asks:
			q := *p
			q.Options = slices.Clone(p.Options)
			y.answer(&q)
		}
	}
	y.t.Fatal("the battle does not end")
}

// Whole battles of three ships with motion, at the usual pace, all of it decided by the person and
// not by what is proposed: attacks, cards and the set-up included there are at most 4.5 inputs for
// a ship and round on average, and at most 5 in any of the battles, by keys and by mouse. The
// person is an ensign, the proposals are a judge's: most dials are turned.
func TestFewInputs(t *testing.T) {
	steps, advises := battle.Steps, battle.Advises
	battle.Steps, battle.Advises = math.MaxInt, true
	t.Cleanup(func() { battle.Steps, battle.Advises = steps, advises })
	for _, mouse := range []bool{false, true} {
		hand := map[bool]string{false: "keys", true: "mouse"}[mouse]
		inputs, ships := 0, 0
		for _, c := range [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"unimatrix-zero", "u0-borg-1", "u0-rebel-1"}} {
			tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: c[0], Fleet1: c[1], Fleet2: c[2], P1: "human", P2: "ensign", Seed: 11}, Settings: prefs.Settings{Motion: "4"}})
			brain := gametest.Brain(t, "ensign", 77)
			y := &person{t: t, tb: tb, brain: brain, mouse: mouse, n: map[moment]int{}, by: map[string][2]int{}, known: map[int32]game.Answer{}}
			y.play()
			var counts []int
			for _, n := range y.n {
				counts = append(counts, n)
			}
			slices.Sort(counts)
			mean := float64(y.total) / float64(len(counts))
			expect.True(t, mean <= 5, "%s: %.2f inputs a ship and round by %s: more than 5", c[0], mean, hand)
			inputs, ships = inputs+y.total, ships+len(counts)
			t.Logf("%s by %s: %d inputs, %d ships and rounds: median %d, mean %.2f, most %d", c[0], hand, y.total, len(counts), counts[len(counts)/2], mean, counts[len(counts)-1])
			var by []string
			for what, b := range y.by {
				by = append(by, fmt.Sprintf("%s %d for %d", what, b[0], b[1]))
			}
			slices.Sort(by)
			t.Log("  " + strings.Join(by, ", "))
		}
		if mean := float64(inputs) / float64(ships); mean > 4.5 {
			t.Errorf("%.2f inputs a ship and round by %s: more than 4.5", mean, hand)
		}
	}
}

// must ends a test if there is an error.
var must = expect.OK
