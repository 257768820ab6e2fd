package lastbattle

import (
	"math"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
)

const stationID = "ds9"

var stationClass = card.Class{
	ID:       "station",
	Name:     "Nor-Class Space Station",
	Front:    physics.AllRound,
	BaseSide: physics.StandardBase,
	Art:      card.Art{File: "station-nor", Tones: "car", Scale: 1},
}

// stationCard are the numbers of the sheet: its shields are destroyed already, and it has no
// Upgrade Bar here.
var stationCard = card.Ship{
	Printed: card.Printed{ID: stationID, Name: "Deep Space 9", Factions: []card.Faction{card.Independent}},
	Class:   &stationClass,
	Attack:  5,
	Hull:    8,
	Actions: card.ActionSet(0).With(card.TargetLock).With(card.Scan).With(card.BattleStations),
}

// heeds are the damage cards whose text means something to a station; all others are turned face
// down at once (rules 9.1, 9).
//
// Ruling: Damaged Sensor Array takes the actions of the bar from whoever commands the station, who
// has no other: the action that would turn the card face down is a ship's crew's, and the station
// repairs nothing.
var heeds = game.DamageSet(game.WeaponsMalfunction, game.DirectHit, game.MinorExplosion, game.ConsoleFire,
	game.StunnedHelmsman, game.CommunicationsFailure, game.DamagedSensorArray, game.WarpCoreBreach)

// center is the middle of the body: its W pylon touches the W edge (Set Up; rules 9.1, 1).
func center(house *game.House) physics.Point {
	return physics.Point{X: float64(physics.StandardBase) + radius(house), Y: physics.AreaSide / 2}
}

// pylon is a pylon's base, tangent to the body on a bearing in degrees, heading outward.
func pylon(house *game.House, bearing int32) physics.Square {
	c, r := center(house), radius(house)+float64(physics.StandardBase)/2
	rad := float64(bearing) * math.Pi / 180
	return physics.Base(
		physics.Pose{
			X:       int32(math.Round(c.X + r*math.Sin(rad))),
			Y:       int32(math.Round(c.Y - r*math.Cos(rad))),
			Heading: bearing * 1000,
		},
		physics.StandardBase,
	)
}

// ships is the station: the body, which is an obstacle and no base, and three pylons, which are
// bases for overlapping (Set Up; Deep Space 9 Token).
func ships(house *game.House) []game.MapShip {
	c := center(house)
	return []game.MapShip{{
		ID: stationID, Ship: &stationCard, Skill: 1, Section: token, At: physics.Pose{X: int32(c.X), Y: int32(c.Y)},
		Parts: []game.Part{
			{Base: pylon(house, 30), Blocks: true},
			{Base: pylon(house, 150), Blocks: true},
			{Base: pylon(house, 270), Blocks: true},
			{Round: true, Disc: physics.Disc(c, radius(house))},
		},
		Mounts: []game.Mount{ // in the order in which it fires by itself (rules 9.1, 4)
			{Name: "Northeast pylon", Part: 0, Arc: physics.Front90, Far: 3},
			{Name: "Southeast pylon", Part: 1, Arc: physics.Front90, Far: 3},
			{Name: "Body", Part: 3, Arc: physics.AllRound, Far: 2},
		},
		Heeds: heeds,
		Flags: game.OneAttack.If(house.Get(attacks) == "1") |
			game.NoRangeOneBonus.If(house.Get(rangeBonus) == "false") |
			game.AttacksAhead.If(house.Get(neutralLast) == "false"),
	}}
}

// lay lays the body as an obstacle (Deep Space 9 Token).
func lay(t *game.Turn, house *game.House) {
	c := center(house)
	game.Emit(t, game.TokenLaid{
		Token: game.Token{
			Kind:  body,
			Form:  game.DiscForm,
			Flags: game.Obstructs | game.RollsDie,
			Of:    stationOf(t.Setup()) + 1,
			X0:    int32(c.X),
			Y0:    int32(c.Y),
			X1:    int32(radius(house)),
		},
		Section: token,
	})
}
