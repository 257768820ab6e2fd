package sheet

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/textfile"
)

// op is the meaning of a phrase.
type op uint8

const (
	onToken op = iota + 1
	throughToken
	withinOf
	inEnemyArea
	inOwnArea
	withCounters
	such
	eachPlayer
	withInitiative
	withoutInitiative
	ofSide
	eachShip
	mostShips
	theShip
	itsPlayer
	itsOpponent
	countersHeld
	shipsThere
	enemiesGone
	soMany
)

// phrase is something that may be written: words, and slots in angle brackets.
type phrase struct {
	pattern string
	op      op
}

// The phrases, by what they are for.
var phrases = map[string][]phrase{
	"where": {
		{"on <token>", onToken}, {"through <token>", throughToken}, {"within <length> of <thing>", withinOf},
		{"in the enemy's area", inEnemyArea}, {"in its own area", inOwnArea}, {"with <n> <counter>", withCounters},
		{"<such>", such},
	},
	"who": {
		{
			"each player",
			eachPlayer,
		}, {"the player with initiative", withInitiative}, {"the player without initiative", withoutInitiative},
		{"side <side>", ofSide}, {"each ship <where>", eachShip}, {"the player with most ships <where>", mostShips},
		{
			"the ship <where>",
			theShip,
		}, {"the player of the ship <where>", itsPlayer}, {"the opponent of the ship <where>", itsOpponent},
	},
	"what": {
		{"<counter>", countersHeld},
		{"ship <where>", shipsThere},
		{"ships <where>", shipsThere},
		{"enemy ship destroyed", enemiesGone},
		{"enemy ships destroyed", enemiesGone},
	},
	"count": {{"<n> <what>", soMany}},
}

// said is a parsed phrase with the values of its slots.
type said struct {
	op      op
	n       int
	dist    int32 // µm
	token   game.TokenKind
	ship    string // a map ship, "" none
	counter game.Counter
	side    int
	such    card.Reach // what cards ask of a ship alone
	where   []said     // all of which hold
	what    *said
}

// names holds the names that phrases may use.
type names struct {
	tokens, ships, counters, sides []string
	side                           []string // as it is written
	called                         []called // what short sentences say for a counter
	text                           []string // that is read, as it is written
}

type called struct {
	words   string
	counter game.Counter
}

// namesOf returns the names of a sheet.
func namesOf(d *document) names {
	var n names
	for _, k := range d.Tokens {
		n.tokens = append(n.tokens, k.ID)
	}
	for _, k := range d.MapShips {
		n.ships = append(n.ships, k.ID)
	}
	for i, k := range d.Counters {
		n.counters = append(n.counters, k.ID)
		for _, w := range []string{k.ID, k.Name, k.Plural} {
			n.called = append(n.called, called{strings.ToLower(w), game.Counter(i)})
		}
	}
	for _, s := range d.Sides {
		n.side, n.sides = append(n.side, s.Name), append(n.sides, strings.ToLower(s.Name))
	}
	return n
}

// known returns the names of things that a field may name, by what they are.
func (n names) known() map[string][]string {
	return map[string][]string{
		"token": n.tokens, "counter": n.counters, "map ship": n.ships, "side": n.side, "faction": factionNames(),
	}
}

// read reads a phrase of a sort to its end.
func (n *names) read(sort, text string) (s said, err error) {
	n.text = card.Split(text)
	words, taken := card.Split(strings.ToLower(text)), 0
	if sort == "where" {
		s.where, taken = n.wheres(words, 0)
	} else {
		s, taken = n.longest(sort, words, 0)
	}
	if taken == 0 || taken < len(words) {
		err = n.unread(sort, text)
	}
	return s, err
}

// unread says which name may be meant, and what may be written.
func (n *names) unread(sort, text string) error {
	known, written := slices.Concat(n.tokens, n.ships, n.counters), map[string]bool{}
	for _, c := range n.called {
		known = append(known, strings.Fields(c.words)...)
	}
	for _, of := range phrases {
		for _, p := range of {
			for w := range strings.FieldsSeq(p.pattern) {
				written[w] = true
			}
		}
	}
	for w := range strings.FieldsSeq(strings.ToLower(text)) {
		if near := textfile.Nearest(w, known); near != "" && near != w && !written[w] {
			return fmt.Errorf("%q cannot be read: is %s meant with %s? want %s", text, near, w, patterns(sort))
		}
	}
	return fmt.Errorf("%q cannot be read: want %s", text, patterns(sort))
}

// patterns are the phrases of a sort, as an error proposes them, with those that may stand in them.
func patterns(sort string) string {
	var out []string
	for _, p := range phrases[sort] {
		out = append(out, p.pattern)
	}
	words := strings.Join(out, ", or ")
	switch sort {
	case "who", "what":
		words += "; <where> is nothing, or one or several of: " + patterns("where")
	case "count":
		words += "; <what> is " + patterns("what")
	}
	return words
}

// longest finds the phrase that takes most of the words.
func (n *names) longest(sort string, words []string, deep int) (best said, taken int) {
	for _, p := range phrases[sort] {
		s := said{op: p.op}
		read := func(slot string, rest []string) (int, bool) { return n.slot(slot, rest, &s, deep) }
		if k, ok := card.Match(p.pattern, words, read); ok && k > taken {
			best, taken = s, k
		}
	}
	return best, taken
}

// slot reads what stands in a slot.
func (n *names) slot(slot string, words []string, s *said, deep int) (taken int, ok bool) {
	if slot == "<where>" {
		s.where, taken = n.wheres(words, deep)
		return taken, true
	}
	if len(words) == 0 || deep > 4 {
		return 0, false
	}
	switch slot {
	case "<n>":
		k, err := strconv.Atoi(words[0])
		s.n = k
		return 1, err == nil && k > 0 && k < 100
	case "<length>":
		um, err := textfile.Length(words[0])
		s.dist = um
		return 1, err == nil && um > 0
	case "<token>":
		i := slices.Index(n.tokens, words[0])
		s.token = game.TokenKind(i + 1)
		return 1, i >= 0
	case "<thing>":
		if slices.Contains(n.ships, words[0]) {
			s.ship = words[0]
			return 1, true
		}
		return n.slot("<token>", words, s, deep)
	case "<such>":
		s.such, taken = card.OfOne(n.text[len(n.text)-len(words):])
		return taken, taken > 0
	case "<counter>":
		for _, c := range n.called {
			if parts := strings.Fields(c.words); len(parts) <= len(words) && len(parts) > taken &&
				slices.Equal(parts, words[:len(parts)]) {
				s.counter, taken = c.counter, len(parts)
			}
		}
		return taken, taken > 0
	case "<side>":
		s.side = slices.Index(n.sides, strings.Join(words, " "))
		return len(words), s.side >= 0
	case "<what>":
		what, k := n.longest("what", words, deep+1)
		s.what = &what
		return k, k > 0
	}
	return 0, false
}

// wheres reads phrases of where a ship is, one after the other.
func (n *names) wheres(words []string, deep int) (out []said, taken int) {
	for len(out) < 8 {
		s, k := n.longest("where", words[taken:], deep+1)
		if k == 0 {
			break
		}
		out, taken = append(out, s), taken+k
	}
	return out, taken
}

// expression is a regular expression that a phrase of a sort fits, for the JSON Schema: what stands
// in a slot may be anything.
func expression(sort string) string {
	var alone []string
	for _, p := range phrases[sort] {
		alone = append(alone, p.pattern)
	}
	ending := ""
	if sort == "where" {
		alone, ending = slices.Concat(alone[:len(alone)-1], card.PatternsOfOne()), "( .+)?"
	}
	for i, pattern := range alone {
		alone[i] = slotsIn().ReplaceAllStringFunc(regexp.QuoteMeta(pattern), func(slot string) string {
			switch slot {
			case "<n>":
				return "[0-9]+"
			case "<length>", "<token>", "<thing>":
				return "[^ ]+"
			case " <where>":
				return "( .+)?"
			}
			return ".+"
		})
	}
	return "^(" + strings.Join(alone, "|") + ")" + ending + "$"
}

// slotsIn finds the slots of a phrase.
var slotsIn = textfile.Pattern(`( <where>|<[a-z]+>)`)
