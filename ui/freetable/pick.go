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
	"attackwing/ui/scene"
)

// picker is the list of ships, or of fleets, to place.
type picker struct {
	query  string
	fleets bool
	seat   int // 0 or 1
	at     int
	lines  list
	search box
	turn   int
}

// offer is a line of the picker.
type offer struct {
	name, sub string
	ship      *card.Ship
	list      fleet.List
}

// offers are the ships or fleets that fit what is searched.
func (p *Page) offers() []offer {
	words := strings.Fields(strings.ToLower(p.pick.query))
	fits := func(s string) bool {
		s = strings.ToLower(s)
		for _, w := range words {
			if !strings.Contains(s, w) {
				return false
			}
		}
		return true
	}
	var out []offer
	if p.pick.fleets {
		ready, err := fleet.Ready()
		if err != nil {
			return nil
		}
		for _, l := range append(append([]fleet.List(nil), p.opts.Fleets...), ready...) {
			if fits(l.Name + " " + l.Side + " " + l.Scenario) {
				out = append(out, offer{name: l.Name, sub: fmt.Sprintf("%d ships, %s", len(l.Ships), l.Side), list: l})
			}
		}
		return out
	}
	for _, s := range p.opts.Cards.Ships() {
		of := []string{}
		for _, f := range s.Factions {
			of = append(of, f.String())
		}
		if fits(s.Name + " " + s.Class.Name + " " + strings.Join(of, " ")) {
			out = append(out, offer{name: s.Name, sub: s.Class.Name, ship: s})
		}
	}
	return out
}

// place puts the ship or the fleet chosen on the table, at a point (mm) or where there is room.
func (p *Page) place(at *scene.Pt) {
	os := p.offers()
	if p.pick.at < 0 || p.pick.at >= len(os) {
		p.host.Toast("Nothing fits what is searched.")
		return
	}
	o := os[p.pick.at]
	ships := []record.TableShip{}
	if o.ship != nil {
		ships = append(ships, record.TableShip{Ship: o.ship.ID})
	}
	for _, s := range o.list.Ships {
		x := record.TableShip{Ship: s.Ship.ID, Captain: s.Captain.ID, Admiral: s.Admiral.ID}
		for _, u := range s.Upgrades {
			x.Upgrades = append(x.Upgrades, u.ID)
		}
		ships = append(ships, x)
	}
	if len(p.table().Ships)+len(ships) > maxShips {
		p.host.Toast(fmt.Sprintf("A table holds %d ships.", maxShips))
		return
	}
	last := ""
	p.edit(func(s *Scene) {
		taken := p.bases()
		for i, x := range ships {
			sh := p.opts.Cards.Ship(x.Ship)
			if sh == nil {
				continue
			}
			x.Player, x.ID = p.pick.seat+1, newID(s, sh.Name)
			wish := physics.Pose{X: physics.AreaSide / 2, Y: 4 * physics.Inch, Heading: 180000}
			if p.pick.seat == 1 {
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
	if p.l.has(last) {
		p.sel = mark{kind: aShip, ship: last}
	}
}

// maxShips is how many ships of fleets a table of the referee holds.
const maxShips = game.MaxShips

// bases are all bases of the table.
func (p *Page) bases() []physics.Square {
	var out []physics.Square
	for i := range p.l.setup.FleetShips() {
		if p.l.view.Ships[i].OnTable() {
			out = append(out, p.l.base(game.ShipID(i)))
		}
	}
	return out
}

// room is the free place nearest to a wish, in rings of an inch; the wish itself when there is none.
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
	for _, w := range strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
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
