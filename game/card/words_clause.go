package card

import (
	"regexp"
	"strings"
)

// clause is one thing that happens: who, the verb without an ending, the rest. May it be declined,
// it is told with "may".
type clause struct {
	who, verb, rest string
	tail, cond      string // how long it holds, and under what condition
	may             bool
	plural          bool
	alone           bool // it cannot be joined to its neighbours
}

func (c clause) String() string {
	return strings.TrimSpace(c.who + " " + strings.TrimLeft(c.predicate(), " "))
}

func (c clause) predicate() string {
	verb := c.verb
	switch {
	case verb == "":
		return c.rest + c.tail + c.cond
	case c.may:
		verb = "may " + verb
	case c.who == "you" || c.plural || strings.HasPrefix(verb, "cannot ") || strings.HasPrefix(verb, "can "):
	default:
		verb = thirdPerson(verb)
	}
	return strings.TrimSpace(verb + " " + c.rest + c.tail + c.cond)
}

// thirdPerson is the form after it: the first word changes.
func thirdPerson(verb string) string {
	first, rest, _ := strings.Cut(verb, " ")
	form := map[string]string{"be": "is", "have": "has"}[first]
	switch {
	case form != "":
	case strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ch") || strings.HasSuffix(first, "sh"):
		form = first + "es"
	default:
		form = first + "s"
	}
	return spaced(form, rest)
}

func (w *wording) effects(list []Effect) []string {
	if w.a.OneOf {
		return []string{w.oneOf(list)}
	}
	var out []string
	var open []clause
	flush := func() {
		if len(open) > 0 {
			out, open = append(out, phraseOf(open)), nil
		}
	}
	for i := range list {
		e := &list[i]
		if e.Then || e.Else {
			flush()
			w.self = w.thisShip()
			said := w.clause(e).String()
			if i > 0 && w.clause(&list[i-1]).String() == said {
				said = strings.Replace(said, " one of its ", " another of its ", 1)
			}
			out = append(out, whether(e.Then, "then ", "if that cannot be, ")+said)
			continue
		}
		c := w.clause(e)
		c.may = c.may || w.a.May
		if len(open) > 0 && (open[0].who != c.who || open[len(open)-1].may && !c.may || c.alone || open[0].alone) {
			flush()
		}
		open = append(open, c)
	}
	flush()
	return out
}

// asides finds a part of a clause behind a comma, which then closes it too.
var asides = regexp.MustCompile(", (which|even if|at most) ")

// parenthesis is the aside in brackets that ends a clause.
var parenthesis = regexp.MustCompile(` \([^()]*\)$`)

// phraseOf joins clauses of one subject. How long several of them hold is said once, behind the
// last, and so is an aside in brackets.
func phraseOf(cs []clause) string {
	var parts []string
	for i, c := range cs {
		again := i > 0 && c.verb == cs[i-1].verb && c.rest == cs[i-1].rest && c.cond != ""
		if i+1 < len(cs) && c.cond == "" && cs[i+1].cond == "" && c.tail == cs[i+1].tail && c.rest != cs[i+1].rest {
			c.tail = ""
		}
		switch {
		case i == 0:
			parts = append(parts, c.String())
		case again:
			parts = append(parts, "as many again"+c.cond)
		default:
			parts = append(parts, c.after(cs[i-1]))
		}
	}
	for i := range len(parts) - 1 {
		if aside := parenthesis.FindString(parts[i]); aside != "" && strings.HasSuffix(parts[i+1], aside) {
			parts[i] = strings.TrimSuffix(parts[i], aside)
		}
	}
	if i := len(parts) - 2; i >= 0 && asides.MatchString(parts[i]) {
		parts[i] += ","
	}
	return list(parts, "and")
}

// after tells a clause behind another of the same subject.
func (c clause) after(before clause) string {
	switch {
	case c.verb == before.verb && (before.may || !c.may):
		return c.rest + c.tail + c.cond
	case before.may:
		return strings.TrimPrefix(c.predicate(), "may ")
	}
	return c.predicate()
}

// oneOf names the effects of which the owner picks one. Attack and defense dice together need no
// pick.
func (w *wording) oneOf(es []Effect) string {
	all := w.all(es)
	if len(es) > 2 {
		return whether(w.a.TargetPicks, "its owner chooses one: ", "choose one: ") + strings.Join(all, "; ")
	}
	first, last := w.clause(&es[0]), w.clause(&es[len(es)-1])
	if len(es) == 2 && last.who == first.who && !last.may {
		all[1] = last.after(first)
	}
	if len(all) == 2 && asides.MatchString(all[0]) {
		all[0] += ","
	}
	return ifSo(w.a.TargetPicks, "its owner picks: ") + strings.Join(all, " or ")
}
