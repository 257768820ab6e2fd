package card

import (
	"cmp"
	"fmt"
	"strings"
)

// Text is what the ship card does, in our own words: one line for each ability. Empty where it does
// nothing.
func (s *Ship) Text() string { return s.text(Slots{}) }

// Text is what the captain does, in our own words.
func (c *Captain) Text() string { return c.text(c.Slots) }

// Text is what the admiral does, in our own words.
func (a *Admiral) Text() string {
	rest := a.text(Slots{})
	return fmt.Sprintf("The Captain Skill of this ship is %d higher.", a.SkillBonus) + ifSo(rest != "", "\n"+rest)
}

// Text is what the upgrade or resource does, in our own words; an attack of its own comes first.
func (u *Upgrade) Text() string {
	rest := u.text(u.Slots)
	if u.Weapon == (WeaponFacts{}) {
		return rest
	}
	return capital(u.Weapon.paid()+"attack "+u.Weapon.words(false)) + "." + ifSo(rest != "", "\n"+rest)
}

func (c *Printed) text(slots Slots) string {
	out := wordsOf(c.Abilities, (*Ability).Words)
	for k, n := range slots {
		if n != 0 {
			out = append(out, "This ship has "+Counted(n, UpgradeKind(k).slot())+" more.")
		}
	}
	out = append(out, wordsOf(c.Build, (*BuildRule).Words)...)
	out = append(out, wordsOf(c.Restrictions, (*Restriction).Words)...)
	return strings.Join(out, "\n")
}

func (k UpgradeKind) slot() string {
	return [...]string{"talent slot", "crew slot", "tech slot", "weapon slot", "Borg slot", "resource"}[min(k, Resource)]
}

// paid is what an attack with the weapon costs, as the beginning of a sentence.
func (w WeaponFacts) paid() string {
	price := list([]string{
		ifSo(w.SpendLock, "spend the Target Lock on the defender"),
		ifSo(w.Disable, "disable this card"),
		ifSo(w.Discard, "discard this card"),
		ifSo(w.Time > 0, "put "+Counted(w.Time, "Time Token")+" on this card"),
	}, "and")
	return ifSo(price != "", price+" to ")
}

func (w WeaponFacts) words(ship bool) string {
	var out string
	switch {
	case w.OfPrimary && w.Dice == 0:
		out = "with the dice, arc and range of its primary weapon"
	case w.OfPrimary:
		out = "in the arc and range of its primary weapon, with " + Counted(-w.Dice, "attack die") + " fewer than that weapon has"
	default:
		out = fmt.Sprintf("with %s at Range %d", Counted(w.Dice, "attack die"), w.RangeMin)
		out += ifSo(w.RangeMax > w.RangeMin, fmt.Sprintf("-%d", w.RangeMax))
		out += [...]string{
			" in its primary arc", " in its front arc", " in its rear arc", " in its front or rear arc", " in any direction",
			" anywhere outside its front arc",
		}[w.Arcs]
	}
	if !ship {
		out = strings.ReplaceAll(out, " its ", " this ship's ")
	}
	if w.Split {
		out += ", the dice divided between them as you like" + ifSo(
			w.Min > 0,
			fmt.Sprintf(", at least %d for each", w.Min),
		)
	}
	two := w.Split || w.Twice
	more := list([]string{
		ifSo(w.AsPrimary && two, "both count as attacks with the primary weapon, with the bonuses for range"),
		ifSo(w.AsPrimary && !two, "it counts as an attack with the primary weapon"),
		ifSo(w.RangeBonus, "the bonuses for range apply"),
		ifSo(w.Pierce, "its damage ignores shields"),
		ifSo(w.NoDamage, "its Hits and Critical Hits deal no damage"),
	}, "and")
	out = ifSo(two, "two ships ") + out + ifSo(w.Twice && (!w.OfPrimary || w.Dice != 0), " against each")
	return out + ifSo(more != "", "; "+more)
}

// Words says a building rule.
func (r *BuildRule) Words() string {
	one := r.Scope.Me || r.Scope.Card != "" || r.Scope.First == 1
	of, s, each := r.Scope.words(), ifSo(one, "s"), ifSo(!one, " each")
	var out string
	switch r.Op {
	case PriceAdd:
		out = fmt.Sprintf("%s cost%s %d SP %s%s", of, s, max(r.N, -r.N), whether(r.N < 0, "less", "more"), each)
	case PriceSet:
		out = fmt.Sprintf("%s cost%s %d SP%s", of, s, r.N, each)
	case NoPenalty:
		out = of + " pay" + s + " no faction penalty"
	case SlotForCard:
		out = fmt.Sprintf("this ship has %d more slot%s, only for %s", r.N, ifSo(r.N > 1, "s"), of)
	case SlotMaxCost:
		out = fmt.Sprintf("the %s of this ship holds only cards of %d SP or less", r.Scope.Kind.slot(), r.N)
	case SlotAlso:
		out = "this card fills a " + list(wordsOf(r.Kinds, (*UpgradeKind).slot), "or a")
	}
	return capital(out) + ifSo(!r.Cond.Always, " on "+r.Cond.String()) + "."
}

func (s *Scope) words() string {
	name := "upgrades"
	switch {
	case s.Me:
		return "this card"
	case s.Card != "":
		return cmp.Or(s.name, s.Card)
	case !s.AnyKind:
		name = Kinds(1 << s.Kind).words(2)
	}
	if len(s.Factions) > 0 {
		name = list(wordsOf(s.Factions, (*Faction).String), "and") + " " + name
	}
	return "the " + ifSo(s.First > 0, fmt.Sprintf("first %d ", s.First)) + name + " of this ship"
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
