package record_test

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// The battle report tells the fleets, every round, each note where it was made, the score line by
// line and the dice.
func TestStory(t *testing.T) {
	_, b := long(t)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	rec.Notes = []record.Note{{At: 40, Text: "here it *turned*\nfor good"}}
	g, _ := verify(t, rec)
	f := record.Shoot(g.Setup(), rec.Answers)
	expect.Must(t, f.Trouble == nil, "%v", f.Trouble)
	var out strings.Builder
	must(t, rec.Story(&out, f, g))
	text := out.String()
	has := func(words string) {
		t.Helper()
		expect.True(t, strings.Contains(text, words), "the report lacks %q", words)
	}
	verdict, _ := record.Verdict(g.State(), g.Setup())
	has("# The Tholian Web: " + verdict)
	has("> here it \\*turned\\*\n> for good\n")
	u := g.Setup()
	for i := range u.FleetShips() {
		has("**" + u.Name(game.ShipID(i)) + "**")
	}
	for r := 1; r <= int(g.State().Round); r++ {
		has(fmt.Sprintf("\n## Round %d\n", r))
	}
	for p := game.One; p <= game.Two; p++ {
		sum := 0
		for _, l := range game.Score(g.State(), u, p) {
			sum += l.Points
			has(fmt.Sprintf("| %d | %s |", l.Points, l.Words))
		}
		has(fmt.Sprintf("%s: %d Fleet Points", u.Player(p), sum))
	}
	if i, j := strings.Index(text, "turned"), strings.Index(text, "## Score"); i < strings.Index(text, "## Round 1") || i > j {
		t.Error("the note is not in its round")
	}
}

// Giving up is told as what was chosen, and can be taken back like any answer.
func TestGivingUp(t *testing.T) {
	_, b := long(t)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	g, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), 60, nil)
	must(t, err)
	before := g.State().Hash()
	if _, err := g.Submit(game.Answer{Prompt: g.FirstOpen().ID, Concede: true}); err != nil || !g.Over() {
		t.Fatal(err)
	}
	f := record.Shoot(g.Setup(), g.Answers())
	last := f.Moments[len(f.Moments)-1]
	expect.True(t, f.Trouble == nil && last.Chosen == "Concedes the battle", "%q, %v", last.Chosen, f.Trouble)
	var undone record.Undone
	if err := undone.Back(g, 60); err != nil || g.State().Hash() != before {
		t.Errorf("taken back it is another table, %v", err)
	}
}

// Luck counts exactly the dice that were rolled, each for whoever rolled it.
func TestLuck(t *testing.T) {
	_, b := long(t)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	g, _ := verify(t, rec)
	f := record.Shoot(g.Setup(), rec.Answers)
	l := f.Luck(len(rec.Answers))
	attack, defense := 0, 0
	for _, m := range f.Moments {
		for _, e := range m.Events {
			switch e := e.(type) {
			case game.AttackRolled:
				attack += int(e.N - e.Set)
			case game.DefenseRolled:
				defense += int(e.N - e.Set)
			case game.DiceRerolled:
				for w := e.Which; w != 0; w &= w - 1 {
					attack++
				}
			}
		}
	}
	expect.True(t, attack != 0 && l[0].Attack+l[1].Attack == attack && l[0].Defense+l[1].Defense == defense,
		"%+v; %d attack and %d defense dice were rolled", l, attack, defense)
	for _, p := range l {
		expect.True(t, p.Hits <= p.Attack && p.Evades <= p.Defense && p.ExpectedHits() == float64(p.Attack)/2, "%+v", p)
	}
	none := f.Luck(0)
	expect.True(t, none == [2]record.Luck{}, "%+v before the first answer", none)
}

// What is expected of the attacks of many battles is about what they deal: the odds are those of
// the referee's dice.
func TestShotsAreWhatTheOddsSay(t *testing.T) {
	var all record.Luck
	variance := 0.0
	for seed := range uint64(12) {
		u := gametest.MustSetup("last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1", 500+seed)
		g := gametest.Ensigns(t, u, seed*2)
		f := record.Shoot(u, g.Answers())
		for _, s := range f.Shots {
			variance += 1.2 // of one attack of about four dice
			expect.Must(t, s.Expected >= 0 && s.Expected <= 12 && s.Dealt >= 0, "%+v", s)
		}
		for _, l := range f.Luck(len(f.Moments)) {
			all.Dealt += l.Dealt
			all.Expected += l.Expected
		}
		if n := len(f.Shots); n > 0 {
			early := f.Luck(f.Shots[n-1].At - 1)
			late := f.Luck(f.Shots[n-1].At)
			if early[0].Expected+early[1].Expected >= late[0].Expected+late[1].Expected && f.Shots[n-1].Expected > 0 {
				t.Error("an attack counts before it is compared")
			}
		}
	}
	if off := math.Abs(float64(all.Dealt) - all.Expected); all.Dealt < 100 || off > 4*math.Sqrt(variance) {
		t.Errorf("%d damage dealt, %.1f expected", all.Dealt, all.Expected)
	}
	t.Logf("%d damage dealt, %.1f expected", all.Dealt, all.Expected)
}
