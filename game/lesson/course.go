package lesson

import (
	"reflect"
	"slices"
	"strings"
	"unicode"

	"attackwing/game"
)

// Course is a battle of a lesson so far: what was answered and what came of it, in its order.
type Course struct {
	lesson *Lesson
	setup  *game.Setup
	begin  game.State
	facts  []fact
}

// fact is an answer, or an event that came of one.
type fact struct {
	answers int // given before it
	event   game.Event
	prompt  *game.Prompt // of an answer; its options are its own
	view    *game.View   // as the one saw it who answered; only of the learner's answers
	picks   uint64
	round   int16
}

// At is the progress of a course.
type At struct {
	Step  int // the one that is now, from 0; as many as there are when all are done
	Wrong int // so many answers were given before one that the step did not want, -1 none was
}

// Follow plays answers of a battle of the lesson.
func (l *Lesson) Follow(u *game.Setup, answers []game.Answer) (*Course, error) {
	c := &Course{lesson: l, setup: u}
	g, err := game.New(u)
	if err != nil {
		return nil, err
	}
	g.State().CopyTo(&c.begin)
	for n, a := range answers {
		f := fact{answers: n, picks: a.Picks, round: g.State().Round}
		for _, p := range g.Prompts() {
			if p.ID == a.Prompt && p.Player == l.Learner() {
				p.Options = slices.Clone(p.Options)
				f.prompt, f.view = &p, new(game.View)
				g.ViewInto(p.Player, f.view)
			}
		}
		events, err := g.Submit(a)
		if err != nil {
			return nil, err
		}
		if f.prompt != nil {
			c.facts = append(c.facts, f)
		}
		for _, e := range events {
			c.facts = append(c.facts, fact{answers: n, event: e, round: g.State().Round})
		}
	}
	return c, nil
}

// At returns the progress of the course by what was shown: the last unseen events are still on
// their way to the eye.
func (c *Course) At(unseen int) At {
	at := At{Wrong: -1}
	var s game.State
	c.begin.CopyTo(&s)
	seen := len(c.facts)
	for ; unseen > 0 && seen > 0; seen-- {
		if c.facts[seen-1].event != nil {
			unseen--
		}
	}
	for i := range c.facts[:seen] {
		f := &c.facts[i]
		if f.event != nil {
			game.Follow(&s, f.event)
		}
		if at.Step == len(c.lesson.Steps) || at.Wrong >= 0 {
			continue
		}
		switch done, wrong := c.done(&c.lesson.Steps[at.Step], f, &s); {
		case done:
			at.Step++
		case wrong:
			at.Wrong = f.answers
		}
	}
	return at
}

// done reports whether a step is done by what has just been answered or has happened, or was
// answered otherwise than it wants.
func (c *Course) done(k *Step, f *fact, s *game.State) (done, wrong bool) {
	asked := f.prompt != nil && k.Asked != nil && c.lesson.means(k.Asked, c.setup, f.prompt, f.round)
	if asked && len(k.Choose) > 0 && !right(f.prompt, picked(f.view, f.prompt, k.Choose), f.picks) {
		return false, true
	}
	if k.Until == nil {
		return asked, false
	}
	return c.reached(k.Until, f, s), false
}

// reached reports whether the table is as a step wants it, by the event that has just happened.
func (c *Course) reached(w *Until, f *fact, s *game.State) bool {
	id, named := c.lesson.ship(c.setup, w.Ship)
	if w.Event != "" &&
		(f.event == nil || !strings.EqualFold(wordsOf(reflect.TypeOf(f.event)), w.Event) ||
			named && game.ShipOf(f.event) != id) {
		return false
	}
	if int(s.Round) < w.Round {
		return false
	}
	if w.Won && (!s.Result.Over || s.Result.Winner != c.lesson.Learner()) {
		return false
	}
	if !named {
		return true
	}
	if w.Gone && !s.Ships[id].Destroyed {
		return false
	}
	if on, ok := c.lesson.ship(c.setup, w.Lock); w.Lock != "" && (!ok || !s.Ships[id].Locks(on)) {
		return false
	}
	if to, ok := c.lesson.ship(c.setup, w.Near); w.Near != "" &&
		(!ok || !s.Ships[id].OnTable() || !s.Ships[to].OnTable() || !near(s, c.setup, id, to, max(w.Range, 1))) {
		return false
	}
	return true
}

// near reports whether two ships are at a Range or nearer.
func near(s *game.State, u *game.Setup, a, b game.ShipID, most int) bool {
	n := u.Band(s.Gap(u, a, b).Dist)
	return n != 0 && n <= most
}

// wordsOf is the name of a kind of event as a lesson writes it: "ship moved".
func wordsOf(t reflect.Type) string {
	var b strings.Builder
	for i, r := range t.Name() {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// awaited are the kinds of event that a step can wait for.
var awaited = []game.Event{
	game.ShipMoved{},
	game.DialRevealed{},
	game.ActionPerformed{},
	game.AttackDeclared{},
	game.AttackRolled{},
	game.DefenseRolled{},
	game.AttackCompared{},
	game.AttackEnded{},
	game.DamageDealt{},
	game.ShieldLost{},
	game.ShipDestroyed{},
	game.LockAcquired{},
	game.Cloaked{},
	game.Decloaked{},
	game.ShieldsRaised{},
	game.PowerStrained{},
	game.PowerRelieved{},
	game.CardUsed{},
	game.TokenPlaced{},
	game.RoundBegan{},
	game.PhaseBegan{},
	game.BattleEnded{},
	game.WentAboard{},
	game.CameHome{},
	game.CommandChanged{},
	game.MarkerPlaced{},
	game.MarkerRemoved{},
	game.Retrieved{},
	game.TokenGiven{},
	game.TokenTaken{},
	game.DronesChanged{},
	game.SheetAction{},
	game.MapShipMoved{},
	game.TokenLaid{},
}

// Awaited are the events that a step can wait for, in words.
func Awaited() []string {
	out := make([]string, len(awaited))
	for i, e := range awaited {
		out[i] = wordsOf(reflect.TypeOf(e))
	}
	return out
}
