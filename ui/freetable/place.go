package freetable

import (
	"fmt"
	"strings"
	"unicode"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// offer is a ship, or a fleet, that can be placed.
type offer struct {
	name, sub string
	ship      *card.Ship
	list      fleet.List
}

// shipOffers are the ships of the catalogue that fit what is searched.
func shipOffers(cards *card.Catalogue, query *kit.Typed) (out []offer) {
	for _, s := range cards.Ships {
		of := []string{}
		for _, f := range s.Factions {
			of = append(of, f.String())
		}
		if query.Finds(append(of, s.Name, s.Class.Name)...) {
			out = append(out, offer{name: s.Name, sub: s.Class.Name, ship: s})
		}
	}
	return out
}

// fleetOffers are the player's own fleets and the ready ones that fit what is searched.
func fleetOffers(own []fleet.List, query *kit.Typed) (out []offer) {
	ready, err := fleet.Ready()
	if err != nil {
		return nil
	}
	for _, l := range append(append([]fleet.List(nil), own...), ready...) {
		if query.Finds(l.Name, l.Side, l.Scenario) {
			out = append(out, offer{name: l.Name, sub: fmt.Sprintf("%d ships, %s", len(l.Ships), l.Side), list: l})
		}
	}
	return out
}

// ships returns the ships that an offer puts on the table.
func (o *offer) ships() (out []record.TableShip) {
	if o.ship != nil {
		out = append(out, record.TableShip{Ship: o.ship.ID})
	}
	for _, s := range o.list.Ships {
		x := record.TableShip{Ship: s.Ship.ID, Captain: s.Captain.ID, Admiral: s.Admiral.ID}
		for _, u := range s.Upgrades {
			x.Upgrades = append(x.Upgrades, u.ID)
		}
		out = append(out, x)
	}
	return out
}

// maxShips is the most fleet ships on a table of the referee.
const maxShips = game.MaxShips

// place puts what is offered on the table for a seat, 0 or 1, at a point (mm) or where there is
// room; the last ship is selected.
func (d *draft) place(o *offer, seat int, at *scene.Pt) {
	ships := o.ships()
	if len(d.scene().Table.Ships)+len(ships) > maxShips {
		d.say(fmt.Sprintf("A table can hold %d ships.", maxShips))
		return
	}
	last := ""
	d.edit(func(s *Scene) {
		taken := d.bases()
		for i, x := range ships {
			sh := d.cards.Ship(x.Ship)
			if sh == nil {
				continue
			}
			x.Player, x.ID = seat+1, newID(s, sh.Name)
			wish := physics.Pose{X: physics.AreaSide / 2, Y: 4 * physics.Inch, Heading: 180000}
			if seat == 1 {
				wish.Y, wish.Heading = physics.AreaSide-4*physics.Inch, 0
			}
			if len(ships) > 1 {
				wish.X += int32((2*i - len(ships) + 1) * 3 * physics.Inch)
			}
			if at != nil {
				wish.X, wish.Y = int32(at.X*1000)+int32(i*4*physics.Inch), int32(at.Y*1000)
			}
			if at == nil || i > 0 {
				wish = room(wish, sh.Class.BaseSide, taken)
			}
			taken = append(taken, physics.Base(wish, sh.Class.BaseSide))
			stand(&x, wish)
			s.Table.Ships = append(s.Table.Ships, x)
			last = x.ID
		}
	})
	if d.l.has(last) {
		d.sel = mark{kind: aShip, ship: last}
	}
}

// bases are all bases of the table.
func (d *draft) bases() []physics.Square {
	var out []physics.Square
	for i := range d.l.setup.FleetShips() {
		if d.l.view.Ships[i].OnTable() {
			out = append(out, d.l.base(game.ShipID(i)))
		}
	}
	return out
}

// room is the free place nearest to a wish, in rings of an inch; the wish itself when there is
// none.
func room(wish physics.Pose, side int32, taken []physics.Square) physics.Pose {
	free := func(at physics.Pose) bool {
		b := physics.Base(at, side)
		if !physics.InArea(&b) {
			return false
		}
		for i := range taken {
			if physics.Overlap(&b, &taken[i]) {
				return false
			}
		}
		return true
	}
	for r := int32(0); r <= 30; r++ {
		for dx := -r; dx <= r; dx++ {
			for dy := -r; dy <= r; dy++ {
				if max(dx, -dx, dy, -dy) != r {
					continue
				}
				at := wish
				at.X, at.Y = at.X+dx*physics.Inch, at.Y+dy*physics.Inch
				if free(at) {
					return at
				}
			}
		}
	}
	return wish
}

// newID is a short word for a ship that no other has.
func newID(s *Scene, name string) string {
	word := "ship"
	for _, w := range strings.FieldsFunc(strings.ToLower(name),
		func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if w = strings.Map(func(r rune) rune {
			if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, w); len(w) > 1 && len(w) < 30 {
			word = w
		}
	}
	id := word
	for n := 2; s.ship(id) >= 0; n++ {
		id = fmt.Sprintf("%s-%d", word, n)
	}
	return id
}
