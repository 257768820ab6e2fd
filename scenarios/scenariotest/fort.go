package scenariotest

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

// Fort is a second battle: both of a fort's mounts fire at its place in the Combat Phase, and again
// at the end of each round. Every third round both players lay a flare. The table is the same
// turned half around, so that neither seat is the better one.
type Fort struct{}

// FortID names the fort in files and on the command line.
const FortID = "fort"

const (
	fortress = "The Fort"
	flares   = "Flares"
)

var fortSheet = game.Sheet{
	ID: FortID, Title: "The Fort", Event: "For tests alone",
	Areas:  game.Strips(),
	Tokens: []game.KindOfToken{{ID: "flare", Name: "flare", Flags: game.Obstructs}},
	Facts:  []string{"A fort fires at the nearest ship", "It fires again at the end of a round", "Flares give cover"},
}

// Sheet returns the content that a printed sheet would have.
func (Fort) Sheet() *game.Sheet { return &fortSheet }

var fortCard = card.Ship{
	Printed: card.Printed{ID: FortID, Name: "Fort", Factions: []card.Faction{card.Independent}},
	Attack:  3,
	Hull:    12,
	Class: &card.Class{
		ID:       FortID,
		Name:     "Fort",
		Front:    physics.AllRound,
		BaseSide: physics.StandardBase,
		Art:      card.Art{File: "cube", Tones: "civ", Scale: 1},
	},
}

// Play has the fort fire.
func (Fort) Play(*game.House) game.Play {
	at := physics.Pose{X: middle, Y: middle}
	return game.Play{
		Map: []game.MapShip{{ID: FortID, Ship: &fortCard, Skill: 5, At: at, Section: fortress,
			Parts: []game.Part{{Base: physics.Base(at, physics.StandardBase), Blocks: true}},
			Mounts: []game.Mount{
				{Name: "East", Arc: physics.AllRound, Far: 3},
				{Name: "West", Arc: physics.AllRound, Far: 3},
			}}},
		Rules: []game.Rule{
			{Name: flares, At: game.EndOfRound, Do: flare},
			{Name: fortress, At: game.NobodyCommands, Do: salvo},
			{Name: fortress, At: game.EndOfRound, Do: salvo},
		},
	}
}

// salvo fires both mounts at once.
func salvo(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	id := u.MapShip(FortID)
	if !s.Ships[id].InPlay() {
		return
	}
	for k := range u.OnMap(id).Mounts {
		if at := closest(s, u, id, int8(k)); at != game.NoShip {
			t.FireMount(id, int8(k), at)
		}
	}
}

// closest is the ship nearest to the fort that a mount can fire at. Ships that are as near as
// another are passed over: no seat decides.
func closest(s *game.State, u *game.Setup, id game.ShipID, mount int8) (best game.ShipID) {
	const near = float64(physics.Millimetre)
	best, least := game.NoShip, 0.0
	for target := range game.ShipID(u.FleetShips()) {
		shot, no := s.ShotFrom(u, id, mount, target)
		switch d := shot.Gap.Dist; {
		case no.Code != game.Yes:
		case best == game.NoShip && least == 0, d < least-near:
			best, least = target, d
		case d < least+near:
			best = game.NoShip
		}
	}
	return best
}

// flare has both players lay a flare every third round, the one with initiative first.
func flare(t *game.Turn, _ game.ShipID) {
	s := t.State()
	if s.Round%3 != 1 {
		return
	}
	for _, who := range [...]game.PlayerID{s.First, s.First.Other()} {
		k := game.Token{
			Kind:  1,
			Form:  game.DiscForm,
			Flags: fortSheet.Kind(1).Flags,
			Group: -1,
			Round: s.Round,
			X1:    inch / 2,
		}
		if at, ok := t.ChoosePlace(who, k, game.Where{Clear: true, Apart: inch}, flares, "Lay a flare"); ok {
			k.Put(at)
			t.LayToken(k, flares)
		}
	}
}
