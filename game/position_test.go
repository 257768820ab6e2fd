package game_test

import (
	"bytes"
	"cmp"
	"flag"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/scenarios"

	diff "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// promised is what a position carries of a state. Every field counts but those blanked here, so that a new one has to be
// carried or named here.
func promised(s *game.State) *game.State {
	var out game.State
	s.CopyTo(&out)
	out.Decks = [3]game.Deck{} // nobody knows their order; shuffled anew
	out.Dice = dice.Source{}   // the dice to come: only forced ones are told
	if !out.Attack.On {
		out.Attack = game.Attack{} // what an attack leaves behind when it is over has no meaning
	}
	for i := range out.Attack.AttackDice { // dice that do not lie there
		if int8(i) >= out.Attack.NAttack {
			out.Attack.AttackDice[i] = game.Die{}
		}
		if int8(i) >= out.Attack.NDefense {
			out.Attack.Defense[i] = game.Die{}
		}
	}
	for i := range out.Ships[:out.NShips] {
		sh := &out.Ships[i]
		if !sh.Moved {
			sh.Flew = card.Move{} // of an earlier round
		}
		if !sh.Ordered {
			sh.Order = card.Move{}
		}
		for k := range sh.Damage {
			if d := &sh.Damage[k]; !d.Up {
				*d = game.DamageCard{} // hidden: what lies face down is drawn anew
			} else if d.Round != s.Round {
				d.Round = 0 // an earlier round is an earlier round
			}
		}
		if !sh.OnTable() { // its damage cards are in the discards, it has no turn any more
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
	return &out
}

// ofPool is a battle of two random fleets of the whole pool under any scenario.
func ofPool(t *testing.T, cat *card.Catalogue, seed uint64) *game.Setup {
	t.Helper()
	all := scenarios.All()
	sc := all[seed%uint64(len(all))]
	h, err := game.NewHouse(sc.Sheet().House, nil)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 7))
	u := &game.Setup{Scenario: sc, Seed: seed, House: h}
	for p := range u.Fleets {
		r := fleet.Rules{Cards: cat, Scenario: sc, House: &h}
		if sides := sc.Sheet().Sides; len(sides) > 0 {
			r.Side = sides[p]
		}
		u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 4))
	}
	if err := u.Prepare(); err != nil {
		t.Fatal(err)
	}
	return u
}

// wary answers at random, but seldom sets a dial that ends the ship, and likes what is special.
func wary(g *game.Game, r *dice.Source) game.Answer {
	p := g.FirstOpen()
	a := gametest.Answer(g, p, r)
	for range 6 {
		if p.Ask != game.ChooseManeuver {
			break
		}
		o := p.Options[bits.TrailingZeros64(a.Picks)]
		var f game.Fate
		if o.Kind != game.SetManeuver {
			break
		}
		if game.Foresee(g.View(p.Player), p.Ship, int(o.N), &f); !f.Dies() && !f.StruckAtEnd {
			break
		}
		a = gametest.Answer(g, p, r)
	}
	if r.Intn(2) == 0 && p.Max == 1 {
		for i, o := range p.Options {
			if o.Kind == game.TakeSpecial || o.Kind == game.UseCard {
				a.Picks = 1 << uint(i)
			}
		}
	}
	return a
}

// fileOf writes a position and reads it back: the set-up that begins there.
func fileOf(t *testing.T, g *game.Game, cat *card.Catalogue) (*game.Setup, string) {
	t.Helper()
	tab, err := record.Of(g)
	if err != nil {
		t.Fatalf("%v, %s", err, strings.Join(g.Where(), " > "))
	}
	var file bytes.Buffer
	if err := tab.Write(&file); err != nil {
		t.Fatal(err)
	}
	text := file.String()
	again, err := record.ReadTable(&file, "f")
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	u, err := again.Setup(scenarios.ByID, cat)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return u, text
}

// stops plays battles of the pool and stops now and then, at any question after set-up.
func stops(t *testing.T, cat *card.Catalogue, battles uint64, at func(seed uint64, g *game.Game)) {
	t.Helper()
	for seed := range battles {
		g, err := game.NewQuiet(ofPool(t, cat, seed))
		if err != nil {
			t.Fatal(err)
		}
		r := dice.New(seed)
		for !g.Over() {
			if _, err := g.Submit(wary(g, &r)); err != nil {
				t.Fatal(err)
			}
			if s := g.State(); !g.Over() && s.Phase != game.SettingUp && (r.Intn(25) == 0 || s.Attack.On && r.Intn(12) == 0) {
				at(seed, g)
			}
		}
	}
}

var battles = flag.Uint64("battles", 60, "how many battles of random fleets are stopped and told as positions")

// A state becomes a position, the position a file, the file a position, and that the same state, in all scenarios and
// phases, between two questions and in the middle of an attack.
func TestPositionCarriesTheState(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	stops(t, cat, *battles, func(seed uint64, g *game.Game) {
		p, err := g.Position()
		if err != nil {
			t.Fatalf("seed %d: %v, %s", seed, err, strings.Join(g.Where(), " > "))
		}
		u, text := fileOf(t, g, cat)
		if d := diff.Diff(p, u.Position, cmpopts.EquateEmpty()); d != "" {
			t.Fatalf("seed %d: the file holds another position: %s\n%s", seed, d, text)
		}
		got, err := game.LayOnly(u)
		if err != nil {
			t.Fatal(err)
		}
		want := game.Before(g)
		if d := diff.Diff(promised(want), promised(got), cmpopts.IgnoreUnexported(game.State{}, dice.Source{})); d != "" {
			t.Fatalf("seed %d, round %d, %s: %s\n%s\n%s", seed, p.Round, p.Phase, d, strings.Join(g.Where(), " > "), text)
		}
		if a, b := game.Steps(want), game.Steps(got); !slices.Equal(a, b) {
			t.Fatalf("seed %d: other steps wait: %v, from the file %v", seed, a, b)
		}
		note(seen, u, want, p)
	})
	for _, what := range []string{"Planning Phase", "Activation Phase", "Combat Phase", "End Phase", "an attack", "steps wait", "a lasting effect",
		"a line used", "a card away", "a marker", "Mission Tokens", "a map ship commanded", "charges", "a free action", "a resource"} {
		if seen[what] == 0 {
			t.Errorf("no position with %s was looked at: %v", what, seen)
		}
	}
	t.Log(seen)
}

// note counts what a position has to carry.
func note(seen map[string]int, u *game.Setup, s *game.State, p *game.Position) {
	count := func(is bool, what string) {
		if is {
			seen[what]++
		}
	}
	seen[p.Phase.String()]++
	seen[u.Scenario.Sheet().ID]++
	count(p.Attack.On, "an attack")
	count(len(p.Next) > 0, "steps wait")
	count(len(p.Bonuses) > 0, "a lasting effect")
	count(len(p.Used) > 0, "a line used")
	for i := range p.Sides {
		count(p.Sides[i].Resource != nil || p.Sides[i].Options != nil, "a resource")
		count(p.Sides[i].Mission > 0, "Mission Tokens")
	}
	for i := range p.Ships {
		l := &p.Ships[i]
		count(len(l.Away) > 0, "a card away")
		count(l.Marker != 0, "a marker")
		count(l.Mission != nil, "Mission Tokens")
		count(l.Commander != 0, "a map ship commanded")
		count(l.CarriedBy != 0, "a craft retrieved")
		count(len(l.Charges) > 0, "charges")
		count(len(l.Stored) > 0, "damage under a card")
		count(l.Free != 0, "a free action")
		count(l.Temp > 0, "temporary shields")
		count(l.Order != nil, "a maneuver instead")
		count(l.Flew != nil, "another last maneuver")
		count(l.Doomed, "doomed")
		count(l.Served != 0, "served by the resource")
		count(len(l.Safe) > 0, "safe")
	}
}

// From a position the battle goes on as it would have: the same questions, answers, dice and cards lead to the same
// tables. What a position does not tell is given to it: decks, what lies face down, the dice.
func TestPositionPlaysOn(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	stops(t, cat, max(*battles/2, 1), func(seed uint64, g *game.Game) {
		u, _ := fileOf(t, g, cat)
		before := game.Before(g)
		one, err := game.Resume(g.Setup(), before)
		if err != nil {
			t.Fatal(err)
		}
		_ = one
		n++
		_ = u
	})
	t.Log(n)
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
