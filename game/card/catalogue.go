package card

import "errors"

// Catalogue is the whole card pool, looked up by id. It is read only once made; nobody may change
// its cards.
type Catalogue struct {
	Pool
	class   map[string]*Class
	ship    map[string]*Ship
	captain map[string]*Captain
	admiral map[string]*Admiral
	upgrade map[string]*Upgrade // resources too
	second  map[string]*Upgrade // captains as those that lie with another one
	crew    map[string]*Captain // crew upgrades as captains, for ships that take such
	drawn   Pool
	primes  *primes    // nil: of a catalogue WithPrimes
	program *Catalogue // without the cards of other folders, nil itself
}

// Pool are the cards of a catalogue, each list in the order of the data; ships point to their
// classes.
type Pool struct {
	Classes   []*Class
	Ships     []*Ship
	Captains  []*Captain
	Admirals  []*Admiral
	Upgrades  []*Upgrade // without the resources
	Resources []*Upgrade
	Draw      Draw
}

// Of is the catalogue of cards that were read before. It keeps them, and names beside ids what they
// speak of.
func Of(p Pool) (*Catalogue, error) {
	c := &Catalogue{Pool: p}
	if err := errors.Join(c.index()...); err != nil {
		return nil, err
	}
	return c, nil
}

// Class finds a ship class by id, nil where there is none.
func (c *Catalogue) Class(id string) *Class { return c.class[id] }

// Ship finds a ship by id, nil where there is none.
func (c *Catalogue) Ship(id string) *Ship { return c.ship[id] }

// Captain finds a captain by id, nil where there is none.
func (c *Catalogue) Captain(id string) *Captain { return c.captain[id] }

// Admiral finds an admiral by id, nil where there is none.
func (c *Catalogue) Admiral(id string) *Admiral { return c.admiral[id] }

// Upgrade finds an upgrade or a resource by id, nil where there is none.
func (c *Catalogue) Upgrade(id string) *Upgrade { return c.upgrade[id] }

// Assigned finds what may be assigned to a ship beside captain and admiral by id: an upgrade, or a
// captain that lies with another one; nil where there is none.
func (c *Catalogue) Assigned(id string) *Upgrade {
	if u := c.upgrade[id]; u != nil {
		return u
	}
	return c.second[id]
}

// Commander finds a captain of a ship by id: a captain, or a crew upgrade where the ship takes such a
// one; nil where there is none.
func (c *Catalogue) Commander(s *Ship, id string) *Captain {
	if v := c.captain[id]; v != nil || s == nil || !s.TakesCrew() {
		return v
	}
	return c.crew[id]
}

// Resource finds a resource by id, nil where there is none.
func (c *Catalogue) Resource(id string) *Upgrade {
	if u := c.upgrade[id]; u != nil && u.Kind == Resource {
		return u
	}
	return nil
}
