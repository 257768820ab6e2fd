package table

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/form"
)

// section is a part of the settings.
type section struct {
	name string
	ids  []string
}

// sections are the settings in the order they are shown; what none of them names stands in the first.
var sections = []section{
	{"Play", []string{"table", "ghosts", "verdicts", "measuring", "odds", "undo", "advice", "reasons", "losses", "perform", "clock", "planclock", "desk", "follow", "turn"}},
	{"See", []string{"scale", "labels", "units", "colors", "contrast", "bases", "nebulae", "light", "tooltips"}},
	{"Motion", []string{"motion"}},
	{"Hear", []string{"sound"}},
	{"Hands", []string{"keys", "holding", "holdtime", "drag"}},
	{"Privacy", []string{"cover", "away"}},
	{"Data", []string{"folder", "diagnostics", "export", "delete"}},
}

// findRow is the row that the settings are searched by.
const findRow = "find"

// settingRows are the settings, those that are searched for.
func (t *Table) settingRows() []form.Row {
	rows := []form.Row{{ID: findRow, Kind: form.Text, Label: "Search", Value: t.find, Hint: "any words  /"}}
	named := map[string]bool{}
	for _, s := range sections {
		for _, id := range s.ids {
			named[id] = true
		}
	}
	for i, s := range sections {
		ids := s.ids
		if i == 0 {
			ids = slices.Clone(ids)
			for _, k := range settings {
				if !named[k.id] {
					ids = append(ids, k.id)
				}
			}
		}
		var in []form.Row
		for _, id := range ids {
			if r, ok := t.settingRow(id); ok && matchesWords(t.find, s.name, r.Label, r.Note, strings.Join(r.Words, " ")) {
				in = append(in, r)
			}
		}
		if len(in) > 0 {
			rows = append(append(rows, form.Row{ID: "group:" + s.name, Kind: form.Heading, Label: s.name}), in...)
		}
	}
	if len(rows) == 1 {
		rows = append(rows, form.Row{ID: "none", Kind: form.Entry, Label: "Nothing found", Note: "No setting has all of these words."})
	}
	return rows
}

// matchesWords tells whether every word that is searched stands somewhere.
func matchesWords(query string, in ...string) bool {
	all := strings.ToLower(strings.Join(in, " "))
	for _, w := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// settingRow is a setting, or something to do among them.
func (t *Table) settingRow(id string) (form.Row, bool) {
	if i := slices.IndexFunc(settings, func(k setting) bool { return k.id == id }); i >= 0 {
		k := &settings[i]
		note := k.note
		if id == "scale" {
			note += t.sizeNote()
		}
		return form.Row{ID: "set:" + id, Kind: form.Choice, Label: k.label, Note: note, Value: *k.of(&t.prefs), Choices: k.choices, Words: k.words, Default: k.choices[0]}, true
	}
	if id == "table" {
		note := "practice: all help; tournament: what a tabletop shows; custom: what is chosen below"
		if t.Binds() && !t.Game.Over() {
			note = "this battle stays at its tournament table; what is chosen holds for the next one"
		}
		return form.Row{ID: "set:table", Kind: form.Choice, Label: "Table", Note: note, Value: tableKind(&t.prefs), Choices: tableKinds, Words: tableKindWords, Default: tableKinds[0]}, true
	}
	if id == "keys" {
		words := "every command with its key; a new one is taken by pressing it"
		if n := len(t.prefs.Keys); n > 0 {
			words = fmt.Sprintf("%d changed; ", n) + words
		}
		return deed(id, "Keys", words, "Change keys"), true
	}
	return t.dataRow(id)
}

// deed is a row with a button.
func deed(id, label, note, words string) form.Row {
	return form.Row{ID: "do:" + id, Kind: form.Choice, Label: label, Note: note, Choices: []string{"do"}, Words: []string{words}}
}

// Data is where the program keeps what a person has made, and what can be done with it.
type Data interface {
	Folder() string                     // where it lies
	Version() string                    // of the program, and the system it runs on
	Copy(text string) error             // to the clipboard
	Paste() (string, error)             // from there
	Export() (string, error)            // everything into one file, by its name
	Battles() int                       // how many are kept
	Delete() (gone int, err error)      // all of them but the one that is played
	SaveAs(name string) (string, error) // a copy of the battle that is played
}

// dataRow is a row of what can be done with what is kept.
func (t *Table) dataRow(id string) (form.Row, bool) {
	d := t.opts.Data
	if d == nil {
		return form.Row{}, false
	}
	switch id {
	case "folder":
		return form.Row{ID: id, Kind: form.Entry, Label: "Where it lies", Note: d.Folder()}, true
	case "diagnostics":
		return deed(id, "Diagnostics", "version, battle, seed and house rules as text on the clipboard; no names", "Copy"), true
	case "export":
		return deed(id, "Export all", "battles, fleets, tables, events and settings into one file", "Export"), true
	case "delete":
		n := d.Battles()
		if !t.deleting {
			return deed(id, "Delete the kept battles", fmt.Sprintf("%d are kept; the one that is played stays", n), "Delete"), true
		}
		return form.Row{ID: "do:delete", Kind: form.Choice, Label: fmt.Sprintf("Delete %d battles?", n), Note: "they cannot be brought back", Choices: []string{"yes", "no"}, Words: []string{"Delete them", "Keep them"}, Value: "no"}, true
	}
	return form.Row{}, false
}

// doSetting does what a row with a button says.
func (t *Table) doSetting(id, value string) {
	d := t.opts.Data
	said := func(words string, err error) {
		if err != nil {
			words = err.Error()
		}
		t.Toast(words)
	}
	if id == "keys" {
		t.openKeys()
		return
	}
	if d == nil {
		return
	}
	switch id {
	case "diagnostics":
		said("Copied", d.Copy(t.diagnostics()))
	case "export":
		file, err := d.Export()
		said("Exported to "+file, err)
	case "delete":
		if value == "yes" && t.deleting {
			n, err := d.Delete()
			said(fmt.Sprintf("%d battles deleted", n), err)
		}
		t.deleting = value == "do"
	}
}

// diagnostics are what helps to see what went wrong, without anything about persons.
func (t *Table) diagnostics() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("Attack Wing Playfield %s", t.opts.Data.Version())
	line("window %.0f x %.0f at %.0f %%", t.w, t.h, 100*max(t.sized, 0.01))
	if t.Game != nil {
		u := t.Game.Setup()
		line("battle %s, seed %d, %s, %s, %d answers", u.Scenario.Sheet().ID, u.Seed, t.When(), t.Shown.Phase, len(t.Game.Answers()))
		line("table %s", t.kindHere())
		for _, v := range u.House.Values() {
			line("house rule %s = %s", v.Key, v.Value)
		}
	}
	for i := range settings {
		if v := *settings[i].of(&t.prefs); v != settings[i].choices[0] {
			line("setting %s = %s", settings[i].id, v)
		}
	}
	return b.String()
}

// unset takes the last change of the settings back.
func (t *Table) unset() {
	n := len(t.before)
	if n == 0 {
		t.Toast("Nothing to take back.")
		return
	}
	last := t.before[n-1]
	t.before = t.before[:n-1]
	t.prefs = last
	t.prefer()
	t.keepSettings()
}

// settingsKey is a stroke on the page of the settings that is not a widget's.
func (t *Table) settingsKey(k string, in *Input) {
	switch {
	case k == "z" && in.Ctrl:
		t.unset()
	case k == "/" && t.typing == "":
		t.focusField(findRow)
	}
}
