package card

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"attackwing/game/filedoc"
)

// Draw names the cards that random fleets are made of, by id and in the order of the draw: recorded
// battles depend on it. Where it names none, fleets are made of all cards.
type Draw struct {
	Ships     []string `yaml:"ships"`
	Captains  []string `yaml:"captains"`
	Admirals  []string `yaml:"admirals"`
	Upgrades  []string `yaml:"upgrades"`
	Resources []string `yaml:"resources"`
}

func (d *Draw) empty() bool {
	return len(d.Ships)+len(d.Captains)+len(d.Admirals)+len(d.Upgrades)+len(d.Resources) == 0
}

// with is the draw with the cards of a pool behind its own.
func (d *Draw) with(p Pool) Draw {
	return Draw{
		Ships:     slices.Concat(d.Ships, idsOf(p.Ships)),
		Captains:  slices.Concat(d.Captains, idsOf(p.Captains)),
		Admirals:  slices.Concat(d.Admirals, idsOf(p.Admirals)),
		Upgrades:  slices.Concat(d.Upgrades, idsOf(p.Upgrades)),
		Resources: slices.Concat(d.Resources, idsOf(p.Resources)),
	}
}

// printer is a card of any kind but a class.
type printer interface{ printedCard() *Printed }

func (c *Printed) printedCard() *Printed { return c }

func idsOf[T printer](list []T) (ids []string) {
	for _, v := range list {
		ids = append(ids, v.printedCard().ID)
	}
	return ids
}

// drawFile is the file in which the program's cards say which of them are drawn.
const drawFile = "drawn.yaml"

func (c *Catalogue) readDraw(fsys fs.FS) error {
	f, err := fsys.Open(drawFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	} else if err != nil {
		return fmt.Errorf("%s: %w", drawFile, err)
	}
	defer f.Close()
	if _, err := filedoc.Read(f, maxFile, "list", &c.Draw); err != nil {
		return fmt.Errorf("%s: %w", drawFile, err)
	}
	return nil
}

// Drawn are the cards that random fleets are made of.
func (c *Catalogue) Drawn() Pool { return c.drawn }

// Drawing is the catalogue whose random fleets are made of the cards of a pool.
func (c *Catalogue) Drawing(p Pool) *Catalogue {
	out := *c
	out.drawn = p
	if c.primes != nil {
		out.primes = new(primes)
	}
	return &out
}

// indexDraw finds the cards that are drawn.
func (c *Catalogue) indexDraw() (errs []error) {
	if c.Draw.empty() {
		c.drawn = c.Pool
		return nil
	}
	c.drawn = Pool{Classes: c.Classes}
	c.drawn.Ships, errs = named(errs, c.Draw.Ships, c.ship)
	c.drawn.Captains, errs = named(errs, c.Draw.Captains, c.captain)
	c.drawn.Admirals, errs = named(errs, c.Draw.Admirals, c.admiral)
	c.drawn.Upgrades, errs = named(errs, c.Draw.Upgrades, c.upgrade)
	c.drawn.Resources, errs = named(errs, c.Draw.Resources, c.upgrade)
	return errs
}

func named[T any](errs []error, ids []string, in map[string]*T) ([]*T, []error) {
	out := make([]*T, 0, len(ids))
	for _, id := range ids {
		if in[id] == nil {
			errs = append(errs, fmt.Errorf("%s: unknown card %q", drawFile, id))
			continue
		}
		out = append(out, in[id])
	}
	return out, errs
}

// other lets cards be found by their other ids, which are no card's own.
func (c *Catalogue) other() {
	also(c.ship, c.Ships)
	also(c.captain, c.Captains)
	also(c.admiral, c.Admirals)
	also(c.upgrade, c.Upgrades)
	also(c.upgrade, c.Resources)
}

func also[T any, P interface {
	*T
	printer
}](in map[string]P, list []P) {
	for _, v := range list {
		for _, id := range v.printedCard().Also {
			if in[id] == nil {
				in[id] = v
			}
		}
	}
}
