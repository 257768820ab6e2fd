package exchange_test

import (
	"encoding/json"
	"testing"

	"attackwing/game/fleet"
)

// dockSaved are Space Dock's test fleets with the prices that it saved.
type dockSaved struct {
	Name  string
	Ships []struct {
		ShipID         string `json:"shipId"`
		CalculatedCost int
		Flagship       string
		Sideboard      bool
		Captain        *dockSavedCard
		Upgrades       []dockSavedCard
	}
}

type dockSavedCard struct {
	UpgradeID       string `json:"upgradeId"`
	UpgradeTitle    string
	CalculatedCost  int
	CostIsOverriden bool `json:"costIsOverridden"`
	OverriddenCost  int
}

// Every ship of Space Dock's test fleets that is equipped with cards of the pool only costs what Space Dock says, and so
// does every card on it whose price the player did not set.
func TestPricesAsInSpaceDock(t *testing.T) {
	cat := catalogue(t)
	ships, agree := 0, 0
	for _, file := range []string{"specials.spacedocksquads", "squads_for_test.spacedocksquads"} {
		b := sample(t, "spacedock", file)
		var saved []dockSaved
		if err := json.Unmarshal(b, &saved); err != nil {
			t.Fatal(err)
		}
		_, fs := read(t, file, b)
		for i, s := range saved {
			sheet := fleet.Check(fs[i].List, cat)
			n := 0 // of the ship in the list: what is beside the fleet is not read
			for _, ship := range s.Ships {
				if ship.Sideboard || ship.ShipID == "" {
					continue
				}
				n++
				inPool := cat.Ship(ship.ShipID) != nil && (ship.Captain == nil || cat.Captain(ship.Captain.UpgradeID) != nil)
				set := 0
				for _, u := range ship.Upgrades {
					inPool = inPool && (cat.Upgrade(u.UpgradeID) != nil || cat.Admiral(u.UpgradeID) != nil)
					if u.CostIsOverriden {
						set += u.OverriddenCost - costOf(sheet, n, u.UpgradeID)
					}
				}
				if !inPool || ship.Flagship != "" { // a flagship is a rule that we do not have: 10 SP, and a faction more
					continue
				}
				ships++
				got := sheet.ShipTotal(n) + set
				if got != ship.CalculatedCost {
					t.Errorf("%s, ship %d: %d, Space Dock has %d: %+v", s.Name, n, got, ship.CalculatedCost, sheet.Lines)
					continue
				}
				agree++
			}
		}
	}
	t.Logf("%d of %d equipped ships agree", agree, ships)
	if ships != 46 {
		t.Errorf("only %d ships of the pool were found", ships)
	}
}

func costOf(s fleet.Sheet, ship int, id string) int {
	for _, l := range s.Lines {
		if l.Ship == ship && l.ID == id {
			return l.SP
		}
	}
	return 0
}
