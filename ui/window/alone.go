package window

import (
	"time"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/film"
	"attackwing/ui/kit"
)

// Alone shows films by themselves when the title has been alone for a while. A window that rests is woken for that once, not before
// a minute is over; where the setting is off it is not woken at all. After some films it rests until somebody does something: a
// window that is left open overnight costs nothing.
type alone struct {
	window *Window
	since  time.Time // when somebody did something last, by the clock of the program
	passed float64   // seconds since then, where it has none
	films  int       // shown since then
	over   bool      // no more of them until somebody does something
	view   *kit.View // of the film that is shown, nil none
	setup  *game.Setup
}

// After so many seconds films begin, and so many are shown.
const (
	aloneSeconds = 60
	aloneFilms   = 3
)

// pass lets dt seconds pass, in which somebody did something or not.
func (a *alone) pass(did bool, dt float64) {
	w := a.window
	if a.passed += dt; did || !a.waits() {
		if a.passed = 0; w.options.Now != nil {
			a.since = w.options.Now()
		}
		if did {
			a.films, a.over = 0, false
		}
		return
	}
	if a.left() <= 0 {
		a.begin()
	}
}

// waits reports whether a film comes when nobody does anything.
func (a *alone) waits() bool {
	w := a.window
	return w.options.Film != nil && w.now.Attract == "on" && !a.over && len(w.stack.open) == 1
}

// left is in how many seconds.
func (a *alone) left() float64 {
	if now := a.window.options.Now; now != nil {
		return aloneSeconds - now().Sub(a.since).Seconds()
	}
	return aloneSeconds - a.passed
}

// wakeIn is when the window wants to be woken for it, 0 never.
func (a *alone) wakeIn() float64 {
	if !a.waits() {
		return 0
	}
	return max(0.05, a.left())
}

// begin shows the first film.
func (a *alone) begin() {
	f, title := a.next()
	if f == nil {
		a.over = true
		return
	}
	w := a.window
	page := film.NewPage(w, f, film.Options{Title: title, Attract: &film.Attract{Leave: a.leave, Play: a.play, Next: a.next}})
	a.view = w.view(page)
	w.show(a.view)
}

// next is the film that comes now, nil when there were enough.
func (a *alone) next() (*film.Projector, string) {
	if a.films >= aloneFilms {
		return nil, ""
	}
	f, title, err := a.window.options.Film(a.films)
	if err != nil || f == nil {
		return nil, ""
	}
	a.films++
	a.setup = f.Film.Setup
	return f, title
}

// leave goes back to the title, and rests there.
func (a *alone) leave() {
	if a.view == nil {
		return
	}
	a.window.stack.Remove(a.view)
	a.view, a.over = nil, true
	a.window.returned()
}

// play begins the battle that is shown, with other dice, by those who play at the title.
func (a *alone) play() {
	w, u := a.window, a.setup
	a.leave()
	g, err := game.New(&game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Seed: a.seed(), House: u.House})
	if err != nil {
		w.Toast(err.Error())
		return
	}
	w.Play(battle.Start{Game: g, Players: w.title.Next.Players.Seats()})
}

// seed is that of new dice.
func (a *alone) seed() uint64 {
	if roll := a.window.options.Title.NewSeed; roll != nil {
		return roll()
	}
	return a.setup.Seed + 1
}

// WakeIn is after how many seconds a tick is wanted though nothing happens, 0 never.
func (w *Window) WakeIn() float64 {
	in, film := w.Top().WakeIn(), w.alone.wakeIn()
	if in <= 0 || film > 0 && film < in {
		return film
	}
	return in
}
