package table

import (
	"fmt"
	"testing"

	"attackwing/game"
)

// Whatever is asked, of whatever kind the options are: every option is a button with the option's own words.
func TestEveryQuestionIsAListOfButtons(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	hold(tb, 1.2)
	for ask := game.ChooseShip; ask <= game.ChooseDamageCard; ask++ {
		for _, most := range []int8{1, 2} {
			p := game.Prompt{ID: 99, Ask: ask, Ship: 0, Min: 1, Max: most, Options: []game.Option{{Kind: game.Pass, Ship: game.NoShip}, {Kind: game.PickNumber, Ship: game.NoShip, N: 3}, {Kind: game.AimAt, Ship: 4}, {Kind: 250, Ship: game.NoShip}}}
			tb.Question.Propose(0)
			tb.Picks = 0
			tb.Canvas.Reset()
			tb.drawOptions(tb.lay.right, &p)
			for i := range p.Options {
				if h, ok := tb.Canvas.Find(fmt.Sprintf("opt:%d", i)); !ok || !h.Enabled {
					t.Errorf("%v: option %d has no button", ask, i)
				}
			}
			if _, ok := tb.Canvas.Find("main"); !ok {
				t.Errorf("%v: no main button", ask)
			}
			rows := tb.rows(&p)
			for i := range rows[:len(p.Options)] {
				if rows[i].label == "" || rows[i].icon == "" {
					t.Errorf("%v: option %d is drawn as %+v", ask, i, rows[i])
				}
			}
			tb.Choose(&p, 2)
			if picked := tb.rows(&p)[2].picked; tb.Question.Answer() != 2 || most > 1 && !picked {
				t.Errorf("%v: a click picks option %d, marked %v", ask, tb.Question.Answer(), picked)
			}
			tb.optionsOn(tb.Board(), &p)
		}
	}
}
