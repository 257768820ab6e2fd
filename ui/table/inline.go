package table

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/names"
)

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
			add(battle.TermOf(o))
		}
		if rows, at := t.OptionRows(p), t.Question.Previewed(); at >= 0 && at < len(rows) {
			text(rows[at].Label)
			text(rows[at].Words())
		}
	}
	text(names.Title(p.Question()))
	return at
}

// nextTerm opens the card of the first term of what is in focus, or of the one after the card that is open; false when
// there is none left.
func (t *Table) nextTerm() bool {
	if t.Screen != Playing || t.Curtain || t.screen.menu.Open || t.Game == nil {
		return false
	}
	at := t.termsInFocus()
	k := slices.Index(at, t.termAt()-1) + 1
	if k >= len(at) {
		t.closeTerm()
		return false
	}
	t.closeTerm()
	t.openTerm(at[k])
	return true
}
