package scenarios_test

import (
	"flag"
	"fmt"
	"sort"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/scenarios"
)

var (
	battles = flag.Int("battles", 0, "play this many battles of each pair of ready fleets by the ensign and print how often what a sheet offers happens")
	only    = flag.String("only", "", "with -battles: the scenario")
)

// deaf is a computer player that does not hear what a sheet is worth.
type deaf struct {
	ai.Player
	view  game.View
	setup game.Setup
	of    *game.Setup
}

func (d *deaf) Choose(v *game.View, p *game.Prompt) game.Answer {
	if d.of != v.Setup {
		play := *v.Setup.Play()
		play.Advice = game.Advice{}
		d.of, d.setup = v.Setup, *v.Setup.Playing(play)
	}
	d.view = *v
	d.view.Setup = &d.setup
	return d.Player.Choose(&d.view, p)
}

// happened is in how many battles something happened, and how often in all.
type happened struct {
	games int
	won   [2]int
	in    map[string]int
	times map[string]int
}

func (h *happened) String() string {
	var names []string
	for k := range h.in {
		names = append(names, k)
	}
	sort.Strings(names)
	out := fmt.Sprintf("%d battles, won %d:%d", h.games, h.won[0], h.won[1])
	for _, k := range names {
		out += fmt.Sprintf("; %s in %d (%d times)", k, h.in[k], h.times[k])
	}
	return out
}

// watch plays battles of the ensign and counts what comes from the sheet. deafOne: player 1 or 2
// does not hear the advice, 0 both do.
func watch(t testing.TB, scenario, one, two string, games int, first uint64, deafOne int) *happened {
	t.Helper()
	u := gametest.MustSetup(scenario, one, two, first)
	h := &happened{in: map[string]int{}, times: map[string]int{}}
	for i := range games {
		u.Seed = first + uint64(i)
		g, err := game.New(u)
		if err != nil {
			t.Fatal(err)
		}
		var ps [2]ai.Player
		for k := range ps {
			if ps[k], err = ai.New("ensign", u.Seed+uint64(k)*1000003); err != nil {
				t.Fatal(err)
			}
			if deafOne == k+1 {
				ps[k] = &deaf{Player: ps[k]}
			}
		}
		seen := map[string]int{}
		commander := game.Nobody
		var v game.View
		for !g.Over() {
			p := g.FirstOpen()
			g.ViewInto(p.Player, &v)
			ev, err := g.Submit(ps[p.Player].Choose(&v, p))
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range ev {
				switch e := e.(type) {
				case game.CommandChanged:
					if e.Player != game.Nobody {
						seen["commanded"]++
						if commander != game.Nobody && commander != e.Player {
							seen["changed hands"]++
						}
						commander = e.Player
					}
				case game.WentAboard:
					seen["went aboard"]++
				case game.CameHome:
					seen["came home"]++
				case game.LostAboard:
					seen["lost aboard"]++
				case game.MarkerPlaced:
					seen["beam"]++
				case game.MarkerRemoved:
					seen["beam lost"]++
				case game.CountersPlaced:
					if g.State().Round > 0 {
						seen["token won"]++
					}
				case game.CountersSpent:
					seen["token spent, "+map[bool]string{true: "attack or defense", false: "drone"}[g.State().Attack.On]]++
				case game.Retrieved:
					seen["retrieved"]++
				case game.HeldStill:
					seen["beam kept"]++
				case game.AttackDeclared:
					if u.OnMap(e.Attacker) != nil {
						seen["map ship attacks"]++
					}
				}
			}
		}
		for k, n := range seen {
			h.in[k]++
			h.times[k] += n
		}
		h.games++
		h.won[g.State().Result.Winner]++
	}
	return h
}

// pairings are the ready fleets made for a scenario, every one of a side against every one of the
// other.
func pairings(t testing.TB, scenario string) (list [][2]string) {
	ls, err := fleet.Ready()
	if err != nil {
		t.Fatal(err)
	}
	var sides [][]string
	at := map[string]int{}
	for _, l := range ls {
		if l.Scenario != scenario {
			continue
		}
		if _, ok := at[l.Side]; !ok {
			at[l.Side] = len(sides)
			sides = append(sides, nil)
		}
		sides[at[l.Side]] = append(sides[at[l.Side]], l.ID)
	}
	if len(sides) != 2 {
		return nil
	}
	for _, a := range sides[0] {
		for _, b := range sides[1] {
			list = append(list, [2]string{a, b})
		}
	}
	return list
}

// How often what the sheets offer happens, and what the advice is worth: go test ./scenarios -run
// Frequencies -v -battles 100.
func TestFrequencies(t *testing.T) {
	if *battles == 0 {
		t.Skip("give -battles")
	}
	for _, sc := range scenarios.All() {
		id := sc.Sheet().ID
		if sc.Play(&game.House{}).Advice.Worth == nil || *only != "" && !strings.Contains(id, *only) {
			continue
		}
		all, with := &happened{in: map[string]int{}, times: map[string]int{}}, [2]int{}
		for _, f := range pairings(t, id) {
			h := watch(t, id, f[0], f[1], *battles, 1, 0)
			t.Log(id, f, h)
			for k := range h.in {
				all.in[k] += h.in[k]
				all.times[k] += h.times[k]
			}
			all.games += h.games
			all.won[0], all.won[1] = all.won[0]+h.won[0], all.won[1]+h.won[1]
			a, b := watch(t, id, f[0], f[1], *battles/2, 5001, 2), watch(t, id, f[0], f[1], *battles/2, 5001, 1)
			with[0] += a.won[0] + b.won[1]
			with[1] += a.won[1] + b.won[0]
		}
		t.Logf("%s: %s", id, all)
		t.Logf("%s: with advice %d, without %d", id, with[0], with[1])
	}
}
