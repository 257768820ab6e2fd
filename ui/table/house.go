package table

import (
	"attackwing/game"
	"attackwing/ui/house"
)

// houseOf are the house rules set that the battle knows and whose values it takes.
func (t *titled) houseOf(sheet *game.Sheet) []game.HouseValue { return house.Set(t.opts.House, sheet) }

func (t *titled) setHouse(key, value string) {
	t.opts.House, t.err = house.With(t.opts.House, t.scens[t.scen].Sheet(), key, value)
}
