package game_test

import (
	"bytes"
	"cmp"
	"flag"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"

	diff "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

func init() {
	scenarios.Add(scenariotest.Comet{})
	scenarios.Add(gametest.Beacon())
}

// promised is what a position carries of a state. Every field counts but those blanked here, so
// that a new one has to be carried or named here.
func promised(s *game.State) *game.State {
	var out game.State
	s.CopyTo(&out)
	game.ForgetOver(&out)
	out.Decks = [3]game.Deck{} // nobody knows their order; shuffled anew
	out.Dice = dice.Source{}   // the dice to come: only forced ones are told
	if !out.Attack.On && !out.Attack.Ended {
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
	return &out
}

// ofPool is a battle of two random fleets of the whole pool under any scenario.
func ofPool(t *testing.T, cat *card.Catalogue, seed uint64) *game.Setup {
	t.Helper()
	all := scenarios.All()
	sc := all[seed%uint64(len(all))]
	h, err := game.NewHouse(sc.Sheet().House, nil)
	must(t, err)
	rng := rand.New(rand.NewPCG(seed, 7))
	u := &game.Setup{Scenario: sc, Seed: seed, House: h}
	for p := range u.Fleets {
		r := fleet.Rules{Cards: cat, Scenario: sc, House: &h}
		if sides := sc.Sheet().Sides; len(sides) > 0 {
			r.Side = sides[p]
		}
		u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 4))
	}
	must(t, u.Prepare())
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
				a = p.Pick(i)
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
	must(t, tab.Write(&file))
	text := file.String()
	again, err := record.ReadTable(&file, "f")
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	u, err := again.Setup(func(string) (game.Scenario, error) { return g.Setup().Scenario, nil }, cat)
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
		must(t, err)
		r := dice.New(seed)
		var who [2]ai.Player // every other battle is played sensibly, so that ships live and meet
		for p := range who {
			if who[p], err = ai.New("ensign", seed+uint64(p)); err != nil {
				t.Fatal(err)
			}
		}
		for !g.Over() {
			a := wary(g, &r)
			if p := g.FirstOpen(); seed/5%2 == 1 {
				a = who[p.Player].Choose(g.View(p.Player), p)
			}
			gametest.Submit(t, g, a)
			if s := g.State(); !g.Over() && s.Phase != game.SettingUp && (r.Intn(25) == 0 || s.Attack.On && r.Intn(12) == 0 || linked(s) && r.Intn(3) == 0) {
				at(seed, g)
			}
		}
	}
}

// linked tells whether a ship has a tractor beam on another, which is seldom.
func linked(s *game.State) bool {
	return slices.ContainsFunc(s.Ships[:s.NShips], func(sh game.Ship) bool { return sh.Marker != 0 })
}

var battles = flag.Uint64("battles", 70, "how many battles of random fleets are stopped and told as positions")

// A state becomes a position, the position a file, the file a position, and that the same state, in
// all scenarios and phases, between two questions and in the middle of an attack.
func TestPositionCarriesTheState(t *testing.T) {
	cat, err := assets.Cards()
	must(t, err)
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
		must(t, err)
		want := game.Before(g)
		if a, b := promised(want), promised(got); *a != *b && slices.Equal(game.Steps(want), game.Steps(got)) {
			d := diff.Diff(a, b, cmpopts.IgnoreUnexported(game.State{}, game.Fixed{}, dice.Source{}))
			t.Fatalf("seed %d, round %d, %s: %s\n%s\n%s", seed, p.Round, p.Phase, d, strings.Join(g.Where(), " > "), text)
		}
		if a, b := game.Steps(want), game.Steps(got); !slices.Equal(a, b) && !slices.Equal(a, game.WithoutActivation(got)) {
			t.Fatalf("seed %d: other steps wait: %v, from the file %v", seed, a, b)
		}
		note(seen, u, want, p)
	})
	for _, what := range []string{"Planning Phase", "Activation Phase", "Combat Phase", "End Phase", "an attack", "steps wait", "a lasting effect",
		"a line used", "a card away", "a token moved", "a map ship moved", "all tokens told", "a marker", "counters of a player", "counters on a ship card", "counters on another card", "a second counter", "a map ship commanded", "disabled shields of a map ship", "charges", "a free action", "a resource"} {
		expect.True(t, seen[what] != 0, "no position with %s was looked at: %v", what, seen)
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
	count(p.Whole, "all tokens told")
	for i := range p.Tokens {
		count(p.Tokens[i].Heading != 0, "a token moved")
	}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		count(p.Ships[i].Pose != u.OnMap(game.ShipID(i)).At, "a map ship moved")
	}
	for i := range p.Sides {
		b, fresh := &p.Sides[i], u.Fresh(p.Round)
		count(b.Resource != fresh.Resources[i] || b.Options != fresh.Options[i], "a resource")
		count(b.Counters != fresh.Beside[i], "counters of a player")
		count(p.Sides[i].Rerolls > 0, "a re-roll token")
	}
	for i := range p.Ships {
		l := &p.Ships[i]
		fresh := &u.Fresh(p.Round).Ships[i]
		for c := int8(-1); int(c) < len(u.Facts(game.ShipID(i)).Upgrades); c++ {
			k, usual := l.Card(c), fresh.Card(c)
			count(k.Away, "a card away")
			count(k.Charges != usual.Charges, "charges")
			count(k.Stored > 0, "damage under a card")
			count(k.Safe, "safe")
			count(k.Counters != usual.Counters, "counters on another card")
			count(k.Counters.More != usual.Counters.More, "a second counter")
		}
		count(l.Marker != 0, "a marker")
		count(l.Counters != fresh.Counters, "counters on a ship card")
		count(l.Map && l.Owner != game.Nobody, "a map ship commanded")
		count(l.Map && l.Down > 0, "disabled shields of a map ship")
		count(l.CarriedBy != 0, "a craft retrieved")
		count(l.Free != 0, "a free action")
		count(l.Temp > 0, "temporary shields")
		count(l.Ordered, "a maneuver instead")
		count(l.Moved && (l.Flown < 0 || l.Flew != u.Facts(game.ShipID(i)).Ship.Class.Dial[l.Flown]), "another last maneuver")
		count(l.Doomed, "doomed")
		count(l.ByFleet != 0, "served by the resource")
	}
}

// From a position the battle goes on as it would have: the same questions, answers, dice and cards
// lead to the same tables. What a position does not tell is given to it: decks, what lies face
// down, the dice.
func TestPositionPlaysOn(t *testing.T) {
	cat, err := assets.Cards()
	must(t, err)
	stopped, answers := 0, 0
	stops(t, cat, *battles, func(seed uint64, g *game.Game) {
		u, text := fileOf(t, g, cat)
		one := game.Again(g)
		two, err := game.Resume(u, game.Before(g))
		must(t, err)
		stopped++
		r := dice.New(seed)
		for range 60 {
			a, b := game.Plain(one), game.Plain(two)
			if *a != *b {
				d := diff.Diff(a, b, cmpopts.IgnoreUnexported(game.State{}, game.Fixed{}, dice.Source{}))
				t.Fatalf("seed %d: after %d answers: %s\n%v %v\n%s\n%s\n%s", seed, len(two.Answers()), d, game.Steps(a), game.Steps(b), strings.Join(one.Where(), " > "), strings.Join(two.Where(), " > "), text)
			}
			if p, q := one.Prompts(), two.Prompts(); !reflect.DeepEqual(p, q) {
				t.Fatalf("seed %d: after %d answers other questions: %s\n%s", seed, len(two.Answers()), diff.Diff(p, q), text)
			}
			if one.Over() {
				break
			}
			x := wary(one, &r)
			gametest.Submit(t, one, x)
			gametest.Submit(t, two, x)
			answers++
		}
	})
	expect.True(t, stopped >= int(*battles), "only %d positions were played on from", stopped)
	t.Logf("%d positions, %d answers", stopped, answers)
}

// The ranges that fields declare end where play ends.
func TestRangesOfAPosition(t *testing.T) {
	for _, c := range []struct {
		of    any
		field string
		most  int
	}{{game.Position{}, "Round", game.MaxRound}, {game.Ship{}, "DeadIn", game.MaxRound}, {game.Beside{}, "Rerolls", game.MaxRerolls},
		{game.CardState{}, "Time", game.MaxOnCard}, {game.CardState{}, "Charges", game.MaxOnCard}, {game.CardState{}, "Stored", game.MaxOnCard}} {
		f, _ := reflect.TypeOf(c.of).FieldByName(c.field)
		if _, most, _ := strings.Cut(f.Tag.Get("range"), ","); most != strconv.Itoa(c.most) {
			t.Errorf("%s is up to %q, in play up to %d", c.field, most, c.most)
		}
	}
}
