package card

import (
	"strings"
)

// clause is one thing that happens: who, the verb without an ending, the rest. May it be declined, it is told with "may".
type clause struct {
	who, verb, rest string
	may             bool
	plural          bool
	alone           bool // it cannot be joined to its neighbours
}

func (c clause) String() string { return strings.TrimSpace(c.who + " " + c.predicate()) }

func (c clause) predicate() string {
	verb := c.verb
	switch {
	case verb == "":
		return c.rest
	case c.may:
		verb = "may " + verb
	case c.who == "you" || c.plural || strings.HasPrefix(verb, "cannot "):
	default:
		verb = thirdPerson(verb)
	}
	return strings.TrimSpace(verb + " " + c.rest)
}

// thirdPerson is the form after it: the first word changes.
func thirdPerson(verb string) string {
	first, rest, _ := strings.Cut(verb, " ")
	switch {
	case strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ch") || strings.HasSuffix(first, "sh"):
		first += "es"
	case first == "be":
		first = "is"
	case first == "have":
		first = "has"
	default:
		first += "s"
	}
	return strings.TrimSpace(first + " " + rest)
}

// effects are the sentences of what happens.
func (w *wording) effects(list []Effect) []string {
	if w.a.OneOf {
		return []string{w.oneOf(list)}
	}
	var out []string
	var open []clause
	flush := func() {
		if len(open) > 0 {
			out = append(out, phraseOf(open))
			open = nil
		}
	}
	for i := range list {
		e := &list[i]
		c := w.clause(e)
		c.may = c.may || w.a.May && !e.Then
		if len(open) > 0 && (open[0].who != c.who || open[0].may != c.may || c.alone || open[0].alone) {
			flush()
		}
		if e.Then {
			flush()
			w.self = w.again()
			c = w.clause(e)
			out = append(out, "Then "+c.String())
			continue
		}
		open = append(open, c)
	}
	flush()
	return out
}

// again is how the ship is called in a later sentence.
func (w *wording) again() string {
	if w.self == "it" && w.a.Whose == Own {
		return "this ship"
	}
	return w.self
}

// phraseOf joins clauses of one subject.
func phraseOf(cs []clause) string {
	parts := []string{cs[0].String()}
	for i, c := range cs[1:] {
		p := c.predicate()
		if again, ok := strings.CutPrefix(c.rest, cs[i].rest); ok && c.verb == cs[i].verb {
			parts = append(parts, "as many again"+again)
			continue
		}
		if c.verb == cs[i].verb && c.verb != "" {
			parts = append(parts, c.rest)
			continue
		}
		if c.may {
			p = strings.TrimPrefix(p, "may ")
		}
		parts = append(parts, p)
	}
	return list(parts, "and")
}

// oneOf names the effects of which the owner picks one. Attack and defense dice together need no pick.
func (w *wording) oneOf(es []Effect) string {
	var out []string
	var before clause
	for i := range es {
		c := w.clause(&es[i])
		switch {
		case i == 0 || c.who != before.who || c.may:
			out = append(out, c.String())
		case c.verb == before.verb:
			out = append(out, c.rest)
		default:
			out = append(out, c.predicate())
		}
		before = c
	}
	return list(out, "or")
}
