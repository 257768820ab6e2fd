package card

import (
	"cmp"
	"strconv"
	"strings"
)

func (w *wording) place(e *Effect, who string, many bool) clause {
	if e.Tokens == ChargeToken {
		return clause{who: "you", verb: "put", rest: strconv.Itoa(int(e.N)) + " " + e.Tokens.words(e.N) + " on this card"}
	}
	rest := strconv.Itoa(int(e.N)) + " " + e.Tokens.words(e.N)
	if e.Free {
		rest += " as a free action"
	}
	if e.Stacks {
		rest += " (even beside another one)"
	}
	return clause{who: who, verb: "gain", rest: rest, plural: many}
}

func (w *wording) remove(e *Effect, who string, many bool) clause {
	n := strconv.Itoa(int(e.N))
	if e.N == All {
		n = "all its"
	}
	c := clause{who: who, verb: "lose", rest: n + " " + e.Tokens.words(e.N) + w.per(e), plural: many}
	if e.Tokens == LockOnSelf {
		return clause{who: "you", verb: "remove", rest: n + " " + e.Tokens.words(e.N) + " from " + who}
	}
	return c
}

func asNormal(e *Effect) string {
	if e.Normal {
		return "as its normal action, not as a free one"
	}
	return ""
}

func (w *wording) freeAction(e *Effect, who string, many bool) clause {
	c := clause{who: who, verb: "perform", plural: many, may: true}
	switch {
	case e.Bar:
		c.rest = "an action of its Action Bar as a free action"
	case e.Normal:
		c.rest = article(e.Actions.words()) + " action " + asNormal(e)
	case e.Actions == AnyAction:
		c.rest = "any action as a free action"
	default:
		c.rest = article(e.Actions.words()) + " action as a free action"
	}
	if e.OffBar {
		c.rest += ", even if its Action Bar does not have it"
	}
	return c
}

func (w *wording) freeCard(e *Effect) clause {
	c := clause{who: w.thisShip(), verb: "perform", may: true, alone: true}
	switch {
	case e.That:
		c.rest = "the Action of the disabled card as a free action, if it is a " + e.Kinds.words(1)
	case e.Text != "":
		c.rest = "the Action of " + cmp.Or(e.name, e.Text) + " as a free action"
	default:
		c.rest = "the Action of one of its " + e.Kinds.words(2) + " as a free action"
	}
	return c
}

func (w *wording) shields(e *Effect, who string, many bool) clause {
	n := strconv.Itoa(int(e.N)) + " of its"
	if e.N == All {
		n = "all its"
	}
	switch e.Shield {
	case Destroy:
		return clause{who: who, verb: "lose", rest: some(e.N, "shield") + w.per(e), plural: many}
	case Temporary:
		return clause{who: who, verb: "have", rest: some(e.N, "temporary shield") + w.round(e) + ", lost before the others", plural: many}
	case RaiseThem:
		return clause{who: who, verb: "turn", rest: n + " shields on again" + w.per(e), plural: many}
	}
	return clause{who: who, verb: "turn off", rest: n + " active shields" + w.per(e), plural: many}
}

// cards are cards of another ship that are disabled or discarded.
func (w *wording) cards(e *Effect, verb, who string) clause {
	c := clause{who: "you", verb: verb}
	if e.OwnerPicks {
		return clause{who: "the owner of " + who, verb: verb, rest: strconv.Itoa(int(e.N)) + " of its " + e.Kinds.words(2)}
	}
	switch {
	case e.N == All:
		c.rest = "all " + e.Kinds.words(2) + " of " + who
	case e.Kinds == CaptainCard:
		c.rest = "the captain of " + who
	default:
		c.rest = strconv.Itoa(int(e.N)) + " of the " + e.Kinds.words(2) + " of " + who
	}
	return c
}

func (w *wording) protect(e *Effect) clause {
	if w.a.At.Has(Static) {
		return clause{who: "enemy cards", verb: "do", rest: "nothing to this ship's other " + e.Kinds.words(2), plural: true, alone: true}
	}
	verb := "is not disabled"
	if w.at == OnDiscard {
		verb = "is not discarded"
	}
	if e.Lasts == Round {
		verb += " now or later this round"
	}
	first, rest, _ := strings.Cut(verb, " ")
	return clause{who: "that card", verb: strings.Replace(first, "is", "be", 1), rest: rest}
}

func (w *wording) ignore(e *Effect) clause {
	switch e.Rule {
	case NeedLock:
		return clause{who: "the attack", verb: "need", rest: "no Target Lock and spends none", alone: true}
	case ScanPenalty:
		return clause{who: "the attacker's Scan tokens", verb: "take", rest: "no defense dice from " + w.self, plural: true}
	case RangeDefense:
		return clause{who: "the defender", verb: "get", rest: "no defense die for the range"}
	case OverlapPenalties:
		return clause{who: "planets, obstacles and overlapped ships", verb: "cost", rest: w.self + " no action and deal it no damage; " +
			"it still slides back, and still cannot attack while it lies on an obstacle", plural: true, alone: true}
	case NoDefenseAgainstMines:
		return clause{who: w.self, verb: "roll", rest: "defense dice against mines"}
	}
	return clause{who: w.self, verb: "pay", rest: "no faction penalty"}
}

func (w *wording) extra(e *Effect) clause {
	c := clause{who: w.thisShip(), verb: "make", may: true, alone: true}
	weapon := ""
	if e.PrimaryOnly {
		weapon = " with its primary weapon"
	}
	switch {
	case e.Again1:
		c.rest = "two attacks" + weapon + " this round, each with " + more(e.N, "attack die")
	case e.To == OnFoe:
		c.rest = "one more attack" + weapon + ", against the attacker"
	default:
		c.rest = "one more attack" + weapon
	}
	return c
}

// later is what happens at another moment of the round.
func (w *wording) later(e *Effect) clause {
	keep := *w
	w.at, w.self = e.When, "it"
	open := map[Window]string{CombatEnd: "at the end of the Combat Phase"}[e.When]
	if open == "" {
		open = "after this ship has been attacked" + attackWords(e.If)
		if e.Lasts == OnceRound {
			open = "once this round, " + open
		}
	}
	var rest []Condition
	for _, c := range e.If {
		if c.Op != RangeIs && c.Op != IsPrimary {
			rest = append(rest, c)
		}
	}
	if len(rest) > 0 {
		open += ", if " + w.conditions(rest)
	}
	w.self = "this ship"
	var parts []string
	for i := range e.Sub {
		parts = append(parts, w.clause(&e.Sub[i]).String())
	}
	tail := ""
	if e.AfterDeath {
		tail = ", even if this ship was destroyed"
	}
	*w = keep
	return clause{who: open + ", " + list(parts, "and") + tail, alone: true}
}
