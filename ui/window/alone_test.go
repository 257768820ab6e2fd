package window_test

import (
	"testing"
	"time"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/film"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// withFilms is the title of a window with films, and a clock.
func withFilms(t *testing.T, now *time.Time, shown *int) *windowtest.Window {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3), 3)
	o := window.Options{Now: func() time.Time { return *now }, Film: func(int) (*film.Projector, string, error) {
		*shown++
		f, err := film.New(record.Shoot(g.Setup(), g.Answers()))
		return f, "The Tholian Web", err
	}}
	return windowtest.Open(t, o)
}

// A title that is alone shows films after a minute and not before; it rests until then and wants to
// be woken once. Any input leads back.
func TestTheTitleShowsFilmsByItself(t *testing.T) {
	now, shown := time.Unix(0, 0), 0
	tb := withFilms(t, &now, &shown)
	tb.Tick(60)
	tb.Dirty()
	if in := tb.WakeIn(); !tb.Resting() || in < 59 || in > 60 {
		t.Errorf("the title rests: %v, woken in %.1f s", tb.Resting(), in)
	}
	now = now.Add(59 * time.Second)
	tb.Tick(1)
	expect.Need(t, shown, 0, "a film after less than a minute")
	now = now.Add(2 * time.Second)
	if tb.Tick(2); shown != 1 || tb.Top().Page.Name() != "film" {
		t.Fatalf("%d films, %s is shown", shown, tb.Top().Page.Name())
	}
	if tb.Key("x"); tb.Top().Page.Name() != "title" {
		t.Errorf("after a key %s is shown", tb.Top().Page.Name())
	}
	now = now.Add(61 * time.Second)
	tb.Tick(2)
	expect.Same(t, tb.Top().Page.Name(), "film", "it is not shown again")
	if tb.PressAt(600, 300); tb.Top().Page.Name() != "title" {
		t.Errorf("after a press %s is shown", tb.Top().Page.Name())
	}
	now = now.Add(61 * time.Second)
	tb.Tick(2)
	if tb.Key("enter"); !tb.Playing() {
		t.Errorf("Enter shows %s, not the battle", tb.Top().Page.Name())
	}
}

// After some films it rests until somebody does something, and where nobody looks none begins.
func TestFilmsByThemselvesEnd(t *testing.T) {
	now, shown := time.Unix(0, 0), 0
	tb := withFilms(t, &now, &shown)
	tb.Tick(1)
	now = now.Add(61 * time.Second)
	for n := 0; n < 60*900 && !(shown > 0 && tb.Top().Page.Name() == "title"); n++ {
		tb.Tick(1)
	}
	expect.True(t, shown == 3, "%d films were shown", shown)
	now = now.Add(time.Hour)
	tb.Tick(60)
	tb.Dirty()
	in := tb.WakeIn()
	expect.True(t, in == 0 && tb.Resting() && shown == 3, "after them it wakes in %.0f s", in)
	tb.Key("down")
	tb.Tick(1)
	expect.True(t, tb.WakeIn() != 0, "no film will come though somebody was there")
	tb.LoseFocus()
	expect.Same(t, tb.WakeIn(), 0, "a film will come though another window is used")
}

// Switched off, the title that is alone is never woken.
func TestNoFilmsWhereTheyAreOff(t *testing.T) {
	now, shown := time.Unix(0, 0), 0
	tb := withFilms(t, &now, &shown)
	tb.Change(func(s *prefs.Settings) { s.Attract = "off" })
	tb.Tick(60)
	tb.Dirty()
	now = now.Add(time.Hour)
	tb.Tick(60)
	tb.Dirty()
	in := tb.WakeIn()
	expect.True(t, in == 0 && shown == 0 && tb.Resting(), "woken in %.1f s, %d films", in, shown)
}
