package window

import (
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// GlossaryPage is the game's words in ours.
type GlossaryPage struct {
	host kit.Window
	find kit.Typed
	read kit.Scrolled
	at   string   // the term that a link led to, "" none
	path []string // those before it
}

// NewGlossary opens the glossary, ready to be searched.
func NewGlossary(h kit.Window) *GlossaryPage {
	p := &GlossaryPage{host: h}
	p.find.Focus()
	return p
}

// Name of the page.
func (p *GlossaryPage) Name() string { return "glossary" }

// Tick does nothing: nothing here moves by itself.
func (p *GlossaryPage) Tick(float64) kit.Wake { return kit.Rest }

// Commands returns the commands of the glossary.
func (p *GlossaryPage) Commands() kit.Commands {
	return kit.Commands{search(&p.find), p.before(), kit.Back(p.host.Back)}
}

func (p *GlossaryPage) before() *kit.Command {
	return (&kit.Command{ID: "termback", Words: "Previous term", Key: "backspace", Look: kit.Small, Do: func() {
		n := len(p.path) - 1
		p.at, p.path = p.path[n], p.path[:n]
		p.read.Again()
	}}).OffWhen(len(p.path) == 0, "This is the first term.")
}

// show leads to a term, past what is searched.
func (p *GlossaryPage) show(name string) {
	if p.path = append(p.path, p.at); p.at != name {
		p.at = name
		p.read.Again()
	}
	p.find.Set("")
	p.find.Leave()
}

// Body returns the terms that are searched for, by group; the rules words in them lead to their
// terms.
func (p *GlossaryPage) Body() kit.Part {
	var t text
	group := ""
	for _, e := range glossary.Search(p.find.String()) {
		head := ""
		if e.Group != group {
			head, group = e.Group, e.Group
		}
		ink := kit.If(e.Name == p.at, scene.Accent, scene.Text1)
		t.add(head, kit.Column(2, kit.Text(scene.StyleH3, ink, e.Name),
			kit.Linked(scene.StyleBody, scene.Text2, e.Words, p.words(e.Name))).Key(e.Name))
	}
	if group == "" {
		t.add("", nothing("term"))
	}
	if p.at != "" {
		p.read.Seen(p.at)
	}
	var before *kit.Command
	if len(p.path) > 0 {
		before = p.before()
	}
	return kit.Sheet(
		kit.Column(12, searched(p.host, "Glossary", "Game terms explained", &p.find, before),
			kit.Panel(kit.Scroll(&p.read, t.part()))),
	)
}

// words finds the rules words in what is said of a term, but for its own name.
func (p *GlossaryPage) words(of string) kit.Finder {
	return func(words string) (found []kit.Link) {
		for _, k := range glossary.In(words) {
			if k.Name != of {
				found = append(found, kit.Link{
					From:  k.From,
					To:    k.To,
					Name:  kit.Name{Kind: "term", N: glossary.At(k.Name)},
					Press: func() { p.show(k.Name) },
				})
			}
		}
		return found
	}
}
