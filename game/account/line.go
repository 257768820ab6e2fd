package account

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/physics"
)

// Line returns the words of the log for an event that is about to happen on a table, "" for none.
// Where a ship comes to stand it tells as a player would, by the nearest enemy ship; the places
// themselves are in the event's own words.
func Line(u *game.Setup, s *game.State, e game.Event) string {
	switch e := e.(type) {
	case game.ShipPlaced:
		return u.Name(e.Ship) + " is placed, facing " + game.Compass(e.At.Heading) + "."
	case game.ShipMoved:
		words := u.Name(e.Ship) + " moves " + e.Maneuver.String()
		if e.Short {
			words += ", slides back from " + against(u, &e)
		}
		return words + ends(u, s, e, e.Ship) + "."
	case game.Echoed:
		return u.Name(e.Ship) + " performs a Sensor Echo" + ends(u, s, e, e.Ship) + "."
	}
	return e.Say(u)
}

// against returns the name of the ship or token from which a ship slid back.
func against(u *game.Setup, e *game.ShipMoved) string {
	if e.Against == game.NoShip {
		return "the " + u.Token(e.Stop).Name
	}
	return u.Name(e.Against)
}

// ends returns the words for the place to which an event brings a ship, by the enemy ship that is
// nearest then; "" if none is left, or the ship leaves the play area.
func ends(u *game.Setup, s *game.State, e game.Event, id game.ShipID) string {
	var after game.State
	s.CopyTo(&after)
	game.Follow(&after, e)
	if base := u.Base(id, after.Ships[id].Pose); physics.Outside(&base) > 0 {
		return ""
	}
	near, least := game.NoShip, math.MaxFloat64
	for k := range game.ShipID(after.NShips) {
		if o := &after.Ships[k]; o.Owner != after.Ships[id].Owner.Other() || !o.OnTable() || o.Map {
			continue
		}
		if dist := after.Gap(u, id, k).Dist; dist < least {
			near, least = k, dist
		}
	}
	switch band := u.Band(least); {
	case near == game.NoShip:
		return ""
	case band < 1 || band > 3:
		return ", ends beyond Range 3 of every enemy ship"
	default:
		return fmt.Sprintf(", ends at Range %d of %s", band, u.Name(near))
	}
}
