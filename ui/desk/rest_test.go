package desk_test

import (
	"testing"
	"time"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// The computers play their tables beside the window, which stays usable meanwhile: somebody types a
// result, turns the page and lets the log scroll while they play. Each result is written when its
// game is over, verified and signed.
func TestPlayTheRest(t *testing.T) {
	s := open(t)
	s.begins("tholian-web", "files")
	s.types("names", "Ana, Ben")
	s.keys("enter", "esc", "k", "k", "k", "k", "g", "^enter")
	e := s.event()
	if e.Round() != 1 || len(e.Rounds[0].Tables) != 3 {
		t.Fatalf("round %d: %v", e.Round(), e.Unready())
	}
	open := len(e.ForComputers())
	expect.Must(t, open != 0, "no table has two computers; the test needs another seed")
	s.keys("a")
	expect.True(t, !s.w.View.Resting(), "the page rests while computers play")
	for i, tb := range e.Rounds[0].Tables { // the table of a person, while they play
		if e.Player(tb.Players[0]).Computer != "" && e.Player(tb.Players[1]).Computer != "" {
			continue
		}
		for range i {
			s.keys("right")
		}
		s.digits(70)
		s.keys("enter")
		s.digits(20)
		s.keys("enter", "l", "up", "esc", "[", "]")
		break
	}
	s.waits()
	played, byHand := 0, 0
	for _, tb := range s.event().Rounds[0].Tables {
		switch {
		case tb.Result != nil && tb.Result.Game != nil && tb.Result.Signed[0] != "" && tb.Result.Signed[1] != "" && tb.Verified[0] != "":
			played++
		case tb.Result != nil && tb.Result.Sides[0].Points == 70 && tb.Result.Ending != tournament.ByNoShow:
			byHand++
		}
	}
	if played != open || byHand != 1 {
		t.Errorf("%d of %d tables played, %d typed: %+v", played, open, byHand, s.event().Rounds[0].Tables)
	}
	games, _ := s.f.Games("")
	expect.Same(t, len(games), open, "the records are %v", games)
}

// While the clock runs the page is drawn once a second, and without it not at all.
func TestTheClockDrawsOnceASecond(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben").pair()
	drawn := func(seconds int) (n int) {
		for range seconds * 60 {
			s.f.now = s.f.now.Add(time.Second / 60)
			if s.w.View.Tick(1.0 / 60); s.w.View.Dirty() {
				s.w.Draw()
				n++
			}
		}
		return n
	}
	drawn(3) // rows glide to their places
	if n := drawn(10); n != 0 {
		t.Errorf("at rest it is drawn %d times in 10 seconds", n)
	}
	s.keys("t")
	drawn(1)
	if n := drawn(10); n < 9 || n > 10 {
		t.Errorf("with the clock running it is drawn %d times in 10 seconds", n)
	}
	if v := s.w.View; v.WakeIn() != 1 || !v.Resting() {
		t.Errorf("it rests %v and wakes after %v s", v.Resting(), v.WakeIn())
	}
}
