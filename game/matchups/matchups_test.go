package matchups_test

import (
	"bytes"
	"slices"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/matchups"
	"attackwing/scenarios"
)

// The table that comes along has every legal pair of ready fleets of every scenario once, and no
// other.
func TestTheTableHasEveryLegalPair(t *testing.T) {
	cat := gametest.Cards(t)
	all, legal := matchups.All(), 0
	for _, sc := range scenarios.All() {
		list, err := matchups.Legal(sc, cat)
		expect.Must(t, err == nil && len(list) != 0, "%s: %d pairs, %v", sc.Sheet().ID, len(list), err)
		legal += len(list)
		for _, p := range list {
			if !slices.ContainsFunc(all, func(q matchups.Pair) bool { return q.Scenario == p.Scenario && q.Fleets == p.Fleets }) {
				t.Errorf("%s: %v is not in the table", p.Scenario, p.Fleets)
			}
		}
	}
	expect.True(t, len(all) == legal, "%d pairs in the table, %d are legal", len(all), legal)
}

// A share is read from both sides, with its interval around it; what was not played is not known.
func TestShares(t *testing.T) {
	for _, p := range matchups.All() {
		share, ok := matchups.Share(p.Scenario, p.Fleets[0], p.Fleets[1])
		other, _ := matchups.Share(p.Scenario, p.Fleets[1], p.Fleets[0])
		expect.True(t, ok == (p.Games > 0) && (!ok || (share == p.Share() && share+other == 1)),
			"%v: %v, %v and %v", p, ok, share, other)
		from, to := p.Interval()
		expect.True(t, from <= p.Share() && to >= p.Share() && to-from <= 1, "%v lies from %v to %v", p, from, to)
	}
}

// A table that is written is read as it was; a table that cannot be is refused.
func TestReadAndWrite(t *testing.T) {
	want := []matchups.Pair{{Scenario: "a", Fleets: [2]string{"x", "y"}, Games: 10, Won: 4, Drawn: 2}}
	var b bytes.Buffer
	expect.OK(t, matchups.Write(&b, want))
	got, err := matchups.Read(bytes.NewReader(b.Bytes()))
	expect.True(t, err == nil && slices.Equal(got, want) && got[0].Share() == 0.5, "%v, %v", got, err)
	for _, bad := range []string{"", "a,b\n", "scenario,fleet_1,fleet_2,games,won_1,drawn\na,x,y,1,2,0\n"} {
		_, err := matchups.Read(bytes.NewReader([]byte(bad)))
		expect.True(t, err != nil, "%q is read", bad)
	}
}

// Battles go on from those that were played: in two parts they are what they are in one.
func TestPlayGoesOn(t *testing.T) {
	cat := gametest.Cards(t)
	sc, err := scenarios.ByID("unimatrix-zero")
	expect.OK(t, err)
	list, err := matchups.Legal(sc, cat)
	expect.OK(t, err)
	whole, parts := list[0], list[0]
	expect.OK(t, whole.Play(sc, cat, 2, 1, nil))
	for _, n := range []int{1, 2} {
		expect.OK(t, parts.Play(sc, cat, n, 1, nil))
	}
	expect.True(t, whole == parts && whole.Games == 2, "%v at once, %v in parts", whole, parts)
}
