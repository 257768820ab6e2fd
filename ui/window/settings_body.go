package window

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Body is the settings and, beside them, a piece of a board that shows what they do.
func (p *SettingsPage) Body() kit.Part {
	s := p.host.Settings()
	return kit.Sheet(
		kit.Column(
			12,
			searched(p.host, "Settings", "Changes are saved at once", &p.find, p.undo()),
			kit.Split(
				&p.tabs,
				kit.Col{Name: "Settings", Least: 560, Share: 3, Part: kit.Roomy(kit.Scroll(&p.rows, p.settings(&s)))},
				kit.Col{Name: "Preview", Least: 330, Share: 2, High: 400, Part: p.preview(&s)},
			),
		),
	)
}

// settings are those that are searched for, by section.
func (p *SettingsPage) settings(s *prefs.Settings) kit.Part {
	var ps []kit.Part
	for i, in := range sections {
		var rows []kit.Part
		for _, id := range in.ids {
			if r, words := p.row(id, s); words != nil && p.find.Finds(append(words, in.name)...) {
				rows = append(rows, r)
			}
		}
		if len(rows) == 0 {
			continue
		}
		if len(ps) > 0 {
			ps = append(ps, kit.Gap(6))
		}
		ps = append(ps, kit.Text(scene.StyleLabel, scene.Text3, in.name).Key(i))
		ps = append(ps, rows...)
	}
	if len(ps) == 0 {
		return nothing("setting")
	}
	return kit.Column(12, ps...)
}

// row is a setting, or something to do among them, and the words that it is searched by.
func (p *SettingsPage) row(id string, s *prefs.Settings) (kit.Part, []string) {
	switch id {
	case tableRow:
		return p.tableRow(s)
	case keysRow:
		note := "Choose a command, then press its new key."
		if n := len(s.Keys); n > 0 {
			note = fmt.Sprintf("%d changed. ", n) + note
		}
		return row("Keys", note, len(s.Keys) > 0, kit.Button(p.keys()))
	case namesRow:
		return p.namesRow()
	case folderRow, cardsRow, diagnosticsRow, exportRow, importRow, deleteRow:
		return p.dataRow(id)
	}
	k := By(id)
	note := k.Note
	if id == "scale" {
		note += p.sizeNote(s)
	}
	names := k.Words
	if names == nil {
		names = k.Choices
	}
	order := inOrder(k.Choices)
	words := make([]string, len(names))
	for i, at := range order {
		words[i] = names[at]
	}
	at := slices.IndexFunc(order, func(i int) bool { return k.Choices[i] == *k.Of(s) })
	r, found := row(
		k.Label,
		note,
		k.Changed(s),
		kit.Choice("set:"+id, at, func(i int) { p.set(k, k.Choices[order[i]]) }, words...),
	)
	return r, append(found, words...)
}

// namesRow are the names of who plays here.
func (p *SettingsPage) namesRow() (kit.Part, []string) {
	field := func(i int, hint string) kit.Part {
		return kit.Field(
			&p.names[i],
			kit.FieldOf{ID: fmt.Sprint("name:", i+1), Hint: hint, Most: prefs.MostLetters, Wide: 150, Changed: func() {
				name := strings.TrimSpace(p.names[i].String())
				p.host.Change(func(s *prefs.Settings) { s.Names[i] = name })
			}},
		)
	}
	return row(
		"Names",
		"Your name, and the name of a second player.",
		p.host.Settings().Names != [2]string{},
		kit.Row(6, field(0, "You"), field(1, "The other")),
	)
}

// tableRow is the kind of table, which sets the switches below it.
func (p *SettingsPage) tableRow(s *prefs.Settings) (kit.Part, []string) {
	note := "Practice: all help. Tournament: only what a real table shows. Custom: your choice below."
	if p.host.Bound() {
		note = "This battle keeps its tournament table. Your choice applies to the next one."
	}
	kind := Kind(s)
	r, words := row("Table", note, kind != Kinds[0], kit.Choice("set:table", slices.Index(Kinds, kind), func(i int) {
		p.host.Change(func(s *prefs.Settings) { SetKind(s, Kinds[i]) })
	}, KindWords...))
	return r, append(words, KindWords...)
}

// dataRow is a row of what can be done with what is kept.
func (p *SettingsPage) dataRow(id string) (kit.Part, []string) {
	d := p.host.Data()
	if d == nil {
		return kit.Part{}, nil
	}
	switch id {
	case folderRow:
		return row("Folder", d.Folder(), false, kit.Part{})
	case cardsRow:
		if d.Cards() == "" {
			return kit.Part{}, nil
		}
		return row(
			"Cards",
			"Your own card files are read from "+d.Cards()+". \"attackwing cards import\" writes there.",
			false,
			kit.Part{},
		)
	case diagnosticsRow:
		return row(
			"Diagnostics",
			"Copy version, battle and house rules for a bug report. No names.",
			false,
			kit.Button(p.diagnostics()),
		)
	case exportRow:
		return row(
			"Export all",
			"Save battles, fleets, tables, events and settings in one file.",
			false,
			kit.Button(p.export()),
		)
	case importRow:
		return row(
			"Import",
			"Add everything from an export. Nothing here is replaced. You can also drop the file on this page.",
			false,
			kit.Button(p.bring()),
		)
	}
	return row(
		"Delete saved battles",
		names.Count(d.Battles(), "battle")+" saved. The current battle is kept.",
		false,
		kit.Button(p.askDelete()),
	)
}

// row is what a thing is called, what is to be known of it, and what it is set with.
func row(label, note string, changed bool, with kit.Part) (kit.Part, []string) {
	ink := kit.If(changed, scene.Accent, scene.Text1)
	words := kit.Column(0, kit.Text(scene.StyleBody, ink, label), kit.Text(scene.StyleCaption, scene.Text3, note))
	return kit.Row(16, words.Grow(1).Least(186, 0), with), []string{label, strings.TrimSpace(note)}
}
