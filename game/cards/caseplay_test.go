package cards_test

import (
	"cmp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
)

// caseRun is a case being played.
type caseRun struct {
	*testing.T
	*caseYAML
	cat   *card.Catalogue
	tb    *gametest.Table
	title string                 // how labels call the card
	seen  map[*card.Ability]bool // lines that were offered, happened or counted
}

// play plays the case and returns the lines of card text that were seen.
func (c *caseYAML) play(t *testing.T, cat *card.Catalogue) map[*card.Ability]bool {
	r := &caseRun{T: t, caseYAML: c, cat: cat, seen: map[*card.Ability]bool{}}
	defer func() {
		if t.Failed() {
			t.Logf("%s: %s: %s", c.at, c.Card, c.Case)
			if r.tb != nil {
				log := r.tb.Log
				t.Logf("the log ends:\n%s", strings.Join(log[max(0, len(log)-25):], "\n"))
			}
		}
	}()
	r.lay()
	for _, s := range c.Do {
		r.step(s)
	}
	r.then(&r.Then)
	return r.seen
}

// note notes which lines of the card are offered, have happened or count.
func (r *caseRun) note(events []game.Event) {
	for _, e := range events {
		if used, is := e.(game.CardUsed); is {
			r.see(used.Line)
		}
	}
	r.tb.Game.State().Counting(r.tb.Set, r.see)
	if p := r.tb.Game.FirstOpen(); p != nil {
		for i := range p.Options {
			r.see(p.Options[i].Line)
		}
	}
}

// see notes a line.
func (r *caseRun) see(id game.LineID) {
	if id != 0 {
		a, _, _ := r.tb.Set.Line(id)
		r.seen[a] = true
	}
}

// asks are the questions that a step may run to, by their words.
var asks = map[string]game.Ask{"action": game.ChooseAction, "attack": game.ChooseTarget, "dial": game.ChooseManeuver,
	"attack dice": game.ModifyAttackDice, "defense dice": game.ModifyDefenseDice, "free action": game.ChooseFreeAction, "cloak": game.KeepCloak, "shields": game.RaiseShields, "opponent": game.ChooseForOpponent,
	"cards": game.UseCards}

// step does one thing of the case, or looks.
func (r *caseRun) step(s step) {
	r.Helper()
	if s.what == "card" {
		s.what = r.title
	}
	switch s.word {
	case "":
		r.answer(s.what)
	case "offered", "not":
		for what := range strings.SplitSeq(s.what, "; ") {
			offered(r.T, r.tb, map[bool]string{true: r.title, false: what}[what == "card"], s.word == "offered")
		}
	case "refused":
		offered(r.T, r.tb, s.what, false)
		if r.tb.Why(s.what) == "" {
			r.Errorf("nothing tells why %q is not offered", s.what)
		}
	case "never":
		if r.tb.Game.FirstOpen() != nil {
			never(r.T, r.Case, r.tb, s.what)
		}
	case "fire":
		ship, weapon, _ := strings.Cut(s.what, " with ")
		r.tb.Pass(game.ChooseTarget, strings.ToUpper(ship)).Do(cmp.Or(weapon, "Primary weapon"))
	case "until":
		r.until(s.what)
	case "place", "misplaced":
		p, at := r.tb.Prompt(), s.at.pose()
		if no := game.MayPlace(r.tb.Game.State(), r.tb.Set, p, at); (no.Code == game.Yes) != (s.word == "place") {
			r.Errorf("%s %v: %q", s.word, s.at, no.Why(r.tb.Set))
		} else if s.word == "place" {
			r.tb.Answer(game.Answer{Prompt: p.ID, Pose: at})
		}
	case "see":
		r.then(s.see)
	}
}

// answer gives the answer that begins with these words, or several with + between.
func (r *caseRun) answer(what string) {
	r.Helper()
	for i, l := range r.tb.Offers() {
		if strings.HasPrefix(strings.ToLower(l), strings.ToLower(what)) { // a label may have a + itself
			r.tb.Answer(r.tb.Prompt().Pick(i))
			return
		}
	}
	r.tb.Do(what)
}

// until passes until a question or an option comes.
func (r *caseRun) until(what string) {
	r.Helper()
	if what == "next round" {
		r.tb.NextRound()
		return
	}
	if i := strings.LastIndex(what, " "); i > 0 {
		if ask, ok := asks[what[:i]]; ok {
			r.tb.Pass(ask, strings.ToUpper(what[i+1:]))
			return
		}
	}
	round := r.tb.Game.State().Round
	for range 200 {
		switch {
		case r.tb.Game.Over() || r.tb.Game.State().Round > round:
			r.Fatalf("the round is over and %q was never offered", what)
		case r.tb.Offered(what), what == "place" && r.tb.Prompt().Places():
			return
		}
		r.tb.Answer(r.tb.First())
	}
	r.Fatalf("%q was never offered", what)
}
