package window_test

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// These tests guard what a person can do at the table against changes of how it is built: whole
// battles are played with a seed, by what the report shows, and after every tick a digest of the
// report is compared with what it was. The digest has no words and no places: those may change. To
// record it anew: -update.

// deeds are the buttons that are there whatever has room beside them.
var deeds = []string{"main", "skip", "undo", "redo", "hide", "lockall", "always", "never", "resume", "agree", "goon"}

// digest is what the report tells but for words and places.
func digest(tb *windowtest.Window) uint64 { return digestOf(tb, deeds) }

// digestOf has the buttons of these names only, nil all of them.
func digestOf(tb *windowtest.Window, names []string) uint64 {
	only := names
	names = nil
	h := fnv.New64a()
	r := tb.Report()
	fmt.Fprintln(h, r.Screen, r.Round, r.Phase, r.Player, r.Ask == "", r.Result == "", len(r.Chips))
	for _, o := range r.Options {
		fmt.Fprint(h, o.Enabled, " ")
	}
	for _, b := range r.Buttons {
		if only == nil || slices.Contains(only, b.Name) {
			names = append(names, b.Name)
		}
	}
	slices.Sort(names) // which lies before which is a matter of places
	fmt.Fprint(h, names)
	if tb.Game != nil {
		fmt.Fprint(h, len(tb.Game.Answers()), tb.Game.State().Hash())
	}
	return h.Sum64()
}

// golden compares lines with a file of testdata, or writes it.
func golden(t *testing.T, name string, got []string) {
	t.Helper()
	gametest.Golden(t, name, strings.Join(got, "\n")+"\n")
}

// person plays a battle by what the report shows: by mouse and by keys, looking about on the way,
// mostly to the end.
type person struct {
	tb    *windowtest.Window
	rng   *rand.Rand
	ticks int
	sum   uint64
	lines []string
	t     *testing.T
	twin  windowtest.Twin
	free  free
}

// step is one tick with an input.
func (p *person) step(in kit.Input) {
	in.Any = in.Any || in.Press || in.Release || in.Moved || len(in.Strokes) > 0
	p.tb.Update(&in, 1.0/10)
	p.ticks++
	p.twin.Update(in, 1.0/10)
	expect.Same(p.t, p.twin.Unlike(p.tb), "", "tick %d", p.ticks)
	p.free.look(p, &in)
	h := fnv.New64a()
	_ = binary.Write(h, binary.LittleEndian, [2]uint64{p.sum, digest(p.tb)})
	p.sum = h.Sum64()
	if p.ticks%100 == 0 {
		p.lines = append(p.lines, fmt.Sprintf("%d: %016x", p.ticks, p.sum))
	}
}

func (p *person) rest(n int) {
	for range n {
		p.step(kit.Input{X: -1, Y: -1})
	}
}

func (p *person) strike(k string) { p.step(kit.Input{X: -1, Y: -1, Strokes: []string{k}}); p.rest(1) }

func (p *person) click(x, y float64) {
	p.step(kit.Input{X: x, Y: y, Moved: true})
	p.step(kit.Input{X: x, Y: y, Press: true, Held: true})
	p.step(kit.Input{X: x, Y: y, Release: true})
	p.rest(1)
}

// hold holds the main button, or Space and Enter, for a second.
func (p *person) hold() {
	p.step(kit.Input{X: -1, Y: -1, Any: true, Space: true, Enter: true, Strokes: []string{"enter"}})
	for range 11 {
		in := kit.Input{X: -1, Y: -1, Any: true, Space: true, Enter: true}
		if p.tb.Cover.Down { // a key that is held is struck again and again
			in.Strokes = []string{"enter"}
		}
		p.step(in)
	}
	p.rest(1)
}

func (p *person) button(name string) (window.Spot, bool) {
	for _, b := range p.tb.Report().Buttons {
		if b.Name == name {
			return window.Spot{X: b.X, Y: b.Y}, true
		}
	}
	return window.Spot{}, false
}

// somewhere is a place on the board: beside it what lies where may change.
func (p *person) somewhere() (x, y float64) {
	b := p.tb.BoardBox()
	return b.X + b.W*p.rng.Float64(), b.Y + b.H*(0.1+0.8*p.rng.Float64())
}

// look does something that answers nothing.
func (p *person) look() {
	keys := []string{"w", "i", "r", "l", "m", "t", "q", "e", "home", "g", "o", "+", "-", "/", "?", "tab", "backspace", "left", "down", "k", "y", "n", "u", "f1", "p", "3", ",", "s", "x", "f", "v"}
	switch p.rng.IntN(6) {
	case 0:
		p.strike(keys[p.rng.IntN(len(keys))])
		p.rest(p.rng.IntN(4))
		p.strike("esc")
		if p.tb.Report().Screen != "table" || p.rng.IntN(2) == 0 {
			p.strike("esc")
		}
	case 1:
		for range 6 {
			x, y := p.somewhere()
			p.step(kit.Input{X: x, Y: y, Moved: true})
		}
	case 2:
		x, y := p.somewhere()
		p.step(kit.Input{X: x, Y: y, Wheel: float64(p.rng.IntN(3) - 1), Any: true})
	case 3:
		if r := p.tb.Report(); len(r.Options) > 0 {
			o := r.Options[p.rng.IntN(len(r.Options))]
			p.step(kit.Input{X: o.X, Y: o.Y, Moved: true})
			x, y := p.somewhere()
			p.step(kit.Input{X: x, Y: y, Moved: true})
		}
	case 4:
		x, y := p.somewhere()
		p.step(kit.Input{X: x, Y: y, Press: true, Held: true})
		p.step(kit.Input{X: x + 30, Y: y + 20, Moved: true, Held: true, Any: true})
		p.step(kit.Input{X: x + 30, Y: y + 20, Release: true})
		p.rest(1)
	case 5:
		p.step(kit.Input{X: -1, Y: -1, Any: true, Down: []string{[]string{"a", "d"}[p.rng.IntN(2)]}})
		p.step(kit.Input{X: p.tb.Pane.W / 2, Y: p.tb.Pane.H / 2, Any: true, Moved: true, Down: []string{"a"}})
		p.rest(1)
	}
}

// play goes on for one decision.
func (p *person) play() {
	if p.rng.IntN(4) == 0 {
		p.look()
	}
	r := p.tb.Report()
	switch {
	case r.Screen == "curtain":
		if p.hold(); p.tb.Report().Screen == "curtain" { // an undo asks the other person first
			p.strike("esc")
		}
		return
	case r.Screen == "title":
		if b, ok := p.button("resume"); ok {
			p.click(b.X, b.Y)
		}
		return
	case r.Screen != "table" && r.Screen != "deploy":
		p.strike("esc")
		p.rest(2)
		return
	}
	if p.rng.IntN(40) == 0 {
		p.step(kit.Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}})
		p.step(kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{"enter"}})
		in := kit.Input{X: -1, Y: -1, Any: true, Down: []string{"1", "2"}}
		if _, asks := p.button("agree"); asks { // whoever has to agree holds their key
			in.Strokes = in.Down
		}
		for range 8 {
			p.step(in)
			in.Strokes = nil
		}
		if p.rng.IntN(2) == 0 {
			p.step(kit.Input{X: -1, Y: -1, Any: true, Ctrl: true, Shift: true, Strokes: []string{"z"}})
		}
		p.strike("esc")
		return
	}
	if n := len(r.Options); n > 1 && r.Phase != "Planning Phase" && p.rng.IntN(3) == 0 {
		i, byKey := p.rng.IntN(n), p.rng.IntN(2) == 0
		switch o := r.Options[i]; { // one that is out of sight is there all the same
		case n < 10 && (byKey || o.X == 0):
			p.strike(fmt.Sprint(i + 1))
			p.rest(2) // as long as a click
		case o.X != 0:
			p.click(o.X, o.Y)
		}
	}
	before := len(p.tb.Game.Answers())
	if b, ok := p.button("main"); ok && p.rng.IntN(2) == 0 {
		p.click(b.X, b.Y)
	} else {
		p.strike("enter")
	}
	for range 12 {
		if r := p.tb.Report(); len(r.Options) > 0 || r.Screen != "table" {
			break
		}
		p.rest(1)
	}
	if len(p.tb.Game.Answers()) == before && p.rng.IntN(3) == 0 {
		switch p.rng.IntN(4) {
		case 0:
			p.hold()
		case 1:
			p.strike("esc")
		case 2:
			p.strike("s")
		case 3:
			p.strike("1")
		}
	}
}

// played is the n-th battle, played by a person to its end or for 6,000 ticks.
func played(t *testing.T, n int, o window.Options) *person {
	t.Helper()
	seed := uint64(n + 1)
	o.Title.Seed = seed
	tb := windowtest.New(t, o)
	expect.Must(t, tb.Playing(), "battle %d does not begin: %v", n, tb.Report())
	size := [][2]float64{{1280, 800}, {1024, 640}, {640, 400}, {1920, 1080}}[n%4]
	tb.Resize(size[0], size[1])
	w := windowtest.Twin{Window: windowtest.New(t, o)}
	w.Resize(size[0], size[1])
	p := &person{t: t, tb: tb, twin: w, rng: rand.New(rand.NewPCG(seed, 11))}
	p.rest(3)
	for p.ticks < 6000 && !(tb.Game.Over() && (tb.Ended() || tb.Shows("title"))) {
		p.play()
	}
	p.rest(3)
	return p
}

// The tests' own sheet, whose tokens and map ships move, whose questions are about no ship and
// whose tokens are placed, is played to its end as the printed ones are.
func TestTheTestsOwnSheetIsPlayed(t *testing.T) {
	t.Cleanup(scenarios.Add(scenariotest.Comet{}))
	for n, o := range []window.Options{
		{Title: front.Options{Scenario: scenariotest.ID, Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign"}, Quick: true},
		{Title: front.Options{Scenario: scenariotest.ID, Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "human", P2: "human"}, Quick: true},
		{Title: front.Options{Scenario: scenariotest.ID, Fleet1: "tw-a-2", Fleet2: "tw-b-2", P1: "ensign", P2: "human"}},
	} {
		if tb := played(t, n, o).tb; !tb.Game.Over() {
			t.Errorf("battle %d is not played to its end: round %d, %d answers, %v", n, tb.Shown.Round, len(tb.Game.Answers()), tb.Report())
		}
	}
}

// Ten battles: each scenario, against the computer and by two people, with motion and without, in
// large and small windows.
func TestTenBattlesGoAsTheyWent(t *testing.T) {
	ships, trayed := 0, 0
	for n, o := range []window.Options{
		{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign"}, Quick: true},
		{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-2", Fleet2: "tw-b-2", P1: "human", P2: "human"}},
		{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "human", P2: "human"}, Quick: true},
		{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-2", Fleet2: "ft-b-2", P1: "ensign", P2: "human"}},
		{Title: front.Options{Scenario: "unimatrix-zero", Fleet1: "u0-borg-1", Fleet2: "u0-rebel-1", P1: "human", P2: "ensign"}, Quick: true},
		{Title: front.Options{Scenario: "unimatrix-zero", Fleet1: "u0-borg-2", Fleet2: "u0-rebel-2", P1: "human", P2: "human"}, Quick: true},
		{Title: front.Options{Scenario: "last-battle-of-ds9", Fleet1: "ds9-fed-1", Fleet2: "ds9-dom-1", P1: "human", P2: "human"}, Quick: true},
		{Title: front.Options{Scenario: "last-battle-of-ds9", Fleet1: "ds9-fed-2", Fleet2: "ds9-dom-2", P1: "ensign", P2: "human"}, Quick: true},
		{Title: front.Options{Scenario: "standard", Fleet1: "tw-a-3", Fleet2: "ft-b-3", P1: "human", P2: "human"}},
		{Title: front.Options{Scenario: "standard", Fleet1: "ft-a-3", Fleet2: "tw-b-3", P1: "human", P2: "ensign"}, Quick: true},
	} {
		p := played(t, n, o)
		tb := p.tb
		end := fmt.Sprintf("%d: %016x, round %d, %d answers, over %v", p.ticks, p.sum, tb.Shown.Round, len(tb.Game.Answers()), tb.Ended())
		golden(t, fmt.Sprintf("battle-%02d.txt", n+1), append(p.lines, end))
		t.Log(end)
		ships, trayed = ships+p.free.ships, trayed+p.free.trayed
	}
	t.Logf("%d ships looked at when something is asked, %d below the dice where somebody has moved the board", ships, trayed)
	expect.True(t, ships >= 3000, "only %d ships are looked at: this proves little", ships)
}

// must ends a test if there is an error.
var must = expect.OK
