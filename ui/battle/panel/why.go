package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Why shows over the board the terms of a number.
type Why struct {
	plain
	Window Window
	Open   bool
	about  battle.Subject
	moved  kit.Scrolled
}

// Toggle opens the numbers of a subject, or closes them where it is that.
func (p *Why) Toggle(about battle.Subject) {
	if p.Open && p.about == about {
		p.Open = false
		return
	}
	p.Open, p.about, p.moved = true, about, kit.Scrolled{}
}

// numbers returns the opened numbers and their heading.
func (p *Why) numbers(b *battle.Session) (about string, ns []reading.Number) {
	return b.Numbers(p.about, p.Window.Ways)
}

// Commands of it.
func (p *Why) Commands(*battle.Session) kit.Commands {
	return kit.Commands{sums(p.open)}
}

// sums opens the numbers.
func sums(do func()) *kit.Command {
	return &kit.Command{
		ID:    "why",
		Words: "Explain a number",
		Key:   "w",
		Tip:   "Show how the number you point at is made up.",
		Do:    do,
	}
}

// open opens the numbers of what the pointer is on, puts away those that are open, or opens those
// of what is in focus.
func (p *Why) open() {
	about, pointed := p.Window.Pointed().(battle.Subject)
	if p.Open && !pointed {
		p.Open = false
		return
	}
	p.Window.OpenWhy(about)
}

// Out reports whether it is open.
func (p *Why) Out(*battle.Session) bool { return p.Open }

// Deeds put it away.
func (p *Why) Deeds(*battle.Session) kit.Commands { return kit.Commands{p.close()} }

func (p *Why) close() *kit.Command {
	return &kit.Command{ID: "why close", Words: "Close", Key: "esc", Do: func() { p.Open = false }}
}

// Body of it.
func (p *Why) Body(b *battle.Session) kit.Part {
	if !p.Open {
		return kit.Part{}
	}
	about, ns := p.numbers(b)
	if len(ns) == 0 {
		return kit.Part{}
	}
	var ps []kit.Part
	for i := range ns {
		ps = append(ps, p.number(&ns[i]))
	}
	head := kit.Row(8, kit.Squeezed(scene.StyleH3, scene.Text1, about).Grow(1),
		kit.Cap(sums(nil).Given()).Or(kit.Icon("close", 18, scene.Text2)).Name("why", -1).Press(p.close().Do))
	return kit.Panel(kit.Column(10, head, kit.Scroll(&p.moved, kit.Column(8, ps...)).Snug()))
}

// number returns a number with its total, and its terms below.
func (p *Why) number(n *reading.Number) kit.Part {
	rules := Rules(p.Window)
	ps := []kit.Part{
		kit.Row(8, kit.Linked(scene.StyleLabel, scene.Text3, n.Name, rule(p.Window, n.Rule)).Grow(1),
			kit.Line(scene.StyleNumber, scene.Text1, n.Total)),
	}
	for _, k := range n.Terms {
		ink := kit.If(k.Value == reading.SilentTerm, scene.Text3, scene.Text2)
		ps = append(
			ps,
			kit.Air(
				8,
				0,
				kit.Row(12, kit.Linked(scene.StyleSmall, ink, k.Words, rules).Grow(1),
					kit.Line(scene.StyleSmall, ink, k.Value)),
			),
		)
	}
	return kit.Column(2, ps...)
}

// rule has the whole of some words open a term of the glossary.
func rule(w Window, term string) kit.Finder {
	return func(words string) []kit.Link {
		at := glossary.At(term)
		if at < 0 {
			return nil
		}
		return []kit.Link{ruleLink(w, at, 0, len(words))}
	}
}
