package film

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/kit/kittest"
)

// growing is a record that is written beside the window that follows it.
type growing struct {
	setup   *game.Setup
	answers []game.Answer
	changed bool
	err     error
}

func (g *growing) Look() (*Latest, bool, error) {
	if !g.changed {
		return nil, false, nil
	}
	g.changed = false
	if g.err != nil {
		return nil, true, g.err
	}
	return &Latest{Film: record.Shoot(g.setup, g.answers), Answers: g.answers, Title: "The Tholian Web"}, true, nil
}

// An audience sees a battle go on as its record grows, without a dial that is not revealed; it
// takes up what was undone, and waits for a record that is gone.
func TestAnAudienceFollows(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	all := g.Answers()
	from := &growing{setup: g.Setup(), changed: true, err: errors.New("waiting for battle.game.jsonl")}
	a := NewAudience(&theater{pace: 1}, from)
	w := kittest.Open(t, a)
	w.Tick(3)
	expect.True(t, w.Reads("waiting for"), "it does not say what it waits for: %s", w.Words())
	if where, log := a.Tells(12); where != "Nothing to see yet" || len(log) != 1 || !strings.Contains(log[0], "waiting for") {
		t.Errorf("whoever does not see it hears %s, %q", where, log)
	}
	// table is the one after so many answers
	table := func(n int) onTable {
		t.Helper()
		at := gametest.Quiet(t, g.Setup())
		for _, x := range all[:n] {
			gametest.Submit(t, at, x)
		}
		return lies(at.State())
	}
	give := func(n int) {
		from.answers, from.changed, from.err = all[:n], true, nil
		for k := 0; k < 60*120 && (from.changed || !a.page.film.Over()); k++ {
			w.Tick(1)
			if a.page == nil {
				continue
			}
			v := a.page.film.view
			for i := range v.Ships[:v.NShips] {
				sh := &v.Ships[i]
				expect.Must(t, sh.Dial < 0 || sh.DialShown, "the audience sees a dial that is not revealed")
			}
		}
		expect.Same(t, lies(&a.page.film.view.State), table(n), "after %d answers another table is seen", n)
	}
	give(20)
	first := a.page
	expect.Must(t, first != nil && first.film.Told() == nil, "what was before is told")
	was := a.page
	for n := 21; n <= 60; n += 3 {
		give(n)
	}
	expect.Same(t, a.page, was, "a record that grows is begun anew")
	give(50) // undone
	expect.True(t, a.page != was, "what was undone is still seen")
	give(len(all))
	said := slices.Concat(a.page.film.Film.Said()...)
	if where, log := a.Tells(12); where != "Watching: The Tholian Web" || len(log) != 12 || log[11] != said[len(said)-1].Text || log[0] != said[len(said)-12].Text {
		t.Errorf("whoever does not see it hears %s, %q", where, log)
	}
	from.changed, from.err = true, errors.New("waiting for battle.game.jsonl")
	w.Tick(60)
	expect.True(t, a.page != nil && w.Reads("waiting for"),
		"when the record is gone, what was seen last is gone or nothing says why")
	from.err, from.changed = nil, true
	w.Tick(60)
	expect.True(t, !w.Reads("waiting for"), "it still waits for a record that is there")
	wake := a.Tick(0.01)
	expect.True(t, wake.In >= 0.1 && wake.In <= often, "it looks again in %.2f s", wake.In)
}

// Whoever does not see a film hears of an event when it has been seen, not while it is on its way.
func TestAFilmTellsNothingBeforeItIsSeen(t *testing.T) {
	g := battleOf(t, "tholian-web", "tw-a-1", "tw-b-1")
	p, err := New(record.Shoot(g.Setup(), g.Answers()))
	expect.OK(t, err)
	p.Live = true
	thrown := 0
	for n := 0; n < 60*3600 && !p.Over() && thrown < 10; n++ {
		p.Step(1.0 / 60)
		if p.now == nil {
			continue
		}
		switch p.now.Event.(type) {
		case game.AttackRolled, game.DefenseRolled:
		default:
			continue
		}
		words, _ := record.SaidOf(g.Setup(), &p.view.State, p.now.Event)
		if log := p.Said(1); len(log) > 0 && log[0] == words.Text {
			t.Fatalf("the log tells %q while the dice are in the air", words.Text)
		}
		thrown++
	}
	expect.Must(t, thrown >= 10, "%d throws were seen", thrown)
}
