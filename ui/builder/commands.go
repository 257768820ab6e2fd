package builder

import (
	"fmt"
	"slices"

	"attackwing/game/fleet"
	"attackwing/ui/kit"
)

// Commands returns the commands of the page as it is now.
func (p *Page) Commands() kit.Commands {
	p.cards.refresh()
	always := kit.Commands{
		p.addShip(),
		p.resource(),
		p.why(),
		p.problems(),
		p.details(),
		p.mend(),
		p.mySets(),
		p.importing(),
		p.paste(),
		p.share(),
		p.buildSheet(),
		p.export(),
		p.copyShip(),
		p.dropShip(),
		p.moveUp(),
		p.moveDown(),
		p.undo(),
		p.redo(),
		p.use(),
		p.escape(),
	}
	if p.over.open != nothing {
		return append(overCommands(p), always...)
	}
	own := kit.Commands{p.goOn(), p.add(), p.search(), p.takeOut(), p.exchange(), p.limit()}
	return slices.Concat(own, moves(p), p.cards.commands(p.beside()), always)
}

// off returns why if is holds, else "".
func off(is bool, why string) string { return kit.If(is, why, "") }

func (p *Page) undo() *kit.Command {
	f := &p.fleet
	return &kit.Command{
		ID:    "undo",
		Words: "Undo",
		Key:   "ctrl+z",
		Look:  kit.Small,
		Off:   off(len(f.marks) == 0, "Nothing to undo."),
		Do:    func() { turnBack(p, &f.marks, &f.undone) },
	}
}

func (p *Page) redo() *kit.Command {
	f := &p.fleet
	return &kit.Command{
		ID:    "redo",
		Words: "Redo",
		Key:   "ctrl+y",
		Also:  "ctrl+shift+z",
		Look:  kit.Small,
		Off:   off(len(f.undone) == 0, "Nothing to redo."),
		Do:    func() { turnBack(p, &f.undone, &f.marks) },
	}
}

func turnBack(p *Page, from, to *[]snapshot) {
	p.fleet.back(from, to)
	p.renamed()
	p.save()
}

// use takes the fleet to where the builder was opened from.
func (p *Page) use() *kit.Command {
	c := &kit.Command{ID: "use", Words: "Done", Key: "ctrl+enter", Look: kit.Main, Do: p.host.Back}
	if p.fleet.Use == nil {
		return c
	}
	if p.fleet.UseWord != "" {
		c.Words = p.fleet.UseWord
	}
	c.Off = p.empty()
	c.Do = func() {
		if p.kept.file == "" {
			p.save()
		}
		k := Kept{File: p.kept.file, List: p.List()}
		p.host.Back()
		p.fleet.Use(k)
	}
	return c
}

// empty returns the reason why a fleet without ships cannot be used, "" if the fleet has a ship.
func (p *Page) empty() string { return off(len(p.fleet.list.Ships) == 0, "Add a ship first.") }

// mySets opens the page of the sets that are owned.
func (p *Page) mySets() *kit.Command {
	return mySets(p.fleet.Options, func(s *Sets) { p.away = true; p.host.Open(s) }, p.host)
}

func mySets(o Options, open func(*Sets), host kit.Window) *kit.Command {
	if o.Owned.Keep == nil {
		return nil
	}
	return &kit.Command{
		ID:    "sets",
		Words: "Sets I own",
		Key:   "alt+s",
		Look:  kit.Small,
		Tip:   "Tick the sets you own.",
		Do:    func() { open(NewSets(host, o)) },
	}
}

// escape closes what is open, and at last the page.
func (p *Page) escape() *kit.Command {
	c := kit.Back(p.host.Back)
	switch {
	case p.over.open != nothing:
		return &kit.Command{ID: "close", Words: "Close", Key: "esc", Look: kit.Small, Do: func() { p.over.close() }}
	case !p.cards.query.Empty():
		c.Do = func() { p.cards.search(func() { p.cards.query = kit.Typed{} }) }
	case p.cards.pinned != fleet.Ref{}:
		c.Do = p.cards.unpin
	case p.cards.faceted:
		c.Do = p.beside().Do
	}
	return c
}

// back returns the button that closes the page.
func (p *Page) back() *kit.Command { return kit.Back(p.host.Back) }

// add puts the card in focus in the place it is offered for. One that costs too much is put there
// all the same: the fleet says then that it is over, and what would mend it.
func (p *Page) add() *kit.Command {
	o := p.cards.offered()
	c := &kit.Command{
		ID:    "addcard",
		Words: "Add the card",
		Brief: "Add",
		Key:   "enter",
		Look:  kit.Main,
		Do:    func() { p.put(o) },
	}
	if p.columns.At != cardsCol { // there Enter leads on
		c.Key = ""
	}
	switch at := p.fleet.place(); {
	case o == nil:
		c.Off = "Choose a card first."
	case o.here:
		c.Off = o.ref.Name + " is already there."
	case o.reason != "" && !o.overOnly:
		c.Off, c.Brief = o.reason, "Add "+o.ref.Name
	case o.overOnly:
		c.Brief = fmt.Sprintf("Add anyway (%d SP over)", o.total-p.fleet.sheet.Limit)
	case !at.ref.IsZero() && o.adds.up == at.up:
		c.Brief = "Replace " + refName(at.ref)
	default:
		c.Brief = "Add " + o.ref.Name
	}
	return c
}

// goOn leads from a column to the next one.
func (p *Page) goOn() *kit.Command {
	if p.columns.At == cardsCol {
		return nil
	}
	return &kit.Command{ID: "go-on", Words: "Next column", Key: "enter", Do: func() { p.turn(1) }}
}

// Search returns the field that letters go to wherever the keys are: that of the cards, unless
// something lies over them.
func (p *Page) Search() (field *kit.Typed, show func()) {
	if p.over.open != nothing {
		return nil, nil
	}
	return &p.cards.query, func() { p.show(cardsCol) }
}

func (p *Page) search() *kit.Command {
	return &kit.Command{ID: "search", Words: "Search", Key: "/", Do: func() { p.show(cardsCol); p.cards.query.Focus() }}
}

// takeOut takes the card of the place selected out; in the column of the ships the ship itself.
func (p *Page) takeOut() *kit.Command {
	at := p.fleet.place()
	c := &kit.Command{
		ID:    "take-out",
		Words: "Remove",
		Key:   "delete",
		Also:  "backspace",
		Off:   off(at.ref.IsZero(), "No card to remove."),
		Do:    func() { p.remove(at) },
	}
	if n := p.fleet.row; p.columns.At == shipsCol && n < len(p.fleet.list.Ships) {
		c.Words, c.Off, c.Do = "Remove ship", "", func() { p.removeShip(n) }
	}
	return c
}

// turn goes to a column beside.
func (p *Page) turn(by int) { p.columns.At = max(shipsCol, min(cardsCol, p.columns.At+by)) }

// moves returns the keys that go through columns, ships, places and cards.
func moves(p *Page) kit.Commands {
	card := func(by int) func() { return func() { p.toCard(p.cards.focus + by) } }
	return kit.Commands{
		{ID: "up", Words: "Up", Key: "up", Do: func() { p.move(-1) }},
		{ID: "down", Words: "Down", Key: "down", Do: func() { p.move(1) }},
		{ID: "left", Words: "Left column", Key: "left", Do: func() { p.turn(-1) }},
		{ID: "right", Words: "Right column", Key: "right", Do: func() { p.turn(1) }},
		{ID: "next-column", Words: "Next column", Key: "f6", Do: func() { p.columns.At = (p.columns.At + 1) % 3 }},
		{ID: "ship-before", Words: "Ship above", Key: "alt+up", Do: func() { p.selectRow(p.fleet.row - 1) }},
		{ID: "ship-after", Words: "Ship below", Key: "alt+down", Do: func() { p.selectRow(p.fleet.row + 1) }},
		{ID: "page-up", Words: "Cards above", Key: "pageup", Do: card(-p.cards.page())},
		{ID: "page-down", Words: "Cards below", Key: "pagedown", Do: card(p.cards.page())},
		{ID: "first", Words: "First card", Key: "home", Do: func() { p.toCard(0) }},
		{ID: "last", Words: "Last card", Key: "end", Do: func() { p.toCard(len(p.cards.shown) - 1) }},
	}
}

// move goes up or down in the column that has the keys; while words are searched that is the one of
// the cards.
func (p *Page) move(by int) {
	switch {
	case p.columns.At == cardsCol || !p.cards.query.Empty():
		p.toCard(p.cards.focus + by)
	case p.columns.At == shipsCol:
		p.selectRow(p.fleet.row + by)
	default:
		p.selectSlot(p.fleet.slot + by)
	}
}

// toCard takes a card into focus.
func (p *Page) toCard(n int) {
	p.columns.At = cardsCol
	p.cards.focus = max(0, min(n, len(p.cards.shown)-1))
}

func (p *Page) addShip() *kit.Command {
	return &kit.Command{
		ID:    "add",
		Words: "Add a ship",
		Key:   "alt+a",
		Do:    func() { p.show(cardsCol); p.selectRow(p.fleet.addRow()) },
	}
}

func (p *Page) resource() *kit.Command {
	c := &kit.Command{
		ID:    "resource",
		Words: "Choose resource",
		Brief: "No resource",
		Key:   "alt+r",
		Do:    func() { p.show(cardsCol); p.selectRow(p.fleet.resourceRow()) },
	}
	if r := p.fleet.list.Resource; !r.IsZero() {
		c.Brief = fmt.Sprintf("%s: %d SP", refName(r), p.fleet.sheet.ShipTotal(0))
	}
	return c
}

// noShip returns the reason why there is no ship for a command, "" if one is selected.
func noShip(p *Page) string {
	return off(p.fleet.row >= len(p.fleet.list.Ships), "Select a ship first.")
}

// copyShip adds a ship like the one selected, with those of its cards that may be in the fleet
// twice.
func (p *Page) copyShip() *kit.Command {
	return &kit.Command{ID: "copyship", Words: "Copy", Key: "ctrl+d", Look: kit.Small, Off: noShip(p), Do: func() {
		l, left, why := p.fleet.copied(p.fleet.row)
		if why != "" {
			p.host.Toast(why)
			return
		}
		p.change(l)
		p.selectRow(len(l.Ships) - 1)
		if left > 0 {
			p.host.Toast(fmt.Sprintf("Copied without %d of its cards: they are unique or have no slot.", left))
		}
	}}
}

func (p *Page) dropShip() *kit.Command {
	return &kit.Command{
		ID:    "removeship",
		Words: "Take out",
		Key:   "ctrl+delete",
		Also:  "ctrl+backspace",
		Look:  kit.Small,
		Off:   noShip(p),
		Do:    func() { p.removeShip(p.fleet.row) },
	}
}

func (p *Page) moveUp() *kit.Command {
	return (&kit.Command{ID: "shipup", Words: "Up", Key: "ctrl+up", Look: kit.Small, Off: noShip(p),
		Do: func() { p.moveShip(p.fleet.row, p.fleet.row-1) }}).OffWhen(
		p.fleet.row == 0,
		"This is the first ship.",
	)
}

func (p *Page) moveDown() *kit.Command {
	return &kit.Command{
		ID:    "shipdown",
		Words: "Down",
		Key:   "ctrl+down",
		Look:  kit.Small,
		Off:   noShip(p),
		Do:    func() { p.moveShip(p.fleet.row, p.fleet.row+1) },
	}
}

// exchange goes to the next slot that may be given up, at last to none.
func (p *Page) exchange() *kit.Command {
	c := &kit.Command{ID: "exchange", Words: "Exchange slot", Key: "alt+x", Look: kit.Small}
	kinds := p.fleet.exchanges()
	if len(kinds) == 0 {
		c.Off = "This ship has no slot to exchange."
		return c
	}
	n := p.fleet.row
	if k := p.fleet.list.Ships[n].ExchangeSlot; k != "" {
		c.Words = "Gives up 1 " + k
	}
	c.Do = func() { p.change(withExchange(p.fleet.list, n, after(kinds, p.fleet.list.Ships[n].ExchangeSlot))) }
	return c
}

// limit sets the next of the usual totals.
func (p *Page) limit() *kit.Command {
	return &kit.Command{
		ID:    "limit",
		Words: "Next standard limit",
		Key:   "alt+l",
		Tip:   "100, 120 or 130 SP.",
		Do: func() {
			l := p.fleet.list.Clone()
			l.Limit = nextLimit(p.fleet.sheet.Limit)
			p.change(l)
		},
	}
}

// mend takes out what keeps the fleet from being below its limit.
func (p *Page) mend() *kit.Command {
	f, s := &p.fleet, &p.fleet.sheet
	c := &kit.Command{
		ID:    "mend",
		Words: "Fix it",
		Key:   "alt+m",
		Tip:   "Remove the fewest cards to meet the limit.",
		Do: func() {
			said := "Taken out: " + listed(f.wayOut) + "."
			if len(f.wayOut) > 1 {
				said = "One card is not enough. " + said
			}
			p.change(f.mended)
			p.host.Toast(said)
		},
	}
	switch over := s.Total - s.Limit; {
	case s.Limit == 0:
		c.Off = "The fleet has no limit."
	case over <= 0:
		c.Off = fmt.Sprintf("The fleet is within its limit: %d of %d SP.", s.Total, s.Limit)
	case f.wayOut == nil:
		c.Off = fmt.Sprintf(
			"%d SP over the limit of %d. Removing two cards is not enough: remove a ship or raise the limit.",
			over,
			s.Limit,
		)
	default:
		c.Words = "Without " + listed(f.wayOut) + " it fits"
	}
	return c
}
