package exchange

import (
	"strings"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// index finds cards of the catalogue by Utopia's ids, and the names of those that the catalogue
// does not have.
type index struct {
	cat      *card.Catalogue
	ships    map[string][]*card.Ship
	captains map[string][]*card.Captain
	admirals map[string][]*card.Admiral
	upgrades map[string][]*card.Upgrade // resources too
	others   map[string]assets.Counterpart
}

func newIndex(cat *card.Catalogue) (*index, error) {
	x := &index{cat: cat, ships: map[string][]*card.Ship{}, captains: map[string][]*card.Captain{},
		admirals: map[string][]*card.Admiral{}, upgrades: map[string][]*card.Upgrade{},
		others: map[string]assets.Counterpart{}}
	for _, s := range cat.Ships {
		x.ships[s.Utopia] = append(x.ships[s.Utopia], s)
	}
	for _, c := range cat.Captains {
		x.captains[c.Utopia] = append(x.captains[c.Utopia], c)
	}
	for _, a := range cat.Admirals {
		x.admirals[a.Utopia] = append(x.admirals[a.Utopia], a)
	}
	for _, us := range [][]*card.Upgrade{cat.Upgrades, cat.Resources} {
		for _, u := range us {
			x.upgrades[u.Utopia] = append(x.upgrades[u.Utopia], u)
		}
	}
	all, err := assets.Crosswalk()
	if err != nil {
		return nil, err
	}
	for _, c := range all {
		if _, known := x.others[c.Utopia]; !known {
			x.others[c.Utopia] = c
		}
	}
	return x, nil
}

// ids are the ids that one of Utopia's may stand for: some of its cards have several, joined by
// commas.
func ids(id string) []string { return strings.Split(id, ",") }

// stranger is a card that the catalogue does not have: by Space Dock's id and name where those are
// known.
func (x *index) stranger(id string) fleet.Ref {
	for _, one := range ids(id) {
		if c, ok := x.others[one]; ok && one != "" {
			return fleet.Ref{ID: line(c.ID), Name: line(c.Name)}
		}
	}
	return fleet.Ref{ID: line("utopia:" + id)}
}

func find[T any](m map[string][]*T, id string) []*T {
	for _, one := range ids(id) {
		if one != "" && len(m[one]) > 0 {
			return m[one]
		}
	}
	return nil
}

func (x *index) ship(id string) (fleet.Ref, *card.Ship) {
	if c := find(x.ships, id); len(c) > 0 {
		return fleet.Ref{ID: c[0].ID, Name: c[0].Name}, c[0]
	}
	return x.stranger(id), nil
}

// captain finds a captain. Utopia has one nameless captain where older sets have several of the
// same worth; the one that goes with the ship is taken.
func (x *index) captain(f *Fleet, id string, s *card.Ship) fleet.Ref {
	cs := find(x.captains, id)
	if len(cs) == 0 {
		return x.stranger(id)
	}
	c := cs[0]
	for _, v := range cs {
		if s != nil && (strings.Contains(s.Class.Name, v.Name) || strings.Contains(s.Name, v.Name)) {
			c = v
		}
	}
	if len(cs) > 1 {
		f.guess("captain %s for Utopia's %s", c.Name, id)
	}
	return fleet.Ref{ID: c.ID, Name: c.Name}
}

func (x *index) admiral(id string) fleet.Ref {
	if as := find(x.admirals, id); len(as) > 0 {
		return fleet.Ref{ID: as[0].ID, Name: as[0].Name}
	}
	return x.stranger(id)
}

// upgrade finds an upgrade; slot is the kind of slot it fills, "" unknown: some cards have an entry
// for each kind.
func (x *index) upgrade(f *Fleet, id, slot string) fleet.Ref {
	us := find(x.upgrades, id)
	if len(us) == 0 {
		return x.stranger(id)
	}
	u := us[0]
	for _, v := range us {
		if v.Kind.String() == slot {
			u = v
		}
	}
	if len(us) > 1 && u.Kind.String() != slot {
		f.guess("%s %s for Utopia's %s", u.Kind, u.Name, id)
	}
	return fleet.Ref{ID: u.ID, Name: u.Name}
}
