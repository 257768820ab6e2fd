package card

import (
	"strconv"
	"strings"
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
	kind := ""
	if t.Faction != NoFaction {
		kind = t.Faction.String() + " "
	}
	each := strings.TrimSpace("each friendly " + kind + "ship " + t.Reach.words("this ship"))
	if t.Self {
		return "this ship and " + each, true
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
	c := w.primitive(e)
	if len(e.If) > 0 && e.Op != Later {
		keep := w.at
		if e.Op == AttackDice {
			w.at = CountAttack
		}
		c.rest += " if " + w.conditions(e.If)
		w.at = keep
	}
	return c
}

func (w *wording) primitive(e *Effect) clause {
	who, plural := w.on(e)
	does := func(verb, rest string) clause { return clause{who: who, verb: verb, rest: rest, plural: plural} }
	you := func(verb, rest string) clause { return clause{who: "you", verb: verb, rest: rest} }
	it := w.self
	per := w.per(e)
	switch e.Op {
	case AttackDice:
		return does("roll", more(e.N, "attack die")+per+w.lasting(e, true))
	case DefenseDice:
		return does("roll", more(e.N, "defense die")+per+w.lasting(e, false))
	case FoeAttackDice:
		if e.To == OnSelf || e.To == OnThatShip {
			who = "the attacker"
		}
		return does("roll", more(e.N, "attack die")+per+w.lasting(e, true))
	case FoeDefenseDice:
		if e.To == OnSelf || e.To == OnThatShip {
			who = "the defender"
		}
		if e.None {
			return does("roll", "no defense dice")
		}
		return does("roll", more(e.N, "defense die")+per+w.lasting(e, false))
	case ScanCounts:
		return clause{who: "one of its Scan tokens", verb: "take", rest: some(e.N, "defense die") + " from the defender, not 1"}
	case Reroll:
		return w.reroll(e, who)
	case Convert:
		return w.convert(e, who)
	case AddResult:
		return does("add", some(e.Count, e.Into.Words())+" to its results"+per)
	case SetDie:
		return you("set", strconv.Itoa(int(e.Count))+" of its dice to a face of your choice, which is then neither rolled nor re-rolled")
	case SpecialDie:
		return w.special(e)
	case CancelResult:
		if e.Faces == 0 {
			return does("cancel", "any "+strconv.Itoa(int(e.Count))+" of the attacker's results"+per)
		}
		return does("cancel", strconv.Itoa(int(e.Count))+" "+e.Faces.words(1)+per)
	case CancelDamage:
		if e.AllBut {
			return does("cancel", "all of the damage but "+some(e.N, "Hit"))
		}
		return does("cancel", strconv.Itoa(int(e.N))+" of the damage")
	case PlaceToken:
		return w.place(e, who, plural)
	case RemoveToken:
		return w.remove(e, who, plural)
	case FreeAction:
		return w.freeAction(e, who, plural)
	case FreeCardAction:
		return w.freeCard(e)
	case Maneuver:
		return does("make", e.Moves.words())
	case Redial:
		if e.Moves.Stay {
			return does("stay", "in place instead of making its maneuver")
		}
		return does("replace", "its maneuver with "+e.Moves.words())
	case Recolor:
		return clause{who: "that maneuver", verb: "count", rest: "as " + e.Color.String()}
	case Repair:
		return does("repair", [...]string{some(e.N, "hull or shield"), strconv.Itoa(int(e.N)) + " hull", some(e.N, "shield")}[e.Where])
	case Shields:
		return w.shields(e, who, plural)
	case DisableCard:
		return w.cards(e, "disable", who)
	case DiscardCard:
		if e.This {
			return you("discard", "this card")
		}
		return w.cards(e, "discard", who)
	case EnableCard:
		name := e.Kinds.words(e.N)
		if e.Faction != NoFaction {
			name = e.Faction.String() + " " + name
		}
		if e.Others {
			name = "other " + name
		}
		if e.N != All {
			return you("remove", "the Disabled token from "+strconv.Itoa(int(e.N))+" "+name+" of "+w.thisShip())
		}
		return you("remove", "the Disabled tokens from all "+name+" of "+w.thisShip())
	case Damage:
		kind := [...]string{"normal ", "critical ", ""}[e.Kind] + "damage"
		if e.Kind == AsRolled {
			kind += " of that kind"
		}
		where := ""
		if e.Where == HullOnly {
			where = " to its hull"
		}
		return does("suffer", strconv.Itoa(int(e.N))+" "+kind+where)
	case PromoteDamage:
		return you("make", strconv.Itoa(int(e.N))+" of that damage critical")
	case FlipDown:
		return does("turn", strconv.Itoa(int(e.N))+" of its face-up damage cards face down")
	case DrawTwo:
		return you("draw", "two damage cards and keep one of them for it")
	case SearchDamage:
		return you("search", "the damage deck for "+e.Text+" and deal it instead")
	case Protect:
		return w.protect(e)
	case Cloaking:
		switch e.Cloak {
		case KeepGreen:
			return clause{who: "the Cloak token of " + w.thisShip(), verb: "stay", rest: "green in this attack"}
		case DropCloak:
			return clause{who: "the Cloak token of " + who, verb: "turn", rest: "to its red side"}
		}
		return does("cloak", asNormal(e))
	case RollDice:
		return w.rolls(e)
	case AddDrones:
		if e.N == All {
			return clause{who: whose(w.self) + " captain", verb: "have", rest: "as many Drone tokens again as at the start"}
		}
		of := whose(who) + " captain"
		if plural {
			of = "the captains of " + who
		}
		return clause{who: of, verb: "gain", rest: some(e.N, "Drone token") + ", never more than at the start", plural: plural}
	case AcquireLock:
		return clause{who: it, verb: "acquire", rest: "a Target Lock on that ship"}
	case KeepLock:
		return clause{who: "the Target Lock that is spent", verb: "stay", rest: "in place"}
	case Ignore:
		return w.ignore(e)
	case SkillBy:
		return clause{who: whose(strings.TrimSuffix(who, "'s")) + " captain skill", verb: "rise", rest: "by " + strconv.Itoa(int(e.N)) + per + " this round"}
	case AttacksFirst:
		return does("attack", "before all other ships in the Combat Phase of this round")
	case AuxAllows:
		what := article(e.Actions.words()) + " action"
		if e.Bar {
			what = "the actions of its Action Bar"
		}
		return clause{who: who, verb: "perform", rest: what + " all the same", may: true}
	case ExtraAttack:
		return w.extra(e)
	case NoAttack:
		rest := "this round"
		if e.VsSelf {
			rest = "this ship this round"
		}
		return does("cannot attack", rest)
	case StatBy:
		name := [...]string{"Attack", "Agility", "Hull", "Shields"}[e.Stat]
		return clause{who: whose(w.thisShip()) + " printed " + name, verb: "be", rest: strconv.Itoa(int(e.N)) + " higher" + w.round(e)}
	case ForbidAction:
		return does("cannot perform", article(e.Actions.words())+" action this round")
	case LoseAction:
		return does("perform", "no action")
	case Later:
		return w.later(e)
	case NamedEffect:
		return clause{who: namedList[w.a.Named].words, alone: true}
	}
	return clause{who: "?"}
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
