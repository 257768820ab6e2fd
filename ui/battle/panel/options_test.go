package panel_test

import (
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window/windowtest"
)

// mouseWindow is a window in which no finger was used.
type mouseWindow struct{ panel.Window }

func (mouseWindow) Touched() bool { return false }

// Whatever is asked, of whatever kind the options are: every option is a button with the option's
// own words.
func TestEveryQuestionIsAListOfButtons(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Place()
	tb.HoldKey("space", 1.2)
	options := panel.Options{Window: mouseWindow{}}
	for ask := game.ChooseShip; ask <= game.ChooseAnswer; ask++ {
		for _, most := range []int8{1, 2} {
			p := game.Prompt{ID: tb.Asked().ID, Ask: ask, Ship: 0, Min: 1, Max: most, Options: []game.Option{{Kind: game.Pass, Ship: game.NoShip}, {Kind: game.PickNumber, Ship: game.NoShip, N: 3}, {Kind: game.AimAt, Ship: 4}, {Kind: 250, Ship: game.NoShip}}}
			tb.Question.Propose(0)
			tb.Question.Picks = 0
			named := map[string]bool{}
			for _, k := range kittest.Open(t, kittest.Of(func() kit.Part { return options.Of(tb.Session, &p) })).View.Placed() {
				named[k.Name.String()] = k.Off == ""
			}
			for i := range p.Options {
				if !named[fmt.Sprintf("opt:%d", i)] {
					t.Errorf("%v: option %d has no button", ask, i)
				}
			}
			rows := tb.OptionRows(&p)
			for i := range rows[:len(p.Options)] {
				if rows[i].Label == "" || rows[i].Icon == "" {
					t.Errorf("%v: option %d is drawn as %+v", ask, i, rows[i])
				}
			}
			tb.Choose(&p, 2)
			if picked := tb.Question.Picked(2); tb.Question.Answer() != 2 || most > 1 && !picked {
				t.Errorf("%v: a click picks option %d, marked %v", ask, tb.Question.Answer(), picked)
			}
			options.Shows(tb.Table(), tb.Session, &p)
		}
	}
}
