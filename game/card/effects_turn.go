package card

import (
	"slices"
	"strings"
)

// turnKinds are the effects on what a ship does in its turn: actions, maneuvers, attacks.
var turnKinds = map[EffectOp]forms{
	FreeAction: {
		{pattern: "free <actions>", mods: modTo | modOffBar | modUncloaked | modDespite | modEcho | modBesides,
			says: clause{
				verb: "perform",
				rest: "{any action}{along} as a free action{off the bar}{even uncloaked}{unshielded}{despite aux}{besides}",
				may:  true,
			}},
		{pattern: "free action of the bar", mods: modTo | modDespite, sets: func(e *Effect) { e.Bar = true },
			says: clause{verb: "perform", rest: "an action of its Action Bar as a free action{despite aux}",
				may: true}},
		{pattern: "normal <actions>", mods: modOffBar | modUncloaked | modEcho,
			sets: func(e *Effect) { e.Normal = true },
			says: clause{
				verb: "perform",
				rest: "{an action} action{along} as its normal action, not as a free one{off the bar}{even uncloaked}",
				may:  true,
			}},
	},
	FreeCardAction: {
		{pattern: "free action of one <kinds> card", mods: modFaction | modDisabled | modUsesUp,
			says: cardAction("{one of its} as a free action{even off}{used up}")},
		{pattern: "free action of the admiral", sets: func(e *Effect) { e.OfAdmiral = true },
			says: clause{who: "{this ship}", verb: "perform", rest: "the fleet action of its admiral as a free action",
				may: true, alone: true}},
		{pattern: "free action of one disabled <kinds> card", mods: modFaction | modUsesUp,
			sets: func(e *Effect) { e.EvenOff, e.Fixed = true, true },
			says: cardAction("{one of its} that is disabled as a free action{used up}")},
		{pattern: "free action of one <kinds> card called <text>", mods: modFaction | modDisabled,
			sets: func(e *Effect) { e.Titled = true },
			says: cardAction("{one of its} whose title contains {text} as a free action{even off}")},
		{pattern: "free action of one <kinds> card of target", mods: modFaction | modExcept,
			sets: func(e *Effect) { e.Borrowed, e.To = true, OnTarget },
			says: cardAction(
				"a {except}{kind} of that ship as a free action, as if it were its own, if that has no price")},
		{pattern: "free action of one <kinds> card by target", mods: modFaction | modDrones,
			sets: func(e *Effect) { e.To = OnTarget },
			says: clause{verb: "perform", rest: "the Action of {one of its} as a free action{drone less}",
				may: true, alone: true}},
		{pattern: "free action of the disabled <kinds> card", sets: func(e *Effect) { e.That = true },
			says: cardAction("the disabled card as a free action, if it is a {kind}")},
		{pattern: "free action of one card with a Night Shift token", sets: func(e *Effect) { e.Shift = true },
			says: cardAction("a card with a Night Shift token as a free action, which takes that token")},
		{pattern: "free action of that card", sets: func(e *Effect) { e.Both = true },
			says: cardAction("that card as a free action")},
		{pattern: "free action of <text>", says: cardAction("{card} as a free action")},
	},
	Maneuver: {{pattern: "maneuver <moves>", mods: modTo, says: does("make", "{moves}"), say: fly}},
	Redial: {{
		pattern: "replace the maneuver by <moves>", mods: modTo, says: does("replace its maneuver with", "{moves}"),
		say: func(_ *wording, e *Effect, c clause) clause {
			if e.Moves.Stay {
				c.verb, c.rest = "stay", "in place instead of making its maneuver"
			}
			return c
		},
	}},
	Recolor: {{pattern: "the maneuver counts as <color>", says: tells("that maneuver", "count", "as {color}")}},
	SkillBy: {
		{pattern: "skill <n>", mods: modTo | modLasts | modPer,
			says: clause{who: "{whom}'s Captain Skill", verb: "rise", rest: "by {n}{per}",
				tail: " this round{early}"}, say: skill},
		{pattern: "skill = <whose> skill", mods: modTo | modLasts,
			sets: func(e *Effect) { e.Fixed, e.N, e.Per = true, 1, PerSkill },
			says: clause{who: "{whom}'s Captain Skill", verb: "be", rest: "that of {than}",
				tail: " this round{early}"}, say: skill},
		{pattern: "skill = one above <whose> skill", mods: modTo | modLasts,
			sets: func(e *Effect) { e.Fixed, e.N, e.M, e.Per = true, 1, 1, PerSkill },
			says: clause{who: "{whom}'s Captain Skill", verb: "be", rest: "one above that of {than}",
				tail: "{for now}"}, say: skill},
		{pattern: "skill = <n> without a captain", sets: func(e *Effect) { e.Uncaptained = true },
			says: tells("{this ship}'s Captain Skill", "be", "{n} while its captain is disabled or gone")},
		{pattern: "skill = that of its captain's card", mods: modTo | modLasts,
			sets: func(e *Effect) { e.Fixed, e.OnCard, e.N, e.Per = true, true, 1, PerCaptain },
			says: clause{who: "{whom}'s Captain Skill", verb: "be", rest: "the number on its captain's card",
				tail: " this round{early}"}, say: skill},
		{pattern: "skill at least <n>", sets: func(e *Effect) { e.AtLeast = true },
			says: tells("{this ship}'s Captain Skill", "be", "{n} where it is less")},
		{pattern: "skill = the highest", sets: func(e *Effect) { e.Highest = true },
			says: tells("{this ship}'s Captain Skill", "be",
				"the highest number on a captain's card in play, where one is higher than its own")},
		{pattern: "skill = <n>", mods: modTo | modLasts, sets: func(e *Effect) { e.Fixed = true },
			says: clause{who: "{whom}'s Captain Skill", verb: "be", rest: "{n}", tail: " this round{early}"},
			say:  skill},
	},
	CancelAttack: {{pattern: "cancel the attack",
		say: func(w *wording, _ *Effect, _ clause) clause {
			return tells("the attack", "be", "canceled"+
				ifSo(w.at == Targeted, " before any dice are rolled, and cannot be made at another ship"))
		}}},
	TakeAttack: {
		{pattern: "take the attack", says: tells("the attack", "be", "made on this ship instead")},
		{pattern: "take the attack at its range", sets: func(e *Effect) { e.Fixed = true },
			says: tells("the attack", "be", "made on this ship instead, at the same range")},
	},
	Deny: {
		{pattern: "no use of <tokens>", mods: modTo | modLasts | modAgainst,
			says: does("have", "no use of {tokens}{against whom}")},
		{pattern: "no use of locks", mods: modTo | modLasts | modAgainst, sets: func(e *Effect) { e.NoLockUse = true },
			says: does("cannot spend", "its Target Lock to re-roll{against whom}")},
		{pattern: "no modifying of dice", mods: modTo, sets: func(e *Effect) { e.NoModify = true },
			says: does("have", "none of its dice modified{against whom}")},
		{pattern: "no re-rolls", mods: modTo | modLasts | modAgainst, sets: func(e *Effect) { e.NoReroll = true },
			says: does("cannot re-roll", "any of its dice{against whom}")},
	},
	SureResults: {{pattern: "sure results <n>", mods: modPer,
		says: clause{who: "{n} of its Hits or Critical Hits{per}", verb: "cannot be canceled", plural: true}}},
	KeepShields: {{pattern: "turn off shields <count> instead of losing them", mods: modLasts, fill: countIsNumber,
		says: does("turn off", "{so many} shields{this round} that it is about to lose, instead of losing them")}},
	MustAttack: {
		{pattern: "attack only self", mods: modTo, sets: func(e *Effect) { e.VsSelf, e.Lasts = true, Round },
			says: does("can attack", "only this ship this round")},
		{pattern: "attack only target", sets: func(e *Effect) { e.VsTarget, e.Forced, e.Lasts = true, true, Round },
			says: does("can attack", "only that ship this round, and attacks it if it can")},
		{pattern: "attack self if possible", mods: modTo,
			sets: func(e *Effect) { e.VsSelf, e.Fixed, e.Lasts = true, true, Round },
			says: does("can attack", "only this ship this round, if it can attack this ship")},
	},
	PickTarget: {
		{pattern: "choose its target", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
			says: you("choose", "which ship {whom} attacks this round, among those that it can attack")},
		{pattern: "choose its target and make it attack", mods: modTo,
			sets: func(e *Effect) { e.Lasts, e.Forced, e.Friendly = Round, true, true },
			says: you("choose", "which ship {whom} must attack this round if it can, be it a friend of its or not")},
	},
	PassInitiative: {{pattern: "pass the initiative",
		sets: func(e *Effect) { e.Lasts, e.Rest = EachRound, true },
		says: tells("the initiative", "pass", "to the other player for the rest of the battle")}},
	ActsFirst: {{pattern: "act before the dial", sets: func(e *Effect) { e.Lasts = Round },
		says: does("perform", "its action of this round before its dial is revealed")}},
	Jam: {{pattern: "jam", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: tells("texts of {whom}", "do",
			"nothing to friendly ships this round, nor do those of friendly ships to it")}},
	PrimaryAlone: {{pattern: "only the primary weapon", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("attack", "with its primary weapon alone this round")}},
	EchoTemplate: {{pattern: "sensor echo only along template <n>", mods: modTo,
		sets: func(e *Effect) { e.Lasts = Round },
		says: does("make", "its Sensor Echoes along the straight template of speed {n} alone this round")}},
	Screen: {{pattern: "obstruct attacks on friends",
		says: does("obstruct", "attacks on friendly ships as an obstacle does")}},
	AttacksLast: {{pattern: "attack last", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("attack", "after all other ships in the Combat Phase of this round")}},
	ActivatesLast: {{pattern: "activate last", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("move", "after all other ships in this Activation Phase")}},
	Silence: {
		{pattern: "no admiral text", mods: modTo, sets: func(e *Effect) { e.Lasts, e.OfAdmiral = Round, true },
			says: tells("the text of the admiral of {whom}", "say", "nothing this round")},
		{pattern: "no ship text", mods: modTo, sets: func(e *Effect) { e.Lasts, e.OfShip = Round, true },
			says: tells("the text of the ship card of {whom}", "say", "nothing this round")},
		{pattern: "no captain text", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
			says: tells("the text of the captain of {whom}", "say", "nothing this round")},
		{pattern: "no captain text or talents", mods: modTo, sets: func(e *Effect) { e.Lasts, e.Bar = Round, true },
			says: clause{who: "the texts of the captain of {whom} and of his Elite Talents", verb: "say",
				rest: "nothing this round", plural: true}},
	},
	AttacksFirst: {
		{pattern: "attack first", mods: modLasts,
			says: does("attack", "before all other ships in the Combat Phase of this round")},
		{pattern: "attack second", mods: modTo, sets: func(e *Effect) { e.Lasts, e.Fixed = Round, true },
			says: does("attack", "after that, before all other ships")},
	},
	ExtraAttack: {{pattern: "one more attack", mods: modTo | modPrimary | modBoth,
		says: clause{who: "{this ship}", verb: "make", may: true, alone: true}, say: extraAttack}},
	NoAttack: {
		{
			pattern: "no attack",
			mods:    modTo | modLasts | modAgainst,
			says:    does("cannot attack", "{against self}this round"),
			say:     ban,
		},
		{pattern: "no attack by anyone", mods: modTo, sets: func(e *Effect) { e.AnyDice, e.Lasts = true, Round },
			says: does("cannot be attacked", "this round")},
		{pattern: "never attacked", sets: func(e *Effect) { e.AnyDice, e.Fixed = true, true },
			says: does("cannot be attacked", "")},
		{pattern: "never attacks", sets: func(e *Effect) { e.Fixed = true }, says: does("cannot attack", "")},
		{pattern: "no attack on self", mods: modTo | modLasts,
			sets: func(e *Effect) { e.VsSelf, e.OneWay, e.Lasts = true, true, Round },
			says: does("cannot attack", "{against self}this round")},
		{pattern: "no attack on target", mods: modLasts,
			sets: func(e *Effect) { e.VsTarget, e.OneWay, e.Lasts = true, true, Round },
			says: does("cannot attack", "{against self}this round")},
	},
	ForbidAction: {
		{
			pattern: "forbid <actions>",
			mods:    modTo | modLasts,
			says:    does("cannot perform", "{an action} action this round"),
		},
		{pattern: "never <actions>", sets: func(e *Effect) { e.Fixed = true },
			says: does("cannot perform", "{an action} action")},
		{
			pattern: "forbid <actions> as a free action",
			mods:    modTo,
			sets:    func(e *Effect) { e.Free, e.Lasts = true, Round },
			says:    does("cannot perform", "{any action} as a free action this round"),
		},
	},
	ActWithAux: {
		{pattern: "aux allows one action", mods: modTo,
			says: does("perform", "one action this round although it has Auxiliary Power Tokens")},
		{pattern: "aux allows one action of the bar", mods: modTo, sets: func(e *Effect) { e.Bar = true },
			says: does("perform", "one action of its Action Bar this round although it has Auxiliary Power Tokens")},
	},
	FreeAttack: {
		freeAttacks("free attack", OnAny),
		freeAttacks("free attack by target", OnAny),
		freeAttacks("free attack on foe", OnTheFoe),
		freeAttacks("free attack on target", OnChosen),
		freeAttacks("free attack on another ship", OnAnother),
		freeAttacks("free attack on a ship not attacked", OnFresh),
	},
	Volley: {
		{pattern: "attack the others in line", sets: func(e *Effect) { e.Lasts, e.InLine = Round, true },
			says: tells("every enemy ship in the straight line through the middles of both bases", "be",
				"attacked with this weapon, the nearest first, each beyond the first with 1 attack die fewer than "+
					"its predecessor")},
		{pattern: "attack a line from a token within range <n>",
			sets: func(e *Effect) { e.Lasts, e.InLine, e.FromToken = Round, true, true },
			says: you("choose", "a place within Range {n} in the front arc of {this ship}, on no ship, and an enemy "+
				"ship within Range 2 of it: every enemy ship within Range 2 of it in the straight line to that "+
				"one is attacked with this weapon, the nearest first, each beyond the first with 1 attack die "+
				"fewer than its predecessor")},
		{pattern: "attack all near a token within range <n>",
			sets: func(e *Effect) { e.Lasts, e.FromToken = Round, true },
			says: you("choose", "a place within Range {n} in the front arc of {this ship}: every enemy ship within "+
				"Range 1 of it is attacked with this weapon at Range 1, and nothing obstructs that")},
		{pattern: "attack from <n> tokens", sets: func(e *Effect) { e.Lasts = Round },
			says: you("attack", "{n} times more with this weapon, at no price, in any direction and within "+
				"Range 3: each time as at Range 1, and nothing obstructs that")},
	},
	Outcast: {{pattern: "count as an enemy of its fleet",
		says: does("be treated", "as an enemy by the cards of all other ships of its fleet")}},
	HoldReady: {{pattern: "hold ready", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("hold", "this card ready this round"), say: holdReady}},
	Mark: {
		{pattern: "mark", mods: modTo, sets: func(e *Effect) { e.Lasts, e.Rest = EachRound, true },
			says: does("be", "marked for the rest of the battle")},
		{pattern: "mark until it ends", mods: modTo,
			sets: func(e *Effect) { e.Lasts, e.Rest, e.Ends = EachRound, true, true },
			says: does("be", "marked by this card until something ends that")},
		{pattern: "mark a faction", sets: func(e *Effect) { e.Lasts, e.Rest, e.Fixed = EachRound, true, true },
			says: you("choose", "a faction: all ships of it are marked for the rest of the battle")},
		{pattern: "mark a faction this round", sets: func(e *Effect) { e.Lasts, e.Fixed = Round, true },
			says: you("choose", "a faction: all ships of it are marked this round")},
	},
	Unmark:     {{pattern: "end the mark", mods: modTo, says: does("lose", "the mark of this card")}},
	NoRaising:  {{pattern: "never raise shields", says: does("cannot raise", "its disabled shields")}},
	OnlyColors: {{pattern: "only <colors> maneuvers", says: does("make", "{colors} maneuvers alone")}},
	Harder: {{pattern: "harder maneuvers", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("make", "white maneuvers as red ones and green maneuvers as white ones this round")}},
	SlowTo: {
		{pattern: "no maneuver faster than <n>", mods: modTo | modLasts, sets: func(e *Effect) { e.Lasts = Round },
			says: does("make", "no maneuver faster than {n} this round")},
		{pattern: "never a maneuver faster than <n>", says: does("make", "no maneuver faster than {n}")},
	},
	TurnShip: {
		{pattern: "turn the ship about", mods: modTo, says: does("turn", "about in its place")},
		{pattern: "turn the ship left", mods: modTo, sets: func(e *Effect) { e.N = -1 },
			says: does("turn", "to the left by 90 degrees in its place")},
		{pattern: "turn the ship right", mods: modTo, sets: func(e *Effect) { e.N = 1 },
			says: does("turn", "to the right by 90 degrees in its place")},
	},
	Divert: {{pattern: "another target for the attack",
		says: tells("the attacker", "choose", "another ship that this attack can be made on, and "+
			"if there is none the attack is canceled and this card is discarded")}},
	RollAnew: {{pattern: "roll the attack again",
		says: tells("every attack and defense die", "be", "rolled again, and what was used in the attack stays used"),
	}},
	Untouched: {{pattern: "results out of reach of enemy cards",
		says: tells("no enemy card", "change", "or re-roll its attack dice or cancel its results in this attack")}},
	RegainAction: {{pattern: "regain the action",
		says: does("keep", "its action despite the overlap")}},
	LookAtDial: {
		{pattern: "look at the dial", mods: modTo, says: you("look", "at the dial of {whom}")},
		{pattern: "show the dial", sets: func(e *Effect) { e.Foe = true },
			says: tells("the dial of {this ship}", "lie", "face up")},
	},
	SetDial: {
		{pattern: "set the dial again", says: you("set", "the dial of {this ship} again, if you like")},
		{pattern: "set the dial again at the speed of foe", sets: func(e *Effect) { e.Foe = true },
			says: you("set", "the dial of {this ship} again, to a maneuver of the same speed")},
	},
	SetTheirDial: {
		{pattern: "set the dial of target", sets: func(e *Effect) { e.To = OnTarget },
			says: you("set", "its dial to any of its maneuvers, which only you may look at until it is revealed")},
		{pattern: "set the dial of target to <moves>", sets: func(e *Effect) { e.To = OnTarget },
			says: you("set", "its dial to {moves}, which only you may look at until it is revealed")},
	},
	FixDial: {{pattern: "no change of the dial", mods: modTo, says: does("cannot change", "its dial this round")}},
	AddToBar: {{pattern: "add <actions> to the bar",
		says: tells("the Action Bar of {this ship}", "have", "{every action} besides")}},
	LoseAction: {{pattern: "no action", mods: modTo, says: does("perform", "no {other }action this round")}},
	NightToken: {{pattern: "place a Night Shift token on up to <n> <kinds>",
		sets: func(e *Effect) { e.Lasts, e.Rest = EachRound, true },
		say:  nightTokens}},
	Demand: {{pattern: "demand <actions>", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
		says: does("perform", "{an action} action as its action this round, if it can")}},
	StopCard: {
		{pattern: "no action of cards", sets: func(e *Effect) { e.N, e.Lasts = All, Round },
			says: does("perform", "no actions but those of its Action Bar this round")},
		{pattern: "no action of 1 <kinds>", mods: modTo,
			sets: func(e *Effect) { e.N, e.Lasts = 1, Round },
			says: tells("1 {kind} of {whom}", "perform", "no Action this round")},
	},
	Later: {{pattern: "later <window>", mods: modLasts | modDeath, says: clause{alone: true}, say: later}},
}

// holdReady says that the ship of the card holds it ready where that ship has become the target.
func holdReady(w *wording, _ *Effect, c clause) clause {
	if slices.ContainsFunc(w.a.Do, func(e Effect) bool { return e.Op == TakeAttack }) {
		c.who = "this ship"
	}
	return c
}

// fly lets each of several ships decline.
func fly(w *wording, e *Effect, c clause) clause {
	c.may = c.may || w.a.Targets.All && e.To == OnTarget
	if w.a.Whose == Friends && e.To == OnSelf {
		c.who = "this ship" // not the one whose moment it is
	}
	return c
}

// skill says a Captain Skill, always on where no moment changes it.
func skill(w *wording, e *Effect, c clause) clause {
	if w.a.At.Has(Static) {
		c.tail = ""
	}
	c.who = strings.Replace(c.who, "it's", "its", 1)
	ship, ok := strings.CutSuffix(c.who, "'s Captain Skill")
	if ok && (strings.Contains(ship, " that ") || strings.Contains(ship, " within ")) {
		c.who = "the Captain Skill of " + ship
	}
	return lower(w, e, c)
}

// nightTokens says on how many cards tokens are placed.
func nightTokens(_ *wording, e *Effect, _ clause) clause {
	return you("place", "a Night Shift token on up to "+digits(e.N)+" "+e.Kinds.words(2)+
		" of this ship that have an Action, after removing all others,")
}

// ban says the other half of a ban of attacks between two ships.
func ban(w *wording, e *Effect, c clause) clause {
	switch {
	case e.To == OnSelf && w.self == "that ship":
		c.who = "this ship" // the other one is the ship that attacks
	case e.VsSelf:
		c.rest += ", nor can this ship attack " + whether(c.plural, "them", "it")
	case e.VsTarget:
		c.rest += ", nor can that ship attack it"
	}
	return c
}

func cardAction(of string) clause {
	return clause{who: "{this ship}", verb: "perform", rest: "the Action of " + of, may: true, alone: true}
}

func extraAttack(w *wording, e *Effect, c clause) clause {
	weapon := ifSo(e.PrimaryOnly, " with its primary weapon")
	switch c.rest = "one more attack" + weapon; {
	case e.Again1:
		c.rest = "two attacks" + weapon + " this round, each with " + More(e.N, "attack die")
	case e.To == OnFoe:
		c.rest += ", against " + w.foe()
	}
	return c
}

// freeAttacks is a phrase of a free attack.
func freeAttacks(pattern string, on OnWhom) phrase[Effect] {
	mods := modWeapon | modArmed | modUsesUp | modFaction | modPer | modDeath
	return phrase[Effect]{pattern: pattern, mods: mods, say: freeAttack, sets: func(e *Effect) {
		e.Lasts, e.OnWhom, e.VsTarget = Round, on, on == OnChosen
		if strings.HasSuffix(pattern, "by target") {
			e.To = OnTarget
		}
	}}
}

// freeAttack says who attacks whom, and with what.
func freeAttack(w *wording, e *Effect, _ clause) clause {
	c := clause{who: "{this ship}", verb: "make", rest: "a free attack", alone: true}
	if c.who = w.thisShip(); w.a.Whose == Friends {
		c.who = "this ship"
	}
	if e.To == OnTarget {
		c.who, _ = w.on(e)
	}
	c.rest += [...]string{OnAny: "", OnTheFoe: " on " + w.foe(),
		OnChosen:  whether(w.a.Targets.UpTo > 1, " on each of those ships", " on that ship"),
		OnAnother: " on another ship",
		OnFresh:   " on a ship that it has not attacked this round"}[e.OnWhom]
	defer func() { c.rest += w.per(e) }()
	switch c.rest += " "; {
	case e.ThisWeapon:
		c.rest += "with this weapon"
	case e.Armed == WithFired:
		c.rest += "with the weapon fired, at no price, even if it is disabled"
	case e.Armed == WithTurnedUp:
		c.rest += "with that card, at its price" + ifSo(e.Discarding, ", and discards it")
	case e.Armed == WithAny:
		c.rest += "with one of its " + spaced(e.Faction.String(), "weapon cards") +
			ifSo(e.Text != "", " whose title contains "+e.Text) +
			whether(e.Disabling, ", which is disabled instead of paying its price", ", at its price") +
			ifSo(e.Discarding, ", and discards that card")
	case w.a.Weapon != nil:
		c.rest += w.a.Weapon.words(true)
	default:
		c.rest += "with its primary weapon"
	}
	return c
}

func later(w *wording, e *Effect, c clause) clause {
	then := *w
	then.at, then.self = e.When, "it"
	open := "at the end of the Combat Phase"
	switch e.When {
	case CombatEnd:
	case AtEnd:
		open = "in the End Phase of this round"
	default:
		open = ifSo(e.Lasts == OnceRound, "once this round, ") +
			whether(e.When == AfterAttack, "after the attack", "after this ship has been attacked") +
			then.attackWords(e.If)
	}
	rest := slices.DeleteFunc(
		slices.Clone(e.If),
		func(c Condition) bool { return !c.Not && (c.Op == RangeIs || c.Op == IsPrimary) },
	)
	open += then.conditions(", if ", rest)
	then.self = "this ship"
	open = ifSo(w.a.May && len(w.a.Do) > 0 && e == &w.a.Do[0], "if you like, ") + open
	c.who = open + ", " + list(then.all(e.Sub), "and") + ifSo(e.AfterDeath, ", even if this ship was destroyed")
	return c
}
