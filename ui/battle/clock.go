package battle

import (
	"math"
	"time"

	"attackwing/game"
	"attackwing/ui/reading"
)

// LastSeconds is the time before its end from which a clock pulses and ticks, in seconds.
const LastSeconds = 10

// Clock is the clocks of the battle. They run while it is shown, and stand in the menu, in a pause,
// while the screen is passed, and on other pages.
type Clock struct {
	Used  float64   // seconds of the battle
	plan  float64   // of the dials that are set now
	of    int       // whose dials, of which round
	last  time.Time // when they were looked at
	said  int       // the second that was heard last
	shown [2]int    // the seconds that are drawn
	Kept  float64   // seconds of the battle that are written
}

// RunClocks lets the clocks go on. They run while the battle is shown and nothing lies over it.
func (b *Session) RunClocks() {
	if b.Means.Now == nil || b.Terms.Minutes == 0 && b.Terms.Planning == 0 {
		return
	}
	past := b.Clock.since(b.Means.Now())
	if !b.clocksRun() {
		return
	}
	of, on := b.dialsOf()
	b.Clock.run(past, of, on)
	left, plan := b.TimeLeft()
	b.Do(b.Clock.show(left, plan), b.Clock.heard(min(left, plan)))
	if plan <= 0 {
		b.Do(dialsUp{})
	}
	if left <= 0 {
		b.Do(timeUp{})
	}
	if b.Terms.Minutes > 0 && b.Means.Clocked != nil {
		b.Do(b.Clock.keep())
	}
}

// clocksRun reports whether time passes.
func (b *Session) clocksRun() bool {
	return b.Means.Now != nil && b.Game != nil && b.Host.Shows() && !b.Halted && !b.Cover.Down && !b.Host.Stands() &&
		!b.Game.Over()
}

// dialsOf tells the dials of a round and a seat from all others; on reports whether a person sets
// them under a clock now.
func (b *Session) dialsOf() (of int, on bool) {
	of = int(b.Shown.Round)*2 + int(b.Planning.Seat) + 1
	return of, b.Terms.Planning > 0 && b.Planning.Ship != game.NoShip && !b.Cover.Down && !b.Flow.Moving()
}

// TimeLeft returns the time left of the battle and of the dials, in seconds, infinite without a
// clock. While the screen is passed the dials have no time left, since nobody sees them.
func (b *Session) TimeLeft() (battle, plan float64) {
	battle, plan = math.Inf(1), math.Inf(1)
	if b.Terms.Minutes > 0 && b.Game != nil && !b.Shown.TimeUp {
		battle = float64(b.Terms.Minutes*60) - b.Clock.Used
	}
	if of, on := b.dialsOf(); on && of == b.Clock.of {
		plan = float64(b.Terms.Planning) - b.Clock.plan
	}
	return battle, plan
}

// TimeWaiting returns the time left of the battle and of the dials, in seconds, with that of the
// dials behind the cover while the screen is passed.
func (b *Session) TimeWaiting() (battle, plan float64) {
	battle, plan = b.TimeLeft()
	if b.Cover.Down && b.Terms.Planning > 0 && b.Planning.Ship != game.NoShip {
		plan = float64(b.Terms.Planning)
		if of, _ := b.dialsOf(); of == b.Clock.of {
			plan -= b.Clock.plan
		}
	}
	return battle, plan
}

// ClocksWake returns the seconds until the shown clocks change, 0 if they do not.
func (b *Session) ClocksWake() float64 {
	if !b.clocksRun() || b.Terms.Minutes == 0 && b.Terms.Planning == 0 {
		return 0
	}
	left, plan := b.TimeLeft()
	n := min(left, plan)
	if math.IsInf(n, 1) {
		return 0
	}
	return max(0.02, n-math.Ceil(n)+1)
}

// since returns the seconds since its last call, 0 at the first.
func (c *Clock) since(now time.Time) (past float64) {
	if !c.last.IsZero() {
		past = max(0, now.Sub(c.last).Seconds())
	}
	c.last = now
	return past
}

// run lets so many seconds pass, of the dials, too, where they are set.
func (c *Clock) run(past float64, of int, dials bool) {
	c.Used += past
	switch {
	case !dials:
	case of != c.of:
		c.of, c.plan = of, 0
	default:
		c.plan += past
	}
}

// show has the page show what is left.
func (c *Clock) show(left, plan float64) Effect {
	if n := [2]int{Seconds(left), Seconds(plan)}; n != c.shown {
		c.shown = n
		return stale{}
	}
	return nil
}

// heard lets the last seconds be heard.
func (c *Clock) heard(left float64) Effect {
	if n := Seconds(left); n >= 0 && n <= LastSeconds && n != c.said {
		c.said = n
		return heard{Name: "clock"}
	}
	return nil
}

// keep has the time of the battle written now and then.
func (c *Clock) keep() Effect {
	if math.Abs(c.Used-c.Kept) < 15 {
		return nil
	}
	c.Kept = c.Used
	return keepClock{int(c.Used)}
}

// Pulses reports whether the bar shows that little time is left, now.
func (b *Session) Pulses() bool {
	left, plan := b.TimeLeft()
	n := Seconds(min(left, plan))
	return n >= 0 && n <= LastSeconds && n%2 == 0
}

// Seconds returns the time left in whole seconds, as it is shown.
func Seconds(left float64) int {
	if math.IsInf(left, 1) {
		return -1
	}
	return int(math.Ceil(max(0, left)))
}

// callTime tells the referee that the battle's time is over: the round is finished.
func (b *Session) callTime() {
	p := b.Game.FirstOpen()
	if p == nil || b.Game.State().TimeUp || b.Far.Is() && (b.Sealed || b.Far.Plea() != nil ||
		p.Player != b.Far.Me() && p.Ask != game.ChooseManeuver) {
		// then it is said with the next choice
		return
	}
	b.submit(game.Answer{Prompt: p.ID, Time: true})
	b.Host.Toast("Time! This is the last round.")
}

// dialsUp locks all dials of who sets them: those that are locked as they are, the one that is
// turned as it was turned, the others to their slowest straight maneuver.
func (b *Session) dialsUp() {
	p := b.Asked()
	if p == nil || p.Ask != game.ChooseManeuver {
		return
	}
	turned := game.NoShip
	if b.Question.chosen != Nothing && p.ID == b.Question.PromptID {
		turned = p.Ship
	}
	for _, q := range b.Plans(p.Player) {
		switch {
		case b.Planning.Locked[q.Ship]:
			continue
		case q.Ship == turned && reading.OnDial(&q, b.Question.chosen) >= 0:
			b.Do(b.Planning.lock(q.Ship, b.Question.chosen))
		default:
			b.Do(b.Planning.lock(q.Ship, b.SlowestStraight(&q, b.Question.Answer())))
		}
	}
	b.Told.note(&b.Table, "Time is up: the dials of "+b.Game.Setup().Player(p.Player)+" are locked.")
	b.Host.Toast("Time is up: your dials are locked.")
	b.handIn(p.Player)
}
