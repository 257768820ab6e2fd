package builder

import (
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/kit"
)

// commands returns the commands for the offered cards.
func (k *choices) commands(beside *kit.Command) kit.Commands {
	return append(k.chips(beside), k.compare(), k.clear())
}

// chips returns the filters, last the command that shows them all.
func (k *choices) chips(beside *kit.Command) kit.Commands {
	return kit.Commands{k.onlyFitting(), k.ofMine(), k.ofFaction(), k.order(), k.kinds(), beside}
}

// page returns the number of cards seen at a time.
func (k *choices) page() int {
	from, to := k.list.Shown()
	return max(1, to-from-1)
}

// compare pins the card in focus: it is seen above each other one.
func (k *choices) compare() *kit.Command {
	c := &kit.Command{
		ID:    "compare",
		Words: "Compare",
		Key:   "space",
		Tip:   "Keep this card in view to compare others with it.",
	}
	o := k.offered()
	switch {
	case o == nil:
		c.Off = "Choose a card first."
	case k.pinned == o.ref:
		c.Words, c.Do = "Unpin", k.unpin
	default:
		c.Do = func() { k.pinned = o.ref; k.list = kit.Listed{} }
	}
	return c
}

func (k *choices) unpin() { k.pinned = fleet.Ref{}; k.list = kit.Listed{} }

// search changes what is searched or filtered for.
func (k *choices) search(change func()) {
	change()
	k.sieve()
}

func (k *choices) onlyFitting() *kit.Command {
	f := &k.filter
	return &kit.Command{
		ID:    "chip:fits",
		Words: "Fits",
		Key:   "1",
		Look:  kit.Small,
		Lit:   f.fits,
		Tip:   "Show only cards that fit.",
		Do:    func() { k.search(func() { f.fits = !f.fits }) },
	}
}

// ofMine shows the cards of the sets that are owned, or of all; nil where no set is ticked.
func (k *choices) ofMine() *kit.Command {
	f := &k.filter
	if len(k.Owned.now()) == 0 {
		return nil
	}
	return &kit.Command{
		ID:    "chip:mine",
		Words: "My sets",
		Key:   "5",
		Look:  kit.Small,
		Lit:   f.mine,
		Tip:   "Show cards of the sets you own first.",
		Do:    func() { k.search(func() { f.mine = !f.mine }) },
	}
}

func (k *choices) ofFaction() *kit.Command {
	f := &k.filter
	c := &kit.Command{
		ID:    "chip:faction",
		Words: "Any faction",
		Key:   "2",
		Look:  kit.Small,
		Lit:   f.factions != 0,
		Do: func() {
			k.search(func() {
				next := k.nextFaction(f.faction())
				f.factions = 0
				f.turnFaction(next)
			})
		},
	}
	if f.factions != 0 {
		c.Words = codes(f.chosenFactions())
	}
	return c
}

func (k *choices) order() *kit.Command {
	f := &k.filter
	return &kit.Command{
		ID:    "chip:sort",
		Words: f.sort.words(),
		Key:   "3",
		Look:  kit.Small,
		Tip:   "Sort the cards.",
		Do:    func() { k.search(func() { f.sort = (f.sort + 1) % 3 }) },
	}
}

// kinds shows upgrades of all kinds, or of the slot's alone.
func (k *choices) kinds() *kit.Command {
	at, f := k.place(), &k.filter
	if at.what != game.UpgradeCard {
		return nil
	}
	c := &kit.Command{
		ID:    "chip:kind",
		Words: at.kind.String(),
		Key:   "4",
		Look:  kit.Small,
		Lit:   f.kinds != 0,
		Tip:   "Show upgrades of this type or of all types.",
		Do: func() {
			f.kinds = kit.If[uint16](f.kinds == 0, everyKind, 0)
			k.stale = true
		},
	}
	switch f.kinds {
	case 0:
	case everyKind:
		c.Words = "all types"
	default:
		c.Words = "some types"
	}
	return c
}

// clear shows all cards again.
func (k *choices) clear() *kit.Command {
	return &kit.Command{ID: "clear", Words: "Show all cards", Key: "0", Do: func() {
		k.search(func() { k.filter, k.query = k.filter.bare(), kit.Typed{} })
	}}
}
