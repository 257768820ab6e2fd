package reading

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// Ending holds the effects of a round's End Phase, as far as they have been shown.
type Ending struct {
	Round  int16
	Over   bool     // the next round has begun, or the battle is over
	last   bool     // the battle is over
	Step   EndStep  // the last one that did something
	tokens [3]int   // Evade, Scan, Battle Stations tokens removed
	Ships  []string // of which ship which of them
	kept   int      // cloaks
	off    int      // cloaks that ended
	raised int      // shields
	ticked int      // Time tokens removed
	Laid   []laid   // what the sheet laid, by kinds
	said   []string // by the sheet
	Gone   []Gone
	Tested int // ships that stood against what was laid
}

// laid is a number of laid tokens of one kind.
type laid struct {
	kind game.TokenKind
	n    int
	long float64 // of each, µm; 0 when they differ
}

// Gone is a ship that was destroyed, and by what.
type Gone struct {
	Ship game.ShipID
	Kind game.TokenKind // of the token laid on it, where touched
	Why  string         // what the referee said before
	Laid bool
}

// EndStep is a step of the End Phase as the eye sees it.
type EndStep uint8

const (
	EndTokens  EndStep = iota // Evade, Scan and Battle Stations off
	EndShields                // cloaks and shields
	EndTime                   // Time tokens
	EndSheet                  // what the sheet does
	EndTest                   // ships against what was laid
	EndNext                   // the next round
)

// endStepOf returns the step an event of the End Phase belongs to.
func (k *Ending) endStepOf(e game.Event) EndStep {
	switch e.(type) {
	case game.PhaseBegan, game.TokensRemoved:
		return EndTokens
	case game.Decloaked, game.CloakMovedBeside, game.ShieldsRaised:
		return EndShields
	case game.TimeTicked:
		return EndTime
	case game.TokensTaken, game.TokenLaid:
		return EndSheet
	case game.RoundBegan, game.BattleEnded:
		return EndNext
	case game.ScenarioSaid, game.TouchedToken, game.ShipDestroyed:
		if len(k.Laid) > 0 {
			return EndTest
		}
		return EndSheet
	}
	return k.Step
}

// step returns the step an End Phase is at: of the last event, or of the one that is being shown.
func (k *Ending) step(now game.Event) EndStep {
	if k.Over || now == nil {
		return k.Step
	}
	return max(k.Step, k.endStepOf(now))
}

// Tell counts the effect of an event of the End Phase on a table. Call it before the event is
// applied.
func (k *Ending) Tell(u *game.Setup, s *game.State, e game.Event) {
	k.Step = max(k.Step, k.endStepOf(e))
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
		k.Ships = append(k.Ships, names.Short(u.Name(e.Ship))+": "+strings.Join(what, ", "))
	case game.Decloaked:
		k.off++
	case game.ShieldsRaised:
		k.raised += int(e.N)
	case game.TimeTicked:
		for _, c := range s.Ships[e.Ship].Upgrades {
			if c.Time > 0 {
				k.ticked++
			}
		}
	case game.TokenLaid:
		k.lay(&e.Token)
		k.Tested = fleetInPlay(s)
	case game.ScenarioSaid:
		k.said = append(k.said, e.Words)
	case game.TouchedToken:
		if e.Laid {
			k.Gone = append(k.Gone, Gone{Ship: e.Ship, Kind: e.Kind, Why: e.Say(u), Laid: true})
		}
	case game.ShipDestroyed:
		if n := len(k.Gone); n == 0 || k.Gone[n-1].Ship != e.Ship {
			k.Gone = append(k.Gone, Gone{Ship: e.Ship, Why: e.Say(u)})
		}
	case game.RoundBegan, game.BattleEnded:
		_, k.last = e.(game.BattleEnded)
		k.kept, k.Over = cloaked(s), true
	}
}

var endTokenNames = [3]string{"Evade", "Scan", "Battle Stations"}

// lay counts a token that is laid.
func (k *Ending) lay(tk *game.Token) {
	long := 0.0
	if tk.Form == game.LineForm {
		long = math.Hypot(float64(tk.X1-tk.X0), float64(tk.Y1-tk.Y0))
	}
	for i := range k.Laid {
		l := &k.Laid[i]
		if l.kind == tk.Kind {
			l.n++
			if l.long != long {
				l.long = 0
			}
			return
		}
	}
	k.Laid = append(k.Laid, laid{tk.Kind, 1, long})
}

func fleetInPlay(s *game.State) (n int) {
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.InPlay() && !sh.Map {
			n++
		}
	}
	return n
}

func cloaked(s *game.State) (n int) {
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.InPlay() && sh.Cloak != game.NotCloaked {
			n++
		}
	}
	return n
}

// removed returns the tokens that went, in words.
func (k *Ending) removed() string {
	var w []string
	for i, n := range k.tokens {
		if n > 0 {
			w = append(w, fmt.Sprintf("%d %s", n, endTokenNames[i]))
		}
	}
	return strings.Join(w, ", ")
}

// InShort returns the line of the log that leads back to the End Phase.
func (k *Ending) InShort(u *game.Setup) string {
	var w []string
	add := func(n int, what string) {
		if n > 0 {
			w = append(w, names.Count(n, what))
		}
	}
	add(k.tokens[0]+k.tokens[1]+k.tokens[2], "token")
	if len(w) > 0 {
		w[0] += " removed"
	}
	if k.raised > 0 {
		w = append(w, names.Count(k.raised, "shield")+" raised")
	}
	if len(k.Laid) > 0 {
		w = append(w, "the "+u.Token(k.Laid[0].kind).Called()+" grown")
	}
	if n := len(k.Gone); n > 0 {
		w = append(w, names.Count(n, "ship")+" destroyed")
	}
	words := fmt.Sprintf("End of round %d", k.Round)
	if len(w) > 0 {
		words += ": " + strings.Join(w, ", ")
	}
	return words + "."
}

// EndLine is a step of the checklist.
type EndLine struct {
	Step         EndStep
	Name, Second string
}

// EndLines returns the steps of an End Phase with their effects; now is the event that is being
// shown, nil if there is none.
func (t *Table) EndLines(k *Ending, now game.Event) (ls []EndLine) {
	u := t.Game.Setup()
	add := func(step EndStep, name, second string) { ls = append(ls, EndLine{step, name, second}) }
	or := func(words, none string) string {
		switch {
		case words != "":
			return words
		case k.step(now) > EndTokens || k.Over:
			return none
		}
		return "Evade, Scan, Battle Stations"
	}
	add(EndTokens, "Remove round tokens", or(k.removed(), "none to remove"))
	kept := k.kept
	if !k.Over {
		kept = cloaked(&t.Shown)
	}
	var w []string
	for _, n := range []struct {
		n    int
		what string
		does string
	}{{kept, "cloak", " kept"}, {k.off, "cloak", " ended"}, {k.raised, "shield", " raised"}} {
		if n.n > 0 {
			w = append(w, names.Count(n.n, n.what)+n.does)
		}
	}
	if len(w) == 0 {
		w = []string{"none to raise"}
	}
	add(EndShields, "Shields and cloaks", strings.Join(w, ", "))
	if k.ticked > 0 {
		add(EndTime, "Time Tokens", names.Count(k.ticked, "token")+" removed")
	}
	switch grows := t.Grows(k); {
	case grows != "":
		what := Ending{Laid: k.Laid}
		if len(k.Laid) == 0 {
			for _, tk := range t.ahead(int(k.Round)) {
				what.lay(&tk)
			}
		}
		add(EndSheet, "The "+grows+" grows", t.laidWords(&what))
		test := "every ship against the " + grows
		if k.step(now) > EndTest || k.Over {
			test = "all clear"
			if n := len(k.Gone); n > 0 {
				test = fmt.Sprintf("%d of %d clear", k.Tested-n, k.Tested)
			}
		}
		add(EndTest, "Check ships", test)
	case len(k.said) > 0:
		add(EndSheet, u.Scenario.Sheet().Title, strings.Join(k.said, ". "))
	}
	next := EndLine{Step: EndNext, Name: fmt.Sprintf("Start round %d", k.Round+1)}
	if k.last || !k.Over && t.endsNow() {
		next.Name = "The battle ends"
	}
	return append(ls, next)
}

// endsNow reports whether the referee, who is further, has ended the battle in this round.
func (t *Table) endsNow() bool {
	return t.Game.Over() || int(t.Shown.Round) >= t.Game.Setup().House.RoundLimit
}

// Grows returns the name of the barrier that grows at the end of the round, "" if none does.
func (t *Table) Grows(k *Ending) string {
	for _, l := range k.Laid {
		if t.Game.Setup().Token(l.kind).Look == game.BarrierLook {
			return t.Called(l.kind)
		}
	}
	if k.Over || len(k.Laid) > 0 {
		return ""
	}
	for _, tk := range t.ahead(int(k.Round)) {
		if t.LookOf(&tk) == game.BarrierLook {
			return t.Called(tk.Kind)
		}
	}
	return ""
}

// laidWords returns in words the tokens that were laid.
func (t *Table) laidWords(k *Ending) string {
	u := t.Game.Setup()
	words := ""
	for _, l := range k.Laid {
		switch u.Token(l.kind).Look {
		case game.BarrierLook:
			words = names.Count(l.n, "token")
			if l.long > 0 {
				words += " of " + strings.Replace(t.Long(l.long), ".0\"", "\"", 1)
			}
		case game.GuideLook:
			words += ", guides moved"
		default: // it has no more to tell
		}
	}
	return words
}

// EndedAt returns the index of the checklist's current line, the number of lines when the phase is
// over.
func (k *Ending) EndedAt(ls []EndLine, now game.Event) int {
	if k.Over {
		return len(ls)
	}
	step := k.step(now)
	for i := range ls {
		if ls[i].Step >= step {
			return i
		}
	}
	return len(ls) - 1
}
