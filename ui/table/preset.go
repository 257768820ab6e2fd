package table

import (
	"slices"
	"strings"

	"attackwing/game/record"
)

// aidSettings are the settings that a kind of table sets: the first choice of each is that of a practice table, the second
// that of a tournament table.
var aidSettings = [...]string{"ghosts", "verdicts", "measuring", "odds", "undo", "advice", "reasons"}

// tableKinds are the kinds of table as they are offered, and what they are called.
var (
	tableKinds     = []string{record.Practice, record.Tournament, record.Custom}
	tableKindWords = []string{"Practice", "Tournament", "Custom"}
)

// tableSwitches are the settings of a table, those of aidSettings first.
var tableSwitches = []setting{
	{"ghosts", "Ghosts", "where a maneuver ends is seen before its dial is locked", onOff, onOffWords, func(s *Settings) *string { return &s.Ghosts }},
	{"verdicts", "Dial verdicts", "marks and words on the dial: destroyed, overlaps, in arc", onOff, onOffWords, func(s *Settings) *string { return &s.Verdicts }},
	{"measuring", "Measuring", "ruler, all maneuvers, reach of an enemy at any time; else only when the rules measure", onOff, onOffWords, func(s *Settings) *string { return &s.Measure }},
	{"odds", "Odds", "what an attack will do, counted exactly, while its dice are still to come", onOff, onOffWords, func(s *Settings) *string { return &s.Odds }},
	{"undo", "Taking back", "any decision, or nothing that dials or dice have told since", []string{"free", "hidden"}, []string{"Any", "Until a reveal"}, func(s *Settings) *string { return &s.Undo }},
	{"advice", "Advice", "a sensible maneuver, target or action is proposed; else the plainest", onOff, onOffWords, func(s *Settings) *string { return &s.Advice }},
	{"reasons", "AI reasons", "why the computer does what it does, beside the table and in the log", onOff, onOffWords, func(s *Settings) *string { return &s.Reasons }},
	{"desk", "Battles of the tournament desk", "at the table chosen above, or always at a tournament table", []string{"chosen", "tournament"}, []string{"As above", "Tournament"}, func(s *Settings) *string { return &s.Desk }},
}

var (
	onOff      = []string{"on", "off"}
	onOffWords = []string{"On", "Off"}
)

// tableKind is what the switches make of the table.
func tableKind(s *Settings) string {
	n := 0
	for _, id := range aidSettings {
		k := settingOf(id)
		if *k.of(s) != k.choices[0] {
			n++
		}
	}
	switch n {
	case 0:
		return record.Practice
	case len(aidSettings):
		return record.Tournament
	}
	return record.Custom
}

// setKind sets the switches of a kind of table; a custom one keeps those there are.
func setKind(s *Settings, kind string) {
	at := slices.Index(tableKinds, kind)
	if at < 0 || kind == record.Custom {
		return
	}
	for _, id := range aidSettings {
		k := settingOf(id)
		*k.of(s) = k.choices[at]
	}
}

// otherTable is the kind of table that its key takes: the other one of those that have no switches of their own.
func (p *preferred) otherTable() string {
	if tableKind(&p.prefs) == record.Practice {
		return record.Tournament
	}
	return record.Practice
}

// chooseTable takes another kind of table; what a custom one has is chosen among the settings.
func (t *Table) chooseTable(kind string) {
	t.change(func(s *Settings) { setKind(s, kind) })
	if kind == record.Custom {
		t.openSheet(SettingsPage)
	}
}

// newTerms are what a battle that begins now is played under.
func (p *preferred) newTerms(o record.Terms) record.Terms {
	o.Table = tableKind(&p.prefs)
	o.Minutes, o.Planning = chosen(p.prefs.Clock), chosen(p.prefs.PlanClock)
	return o
}

// kindHere is the kind of table the battle is played at.
func (t *Table) kindHere() string {
	if t.Terms.Table == record.Tournament {
		return record.Tournament
	}
	return tableKind(&t.prefs)
}

// offWords are the helps that the settings have switched off.
func (p *preferred) offWords() (off []string) {
	for _, id := range aidSettings {
		if k := settingOf(id); *k.of(&p.prefs) != k.choices[0] {
			off = append(off, strings.ToLower(k.label))
		}
	}
	return off
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
