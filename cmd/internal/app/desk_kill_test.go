package app

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// deskChild makes this test binary a program whose tournament desk is worked until its event is
// over.
const deskChild = "ATTACKWING_TEST_DESK"

// noWindow is a window that shows nothing.
type noWindow struct{}

func (noWindow) Sets() []string                      { return nil }
func (noWindow) Own([]string)                        {}
func (noWindow) Open(kit.Page)                       {}
func (noWindow) Pace() float64                       { return 1 }
func (noWindow) Back()                               {}
func (noWindow) Play(battle.Start)                   {}
func (noWindow) KeepSlide(*game.Game)                {}
func (noWindow) PlayAfar(*game.Setup, game.PlayerID) {}

// Invited is no page.
func (noWindow) Invited(string) kit.Page { return nil }
func (noWindow) Toast(string)            {}

// organizer works the page of the desk over the data folder by keys and presses.
type organizer struct {
	v *kit.View
	c kit.Canvas
}

func (o *organizer) draw() {
	o.c.Reset()
	o.v.Draw(&o.c, 1280, 800)
}

func (o *organizer) do(in kit.Input) {
	in.Any = true
	o.v.Pointer(&in)
	for _, k := range in.Strokes {
		o.v.Key(k, &in)
	}
	o.v.Tick(1.0 / 60)
	o.draw()
}

func (o *organizer) keys(keys ...string) {
	for _, k := range keys {
		var in kit.Input
		if c, ok := strings.CutPrefix(k, "^"); ok {
			k, in.Ctrl = c, true
		}
		in.Strokes = []string{k}
		o.do(in)
	}
}

// click presses what is called so, where it lies.
func (o *organizer) click(format string, a ...any) {
	name := fmt.Sprintf(format, a...)
	for _, p := range o.v.Placed() {
		if p.Name.String() != name {
			continue
		}
		x, y := p.Box.Center()
		o.do(kit.Input{X: x, Y: y, Moved: true})
		o.do(kit.Input{X: x, Y: y, Press: true, Held: true})
		o.do(kit.Input{X: x, Y: y, Release: true})
		return
	}
}

// types types words into the field of a name.
func (o *organizer) types(field, words string) {
	o.click("%s", field)
	for _, r := range words {
		o.do(kit.Input{Typed: string(r)})
	}
}

// chooses chooses a scenario in a new event, its Build Sheets on paper or checked here.
func (o *organizer) chooses(scenario string, paper bool) {
	o.click("scenario:%d", slices.IndexFunc(scenarios.All(), func(s game.Scenario) bool { return s.Sheet().ID == scenario }))
	if paper {
		o.click("paper:1")
	}
}

// onlyEvent is the one event of the data folder as it lies there, nil where there is none yet.
func onlyEvent() (*tournament.Event, error) {
	dir, err := eventsDir()
	if err != nil {
		return nil, err
	}
	all, err := tournament.Storyline(dir)
	switch {
	case err != nil:
		return nil, err
	case len(all) == 0:
		return nil, nil
	case len(all) > 1:
		return nil, fmt.Errorf("%d events where one was begun", len(all))
	}
	return all[0].Event, all[0].Err
}

// work does the next thing that an event of five players wants: sign in, pair, verify, enter, sign.
func (o *organizer) work(e *tournament.Event) error {
	if e == nil {
		o.keys("n")
		o.chooses("tholian-web", true)
		o.keys("^enter")
		return nil
	}
	if len(e.Players) < 5 {
		o.types("names", fmt.Sprintf("Player %c", 'A'+len(e.Players)))
		o.keys("enter", "esc")
		return nil
	}
	if e.Round() > 0 && len(e.Ties(e.Round())) > 0 { // thrown on a page, when it is pressed
		o.keys("r")
		for n := 0; n < 20; n++ { // who are equal again throw again
			o.keys("enter")
			if now, err := onlyEvent(); err != nil || now.Revision != e.Revision {
				return err
			}
		}
		return errors.New("nobody wins the roll-off")
	}
	if e.Round() == 0 || e.Complete(e.Round()) && e.Missing(e.Round()) == nil {
		o.keys("^enter")
		return nil
	}
	for i, t := range e.Rounds[e.Round()-1].Tables {
		for seat := range 2 {
			if t.Verified[seat] == "" {
				o.click("ver:%d:%d", i, seat)
				return nil
			}
		}
		if t.Result == nil {
			o.click("seat:%d:0", i)
			o.keys("9", "0", "enter", "3", fmt.Sprint(i), "enter")
			return nil
		}
		for seat := range 2 {
			if t.Result.Signed[seat] == "" {
				o.click("sig:%d:%d", i, seat)
				return nil
			}
		}
	}
	return errors.New("nothing is left to do, and the round is not over")
}

// workDesk is what the child does. After each step it says how often the file has been written.
func workDesk() error {
	cards, err := assets.Cards()
	if err != nil {
		return err
	}
	w := &Window{Cards: cards}
	o := &organizer{v: kit.Show(w.tournamentDesk(noWindow{}))}
	o.draw()
	e, err := onlyEvent()
	if err != nil {
		return err
	}
	if e != nil {
		o.keys("home", "enter")
	}
	for {
		if e, err = onlyEvent(); err != nil {
			return err
		}
		if e != nil {
			fmt.Println(e.Revision)
			if e.Over() {
				return nil
			}
		}
		if err := o.work(e); err != nil {
			return err
		}
		after, err := onlyEvent()
		if err != nil {
			return err
		}
		if e != nil && after.Revision == e.Revision {
			return fmt.Errorf("a step in round %d changes nothing; the page is %q; missing %v, ties %v", e.Round(), o.v.Page.Name(), e.Missing(e.Round()), e.Ties(e.Round()))
		}
	}
}

// A program killed at any moment while an event is run at its desk loses nothing it has shown as
// done: the file is whole, its log goes on where it was, and the next start goes on with it to the
// end.
func TestDeskKilled(t *testing.T) {
	lost, within := 0, 0
	for seed := uint64(1); lost < 20; seed++ {
		home := t.TempDir()
		apptest.AtHome(t, home)
		r := dice.New(seed)
		var log []tournament.Entry
		for over := false; !over; {
			safe, died := childUntil(t, deskChild+"=1", 0, r.Intn(12), lost < 20, func() int { return r.Intn(4_000_000) })
			if died {
				lost++
			}
			e, err := onlyEvent()
			expect.Must(t, err == nil && e != nil, "seed %d, after %d kills: %v, event %v", seed, lost, err, e)
			if e.Revision < safe { // more than was shown is no loss: the computers write beside the page
				t.Fatalf("seed %d: revision %d was shown as done, the file is at %d", seed, safe, e.Revision)
			}
			if e.Revision > safe {
				within++
			}
			if len(e.Log) < len(log) || !slices.EqualFunc(e.Log[:len(log)], log, func(a, b tournament.Entry) bool { return reflect.DeepEqual(a, b) }) {
				t.Fatalf("seed %d: the log was\n%v\nand is\n%v", seed, log, e.Log)
			}
			for _, one := range e.Log {
				if one.At.IsZero() || one.Who == "" || one.Did == "" {
					t.Fatalf("the log does not say who did what when: %+v", one)
				}
			}
			log, over = e.Log, e.Over()
			expect.Must(t, !over || (len(e.FinalRanks()) == 5 && len(e.Rounds) == tournament.Rounds),
				"at the end: %+v", e)
		}
	}
	t.Logf("%d kills, %d of them after a write that was not shown yet", lost, within)
}
