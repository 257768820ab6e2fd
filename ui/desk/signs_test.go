package desk_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/ui/desk"
)

// A result that is written leads to the next table without one, so that a pile of slips is typed in
// one go; one act each then says that all fleets were seen and all results signed.
func TestEnterGoesToTheNextTable(t *testing.T) {
	s := eventOf(t, "tholian-web", "A, B, C, D, E, F").pair()
	s.keys("6", "0", "enter", "4", "0", "enter", "7", "0", "enter", "5", "0", "enter", "8", "0", "enter", "3", "0", "enter")
	for i, tb := range s.event().Rounds[0].Tables {
		r := tb.Result
		expect.Must(t, r != nil && r.Sides[0].Points == 60+10*i, "table %d: %+v", i+1, r)
	}
	expect.True(t, s.says("All fleets verified") && s.says("All signed"),
		"nothing on the page says that all can be signed at once")
	s.keys("+v", "+i")
	m := s.event().Missing(1)
	expect.True(t, m == nil, "missing: %v", m)
	expect.True(t, !s.says("All signed"), "all is signed, and it is still offered")
}

// Points that the sheet cannot give are asked about each time: whatever is done in between, the
// answer is not kept.
func TestUnlikelyPointsAreAskedAboutEachTime(t *testing.T) {
	for _, between := range [][]string{{"esc"}, {"right", "left"}, {"l", "esc"}, {"w", "w"}, {"[", "]"}, {"backspace", "8"}} {
		s := eventOf(t, "tholian-web", "A, B, C, D").pair()
		s.keys("7", "0", "8", "enter", "2", "0", "enter")
		expect.Must(t, s.says("Confirm"), "708 of 120 was taken without a word")
		s.keys(between...)
		expect.True(t, !s.says("Confirm"), "after %v it is still asked", between)
		s.keys("home", "enter")
		expect.True(t, s.event().Rounds[0].Tables[0].Result == nil && s.says("more than 120"),
			"after %v 708 of 120 was taken unasked", between)
	}
}

// A correction is asked about in the same way.
func TestAnUnlikelyCorrectionIsAskedAboutEachTime(t *testing.T) {
	s := ready(t)
	s.keys("6", "0", "enter", "4", "0", "enter", "e")
	s.types("points0", "708")
	s.types("why", "a slip")
	s.keys("^enter")
	s.types("why", "a slip of the pen")
	s.keys("^enter")
	got := s.event().Rounds[0].Tables[0].Result.Sides[0].Points
	expect.Must(t, got == 60 && s.says("Confirm"), "corrected to %d unasked", got)
	s.keys("enter")
	expect.Same(t, s.event().Rounds[0].Tables[0].Result.Sides[0].Points, 708, "confirmed, and it")
}

// The dice that break a tied battle are rolled in front of the players, throw by throw, and are
// seen from then on: on the table's card, in the side column, in the log, among the final ranks, on
// the Score Sheet; as dice, nowhere as letters.
func TestATiedBattleIsRolledInFrontOfThePlayers(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben").pair()
	s.keys("v", "v", "6", "0", "enter", "6", "0", "enter")
	expect.Must(t, s.d.Name() == "desk: roll-off at table 1" && s.event().Rounds[0].Tables[0].Result == nil,
		"equal points lead to %s", s.d.Name())
	expect.Same(t, s.dice(), 0, "dice are shown before they are rolled")
	s.clean("roll-off")
	for n := 5; n <= 10; n += 5 { // one after the other
		if s.keys("enter"); s.dice() != n {
			t.Errorf("%d dice are shown, want %d", s.dice(), n)
		}
	}
	s.clean("roll-off, thrown")
	s.keys("esc", "enter") // nobody gets others by asking again
	own := s.event().BattleRollOff(1, 1)
	for i := range own {
		if s.keys("a"); i < len(own)-1 {
			s.keys("enter")
		}
	}
	expect.True(t, s.event().Rounds[0].Tables[0].Result == nil,
		"the last throw was not shown before the result was written")
	s.keys("enter")
	r := s.event().Rounds[0].Tables[0].Result
	expect.Must(t, r != nil && len(r.RollOff) == len(own) && r.RollOff[0].Dice[0] == own[0].Dice[0],
		"the result is %+v, the dice %v", r, own)
	if s.dice() < 20 || !s.says("decided by a roll-off") {
		t.Errorf("on the card and in the side column are %d dice", s.dice())
	}
	s.keys("l")
	expect.True(t, s.says("Battle Stations result"), "the log does not tell the roll-off")
	s.keys("esc", "^p", "s", "esc", "i", "i")
	for range 2 {
		s.keys("^enter", "v", "v", "7", "0", "enter", "5", "0", "enter", "i", "i")
	}
	s.keys("^enter", "esc")
	if s.d.Name() != "desk: final ranks" || s.dice() < 10 {
		t.Errorf("%s shows %d dice", s.d.Name(), s.dice())
	}
	page := s.f.pages["score-round-1.html"]
	expect.True(t, strings.Count(page, "<svg") >= 10 && strings.Contains(page, "Round 1, table 1"),
		"the Score Sheet does not show the dice")
	for _, letters := range own[0].Dice {
		expect.True(t, !s.says(string(letters)) && !strings.Contains(page, string(letters)),
			"dice are written as %s", letters)
	}
}

// A correction that makes a battle a tie is rolled off in front of the players, too; real dice are
// typed.
func TestATieByCorrectionIsRolledOff(t *testing.T) {
	s := open(t)
	s.keys("n")
	s.types("scenario", "tholian-web")
	s.types("paper", "paper")
	s.types("hand", "hand")
	s.keys("^enter")
	s.types("names", "A, B")
	s.keys("enter", "esc", "^enter", "v", "v", "6", "0", "enter", "4", "0", "enter", "e")
	s.types("points1", "60")
	s.types("why", "forgot a ship")
	expect.True(t, s.says("Fleet Points are tied"), "the consequences do not name the roll-off")
	s.keys("^enter")
	expect.Must(t, strings.HasPrefix(s.d.Name(), "desk: roll-off"), "the page is %s", s.d.Name())
	s.clean("roll-off by hand")
	s.keys("1", "4")
	s.clean("roll-off by hand, typed")
	s.keys("enter")
	r := s.event().Rounds[0].Tables[0].Result
	expect.True(t, r.Winner == 1 && len(r.RollOff) == 1 && s.d.Name() == "desk: round 1", "%s: %+v", s.d.Name(), r)
}

// Other points are another tie: a correction that keeps the Fleet Points equal is rolled off anew.
func TestACorrectedTieIsRolledOffAnew(t *testing.T) {
	s := eventOf(t, "tholian-web", "A, B").pair()
	s.keys("6", "0", "enter", "6", "0", "enter")
	for range s.event().BattleRollOff(1, 1) {
		s.keys("a", "enter")
	}
	s.keys("e")
	s.types("points0", "70")
	s.types("points1", "70")
	s.types("why", "a slip of the pen")
	s.keys("^enter")
	expect.True(t, strings.HasPrefix(s.d.Name(), "desk: roll-off"), "70 each lead to %s", s.d.Name())
}

// Who is equal again is shown the next throw of the event's own dice, not the last one again.
func TestEachThrowOfATieIsShown(t *testing.T) {
	for n := range 40 { // until an event's first throw is even
		s := open(t)
		s.f.seed = uint64(100 * n)
		s.begins("tholian-web", "paper")
		s.types("names", "A, B")
		s.keys("enter", "esc", "^enter", "6", "0", "enter", "6", "0", "enter")
		own := s.event().BattleRollOff(1, 1)
		if len(own) < 2 {
			continue
		}
		for range own {
			s.keys("enter", "enter", "enter")
		}
		r := s.event().Rounds[0].Tables[0].Result
		expect.True(t, r != nil && fmt.Sprint(r.RollOff) == fmt.Sprint(own), "shown were %+v, the dice are %v", r, own)
		return
	}
	t.Fatal("no throw was even in 40 events")
}

// dice counts the drawings of dice on the page.
func (s *shop) dice() (n int) {
	for _, sh := range s.w.Canvas.Scene.Shapes {
		if sh.Art != nil && strings.HasPrefix(sh.Art.Name, "die-attack") {
			n++
		}
	}
	return n
}

// While a round runs the page shows the ranks as they were before it.
func TestStandingsWhileARoundRuns(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben, Cy").pair()
	bye := s.event().Player(s.event().Rounds[0].Bye).Name
	s.keys("v", "v", "6", "0", "enter", "4", "0", "enter")
	expect.True(t, !s.says("Standings after") && !s.says("STANDINGS AFTER"), "a running round has standings of its own")
	for _, st := range s.event().Ranks(1) {
		expect.True(t, st.Battle == 0, "%s has %d Battle Points", st.Player, st.Battle)
	}
	if s.keys("i", "i"); !s.says("Standings after round 1") && !s.says("STANDINGS AFTER ROUND 1") {
		t.Error("the round is finished, and its standings are not shown")
	}
	if st := s.event().Ranks(1); st[2].Player == bye {
		t.Errorf("%s had the bye and stands last: %+v", bye, st)
	}
}

// All Build Sheets of an event are one document that is opened; its path stays on the page, also
// where no viewer is.
func TestBuildSheetsAreOneDocument(t *testing.T) {
	s := ready(t)
	s.keys("^p", "b")
	doc := s.f.pages["build-sheets.html"]
	if len(s.f.pages) != 1 || strings.Count(doc, "<html") != 1 || !strings.Contains(doc, ">Ana<") || !strings.Contains(doc, ">Ben<") {
		t.Fatalf("%d files were written", len(s.f.pages))
	}
	expect.True(t, len(s.f.shown) == 1 && s.f.shown[0] == "build-sheets.html", "opened: %v", s.f.shown)
	stays := func() {
		t.Helper()
		s.w.View.Tick(60)
		if s.w.Draw(); !s.says("build-sheets.html") || !strings.Contains(s.text(), filepath.Base(s.f.dir)) {
			t.Errorf("the page does not say where it is:\n%s", s.text())
		}
	}
	stays()
	s.f.blind = errors.New("no viewer here")
	s.keys("b")
	stays()
	expect.True(t, strings.Contains(s.text(), "no viewer here"), "why it was not opened is not told")
	s.keys("c")
	expect.Same(t, len(s.f.shown), 1, "tables for a spreadsheet were opened: %v", s.f.shown)
}

// What is missing is counted by its kind.
func TestWhatIsMissingIsCounted(t *testing.T) {
	s := open(t)
	s.begins("last-battle-of-ds9", "files")
	s.types("names", "A, B, C, D")
	s.keys("enter", "esc", "home", "a", "down", "a")
	if !s.says("2 allegiances, 2 fleets are missing") {
		t.Error(s.text())
	}
	m := s.event().Unready()
	expect.Same(t, m[0].Lack, tournament.NoFleet, "%+v", m)
}

// Players who are equal after a round roll off with real dice before the next round is paired; who
// wins stands first.
func TestEqualPlayersRollOffForTheirRanks(t *testing.T) {
	s := open(t)
	s.keys("n")
	s.types("scenario", "tholian-web")
	s.types("paper", "paper")
	s.types("hand", "hand")
	s.keys("^enter")
	s.types("names", "Wilhelmina Oppenheimer-Schwarzkopf, Ben, Maximilian Featherstonehaugh, Dan")
	s.keys("enter", "esc", "^enter", "6", "0", "enter", "4", "0", "enter", "6", "0", "enter", "4", "0", "enter", "+v", "+i")
	if !s.says("roll off first") {
		t.Errorf("two pairs are equal, and the page says %s", s.text())
	}
	s.clean("a tie")
	s.keys("r")
	expect.Need(t, s.d.Name(), "desk: roll-off", "the page")
	s.clean("roll-off for a rank")
	first := s.event().NextThrow(1)[1]
	s.keys("1", "3", "enter", "0", "2", "enter")
	ranks := s.event().Ranks(1)
	expect.True(t, ranks[0].No == first && ranks[0].RolledOff, "player %d rolled most, the ranks are %+v", first, ranks)
	s.clean("rolled off")
}

// A damaged event is named among the others and hides none; what is wrong with it is told.
func TestADamagedEventIsNamed(t *testing.T) {
	s := open(t)
	s.begins("tholian-web", "paper")
	s.keys("esc", "esc")
	expect.OK(t, os.WriteFile(filepath.Join(s.f.dir, "broken"+tournament.Suffix), []byte("{"), 0o644))
	s.fresh()
	s.clean("a damaged event")
	if !s.says("broken.event.json") || !s.says("The Tholian Web") {
		t.Fatal(s.text())
	}
	s.keys("home")
	for range 2 {
		if s.says("cut short") {
			break
		}
		s.keys("down")
	}
	if s.keys("enter"); !s.says("cut short") || s.d.Name() != "desk" {
		t.Errorf("%s: %s", s.d.Name(), s.text())
	}
	s.clean("a damaged event opened")
}

// A tie for a rank is thrown with the event's own dice on a page, when somebody presses; asked
// again, the dice are the same. Until then there is no Admiral, and the event is not over.
func TestATieForARankIsRolledInFrontOfThePlayers(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben, Cleo, Dan").pair()
	s.keys("6", "0", "enter", "4", "0", "enter", "6", "0", "enter", "4", "0", "enter", "+v", "+i")
	if e := s.event(); len(e.Ties(1)) != 2 || len(e.RollOffs) > 0 || s.dice() > 0 {
		t.Fatalf("tied are %v, rolled is %v", e.Ties(1), e.RollOffs)
	}
	s.keys("^enter")
	expect.True(t, s.event().Round() == 1 && s.says("must roll off first"), "round 2 is paired before the roll-off")
	who, own := s.event().NextThrow(1), s.event().RankRollOff(1)
	if s.keys("r"); s.d.Name() != "desk: roll-off" || s.dice() > 0 {
		t.Fatalf("%s shows %d dice", s.d.Name(), s.dice())
	}
	if !s.says("Roll-off for rank 1") || !s.says("· 4 players") {
		t.Errorf("what is rolled for is not said: %s", s.text())
	}
	s.clean("a roll-off for a rank")
	s.keys("a")
	if s.dice() != 10 || len(s.event().RollOffs) > 0 {
		t.Errorf("%d dice are shown, kept is %v", s.dice(), s.event().RollOffs)
	}
	s.clean("a roll-off for a rank, thrown")
	s.keys("esc", "r")
	for range own {
		s.keys("a", "enter")
	}
	got := s.event().RollOffs
	if len(got) != 1 || fmt.Sprint(got[0].Throws) != fmt.Sprint(own) || !slices.Contains(got[0].Players, who[0]) {
		t.Fatalf("kept is %v, shown were %v", got, own)
	}
	expect.Same(t, s.d.Name(), "desk: roll-off", "after the first tie the page")
	s.rollsOff(1)
	won := 0
	for _, k := range s.event().Ranks(1) {
		if words := desk.WonBy(s.d, k.Player); words != "" {
			if won++; !strings.HasPrefix(words, "won the roll-off, ") || !strings.Contains(words, " to ") {
				t.Errorf("of %s is said %q", k.Player, words)
			}
		}
	}
	if won != 2 { // of two pairs one each
		t.Errorf("%d players have won a roll-off", won)
	}
	if s.keys("^enter"); s.event().Round() != 2 {
		t.Errorf("round 2 is not paired: %s", s.text())
	}
}

// Fleets that nobody has verified, results and signatures are told in the same way, table by table
// and in the count.
func TestTheChecklistTellsFleetsAndSignatures(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben, Cleo, Dan").pair()
	s.keys("6", "0", "enter", "4", "0", "enter")
	for _, says := range []string{"Table 1: the players have not verified", "Table 1: the result is not signed", "Table 2: the players have not verified", "Table 2: no result",
		"2 verified tables, 1 result, 1 signed result are missing"} {
		if !s.says(says) {
			t.Errorf("the page does not say %q: %s", says, s.text())
		}
	}
	expect.True(t, !s.says("finished"), "a table without its signatures counts as finished")
	if s.keys("b"); !s.says("2 tables are still open") {
		t.Errorf("on the wall: %s", s.text())
	}
}

// Enter goes from field to field in the form of a correction; Ctrl+Enter saves it.
func TestEnterGoesThroughACorrection(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben").pair()
	s.keys("6", "0", "enter", "4", "0", "enter", "+v", "+i", "e")
	at := func() string { name, _, _ := s.w.View.Typing(); return name.Kind }
	var seen []string
	for range 3 {
		seen = append(seen, at())
		s.keys("enter")
	}
	if fmt.Sprint(seen) != "[points0 points1 why]" || s.event().Rounds[0].Tables[0].Correction != nil {
		t.Errorf("Enter goes through %v, and writes %+v", seen, s.event().Rounds[0].Tables[0].Correction)
	}
}

// The final ranks are shown to the room one by one from the last, and the Admiral at the end; the page
// comes with the end of the event and can be opened again.
func TestRanksAreRevealedOneByOne(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben, Cleo, Dan")
	for round := 1; round <= 3; round++ {
		s.keys("^enter")
		s.playRound(round)
	}
	s.keys("^enter")
	all := s.event().FinalRanks()
	for n := range len(all) + 1 {
		for i, name := range all {
			seen := i >= len(all)-n
			expect.Same(t, s.says(name), seen, "after %d ranks %s is seen: %v", n, name, !seen)
		}
		if n == 1 {
			s.clean("the ranks, one shown")
		}
		s.keys("enter")
	}
	if s.says("Last place first") || !s.says("Admiral") {
		t.Errorf("after the last rank: %s", s.text())
	}
	if s.keys("v"); !s.says("Last place first") {
		t.Errorf("opened again: %s", s.text())
	}
	if s.keys("a"); !s.says(all[0]) || !s.says("All ranks are shown") {
		t.Errorf("opened again: %s", s.text())
	}
	s.clean("the ranks")
}

// Every column of a standing is at the desk, among the final ranks, and on the wall as far as it is
// read from afar.
func TestEveryColumnIsSeen(t *testing.T) {
	s := eventOf(t, "tholian-web", "Ana, Ben, Cleo").pair()
	s.keys("6", "0", "enter", "4", "0", "enter", "+v", "+i")
	s.rollsOff(1)
	seen := func(where string, but func(c *tournament.Column) bool) {
		t.Helper()
		for _, c := range tournament.Columns() {
			for _, st := range s.event().Ranks(1) {
				if words := c.Cell(&st); !but(&c) && !s.says(words) {
					t.Errorf("%s: %s of %s, %q, is not seen: %s", where, c.ID, st.Player, words, s.text())
				}
			}
		}
	}
	seen("the desk", func(c *tournament.Column) bool { return c.ID == "title" })
	s.keys("b", "b")
	seen("the wall", func(c *tournament.Column) bool { return c.Below || c.Round > 0 })
	s.keys("esc", "]", "]", "]")
	expect.Need(t, s.d.Name(), "desk: final ranks", "the page")
	seen("the final ranks", func(*tournament.Column) bool { return false })
}
