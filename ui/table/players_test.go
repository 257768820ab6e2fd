package table

import "testing"

// Who is named when the program is started plays, whatever seat it is.
func TestPlayers(t *testing.T) {
	const c = "captain" // what the title proposes
	for _, x := range []struct{ p1, p2, one, two string }{
		{"", "", "human", c}, {"human", "", "human", c}, {"", "ensign", "human", "ensign"}, {"", "random", "human", "random"},
		{"ensign", "human", "ensign", "human"}, {"ensign", "", "ensign", "human"}, {"human", "human", "human", "human"}, {"", "human", "human", "human"},
		{"ensign", "random", "ensign", "random"}, {"random", "ensign", "random", "ensign"},
	} {
		tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: x.p1, P2: x.p2, Seed: 3, Quick: true})
		if got := tb.players(); x.one != got[0] || x.two != got[1] {
			if x.two == c && got[1] == tb.levels[tb.level] {
				continue // the program has fewer levels
			}
			t.Errorf("--p1 %q --p2 %q: %v, want %s and %s", x.p1, x.p2, got, x.one, x.two)
		}
		if tb.Brains[0] == nil != (x.one == "human") || tb.Brains[1] == nil != (x.two == "human") {
			t.Errorf("--p1 %q --p2 %q: the computer plays %v %v", x.p1, x.p2, tb.Brains[0] != nil, tb.Brains[1] != nil)
		}
		tb.playAs(hotSeat, tb.level)
		if got := tb.players(); got != [2]string{"human", "human"} {
			t.Errorf("--p1 %q --p2 %q, hot seat chosen at the title: %v", x.p1, x.p2, got)
		}
	}
}
