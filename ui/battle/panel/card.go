package panel

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// ShipCard is the card of the ship that is looked at: among the panels, and over the board with
// every card aboard in full.
type ShipCard struct {
	plain
	Window Window
	Open   bool // in full
	moved  kit.Scrolled
}

// Toggle opens the card in full, or closes it.
func (p *ShipCard) Toggle() { p.Open, p.moved = !p.Open, kit.Scrolled{} }

// Commands of it.
func (p *ShipCard) Commands(b *battle.Session) kit.Commands { return kit.Commands{p.inspect()} }

func (p *ShipCard) inspect() *kit.Command {
	return &kit.Command{
		ID:    "card",
		Words: "Ship card",
		Key:   "i",
		Tip:   "Show every card on this ship, with its text and tokens.",
		Do:    p.Window.Inspect,
	}
}

// Out reports whether it is open in full.
func (p *ShipCard) Out(*battle.Session) bool { return p.Open }

// Deeds put the card in full away.
func (p *ShipCard) Deeds(*battle.Session) kit.Commands {
	return kit.Commands{{ID: "card close", Words: "Close the card", Key: "esc", Do: func() { p.Open = false }}}
}

// Body returns the numbers of the ship and a line for each of its cards.
func (p *ShipCard) Body(b *battle.Session) kit.Part { return p.card(b, true) }

// Brief returns Body with only the lines that matter now: the things beside the ship, its damage,
// its bonuses.
func (p *ShipCard) Brief(b *battle.Session) kit.Part { return p.card(b, false) }

func (p *ShipCard) card(b *battle.Session, all bool) kit.Part {
	id := b.LookedAt()
	if id == game.NoShip {
		return kit.Part{}
	}
	sh, u := &b.Shown.Ships[id], b.Game.Setup()
	second := u.Facts(id).Captain.Name
	switch {
	case sh.Map && sh.Owner == game.Nobody:
		second = "Uncontrolled"
	case sh.Map:
		second = u.Player(sh.Owner)
	}
	whole := kit.Line(scene.StyleH3, scene.Text1, u.Name(id))
	name := kit.Row(8, kit.Either(whole, kit.Line(scene.StyleH3, scene.Text1, names.Short(u.Name(id)))).Grow(1),
		kit.Cap(p.inspect().Given()))
	captain := kit.Row(8, kit.Line(scene.StyleSmall, scene.Text2, second), kit.Seat(8, int(sh.Owner)+1, int(sh.Skill)),
		kit.Space())
	ps := []kit.Part{
		kit.Row(10, picture(b, id, 48), kit.Column(0, name, captain).Grow(1)).Does(p.inspect()).Name("inspect", -1),
		p.stats(b, id, 17, scene.StyleNumber20),
	}
	ls := b.ShipLines(id)
	var lines []kit.Part
	for i := range ls {
		if all || ls[i].Stays {
			lines = append(lines, p.line(i, &ls[i]))
		}
	}
	return kit.Bare(kit.Air(12, 10.5, kit.Column(4, append(ps, kit.Air(0, 4, kit.Some(4, p.more, lines...)))...)))
}

// more says how many lines have no room.
func (p *ShipCard) more(left int) kit.Part {
	return kit.Air(21, 0,
		kit.Line(scene.StyleCaption, scene.Text3, fmt.Sprintf("%d more: press %s", left, p.inspect().Cap())))
}

// Small returns the card in two lines, with the tokens beside the ship.
func (p *ShipCard) Small(b *battle.Session) kit.Part {
	id := b.LookedAt()
	if id == game.NoShip {
		return kit.Part{}
	}
	sh, whole := &b.Shown.Ships[id], b.Game.Setup().Name(id)
	narrow := scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}
	name := kit.Either(kit.Line(scene.StyleH3, scene.Text1, whole),
		kit.Either(kit.Line(narrow, scene.Text1, whole), kit.Line(narrow, scene.Text1, names.Short(whole))))
	mark := kit.Seat(8, int(sh.Owner)+1, int(sh.Skill))
	card := kit.Row(8, kit.Badged(picture(b, id, 36), mark, kit.Part{}), kit.Column(0,
		kit.Row(6, name.Grow(1), kit.Cap(p.inspect().Given())), p.stats(b, id, 14, scene.StyleNumber)).Grow(1))
	return kit.Column(2, kit.Bare(kit.Air(8, 5, card)).Does(p.inspect()).Name("inspect", -1),
		kit.Air(12, 0, kit.Row(3, tokens(b, id)...).High(18)))
}

// picture returns a ship's drawing, dim if the ship is destroyed.
func picture(b *battle.Session, id game.ShipID, size float64) kit.Part {
	art, tones, _ := onmap.ArtNow(&b.Shown, b.Game.Setup(), id)
	if sh := &b.Shown.Ships[id]; sh.Placed && !sh.OnTable() {
		return kit.Dim(size, art, tones)
	}
	return kit.Art(size, art, tones, 0)
}

// stats returns the four numbers of a ship; each opens.
func (p *ShipCard) stats(b *battle.Session, id game.ShipID, icon float64, st kit.Style) kit.Part {
	sh, f := &b.Shown.Ships[id], b.Game.Setup().Facts(id)
	hull, of := b.Hull(id)
	squadron := b.Game.Setup().Squadron(id)
	shields := fmt.Sprintf("%d/%d", sh.Shields, f.Ship.Shields)
	if sh.Temp > 0 {
		shields = fmt.Sprintf("%d+%d", sh.Shields, sh.Temp)
	}
	about := battle.Subject{Of: battle.LookedAt}
	stat := func(n int, name, words, head, tip string) kit.Part {
		return kit.Air(0, 4, kit.Row(5, kit.Icon(name, icon, scene.Text3),
			kit.Line(st, scene.Text1, words).Grow(1))).Name("stat", n).
			Press(func() { p.Window.OpenWhy(about) }).
			Tip(func() kit.Tip { return kit.Tip{Name: head, Words: tip, About: about} }).Grow(float64(3 + len(words)))
	}
	return kit.Row(4,
		stat(0, "attack", fmt.Sprint(b.Shown.Value(b.Game.Setup(), id, card.AttackStat)), "Primary weapon",
			"Attack dice of the primary weapon; one more at Range 1."),
		stat(1, "agility", fmt.Sprint(f.Ship.Agility), "Agility",
			"Defense dice; more at Range 3, when obstructed, when cloaked."),
		stat(2, "hull", fmt.Sprintf("%d/%d", hull, of), kit.If(squadron, "Tokens", "Hull"),
			kit.If(squadron, "Damage to the hull takes one token, one in each attack. It is destroyed with the last one.",
				"The ship is destroyed when it has this many damage cards.")),
		stat(3, "shields", shields, "Shields",
			"Active shields take damage before the hull. Lost shields do not come back."))
}

// line returns the row of a card of the ship: its state, or the first line of its words.
func (p *ShipCard) line(i int, l *reading.ShipLine) kit.Part {
	ink, note := scene.Text2, l.State
	if l.Bad {
		ink = scene.DangerText
	}
	return kit.Row(8, kit.Icon(l.Icon, 13, scene.Text3), kit.Line(scene.StyleCaption, ink, l.Name).Most(190),
		kit.Line(scene.StyleCaption, scene.Text3, note).Grow(1)).
		Name("card", i).Tip(func() kit.Tip {
		if l.State != "" && l.Words != "" { // which stands in the line
			return kit.Tip{Name: l.Name, Words: strings.ReplaceAll(l.Words, "\n", " ")}
		}
		return kit.Tip{Name: l.Name, Words: l.Said()}
	})
}

// Whole returns the card in full: every card aboard with its words and its state.
func (p *ShipCard) Whole(b *battle.Session) kit.Part {
	id := b.LookedAt()
	if !p.Open || id == game.NoShip {
		return kit.Part{}
	}
	ls := b.ShipLines(id)
	var ps []kit.Part
	for i := range ls {
		ps = append(ps, kit.Rule(), p.inFull(&ls[i]))
	}
	head := kit.Row(8, kit.Line(scene.StyleH3, scene.Text1, b.Game.Setup().Name(id)).Grow(1),
		kit.Cap(p.inspect().Given()).
			Or(kit.Icon("close", 18, scene.Text2).Name("cardclose", -1).Press(p.Window.Inspect)))
	return kit.Panel(kit.Column(8, head, kit.Scroll(&p.moved, kit.Column(6, ps...)).Snug()))
}

func (p *ShipCard) inFull(l *reading.ShipLine) kit.Part {
	ink := kit.If(l.Bad, scene.DangerText, scene.Text1)
	bold := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	head := kit.Row(10, kit.Icon(l.Icon, 16, scene.Text3), kit.Text(bold, ink, l.Name).Grow(1),
		kit.Text(scene.StyleSmall, ink, l.State))
	return kit.Column(2, head,
		kit.Row(10, kit.Gap(16), kit.Linked(scene.StyleSmall, scene.Text2, l.Words, Rules(p.Window)).Grow(1)))
}
