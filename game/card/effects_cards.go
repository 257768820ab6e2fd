package card

import (
	"fmt"
	"strings"

	"attackwing/game/dice"
)

// cardKinds are the effects on cards, on what is printed on them and on rules.
var cardKinds = map[EffectOp]forms{
	DisableCard: {
		{pattern: "disable <count> <kinds>", mods: modTo | modOwner | modFaction | modHits | modPriced,
			fill: countIsNumber,
			says: you("disable", "{cards}{per}"), say: owners},
		{pattern: "disable that card", sets: func(e *Effect) { e.That = true }, says: you("disable", "that card")},
	},
	DiscardCard: {
		{pattern: "discard <count> <kinds>", mods: modTo | modOwner | modFaction | modHits | modPriced,
			fill: countIsNumber,
			says: you("discard", "{cards}{per}"), say: owners},
		{pattern: "discard <kinds> without slots", sets: func(e *Effect) { e.Excess = true },
			says: you("discard", "{faction kinds} of {this ship} until the others have slots")},
		{pattern: "discard that card", mods: modTo, sets: func(e *Effect) { e.That = true },
			says: you("discard", "that card")},
		{pattern: "discard this", sets: func(e *Effect) { e.This = true }, says: you("discard", "this card")},
	},
	MoveOff: {{pattern: "move a Disabled Token between <kinds>",
		says: you("move", "a Disabled Token from one of {this ship}'s {kinds} to another that has none")}},
	EnableCard: {{pattern: "enable <count> <kinds>", mods: modTo | modOthers | modFaction, fill: countIsNumber,
		says: you("remove", "the Disabled Token{s} from {other cards} of {the ship}")}},
	EquipCard: {
		{pattern: "equip <count> discarded <kinds>",
			mods: modTo | modOthers | modFaction | modPriced, fill: countIsNumber,
			says: you("put back", "{cards} that had been discarded")},
		{pattern: "equip <count> lost <kinds>", mods: modTo | modOthers | modFaction | modPriced, fill: countIsNumber,
			sets: func(e *Effect) { e.LostOnly = true },
			says: you("put back", "{cards} that enemy cards had discarded")},
		{pattern: "equip <count> discarded <kinds> of an earlier round", fill: countIsNumber,
			sets: func(e *Effect) { e.Earlier = true },
			says: you("put back", "{cards} that had been discarded in an earlier round")},
		{pattern: "equip <count> discarded <kinds> for Latinum", fill: countIsNumber,
			sets: func(e *Effect) { e.ForLatinum = true },
			says: you("put back", "{cards} that had been discarded, for as much Latinum as its price")},
	},
	TurnUp: {{pattern: "turn up <count> beneath", fill: countIsNumber,
		says: you("turn up", "{some card} beneath this card and equip it on {this ship}")}},
	MoveCard: {
		{pattern: "take <count> <kinds>", mods: modTo | modFaction | modPriced | modOff | modExcept | modFit,
			fill: countIsNumber,
			says: you("take", "{cards} over to this ship{off}{fit}")},
		{pattern: "take up to <count> <kinds>", mods: modTo | modFaction | modPriced | modOff | modExcept,
			fill: countIsNumber,
			sets: func(e *Effect) { e.UpTo = true },
			says: you("take", "up to {cards} over to this ship{off}")},
		{pattern: "give up to <count> <kinds>", mods: modTo | modFaction | modPriced, fill: countIsNumber,
			sets: func(e *Effect) { e.Way, e.UpTo = Giving, true },
			says: you("move", "up to {other cards} of {this ship} to {the ship}")},
		{pattern: "give that card", mods: modTo,
			sets: func(e *Effect) { e.Way, e.That, e.Kinds = Giving, true, AnyUpgrade },
			says: you("move", "that card to {the ship}")},
		{pattern: "switch a <kinds> with target",
			sets: func(e *Effect) { e.N, e.Way, e.To = 1, Switching, OnTarget },
			says: you("switch", "one of the {faction kinds} of {this ship} with one of {the ship}")},
	},
	CopyCard: {
		{pattern: "copy a <kinds> this round", mods: modTo | modFaction, sets: func(e *Effect) { e.N = 1 },
			says: tells("this card", "become", "a copy of one of the {faction kinds} of {the ship} this round")},
		{pattern: "copy the captains that spend drones", sets: func(e *Effect) { e.Fixed = true },
			says: tells("this card", "have", "the text of each of your other captains whose text spends Drone Tokens")},
	},
	TurnOver: {{pattern: "turn this over", says: you("turn", "this card over")}},
	BecomeCaptain: {{pattern: "this becomes the captain with skill <n>",
		says: tells("this card", "become", "the captain of {this ship} with Captain Skill {n}")},
		{pattern: "this becomes the captain of target", sets: func(e *Effect) { e.To, e.Abroad = OnTarget, true },
			says: tells("this card", "become", "the captain of {whom}, whose captain is discarded")},
		{pattern: "this becomes the captain of target with <n> drones",
			sets: func(e *Effect) { e.To, e.Abroad, e.ByDrones = OnTarget, true, true },
			says: tells("this card", "become", "the captain of {whom} with {some Drone Token}, while the captain "+
				"there is discarded")},
		{pattern: "this becomes the captain with <n> drones", sets: func(e *Effect) { e.ByDrones = true },
			says: tells("this card", "become", "the captain of {this ship} with {some Drone Token}")}},
	Protect: {{pattern: "protect <kinds>", mods: modTo | modOthers | modEnemy | modFaction | modLasts, say: protect}},
	Redirect: {
		{pattern: "use it on <n> <kinds> instead", says: tells("{cards}", "be", "the target instead")},
		{pattern: "use it on this instead", sets: func(e *Effect) { e.This = true },
			says: tells("this card", "be", "the target instead")},
	},
	PickCard: {{pattern: "choose <count> <kinds>", mods: modTo | modFaction, fill: countIsNumber,
		says: you("choose", "{cards}")}},
	LendCards: {
		{pattern: "lend <kinds> to friends <reach>",
			says: clause{who: "a friendly ship {near}", verb: "use", may: true,
				rest: "the texts of {this ship}'s {faction kinds} as if they were its own"}},
		{pattern: "lend <kinds> of faction <faction> to friends <reach> for <n> more time",
			says: clause{who: "a friendly ship {near}", verb: "use", may: true,
				rest: "the texts of {this ship}'s {faction kinds} as if they were its own, " +
					"for {n} more Time Token each"}},
	},
	FlipThat: {
		{pattern: "turn that damage card face down",
			says: tells("that damage card", "be", "turned face down at once")},
		{pattern: "discard that damage card", sets: func(e *Effect) { e.Discarding = true },
			says: tells("that damage card", "be", "discarded at once and does nothing")},
	},
	Unreached: {{pattern: "no targeting of <faction> upgrades by cards called <text>",
		say: func(_ *wording, e *Effect, _ clause) clause {
			return tells("enemy cards called "+e.Text, "cannot target", "its "+e.Faction.String()+" upgrades")
		}}},
	Untargeted: {{pattern: "no targeting by <kinds>", says: tells("enemy {kinds}", "cannot target", "this ship")}},
	Ignore: {{pattern: "ignore <rule>", mods: modTo | modLasts | modPrimary | modAgainst,
		say: func(w *wording, e *Effect, _ clause) clause {
			c := w.told(lifted[e.Rule], e)
			if e.Lasts != Now {
				c.tail = w.lasting(e, dice.Attack)
			}
			return c
		}}},
	RangesBy: {
		{pattern: "ranges of upgrades <n>", mods: modTo, sets: func(e *Effect) { e.Lasts = Round },
			says: clause{who: "the upgrades of {whom}", verb: "reach", plural: true}, say: bandsFarther},
		{pattern: "ranges to friends <n>", sets: func(e *Effect) { e.Lasts, e.Friendly = Round, true },
			says: clause{who: "the cards of {this ship} that target friendly ships", verb: "reach", plural: true},
			say:  bandsFarther},
	},
	AuxAllows: {
		{
			pattern: "aux allows <actions>",
			says:    clause{verb: "perform", rest: "{an action} action all the same", may: true},
		},
		{pattern: "aux allows the actions of <kinds> of faction <faction>", sets: func(e *Effect) { e.This = true },
			says: clause{verb: "perform", rest: "the Actions of its {faction kinds} all the same", may: true}},
		{pattern: "aux allows the actions of <kinds>", sets: func(e *Effect) { e.This = true },
			says: clause{verb: "perform", rest: "the Actions of its {faction kinds} all the same", may: true}},
		{pattern: "aux allows the bar", sets: func(e *Effect) { e.Bar = true },
			says: clause{verb: "perform", rest: "the actions of its Action Bar all the same", may: true}},
	},
	StatBy: {
		{pattern: "printed <stat> <n>", mods: modLasts,
			says: tells("{this ship}'s printed {stat}", "be", "{n} higher{this round}"), say: lower},
		{pattern: "primary weapon value = <n>", mods: modTo,
			sets: func(e *Effect) { e.Fixed, e.Lasts = true, Round },
			says: tells("the primary weapon value of {whom}", "be", "{n} this round, and nothing else changes it")},
		{pattern: "switch attack and agility", mods: modTo, sets: func(e *Effect) { e.Swap, e.Lasts = true, Round },
			says: clause{who: "the printed Attack and Agility of {whom}", verb: "change", rest: "places this round",
				plural: true}},
	},
	NamedEffect: {{pattern: "named <named>", says: clause{who: "{named}", alone: true}}},
}

// bandsFarther says how much farther cards reach, or less far.
func bandsFarther(_ *wording, e *Effect, c clause) clause {
	c.rest = "1 band of range farther this round, never beyond Range 3"
	if e.N < 0 {
		c.rest = "1 band of range less far this round, never less than Range 1"
	}
	return c
}

// lifted are the rules that an effect lifts, told without them.
var lifted = [...]clause{
	NeedLock:     {who: "the attack", verb: "need", rest: "no Target Lock and spends none", alone: true},
	ScanPenalty:  {who: "the attacker's Scan Tokens", verb: "take", rest: "no defense dice from {self}", plural: true},
	RangeDefense: {who: "the defender", verb: "get", rest: "no defense die for the range"},
	OverlapPenalties: {
		who:  "planets, obstacles and overlapped ships",
		verb: "cost",
		rest: "{self} no action and deal it no damage; " +
			"it still slides back, and still cannot attack while on an obstacle",
		plural: true,
		alone:  true,
	},
	NoDefenseAgainstMines: {who: "{self}", verb: "roll", rest: "defense dice against mines"},
	OverlapAction:         {who: "a ship that it overlaps", verb: "cost", rest: "{self} no action"},
	FactionPenalty:        {who: "{self}", verb: "pay", rest: "no faction penalty"},
	CloakShields:          {who: "{self}", verb: "need", rest: "no active shield to cloak"},
	ShieldsFirstHit:       {who: "{self}", verb: "ignore", rest: "the defender's shields"},
	RedWithAux: {who: "{self}", verb: "make", rest: "red maneuvers although it has an Auxiliary Power Token",
		may: true},
	CloakShieldsButOne: {who: "a cloak", verb: "turn off", rest: "just one active shield of {self}"},
	AttackCancels:      {who: "no card", verb: "cancel", rest: "the attacks of {self}"},
	ObstacleAction:     {who: "an obstacle that it overlaps", verb: "cost", rest: "{self} no action"},
	AttackBans:         {who: "nothing", verb: "keep", rest: "{self} from attacking", alone: true},
	CloakAgainstLocks: {who: "{self}", verb: "lock", rest: "ships although they are cloaked",
		may: true},
	Planets: {who: "planets", verb: "stop", plural: true,
		rest: "{self} in no maneuver, nor the shots by or at it while it overlaps one"},
	FiringArc: {who: "the attack", verb: "need", rest: "no firing arc", alone: true},
}

func (w *wording) cards(e *Effect) string {
	who, _ := w.on(e)
	if e.To == OnThatShip && w.a.Whose != Own {
		who = "that ship"
	}
	if e.Kinds == CaptainCard && e.N != All {
		return owned(who, "captain")
	}
	captain, kinds := e.orCaptain()
	if kinds &^= AdmiralCard; kinds == 0 && captain {
		return owned(who, "captain or admiral")
	}
	cards := spaced(ifSo(e.Others, "other"), e.Faction.String(), kinds.words(2))
	switch {
	case captain:
		cards = fmt.Sprintf("%s or %d of its %s", owned(who, "captain"+e.orAdmiral()), e.N, cards)
	case e.N == All:
		cards = "all " + cards + " of " + who
	default:
		cards = fmt.Sprintf("%d of %s", e.N, owned(who, cards))
	}
	cards += ifSo(e.AtRandom, ", drawn at random")
	return cards + ifSo(e.MostSP != 0, fmt.Sprintf(" that cost %d SP or less", e.MostSP)) +
		ifSo(e.Except != NoFaction, " that are not "+e.Except.String())
}

// owners lets the owner of the cards choose among them, where the effect says so.
func owners(w *wording, e *Effect, c clause) clause {
	if who, _ := w.on(e); e.OwnerPicks {
		c.who = "the owner of " + who
		captain, kinds := e.orCaptain()
		kinds &^= AdmiralCard
		c.rest = ifSo(captain, "its captain"+e.orAdmiral()+" or ") +
			fmt.Sprintf("%d of its %s", e.N, spaced(e.Faction.String(), kinds.words(2))) + w.per(e)
	}
	return c
}

// orAdmiral are the words for an admiral behind those for a captain, where the effect may be on one.
func (e *Effect) orAdmiral() string { return ifSo(e.Kinds&AdmiralCard != 0, " or admiral") }

// orCaptain reports whether the one card the effect is on may be the captain, and returns the other
// kinds that it may be.
func (e *Effect) orCaptain() (bool, Kinds) {
	if e.N == 1 && e.Kinds&CaptainCard != 0 && e.Kinds != CaptainCard {
		return true, e.Kinds &^ CaptainCard
	}
	return false, e.Kinds
}

func protect(w *wording, e *Effect, _ clause) clause {
	if w.a.At.Has(Static) {
		return clause{
			who:    "enemy cards",
			verb:   "do",
			rest:   "nothing to " + owned("this ship", ifSo(e.Others, "other ")+e.Kinds.words(2)),
			plural: true,
			alone:  true,
		}
	}
	if e.NextRound {
		who, _ := w.on(e)
		return tells(whether(e.Enemy, "no enemy card", "no card"), "disable",
			"or discards the "+spaced(ifSo(e.Others, "other"), e.Faction.String(), e.Kinds.words(2))+" of "+who+
				" until the next round ends")
	}
	if e.Lasts == Round && !w.a.At.Any(losing) {
		who, _ := w.on(e)
		return tells("no card", "disable",
			"or discards the "+spaced(e.Faction.String(), e.Kinds.words(2))+" of "+who+" this round")
	}
	lost := whether(w.at == OnDiscard, "discarded", "disabled")
	return tells("that card", "be", "not "+lost+ifSo(e.Lasts == Round, " now or later this round"))
}

// lower says a number that is less as that.
func lower(w *wording, e *Effect, c clause) clause {
	if w.a.Whose == WholeFleet && e.Op == StatBy {
		c.who = "the printed " + e.Stat.String() + " of each ship of your fleet"
	}
	if less := fmt.Sprint(-e.N); e.N < 0 {
		c.rest = strings.Replace(strings.Replace(c.rest, "-"+less, less, 1), "higher", "lower", 1)
		c.verb = strings.Replace(c.verb, "rise", "fall", 1)
	}
	return c
}
