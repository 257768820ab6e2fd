package card

import (
	"errors"
	"io/fs"
	"maps"
	"slices"
	"sync"

	"attackwing/physics"
)

// Load reads the catalogue from classes.yaml, ships.yaml, captains.yaml, admirals.yaml, upgrades.yaml and
// resources.yaml. Whatever is wrong is said with file, line and field.
func Load(fsys fs.FS) (*Catalogue, error) {
	c := new(Catalogue)
	if err := c.load(source{fsys: fsys}); err != nil {
		return nil, err
	}
	return c, nil
}

// With is the catalogue with the cards of another folder beside its own: files of the same form, of which any may be
// missing. Ids of cards may not be given twice; ships may be of classes of either. name is how errors call the folder.
func (c *Catalogue) With(fsys fs.FS, name string) (*Catalogue, error) {
	out := new(Catalogue)
	if err := out.load(source{fsys: fsys, name: name, beside: c}); err != nil {
		return nil, err
	}
	return out, nil
}

func (c *Catalogue) load(src source) error {
	ships := make(map[*Ship]shipRef)
	jobs := []func() error{
		func() error { return read(src, "classes.yaml", has((*Catalogue).Class), c.addClass) },
		func() error {
			return read(src, "ships.yaml", has((*Catalogue).Ship), func(p *place, y *shipYAML) {
				ships[c.addShip(p, y)] = shipRef{p, y.Class}
			})
		},
		func() error {
			return read(src, "captains.yaml", func(c *Catalogue, id string) bool {
				return c.captain[id] != nil && c.admiral[id] == nil // an admiral's captain side is no card of this file
			}, c.addCaptain)
		},
		func() error { return read(src, "admirals.yaml", has((*Catalogue).Admiral), c.addAdmiral) },
		func() error { return read(src, "upgrades.yaml", has((*Catalogue).Upgrade), c.addUpgrade) },
		func() error { return read(src, "resources.yaml", has((*Catalogue).Upgrade), c.addResource) },
	}
	errs := make([]error, len(jobs)) // each job owns its part of the catalogue, so they may run side by side
	var wg sync.WaitGroup
	for i, job := range jobs {
		wg.Go(func() { errs[i] = job() })
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	if src.beside != nil {
		c.join(src.beside)
	}
	return c.index(ships)
}

// has tells by a look-up which ids are taken.
func has[T any](find func(c *Catalogue, id string) *T) func(c *Catalogue, id string) bool {
	return func(c *Catalogue, id string) bool { return find(c, id) != nil }
}

// join puts the cards of another catalogue before its own. Admirals are copied: their captain sides may come from either.
func (c *Catalogue) join(base *Catalogue) {
	c.Classes = slices.Concat(base.Classes, c.Classes)
	c.Ships = slices.Concat(base.Ships, c.Ships)
	c.Captains = slices.Concat(base.Captains, c.Captains)
	c.Upgrades = slices.Concat(base.Upgrades, c.Upgrades)
	c.Resources = slices.Concat(base.Resources, c.Resources)
	c.Admirals = slices.Concat(base.Admirals, c.Admirals)
	for i, a := range base.Admirals {
		twin := *a
		c.Admirals[i] = &twin
	}
}

type shipRef struct {
	p     *place
	class string
}

// index fills the look-ups and joins ships to their classes.
func (c *Catalogue) index(refs map[*Ship]shipRef) error {
	var errs []error
	c.class = byID(&errs, "class", c.Classes, func(v *Class) string { return v.ID })
	c.ship = byID(&errs, "ship", c.Ships, func(v *Ship) string { return v.ID })
	c.captain = byID(&errs, "captain", c.Captains, func(v *Captain) string { return v.ID })
	c.admiral = byID(&errs, "admiral", c.Admirals, func(v *Admiral) string { return v.ID })
	c.upgrade = byID(&errs, "upgrade", slices.Concat(c.Upgrades, c.Resources), func(v *Upgrade) string { return v.ID })
	c.sides()
	for _, s := range c.Ships {
		if ref, own := refs[s]; own {
			if s.Class = c.class[ref.class]; s.Class == nil {
				ref.p.bad("class", "there is no class %q", ref.class)
				errs = append(errs, ref.p.errs...)
			}
		}
	}
	c.nameCards()
	return errors.Join(errs...)
}

// nameCards writes names beside the ids in building rules and restrictions, for the words made from them.
func (c *Catalogue) nameCards() {
	for _, v := range c.Ships {
		c.nameWithin(&v.Printed)
	}
	for _, v := range c.Captains {
		c.nameWithin(&v.Printed)
	}
	for _, v := range c.Admirals {
		c.nameWithin(&v.Printed)
	}
	for _, v := range c.upgrade {
		c.nameWithin(&v.Printed)
	}
}

func (c *Catalogue) nameWithin(v *Printed) {
	for i := range v.Abilities {
		for j := range v.Abilities[i].Do {
			if e := &v.Abilities[i].Do[j]; e.Op == FreeCardAction && c.upgrade[e.Text] != nil {
				e.name = c.upgrade[e.Text].Name
			}
		}
	}
	for i := range v.Build {
		if u := c.upgrade[v.Build[i].Scope.Card]; u != nil {
			v.Build[i].Scope.name = u.Name
		}
	}
	for i := range v.Restrictions {
		if cond := &v.Restrictions[i].Cond; cond.Field == CaptainID {
			cond.captains = nil
			for _, id := range cond.Values {
				if v := c.captain[id]; v != nil && !slices.Contains(cond.captains, v.Name) {
					cond.captains = append(cond.captains, v.Name)
				}
			}
		}
	}
}

func byID[T any](errs *[]error, kind string, list []*T, id func(*T) string) map[string]*T {
	m := make(map[string]*T, len(list))
	for _, v := range list {
		if m[id(v)] != nil {
			*errs = append(*errs, errors.New(kind+" id given twice: "+id(v)))
		}
		m[id(v)] = v
	}
	return m
}

var arcs = map[int]physics.Arc{90: physics.Front90, 180: physics.Front180, 360: physics.AllRound}

var bases = map[string]int32{
	"standard": physics.StandardBase, "large": physics.LargeBase, "oversized": physics.OversizedBase,
}

func (c *Catalogue) addClass(p *place, y *classYAML) {
	p.named(y.ID, y.Name)
	v := &Class{ID: y.ID, Name: y.Name, Note: y.Note}
	var ok bool
	if v.Front, ok = arcs[y.Front]; !ok {
		p.bad("front", "%d is not 90, 180 or 360", y.Front)
	}
	switch y.Rear {
	case 0:
	case 90:
		v.Rear = physics.Rear90
	default:
		p.bad("rear", "%d is not 90", y.Rear)
	}
	if v.BaseSide, ok = bases[y.Base]; !ok {
		p.bad("base", "%q is not standard, large or oversized", y.Base)
	}
	var err error
	if v.Dial, err = makeDial(y.Green, y.White, y.Red); err != nil {
		p.bad("dial", "%v", err)
	}
	v.Art = Art{y.Art.File, y.Art.Tones, y.Art.Scale, y.Art.Variant}
	if v.Art.Scale == 0 {
		v.Art.Scale = 1
	}
	if v.Art.File == "" || v.Art.Tones == "" || v.Art.Scale < 0.1 || v.Art.Scale > 4 {
		p.bad("art", "want file, tones and a scale from 0.1 to 4")
	}
	copies := slices.Sorted(maps.Keys(y.Art.Copies))
	for i, f := range parsed(p, "art", copies, factionNamed) {
		v.Copies = append(v.Copies, ArtCopy{f, y.Art.Copies[copies[i]]})
	}
	c.Classes = append(c.Classes, v)
}

func (c *Catalogue) addShip(p *place, y *shipYAML) *Ship {
	if len(y.Stats) != 4 {
		p.bad("stats", "want attack, agility, hull, shields")
		y.Stats = make([]int, 4)
	}
	stat := func(i int) int8 { return p.small("stats", y.Stats[i], 0, 12) }
	v := &Ship{
		Printed: p.printed(&y.Card), Attack: stat(0), Agility: stat(1), Hull: stat(2), Shields: stat(3),
		Crew: p.small("crew", y.Crew, 0, 8), Tech: p.small("tech", y.Tech, 0, 8), Weapon: p.small("weapon", y.Weapon, 0, 8),
		Borg: p.small("borg", y.Borg, 0, 8), Squadron: p.small("squadron", y.Squadron, 0, 8), CaptainLimit: 1,
	}
	p.builds(&v.Printed, &y.Fleet)
	v.Factions = p.factions(y.Card.Factions)
	if y.CaptainLimit != nil {
		v.CaptainLimit = p.small("captain_limit", *y.CaptainLimit, 0, 1)
	}
	for _, name := range y.Actions {
		a, ok := ParseAction(name)
		if !ok {
			p.bad("actions", "unknown action %q", name)
		}
		v.Actions = v.Actions.With(a)
	}
	c.Ships = append(c.Ships, v)
	return v
}

func (c *Catalogue) addCaptain(p *place, y *captainYAML) {
	v := &Captain{Printed: p.printed(&y.Card), Skill: p.small("skill", y.Skill, 1, 12), Talents: p.small("talents", y.Talents, 0, 4),
		Drones: p.small("drones", y.Drones, 0, 12), Slots: p.slots(y.Slots)}
	p.builds(&v.Printed, &y.Fleet)
	v.Factions, v.Restrictions = p.factions(y.Card.Factions), p.restrictions(y.Restrictions)
	c.Captains = append(c.Captains, v)
}

func (c *Catalogue) addAdmiral(p *place, y *admiralYAML) {
	v := &Admiral{Printed: p.printed(&y.Card), SkillBonus: p.small("skill_bonus", y.SkillBonus, -2, 6), Talents: p.small("talents", y.Talents, 0, 4)}
	v.Factions, v.Restrictions = p.factions(y.Card.Factions), p.restrictions(y.Restrictions)
	if y.Captain != nil {
		v.Side = v.captainSide(p, y.Captain)
	}
	c.Admirals = append(c.Admirals, v)
}

func (c *Catalogue) addUpgrade(p *place, y *upgradeYAML) {
	c.Upgrades = append(c.Upgrades, y.upgrade(p))
}

func (c *Catalogue) addResource(p *place, y *upgradeYAML) {
	y.Kind = Resource.String()
	c.Resources = append(c.Resources, y.upgrade(p))
}

func (y *upgradeYAML) upgrade(p *place) *Upgrade {
	kind, ok := ParseKind(y.Kind)
	if !ok {
		p.bad("kind", "unknown kind %q", y.Kind)
	}
	v := &Upgrade{Printed: p.printed(&y.Card), Kind: kind, Slots: p.slots(y.Slots)}
	p.builds(&v.Printed, &y.Fleet)
	if v.Restrictions = p.restrictions(y.Restrictions); kind != Resource {
		v.Factions = p.factions(y.Card.Factions)
	}
	if y.Weapon != nil {
		v.Weapon = y.Weapon.facts(p)
	}
	v.Ability = v.Ability || v.Weapon.special()
	return v
}
