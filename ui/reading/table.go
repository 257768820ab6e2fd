package reading

import (
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/odds"
	"attackwing/game/record"
	"attackwing/ui/prefs"
)

// Table is the battle as it is looked at: the referee, who plays it under which terms, the table as
// it is shown so far, and for whose eyes.
type Table struct {
	Person  *prefs.Settings
	Game    *game.Game
	Terms   record.Terms // what it is played under beside the rules
	Branch  int          // the round from which it is a branch of another battle, 0 it is none
	Taught  bool         // it is a lesson, which says itself what to do
	Brains  [2]ai.Player // nil: a person
	Names   [2]string
	Shown   game.State
	View    game.View
	Viewer  game.PlayerID
	Sealed  bool          // the dials of who plays here are handed in, and wait for those at another computer
	OpenNow []game.Prompt // the open questions
	OpenAt  int           // after so many answers, plus one
	counted counted
}

// counted caches the results counted for a table, with the situations they belong to.
type counted struct {
	room     Room
	printed  map[printed]string
	spending *Spending // of the question that was counted last
	inFocus  chances
	advised  chances
	judge    odds.Judge
	costs    costs
	onward   onward
	knows    game.View // of the seat whose dial was proposed last
}

// Forget forgets what was counted of a battle that is shown no more.
func (t *Table) Forget() {
	t.counted.room, t.counted.spending, t.counted.inFocus, t.counted.advised = Room{}, nil, chances{}, chances{}
	t.counted.costs.words, t.counted.onward = nil, onward{}
}
