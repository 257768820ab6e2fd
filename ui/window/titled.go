package window

import (
	"fmt"

	"attackwing/ui/battle"
	"attackwing/ui/names"
)

// called are the pages that people call otherwise than reports do.
var called = map[string]string{"library": "Saved games", "over": "End of the battle", "builder": "Fleet builder",
	"fleets-page": "Fleets", "fleets": "Choose fleets", "house": "House rules", "learn": "Flight school", "sets": "Sets I own",
	"paper": "Sheet", "friend": "Play with a friend", "desk": "Tournament desk"}

// Titled returns the name of what is shown, for the title of the window or of the browser's tab: the
// page, of a battle the round and whose turn it is; "" for the program's title page.
func (w *Window) Titled() string {
	v := w.Top()
	switch {
	case len(w.stack.open) == 1:
		return ""
	case v != w.played.view:
		if words, ok := called[v.Page.Name()]; ok {
			return words
		}
		return names.Title(v.Page.Name())
	}
	b := &w.Battle
	u := b.Game.Setup()
	words := u.Scenario.Sheet().Title
	if b.Shown.Round > 0 {
		words = fmt.Sprintf("Round %d, %s", b.Shown.Round, b.Shown.Phase)
	}
	switch p := b.Asked(); {
	case b.Cover.Down:
		words += ": " + u.Player(b.Planning.Seat)
	case p != nil && b.Far.Is():
		words = "Your turn · " + words
	case p != nil:
		words += ": " + u.Player(p.Player)
	case b.Far.Lost():
		words = u.Player(b.Far.Other()) + " is offline · " + words
	case b.Stage() == battle.Thinks && b.Far.Is():
		words = u.Player(b.Far.Other()) + "'s turn · " + words
	}
	return words
}
