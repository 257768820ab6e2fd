package desk

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"attackwing/game/fleet/buildsheet"
	"attackwing/game/qrcode"
	"attackwing/game/tournament"
	"attackwing/game/tournament/paper"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// printing is the choice of pages to print; they are written beside the event.
type printing struct {
	rows kit.Scrolled
	last string // where the last one was written
}

// printed are the pages, each with its key.
var printed = []struct{ key, words, note string }{
	{"p", "Pairings", "this round's tables, with space for results and initials"},
	{"s", "Score Sheet", "all rounds, Battle Points, Fleet Points, cumulative"},
	{"r", "Standings", "ranks and titles, factions, awards"},
	{"b", "Fleet Build Sheets", "all submitted fleets, one page each"},
	{"c", "Tables as CSV", "pairings, score and standings for a spreadsheet"},
}

func (p *printing) title(view) (head, sub string) {
	return "Print", "Pages are saved in the event's folder and opened for printing"
}

func (p *printing) commands(d eventPage) (cs kit.Commands) {
	for _, o := range printed {
		cs = append(cs, &kit.Command{
			ID:    "page:" + o.key,
			Words: o.words,
			Key:   o.key,
			Tip:   o.note,
			Do:    func() { p.print(d, o.key) },
		})
	}
	return cs
}

func (p *printing) body(d eventPage) kit.Part {
	var rows []kit.Part
	for _, c := range p.commands(d) {
		words := kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, c.Words),
			kit.Text(scene.StyleCaption, scene.Text3, c.Tip)).Grow(1)
		rows = append(rows, kit.Chosen(false, kit.Row(12, words, kit.Cap(c.Given()))).Does(c))
	}
	words := kit.Text(scene.StyleBody, scene.Text2, p.last)
	last := kit.Row(10, kit.Icon("ok", 16, scene.Accent), words.Grow(1)).If(p.last != "")
	return kit.Column(10, last, kit.Scroll(&p.rows, kit.Column(6, rows...)))
}

// print writes what a key stands for.
func (p *printing) print(d eventPage, key string) {
	round := d.ranked()
	var files []string
	var err error
	switch key {
	case "p":
		files, err = d.writePage(files, paper.Pairings, round, d.coding, "html")
	case "s":
		files, err = d.writePage(files, paper.Score, round, paper.HTML, "html")
	case "r":
		files, err = d.writePage(files, paper.Standings, round, paper.HTML, "html")
	case "b":
		files, err = d.buildSheets()
	case "c":
		for _, one := range paper.Pages {
			if one == paper.Pairings && round == 0 {
				continue
			}
			if files, err = d.writePage(files, one, round, paper.CSV, "csv"); err != nil {
				break
			}
		}
	default:
		return
	}
	if err != nil {
		d.fail(err)
		return
	}
	if len(files) == 0 {
		d.fail(fmt.Errorf("no fleets submitted yet, so there are no Build Sheets to print"))
		return
	}
	d.clear()
	names := filepath.Base(files[0])
	if len(files) > 1 {
		names = fmt.Sprintf("%s and %d more", names, len(files)-1)
	}
	p.last = fmt.Sprintf("Saved %s in %s", names, filepath.Dir(files[0]))
	if strings.HasSuffix(files[0], ".html") {
		if err := d.store.Show(files[0]); err != nil {
			p.last += ", but it could not be opened: " + err.Error()
		}
	}
	d.host.Toast("Written: " + names)
}

// writePage writes one page of an event.
func (d eventPage) writePage(files []string, p paper.Page, round int, how paperWriter, ext string) ([]string, error) {
	var b bytes.Buffer
	if err := how(&b, p, d.Event, round); err != nil {
		return files, err
	}
	name := string(p)
	if round > 0 {
		name += fmt.Sprintf("-round-%d", round)
	}
	path, err := d.store.Page(d.file, name+"."+ext, b.Bytes())
	return append(files, path), err
}

// buildSheets writes the Build Sheets of all fleets handed in as one document.
func (d eventPage) buildSheets() (files []string, err error) {
	rules, err := d.RulesBy(scenarios.ByID, d.cards)
	if err != nil {
		return nil, err
	}
	var all []buildsheet.Filled
	for i := range d.Players {
		p := &d.Players[i]
		for k := range p.Fleets {
			l, err := p.Fleets[k].Read()
			if err != nil {
				return nil, err
			}
			head := buildsheet.Player{Name: p.Name, Event: d.Name, Date: d.Date}
			all = append(all, buildsheet.Filled{List: l, Sheet: rules.Check(l), Player: head})
		}
	}
	if len(all) == 0 {
		return nil, nil
	}
	var b bytes.Buffer
	if err := buildsheet.WriteAll(&b, d.cards, all); err != nil {
		return nil, err
	}
	path, err := d.store.Page(d.file, "build-sheets.html", b.Bytes())
	return []string{path}, err
}

// coding writes the pairings with the codes of the tables that wait to be played.
func (d eventPage) coding(w io.Writer, p paper.Page, e *tournament.Event, round int) error {
	if !qrcode.Here {
		return paper.HTML(w, p, e, round)
	}
	return paper.Coded(w, p, e, round, d.coded)
}

type paperWriter func(w io.Writer, p paper.Page, e *tournament.Event, round int) error
