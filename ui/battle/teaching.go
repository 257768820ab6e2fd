package battle

import (
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
	battle *Battle
	class  *Class

	course  *lesson.Course
	answers []game.Answer // that it is of
	unseen  int
	at      lesson.At
	told    bool // that all of it is done
	shown   bool // the answer of a puzzle was asked for
}

// Take makes the battle that is begun next a lesson, nil none.
func (t *Teaching) Take(c *Class) {
	b := t.battle
	*t = Teaching{battle: b, class: c, unseen: -1}
	b.Taught = c != nil
}

// Class returns the lesson, nil where the battle is none.
func (t *Teaching) Class() *Class { return t.class }

// At returns the progress of the lesson.
func (t *Teaching) At() lesson.At {
	b := t.battle
	if now := b.Game.Answers(); t.course == nil || !slices.Equal(now, t.answers) {
		c, err := t.class.Lesson.Follow(b.Game.Setup(), now)
		if err != nil {
			return t.at
		}
		t.course, t.answers, t.unseen = c, slices.Clone(now), -1
	}
	unseen := len(b.Flow.Queue)
	if b.Flow.Now != nil {
		unseen++
	}
	if unseen != t.unseen {
		t.at, t.unseen = t.course.At(unseen), unseen
	}
	return t.at
}

// Step returns the current step, nil if there is none.
func (t *Teaching) Step() *lesson.Step {
	if t.class == nil {
		return nil
	}
	if at := t.At(); at.Step < len(t.class.Lesson.Steps) {
		return &t.class.Lesson.Steps[at.Step]
	}
	return nil
}

// Over reports whether all of it is done and has been seen.
func (t *Teaching) Over() bool {
	b := t.battle
	return t.class != nil && t.Step() == nil && (t.class.Why != "" || !b.Flow.Moving() && b.Stage() != Reads)
}

// finished tells once that all of it is done.
func (t *Teaching) finished() {
	if !t.told && t.Over() {
		t.told = true
		t.class.Done()
		t.battle.Changed = true
	}
}

// Wrong reports whether an answer was not what the step wants: it has happened, and can only be
// taken back.
func (t *Teaching) Wrong() bool { return t.class != nil && t.At().Wrong >= 0 }

// Back takes back what was wrong.
func (t *Teaching) Back() {
	if t.Wrong() {
		t.battle.History.TakeBack(t.At().Wrong, "")
	}
}

// backFirst is the reason why nothing else is answered after a wrong answer.
const backFirst = "Not quite. Press Back on the card and try again."

// Refuses returns the reason why the lesson does not take an answer, "" if it does.
func (t *Teaching) Refuses(p *game.Prompt, picks uint64) string {
	switch k := t.Step(); {
	case k == nil:
		return ""
	case t.Wrong():
		return backFirst
	default:
		return t.class.Lesson.Refuses(k, &t.battle.View, p, picks)
	}
}

// refusesBoxes returns the reason why the lesson does not take a set of boxes, "" if it does.
func (t *Teaching) refusesBoxes(p *game.Prompt, picks uint64) string {
	k := t.Step()
	if k == nil || picks == boxes(p, t.wanted(p)) && !t.Wrong() {
		return ""
	}
	if picks == 0 {
		for i := range p.Options {
			if p.Options[i].Kind == game.Pass {
				picks = 1 << uint(i)
			}
		}
	}
	if why := t.Refuses(p, picks); why != "" {
		return why
	}
	if wanted := t.wanted(p); wanted != 0 && k.Else != "" {
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
func (t *Teaching) RefusesOption(p *game.Prompt, option int) string {
	if reading.Boxed(p) || option < 0 || option >= len(p.Options) {
		return ""
	}
	return t.Refuses(p, 1<<uint(option))
}

// wanted returns the options that the step wants of the open question, as bits.
func (t *Teaching) wanted(p *game.Prompt) uint64 {
	k := t.Step()
	if k == nil {
		return 0
	}
	picks, _ := t.class.Lesson.Wanted(k, &t.battle.View, p)
	return picks
}

// Glows returns the options of the open question that are to be pressed now, as the question counts
// them; main: it is the big button, back: what is wrong is to be taken back.
func (t *Teaching) Glows() (options []int, main, back bool) {
	b := t.battle
	if t.class == nil || b.Game == nil {
		return nil, false, false
	}
	if t.Wrong() {
		return nil, false, true
	}
	p := b.Asked()
	if p == nil || b.Stage() != Asks {
		return nil, b.Flow.Waits() || b.Stage() == Reads, false
	}
	wanted := t.wanted(p)
	switch {
	case t.Puzzles():
		return nil, false, false
	case wanted == 0:
		return nil, true, false
	case reading.Boxed(p):
		for i := range p.Options {
			if (boxes(p, wanted)^b.Question.Picks)>>uint(i)&1 != 0 {
				options = append(options, i)
			}
		}
		return options, len(options) == 0, false
	}
	at := b.Question.Answer()
	if p.Ask == game.ChooseManeuver {
		at = reading.OnDial(p, at)
	}
	if at >= 0 && at < len(p.Options) && wanted>>uint(at)&1 != 0 {
		return nil, true, false
	}
	for i := range p.Options {
		if wanted>>uint(i)&1 != 0 {
			options = append(options, i)
		}
	}
	return options, false, false
}

// Puzzles reports whether it is a puzzle whose answer was not asked for.
func (t *Teaching) Puzzles() bool { return t.class != nil && t.class.Why != "" && !t.shown }

// Show takes back what was wrong and lets the answer of a puzzle glow.
func (t *Teaching) Show() {
	t.shown = true
	t.Back()
	t.battle.Changed = true
}

// propose has another option in mind than the one that is wanted, or none where several are picked,
// so that whoever learns takes it.
func (t *Teaching) propose(p *game.Prompt) {
	b := t.battle
	wanted := t.wanted(p)
	switch {
	case wanted == 0 || p.Places():
		return
	case reading.Spends(p):
		return
	case p.Max > 1:
		b.Question.Picks = 0
		return
	}
	at := b.Question.Answer()
	if p.Ask == game.ChooseManeuver {
		at = reading.OnDial(p, at)
	}
	if at < 0 || wanted>>uint(at)&1 == 0 {
		return
	}
	for i := range p.Options {
		if k := (at + i) % len(p.Options); wanted>>uint(k)&1 == 0 {
			b.Question.Propose(asCounted(p, k))
			return
		}
	}
}

// asCounted returns an option as its question counts it: a dial counts moves.
func asCounted(p *game.Prompt, option int) int {
	if p.Ask == game.ChooseManeuver {
		return reading.MoveOf(p.Options[option])
	}
	return option
}

// silent answers what whoever learns is not asked; true when it has.
func (t *Teaching) silent(p *game.Prompt) bool {
	if t.class == nil {
		return false
	}
	a, ok := t.class.Lesson.BySelf(t.battle.Game.View(p.Player), p)
	return ok && t.battle.submit(a)
}
