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
	if say := saidSlots[slot]; say != nil {
		return say(s)
	}
	return other(slot)
}

// saidSlots are the slots of what a phrase said.
var saidSlots = map[string]func(s *Said) string{
	"n":             func(s *Said) string { return fmt.Sprint(s.N) },
	"span":          func(s *Said) string { return span(s.N, s.M) },
	"speed":         func(s *Said) string { return atSpeed(s.N, s.M) },
	"count":         func(s *Said) string { return fmt.Sprint(s.Count) },
	"faces":         func(s *Said) string { return s.Faces.words(1) },
	"rolled":        func(s *Said) string { return Counted(s.N, s.Die.String()+" die") },
	"face":          func(s *Said) string { return s.Into.Words() },
	"results":       func(s *Said) string { return Counted(s.Count, s.Into.Words()) },
	"special":       func(s *Said) string { return specials[s.Special] },
	"all of tokens": func(s *Said) string { return s.Tokens.words(2) },
	"tokens":        func(s *Said) string { return s.Tokens.words(s.N) },
	"kind":          func(s *Said) string { return s.Kinds.words(1) },
	"kinds":         func(s *Said) string { return s.Kinds.words(2) },
	"an action":     func(s *Said) string { return article(s.Actions.words()) },
	"every action": func(s *Said) string {
		if words := strings.ReplaceAll(s.Actions.words(), " or ", " and "); strings.Contains(words, " and ") {
			return words + " actions"
		}
		return article(s.Actions.words()) + " action"
	},
	"faction": func(s *Said) string { return article(s.Faction.String()) },
	"text":    func(s *Said) string { return s.Text },
	"color":   func(s *Said) string { return s.Color.String() },
	"colors":  func(s *Said) string { return s.Colors.words() },
	"shapes":  func(s *Said) string { return s.Shapes.words() },
	"stat":    func(s *Said) string { return s.Stat.String() },
	"named":   func(s *Said) string { return namedList[s.Named].words },
	"reach":   func(s *Said) string { return afterIs(&s.Reach) },
	"moves":   func(s *Said) string { return s.Moves.words() },
}
