package card

import "fmt"

// timeKinds are the effects on Time Tokens, and on what waits with a card.
var timeKinds = map[EffectOp]forms{
	PlaceTime: {
		{pattern: "place <n> time on <count> <kinds>", mods: modTo | modFaction | modOthers | modPer,
			says: you("put", "{some Time Token} on {of cards}{per}")},
		{pattern: "place <n> time on <count> waiting <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.Waiting = true },
			says: you("put", "{some Time Token} on {of cards} with Time Tokens")},
		{pattern: "place <n> time on <count> idle <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.Idle = true },
			says: you("put", "{some Time Token} on {of cards} without Time Tokens")},
		{pattern: "place <n> time on <count> disabled <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.Off = true },
			says: you("put", "{some Time Token} on {of cards} that are disabled")},
		{pattern: "place <n> time on <count> <kinds> called <text>", mods: modTo,
			says: you("put", "{some Time Token} on {of cards} called {text}")},
		{pattern: "place <n> time on that card", sets: func(e *Effect) { e.That = true },
			says: you("put", "{some Time Token} on that card")},
		{pattern: "place <n> time on the weapon fired", sets: func(e *Effect) { e.Armed = WithFired },
			says: you("put", "{some Time Token} on the weapon fired")},
	},
	MoveTime: {{pattern: "move <n> time from <kinds> to target", sets: func(e *Effect) { e.Count, e.To = 1, OnTarget },
		says: you("move", "{some Time Token} from 1 of this ship's {kinds} to a card of the same kind of {whom}")}},
	MoveMark: {{pattern: "move a mark to target", sets: func(e *Effect) { e.To = OnTarget },
		says: you("move", "what a card has marked {this ship} with to {whom}, "+
			"which is marked by that card from then on")}},
	LessTime: {
		{pattern: "fewer time <n>", mods: modPer, says: you("place", "{some Time Token} fewer{per}")},
		{pattern: "more time <n>", sets: func(e *Effect) { e.Stacks = true },
			says: you("place", "{some Time Token} more")},
		{pattern: "no time", sets: func(e *Effect) { e.N = All }, says: you("place", "none of them")},
		{pattern: "fewer time all but <n>", sets: func(e *Effect) { e.AllBut = true }, says: you("place", "only {n}")},
		{pattern: "fewer time <n> on <kinds>", mods: modFaction,
			says: tells("{some fewer Time Token}", "come", "on {faction kinds} of {this ship}")},
		{pattern: "fewer time <n> on <kinds> called <text>",
			says: tells("{some fewer Time Token}", "come", "on {kinds} of {this ship} called {text}")},
	},
	TimeHere: {
		{pattern: "place <n> of the time on this", says: you("place", "{n} of them on this card instead")},
		{pattern: "place the time on this", sets: func(e *Effect) { e.N = All },
			says: you("place", "them on this card instead")},
	},
	RemoveTime: {
		{pattern: "remove <n> time from <count> <kinds>", mods: modTo | modFaction | modOthers,
			says: you("remove", "{some Time Token} from {of cards}")},
		{pattern: "remove all time from <count> <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.N = All },
			says: you("remove", "all Time Tokens from {of cards}")},
		{pattern: "move all time from <count> <kinds> to this", mods: modFaction | modOthers,
			sets: func(e *Effect) { e.N, e.This = All, true },
			says: you("move", "all Time Tokens from {of cards} to this card")},
		{pattern: "remove <n> time from any <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.Spread = true },
			says: you("remove", "{up to}{some Time Token} from {of cards}")},
		{pattern: "ready <count> <kinds>", mods: modTo | modFaction | modOthers,
			sets: func(e *Effect) { e.N, e.Both = All, true },
			says: you("remove", "all Time Tokens and Disabled Tokens from {of cards}")},
	},
}

// ofCards names the cards that Time Tokens are put on or taken from.
func (w *wording) ofCards(e *Effect) string {
	who, _ := w.on(e)
	if e.To == OnSelf {
		who = w.thisShip()
	}
	cards := owned(who, spaced(ifSo(e.Others, "other"), e.Faction.String(), e.Kinds.words(2)))
	switch {
	case e.Kinds == CaptainCard:
		return owned(who, "captain")
	case e.Spread:
		return cards
	case e.Count == All:
		return "each of " + cards
	case e.Count > 1:
		return fmt.Sprintf("up to %d of %s", e.Count, cards)
	}
	return "1 of " + cards
}
