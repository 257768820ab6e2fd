package card

import (
	"cmp"
	"fmt"
	"strings"
)

// Text tells the ship card in our own words: one line for each ability. Empty where it does
// nothing.
func (s *Ship) Text() string { return strings.Trim(s.stackWords()+"\n"+s.text(Slots{}), "\n") }

// stackWords says what an attack squadron is.
func (s *Ship) stackWords() string {
	stack := s.Stack()
	if stack == nil {
		return ""
	}
	var skill, attack []string
	for _, k := range stack {
		skill, attack = append(skill, fmt.Sprint(k.Skill)), append(attack, fmt.Sprint(k.Attack))
	}
	return fmt.Sprintf("Attack squadron of %d tokens: Captain Skill %s, attack %s. "+
		"Damage to its hull takes the token on "+
		"top, one in each attack, and the next one has all its shields. It attacks at Range 1-2. Cards that speak of "+
		"ships leave it alone outside of attacks on it.",
		len(stack), strings.Join(skill, ", "), strings.Join(attack, ", "))
}

// Text tells the captain's text in our own words.
func (c *Captain) Text() string { return c.text(c.Slots, c.Choices...) }

// Text tells the admiral's text in our own words.
func (a *Admiral) Text() string {
	rest := a.text(Slots{})
	switch n := a.SkillBonus; {
	case n > 0:
		rest = fmt.Sprintf("The Captain Skill of this ship is %d higher.\n", n) + rest
	case n < 0:
		rest = fmt.Sprintf("The Captain Skill of this ship is %d lower.\n", -n) + rest
	}
	return strings.TrimSuffix(rest, "\n")
}

// Text tells the upgrade or resource in our own words; an attack of its own comes first.
func (u *Upgrade) Text() string {
	rest := u.text(u.Slots, u.Choices...)
	if !u.Weapon.Attacks() && !u.Weapon.special() {
		return rest
	}
	says := capital(u.Weapon.paid()+"attack "+u.Weapon.words(false)) + "."
	if x := u.Weapon.Shuttle; x != nil {
		says += "\nOn a shuttlecraft: " + capital(x.paid()+"attack "+x.words(false)) + "."
	}
	return says + ifSo(rest != "", "\n"+rest)
}

func (c *Printed) text(slots Slots, choices ...SlotChoice) string {
	out := once(wordsOf(c.Abilities, (*Ability).Words))
	for k, n := range slots {
		if n != 0 {
			out = append(out, "This ship has "+More(n, UpgradeKind(k).slot())+".")
		}
	}
	for i := range choices {
		out = append(out, "This ship has "+choices[i].Words()+".")
	}
	if c.ByAttack {
		out = append(out, "Costs as much as the primary weapon of this ship has attack dice"+
			ifSo(c.SP > 0, fmt.Sprintf(", and %d more", c.SP))+".")
	}
	out = append(out, c.Keywords.words()...)
	out = append(out, wordsOf(c.Build, (*BuildRule).Words)...)
	out = append(out, wordsOf(c.Restrictions, (*Restriction).Words)...)
	return strings.Join(out, "\n")
}

// once says lines that read the same as one: each of them works once per round.
func once(lines []string) (out []string) {
	for i := 0; i < len(lines); {
		n := 1
		for i+n < len(lines) && lines[i+n] == lines[i] {
			n++
		}
		s := lines[i]
		if n > 1 {
			s = strings.TrimSuffix(strings.TrimSuffix(s, "Once per round."), " ")
			s += fmt.Sprintf(" Up to %d times per round.", n)
		}
		out, i = append(out, s), i+n
	}
	return out
}

func (k UpgradeKind) slot() string {
	return [...]string{"talent slot", "crew slot", "tech slot", "weapon slot", "Borg slot", "Squadron slot",
		"place for a flagship card", "place for a fleet captain card", "place for a card of its resource",
		"place for an officer card", "place for an ambassador", "place for a construction",
		"place for another captain", "resource"}[min(k, Resource)]
}

// Words are the slots of choice: "1 more crew slot or 1 more tech slot".
func (c *SlotChoice) Words() string {
	var of []string
	for _, s := range c.Of {
		for k, n := range s {
			if n > 0 {
				of = append(of, More(n, UpgradeKind(k).slot()))
			}
		}
	}
	return ifSo(c.N > 1, fmt.Sprintf("%d times ", c.N)) + list(of, "or")
}

// paid tells the price of an attack with the weapon, as the beginning of a sentence.
func (w WeaponFacts) paid() string {
	price := list([]string{
		ifSo(w.SpendLock, "spend the Target Lock on the defender"),
		ifSo(w.Disable, "disable this card"),
		ifSo(w.SpendCloak, "spend the Cloak Token of this ship"),
		ifSo(w.SpendScan, "spend 1 Scan Token of this ship"),
		ifSo(w.SpendStations, "spend 1 Battle Stations Token of this ship"),
		ifSo(w.Shields > 0, "turn off "+Counted(w.Shields, "active shield")),
		ifSo(w.Drones > 0, "spend "+Counted(w.Drones, "Drone Token")),
		ifSo(w.Aux > 0, "gain "+Counted(w.Aux, AuxToken.words(1))),
		ifSo(w.Remove, "remove this card from the battle"),
		ifSo(w.Discard && !w.Remove, "discard this card"),
		ifSo(w.Time > 0, "put "+Counted(w.Time, "Time Token")+" on this card"),
	}, "and")
	return ifSo(price != "", price+" to ")
}

func (w WeaponFacts) words(ship bool) string {
	var out string
	// elsewhere than the primary weapon does
	aimed := w.OfPrimary && (w.Arcs != PrimaryArc || w.RangeMin > 1 || w.RangeMax < 3)
	switch {
	case aimed:
		out = "with its primary weapon " + w.reach() +
			ifSo(w.Dice < 0, ", with "+Counted(-w.Dice, "attack die")+" fewer than that weapon has")
	case w.OfPrimary && w.Dice == 0:
		out = "with the dice, arc and range of its primary weapon"
	case w.OfPrimary:
		out = "in the arc and range of its primary weapon, with " + Counted(-w.Dice, "attack die") +
			" fewer than that weapon has"
	default:
		dice := Counted(w.Dice, "attack die")
		if w.OfAttack {
			dice = "as many attack dice as its primary weapon" + ifSo(w.Dice > 0, fmt.Sprintf(" and %d more", w.Dice)) +
				ifSo(w.Dice < 0, fmt.Sprintf(", less %d,", -w.Dice))
		}
		out = "with " + dice + " " + w.reach()
	}
	out += ifSo(w.Most > 0, fmt.Sprintf(", %d at most", w.Most))
	if !ship {
		out = strings.ReplaceAll(out, " its ", " this ship's ")
	}
	if w.Split {
		out += ", the dice divided between them as you like" + ifSo(
			w.Min > 0,
			fmt.Sprintf(", at least %d for each", w.Min),
		)
	}
	if len(w.If) > 0 {
		in := (&Ability{At: At(Declare)}).wording()
		in.self = "this ship"
		out += in.conditions(", if ", w.If)
	}
	two := w.Split || w.Twice
	more := list([]string{
		ifSo(w.AsPrimary && two, "both count as attacks with the primary weapon, with the bonuses for range"),
		ifSo(w.AsPrimary && !two && !aimed, "it counts as an attack with the primary weapon"),
		ifSo(w.RangeBonus, "the bonuses for range apply"),
		ifSo(w.Pierce, "its damage ignores shields"),
		ifSo(w.PierceCrits, "a Critical Hit that a shield would take is 1 normal damage to the hull"),
		ifSo(w.CritsToHull, "its Critical Hits pass the shields"),
		ifSo(w.Steady, "nothing adds dice to it"),
		ifSo(w.NoDamage, "its Hits and Critical Hits deal no damage"),
	}, "and")
	out = ifSo(two, "two ships ") + out + ifSo(w.Twice && (!w.OfPrimary || w.Dice != 0), " against each")
	return out + ifSo(more != "", "; "+more)
}

// reach says at which range and in which arc the weapon fires.
func (w *WeaponFacts) reach() string {
	return fmt.Sprintf("at Range %d", w.RangeMin) + ifSo(w.RangeMax > w.RangeMin, fmt.Sprintf("-%d", w.RangeMax)) +
		[...]string{
			" in its primary arc", " in its front arc", " in its rear arc", " in its front or rear arc",
			" in any direction",
			" anywhere outside its front arc",
		}[w.Arcs]
}

// Words says a building rule.
func (r *BuildRule) Words() string {
	if r.Op == SlotForCard && r.Scope.Kind.RidesAlong() {
		return "A ship of your fleet takes one of the " + r.Scope.kinds(2) + "."
	}
	if r.Op == SlotForCard && r.Scope.Kind == SecondCaptain && r.Scope.Card == "" {
		return "Beneath this card there is room for " + Counted(int8(r.N), "captain") + "."
	}
	said := fillSlots(builds[r.Op].words, func(slot string) string {
		if say, ok := buildSlots[slot]; ok {
			return say(r, &r.Scope)
		}
		return fmt.Sprint(r.N)
	})
	return capital(said) + ifSo(!r.Cond.Always && r.Op != OnlyIf, " on "+r.Cond.String()) + "."
}

// buildSlots say what stands in the slots of a building rule's words; any other slot is its number.
var buildSlots = map[string]func(r *BuildRule, s *Scope) string{
	"of": func(r *BuildRule, s *Scope) string {
		if r.Fleet {
			return strings.Replace(s.words(), "of this ship", "of your fleet", 1)
		}
		return s.words()
	},
	"of factions": func(_ *BuildRule, s *Scope) string { return list(wordsOf(s.Factions, (*Faction).String), "and") },
	"one of":      func(_ *BuildRule, s *Scope) string { return ifSo(s.Card == "", "one of ") + s.words() },
	"has":         func(_ *BuildRule, s *Scope) string { return whether(s.one(), "has", "have each") },
	"dearer":      func(r *BuildRule, _ *Scope) string { return ifSo(r.N > 0, fmt.Sprintf(", for %d SP more", r.N)) },
	"some captains": func(r *BuildRule, s *Scope) string {
		n := int8(max(s.First, 1))
		return whether(n == 1, "one ", fmt.Sprintf("%d ", n)) + spaced(s.of(), "captain"+ifSo(n > 1, "s")) +
			r.upTo() + ifSo(r.SumSP > 0, fmt.Sprintf(" of %d SP in all", r.SumSP))
	},
	"some of": func(_ *BuildRule, s *Scope) string {
		if s.First == 0 {
			return s.words()
		}
		return whether(s.First == 1, "one", fmt.Sprintf("up to %d", s.First)) +
			" of the " + s.kinds(2) + " of this ship"
	},
	"up to n": func(_ *BuildRule, s *Scope) string {
		if s.Card != "" {
			return s.words()
		}
		n := int8(max(s.First, 1))
		return whether(n == 1, "one", fmt.Sprintf("up to %d", n)) + " of the " + s.kinds(2)
	},
	"are":   func(_ *BuildRule, s *Scope) string { return whether(s.Card != "" || s.First < 2, "is", "are") },
	"its":   func(_ *BuildRule, s *Scope) string { return whether(s.Card != "" || s.First < 2, "its", "their") },
	"such":  func(_ *BuildRule, s *Scope) string { return s.kinds(2) },
	"s":     func(_ *BuildRule, s *Scope) string { return ifSo(s.one(), "s") },
	"each":  func(_ *BuildRule, s *Scope) string { return ifSo(!s.one(), " each") },
	"up to": func(r *BuildRule, _ *Scope) string { return r.upTo() },
	"at least": func(r *BuildRule, _ *Scope) string {
		return ifSo(r.MinSP > 0, fmt.Sprintf(", at least %d SP", r.MinSP))
	},
	"more": func(r *BuildRule, _ *Scope) string {
		return fmt.Sprintf("%d SP %s", max(r.N, -r.N), whether(r.N < 0, "less", "more"))
	},
	"slots":       func(r *BuildRule, _ *Scope) string { return Counted(int8(r.N), "more slot") },
	"slot":        func(_ *BuildRule, s *Scope) string { return s.Kind.slot() },
	"given":       func(r *BuildRule, _ *Scope) string { return list(wordsOf(r.Kinds, (*UpgradeKind).plain), "or") },
	"gains":       func(r *BuildRule, _ *Scope) string { return list(wordsOf(r.Gains, (*UpgradeKind).plain), "or") },
	"kinds or a":  func(r *BuildRule, _ *Scope) string { return list(wordsOf(r.Kinds, (*UpgradeKind).slot), "or a") },
	"kinds and a": func(r *BuildRule, _ *Scope) string { return list(wordsOf(r.Kinds, (*UpgradeKind).slot), "and a") },
	"fills": func(_ *BuildRule, s *Scope) string {
		return whether(s.Me, "this card fills", s.words()+" may fill")
	},
	"all":      func(_ *BuildRule, s *Scope) string { return Kinds(1 << s.Kind).words(2) },
	"factions": func(_ *BuildRule, s *Scope) string { return list(wordsOf(s.Factions, (*Faction).String), "or") },
	"name":     func(_ *BuildRule, s *Scope) string { return s.Part },
	"above":    func(r *BuildRule, _ *Scope) string { return fmt.Sprint(r.Above) },
	"stat":     func(r *BuildRule, _ *Scope) string { return r.Stat.String() },
	"cond":     func(r *BuildRule, _ *Scope) string { return r.Cond.String() },
}

// upTo says the most that a card may cost to be free or to lie beneath.
func (r *BuildRule) upTo() string {
	limit, limited := r.MaxSP, r.MaxSP > 0
	if r.Op == FreeCard || r.Op == Beneath {
		limit, limited = r.N, r.N < mostFree
	}
	return ifSo(limited, fmt.Sprintf(" of %d SP or less", limit))
}

// one reports whether the scope is a single card.
func (s *Scope) one() bool {
	return s.Me || s.Ship || s.Captain || s.Admiral || s.Card != "" || s.First == 1
}

// plain is the name of the kind.
func (k *UpgradeKind) plain() string { return k.String() }

func (s *Scope) words() string {
	switch {
	case s.Captain || s.Admiral:
		return "the " + spaced(s.of(), whether(s.Captain, "captain", "admiral")) + " of this ship"
	case s.Me:
		return "this card"
	case s.Ship:
		return "this ship"
	case s.Others:
		return "all cards of this ship"
	case s.Card != "":
		return cmp.Or(s.name, s.Card)
	}
	return "the " + ifSo(s.First == 1, "first ") + ifSo(s.First > 1, fmt.Sprintf("first %d ", s.First)) +
		s.kinds(map[bool]int8{true: 1, false: 2}[s.First == 1]) + " of this ship"
}

// kinds are n of the upgrades of the scope, without the ship: "Klingon talents".
func (s *Scope) kinds(n int8) string {
	name := "upgrades"
	if s.Many {
		name = ManySlots.words(n)
	} else if !s.AnyKind {
		name = Kinds(1 << s.Kind).words(n)
	}
	return spaced(s.of(), name) + ifSo(s.Part != "", " called "+s.Part) + ifSo(s.OfShip, " of its faction") +
		ifSo(s.Hybrid, " that may fill slots of several kinds") + ifSo(s.Untied, " that are for any ship or class")
}

// of are the factions of the scope: "non-Borg".
func (s *Scope) of() string {
	return ifSo(s.Except, "non-") + list(wordsOf(s.Factions, (*Faction).String), "and")
}

// Words says a restriction.
func (r *Restriction) Words() string {
	switch r.Kind {
	case OnlyOn:
		return "Only for " + r.Cond.String() + "."
	case OnePer:
		return fmt.Sprintf("At most %d on each ship.", r.N)
	case Surcharge:
		return fmt.Sprintf("Costs %d SP more unless it is for %s.", r.N, &r.Cond)
	}
	return "Not in a fleet with " + list(r.Cond.Values, "or") + "."
}
