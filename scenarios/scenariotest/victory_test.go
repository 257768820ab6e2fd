package scenariotest_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// steered is a battle in its Combat Phase whose players have so many shards.
func steered(t *testing.T, shards [2]int, crafts ...gametest.Craft) *gametest.Table {
	t.Helper()
	return gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.Combat, Counters: shards, Crafts: crafts})
}

var far = []gametest.Craft{{X: 5, Y: 30}, {Two: true, X: 32, Y: 4, H: 180}}

// A sheet ends a battle as soon as what it asks for is so, whatever the Fleet Points are; log,
// record and desk say that it was the sheet.
func TestVictoryOfTheSheet(t *testing.T) {
	tb := steered(t, [2]int{4, 4}, far...)
	tb.Wait(func() bool { p := tb.Game.FirstOpen(); return p != nil && p.Ask == game.ChooseAnswer })
	who := tb.Prompt().Player
	tb.Do("Straight on")
	r := tb.Game.State().Result
	expect.Must(t, r.Over && r.By == game.BySheetVictory && r.Winner == who,
		"%+v, want that player %d has won by the sheet", r, who+1)
	name := tb.Set.Player(who)
	expect.True(t, tb.Heard(name+" has 5 Shards: the comet is theirs (The Comet, The Comet)."),
		"the log does not say why: %v", tb.Log)
	if last := tb.Log[len(tb.Log)-1]; !strings.HasPrefix(last, name+" wins ") || !strings.HasSuffix(last, "by the scenario's rules.") {
		t.Errorf("the log ends with %q", last)
	}
	_, why := record.Verdict(tb.Game.State(), tb.Set)
	expect.Same(t, why, name+" has 5 Shards: the comet is theirs.", "the end is told as")
}

// A battle won by its sheet is recorded and verifies.
func TestVictoryIsRecorded(t *testing.T) {
	cat := gametest.Cards(t)
	g := gametest.New(t, gametest.MustSetup(scenariotest.ID, "tw-a-2", "tw-b-3", 2))
	brain := gametest.Brain(t, "ensign", 2)
	for !g.Over() { // who steers always goes straight on, and wins a shard
		p := g.FirstOpen()
		a := brain.Choose(g.View(p.Player), p)
		if p.Ask == game.ChooseAnswer {
			a = p.Pick(0)
		}
		gametest.Submit(t, g, a)
	}
	r := g.State().Result
	expect.Must(t, r.By == game.BySheetVictory, "%+v, want a victory by the sheet", r)
	var file bytes.Buffer
	must(t, record.Write(&file, g))
	rec, err := record.Read(&file)
	must(t, err)
	if _, rep, err := rec.Replay(scenarios.ByID, cat, -1, nil); err != nil || !rep.OK {
		t.Fatalf("%v, %+v", err, rep)
	}
}

// What a sheet adds to dice stands in the sums with its reason, for who looks ahead as for the
// attack itself.
func TestModifiersOfTheSheet(t *testing.T) {
	near := []gametest.Craft{{X: 5, Y: 30, Skill: 9}, {Two: true, X: 5, Y: 25, H: 180, Skill: 8, Laid: gametest.Laid{Counters: []gametest.Counted{{Counter: 1, Card: game.ShipSlot, N: 2}}}}}
	tb := steered(t, [2]int{3, 0}, near...)
	s := tb.Game.State()
	shot, no := s.Shot(tb.Set, 0, game.NoWeapon, 1)
	if no.Code != game.Yes {
		t.Fatal(no.Why(tb.Set))
	}
	attack, defense := s.DiceFor(tb.Set, 0, game.NoWeapon, 1, &shot)
	if !strings.HasSuffix(attack.String(), "+ 1 shards") || !strings.HasSuffix(defense.String(), "+ 2 spores about it") {
		t.Errorf("%s; %s", attack, defense)
	}
	tb.Do("Primary weapon at B").Wait(func() bool { _, d := tb.Rolled(); return d > 0 })
	if a, d := tb.Rolled(); a != attack.Total() || d != defense.Total() {
		t.Errorf("%d and %d dice are rolled, %s, %s were told", a, d, attack, defense)
	}
}

// Damage by a sheet is dealt as any other, and told with its section.
func TestDamageByTheSheet(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Scenario: scenariotest.ID, Phase: game.End, Crafts: []gametest.Craft{
		{X: 5, Y: 30, Hull: 4, Shields: 1, Laid: gametest.Laid{Counters: []gametest.Counted{{Counter: 1, Card: -1, N: 5}}}}, {Two: true, X: 32, Y: 4, H: 180}}}).NextRound()
	expect.True(t, tb.Heard("A suffers 2 damage (The Comet, The Wreck)."), "the log: %v", tb.Log)
	if a := tb.Ship("A"); a.Shields != 0 || a.NDamage != 1 || !a.Damage[0].Up || a.Captain.Counters.Of(1) != 0 {
		t.Errorf("%d shields, %d damage cards, %d spores are left", a.Shields, a.NDamage, a.Captain.Counters.Of(1))
	}
}
