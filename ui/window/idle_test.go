package window_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// idle begins a battle and goes on until both sides have dials to set and one of them has set its
// own.
func idle(t testing.TB) *windowtest.Window {
	t.Helper()
	tb := windowtest.Open(t, windowtest.Duel("human", "ensign"))
	for range 2000 {
		tb.Key("enter")
		if tb.Planning.Ship >= 0 {
			break
		}
	}
	expect.Must(t, tb.Planning.Ship >= 0, "the battle does not come to its first dials")
	for range 400 {
		tb.Tick(1)
		tb.Dirty()
		if tb.Resting() && len(tb.Game.Prompts()) == len(tb.Plans(0)) {
			return tb
		}
	}
	t.Fatal("the table does not come to rest")
	return nil
}

func TestATickInWhichNothingHappensAllocatesNothing(t *testing.T) {
	tb := idle(t)
	in := kit.Input{X: -1, Y: -1}
	n := testing.AllocsPerRun(500, func() {
		tb.Update(&in, 1.0/60)
		expect.Must(t, !tb.Dirty(), "something changed")
	})
	expect.True(t, n == 0, "%v allocations in an idle tick", n)
}

// Each page comes to rest: nothing is drawn as long as nobody does anything, but a film and the caret of
// a field.
func TestPagesComeToRest(t *testing.T) {
	for _, p := range everyPage {
		w := p.open(t)
		for n := 0; n < 600 && (n < 120 || !w.Resting()); n++ {
			w.Tick(1)
			w.Dirty()
		}
		drawn := 0
		for range 120 {
			if w.Tick(1); w.Dirty() {
				drawn++
			}
		}
		expect.True(t, drawn <= 4 || p.name == "film", "%s: drawn %d times in two seconds", p.name, drawn)
	}
}

// BenchmarkIdleTick is a tick in which nothing happens, in the middle of planning.
func BenchmarkIdleTick(b *testing.B) {
	t := idle(b)
	var in kit.Input
	b.ReportAllocs()
	for b.Loop() {
		t.Update(&in, 1.0/60)
		expect.Must(b, !t.Dirty(), "something changed")
	}
}

// moving goes on, with motion, until an event of some kind is being shown.
func moving[E game.Event](t testing.TB) *windowtest.Window {
	o := windowtest.Duel("human", "ensign")
	o.Quick = false
	tb := windowtest.Open(t, o)
	for n := range 20000 {
		if m := tb.Motion(); m != nil && m.Age > m.Length/2 {
			if _, ok := m.Event.(E); ok {
				return tb
			}
		}
		in := kit.Input{X: -1, Y: -1}
		if n%20 == 0 && tb.Flow.Now == nil {
			in.Any, in.Strokes = true, []string{"enter"}
		}
		tb.Update(&in, 1.0/60)
	}
	t.Fatal("it is never shown")
	return nil
}

// busy are tables where much is on its way.
func busy(t testing.TB) []busyAt {
	fan := func() *windowtest.Window { tb := windowtest.Planning(t); tb.While("a", 2); return tb }
	return []busyAt{
		{name: "a fan is shown", at: fan(), down: []string{"a"}},
		{name: "a ship flies", at: moving[game.ShipMoved](t)},
		{name: "dice fall", at: moving[game.AttackRolled](t)},
		{name: "everything changes", at: fan(), down: []string{"a"}, changes: true},
	}
}

type busyAt struct {
	name    string
	at      *windowtest.Window
	changes bool // as if all that the page shows were another
	down    []string
}

// frame is a tick and a picture, the painting aside, with the pointer moving over the board.
func (k *busyAt) frame(d *scene.Builder, s *scene.Scene, n int) {
	k.at.Changed = k.at.Changed || k.changes
	k.at.Update(&kit.Input{X: float64(400 + n%2*50), Y: 400, Any: true, Moved: true, Down: k.down}, 1e-9)
	b, cam := k.at.Board()
	d.Build(s, b, cam)
}

func TestABusyFrameAllocatesLittle(t *testing.T) {
	for _, k := range busy(t) {
		var d scene.Builder
		var s scene.Scene
		n := 0
		got := testing.AllocsPerRun(100, func() {
			k.frame(&d, &s, n)
			n++
		})
		t.Logf("%s: %v allocations", k.name, got)
		expect.True(t, got <= 50 || k.changes, "%s: %v allocations in a frame", k.name, got)
	}
}

func BenchmarkBusyFrame(b *testing.B) {
	for _, k := range busy(b) {
		b.Run(k.name, func(b *testing.B) {
			var d scene.Builder
			var s scene.Scene
			n := 0
			b.ReportAllocs()
			for b.Loop() {
				k.frame(&d, &s, n)
				n++
			}
		})
	}
}

// BenchmarkLayout is the layout of a battle's page as if all of it were another: what its panels
// show, where all of that lies, and what is drawn. Where nothing changed it is not run at all:
// TestATickInWhichNothingHappensAllocatesNothing.
func BenchmarkLayout(b *testing.B) {
	fan := windowtest.Planning(b)
	fan.While("a", 2)
	for _, k := range []struct {
		name string
		at   *windowtest.Window
	}{
		{"dials", windowtest.Resumed(b, windowtest.Answered(b, game.ChooseManeuver, 2))},
		{"dials with all ends", fan},
		{"actions", windowtest.Resumed(b, windowtest.Answered(b, game.ChooseAction, 2))},
		{"dice", windowtest.Resumed(b, windowtest.Answered(b, game.ModifyAttackDice, 1))},
	} {
		k.at.Hide(false)
		k.at.Tick(3)
		b.Run(k.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				k.at.Draw()
			}
		})
	}
}
