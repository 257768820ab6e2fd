package desk_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// ready is an event of two people with fleets, round 1 paired.
func ready(t *testing.T) *shop {
	t.Helper()
	s := open(t)
	s.begins("tholian-web", "files")
	s.types("names", "Ana, Ben")
	s.keys("enter", "esc", "g", "^enter")
	if s.d.Name() != "desk: round 1" {
		t.Fatalf("%s: %v", s.d.Name(), s.event().Unready())
	}
	return s
}

// Play opens the table with the pairing's fleets; when the battle is over its result is on the
// score sheet with the record attached, both fleets verified, and only the signatures of people are
// missing.
func TestAResultFlowsBackFromTheTable(t *testing.T) {
	s := ready(t)
	s.keys("p")
	b := s.h.battle
	expect.Must(t, b != nil && b.Players == [2]string{}, "Play asks for %+v", b)
	one, _ := ai.New("ensign", 1)
	two, _ := ai.New("ensign", 2)
	expect.OK(t, ai.Play(b.Game, [2]ai.Player{one, two}))
	s.h.Toast(b.Ended(b.Game))
	s.w.Tick(1)
	tb := s.event().Rounds[0].Tables[0]
	if tb.Result == nil || tb.Result.Game == nil || tb.Result.Game.Hash == "" || tb.Result.Signed != [2]string{} || tb.Verified[0] == "" || tb.Verified[1] == "" {
		t.Fatalf("after the battle: %+v", tb)
	}
	// the end of the battle is taken back, and comes again
	if _, err := b.Reopen(); err != nil || s.event().Rounds[0].Tables[0].Result != nil {
		t.Fatalf("taken back, but the result is still there: %v", err)
	}
	s.w.Tick(1)
	expect.True(t, s.says("to play"), "the page shows a result that is no more")
	s.h.Toast(b.Ended(b.Game))
	s.w.Tick(1)
	games, _ := s.f.Games("")
	expect.True(t, len(games) == 1 && s.says("result entered"), "the record is kept in %v", games)
	if s.keys("i", "i"); s.event().Missing(1) != nil {
		t.Errorf("missing: %v", s.event().Missing(1))
	}
	_, err := b.Reopen()
	expect.Refused(t, err, "signed", "both have signed, and the end was taken back")
	// The same record is taken from its file for a table without a result, and refused for another
	// pairing.
	s.keys("^enter", "o", "enter")
	expect.True(t, s.says("has a result already") || s.event().Rounds[1].Tables[0].Result != nil,
		"nothing was taken: %v", s.h.toasts)
}

// A number the sheet cannot give is doubted once and taken when it is meant.
func TestUnlikelyPointsAreDoubted(t *testing.T) {
	s := ready(t)
	s.score(147, 20)
	expect.Must(t, s.event().Rounds[0].Tables[0].Result == nil && s.says("more than 120") && s.says("Confirm"),
		"147 of 120 was taken without a word")
	s.keys("enter")
	r := s.event().Rounds[0].Tables[0].Result
	expect.Must(t, r != nil && r.Sides[0].Points == 147, "confirmed, but the result is %+v", r)
}

// A past result is corrected with a reason; what it would change is said before, and later pairings
// stay.
func TestCorrectionSaysWhatItChanges(t *testing.T) {
	s := eventOf(t, "tholian-web", "A, B, C, D").pair()
	s.playRound(1)
	s.keys("^enter")
	before := s.event().Rounds[1]
	s.keys("[", "home", "e")
	s.types("points0", "0")
	expect.True(t, s.says(" to rank ") && s.says("would have been"), "the consequences are not told")
	s.keys("^enter")
	expect.True(t, s.says("needs a reason"), "corrected without a reason")
	s.types("why", "a slip of the pen")
	s.keys("^enter")
	e := s.event()
	if x := &e.Rounds[0].Tables[0]; x.Newest().Sides[0].Points != 0 || x.Newest().Signed != [2]string{} || x.Result.Sides[0].Points == 0 {
		t.Errorf("the result is %+v, its correction %+v", x.Result, x.Correction)
	}
	expect.True(t, s.says("correction not signed") && s.says("counts until both sign"),
		"the page does not say that the correction waits")
	s.clean("a correction that waits")
	if !slices.EqualFunc(before.Tables, e.Rounds[1].Tables, func(a, b tournament.Table) bool { return a.Players == b.Players }) {
		t.Error("round 2 was paired anew")
	}
	if last := e.Log[len(e.Log)-1]; last.Who != "organizer" || last.Was == "" || !strings.Contains(last.Did, "a slip of the pen") {
		t.Errorf("the log says %+v", last)
	}
	if s.keys("i", "i"); s.event().Rounds[0].Tables[0].Correction != nil || s.event().Rounds[0].Tables[0].Result.Sides[0].Points != 0 {
		t.Errorf("signed by both, the result is %+v", s.event().Rounds[0].Tables[0].Result)
	}
}

// What another program writes meanwhile is neither lost nor hidden.
func TestAnotherProgramAtTheSameFile(t *testing.T) {
	s := ready(t)
	all, _ := tournament.Storyline(s.f.dir)
	if _, err := tournament.Change(all[0].File, "another", noon, func(d *tournament.Desk) error { return d.Verify(1, 1, "A", "B") }); err != nil {
		t.Fatal(err)
	}
	s.score(70, 60)
	tb := s.event().Rounds[0].Tables[0]
	expect.True(t, tb.Result != nil && tb.Verified[0] != "" && tb.Verified[1] != "",
		"one of the two changes is lost: %+v", tb)
	if _, err := tournament.Change(all[0].File, "another", noon, func(d *tournament.Desk) error { return d.Sign(1, 1, "A", "B") }); err != nil {
		t.Fatal(err)
	}
	s.f.now = s.f.now.Add(2e9)
	s.w.Tick(1)
	expect.True(t, s.says("result signed"), "the page does not show what another program has written")
}

// Players change seats by keys and by dragging; late arrivals and drop-outs by the players' page; a
// clock that runs out says so.
func TestSeatsLatecomersAndTheClock(t *testing.T) {
	s := eventOf(t, "standard", "A, B, C, D, E").pair()
	was := s.event().Rounds[0]
	s.keys("s", "right", "s")
	now := s.event().Rounds[0]
	if now.Tables[0].Players[0] != was.Tables[1].Players[0] || now.Tables[1].Players[0] != was.Tables[0].Players[0] {
		t.Errorf("by keys %v became %v", was.Tables, now.Tables)
	}
	s.w.Drag("seat:0:1", "bye")
	expect.Same(t, s.event().Rounds[0].Bye, now.Tables[0].Players[1], "dragged onto the bye, which is of")
	s.keys("t")
	s.f.now = s.f.now.Add(61 * 60e9)
	s.w.View.Tick(1.0 / 60)
	expect.True(t, s.w.View.Dirty(), "the clock runs and nothing is drawn")
	s.w.Draw()
	expect.True(t, s.says("00:00"), "60 minutes are over and the clock does not say so")
	s.keys("[", "n")
	s.types("names", "Late")
	s.keys("enter", "esc", "home")
	seated := int(s.event().Rounds[0].Tables[0].Players[0]) - 1
	for range seated {
		s.keys("down")
	}
	s.keys("delete")
	e := s.event()
	expect.True(t, e.Players[5].InFrom == 2 && e.Players[seated].OutFrom == 0 && s.says("joined in round 2"),
		"latecomer %+v, drop-out %+v", e.Players[5], e.Players[seated])
	expect.True(t, s.says("Enter that result first"), "a player dropped out of an open battle")
}

// With real dice a tie waits for them: typed in, or thrown here.
func TestRollOffByHand(t *testing.T) {
	s := open(t)
	s.keys("n")
	s.types("scenario", "tholian-web")
	s.types("paper", "paper")
	s.types("hand", "hand")
	s.keys("^enter")
	s.types("names", "A, B")
	s.keys("enter", "esc", "^enter", "v", "v", "6", "0", "enter", "6", "0", "enter")
	expect.Need(t, s.d.Name(), "desk: roll-off at table 1", "equal points lead to")
	s.keys("2", "2", "enter", "1", "4", "enter")
	r := s.event().Rounds[0].Tables[0].Result
	expect.Must(t, r != nil && r.Winner == 1 && len(r.RollOff) == 2, "the result is %+v", r)
	s.keys("i", "i", "^enter")
	if s.event().Round() != 2 {
		t.Errorf("round 2 is not paired: %v", fmt.Sprint(s.event().Ties(1)))
	}
}

// The event after follows the one that is over: its Admiral gets the token when round 1 is paired.
func TestTheNextEventOfAStoryline(t *testing.T) {
	s := eventOf(t, "future-tense", "Ana, Ben, Cleo, Dan")
	for round := 1; round <= tournament.Rounds; round++ {
		s.keys("^enter")
		s.playRound(round)
	}
	s.keys("^enter", "esc", "n")
	ranks := s.event().FinalRanks()
	s.types("name", "Month two")
	s.keys("^enter")
	s.types("names", strings.Join(ranks[1:], ","))
	s.keys("enter", "esc", "^enter")
	all, _ := tournament.Storyline(s.f.dir)
	for _, f := range all {
		if e := f.Event; e.Name == "Month two" {
			if e.Commendation == nil || e.Player(e.Commendation.Holder).Name != ranks[1] || !s.says("Commendation Award Token") && !s.says("COMMENDATION AWARD TOKEN") {
				t.Errorf("the token is %+v; %s was second and the first is not here", e.Commendation, ranks[1])
			}
			return
		}
	}
	t.Error("no event follows")
}

// A round is run by the mouse alone: checks, digits of the pad, both signatures, the next round.
func TestARoundByTheMouseAlone(t *testing.T) {
	s := open(t)
	s.begins("tholian-web", "paper")
	s.types("names", "A, B")
	click := func(ids ...string) {
		t.Helper()
		for _, id := range ids {
			if !s.w.Can(id) {
				t.Fatalf("nothing to press is called %s on %s: %v", id, s.d.Name(), s.w.Names())
			}
			s.w.Press(id)
		}
	}
	click("sign", "pair", "seat:0:0", "digit:8", "digit:7", "digit:backspace", "digit:0", "seat:0:1", "digit:3", "digit:0", "enter",
		"ver:0:0", "ver:0:1", "sig:0:0", "sig:0:1", "correct", "back", "wall", "back", "print", "page:p", "back", "clock",
		"log", "back", "tab:0", "log", "back", "tab:3", "log", "back", "tab:4", "log", "back", "tab:1", "pair")
	e := s.event()
	if e.Round() != 2 || e.Rounds[0].Tables[0].Result.Sides[0].Points != 80 || s.f.pages["pairings-round-1.html"] == "" {
		t.Errorf("round %d, result %+v", e.Round(), e.Rounds[0].Tables[0].Result)
	}
}
