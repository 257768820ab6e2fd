package table

import "testing"

// BenchmarkIdleTick is a tick in which nothing happens, in the middle of planning.
func BenchmarkIdleTick(b *testing.B) {
	t := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 3, Quick: true})
	t.Resize(1280, 800)
	var in Input
	for range 200 {
		t.Update(&in, 1.0/60)
	}
	b.ReportAllocs()
	for b.Loop() {
		t.Update(&in, 1.0/60)
	}
}
