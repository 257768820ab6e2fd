package fleet_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/gametest/expect"
)

// reference reads a file of the reference facts, or skips the test where they do not lie beside the
// project.
func reference(t testing.TB, name ...string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(append([]string{"..", "..", "..", "shared", "reference"}, name...)...))
	if err != nil {
		t.Skipf("the reference facts are not here: %v", err)
	}
	return b
}

// The ready fleets are those of the reference, card by card, and each ship costs what the reference
// says.
func TestReadyFleetsAsInTheReference(t *testing.T) {
	var want []struct {
		ID, Side, Name, Resource string
		SP                       int `json:"sp"`
		Ships                    []struct {
			Ship, Captain, Admiral string
			Upgrades               []string
			ExchangeSlot           string `json:"exchange_slot"`
			SP                     int    `json:"sp"`
		}
	}
	must(t, json.Unmarshal(reference(t, "fleets.json"), &want))
	ls, err := fleet.Ready()
	must(t, err)
	expect.True(t, len(want) == len(ls) && len(want) == 26, "%d fleets, the reference has %d", len(ls), len(want))
	for _, w := range want {
		l, err := fleet.ReadyByID(w.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		s := rulesFor(t, l).Check(l)
		if l.Side != w.Side || l.Name != w.Name || l.Resource.ID != w.Resource || s.Total != w.SP || len(l.Ships) != len(w.Ships) {
			t.Errorf("%s: %q of %q costs %d, the reference has %q of %q for %d", w.ID, l.Name, l.Side, s.Total, w.Name, w.Side, w.SP)
			continue
		}
		for i, ws := range w.Ships {
			ls, ids := l.Ships[i], []string{}
			for _, u := range ls.Upgrades {
				ids = append(ids, u.ID)
			}
			if ls.Ship.ID != ws.Ship || ls.Captain.ID != ws.Captain || ls.Admiral.ID != ws.Admiral || ls.ExchangeSlot != ws.ExchangeSlot ||
				!slices.Equal(ids, append([]string{}, ws.Upgrades...)) || s.ShipTotal(i+1) != ws.SP {
				t.Errorf("%s, ship %d: %+v costs %d, the reference has %+v", w.ID, i+1, ls, s.ShipTotal(i+1), ws)
			}
		}
	}
}
