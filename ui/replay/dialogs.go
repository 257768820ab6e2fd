package replay

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// ask selects the dialog over the page.
type ask uint8

const (
	nothing ask = iota
	aNote
	whoPlays // on from here
	whoElse  // deciding otherwise
	anExport
)

// Layers returns the open dialog, or the trouble: nothing is done behind it.
func (p *Page) Layers() []kit.Layer {
	if p.ask == nothing && p.trouble == "" {
		return nil
	}
	return []kit.Layer{p.dialog(p.ask)}
}

// Dialogs returns all dialogs of the page.
func (p *Page) Dialogs() []kit.Layer {
	return []kit.Layer{p.dialog(aNote), p.dialog(whoPlays), p.dialog(anExport), p.dialog(nothing)}
}

// dialog returns a dialog; that of nothing tells the trouble.
func (p *Page) dialog(what ask) kit.Layer {
	var cs kit.Commands
	var body kit.Part
	name := "Problem with this replay"
	leave := &kit.Command{ID: "leave", Words: "Cancel", Key: "esc", Do: func() { p.ask = nothing }}
	switch what {
	case aNote:
		name = "A note"
		cs = kit.Commands{leave, {ID: "keep", Words: "Save note", Key: "enter", Look: kit.Main, Do: p.keepNote}}
		field := kit.Field(&p.note, kit.FieldOf{ID: "note", Hint: "your note; leave empty to delete it", Most: 200})
		body = kit.Dialog("Note on this moment", p.where(), field, cs...)
	case whoPlays, whoElse:
		name = "Who plays on?"
		for i, s := range p.sides() {
			cs = append(cs, &kit.Command{
				ID:    fmt.Sprintf("play:%d", i+1),
				Words: s,
				Key:   fmt.Sprint(i + 1),
				Do:    func() { p.fork((i + 1) % 3) },
			})
		}
		words := kit.Column(12, kit.Buttons(cs...),
			kit.Text(scene.StyleSmall, scene.Text3, "The computer plays the other side."))
		if what == whoPlays {
			words = kit.Column(12, words, kit.Rule(), p.withFriend(&cs))
		}
		cs = append(cs, leave)
		body = kit.Dialog(name, "Saved as a game of its own: "+p.where(), words, leave)
	case anExport:
		name = "Export"
		var rows []kit.Part
		for i, e := range Exports {
			c := &kit.Command{ID: "export:" + e.ID, Words: e.Words, Key: fmt.Sprint(i + 1), Do: func() { p.give(e.ID) }}
			cs = append(cs, c)
			rows = append(rows,
				kit.Row(14, kit.Button(c).Wide(200), kit.Text(scene.StyleSmall, scene.Text2, e.Note).Grow(1)))
		}
		cs = append(cs, leave)
		body = kit.Dialog(name, p.where(), kit.Column(8, rows...), leave)
	case nothing:
		cs = kit.Commands{p.close(), p.keptTables()}
		body = kit.Dialog("This replay", p.where(), kit.Text(scene.StyleBody, scene.Text1, p.trouble), cs...)
	}
	return kit.Layer{Name: name, Body: body, Commands: cs, Modal: true, Key: what}
}

// withFriend asks as which player a friend far away is played with.
func (p *Page) withFriend(cs *kit.Commands) kit.Part {
	var far kit.Commands
	for i, s := range p.sides()[:2] {
		far = append(far, &kit.Command{
			ID:    fmt.Sprintf("afar:%d", i+1),
			Words: s,
			Key:   fmt.Sprint(i + 4),
			Do:    func() { p.forkAfar(game.PlayerID(i)) },
		})
	}
	*cs = append(*cs, far...)
	return kit.Column(8, kit.Line(scene.StyleLabel, scene.Text3, "With a friend far away, you play"),
		kit.Buttons(far...))
}
