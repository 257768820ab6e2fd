package buildsheet

import (
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
)

// What a sheet does to every price is said once, with a mark beside each price; what few prices
// have is said in full there.
func TestSharedReasons(t *testing.T) {
	s := fleet.Sheet{}
	for range manyLines {
		s.Lines = append(s.Lines, fleet.Line{Adjustments: []fleet.Adjustment{{Why: "sheet", SP: -1}}})
	}
	s.Lines[0].Adjustments = append(s.Lines[0].Adjustments, fleet.Adjustment{Why: "faction", SP: 1})
	got := sharedReasons(&s)
	expect.Must(t, len(got) == 1 && got[0] == (fleet.Adjustment{Why: "sheet", SP: -1}), "%v", got)
	s.Lines = s.Lines[1:]
	if got := sharedReasons(&s); len(got) != 0 {
		t.Fatalf("of three prices: %v", got)
	}
}
