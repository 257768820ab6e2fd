package window

import (
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// SaveAs asks for the name of a copy of the battle that is played.
type SaveAs struct {
	host    kit.Window
	data    Data
	name    kit.Typed
	as      int // of copies
	trouble string
}

// copies are the kinds of copy of a battle, and how their files end.
var (
	copyWords   = []string{"Battle", "Position"}
	copyEndings = []string{"", ".table.yaml"}
)

// NewSaveAs asks for a name; one is proposed.
func NewSaveAs(h kit.Window, d Data, name string) *SaveAs {
	p := &SaveAs{host: h, data: d, name: kit.TypedOf(name)}
	p.name.Focus()
	return p
}

// Name of the page.
func (p *SaveAs) Name() string { return "paper" }

// Tick does nothing: nothing here moves by itself.
func (p *SaveAs) Tick(float64) kit.Wake { return kit.Rest }

// Commands returns none: all commands are those of the dialog.
func (p *SaveAs) Commands() kit.Commands { return nil }

// Body returns the zero part: only the sky is behind the dialog.
func (p *SaveAs) Body() kit.Part { return kit.Part{} }

func (p *SaveAs) save() *kit.Command {
	return (&kit.Command{ID: "paper", Words: "Save", Key: "enter", Look: kit.Main, Do: func() {
		file, err := p.data.SaveAs(strings.TrimSpace(p.name.String()) + copyEndings[p.as])
		if err != nil {
			p.trouble = err.Error()
			return
		}
		p.host.Back()
		p.host.Toast("Saved as " + file)
	}}).OffWhen(p.name.Empty(), "Enter a name.")
}

func (p *SaveAs) cancel() *kit.Command {
	return &kit.Command{ID: "back", Words: "Cancel", Key: "esc", Do: p.host.Back}
}

// Dialogs returns the page itself.
func (p *SaveAs) Dialogs() []kit.Layer { return p.Layers() }

// Layers ask for the name and the kind of the copy.
func (p *SaveAs) Layers() []kit.Layer {
	what := kit.If(p.as == 1, "The current position, for the free table or a bug report.",
		"The whole battle, to continue later.")
	form := kit.Column(
		12,
		kit.Notice(p.trouble),
		kit.Field(&p.name,
			kit.FieldOf{ID: "copyname", Label: "Name", Hint: "Name of the copy", Changed: func() { p.trouble = "" }}),
		kit.Choice(
			"copyas",
			p.as,
			func(i int) { p.as = i },
			copyWords...),
		kit.Text(scene.StyleSmall, scene.Text2, what),
	)
	return []kit.Layer{{Name: "Save a copy", Modal: true, Key: "save", Commands: kit.Commands{p.save(), p.cancel()},
		Body: kit.Dialog("Save a copy", "Your battle is saved automatically.", form, p.cancel(), p.save())}}
}
