package window

import (
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
)

// HelpHost is the part of the window that the help depends on.
type HelpHost interface {
	kit.Window
	Settings() prefs.Settings // with the keys that a person has given, by the ids of commands
	Glossary()                // opens it
	ChangeKeys()              // opens the page that gives keys
}

// HelpPage is the keys of the page it was called on, and those that hold everywhere: the commands
// themselves.
type HelpPage struct {
	host HelpHost
	here []Place
	read kit.Scrolled
}

// NewHelp opens the help of the page whose commands come first.
func NewHelp(h HelpHost, here ...Place) *HelpPage { return &HelpPage{host: h, here: here} }

// Name of the page.
func (p *HelpPage) Name() string { return "help" }

// Tick does nothing: nothing here moves by itself.
func (p *HelpPage) Tick(float64) kit.Wake { return kit.Rest }

// Commands lead on from the help.
func (p *HelpPage) Commands() kit.Commands {
	again := kit.Commands{
		{ID: "close", Words: "Close the help", Key: "f1", Also: "shift+/", Look: kit.Hidden, Do: p.host.Back},
	}
	return append(again, p.glossary(), p.keys(), kit.Back(p.host.Back))
}

func (p *HelpPage) glossary() *kit.Command {
	return &kit.Command{ID: "glossary", Words: "Glossary", Key: "/", Look: kit.Small, Do: p.host.Glossary}
}

func (p *HelpPage) keys() *kit.Command {
	return &kit.Command{ID: "keys", Words: "Change keys", Key: "k", Look: kit.Small, Do: p.host.ChangeKeys}
}

// Body returns the commands by their places, each with its keys, its words and its note.
func (p *HelpPage) Body() kit.Part {
	t := text{least: 330}
	had := map[string]bool{} // what a key does on the page hides what it does elsewhere
	for _, at := range p.here {
		head := at.Name
		for _, c := range at.Commands {
			if c == nil || c.Key == "" || c.Look == kit.Hidden || had[p.key(at, c)] {
				continue
			}
			had[p.key(at, c)] = true
			t.add(head, p.line(at, c))
			head = ""
		}
	}
	return kit.Sheet(
		kit.Column(12, kit.Head(kit.Back(p.host.Back), "Help", "Keys on this page", p.glossary(), p.keys()),
			kit.Panel(kit.Scroll(&p.read, t.part()))),
	)
}

// key returns the current key of a command of a place.
func (p *HelpPage) key(at Place, c *kit.Command) string {
	if key, ok := Given(p.host.Settings().Keys, at.Page, c); ok {
		return key
	}
	return c.Key
}

// line returns a command with its keys.
func (p *HelpPage) line(at Place, c *kit.Command) kit.Part {
	caps := []kit.Part{kit.KeyName(p.key(at, c))}
	for k := range strings.FieldsSeq(c.Also) {
		caps = append(caps, kit.KeyName(k))
	}
	words := kit.Column(0, kit.Text(scene.StyleBody, scene.Text1, c.Words),
		kit.Text(scene.StyleCaption, scene.Text3, c.Tip))
	return kit.Row(12, kit.Row(4, caps...).Wide(132).At(kit.Above), words.Grow(1).At(kit.Above))
}
