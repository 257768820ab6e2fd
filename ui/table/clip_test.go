package table

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"attackwing/game/ai"
	"attackwing/scenarios"
	"attackwing/ui/kit/canvastest"
)

// windows are the sizes that are looked at.
var windows = append(slices.Clone(canvastest.Sizes), [2]float64{800, 500}, [2]float64{853, 533}, [2]float64{683, 427}, [2]float64{640, 400}, [2]float64{512, 320})

// judged collects what is wrong with the texts of a page in every window: each sentence once, with where it was seen.
type judged map[string]string

func (j judged) look(tb *Table, where string) {
	lw, lh := tb.Least()
	for _, z := range windows {
		if z[0] < lw || z[1] < lh {
			continue
		}
		tb.Resize(z[0], z[1])
		tb.Draw()
		for _, s := range canvastest.Overlaps(&tb.Canvas, z[0], z[1]) {
			key := fmt.Sprintf("%.0fx%.0f %s", z[0], z[1], s)
			if _, is := j[key]; !is {
				j[key] = where
			}
		}
	}
	for _, s := range canvastest.Faint(&tb.Canvas, tb.Draw) {
		j[s] = where
	}
}

func (j judged) report(t *testing.T) {
	for _, k := range slices.Sorted(maps.Keys(j)) {
		t.Errorf("%s: %s", k, j[k])
	}
}

// No text is clipped or lies on another at any moment of a battle of each sheet, whatever is open beside it.
func TestABattleHasRoomForItsWords(t *testing.T) {
	for i, sc := range scenarios.All() {
		t.Run(sc.Sheet().ID, func(t *testing.T) {
			tb := New(Options{})
			g := tb.title.Next.SetUp(i)
			tb = New(Options{Game: g, P1: "human", P2: "human", Quick: true, Data: &keeping{}})
			var brains [2]ai.Player
			for p := range brains {
				brains[p], _ = ai.New("ensign", uint64(p+1))
			}
			j := judged{}
			seen := map[string]int{}
			for n := 0; !g.Over(); n++ {
				p := g.FirstOpen()
				tick(tb, 1)
				for tb.Flow.Waits() {
					if k := fmt.Sprint("waits", len(tb.Warnings(tb.Flow.Pause)), tb.Flow.Pause.Lost.Code); seen[k] < 3 {
						seen[k]++
						j.look(tb, fmt.Sprintf("round %d, a maneuver waits: %s", tb.Shown.Round, tb.Report().Ask))
					}
					press(tb, "enter")
				}
				if over(tb) {
					break
				}
				if tb.Cover.Down {
					if seen["curtain"]++; seen["curtain"] < 3 {
						j.look(tb, "curtain")
					}
					tb.Cover.Lift()
				}
				tb.Draw()
				q := tb.Asked()
				kind := p.Heading(g.Setup())
				if f := strings.Fields(kind); len(f) > 1 {
					kind = strings.Join(f[:2], " ")
				}
				if seen[kind]++; seen[kind] <= 4 {
					j.look(tb, fmt.Sprintf("round %d, %s", g.State().Round, p.Heading(g.Setup())))
					for _, k := range []string{"i", "w", "l", "f1"} {
						press(tb, k)
						j.look(tb, fmt.Sprintf("round %d, %s, with %s", g.State().Round, p.Heading(g.Setup()), k))
						press(tb, k)
					}
				}
				if q == nil {
					q = p
				}
				tb.Answer(brains[q.Player].Choose(g.View(q.Player), q))
			}
			performed(tb)
			tick(tb, 5)
			if !over(tb) {
				t.Fatalf("the battle is over and screen %d is shown", tb.Screen)
			}
			j.look(tb, "the end")
			j.report(t)
		})
	}
}
