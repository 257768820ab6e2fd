package record

import "attackwing/game"

type Table struct{}

func tableOf(u *game.Setup, p *game.Position) Table { return Table{} }
func (t *Table) position(u *game.Setup) (*game.Position, error) { return nil, nil }
