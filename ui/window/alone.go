package window

import (
	"time"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/film"
	"attackwing/ui/kit"
)

// alone shows films by themselves when the title has been alone for a while. A window that rests is
// woken for that once, not before a minute is over; with the setting off it is not woken at all.
// After some films it rests until somebody does something: a window that is left open overnight
// costs nothing.
type alone struct {
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

// pass lets dt seconds pass, in which somebody did something or not, and reports whether the films
// begin. waits tells whether one comes when nobody does anything, now the time; nil: there is no
// clock.
func (a *alone) pass(did, waits bool, dt float64, now func() time.Time) (begin bool) {
	if did {
		a.films, a.over = 0, false
	}
	if a.passed += dt; did || !waits {
		if a.passed = 0; now != nil {
			a.since = now()
		}
		return false
	}
	return a.left(now) <= 0
}

// left returns in how many seconds the films begin.
func (a *alone) left(now func() time.Time) float64 {
	if now != nil {
		return aloneSeconds - now().Sub(a.since).Seconds()
	}
	return aloneSeconds - a.passed
}

// filmsWait reports whether a film comes when nobody does anything.
func (w *Window) filmsWait() bool {
	return w.options.Film != nil && w.now.Attract == "on" && !w.alone.over && len(w.stack.open) == 1
}

// beginFilms shows the first film.
func (w *Window) beginFilms() {
	f, title := w.nextFilm()
	if f == nil {
		w.alone.over = true
		return
	}
	shown := &film.Attract{Leave: w.leaveFilm, Play: w.playFilm, Next: w.nextFilm}
	w.alone.view = w.view(film.NewPage(w, f, film.Options{Title: title, Attract: shown}))
	w.show(w.alone.view)
}

// nextFilm returns the film that comes now, nil when there were enough.
func (w *Window) nextFilm() (*film.Projector, string) {
	a := &w.alone
	if a.films >= aloneFilms {
		return nil, ""
	}
	f, title, err := w.options.Film(a.films)
	if err != nil || f == nil {
		return nil, ""
	}
	a.films++
	a.setup = f.Film.Setup
	return f, title
}

// leaveFilm goes back to the title, and rests there.
func (w *Window) leaveFilm() {
	a := &w.alone
	if a.view == nil {
		return
	}
	w.stack.Remove(a.view)
	a.view, a.over = nil, true
	w.returned()
}

// playFilm begins the battle that is shown, with other dice, by those who play at the title.
func (w *Window) playFilm() {
	u := w.alone.setup
	w.leaveFilm()
	seed := u.Seed + 1
	if roll := w.options.Title.NewSeed; roll != nil {
		seed = roll()
	}
	g, err := game.New(&game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Seed: seed, House: u.House})
	if err != nil {
		w.Toast(err.Error())
		return
	}
	w.Play(battle.Start{Game: g, Players: w.title.Next.Players.Seats()})
}

// WakeIn returns the seconds after which a tick is wanted though nothing happens, 0 for never.
func (w *Window) WakeIn() float64 {
	in, film := w.Top().WakeIn(), 0.0
	if far := w.Battle.Far.Wake(); far > 0 && (in <= 0 || far < in) {
		in = far
	}
	if w.filmsWait() {
		film = max(0.05, w.alone.left(w.options.Now))
	}
	if in <= 0 || film > 0 && film < in {
		return film
	}
	return in
}
