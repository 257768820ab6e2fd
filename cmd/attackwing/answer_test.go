package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// answers compiles the schema of what try --json prints.
func answers(t *testing.T) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(answerSchema))
	must(t, err)
	c := jsonschema.NewCompiler()
	must(t, c.AddResource("answer.schema.json", doc))
	s, err := c.Compile("answer.schema.json")
	must(t, err)
	return s
}

func fitsSchema(t *testing.T, s *jsonschema.Schema, what string, text []byte) {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	must(t, err)
	if err := s.Validate(doc); err != nil {
		t.Fatalf("%s does not fit the schema: %v", what, err)
	}
}

// Whatever happens in battles of all scenarios fits the schema: events, state, questions and
// refusals, at each answer. Nothing in it names a card that lies face down.
func TestBattlesFitTheSchema(t *testing.T) {
	schema := answers(t)
	s := &cli.Streams{}
	cat, err := s.Cards()
	must(t, err)
	games := 6
	if testing.Short() {
		games = 1
	}
	seen := map[string]int{}
	for _, sc := range scenarios.All() {
		house, err := game.NewHouse(sc.Sheet().House, nil)
		must(t, err)
		for n := range games {
			fleets, err := cli.BuildFleets(sc, &house, fleetsFor(t, sc, n), cat)
			must(t, err)
			u := &game.Setup{Scenario: sc, House: house, Seed: uint64(n + 1), Fleets: fleets}
			g, err := game.New(u)
			must(t, err)
			x := &trial{g: g}
			for i := range u.NumShips() {
				x.ids = append(x.ids, fmt.Sprintf("s%d", i+1))
			}
			var players [2]ai.Player
			for p := range players {
				if players[p], err = ai.New([]string{"random", "ensign"}[(n+p)%2], uint64(n)); err != nil {
					t.Fatal(err)
				}
			}
			x.ev = slices.Clone(g.Opening())
			for answers := 0; ; answers++ {
				if answers%9 == 0 || g.Over() {
					text, err := json.Marshal(x.document())
					must(t, err)
					fitsSchema(t, schema, fmt.Sprintf("%s, seed %d, answer %d", sc.Sheet().ID, n+1, answers), text)
					if strings.Contains(string(text), strconv.Quote(game.FaceDown.String())) { // words may say that it lies there
						t.Fatalf("%s, seed %d, answer %d: a card that lies face down is told", sc.Sheet().ID, n+1, answers)
					}
					for _, e := range x.ev {
						seen[kindOf(e)]++
					}
					x.ev = nil
				}
				if g.Over() {
					break
				}
				p := g.FirstOpen()
				ev := gametest.Submit(t, g, players[p.Player].Choose(g.View(p.Player), p))
				x.ev = append(x.ev, ev...)
			}
		}
	}
	t.Logf("%d kinds of event seen", len(seen))
	expect.True(t, len(seen) >= 50, "only %d kinds of event: %v", len(seen), seen)
}

// fleetsFor are the n-th ready fleets of a scenario's sides.
func fleetsFor(t *testing.T, sc game.Scenario, n int) *[2]string {
	t.Helper()
	ready, err := fleet.ReadyFor(sc.Sheet().ID)
	must(t, err)
	var out [2]string
	for p := range out {
		side := ""
		if p < len(sc.Sheet().Sides) {
			side = sc.Sheet().Sides[p]
		}
		var of []string
		for _, l := range ready {
			if l.Side == side {
				of = append(of, l.ID)
			}
		}
		if len(of) > 0 {
			out[p] = of[n%len(of)]
		}
	}
	return &out
}

// Every way in which a battle ends has its word, and try tells it, as one document too.
func TestEveryEndingIsTold(t *testing.T) {
	for e := game.ByElimination; e.String() != ""; e++ {
		expect.True(t, endingWords[e] != "", "no word for an ending: %v", e)
		if e == game.ByTime {
			break
		}
	}
	schema := answers(t)
	for _, c := range []struct {
		by      string
		answers []string
	}{{"concession", []string{"--answer", "concede"}}, {"time", []string{"--answer", "time"}}} {
		args := slices.Concat([]string{"try", duel}, c.answers)
		for range 60 {
			code, out, errs := command(append(args, "--json")...)
			expect.Must(t, code == 0, "%v", errs)
			fitsSchema(t, schema, c.by, []byte(out))
			var d struct {
				State struct {
					Result *struct {
						By string `json:"by"`
					} `json:"result"`
				} `json:"state"`
				Prompts []struct {
					Max     int               `json:"max"`
					Options []json.RawMessage `json:"options"`
				} `json:"prompts"`
			}
			must(t, json.Unmarshal([]byte(out), &d))
			if r := d.State.Result; r != nil {
				expect.Same(t, r.By, c.by, "it ended by")
				break
			}
			expect.Must(t, len(d.Prompts) != 0, "neither a question nor an end")
			args = append(args, "--answer", fmt.Sprintf("#%d", len(d.Prompts[0].Options)))
		}
	}
}

// What an event does not speak of has no field: no ship of a lock for a Sensor Echo, no card for a
// damage face down, no length but mm.
func TestEventsTellNoZeroValues(t *testing.T) {
	_, g := duelLaid(t)
	x := &trial{g: g, ids: []string{"grothe", "enterprise"}}
	for _, c := range []struct {
		e    game.Event
		want map[string]any
		not  []string
	}{
		{game.ActionPerformed{Ship: 1, Action: 7}, map[string]any{"ship": "enterprise"}, []string{"target", "damage_card", "bit"}},
		{game.DamageDealt{Ship: 0, Card: game.DirectHit}, map[string]any{"ship": "grothe", "face_up": false}, []string{"damage_card", "card"}},
		{game.DamageDealt{Ship: 0, Card: game.DirectHit, Up: true}, map[string]any{"damage_card": game.DirectHit.String()}, nil},
		{game.DamageRepaired{Ship: 0, Card: game.DamageCard{ID: game.DirectHit}}, nil, []string{"damage_card"}},
		{game.DamageFound{Deck: 1, At: 7}, nil, []string{"at", "deck"}},
		{game.AttackDeclared{Attacker: 0, Target: 1, Weapon: game.NoWeapon, Second: game.NoShip, Dist: 101600, Band: 1}, map[string]any{"dist_mm": 101.6}, []string{"dist", "second", "by_card", "card", "mount"}},
		{game.ShipMoved{Ship: 0}, map[string]any{"short": false}, []string{"against", "intended"}},
		{game.ActionLost{Ship: 0, Why: game.LostByObstacle}, map[string]any{"why": "obstacle"}, []string{"against"}},
		{game.AttackRolled{N: 2, Faces: [game.MaxDice]dice.Face{dice.Hit}}, map[string]any{"faces": []string{"hit", "blank"}}, []string{"set", "n"}},
		{game.DiceRerolled{By: 1, Which: 2, Faces: [game.MaxDice]dice.Face{dice.Hit, dice.Crit, dice.Hit}}, map[string]any{"which": []int{2}, "faces": []string{"crit"}}, nil},
	} {
		f := x.fields(c.e)
		for k, v := range c.want {
			expect.True(t, reflect.DeepEqual(f[k], v), "%T: %s is %v, want %v", c.e, k, f[k], v)
		}
		for _, k := range c.not {
			v, is := f[k]
			expect.True(t, !is, "%T tells %s: %v", c.e, k, v)
		}
	}
}

// duelLaid is the position of the duel, begun.
func duelLaid(t *testing.T) (*cli.Streams, *game.Game) {
	t.Helper()
	s := &cli.Streams{}
	_, u, err := s.ReadTable(duel)
	must(t, err)
	g := gametest.New(t, u)
	return s, g
}
