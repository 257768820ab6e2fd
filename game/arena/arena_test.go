package arena_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/arena"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"

	"github.com/google/go-cmp/cmp"
)

func run(t *testing.T, games int, players ...string) *arena.Run {
	t.Helper()
	cat := gametest.Cards(t)
	tables, err := arena.Tables(scenarios.All(), arena.Both, cat)
	expect.OK(t, err)
	return &arena.Run{Plan: arena.Plan{Players: players, Tables: tables, Games: games, Seed: 7}, Scenario: scenarios.ByID, Cards: cat, Workers: 1,
		Clock: func() time.Duration { return 0 }}
}

// file is what a run keeps.
func file(t *testing.T, r *arena.Run) string {
	t.Helper()
	var b bytes.Buffer
	expect.OK(t, arena.WriteLine(&b, arena.HeadOf(&r.Plan)))
	r.Done = func(p arena.Pair) error { return arena.WriteLine(&b, p) }
	expect.OK(t, r.Play())
	return b.String()
}

func read(t *testing.T, s string) *arena.Part {
	t.Helper()
	p, err := arena.Read(strings.NewReader(s), "the file")
	expect.OK(t, err)
	return p
}

// Workers change nothing; shards, joined, are one run to the last byte: also with players that
// search.
func TestShardsAreOneRun(t *testing.T) {
	for _, c := range []struct {
		games   int
		players []string
	}{
		{10, []string{"random", "table", "ensign"}},
		{6, []string{"lieutenant", "captain"}},
	} {
		t.Run(strings.Join(c.players, " "), func(t *testing.T) {
			t.Parallel()
			whole := file(t, run(t, c.games, c.players...))
			for _, n := range []int{2, 3} {
				r := run(t, c.games, c.players...)
				r.Workers = n
				expect.Same(t, cmp.Diff(whole, file(t, r)), "", "%d workers", n)
			}
			var parts []*arena.Part
			names := []string{"a", "b", "c"}
			for i := range names {
				r := run(t, c.games, c.players...)
				r.Shard = arena.Shard{I: i, N: len(names)}
				parts = append(parts, read(t, file(t, r)))
			}
			all, err := arena.Merge(parts, names)
			expect.OK(t, err)
			var b bytes.Buffer
			expect.OK(t, arena.WriteLine(&b, all.Head))
			for i := range all.Pairs {
				expect.OK(t, arena.WriteLine(&b, all.Pairs[i]))
			}
			expect.Same(t, cmp.Diff(whole, b.String()), "", "joined")
			one, two := arena.Of(&all.Plan, all.Pairs), arena.Of(&all.Plan, read(t, whole).Pairs)
			d := cmp.Diff(one, two)
			expect.True(t, d == "" && one.Missing == 0, "reports: %s", d)
		})
	}
}

// A run that was stopped goes on where it was, and a line torn by that is left out.
func TestRunGoesOn(t *testing.T) {
	whole := file(t, run(t, 12, "random", "ensign"))
	old := read(t, whole[:len(whole)*2/3])
	n := len(old.Pairs)
	expect.Must(t, n != 0 && n < 6 && old.Whole < len(whole)*2/3, "%d pairs, %d bytes", n, old.Whole)
	r := run(t, 12, "random", "ensign")
	r.Played = map[int]bool{}
	for _, p := range old.Pairs {
		r.Played[p.N] = true
	}
	rest := file(t, r)
	got := whole[:old.Whole] + rest[strings.Index(rest, "\n")+1:]
	expect.True(t, got == whole, "what was gone on with is another run")
}

// In the second battle of a pair the players have exchanged their seats: it is another battle, and
// the better player wins both.
func TestPairsExchangeSeats(t *testing.T) {
	p := read(t, file(t, run(t, 8, "random", "ensign")))
	for _, x := range p.Pairs {
		a, b := x.Battles[0], x.Battles[1]
		expect.True(t, a.Hash != b.Hash && a.Won == 2 && b.Won == 2,
			"pair %d: %+v and %+v: the ensign wins from either seat", x.N, a, b)
	}
}

func TestDamageIsNamed(t *testing.T) {
	good := file(t, run(t, 2, "random", "ensign"))
	head, pair, _ := strings.Cut(good, "\n")
	for _, c := range []struct{ file, want string }{
		{"", "line 1: no plan"},
		{"{}\n", "line 1: this is not an arena file"},
		{strings.Replace(good, `"games":2`, `"games":3`, 1), "line 1: 3 battles a pairing"},
		{head + "\n{\"pair\":77}\n" + pair, "line 2: there is no pair 77"},
		{head + "\nx\n" + pair, "line 2: invalid"},
		{head + "\n{\"pears\":1}\n", `line 2: json: unknown field "pears"`},
	} {
		_, err := arena.Read(strings.NewReader(c.file), "f")
		expect.Refused(t, err, c.want, "%.40q", c.file)
	}
	other := read(t, file(t, run(t, 4, "random", "ensign")))
	if _, err := arena.Merge([]*arena.Part{read(t, good), other}, []string{"a", "b"}); err == nil || !strings.Contains(err.Error(), "a and b are of different plans") {
		t.Error(err)
	}
}

func TestPlansThatCannotBe(t *testing.T) {
	for _, c := range []struct {
		players []string
		games   int
		want    string
	}{
		{nil, 2, "two players or more"},
		{[]string{"ensign", "ensign"}, 2, "ensign is named twice"},
		{[]string{"ensign", "commodore"}, 2, `no computer level "commodore"`},
		{[]string{"ensign", "random"}, 3, "even number"},
	} {
		p := run(t, c.games, c.players...).Plan
		expect.Refused(t, p.Check(), c.want, "%v", c)
	}
}

// battles makes pairs of what the first player won: 2 both battles, 1 one of them.
func battles(won ...int) (pairs []arena.Pair) {
	for i, n := range won {
		p := arena.Pair{N: i}
		for k := range p.Battles {
			p.Battles[k].Won = 2
			if k < n {
				p.Battles[k].Won = 1
			}
		}
		pairs = append(pairs, p)
	}
	return pairs
}

// The interval counts pairs: ten that were all shared say more than ten of which five were won and
// five lost twice, though the battles won are as many.
func TestIntervalCountsPairs(t *testing.T) {
	plan := run(t, 20, "ensign", "random").Plan
	shared := arena.Of(&plan, battles(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).Pairings[0]
	split := arena.Of(&plan, battles(2, 0, 2, 0, 2, 0, 2, 0, 2, 0)).Pairings[0]
	expect.True(t, shared.Score == 0.5 && split.Score == 0.5 && shared.Low == 0.5 && shared.High == 0.5,
		"%+v, %+v", shared, split)
	// ten pairs of 0 or 1: the standard error of their mean is 0.5/sqrt(10)
	want := 0.5 - 1.96*0.5/math.Sqrt(10)
	expect.True(t, math.Abs(split.Low-want) <= 1e-9, "from %v, want %v", split.Low, want)
	if all := arena.Of(&plan, battles(2, 2, 2, 2)).Pairings[0]; all.Score != 1 || all.Low >= 1 || all.High != 1 || all.Games != 8 {
		t.Errorf("%+v: four pairs won do not prove that all are", all)
	}
}

func TestParseShard(t *testing.T) {
	env := func(name string) string { return map[string]string{"SLURM_ARRAY_TASK_ID": "3"}[name] }
	none := func(string) string { return "" }
	for _, c := range []struct {
		s    string
		env  func(string) string
		want arena.Shard
		err  string
	}{
		{"", env, arena.Shard{}, ""},
		{"2/8", none, arena.Shard{I: 2, N: 8}, ""},
		{"8", env, arena.Shard{I: 3, N: 8}, ""},
		{"8", none, arena.Shard{}, "which of them"},
		{"8/8", none, arena.Shard{}, "from 0 to n-1"},
		{"3", env, arena.Shard{}, "from 0 to n-1"},
		{"a/b", none, arena.Shard{}, "want i/n"},
	} {
		got, err := arena.ParseShard(c.s, c.env)
		if got != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%q: %v %v", c.s, got, err)
		}
	}
}

// Every scenario has tables of both kinds, but Unimatrix Zero, where a side cannot meet its like.
func TestTables(t *testing.T) {
	seen := map[string]int{}
	for _, at := range run(t, 2, "random", "ensign").Plan.Tables {
		seen[fmt.Sprint(at.Scenario, at.Mirrored())]++
	}
	for _, sc := range scenarios.All() {
		building := sc.Play(&game.House{}).Building != nil
		id := sc.Sheet().ID
		expect.True(t, seen[id+"false"] != 0 && (seen[id+"true"] == 0) == building, "%s: %v", id, seen)
	}
}

// Times are told apart to a quarter of their size, however long.
func TestTimes(t *testing.T) {
	r := run(t, 2, "random", "ensign")
	now := time.Duration(0)
	r.Timed, r.Clock = true, func() time.Duration { now += 700 * time.Microsecond; return now }
	p := read(t, file(t, r))
	x := arena.Of(&p.Plan, p.Pairs).Pairings[0]
	for _, ms := range []float64{x.MsMedian[0], x.MsP95[0], x.MsMedian[1], x.MsP95[1]} {
		expect.True(t, ms >= 0.7 && ms <= 0.7*1.25, "%v ms, want 0.7 or up to a quarter more", ms)
	}
	b, err := json.Marshal(x)
	expect.True(t, err == nil && bytes.Contains(b, []byte(`"ms_p95"`)), "%v %v", string(b), err)
}

// A survey tells of texts that are offered: who plays by chance uses some and leaves others, and
// what it leaves is tried out no more often than was asked for. The same seed tells the same.
func TestSurvey(t *testing.T) {
	cat := gametest.Cards(t)
	s := arena.Survey{Level: "random", Scenarios: scenarios.All(), Cards: cat, Games: 20, Seed: 3, Tries: 1}
	one, err := s.Play()
	expect.OK(t, err)
	again, err := s.Play()
	expect.OK(t, err)
	d := cmp.Diff(one, again)
	expect.True(t, d == "", "%v", d)
	used, tried := 0, 0
	for _, x := range one.Texts {
		expect.True(t, x.Card != "" && x.Does != "" && x.Offered != 0 && x.Would <= x.Tried && x.Tried <= s.Tries,
			"%+v", x)
		if x.Used > 0 {
			used++
		}
		tried += x.Tried
	}
	if one.Games != 20 || len(one.Texts) < 20 || used < 10 || used+one.Never() != len(one.Texts) || tried == 0 {
		t.Errorf("%d battles, %d texts, %d used, %d never, %d tried out", one.Games, len(one.Texts), used, one.Never(), tried)
	}
	for _, x := range one.Missed() {
		expect.True(t, x.Used <= 0 && x.Would != 0, "missed: %+v", x)
	}
	s.Tries = 0
	plain, err := s.Play()
	if err != nil || len(plain.Missed()) > 0 || len(plain.Texts) != len(one.Texts) {
		t.Errorf("without trying out: %d texts, %d missed, %v", len(plain.Texts), len(plain.Missed()), err)
	}
}

// Every ship and round from round 3 on has an attack or is in a run of rounds without one, and the
// report adds up whole battles. Who plays by chance attacks more seldom than an ensign.
func TestFightsAreCounted(t *testing.T) {
	p := read(t, file(t, run(t, 10, "ensign", "random")))
	for _, x := range p.Pairs {
		for i := range x.Battles {
			for k := range x.Battles[i].Did {
				f, idle := &x.Battles[i].Did[k].Fight, 0
				for n, runs := range f.Idle {
					idle += (n + 1) * runs
				}
				expect.True(t, f.Ships == f.Shots+idle && f.Ships <= 8*x.Battles[i].Rounds, "pair %d: %+v, %d idle", x.N, f, idle)
			}
		}
	}
	x := arena.Of(&p.Plan, p.Pairs).Pairings[0]
	a, b := &x.Fights[0], &x.Fights[1]
	expect.True(t, a.ShipRounds > 20 && a.Shots > b.Shots && a.Low < a.Shots && a.Shots < a.High, "%+v, %+v", a, b)
	expect.True(t, a.Long <= a.Runs && (a.Long > 0) == (a.Longest >= 4), "%+v", a)
}

// Random tables are legal, of every scenario, and the same whenever they are laid; a name that is
// none is refused.
func TestRandomTables(t *testing.T) {
	cat := gametest.Cards(t)
	for _, sc := range scenarios.All() {
		list, err := arena.Tables([]game.Scenario{sc}, arena.Random, cat)
		expect.OK(t, err)
		expect.True(t, len(list) == 30, "%s: %d tables", sc.Sheet().ID, len(list))
		one, err := list[0].SetUp(sc, cat)
		expect.OK(t, err)
		again, err := list[0].SetUp(sc, cat)
		expect.OK(t, err)
		for i := range one.FleetShips() {
			expect.Same(t, one.Name(game.ShipID(i)), again.Name(game.ShipID(i)), "ship %d", i)
		}
		_, err = (&arena.Table{Scenario: sc.Sheet().ID, Fleets: [2]string{"random-x", "random-x"}}).SetUp(sc, cat)
		expect.Refused(t, err, `fleet random-x: want a number after "random-"`, "%s", sc.Sheet().ID)
	}
}
