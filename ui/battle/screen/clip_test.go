package screen_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// No text is clipped or lies on another at any moment of a battle of each sheet, whatever is open
// beside it.
func TestABattleHasRoomForItsWords(t *testing.T) {
	defer scenarios.Add(gametest.Beacon())() // one of a player's own is looked at too
	for i, sc := range scenarios.All() {
		t.Run(sc.Sheet().ID, func(t *testing.T) {
			g := windowtest.SetUp(i)
			tb := windowtest.New(t, window.Options{Battle: battle.Start{Game: g, Players: [2]string{"human", "human"}}, Quick: true, Data: &windowtest.Keeping{}})
			var brains [2]ai.Player
			for p := range brains {
				brains[p], _ = ai.New("ensign", uint64(p+1))
			}
			j := windowtest.Judged{}
			seen := map[string]int{}
			for n := 0; !g.Over(); n++ {
				p := g.FirstOpen()
				tb.Tick(1)
				for tb.Flow.Waits() {
					if k := fmt.Sprint("waits", len(tb.Warnings(&tb.Flow.Pause.Maneuver)), tb.Flow.Pause.Lost.Code); seen[k] < 3 {
						seen[k]++
						j.Look(tb, fmt.Sprintf("round %d, a maneuver waits: %s", tb.Shown.Round, tb.Report().Ask))
					}
					tb.Key("enter")
				}
				if tb.Ended() {
					break
				}
				if tb.Cover.Down {
					if seen["curtain"]++; seen["curtain"] < 3 {
						j.Look(tb, "curtain")
					}
					tb.Hide(false)
				}
				tb.Draw()
				q := tb.Asked()
				kind := p.Heading(g.Setup())
				if f := strings.Fields(kind); len(f) > 1 {
					kind = strings.Join(f[:2], " ")
				}
				if seen[kind]++; seen[kind] <= 4 {
					j.Look(tb, fmt.Sprintf("round %d, %s", g.State().Round, p.Heading(g.Setup())))
					for _, k := range []string{"i", "w", "l", "f1"} {
						tb.Key(k)
						j.Look(tb, fmt.Sprintf("round %d, %s, with %s", g.State().Round, p.Heading(g.Setup()), k))
						tb.Key(k)
					}
				}
				if q == nil {
					q = p
				}
				tb.Answer(brains[q.Player].Choose(g.View(q.Player), q))
			}
			tb.Perform()
			tb.Tick(5)
			expect.Must(t, tb.Ended(), "the battle is over and %s is shown", tb.Report().Screen)
			j.Look(tb, "the end")
			j.Report(t)
		})
	}
}
