package reading

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/scenarios/standard"
)

// convoy is the plain battle with a freighter on the map, and crates that lie on it.
type convoy struct{ game.Scenario }

var convoySheet = func() game.Sheet {
	s := *(standard.Scenario{}).Sheet()
	s.ID, s.Title = "convoy", "Convoy"
	s.Counters = []game.KindOfCounter{{ID: "crate", Name: "Crate", Plural: "Crates", Icon: "mission"}}
	return s
}()

func (convoy) Sheet() *game.Sheet { return &convoySheet }

func (convoy) Play(*game.House) game.Play {
	class := card.Class{ID: "convoy_freighter", Name: "Freighter", Front: physics.AllRound, BaseSide: physics.StandardBase, Art: card.Art{File: "ship-small-craft", Tones: "civ", Scale: 1}}
	at := physics.Pose{X: physics.AreaSide / 2, Y: physics.AreaSide / 2, Heading: 90000}
	return game.Play{
		Map: []game.MapShip{{ID: "freighter", At: at, Parts: []game.Part{{Base: physics.Base(at, physics.StandardBase), Blocks: true}},
			Ship: &card.Ship{Printed: card.Printed{ID: "freighter", Name: "SS Boreas"}, Class: &class, Agility: 1, Hull: 4, Shields: 3}}},
		Lay: func(t *game.Turn, _ int) { t.PlaceCounters(0, game.HeldOn(t.Setup().MapShip("freighter")), 2, "") },
	}
}

// A ship of the map is told with its shields and what lies on it; who holds it only where the sheet
// has markers to hold with.
func TestAShipOfTheMapIsTold(t *testing.T) {
	t.Cleanup(scenarios.Add(convoy{}))
	b := tableOf(t, "convoy", "tw-a-1", "tw-b-1", 4)
	id := b.Game.Setup().MapShip("freighter")
	b.Shown.Ships[id].Shields, b.Shown.Ships[id].Down = 2, 1
	got := b.Commanded(id)
	expect.True(t, strings.Contains(strings.ToLower(got), "hull 4/4, shields 2/3, 1 disabled"), "it is told as %q", got)
	found := false
	for _, l := range b.MapLines(id, b.Game.Setup().OnMap(id)) {
		found = found || l.Name == "Crates" && l.State == "2"
	}
	if !found {
		t.Errorf("what lies on it is not told: %+v", b.MapLines(id, b.Game.Setup().OnMap(id)))
	}
	holders := func(b *Table, id game.ShipID) bool {
		for _, n := range b.ShipNumbers(id) {
			if n.Name == "Holders" {
				return true
			}
		}
		return false
	}
	expect.True(t, !holders(b, id), "its holders are told on a sheet without markers")
	craft := tableOf(t, "future-tense", "ft-a-1", "ft-b-1", 4)
	expect.True(t, holders(craft, game.ShipID(craft.Game.Setup().FleetShips())),
		"the holders of a craft that is held are not told")
}
