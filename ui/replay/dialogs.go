package replay

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// ask is what is asked for over the page.
type ask uint8

const (
	nothing ask = iota
	aNote
	whoPlays // on from here
	whoElse  // deciding otherwise
	anExport
)

// Layers are the dialog that is open, or what is wrong: nothing is done behind it.
func (p *Page) Layers() []kit.Layer {
	var cs kit.Commands
	var body kit.Part
	leave := &kit.Command{ID: "leave", Words: "Cancel", Key: "esc", Do: func() { p.ask = nothing }}
	switch p.ask {
	case aNote:
		cs = kit.Commands{leave, {ID: "keep", Words: "Keep the note", Key: "enter", Look: kit.Main, Do: p.keepNote}}
		field := kit.Field(&p.note, kit.FieldOf{ID: "note", Hint: "what is worth remembering here; empty takes the note away", Most: 200})
		body = kit.Dialog("Note on this moment", p.where(), field, cs...)
	case whoPlays, whoElse:
		for i, s := range p.sides() {
			cs = append(cs, &kit.Command{ID: fmt.Sprintf("play:%d", i+1), Words: s, Key: fmt.Sprint(i + 1), Do: func() { p.fork((i + 1) % 3) }})
		}
		words := kit.Column(12, kit.Buttons(cs...), kit.Text(scene.StyleSmall, scene.Text3, "The other seat is the computer's."))
		cs = append(cs, leave)
		body = kit.Dialog("Who plays on?", "It is kept as a branch beside this game: "+p.where(), words, leave)
	case anExport:
		var rows []kit.Part
		for i, e := range Exports {
			c := &kit.Command{ID: "export:" + e.ID, Words: e.Words, Key: fmt.Sprint(i + 1), Do: func() { p.give(e.ID) }}
			cs = append(cs, c)
			rows = append(rows, kit.Row(14, kit.Button(c).Wide(200), kit.Text(scene.StyleSmall, scene.Text2, e.Note).Grow(1)))
		}
		cs = append(cs, leave)
		body = kit.Dialog("Export", p.where(), kit.Column(8, rows...), leave)
	default:
		if p.trouble == "" {
			return nil
		}
		cs = kit.Commands{p.close()}
		if kept := p.keptTables(); kept != nil {
			cs = append(cs, kept)
		}
		body = kit.Dialog("This replay", p.where(), kit.Text(scene.StyleBody, scene.Text1, p.trouble), cs...)
	}
	return []kit.Layer{{Body: body, Commands: cs, Modal: true, Key: p.ask}}
}
