package cards_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// told asserts that the log has a line.
func told(t *testing.T, tb *gametest.Table, line string) {
	t.Helper()
	if !slices.Contains(tb.Log, line) {
		t.Errorf("the log has no line %q:\n%s", line, strings.Join(tb.Log, "\n"))
	}
}

// The log tells what a card gives: a lock that is no action, bonuses with their time, temporary
// shields as such.
func TestTheLogTellsWhatACardGives(t *testing.T) {
	tb := acting(t, 2, craft{Cards: []string{"hikaru_sulu_71796"}}, craft{}, spec{}).Do("Hikaru Sulu")
	told(t, tb, "A acquires a Target Lock on B.")
	tb = acting(t, 2, craft{}, craft{}, spec{}).Do("Target Lock on B")
	told(t, tb, "A performs Target Lock on B.")
	tb = acting(t, 2, craft{Shields: 2, Cards: []string{"3014"}}, craft{}, spec{}).Do("N'Vek")
	told(t, tb, "A rolls 1 more attack die this round (N'Vek).")
	told(t, tb, "A turns off 1 shield.")
	tb = acting(t, 2, craft{Cards: []string{"3005"}}, craft{}, spec{}).Do("Data")
	told(t, tb, "A rolls 2 fewer attack dice this round (Data).")
	tb = acting(t, 2, craft{Cards: []string{"corak_71798"}}, craft{}, spec{}).Do("Corak")
	told(t, tb, "The Captain Skill of A rises by 3 this round (Corak).")
	tb = acting(t, 2, craft{Cards: []string{"3050"}}, craft{}, spec{}).Do("Drex")
	told(t, tb, "A may turn results into Critical Hits in each attack this round (Drex).")
	tb = acting(t, 2, craft{Cards: []string{"3072"}}, craft{}, spec{}).Do("Once More")
	told(t, tb, "A may make another attack this round (Once More Unto The Breach).")
	told(t, tb, "A rolls no defense dice in each defense this round (Once More Unto The Breach).")
	tb = acting(t, 2, craft{Skill: 3, Shields: 1, Agility: -1, Cards: []string{"advanced_shields_71531"}}, craft{}, spec{Dice: []dice.Face{dice.Hit, dice.Hit, dice.Hit, dice.Blank}}).
		Do("Advanced Shields").Pass(game.ChooseTarget, "B")
	tb.Do("Primary weapon at A").Pass(game.ChooseTarget, "A")
	told(t, tb, "A gains 1 temporary shield.")
	told(t, tb, "A loses a temporary shield.")
	told(t, tb, "A loses a shield.")
}

// One thing is one thing, two are two.
func TestTheLogCounts(t *testing.T) {
	tb := acting(t, 3, craft{Shields: 3, Cards: []string{"rom_72013"}, Laid: laid{Shields: 1}}, craft{}, spec{}).Do("Rom")
	told(t, tb, "A repairs 1 shield.")
	u := tb.Set
	for _, c := range []struct {
		e    game.Event
		want string
	}{
		{game.ShieldRepaired{N: 2}, "A repairs 2 shields."},
		{game.DronesChanged{N: -1}, "A spends 1 Drone Token."},
		{game.DronesChanged{N: 2}, "A gains 2 Drone Tokens."},
		{game.ShieldsRaised{N: 1}, "A raises 1 shield."},
		{game.TimePlaced{N: 1}, "1 Time Token on Rom."},
		{game.WeaponUsed{Time: 1}, "1 Time Token on Rom."},
		{game.DiceChanged{Which: 1, Reroll: true}, "A re-rolls 1 attack die: blank."},
		{game.DiceChanged{Which: 3, Defense: true}, "A changes 2 defense dice: blank, blank."},
		{game.ResultsAdded{Line: 1, Face: dice.Hit, N: 2}, "Rom adds 2 Hits."},
		{game.ResultsCancelled{Line: 1, Hits: 2, Crits: 1}, "Rom cancels 2 Hits and 1 Critical Hit."},
		{game.ResultsCancelled{Line: 1, ToHits: 1}, "Rom turns 1 Critical Hit into a Hit."},
	} {
		expect.Same(t, c.e.Say(u), c.want, "%T says", c.e)
	}
}
