package fleet

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// Random makes a legal fleet at random under the rules: any card of the catalogue may be in it,
// cards that ask for special ships and sides included. It has from 1 to maxShips ships and keeps to
// the rules' limit, or to limit where that is not 0. The same rng gives the same fleet. It returns
// an empty list where no ship is cheap enough.
//
// It tries cards one by one and keeps what leaves the fleet legal, so that it knows no rule that
// Check does not know.
func Random(rng *rand.Rand, r Rules, limit, maxShips int) List {
	if limit > 0 {
		r.Limit = limit
	}
	l := List{Name: "Random fleet", Scenario: r.scenario(), Side: r.Side, Limit: r.Limit}
	d := draft{rng: rng, rules: r, list: l}
	want := 1 + rng.IntN(max(maxShips, 1))
	for range 40 * want {
		if len(d.list.Ships) == want {
			break
		}
		d.ship()
	}
	for range 30 * len(d.list.Ships) {
		d.assign()
	}
	if cards := r.pool().Resources; len(cards) > 0 && rng.IntN(2) == 0 {
		u := cards[rng.IntN(len(cards))]
		if d.try(func(l *List) { l.Resource = Ref{u.ID, u.Name} }) {
			d.ride(u)
		}
	}
	for n := range d.list.Ships {
		d.second(n)
	}
	for _, u := range r.pool().Upgrades {
		if u.Kind.OnEveryShip() && len(d.list.Ships) > 0 && rng.IntN(12) == 0 {
			d.lay(u)
		}
	}
	if len(d.list.Ships) > 0 {
		d.list.Total = r.Check(d.list).Total
	}
	return d.list
}

// RandomTable lays a table with a random fleet on each side, of the cards of that side, under the
// usual house rules of the scenario.
func RandomTable(sc game.Scenario, cards [2]*card.Catalogue, seed uint64) (*game.Setup, error) {
	u := &game.Setup{Scenario: sc, Seed: seed}
	var err error
	if u.House, err = game.NewHouse(sc.Sheet().House, nil); err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	for i := range u.Fleets {
		r := Rules{Cards: cards[i], Scenario: sc, House: &u.House}
		if sides := sc.Sheet().Sides; len(sides) > i {
			r.Side = sides[i]
		}
		f, problems := r.Build(Random(rng, r, 0, 4))
		for _, p := range problems {
			return nil, fmt.Errorf("a random fleet is not legal: %s", p.Why)
		}
		u.Fleets[i] = f
	}
	return u, u.Prepare()
}

// RandomDear is the dearest of a few random fleets: chance alone leaves many points over. It is
// false where no ship is cheap enough.
func RandomDear(rng *rand.Rand, r Rules, limit, maxShips int) (List, bool) {
	best, most := List{}, -1
	for range 4 {
		l := Random(rng, r, limit, maxShips)
		if n := r.Check(l).Total; len(l.Ships) > 0 && n > most {
			best, most = l, n
		}
	}
	return best, most >= 0
}

func (r *Rules) scenario() string {
	if r.Scenario == nil {
		return ""
	}
	return r.Scenario.Sheet().ID
}

// draft is a fleet being made.
type draft struct {
	rng   *rand.Rand
	rules Rules
	list  List
}

// try changes the list and takes the change back where it is not legal.
func (d *draft) try(change func(l *List)) bool {
	next := d.list
	next.Ships = append([]ListShip(nil), d.list.Ships...)
	for i := range next.Ships {
		next.Ships[i].Upgrades = append([]Ref(nil), next.Ships[i].Upgrades...)
	}
	change(&next)
	rules := d.rules
	rules.Format = OpenFormat // a format judges the fleet when it is complete
	if s := rules.Check(next); !s.Legal {
		return false
	}
	d.list = next
	return true
}

// ship adds a ship with any captain that may command it.
func (d *draft) ship() {
	pool := d.rules.pool()
	ships, captains := pool.Ships, pool.Captains
	if len(ships) == 0 || len(captains) == 0 {
		return
	}
	s := ships[d.rng.IntN(len(ships))]
	if s.CaptainLimit == 0 {
		d.try(func(l *List) { l.Ships = append(l.Ships, ListShip{Ship: Ref{s.ID, s.Name}}) })
		return
	}
	for range 8 {
		c := captains[d.rng.IntN(len(captains))]
		if own := comrades(captains, s); len(own) > 0 && d.rng.IntN(2) == 0 {
			c = own[d.rng.IntN(len(own))]
		}
		if d.try(func(l *List) {
			l.Ships = append(l.Ships, ListShip{Ship: Ref{s.ID, s.Name}, Captain: Ref{c.ID, c.Name}})
		}) {
			return
		}
	}
}

// comrades are the captains that came in a box with the ship.
func comrades(captains []*card.Captain, s *card.Ship) []*card.Captain {
	var out []*card.Captain
	for _, c := range captains {
		if slices.ContainsFunc(c.Sets, func(set string) bool { return slices.Contains(s.Sets, set) }) {
			out = append(out, c)
		}
	}
	return out
}

// assign adds an upgrade, sometimes an admiral or an exchanged slot, to any ship.
func (d *draft) assign() {
	n := d.rng.IntN(len(d.list.Ships))
	switch d.rng.IntN(12) {
	case 0:
		if as := d.rules.pool().Admirals; len(as) > 0 && d.list.Ships[n].Admiral.IsZero() {
			a := as[d.rng.IntN(len(as))]
			d.try(func(l *List) { l.Ships[n].Admiral = Ref{a.ID, a.Name} })
		}
	case 1:
		kind := card.UpgradeKind(d.rng.IntN(int(card.Flagship)))
		d.try(func(l *List) { l.Ships[n].ExchangeSlot = kind.String() })
	default:
		ups := d.rules.pool().Upgrades
		if len(ups) == 0 || len(d.list.Ships[n].Upgrades) >= min(maxUpgrades, game.MaxUpgrades) {
			return
		}
		u := ups[d.rng.IntN(len(ups))]
		if own := d.meantFor(n); len(own) > 0 && d.rng.IntN(4) == 0 {
			u = own[d.rng.IntN(len(own))]
		}
		d.try(func(l *List) { l.Ships[n].Upgrades = append(l.Ships[n].Upgrades, Ref{u.ID, u.Name}) })
	}
}

// ride lays one of the cards that a resource brings under a ship or its captain.
func (d *draft) ride(resource *card.Upgrade) {
	for _, r := range resource.Build {
		if r.Op != card.SlotForCard {
			continue
		}
		cards := slices.DeleteFunc(slices.Clone(d.rules.pool().Upgrades),
			func(u *card.Upgrade) bool { return !u.Kind.RidesAlong() || !r.Scope.Holds(u, resource.ID) })
		for range 2 * len(cards) {
			u, n := cards[d.rng.IntN(len(cards))], d.rng.IntN(len(d.list.Ships))
			if len(d.list.Ships[n].Upgrades) == game.MaxUpgrades {
				continue
			}
			if d.try(func(l *List) { l.Ships[n].Upgrades = append(l.Ships[n].Upgrades, Ref{u.ID, u.Name}) }) {
				return
			}
		}
	}
}

// lay lays a card for which every ship has a place on one that may have it.
func (d *draft) lay(u *card.Upgrade) {
	for _, n := range d.rng.Perm(len(d.list.Ships)) {
		if len(d.list.Ships[n].Upgrades) < game.MaxUpgrades &&
			d.try(func(l *List) { l.Ships[n].Upgrades = append(l.Ships[n].Upgrades, Ref{u.ID, u.Name}) }) {
			return
		}
	}
}

// second lays captains under that of a ship, or beside him, where a card takes such.
func (d *draft) second(n int) {
	ls := &d.list.Ships[n]
	takes := func(build []card.BuildRule) bool {
		return slices.ContainsFunc(build, func(r card.BuildRule) bool {
			return r.Op == card.CaptainsText || r.Op == card.CaptainsSkill || r.Op == card.TwoCaptains
		})
	}
	c := d.rules.Cards.Captain(ls.Captain.ID)
	may := c != nil && takes(c.Build)
	for _, r := range ls.Upgrades {
		u := d.rules.Cards.Upgrade(r.ID)
		may = may || u != nil && takes(u.Build)
	}
	cards := d.rules.pool().Captains
	for range 20 {
		if may && len(d.list.Ships[n].Upgrades) < game.MaxUpgrades {
			v := cards[d.rng.IntN(len(cards))]
			d.try(func(l *List) { l.Ships[n].Upgrades = append(l.Ships[n].Upgrades, Ref{v.ID, v.Name}) })
		}
	}
}

// meantFor are the upgrades that are only for ships such as this one: chance alone would hardly
// ever bring them together.
func (d *draft) meantFor(n int) []*card.Upgrade {
	ls := &d.list.Ships[n]
	s, c := d.rules.Cards.Ship(ls.Ship.ID), d.rules.Cards.Captain(ls.Captain.ID)
	var out []*card.Upgrade
	for _, u := range d.rules.pool().Upgrades {
		only, holds := false, true
		for i := range u.Restrictions {
			if r := &u.Restrictions[i]; r.Kind == card.OnlyOn {
				only, holds = true, holds && r.Cond.Holds(s, c)
			}
		}
		if only && holds {
			out = append(out, u)
		}
	}
	return out
}
