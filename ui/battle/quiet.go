package battle

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
)

// Unput is a question that was answered without being asked: with a pass, since in no imagined game
// was anything else better, or as before. The zero value is none.
type Unput struct {
	Words string // what was answered, "" none
	Why   string
	at    int // number of answers before it
	again int // answers before the one that a person wants to be asked, plus one
}

// always lists the questions that are always asked: what is left out there is a ship's whole turn.
var always = []game.Ask{game.ChooseAction, game.ChooseFreeAction, game.ChooseTarget}

// isAlways reports whether a question is always asked. A target is not where each shot may cost
// Fleet Points of one's own.
func (b *Session) isAlways(p *game.Prompt) bool {
	return slices.Contains(always, p.Ask) && (p.Ask != game.ChooseTarget ||
		slices.ContainsFunc(p.Options, func(o game.Option) bool { return o.Kind != game.Pass && b.CostOf(&o) <= 0 }))
}

// looks reports whether an option of a question looks at a dial: what a person learns by it no imagined game tells.
func looks(u *game.Setup, p *game.Prompt) bool {
	return slices.ContainsFunc(p.Options, func(o game.Option) bool {
		if o.Kind != game.UseCard || o.Line == 0 {
			return false
		}
		a, _, _ := u.Line(o.Line)
		return slices.ContainsFunc(a.Do, func(e card.Effect) bool { return e.Op == card.LookAtDial })
	})
}

// passOver answers a question with a pass where nothing else was better in any imagined game, and
// which ship goes next as before. A line says so until the person answers next; a press on it asks.
func (b *Session) passOver() {
	p, q, n := b.Asked(), &b.Question, len(b.Game.Answers())
	if p == nil || p.ID != q.PromptID || !q.untouched() || q.Unput.again == n+1 || b.isAlways(p) ||
		b.Person.Pace == "stop" || b.Lesson().Class() != nil || b.Far.Is() { // nothing is taken back there
		return
	}
	if b.goAsBefore(p) {
		return
	}
	i := slices.IndexFunc(b.Advice.known, func(x proposal) bool { return x.prompt == p.ID })
	if i < 0 || !ai.Needless(p, b.Advice.known[i].tried) || looks(b.Game.Setup(), p) {
		return
	}
	pass := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.Pass })
	about := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind != game.Pass })
	if about < 0 {
		return
	}
	words := b.Brief(p, about)
	if len(p.Options) > 2 {
		words += fmt.Sprintf(" and %d more", len(p.Options)-2)
	}
	if b.submit(p.Pick(pass)) {
		q.Unput = Unput{
			Words: "Passed: " + words,
			Why:   "In no imagined game was it better to use it. Click to be asked.",
			at:    n,
		}
	}
}

// AskAfterAll goes back to the question that was passed over, and asks it.
func (b *Session) AskAfterAll() {
	u := &b.Question.Unput
	if u.Words == "" {
		return
	}
	b.Do(b.History.wish(&b.Table, u.at, b.dialsSeen()))
}
