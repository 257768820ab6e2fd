package record

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"attackwing/game"
)

// Of is the table of a game as a position that begins at the open question (game.Position says what
// it cannot tell).
func Of(g *game.Game) (*Table, error) {
	p, err := g.Position()
	if err != nil {
		return nil, err
	}
	t := tableOf(g.Setup(), p)
	return &t, nil
}

// tableOf is a referee's position in words.
func tableOf(u *game.Setup, p *game.Position) Table {
	t := Table{Scenario: u.Scenario.Sheet().ID, Sheet: u.Scenario.Sheet().Stamp, Seed: u.Seed, Ships: []TableShip{}}
	if u.Players != [2]string{} {
		t.Players = u.Players[:]
	}
	for _, v := range changed(u) {
		enter(reflect.ValueOf(&t.House).Elem(), v.Key, v.Value)
	}
	newScribe(u, p, IDs(u)).part(&t).say()
	return t
}

// newScribe begins from the table as the set-up and the scenario lay it for the round of the
// position.
func newScribe(u *game.Setup, p *game.Position, ids []string) *scribe {
	s := &scribe{u: u, sheet: u.Scenario.Sheet(), p: p, fresh: u.Fresh(p.Round), ids: ids}
	for i := range u.NumShips() {
		if s.fresh.Ships[i].Skill = -1; i >= u.FleetShips() {
			s.ids = append(s.ids, u.OnMap(game.ShipID(i)).ID) // a lock may lie on a ship of the map
		}
	}
	at := func(ship *game.Ship, n int) *game.ShipID { return &ship.Card(int8(n)).At }
	each := func(do func(usual, now *game.ShipID)) {
		for i := range p.Ships {
			do(at(&s.fresh.Ships[i], -1), at(&p.Ships[i], -1))
			for n := range u.Facts(game.ShipID(i)).Own() {
				do(at(&s.fresh.Ships[i], n), at(&p.Ships[i], n))
			}
		}
	}
	each(func(usual, now *game.ShipID) { *usual = *now })
	u.LayPlaces(s.fresh.Ships[:u.NumShips()])
	each(func(usual, _ *game.ShipID) { *usual = 0 }) // it is told
	return s
}

// part is the whole file.
func (s *scribe) part(t *Table) *field {
	return &field{
		scribe: s,
		v:      reflect.ValueOf(t).Elem(),
		of:     reflect.ValueOf(s.p).Elem(),
		usual:  reflect.ValueOf(s.p).Elem(),
	}
}

// sameTokens reports whether the same tokens lie on two tables of a battle, however many of them
// each leaves to the scenario to lay. A table that cannot be read has no tokens that are the same.
func (t *Table) sameTokens(other *Table, u *game.Setup) bool {
	here, err := t.laid(u)
	there, otherErr := other.laid(u)
	return err == nil && otherErr == nil && slices.Equal(here, there)
}

// laid are all tokens that lie on a table of a battle.
func (t *Table) laid(u *game.Setup) ([]game.Token, error) {
	at := *u // a position that is read stands in its set-up
	p, err := t.position(&at)
	if err != nil {
		return nil, err
	}
	return p.Laid(&at), nil
}

// IDs are the short words that a position calls the ships of the fleets by, in their order: the
// last word of each name, numbered where several share it.
func IDs(u *game.Setup) []string {
	n := u.FleetShips()
	out, many, used := make([]string, n), map[string]int{}, map[string]bool{}
	for i := range out {
		out[i] = lastWord(u.Facts(game.ShipID(i)).Ship.Name)
		many[out[i]]++
	}
	for i, id := range out {
		for n := 1; many[id] > 1 && (used[out[i]] || out[i] == id); n++ {
			out[i] = fmt.Sprintf("%s-%d", id, n)
		}
		used[out[i]] = true
	}
	return out
}

// lastWord is the last word of a ship's name as an id takes it.
func lastWord(name string) string {
	id := "ship"
	for _, w := range strings.FieldsFunc(strings.ToLower(name),
		func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' }) {
		if w = strings.Map(func(r rune) rune {
			if notWord(r) || r == '\'' {
				return -1
			}
			return r
		}, w); len(w) > 1 && len(w) < 30 {
			id = w
		}
	}
	return id
}

// cardsOf returns the cost of the cards of a fleet, in Squadron Points.
func cardsOf(f *game.Fleet) int {
	n := f.Resource.SP
	for i := range f.Ships {
		n += f.Ships[i].Price()
	}
	return n
}

func usualSide(sheet *game.Sheet, player int) string {
	if player < len(sheet.Sides) {
		return sheet.Sides[player]
	}
	return ""
}
