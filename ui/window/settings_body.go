package window

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// Body shows the tables and the settings that most people change; all of them, beside a board that
// shows what they do, once they are asked for or searched.
func (p *SettingsPage) Body() kit.Part {
	s := p.host.Settings()
	head := searched(p.host, "Settings", "Changes are saved at once", &p.find, p.undo(), p.defaults(), p.more(),
		done(p.host.Back))
	if !p.all && p.find.String() == "" {
		return kit.Sheet(kit.Column(12, head, kit.Scroll(&p.front, p.first(&s))))
	}
	return kit.Sheet(
		kit.Column(
			12,
			head,
			kit.Split(
				&p.tabs,
				kit.Col{Name: "Settings", Least: 560, Share: 3, Part: kit.Roomy(kit.Scroll(&p.rows, p.settings(&s)))},
				kit.Col{Name: "Preview", Least: 330, Share: 2, High: 400, Part: p.preview(&s)},
			),
		),
	)
}

// GroupOf names the setting that a choice is of, for those who do not see it.
func (p *SettingsPage) GroupOf(of kit.Name) string {
	if id, ok := strings.CutPrefix(of.Kind, "set:"); ok {
		return By(id).Label
	}
	if of.Kind == "name" {
		return "Names"
	}
	return ""
}

// first shows the tables on offer, and the settings that most people change.
func (p *SettingsPage) first(s *prefs.Settings) kit.Part {
	var cards, columns []kit.Part
	for i := range Tables {
		cards = append(cards, p.tableCard(i, s))
	}
	for _, in := range []section{seeAndHear, playing} {
		rows := []kit.Part{kit.Line(scene.StyleLabel, scene.Text3, in.name)}
		for _, id := range in.ids {
			r, _ := p.row(id, s, true)
			rows = append(rows, r)
		}
		columns = append(columns, kit.Panel(kit.Column(10, rows...)))
	}
	return kit.Column(12, kit.Grid(270, 12, cards...), p.changedHelps(s), kit.Grid(460, 12, columns...))
}

// tableCard shows one table on offer: its purpose, and the helps that it gives.
func (p *SettingsPage) tableCard(i int, s *prefs.Settings) kit.Part {
	k, c := &Tables[i], p.table(i)
	on := kit.Part{}
	if c.Lit {
		on = kit.Pill(kit.If(Kind(s) == record.Custom, "changed", "in use"), scene.Text1, scene.Control)
	}
	name := kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, k.Name),
		kit.Line(scene.StyleSmall, scene.Text2, k.For)).Grow(1)
	rows := []kit.Part{kit.Row(8, name, on, kit.Cap(c.Given())), kit.Gap(2)}
	for _, h := range []struct{ id, words string }{
		{"ghosts", "Maneuver preview"},
		{"verdicts", "Dial verdicts"},
		{"odds", "Odds"},
		{"advice", "Advice"},
		{"measuring", "Measuring at any time"},
		{"undo", "Undo"},
		{"pace", "Slow pace"},
	} {
		given, note := k.gives(h.id) != "off", ""
		switch of := By(h.id); h.id {
		case "undo":
			note = strings.ToLower(of.Words[slices.Index(of.Choices, k.gives(h.id))])
		case "pace":
			given = k.pace(of.Choices[0]) == "slow"
		}
		rows = append(rows, kit.Row(
			8,
			kit.Icon(kit.If(given, "ok", "minus"), 13, kit.If(given, scene.Accent, scene.Text3)),
			kit.Line(scene.StyleSmall, kit.If(given, scene.Text1, scene.Text3), h.words).Grow(1),
			kit.Line(scene.StyleCaption, scene.Text3, note),
		))
	}
	return kit.Chosen(c.Lit, kit.Column(4, rows...)).Does(c).Key(k.ID).Name("table", i).Says(k.Name)
}

// changedHelps lists the helps that differ from the table in use; a press sets one back.
func (p *SettingsPage) changedHelps(s *prefs.Settings) kit.Part {
	if p.host.Bound() {
		note := "This battle keeps its tournament table. Your choice applies to the next one."
		return kit.Text(scene.StyleCaption, scene.Text3, note)
	}
	var cs []kit.Part
	for _, c := range p.changed(s) {
		cs = append(cs, kit.Chip(c))
	}
	words := "Changed by you. Press to set back:"
	if len(cs) == 0 {
		words = "Nothing here was changed by you."
	}
	label := kit.Line(scene.StyleCaption, scene.Text3, words)
	return kit.Row(8, append(append([]kit.Part{label}, cs...), kit.Space(), kit.Quiet(p.helps()))...)
}

// settings returns the settings that match the search, by section.
func (p *SettingsPage) settings(s *prefs.Settings) kit.Part {
	var ps []kit.Part
	for i, in := range sections {
		var rows []kit.Part
		for _, id := range in.ids {
			if r, words := p.row(id, s, false); words != nil && p.find.Finds(append(words, in.name)...) {
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

// row returns a setting, or something to do among them, and the words that it is searched by. A
// brief one has no note.
func (p *SettingsPage) row(id string, s *prefs.Settings, brief bool) (kit.Part, []string) {
	switch id {
	case keysRow:
		note := "Choose a command, then press its new key."
		if n := len(s.Keys); n > 0 {
			note = fmt.Sprintf("%d changed. ", n) + note
		}
		note = kit.If(brief, "", note)
		return row("Keys", note, len(s.Keys) > 0, kit.Button(p.keys()))
	case namesRow:
		return p.namesRow(brief)
	case linksRow:
		return p.linksRow()
	case stunRow:
		return p.stunRow()
	case folderRow, cardsRow, diagnosticsRow, exportRow, importRow, deleteRow:
		return p.dataRow(id)
	}
	k := By(id)
	note := k.Note
	if id == "scale" {
		note += p.sizeNote(s)
	}
	note = kit.If(brief, "", note)
	names := k.Words
	if names == nil {
		names = k.Choices
	}
	order := inOrder(k)
	words := make([]string, len(names))
	for i, at := range order {
		words[i] = names[at]
	}
	at := slices.IndexFunc(order, func(i int) bool { return k.Choices[i] == *k.Of(s) })
	show := kit.Choice
	if len(words) > mostSegments || brief && id == "sound" {
		show = kit.Stepped
	}
	r, found := row(k.Label, note, k.Changed(s),
		show("set:"+id, at, func(i int) { p.set(k, k.Choices[order[i]]) }, words...))
	return r, append(found, words...)
}

// mostSegments is the most choices of a setting that stand side by side with their words.
const mostSegments = 5

// namesRow returns the row with the names of the people who play here.
func (p *SettingsPage) namesRow(brief bool) (kit.Part, []string) {
	field := func(i int, hint string) kit.Part {
		return kit.Field(
			&p.names[i],
			kit.FieldOf{ID: fmt.Sprint("name:", i+1), Hint: hint, Most: prefs.MostLetters,
				Wide: kit.If(brief, 120.0, 150), Changed: func() {
					name := strings.TrimSpace(p.names[i].String())
					p.host.Change(func(s *prefs.Settings) { s.Names[i] = name })
				}},
		)
	}
	s := p.host.Settings()
	if brief && p.called() {
		called := func(i int, nobody string) kit.Part {
			return kit.Row(6, kit.Seat(6, i+1, -1),
				kit.Squeezed(scene.StyleBody, scene.Text1, cmp.Or(s.Names[i], nobody)))
		}
		return row("Names", "", s.Names != [2]string{},
			kit.Row(12, called(0, "You"), called(1, "The other"), kit.Button(p.rename())))
	}
	return row("Names", kit.If(brief, "", "Your name, and the name of a second player."),
		s.Names != [2]string{}, kit.Row(6, field(0, "You"), field(1, "The other")))
}

// LinkPageLabel is the label of the row with the address of the page that links lead to.
const LinkPageLabel = "Link address"

// linksRow returns the row with the address of the page that links lead to, if it can be chosen. An
// address is kept once it is one.
func (p *SettingsPage) linksRow() (kit.Part, []string) {
	d := p.host.Data()
	if d == nil || !d.LinksLeave() {
		return kit.Part{}, nil
	}
	note, wrong := "The page that your shared links open, such as your own copy of the browser edition.", ""
	if text := p.links.String(); text != "" {
		if _, err := link.Address(text, ""); err != nil {
			wrong = names.Sentence(err.Error())
		}
	}
	field := kit.Field(&p.links, kit.FieldOf{ID: linksRow, Hint: "https://", Wide: 300, Changed: func() {
		text := strings.TrimSpace(p.links.String())
		if _, err := link.Address(text, ""); err == nil || text == "" {
			p.host.Change(func(s *prefs.Settings) { s.LinkPage = text })
		}
	}})
	r, words := row(LinkPageLabel, note, p.host.Settings().LinkPage != "", field)
	if wrong != "" {
		r = kit.Column(4, r, kit.Notice(wrong))
	}
	return r, words
}

// stunRow returns the row with the servers that tell a program its address.
func (p *SettingsPage) stunRow() (kit.Part, []string) {
	field := kit.Field(&p.stun, kit.FieldOf{ID: stunRow, Hint: "stun:host:port", Most: 200, Wide: 300, Changed: func() {
		p.host.Change(func(s *prefs.Settings) { s.STUN = strings.TrimSpace(p.stun.String()) })
	}})
	return row("STUN servers",
		"To meet a friend outside your network. They learn your address, nothing of the battle. Empty: none is asked.",
		p.host.Settings().STUN != "", field)
}

// dataRow returns a row of the commands for the saved data.
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
		return row("Diagnostics", "Copy version, battle and house rules for a bug report. No names.", false,
			kit.Button(p.diagnostics()))
	case exportRow:
		return row("Export all", "Save battles, fleets, tables, events and settings in one file.", false,
			kit.Button(p.export()))
	case importRow:
		return row(
			"Import",
			"Add everything from an export. Nothing here is replaced. You can also drop the file on this page.",
			false,
			kit.Button(p.bring()),
		)
	}
	return row("Delete saved battles", names.Count(d.Battles(), "battle")+" saved. The current battle is kept.", false,
		kit.Button(p.askDelete()))
}

// row returns a row with the name of a setting, its note and its control, and the words that the
// search looks at.
func row(label, note string, changed bool, with kit.Part) (kit.Part, []string) {
	ink := kit.If(changed, scene.Accent, scene.Text1)
	words := []kit.Part{kit.Text(scene.StyleBody, ink, label)}
	if note != "" {
		words = append(words, kit.Text(scene.StyleCaption, scene.Text3, note))
	}
	wide := kit.If(note != "", 186.0, 110)
	return kit.Row(16, kit.Column(0, words...).Grow(1).Least(wide, 0), with), []string{label, strings.TrimSpace(note)}
}
