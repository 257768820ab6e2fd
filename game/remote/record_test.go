package remote_test

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/scenarios"
)

// recorded writes the record of a battle, reads it, plays it anew and checks its proofs.
func recorded(t *testing.T, g *game.Game) string {
	t.Helper()
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	again := replayed(t, b.String())
	if again.Hash() != g.Hash() {
		t.Error("the record ends otherwise")
	}
	p, err := remote.Check(again)
	must(t, err)
	if p.Numbers < 2 || p.Sealed < 2 || p.Openings < 2 {
		t.Errorf("the record proves %+v", p)
	}
	return b.String()
}

func replayed(t *testing.T, text string) *game.Game {
	t.Helper()
	rec, err := record.Read(strings.NewReader(text))
	must(t, err)
	g, rep, err := rec.Verify(scenarios.ByID, cards(t), -1, nil)
	must(t, err)
	if !rep.OK {
		t.Fatalf("the record goes otherwise: %+v", rep.First)
	}
	return g
}

// No proof of a record can be altered, left out or put elsewhere.
func TestAlteredProofsAreFound(t *testing.T) {
	b := meet(t, setUp(t, 2), 4)
	b.play(computers(t, "ensign", 4))
	text := recorded(t, b.peers[0].Game())
	if secret := b.peers[0].Game(); secret == nil || strings.Contains(text, `"chain"`) {
		t.Error("the record holds a secret")
	}
	proofs := regexp.MustCompile(`"(?:links|seals)":\["[^"]+"|"(?:salt|battle)":"[^"]+"|"opens":\d+`).FindAllStringIndex(text, -1)
	if len(proofs) < 50 {
		t.Fatalf("%d proofs", len(proofs))
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; i < len(proofs); i += 1 + len(proofs)/25 {
		at := proofs[i]
		if i > 2 {
			at = proofs[r.IntN(len(proofs))]
		}
		k := at[1] - 2 - r.IntN(3) // a letter, or the last digit
		if text[at[0]:at[0]+8] == `"opens":` {
			k = at[1] - 1
		}
		other := byte('A')
		if text[k] >= '0' && text[k] <= '9' && k == at[1]-1 {
			other = '0' + (text[k]-'0'+1)%10
		} else if text[k] == 'A' {
			other = 'Q'
		}
		if _, err := remote.Check(replayed(t, text[:k]+string(other)+text[k+1:])); err == nil {
			t.Errorf("%s is altered and nothing is said", text[at[0]:at[1]])
		}
	}
	for _, what := range []string{`,"proof":\{"links":[^}]*\}`, `,"proof":\{"seals":[^}]*\}`, `,"proof":\{"salt":[^}]*\}`, `,"proof":\{"battle":[^}]*\}`} {
		all := regexp.MustCompile(what).FindAllStringIndex(text, -1)
		if len(all) == 0 {
			t.Fatalf("no %s", what)
		}
		at := all[len(all)/2]
		if _, err := remote.Check(replayed(t, text[:at[0]]+text[at[1]:])); err == nil {
			t.Errorf("%s is missing and nothing is said", text[at[0]:at[1]])
		}
	}
}

// A film of the battle says what chance and sealed dials are.
func TestAFilmTellsOfBothPrograms(t *testing.T) {
	b := meet(t, setUp(t, 0), 3)
	b.play(computers(t, "ensign", 3))
	g := b.peers[0].Game()
	numbers, sealed := 0, 0
	for _, m := range record.Shoot(g.Setup(), g.Answers()).Moments[1:] {
		switch {
		case strings.Contains(m.Asked, "nobody"):
			t.Fatalf("it is asked %q", m.Asked)
		case m.Ask == game.AskChance && m.Asked == "Chance of both players" && strings.HasPrefix(m.Chosen, "Number "):
			numbers++
		case m.Ask == game.ChooseManeuver && m.Chosen == "Sealed":
			sealed++
		}
	}
	if numbers < 2 || sealed < 2 {
		t.Errorf("%d numbers of chance, %d sealed dials", numbers, sealed)
	}
}
