package record_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// What is done by hand is kept in the record answer by answer, and the record plays to the same end.
func TestByHandIsRecorded(t *testing.T) {
	deeds, verified := map[game.Deed]bool{}, 0
	for seed := range uint64(160) {
		sc, _ := scenarios.ByID("standard")
		h, err := game.NewHouse(sc.Sheet().House, nil)
		must(t, err)
		rng := rand.New(rand.NewPCG(seed, 23))
		u := &game.Setup{Scenario: sc, Seed: seed, House: h}
		r := fleet.Rules{Cards: gametest.Cards(t), Scenario: sc, House: &h, Whole: true}
		for p := range u.Fleets {
			for len(u.Fleets[p].Ships) == 0 {
				u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 3))
			}
		}
		g := gametest.New(t, u)
		src := dice.New(seed)
		for n := 0; !g.Over() && n < 600; n++ {
			p := g.FirstOpen()
			a := gametest.Answer(g, p, &src)
			for range 3 {
				if h, ok := gametest.Hand(g, p, &src); ok && a.Hand.Deed == game.NoDeed && (h.Deed >= game.AddDie || src.Intn(6) == 0) {
					a = game.Answer{Prompt: p.ID, Hand: h}
					deeds[h.Deed] = true
				}
			}
			gametest.Submit(t, g, a)
		}
		var b bytes.Buffer
		must(t, record.Write(&b, g))
		rec, err := record.Read(bytes.NewReader(b.Bytes()))
		must(t, err)
		for i, a := range g.Answers() {
			expect.Must(t, rec.Answers[i] == a, "seed %d: answer %d is %+v, read %+v", seed, i+1, a, rec.Answers[i])
		}
		again, rep, err := rec.Verify(scenarios.ByID, gametest.Cards(t), -1, nil)
		expect.Must(t, err == nil && rep.OK && again.Hash() == g.Hash(), "seed %d: %+v, %v", seed, rep, err)
		verified++
		if f := record.Shoot(u, g.Answers()); f.Trouble != nil || len(f.Moments) != len(g.Answers())+1 {
			t.Fatalf("seed %d: the film: %v", seed, f.Trouble)
		}
	}
	expect.True(t, len(deeds) >= 12 && verified >= 40, "%d deeds in %d records", len(deeds), verified)
	_, b := played(t, 4)
	head, _, _ := strings.Cut(string(b), "\n")
	for line, says := range map[string]string{
		`{"answer":1,"prompt":1,"hand":{"deed":"jump","card":-2,"on":0}}`:                        `line 2: hand: unknown deed "jump"`,
		`{"answer":1,"prompt":1,"hand":{"deed":"gain token","card":300,"on":0}}`:                 "line 2: hand: 300 is out of range",
		`{"answer":1,"prompt":1,"picks":[0],"hand":{"deed":"lower shield","card":-2,"on":0}}`:    "line 2: hand: the question is answered as well",
		`{"answer":1,"prompt":1,"hand":{"deed":"gain token","token":"beer","card":-2,"on":0}}`:   "line 2: hand: unknown token or face",
		`{"answer":1,"prompt":1,"hand":{"deed":"gain token","colour":"red","card":-2,"on":0}}`:   `line 2: unknown field "colour"`,
		`{"answer":1,"hand":{"deed":"lower shield","card":-2,"on":0}}`:                           "line 2: prompt: the answer names no question",
		`{"answer":1,"prompt":1,"hand":{"deed":"lower shield","card":-2,"on":0},"concede":true}`: "line 2: hand: the question is answered as well",
	} {
		_, err := record.Read(strings.NewReader(head + "\n" + line + "\n"))
		expect.True(t, err != nil && strings.HasPrefix(err.Error(), says), "%s: %v, want %q", line, err, says)
	}
}

// A ship that takes no captain has none in a position either.
func TestPositionOfAShipWithoutCaptain(t *testing.T) {
	text := `scenario: standard
ships:
  - {id: a, player: 1, ship: federation_attack_squadron_71753, at: [18, 30], facing: N}
  - {id: b, player: 2, ship: "1002", at: [18, 6], facing: S}
`
	tab, err := record.ReadTable(strings.NewReader(text), "t")
	must(t, err)
	u, err := tab.Setup(scenarios.ByID, gametest.Cards(t))
	must(t, err)
	must(t, u.Prepare())
	if c := u.Facts(0).Captain; !c.None() || c.Skill != 5 || u.Facts(1).Captain.ID != "2003" {
		t.Errorf("%+v, %+v", c, u.Facts(1).Captain)
	}
}
