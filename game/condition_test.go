package game

import (
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// A line of a whole fleet, of a resource, or of an admiral is used, and paid for, by the ship at
// whose window it speaks; every other line by the ship that carries its card.
func TestLinesAreUsedByTheShipTheySpeakFor(t *testing.T) {
	for _, c := range []struct {
		what  string
		whose card.Whose
		at    card.Window
		ship  ShipID // with the card
		want  ShipID
	}{
		{"its own line", card.Own, card.CountAttack, 0, 0},
		{"a line for friends", card.Friends, card.CountAttack, 0, 0},
		{"a line of the whole fleet", card.WholeFleet, card.CountAttack, 0, 1},
		{"a resource's line", card.Own, card.CountAttack, NoShip, 1},
		{"an admiral's fleet action", card.Own, card.FleetAction, 0, 1},
	} {
		l := line{Ability: &card.Ability{Whose: c.whose}, ship: c.ship}
		expect.Same(t, l.at(&State{}, &Setup{}, c.at, 1, nil).by, c.want, "%s is used by ship", c.what)
	}
}
