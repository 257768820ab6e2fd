package table

import "attackwing/ui/page"

var _ page.Paced = (*Table)(nil)

// Pace is how fast things move: 1 as usual, 0 not at all.
func (t *Table) Pace() float64 {
	if t.Means.Quick {
		return 0
	}
	return t.prefs.Speed()
}
