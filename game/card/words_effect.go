package card

import (
	"strconv"
	"strings"
)

// effectWords says each primitive.
var effectWords [NumEffectOps]func(w *wording, e *Effect) clause

// init fills the table: what happens later is said by it in turn, so it cannot stand in its declaration.
func init() {
	effectWords = [NumEffectOps]func(w *wording, e *Effect) clause{
		AttackDice:     func(w *wording, e *Effect) clause { return w.moreDice(e, "attack die", true) },
		DefenseDice:    func(w *wording, e *Effect) clause { return w.moreDice(e, "defense die", false) },
		FoeAttackDice:  func(w *wording, e *Effect) clause { return w.foeDice(e, "the attacker", "attack die", true) },
		FoeDefenseDice: (*wording).foeDefense,
		ScanCounts:     (*wording).scanCounts,
		Reroll:         onShip((*wording).reroll),
		Convert:        onShip((*wording).convert),
		AddResult:      (*wording).addResult,
		SetDie:         (*wording).setDie,
		SpecialDie:     (*wording).special,
		CancelResult:   (*wording).cancelResult,
		CancelDamage:   (*wording).cancelDamage,
		PlaceToken:     onShips((*wording).place),
		RemoveToken:    onShips((*wording).remove),
		FreeAction:     onShips((*wording).freeAction),
		FreeCardAction: (*wording).freeCard,
		Maneuver:       func(w *wording, e *Effect) clause { return w.does(e, "make", e.Moves.words()) },
		Redial:         (*wording).redial,
		Recolor:        (*wording).recolor,
		Repair:         (*wording).repair,
		Shields:        onShips((*wording).shields),
		DisableCard:    (*wording).disable,
		DiscardCard:    (*wording).discard,
		EnableCard:     (*wording).enable,
		Damage:         (*wording).damage,
		PromoteDamage:  (*wording).promote,
		FlipDown:       (*wording).flipDown,
		DrawTwo:        always(you("draw", "two damage cards and keep one of them for it")),
		SearchDamage:   (*wording).search,
		Protect:        (*wording).protect,
		Cloaking:       (*wording).cloaking,
		RollDice:       (*wording).rolls,
		AddDrones:      (*wording).addDrones,
		AcquireLock:    (*wording).acquireLock,
		KeepLock:       always(clause{who: "the Target Lock that is spent", verb: "stay", rest: "in place"}),
		Ignore:         (*wording).ignore,
		SkillBy:        (*wording).skill,
		AttacksFirst:   (*wording).attacksFirst,
		AuxAllows:      (*wording).auxAllows,
		ExtraAttack:    (*wording).extra,
		NoAttack:       (*wording).noAttack,
		StatBy:         (*wording).stat,
		ForbidAction:   (*wording).forbidAction,
		LoseAction:     func(w *wording, e *Effect) clause { return w.does(e, "perform", "no action") },
		Later:          (*wording).later,
		NamedEffect:    func(w *wording, _ *Effect) clause { return clause{who: namedList[w.a.Named].words, alone: true} },
	}
}

// onShip gives a clause the ship that the effect is on.
func onShip(say func(w *wording, e *Effect, who string) clause) func(*wording, *Effect) clause {
	return func(w *wording, e *Effect) clause {
		who, _ := w.on(e)
		return say(w, e, who)
	}
}

// onShips gives a clause the ship or the ships that the effect is on.
func onShips(say func(w *wording, e *Effect, who string, plural bool) clause) func(*wording, *Effect) clause {
	return func(w *wording, e *Effect) clause {
		who, plural := w.on(e)
		return say(w, e, who, plural)
	}
}

// always is a clause that is the same for every effect of its kind.
func always(c clause) func(*wording, *Effect) clause {
	return func(*wording, *Effect) clause { return c }
}

func (w *wording) moreDice(e *Effect, die string, attack bool) clause {
	c := w.does(e, "roll", more(e.N, die)+w.per(e))
	c.tail = w.lasting(e, attack)
	return c
}

// foeDice are dice of the other side of an attack, which goes by its part in it where no ship is chosen.
func (w *wording) foeDice(e *Effect, part, die string, attack bool) clause {
	c := w.moreDice(e, die, attack)
	if e.To == OnSelf || e.To == OnThatShip {
		c.who = part
	}
	return c
}

func (w *wording) foeDefense(e *Effect) clause {
	c := w.foeDice(e, "the defender", "defense die", false)
	if e.None {
		c.rest, c.tail = "no defense dice", ""
	}
	return c
}

func (w *wording) scanCounts(e *Effect) clause {
	return clause{who: "one Scan token beside " + w.thisShip(), verb: "take", rest: some(e.N, "defense die") + " from the defender in this attack, not 1"}
}

func (w *wording) addResult(e *Effect) clause {
	return w.does(e, "add", some(e.Count, e.Into.Words())+" to its results"+w.per(e))
}

func (w *wording) setDie(e *Effect) clause {
	return you("set", strconv.Itoa(int(e.Count))+" of its dice to a face of your choice, which is then neither rolled nor re-rolled")
}

func (w *wording) cancelResult(e *Effect) clause {
	if e.Faces == 0 {
		return w.does(e, "cancel", "any "+strconv.Itoa(int(e.Count))+" of the attacker's results"+w.per(e))
	}
	return w.does(e, "cancel", strconv.Itoa(int(e.Count))+" "+e.Faces.words(1)+w.per(e))
}

func (w *wording) cancelDamage(e *Effect) clause {
	if e.AllBut {
		return w.does(e, "cancel", "all of the damage but "+some(e.N, "Hit"))
	}
	return w.does(e, "cancel", strconv.Itoa(int(e.N))+" of the damage")
}

func (w *wording) redial(e *Effect) clause {
	if e.Moves.Stay {
		return w.does(e, "stay", "in place instead of making its maneuver")
	}
	return w.does(e, "replace", "its maneuver with "+e.Moves.words())
}

func (w *wording) recolor(e *Effect) clause {
	return clause{who: "that maneuver", verb: "count", rest: "as " + e.Color.String()}
}

func (w *wording) repair(e *Effect) clause {
	mixed := some(e.N, "hull or shield")
	if e.N > 1 {
		mixed = strconv.Itoa(int(e.N)) + " damage to hull or shields, as you like"
	}
	what := [...]string{ShieldsFirst: mixed, HullOnly: strconv.Itoa(int(e.N)) + " hull", ShieldsOnly: some(e.N, "shield")}
	return w.does(e, "repair", what[e.Where])
}

func (w *wording) disable(e *Effect) clause {
	who, _ := w.on(e)
	return w.cards(e, "disable", who)
}

func (w *wording) discard(e *Effect) clause {
	if e.This {
		return you("discard", "this card")
	}
	who, _ := w.on(e)
	return w.cards(e, "discard", who)
}

func (w *wording) enable(e *Effect) clause {
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
}

func (w *wording) damage(e *Effect) clause {
	kind := [...]string{NormalDamage: "normal damage", CriticalDamage: "critical damage", AsRolled: "damage of that kind"}[e.Kind]
	if e.Where == HullOnly {
		kind += " to its hull"
	}
	return w.does(e, "suffer", strconv.Itoa(int(e.N))+" "+kind)
}

func (w *wording) promote(e *Effect) clause {
	return you("make", strconv.Itoa(int(e.N))+" of that damage critical")
}

func (w *wording) flipDown(e *Effect) clause {
	return w.does(e, "turn", strconv.Itoa(int(e.N))+" of its face-up damage cards face down")
}

func (w *wording) search(e *Effect) clause {
	return you("search", "the damage deck for "+e.Text+" and deal it instead")
}

func (w *wording) cloaking(e *Effect) clause {
	switch e.Cloak {
	case KeepGreen:
		return clause{who: "the Cloak token of " + w.thisShip(), verb: "stay", rest: "green in this attack"}
	case DropCloak:
		who, _ := w.on(e)
		return clause{who: "the Cloak token of " + who, verb: "turn", rest: "to its red side"}
	}
	return w.does(e, "cloak", asNormal(e))
}

func (w *wording) addDrones(e *Effect) clause {
	if e.N == All {
		return clause{who: whose(w.self) + " captain", verb: "get", rest: "back all Drone tokens spent so far"}
	}
	who, plural := w.on(e)
	of := whose(who) + " captain"
	if plural {
		of = "the captains of " + who
	}
	return clause{who: of, verb: "gain", rest: some(e.N, "Drone token") + ", up to as many as at the start", plural: plural}
}

func (w *wording) acquireLock(*Effect) clause {
	return clause{who: w.self, verb: "acquire", rest: "a Target Lock on that ship"}
}

func (w *wording) skill(e *Effect) clause {
	who, _ := w.on(e)
	return clause{who: whose(strings.TrimSuffix(who, "'s")) + " captain skill", verb: "rise", rest: "by " + strconv.Itoa(int(e.N)) + w.per(e), tail: " this round" + w.early()}
}

func (w *wording) attacksFirst(e *Effect) clause {
	return w.does(e, "attack", "before all other ships in the Combat Phase of this round")
}

func (w *wording) auxAllows(e *Effect) clause {
	what := article(e.Actions.words()) + " action"
	if e.Bar {
		what = "the actions of its Action Bar"
	}
	who, _ := w.on(e)
	return clause{who: who, verb: "perform", rest: what + " all the same", may: true}
}

func (w *wording) noAttack(e *Effect) clause {
	rest := "this round"
	if e.VsSelf {
		rest = "this ship this round"
	}
	return w.does(e, "cannot attack", rest)
}

func (w *wording) stat(e *Effect) clause {
	name := [...]string{AttackStat: "Attack", AgilityStat: "Agility", HullStat: "Hull", ShieldStat: "Shields"}[e.Stat]
	return clause{who: whose(w.thisShip()) + " printed " + name, verb: "be", rest: strconv.Itoa(int(e.N)) + " higher" + w.round(e)}
}

func (w *wording) forbidAction(e *Effect) clause {
	return w.does(e, "cannot perform", article(e.Actions.words())+" action this round")
}
