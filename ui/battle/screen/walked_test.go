package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/ui/window/windowtest"
)

// turn is what a walk does after a question has been looked at.
type turn int

const (
	answers turn = iota // the computer answers it
	goesOn              // it is answered, or something else is asked now
	ends                // the walk ends there
)

// walked plays a battle of two people in a window, and looks at each question once it stands before
// whom it asks, for at most so many steps. Those that are only looked at an ensign answers. It
// returns the window.
func walked(t *testing.T, g *game.Game, size [2]float64, seed uint64, most int, look func(tb *windowtest.Window, brain ai.Player, p *game.Prompt) turn) *windowtest.Window {
	t.Helper()
	tb := windowtest.New(t, windowtest.Goes(g, "human", "human"))
	tb.Resize(size[0], size[1])
	brain := gametest.Brain(t, "ensign", seed)
	for n := 0; !g.Over() && n < most; n++ {
		tb.Perform()
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		p := tb.Asked()
		if p == nil || p.ID != tb.Question.PromptID {
			tb.Tick(1)
			continue
		}
		switch look(tb, brain, p) {
		case ends:
			return tb
		case goesOn:
			continue
		}
		if tb.Asked() == nil || tb.Cover.Down {
			continue
		}
		q := g.FirstOpen()
		tb.Answer(brain.Choose(g.View(q.Player), q))
		tb.Tick(1)
	}
	return tb
}

// often is how many questions of a kind prove something.
const often = 3

// common are kinds of question that a walk is to look at often.
type common struct {
	kinds []game.Ask
	tried map[game.Ask]int
}

func commonly(kinds ...game.Ask) *common { return &common{kinds, map[game.Ask]int{}} }

// enough reports whether a kind has been looked at often enough.
func (c *common) enough(ask game.Ask) bool { return c.tried[ask] >= often }

// wanting are the kinds that have not.
func (c *common) wanting() (out []game.Ask) {
	for _, ask := range c.kinds {
		if !c.enough(ask) {
			out = append(out, ask)
		}
	}
	return out
}
