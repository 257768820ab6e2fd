package card

import (
	"regexp"
	"strconv"
	"strings"
)

// saidSlots are the slots for what a phrase said, the same in the words of effects, conditions and prices.
var saidSlots = map[string]func(s *Said) string{
	"n":         func(s *Said) string { return strconv.Itoa(int(s.N)) },
	"span":      func(s *Said) string { return span(s.N, s.M) },
	"speed":     func(s *Said) string { return atSpeed(s.N, s.M) },
	"count":     func(s *Said) string { return strconv.Itoa(int(s.Count)) },
	"faces":     func(s *Said) string { return s.Faces.words(1) },
	"rolled":    func(s *Said) string { return Counted(s.N, s.Die.String()+" die") },
	"results":   func(s *Said) string { return Counted(s.Count, s.Into.Words()) },
	"special":   func(s *Said) string { return specials[s.Special] },
	"tokens":    func(s *Said) string { return s.Tokens.words(s.N) },
	"kind":      func(s *Said) string { return s.Kinds.words(1) },
	"kinds":     func(s *Said) string { return s.Kinds.words(2) },
	"an action": func(s *Said) string { return article(s.Actions.words()) },
	"faction":   func(s *Said) string { return article(s.Faction.String()) },
	"text":      func(s *Said) string { return s.Text },
	"color":     func(s *Said) string { return s.Color.String() },
	"colors":    func(s *Said) string { return s.Colors.words() },
	"shapes":    func(s *Said) string { return s.Shapes.words() },
	"stat":      func(s *Said) string { return [...]string{"Attack", "Agility", "Hull", "Shields"}[s.Stat] },
	"named":     func(s *Said) string { return namedList[s.Named].words },
	"reach":     func(s *Said) string { return afterIs(&s.Reach) },
	"moves":     func(s *Said) string { return s.Moves.words() },
}

var slots = regexp.MustCompile(`{[^}]*}`)

// fillIn puts what a phrase said in the place of each {slot}, "some THING" and "more DICE" being its number of them, and what a
// function knows in the place of any other.
func (s *Said) fillIn(words string, other func(slot string) string) string {
	return slots.ReplaceAllStringFunc(words, func(slot string) string {
		slot = strings.Trim(slot, "{}")
		what, thing, _ := strings.Cut(slot, " ")
		switch said := saidSlots[slot]; {
		case what == "some":
			return Counted(s.N, thing)
		case what == "more":
			return More(s.N, thing)
		case said != nil:
			return said(s)
		}
		return other(slot)
	})
}
