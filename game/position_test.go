package game_test

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/scenarios"

	diff "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// promised is what a position carries of a state. Every field of a ship counts but those blanked here, so that a new one
// has to be carried or named here.
func promised(s *game.State) *game.State {
	out := &game.State{Round: s.Round, Phase: s.Phase, First: s.First, NShips: s.NShips, NTokens: s.NTokens}
	copy(out.Ships[:], s.Ships[:s.NShips])
	copy(out.Tokens[:], s.Tokens[:s.NTokens])
	for i := range out.Ships[:out.NShips] {
		sh := &out.Ships[i]
		// what card text has done this round and what lies on cards for it: not yet carried
		sh.Moved, sh.Ordered, sh.Free, sh.ByFleet, sh.Temp = false, false, 0, 0, 0
		sh.Order, sh.Flew = card.Move{}, card.Move{}
		for k := range sh.Upgrades {
			sh.Upgrades[k].Charges, sh.Upgrades[k].Stored, sh.Upgrades[k].Shown, sh.Upgrades[k].Safe = 0, 0, false, false
		}
		sh.Captain.Charges, sh.Captain.Stored, sh.Captain.Shown, sh.Captain.Safe = 0, 0, false, false
		for k := range sh.Damage {
			if d := &sh.Damage[k]; !d.Up {
				*d = game.DamageCard{} // what lies face down is drawn anew
			} else if d.Round != s.Round {
				d.Round = 0 // an earlier round is an earlier round
			}
		}
		if !sh.OnTable() {
			sh.NDamage, sh.Damage, sh.Skill = 0, [game.MaxDamage]game.DamageCard{}, 0
		}
		// the order of the cards under a ship has no meaning
		slices.SortFunc(sh.Damage[:sh.NDamage], func(a, b game.DamageCard) int {
			return cmp.Or(cmp.Compare(b.ID, a.ID), cmp.Compare(b.Round, a.Round))
		})
	}
	for i := range out.Tokens[:out.NTokens] {
		t := &out.Tokens[i]
		t.Group, t.Order, t.Round = 0, 0, 0 // the scenario's own order
	}
	slices.SortFunc(out.Tokens[:out.NTokens], func(a, b game.Token) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.X0, b.X0), cmp.Compare(a.Y0, b.Y0), cmp.Compare(a.X1, b.X1), cmp.Compare(a.Y1, b.Y1))
	})
	return out
}

// battle plays sensibly for a number of answers, so that ships live to meet each other.
func battle(t *testing.T, u *game.Setup, answers int) *game.Game {
	t.Helper()
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	var who [2]ai.Player
	for p := range who {
		if who[p], err = ai.New("ensign", u.Seed+uint64(p)); err != nil {
			t.Fatal(err)
		}
	}
	for n := 0; n < answers && !g.Over(); n++ {
		p := g.FirstOpen()
		if _, err := g.Submit(who[p.Player].Choose(g.View(p.Player), p)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// scramble gives the ships of a table what play seldom brings together.
func scramble(s *game.State, u *game.Setup, r *dice.Source) {
	coin := func() bool { return r.Intn(3) == 0 }
	for i := range s.Ships[:s.NShips] {
		sh, f := &s.Ships[i], u.Facts(game.ShipID(i))
		sh.BreachFix, sh.Over, sh.NoAttack = coin(), coin(), coin()
		sh.Acted = uint16(r.Intn(1<<16)) & (0xfe | 3<<12)
		sh.Captain.Time, sh.Captain.Lost = int8(r.Intn(3)), coin()
		for k := range f.Upgrades {
			sh.Upgrades[k] = game.CardState{Disabled: coin(), Discarded: coin(), Lost: coin(), Time: int8(r.Intn(3))}
		}
		if !sh.InPlay() {
			continue
		}
		sh.Skill = int8(r.Intn(10))
		sh.Evade, sh.Scan, sh.Stations, sh.Power = int8(r.Intn(3)), int8(r.Intn(2)), int8(r.Intn(2)), int8(r.Intn(4))
		if d := sh.Damage[:sh.NDamage]; len(d) > 0 && coin() && !d[0].Up && d[0].ID != game.FaceDown {
			d[0].Up, d[0].Round = true, s.Round-int16(r.Intn(2))
		}
	}
}

// A state becomes a position, the position a file, the file a position, and that the same state: in all that a
// position promises, in any phase, also where cards, tokens and flags lie as play seldom lays them.
func TestPositionCarriesTheState(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	phases, seen := map[game.Phase]int{}, map[string]int{}
	for seed := range uint64(96) {
		scenario := []string{"standard", "tholian-web"}[seed%2]
		u := gametest.MustSetup(scenario, []string{"tw-a-1", "tw-a-2", "tw-a-3"}[seed%3], []string{"tw-b-1", "tw-b-2", "tw-b-3"}[seed/3%3], seed)
		g := battle(t, u, 10+int(seed))
		s := g.State()
		if g.Over() || s.Phase == game.SettingUp || s.Attack.On {
			continue
		}
		r := dice.New(seed)
		if seed%4 != 0 {
			scramble(s, u, &r)
		}
		phases[s.Phase]++
		p, err := g.Position()
		if err != nil {
			t.Fatal(err)
		}
		tab, err := record.Of(g)
		if err != nil {
			t.Fatal(err)
		}
		var file bytes.Buffer
		if err := tab.Write(&file); err != nil {
			t.Fatal(err)
		}
		again, err := record.ReadTable(&file, "f")
		if err != nil {
			t.Fatal(err)
		}
		u2, err := again.Setup(scenarios.ByID, cat)
		if err != nil {
			t.Fatal(err)
		}
		if d := diff.Diff(p, u2.Position, cmpopts.EquateEmpty()); d != "" {
			t.Fatalf("seed %d: the file holds another position: %s", seed, d)
		}
		got, err := game.LayOnly(u2)
		if err != nil {
			t.Fatal(err)
		}
		want := promised(s)
		for i := range p.Ships { // a ship between its dial and its move turns the dial anew
			if sh := &want.Ships[i]; sh.Activated && !p.Ships[i].Activated {
				sh.Activated, sh.DialShown = false, false
				seen["reveals anew"]++
			}
			if p.Ships[i].Acting {
				seen["acting"]++
			}
			if p.Ships[i].Doomed {
				seen["doomed"]++
			}
		}
		if d := diff.Diff(want, promised(got), cmpopts.IgnoreUnexported(game.State{}), cmpopts.IgnoreFields(game.State{}, "Dice")); d != "" {
			t.Fatalf("seed %d, %s: %s\n%s", seed, s.Phase, d, strings.Join(g.Where(), " > "))
		}
	}
	for _, p := range []game.Phase{game.Planning, game.Activation, game.Combat, game.End} {
		if phases[p] == 0 {
			t.Errorf("no state of the %s was looked at: %v", p, phases)
		}
	}
	if seen["acting"] == 0 {
		t.Errorf("no ship was at its action: %v", seen)
	}
	t.Log(phases, seen)
}

// A position in the middle of a phase goes on where it is: the same question, of the same ship, with the same options.
func TestPositionAsksTheSame(t *testing.T) {
	same := 0
	for seed := range uint64(120) {
		u := gametest.MustSetup([]string{"standard", "tholian-web"}[seed%2], "tw-a-1", "tw-b-2", seed)
		g := battle(t, u, 12+2*int(seed))
		s := g.State()
		if g.Over() || s.Phase == game.SettingUp || s.Attack.On {
			continue
		}
		p, err := g.Position()
		if err != nil {
			t.Fatal(err)
		}
		u2 := &game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Seed: u.Seed, Position: p}
		g2, err := game.New(u2)
		if err != nil {
			t.Fatal(err)
		}
		a, b := g.FirstOpen(), g2.FirstOpen()
		if a.Line != 0 || a.Ask == game.UseCards {
			continue // a question of card text in the middle of a step: the step is begun anew
		}
		if s.Phase == game.Planning && len(g.Prompts()) < len(g2.Prompts()) {
			continue // dials given in secret are not on the table yet
		}
		if a.Ask != b.Ask || a.Ship != b.Ship || len(a.Options) != len(b.Options) {
			t.Errorf("seed %d, %s: %s with %d options, but from the position %s with %d", seed, s.Phase, a.Heading(u), len(a.Options), b.Heading(u2), len(b.Options))
			continue
		}
		same++
		if broken := gametest.Broken(g2); broken != "" {
			t.Errorf("seed %d: %s", seed, broken)
		}
	}
	if same < 25 {
		t.Errorf("only %d positions were compared", same)
	}
}
