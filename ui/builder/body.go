package builder

import (
	"fmt"

	"attackwing/game/card"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Body returns the fleet, the ship that is selected, and the cards for the place selected on it; or
// what lies over the latter two.
func (p *Page) Body() kit.Part {
	p.cards.refresh()
	ships := kit.Col{Name: "Fleet", Least: 250, Share: 50, Part: shipsColumn(p)}
	var columns kit.Part
	if p.over.open != nothing {
		columns = kit.Split(&p.over.tabs, ships, kit.Col{Name: overTitle(p), Least: 480, Share: 151, Part: overBody(p)})
	} else {
		at := p.fleet.place()
		beside := kit.Col{Name: selectedName(p), Least: 320, Share: 79}
		if p.cards.faceted {
			beside.Name, beside.Part = "Filters", facetsColumn(p)
		} else {
			beside.Part = shipColumn(p)
		}
		columns = kit.Split(&p.columns, ships, beside,
			kit.Col{Name: "Cards: " + at.words(), Least: 300, Share: 72, Part: cardsColumn(p)})
	}
	return kit.Sheet(kit.Column(10, headBar(p), columns)).
		Drop(func(what any) (func(), string) { return dragOut(p, what) })
}

// dragOut takes what is let go outside its column out of the fleet.
func dragOut(p *Page, what any) (func(), string) {
	switch c := what.(type) {
	case carriedSlot:
		return func() { p.remove(c.place) }, ""
	case carriedShip:
		return func() { p.removeShip(int(c)) }, ""
	}
	return nil, ""
}

// selectedName returns the heading of the middle column.
func selectedName(p *Page) string {
	switch f := &p.fleet; {
	case f.row < len(f.list.Ships):
		return refName(f.list.Ships[f.row].Ship)
	case f.row == f.resourceRow():
		return "Resource"
	}
	return "New ship"
}

// headBar returns the bar: the fleet's name and what it is made for, and where it goes.
func headBar(p *Page) kit.Part {
	name := p.fleet.list.Name
	if name == "" {
		name = "Unnamed fleet"
	}
	sub, ink := battle(&p.fleet.rules, &p.fleet.list), scene.Text3
	if p.kept.said != "" {
		sub += " · " + p.kept.said
	}
	if p.kept.full {
		ink = scene.DangerSentence
	}
	words := kit.Column(0, kit.Squeezed(scene.StyleH3, scene.Text1, name), kit.Brief(2, scene.StyleCaption, ink, sub))
	tools := kit.Tools(&p.more, p.undo(), p.redo(), p.mySets(), p.importing(), p.share(), p.buildSheet(), p.export())
	return kit.Row(10, kit.Button(p.back()), words.Grow(1).Least(190, 0), tools, kit.Button(p.use()).Whole())
}

var (
	boldStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	nameStyle = scene.Style{Face: scene.Condensed, Size: 15, Line: 18}
	cardStyle = scene.Style{Face: scene.SansBold, Size: 15, Line: 20}
	sumStyle  = scene.Style{Face: scene.NumeralBold, Size: 40, Line: 40}
	oldStyle  = scene.Style{Face: scene.Numeral, Size: 14, Line: 16}
)

// price returns the price of a card, with the printed price struck out if it differs.
func price(printed, sp int, ink kit.Ink) kit.Part {
	now := kit.Line(scene.StyleNumber20, ink, number(sp))
	if printed == sp {
		return now
	}
	return kit.Row(6, kit.Struck(oldStyle, scene.Text3, number(printed)), now)
}

// ofFactions returns the pill of a card's factions.
func ofFactions(fs []card.Faction) kit.Part {
	return kit.Pill(codes(fs), scene.LineStrong, scene.Control)
}

// carriedShip is a ship that is dragged, carriedSlot the card of a place, carriedCard one that is
// offered.
type (
	carriedShip int
	carriedSlot struct{ place }
	carriedCard struct{ offer }
)

func carry(what any, name string) func() kit.Carried {
	return func() kit.Carried { return kit.Carried{What: what, Look: kit.Line(boldStyle, scene.Text1, name)} }
}

// shipsColumn has the ships, what may be added, and the sum.
func shipsColumn(p *Page) kit.Part {
	f := &p.fleet
	rows := make([]kit.Part, 0, len(f.list.Ships)+3)
	for i := range f.list.Ships {
		rows = append(rows, shipRow(p, i))
	}
	if len(rows) == 0 {
		rows = append(rows, kit.Text(scene.StyleSmall, scene.Text2, noFleetYet))
	}
	more := func(chosen, empty bool, c *kit.Command) kit.Part {
		words := kit.Row(8, kit.Line(boldStyle, scene.Text1, c.Says()).Grow(1), kit.Cap(c.Given()))
		if empty {
			return kit.Vacant(chosen, words).Does(c)
		}
		return kit.Chosen(chosen, words).Does(c)
	}
	p.ships.Seen(shipKey(f.row))
	list := kit.Scroll(
		&p.ships,
		kit.Column(6, append(rows, more(f.row == f.addRow(), true, p.addShip()).Key(shipKey(f.addRow())),
			more(f.row == f.resourceRow(), f.list.Resource.IsZero(), p.resource()).Key(shipKey(f.resourceRow())))...),
	)
	column := kit.Keyed(p.over.open == nothing && p.columns.At == shipsCol,
		kit.Column(8, kit.Buttons(p.details()), list.Least(0, 150), sumPart(p)))
	return takes[carriedShip](p, column)
}

// shipKey identifies the row of a ship.
type shipKey int

// shipRow returns a ship of the fleet.
func shipRow(p *Page, i int) kit.Part {
	f := &p.fleet
	ls := &f.list.Ships[i]
	s := f.Cards.Ship(ls.Ship.ID)
	who, ink := "no captain yet", scene.DangerSentence
	if cap := f.Cards.Commander(f.Cards.Ship(ls.Ship.ID), ls.Captain.ID); cap != nil {
		who, ink = fmt.Sprintf("%s, CS %d", cap.Name, cap.Skill), scene.Text2
	} else if !ls.Captain.IsZero() {
		who = refName(ls.Captain)
	} else if s != nil && s.CaptainLimit == 0 {
		who, ink = "takes no captain", scene.Text3
	}
	icons := make([]kit.Part, 0, 10)
	for _, at := range f.placesOf(i) {
		switch {
		case !at.ref.IsZero():
			icons = append(icons, kit.Icon(at.icon(), 14, scene.Text2))
		case at.waits():
			icons = append(icons, kit.Icon(at.icon(), 14, scene.Fade(scene.Text3, 0.4)))
		}
	}
	words := kit.Column(2, kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Ship %d", i+1)), kit.Line(nameStyle,
		scene.Text1, refName(ls.Ship)),
		kit.Line(scene.StyleCaption, ink, who), kit.Row(4, icons...))
	sp := kit.Row(4, kit.Line(scene.StyleNumber20, scene.Text1, number(f.sheet.ShipTotal(i+1))),
		kit.Line(scene.StyleCaption, scene.Text3, "SP")).At(kit.Above)
	row := kit.Chosen(i == f.row, kit.Row(8, dial.Ship(50, s), words.Grow(1).Least(90, 0), sp))
	return row.Name("ship", i).Key(shipKey(i)).Press(func() { pressShip(p, i) }).
		Drag(carry(carriedShip(i), refName(ls.Ship))).Drop(func(what any) (func(), string) {
		switch c := what.(type) {
		case carriedShip:
			return func() { p.moveShip(int(c), i) }, ""
		case carriedCard:
			return onShip(p, &c.offer, i)
		}
		return nil, ""
	})
}

// pressShip selects a ship; another press shows it where it is not seen.
func pressShip(p *Page, i int) {
	again := i == p.fleet.row && p.columns.At == shipsCol && p.over.open == nothing
	p.show(shipsCol)
	if again {
		p.columns.At = slotsCol
		return
	}
	p.selectRow(i)
}

// sumPart returns the cost of the fleet, its terms by ship, and whether the fleet is legal.
func sumPart(p *Page) kit.Part {
	f, s := &p.fleet, &p.fleet.sheet
	ink, of := scene.Text1, "SP, no limit"
	var left kit.Part
	if s.Limit > 0 {
		of = fmt.Sprintf("of %d SP", s.Limit)
		left = kit.Line(boldStyle, scene.Accent, fmt.Sprintf("%d left", s.Limit-s.Total))
		if s.Total > s.Limit {
			ink, left = scene.DangerText, kit.Line(boldStyle, scene.DangerText, fmt.Sprintf("%d over", s.Total-s.Limit))
		}
	}
	shares := make([]kit.Share, 0, 8)
	parts := ""
	for i, ls := range f.list.Ships {
		shares = append(shares, kit.Share{
			Size: float64(s.ShipTotal(i + 1)),
			Ink:  scene.Mix(scene.Seats[1].Main, scene.Panel, 0.16*float64(i%4)),
		})
		parts += fmt.Sprintf("%s %d   ", names.Short(refName(ls.Ship)), s.ShipTotal(i+1))
	}
	if n := s.ShipTotal(0); n > 0 {
		shares = append(shares, kit.Share{Size: float64(n), Ink: scene.Text2})
		parts += fmt.Sprintf("Resource %d", n)
	}
	return kit.Column(
		4,
		kit.Row(8, kit.Line(sumStyle, ink, number(s.Total)), kit.Line(scene.StyleBody, scene.Text2, of).Grow(1), left),
		kit.Stacked(
			float64(s.Limit),
			shares...),
		kit.Line(scene.StyleCaption, scene.Text3, parts),
		kit.Rule(),
		verdict(p),
	)
}

// verdict returns the words on the fleet's legality, or on its problems and their remedies.
func verdict(p *Page) kit.Part {
	f := &p.fleet
	if f.sheet.Legal {
		words := "Legal for any battle."
		if f.rules.Scenario != nil {
			words = legalFor(&f.rules, &f.list)
		}
		return kit.Column(6, remark("ok", scene.Accent, scene.StyleSmall, scene.Text2, words),
			remark("warning", scene.Seats[2].Text, scene.StyleSmall, scene.Text2, f.open()), kit.Buttons(p.problems()))
	}
	var fix kit.Part
	if f.wayOut != nil {
		c := p.mend()
		c.Look = kit.Small
		fix = kit.Buttons(c)
	}
	sign := kit.Row(10, kit.Icon("no", 16, scene.Danger).At(kit.Above),
		kit.Brief(3, scene.StyleSmall, scene.DangerSentence, f.worst()).Grow(1))
	return kit.Column(6, sign, fix, kit.Buttons(p.problems()))
}
