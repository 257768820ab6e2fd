package card

import "strconv"

// shipKinds are the effects on what lies beside a ship and on its damage.
var shipKinds = map[EffectOp]kind{
	PlaceToken: {forms: forms{{pattern: "place <n> <tokens>", mods: modTo | modStacks | modFree}}, say: placeToken},
	RemoveToken: {
		forms: forms{
			{pattern: "remove <n> <tokens>", mods: modTo | modPer},
			{pattern: "remove all <tokens>", mods: modTo, fill: func(e *Effect, _ *found) { e.N = All }},
		},
		say: removeToken,
	},
	Repair: {
		forms: forms{
			{pattern: "repair <n> hull", mods: modTo, fill: func(e *Effect, _ *found) { e.Where = HullOnly }},
			{pattern: "repair <n> shields", mods: modTo, fill: func(e *Effect, _ *found) { e.Where = ShieldsOnly }},
			{pattern: "repair <n> hull or shields", mods: modTo},
		},
		say: func(w *wording, e *Effect) clause {
			mixed := some(e.N, "hull or shield")
			if e.N > 1 {
				mixed = strconv.Itoa(int(e.N)) + " damage to hull or shields, as you like"
			}
			return w.does(e, "repair", [...]string{ShieldsFirst: mixed, HullOnly: strconv.Itoa(int(e.N)) + " hull", ShieldsOnly: some(e.N, "shield")}[e.Where])
		},
	},
	Shields: {
		forms: forms{
			{pattern: "turn off shields <count>", mods: modTo | modPer, fill: countIsNumber},
			{pattern: "destroy shields <count>", mods: modTo | modPer, fill: func(e *Effect, f *found) { e.Shield = Destroy; countIsNumber(e, f) }},
			{pattern: "extra shields <count>", mods: modLasts, fill: func(e *Effect, f *found) { e.Shield = Temporary; countIsNumber(e, f) }},
		},
		say: shields,
	},
	Damage: {
		forms: forms{
			{pattern: "damage <n> normal", mods: modTo | modHull},
			{pattern: "damage <n> critical", mods: modTo | modHull, fill: func(e *Effect, _ *found) { e.Kind = CriticalDamage }},
			{pattern: "damage <n> as rolled", mods: modTo | modHull, fill: func(e *Effect, _ *found) { e.Kind = AsRolled }},
		},
		say: func(w *wording, e *Effect) clause {
			kind := [...]string{NormalDamage: "normal damage", CriticalDamage: "critical damage", AsRolled: "damage of that kind"}[e.Kind]
			if e.Where == HullOnly {
				kind += " to its hull"
			}
			return w.does(e, "suffer", strconv.Itoa(int(e.N))+" "+kind)
		},
	},
	PromoteDamage: {
		forms: forms{{pattern: "make <n> damage critical"}},
		say: func(_ *wording, e *Effect) clause {
			return you("make", strconv.Itoa(int(e.N))+" of that damage critical")
		},
	},
	FlipDown: {
		forms: forms{{pattern: "turn face down <n> damage", mods: modTo}},
		say: func(w *wording, e *Effect) clause {
			return w.does(e, "turn", strconv.Itoa(int(e.N))+" of its face-up damage cards face down")
		},
	},
	DrawTwo: {
		forms: forms{{pattern: "draw two damage cards and keep one"}},
		say:   func(*wording, *Effect) clause { return you("draw", "two damage cards and keep one of them for it") },
	},
	SearchDamage: {
		forms: forms{{pattern: "search the damage card <text>"}},
		say: func(_ *wording, e *Effect) clause {
			return you("search", "the damage deck for "+e.Text+" and deal it instead")
		},
	},
	Cloaking: {
		forms: forms{
			{pattern: "cloak as the normal action", fill: func(e *Effect, _ *found) { e.Cloak, e.Normal = EnterCloak, true }},
			{pattern: "keep the cloak green", fill: func(e *Effect, _ *found) { e.Cloak = KeepGreen }},
			{pattern: "turn the cloak red", mods: modTo, fill: func(e *Effect, _ *found) { e.Cloak = DropCloak }},
		},
		say: cloaking,
	},
	AddDrones: {
		forms: forms{
			{pattern: "drones <n>", mods: modTo},
			{pattern: "drones to the start value", fill: func(e *Effect, _ *found) { e.N = All }},
		},
		say: addDrones,
	},
	AcquireLock: {
		forms: forms{{pattern: "acquire lock", mods: modTo}},
		say: func(w *wording, _ *Effect) clause {
			return clause{who: w.self, verb: "acquire", rest: "a Target Lock on that ship"}
		},
	},
	KeepLock: {
		forms: forms{{pattern: "keep the lock"}},
		say: func(*wording, *Effect) clause {
			return clause{who: "the Target Lock that is spent", verb: "stay", rest: "in place"}
		},
	},
}

// countIsNumber takes "all" for a number too.
func countIsNumber(e *Effect, _ *found) { e.N, e.Count = e.Count, 0 }

func placeToken(w *wording, e *Effect) clause {
	what := strconv.Itoa(int(e.N)) + " " + e.Tokens.words(e.N)
	if e.Tokens == ChargeToken {
		return you("put", what+" on this card")
	}
	if e.Free {
		what += " as a free action"
	}
	if e.Stacks {
		what += " (even beside another one)"
	}
	return w.does(e, "gain", what)
}

func removeToken(w *wording, e *Effect) clause {
	n := strconv.Itoa(int(e.N))
	if e.N == All {
		n = "all its"
	}
	if e.Tokens == LockOnSelf {
		who, _ := w.on(e)
		return you("remove", n+" "+e.Tokens.words(e.N)+" from "+who)
	}
	return w.does(e, "lose", n+" "+e.Tokens.words(e.N)+w.per(e))
}

func shields(w *wording, e *Effect) clause {
	switch e.Shield {
	case Destroy:
		return w.does(e, "lose", some(e.N, "shield")+w.per(e))
	case Temporary:
		return w.does(e, "have", some(e.N, "temporary shield")+w.round(e)+", lost before the others")
	}
	n := strconv.Itoa(int(e.N)) + " of its"
	if e.N == All {
		n = "all its"
	}
	return w.does(e, "turn off", n+" active shields"+w.per(e))
}

func cloaking(w *wording, e *Effect) clause {
	switch e.Cloak {
	case KeepGreen:
		return clause{who: "the Cloak token of " + w.thisShip(), verb: "stay", rest: "green in this attack"}
	case DropCloak:
		who, _ := w.on(e)
		return clause{who: "the Cloak token of " + who, verb: "turn", rest: "to its red side"}
	}
	return w.does(e, "cloak", asNormal(e))
}

func addDrones(w *wording, e *Effect) clause {
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
