package table

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"attackwing/game"
	"attackwing/ui/scene"
)

// The clocks of a battle as they can be chosen: minutes for all of it, seconds for the dials of a player and round.
var (
	clockChoices = []string{"none", "30", "45", "60", "75"}
	planChoices  = []string{"none", "60", "90", "120"}
)

// lastSeconds is how long before its end a clock pulses and ticks.
const lastSeconds = 10

// clocks are those of the battle. They run while it is shown, and stand in the menu, in a pause and on other pages.
type clocks struct {
	used  float64   // seconds of the battle
	plan  float64   // of the dials that are set now
	of    int       // whose dials, of which round
	last  time.Time // when they were looked at
	said  int       // the second that was heard last
	shown [2]int    // the seconds that are drawn
	kept  float64   // seconds of the battle that are written
}

// number of a choice, 0 for none.
func chosen(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// clockRuns tells whether time passes.
func (t *Table) clockRuns() bool {
	return t.opts.Now != nil && t.g != nil && t.Screen == Playing && !t.halted && !t.menu.open && !t.help && !t.g.Over()
}

// planning tells whether a person sets dials under a clock now, and of which round and seat they are.
func (t *Table) planClock() (of int, on bool) {
	if t.terms.Planning == 0 || t.planner == game.NoShip || t.curtain || t.moving() {
		return 0, false
	}
	return int(t.shown.Round)*2 + int(t.seated) + 1, true
}

// clocksGo lets the clocks go on.
func (t *Table) clocksGo() {
	if t.opts.Now == nil || t.terms.Minutes == 0 && t.terms.Planning == 0 {
		return
	}
	c, now := &t.clock, t.opts.Now()
	past := 0.0
	if !c.last.IsZero() {
		past = max(0, now.Sub(c.last).Seconds())
	}
	c.last = now
	if !t.clockRuns() {
		return
	}
	c.used += past
	of, on := t.planClock()
	switch {
	case !on:
	case of != c.of:
		c.of, c.plan = of, 0
	default:
		c.plan += past
	}
	left, plan := t.timeLeft()
	if n := [2]int{seconds(left), seconds(plan)}; n != c.shown {
		c.shown, t.dirty = n, true
		t.tickClock(min(left, plan))
	}
	if plan <= 0 {
		t.planTimeUp()
	}
	if left <= 0 {
		t.callTime()
	}
	if t.terms.Minutes > 0 && t.opts.Clocked != nil && math.Abs(c.used-c.kept) >= 15 {
		c.kept = c.used
		t.kept(t.opts.Clocked(int(c.used)))
	}
}

// seconds are the whole ones that are shown of what is left.
func seconds(left float64) int {
	if math.IsInf(left, 1) {
		return -1
	}
	return int(math.Ceil(max(0, left)))
}

// nextClock goes on to the next clock of a battle.
func (t *Table) nextClock() {
	at := slices.Index(clockChoices, t.prefs.Clock)
	t.setSetting("clock", clockChoices[(at+1)%len(clockChoices)])
}

// timeLeft is what is left of the battle and of the dials, in seconds: infinite without a clock.
func (t *Table) timeLeft() (battle, plan float64) {
	battle, plan = math.Inf(1), math.Inf(1)
	if t.terms.Minutes > 0 && t.g != nil && !t.shown.TimeUp {
		battle = float64(t.terms.Minutes*60) - t.clock.used
	}
	if of, on := t.planClock(); on && of == t.clock.of {
		plan = float64(t.terms.Planning) - t.clock.plan
	}
	return battle, plan
}

// tickClock is heard in the last seconds.
func (t *Table) tickClock(left float64) {
	n := seconds(left)
	if n >= 0 && n <= lastSeconds && n != t.clock.said {
		t.clock.said = n
		t.sound("clock", 0)
	}
}

// clockWakes is after how many seconds what is shown of the clocks changes, 0 never.
func (t *Table) clockWakes() float64 {
	if !t.clockRuns() || t.terms.Minutes == 0 && t.terms.Planning == 0 {
		return 0
	}
	left, plan := t.timeLeft()
	n := min(left, plan)
	if math.IsInf(n, 1) {
		return 0
	}
	return max(0.02, n-math.Ceil(n)+1)
}

// callTime tells the referee that the battle's time is over: the round is finished.
func (t *Table) callTime() {
	p := t.g.FirstOpen()
	if p == nil || t.g.State().TimeUp {
		return
	}
	t.submit(game.Answer{Prompt: p.ID, Time: true})
	t.Toast("Time is called: this round is the last.")
}

// planTimeUp locks all dials of who sets them: those that are locked as they are, the one that is turned as it was turned,
// the others to their slowest straight maneuver.
func (t *Table) planTimeUp() {
	p := t.mine()
	if p == nil || p.Ask != game.ChooseManeuver {
		return
	}
	turned := game.NoShip
	if t.focus != t.proposed && p.ID == t.promptID {
		turned = p.Ship
	}
	for _, q := range t.plans(p.Player) {
		switch {
		case t.locked[q.Ship]:
			continue
		case q.Ship == turned && onDial(&q, t.focus) >= 0:
			t.dial[q.Ship] = t.focus
		default:
			t.dial[q.Ship] = t.slowestStraight(&q)
		}
		t.locked[q.Ship] = true
	}
	t.note("Time: the dials of " + t.g.Setup().Player(p.Player) + " are locked.")
	t.Toast("Time: the dials are locked.")
	t.handIn(p.Player)
}

// clockFace is what is left, as a clock shows it.
func clockFace(left float64) string {
	n := seconds(left)
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// pulses tells whether the bar shows that little time is left, now.
func (t *Table) pulses() bool {
	left, plan := t.timeLeft()
	n := seconds(min(left, plan))
	return n >= 0 && n <= lastSeconds && n%2 == 0
}

// drawClock writes the clocks with their right edge at x; it returns their left one.
func (t *Table) drawClock(x, mid float64) float64 {
	c := &t.Canvas
	left, plan := t.timeLeft()
	face := func(left float64, label, id string) {
		ink := scene.Text1
		if seconds(left) <= lastSeconds {
			ink = scene.DangerText
		}
		w := widthOf(scene.StyleNumber, clockFace(left))
		c.Text(x, mid, scene.StyleNumber, ink, clockFace(left), scene.Right)
		lw := widthOf(scene.StyleCaption, label)
		c.Text(x-w-6, mid, scene.StyleCaption, scene.Text3, label, scene.Right)
		c.Hit(id, x-w-lw-8, mid-14, w+lw+10, 28, true)
		x -= w + lw + 22
	}
	if t.lay.narrow && seconds(plan) >= 0 { // there is room for one
		left = math.Inf(1)
	}
	if seconds(left) >= 0 {
		face(left, "left", "battleclock")
	} else if t.shown.TimeUp {
		w := widthOf(scene.StyleCaption, "last round")
		c.Text(x, mid, scene.StyleCaption, scene.DangerText, "last round", scene.Right)
		c.Hit("battleclock", x-w-2, mid-14, w+4, 28, true)
		x -= w + 14
	}
	if seconds(plan) >= 0 {
		face(plan, "dials", "planclock")
	}
	return x
}
