package card

import (
	"cmp"
	"strconv"

	"attackwing/game/dice"
)

// target is the ship or the ships chosen.
func (w *wording) target() (who string, plural bool) {
	t := &w.a.Targets
	switch {
	case t.Who == LockedShip:
		return "the ship that was locked", false
	case !t.All:
		return "that ship", false
	case t.Who == AnEnemy:
		return "enemy ships", true
	}
	each := spaced("each friendly", t.Faction.String(), "ship", w.reach(&t.Reach))
	if t.Self {
		return w.me() + " and " + each, true
	}
	return each, false
}

// on is the ship an effect is on.
func (w *wording) on(e *Effect) (who string, plural bool) {
	switch e.To {
	case OnTarget:
		return w.target()
	case OnFoe:
		return w.foe(), false
	}
	return w.self, false
}

// clause is what an effect does.
func (w *wording) clause(e *Effect) clause {
	p := &kinds[e.Op][e.Form]
	c := w.told(p.says, e)
	if p.say != nil {
		c = p.say(w, e, c)
	}
	if len(e.If) > 0 && e.Op != Later {
		keep := w.at
		if e.Op == AttackDice {
			w.at = CountAttack
		}
		c.cond = " if " + w.conditions(e.If)
		w.at = keep
	}
	return c
}

// told fills in the slots of a clause. One that names nobody is of the ship or the ships that the effect is on.
func (w *wording) told(c clause, e *Effect) clause {
	fill := func(words string) string {
		return e.fillIn(words, func(slot string) string { return effectSlots[slot](w, e) })
	}
	if c.who == "" {
		c.who, c.plural = w.on(e)
	}
	c.who, c.rest, c.tail = fill(c.who), fill(c.rest), fill(c.tail)
	return c
}

// effectSlots are the slots that only the words of effects have.
var effectSlots = map[string]func(w *wording, e *Effect) string{
	"self":       func(w *wording, _ *Effect) string { return w.self },
	"this ship":  func(w *wording, _ *Effect) string { return w.thisShip() },
	"whom":       func(w *wording, e *Effect) string { who, _ := w.on(e); return who },
	"per":        (*wording).per,
	"this round": when(func(e *Effect) bool { return e.Lasts == Round }, " this round"),
	"early":      func(w *wording, _ *Effect) string { return w.early() },

	"in attacks":  func(w *wording, e *Effect) string { return w.lasting(e, dice.Attack) },
	"in defenses": func(w *wording, e *Effect) string { return w.lasting(e, dice.Defense) },
	"dice":        (*wording).dice,
	"any of":      func(w *wording, e *Effect) string { return w.anyOf(e, "any of ") },
	"cancelled": func(_ *wording, e *Effect) string {
		if e.Faces == 0 {
			return "any " + strconv.Itoa(int(e.Count)) + " of the attacker's results"
		}
		return strconv.Itoa(int(e.Count)) + " " + e.Faces.words(1)
	},

	"of its": func(_ *wording, e *Effect) string {
		if e.N == All {
			return "all its"
		}
		return strconv.Itoa(int(e.N)) + " of its"
	},
	"hull or shields": func(_ *wording, e *Effect) string {
		if e.N > 1 {
			return strconv.Itoa(int(e.N)) + " damage to hull or shields, as you like"
		}
		return Counted(e.N, "hull or shield")
	},
	"to the hull":  when(func(e *Effect) bool { return e.Where == HullOnly }, " to its hull"),
	"against self": when(func(e *Effect) bool { return e.VsSelf }, "this ship "),
	"off the bar":  when(func(e *Effect) bool { return e.OffBar }, ", even if its Action Bar does not have it"),

	"any action": func(_ *wording, e *Effect) string {
		if e.Actions == AnyAction {
			return "any action"
		}
		return article(e.Actions.words()) + " action"
	},

	"card":        func(_ *wording, e *Effect) string { return cmp.Or(e.name, e.Text) },
	"cards":       (*wording).cards,
	"other cards": func(_ *wording, e *Effect) string { return e.otherCards() },
	"s":           when(func(e *Effect) bool { return e.N == All }, "s"),
}

// when is a slot that says something of some effects and nothing of others.
func when(is func(e *Effect) bool, words string) func(*wording, *Effect) string {
	return func(_ *wording, e *Effect) string {
		if is(e) {
			return words
		}
		return ""
	}
}

// all are what some effects do, told in one go.
func (w *wording) all(es []Effect) string {
	var out []string
	for i := range es {
		out = append(out, w.clause(&es[i]).String())
	}
	return list(out, "and")
}

// does is a clause of the ship or the ships that the effect is on.
func does(verb, rest string) clause { return clause{verb: verb, rest: rest} }

func tells(who, verb, rest string) clause { return clause{who: who, verb: verb, rest: rest} }

func you(verb, rest string) clause { return tells("you", verb, rest) }

// early says of a captain skill that is changed in the Combat Phase until when: inside a phase it stays as it is.
func (w *wording) early() string {
	if w.a.At.Has(CombatTurn) {
		return " (at the start of the phase only)"
	}
	return ""
}

// thisShip is the ship of the moment by name.
func (w *wording) thisShip() string {
	if w.self == "it" && (w.a.Whose == Own || w.a.Whose == ThisWeapon) {
		return "this ship"
	}
	return w.self
}

// What an effect's number is taken for each of: of what was paid, and the other multipliers.
var (
	eachPaid = map[CostOp]string{DisableCards: " for each card disabled", DiscardCards: " for each card discarded",
		SpendDrones: " for each Drone token spent", SpendCharges: " for each charge spent", PayAux: " for each of these tokens"}
	each = [...]string{Once: "", PerPaid: "", PerHit: " for each uncancelled Hit or Critical Hit",
		PerDamage: " for each of its damage cards", PerCrew: " for each of its crew cards that is not disabled"}
)

// per is what the number is taken for each of.
func (w *wording) per(e *Effect) string {
	for _, c := range w.a.Cost {
		if e.Per == PerPaid && eachPaid[c.Op] != "" {
			return eachPaid[c.Op]
		}
	}
	return each[e.Per]
}
