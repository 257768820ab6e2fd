package table

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// inText is a rules word in a line.
type inText struct {
	name     string
	from, to int
}

// spelling is a way in which a term is written.
type spelling struct {
	words, name string
	loose       bool // large or small letters alike
}

// spellings are all of them with the longest first, so that a part of one is not taken for another.
var spellings = func() (fs []spelling) {
	for _, e := range glossary {
		fs = append(fs, spelling{e.name, e.name, false})
		for _, a := range aliases[e.name] {
			fs = append(fs, spelling{a, e.name, true})
		}
	}
	slices.SortStableFunc(fs, func(a, b spelling) int { return len(b.words) - len(a.words) })
	return fs
}()

// termNamed is the place of a term in the glossary, -1 none.
func termNamed(name string) int {
	return slices.IndexFunc(glossary, func(e entry) bool { return strings.EqualFold(e.name, name) })
}

// termsIn are the terms of the glossary in a line, as they are written there.
func termsIn(line string) (found []inText) {
	taken := make([]bool, len(line))
	small := strings.ToLower(line)
	if len(small) != len(line) { // a letter that is longer in small
		small = line
	}
	letter := func(i int) bool {
		return i >= 0 && i < len(line) && (line[i] >= 'a' && line[i] <= 'z' || line[i] >= 'A' && line[i] <= 'Z')
	}
	for i := range spellings {
		f, in := &spellings[i], line
		if f.loose {
			in = small
		}
		for at := 0; ; {
			k := strings.Index(in[at:], f.words)
			if k < 0 {
				break
			}
			from, to := at+k, at+k+len(f.words)
			at = to
			if to < len(line) && line[to] == 's' && !letter(to+1) {
				to++
			}
			if letter(from-1) || letter(to) || slices.Contains(taken[from:to], true) {
				continue
			}
			for i := from; i < to; i++ {
				taken[i] = true
			}
			found = append(found, inText{f.name, from, to})
		}
	}
	slices.SortFunc(found, func(a, b inText) int { return a.from - b.from })
	return found
}

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
	p := t.mine()
	if p == nil {
		return nil
	}
	add := func(name string) {
		if i := termNamed(name); i >= 0 && !slices.Contains(at, i) {
			at = append(at, i)
		}
	}
	text := func(words string) {
		for _, k := range termsIn(words) {
			add(k.name)
		}
	}
	switch p.Ask {
	case game.PlaceShip:
	case game.ChooseManeuver, game.ChooseForOpponent:
		_, ns := t.verdict(p.Ship, t.dialled(p))
		for _, n := range ns {
			text(n.total)
			for _, k := range n.terms {
				text(k.words)
			}
		}
	default:
		if o, ok := t.focused(p); ok {
			add(termOf(o))
		}
		if rows := t.rows(p); t.focus >= 0 && t.focus < len(rows) {
			text(rows[t.focus].label)
			text(rows[t.focus].words())
		}
	}
	text(title(p.Question()))
	return at
}

// nextTerm opens the card of the first term of what is in focus, or of the one after the card that is open; false when
// there is none left.
func (t *Table) nextTerm() bool {
	if t.Screen != Playing || t.curtain || t.menu.open || t.g == nil {
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
