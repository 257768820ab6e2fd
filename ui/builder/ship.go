package builder

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/physics"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// shipColumn returns the ship selected with its places; of the ship in focus among the cards while
// one is chosen.
func shipColumn(p *Page) kit.Part {
	f := &p.fleet
	var body kit.Part
	switch {
	case f.row == f.resourceRow():
		body = resourceBody(p)
	case f.row == f.addRow():
		body = newShip(p)
	default:
		body = shipBody(p)
	}
	column := kit.Keyed(p.columns.At == slotsCol, body)
	return takes[carriedSlot](p, column)
}

// newShip returns a ship that is not in the fleet yet.
func newShip(p *Page) kit.Part {
	o := p.cards.offered()
	if o == nil || o.ship == nil {
		return kit.Text(scene.StyleBody, scene.Text2, noShipFound)
	}
	s := o.ship
	words := shipAbility(s)
	if words == "" {
		words = "This ship has no ability."
	}
	about := kit.Column(
		12,
		kit.Line(scene.StyleLabel, scene.Text3, "Not in the fleet yet"),
		kit.Text(scene.StyleSmall, scene.Text2, words),
		kit.Text(scene.StyleSmall, scene.Text3, names.Sentence(shipFacts(s))+captainNext),
	)
	return kit.Scroll(&p.slots,
		kit.Column(14, shipHead(s, nil), kit.Row(16, about.Grow(1).Least(190, 0).At(kit.Above), dialOf(s))))
}

// shipAbility returns what a ship's card does in one paragraph, and what of it is applied by hand.
func shipAbility(s *card.Ship) string {
	words := oneLine(s.Text())
	if not := s.Unplayed(); not != "" {
		words += " " + names.Sentence(not)
	}
	return strings.TrimSpace(words)
}

// dialOf returns a ship's maneuvers and firing arcs.
func dialOf(s *card.Ship) kit.Part {
	return kit.Column(10, kit.Line(scene.StyleLabel, scene.Text3, "Dial"), dial.Part(s.Class.Dial),
		kit.Line(scene.StyleLabel, scene.Text3, "Arcs"), dial.Arcs(s)).Wide(170).At(kit.Above)
}

// shipHead returns a ship's picture, name, numbers and actions.
func shipHead(s *card.Ship, line *fleet.Line) kit.Part {
	about := s.Class.Name
	if s.Unique {
		about += " · unique"
	}
	about += " · " + s.Class.Front.String()
	if s.Class.Rear != physics.NoArc {
		about += ", " + s.Class.Rear.String()
	}
	value := func(icon string, n int8) kit.Part {
		return kit.Tile(kit.Row(8, kit.Icon(icon, 18, scene.Text2),
			kit.Line(scene.StyleNumber24, scene.Text1, fmt.Sprint(n)))).Grow(1)
	}
	last := []kit.Part{}
	for a := card.Evade; a < card.NumActions; a++ {
		if s.Actions.Has(a) {
			last = append(last, kit.Icon(strings.ReplaceAll(strings.ToLower(a.Words()), " ", "-"), 17, scene.Text1))
		}
	}
	last = append(last, kit.Space())
	if line != nil {
		last = append(last, kit.Line(scene.StyleSmall, scene.Text3, "Ship"), price(line.Printed, line.SP, scene.Text1))
	}
	words := kit.Column(
		6,
		kit.Row(8, kit.Line(scene.StyleH2, scene.Text1, s.Name).Grow(1), ofFactions(s.Factions)),
		kit.Line(scene.StyleSmall, scene.Text2, about),
		kit.Row(6, value("attack", s.Attack), value("agility", s.Agility), value("hull", s.Hull),
			value("shields", s.Shields)),
		kit.Row(8, last...),
	)
	return kit.Row(14, dial.Ship(104, s), words.Grow(1).Least(190, 0))
}

// shipBody returns a ship of the fleet: its places, and how its price is made.
func shipBody(p *Page) kit.Part {
	f := &p.fleet
	ls := &f.list.Ships[f.row]
	s := f.Cards.Ship(ls.Ship.ID)
	if s == nil {
		return kit.Column(12, kit.Line(scene.StyleH2, scene.Text1, refName(ls.Ship)),
			kit.Text(scene.StyleBody, scene.DangerSentence, unknownShip), kit.Button(p.dropShip()))
	}
	lines := f.linesOf(f.row + 1)
	var own *fleet.Line
	if len(lines) > 0 {
		own = &lines[0]
	}
	cs := []*kit.Command{p.copyShip(), p.dropShip(), p.moveUp()}
	if len(f.exchanges()) > 0 {
		cs = append(cs, p.exchange())
	}
	ps := f.places()
	rows := []kit.Part{kit.Line(scene.StyleLabel, scene.Text3, "Captain and upgrades")}
	taken := map[string]int{} // lines of one card lie in the order of the list
	for i := range ps {
		rows = append(rows, slotRow(p, i, &ps[i], lineOf(lines, ps[i].ref.ID, taken[ps[i].ref.ID])))
		taken[ps[i].ref.ID]++
	}
	p.slots.Seen(slotKey{f.row, f.slot})
	places := kit.Column(4, rows...).Grow(1).Least(200, 0).At(kit.Above)
	return kit.Scroll(
		&p.slots,
		kit.Column(8, shipHead(s, own), kit.Brief(3, scene.StyleSmall, scene.Text2, shipAbility(s)),
			kit.Row(16, places, dialOf(s)), kit.Buttons(cs...), kit.Space(), whyFoot(p, lines)),
	)
}

// lineOf returns the line of a card, of the n-th where there are several; nil if there is none.
func lineOf(lines []fleet.Line, id string, n int) *fleet.Line {
	for i := range lines {
		if l := &lines[i]; l.ID == id && l.Kind != "ship" {
			if n == 0 {
				return l
			}
			n--
		}
	}
	return nil
}

// slotKey identifies the row of a place.
type slotKey struct{ ship, slot int }

// slotRow returns a place of the ship with its card, or waiting for one.
func slotRow(p *Page, i int, at *place, line *fleet.Line) kit.Part {
	chosen := i == p.fleet.slot
	ink := kit.If(chosen, scene.Accent, scene.Text2)
	icon := kit.Icon(at.icon(), 18, ink)
	var row kit.Part
	if at.ref.IsZero() {
		name, note := at.called()
		row = kit.Vacant(
			chosen,
			kit.Row(
				10,
				icon,
				kit.Column(0, kit.Line(boldStyle, ink, name), kit.Line(scene.StyleCaption, scene.Text3, note)).Grow(1),
				kit.Line(scene.StyleSmall, ink, "choose"),
			),
		)
	} else {
		nameInk, note, noteInk := scene.Text1, p.fleet.noteOf(at), scene.Text2
		if why := p.fleet.problemOf(at); why != "" {
			note, noteInk, nameInk = why, scene.DangerSentence, scene.DangerText
		}
		var byHand, sp, out kit.Part
		if p.fleet.byHand(at) {
			byHand = kit.Pill("by hand", scene.Text3, scene.Card)
		}
		if line != nil {
			sp = price(line.Printed, line.SP, scene.Text1)
		}
		if chosen {
			out = kit.Icon("close", 18, scene.Text2).Name("out", i).Press(func() { p.remove(*at) })
		}
		words := kit.Column(0,
			kit.Line(boldStyle, nameInk, refName(at.ref)),
			kit.Line(scene.StyleCaption, noteInk, note))
		row = kit.Chosen(chosen, kit.Row(10, icon, words.Grow(1), byHand, sp, out)).
			Drag(carry(carriedSlot{*at}, refName(at.ref)))
	}
	return row.Name("slot", i).Key(slotKey{p.fleet.row, i}).Press(func() { pressSlot(p, i, at) }).
		Drop(func(what any) (func(), string) {
			if c, ok := what.(carriedCard); ok && c.adds.what != game.ShipCard {
				return intoSlot(p, &c.offer, i, at)
			}
			return nil, ""
		})
}

// pressSlot selects a place; an empty one, and another press, show the cards for it where they are
// not seen.
func pressSlot(p *Page, i int, at *place) {
	again := i == p.fleet.slot && p.columns.At == slotsCol
	p.show(slotsCol)
	p.selectSlot(i)
	if again || at.ref.IsZero() {
		p.columns.At = cardsCol
	}
}

// whyFoot returns the ship's sum in short; a press shows it line by line.
func whyFoot(p *Page, lines []fleet.Line) kit.Part {
	total := p.fleet.sheet.ShipTotal(p.fleet.row + 1)
	var kinds []string
	sums := map[string]int{}
	for _, l := range lines {
		k := l.Kind
		if k != "ship" && k != "captain" && k != "admiral" {
			k = "upgrades"
		}
		if _, ok := sums[k]; !ok {
			kinds = append(kinds, k)
		}
		sums[k] += l.SP
	}
	parts := make([]kit.Part, 0, 3*len(kinds))
	for i, k := range kinds {
		parts = append(parts, kit.Line(scene.StyleSmall, scene.Text3, "+").If(i > 0))
		parts = append(parts,
			kit.Row(5, kit.Line(scene.StyleSmall, scene.Text2, k), kit.Line(boldStyle, scene.Text1, number(sums[k]))))
	}
	c := p.why()
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Why %d SP", total)), kit.Cap(c.Given()),
		kit.Space(), kit.Line(scene.StyleCaption, scene.Text2, commonReason(lines)))
	sum := kit.Line(scene.StyleNumber24, scene.Text1, "= "+number(total))
	return kit.Chosen(false, kit.Column(4, head, kit.Row(8, kit.Row(7, parts...).Grow(1), sum))).Does(c)
}

func resourceBody(p *Page) kit.Part {
	f := &p.fleet
	ps := f.places()
	var line *fleet.Line
	for i := range f.sheet.Lines {
		if f.sheet.Lines[i].Kind == "resource" {
			line = &f.sheet.Lines[i]
		}
	}
	words := ""
	if u := f.Cards.Resource(f.list.Resource.ID); u != nil {
		words = oneLine(u.Text() + " " + u.Unplayed())
	}
	return kit.Scroll(
		&p.slots,
		kit.Column(
			12,
			kit.Line(scene.StyleH2, scene.Text1, "Fleet resource"),
			kit.Text(scene.StyleBody, scene.Text2, resourceText),
			slotRow(p, 0, &ps[0], line),
			kit.Text(scene.StyleBody, scene.Text2, words),
		),
	)
}
