package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/onmap"
)

// ending is what the End Phase of a round did, as far as it has been shown.
type ending struct {
	round  int16
	over   bool     // the next round has begun, or the battle is over
	last   bool     // the battle is over
	step   endStep  // the last one that did something
	tokens [3]int   // Evade, Scan, Battle Stations tokens removed
	ships  []string // of which ship which of them
	kept   int      // cloaks
	off    int      // cloaks that ended
	raised int      // shields
	ticked int      // Time tokens removed
	laid   []laid   // what the sheet laid, by kinds
	said   []string // by the sheet
	gone   []gone
	tested int // ships that stood against what was laid
}

// laid are tokens of a kind that were laid.
type laid struct {
	kind game.TokenKind
	n    int
	long float64 // of each, µm; 0 when they differ
}

// gone is a ship that was destroyed, and by what.
type gone struct {
	ship game.ShipID
	kind game.TokenKind // of the token laid on it, where touched
	why  string         // what the referee said before
	laid bool
}

// endStep is a step of the End Phase as the eye sees it.
type endStep uint8

const (
	endTokens  endStep = iota // Evade, Scan and Battle Stations off
	endShields                // cloaks and shields
	endTime                   // Time tokens
	endSheet                  // what the sheet does
	endTest                   // ships against what was laid
	endNext                   // the next round
)

// endStepOf is the step an event of the End Phase belongs to.
func (k *ending) endStepOf(e game.Event) endStep {
	switch e.(type) {
	case game.PhaseBegan, game.TokensRemoved:
		return endTokens
	case game.Decloaked, game.CloakMovedBeside, game.ShieldsRaised:
		return endShields
	case game.TimeTicked:
		return endTime
	case game.TokensTaken, game.TokenLaid:
		return endSheet
	case game.RoundBegan, game.BattleEnded:
		return endNext
	case game.ScenarioSaid, game.TouchedToken, game.ShipDestroyed:
		if len(k.laid) > 0 {
			return endTest
		}
		return endSheet
	}
	return k.step
}

// endStep is the step an End Phase is at: of the last event, or of the one that is being shown.
func (t *Table) endStep(k *ending) endStep {
	if k != t.endingNow() || t.now == nil {
		return k.step
	}
	return max(k.step, k.endStepOf(t.now.Event))
}

// tally counts what an event of the End Phase does, before it is done.
func (t *Table) tally(e game.Event) {
	s, u := &t.shown, t.g.Setup()
	if e, ok := e.(game.PhaseBegan); ok && e.Phase == game.End {
		t.endings = append(t.endings, &ending{round: s.Round})
	}
	k := t.endingNow()
	if k == nil {
		return
	}
	k.step = max(k.step, k.endStepOf(e))
	switch e := e.(type) {
	case game.TokensRemoved:
		sh := &s.Ships[e.Ship]
		var what []string
		for i, n := range [3]int8{sh.Evade, sh.Scan, sh.Stations} {
			k.tokens[i] += int(n)
			if n > 0 {
				what = append(what, endTokenNames[i])
			}
		}
		k.ships = append(k.ships, onmap.Short(u.Name(e.Ship))+": "+strings.Join(what, ", "))
	case game.Decloaked:
		k.off++
	case game.ShieldsRaised:
		k.raised += int(e.N)
	case game.TimeTicked:
		for _, c := range s.Ships[e.Ship].Upgrades[:len(u.Facts(e.Ship).Upgrades)] {
			if c.Time > 0 {
				k.ticked++
			}
		}
	case game.TokenLaid:
		k.lay(&e.Token)
		k.tested = t.fleetInPlay()
	case game.ScenarioSaid:
		k.said = append(k.said, e.Words)
	case game.TouchedToken:
		if e.Laid {
			k.gone = append(k.gone, gone{ship: e.Ship, kind: e.Kind, why: e.Say(u), laid: true})
		}
	case game.ShipDestroyed:
		if n := len(k.gone); n == 0 || k.gone[n-1].ship != e.Ship {
			k.gone = append(k.gone, gone{ship: e.Ship, why: e.Say(u)})
		}
	case game.RoundBegan, game.BattleEnded:
		_, k.last = e.(game.BattleEnded)
		k.kept, k.over = t.cloaked(), true
		at := len(t.log) // among the lines of its round: that the next one begins has been said
		for at > 0 && t.log[at-1].round > k.round {
			at--
		}
		t.log = slices.Insert(t.log, at, line{round: k.round, phase: game.End, text: k.inShort(u), about: game.NoShip, end: len(t.endings)})
	}
}

var endTokenNames = [3]string{"Evade", "Scan", "Battle Stations"}

// lay counts a token that is laid.
func (k *ending) lay(tk *game.Token) {
	long := 0.0
	if tk.Form == game.LineForm {
		long = math.Hypot(float64(tk.X1-tk.X0), float64(tk.Y1-tk.Y0))
	}
	for i := range k.laid {
		l := &k.laid[i]
		if l.kind == tk.Kind {
			l.n++
			if l.long != long {
				l.long = 0
			}
			return
		}
	}
	k.laid = append(k.laid, laid{tk.Kind, 1, long})
}

// endingNow is the End Phase that is being shown, nil in other phases.
func (t *Table) endingNow() *ending {
	if n := len(t.endings); n > 0 && !t.endings[n-1].over {
		return t.endings[n-1]
	}
	return nil
}

func (t *Table) fleetInPlay() (n int) {
	for i := range t.shown.Ships[:t.shown.NShips] {
		if sh := &t.shown.Ships[i]; sh.InPlay() && !sh.Map {
			n++
		}
	}
	return n
}

func (t *Table) cloaked() (n int) {
	for i := range t.shown.Ships[:t.shown.NShips] {
		if sh := &t.shown.Ships[i]; sh.InPlay() && sh.Cloak != game.NotCloaked {
			n++
		}
	}
	return n
}

// retally counts the End Phases of a battle anew that has jumped to another moment.
func (t *Table) retally() {
	t.endings, t.endRead = nil, 0
	first, err := game.NewQuiet(t.g.Setup())
	if err != nil {
		return
	}
	log := t.log
	shown := t.shown
	first.State().CopyTo(&t.shown)
	for i, m := range record.Shoot(t.g.Setup(), t.g.Answers()).Moments {
		for _, e := range m.Events {
			if i > 0 {
				t.tally(e)
				game.Follow(&t.shown, e)
			}
		}
	}
	t.shown, t.log = shown, log
}

// removed are the tokens that went, in words.
func (k *ending) removed() string {
	var w []string
	for i, n := range k.tokens {
		if n > 0 {
			w = append(w, fmt.Sprintf("%d %s", n, endTokenNames[i]))
		}
	}
	return strings.Join(w, ", ")
}

// inShort is the line of the log that leads back to it.
func (k *ending) inShort(u *game.Setup) string {
	var w []string
	add := func(n int, what string) {
		if n > 0 {
			w = append(w, count(n, what))
		}
	}
	add(k.tokens[0]+k.tokens[1]+k.tokens[2], "token")
	if len(w) > 0 {
		w[0] += " removed"
	}
	if k.raised > 0 {
		w = append(w, count(k.raised, "shield")+" raised")
	}
	if len(k.laid) > 0 {
		w = append(w, "the "+u.Token(k.laid[0].kind).Called()+" grown")
	}
	if n := len(k.gone); n > 0 {
		w = append(w, count(n, "ship")+" destroyed")
	}
	words := fmt.Sprintf("End of round %d", k.round)
	if len(w) > 0 {
		words += ": " + strings.Join(w, ", ")
	}
	return words + "."
}

// endLine is a step of the checklist.
type endLine struct {
	step         endStep
	name, second string
}

// endLines are the steps of an End Phase, with what each did.
func (t *Table) endLines(k *ending) (ls []endLine) {
	u := t.g.Setup()
	add := func(step endStep, name, second string) { ls = append(ls, endLine{step, name, second}) }
	or := func(words, none string) string {
		switch {
		case words != "":
			return words
		case t.endStep(k) > endTokens || k.over:
			return none
		}
		return "Evade, Scan, Battle Stations"
	}
	add(endTokens, "Remove round tokens", or(k.removed(), "none lay there"))
	kept := k.kept
	if !k.over {
		kept = t.cloaked()
	}
	var w []string
	for _, n := range []struct {
		n    int
		what string
		does string
	}{{kept, "cloak", " kept"}, {k.off, "cloak", " ended"}, {k.raised, "shield", " raised"}} {
		if n.n > 0 {
			w = append(w, count(n.n, n.what)+n.does)
		}
	}
	if len(w) == 0 {
		w = []string{"nothing to raise"}
	}
	add(endShields, "Shields and cloaks", strings.Join(w, ", "))
	if k.ticked > 0 {
		add(endTime, "Time tokens", count(k.ticked, "token")+" removed")
	}
	switch grows := t.grows(k); {
	case grows != "":
		what := ending{laid: k.laid}
		if len(k.laid) == 0 {
			for _, tk := range t.ahead(int(k.round)) {
				what.lay(&tk)
			}
		}
		add(endSheet, "The "+grows+" grows", t.laidWords(&what))
		test := "every base against the " + grows
		if t.endStep(k) > endTest || k.over {
			test = "all clear"
			if n := len(k.gone); n > 0 {
				test = fmt.Sprintf("%d of %d clear", k.tested-n, k.tested)
			}
		}
		add(endTest, "Ships are tested", test)
	case len(k.said) > 0:
		add(endSheet, u.Scenario.Sheet().Title, strings.Join(k.said, ". "))
	}
	next := endLine{step: endNext, name: fmt.Sprintf("Start round %d", k.round+1)}
	if k.last || k == t.endingNow() && t.endsNow() {
		next.name = "The battle ends"
	}
	return append(ls, next)
}

// endsNow tells whether the referee, who is further, has ended the battle in this round.
func (t *Table) endsNow() bool {
	return t.g.Over() || int(t.shown.Round) >= t.g.Setup().House.RoundLimit
}

// grows is what grows at the end of the round, "" nothing.
func (t *Table) grows(k *ending) string {
	for _, l := range k.laid {
		if t.g.Setup().Token(l.kind).Look == game.BarrierLook {
			return t.called(l.kind)
		}
	}
	if k.over || len(k.laid) > 0 {
		return ""
	}
	for _, tk := range t.ahead(int(k.round)) {
		if t.lookOf(&tk) == game.BarrierLook {
			return t.called(tk.Kind)
		}
	}
	return ""
}

// laidWords are what was laid, in words.
func (t *Table) laidWords(k *ending) string {
	u := t.g.Setup()
	words := ""
	for _, l := range k.laid {
		switch u.Token(l.kind).Look {
		case game.BarrierLook:
			words = count(l.n, "token")
			if l.long > 0 {
				words += " of " + strings.Replace(t.long(l.long), ".0\"", "\"", 1)
			}
		case game.GuideLook:
			words += ", guides moved"
		}
	}
	return words
}
