package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// echoing is a table at which a cloaked A chooses an action at (18, 20), facing north, among
// others.
func echoing(t *testing.T, others ...gametest.Craft) *gametest.Table {
	t.Helper()
	cloaked := gametest.Craft{X: 18, Y: 20, Shields: 3, Dial: "full stop", Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}}
	tb := activate(t, gametest.Spec{Crafts: append(append([]gametest.Craft{cloaked}, others...), far())})
	return tb.Pass(game.ChooseAction, "A")
}

// onRight is the answer that A's Sensor Echo to the right ends at a place of its own, µm from the
// middle of it.
func onRight(tb *gametest.Table, forward, aside int32) game.Answer {
	at := tb.Ship("A").Pose
	p := tb.Prompt()
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind == game.Perform && o.Action == card.SensorEcho && o.Pose.X > at.X {
			a := p.Pick(i)
			a.Pose = physics.Pose{X: at.X + 120*physics.Millimetre + aside, Y: at.Y - forward}
			return a
		}
	}
	tb.T.Fatal("no Sensor Echo to the right is offered")
	return game.Answer{}
}

// The template may touch anywhere along the side: every whole micrometre of the 20 mm fore and aft
// may be answered, and nothing else (rules 6.7).
func TestSensorEchoTakesAnyShift(t *testing.T) {
	for _, um := range []int32{12345, -1, 1, -19999, 20000, -20000, 3217, 0} {
		tb := echoing(t)
		at := tb.Ship("A").Pose
		if _, err := tb.Game.Submit(onRight(tb, um, 0)); err != nil {
			t.Fatalf("%d µm: %v", um, err)
		}
		want := physics.Pose{X: at.X + 120*physics.Millimetre, Y: at.Y - um}
		expect.Same(t, tb.Ship("A").Pose, want, "%d µm forward: it is at", um)
	}
	for _, c := range []struct {
		forward, aside int32
		turned         int32
		says           string
	}{{20001, 0, 0, "up to 20 mm forward or back"}, {-20001, 0, 0, "up to 20 mm forward or back"}, {0, 1, 0, "one template to the side"},
		{0, -1, 0, "one template to the side"}, {5000, 0, 1000, "one template to the side"}} {
		tb := echoing(t)
		a := onRight(tb, c.forward, c.aside)
		a.Pose.Heading = c.turned
		before := tb.Game.State().Hash()
		_, err := tb.Game.Submit(a)
		expect.Refused(t, err, c.says, "%+v", c)
		if tb.Game.State().Hash() != before || !tb.Asked(game.ChooseAction, "A") {
			t.Errorf("%+v: a refused answer changes something", c)
		}
	}
}

// A place goes with the pick of a Sensor Echo, with nothing else.
func TestAPlaceGoesWithASensorEchoAlone(t *testing.T) {
	tb := echoing(t)
	a := onRight(tb, 5000, 0)
	for i, l := range tb.Offers() {
		if !strings.HasPrefix(l, "Sensor Echo") {
			a.Picks = 1 << i
			_, err := tb.Game.Submit(a)
			expect.Refused(t, err, "takes no place", "%s with a place", l)
		}
	}
}

// Where ships leave a part of a side the echo ends at any place of that part, up to touching them,
// and at no other; the part may lie between the places that were listed once, five millimetres
// apart.
func TestSensorEchoBetweenShips(t *testing.T) {
	const inch = physics.Inch
	right := 18 + 120.0/25.4
	// 0.3 mm more than a base of room, shifted by 7.2 mm
	ahead, behind := 20-(40+7.35)/25.4, 20+(40-7.05)/25.4
	tb := echoing(t, gametest.Craft{Name: "Fore", X: right, Y: ahead, Skill: 1, Dial: "full stop"}, gametest.Craft{Name: "Aft", X: right, Y: behind, Skill: 1, Dial: "full stop"})
	fore, aft := tb.Ship("A").Pose.Y-tb.Ship("Fore").Pose.Y-40000, tb.Ship("A").Pose.Y-tb.Ship("Aft").Pose.Y+40000
	expect.Need(t, fore-aft, 300, "room from %d to %d", aft, fore)
	var listed []string
	for _, l := range tb.Offers() {
		if strings.HasPrefix(l, "Sensor Echo to the right") {
			listed = append(listed, l)
		}
	}
	want := []string{"Sensor Echo to the right, " + game.Shift(fore), "Sensor Echo to the right, " + game.Shift(aft)}
	if strings.Join(listed, "; ") != strings.Join(want, "; ") {
		t.Errorf("listed: %v, want %v", listed, want)
	}
	for _, c := range []struct {
		um   int32
		says string
	}{{fore + physics.Slack + 1, "Overlaps Fore"}, {aft - physics.Slack - 1, "Overlaps Aft"}, {0, "Overlaps Aft"}} {
		_, err := tb.Game.Submit(onRight(tb, c.um, 0))
		expect.Refused(t, err, c.says, "%d µm", c.um)
	}
	if _, err := tb.Game.Submit(onRight(tb, aft+123, 0)); err != nil {
		t.Error(err)
	}
	expect.Same(t, tb.Ship("A").Pose.Y, 20*inch-aft-123, "it is at")
}

// At the edge an echo ends where the whole base is inside.
func TestSensorEchoAtTheEdge(t *testing.T) {
	cloaked := gametest.Craft{X: 18, Y: 1, Shields: 3, Dial: "full stop", Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}}
	tb := activate(t, gametest.Spec{Crafts: []gametest.Craft{cloaked, far()}}).Pass(game.ChooseAction, "A")
	to := tb.Ship("A").Pose.Y - 20000
	_, err := tb.Game.Submit(onRight(tb, to+physics.Slack+1, 0))
	expect.Refused(t, err, "leave the play area", "beyond the edge")
	if _, err := tb.Game.Submit(onRight(tb, to, 0)); err != nil || tb.Ship("A").Pose.Y != 20000 {
		t.Errorf("at the edge: %v, it is at %v", err, tb.Ship("A").Pose)
	}
}

// Undo and copies carry the place: the game played anew from its answers is the same.
func TestAnEchoToAnyPlaceIsPlayedAnew(t *testing.T) {
	tb := echoing(t)
	n := len(tb.Game.Answers())
	gametest.Submit(t, tb.Game, onRight(tb, -7777, 0))
	after := tb.Ship("A").Pose
	given := tb.Game.Answers()[n]
	if err := tb.Game.Rewind(n); err != nil || tb.Ship("A").Pose == after {
		t.Fatalf("not taken back: %v", err)
	}
	var look game.Game
	tb.Game.CopyTo(&look)
	if _, err := look.Submit(given); err != nil || look.State().Ships[0].Pose != after {
		t.Errorf("a copy: %v", err)
	}
	if _, err := tb.Game.Submit(given); err != nil || tb.Ship("A").Pose != after {
		t.Errorf("given again: %v", err)
	}
}

func TestEchoesAreReadFromWords(t *testing.T) {
	for words, want := range map[string]int32{"Sensor Echo to the right, 12 mm forward": 12000, "right 12mm forward": 12000, "to the right, 0.001 mm back": -1,
		`right 0.5" aft`: -12700, "right, 0.25 inches ahead": 6350, "Sensor Echo to the right": 0, "right 1.5 cm back": -15000, "right 3 forward": 3000, "RIGHT, 20 MM BACK": -20000} {
		tb := echoing(t)
		at := tb.Ship("A").Pose
		a, is, err := tb.Prompt().ReadEcho(tb.Game.State(), tb.Set, words)
		if !is || err != nil {
			t.Errorf("%q: %v %v", words, is, err)
			continue
		}
		if _, err := tb.Game.Submit(a); err != nil || tb.Ship("A").Pose.Y != at.Y-want || tb.Ship("A").Pose.X <= at.X {
			t.Errorf("%q: %v, it is at %v, was at %v", words, err, tb.Ship("A").Pose, at)
		}
	}
	tb := echoing(t)
	s := tb.Game.State()
	for words, says := range map[string]string{"12 mm forward": "which side", "right 21 mm forward": "up to 20 mm", `left 1" back`: "up to 20 mm"} {
		if _, is, err := tb.Prompt().ReadEcho(s, tb.Set, words); !is || err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v %v", words, is, err)
		}
	}
	for _, words := range []string{"", "sensor echo", "evade", "forward", "12", "right away", "12 mm"} {
		if _, is, _ := tb.Prompt().ReadEcho(s, tb.Set, words); is {
			t.Errorf("%q is taken for an echo", words)
		}
	}
	left := 18 - 120.0/25.4
	tb = echoing(t, gametest.Craft{Name: "L", X: left, Y: 20, Skill: 1, Dial: "full stop"})
	if a, is, err := tb.Prompt().ReadEcho(tb.Game.State(), tb.Set, "4 mm forward"); !is || err != nil {
		t.Errorf("one side alone: %v %v", is, err)
	} else if _, err := tb.Game.Submit(a); err != nil || tb.Ship("A").Pose.X < 18*physics.Inch {
		t.Errorf("one side alone: %v", err)
	}
}

// A Sensor Echo that is blocked on one side alone says so, beside the side that is free.
func TestASensorEchoBlockedOnOneSideSaysSo(t *testing.T) {
	tb := echoing(t)
	expect.Same(t, tb.Why("Sensor Echo"), "", "both sides are free, and yet")
	beside := gametest.Craft{Name: "C", X: 18 + 120.0/25.4, Y: 20, Skill: 9, Base: 80000}
	tb = echoing(t, beside)
	why := tb.Why("Sensor Echo to the right")
	expect.True(t, strings.HasPrefix(why, "No room on this side"), "the right side is blocked: %q", why)
	if !tb.Offered("Sensor Echo to the left") || tb.Offered("Sensor Echo to the right") || tb.Why("Sensor Echo to the left") != "" {
		t.Errorf("the left side is free: %q", tb.Offers())
	}
}
