package desk_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// another is one more battle of the tests' own, under another name.
type another struct {
	scenariotest.Comet
	id, title string
}

func (a another) Sheet() *game.Sheet {
	s := *a.Comet.Sheet()
	s.ID, s.Title = a.id, a.title
	return &s
}

// An event of a battle to come is begun as that of any other: all seven stand there by their
// titles, in every window.
func TestAnEventOfSevenBattles(t *testing.T) {
	defer scenarios.Add(another{id: "comet", title: "The Comet"})()
	defer scenarios.Add(another{id: "the-long-way", title: "The Long Way Home"})()
	s := open(t)
	s.keys("n")
	s.clean("new event")
	expect.True(t, s.w.Reads("The Long Way Home") && s.w.Can("scenario:6"),
		"the seventh battle cannot be chosen by its title")
	s.types("scenario", "the-long-way")
	s.keys("^enter")
	e := s.event()
	expect.Must(t, e != nil && e.Scenario == "the-long-way", "no event of it is begun: %+v", e)
	s.clean("an event of it")
	s.types("names", "Ana, Ben")
	s.keys("enter", "esc", "g", "^enter")
	s.keys("6", "0", "enter", "4", "0", "home", "e", "e", "e", "e") // elimination, concession, no-show, by the sheet
	if !s.w.Reads("wins, sheet") {
		t.Fatalf("a victory of the sheet cannot be told: %s", s.text())
	}
	s.clean("a victory of the sheet")
	s.keys("enter")
	r := s.event().Rounds[0].Tables[0].Result
	expect.True(t, r != nil && r.Ending == tournament.BySheet, "%+v, want a victory by the sheet", r)
}
