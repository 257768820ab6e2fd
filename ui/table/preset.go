package table

import (
	"attackwing/game/record"
	"attackwing/ui/window"
)

// newTerms are what a battle that begins now is played under.
func (p *preferred) newTerms(o record.Terms) record.Terms {
	o.Table = window.Kind(&p.prefs)
	o.Minutes, o.Planning = chosen(p.prefs.Clock), chosen(p.prefs.PlanClock)
	return o
}

// kindHere is the kind of table the battle is played at.
func (t *Table) kindHere() string {
	if t.Terms.Table == record.Tournament {
		return record.Tournament
	}
	return window.Kind(&t.prefs)
}
