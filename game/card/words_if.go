package card

import "strings"

// conditions joins conditions with "and" behind a word such as "if"; the ship is named once where
// one follows the other.
func (w *wording) conditions(lead string, cs []Condition) string {
	var out []string
	keep := w.self
	w.strange = false
	for i := range cs {
		text := w.ask(&cs[i], w.ship(cs[i].Of))
		rest, own := strings.CutPrefix(text, w.self+" ")
		if own && i > 0 && !w.strange {
			text = rest
		}
		out = append(out, text)
		w.strange = !own
		if own && w.self == "this ship" {
			w.self = "it"
		}
	}
	w.self = keep
	return ifSo(len(cs) > 0, lead+strings.Join(out, " and "))
}

func (w *wording) ship(s Subject) string {
	switch s {
	case Foe:
		return w.foe()
	case Target:
		return "that ship"
	case Card:
		return whether(w.a.At.Has(FleetAction), "the admiral's own ship", "this ship")
	}
	return w.self
}

// than is the ship that another is compared with, by name: "it" would be the other.
func (w *wording) than(c *Condition) string {
	return whether(c.Than == Self, w.thisShip(), w.ship(c.Than))
}

// not is the one or the other, as the condition is asked for or its contrary.
func (c *Condition) not(yes, no string) string { return whether(c.Not, no, yes) }

// whether is the one or the other.
func whether(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// ifSo are words that are said only where something is so.
func ifSo(is bool, words string) string { return whether(is, words, "") }
