package shakedown_test

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
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
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	return cat
}

// withCards are the program's cards and these upgrades beside them.
func withCards(t testing.TB, upgrades string) *card.Catalogue {
	t.Helper()
	cat, err := program(t).With(fstest.MapFS{"upgrades.yaml": {Data: []byte(upgrades)}}, "own")
	if err != nil {
		t.Fatal(err)
	}
	return cat
}

// What would stop the program in the middle of a battle is an error that says where; whatever else is played is none.
func TestAPanicOfASheetIsAnError(t *testing.T) {
	err := shakedown.Sheet(broken{}, program(t), 2)
	if err == nil || !strings.Contains(err.Error(), "round 1, End Phase") || !strings.Contains(err.Error(), "index out of range") {
		t.Errorf("%v", err)
	}
	began := time.Now()
	if err := shakedown.Sheet(gametest.Beacon(), program(t), 20); err != nil {
		t.Error(err)
	}
	t.Logf("20 battles in %v", time.Since(began))
}

// Cards are flown by ships that may carry them, and each line that is offered, happens or counts is seen; one that is never is not.
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
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("40 battles in %v", time.Since(began))
	if len(lines) != 4 {
		t.Fatalf("%+v", lines)
	}
	for i, never := range []bool{false, false, true, false} {
		if (lines[i].Seen == 0) != never {
			t.Errorf("%s was seen in %d battles", lines[i].Text, lines[i].Seen)
		}
	}
}

// A ship card may print no hull: computer players shoot at it like at any other.
func TestAShipWithoutHullIsPlayed(t *testing.T) {
	cat, err := program(t).With(fstest.MapFS{
		"classes.yaml": {Data: []byte("- {id: raft, name: Raft, front: 90, base: standard, green: [s1], art: {file: ship-cruiser, tones: civ}}\n")},
		"ships.yaml":   {Data: []byte("- {id: raft-1, name: Raft, class: raft, factions: [Borg], stats: [0, 0, 0, 0], sp: 9}\n")},
	}, "own")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := shakedown.Cards(standard.Scenario{}, cat, program(t), 10, 20); err != nil {
		t.Error(err)
	}
}

// All cards of the program can be played as own cards are tried out.
func TestThePoolIsTriedOut(t *testing.T) {
	none, err := card.Of(card.Pool{})
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	lines, err := shakedown.Cards(standard.Scenario{}, program(t), none, 1, 60)
	if err != nil {
		t.Error(err)
	}
	t.Logf("60 battles in %v, %d lines", time.Since(began), len(lines))
}
