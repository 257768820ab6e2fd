package panel

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// State is a card about each of the sheet's own ships that is concerned: who commands it, who is
// aboard, who pulls at it, and whom its mounts will attack next; of others the name and what is left
// of it, where the ships do not show that. Before the first round it is the steps of the set-up as
// well.
type State struct {
	plain
	Window Window
}

// Body of it.
func (p *State) Body(b *battle.Session) kit.Part {
	ids, heading, _ := b.Order()
	return kit.Bare(kit.Column(0, kit.Each(b.MapShips(), func(id game.ShipID) kit.Part {
		switch {
		case concerned(b, id):
			return p.ship(b, id)
		case heading != "" && slices.Contains(ids, id): // it stands among the ships
			return kit.Part{}
		}
		name := kit.Line(scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}, scene.Text1, b.Game.Setup().Name(id))
		return ofShip(b, id, kit.Flush(false, false, kit.Row(10, drawn(b, id, 32, kit.Part{}),
			kit.Column(2, name, inLine(left(b, id), tokens(b, id))).Grow(1))))
	})...))
}

// concerned reports whether a ship is what is asked about, attacked or looked at; before the first
// round each is.
func concerned(b *battle.Session, id game.ShipID) bool {
	a, p := &b.Shown.Attack, b.Asked()
	return b.Shown.Phase == game.SettingUp || b.Look.Ship == id || b.Look.Hover == id ||
		a.On && (a.Attacker == id || a.Target == id) ||
		p != nil && (p.Ship == id ||
			slices.ContainsFunc(p.Options, func(o game.Option) bool { return o.Ship == id }))
}

func (p *State) ship(b *battle.Session, id game.ShipID) kit.Part {
	u, sh := b.Game.Setup(), &b.Shown.Ships[id]
	ps := []kit.Part{kit.Row(10, drawn(b, id, 32, kit.Part{}), kit.Column(0,
		kit.Line(scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, u.Name(id)),
		kit.Brief(3, scene.StyleCaption, scene.Seats[int(sh.Owner)+1].Text, b.Commanded(id))).Grow(1))}
	idle := 0
	for _, l := range b.MapLines(id, u.OnMap(id)) {
		if l.Idle {
			idle++
			continue
		}
		ink, mark := scene.Text3, scene.Text3
		if l.Bad {
			ink = scene.DangerText
		}
		if l.Seat > 0 {
			mark = scene.Seats[l.Seat].Main
		}
		ps = append(ps, kit.Row(8, kit.Icon(l.Icon, 13, mark).At(kit.Above),
			kit.Row(8, kit.Text(scene.StyleCaption, scene.Text1, l.Name).Whole(),
				kit.Text(scene.StyleCaption, ink, l.State).Whole()).Grow(1)))
	}
	if idle > 0 && len(ps) == 1 {
		ps = append(ps, kit.Text(scene.StyleCaption, scene.Text3, "No ship in range."))
	}
	part := kit.Flush(false, b.Look.Ship == id || b.Look.Hover == id, kit.Air(0, 4, kit.Column(4, ps...)))
	return ofShip(b, id, part)
}

// Steps returns the steps of setting up this battle: done, current, and to come.
func (p *State) Steps(b *battle.Session) kit.Part {
	if b.Shown.Phase != game.SettingUp {
		return kit.Part{}
	}
	ps := []kit.Part{head("Set-up, step by step")}
	for i, k := range b.SetupSteps() {
		mark, ink := kit.Numbered(i+1, k.Now), scene.Text2
		switch {
		case k.Done:
			mark = kit.Icon("ok", 20, scene.Text1)
		case k.Now:
			ink = scene.Text1
		}
		ps = append(ps, kit.Row(10, mark, kit.Text(scene.StyleSmall, ink, k.Words).Grow(1)).Name("setup", i))
	}
	return kit.Panel(kit.Column(8, ps...))
}
