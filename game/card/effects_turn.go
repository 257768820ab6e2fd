package card

import (
	"cmp"
	"strconv"
	"strings"
)

// turnKinds are the effects on what a ship does in its turn: actions, maneuvers, attacks.
var turnKinds = map[EffectOp]kind{
	FreeAction: {
		forms: forms{
			{pattern: "free <actions>", mods: modTo | modOffBar},
			{pattern: "free action of the bar", mods: modTo, fill: func(e *Effect, _ *found) { e.Bar = true }},
			{pattern: "normal <actions>", mods: modOffBar, fill: func(e *Effect, _ *found) { e.Normal = true }},
		},
		say: freeAction,
	},
	FreeCardAction: {
		forms: forms{
			{pattern: "free action of one <kinds> card"},
			{pattern: "free action of the disabled <kinds> card", fill: func(e *Effect, _ *found) { e.That = true }},
			{pattern: "free action of <text>"},
		},
		say: freeCardAction,
	},
	Maneuver: {
		forms: forms{{pattern: "maneuver <moves>", mods: modTo}},
		say:   func(w *wording, e *Effect) clause { return w.does(e, "make", e.Moves.words()) },
	},
	Redial: {
		forms: forms{{pattern: "replace the maneuver by <moves>", mods: modTo}},
		say: func(w *wording, e *Effect) clause {
			if e.Moves.Stay {
				return w.does(e, "stay", "in place instead of making its maneuver")
			}
			return w.does(e, "replace", "its maneuver with "+e.Moves.words())
		},
	},
	Recolor: {
		forms: forms{{pattern: "the maneuver counts as <color>"}},
		say: func(_ *wording, e *Effect) clause {
			return clause{who: "that maneuver", verb: "count", rest: "as " + e.Color.String()}
		},
	},
	SkillBy: {forms: forms{{pattern: "skill <n>", mods: modTo | modLasts | modPer}}, say: skillBy},
	AttacksFirst: {
		forms: forms{{pattern: "attack first", mods: modLasts}},
		say: func(w *wording, e *Effect) clause {
			return w.does(e, "attack", "before all other ships in the Combat Phase of this round")
		},
	},
	ExtraAttack: {forms: forms{{pattern: "one more attack", mods: modTo | modPrimary | modBoth}}, say: extraAttack},
	NoAttack: {
		forms: forms{{pattern: "no attack", mods: modTo | modLasts | modAgainst}},
		say: func(w *wording, e *Effect) clause {
			if e.VsSelf {
				return w.does(e, "cannot attack", "this ship this round")
			}
			return w.does(e, "cannot attack", "this round")
		},
	},
	ForbidAction: {
		forms: forms{{pattern: "forbid <actions>", mods: modTo | modLasts}},
		say: func(w *wording, e *Effect) clause {
			return w.does(e, "cannot perform", article(e.Actions.words())+" action this round")
		},
	},
	LoseAction: {
		forms: forms{{pattern: "no action", mods: modTo}},
		say:   func(w *wording, e *Effect) clause { return w.does(e, "perform", "no action") },
	},
	Later: {forms: forms{{pattern: "later <window>", mods: modLasts | modDeath}}, say: later},
}

func asNormal(e *Effect) string {
	if e.Normal {
		return "as its normal action, not as a free one"
	}
	return ""
}

func freeAction(w *wording, e *Effect) clause {
	c := w.does(e, "perform", article(e.Actions.words())+" action as a free action")
	c.may = true
	switch {
	case e.Bar:
		c.rest = "an action of its Action Bar as a free action"
	case e.Normal:
		c.rest = article(e.Actions.words()) + " action " + asNormal(e)
	case e.Actions == AnyAction:
		c.rest = "any action as a free action"
	}
	if e.OffBar {
		c.rest += ", even if its Action Bar does not have it"
	}
	return c
}

func freeCardAction(w *wording, e *Effect) clause {
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

func skillBy(w *wording, e *Effect) clause {
	who, _ := w.on(e)
	return clause{who: whose(strings.TrimSuffix(who, "'s")) + " captain skill", verb: "rise", rest: "by " + strconv.Itoa(int(e.N)) + w.per(e), tail: " this round" + w.early()}
}

func extraAttack(w *wording, e *Effect) clause {
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
func later(w *wording, e *Effect) clause {
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
