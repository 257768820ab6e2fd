package table

import (
	"strconv"

	"attackwing/game/record"
	"attackwing/ui/window"
)

// newTerms are what a battle that begins now is played under.
func (p *preferred) newTerms(o record.Terms) record.Terms {
	o.Table = window.Kind(&p.prefs)
	o.Minutes, o.Planning = chosen(p.prefs.Clock), chosen(p.prefs.PlanClock)
	return o
}

// chosen is the number of a choice, 0 for none.
func chosen(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}
