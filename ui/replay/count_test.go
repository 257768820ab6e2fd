package replay

import (
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/kit/kittest"
)

// counted lets time pass until so many things have been counted to their end, or nothing is left.
func counted(p *Page, things int) {
	battle.Slice, battle.Steps = time.Hour, 1 // no pause between the slices
	defer func() { battle.Slice, battle.Steps = 5*time.Millisecond, 0 }()
	p.Tick(2 * pausing)
	for range things - 1 {
		p.Tick(0.1)
	}
}

// at is a moment of a kind with several answers.
func at(t *testing.T, p *Page, ask game.Ask, round int16) int {
	t.Helper()
	for n := range p.film.Moments {
		if m := &p.film.Moments[n]; m.Ask == ask && m.Round >= round {
			if p.Seek(n); len(p.asked) > 1 {
				return n
			}
		}
	}
	t.Fatalf("nobody was asked: %s", ask)
	return 0
}

// Every answer to the decision at the cursor gets its chance to win, on as many games as is told
// and with the same dice; then the battle is looked back on for both players, and what cost them
// most is marked; then the page rests.
func TestAnswersAndRoundsAreCounted(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	n := at(t, p, game.ChooseAction, 6)
	w.Tick(1)
	expect.Must(t, !w.View.Resting(), "it rests before anything is counted")
	p.Seek(n)
	p.Tick(pausing / 2)
	if e := p.worths[n]; e != nil && e.all() > 0 {
		t.Error("it counts at once, though the cursor may move on")
	}
	p.Tick(pausing)
	expect.Must(t, p.reviews[0] == nil, "the battle is looked back on before the decision")
	look(w)
	kittest.Readable(t, "while it counts", p)
	p.Seek(n)
	counted(p, 1)
	e := p.worths[n]
	expect.Must(t, e != nil && e.done() && !e.failed(), "the decision is not counted: %+v", e)
	marks := len(p.marks)
	counted(p, 3)
	w.Tick(2)
	expect.Must(t, w.View.Resting(), "it never rests")
	for i := range e.at {
		if s := e.share(i); s.N != ai.Sure || s.part < 0 || s.part > 1 || s.margin < 0 || s.margin > 0.2 {
			t.Errorf("%s: %+v", p.asked[i].words, s)
		}
	}
	if k := p.knots(float64(len(p.rounds))); len(k) < 5 {
		t.Errorf("the chance is known at %d places", len(k))
	}
	costs := 0
	for _, r := range p.reviews {
		costs += len(r.Costliest())
		for _, c := range r.Costliest() {
			if !slices.ContainsFunc(p.marks, func(m mark) bool { return m.at == c.At+1 && m.icon == "warning" }) {
				t.Errorf("the decision after %d answers is not marked", c.At)
			}
		}
	}
	expect.True(t, costs != 0 && len(p.marks) == marks+costs, "%d decisions, %d marks more", costs, len(p.marks)-marks)
	order := p.order()
	expect.True(t, p.asked[order[0]].taken, "what was chosen does not stand first")
	for k := 2; k < len(order); k++ {
		expect.True(t, e.share(order[k]).part <= e.share(order[k-1]).part,
			"the others do not stand in the order of their worth")
	}
	words, _ := p.verdict(e)
	expect.True(t, words != "", "no verdict")
	kittest.Readable(t, "when it has counted", p)

	q, _, _ := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5)) // what is counted comes to the same each time
	q.Seek(n)
	counted(q, 1)
	for i := range e.at {
		a, b := e.share(i), q.worths[n].share(i)
		expect.True(t, a == b, "%+v, and again %+v", a, b)
	}
	p.Seek(n + 1)
	p.Seek(n)
	expect.True(t, p.worth() == e && p.uncounted() != stepper(e.counsel), "what was counted is forgotten")
}

// A dial that nobody sees is not counted; one that is shown is, each move with the other dials as
// they were set.
func TestWhatIsNotCounted(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	at(t, p, game.ChooseManeuver, 2)
	expect.True(t, p.worth() == nil, "a hidden dial is counted")
	w.Key("d")
	e := p.worth()
	expect.Must(t, e != nil && len(e.at) == len(p.asked) && len(p.asked) >= 5,
		"a dial that is shown is not counted: %d answers", len(p.asked))
	for range 5 {
		e.counsel.Step()
	}
	look(w)
	told := false
	for _, s := range w.Canvas.Scene.Shapes {
		told = told || strings.HasPrefix(s.Text, "analyzing: ") || strings.HasPrefix(s.Text, "chance to win: ")
	}
	expect.True(t, told, "nothing tells that it counts")
	w.Key("space")
	games := e.all()
	w.Tick(1)
	expect.Same(t, e.all(), games, "it counts while it plays")
	w.Key("space")
	p.Seek(p.at)
	for e.counsel.Step() {
	}
	if i := p.taken(); i >= 0 && e.share(i).N < ai.Sure {
		t.Errorf("the dial that was set has %d games", e.share(i).N)
	}
}
