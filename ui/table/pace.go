package table

import "attackwing/ui/page"

var _ page.Paced = (*Table)(nil)

// reducedPace is how much faster parts glide for people who want fades only.
const reducedPace = 4

// Pace is how fast things move: 1 as usual, 0 not at all.
func (t *Table) Pace() float64 {
	switch {
	case t.Means.Quick:
		return 0
	case t.prefs.Reduced():
		return reducedPace * t.prefs.Speed()
	}
	return t.prefs.Speed()
}
