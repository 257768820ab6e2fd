package windowtest

import (
	"time"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/textfile"
	"attackwing/ui/front"
)

// Made are sheets and cards of a player's own: one of each that is right, and one with a fault.
type Made struct{ Faults bool }

const broken = "id: broken\ntitle: The Badlands of the Far Northern Reach\nfacts: [Plasma storms move every round]\n" +
	"tokens: [{id: mine-field, name: Minefield, does: [obstructs]}]\nsections:\n  - section: Set Up\n    rules:\n" +
	"      - when: set-up\n        lay:\n          - token: mine-feild\n            rect: [[16, 10], [20, 12]]\n"

// Look finds nothing new.
func (m *Made) Look() []string { return nil }

// All returns a sheet and cards.
func (m *Made) All() []front.Own {
	all := []front.Own{{Kind: front.OwnSheet, ID: gametest.BeaconID, Title: "The Beacon",
		Files: []string{"sheet/beacon"}},
		{Kind: front.OwnCards, Title: "Fan captains", Note: "9 cards",
			Files: []string{"cards/captains.yaml", "cards/ships.yaml"}}}
	if m.Faults {
		all = append(all,
			front.Own{Kind: front.OwnSheet, Title: "The Badlands", Files: []string{"sheet/broken"},
				Mistakes: []textfile.Mistake{
					{File: "sheet/broken", Line: 10, Why: `token: unknown token "mine-feild": is mine-field meant?`},
					{File: "sheet/broken", Line: 2, Why: "title: longer than 30 letters"}}})
	}
	return all
}

// Cards returns the program's cards.
func (m *Made) Cards() *card.Catalogue {
	cat, err := assets.Cards()
	if err != nil {
		panic(err)
	}
	return cat
}

// Text returns the text of a file.
func (m *Made) Text(file string) (string, error) {
	switch file {
	case "sheet/beacon":
		return string(gametest.BeaconText), nil
	case "sheet/broken":
		return broken, nil
	}
	return "- id: own\n  name: Captain Own\n  factions: [Federation]\n  sp: 4\n", nil
}

// Write writes nothing.
func (m *Made) Write(file, text string) error { return nil }

// Good is a version of each.
func (m *Made) Good(file string) (text string, at time.Time, ok bool) {
	text, err := m.Text("sheet/beacon")
	return text, time.Unix(1_000_000_000, 0), err == nil
}

// New, Copy, Take and TakeFile lead to the faulty file.
func (m *Made) New(front.OwnKind) (string, error)          { return "sheet/broken", nil }
func (m *Made) Copy(front.OwnKind, string) (string, error) { return "sheet/broken", nil }
func (m *Made) Take(string, []byte) (string, error)        { return "sheet/broken", nil }
func (m *Made) TakeFile(string) (string, error)            { return "sheet/broken", nil }

// Samples are two.
func (m *Made) Samples(front.OwnKind) []front.Sample {
	return []front.Sample{{ID: "a", Title: "Plain battle, written",
		Note: "Two fleets, nothing else. The last fleet flying wins"}, {ID: "b", Title: "The long path"}}
}

// Outside, Folder and Choose do nothing.
func (m *Made) Outside(string) error { return nil }
func (m *Made) Folder(string) error  { return nil }
func (m *Made) Choose() error        { return nil }

// OpenBy opens nothing.
func (m *Made) OpenBy(func(file string)) {}

// Lies returns a folder.
func (m *Made) Lies() string { return "/home/somebody/attackwing/scenarios" }
