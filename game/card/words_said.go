package card

import (
	"fmt"
	"regexp"
	"strings"
)

var slots = regexp.MustCompile(`{[^}]*}`)

// fillIn puts what a phrase said in the place of each {slot}, the same in the words of effects,
// conditions and prices, and what a function knows in the place of any other.
func (s *Said) fillIn(words string, other func(slot string) string) string {
	return fillSlots(words, func(slot string) string { return s.slot(slot, other) })
}

// fillSlots puts what a function says in the place of each {slot}.
func fillSlots(words string, say func(slot string) string) string {
	return slots.ReplaceAllStringFunc(words, func(slot string) string { return say(strings.Trim(slot, "{}")) })
}

func (s *Said) slot(slot string, other func(slot string) string) string {
	switch what, thing, more := strings.Cut(slot, " "); {
	case !more:
	case what == "some":
		return Counted(s.N, thing)
	case what == "more":
		return More(s.N, thing)
	}
	switch slot {
	case "n":
		return fmt.Sprint(s.N)
	case "span":
		return span(s.N, s.M)
	case "speed":
		return atSpeed(s.N, s.M)
	case "count":
		return fmt.Sprint(s.Count)
	case "faces":
		return s.Faces.words(1)
	case "rolled":
		return Counted(s.N, s.Die.String()+" die")
	case "face":
		return s.Into.Words()
	case "results":
		return Counted(s.Count, s.Into.Words())
	case "special":
		return specials[s.Special]
	case "tokens":
		return s.Tokens.words(s.N)
	case "kind":
		return s.Kinds.words(1)
	case "kinds":
		return s.Kinds.words(2)
	case "an action":
		return article(s.Actions.words())
	case "every action":
		if words := strings.ReplaceAll(s.Actions.words(), " or ", " and "); strings.Contains(words, " and ") {
			return words + " actions"
		}
		return article(s.Actions.words()) + " action"
	case "faction":
		return article(s.Faction.String())
	case "text":
		return s.Text
	case "color":
		return s.Color.String()
	case "colors":
		return s.Colors.words()
	case "shapes":
		return s.Shapes.words()
	case "stat":
		return s.Stat.String()
	case "named":
		return namedList[s.Named].words
	case "reach":
		return afterIs(&s.Reach)
	case "moves":
		return s.Moves.words()
	}
	return other(slot)
}
