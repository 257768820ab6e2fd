package card

import (
	"cmp"
	"fmt"
	"maps"

	"attackwing/game/dice"
)

// digits returns a number in digits.
func digits(n int8) string { return fmt.Sprint(n) }

// effectSlot says what stands in a slot of an effect's words.
type effectSlot = func(w *wording, e *Effect) string

// effectSlots are the slots that only the words of effects have.
var effectSlots = map[string]effectSlot{}

// init fills the table: some slots hold words with slots of their own, so it cannot stand in its
// declaration.
func init() {
	for _, some := range []map[string]effectSlot{shipSlots(), diceSlots(), actionSlots(), cardSlots()} {
		maps.Copy(effectSlots, some)
	}
}

// shipSlots returns the slots of who does something and to whom, and of what is on a ship.
func shipSlots() map[string]effectSlot {
	return map[string]effectSlot{
		"self":      func(w *wording, _ *Effect) string { return w.self },
		"this ship": func(w *wording, _ *Effect) string { return w.thisShip() },
		"the ship": func(w *wording, e *Effect) string {
			if e.To == OnSelf {
				return w.thisShip()
			}
			who, _ := w.on(e)
			return who
		},
		"whom": func(w *wording, e *Effect) string {
			who, _ := w.on(e)
			return who
		},
		"against whom": func(_ *wording, e *Effect) string {
			return whether(e.VsSelf, " against this ship", ifSo(e.Lasts == Now, " in this attack")) +
				ifSo(e.Lasts != Now, " this round")
		},
		"against self": func(_ *wording, e *Effect) string {
			return ifSo(e.VsSelf, "this ship ") + ifSo(e.VsTarget, "that ship ")
		},
		"near": func(_ *wording, e *Effect) string { return e.Reach.words("this ship") },
		"than": func(w *wording, e *Effect) string { return w.than(&Condition{Said: e.Said}) },
		"per":  func(w *wording, e *Effect) string { return w.per(e) },
		"keep": func(w *wording, _ *Effect) string { return whether(w.a.May, "keep", "keeps") },
		"even uncloaked": func(_ *wording, e *Effect) string {
			return ifSo(e.Uncloaked, whether(e.OffBar, " or it is not cloaked", ", even if it is not cloaked"))
		},
		"even cloaked": func(_ *wording, e *Effect) string { return ifSo(e.EvenCloaked, ", even if it is cloaked") },
		"unshielded": func(_ *wording, e *Effect) string {
			return ifSo(e.Unshielded, ", even without active shields")
		},
		"of its": func(w *wording, e *Effect) string {
			_, several := w.on(e)
			return whether(e.N == All, "all", digits(e.N)+" of") + whether(several, " their", " its")
		},
		"hull or shields": func(_ *wording, e *Effect) string {
			return whether(e.N > 1, digits(e.N)+" damage to hull or shields, as you like",
				Counted(e.N, "hull or shield"))
		},
		"shields": func(_ *wording, e *Effect) string {
			return whether(e.N == All, "all its lost shields", Counted(e.N, "shield"))
		},
		"to the hull": func(_ *wording, e *Effect) string {
			return ifSo(e.Where == HullOnly, " to its hull") +
				ifSo(e.Where == HullOrShields, " to its hull or shields, as its owner likes")
		},
	}
}

// diceSlots returns the slots of dice and of what they show.
func diceSlots() map[string]effectSlot {
	return map[string]effectSlot{
		"dice":      func(w *wording, e *Effect) string { return w.dice(e) },
		"dice of n": func(_ *wording, e *Effect) string { return whether(e.N == 1, "die", "dice") },
		"floor": func(_ *wording, e *Effect) string {
			return ifSo(e.Floor != 0, fmt.Sprintf(" (never fewer than %d)", e.Floor)) +
				ifSo(e.Ceil != 0, fmt.Sprintf(" (never more than %d)", e.Ceil))
		},
		"any of": func(w *wording, e *Effect) string { return w.anyOf(e, "any of ") },
		"for each": func(_ *wording, e *Effect) string {
			return whether(e.N == 1 && e.Per == Once, "if it shows", "for each")
		},
		"if any": func(w *wording, e *Effect) string {
			return whether(w.oneDie(e), "if it shows", "if any of them shows")
		},
		"chosen faces": func(_ *wording, e *Effect) string {
			return whether(e.Count == 1, "a face of your choice, which is", "faces of your choice, which are")
		},
		"of them": func(_ *wording, e *Effect) string { return whether(e.Count == 1, "shows", "show") },
		"the same": func(_ *wording, e *Effect) string {
			return ifSo(e.Count != 1, ", the same dice both times")
		},
		"cancelled": func(_ *wording, e *Effect) string {
			return whether(e.Faces == 0, "any "+digits(e.Count)+" of the attacker's results",
				whether(e.Count == All, "all its", digits(e.Count))+" "+e.Faces.words(int(e.Count)))
		},
		"in attacks":  func(w *wording, e *Effect) string { return w.lasting(e, dice.Attack) },
		"in defenses": func(w *wording, e *Effect) string { return w.lasting(e, dice.Defense) },
	}
}

// actionSlots returns the slots of actions and maneuvers, and of how long something lasts.
func actionSlots() map[string]effectSlot {
	return map[string]effectSlot{
		"any action": func(_ *wording, e *Effect) string {
			return whether(e.Actions == AnyAction, "any", article(e.Actions.words())) + " action"
		},
		"as a free action": func(_ *wording, e *Effect) string { return ifSo(e.Free, " as a free action") },
		"off the bar": func(_ *wording, e *Effect) string {
			return ifSo(e.OffBar, ", even if its Action Bar does not have it")
		},
		"despite aux": func(_ *wording, e *Effect) string {
			return ifSo(e.Despite, ", even with an Auxiliary Power Token") +
				ifSo(e.Overlapping, ", despite the overlap")
		},
		"along": func(_ *wording, e *Effect) string {
			return ifSo(e.Template != 0, " along the straight template of speed "+digits(e.Template))
		},
		"for now": func(_ *wording, e *Effect) string {
			return whether(e.Brief, " until the Combat Phase", " this round")
		},
		"this round": func(_ *wording, e *Effect) string { return ifSo(e.Lasts == Round, " this round") },
		// a captain skill that is changed in the Combat Phase stays as it is inside the phase
		"early": func(w *wording, _ *Effect) string {
			return ifSo(w.a.At.Has(CombatTurn), " (at the start of the phase only)")
		},
		"besides": func(_ *wording, e *Effect) string {
			return ifSo(e.Besides, ", besides any other of the round")
		},
	}
}

// cardSlots returns the slots of cards and of what lies on them.
func cardSlots() map[string]effectSlot {
	return map[string]effectSlot{
		"card":     func(_ *wording, e *Effect) string { return cmp.Or(e.name, e.Text) },
		"cards":    func(w *wording, e *Effect) string { return w.cards(e) },
		"of cards": func(w *wording, e *Effect) string { return w.ofCards(e) },
		"other cards": func(_ *wording, e *Effect) string {
			return spaced(whether(e.N == All, "all", digits(e.N)), ifSo(e.Others, "other"),
				e.Faction.String(), e.Kinds.words(e.N))
		},
		"one of its": func(_ *wording, e *Effect) string {
			if e.Kinds == CaptainCard {
				return "its captain"
			}
			return "one of " + owned("it", spaced(e.Faction.String(), e.Kinds.words(2)))
		},
		"except": func(_ *wording, e *Effect) string {
			return ifSo(e.Except != NoFaction, "non-"+e.Except.String()+" ")
		},
		"drone less": func(_ *wording, e *Effect) string {
			return ifSo(e.DroneLess != 0, ", for "+More(-e.DroneLess, "Drone Token")+" if it costs any")
		},
		"used up": func(_ *wording, e *Effect) string {
			return ifSo(e.Disabling, ", and disables that card") + ifSo(e.Discarding, ", and discards that card")
		},
		"faction kinds": func(_ *wording, e *Effect) string { return spaced(e.Faction.String(), e.Kinds.words(2)) },
		"other ": func(w *wording, _ *Effect) string {
			return ifSo(w.a.At.Any(At(DoAction, FleetAction)), "other ")
		},
		"off": func(_ *wording, e *Effect) string {
			return ifSo(e.UniqueOnly, ", unique ones alone,") +
				ifSo(e.Off, " and disable "+whether(e.N == 1, "it", "them"))
		},
		"fit": func(_ *wording, e *Effect) string {
			return [...]string{FitOrGone: " (without a slot for it, it is discarded instead)",
				FitFirst: " (without a slot for it, you first discard one that fills such a slot)"}[e.Fit]
		},
		"up to":   func(_ *wording, e *Effect) string { return ifSo(e.N > 1, "up to ") },
		"so many": func(_ *wording, e *Effect) string { return whether(e.N == All, "all", "up to "+digits(e.N)) },
		// of Disabled tokens
		"s":        func(_ *wording, e *Effect) string { return ifSo(e.N == All, "s") },
		"even off": func(_ *wording, e *Effect) string { return ifSo(e.EvenOff, ", even if that card is disabled") },
		"some fewer Time Token": func(_ *wording, e *Effect) string {
			return whether(e.N == 1, "1 Time Token fewer", digits(e.N)+" Time Tokens fewer")
		},
	}
}
