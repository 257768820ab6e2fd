package e2e

import (
	"os"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/scenarios/scenariotest"
)

// way is a way to play a battle.
type way struct {
	scenario string
	name     string // by mouse, by keys, by touch, hot seat
	usual    bool   // played in every run: each printed scenario in one way, each way in one of them
}

// rounds returns after how many rounds a battle is left, 0: none, it is played to its end. Two people
// answer twice as much, and by mouse the web alone takes as long as all other ways together.
func (w *way) rounds() int {
	switch {
	case strings.HasPrefix(w.name, "hot seat"):
		return 2
	case w.scenario == "tholian-web":
		return 3
	}
	return 0
}

// From the title to the end of a battle, in every scenario, the tests' own too, and in every way to
// play; some are left earlier unless all are to be played.
func TestBattles(t *testing.T) {
	steer := map[string]int{"last-battle-of-ds9": 4}
	for _, w := range []way{
		{"tholian-web", "by mouse", true}, {"last-battle-of-ds9", "hot seat", true},
		{"future-tense", "by mouse", false}, {"future-tense", "by keys", true}, {"future-tense", "hot seat", false},
		{"last-battle-of-ds9", "by mouse", false}, {"last-battle-of-ds9", "by keys", false},
		{"unimatrix-zero", "by mouse", false}, {"unimatrix-zero", "by keys", false}, {"unimatrix-zero", "hot seat", false},
		{"tholian-web", "by keys", false}, {"tholian-web", "hot seat", false},
		{"standard", "by mouse", false}, {"standard", "by keys", false}, {"standard", "hot seat", false},
		{"last-battle-of-ds9", "by touch", false}, {"future-tense", "by touch", false}, {"unimatrix-zero", "by touch", true},
		{"tholian-web", "by touch", false}, {"standard", "hot seat by touch", true},
		{scenariotest.ID, "by mouse", false}, {scenariotest.ID, "by keys", false}, {scenariotest.ID, "hot seat", false}, {scenariotest.ID, "by touch", false},
	} {
		t.Run(w.scenario+" "+w.name, func(t *testing.T) {
			if !w.usual && !everything() {
				t.Skip("ATTACKWING_E2E=all plays it")
			}
			table := Start(t, "--quick", "--seed", "3")
			var h hand = keyboard{table}
			switch w.name {
			case "by mouse":
				h = mouse(table)
			case "by touch", "hot seat by touch":
				h = finger(table)
			}
			toTheTable(t, table, h, w)
			p := newPlayer(t, table, h)
			p.steer = steer[w.scenario]
			if some := w.rounds(); some > 0 && !everything() {
				p.until(func(s State) bool { return s.Round > some })
			} else if s := p.toTheEnd(); s.Result == "" {
				t.Errorf("the battle is over without a result:\n%v", s)
			}
			expect.True(t, !blank(table), "the last screen shows nothing")
			verify(t, table)
		})
	}
}

// everything tells whether all battles are to be played, each to its end.
func everything() bool { return os.Getenv("ATTACKWING_E2E") == "all" }

// verify plays the records anew that a program has kept; there must be one.
func verify(t *testing.T, table *Table) {
	t.Helper()
	records := table.Files(".jsonl")
	expect.True(t, len(records) != 0, "the battle was not recorded")
	for _, record := range records {
		if out, err := table.Command("replay", "--verify", record); err != nil {
			t.Errorf("replay --verify: %v\n%s", err, out)
		}
	}
}

// titles are the scenarios as the title shows them.
var titles = map[string]string{"standard": "Plain", "last-battle-of-ds9": "DS9", "future-tense": "Future Tense", "unimatrix-zero": "Unimatrix", "tholian-web": "Tholian", scenariotest.ID: "The Comet"}

// toTheTable goes from the title to the table: who plays, against an ensign unless it is a hot
// seat, which scenario, then whatever fleets are offered first.
func toTheTable(t *testing.T, table *Table, h hand, w way) {
	t.Helper()
	s := table.Until("the title", 300, func(s State) bool { return s.Screen == "title" })
	for i, o := range s.Options {
		if strings.Contains(o.Label, titles[w.scenario]) {
			h.choose(s, i)
		}
	}
	mode := 0
	if strings.HasPrefix(w.name, "hot seat") {
		mode = 1
	}
	h.opponent(table.State(), mode, "ensign")
	newPlayer(t, table, h).picture(table.State())
	h.long()
	table.Until("the fleets", 60, func(s State) bool { return s.Screen == "fleets" })
	newPlayer(t, table, h).picture(table.State())
	h.press()
	s = table.Until("the table", 60, func(s State) bool { return s.Screen == "deploy" || s.Screen == "curtain" })
	t.Logf("begun: %s", s.Ask)
}
