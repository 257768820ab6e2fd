package desk

import (
	"bytes"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"attackwing/game/fleet/buildsheet"
	"attackwing/game/tournament"
	"attackwing/game/tournament/paper"
	"attackwing/scenarios"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// printing is the choice of pages to print; they are written beside the event.
type printing struct {
	rows list
	last string // where the last one was written
}

// printed are the pages, each with its key.
var printed = []struct{ key, words, note string }{
	{"p", "Pairings", "tables of the round, with room for results and initials"},
	{"s", "Score Sheet", "all rounds, Battle Points, Fleet Points, cumulative"},
	{"r", "Standings", "ranks and titles, factions, awards"},
	{"b", "Fleet Build Sheets", "one page for each fleet handed in"},
	{"c", "Tables as CSV", "pairings, score and standings for a spreadsheet"},
}

func (p *printing) title(d *Desk) (head, sub string) {
	return "Print", "Pages are written into the event's folder; open them in a browser to print"
}

func (p *printing) list() *list { return &p.rows }

func (p *printing) draw(_ *Desk, c *canvas.Canvas, b box) {
	p.rows.n = len(printed)
	p.rows.fit(len(printed))
	c.Panel(b.X, b.Y, b.W, b.H)
	in := box{b.X + 12, b.Y + 12, b.W - 24, b.H - 24}
	for i, o := range printed {
		r := box{in.X, in.Y + float64(i)*56, in.W, 50}
		rowBack(c, "page:"+o.key, r, i == p.rows.at, true)
		c.Fit(r.X+16, r.Y+17, r.W-80, scene.StyleH3, scene.Text1, o.words, scene.Left)
		c.Fit(r.X+16, r.Y+36, r.W-80, scene.StyleCaption, scene.Text3, o.note, scene.Left)
		c.Key(r.right()-36, r.Y+25, strings.ToUpper(o.key), scene.Text2)
	}
	if p.last != "" {
		y := in.Y + float64(len(printed))*56 + 12
		c.Icon(in.X+12, y+10, 16, "ok", scene.Accent)
		c.Wrap(in.X+32, y, in.W-40, scene.StyleBody, scene.Text2, p.last)
	}
}

func (p *printing) key(d *Desk, k string, _ *page.Input) {
	if k == "enter" {
		p.print(d, printed[p.rows.at].key)
		return
	}
	if !p.rows.key(k) {
		p.print(d, k)
	}
}

func (p *printing) click(d *Desk, id string) {
	if k, ok := strings.CutPrefix(id, "page:"); ok {
		p.print(d, k)
	}
}

// print writes what a key stands for.
func (p *printing) print(d *Desk, key string) {
	round := d.ranked()
	var files []string
	var err error
	switch key {
	case "p":
		files, err = d.writePage(files, paper.Pairings, round, paper.HTML, "html")
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
		d.fail(fmt.Errorf("no fleet has been handed in: there is no Build Sheet to print"))
		return
	}
	d.err = ""
	names := filepath.Base(files[0])
	if len(files) > 1 {
		names = fmt.Sprintf("%s and %d more", names, len(files)-1)
	}
	p.last = fmt.Sprintf("Written: %s, in %s", names, filepath.Dir(files[0]))
	d.host.Toast("Written: " + names)
}

// writePage writes one page of an event.
func (d *Desk) writePage(files []string, p paper.Page, round int, how paperWriter, ext string) ([]string, error) {
	var b bytes.Buffer
	if err := how(&b, p, d.event, round); err != nil {
		return files, err
	}
	name := string(p)
	if round > 0 {
		name += fmt.Sprintf("-round-%d", round)
	}
	path, err := d.store.Page(d.file, name+"."+ext, b.Bytes())
	return append(files, path), err
}

// buildSheets writes the Build Sheet of every fleet handed in.
func (d *Desk) buildSheets() (files []string, err error) {
	rules, err := d.event.RulesBy(scenarios.ByID, d.cards)
	if err != nil {
		return nil, err
	}
	for i := range d.event.Players {
		p := &d.event.Players[i]
		for k := range p.Fleets {
			l, err := p.Fleets[k].Read()
			if err != nil {
				return files, err
			}
			var b bytes.Buffer
			head := buildsheet.Player{Name: p.Name, Event: d.event.Name, Date: d.event.Date}
			if err := buildsheet.Write(&b, l, rules.Check(l), d.cards, head); err != nil {
				return files, err
			}
			name := fmt.Sprintf("build-sheet-%02d", i+1)
			if r := p.Fleets[k].Role; r != "" {
				name += "-" + r
			}
			path, err := d.store.Page(d.file, name+".html", b.Bytes())
			if err != nil {
				return files, err
			}
			files = append(files, path)
		}
	}
	return files, nil
}

type paperWriter func(w io.Writer, p paper.Page, e *tournament.Event, round int) error
