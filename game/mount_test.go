package game_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
	"attackwing/scenarios/standard"
)

// A rule may fire several mounts at once: each attack is made to its end, one after the other.
func TestMountsFireOneAfterTheOther(t *testing.T) {
	both, late := 0, 0
	for seed := range uint64(12) {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
		u = &game.Setup{Scenario: scenariotest.Fort{}, Fleets: u.Fleets, House: u.House, Seed: seed}
		g := gametest.New(t, u)
		brain := gametest.Brain(t, "ensign", seed)
		declared, ended, fired := 0, 0, 0
		for !g.Over() {
			p := g.FirstOpen()
			events := gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
			for _, e := range events {
				switch e := e.(type) {
				case game.AttackDeclared:
					expect.Need(t, declared, ended, "seed %d: an attack is declared in the middle of another one", seed)
					if declared++; u.OnMap(e.Attacker) != nil {
						if fired++; fired == 2 {
							both++
						}
						if g.State().Phase == game.End || g.State().Phase == game.Planning {
							late++
						}
					}
				case game.AttackEnded:
					ended++
				case game.RoundBegan:
					fired = 0
				}
			}
			expect.Need(t, gametest.Broken(g), "", "seed %d", seed)
		}
		if declared-ended > 1 { // the battle may end with the last one
			t.Errorf("seed %d: %d attacks declared, %d ended", seed, declared, ended)
		}
	}
	expect.True(t, both != 0 && late != 0, "both mounts fired in %d rounds, %d times at the end of one", both, late)
}

// At every question of a battle in which attacks wait for the end of another one a position is made
// or refused in words, and plays on as the battle does; the record of the battle, with a table of
// each round, verifies.
func TestAPositionCarriesAnAttackThatWaits(t *testing.T) {
	cat := gametest.Cards(t)
	find := func(string) (game.Scenario, error) { return scenariotest.Fort{}, nil }
	waits, refused := 0, 0
	for seed := range uint64(12) {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
		g := gametest.New(t, &game.Setup{Scenario: scenariotest.Fort{}, Fleets: u.Fleets, House: u.House, Seed: seed})
		brain, err := ai.New("ensign", seed)
		must(t, err)
		for !g.Over() {
			if s := g.State(); s.Attack.On && g.Setup().OnMap(s.Attack.Attacker) != nil {
				_, err := g.Position()
				switch {
				case err == nil:
					waits += playsOnTheSame(t, cat, g, seed)
				case s.Phase == game.Combat:
					t.Fatalf("seed %d: %v, %s", seed, err, strings.Join(g.Where(), " > "))
				case err.Error() != "no position can be made in the middle of an attack at the end of a round":
					t.Fatalf("seed %d: %v", seed, err)
				default:
					refused++
				}
			}
			p := g.FirstOpen()
			gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
		}
		var file bytes.Buffer
		must(t, record.Write(&file, g))
		rec, err := record.Read(&file)
		must(t, err)
		if _, rep, err := rec.Replay(find, cat, -1, nil); err != nil || !rep.OK {
			t.Fatalf("seed %d: %v, %+v", seed, err, rep)
		}
	}
	if waits == 0 || refused == 0 {
		t.Errorf("%d positions with an attack that waits, %d refused at the end of a round", waits, refused)
	}
}

// playsOnTheSame goes on from a position in a file as the battle goes on, and is how many attacks
// wait in it.
func playsOnTheSame(t *testing.T, cat *card.Catalogue, g *game.Game, seed uint64) (waits int) {
	t.Helper()
	u, text := fileOf(t, g, cat)
	one := game.Again(g)
	two, err := game.Resume(u, game.Before(g))
	must(t, err)
	got, err := game.LayOnly(u)
	must(t, err)
	if a, b := game.Steps(game.Before(g)), game.Steps(got); !slices.Equal(a, b) {
		t.Fatalf("seed %d: other steps wait: %v, from the file %v\n%s", seed, a, b, text)
	}
	for r := dice.New(seed); !one.Over(); {
		if a, b := game.Plain(one), game.Plain(two); *a != *b {
			t.Fatalf("seed %d: after %d answers the tables differ\n%s", seed, len(two.Answers()), text)
		}
		a := wary(one, &r)
		gametest.Submit(t, one, a)
		gametest.Submit(t, two, a)
		if len(two.Answers()) == 40 {
			break
		}
	}
	return strings.Count(text, "step: mount-attack")
}

// walled is a battle with a wall in the middle from which ships slide back; it notes what moves
// have been stopped by.
type walled struct {
	standard.Scenario
	sheet *game.Sheet
	stops *int
	t     *testing.T
}

func (w walled) Sheet() *game.Sheet { return w.sheet }

func (w walled) Play(h *game.House) game.Play {
	p := w.Scenario.Play(h)
	const half = physics.AreaSide / 2
	wall := game.Token{Kind: 1, Form: game.RectForm, Flags: game.Stops, Group: -1, X0: 4 * physics.Inch, Y0: half - physics.Inch, X1: 32 * physics.Inch, Y1: half + physics.Inch}
	p.Lay = func(t *game.Turn, _ int) { t.LayToken(wall, "Wall") }
	p.Rules = append(p.Rules, game.Rule{Name: "Wall", At: game.ShipHasMoved, Do: func(t *game.Turn, ship game.ShipID) {
		m := t.Passage()
		expect.True(w.t, m.Against >= game.NoShip, "the move ended against ship %d", m.Against)
		if m.Stopped != nil {
			b := t.Setup().Base(ship, m.To)
			if *w.stops++; m.Against != game.NoShip || m.Stopped.Kind != 1 || m.Stopped.Distance(&b).Dist > physics.Millimetre {
				w.t.Errorf("stopped by %+v, against ship %d", m.Stopped, m.Against)
			}
		}
	}})
	return p
}

// A rule is told which token has stopped a ship that has moved.
func TestAPassageNamesTheTokenThatStops(t *testing.T) {
	sheet := *standard.Scenario{}.Sheet()
	sheet.ID, sheet.Tokens = "walled", []game.KindOfToken{{ID: "wall", Name: "Wall", Flags: game.Stops}}
	stops := 0
	for seed := range uint64(6) {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
		g := gametest.Quiet(t, &game.Setup{Scenario: walled{sheet: &sheet, stops: &stops, t: t}, Fleets: u.Fleets, House: u.House, Seed: seed})
		brain := gametest.Brain(t, "ensign", seed)
		for !g.Over() {
			p := g.FirstOpen()
			gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
		}
	}
	expect.True(t, stops != 0, "no ship was stopped")
}

// fort is a battle around a fort that fires both of its mounts at once: at its place in the Combat
// Phase, and at the end of each round.
type fort struct{ standard.Scenario }

func (f fort) Play(h *game.House) game.Play {
	p := f.Scenario.Play(h)
	at := physics.Pose{X: physics.AreaSide / 2, Y: physics.AreaSide / 2}
	class := &card.Class{ID: "fort", Name: "Fort", Front: physics.AllRound, BaseSide: physics.StandardBase, Art: card.Art{File: "cube", Tones: "civ", Scale: 1}}
	p.Map = []game.MapShip{{ID: "fort", Skill: 5, At: at, Section: "Fort", Parts: []game.Part{{Base: physics.Base(at, physics.StandardBase), Blocks: true}},
		Ship:   &card.Ship{Printed: card.Printed{ID: "fort", Name: "Fort", Factions: []card.Faction{card.Independent}}, Class: class, Attack: 3, Hull: 12},
		Mounts: []game.Mount{{Name: "East", Arc: physics.AllRound, Far: 3}, {Name: "West", Arc: physics.AllRound, Far: 3}}}}
	fire := func(t *game.Turn, _ game.ShipID) {
		s, u := t.State(), t.Setup()
		id := u.MapShip("fort")
		for k := range int8(2) {
			for target := range game.ShipID(u.FleetShips()) {
				if _, no := s.ShotFrom(u, id, k, target); no.Code == game.Yes && s.Ships[id].InPlay() {
					t.FireMount(id, k, target)
					break
				}
			}
		}
	}
	p.Rules = append(p.Rules, game.Rule{Name: "Fort", At: game.NobodyCommands, Do: fire}, game.Rule{Name: "Fort", At: game.EndOfRound, Do: fire})
	return p
}

// namedFort is the battle around the fort under a name of its own.
type namedFort struct{ fort }

func (f namedFort) Sheet() *game.Sheet {
	s := *f.fort.Sheet()
	s.ID = "fort"
	return &s
}

// The second mount of a rule keeps silent where the first has destroyed its target.
func TestMountsDoNotFireAtWhatIsGone(t *testing.T) {
	defer scenarios.Add(namedFort{})()
	for hull, want := range map[int]int{1: 1, 5: 2} {
		hits := slices.Repeat([]dice.Face{dice.Hit}, 8)
		tb := gametest.Lay(t, gametest.Spec{Scenario: "fort", Phase: game.Combat, Dice: hits, Crafts: []gametest.Craft{
			{X: 18, Y: 21, Skill: 1, Hull: hull, Agility: -1}, {Name: "A2", X: 3, Y: 33}, {Two: true, X: 33, Y: 33, H: 180}}})
		tb.WaitOut(2, game.Combat)
		fired := 0
		for _, e := range gametest.Of[game.AttackDeclared](tb) {
			if tb.Set.OnMap(e.Attacker) != nil && e.Target == 0 {
				fired++
			}
		}
		if fired != want {
			t.Errorf("at a ship of hull %d %d mounts fire, want %d", hull, fired, want)
		}
	}
}

// ruled is a plain battle with one rule more, as a phase begins.
type ruled struct {
	standard.Scenario
	do func(t *game.Turn)
}

func (r ruled) Sheet() *game.Sheet {
	sheet := *r.Scenario.Sheet()
	sheet.ID = "ruled"
	return &sheet
}

func (r ruled) Play(h *game.House) game.Play {
	p := r.Scenario.Play(h)
	p.Rules = append(p.Rules, game.Rule{Name: "Rule", At: game.PhaseBegins, Do: func(t *game.Turn, _ game.ShipID) {
		if t.State().Phase == game.Combat {
			r.do(t)
		}
	}})
	return p
}

// underRule lays A and B in the Combat Phase that begins with a rule.
func underRule(t *testing.T, do func(t *game.Turn)) *gametest.Table {
	t.Helper()
	defer scenarios.Add(ruled{do: do})()
	return gametest.Lay(t, gametest.Spec{Scenario: "ruled", Phase: game.Combat, Crafts: []gametest.Craft{
		{X: 18, Y: 25, Skill: 6}, {Name: "A2", X: 3, Y: 33, Laid: gametest.Laid{Off: true}}, {Two: true, X: 18, Y: 20, H: 180, Skill: 4}}})
}

// What a rule changes about a Captain Skill as a phase begins counts in that phase.
func TestRuleOfAPhaseFixesItsSkills(t *testing.T) {
	tb := underRule(t, func(t *game.Turn) { game.Emit(t, game.CardDisabled{Ship: 0, Card: game.CaptainSlot}) })
	if !tb.Asked(game.ChooseTarget, "B") || tb.Ship("A").Skill != 1 {
		t.Errorf("A with its captain disabled has skill %d; asked: %s", tb.Ship("A").Skill, tb.Prompt().Heading(tb.Set))
	}
}

// A rule that deals no damage, or deals it to a ship that is gone, does nothing and says nothing.
func TestRuleDamagesOnlyShipsInPlay(t *testing.T) {
	tb := underRule(t, func(t *game.Turn) {
		t.Damage(0, 0, 0, "Rule")
		t.Damage(1, 1, 0, "Rule")
		t.Damage(2, 1, 0, "Rule")
	})
	for name, want := range map[string]int8{"A": 0, "A2": 0, "B": 1} {
		if got := tb.Ship(name).NDamage; got != want {
			t.Errorf("%s has %d damage cards, want %d", name, got, want)
		}
	}
	if tb.Heard("A suffers 0") || tb.Heard("A2 suffers") || !tb.Heard("B suffers 1 damage") {
		t.Errorf("the log says %q", tb.Log)
	}
}
