package front

import (
	"cmp"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Body is what the program can do, and beside it the battles; one at a time where there is no room for both.
func (p *Title) Body() kit.Part {
	return kit.Sheet(kit.Split(&p.tabs,
		kit.Col{Least: 208, Share: 252, Part: p.menu(),
			Folds: []kit.Col{{Name: "Play a battle", Part: kit.Foot(&p.battle, kit.Column(8, p.waiting(true), p.battles(1), p.strip(false)), kit.Buttons(p.main()))}}},
		kit.Col{Least: 700, Share: 966, High: 500, Part: kit.Column(14, p.heading(), p.battles(2), p.strip(true)),
			Folds: []kit.Col{{Name: "Build, replays, settings", Part: kit.Column(10, p.tagline(), p.others())}}}))
}

const about = "A table that knows the rules. Free, by fans, unofficial."

// menu is what the program can do beside a battle, and the battle that waits.
func (p *Title) menu() kit.Part {
	smaller := scene.StyleTitle
	smaller.Size *= 0.84
	name := kit.Either(kit.Column(0, kit.Line(scene.StyleTitle, scene.Text1, "ATTACK WING"), kit.Line(scene.StyleTitle, scene.Text1, "PLAYFIELD")),
		kit.Column(0, kit.Line(smaller, scene.Text1, "ATTACK WING"), kit.Line(smaller, scene.Text1, "PLAYFIELD")))
	entries := kit.Ample(p.menuEntries(true), p.menuEntries(false))
	return kit.Column(12, name, kit.Text(scene.StyleBody, scene.Text2, about), entries.Grow(1), p.waiting(false))
}

// tagline heads what the program can do where the battles stand under another tab.
func (p *Title) tagline() kit.Part {
	name := scene.StyleTitle
	name.Size *= 0.7
	return kit.Column(4, kit.Line(name, scene.Text1, "ATTACK WING PLAYFIELD"), kit.Text(scene.StyleBody, scene.Text2, about))
}

// others are the entries in as many columns as have room.
func (p *Title) others() kit.Part {
	var ps []kit.Part
	p.each(func(c *kit.Command, note string) { ps = append(ps, entryPart(c, note)) })
	return kit.Grid(230, 6, ps...)
}

// menuEntries are what the program can do, with a note on each or without; the first is where one is.
func (p *Title) menuEntries(notes bool) kit.Part {
	here := kit.Column(1, kit.Line(scene.StyleH3, scene.Text1, "Play a battle"))
	if notes {
		here = kit.Column(1, kit.Line(scene.StyleH3, scene.Text1, "Play a battle"), kit.Line(scene.StyleCaption, scene.Text3, "alone, in two, or watch"))
	}
	ps := []kit.Part{kit.Entry(true, here)}
	p.each(func(c *kit.Command, note string) {
		if !notes {
			note = ""
		}
		ps = append(ps, entryPart(c, note))
	})
	return kit.Column(4, ps...)
}

// each goes through what the program can do beside a battle.
func (p *Title) each(entry func(c *kit.Command, note string)) {
	for _, e := range p.Next.o.Pages {
		entry(p.entry(&e), e.Note)
	}
	entry(p.settings(), "table, keys, sound, colors")
	entry(p.help(), "all keys, the glossary")
}

func entryPart(c *kit.Command, note string) kit.Part {
	words := kit.Column(1, kit.Line(scene.StyleH3, scene.Text1, c.Words), kit.Line(scene.StyleCaption, scene.Text3, note))
	return kit.Entry(false, kit.Row(8, words.Grow(1), kit.Cap(c.Given()))).Does(c)
}

// waiting is the battle that can be continued, or what is offered to somebody new; beside its button or above it.
func (p *Title) waiting(beside bool) kit.Part {
	label, what, how, ink := "Continue", p.what, p.how, scene.Text3
	do := p.resume()
	if l := p.lesson(); l != nil {
		label, what, how, ink = "New here?", l.Title, l.Note, scene.Accent
		do = p.entry(l)
		do.Words = "Begin"
	} else if what == "" {
		return kit.Part{}
	}
	do.Look = kit.Small
	head, note := kit.Line(scene.StyleLabel, ink, label), kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, what), kit.Line(scene.StyleSmall, scene.Text2, how))
	if beside {
		return kit.Panel(kit.Row(10, kit.Either(head, kit.Gap(0)), note.Grow(1).Least(180, 0), kit.Button(do)))
	}
	return kit.Panel(kit.Column(8, kit.Column(2, head, note), kit.Buttons(do)))
}

// heading has the battle of no event at its right.
func (p *Title) heading() kit.Part {
	fleets, _ := p.Next.room()
	room := "36\" × 36\" board · " + fleets
	return kit.Row(14, kit.Line(scene.StyleH1, scene.Text1, "Choose a battle").Grow(1), kit.Either(kit.Line(scene.StyleSmall, scene.Text3, room), kit.Gap(0)), p.plainly(), kit.Button(p.quick()))
}

// plainly is the battle of no event, which needs no picture.
func (p *Title) plainly() kit.Part {
	i := p.plain()
	return kit.Button(p.choose(i)).Name("scen", i).Says(p.Next.scenarios[i].Sheet().Title)
}

// battles are the battles of events, each with its set-up, so many in a row.
func (p *Title) battles(inRow int) kit.Part {
	var rows, cards []kit.Part
	for i := range p.Next.scenarios {
		if i != p.plain() {
			cards = append(cards, p.card(i).Grow(1).Least(330, 0))
		}
	}
	for pair := range slices.Chunk(cards, inRow) {
		rows = append(rows, kit.Row(12, pair...))
	}
	return kit.Column(12, rows...)
}

// battleKey is who the card of a battle is.
type battleKey int

// card is one battle: its set-up as a picture, and what is special about it.
func (p *Title) card(i int) kit.Part {
	sheet := p.Next.scenarios[i].Sheet()
	c := p.choose(i)
	ink := kit.If(c.Lit, scene.Accent, scene.Text2)
	head := kit.Row(6, kit.Line(scene.StyleLabel, scene.Text3, belongs(sheet)).Grow(1), kit.Cap(c.Given()))
	words := []kit.Part{head, kit.Text(scene.StyleH2, scene.Text1, sheet.Title)}
	for k, f := range sheet.Facts {
		sign := kit.Icon([]string{"destroyed", "time", "shields"}[k%3], 15, ink).At(kit.Above)
		words = append(words, kit.Row(9, sign, kit.Brief(2, scene.StyleSmall, scene.Text2, f).Grow(1)))
	}
	return kit.Chosen(c.Lit, kit.Row(14, kit.Plan(p.board(i), 120), kit.Column(4, append(words, kit.Space())...).Grow(1).Least(210, 0))).Does(c).Key(battleKey(i)).Name("scen", i).Says(sheet.Title)
}

// belongs is what a battle is of: an event, or a sheet of the player's own.
func belongs(sheet *game.Sheet) string {
	event := strings.TrimPrefix(sheet.Event, "The ")
	switch {
	case sheet.Stamp == "":
		return event
	case event == "":
		return "Your own sheet"
	}
	return "Your own · " + event
}

// strip is who plays and at what table; whole it has the button that goes on.
func (p *Title) strip(whole bool) kit.Part {
	wrong := kit.Notice(cmp.Or(p.Next.wrong, p.Next.Unplayable()))
	picks := []kit.Part{}
	for _, k := range []pick{p.opponents(), p.levels(), p.tables(), p.clocks()} {
		if k.do.Off == "" {
			picks = append(picks, k.part(k.kind == "clock" || k.kind == "level"))
		}
	}
	if !whole {
		return kit.Column(8, wrong, kit.Row(8, p.plainly().Grow(1), kit.Button(p.quick())), kit.Panel(kit.Column(12, kit.Row(16, picks...), kit.Row(0, kit.Button(p.house())))))
	}
	on := kit.Column(8, kit.Buttons(p.house()), kit.Buttons(p.main())).Wide(186)
	return kit.Column(8, wrong, kit.Panel(kit.Row(16, append(picks, kit.Space(), on)...)))
}

// part is its names beside each other, or, where there is no room for them, a button that goes on to the next.
func (k pick) part(brief bool) kit.Part {
	label := kit.Row(6, kit.Line(scene.StyleLabel, scene.Text3, k.do.Words), kit.Cap(k.do.Given()))
	next := *k.do
	next.Words, next.Look, next.Key = k.names[k.at], kit.Small, ""
	small := kit.Column(7, label, kit.Button(&next).Name(k.kind, k.next))
	if brief {
		return small
	}
	return kit.Either(kit.Column(7, label, kit.Choice(k.kind, k.at, k.take, k.names...)), small)
}

// Asks is what the page asks, for reports.
func (p *Title) Asks() (words, kind string) { return "Choose a battle", "scen" }
