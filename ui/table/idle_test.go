package table

import (
	"testing"

	"attackwing/ui/scene"
)

// idle begins a battle and goes on until both sides have dials to set and one of them has set its own.
func idle(t testing.TB) *Table {
	t.Helper()
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3, Quick: true})
	tb.Resize(1280, 800)
	for range 2000 {
		press(tb, "enter")
		if tb.Planning.Ship >= 0 {
			break
		}
	}
	if tb.Planning.Ship < 0 {
		t.Fatal("the battle does not come to its first dials")
	}
	for range 400 {
		tick(tb, 1)
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
	in := Input{X: -1, Y: -1}
	n := testing.AllocsPerRun(500, func() {
		tb.Update(&in, 1.0/60)
		if tb.Dirty() {
			t.Fatal("something changed")
		}
	})
	if n != 0 {
		t.Errorf("%v allocations in an idle tick", n)
	}
}

// BenchmarkIdleTick is a tick in which nothing happens, in the middle of planning.
func BenchmarkIdleTick(b *testing.B) {
	t := idle(b)
	var in Input
	b.ReportAllocs()
	for b.Loop() {
		t.Update(&in, 1.0/60)
		if t.Dirty() {
			b.Fatal("something changed")
		}
	}
}

// BenchmarkBusyFrame is a tick and a picture of a table where everything changes: a fan is shown and the pointer moves.
// Budget 2 ms, the painting aside.
func BenchmarkBusyFrame(b *testing.B) {
	t := planning(b)
	holding(t, "a", 2)
	var d scene.Builder
	var s scene.Scene
	x := 400.0
	b.ReportAllocs()
	for b.Loop() {
		x = 800 - x
		t.Changed = true
		t.Update(&Input{X: x, Y: 400, Any: true, Moved: true, Down: []string{"a"}}, 1.0/60)
		d.Build(&s, t.Board(), t.Camera())
	}
}
