package dice_test

import (
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"pgregory.net/rapid"
)

// The faces of the two dice are those of rules 1.7.
func TestSides(t *testing.T) {
	want := map[dice.Kind][dice.NumFaces]int{
		dice.Attack:  {dice.Hit: 3, dice.Crit: 1, dice.BattleStations: 2, dice.Blank: 2},
		dice.Defense: {dice.Evade: 3, dice.BattleStations: 2, dice.Blank: 3},
	}
	for k, w := range want {
		var got [dice.NumFaces]int
		for _, f := range k.Sides() {
			got[f]++
		}
		expect.Same(t, got, w, "%v die: sides", k)
	}
}

// Over many rolls each face comes as often as its sides say, within five standard deviations.
func TestRollsFollowTheSides(t *testing.T) {
	const n = 80000
	for _, k := range []dice.Kind{dice.Attack, dice.Defense} {
		var want, got [dice.NumFaces]int
		for _, f := range k.Sides() {
			want[f] += n / 8
		}
		s := dice.New(1)
		for range n {
			got[s.Roll(k)]++
		}
		for f := range got {
			if d := got[f] - want[f]; d*d > 25*max(want[f], 1) {
				t.Errorf("%v die: %v came %d times of %d, want about %d", k, dice.Face(f), got[f], n, want[f])
			}
		}
	}
}

// The stream is fixed for good: recorded games depend on it.
func TestGolden(t *testing.T) {
	s := dice.New(42)
	var got []dice.Face
	for range 8 {
		got = append(got, s.Roll(dice.Attack))
	}
	for range 8 {
		got = append(got, s.Roll(dice.Defense))
	}
	expect.List(t, got, goldenFaces, "seed 42 rolls")
	deck := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	dice.Shuffle(&s, deck)
	expect.List(t, deck, goldenDeck, "seed 42 then shuffles")
}

func TestForcedFacesComeFirst(t *testing.T) {
	s, plain := dice.New(7), dice.New(7)
	n := s.Force(dice.Hit, dice.Crit)
	expect.Must(t, n == 2, "Force took %d faces", n)
	if f := s.Roll(dice.Attack); f != dice.Hit {
		t.Errorf("first roll %v, want hit", f)
	}
	s.Force(dice.Evade)
	if f := s.Roll(dice.Attack); f != dice.Crit {
		t.Errorf("second roll %v, want crit", f)
	}
	if s.Waiting() != 1 {
		t.Errorf("%d faces waiting, want 1", s.Waiting())
	}
	if f := s.Roll(dice.Defense); f != dice.Evade {
		t.Errorf("third roll %v, want evade", f)
	}
	expect.True(t, s == plain, "after its forced faces the source is %+v, want the untouched %+v", s, plain)
	s.Force(dice.Evade)
	expect.Same(t, s.Roll(dice.Attack), dice.Blank, "an attack die cannot show evade, got")
}

func TestForceHasRoomForThirtyTwo(t *testing.T) {
	s := dice.New(1)
	expect.Same(t, s.Force(make([]dice.Face, 40)...), dice.MaxForced, "took")
	n := s.Force(dice.Hit)
	expect.True(t, n == 0, "took %d into a full queue", n)
}

// A copied source goes on as the original does.
func TestCopyRollsTheSame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := dice.New(rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 5).Draw(t, "warm up") {
			a.Roll(dice.Attack)
		}
		for _, f := range rapid.SliceOfN(rapid.Uint8Range(0, 4), 0, 40).Draw(t, "forced") {
			a.Force(dice.Face(f))
		}
		b := a
		for range 50 {
			x, y := a.Roll(dice.Defense), b.Roll(dice.Defense)
			expect.Must(t, x == y, "%v and %v", x, y)
		}
		expect.Must(t, a == b && a.Intn(1000) == b.Intn(1000), "the copies part")
	})
}

func TestIntn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := dice.New(rapid.Uint64().Draw(t, "seed"))
		n := rapid.Int().Draw(t, "n")
		got := s.Intn(n)
		expect.Must(t, got >= 0 && (got <= 0 || got < n), "Intn(%d) = %d", n, got)
	})
	s := dice.New(3)
	var count [6]int
	for range 60000 {
		count[s.Intn(6)]++
	}
	for i, c := range count {
		expect.True(t, c >= 9500 && c <= 10500, "%d came %d times of 60000", i, c)
	}
}

// Each of the six orders of three cards comes about as often as the others.
func TestShuffleIsFair(t *testing.T) {
	s := dice.New(9)
	count := map[[3]int]int{}
	for range 6000 {
		v := [3]int{0, 1, 2}
		s.Shuffle(3, func(i, j int) { v[i], v[j] = v[j], v[i] })
		count[v]++
	}
	expect.Must(t, len(count) == 6, "%d orders, want 6", len(count))
	for o, c := range count {
		expect.True(t, c >= 850 && c <= 1150, "order %v came %d times of 6000", o, c)
	}
}

func TestRollDoesNotAllocate(t *testing.T) {
	s := dice.New(1)
	v := make([]uint8, 33)
	n := testing.AllocsPerRun(100, func() { s.Roll(dice.Attack); dice.Shuffle(&s, v) })
	expect.True(t, n == 0, "%v allocations", n)
}

func TestNamesRoundTrip(t *testing.T) {
	for f := range dice.Face(dice.NumFaces) {
		got, ok := dice.ParseFace(f.String())
		expect.True(t, ok && got == f, "%v does not read back", f)
	}
	if _, ok := dice.ParseFace("seven"); ok {
		t.Error("a face called seven")
	}
}

func BenchmarkRoll(b *testing.B) {
	s := dice.New(1)
	for b.Loop() {
		s.Roll(dice.Attack)
	}
}

// A number of 64 bits is the same wherever the program runs: recorded tournaments depend on it.
func TestNumbersBeyond32Bits(t *testing.T) {
	a, b := dice.New(7), dice.New(7)
	for range 100 {
		x, y := a.Uint64n(1<<53), b.Uint64n(1<<53)
		expect.Must(t, x == y && x < 1<<53, "%v %v", x, y)
	}
	src := dice.New(1) // splitmix64 of seed 1 begins with 0x910a2dec89025cc1; its top 53 bits
	got := src.Uint64n(1 << 53)
	expect.True(t, got == 0x910a2dec89025cc1>>11, "%#x", got)
	n := src.Uint64n(0)
	expect.True(t, n == 0, "%d below 0", n)
}
