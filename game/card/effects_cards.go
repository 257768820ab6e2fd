package card

import (
	"strconv"
	"strings"
)

// cardKinds are the effects on cards, on what is printed on them and on rules.
var cardKinds = map[EffectOp]kind{
	DisableCard: {
		forms: forms{{pattern: "disable <count> <kinds>", mods: modTo, fill: countIsNumber}},
		say:   func(w *wording, e *Effect) clause { return w.cards(e, "disable") },
	},
	DiscardCard: {
		forms: forms{
			{pattern: "discard <count> <kinds>", mods: modTo | modOwner, fill: countIsNumber},
			{pattern: "discard this", fill: func(e *Effect, _ *found) { e.This = true }},
		},
		say: func(w *wording, e *Effect) clause {
			if e.This {
				return you("discard", "this card")
			}
			return w.cards(e, "discard")
		},
	},
	EnableCard: {
		forms: forms{{pattern: "enable <count> <kinds>", mods: modOthers | modFaction, fill: countIsNumber}},
		say:   enableCard,
	},
	Protect: {forms: forms{{pattern: "protect <kinds>", mods: modOthers | modEnemy | modFaction | modLasts}}, say: protect},
	Ignore:  {forms: forms{{pattern: "ignore <rule>"}}, say: ignore},
	AuxAllows: {
		forms: forms{
			{pattern: "aux allows <actions>"},
			{pattern: "aux allows the bar", fill: func(e *Effect, _ *found) { e.Bar = true }},
		},
		say: func(w *wording, e *Effect) clause {
			what := article(e.Actions.words()) + " action"
			if e.Bar {
				what = "the actions of its Action Bar"
			}
			who, _ := w.on(e)
			return clause{who: who, verb: "perform", rest: what + " all the same", may: true}
		},
	},
	StatBy: {
		forms: forms{{pattern: "printed <stat> <n>", mods: modLasts}},
		say: func(w *wording, e *Effect) clause {
			name := [...]string{AttackStat: "Attack", AgilityStat: "Agility", HullStat: "Hull", ShieldStat: "Shields"}[e.Stat]
			return clause{who: whose(w.thisShip()) + " printed " + name, verb: "be", rest: strconv.Itoa(int(e.N)) + " higher" + w.round(e)}
		},
	},
	NamedEffect: {
		forms: forms{{pattern: "named <named>", fill: func(e *Effect, f *found) { e.N = int8(f.named) }}},
		say:   func(w *wording, _ *Effect) clause { return clause{who: namedList[w.a.Named].words, alone: true} },
	},
}

// cards are cards of a ship that are disabled or discarded.
func (w *wording) cards(e *Effect, verb string) clause {
	who, _ := w.on(e)
	n, kinds := strconv.Itoa(int(e.N)), e.Kinds.words(2)
	switch {
	case e.OwnerPicks:
		return clause{who: "the owner of " + who, verb: verb, rest: n + " of its " + kinds}
	case e.N == All:
		return you(verb, "all "+kinds+" of "+who)
	case e.Kinds == CaptainCard:
		return you(verb, "the captain of "+who)
	}
	return you(verb, n+" of the "+kinds+" of "+who)
}

func enableCard(w *wording, e *Effect) clause {
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

func protect(w *wording, e *Effect) clause {
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

func ignore(w *wording, e *Effect) clause {
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
