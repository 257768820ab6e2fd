package card

import (
	"maps"
	"slices"
	"sync"
)

// prime returns the prime faction that a sub-faction counts as, NoFaction for any other.
func (f Faction) prime() Faction {
	switch f {
	case Vulcan, Bajoran:
		return Federation
	case Ferengi, Kazon, Xindi:
		return Independent
	}
	return NoFaction
}

// withPrimes returns fs with the prime factions of the sub-factions among them that it lacks.
func withPrimes(fs []Faction) []Faction {
	out := slices.Clone(fs)
	for _, f := range fs {
		if p := f.prime(); p != NoFaction && !HasFaction(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// primes makes the view of a catalogue that WithPrimes returns, when it is first asked for.
type primes struct {
	once sync.Once
	view *Catalogue
}

// WithPrimes returns the catalogue in which the cards of a sub-faction are of its prime faction too
// (the rulebook of 2017). It is made once. Cards that do not change are the same in both.
func (c *Catalogue) WithPrimes() *Catalogue {
	if c.primes == nil { // it is such a view
		return c
	}
	c.primes.once.Do(func() {
		captain := twins(func(v *Captain) *Printed { return &v.Printed }, nil)
		ship := twins(func(v *Ship) *Printed { return &v.Printed }, nil)
		upgrade := twins(func(v *Upgrade) *Printed { return &v.Printed }, nil)
		admiral := twins(func(v *Admiral) *Printed { return &v.Printed }, func(v *Admiral) {
			if v.Side != nil {
				v.Side = captain(v.Side)
			}
		})
		pool := func(p Pool) Pool {
			p.Ships, p.Captains = eachTwin(p.Ships, ship), eachTwin(p.Captains, captain)
			p.Admirals = eachTwin(p.Admirals, admiral)
			p.Upgrades, p.Resources = eachTwin(p.Upgrades, upgrade), eachTwin(p.Resources, upgrade)
			return p
		}
		c.primes.view = &Catalogue{
			Pool:    pool(c.Pool),
			drawn:   pool(c.drawn),
			class:   c.class,
			ship:    twinsOf(c.ship, ship),
			captain: twinsOf(c.captain, captain),
			admiral: twinsOf(c.admiral, admiral),
			upgrade: twinsOf(c.upgrade, upgrade),
		}
		c.primes.view.commands()
	})
	return c.primes.view
}

// twins returns a function that gives a card's twin with the prime factions, the same twin each
// time, or the card itself if it gains none. More changes what else a twin holds.
func twins[T any](printed func(*T) *Printed, more func(*T)) func(*T) *T {
	made := map[*T]*T{}
	return func(v *T) *T {
		fs := printed(v).Factions
		all := withPrimes(fs)
		if len(all) == len(fs) {
			return v
		}
		if made[v] == nil {
			twin := *v
			printed(&twin).Factions = all
			if more != nil {
				more(&twin)
			}
			made[v] = &twin
		}
		return made[v]
	}
}

func eachTwin[T any](list []*T, twin func(*T) *T) []*T {
	out := make([]*T, len(list))
	for i, v := range list {
		out[i] = twin(v)
	}
	return out
}

func twinsOf[T any](in map[string]*T, twin func(*T) *T) map[string]*T {
	out := maps.Clone(in)
	for id, v := range out {
		out[id] = twin(v)
	}
	return out
}
