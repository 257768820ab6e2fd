package desk_test

import (
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// An event of a sheet of the player's own has what the sheet says filled in.
func TestAnEventOfAnOwnSheet(t *testing.T) {
	defer scenarios.Add(gametest.Beacon())()
	s := open(t)
	s.keys("n")
	s.types("scenario", gametest.BeaconID)
	s.clean("new event of an own sheet")
	s.keys("^enter")
	e := s.event()
	expect.Must(t, e != nil && e.Scenario == gametest.BeaconID, "no event of it is begun: %+v", e)
	s.types("names", "Ana, Ben")
	s.keys("enter", "esc", "g", "^enter")
	s.clean("a round of it")
	if r := s.event().Rounds; len(r) != 1 || len(r[0].Tables) != 1 {
		t.Errorf("no round is paired: %+v: %s", r, s.text())
	}
}

// Who plays at this computer is proposed at the desk and signs in by a press, once; whoever signs
// in alone is kept, a list of names is somebody else's.
func TestNamesThatAreKnown(t *testing.T) {
	s := open(t)
	s.h.known = []string{"Anna", "Ben"}
	s.keys("n")
	s.keys("^enter")
	s.w.Press("known:1")
	e := s.event()
	expect.Must(t, len(e.Players) == 1 && e.Players[0].Name == "Ben", "signed in are %+v", e.Players)
	for _, name := range s.w.Names() {
		expect.True(t, name != "known:1", "Ben is proposed again")
	}
	was := len(s.h.known)
	s.types("names", "Cora")
	s.keys("enter")
	s.types("names", "Dora, Emil")
	s.keys("enter")
	got := s.h.known[was:]
	expect.True(t, len(got) == 1 && got[0] == "Cora", "kept are %v", got)
	s.clean("names that are known")
}
