package table

import (
	"attackwing/game"
	"attackwing/ui/house"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// houseOf are the house rules set that the battle knows and whose values it takes.
func (t *titled) houseOf(sheet *game.Sheet) []game.HouseValue { return house.Set(t.opts.House, sheet) }

func (t *titled) setHouse(key, value string) { t.opts.House = house.With(t.opts.House, key, value) }

// openHouse shows the house rules of the battle that is chosen.
func (t *Table) openHouse() {
	t.Open(page.Of(t, window.NewHouse(t, t.scens[t.scen].Sheet(), &t.opts.House)))
}
