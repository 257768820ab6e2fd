package desk_test

import (
	"testing"

	"attackwing/game/gametest"
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
	if e := s.event(); e == nil || e.Scenario != gametest.BeaconID {
		t.Fatalf("no event of it is begun: %+v", e)
	}
	s.types("names", "Ana, Ben")
	s.keys("enter", "esc", "g", "^enter")
	s.clean("a round of it")
	if r := s.event().Rounds; len(r) != 1 || len(r[0].Tables) != 1 {
		t.Errorf("no round is paired: %+v: %s", r, s.text())
	}
}
