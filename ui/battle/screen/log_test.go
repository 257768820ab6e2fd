package screen_test

import (
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/window/windowtest"
)

// Each line of the log leads to the event it tells of; what was taken back leads nowhere. The large
// log changes nothing of the battle.
func TestTheLogOfABattleLeadsToItsMoments(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	fought(t, tb)
	right := func(when string) {
		t.Helper()
		said := map[int]string{}
		for _, lines := range record.Shoot(tb.Game.Setup(), tb.Game.Answers()).Said() {
			for _, l := range lines {
				said[l.After] = l.Text
			}
		}
		told := 0
		for _, l := range tb.Told.Log {
			switch words, ok := said[l.After]; {
			case l.After == 0 || !ok || l.End > 0 || l.Kinds == record.Reasons:
			case words != l.Text && l.Text != "Redone.":
				t.Errorf("%s: %q leads to %q", when, l.Text, words)
			default:
				told++
				delete(said, l.After)
			}
		}
		expect.True(t, len(said) == 0 && told != 0,
			"%s: %d lines lead to their moments, these are not told: %v", when, told, said)
	}
	right("played")
	n, hash := len(tb.Game.Answers()), tb.Game.State().Hash()
	asked := tb.Asked()
	tb.Key("l")
	expect.Need(t, tb.Top().Page.Name(), "log", "L does not open the log")
	tb.Key("up", "up", "enter", "/")
	tb.Type("range")
	tb.Key("esc", "up", "esc", "esc", "esc")
	if !tb.Playing() || len(tb.Game.Answers()) != n || tb.Game.State().Hash() != hash || tb.Asked() == nil || tb.Asked().ID != asked.ID {
		t.Fatalf("the log has changed the battle, or is not closed: %s", tb.Top().Page.Name())
	}
	lines := len(tb.Told.Log)
	tb.Battle.Do(battle.Jump{Answers: tb.History.Marks[0]})
	expect.Must(t, len(tb.Game.Answers()) < n, "nothing was taken back")
	expect.True(t, slices.ContainsFunc(tb.Told.Log[:lines], func(l battle.Line) bool { return l.After == 0 }),
		"what was taken back leads to a moment that is gone")
	right("taken back")
	tb.Redo()
	right("given again")
}
