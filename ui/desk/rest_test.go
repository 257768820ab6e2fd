package desk_test

import (
	"testing"

	"attackwing/game/tournament"
)

// The computers play their tables beside the window, which stays usable meanwhile: somebody types a result, turns the page
// and lets the log scroll while they play. Each result is written when its game is over, verified and signed.
func TestPlayTheRest(t *testing.T) {
	s := open(t)
	s.begins("tholian-web", "files")
	s.types("names", "Ana, Ben")
	s.keys("enter", "tab", "k", "k", "k", "k", "g", "^enter")
	e := s.event()
	if e.Round() != 1 || len(e.Rounds[0].Tables) != 3 {
		t.Fatalf("round %d: %v", e.Round(), e.Unready())
	}
	open := len(e.ForComputers())
	if open == 0 {
		t.Fatal("no table has two computers; the test needs another seed")
	}
	s.keys("a")
	if s.d.Resting() {
		t.Error("the page rests while computers play")
	}
	typed := false
	for range 10_000_000 {
		if s.d.Resting() {
			break
		}
		if !typed { // the table of a person, while they play
			typed = true
			for i, tb := range e.Rounds[0].Tables {
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
		}
		s.d.Tick(1.0 / 60)
		if s.d.Dirty() {
			s.draw()
		}
	}
	if !s.d.Resting() {
		t.Fatal("the computers never come to an end")
	}
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
	if games, _ := s.f.Games(""); len(games) != open {
		t.Errorf("the records are %v", games)
	}
}
