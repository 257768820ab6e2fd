package table

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
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
func (s *Settings) tableKind() string {
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
func (s *Settings) setKind(kind string) {
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
func (t *Table) otherTable() string {
	if t.prefs.tableKind() == record.Practice {
		return record.Tournament
	}
	return record.Practice
}

// chooseTable takes another kind of table; what a custom one has is chosen among the settings.
func (t *Table) chooseTable(kind string) {
	t.change(func(s *Settings) { s.setKind(kind) })
	if kind == record.Custom {
		t.openSheet(SettingsPage)
	}
}

// binds tells whether the battle that is played has a table of its own: one begun at a tournament table stays at it,
// whatever is preferred meanwhile. Ruling: else the aids would be a keystroke away for whoever plays for points.
func (t *Table) binds() bool {
	return t.g != nil && t.terms.Table == record.Tournament
}

// uses tells whether the table gives this help: one of aidSettings.
func (t *Table) uses(id string) bool {
	if t.binds() {
		return false
	}
	k := settingOf(id)
	return *k.of(&t.prefs) == k.choices[0]
}

// notHere is why the table refuses a help.
func (t *Table) notHere(what string) string {
	words := "Not at this table: " + what + "."
	if t.binds() {
		words = "Not at a tournament table: " + what + "."
	}
	return words
}

// onlyRulesMeasure is why nothing is measured.
const onlyRulesMeasure = "measuring only when the rules measure"

// measures tells whether a person may measure now, and says why not.
func (t *Table) measures() bool {
	if t.uses("measuring") {
		return true
	}
	t.refuse(t.notHere(onlyRulesMeasure))
	return false
}

// ghosts tells whether the board shows where a maneuver ends before the referee has it: at a table without ghosts only that
// of a dial that is locked.
func (t *Table) ghosts(p *game.Prompt) bool {
	return t.uses("ghosts") || p.Ask == game.ChooseManeuver && t.locked[p.Ship]
}

// slowestStraight is the maneuver of a dial's question that a ship flies when nobody has chosen: the slowest straight one it
// may fly, whatever is slowest when there is none.
func (t *Table) slowestStraight(p *game.Prompt) int {
	dial := t.g.Setup().Facts(p.Ship).Ship.Class.Dial
	best, least := t.focus, 1<<30
	for _, o := range p.Options {
		if o.Kind != game.SetManeuver {
			continue
		}
		m := dial[o.N]
		n := 10*int(m.Speed) + int(m.Color)
		if m.Bearing != physics.Straight {
			n += 1000
		}
		if n < least {
			best, least = int(o.N), n
		}
	}
	return best
}

// newTerms are what a battle that begins now is played under.
func (t *Table) newTerms(o record.Terms) record.Terms {
	o.Table = t.prefs.tableKind()
	o.Minutes, o.Planning = chosen(t.prefs.Clock), chosen(t.prefs.PlanClock)
	return o
}

// kindHere is the kind of table the battle is played at.
func (t *Table) kindHere() string {
	if t.terms.Table == record.Tournament {
		return record.Tournament
	}
	return t.prefs.tableKind()
}

// offWords are the helps that the settings have switched off.
func (t *Table) offWords() (off []string) {
	for _, id := range aidSettings {
		if k := settingOf(id); *k.of(&t.prefs) != k.choices[0] {
			off = append(off, strings.ToLower(k.label))
		}
	}
	return off
}

// keepTold refuses to take back what has come to light.
func (t *Table) keepTold(diced bool) {
	words := "Not after dials were revealed."
	if diced {
		words = "Not after dice were rolled."
	}
	t.refuse(words)
	if t.Screen == Over {
		t.Toast(words)
	}
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
