package panel_test

import (
	"math/bits"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window/windowtest"
)

// spending is a window in which a person modifies three attack dice with a lock and Battle Stations
// at hand.
func spending(t *testing.T) *windowtest.Window {
	t.Helper()
	return spendingAgainst(t, "human")
}

func spendingAgainst(t *testing.T, other string) *windowtest.Window {
	t.Helper()
	laid, err := record.ReadTable(strings.NewReader(`{scenario: standard, seed: 3, round: 2, phase: combat, ships: [
  {id: a, player: 1, ship: "1009", captain: "2011", at: [18, 10], facing: S, tokens: {lock: b, battle-stations: 1}},
  {id: b, player: 2, ship: "1006", at: [18, 17], facing: N, tokens: {evade: 1}}], dice: [hit, battle stations, blank, hit, battle stations]}`), "a.table.yaml")
	expect.OK(t, err)
	cat := gametest.Cards(t)
	u, err := laid.Setup(scenarios.ByID, cat)
	expect.OK(t, err)
	g := gametest.New(t, u)
	tb := windowtest.Open(t, windowtest.Goes(g, "human", other))
	tb.Until("attack dice", func(p *game.Prompt) bool { return p.Ask == game.ModifyAttackDice })
	tb.Tick(2)
	return tb
}

// All that may be spent is one question: the best set is checked, each row says its gain, the
// button the set, and one press spends it.
func TestBoxesAreOneQuestion(t *testing.T) {
	tb := spending(t)
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {512, 320}} {
		tb.Resize(z[0], z[1])
		tb.Draw()
		expect.True(t, tb.Reads("Spend both"), "%v: the button does not say the set", z)
		for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, z[0], z[1]) {
			t.Errorf("%v: %s", z, bad)
		}
	}
	one := spendingAgainst(t, "ensign") // two people have who is asked in place of some of it
	one.Resize(1280, 800)
	one.Draw()
	for _, words := range []string{"WHAT DO YOU SPEND?", "re-roll 1 die: +", "1 result → hit: +", "on average", "CANCELED", "→ hit", "re-roll"} {
		expect.True(t, one.Reads(words), "%q is not said", words)
	}
	n := len(tb.Game.Answers())
	tb.Key("enter")
	tb.Tick(4)
	if got := tb.Game.Answers()[n:]; len(got) < 3 || tb.Shown.Ships[0].Stations != 0 || tb.Shown.Ships[0].Lock != game.NoShip {
		t.Errorf("after one Enter %d answers are given; stations %d, lock %d", len(got), tb.Shown.Ships[0].Stations, tb.Shown.Ships[0].Lock)
	}
	expect.True(t, tb.Shown.Attack.Defended, "the attack does not go on by itself")
}

// The digits toggle, 0 clears, a second 0 spends nothing; the words of the button follow.
func TestBoxesByKeys(t *testing.T) {
	tb := spending(t)
	for _, c := range []struct {
		key, button string
		checked     int
	}{{"2", "Spend Target Lock", 1}, {"1", "Spend nothing", 0}, {"1", "Spend Target Lock", 1}, {"2", "Spend both", 2}, {"0", "Spend nothing", 0}} {
		tb.Key(c.key)
		tb.Draw()
		expect.True(t, bits.OnesCount64(tb.Question.Picks) == c.checked && tb.Reads(c.button),
			"after %s: %b is checked, want %d and %q", c.key, tb.Question.Picks, c.checked, c.button)
	}
	id := tb.Asked().ID
	tb.Key("0")
	tb.Tick(3)
	if p := tb.Asked(); p != nil && p.ID == id || tb.Shown.Ships[0].Stations != 1 || tb.Shown.Ships[0].Lock == game.NoShip {
		t.Error("a second 0 does not spend nothing")
	}
	tb.Key("ctrl+z")
	expect.True(t, tb.Shown.Attack.On, "undo does not lead back into the attack")
}
