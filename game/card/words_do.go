package card

import "strings"

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
	kind := ""
	if t.Faction != NoFaction {
		kind = t.Faction.String() + " "
	}
	each := strings.TrimSpace("each friendly " + kind + "ship " + w.reach(&t.Reach))
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

func (w *wording) clause(e *Effect) clause {
	c := kinds[e.Op].say(w, e)
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

// does is a clause of the ship or the ships that the effect is on.
func (w *wording) does(e *Effect, verb, rest string) clause {
	who, plural := w.on(e)
	return clause{who: who, verb: verb, rest: rest, plural: plural}
}

func you(verb, rest string) clause { return clause{who: "you", verb: verb, rest: rest} }

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

func (w *wording) round(e *Effect) string {
	if e.Lasts == Round {
		return " this round"
	}
	return ""
}

// per is what the number is taken for each of.
func (w *wording) per(e *Effect) string {
	switch e.Per {
	case PerPaid:
		for _, c := range w.a.Cost {
			switch c.Op {
			case DisableCards:
				return " for each card disabled"
			case DiscardCards:
				return " for each card discarded"
			case SpendDrones:
				return " for each Drone token spent"
			case SpendCharges:
				return " for each charge spent"
			case PayAux:
				return " for each of these tokens"
			}
		}
	case PerHit:
		return " for each uncancelled Hit or Critical Hit"
	case PerDamage:
		return " for each of its damage cards"
	case PerCrew:
		return " for each of its crew cards that is not disabled"
	}
	return ""
}
