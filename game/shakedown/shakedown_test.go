package shakedown_test

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/shakedown"
	"attackwing/scenarios/standard"
)

// broken is a sheet whose rule panics at the end of a round.
type broken struct{ standard.Scenario }

func (b broken) Play(h *game.House) game.Play {
	p := b.Scenario.Play(h)
	p.Rules = append(p.Rules, game.Rule{Name: "Broken", At: game.EndOfRound, Do: func(*game.Turn, game.ShipID) {
		var none []int
		_ = none[3]
	}})
	return p
}

func program(t testing.TB) *card.Catalogue {
	t.Helper()
	cat := gametest.Cards(t)
	return cat
}

// withCards are the program's cards and these upgrades beside them.
func withCards(t testing.TB, upgrades string) *card.Catalogue {
	t.Helper()
	cat, err := program(t).With(fstest.MapFS{"upgrades.yaml": {Data: []byte(upgrades)}}, "own")
	expect.OK(t, err)
	return cat
}

// What would stop the program in the middle of a battle is an error that says where; whatever else
// is played is none.
func TestAPanicOfASheetIsAnError(t *testing.T) {
	err := shakedown.Sheet(broken{}, program(t), 2)
	if err == nil || !strings.Contains(err.Error(), "round 1, End Phase") || !strings.Contains(err.Error(), "index out of range") {
		t.Errorf("%v", err)
	}
	began := time.Now()
	expect.OK(t, shakedown.Sheet(gametest.Beacon(), program(t), 20))
	t.Logf("20 battles in %v", time.Since(began))
}

// Cards are flown by ships that may carry them, and each line that is offered, happens or counts is
// seen; one that is never is not.
func TestLinesOfOwnCardsAreSeen(t *testing.T) {
	cat := withCards(t, `
- {id: own-crew, name: Own Crew, kind: crew, factions: [Federation], sp: 1, abilities: [
    {when: action, cost: [disable this], do: [attack dice +1 this round]},
    {when: counting attack dice, if: [primary weapon, range 1-3], do: [attack dice +1]},
    {when: after moving, if: [hull <= 0], may: [place 1 evade]}]}
- {id: own-tech, name: Own Tech, kind: tech, factions: [Romulan], sp: 1, restrictions: ["only:ship_class=D'deridex Class"], abilities: [
    {when: end of activation, may: [place 1 scan]}]}
`)
	began := time.Now()
	lines, err := shakedown.Cards(standard.Scenario{}, cat, program(t), 20, 40)
	expect.OK(t, err)
	t.Logf("40 battles in %v", time.Since(began))
	expect.Need(t, len(lines), 4, "%+v", lines)
	for i, never := range []bool{false, false, true, false} {
		expect.True(t, (lines[i].Seen == 0) == never, "%s was seen in %d battles", lines[i].Text, lines[i].Seen)
	}
}

// An attack that is over is seen by the cards that answer its end: its range, its weapon, whether
// it hit, the damage it dealt.
func TestTheAttackThatEndedIsSeen(t *testing.T) {
	cat := withCards(t, `
- {id: after, name: After, kind: crew, factions: [Federation], sp: 1, abilities: [
    {when: after attacking, if: [attack hits, range 1-3, primary weapon], may: [place 1 evade]},
    {when: after attacking, if: [damaged], may: [one more attack]},
    {when: after attacking, if: [not damaged], may: [place 1 scan]},
    {when: after being attacked, if: [damage >= 1, not foe cloaked], may: [place 1 battle stations]},
    {when: after being attacked, if: [not attack hits], may: [attack dice +1 this round]}]}
`)
	lines, err := shakedown.Cards(standard.Scenario{}, cat, program(t), 60, 60)
	expect.OK(t, err)
	for _, l := range lines {
		expect.True(t, l.Seen != 0, "never offered in %d battles: %s", l.Battles, l.Text)
	}
	seen := 0
	for seed := range uint64(20) {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
		for i := range u.Fleets[0].Ships {
			u.Fleets[0].Ships[i].Upgrades = append(u.Fleets[0].Ships[i].Upgrades, game.Bought{Card: cat.Upgrade("after")})
		}
		u = &game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, House: u.House, Seed: seed}
		g, err := game.NewQuiet(u)
		expect.OK(t, err)
		var brains [2]ai.Player
		for i := range brains {
			brains[i], err = ai.New("ensign", seed)
			expect.OK(t, err)
		}
		for !g.Over() {
			p := g.FirstOpen()
			for _, o := range p.Options {
				if p.Ask != game.UseCards || o.Kind != game.UseCard {
					continue
				}
				a, s := &g.State().Attack, g.State()
				line, title, _ := u.Line(o.Line)
				if title != "After" {
					continue
				}
				seen++
				damaged := line.If[0].Op == card.WasDamaged || line.If[0].Op == card.DamageAtLeast
				if s.Attack.On || !a.Ended || damaged && (a.Dealt > 0) == line.If[0].Not {
					t.Fatalf("seed %d: %s is offered after an attack that dealt %d damage", seed, line.Line, a.Dealt)
				}
			}
			gametest.Submit(t, g, brains[p.Player].Choose(g.View(p.Player), p))
			if s := g.State(); s.Attack.Ended && s.Phase != game.Combat {
				t.Fatalf("seed %d: an attack that is over still lies there", seed)
			}
		}
	}
	expect.True(t, seen != 0, "nothing was offered")
}

// A ship card may print no hull: computer players shoot at it like at any other.
func TestAShipWithoutHullIsPlayed(t *testing.T) {
	cat, err := program(t).With(fstest.MapFS{
		"classes.yaml": {Data: []byte("- {id: raft, name: Raft, front: 90, base: standard, green: [s1], art: {file: ship-cruiser, tones: civ}}\n")},
		"ships.yaml":   {Data: []byte("- {id: raft-1, name: Raft, class: raft, factions: [Borg], stats: [0, 0, 0, 0], sp: 9}\n")},
	}, "own")
	expect.OK(t, err)
	if _, err := shakedown.Cards(standard.Scenario{}, cat, program(t), 10, 20); err != nil {
		t.Error(err)
	}
}

// All cards of the program can be played as own cards are tried out.
func TestThePoolIsTriedOut(t *testing.T) {
	none, err := card.Of(card.Pool{})
	expect.OK(t, err)
	began := time.Now()
	lines, err := shakedown.Cards(standard.Scenario{}, program(t), none, 1, 60)
	expect.OK(t, err)
	t.Logf("60 battles in %v, %d lines", time.Since(began), len(lines))
}
