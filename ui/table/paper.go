package table

import (
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/ui/form"
	"attackwing/ui/house"
	"attackwing/ui/names"
	"attackwing/ui/page"
)

// paper is a page to read, or with something to fill in.
type paper struct {
	id, head, sub string
	rows          func() []form.Row
	done          func() // the big button, nil: it leads back
	word          string // what that says
}

// openPaper lays a paper on the table; Esc leads back to where it was opened.
func (t *Table) openPaper(p paper) {
	t.paper = p
	t.openSheet(PaperPage)
}

// openBattleSheet shows the rules of a battle in our words.
func (t *Table) openBattleSheet(sheet *game.Sheet) {
	rows := sheetRows(sheet)
	t.openPaper(paper{id: "sheet", head: sheet.Title, sub: "The battle's sheet in our words. The free table shows the same on the board.", rows: func() []form.Row { return rows }})
}

// sheetRows are what is special about a battle, then the scenes that tell of it.
func sheetRows(sheet *game.Sheet) []form.Row {
	var rows []form.Row
	if len(sheet.Facts) > 0 {
		rows = append(rows, form.Row{ID: "group:facts", Kind: form.Heading, Label: "In short"},
			form.Row{ID: "facts", Kind: form.Entry, Label: sheet.Event, Note: strings.Join(sheet.Facts, ". ") + "."})
	}
	if len(sheet.Sides) == 2 {
		rows = append(rows, form.Row{ID: "sides", Kind: form.Entry, Label: "Sides", Note: sheet.Sides[0] + " against " + sheet.Sides[1] + "."})
	}
	rows = append(rows, form.Row{ID: "group:rules", Kind: form.Heading, Label: "Set-up, rules, points"})
	for i, s := range scenesOf(sheet) {
		rows = append(rows, form.Row{ID: fmt.Sprintf("scene:%d", i), Kind: form.Entry, Label: s.Title, Note: strings.TrimSpace(s.Caption + " " + s.Note)})
	}
	return rows
}

// told is a scene of a deck, as far as it has words.
type told struct {
	Title   string `yaml:"title"`
	Caption string `yaml:"caption"`
	Note    string `yaml:"note"`
}

// scenesOf are the words of the deck that explains a battle: the one of its title.
func scenesOf(sheet *game.Sheet) []told {
	decks, err := assets.Decks()
	if err != nil {
		return nil
	}
	for _, text := range decks {
		var d struct {
			Title  string `yaml:"title"`
			Scenes []told `yaml:"scenes"`
		}
		if yaml.Unmarshal(text, &d) == nil && d.Title == sheet.Title {
			return d.Scenes
		}
	}
	return nil
}

// openInForce shows the house rules of the battle that is played: what was changed first.
func (t *Table) openInForce() {
	u := t.Game.Setup()
	var changed, rest []form.Row
	for _, r := range house.Rules(u.Scenario.Sheet()) {
		v := u.House.Get(r.Key)
		row := form.Row{ID: "rule:" + r.Key, Kind: form.Entry, Label: r.Key + ": " + v, Note: names.Title(r.Words)}
		if v == r.Default {
			rest = append(rest, row)
			continue
		}
		row.Note += "; the rules say " + r.Default
		changed = append(changed, row)
	}
	rows := []form.Row{{ID: "group:changed", Kind: form.Heading, Label: "Changed"}}
	if len(changed) == 0 {
		changed = []form.Row{{ID: "none", Kind: form.Entry, Label: "Nothing", Note: "All is as the rules say."}}
	}
	rows = append(rows, changed...)
	rows = append(append(rows, form.Row{ID: "group:rest", Kind: form.Heading, Label: "As the rules say"}), rest...)
	t.openPaper(paper{id: "inforce", head: "House rules in force", sub: "They belong to this battle and stay as they are.", rows: func() []form.Row { return rows }})
}

// The kinds of copy of a battle.
const (
	asRecord   = "record"
	asPosition = "position"
)

// openSaveAs asks for the name of a copy of the battle.
func (t *Table) openSaveAs() {
	if t.opts.Data == nil || t.Game == nil {
		t.Refuse("Nothing is kept here.")
		return
	}
	t.copyName, t.copyAs = t.Where(), asRecord
	t.openPaper(paper{id: "save", head: "Save a copy", sub: "The battle itself is saved with every answer.", word: "Save", done: t.saveCopy, rows: func() []form.Row {
		return []form.Row{
			{ID: "copyname", Kind: form.Text, Label: "Name", Value: t.copyName},
			{ID: "copyas", Kind: form.Choice, Label: "What", Note: "the battle from its beginning, to go on with; or the table as it is, for the free table and for bug reports", Value: t.copyAs,
				Choices: []string{asRecord, asPosition}, Words: []string{"Battle", "Position"}},
		}
	}})
	t.focusField("copyname")
}

// saveCopy saves it and goes back.
func (t *Table) saveCopy() {
	name := strings.TrimSpace(t.copyName)
	if name == "" {
		t.err = "A copy has a name."
		return
	}
	if t.copyAs == asPosition {
		name += ".table.yaml"
	}
	file, err := t.opts.Data.SaveAs(name)
	if err != nil {
		t.err = err.Error()
		return
	}
	t.err = ""
	t.Screen = t.behind
	t.Toast("Saved as " + file)
}

// openLoad shows the battles that are kept; closed, it leads back to the battle.
func (t *Table) openLoad() {
	if t.Secret() {
		t.Fall()
	}
	if !slices.ContainsFunc(t.opts.Pages, func(e page.Entry) bool { return e.ID == "replays" }) || !t.openEntry("replays") {
		t.Refuse("Nothing is kept here.")
	}
}
