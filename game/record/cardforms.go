package record

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"

	"attackwing/game"
)

// cardID names a card of a ship, -1 the captain: by its id, with #2 for the second copy.
func cardID(f *game.FleetShip, c int8) string {
	switch c {
	case game.ShipSlot:
		return "ship"
	case game.SheetSlot:
		return sheetText
	case game.AdmiralSlot:
		return "admiral"
	case game.CaptainSlot:
		return f.Captain.ID
	}
	id, n := f.Upgrades[c].Card.ID, 1
	for _, o := range f.Upgrades[:c] {
		if o.Card.ID == id {
			n++
		}
	}
	if n > 1 {
		return fmt.Sprintf("%s#%d", id, n)
	}
	return id
}

// cardIDs are the captain and the upgrades of a ship, its admiral, and the ship card.
func cardIDs(f *game.FleetShip) (ids []string) {
	for c := game.CaptainSlot; int(c) < len(f.Upgrades); c++ {
		ids = append(ids, cardID(f, c))
	}
	if f.Admiral != nil {
		ids = append(ids, cardID(f, game.AdmiralSlot))
	}
	return append(ids, cardID(f, game.ShipSlot))
}

// sheetText stands for the lines that the sheet gives to every ship.
const sheetText = "sheet"

// slotOf finds a card of a ship as cardID names it.
func slotOf(f *game.FleetShip, name string) (int8, bool) {
	if name == sheetText {
		return game.SheetSlot, true
	}
	for c := game.AdmiralSlot; int(c) < len(f.Upgrades); c++ {
		if cardID(f, c) == name && (c != game.AdmiralSlot || f.Admiral != nil) {
			return c, true
		}
	}
	return 0, false
}

// onCard are the words for what may lie on a card, and its fields: those of ships' cards.
var onCard = sync.OnceValue(func() (list [][2]string) {
	for _, f := range append(reflect.VisibleFields(reflect.TypeFor[TableShip]()),
		reflect.VisibleFields(reflect.TypeFor[ShipTokens]())...) {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if on := f.Tag.Get("card"); on != "" && on != "Away" && on != "Counters" {
			list = append(list, [2]string{name, on})
		}
	}
	return list
})

// Lines of card text.

// line finds a line of card text by its place on the card, from 1.
func (s *scribe) line(at string, x game.Text, n int) (game.LineID, error) {
	if n >= 1 && n <= 100 {
		x.Nth = int8(n - 1)
		if id, ok := s.u.FindText(x); ok {
			return id, nil
		}
	}
	return 0, wrong(at, "the card has no line %d of text", n)
}

// resource is the text of the resource of a player.
func resource(p game.PlayerID) game.Text {
	return game.Text{Ship: game.NoShip, Player: p, Card: game.ResourceSlot}
}

// readLines reads which lines of a ship's cards were used, by card, or of a fleet's resource.
func readLines(x *field) error {
	used := to[[]game.LineID](x.of)
	if list, ok := x.v.Interface().([]int); ok {
		for i, n := range list {
			id, err := x.line(fmt.Sprintf("%s[%d]", x.at, i), resource(x.player), n)
			if err != nil {
				return err
			}
			*used = append(*used, id)
		}
		return nil
	}
	by := x.v.Interface().(map[string][]int)
	for _, name := range slices.Sorted(maps.Keys(by)) {
		slot, ok := slotOf(x.u.Facts(x.id), name)
		if !ok {
			return x.wrong("the ship has no card %q", name)
		}
		for _, n := range by[name] {
			id, err := x.line(x.at, game.Text{Ship: x.id, Card: slot}, n)
			if err != nil {
				return x.wrong("%q has no line %d of text", name, n)
			}
			*used = append(*used, id)
		}
	}
	return nil
}

func sayLines(x *field) {
	for _, id := range x.of.Interface().([]game.LineID) {
		t := x.u.TextOf(id)
		switch by, ship := x.v.Interface().(map[string][]int); {
		case ship && t.Ship == x.id:
			name := cardID(x.u.Facts(x.id), t.Card)
			enter(x.v, name, append(by[name], int(t.Nth)+1))
		case !ship && t.Ship == game.NoShip && t.Player == x.player:
			x.v.Set(reflect.Append(x.v, reflect.ValueOf(int(t.Nth)+1)))
		}
	}
}

// readText reads a line of card text anywhere in the battle.
func readText(x *field) error {
	v := reflect.Indirect(x.v)
	if !v.IsValid() {
		return nil
	}
	t := v.Interface().(TableText)
	var text game.Text
	if t.Ship == "" {
		if err := within(x.at+".player", t.Player, 1, 2); err != nil {
			return err
		}
		text = resource(game.PlayerID(t.Player - 1))
	} else {
		id := slices.Index(x.ids, t.Ship)
		if id < 0 {
			return wrong(x.at+".ship", "no ship has the id %q", t.Ship)
		}
		slot, ok := slotOf(x.u.Facts(game.ShipID(id)), t.Card)
		if !ok {
			return wrong(x.at+".card", "the ship has no card %q", t.Card)
		}
		text = game.Text{Ship: game.ShipID(id), Card: slot}
	}
	line, err := x.line(x.at+".sentence", text, t.Line)
	x.of.Set(reflect.ValueOf(line))
	return err
}

func sayText(x *field) {
	if x.of.IsZero() {
		return
	}
	t := x.u.TextOf(x.of.Interface().(game.LineID))
	out := TableText{Player: int(t.Player) + 1, Line: int(t.Nth) + 1}
	if t.Ship != game.NoShip {
		out.Ship, out.Player, out.Card = x.ids[t.Ship], 0, cardID(x.u.Facts(t.Ship), t.Card)
	}
	if x.v.Kind() == reflect.Pointer {
		x.v.Set(reflect.ValueOf(&out))
	} else {
		x.v.Set(reflect.ValueOf(out))
	}
}

// What lies beside a player's ships.

// beside returns the things beside a player's ships as they are if the file says nothing of them.
func (s *scribe) beside(player int) game.Beside {
	return game.Beside{
		Counters: s.fresh.Beside[player],
		Resource: s.fresh.Resources[player],
		Options:  s.fresh.Options[player],
	}
}

func (s *scribe) fleetPart(f *TableFleet, player int) *field {
	of, usual := reflect.ValueOf(&s.p.Sides[player]).Elem(), reflect.ValueOf(s.beside(player))
	return &field{
		scribe: s,
		at:     fmt.Sprintf("fleets[%d]", player),
		v:      reflect.ValueOf(f).Elem(),
		of:     of,
		usual:  usual,
		player: game.PlayerID(player),
	}
}

func readFleets(x *field) error {
	for i := range x.v.Len() {
		f := to[TableFleet](x.v.Index(i))
		p := x.fleetPart(f, i)
		if f.Resource == "" &&
			(len(f.Left) > 0 || len(f.Used) > 0 || len(f.UsedNow) > 0 || len(f.Ever) > 0 || len(f.On) > 0) {
			return wrong(p.at, "it speaks of a resource and names none")
		}
		if err := p.read(); err != nil {
			return err
		}
	}
	return nil
}

func sayFleets(x *field) {
	var fleets [2]TableFleet
	for i := range fleets {
		f, paid := &fleets[i], &x.u.Fleets[i]
		if side, ok := x.sheet.SideOf(paid.Side); ok && side != usualSide(x.sheet, i) {
			f.Side = side
		}
		if f.Other = paid.Total - cardsOf(paid); paid.Resource.Card != nil {
			f.Resource = paid.Resource.Card.ID
		}
		x.fleetPart(f, i).say()
	}
	if !reflect.ValueOf(fleets).IsZero() {
		x.v.Set(reflect.ValueOf(fleets[:]))
	}
}
