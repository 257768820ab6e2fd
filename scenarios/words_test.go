package scenarios_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/scenarios"
)

// randomFleets are two legal fleets of the whole pool for a scenario, drawn by a number.
func randomFleets(cat *card.Catalogue, sc game.Scenario, number uint64) (*game.Setup, error) {
	h, err := game.NewHouse(sc.Sheet().House, nil)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(number, 2026))
	var fleets [2]game.Fleet
	for i := range fleets {
		side := ""
		if s := sc.Sheet().Sides; len(s) > i {
			side = s[i]
		}
		r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Side: side}
		f, problems := r.Build(fleet.Random(rng, r, 0, 4))
		if len(problems) > 0 {
			return nil, fmt.Errorf("pair %d: a random fleet is not legal: %v", number, problems)
		}
		fleets[i] = f
	}
	return &game.Setup{Scenario: sc, House: h, Fleets: fleets}, nil
}

// Two options of a question have different words, unless it does not matter which is chosen, and
// what is offered is not refused with the same words.
func TestNoTwoOptionsHaveTheSameWords(t *testing.T) {
	cat := gametest.Cards(t)
	all := scenarios.All()
	wrong := map[string]int{}
	pool := cat.Drawing(cat.Pool)
	pairs := uint64(max(40, *poolGames/rematches))
	for number := range 2 * pairs {
		if number >= pairs { // with cards that are not drawn
			cat = pool
		}
		u, err := randomFleets(cat, all[number%uint64(len(all))], number)
		must(t, err)
		u.Seed = number
		g := gametest.New(t, u)
		src := dice.New(number)
		for !g.Over() {
			if p := g.FirstOpen(); !p.Places() && p.Ask != game.ChooseManeuver {
				sameWords(g.View(p.Player), p, wrong)
			}
			gametest.Submit(t, g, steer(g, g.FirstOpen(), &src))
		}
	}
	for words, n := range wrong {
		t.Errorf("%d times %s", n, words)
	}
}

// sameWords notes options of a question that cannot be told apart.
func sameWords(v *game.View, p *game.Prompt, wrong map[string]int) {
	said := map[string]*game.Option{}
	for i := range p.Options {
		o, words := &p.Options[i], p.Label(v, i)
		if was := said[words]; was != nil && !alike(v, p, was, o) {
			wrong["offered twice: "+p.Ask.String()+" "+words]++
		}
		said[words] = o
	}
	for _, r := range game.Refusals(v, p) {
		if said[r.Label] != nil {
			wrong["offered and refused: "+p.Ask.String()+" "+r.Label+" "+r.Why]++
		}
	}
}

// alike reports whether it does not matter which of two options is chosen: face-down damage, and
// two copies of one card or damage card.
func alike(v *game.View, p *game.Prompt, a, b *game.Option) bool {
	u := v.Setup
	if a.Kind != b.Kind || a.Ship != b.Ship || (a.Line == 0) != (b.Line == 0) {
		return false
	}
	if a.Kind == game.PickDamage {
		return true
	}
	if a.Kind == game.Perform && a.Action == card.Regenerate {
		damage := v.Ships[a.Ship].Damage
		return damage[a.N].ID == damage[b.N].ID
	}
	if a.Line != 0 {
		x, _, _ := u.Line(a.Line)
		y, _, _ := u.Line(b.Line)
		if x != y {
			return false
		}
	}
	switch a.Kind {
	case game.FireWeapon, game.PickCard, game.Enable:
		of := a.Ship
		if a.Kind == game.FireWeapon {
			of = p.Ship
		}
		ups := u.Facts(of).Upgrades
		return a.N >= 0 && b.N >= 0 && ups[a.N].Card == ups[b.N].Card
	}
	return a.Line != 0
}
