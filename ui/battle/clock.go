package battle

import (
	"math"
	"time"

	"attackwing/game"
	"attackwing/ui/reading"
)

// lastSeconds is how long before its end a clock pulses and ticks.
const LastSeconds = 10

// Clock is the clocks of the battle. They run while it is shown, and stand in the menu, in a pause,
// while the screen is passed, and on other pages.
type Clock struct {
	battle *Battle

	Used  float64   // seconds of the battle
	plan  float64   // of the dials that are set now
	of    int       // whose dials, of which round
	last  time.Time // when they were looked at
	said  int       // the second that was heard last
	shown [2]int    // the seconds that are drawn
	Kept  float64   // seconds of the battle that are written
}

// Set begins a clock anew, so many seconds of the battle having passed.
func (c *Clock) Set(used float64) { *c = Clock{battle: c.battle, Used: used, Kept: used} }

// runs reports whether time passes.
func (c *Clock) runs() bool {
	b := c.battle
	return b.Means.Now != nil && b.Game != nil && b.Host.Shows() && !b.Halted && !b.Cover.Down && !b.Host.Stands() &&
		!b.Game.Over()
}

// ofDials reports whether a person sets dials under a clock now, and of which round and seat they
// are.
func (c *Clock) ofDials() (of int, on bool) {
	b := c.battle
	if b.Terms.Planning == 0 || b.Planning.Ship == game.NoShip || b.Cover.Down || b.Flow.Moving() {
		return 0, false
	}
	return c.round(), true
}

// Go lets the clocks go on.
func (c *Clock) Go() {
	b := c.battle
	if b.Means.Now == nil || b.Terms.Minutes == 0 && b.Terms.Planning == 0 {
		return
	}
	now := b.Means.Now()
	past := 0.0
	if !c.last.IsZero() {
		past = max(0, now.Sub(c.last).Seconds())
	}
	c.last = now
	if !c.runs() {
		return
	}
	c.Used += past
	of, on := c.ofDials()
	switch {
	case !on:
	case of != c.of:
		c.of, c.plan = of, 0
	default:
		c.plan += past
	}
	left, plan := c.Left()
	if n := [2]int{Seconds(left), Seconds(plan)}; n != c.shown {
		c.shown, b.Changed = n, true
		c.tick(min(left, plan))
	}
	if plan <= 0 {
		c.dialsUp()
	}
	if left <= 0 {
		c.callTime()
	}
	if b.Terms.Minutes > 0 && b.Means.Clocked != nil && math.Abs(c.Used-c.Kept) >= 15 {
		c.Kept = c.Used
		b.Host.Kept(b.Means.Clocked(int(c.Used)))
	}
}

// Seconds are the whole ones that are shown of what is left.
func Seconds(left float64) int {
	if math.IsInf(left, 1) {
		return -1
	}
	return int(math.Ceil(max(0, left)))
}

// Left is what is left of the battle and of the dials, in seconds: infinite without a clock.
func (c *Clock) Left() (battle, plan float64) {
	b := c.battle
	battle, plan = math.Inf(1), math.Inf(1)
	if b.Terms.Minutes > 0 && b.Game != nil && !b.Shown.TimeUp {
		battle = float64(b.Terms.Minutes*60) - c.Used
	}
	if of, on := c.ofDials(); on && of == c.of {
		plan = float64(b.Terms.Planning) - c.plan
	}
	return battle, plan
}

// Waiting is what is left while the screen is passed: of the battle, and of the dials that are set
// behind the cover.
func (c *Clock) Waiting() (battle, plan float64) {
	b := c.battle
	battle, plan = c.Left()
	if b.Cover.Down && b.Terms.Planning > 0 && b.Planning.Ship != game.NoShip {
		plan = float64(b.Terms.Planning)
		if c.of == c.round() {
			plan -= c.plan
		}
	}
	return battle, plan
}

// round tells the dials of a round and a seat from all others.
func (c *Clock) round() int { return int(c.battle.Shown.Round)*2 + int(c.battle.Planning.Seat) + 1 }

// tick is heard in the last seconds.
func (c *Clock) tick(left float64) {
	n := Seconds(left)
	if n >= 0 && n <= LastSeconds && n != c.said {
		c.said = n
		c.battle.sound("clock", 0)
	}
}

// Wakes is after how many seconds what is shown of the clocks changes, 0 never.
func (c *Clock) Wakes() float64 {
	b := c.battle
	if !c.runs() || b.Terms.Minutes == 0 && b.Terms.Planning == 0 {
		return 0
	}
	left, plan := c.Left()
	n := min(left, plan)
	if math.IsInf(n, 1) {
		return 0
	}
	return max(0.02, n-math.Ceil(n)+1)
}

// callTime tells the referee that the battle's time is over: the round is finished.
func (c *Clock) callTime() {
	b := c.battle
	p := b.Game.FirstOpen()
	if p == nil || b.Game.State().TimeUp {
		return
	}
	b.submit(game.Answer{Prompt: p.ID, Time: true})
	b.Host.Toast("Time! This is the last round.")
}

// dialsUp locks all dials of who sets them: those that are locked as they are, the one that is
// turned as it was turned, the others to their slowest straight maneuver.
func (c *Clock) dialsUp() {
	b := c.battle
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
			b.Planning.lock(q.Ship, b.Question.chosen)
		default:
			b.Planning.lock(q.Ship, b.SlowestStraight(&q, b.Question.Answer()))
		}
	}
	b.Told.note("Time is up: the dials of " + b.Game.Setup().Player(p.Player) + " are locked.")
	b.Host.Toast("Time is up: your dials are locked.")
	b.Planning.handIn(p.Player)
}

// Pulses reports whether the bar shows that little time is left, now.
func (c *Clock) Pulses() bool {
	left, plan := c.Left()
	n := Seconds(min(left, plan))
	return n >= 0 && n <= LastSeconds && n%2 == 0
}
