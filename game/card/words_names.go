package card

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/physics"
)

// words lists actions: "Evade, Scan or Battle Stations".
func (s ActionSet) words() string { return either(uint16(s)&uint16(AnyAction), actionTitles[:]) }

// either are the names of the bits of a set, joined with "or".
func either[T uint16 | uint32](set T, names []string) string {
	var out []string
	for i, name := range names {
		out = append(out, ifSo(set&(1<<i) != 0, name))
	}
	return list(out, "or")
}

func (k Kinds) words(n int8) string {
	s := ifSo(n != 1, "s")
	captains := whether(n == 1 || k == CaptainCard, "captain"+s, "the captain")
	if k&AnyUpgrade == AnyUpgrade {
		return "upgrade" + s + ifSo(k&CaptainCard != 0, " or "+captains)
	}
	names := []string{
		"Elite Talent",
		"crew card",
		"tech upgrade",
		"weapon upgrade",
		"Borg upgrade",
		"squadron upgrade",
		"flagship card",
		"fleet captain card",
		"card of a resource",
		"officer card",
		"ambassador",
		"construction",
		"captain",
		28: "admiral",
		29: "Lower Decks card",
		30: "upgrade",
		31: "",
	}
	for i := range names {
		names[i] += s
	}
	names[30] += " for several kinds of slot or for none"
	names[31] = captains
	return either(uint32(k), names)
}

// owned are the cards of a ship: "that ship's upgrades or its captain", or "the upgrades of each
// enemy ship" where the words for the ship are long.
func owned(who, cards string) string {
	switch who {
	case "it":
		return "its " + itsCaptain(cards)
	case "this ship", "that ship", "the acting ship", "the attacker", "the defender":
		return whose(who) + " " + itsCaptain(cards)
	}
	return "the " + cards + " of " + who
}

func itsCaptain(cards string) string {
	return strings.Replace(cards, "or the captain", "or its captain", 1)
}

func (t Tokens) words(n int8) string {
	word := "token" + ifSo(n != 1, "s")
	switch t {
	case ChargeToken:
		return "charge " + word
	case SameToken:
		return word + " of the same kind"
	case AnyToken:
		return word + " of your choice (Evade, Scan, Battle Stations or Auxiliary Power)"
	}
	return either(uint16(t), []string{
		"Evade", "Scan", "Battle Stations", "Auxiliary Power", "enemy Target Lock", "", "", "own Target Lock",
	}) +
		" Token" + ifSo(n != 1, "s")
}

func (r *Reach) words(from string) string {
	class := whether(
		r.ClassLike,
		"whose class has "+r.Class+" in its name",
		ifSo(r.Class != "", ofClass(r.Class)),
	)
	arc := [...]string{"", "in " + whose(from) + " front arc", "outside " + whose(from) + " front arc"}[r.In]
	that := list([]string{
		ifSo(r.LessSkill, "has a lower Captain Skill than "+from),
		ifSo(r.MoreHull, "has a higher printed Hull than "+from),
		ifSo(r.AsStrong, "has at least the printed Attack of "+from),
		ifSo(r.MoreSkill, "has a higher Captain Skill than "+from),
		ifSo(r.CaptainOf != NoFaction, "has "+article(r.CaptainOf.String())+" captain"),
		ifSo(r.CaptainTo != 0, fmt.Sprintf("has a captain with a printed Captain Skill of %d or less", r.CaptainTo)),
		ifSo(r.DialDown, "has its dial face down"),
		ifSo(r.InWay, "was in the way of the maneuver of "+from),
		ifSo(r.SharedAim, "has an enemy ship in its front arc that is also in that of "+from),
		ifSo(r.Touching, "touches "+from),
		ifSo(r.With != 0, "has "+article(r.With.words(1))),
		ifSo(r.Without != 0, "has no "+r.Without.words(1)),
		ifSo(r.NotCloaked, "is not cloaked"),
		ifSo(r.Cloaked, "is cloaked"),
		ifSo(r.ShieldsDown, "has no active shields"),
		ifSo(r.ToAttack, "has not attacked this round"),
		ifSo(r.Facing, "has "+from+" in its front arc"),
		ifSo(r.Averted, "does not have "+from+" in its front arc"),
		ifSo(r.Carrying != "", "carries "+r.Carrying),
		ifSo(r.HullFrom != 0, fmt.Sprintf("has a printed Hull of %d or more", r.HullFrom)),
		ifSo(r.HullTo != 0, fmt.Sprintf("has a printed Hull of %d or less", r.HullTo)),
	}, "and")
	return spaced(class, bands(r.Near, r.Far), arc, ifSo(that != "", "that "+that))
}

// ofClass are words behind a ship for its class: "of the Galaxy Class", "of the class Reman Warbird".
func ofClass(name string) string {
	return "of the " + ifSo(!strings.HasSuffix(name, " Class"), "class ") + name
}

func empty(s string) bool { return s == "" }

// spaced joins what there is to say.
func spaced(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, empty), " ")
}

func (m *Moves) words() string {
	var out string
	switch {
	case m.SameSide:
		out = "the " + m.Shapes.words() + " of the same speed and side"
	case m.Faster < 0:
		out = fmt.Sprintf("the same maneuver at a speed %d lower", -m.Faster)
	case m.Faster > 0:
		out = fmt.Sprintf("the same maneuver at a speed %d higher", m.Faster)
	case m.OnDial && m.Colors == 0 && m.Shapes == 0 && m.Min == 0 && m.Max == 0:
		out = "any maneuver of its dial"
	case m.OnDial:
		speed := atSpeed(m.Min, max(m.Max, m.Min))
		out = article(spaced(m.Colors.words(), m.Shapes.words(), "maneuver"+speed+" of its dial"))
	default:
		out = m.listed()
	}
	return out + ifSo(m.SameSpeed, " at the speed of the one revealed") + ifSo(m.Printed, ", if its dial has that") +
		ifSo(m.KeepColor, " of the same color") + ifSo(m.SetsColor, ", which counts as "+m.CountsAs.String())
}

// listed are maneuvers that are not of the dial, by their shapes and speeds.
func (m *Moves) listed() string {
	var shapes uint16
	lo, hi := int8(9), int8(0)
	for _, x := range m.List {
		shapes |= 1 << shapeOf(x)
		lo, hi = min(lo, x.Speed), max(hi, x.Speed)
	}
	all := article(either(shapes, listedWords) + " maneuver" + atSpeed(lo, hi))
	var each []string
	for i := range listedWords {
		var of Moves
		for _, x := range m.List {
			if shapeOf(x) == i {
				of.List = append(of.List, x)
			}
		}
		switch {
		case len(of.List) == len(m.List):
			return all
		case len(of.List) > 0:
			each = append(each, of.listed())
		}
	}
	for _, one := range each {
		if !strings.HasSuffix(one, atSpeed(lo, hi)) {
			return list(each, "or") // they do not all have the same speeds
		}
	}
	return all
}

// shapeOf is the shape of a maneuver.
func shapeOf(x physics.Maneuver) int {
	return slices.IndexFunc(listedBearings, func(of []physics.Bearing) bool { return slices.Contains(of, x.Bearing) })
}

func (c Colors) words() string {
	return list([]string{ifSo(c.Has(Green), "green"), ifSo(c.Has(White), "white"), ifSo(c.Has(Red), "red")}, "or")
}

func (s Shapes) words() string { return either(uint16(s), shapeWords) }

func atSpeed(n, m int8) string { return ifSo(m != 0, " of speed "+span(n, m)) }

func article(s string) string {
	return whether(s != "" && strings.Contains("AEIOUe", s[:1]), "an ", "a ") + s
}

func whose(who string) string { return who + "'s" }

// afterIs puts range before class: "within Range 1-2 and of the class X".
func afterIs(r *Reach) string {
	q := *r
	q.Class, q.ClassLike = "", false
	return q.words("this ship") + ifSo(r.Class != "", " and is "+ofClass(r.Class))
}
