package card

import (
	"cmp"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"attackwing/physics"
)

// Kinds of card file, each the beginning of the names of its files: ships.yaml, ships-klingon.yaml.
var fileKinds = [...]string{"classes", "ships", "captains", "admirals", "upgrades", "resources"}

// FileKind is the kind of cards in a file, by its name, empty where it is no card file.
func FileKind(name string) string {
	base, ok := strings.CutSuffix(name, ".yaml")
	kind, _, _ := strings.Cut(base, "-")
	if ok && slices.Contains(fileKinds[:], kind) {
		return kind
	}
	return ""
}

// Load reads the catalogue from the card files of all six kinds, and which of its cards random
// fleets are made of from drawn.yaml. Whatever is wrong is said with file, line and field.
func Load(fsys fs.FS) (*Catalogue, error) {
	c := new(Catalogue)
	if err := c.load(source{fsys: fsys}); err != nil {
		return nil, err
	}
	return c, nil
}

// With is the catalogue with the cards of another folder beside its own: files of the same form, of
// which any may be missing. Ids of cards may not be given twice; ships may be of classes of either.
// name is how errors call the folder.
func (c *Catalogue) With(fsys fs.FS, name string) (*Catalogue, error) {
	out := new(Catalogue)
	if err := out.load(source{fsys: fsys, name: name, beside: c}); err != nil {
		return nil, err
	}
	return out, nil
}

func (c *Catalogue) load(src source) error {
	var base Catalogue
	if src.beside != nil {
		base = *src.beside
		c.program = src.beside.Program()
	}
	captains := maps.Clone(base.captain)
	for id := range base.admiral {
		delete(captains, id) // an admiral's captain side is no card of this file
	}
	var errs [6]error
	var join []func() []error // ships to their classes, once all of these are known
	c.Classes, errs[0] = read(src, "classes", base.class, (*classYAML).class)
	c.Ships, errs[1] = read(src, "ships", base.ship, func(y *shipYAML, p *place) *Ship {
		s := y.ship(p)
		join = append(join, func() []error {
			if s.Class = c.class[y.Class]; s.Class == nil {
				p.bad("class", "there is no class %q", y.Class)
			} else if s.Class.Squadron() && s.Stack()[0] != (SquadronToken{s.Skill, s.Attack, s.Agility}) {
				p.bad("stats", "Captain Skill, attack and agility are those of the token on top: see tokens of its class")
			}
			return p.errs
		})
		return s
	})
	c.Captains, errs[2] = read(src, "captains", captains, (*captainYAML).captain)
	c.Admirals, errs[3] = read(src, "admirals", base.admiral, (*admiralYAML).admiral)
	c.Upgrades, errs[4] = read(src, "upgrades", base.upgrade, (*upgradeYAML).upgrade)
	c.Resources, errs[5] = read(src, "resources", base.upgrade, (*upgradeYAML).resource)
	if err := errors.Join(errs[:]...); err != nil {
		return err
	}
	if src.beside == nil {
		if err := c.readDraw(src.fsys); err != nil {
			return err
		}
	}
	c.beside(&base)
	wrong := c.index()
	for _, class := range join {
		wrong = append(wrong, class()...)
	}
	return errors.Join(wrong...)
}

// beside puts the cards of another catalogue before its own. Admirals are copied: their captain
// sides may come from either.
func (c *Catalogue) beside(base *Catalogue) {
	if !base.Draw.empty() {
		c.Draw = base.Draw.with(c.Pool)
	}
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

// index fills the look-ups.
func (c *Catalogue) index() (errs []error) {
	c.class = byID(&errs, "class", c.Classes, func(v *Class) string { return v.ID })
	c.ship = byID(&errs, "ship", c.Ships, func(v *Ship) string { return v.ID })
	c.captain = byID(&errs, "captain", c.Captains, func(v *Captain) string { return v.ID })
	c.admiral = byID(&errs, "admiral", c.Admirals, func(v *Admiral) string { return v.ID })
	c.upgrade = byID(&errs, "upgrade", slices.Concat(c.Upgrades, c.Resources), func(v *Upgrade) string { return v.ID })
	c.sides()
	c.commands()
	c.nameCards()
	c.other()
	c.primes = new(primes)
	return append(errs, c.indexDraw()...)
}

// nameCards writes names beside the ids in building rules and restrictions, for the words made from
// them.
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
			if e := &v.Abilities[i].Do[j]; e.Op == FreeCardAction && !e.Titled && c.upgrade[e.Text] != nil {
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
				name := id // or a name already
				if v := c.captain[id]; v != nil {
					name = v.Name
				}
				if !slices.Contains(cond.captains, name) {
					cond.captains = append(cond.captains, name)
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

var (
	arcs  = map[int]physics.Arc{90: physics.Front90, 180: physics.Front180, 360: physics.AllRound}
	rears = map[int]physics.Arc{0: physics.NoArc, 90: physics.Rear90}
)

var bases = map[string]int32{
	"standard": physics.StandardBase, "large": physics.LargeBase, "oversized": physics.OversizedBase,
}

func (y *classYAML) class(p *place) *Class {
	p.named(y.ID, y.Name)
	v := &Class{ID: y.ID, Name: y.Name, Note: y.Note}
	var ok bool
	if v.Front, ok = arcs[y.Front]; !ok {
		p.bad("front", "%d is not 90, 180 or 360", y.Front)
	}
	if v.Rear, ok = rears[y.Rear]; !ok {
		p.bad("rear", "%d is not 90", y.Rear)
	}
	if v.BaseSide, ok = bases[y.Base]; !ok {
		p.bad("base", "%q is not standard, large or oversized", y.Base)
	}
	var err error
	v.Dial, err = makeDial(y.Green, y.White, y.Red)
	p.note("dial", err)
	for _, n := range y.Tokens {
		if len(n) != 3 || len(y.Tokens) < 2 || len(y.Tokens) > 8 {
			p.bad("tokens", "want from 2 to 8 tokens, the one on top first, each [Captain Skill, attack, agility]")
			break
		}
		v.Stack = append(v.Stack, SquadronToken{p.small("tokens", n[0], 1, 12), p.small("tokens", n[1], 0, 12),
			p.small("tokens", n[2], 0, 12)})
	}
	v.Art = y.Art.Art
	v.Art.Scale = cmp.Or(v.Art.Scale, 1)
	if v.Art.File == "" || v.Art.Tones == "" || v.Art.Scale < 0.1 || v.Art.Scale > 4 {
		p.bad("art", "want file, tones and a scale from 0.1 to 4")
	}
	copies := slices.Sorted(maps.Keys(y.Art.Copies))
	for i, f := range parsed(p, "art", copies, factionNamed) {
		v.Copies = append(v.Copies, ArtCopy{f, y.Art.Copies[copies[i]]})
	}
	return v
}

func (y *shipYAML) ship(p *place) *Ship {
	if len(y.Stats) != 4 {
		p.bad("stats", "want attack, agility, hull, shields")
		y.Stats = make([]int, 4)
	}
	stat := func(i int) int8 { return p.small("stats", y.Stats[i], 0, 12) }
	v := &Ship{
		Printed: p.printed(&y.Card), Attack: stat(0), Agility: stat(1), Hull: stat(2),
		Shields: stat(3), CaptainLimit: 1,
	}
	for k, n := range [...]int{Crew: y.Crew, Tech: y.Tech, Weapon: y.Weapon, BorgUpgrade: y.Borg,
		SquadronUpgrade: y.Squadron} {
		v.Slots[k] = p.small(kindNames[k], n, 0, 8)
	}
	p.holdsNoTokens(&v.Printed)
	p.builds(&v.Printed, &y.Fleet)
	v.Factions, v.Restrictions = p.factions(y.Card.Factions), p.restrictions(y.Restrictions)
	for i := range v.Restrictions {
		if v.Restrictions[i].Kind != NotWith {
			p.bad("restrictions", "a ship goes where its fleet goes: want not_in_fleet_with:NAME")
		}
	}
	if y.CaptainLimit != nil {
		v.CaptainLimit = p.small("captain_limit", *y.CaptainLimit, 0, 1)
	}
	v.Skill = p.small("skill", y.Skill, 0, 12)
	for _, name := range y.Actions {
		v.Actions = v.Actions.With(Action(p.oneOf("actions", "action", name, actionNames[1:]) + 1))
	}
	return v
}

func (y *captainYAML) captain(p *place) *Captain {
	v := &Captain{
		Printed: p.printed(&y.Card),
		Skill:   p.small("skill", y.Skill, 1, 12),
		Talents: p.small("talents", y.Talents, 0, 4),
		Drones:  p.small("drones", y.Drones, 0, 12),
	}
	v.Slots, v.Choices = p.slots(y.Slots)
	p.builds(&v.Printed, &y.Fleet)
	v.Factions, v.Restrictions = p.factions(y.Card.Factions), p.restrictions(y.Restrictions)
	return v
}

func (y *admiralYAML) admiral(p *place) *Admiral {
	v := &Admiral{
		Printed:    p.printed(&y.Card),
		SkillBonus: p.small("skill_bonus", y.SkillBonus, -2, 6),
		Talents:    p.small("talents", y.Talents, 0, 4),
	}
	p.holdsNoTokens(&v.Printed)
	v.Build = parsed(p, "build", y.Build, buildRule)
	v.Factions, v.Restrictions = p.factions(y.Card.Factions), p.restrictions(y.Restrictions)
	if y.Captain != nil {
		v.Side = v.captainSide(p, y.Captain)
	}
	return v
}

func (y *upgradeYAML) resource(p *place) *Upgrade { return y.ofKind(p, Resource) }

func (y *upgradeYAML) upgrade(p *place) *Upgrade {
	kind := UpgradeKind(p.oneOf("kind", "kind", y.Kind, kindNames[:Resource]))
	if kind == Weapon && y.Weapon == nil && !y.saysMore() {
		p.bad("weapon", "missing: how it attacks, such as {dice: 4, range: [1, 2], arc: front}")
	}
	return y.ofKind(p, kind)
}

// saysMore reports whether the card does something beside an attack of its own.
func (y *upgradeYAML) saysMore() bool {
	return y.Card.Ability || len(y.Card.Abilities)+len(y.Fleet.Build) > 0 || y.Fleet.OnlyBuilds
}

func (y *upgradeYAML) ofKind(p *place, kind UpgradeKind) *Upgrade {
	v := &Upgrade{Printed: p.printed(&y.Card), Kind: kind}
	v.Slots, v.Choices = p.slots(y.Slots)
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
