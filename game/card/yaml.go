package card

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"
)

// The cards as they stand in the files. One card is one mapping.
type (
	classYAML struct {
		ID     string   `yaml:"id"`
		Name   string   `yaml:"name"`
		Front  int      `yaml:"front"`
		Rear   int      `yaml:"rear"`
		Base   string   `yaml:"base"`
		Tokens [][]int  `yaml:"tokens"`
		Green  []string `yaml:"green"`
		White  []string `yaml:"white"`
		Red    []string `yaml:"red"`
		Art    artYAML  `yaml:"art"`
		Note   string   `yaml:"note"`
	}
	artYAML struct {
		Art    `yaml:",inline"`
		Copies map[string]string `yaml:"copies"`
	}
	// printedYAML holds the fields of cards of every kind.
	printedYAML struct {
		ID        string     `yaml:"id"`
		Name      string     `yaml:"name"`
		Factions  []string   `yaml:"factions"`
		Unique    bool       `yaml:"unique"`
		Mirror    bool       `yaml:"mirror"`
		SP        any        `yaml:"sp"` // a number, "=attack" or "=attack+1"
		Ability   bool       `yaml:"ability"`
		Abilities []lineYAML `yaml:"abilities"`
		Keywords  []string   `yaml:"keywords"`
		Sets      []string   `yaml:"sets"`
		Utopia    string     `yaml:"utopia"`
		Also      []string   `yaml:"also"`
	}
	// buildsYAML holds the fields of all cards but admirals, which have one of them.
	buildsYAML struct {
		SPUtopia   *int     `yaml:"sp_utopia"`
		OnlyBuilds bool     `yaml:"only_builds"`
		Build      []string `yaml:"build"`
	}
	shipYAML struct {
		Card         printedYAML `yaml:",inline"`
		Fleet        buildsYAML  `yaml:",inline"`
		Class        string      `yaml:"class"`
		Stats        []int       `yaml:"stats"`
		Actions      []string    `yaml:"actions"`
		Crew         int         `yaml:"crew"`
		Tech         int         `yaml:"tech"`
		Weapon       int         `yaml:"weapon"`
		Borg         int         `yaml:"borg"`
		Squadron     int         `yaml:"squadron"`
		CaptainLimit *int        `yaml:"captain_limit"`
		Restrictions []string    `yaml:"restrictions"`
		Skill        int         `yaml:"skill"`
	}
	captainYAML struct {
		Card         printedYAML    `yaml:",inline"`
		Fleet        buildsYAML     `yaml:",inline"`
		Skill        int            `yaml:"skill"`
		Talents      int            `yaml:"talents"`
		Drones       int            `yaml:"drones"`
		Slots        map[string]int `yaml:"slots"`
		Restrictions []string       `yaml:"restrictions"`
	}
	admiralYAML struct {
		Card         printedYAML `yaml:",inline"`
		SkillBonus   int         `yaml:"skill_bonus"`
		Talents      int         `yaml:"talents"`
		Restrictions []string    `yaml:"restrictions"`
		Build        []string    `yaml:"build"`
		Captain      *sideYAML   `yaml:"captain"`
	}
	sideYAML struct {
		Skill   int `yaml:"skill"`
		SP      int `yaml:"sp"`
		Talents int `yaml:"talents"`
	}
	upgradeYAML struct {
		Card         printedYAML    `yaml:",inline"`
		Fleet        buildsYAML     `yaml:",inline"`
		Kind         string         `yaml:"kind"`
		Weapon       *weaponYAML    `yaml:"weapon"`
		Slots        map[string]int `yaml:"slots"`
		Restrictions []string       `yaml:"restrictions"`
	}
	weaponYAML struct {
		WeaponFacts `yaml:",inline"`
		Dice        any         `yaml:"dice"` // a number, "*", "*+1" or "*-1"
		Range       []int       `yaml:"range"`
		Arc         string      `yaml:"arc"`
		Cost        []string    `yaml:"cost"`
		If          []string    `yaml:"if"`
		Shuttle     *weaponYAML `yaml:"shuttle"`
	}
)

// maxName bounds ids and names.
const maxName = 120

func (w *weaponYAML) facts(p *place) WeaponFacts {
	f := w.WeaponFacts
	p.number("weapon", int(f.Min), 0, 6)
	p.number("weapon", int(f.Most), 0, 12)
	dice, of := p.value("weapon", w.Dice, -6, 12)
	f.Dice, f.OfAttack = int8(dice), of
	if f.OfPrimary {
		if p.number("weapon", int(f.Dice), -6, 0); w.Range == nil {
			w.Range = []int{1, 3}
		}
		w.Arc = cmp.Or(w.Arc, PrimaryArc.String())
	} else if !of {
		p.number("weapon", int(f.Dice), 1, 12)
	}
	if len(w.Range) == 2 {
		f.RangeMin, f.RangeMax = p.small("weapon", w.Range[0], 1, 3), p.small("weapon", w.Range[1], 1, 3)
	}
	if f.RangeMin > f.RangeMax || f.RangeMax == 0 {
		p.bad("weapon", "want range: [nearest, farthest]")
	}
	if w.Split && w.Twice {
		p.bad("weapon", "the dice are split between two ships, or each of two is attacked with all: not both")
	}
	f.Arcs = WeaponArc(p.oneOf("weapon", "arc", w.Arc, weaponArcNames[:]))
	paid := map[string]*bool{
		"lock": &f.SpendLock, "disable": &f.Disable, "discard": &f.Discard, "remove": &f.Remove,
		"cloak": &f.SpendCloak, "scan": &f.SpendScan, "battle stations": &f.SpendStations,
	}
	counted := map[string]*int8{"time": &f.Time, "shields": &f.Shields, "drones": &f.Drones, "aux": &f.Aux}
	for _, c := range w.Cost {
		switch what, n, _ := strings.Cut(c, " "); {
		case paid[c] != nil:
			*paid[c] = true
		case counted[what] != nil && len(n) == 1 && n[0] >= '1' && n[0] <= '9':
			*counted[what] = int8(n[0] - '0')
		default:
			known := "lock,disable,discard,time 1,cloak,scan,battle stations,shields 1,drones 1,aux 1,remove"
			p.note("weapon", unknown("cost", c, strings.Split(known, ",")))
		}
	}
	f.Discard = f.Discard || f.Remove
	f.If = readField(p, "weapon", w.If, parseCondition)
	if w.Shuttle != nil {
		other := w.Shuttle.facts(p)
		f.Shuttle = &other
	}
	return f
}

// value is a number of a card that may go by the attack value of the ship: "=attack", "=attack+1",
// or with the star that weapons print, "*", "*+1" and "*-1".
func (p *place) value(field string, v any, lo, hi int) (n int, byAttack bool) {
	switch v := v.(type) {
	case nil:
	case int64:
		n = int(max(min(v, 1000), -1000))
	case uint64:
		n = int(min(v, 1000))
	case string:
		more, ok := strings.CutPrefix(v, "=attack")
		if !ok {
			more, ok = strings.CutPrefix(v, "*")
		}
		if k, err := strconv.Atoi(cmp.Or(more, "0")); ok && err == nil && k >= -3 && k <= 3 {
			return k, true
		}
		p.bad(field, "%q is not a number, =attack or *", v)
	default:
		p.bad(field, "want a whole number (at %q)", fmt.Sprint(v))
	}
	p.number(field, n, lo, hi)
	return n, false
}

func (p *place) named(id, name string) {
	p.note("id", p.fresh(id))
	if utf8.RuneCountInString(id) > maxName || utf8.RuneCountInString(name) > maxName {
		p.bad("name", "longer than %d letters", maxName)
	}
	if !textfile.Shown(id) || !textfile.Shown(name) {
		p.bad("name", "holds a character that cannot be shown")
	}
	if name == "" {
		p.bad("name", "missing")
	}
}

func (p *place) factions(names []string) []Faction {
	if slices.Equal(names, []string{"no-faction"}) {
		return nil
	}
	if len(names) == 0 {
		p.bad("factions", "missing")
	}
	return parsed(p, "factions", names, factionNamed)
}

// slots returns the slots that a card adds: by kind, and where the name joins several by |, slots
// of choice.
func (p *place) slots(m map[string]int) (s Slots, choices []SlotChoice) {
	for _, name := range slices.Sorted(maps.Keys(m)) {
		n := p.small("slots", m[name], 0, 4)
		c := SlotChoice{N: n}
		for one := range strings.SplitSeq(name, "|") {
			kind, many, _ := strings.Cut(one, ":")
			k, ok := slotKind(kind)
			count, err := strconv.Atoi(cmp.Or(many, "1"))
			if !ok || err != nil || count < 1 || count > 4 {
				p.note("slots", unknown("slot", one, kindNames[:Resource]))
				continue
			}
			var of Slots
			of[k] = int8(count)
			c.Of = append(c.Of, of)
		}
		if len(c.Of) == 1 {
			for k := range s {
				s[k] += n * c.Of[0][k]
			}
		} else if len(c.Of) > 1 {
			choices = append(choices, c)
		}
	}
	return s, choices
}

func (p *place) restrictions(texts []string) []Restriction {
	return parsed(p, "restrictions", texts, parseRestriction)
}

// parsed are the texts of a field, each as it is read.
func parsed[T any](p *place, field string, texts []string, parse func(text string) (T, error)) (out []T) {
	for _, t := range texts {
		v, err := parse(t)
		p.note(field, err)
		out = append(out, v)
	}
	return out
}
