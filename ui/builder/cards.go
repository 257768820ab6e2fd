package builder

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// doubleSeconds is the longest time between the two presses of a double press.
const doubleSeconds = 0.4

// cardsColumn returns the cards that may lie in the place selected. Where the card in focus would
// not be seen with what it costs and its buttons, the filters stand beside the search.
func cardsColumn(p *Page) kit.Part {
	k := &p.cards
	at := p.fleet.place()
	hint := fmt.Sprintf("Search %d %s cards  /", len(k.offers), at.words())
	if (k.filter.kinds != 0 || k.faceted) && at.what == game.UpgradeCard {
		hint = fmt.Sprintf("Search %d upgrades  /", len(k.offers))
	}
	note := fmt.Sprint(len(k.shown))
	if len(k.shown) < len(k.offers) {
		note = fmt.Sprintf("%d of %d", len(k.shown), len(k.offers))
	}
	field := kit.Field(&k.query, kit.FieldOf{ID: "search", Hint: hint, Icon: "search", Note: note, Changed: func() {
		p.show(cardsCol)
		k.sieve()
	}})
	list := cardList(p)
	full := kit.Column(8, field, kit.Row(6, kit.Each(k.chips(p.beside()), kit.Button)...), list.Wants(190))
	brief := kit.Column(8, kit.Row(6, field.Grow(1).Least(170, 0), kit.Tools(&k.more, k.chips(p.beside())...)), list)
	return kit.Keyed(p.columns.At == cardsCol, kit.Ample(full, brief))
}

// cardList returns the cards.
func cardList(p *Page) kit.Part {
	k := &p.cards
	if len(k.shown) == 0 {
		show := kit.Button(k.clear()).If(len(k.offers) > 0)
		return kit.Column(10, kit.Text(scene.StyleBody, scene.Text2, k.nothingFound()), show)
	}
	k.focus = max(0, min(k.focus, len(k.shown)-1))
	k.list.At = k.focus
	pinned := k.pin()
	return kit.List(&k.list, len(k.shown), 0, func(i int) kit.Part {
		var above kit.Part
		if o := &k.offers[k.shown[i]]; !k.fitting(o) && (i == 0 || k.fitting(&k.offers[k.shown[i-1]])) {
			above = kit.Line(scene.StyleLabel, scene.Text3, fmt.Sprintf("Do not fit, %d", len(k.shown)-i))
		}
		if i == k.focus && pinned != nil && pinned != k.offered() {
			return kit.Column(6, above, k.pinnedCard(pinned), cardRow(p, i))
		}
		return kit.Column(6, above, cardRow(p, i))
	})
}

// cardRow returns a card offered; the one in focus says how its price is made, and can be added.
func cardRow(p *Page, n int) kit.Part {
	o := &p.cards.offers[p.cards.shown[n]]
	open := n == p.cards.focus
	lines, ink := 2, scene.Text2
	if open {
		lines = 9
	}
	if !p.cards.fitting(o) {
		ink = scene.Text3
	}
	ps := []kit.Part{p.cards.cardTop(o), kit.Brief(lines, scene.StyleSmall, ink, o.saying(), p.cards.query.Sought()...)}
	ps = append(ps, kit.Line(scene.StyleCaption, scene.Text3, p.cards.soldIn(o)).If(open || p.cards.twin(o)))
	ps = append(ps, kit.Row(6, kit.Icon("no", 14, scene.Danger).At(kit.Above),
		kit.Brief(2, scene.StyleCaption, scene.DangerSentence, o.reason).Grow(1)).If(o.reason != ""))
	if not := p.cards.soldElsewhere(o); not != "" && o.reason == "" {
		ps = append(ps, kit.Brief(2, scene.StyleCaption, scene.Text3, not))
	}
	if open {
		about := priceOf(p, o)
		if pinned := p.cards.pin(); pinned != nil && pinned != o {
			about = p.cards.compared(o, pinned)
		}
		ps = append(ps, about, cardButtons(p, o))
	}
	return kit.Chosen(open, kit.Column(6, ps...)).Name("card", n).Key(o.ref.ID).Press(func() { pressCard(p, n, o) }).
		Drag(carry(carriedCard{*o}, o.ref.Name))
}

// pressCard takes a card into focus; two presses add it.
func pressCard(p *Page, n int, o *offer) {
	twice := p.twice > 0 && p.pressed == o.ref
	p.toCard(n)
	if p.twice, p.pressed = doubleSeconds, o.ref; !twice {
		return
	}
	p.twice = 0
	if c := p.add(); c.Off == "" {
		c.Do()
	} else {
		p.host.Toast(c.Off)
	}
}

// cardTop returns a card's name, factions, marks and price.
func (k *choices) cardTop(o *offer) kit.Part {
	ink, sp := scene.Text1, scene.Text1
	if !o.fits() {
		ink, sp = scene.Text2, scene.Text3
	}
	name := o.ref.Name
	if o.here {
		name += " · here now"
	}
	var art, byHand kit.Part
	switch {
	case o.ship != nil:
		art = dial.Ship(24, o.ship)
	case o.adds.what == game.UpgradeCard && (k.filter.kinds != 0 || k.faceted):
		art = kit.Icon(o.kind, 16, scene.Text2)
	}
	if o.byHand != "" {
		byHand = kit.Pill("by hand", scene.Text3, scene.Card)
	}
	return kit.Row(8, art, kit.Line(cardStyle, ink, name).Grow(1), byHand, ofFactions(o.factions),
		price(o.line.Printed, o.line.SP, sp))
}

// priceOf returns the terms of a card's price.
func priceOf(p *Page, o *offer) kit.Part {
	rows := []kit.Part{}
	line := func(words, n string, st kit.Style, ink kit.Ink) {
		rows = append(rows, kit.Rule().If(len(rows) > 0))
		rows = append(rows, kit.Row(8, kit.Text(st, ink, words).Grow(1), kit.Line(boldStyle, ink, n)))
	}
	line("Printed cost", number(o.line.Printed), scene.StyleSmall, scene.Text2)
	for _, a := range o.line.Adjustments {
		line(headed(a.Why), names.Signed(a.SP), scene.StyleSmall, scene.Text2)
	}
	line("You pay", number(o.line.SP), boldStyle, scene.Text1)
	if more := o.total - p.fleet.sheet.Total - o.line.SP; !o.here && more != 0 {
		words := "The other cards would cost"
		if at := p.fleet.place(); !at.ref.IsZero() {
			words = "Without " + refName(at.ref)
		}
		line(words, names.Signed(more), scene.StyleSmall, scene.Text2)
	}
	return kit.Card(kit.Column(3, rows...))
}

func cardButtons(p *Page, o *offer) kit.Part {
	c := p.add()
	switch {
	case o.here:
		c = p.takeOut()
		c.Look = kit.Plain
	case o.overOnly:
		c.Look = kit.Danger
	}
	return kit.Buttons(c, p.cards.compare())
}

// saying returns the words of a card in one paragraph.
func (o *offer) saying() string {
	out := oneLine(o.words)
	switch {
	case o.kind == "ship":
		out = names.Sentence(o.shipClass) + " " + names.Sentence(o.facts) + " " + out
	case o.facts != "":
		out = names.Sentence(o.facts) + " " + out
	}
	if o.byHand != "" {
		out += " " + names.Sentence(o.byHand)
	}
	return strings.TrimSpace(out)
}

// pin returns the card that others are compared with, nil none among those offered.
func (k *choices) pin() *offer {
	for i := range k.offers {
		if k.offers[i].ref == k.pinned && k.pinned != (fleet.Ref{}) {
			return &k.offers[i]
		}
	}
	return nil
}

// nothingFound names the search that would find something.
func (k *choices) nothingFound() string {
	q := k.query.String()
	found, all := k.found(q, k.filter.bare()), k.found("", k.filter.bare())
	switch at := k.place(); {
	case len(k.offers) == 0:
		return fmt.Sprintf("There are no %s cards. %s", at.words(), moreCards)
	case found > 0:
		return fmt.Sprintf("No match with these filters; %s without them.", names.Count(found, "card"))
	case k.query.Empty():
		return fmt.Sprintf("No match with these filters; %s without them.", names.Count(all, "card"))
	}
	return fmt.Sprintf("No card matches %q. %s", q, moreCards)
}

// takes has a column take cards that are let go over it; what is a T is from there and stays.
func takes[T any](p *Page, column kit.Part) kit.Part {
	return column.Drop(func(what any) (func(), string) {
		switch c := what.(type) {
		case T:
			return func() {}, ""
		case carriedCard:
			return dropCard(p, &c.offer)
		}
		return nil, ""
	})
}

// dropCard adds a card that was let go over the fleet or the ship.
func dropCard(p *Page, o *offer) (func(), string) {
	switch {
	case o.here:
		return nil, o.ref.Name + " is already there."
	case o.reason != "" && !o.overOnly:
		return nil, o.reason
	}
	return func() { p.put(o) }, ""
}

// intoSlot puts a card into the place it is let go over.
func intoSlot(p *Page, o *offer, i int, at *place) (func(), string) {
	if at.what != o.adds.what || at.what == game.UpgradeCard && at.kind != o.adds.kind {
		return nil, o.ref.Name + " does not fit the " + at.words() + " slot."
	}
	return func() {
		p.selectSlot(i)
		addNamed(p, o.ref.ID)
	}, ""
}

// onShip puts a card on a ship it is let go over, into its first free slot of the kind.
func onShip(p *Page, o *offer, ship int) (func(), string) {
	if o.adds.what == game.ShipCard || o.adds.what == game.ResourceCard {
		return dropCard(p, o)
	}
	for i, at := range p.fleet.placesOf(ship) {
		if at.what == o.adds.what && at.kind == o.adds.kind && (at.ref.IsZero() || at.what != game.UpgradeCard) {
			return func() {
				p.selectRow(ship)
				p.selectSlot(i)
				addNamed(p, o.ref.ID)
			}, ""
		}
	}
	return nil, "No free " + o.adds.words() + " slot on " + refName(p.fleet.list.Ships[ship].Ship) + "."
}

// addNamed adds a card by its id, when it is offered for the place selected now.
func addNamed(p *Page, id string) {
	p.cards.refresh()
	for i := range p.cards.offers {
		if o := &p.cards.offers[i]; o.ref.ID == id {
			if do, why := dropCard(p, o); do != nil {
				do()
			} else {
				p.host.Toast(why)
			}
			return
		}
	}
	p.host.Toast("This card does not fit there.")
}
