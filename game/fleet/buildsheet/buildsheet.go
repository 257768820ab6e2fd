package buildsheet

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
)

// Player holds the head of the page. Empty fields are left to the pen.
type Player struct {
	Name, Email, Date, Event string
}

// rows are the lines of a ship's box: its card, its captain, and upgrades with room for some more.
const (
	rows     = 11
	shipsAPg = 4
	rounds   = 3
)

type sheetPage struct {
	Player
	Title  string
	Fleet  string
	Side   string
	Notes  string
	Pages  [][]box
	Sums   []sum
	Total  int
	Limit  int
	Res    string
	Wrong  []string
	Rounds []int
	Types  []code
	Codes  []code
	Shared []string // what many prices have in common, said once; rows have its mark
}

type box struct {
	Number int
	Name   string // of the ship, "" for an empty box
	Rows   []row
	Total  string
}

type row struct {
	Type, Card, Why, Faction, SP string
}

type sum struct {
	Name string
	SP   string
}

type code struct{ Code, Name string }

// typeCodes holds the build sheet's codes of the kinds of cards.
var typeCodes = map[string]string{
	"ship": "Ship", "captain": "Captain", "admiral": "Admiral", "crew": "C", "talent": "E", "tech": "T",
	"weapon": "W", "borg": "B", "squadron": "S", "flagship": "F", "fleet-captain": "FC", "ship-resource": "R",
	"officer": "O", "ambassador": "M", "construction": "Con", "second-captain": "Captain",
}

// factionCodes holds the build sheet's codes of the factions.
var factionCodes = map[card.Faction]string{
	card.Federation: "FED", card.Klingon: "KLI", card.Romulan: "ROM", card.Dominion: "DOM",
	card.Borg: "BOR", card.Species8472: "SPE",
	card.Kazon: "KAZ", card.Xindi: "XIN", card.Bajoran: "BAJ", card.Ferengi: "FER",
	card.Vulcan: "VUL", card.Independent: "IND",
	card.MirrorUniverse: "MIR", card.QContinuum: "QCO",
}

// Code is a faction in three letters, empty for none.
func Code(f card.Faction) string { return factionCodes[f] }

// Filled is a fleet that was checked, and who plays it.
type Filled struct {
	List   fleet.List
	Sheet  fleet.Sheet
	Player Player
}

// Write writes the page for a list that was checked. A fleet that is not legal is written too, and
// the page says so.
func Write(w io.Writer, l fleet.List, s fleet.Sheet, cat *card.Catalogue, p Player) error {
	return WriteAll(w, cat, []Filled{{l, s, p}})
}

// WriteAll writes the pages of several fleets as one document: each fleet begins on a page of its
// own.
func WriteAll(w io.Writer, cat *card.Catalogue, all []Filled) error {
	doc := document{Title: "Fleet Build Sheet"}
	for i := range all {
		doc.Sheets = append(doc.Sheets, fill(&all[i], cat))
	}
	switch len(all) {
	case 1:
		doc.Title += ": " + all[0].List.Name
	default:
		doc.Title = fmt.Sprintf("%d Fleet Build Sheets", len(all))
	}
	_, err := io.WriteString(w, page(&doc))
	return err
}

// document is all the pages that are printed at once.
type document struct {
	Title  string
	Sheets []sheetPage
}

func fill(f *Filled, cat *card.Catalogue) sheetPage {
	l, s, p := f.List, f.Sheet, f.Player
	d := sheetPage{
		Player: p,
		Title:  "Fleet Build Sheet",
		Fleet:  l.Name,
		Side:   l.Side,
		Notes:  l.Notes,
		Total:  s.Total,
		Limit:  s.Limit,
	}
	for n := 1; n <= rounds; n++ {
		d.Rounds = append(d.Rounds, n)
	}
	d.Types = []code{
		{"C", "Crew"},
		{"E", "Elite Talent"},
		{"T", "Tech"},
		{"W", "Weapon"},
		{"B", "Borg"},
		{"S", "Squadron"},
	}
	for f := range card.NumFactions {
		if c := factionCodes[f]; c != "" {
			d.Codes = append(d.Codes, code{c, f.String()})
		}
	}
	marks := sharedReasons(&s)
	for i, a := range marks {
		d.Shared = append(d.Shared, mark(i)+" "+reason(a))
	}
	var boxes []box
	for i := range l.Ships {
		boxes = append(boxes, shipBox(i+1, &s, cat, marks))
	}
	for len(boxes)%shipsAPg != 0 || len(boxes) == 0 {
		boxes = append(boxes, box{Number: len(boxes) + 1, Rows: make([]row, rows)})
	}
	for i := 0; i < len(boxes); i += shipsAPg {
		d.Pages = append(d.Pages, boxes[i:i+shipsAPg])
	}
	for i := range max(len(l.Ships), shipsAPg) {
		one := sum{Name: fmt.Sprintf("Ship %d", i+1)}
		if i < len(l.Ships) {
			one.SP = fmt.Sprint(s.ShipTotal(i + 1))
		}
		d.Sums = append(d.Sums, one)
	}
	resource := sum{Name: "Resource"}
	for _, line := range s.Lines {
		switch {
		case line.Ship == 0 && line.Kind == card.Resource.String():
			d.Res, resource.SP = line.Card, fmt.Sprint(line.SP)
		case line.Ship == 0:
			d.Sums = append(d.Sums, sum{"Other", fmt.Sprint(line.SP)})
		}
	}
	d.Sums = append(d.Sums, resource)
	for _, p := range s.Problems {
		text := p.Why
		if p.Card != "" {
			text = p.Card + ": " + text
		}
		d.Wrong = append(d.Wrong, text)
	}
	return d
}

// shipBox returns the box of one ship of the sheet: every card on it with its cost, and the reason
// if that is not the printed one.
func shipBox(number int, s *fleet.Sheet, cat *card.Catalogue, marks []fleet.Adjustment) box {
	b := box{Number: number, Total: fmt.Sprint(s.ShipTotal(number))}
	for _, line := range s.Lines {
		if line.Ship != number {
			continue
		}
		r := row{
			Type:    typeCodes[line.Kind],
			Card:    line.Card,
			Faction: codes(line.Kind, line.ID, cat),
			SP:      fmt.Sprint(line.SP),
		}
		var why []string
		for _, a := range line.Adjustments {
			if i := slices.Index(marks, a); i >= 0 {
				why = append(why, mark(i))
			} else {
				why = append(why, reason(a))
			}
		}
		if line.Kind == "ship" {
			b.Name = line.Card
			if v := cat.Ship(line.ID); v != nil && v.Class.Name != v.Name {
				why = append([]string{v.Class.Name}, why...)
			}
		}
		r.Why = strings.Join(why, ", ")
		b.Rows = append(b.Rows, r)
	}
	for len(b.Rows) < rows {
		b.Rows = append(b.Rows, row{})
	}
	return b
}

func reason(a fleet.Adjustment) string { return fmt.Sprintf("%+d %s", a.SP, a.Why) }

// manyLines is the least number of prices with a reason in common for it to be said once for all: a
// page has no room to say what a scenario's sheet does to every card beside every card.
const manyLines = 4

// sharedReasons are the reasons that many prices have in common.
func sharedReasons(s *fleet.Sheet) (out []fleet.Adjustment) {
	n := map[fleet.Adjustment]int{}
	for _, line := range s.Lines {
		for _, a := range line.Adjustments {
			if n[a]++; n[a] == manyLines {
				out = append(out, a)
			}
		}
	}
	return out
}

// mark stands for a reason said once.
func mark(i int) string { return strings.Repeat("*", i+1) }

// codes are the factions of a card as a build sheet writes them.
func codes(kind, id string, cat *card.Catalogue) string {
	var fs []card.Faction
	switch kind {
	case "ship":
		if v := cat.Ship(id); v != nil {
			fs = v.Factions
		}
	case "captain":
		if v := cat.Captain(id); v != nil {
			fs = v.Factions
		}
	case "admiral":
		if v := cat.Admiral(id); v != nil {
			fs = v.Factions
		}
	default:
		if v := cat.Assigned(id); v != nil {
			fs = v.Factions
		}
	}
	var out []string
	for _, f := range fs {
		out = append(out, factionCodes[f])
	}
	return strings.Join(out, "/")
}
