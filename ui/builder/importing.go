package builder

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"attackwing/game/fleet/buildsheet"
	"attackwing/game/fleet/exchange"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// brought is a fleet that was read from somewhere else.
type brought struct {
	exchange.Fleet
	total int
	wrong string // the first thing that is wrong with it
}

// read takes what was typed: Utopia's address, or the path of a file.
func (p *Page) read() *kit.Command {
	text := strings.TrimSpace(p.over.from.String())
	return &kit.Command{
		ID:    "read",
		Words: "Import",
		Key:   "enter",
		Look:  kit.Main,
		Off:   off(text == "", "Enter a file path or web address first, or drop a file here."),
		Do: func() {
			if exchange.IsAddress(text) {
				p.readText([]byte(text), "the address")
				return
			}
			b, err := p.fleet.Shelf.Read(text)
			if err != nil {
				p.over.wrong = names.Sentence(err.Error())
				return
			}
			p.readText(b, text)
		},
	}
}

// Pasted reads a text of several lines: a file that was copied.
func (p *Page) Pasted(text string) { p.readText([]byte(text), "the clipboard") }

// Dropped reads the files let fall on the window.
func (p *Page) Dropped(files []kit.File) {
	f := files[0]
	p.readText(f.Text, f.Name)
	if len(files) > 1 {
		p.host.Toast(fmt.Sprintf("%s imported. Drop the others one at a time.", f.Name))
	}
}

// readText takes fleets of any form.
func (p *Page) readText(b []byte, from string) {
	p.over.show(importOpen)
	p.over.brought = nil
	_, fs, err := exchange.Read(bytes.NewReader(b), from, p.fleet.Cards)
	switch {
	case err != nil:
		p.over.wrong = names.Sentence(err.Error())
	case len(fs) == 0:
		p.over.wrong = "No fleet found in " + from + "."
	case len(fs) == 1:
		p.take(fs[0])
	default:
		for _, f := range fs {
			r := p.fleet.rulesOf(&f.List, p.fleet.format)
			f.Total = 0
			s := r.Check(f.List)
			k := brought{Fleet: f, total: s.Total}
			if !s.Legal {
				k.wrong = names.Sentence(s.Problems[0].Why)
			}
			p.over.brought = append(p.over.brought, k)
		}
	}
}

// take opens a fleet that was read; what could not be kept of it is said, as is what is wrong with
// it.
func (p *Page) take(f exchange.Fleet) {
	to := p
	if len(p.fleet.list.Ships) > 0 {
		to = New(p.host, p.fleet.Options, f.List, "")
		p.over.open = nothing
		p.host.Open(to)
	} else {
		to.kept.file = ""
		to.fleet.list, to.fleet.row = f.List.Clone(), 0
		to.fleet.judge()
		to.fleet.toEmpty()
		to.renamed()
	}
	to.over.notes = nil
	for _, n := range f.Lost {
		to.over.notes = append(to.over.notes, "Not saved: "+n)
	}
	for _, n := range f.Guessed {
		to.over.notes = append(to.over.notes, "Guessed: "+n)
	}
	to.save()
	to.show(slotsCol)
	if !to.fleet.sheet.Legal || len(to.over.notes) > 0 {
		to.over.show(problemsOpen)
	} else {
		to.host.Toast("Imported " + to.fleet.list.Name + ".")
	}
}

// takeAll keeps every fleet that was read on the shelf.
func (p *Page) takeAll() *kit.Command {
	return &kit.Command{
		ID:    "takeall",
		Words: "Keep all",
		Key:   "0",
		Look:  kit.Small,
		Off:   off(len(p.over.brought) == 0, "Nothing to import."),
		Do: func() {
			kept := 0
			var wrong error
			for _, b := range p.over.brought {
				if len(b.Ships) == 0 {
					continue
				}
				if _, err := p.fleet.Shelf.Keep("", b.List); err != nil {
					wrong = errors.Join(wrong, err)
					continue
				}
				kept++
			}
			if wrong != nil {
				p.over.wrong = names.Sentence(wrong.Error())
			}
			if kept > 0 {
				p.host.Toast(fmt.Sprintf("%s added to your fleets.", names.Count(kept, "fleet")))
				p.over.brought, p.over.open = nil, nothing
				if len(p.fleet.list.Ships) == 0 {
					p.host.Back()
				}
			}
		},
	}
}

// importing asks for fleets to import; do opens the question.
func importing(do func()) *kit.Command {
	return &kit.Command{
		ID:    "import",
		Words: "Import",
		Key:   "ctrl+o",
		Look:  kit.Small,
		Tip:   "Import from a file, web address or the clipboard. You can also drop a file here.",
		Do:    do,
	}
}

func (p *Page) importing() *kit.Command {
	return importing(func() { p.over.toggle(importOpen); p.over.from.Focus() })
}

// paste imports what was copied.
func paste(do func()) *kit.Command {
	return &kit.Command{ID: "paste", Words: "Paste", Key: "ctrl+v", Tip: "Import from the clipboard.", Do: do}
}

func (p *Page) paste() *kit.Command {
	return paste(func() {
		text, err := p.fleet.Shelf.Paste()
		if err != nil {
			p.over.show(importOpen)
			p.over.wrong = names.Sentence(err.Error())
			return
		}
		p.Pasted(text)
	})
}

// share gives the fleet away as a link.
func (p *Page) share() *kit.Command {
	return &kit.Command{
		ID:    "share",
		Words: "Share",
		Key:   "ctrl+c",
		Look:  kit.Small,
		Tip:   "Copy a link to this fleet. Export has a link to Utopia.",
		Off:   p.empty(),
		Do:    func() { p.host.Toast(names.Told(p.fleet.Shelf.Share(p.List()))) },
	}
}

// export asks as what the fleet is to be exported.
func (p *Page) export() *kit.Command {
	return &kit.Command{ID: "export", Words: "Export", Key: "ctrl+s", Look: kit.Small, Off: p.empty(), Do: func() {
		again := p.over.open == exportOpen && p.over.written != ""
		if p.over.written = ""; !again {
			p.over.toggle(exportOpen)
		}
	}}
}

func (p *Page) buildSheet() *kit.Command {
	return &kit.Command{
		ID:    "sheet",
		Words: "Build sheet",
		Key:   "ctrl+p",
		Look:  kit.Small,
		Tip:   "Print this fleet's Build Sheet.",
		Off:   p.empty(),
		Do:    func() { exportAs(p, "html") },
	}
}

// exportAs writes the fleet as a file and says where.
func exportAs(p *Page, form string) {
	var b bytes.Buffer
	var lost []string
	var err error
	l := p.List()
	switch form {
	case "html":
		err = buildsheet.Write(&b, l, p.fleet.sheet, p.fleet.Cards, buildsheet.Player{})
	case "spacedock":
		lost, err = exchange.WriteSpaceDock(&b, l, p.fleet.Cards)
	case "txt":
		var text string
		text, lost, err = exchange.Address(l, p.fleet.Cards)
		fmt.Fprintln(&b, text)
	default:
		err = l.Write(&b)
	}
	path := ""
	if err == nil {
		path, err = p.fleet.Shelf.Export(l.Name, form, b.Bytes())
	}
	if err != nil {
		p.host.Toast(names.Sentence(err.Error()))
		return
	}
	said := "Written to " + path
	if form == "html" {
		if err := p.fleet.Shelf.Show(path); err != nil {
			said += ", but it could not be opened: " + err.Error()
		}
	}
	if len(lost) > 0 {
		said += ". Left out: " + strings.Join(lost, "; ") + "."
	}
	p.over.show(exportOpen)
	p.over.written = said
}
