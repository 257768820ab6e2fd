package card

import (
	"fmt"
	"strings"
)

// shipKinds are the effects on what lies beside a ship and on its damage.
var shipKinds = map[EffectOp]forms{
	PlaceToken: {
		{pattern: "place <n> <tokens>", mods: modTo | modStacks | modFree | modMost | modPer,
			says: does("gain", "{n} {tokens}{per}"), say: placeToken},
		{pattern: "place <n> Latinum",
			sets: func(e *Effect) { e.Tokens, e.OnCaptain = ChargeToken, true },
			says: you("put", "{n} Latinum on the card of this ship's captain (once a round 1 of it removes an "+
				"Auxiliary Power Token or places a token, and once a game it buys a discarded card back)")},
	},
	RemoveToken: {
		{
			pattern: "remove <n> <tokens>",
			mods:    modTo | modPer | modOwner,
			says:    does("lose", "{n} {tokens}{per}"),
			say:     removeToken,
		},
		{pattern: "remove all but <n> <tokens>", mods: modTo, sets: func(e *Effect) { e.AllBut = true },
			says: does("lose", "all but {n} of its {all of tokens}")},
		{pattern: "remove all <tokens>", mods: modTo, sets: func(e *Effect) { e.N = All },
			says: does("lose", "all its {tokens}"), say: removeToken},
	},
	Repair: {
		{pattern: "repair <n> hull", mods: modTo, sets: func(e *Effect) { e.Where = HullOnly },
			says: does("repair", "{n} hull")},
		{pattern: "repair <count> shields", mods: modTo, fill: countIsNumber,
			sets: func(e *Effect) { e.Where = ShieldsOnly }, says: does("repair", "{shields}")},
		{pattern: "repair <n> face-down hull", mods: modTo,
			sets: func(e *Effect) { e.Where, e.FaceDown = HullOnly, true },
			says: does("repair", "{n} of its face-down damage cards")},
		{pattern: "repair every <text>", sets: func(e *Effect) { e.Where, e.N = HullOnly, 1 },
			says: does("lose", "each of its face-up damage cards {text}")},
		{pattern: "repair <n> hull or shields", mods: modTo | modPer, says: does("repair", "{hull or shields}{per}")},
	},
	Shields: {
		{pattern: "turn off shields <count>", mods: modTo | modPer, fill: countIsNumber,
			says: does("turn off", "{of its} active shields{per}")},
		{pattern: "destroy shields <count>", mods: modTo | modPer, fill: countIsNumber,
			sets: func(e *Effect) { e.Shield = Destroy },
			says: does("lose", "{some shield}{per}")},
		{pattern: "extra shields <count>", mods: modLasts | modPer, fill: countIsNumber,
			sets: func(e *Effect) { e.Shield = Temporary },
			says: does("have", "{some temporary shield}{per}{this round}, lost before the others")},
		{pattern: "raise shields <count>", mods: modTo | modCloaked, fill: countIsNumber,
			sets: func(e *Effect) { e.Shield = Raise },
			says: does("raise", "{of its} disabled shields{even cloaked}")},
	},
	TakeDamage: {{pattern: "take the damage", says: tells("this ship", "suffer", "that damage instead")}},
	Damage: {
		{pattern: "damage <n> normal", mods: modTo | modHull | modPer,
			says: does("suffer", "{n} normal damage{to the hull}{per}")},
		{pattern: "damage <n> critical", mods: modTo | modHull, sets: func(e *Effect) { e.Kind = CriticalDamage },
			says: does("suffer", "{n} critical damage{to the hull}")},
		{pattern: "damage <n> as rolled", mods: modTo | modHull, sets: func(e *Effect) { e.Kind = AsRolled },
			says: does("suffer", "{n} damage of that kind{to the hull}")},
	},
	LoseTokens: {{pattern: "lose <n> squadron tokens", mods: modTo | modPer,
		says: does("lose", "{n} of its squadron tokens{per}"), say: loseTokens}},
	Survive: {{pattern: "survive with one hull",
		says: tells("{this ship}", "be", "not destroyed: "+
			"it loses damage cards until 1 hull is left, and the rest turn face down")}},
	DestroyShip: {
		{pattern: "destroy the ship", says: tells("{this ship}", "be", "destroyed")},
		{pattern: "destroy the ship for good", sets: func(e *Effect) { e.Fixed = true },
			says: tells("{this ship}", "be", "destroyed, and nothing keeps it from that")},
	},
	PromoteDamage: {{pattern: "make <n> damage critical", says: you("make", "{n} of that damage critical")}},
	FlipDown: {
		{
			pattern: "turn face down <n> damage",
			mods:    modTo,
			says:    does("turn", "{n} of its face-up damage cards face down"),
		},
		{pattern: "turn face down every <text>", mods: modTo, sets: func(e *Effect) { e.N = All },
			says: does("turn", "each of its damage cards {text} face down")},
		{pattern: "turn face down the critical damage of the attack", mods: modTo,
			sets: func(e *Effect) { e.N, e.Dealt = All, true },
			says: does("turn", "the damage cards face down that the attack has just dealt it face up")},
		{pattern: "turn face down all damage", mods: modTo, sets: func(e *Effect) { e.N = All },
			says: does("turn", "all its face-up damage cards face down")},
	},
	FlipUp: {{pattern: "turn face up <n> damage", mods: modTo,
		says: does("turn", "{n} of its face-down damage cards face up, which then says what it says")}},
	DealThat: {{pattern: "deal the damage card <text>", mods: modTo,
		says: you("search the damage deck for", "{text} and deal it face up to {whom}")}},
	DrawTwo: {
		{pattern: "draw two damage cards and keep one",
			says: you("draw", "two damage cards and keep one of them for it")},
		{pattern: "draw three damage cards and keep one", sets: func(e *Effect) { e.N = 3 },
			says: you("draw", "three damage cards and keep one of them for it")},
	},
	SearchDamage: {{pattern: "search the damage card <text>",
		says: you("search the damage deck for", "{text} and deal it instead")}},
	Cloaking: {
		{pattern: "cloak as the normal action", sets: func(e *Effect) { e.Cloak, e.Normal = EnterCloak, true },
			says: does("cloak", "as its normal action, not as a free one")},
		{pattern: "enter the cloak", mods: modTo, sets: func(e *Effect) { e.Cloak = EnterCloak },
			says: does("gain", "a green Cloak Token")},
		{pattern: "keep the cloak green", sets: func(e *Effect) { e.Cloak = KeepGreen },
			says: tells("the Cloak Token of {this ship}", "stay", "green in this attack")},
		{pattern: "turn the cloak red", mods: modTo, sets: func(e *Effect) { e.Cloak = DropCloak },
			says: tells("the Cloak Token of {whom}", "turn", "to its red side")},
		{pattern: "turn the cloak green", mods: modTo, sets: func(e *Effect) { e.Cloak = GreenCloak },
			says: tells("the Cloak Token of {whom}", "turn", "to its green side")},
		{pattern: "remove the cloak and raise shields", mods: modTo,
			sets: func(e *Effect) { e.Cloak, e.Shield = RemoveCloak, Raise },
			says: does("lose", "its Cloak Token and raises its shields")},
		{pattern: "remove the cloak", mods: modTo, sets: func(e *Effect) { e.Cloak = RemoveCloak },
			says: does("lose", "its Cloak Token")},
	},
	AddDrones: {
		{pattern: "drones <n>", mods: modTo | modPer,
			says: does("gain", "{some Drone Token}{per} (never more than at the start)"), say: captains},
		{pattern: "place <n> drones", sets: func(e *Effect) { e.Stacks = true },
			says: does("gain", "{some Drone Token}"), say: captains},
		{pattern: "drones to the start value", sets: func(e *Effect) { e.N = All },
			says: tells("{self}'s captain", "get", "back all Drone Tokens spent so far")},
	},
	Haggle: {{pattern: "haggle", says: clause{
		who: "when {this ship} is about to spend Latinum, its player", verb: "roll",
		rest: "as many defense dice: each Evade saves 1 of it"}}},
	DearLatinum: {{pattern: "Latinum prices <n>", says: does("pay", "{n} more of any price in Latinum")}},
	KeepOff: {{pattern: "keep the Disabled Token", sets: func(e *Effect) { e.Lasts = Round },
		says: tells("that Disabled Token", "stay", "there this round")}},
	SpareDrone: {{pattern: "discard this for a drone",
		says: you("may discard", "this card instead of spending 1 Drone Token")}},
	LendDrones: {{pattern: "disable this for drones of friends <reach>",
		says: you("may disable",
			"this card to pay Drone Tokens of any price from this ship and friendly ships {near}")}},
	ShareDrones: {{pattern: "share drones", sets: func(e *Effect) { e.To = OnTarget },
		says: you("divide", "the Drone Tokens of this ship and of those ships between them as you like, none "+
			"getting more than at the start")}},
	AcquireLock: {
		{pattern: "acquire lock", mods: modTo | modCloaked | modFree,
			says: tells("{self}", "acquire", "a Target Lock on that ship{even cloaked}{as a free action}")},
	},
	KeepTokens: {
		{pattern: "keep <n> <tokens>", says: does("keep", "{n} {tokens} at the end of this round")},
		{pattern: "keep all <tokens>", sets: func(e *Effect) { e.N = All },
			says: does("keep", "all its {tokens} at the end of this round")},
	},
	StealToken: {
		{pattern: "steal <n> <tokens> from target", sets: func(e *Effect) { e.To = OnTarget },
			says: you("take", "{n} {tokens} from {whom} for this ship")},
		{pattern: "steal <n> <tokens> from target for a friend <reach>", sets: func(e *Effect) { e.To = OnTarget },
			says: you("take", "{n} {tokens} from {whom} for a friendly ship {near}")},
		{pattern: "steal <n> <tokens> from foe", sets: func(e *Effect) { e.To = OnFoe },
			says: you("take", "{n} {tokens} from {whom} for this ship")},
		{pattern: "steal the lock from target", sets: func(e *Effect) { e.To, e.Lock = OnTarget, true },
			says: you("take", "the Target Lock from {whom} for this ship")},
		{pattern: "take the locks on target", sets: func(e *Effect) { e.To, e.LocksOn = OnTarget, true },
			says: you("move", "the Target Locks of enemies from {whom} to this ship")},
		{pattern: "steal all <tokens> from target", sets: func(e *Effect) { e.To, e.N = OnTarget, All },
			says: you("take", "all {tokens} of {whom} for this ship")},
	},
	NoLock: {{pattern: "no lock", mods: modTo | modLasts, sets: func(e *Effect) { e.Lasts = Round },
		says: does("cannot be locked", "this round")},
		{pattern: "no lock beyond range <n>", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
			says: does("cannot be locked", "from beyond Range {n} this round")}},
	NoAux: {
		{pattern: "prevent the token", says: tells("that token", "be", "not placed")},
		{pattern: "prevent the repair", says: tells("that repair", "be", "not made")},
		{pattern: "prevent the action", says: tells("that action", "be", "not performed")},
		{pattern: "prevent the lock", says: tells("that Target Lock", "be", "not acquired")},
	},
	VoidCard: {
		{pattern: "cancel its effect and disable it", sets: func(e *Effect) { e.Disabling = true },
			says: tells("that card", "be", "disabled and does nothing")},
		{pattern: "cancel its effect", says: tells("that card", "have", "no effect")},
		{pattern: "cancel its effect and spare it", sets: func(e *Effect) { e.Fixed = true },
			says: tells("that card", "have", "no effect, and if its price is to discard it, it is disabled instead")},
	},
	RemoveLock: {{pattern: "remove the lock", mods: modTo, says: does("lose", "its Target Lock")}},
	MoveCounters: {
		{pattern: "gain <n> <text>", mods: modTo | modPer, says: does("gain", "{n} {text}{per}")},
		{pattern: "lose <n> <text>", mods: modTo | modPer, sets: func(e *Effect) { e.Hand = Lose },
			says: does("lose", "{n} {text}{per}")},
		{pattern: "give <n> <text> to target", sets: func(e *Effect) { e.To, e.Hand = OnTarget, Give },
			says: you("give", "{n} {text} of this ship to {whom}")},
		{pattern: "take <n> <text> from target", sets: func(e *Effect) { e.To, e.Hand = OnTarget, Take },
			says: you("take", "{n} {text} from {whom} for this ship")},
		{pattern: "bank <n> <text>", mods: modTo | modPer, sets: func(e *Effect) { e.Hand = Bank },
			says: does("give", "{n} {text} to its player{per}")},
	},
	StoreToken: {
		{pattern: "put <n> <tokens> on this", mods: modPer, sets: lies,
			says: you("put", "{n} {tokens}{per} on this card")},
		{pattern: "steal <n> <tokens> from target to this",
			sets: func(e *Effect) { e.To, e.Fixed = OnTarget, true; lies(e) },
			says: you("take", "{n} {tokens} from {whom} and put it on this card")},
	},
	TakeStored: {
		{pattern: "place <n> <tokens> from this", mods: modTo,
			says: you("move", "{n} {tokens} from this card to {the ship}")},
		{pattern: "free action of a token on this", sets: func(e *Effect) { e.N, e.Fixed = 1, true },
			says: clause{verb: "perform", may: true,
				rest: "the action of a token on this card as a free action, which takes the token off"}},
	},
	SpendAs: {{pattern: "spend <tokens> as <actions>", mods: modTo | modLasts,
		say: func(_ *wording, e *Effect, c clause) clause {
			c.verb, c.may = "spend", true
			c.rest = "its " + e.Tokens.words(2) + " as " + e.Actions.words() + " Tokens" +
				ifSo(e.Lasts != Now, " this round")
			return c
		}}},
	BorrowTokens: {
		{pattern: "use <n> <tokens> of target",
			sets: func(e *Effect) { e.Lasts, e.VsTarget = Round, true },
			says: clause{verb: "use", rest: "{n} {tokens} of that ship this round as if it were its own", may: true}},
		{pattern: "lend <tokens>", sets: func(e *Effect) { e.To, e.N, e.VsSelf = OnThatShip, All, true },
			says: clause{verb: "spend", may: true,
				rest: "the {tokens} of this ship in this attack as if they were its own"}},
	},
	TwoLocks: {{pattern: "hold two locks", says: does("hold", "up to 2 Target Locks, on different ships")},
		{pattern: "hold two locks but acquire one a round", sets: func(e *Effect) { e.Fixed = true },
			says: does("hold", "up to 2 Target Locks, on different ships, but acquires only 1 in a round")}},
	LendLocks: {{pattern: "lend locks",
		says: tells("friendly ships", "may treat", "its Target Locks as their own in the Combat Phase")}},
	TakeLock: {{pattern: "take the lock", says: tells("that Target Lock", "be", "acquired on this ship instead")}},
	Regrow: {{pattern: "regenerate a shield besides",
		says: tells("the action Regenerate of {this ship}", "repair",
			"up to 1 shield besides the damage card, and does not cost it its attack")}},
	KeepLock: {{pattern: "keep the lock", says: tells("the Target Lock that is spent", "stay", "in place")}},
}

// lies has a token lie on its card until it is taken off.
func lies(e *Effect) { e.Lasts, e.Rest, e.Ends = EachRound, true, true }

// countIsNumber takes "all" for a number too.
func countIsNumber(e *Effect, _ *Said) { e.N, e.Count = e.Count, 0 }

func placeToken(_ *wording, e *Effect, c clause) clause {
	if e.Tokens == ChargeToken {
		return you("put", c.rest+" on this card"+ifSo(e.Most != 0, fmt.Sprintf(", never more than %d there", e.Most)))
	}
	c.rest += ifSo(e.Free, " as a free action") + ifSo(e.Stacks, " (even beside another one)")
	return c
}

func removeToken(w *wording, e *Effect, c clause) clause {
	if e.OwnerPicks {
		c.rest += " of its choice"
	}
	if e.Tokens == LockOnSelf || w.a.May && e.To != OnSelf {
		per := w.per(e)
		return you("remove", strings.TrimSuffix(c.rest, per)+" from "+c.who+per)
	}
	return c
}

// captains makes a clause of ships one of their captains.
func captains(_ *wording, _ *Effect, c clause) clause {
	c.who = whether(c.plural, "the captains of "+c.who, whose(c.who)+" captain")
	return c
}

// loseTokens says that the ship of the card loses tokens, whoever's moment it is.
func loseTokens(w *wording, e *Effect, c clause) clause {
	if e.To == OnSelf {
		c.who, c.rest = "this ship", strings.Replace(c.rest, " its ", " its own ", 1)
	}
	return c
}

// CloakOp is a change of the Cloak token.
type CloakOp uint8

const (
	EnterCloak  CloakOp = iota
	KeepGreen           // attacking does not turn the token over
	DropCloak           // the token goes to its red side
	RemoveCloak         // the token is removed
	GreenCloak          // the token goes to its green side
)
