package record_test

import (
	"bytes"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// A ship whose printed hull a card raises is written with it and read back, and a lock on a ship of
// the map too.
func TestTablesKnowNumbersThatCardsChange(t *testing.T) {
	cat := gametest.Cards(t)
	raised := false
	for _, fleet := range []string{"ft-a-1", "ft-a-2", "ft-a-3"} {
		u := gametest.MustSetup("last-battle-of-ds9", fleet, "ft-b-1", 3)
		for i := range u.FleetShips() {
			raised = raised || u.Facts(game.ShipID(i)).Ship.Hull > cat.Ship(u.Facts(game.ShipID(i)).Ship.ID).Hull
		}
		g := gametest.New(t, u)
		gametest.Play(g, 5, 8+int(u.FleetShips()), nil) // all ships are placed and the first dials set
		tab, err := record.Of(g)
		must(t, err)
		tab.Ships[0].Tokens = &record.ShipTokens{Lock: "ds9"}
		var file bytes.Buffer
		must(t, tab.Write(&file))
		again, err := record.ReadTable(&file, "f")
		must(t, err)
		back, err := again.Setup(scenarios.ByID, cat)
		must(t, err)
		got := back.Position.Ships[0].Lock
		expect.True(t, got == back.MapShip("ds9"), "%s: the lock on the station is read as one on %d", fleet, got)
	}
	expect.True(t, raised, "no fleet here carries a card that raises a hull")
}
