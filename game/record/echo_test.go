package record_test

import (
	"bytes"
	"math/bits"
	"regexp"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/physics"
)

// A Sensor Echo to a place of its own is written with its place, read, played anew to the same
// table, told in words, taken back and given again.
func TestRecordOfAnEchoToAnyPlace(t *testing.T) {
	g, n := echoed(t)
	a := g.Answers()[n]
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	expect.True(t, regexp.MustCompile(`"picks":\[\d+\],"at":\[\d+,\d+,\d+\]`).Match(b.Bytes()),
		"no line has a pick and a place")
	rec, err := record.Read(&b)
	must(t, err)
	expect.Same(t, rec.Answers[n], a, "answer %d is read as", n+1)
	again, rep := verify(t, rec)
	expect.True(t, rep.OK && again.State().Hash() == g.State().Hash(), "played anew: %+v", rep)
	f := record.Shoot(g.Setup(), g.Answers())
	if m := f.Moments[n+1]; f.Trouble != nil || !regexp.MustCompile(`^Sensor Echo to the (left|right), [\d.]+ mm (forward|back)$`).MatchString(m.Chosen) {
		t.Errorf("it is told as %q, %v", m.Chosen, f.Trouble)
	}
	end := g.State().Hash()
	var u record.Undone
	must(t, u.Back(g, n))
	if _, err := u.Again(g, nil); err != nil || g.State().Hash() != end {
		t.Errorf("taken back and given again: %v", err)
	}
}

// echoed is a game played at random in which answer n is a Sensor Echo to a place that is not
// listed.
func echoed(t *testing.T) (*game.Game, int) {
	t.Helper()
	for seed := range uint64(40) {
		g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-2", seed))
		gametest.Play(g, seed, 0, nil)
		for n, a := range g.Answers() {
			if a.Pose != (physics.Pose{}) && bits.OnesCount64(a.Picks) == 1 {
				return g, n
			}
		}
	}
	t.Fatal("nobody echoes in forty games")
	return nil, 0
}
