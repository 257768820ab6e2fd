package table

import (
	"attackwing/game/record"
	"attackwing/ui/window"
)

// otherTable is the kind of table that its key takes: the other one of those that have no switches of their own.
func (p *preferred) otherTable() string {
	if window.Kind(&p.prefs) == record.Practice {
		return record.Tournament
	}
	return record.Practice
}

// chooseTable takes another kind of table; what a custom one has is chosen among the settings.
func (t *Table) chooseTable(kind string) {
	t.change(func(s *Settings) { window.SetKind(s, kind) })
	if kind == record.Custom {
		t.openSettings()
	}
}

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

// brief is a sentence in as many letters as a record's text may have.
func brief(words string) string {
	const most = 118
	r := []rune(words)
	if len(r) > most {
		return string(r[:most]) + "…"
	}
	return words
}
