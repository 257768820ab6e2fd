package tournament_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/game/store"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/scenarios/standard"
)

func ready(t testing.TB, e *tournament.Event, id string) (tournament.Fleet, error) {
	t.Helper()
	l := gametest.Ready(t, id)
	return e.CheckFleet(l, rules(t, e))
}

func rules(t testing.TB, e *tournament.Event) fleet.Rules {
	t.Helper()
	cat := gametest.Cards(t)
	sc, err := scenarios.ByID(e.Scenario)
	if err != nil {
		sc = nil
	}
	r, err := e.Rules(sc, cat)
	must(t, err)
	return r
}

// Fleets and resources are checked at sign-in and stay what they were from the first pairing on.
func TestFleetsAreLocked(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Seed: 1})
	must(t, err)
	d := e.By("desk", noon)
	one, err := ready(t, e, "tw-a-1")
	must(t, err)
	other, err := ready(t, e, "tw-b-1")
	must(t, err)
	for _, n := range []string{"Ann", "Bob"} {
		_, err := d.Add(tournament.Player{Name: n, Fleets: []tournament.Fleet{one}})
		must(t, err)
	}
	_, err = d.Add(tournament.Player{Name: "Cat"})
	must(t, err)
	refuses(t, d.Pair(), "Cat has not submitted a fleet")
	cat := *d.Player(3)
	cat.Fleets = []tournament.Fleet{one}
	must(t, d.Change(3, cat))
	must(t, d.Pair())
	for _, fs := range [][]tournament.Fleet{{other}, nil} {
		ann := *d.Player(1)
		ann.Fleets = fs
		refuses(t, d.Change(1, ann), "cannot change fleets or resources between Battle Rounds")
	}
	ann := *d.Player(1)
	ann.Name, ann.Initials = "Anne", "ANN"
	must(t, d.Change(1, ann))
	if l := d.Log[len(d.Log)-1]; !strings.Contains(l.Was, "Ann, A") || !strings.Contains(l.Did, "Anne") {
		t.Errorf("%+v", l)
	}
	// what was handed in is what is kept, whatever becomes of the file it came from
	l, err := d.Player(1).Fleets[0].Read()
	must(t, err)
	expect.True(t, l.ID == "tw-a-1" && l.Resource.ID == "damage_control_team_71999r", "%+v", l)
}

func TestFleetsAreLegal(t *testing.T) {
	for _, c := range []struct {
		scenario, fleet string
		limit           int
		resources       []string
		says            string
	}{
		{"tholian-web", "tw-a-1", 120, nil, ""},
		{"tholian-web", "tw-a-1", 114, nil, ""},
		{"tholian-web", "tw-a-1", 113, nil, "114 SP of 113"}, // the resource's price is in the sum
		{"tholian-web", "tw-a-1", 120, []string{"damage_control_team_71999r"}, ""},
		{"tholian-web", "tw-a-1", 120, []string{"tactics_72315r"}, "this event allows tactics_72315r"},
		{"tholian-web", "ft-a-1", 120, []string{"tactics_72315r"}, ""}, // none is allowed too
		{"unimatrix-zero", "u0-borg-1", 120, nil, ""},
		{"unimatrix-zero", "u0-rebel-1", 120, nil, ""},
		{"unimatrix-zero", "tw-a-1", 120, nil, "names none of"},
	} {
		e, err := tournament.New(tournament.Config{Scenario: c.scenario, Limit: c.limit, Resources: c.resources})
		must(t, err)
		f, err := ready(t, e, c.fleet)
		if c.says != "" {
			refuses(t, err, c.says)
		} else if err != nil || f.SP < 1 || f.SP > c.limit {
			t.Errorf("%s %s: %+v %v", c.scenario, c.fleet, f, err)
		}
	}
	// one fleet has room for one resource: a second cannot even be written down
	two := "name: x\nresource: {id: tactics_72315r}\nresource: {id: sabotage_72002r}\nships:\n  - ship: {id: \"1009\"}\n"
	if _, err := fleet.Read(strings.NewReader(two), "two"); err == nil {
		t.Error("two resources were read")
	}
}

func TestTwoFleetsInUnimatrixZero(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "unimatrix-zero", Seed: 1})
	must(t, err)
	d := e.By("desk", noon)
	borg, err := ready(t, e, "u0-borg-1")
	must(t, err)
	rebel, err := ready(t, e, "u0-rebel-1")
	must(t, err)
	_, err = d.Add(tournament.Player{Name: "Ann", Fleets: []tournament.Fleet{rebel, borg}})
	must(t, err)
	p := d.Player(1)
	expect.True(t, p.FleetFor("borg").Name == borg.Name && p.FleetFor("rebel").Name == rebel.Name, "%+v", p.Fleets)
	_, err = d.Add(tournament.Player{Name: "Bob", Fleets: []tournament.Fleet{borg, borg}})
	refuses(t, err, "two borg fleets")
	_, err = d.Add(tournament.Player{Name: "Bob", Fleets: []tournament.Fleet{borg, borg, rebel}})
	refuses(t, err, "3 fleets; at most 2")
	_, err = d.Add(tournament.Player{Name: "Bob", Fleets: []tournament.Fleet{borg}})
	must(t, err)
	refuses(t, d.Pair(), "Bob has not submitted a rebel fleet")
	one, err := tournament.New(tournament.Config{Scenario: "tholian-web"})
	must(t, err)
	_, err = one.By("desk", noon).Add(tournament.Player{Name: "Ann", Fleets: []tournament.Fleet{borg}})
	refuses(t, err, "is not in the event")
}

// Cases 192 to 194: what counts as surviving, as the referee counts it and the desk takes it over.
func TestCases192To194SurvivingFleet(t *testing.T) {
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1)
	g := gametest.Quiet(t, u)
	whole := game.Surviving(g.State(), u, game.One)
	expect.True(t, whole == 114, "an untouched fleet counts %d of 114", whole)
	count := func(change func(*game.State)) int {
		s := *g.State()
		change(&s)
		return game.Surviving(&s, u, game.One)
	}
	first := u.Facts(0)
	crew := first.Upgrades[0].SP
	expect.Must(t, crew != 0 && len(first.Upgrades) >= 2,
		"the first ship's first upgrade costs nothing: the test would prove nothing")
	ship := first.SP + first.CapSP
	for _, b := range first.Upgrades {
		ship += b.SP
	}
	for _, c := range []struct {
		what   string
		change func(*game.State)
		want   int
	}{
		{"a damaged ship counts whole", func(s *game.State) { s.Ships[0].Shields = 0 }, whole},
		{"192: discarded for its own text, under the ship", func(s *game.State) { s.Ships[0].Upgrades[0].Discarded = true }, whole},
		{"193: discarded by the enemy", func(s *game.State) { s.Ships[0].Upgrades[0].Discarded, s.Ships[0].Upgrades[0].Lost = true, true }, whole - crew},
		{"disabled", func(s *game.State) { s.Ships[0].Upgrades[0].Disabled = true }, whole},
		{"destroyed with all it carries and all under it", func(s *game.State) { s.Ships[0].Destroyed, s.Ships[0].Upgrades[0].Discarded = true, true }, whole - ship},
		{"194: nothing left, the resource neither", func(s *game.State) {
			for i := range s.Ships[:s.NShips] {
				s.Ships[i].Destroyed = true
			}
		}, 0},
	} {
		expect.Same(t, count(c.change), c.want, "%s", c.what)
	}
	alone := count(func(s *game.State) {
		for i := 1; i < int(s.NShips); i++ {
			s.Ships[i].Destroyed = true
		}
	})
	expect.True(t, alone == ship+u.Fleets[0].Resource.SP && u.Fleets[0].Resource.SP != 0,
		"194: one ship left: %d, want %d with the resource", alone, ship)
}

// played is the record of a game between two players, as the window leaves it.
func played(t testing.TB, u *game.Setup, steps int) *record.Record {
	t.Helper()
	g := gametest.Quiet(t, u)
	if steps < 0 {
		var ps [2]ai.Player
		for i := range ps {
			ps[i] = gametest.Brain(t, "ensign", uint64(i)+1)
		}
		must(t, ai.Play(g, ps))
	}
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	rec, err := record.Read(&b)
	must(t, err)
	return rec
}

// A result is taken from the record of a game only if it is that table's game.
func TestResultFromARecord(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Seed: 1})
	must(t, err)
	d := e.By("desk", noon)
	ids := []string{"tw-a-1", "tw-b-1"}
	for i, n := range []string{"Ann", "Bob"} {
		f, err := ready(t, e, ids[i])
		must(t, err)
		_, err = d.Add(tournament.Player{Name: n, Fleets: []tournament.Fleet{f}})
		must(t, err)
	}
	must(t, d.Pair())
	d.Rounds[0].Tables[0].Players = [2]tournament.No{2, 1} // Bob sits first, and Ann plays north
	cat, err := assets.Cards()
	must(t, err)
	setup := func(one, two string, names [2]string, house ...string) *game.Setup {
		u, err := gametest.Setup("tholian-web", one, two, 7, house...)
		must(t, err)
		u.Players = names
		return u
	}
	names := [2]string{"Ann", "bob"}
	for _, c := range []struct {
		says string
		rec  *record.Record
	}{
		{"the game is between Ann and Eve", played(t, setup(ids[0], ids[1], [2]string{"Ann", "Eve"}), -1)},
		{"not finished", played(t, setup(ids[0], ids[1], names), 0)},
		{"Bob did not play the submitted fleet", played(t, setup(ids[0], "tw-b-2", names), -1)},
		{"150 Squadron Points, the event has 120", played(t, setup(ids[0], ids[1], names, "sp-limit", "150"), -1)},
	} {
		_, err := d.FromRecord(1, 1, c.rec, "x.game.jsonl", scenarios.ByID, cat)
		refuses(t, err, c.says)
	}
	u := gametest.MustSetup("standard", ids[0], ids[1], 7)
	u.Players = names
	_, err = d.FromRecord(1, 1, played(t, u, -1), "x.game.jsonl", scenarios.ByID, cat)
	refuses(t, err, "the game is of standard, the event of tholian-web")

	good := played(t, setup(ids[0], ids[1], names), -1)
	g, _, err := good.Replay(scenarios.ByID, cat, -1, nil)
	must(t, err)
	told, err := d.FromRecord(1, 1, good, "x.game.jsonl", scenarios.ByID, cat)
	must(t, err)
	must(t, d.Enter(1, 1, told))
	r, s := d.Rounds[0].Tables[0].Result, g.State()
	if r.Sides[1].Points != int(s.Result.FleetPoints[0]) || r.Sides[0].Points != int(s.Result.FleetPoints[1]) {
		t.Errorf("%+v, the game says %v", r.Sides, s.Result.FleetPoints)
	}
	if r.Winner != 1-int(s.Result.Winner) || *r.Sides[1].Left != game.Surviving(s, g.Setup(), game.One) {
		t.Errorf("%+v, the game says %+v", *r, s.Result)
	}
	a := r.Game
	expect.True(t, a != nil && a.File == "x.game.jsonl" && a.Seed == 7 && a.Hash == record.Hash(s.Hash()), "%+v", a)
	good.Answers = good.Answers[:len(good.Answers)/2]
	_, err = d.FromRecord(1, 1, good, "x.game.jsonl", scenarios.ByID, cat)
	expect.True(t, err != nil, "half a game was taken")
}

// standIn lends a sheet that is not played here yet the plain battle, with a bonus for the winner.
type standIn struct {
	standard.Scenario
	id string
}

func (s standIn) Sheet() *game.Sheet {
	sheet := *s.Scenario.Sheet()
	sheet.ID = s.id
	return &sheet
}

func (s standIn) Score(_ *game.State, _ *game.Setup, p, winner game.PlayerID) []game.ScoreLine {
	if p == winner {
		return []game.ScoreLine{{Words: "Stand-in bonus", Why: "for the winner", Points: 20}}
	}
	return nil
}

// find is the list of scenarios, with stand-ins for those of the four sheets that are not in it.
func find(id string) (game.Scenario, error) {
	if sc, err := scenarios.ByID(id); err == nil {
		return sc, nil
	}
	return standIn{id: id}, nil
}

// Computers play every event from sign-in to the ranks; the checker agrees with what comes of it,
// and the number of workers changes nothing.
func TestComputersPlayEveryEvent(t *testing.T) {
	cat, err := assets.Cards()
	must(t, err)
	for _, k := range tournament.Kits() {
		var files [2][]byte
		for run := range files {
			e, err := tournament.New(tournament.Config{Scenario: k.Scenario, Seed: 11})
			must(t, err)
			d := e.By("computers", noon)
			sc, err := find(k.Scenario)
			must(t, err)
			r, err := e.Rules(sc, cat)
			must(t, err)
			all, err := fleet.Ready()
			must(t, err)
			byRole := map[string][]tournament.Fleet{}
			for _, l := range all {
				if f, err := e.CheckFleet(l, r); err == nil && (k.Fleets == nil || l.Scenario == k.Scenario) {
					byRole[f.Role] = append(byRole[f.Role], f)
				}
			}
			for i := range 5 {
				p := tournament.Player{Name: fmt.Sprintf("Computer %d", i+1), Computer: "random"}
				if k.Allegiances != nil {
					p.Allegiance = k.Allegiances[i%len(k.Allegiances)]
				}
				for _, fs := range byRole {
					p.Fleets = append(p.Fleets, fs[i%len(fs)])
				}
				_, err := d.Add(p)
				must(t, err)
			}
			tables, games := 0, t.TempDir()
			for round := range 3 {
				must(t, d.Pair())
				must(t, d.ChooseForComputers())
				c := tournament.Computers{Scenarios: find, Cards: cat, Workers: 1 + 2*run, Done: func(n, of int) { tables = of }}
				c.Keep = func(round, table int, b []byte) (string, error) {
					name := fmt.Sprintf("%d-%d.game.jsonl", round, table)
					return name, os.WriteFile(filepath.Join(games, name), b, 0o600)
				}
				ps, err := e.Play(c)
				must(t, err)
				must(t, d.Report(round+1, ps))
				if tables != 2 || !e.Complete(round+1) {
					t.Fatalf("%s: %d tables, missing %v", k.Scenario, tables, e.Missing(round+1))
				}
				again, err := e.Play(c)
				expect.True(t, err == nil && len(again) == 0, "%s: played again: %v %v", k.Scenario, again, err)
			}
			kept, _ := filepath.Glob(filepath.Join(games, "*"))
			expect.Same(t, len(kept), 6, "%s: records %q", k.Scenario, kept)
			var b bytes.Buffer
			must(t, e.Write(&b))
			files[run] = b.Bytes()
		}
		expect.True(t, bytes.Equal(files[0], files[1]), "%s: the number of workers changed the event", k.Scenario)
	}
}

// apart plays a battle between two programs that share only lines, to its end.
func apart(t *testing.T, u *game.Setup, cat *card.Catalogue) *game.Game {
	t.Helper()
	var disk store.Memory
	var peers [2]*remote.Peer
	var who [2]ai.Player
	for me := range peers {
		file := fmt.Sprint(me, remote.Ending)
		gametest.Journal(t, &disk, file, game.PlayerID(me), u, [8]byte{1}, 1)
		var err error
		peers[me], err = remote.Open(&disk, file, scenarios.ByID, cat)
		must(t, err)
		who[me], err = ai.New("ensign", uint64(me))
		must(t, err)
	}
	over := func() bool { g := peers[0].Game(); return g != nil && g.Over() }
	for carried := [2]int{}; !over(); {
		for me, p := range peers {
			for other := peers[1-me]; carried[me] < len(p.Sent(0)); carried[me]++ {
				_, _, err := other.Take(p.Sent(carried[me])[0])
				must(t, err)
			}
			if p.Game() == nil {
				continue
			}
			for _, q := range p.Game().Prompts() {
				if q.Player == game.PlayerID(me) && !p.Sealed(q.Player) {
					_, _, err := p.Own(who[me].Choose(p.Game().View(q.Player), &q))
					must(t, err)
					if q.Ask != game.ChooseManeuver {
						break
					}
				}
			}
		}
	}
	return peers[0].Game()
}

// The result of a table that was played at two computers comes with its proof; a record that proves
// nothing is refused.
func TestResultOfATablePlayedApart(t *testing.T) {
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Seed: 1})
	must(t, err)
	d := e.By("desk", noon)
	for i, n := range []string{"Ann", "Bob"} {
		f, err := ready(t, e, []string{"tw-a-1", "tw-b-1"}[i])
		must(t, err)
		_, err = d.Add(tournament.Player{Name: n, Fleets: []tournament.Fleet{f}})
		must(t, err)
	}
	must(t, d.Pair())
	d.Rounds[0].Tables[0] = tournament.Table{Players: [2]tournament.No{1, 2}}
	cat, err := assets.Cards()
	must(t, err)
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 0)
	u.Players, u.Agreed = [2]string{"Ann", "Bob"}, true
	var b bytes.Buffer
	must(t, record.Write(&b, apart(t, u, cat)))
	told := func(text string) (tournament.Told, error) {
		rec, err := record.Read(strings.NewReader(text))
		must(t, err)
		return d.FromRecord(1, 1, rec, "x.game.jsonl", scenarios.ByID, cat)
	}
	_, err = told(strings.Replace(b.String(), `"opens":`, `"opens":1`, 1))
	expect.Refused(t, err, "proves nothing", "a record with another opening")
	good, err := told(b.String())
	must(t, err)
	must(t, d.Enter(1, 1, good))
	must(t, readAgain(t, e))
	expect.True(t, good.Game.Proven, "the proof is not noted")
}
