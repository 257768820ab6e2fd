package front

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// folded is who plays and at what table, in a line that a press unfolds.
type folded struct{ open bool }

// unfold opens the choices of the line.
func (f *folded) unfold() { f.open = true }

// line returns the choices in words.
func (f *folded) line(picks []pick) kit.Part {
	var words []string
	for _, k := range picks {
		if k.at >= 0 && k.at < len(k.names) && (k.kind != "clock" || k.at > 0) {
			words = append(words, k.names[k.at])
		}
	}
	return kit.Chosen(false, kit.Row(8, kit.Squeezed(scene.StyleBody, scene.Text1, strings.Join(words, " · ")).Grow(1),
		kit.Icon("down", phoneSign, scene.Text2))).Name("choices", -1).Press(f.unfold)
}

// layer returns the choices, with the names of those who play.
func (f *folded) layer(picks []pick, who *kit.Command) kit.Layer {
	done := &kit.Command{ID: "chosen", Words: "Done", Key: "enter", Also: "esc", Look: kit.Main,
		Do: func() { f.open = false }}
	ask := *who
	ask.Do = func() { f.open = false; who.Do() }
	var ps []kit.Part
	for _, k := range picks {
		ps = append(ps, kit.Column(6, kit.Line(scene.StyleLabel, scene.Text3, k.do.Words),
			kit.Choice(k.kind, k.at, k.take, k.names...)))
	}
	return kit.Layer{Name: "Players and table", Modal: true, Key: f, Beside: done.Do, Commands: kit.Commands{done},
		Body: kit.Dialog("Players and table", "", kit.Column(14, append(ps, kit.Buttons(&ask))...), done)}
}

var phoneName = scene.Style{Face: scene.Numeral, Size: 24, Line: 28, Track: 0.04}

// Sizes on a telephone.
const (
	phoneSign  = 16.0
	phonePlan  = 132.0 // the set-up of the battle that is chosen
	phoneHalf  = 330.0 // the least width of a half, where two stand beside each other
	phoneTile  = 66.0
	phoneSmall = 44.0 // the set-up on a tile
	phoneShip  = 30.0
)

// phoneTabs are the pages with a tab of their own, and its sign.
var phoneTabs = []struct{ id, sign string }{{"learn", "talent"}, {"fleets", "squadron"}, {"replays", "play"}}

// phone returns the columns of the title where a finger is used: all of it large where there is room
// for that, else one battle with its fleets and all battles small; and the tabs of the other pages.
func (p *Title) phone(large, wrong kit.Part) (play, more []kit.Col) {
	long := *p.long()
	long.Words, long.Look = "Choose fleets first", kit.Plain
	begin := kit.Either(kit.Row(8, kit.Quiet(&long), kit.Buttons(p.main()).Grow(1).Least(phoneHalf, 0)),
		kit.Column(4, kit.Quiet(&long).At(kit.Middle), kit.Buttons(p.main())))
	parts := func(pictures bool) kit.Part {
		first := kit.Column(8, p.waitingLine(), p.filter(), p.phoneHero())
		then := kit.Column(8, kit.Line(scene.StyleLabel, scene.Text3, "Battles"), p.phoneShelf(pictures),
			p.folded.line(p.picks()), kit.Buttons(p.sheet(), p.house(), p.pair()), wrong)
		head := kit.Row(8, kit.Squeezed(phoneName, scene.Text1, "ATTACK WING PLAYFIELD").Grow(1), kit.Button(p.mute()))
		return kit.Column(8, head, kit.Row(12, first.Grow(1).Least(phoneHalf, 0).At(kit.Above),
			then.Grow(1).Least(phoneHalf, 0).At(kit.Above)))
	}
	whole := func(pictures bool) kit.Part { return kit.Column(8, parts(pictures), kit.Space(), begin) }
	moved := kit.Column(8, kit.Scroll(&p.battle, parts(true)).Grow(1), begin)
	play = []kit.Col{{Name: "Play", Icon: "initiative",
		Part: kit.Ample(large, kit.Ample(whole(true), kit.Ample(whole(false), moved)))}}
	for _, k := range phoneTabs {
		if i := slices.IndexFunc(p.Next.o.Pages, func(e Entry) bool { return e.ID == k.id }); i >= 0 {
			c := p.entry(&p.Next.o.Pages[i])
			play = append(play, kit.Col{Name: c.Words, Icon: k.sign, Do: c.Do, Part: kit.Gap(0)})
		}
	}
	return play, []kit.Col{{Name: "More", Icon: "more", Part: kit.Column(10, p.tagline(), p.others())}}
}

// waitingLine is the battle that can be continued, or what is offered to somebody new, as one row.
func (p *Title) waitingLine() kit.Part {
	do, what, how := p.resume(), "Continue: "+p.what, p.how
	if l := p.lesson(); l != nil {
		do, what, how = p.entry(l), l.Title, l.Note
	} else if p.what == "" {
		return kit.Part{}
	}
	words := kit.Column(0, kit.Squeezed(lineStyle, scene.Text1, what), kit.Squeezed(scene.StyleSmall, scene.Text2, how))
	return kit.Chosen(false, kit.Row(8, words.Grow(1), kit.Icon("forward", phoneSign, scene.Accent))).Does(do)
}

// phoneHero is the battle that is chosen, with what is special about it as far as there is height,
// and the fleets that are proposed.
func (p *Title) phoneHero() kit.Part {
	sheet := p.Next.Sheet()
	words := []kit.Part{kit.Squeezed(scene.StyleLabel, scene.Text3, belongs(sheet)),
		kit.Brief(2, scene.StyleH2, scene.Text1, sheet.Title)}
	for k, f := range sheet.Facts {
		sign := kit.Icon([]string{"destroyed", "time", "shields"}[k%3], 15, scene.Accent).At(kit.Above)
		words = append(words, kit.Row(8, sign, kit.Brief(2, scene.StyleSmall, scene.Text2, f).Grow(1)))
	}
	told := kit.Shelf(4, words...).High(phonePlan)
	return kit.Panel(kit.Column(6,
		kit.Row(12, boardview.Prospect(p.board(p.Next.at), phonePlan).High(phonePlan).Wide(phonePlan),
			told.Grow(1).Least(120, 0)), p.phoneFleet(0), p.phoneFleet(1)))
}

// phoneFleet is the fleet that is proposed for a seat as one row; a press lists the others.
func (p *Title) phoneFleet(seat int) kit.Part {
	o := p.fleets.picked(seat)
	if o == nil {
		return kit.Part{}
	}
	side := o.fleet.Name
	if sides := p.fleets.sides(); seat < len(sides) {
		side = sides[seat]
	}
	var ships []kit.Part
	for _, s := range o.fleet.Ships[:min(len(o.fleet.Ships), mostSeen)] {
		art, tones, _ := onmap.Art(s.Ship)
		ships = append(ships, kit.Art(phoneShip, art, tones, 0))
	}
	words := kit.Column(0, kit.Squeezed(lineStyle, scene.Seats[seat+1].Text, p.fleets.who(seat)),
		kit.Squeezed(scene.StyleSmall, scene.Text2, fmt.Sprintf("%s · %d SP", side, o.fleet.Total)))
	row := kit.Row(8, kit.Seat(6, seat+1, -1), words.Grow(1).Least(96, 0), kit.Row(4, ships...),
		kit.Icon("down", phoneSign, scene.Text2))
	return kit.Chosen(false, row).Name("fleet", seat).Press(func() {
		p.fleets.tabs.At = seat
		p.long().Do()
	})
}

// phoneShelf are the battles, small, with their pictures or without.
func (p *Title) phoneShelf(pictures bool) kit.Part {
	if p.shows == yours && p.made.yours != nil {
		return p.yourShelf()
	}
	var tiles []kit.Part
	for i, s := range p.Next.scenarios {
		sheet := s.Sheet()
		if !p.shows.has(sheet) && i != p.Next.at {
			continue
		}
		name := kit.Centered(kit.Brief(3, nameStyle, scene.Text1, strings.TrimPrefix(sheet.Title, "The ")))
		plan := boardview.Prospect(p.board(i), phoneSmall).High(phoneSmall).Wide(phoneSmall).At(kit.Middle)
		c := p.choose(i)
		tiles = append(tiles, kit.Chosen(c.Lit, kit.Column(4, plan.If(pictures), name)).Does(c).
			Key(battleKey(i)).Name("scen", i).Says(sheet.Title))
	}
	return kit.Grid(phoneTile, 6, tiles...)
}
