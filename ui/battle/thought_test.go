package battle

import (
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
)

// decided plays a battle of two captains up to so many answers, a slice of steps a tick, and tells
// the answers; ticks are those in which somebody thought.
func decided(t *testing.T, steps, answers int, each func(b *Session)) (given []game.Answer, ticks int) {
	t.Helper()
	b := advisedBattle(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	Steps, Advises = steps, false
	for p := range b.Brains {
		var err error
		b.Brains[p], err = ai.New("captain", uint64(p)+1)
		expect.OK(t, err)
	}
	for n := 0; len(b.Game.Answers()) < answers; n++ {
		if n > 200000 {
			t.Fatalf("the battle stands at %v", b.Game.Where())
		}
		was := 0
		if b.Flow.Thinking != nil {
			was = b.Flow.Thinking.steps
			ticks++
		}
		b.Tick(1)
		if k := b.Flow.Thinking; k != nil && k.steps-was > steps && was > 0 {
			t.Fatalf("%d steps in one tick, %d are allowed", k.steps-was, steps)
		}
		if each != nil {
			each(b)
		}
	}
	return b.Game.Answers()[:answers], ticks
}

// A computer player thinks a slice of so many steps a tick, and decides the same however thin the
// slices are.
func TestThoughtsAreSliced(t *testing.T) {
	const answers = 30 // the first round of three ships a side, its dials and its actions
	thick, few := decided(t, 1<<30, answers, nil)
	thin, many := decided(t, 5, answers, nil)
	for i := range thick {
		expect.Must(t, thick[i] == thin[i], "answer %d: %+v in thin slices, %+v in one", i+1, thin[i], thick[i])
	}
	expect.True(t, many >= 4*few, "%d ticks of thought in thin slices, %d in whole ones", many, few)
}

// The window answers while it thinks: what a person does in between is done at once, and a thought
// nobody waits for is left.
func TestTheWindowLivesBesideAThought(t *testing.T) {
	parts, undone := map[int]bool{}, false
	decided(t, 25, 30, func(b *Session) {
		if k := b.Flow.Thinking; k != nil && !k.done {
			parts[int(10*k.Part())] = true
			expect.Must(t, !b.Rests(), "the window rests though somebody thinks")
			if !undone && k.steps > 60 { // taken back in the middle of it
				undone = true
				b.Reset(len(b.Game.Answers()))
				expect.Must(t, b.Flow.Thinking == nil, "a thought goes on that nobody waits for")
			}
		}
	})
	expect.True(t, undone && len(parts) >= 5, "left in the middle: %v; parts seen %v", undone, parts)
}

// Whoever hurries it gets an answer after a few steps more.
func TestAThoughtIsHurried(t *testing.T) {
	longest, hurried := 0, 0
	_, patient := decided(t, 10, 30, nil)
	_, hasty := decided(t, 10, 30, func(b *Session) {
		if k := b.Flow.Thinking; k != nil && !k.done && k.steps >= 10 && !k.hurry {
			b.Hurry()
			hurried++
		}
		if k := b.Flow.Thinking; k != nil {
			longest = max(longest, k.steps)
		}
	})
	expect.True(t, hurried != 0 && hasty*2 <= patient,
		"hurried %d times: %d ticks of thought, %d without; the longest %d steps", hurried, hasty, patient, longest)
}

// A decision that takes long is hurried after so many steps, wherever they fall and however long
// they take: a browser, which is slower, decides the same.
func TestALongThoughtIsHurriedAfterItsSteps(t *testing.T) {
	was := Steps
	defer func() { Steps = was }()
	for _, Steps = range []int{7, 400, 1 << 30} {
		var long endless
		for k := newThought(&long, func() {}); !k.slice(); {
		}
		expect.True(t, long == mostSteps, "hurried after %d steps in slices of %d", long, Steps)
	}
}

// endless thinks until it is hurried, and counts its steps.
type endless int

func (n *endless) Pace(rest func(part float64) bool) {
	if rest == nil {
		return
	}
	for *n++; !rest(0); *n++ {
	}
}

// A window that falls behind and ticks several times for a picture thinks in one of these ticks.
func TestTicksThatCatchUpDoNotThink(t *testing.T) {
	steps, slice := Steps, Slice
	defer func() { Steps, Slice = steps, slice }()
	Steps, Slice = 0, time.Hour
	slow := newThought(rests(3), func() {})
	slow.spare.begin()
	slow.slice()
	expect.True(t, slow.steps == 0, "%d steps right after a slice", slow.steps)
	slow.spare.since = time.Now().Add(-time.Hour)
	slow.slice()
	expect.True(t, slow.steps != 0, "no step though the window had its time")
	var spare Spare
	done := 0
	step := func() bool { done++; return done%5 != 0 }
	spare.Spend(step)
	expect.True(t, done == 5, "%d steps in the first slice, 5 are all there is to do", done)
	spare.Spend(step)
	expect.True(t, done == 5, "%d more right after it", done-5)
	Steps = 1 // counted, nothing hangs on the clock
	counted := newThought(rests(3), func() {})
	for range 3 {
		counted.slice()
	}
	expect.True(t, counted.steps == 3, "%d steps in 3 ticks", counted.steps)
}

// rests thinks in so many steps.
type rests int

func (n rests) Pace(rest func(part float64) bool) {
	if rest == nil {
		return
	}
	for range n {
		rest(0)
	}
}
