package front

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Body shows the menu and beside it the battles, or one of them at a time in a narrow window.
func (p *Title) Body() kit.Part {
	of := func(fleets kit.Part) kit.Part {
		return kit.Column(8, p.waiting(true), p.filter(), p.hero(false), fleets, p.shelf(), p.strip(false))
	}
	// it never scrolls away, however many battles there are
	wrong := kit.Notice(cmp.Or(p.Next.wrong, p.Next.Unplayable()))
	low := kit.Buttons(p.main(), p.long()).Grow(-1)
	small := kit.Column(
		8,
		kit.Ample(of(kit.Panel(p.proposed(true))), kit.Scroll(&p.battle, of(kit.Part{}))).Grow(1),
		wrong,
		low,
	)
	battles := kit.Column(
		12,
		p.heading(),
		wrong,
		p.hero(true).Grow(1.26).Entire(),
		kit.Scroll(&p.battle, p.shelf()).Snug(),
		p.strip(true),
	)
	play := []kit.Col{{Name: "Play a battle", Part: small}}
	more := []kit.Col{{Name: "More", Part: kit.Column(10, p.tagline(), p.others())}}
	if kit.ForThumb() {
		play, more = p.phone(kit.Column(8, of(kit.Panel(p.proposed(true))), kit.Space(), low), wrong)
	}
	return kit.Sheet(kit.Split(
		&p.tabs,
		kit.Col{Least: 208, Share: 252, Part: p.menu(), Folds: play},
		kit.Col{
			Least: 700,
			Share: 966,
			High:  560,
			Part:  battles,
			Folds: more,
		},
	))
}

const about = "The table that knows the rules. Free, unofficial, made by fans."

// menu shows the other pages of the program, and the battle that waits.
func (p *Title) menu() kit.Part {
	smaller := scene.StyleTitle
	smaller.Size *= 0.84
	name := kit.Either(
		kit.Column(
			0,
			kit.Line(scene.StyleTitle, scene.Text1, "ATTACK WING"),
			kit.Line(scene.StyleTitle, scene.Text1, "PLAYFIELD"),
		),
		kit.Column(0, kit.Line(smaller, scene.Text1, "ATTACK WING"), kit.Line(smaller, scene.Text1, "PLAYFIELD")),
	)
	entries := kit.Ample(p.menuEntries(true), p.menuEntries(false))
	return kit.Column(12, name, kit.Text(scene.StyleBody, scene.Text2, about), entries.Grow(1), p.waiting(false))
}

// tagline heads what the program can do where the battles stand under another tab.
func (p *Title) tagline() kit.Part {
	name := scene.StyleTitle
	name.Size *= 0.7
	return kit.Column(
		4,
		kit.Line(name, scene.Text1, "ATTACK WING PLAYFIELD"),
		kit.Text(scene.StyleBody, scene.Text2, about),
	)
}

// others are the entries in as many columns as have room.
func (p *Title) others() kit.Part {
	var ps []kit.Part
	if p.Next.o.Afar != nil {
		ps = append(ps, entryPart(p.friend(), "invite or join, far away"))
	}
	p.each(func(c *kit.Command, note string) { ps = append(ps, entryPart(c, note)) })
	return kit.Grid(230, 6, ps...)
}

// menuEntries shows the entries of the menu, with or without notes. The first is the current page.
func (p *Title) menuEntries(notes bool) kit.Part {
	here := kit.Column(1, kit.Line(scene.StyleH3, scene.Text1, "Play a battle"))
	if notes {
		here = kit.Column(
			1,
			kit.Line(scene.StyleH3, scene.Text1, "Play a battle"),
			kit.Line(scene.StyleCaption, scene.Text3, "solo, two players, or watch"),
		)
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
	words := kit.Column(
		1,
		kit.Line(scene.StyleH3, scene.Text1, c.Words),
		kit.Line(scene.StyleCaption, scene.Text3, note),
	)
	return kit.Entry(false, kit.Row(8, words.Grow(1), kit.Cap(c.Given()))).Does(c)
}

// waiting is the battle that can be continued, or what is offered to somebody new; beside its
// button or above it.
func (p *Title) waiting(beside bool) kit.Part {
	label, what, how, ink := "Continue", p.what, p.how, scene.Text3
	do := p.resume()
	if l := p.lesson(); l != nil {
		label, what, how, ink = l.Label, l.Title, l.Note, scene.Accent
		do = p.entry(l)
		do.Words = "Begin"
	} else if what == "" {
		return kit.Part{}
	}
	do.Look = kit.Small
	head, note := kit.Line(scene.StyleLabel, ink, label),
		kit.Column(2, kit.Line(scene.StyleH3, scene.Text1, what), kit.Line(scene.StyleSmall, scene.Text2, how))
	if beside {
		return kit.Panel(kit.Row(10, kit.Either(head, kit.Gap(0)), note.Grow(1).Least(180, 0), kit.Button(do)))
	}
	return kit.Panel(kit.Column(8, kit.Column(2, head, note), kit.Buttons(do)))
}

// heading heads the battles, with which of them are shown.
func (p *Title) heading() kit.Part {
	return kit.Row(
		14,
		kit.Line(scene.StyleH1, scene.Text1, "Choose a battle"),
		p.filter(),
		kit.Space(),
		kit.Button(p.friend()).If(p.Next.o.Afar != nil),
		kit.Button(p.who()),
		kit.Button(p.mute()),
	)
}

// filter chooses between the battles that come along and the player's own, where there are both.
func (p *Title) filter() kit.Part {
	own := 0
	for _, s := range p.Next.scenarios {
		if s.Sheet().Stamp != "" {
			own++
		}
	}
	if own == 0 && p.made.yours == nil {
		return kit.Part{}
	}
	all := len(p.Next.scenarios)
	return kit.Choice(
		"show",
		int(p.shows),
		func(i int) { p.show(which(i)) },
		fmt.Sprint("All ", all),
		fmt.Sprint("Built in ", all-own),
		fmt.Sprint("Yours ", own),
	)
}

// show shows some of the battles; of the player's own one is chosen.
func (p *Title) show(w which) {
	p.shows = w
	at := slices.IndexFunc(p.Next.scenarios, func(s game.Scenario) bool { return yours.has(s.Sheet()) })
	if w == yours && at >= 0 && !yours.has(p.Next.Sheet()) {
		p.take(at)
	}
}

// battleKey identifies the tile of a battle.
type battleKey int

// shelf are the battles, as many beside each other as have room.
func (p *Title) shelf() kit.Part {
	if p.shows == yours && p.made.yours != nil {
		return p.yourShelf()
	}
	var tiles []kit.Part
	for i, s := range p.Next.scenarios {
		if p.shows.has(s.Sheet()) || i == p.Next.at {
			tiles = append(tiles, p.tile(i))
		}
	}
	return kit.Grid(tileLeast, 12, tiles...)
}

// tileLeast is the least width of a battle's tile.
const tileLeast = 222

var tileName = scene.Style{Face: scene.Condensed, Size: 16, Line: 19}

// tile is one battle: its set-up, what it is called, and the way to its rules.
func (p *Title) tile(i int) kit.Part {
	sheet := p.Next.scenarios[i].Sheet()
	c := p.choose(i)
	words := kit.Column(2, kit.Brief(2, tileName, scene.Text1, sheet.Title),
		kit.Brief(2, scene.StyleCaption, scene.Text2, belongs(sheet)), kit.Space(),
		kit.Row(4, kit.Chip(p.rulesOf(i)).Name("rules", i), kit.Space(), kit.Cap(c.Given())))
	return kit.Chosen(c.Lit, kit.Row(10, boardview.Prospect(p.board(i), 100).Wide(100), words.Grow(1).Least(88, 0)).
		AtLeast(100)).Does(c).Key(battleKey(i)).Name("scen", i).Says(sheet.Title)
}

// hero is the battle that is chosen: its set-up and what will be laid, what is special about it,
// and the fleets that are proposed.
func (p *Title) hero(whole bool) kit.Part {
	sheet := p.Next.Sheet()
	own := p.ownBattle()
	words := []kit.Part{
		kit.Row(8, kit.Line(scene.StyleLabel, scene.Text3, belongs(sheet)),
			reloaded().If(own != nil && p.made.isFresh(own))),
		kit.Brief(2, kit.If(whole, scene.StyleH1, scene.StyleH2), scene.Text1, sheet.Title),
	}
	for k, f := range sheet.Facts {
		sign := kit.Icon([]string{"destroyed", "time", "shields"}[k%3], 15, scene.Accent).At(kit.Above)
		words = append(words, kit.Row(9, sign, kit.Brief(2, scene.StyleSmall, scene.Text2, f).Grow(1)))
	}
	fleets, _ := p.Next.room()
	buttons := kit.Row(8, kit.Button(p.sheet()), kit.Button(p.house()))
	if own != nil {
		buttons = kit.Row(8, kit.Button(p.editChosen(own)), kit.Button(p.sheet()), kit.Button(p.house()))
	}
	room := kit.Brief(2, scene.StyleCaption, scene.Text3, "36\" × 36\" · "+fleets)
	if own != nil {
		room = kit.Column(0, room, p.written())
	}
	if !whole {
		return kit.Panel(
			kit.Row(
				14,
				kit.Column(0, boardview.Prospect(p.board(p.Next.at), 120).High(120)).Wide(120).At(kit.Above),
				kit.Column(4, append(words, kit.Gap(2), buttons, room)...).Grow(1).Least(210, 0),
			),
		)
	}
	all := kit.Row(
		16,
		boardview.Prospect(p.board(p.Next.at), 190),
		kit.Column(6, append(words, kit.Space(), buttons, room)...).Grow(1).Least(214, 0),
		p.proposed(false).Wide(292).Least(230, 0),
	)
	return kit.Panel(all).Least(0, 218)
}

// proposed are the fleets that a quick start begins with, one below the other or beside each other.
func (p *Title) proposed(beside bool) kit.Part {
	head := kit.Row(8, kit.Column(0, kit.Line(scene.StyleLabel, scene.Text3, "Quick start with"),
		kit.Line(scene.StyleCaption, scene.Text2, p.fleets.favors())).Grow(1), kit.Button(p.pair()))
	if beside {
		return kit.Column(8, head, kit.Grid(fleetLeast, 8, p.fleet(0), p.fleet(1)))
	}
	return kit.Column(8, head, p.fleet(0), p.fleet(1))
}

// fleet is the one that is proposed for a seat.
func (p *Title) fleet(seat int) kit.Part {
	o := p.fleets.picked(seat)
	if o == nil {
		return kit.Part{}
	}
	whose := p.fleets.who(seat)
	if sides := p.fleets.sides(); seat < len(sides) {
		whose += " · " + sides[seat]
	}
	head := kit.Row(
		8,
		kit.Seat(6, seat+1, -1),
		kit.Squeezed(lineStyle, scene.Seats[seat+1].Text, whose).Grow(1),
		kit.Line(scene.StyleNumber, scene.Text1, fmt.Sprint(o.fleet.Total)).Whole(),
		kit.Line(scene.StyleCaption, scene.Text3, "SP"),
	)
	var called []string
	for _, s := range o.fleet.Ships {
		called = append(called, s.Ship.Name)
	}
	drawn := func(size float64) kit.Part { // as large as there is height for it, so that long names stand in two lines
		var ships []kit.Part
		for _, s := range o.fleet.Ships[:min(len(o.fleet.Ships), mostSeen)] {
			art, tones, _ := onmap.Art(s.Ship)
			ships = append(ships, kit.Column(2, kit.Art(size, art, tones, 0).At(kit.Middle),
				kit.Centered(kit.Brief(2, nameStyle, scene.Text1, names.Short(s.Ship.Name)))).Grow(1).Least(48, 0))
		}
		return kit.Row(4, ships...)
	}
	list := kit.Brief(1, scene.StyleCaption, scene.Text2, strings.Join(called, ", "))
	if left := len(called) - mostSeen; left > 0 {
		head = kit.Row(8, head.Grow(1), kit.Line(scene.StyleCaption, scene.Text3, fmt.Sprintf("+%d", left)))
	}
	return kit.Card(kit.Ample(kit.Column(4, head, drawn(48)),
		kit.Ample(kit.Column(4, head, drawn(38)), kit.Column(2, head, list)))).Name("fleet", seat)
}

// fleetLeast is the least width of a proposed fleet where two stand beside each other.
const fleetLeast = 300

// mostSeen is the most ships of a fleet that are drawn.
const mostSeen = 4

var nameStyle = scene.Style{Face: scene.Condensed, Size: 13, Line: 16}

// belongs returns the event of a battle, or names it the player's own.
func belongs(sheet *game.Sheet) string {
	event := strings.TrimPrefix(sheet.Event, "The ")
	switch {
	case sheet.Stamp == "":
		return event
	case event == "":
		return "Your scenario"
	}
	return "Your own · " + event
}

// strip shows the players and the table; a whole one has the main button.
func (p *Title) strip(whole bool) kit.Part {
	picks := kit.Each(p.picks(), func(k pick) kit.Part { return k.part(k.kind == "clock" || k.kind == "level") })
	if !whole {
		return kit.Panel(kit.Row(16, append(picks, kit.Button(p.who()), kit.Button(p.mute()))...))
	}
	on := kit.Column(8, kit.Buttons(p.main()), kit.Buttons(p.long())).Wide(196)
	return kit.Panel(kit.Row(16, append(picks, kit.Space(), on)...))
}

// picks are the players and the table as they can be chosen.
func (p *Title) picks() []pick {
	return slices.DeleteFunc([]pick{p.opponents(), p.levels(), p.tables(), p.clocks()},
		func(k pick) bool { return k.do.Off != "" })
}

// part is its names beside each other, or, where there is no room for them, a button that goes on
// to the next.
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

// Asks returns the question of the page for reports.
func (p *Title) Asks() (words, kind string) { return "Choose a battle", "scen" }
