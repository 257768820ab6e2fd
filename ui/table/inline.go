package table

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/glossary"
	"attackwing/ui/names"
)

// termOf is the term an option is about, "" none.
func termOf(o game.Option) string {
	switch o.Kind {
	case game.Perform:
		return o.Action.Words()
	case game.SpendLock:
		return card.TargetLock.Words()
	case game.SpendStations:
		return card.BattleStations.Words()
	case game.SpendEvade:
		return card.Evade.Words()
	case game.SpendReroll:
		return "Re-roll"
	case game.Keep, game.Drop:
		return card.Cloak.Words()
	case game.Enable:
		return "Disabled"
	case game.FirePrimary:
		return "Primary weapon"
	case game.FireWeapon:
		return "Secondary weapon"
	case game.Raise:
		return "Shields"
	}
	return ""
}

// termsInFocus are the terms of what is in focus, then those of the question itself, as places in the glossary.
func (t *Table) termsInFocus() (at []int) {
	p := t.Asked()
	if p == nil {
		return nil
	}
	add := func(name string) {
		if i := glossary.At(name); i >= 0 && !slices.Contains(at, i) {
			at = append(at, i)
		}
	}
	text := func(words string) {
		for _, k := range glossary.In(words) {
			add(k.Name)
		}
	}
	switch p.Ask {
	case game.PlaceShip:
	case game.ChooseManeuver, game.ChooseForOpponent:
		_, ns := t.verdict(p.Ship, t.Dialled(p))
		for _, n := range ns {
			text(n.total)
			for _, k := range n.terms {
				text(k.words)
			}
		}
	default:
		if o, ok := t.Focused(p); ok {
			add(termOf(o))
		}
		if rows, at := t.rows(p), t.Question.Previewed(); at >= 0 && at < len(rows) {
			text(rows[at].label)
			text(rows[at].words())
		}
	}
	text(names.Title(p.Question()))
	return at
}

// nextTerm opens the card of the first term of what is in focus, or of the one after the card that is open; false when
// there is none left.
func (t *Table) nextTerm() bool {
	if t.Screen != Playing || t.Curtain || t.menu.open || t.Game == nil {
		return false
	}
	at := t.termsInFocus()
	k := slices.Index(at, t.termAt-1) + 1
	if k >= len(at) {
		t.closeTerm()
		return false
	}
	t.closeTerm()
	t.openTerm(at[k])
	return true
}
