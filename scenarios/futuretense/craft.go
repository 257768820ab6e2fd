package futuretense

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

const craftID = "small-craft"

var craftClass = card.Class{
	ID:       "small_craft",
	Name:     "Small Craft",
	Front:    physics.AllRound,
	BaseSide: physics.StandardBase,
	Art:      card.Art{File: "ship-small-craft", Tones: "civ", Scale: 1},
}

var craftCard = card.Ship{Printed: card.Printed{ID: craftID, Name: "Small craft"}, Class: &craftClass, Hull: 1}

// ships is the small craft in the middle of the play area (Set Up; Small Craft).
//
// Ruling: the token is a disc; a ship whose base would overlap it slides back as from any ship but
// keeps its Perform Action step (rules 9.2, 1 and 2). No Target Lock is acquired on it, so that a
// lock token on it always means a beam (rules 9.2, 5). By the house rule it can be locked as a
// ship; where beams are the ships' own pairs of lock tokens that rule says nothing, for then a
// token on the craft is a beam.
func ships(house *game.House) []game.MapShip {
	const middle = physics.AreaSide / 2
	return []game.MapShip{{
		ID: craftID, Ship: &craftCard, At: physics.Pose{X: middle, Y: middle}, Cost: penalty, Section: tractorBeam,
		Flags: game.CostsNoAction | game.NoTargetLock.If(
			house.Get(craftLock) == "false" || house.Get(beamIsLock) == "true",
		),
		Parts: []game.Part{
			{
				Round:  true,
				Disc:   physics.Disc(physics.Point{X: middle, Y: middle}, inches(house, diameter)/2),
				Blocks: house.Get(slides) == "true",
			},
		},
	}}
}

// gone: with the craft go all beams; with a holder goes its beam; with the retriever goes the craft
// (Small Craft; Retrieving the Small Craft).
func gone(t *game.Turn, ship game.ShipID) {
	s, u := t.State(), t.Setup()
	craft := craftOf(u)
	if ship == craft {
		if a := &s.Attack; a.On && a.Target == craft {
			game.Emit(t, game.Blamed{Ship: craft, Player: s.Ships[a.Attacker].Owner})
		}
		for i := range s.Ships[:s.NShips] {
			if s.Ships[i].Marker == craft+1 {
				game.Emit(t, game.MarkerRemoved{Ship: game.ShipID(i), Section: smallCraft})
			}
		}
		return
	}
	if s.Ships[ship].Marker != 0 {
		game.Emit(t, game.MarkerRemoved{Ship: ship, Section: tractorBeam})
	}
	if s.Ships[craft].CarriedBy == ship+1 {
		game.Emit(t, game.LostWithCarrier{Ship: craft, Carrier: ship, Section: retrieving})
	}
}
