package record_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// A battle of the edition of 2017 is replayed under its rules: with the same prices, and with cards
// of the prime factions.
func TestARecordKeepsItsEdition(t *testing.T) {
	sc, err := scenarios.ByID("standard")
	must(t, err)
	h, err := game.HouseOf(sc, []game.HouseValue{{Key: "edition", Value: "2017"}})
	must(t, err)
	r := fleet.Rules{Cards: gametest.Cards(t), Scenario: sc, House: &h, Whole: true}
	vulcan := fleet.List{Ships: []fleet.ListShip{{
		Ship:     fleet.Ref{ID: "d_kyr_class_71446"}, // without a name: 24 SP, later 19
		Captain:  fleet.Ref{ID: "2002"},              // William T. Riker, of the Federation
		Upgrades: []fleet.Ref{{ID: "t_pol_71446"}},
	}}}
	for seed := range uint64(10) {
		u := &game.Setup{Scenario: sc, Seed: seed, House: h}
		var ps []fleet.Problem
		u.Fleets[0], ps = r.Build(vulcan)
		expect.Must(t, len(ps) == 0, "%v", ps)
		u.Fleets[1], _ = r.Build(fleet.Random(rand.New(rand.NewPCG(seed, 5)), r, 60, 3))
		g := gametest.New(t, u)
		gametest.Play(g, seed, 0, nil)
		var b bytes.Buffer
		must(t, record.Write(&b, g))
		rec, err := record.Read(&b)
		must(t, err)
		again, rep := verify(t, rec)
		expect.Must(t, rep.OK, "seed %d: %+v", seed, rep)
		s := again.Setup().Fleets[0].Ships[0]
		if s.SP != 19 || s.CapSP != 4 || !card.HasFaction(s.Ship.Factions, card.Federation) ||
			!card.HasFaction(s.Upgrades[0].Card.Factions, card.Federation) {
			t.Errorf("seed %d: the ship costs %d, its captain %d, and is of %v", seed, s.SP, s.CapSP, s.Ship.Factions)
		}
	}
}
