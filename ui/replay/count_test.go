package replay

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/outlook"
	"attackwing/ui/kit/kittest"
)

// counted lets time pass until the page rests, or so many pieces are counted.
func counted(t *testing.T, p *Page, pieces int) {
	t.Helper()
	p.Tick(2 * pausing)
	for range pieces {
		if p.coming == nil {
			return
		}
		x := <-p.coming
		p.coming <- x
		p.Tick(0.1)
	}
}

// at is a moment of a kind with several answers.
func at(t *testing.T, p *Page, ask game.Ask, round int16) int {
	t.Helper()
	for n := range p.film.Moments {
		if m := &p.film.Moments[n]; m.Ask == ask && m.Round >= round {
			if p.seek(n); len(p.asked) > 1 {
				return n
			}
		}
	}
	t.Fatalf("nobody was asked: %s", ask)
	return 0
}

// Every answer to the decision at the cursor gets its chance to win, on as many games as is told and with the same dice; then
// the rounds from that of the cursor outward; then the page rests.
func TestAnswersAndRoundsAreCounted(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
	n := at(t, p, game.ChooseAction, 6)
	if w.Tick(1); w.View.Resting() {
		t.Fatal("it rests before anything is counted")
	}
	p.Tick(pausing / 2)
	if p.coming != nil {
		t.Error("it counts at once, though the cursor may move on")
	}
	p.seek(n)
	counted(t, p, 2)
	e := p.worths[n]
	if e == nil || e.all() != 2*pieceGames || e.done() {
		t.Fatalf("after two pieces: %+v", e)
	}
	for _, c := range p.chances {
		if c.all() > 0 {
			t.Fatal("rounds are counted before the decision")
		}
	}
	look(w)
	kittest.Readable(t, "while it counts", p)
	look(w)
	counted(t, p, 100000)
	if w.Tick(2); !w.View.Resting() || !e.done() {
		t.Fatal("it never rests")
	}
	for i, y := range e.games {
		if v, m := y.Mean(); y.N != e.want || v < 0 || v > 1 || m <= 0 || m > 0.2 {
			t.Errorf("%s: %d of %d games, %.2f ± %.2f", p.asked[i].words, y.N, e.want, v, m)
		}
	}
	for _, k := range p.chances {
		if k.failed != nil || k.least() != roundGames {
			t.Errorf("round %d: %d games, %v", k.round, k.least(), k.failed)
		}
	}
	order := p.order()
	if !p.asked[order[0]].taken {
		t.Error("what was chosen does not stand first")
	}
	for k := 2; k < len(order); k++ {
		if e.games[order[k]].Won > e.games[order[k-1]].Won {
			t.Error("the others do not stand in the order of their worth")
		}
	}
	if words, _ := p.verdict(e); words == "" {
		t.Error("no verdict")
	}
	kittest.Readable(t, "when it has counted", p)

	var again [2][]outlook.Tally // what is counted comes to the same each time
	for k := range again {
		q, _, _ := watch(t, tapeOf(t, "future-tense", "ft-a-1", "ft-b-1", 5))
		q.seek(n)
		counted(t, q, 6)
		again[k] = q.worths[n].games
	}
	if !slices.Equal(again[0], again[1]) || again[0][0].N == 0 {
		t.Errorf("%+v, and again %+v", again[0], again[1])
	}
	p.seek(n + 1)
	p.seek(n)
	if p.worth() != e || p.uncounted() == e {
		t.Error("what was counted is forgotten")
	}
}

// A decision that decides the battle is seen to: giving up is worth nothing, and a dial that nobody sees is not counted.
func TestWhatIsNotCounted(t *testing.T) {
	p, _, w := watch(t, tapeOf(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	n := at(t, p, game.ChooseManeuver, 2)
	if p.worth() != nil {
		t.Error("a hidden dial is counted")
	}
	w.Key("d")
	if e := p.worth(); e == nil || len(e.games) != len(p.asked) || len(p.asked) < 5 {
		t.Fatalf("a dial that is shown is not counted: %d answers", len(p.asked))
	}
	counted(t, p, 1)
	look(w)
	told := false
	for _, s := range w.Canvas.Scene.Shapes {
		told = told || strings.HasPrefix(s.Text, "counting: ")
	}
	if !told {
		t.Error("nothing tells that it counts")
	}
	w.Key("space")
	if p.coming != nil {
		x := <-p.coming
		p.coming <- x
	}
	w.Tick(1)
	if p.coming != nil {
		t.Error("it counts while it plays")
	}
	_ = n
}
