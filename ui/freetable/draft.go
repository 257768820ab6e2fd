package freetable

import (
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/game/card"
)

// draft is the deck that is being built: its scenes, the one in hand with what is selected in it,
// and the way back. It knows no pixel and no page.
type draft struct {
	cards *card.Catalogue
	say   func(words string) // tells why something cannot be

	deck         Deck
	at           int   // the scene in hand
	l            *laid // its position as the referee sees it
	past, future []moment
	smalls       map[int]pictured // small pictures of slides, by number

	sel   mark
	other string // the ship that is looked at together with the selected one
}

// moment is the deck before a change, and which scene was in hand.
type moment struct {
	deck Deck
	at   int
}

// mark identifies the selection.
type mark struct {
	kind markKind
	ship string
	n    int
}

type markKind uint8

const (
	nothing markKind = iota
	aShip
	aToken
	aCaption
	anArrow
	aRuler
)

// load takes up a deck; a deck whose positions cannot be laid is refused, and before is done only
// where it is not.
func (d *draft) load(deck *Deck, before func()) bool {
	for i := range deck.Scenes {
		if _, err := lay(&deck.Scenes[i].Table, d.cards); err != nil {
			d.say(firstWords(err.Error()))
			return false
		}
	}
	before()
	d.deck, d.at, d.past, d.future = *deck, 0, nil, nil
	d.deselect()
	d.relay()
	return true
}

// scene is the scene in hand.
func (d *draft) scene() *Scene { return &d.deck.Scenes[d.at] }

// goTo takes another scene in hand.
func (d *draft) goTo(n int) {
	d.at = n
	d.deselect()
	d.relay()
}

func (d *draft) deselect() { d.sel, d.other = mark{}, "" }

// relay lays the position of the scene anew; false when the referee cannot show it.
func (d *draft) relay() bool {
	l, err := lay(&d.scene().Table, d.cards)
	if err != nil {
		d.say(firstWords(err.Error()))
		return false
	}
	d.l = l
	if d.sel.kind == aShip && !l.has(d.sel.ship) {
		d.sel = mark{}
	}
	if !l.has(d.other) {
		d.other = ""
	}
	return true
}

// edit changes the scene in hand; what the referee cannot show is undone at once.
func (d *draft) edit(change func(s *Scene)) bool {
	before, future := d.now(), d.future
	d.past, d.future = append(d.past, before), nil
	d.deck.Scenes = slices.Clone(d.deck.Scenes)
	s := d.scene().clone()
	change(&s)
	d.deck.Scenes[d.at] = s
	if !d.relay() {
		d.past, d.future = d.past[:len(d.past)-1], future
		d.restore(before)
		return false
	}
	return true
}

// again changes the scene once more as a part of the edit before: a drag goes on.
func (d *draft) again(change func(s *Scene)) {
	old := d.scene().clone()
	change(d.scene())
	if !d.relay() {
		d.deck.Scenes[d.at] = old
		d.relay()
	}
}

// editDeck changes the row of scenes and goes to one of them.
func (d *draft) editDeck(change func(deck *Deck) int) {
	d.past, d.future = append(d.past, d.now()), nil
	d.deck.Scenes = slices.Clone(d.deck.Scenes)
	d.at = change(&d.deck)
	d.relay()
	d.tidy()
}

func (d *draft) now() moment { return moment{d.deck, d.at} }

func (d *draft) restore(m moment) {
	d.deck, d.at = m.deck, m.at
	d.relay()
	d.tidy()
}

// tidy lets go of a selection that is no longer there.
func (d *draft) tidy() {
	s := d.scene()
	n := map[markKind]int{
		aToken:   len(s.Table.Tokens),
		aCaption: len(s.Captions),
		anArrow:  len(s.Arrows),
		aRuler:   len(s.Rulers),
	}
	if m, ok := n[d.sel.kind]; ok && d.sel.n >= m {
		d.sel = mark{}
	}
}

// undo takes the last change back.
func (d *draft) undo() {
	d.step(&d.past, &d.future)
}

// redo makes it again.
func (d *draft) redo() {
	d.step(&d.future, &d.past)
}

// step goes to the last moment of one list, and notes in the other what was there.
func (d *draft) step(from, to *[]moment) {
	if n := len(*from); n > 0 {
		m := (*from)[n-1]
		*from, *to = (*from)[:n-1], append(*to, d.now())
		d.restore(m)
	}
}

// addScene lays the scene in hand once more, behind it.
func (d *draft) addScene() {
	d.editDeck(func(deck *Deck) int {
		s := deck.Scenes[d.at].clone()
		s.Title, s.Caption, s.Note, s.Task = "Slide "+strconv.Itoa(len(deck.Scenes)+1), "", "", nil
		deck.Scenes = slices.Insert(deck.Scenes, d.at+1, s)
		return d.at + 1
	})
}

// dropScene takes the scene in hand away.
func (d *draft) dropScene() {
	n := d.at
	d.editDeck(func(deck *Deck) int {
		deck.Scenes = slices.Delete(deck.Scenes, n, n+1)
		return min(n, len(deck.Scenes)-1)
	})
}

// done reports whether the task of the scene is done.
func (d *draft) done() bool {
	s := d.scene()
	return s.Task != nil && d.l.done(s.Task)
}

// shown are the things on the table, one after the other: ships, tokens, captions, arrows, rulers.
func (d *draft) shown() []mark {
	var all []mark
	for i, id := range d.l.ids {
		if d.l.view.Ships[game.ShipID(i)].OnTable() {
			all = append(all, mark{kind: aShip, ship: id})
		}
	}
	s := d.scene()
	for i, n := range []int{len(s.Table.Tokens), len(s.Captions), len(s.Arrows), len(s.Rulers)} {
		for k := range n {
			all = append(all, mark{kind: aToken + markKind(i), n: k})
		}
	}
	return all
}

// next selects the next thing on the table.
func (d *draft) next() {
	if all := d.shown(); len(all) > 0 {
		d.sel = all[(slices.Index(all, d.sel)+1)%len(all)]
		if d.other == d.sel.ship {
			d.other = ""
		}
	}
}

// compare takes the next ship to be looked at together with the selected one.
func (d *draft) compare() {
	var ids []string
	for _, m := range d.shown() {
		if m.kind == aShip && m.ship != d.sel.ship {
			ids = append(ids, m.ship)
		}
	}
	if d.sel.kind == aShip && len(ids) > 0 {
		d.other = ids[(slices.Index(ids, d.other)+1)%len(ids)]
	}
}

// ship is the selected ship of a fleet, which can be moved; false when something else is selected,
// or nothing.
func (d *draft) ship() (game.ShipID, bool) {
	id, ok := d.l.of[d.sel.ship]
	return id, ok && d.sel.kind == aShip && d.l.fleetShip(id)
}

// selected are all that is said of the selected ship in the position: its place in the list, -1
// when it is none of a fleet.
func (d *draft) selected() int {
	if d.sel.kind != aShip {
		return -1
	}
	return d.scene().ship(d.sel.ship)
}
