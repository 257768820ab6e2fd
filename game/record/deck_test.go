package record_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// fight is a shot of one critical at a ship with two weapons and no shields; what the damage deck
// holds on top is its reader's.
const fight = `scenario: standard
seed: %d
round: 2
phase: combat
ships:
  - {id: grothe, player: 1, ship: "1006", at: [18, 14], facing: S}
  - {id: enterprise, player: 2, ship: "1009", upgrades: ["3006", "3024"], at: [18, 18], facing: N, shields: 0}
fleets: [{}, {deck: [%s]}]
dice: [hit, crit, crit, blank, blank, blank, blank, blank]
`

// atWeapons lays the fight and plays until a weapon has to be discarded.
func atWeapons(t *testing.T, u *game.Setup) *game.Game {
	t.Helper()
	g := gametest.New(t, u)
	for range 40 {
		p := g.FirstOpen()
		if p == nil || p.Ask == game.ChooseWeapon {
			return g
		}
		a := game.Answer{Prompt: p.ID}
		for i := range p.Min {
			a.Picks |= 1 << uint(i)
		}
		for i, o := range p.Options {
			if o.Kind == game.FirePrimary {
				a.Picks = 1 << uint(i)
			}
		}
		gametest.Submit(t, g, a)
	}
	return g
}

// A position taken at a question in the middle of damage goes on with the cards that were drawn
// until there, whatever the dice and decks of the battle that it begins: those that lie open by
// name, those that lie face down as any.
func TestAPositionGoesOnWithTheSameDamageCards(t *testing.T) {
	cat := gametest.Cards(t)
	lay := func(file string) *game.Setup {
		t.Helper()
		tab, err := record.ReadTable(strings.NewReader(file), "f")
		must(t, err)
		u, err := tab.Setup(scenarios.ByID, cat)
		expect.Must(t, err == nil, "%v %v %v", err, "\n", file)
		return u
	}
	for seed := range uint64(12) {
		g := atWeapons(t, lay(fmt.Sprintf(fight, seed, "face-down, Munitions Failure, Warp Core Breach")))
		p := g.FirstOpen()
		expect.Must(t, p != nil && p.Ask == game.ChooseWeapon, "seed %d: nobody is asked for a weapon", seed)
		at, err := record.Of(g)
		must(t, err)
		got := fmt.Sprint(at.Fleets[1].Deck)
		expect.True(t, got == "[face-down Munitions Failure]", "seed %d: the deck is told as %s", seed, got)
		for other := range uint64(8) {
			at.Seed = 1000 + other
			var b bytes.Buffer
			must(t, at.Write(&b))
			again := atWeapons(t, lay(b.String()))
			q := again.FirstOpen()
			if q == nil || q.Ask != game.ChooseWeapon || len(q.Options) != len(p.Options) || q.Ship != p.Ship {
				t.Fatalf("seed %d, %d: nobody is asked for a weapon\n%s", seed, other, b.String())
			}
			x, y := again.State().Ships[1], g.State().Ships[1]
			expect.True(t, x.NDamage == y.NDamage && x.Shields == y.Shields,
				"seed %d, %d: %d damage cards, %d before", seed, other, x.NDamage, y.NDamage)
		}
	}
}

// The damage deck of a position is drawn in the order told, past what lies face down already.
func TestTheDamageDeckOfAPosition(t *testing.T) {
	cat := gametest.Cards(t)
	all := []string{"Munitions Failure", "face-down", "Direct Hit!", "munitions failure", "Warp Core Breach"}
	tab, err := record.ReadTable(strings.NewReader(fmt.Sprintf(fight, 1, strings.Join(all, ", "))), "f")
	must(t, err)
	hull := 2 // some lie face down
	tab.Ships[1].Hull = &hull
	u, err := tab.Setup(scenarios.ByID, cat)
	must(t, err)
	for seed := range uint64(200) {
		u.Seed = seed
		g := gametest.Quiet(t, u)
		d := &g.State().Decks[1]
		for i, name := range all {
			if c := d.Cards[int(d.N)-1-i]; name != "face-down" && !strings.EqualFold(c.String(), name) {
				t.Fatalf("seed %d: card %d is %v, not %s", seed, i+1, c, name)
			}
		}
		n := map[game.DamageID]int{}
		for _, c := range d.Cards[:d.N] {
			n[c]++
		}
		for _, c := range g.State().Ships[1].Damage[:g.State().Ships[1].NDamage] {
			n[c.ID]++
		}
		total := 0
		for c, k := range n {
			total += k
			expect.Must(t, k <= 7 && c != game.FaceDown, "seed %d: %d of %v", seed, k, c)
		}
		expect.Must(t, total == 33, "seed %d: %d cards", seed, total)
		gametest.Play(g, seed, 30, nil)
	}
	for deck, says := range map[string]string{
		"Munitions Failure, Munitions Failure, Munitions Failure": "not so many cards \"Munitions Failure\"",
		"Tribbles": `"Tribbles" is not a damage card, nor face-down`, strings.Repeat("face-down, ", 33) + "face-down": "34 are more than 33",
	} {
		tab, err := record.ReadTable(strings.NewReader(fmt.Sprintf(fight, 1, deck)), "f")
		if err == nil {
			_, err = tab.Setup(scenarios.ByID, cat)
		}
		expect.Refused(t, err, says, "%s", deck)
	}
}
