package game

import (
	"slices"
	"strings"

	"attackwing/game/card"
)

// attackOf names an attack that a card makes in place of the normal one: a ship's own text is its
// special attack.
func (tx *texts) attackOf(id LineID) string {
	if l := tx.line(id); l.slot != ShipSlot {
		return l.title
	}
	return "special attack"
}

// useLabel is the use of a line: the card's title, and what the line does where the card has several,
// or, at a question, several that are offered.
func (u *Setup) useLabel(id LineID, at *Prompt) (title, does string) {
	l := u.line(id)
	title = l.title
	if l.slot == ShipSlot {
		title = "Text of " + u.Name(l.ship)
	}
	return title, u.apart(l, -1, at)
}

// apart returns what a line does, or its effect k alone, where its card has more than that to offer at a
// moment of the line, or at a question that is not nil: in a few words, and then what tells it from all
// that is called the same.
func (u *Setup) apart(l *line, k int, at *Prompt) string {
	others, rivals := u.namesakes(l, k, at)
	if !rivals && k < 0 && len(others) == 0 {
		return ""
	}
	me := l.said(u, k)
	label := me[0]
	if !rivals && k < 0 {
		label = "" // another card of the title
	}
	few := label
	for i, words := range me {
		if i == 0 && label == "" {
			continue // what it does is not told
		}
		n := len(others)
		others = slices.DeleteFunc(others, func(x []string) bool { return x[i] != words })
		if i > 0 && len(others) < n && words != "" {
			label = strings.TrimPrefix(label+", "+words, ", ")
		}
	}
	if rest, more := strings.CutPrefix(label, itsText+", "); more && few == itsText {
		return rest
	}
	return label
}

// namesakes returns the words of the lines and effects that are called as l, or its effect k alone,
// and reports whether the same card has another such line. A question names those that it offers.
func (u *Setup) namesakes(l *line, k int, at *Prompt) (words [][]string, rivals bool) {
	for i := range u.lines {
		x := &u.lines[i]
		asked := at != nil && at.offersLine(x.id)
		if x.ship != l.ship || x.owner != l.owner || x.title != l.title || !x.At.Any(l.At) && k < 0 && !asked ||
			(x.Weapon == nil) != (l.Weapon == nil) {
			continue
		}
		other := x.id != l.id
		rivals = rivals || other && x.slot == l.slot
		if at != nil && !asked {
			continue
		}
		if k < 0 {
			if other {
				words = append(words, x.said(u, k))
			}
			continue
		}
		for n := range x.Do {
			if !other && n != k || other && x.Do[n].Lasts != card.Now && l.Do[k].Lasts != card.Now {
				words = append(words, x.said(u, n))
			}
		}
	}
	return words, rivals
}

// said is a line, or its effect k alone, in words: few, and then those by which it can be told from
// another that these are the same for.
func (l *line) said(u *Setup, k int) []string {
	few := ""
	switch {
	case k >= 0:
		few = effectLabel(&l.Do[k])
	case len(l.Do) > 0:
		few = l.effectLabel()
	}
	return append(append([]string{few}, l.Apart(k)...), l.kind(u))
}

// kind returns what kind of card a line stands on.
func (l *line) kind(u *Setup) string {
	switch l.slot {
	case CaptainSlot:
		return "the captain"
	case ShipSlot:
		return "the ship"
	case AdmiralSlot:
		return "the admiral"
	case ResourceSlot:
		return "the resource"
	case SheetSlot:
		return "the scenario"
	}
	return u.ships[l.ship].Upgrades[l.slot].Card.Kind.String()
}

// effectLabel returns a few words for the effect of a line: its first effect, or all effects of
// which its owner picks one.
func (l *line) effectLabel() string {
	out := effectLabel(&l.Do[0])
	if l.OneOf {
		for k := range l.Do[1:] {
			out += " or " + effectLabel(&l.Do[k+1])
		}
	}
	return out
}
