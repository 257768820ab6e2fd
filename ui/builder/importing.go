package builder

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/buildsheet"
	"attackwing/game/fleet/exchange"
	"attackwing/ui/page"
)

// brought is a fleet that was read from somewhere else.
type brought struct {
	exchange.Fleet
	total int
	wrong string // the first thing that is wrong with it
}

// read takes what was typed: Utopia's address, or the path of a file.
func (p *Page) read() {
	text := strings.TrimSpace(p.typed)
	if text == "" {
		p.wrong = "Type the path of a file or an address first, or drop a file on the window."
		return
	}
	if exchange.IsAddress(text) || strings.Contains(text, "\n") {
		p.readText([]byte(text), "the address")
		return
	}
	b, err := p.o.Shelf.Read(text)
	if err != nil {
		p.wrong = sentence(err.Error())
		return
	}
	p.readText(b, text)
}

// readText takes fleets of any form.
func (p *Page) readText(b []byte, from string) {
	p.open, p.brought, p.wrong = importOpen, nil, ""
	_, fs, err := exchange.Read(bytes.NewReader(b), from, p.o.Cards)
	switch {
	case err != nil:
		p.wrong = sentence(err.Error())
	case len(fs) == 0:
		p.wrong = "There is no fleet in " + from + "."
	case len(fs) == 1:
		p.take(fs[0])
	default:
		for _, f := range fs {
			r := p.rulesOf(&f.List)
			f.Total = 0
			s := r.Check(f.List)
			k := brought{Fleet: f, total: s.Total}
			if !s.Legal {
				k.wrong = sentence(s.Problems[0].Why)
			}
			p.brought = append(p.brought, k)
		}
	}
	p.Changed()
}

// take opens a fleet that was read; what could not be kept of it is said, as is what is wrong with it.
func (p *Page) take(f exchange.Fleet) {
	to := p
	if len(p.list.Ships) > 0 {
		to = New(p.host, p.o, f.List, "")
		p.open = nothing
		p.host.Open(to)
	} else {
		to.file = ""
		to.list, to.row = f.List.Clone(), 0
		to.judge()
		to.toEmpty()
	}
	to.notes = nil
	for _, n := range f.Lost {
		to.notes = append(to.notes, "Not kept: "+n)
	}
	for _, n := range f.Guessed {
		to.notes = append(to.notes, "Guessed: "+n)
	}
	to.save()
	to.open, to.panel = nothing, slotsPanel
	if !to.sheet.Legal || len(to.notes) > 0 {
		to.open = problemsOpen
	} else {
		to.host.Toast("Imported " + to.list.Name + ".")
	}
	to.Changed()
}

// takeAll keeps every fleet that was read on the shelf.
func (p *Page) takeAll() {
	kept := 0
	var wrong error
	for _, b := range p.brought {
		if len(b.Ships) == 0 {
			continue
		}
		if _, err := p.o.Shelf.Keep("", b.List); err != nil {
			wrong = errors.Join(wrong, err)
			continue
		}
		kept++
	}
	if wrong != nil {
		p.wrong = sentence(wrong.Error())
	}
	if kept > 0 {
		p.host.Toast(fmt.Sprintf("%s kept among your fleets.", some(kept, "fleet")))
		p.brought, p.open = nil, nothing
		if len(p.list.Ships) == 0 {
			p.host.Back()
		}
	}
}

// drop reads the files let fall on the window.
func (p *Page) drop(files []page.File) {
	f := files[0]
	p.readText(f.Text, f.Name)
	if len(files) > 1 {
		p.host.Toast(fmt.Sprintf("%s was read; drop the others one by one.", f.Name))
	}
}

// clickFile is what goes to files or the clipboard, or comes from there.
func (p *Page) clickFile(id string) {
	switch id {
	case "paste":
		text, err := p.o.Shelf.Paste()
		if err != nil {
			p.open, p.wrong = importOpen, sentence(err.Error())
			return
		}
		p.readText([]byte(text), "the clipboard")
	case "read":
		p.read()
	case "takeall":
		p.takeAll()
	case "share":
		p.share()
	case "sheet":
		p.exportAs("html")
	case "export":
		p.toggle(exportOpen)
	case "random":
		p.open = nothing
		p.randomFleet()
	}
}

// share puts the fleet on the clipboard as an address that other builders open; without a clipboard it is a file.
func (p *Page) share() {
	if len(p.list.Ships) == 0 {
		p.refuse("The fleet has no ship yet.")
		return
	}
	text, lost, err := exchange.Address(p.List(), p.o.Cards)
	if err != nil {
		p.refuse(sentence(err.Error()))
		return
	}
	said := "Utopia's address of the fleet is on the clipboard."
	if err := p.o.Shelf.Copy(text); err != nil {
		path, werr := p.o.Shelf.Export(p.list.Name, "txt", []byte(text+"\n"))
		if werr != nil {
			p.refuse(sentence(werr.Error()))
			return
		}
		said = "No clipboard: the address is in " + path
	}
	if len(lost) > 0 {
		said += " Left out: " + strings.Join(lost, "; ") + "."
	}
	p.host.Toast(said)
}

// forms are what a fleet can be exported as.
var forms = [...]struct{ id, words, note string }{
	{"html", "Fleet Build Sheet", "a page to print, filled in"},
	{"fleet.yaml", "Fleet file", "of this program"},
	{"spacedock", "Space Dock", "a .spacedock file"},
	{"txt", "Utopia", "the address that opens the fleet there"},
}

// exportAs writes the fleet as a file and says where.
func (p *Page) exportAs(form string) {
	if len(p.list.Ships) == 0 {
		p.refuse("The fleet has no ship yet.")
		return
	}
	var b bytes.Buffer
	var lost []string
	var err error
	l := p.List()
	switch form {
	case "html":
		err = buildsheet.Write(&b, l, p.sheet, p.o.Cards, buildsheet.Player{})
	case "spacedock":
		lost, err = exchange.WriteSpaceDock(&b, l, p.o.Cards)
	case "txt":
		var text string
		text, lost, err = exchange.Address(l, p.o.Cards)
		fmt.Fprintln(&b, text)
	default:
		err = l.Write(&b)
	}
	path := ""
	if err == nil {
		path, err = p.o.Shelf.Export(l.Name, form, b.Bytes())
	}
	if err != nil {
		p.refuse(sentence(err.Error()))
		return
	}
	p.open = nothing
	said := "Written to " + path
	if len(lost) > 0 {
		said += ". Left out: " + strings.Join(lost, "; ") + "."
	}
	p.host.Toast(said)
}

// meant are cards that a ref might mean which the catalogue does not have.
func (p *Page) meant(q *fleet.Problem) []fleet.Ref {
	at, ok := p.placeOf(q)
	if !ok {
		return nil
	}
	var on *card.Ship
	if at.ship >= 0 && at.what != game.ShipCard {
		on = p.o.Cards.Ship(p.list.Ships[at.ship].Ship.ID)
	}
	return p.rules.Meant(at.what, at.ref, on)
}
