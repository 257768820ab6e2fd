package exchange

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
)

// UtopiaPage is the page that an address of WriteUtopia opens.
const UtopiaPage = "https://angrytribble.github.io/Star-Trek-Attack-Wing-Utopia/staw-utopia/index.html"

// Address makes Utopia's address of a fleet, and names what it cannot say.
func Address(l fleet.List, cat *card.Catalogue) (address string, lost []string, err error) {
	w := &utopiaWriter{cat: cat, lost: lostHead(&l)}
	if l.Name != "" {
		w.lost = append(w.lost, "its name, "+l.Name)
	}
	if l.Notes != "" {
		w.lost = append(w.lost, "its notes")
	}
	if l.Other != 0 {
		w.lost = append(w.lost, fmt.Sprintf("its %d other points", l.Other))
	}
	u := utopiaFleet{Ships: []*utopiaCard{}}
	for _, s := range l.Ships {
		if c := w.ship(&s); c != nil {
			u.Ships = append(u.Ships, c)
		}
	}
	if !l.Resource.IsZero() {
		if v := cat.Resource(l.Resource.ID); v == nil || v.Utopia == "" {
			w.unknown(l.Resource)
		} else {
			u.Resource = &utopiaCard{ID: "resource:" + v.Utopia}
		}
	}
	b, err := json.Marshal(u)
	if err != nil {
		return "", nil, err
	}
	return UtopiaPage + "#" + base64.StdEncoding.EncodeToString(b), w.lost, nil
}

// utopiaWriter puts cards into slots.
type utopiaWriter struct {
	cat  *card.Catalogue
	lost []string
}

func (w *utopiaWriter) unknown(r fleet.Ref) {
	name := r.Name
	if name == "" {
		name = r.ID
	}
	w.lost = append(w.lost, name+": Utopia has no such card")
}

// bay is a slot that a card has, in Utopia's order.
type bay struct {
	kind card.UpgradeKind
	only string // the one card that may lie here, "" any of the kind
	in   *utopiaCard
	full bool
}

func (w *utopiaWriter) ship(ls *fleet.ListShip) *utopiaCard {
	s := w.cat.Ship(ls.Ship.ID)
	if s == nil || s.Utopia == "" {
		w.unknown(ls.Ship)
		return nil
	}
	c := &utopiaCard{ID: "ship:" + s.Utopia}
	c.Ambassador, c.Construction = &utopiaCard{}, &utopiaCard{}
	bays := append(barOf(&c.Upgrades, s.Slots), &bay{kind: card.Ambassador, in: c.Ambassador},
		&bay{kind: card.Construction, in: c.Construction})
	if v := w.cat.Captain(ls.Captain.ID); v != nil && v.Utopia != "" {
		c.Captain = &utopiaCard{ID: "captain:" + v.Utopia}
		slots := v.Slots
		slots[card.Talent] += v.Talents
		bays = append(bays, barOf(&c.Captain.Slots, slots)...)
	} else if !ls.Captain.IsZero() {
		w.unknown(ls.Captain)
	}
	if a := w.cat.Admiral(ls.Admiral.ID); a != nil && a.Utopia != "" {
		c.Admiral = &utopiaCard{ID: "admiral:" + a.Utopia}
		var slots card.Slots
		slots[card.Talent] = a.Talents
		bays = append(bays, barOf(&c.Admiral.Slots, slots)...)
	} else if !ls.Admiral.IsZero() {
		w.unknown(ls.Admiral)
	}
	for _, r := range s.Build {
		if r.Op == card.SlotForCard && r.Scope.Card != "" {
			for range r.N {
				c.Slots = append(c.Slots, &utopiaCard{})
				bays = append(bays, &bay{only: r.Scope.Card, in: c.Slots[len(c.Slots)-1]})
			}
		}
	}
	if ls.ExchangeSlot != "" {
		w.lost = append(w.lost, fmt.Sprintf("%s: the %s slot exchanged", s.Name, ls.ExchangeSlot))
	}
	w.fill(s, ls.Upgrades, bays)
	for _, at := range []**utopiaCard{&c.Ambassador, &c.Construction} {
		if (*at).ID == "" {
			*at = nil
		}
	}
	return c
}

// barOf appends empty slots to a list of a card's slots: talents first, then in the order of an
// Upgrade Bar.
func barOf(slots *[]*utopiaCard, n card.Slots) []*bay {
	var out []*bay
	for _, k := range append([]card.UpgradeKind{card.Talent}, utopiaSlots...) {
		for range n[k] {
			*slots = append(*slots, &utopiaCard{})
			out = append(out, &bay{kind: k, in: (*slots)[len(*slots)-1]})
		}
	}
	return out
}

// fill puts the upgrades into the slots. One that finds none waits until a card that adds slots has
// found its own.
func (w *utopiaWriter) fill(s *card.Ship, refs []fleet.Ref, bays []*bay) {
	var waiting []*card.Upgrade
	for _, r := range refs {
		if u := w.cat.Upgrade(r.ID); u == nil || u.Utopia == "" {
			w.unknown(r)
		} else {
			waiting = append(waiting, u)
		}
	}
	// the choosy first
	slices.SortStableFunc(waiting, func(a, b *card.Upgrade) int { return len(alsoIn(a)) - len(alsoIn(b)) })
	for moved := true; moved; {
		moved = false
		for i, u := range waiting {
			b := freeBay(u, bays)
			if b == nil {
				continue
			}
			b.full, moved = true, true
			b.in.ID = utopiaKind(u.Utopia) + ":" + u.Utopia
			bays = append(bays, barOf(&b.in.Slots, u.Slots)...)
			waiting = slices.Delete(slices.Clone(waiting), i, i+1)
			break
		}
	}
	for _, u := range waiting {
		w.lost = append(w.lost, fmt.Sprintf("%s: Utopia has no %s slot left on %s", u.Name, u.Kind, s.Name))
	}
}

func freeBay(u *card.Upgrade, bays []*bay) *bay {
	kinds := append([]card.UpgradeKind{u.Kind}, alsoIn(u)...)
	for _, own := range []bool{true, false} {
		for _, k := range kinds {
			for _, b := range bays {
				if !b.full && (own && b.only == u.ID || !own && b.only == "" && b.kind == k) {
					return b
				}
			}
		}
	}
	return nil
}

// alsoIn are the other kinds of slot that an upgrade may fill by its own words.
func alsoIn(u *card.Upgrade) []card.UpgradeKind {
	var out []card.UpgradeKind
	for _, r := range u.Build {
		if r.Op == card.SlotAlso && r.Scope.Me {
			out = append(out, r.Kinds...)
		}
	}
	return out
}

// utopiaKinds tells by the letters of an id what kind of card Utopia calls it.
var utopiaKinds = map[string]string{
	"S": "ship", "Cap": "captain", "AC": "captain", "A": "admiral", "M": "ambassador", "Con": "construction",
	"C": "crew",
	"T": "tech", "W": "weapon", "E": "talent", "B": "borg", "D": "squadron", "Q": "question", "R": "resource",
	"AP": "captain", "AE": "talent", "AQ": "question",
}

// utopiaKind is the kind that Utopia's id begins with.
func utopiaKind(id string) string {
	return utopiaKinds[id[:len(id)-len(strings.TrimLeft(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))]]
}
