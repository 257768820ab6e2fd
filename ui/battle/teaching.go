package battle

import (
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/lesson"
	"attackwing/ui/reading"
)

// Class is a lesson that a battle is to be.
type Class struct {
	Lesson *lesson.Lesson
	Words  string // which it is: "Lesson 1 of 5"
	// of a puzzle: why its answer is the best. What is asked does not glow then before it is asked
	// for
	Why  string
	Kept func([]game.Answer) error // keeps how far it has come
	Done func()                    // all of it is done
	Ways []Way                     // where its end leads, the usual one first
}

// Way is one of the ways that lead on from the end of a lesson.
type Way struct {
	Words string
	Do    func()
}

// Teaching is the lesson that a battle is; in any other battle it says nothing. It counts by what
// has been shown: the referee is ahead of the eye.
type Teaching struct {
	class *Class

	course  *lesson.Course
	answers []game.Answer // that it is of
	unseen  int
	at      lesson.At
	told    bool // that all of it is done
	shown   bool // the answer of a puzzle was asked for
}

// follow counts the steps that are done after the answers of a battle, of whose events some are
// still unseen.
func (t *Teaching) follow(g *game.Game, unseen int) {
	if t.class == nil || g == nil {
		return
	}
	if now := g.Answers(); t.course == nil || !slices.Equal(now, t.answers) {
		c, err := t.class.Lesson.Follow(g.Setup(), now)
		if err != nil {
			return
		}
		t.course, t.answers, t.unseen = c, slices.Clone(now), -1
	}
	if unseen != t.unseen {
		t.at, t.unseen = t.course.At(unseen), unseen
	}
}

// Class returns the lesson, nil where the battle is none.
func (t *Teaching) Class() *Class { return t.class }

// At returns the progress of the lesson.
func (t *Teaching) At() lesson.At { return t.at }

// Step returns the current step, nil if there is none.
func (t *Teaching) Step() *lesson.Step {
	if t.class != nil && t.at.Step < len(t.class.Lesson.Steps) {
		return &t.class.Lesson.Steps[t.at.Step]
	}
	return nil
}

// finish tells once that all of it is done.
func (t *Teaching) finish() Effect {
	if t.told {
		return nil
	}
	t.told = true
	t.class.Done()
	return stale{}
}

// Wrong reports whether an answer was not what the step wants: it has happened, and can only be
// taken back.
func (t *Teaching) Wrong() bool { return t.class != nil && t.at.Wrong >= 0 }

// Back takes back what was wrong.
func (t *Teaching) Back() Effect {
	if t.Wrong() {
		return Jump{Answers: t.at.Wrong}
	}
	return nil
}

// backFirst is the reason why nothing else is answered after a wrong answer.
const backFirst = "Not quite. Press Back on the card and try again."

// refuses returns the reason why the lesson does not take an answer, "" if it does.
func (t *Teaching) refuses(v *game.View, p *game.Prompt, picks uint64) string {
	switch k := t.Step(); {
	case k == nil:
		return ""
	case t.Wrong():
		return backFirst
	default:
		return t.class.Lesson.Refuses(k, v, p, picks)
	}
}

// refusesBoxes returns the reason why the lesson does not take a set of boxes, "" if it does.
func (t *Teaching) refusesBoxes(v *game.View, p *game.Prompt, picks uint64) string {
	k := t.Step()
	wanted := t.wanted(v, p)
	if k == nil || picks == boxes(p, wanted) && !t.Wrong() {
		return ""
	}
	if picks == 0 {
		for i := range p.Options {
			if p.Options[i].Kind == game.Pass {
				picks = 1 << uint(i)
			}
		}
	}
	if why := t.refuses(v, p, picks); why != "" {
		return why
	}
	if wanted != 0 && k.Else != "" {
		return k.Else
	}
	return ""
}

// boxes returns a set of options without the one that spends nothing, which is no box.
func boxes(p *game.Prompt, options uint64) uint64 {
	for i := range p.Options {
		if reading.Spends(p) && p.Options[i].Kind == game.Pass {
			options &^= 1 << uint(i)
		}
	}
	return options
}

// RefusesOption returns the reason why the lesson does not take one option. It is "" if the lesson
// does, or if several may be picked and this may be one of them.
func (t *Teaching) RefusesOption(v *game.View, p *game.Prompt, option int) string {
	if reading.Boxed(p) || option < 0 || option >= len(p.Options) {
		return ""
	}
	return t.refuses(v, p, 1<<uint(option))
}

// wanted returns the options that the step wants of a question, as bits.
func (t *Teaching) wanted(v *game.View, p *game.Prompt) uint64 {
	k := t.Step()
	if k == nil {
		return 0
	}
	picks, _ := t.class.Lesson.Wanted(k, v, p)
	return picks
}

// glows returns the options of a question that are to be pressed now, as the question counts them,
// where picks are checked and at is to be answered; main: it is the big button.
func (t *Teaching) glows(v *game.View, p *game.Prompt, picks uint64, at int) (options []int, main bool) {
	wanted := t.wanted(v, p)
	switch {
	case t.Puzzles():
		return nil, false
	case wanted == 0:
		return nil, true
	case reading.Boxed(p):
		options = bitsOf(boxes(p, wanted)^picks, len(p.Options))
		return options, len(options) == 0
	}
	if p.Ask == game.ChooseManeuver {
		at = reading.OnDial(p, at)
	}
	if at >= 0 && at < len(p.Options) && wanted>>uint(at)&1 != 0 {
		return nil, true
	}
	return bitsOf(wanted, len(p.Options)), false
}

// bitsOf returns the places below n of the bits of a set.
func bitsOf(set uint64, n int) (places []int) {
	for i := range n {
		if set>>uint(i)&1 != 0 {
			places = append(places, i)
		}
	}
	return places
}

// Puzzle reports whether it is a puzzle.
func (t *Teaching) Puzzle() bool { return t.class != nil && t.class.Why != "" }

// Puzzles reports whether it is a puzzle whose answer was not asked for.
func (t *Teaching) Puzzles() bool { return t.Puzzle() && !t.shown }

// Shown reports whether it is a puzzle whose answer was asked for.
func (t *Teaching) Shown() bool { return t.Puzzle() && t.shown }

// ShowAnswer takes back what was wrong and has the best answer of a puzzle in mind: the board shows
// it, and the big button plays it.
func (b *Session) ShowAnswer() {
	t := b.Lesson()
	t.shown = true
	if e := t.Back(); e != nil {
		b.Do(e) // it is in mind when the question is asked again
		return
	}
	if p := b.Asked(); p != nil {
		b.showAnswer(p)
	}
}

// showAnswer has the answer in mind that the step wants.
func (b *Session) showAnswer(p *game.Prompt) {
	q, wanted := &b.Question, b.Lesson().wanted(&b.View, p)
	b.Changed = true
	switch {
	case wanted == 0:
	case reading.Boxed(p):
		q.Picks = boxes(p, wanted)
	default:
		q.Take(asCounted(p, bits.TrailingZeros64(wanted)))
	}
}

// waits reports whether nothing is to be in mind before whoever learns takes up something: the step
// wants one of several options, or the question is a puzzle.
func (t *Teaching) waits(v *game.View, p *game.Prompt) bool {
	return t.wanted(v, p) != 0 && !p.Places() && len(p.Options) > 1 && (!reading.Spends(p) || t.class.Why != "")
}

// refusesMind returns the reason why the lesson does not take the answer in mind, "" if it does.
func (t *Teaching) refusesMind(v *game.View, p *game.Prompt, q *Question) string {
	switch {
	case reading.Spends(p):
		return t.refusesBoxes(v, p, q.Picks)
	case p.Max > 1:
		return t.refuses(v, p, q.Picks)
	case p.Ask == game.ChooseManeuver:
		return t.RefusesOption(v, p, reading.OnDial(p, q.Answer()))
	}
	return t.RefusesOption(v, p, q.Answer())
}

// pressWords returns what the step asks to press, "" outside of lessons.
func (t *Teaching) pressWords() string {
	if k := t.Step(); k != nil {
		return k.Press
	}
	return ""
}

// asCounted returns an option as its question counts it: a dial counts moves.
func asCounted(p *game.Prompt, option int) int {
	if p.Ask == game.ChooseManeuver {
		return reading.MoveOf(p.Options[option])
	}
	return option
}

// bySelf returns the answer that whoever learns is not asked for; is is false where they are asked.
func (t *Teaching) bySelf(g *game.Game, p *game.Prompt) (a game.Answer, is bool) {
	if t.class == nil {
		return a, false
	}
	return t.class.Lesson.BySelf(g.View(p.Player), p)
}

// Teach makes the battle that is begun next a lesson, nil none.
func (b *Session) Teach(c *Class) {
	b.teaching = Teaching{class: c, unseen: -1, at: lesson.At{Wrong: -1}}
	b.Taught = c != nil
}

// Lesson returns the lesson as far as it has been shown.
func (b *Session) Lesson() *Teaching {
	b.teaching.follow(b.Game, b.Flow.unseen())
	return &b.teaching
}

// LessonOver reports whether all of the lesson is done and has been seen.
func (b *Session) LessonOver() bool {
	t := b.Lesson()
	return t.class != nil && t.Step() == nil && !b.Flow.Moving() && (t.class.Why != "" || b.Stage() != Reads)
}

// Glows returns the options of the open question that the lesson wants pressed now, as the question
// counts them; main: it is the big button, back: what is wrong is to be taken back.
func (b *Session) Glows() (options []int, main, back bool) {
	t, p := b.Lesson(), b.Asked()
	switch {
	case t.class == nil || b.Game == nil:
		return nil, false, false
	case t.Wrong():
		return nil, false, true
	case p == nil || b.Stage() != Asks:
		return nil, b.Flow.Waits() || b.Stage() == Reads, false
	}
	options, main = t.glows(&b.View, p, b.Question.Picks, b.Question.Answer())
	return options, main, false
}

// LessonStops reports whether nothing goes on: an answer was wrong, and what it has brought has been
// seen. What a puzzle's brings is not shown.
func (b *Session) LessonStops() bool {
	t := b.Lesson()
	return t.Wrong() && (t.class.Why != "" || !b.Flow.Moving())
}

// BigButton is the look of the big button in a lesson: main, plain, or none.
type BigButton int

// FreeButton is the big button as anywhere, RightButton the answer that the step wants, OtherButton
// one that may be given all the same, NoButton none: nothing is picked, or what the lesson refuses.
const (
	FreeButton BigButton = iota
	RightButton
	OtherButton
	NoButton
)

// BigButton returns how the big button stands to the current step of the lesson.
func (b *Session) BigButton() BigButton {
	t, p := b.Lesson(), b.Asked()
	if t.Step() == nil {
		return FreeButton
	}
	_, main, back := b.Glows()
	switch {
	case back:
		return NoButton
	case main:
		return RightButton
	case p == nil || b.Stage() != Asks:
		return OtherButton
	case !reading.Boxed(p) && b.Question.Answer() == Nothing:
		return NoButton
	case t.Puzzles():
		return FreeButton
	case t.refusesMind(&b.View, p, &b.Question) != "":
		return NoButton
	}
	return OtherButton
}
