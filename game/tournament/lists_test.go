package tournament_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// Round 2 of the event with two fleets pairs who flew the first with who flew the second, each list
// by the standings. Where drop-outs leave one list longer its lowest goes over, also where the
// better ones have left; who sat out or comes late joins the shorter list. In round 1 each table's
// first player beats its second, more the higher the table: a1 stands before a2 and so on, all of
// them before the second players, of whom the last table's is first.
func TestListsOfTheSecondRoundAreFilledUp(t *testing.T) {
	for name, k := range map[string]struct {
		players, late int
		drop, want    []string // of round 1: a1 is table 1's first player, b1 its second; bye; l1 comes late
	}{
		"nobody leaves":              {players: 6, want: []string{"a1 b3", "a2 b2", "a3 b1"}},
		"the first list is short":    {players: 8, drop: []string{"a1", "a2"}, want: []string{"a3 b4", "a4 b3", "b1 b2"}},
		"the second list is short":   {players: 8, drop: []string{"b4", "b3"}, want: []string{"a1 a4", "a2 b2", "a3 b1"}},
		"one list has gone":          {players: 8, drop: []string{"a1", "a2", "a3", "a4"}, want: []string{"b2 b4", "b1 b3"}},
		"the other list has gone":    {players: 8, drop: []string{"b1", "b2", "b3", "b4"}, want: []string{"a1 a3", "a2 a4"}},
		"short, and one sits out":    {players: 8, drop: []string{"a1", "a2", "a3"}, want: []string{"a4 b4", "b2 b3", "b1"}},
		"who sat out fills up":       {players: 7, drop: []string{"b3"}, want: []string{"a1 bye", "a2 b2", "a3 b1"}},
		"who sat out fills up first": {players: 7, drop: []string{"a1"}, want: []string{"a2 b3", "a3 b2", "bye b1"}},
		"late ones fill both up":     {players: 6, late: 2, want: []string{"a1 b3", "a2 b2", "a3 b1", "l1 l2"}},
		"late ones fill one up":      {players: 6, late: 2, drop: []string{"a1", "a3"}, want: []string{"a2 b3", "l1 b2", "l2 b1"}},
	} {
		var names []string
		for i := range k.players {
			names = append(names, fmt.Sprintf("Player %d", i+1))
		}
		d := desk(t, tournament.Config{Scenario: "unimatrix-zero", Seed: 4}, names...)
		must(t, d.Pair())
		called, who := map[tournament.No]string{}, map[string]tournament.No{}
		call := func(n tournament.No, s string) { called[n], who[s] = s, n }
		for i, tb := range d.Rounds[0].Tables {
			call(tb.Players[0], fmt.Sprint("a", i+1))
			call(tb.Players[1], fmt.Sprint("b", i+1))
			must(t, d.Enter(1, i+1, tournament.Told{Ending: tournament.ByTime, Winner: tournament.Nobody, Left: left(100-i, 10+i)}))
			sign(t, d, 1, i+1)
		}
		if b := d.Rounds[0].Bye; b != 0 {
			call(b, "bye")
		}
		for i := range k.late {
			n, err := d.Add(tournament.Player{Name: fmt.Sprintf("Late %d", i+1)})
			must(t, err)
			call(n, fmt.Sprint("l", i+1))
		}
		for _, s := range k.drop {
			must(t, d.Drop(who[s]))
		}
		must(t, d.Pair())
		var got []string
		for _, tb := range d.Rounds[1].Tables {
			got = append(got, called[tb.Players[0]]+" "+called[tb.Players[1]])
			expect.True(t, tb.Fleets == [2]string{"rebel", "borg"}, "%s: %s fly %v", name, got[len(got)-1], tb.Fleets)
		}
		if b := d.Rounds[1].Bye; b != 0 {
			got = append(got, called[b])
		}
		expect.List(t, got, k.want, "%s: round 2 pairs", name)
	}
}

// Of three players each sits out once, in the last round also whoever stands first.
func TestOfThreePlayersEachSitsOutOnce(t *testing.T) {
	for seed := range uint64(6) {
		d := desk(t, tournament.Config{Scenario: "tholian-web", Seed: seed + 1}, "A", "B", "C")
		must(t, d.Pair())
		best := d.Rounds[0].Tables[0].Players[0]
		for round := 1; round <= 2; round++ { // who plays twice wins twice
			tb := d.Rounds[round-1].Tables[0]
			seat := slices.Index(tb.Players[:], best)
			if seat < 0 {
				best, seat = tb.Players[0], 0
			}
			l := left(60, 60)
			l[1-seat] = new(0)
			must(t, d.Enter(round, 1, tournament.Told{Winner: tournament.Nobody, Left: l}))
			sign(t, d, round, 1)
			must(t, d.Pair())
		}
		byes := []tournament.No{d.Rounds[0].Bye, d.Rounds[1].Bye, d.Rounds[2].Bye}
		if first := d.Standings(2)[0].No; byes[2] != first || first != best {
			t.Errorf("seed %d: %d stands first, the byes are %v", seed, first, byes)
		}
		slices.Sort(byes)
		expect.List(t, byes, []tournament.No{1, 2, 3}, "seed %d: the byes", seed)
	}
}
