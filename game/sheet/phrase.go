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

// The phrases, which are what they mean too: words, and slots in angle brackets, in one of the ways
// between bars.
const (
	onToken           = "on <token>"
	throughToken      = "through <token>"
	withinOf          = "within <length> of <thing>"
	inEnemyArea       = "in the enemy's area"
	inOwnArea         = "in its own area"
	withCounters      = "with <n> <counter>"
	such              = "<such>"
	eachPlayer        = "each player"
	withInitiative    = "the player with initiative"
	withoutInitiative = "the player without initiative"
	ofSide            = "side <side>"
	eachShip          = "each ship <where>"
	mostShips         = "the player with most ships <where>"
	theShip           = "the ship <where>"
	itsPlayer         = "the player of the ship <where>"
	itsOpponent       = "the opponent of the ship <where>"
	countersHeld      = "<counter>"
	shipsThere        = "ship <where> | ships <where>"
	enemiesGone       = "enemy ship destroyed | enemy ships destroyed"
	soMany            = "<n> <what>"
)

// sorts are the phrases, by what they are for.
var sorts = map[string][]string{
	"where": {onToken, throughToken, withinOf, inEnemyArea, inOwnArea, withCounters, such},
	"who": {
		eachPlayer, withInitiative, withoutInitiative, ofSide, eachShip, mostShips, theShip, itsPlayer, itsOpponent,
	},
	"what":  {countersHeld, shipsThere, enemiesGone},
	"count": {soMany},
}

const bar = " | "

func ways(phrase string) []string { return strings.Split(phrase, bar) }

// patterns are the phrases of a sort.
func patterns(sort string) []string { return ways(strings.Join(sorts[sort], bar)) }

// said is a parsed phrase with the values of its slots.
type said struct {
	op      string // the phrase
	n       int
	dist    int32 // µm
	token   game.TokenKind
	ship    string // a map ship, "" none
	counter game.Counter
	side    string
	such    card.Reach // what cards ask of a ship alone
	where   []said     // all of which hold
}

// has reports whether a phrase means something, or says it of where ships are.
func (s *said) has(o string) bool {
	return s.op == o || slices.ContainsFunc(s.where, func(w said) bool { return w.op == o })
}

// names holds the names that phrases may use.
type names struct {
	tokens, ships, counters, sides []string
	called                         []string // three for each counter, in small letters
	text                           []string // that is read, as it is written
}

// namesOf returns the names of a sheet.
func namesOf(d *document) (n names) {
	for _, k := range d.Tokens {
		n.tokens = append(n.tokens, k.ID)
	}
	for _, k := range d.MapShips {
		n.ships = append(n.ships, k.ID)
	}
	for _, k := range d.Counters {
		n.counters = append(n.counters, k.ID)
		n.called = append(n.called, lower([]string{k.ID, k.Name, k.Plural})...)
	}
	for _, s := range d.Sides {
		n.sides = append(n.sides, s.Name)
	}
	return n
}

// known returns the names of things that a field may name, by what they are.
func (n *names) known(what string) []string {
	if known, are := map[string][]string{
		"token": n.tokens, "counter": n.counters, "map ship": n.ships, "side": n.sides, "faction": factionNames(),
	}[what]; are {
		return known
	}
	return drawings(what)
}

// read reads a phrase of a sort to its end.
func (n *names) read(sort, text string) (*said, error) {
	n.text = card.Split(text)
	words, s, taken := card.Split(strings.ToLower(text)), said{}, 0
	if sort == "where" {
		s.where, taken = n.wheres(words)
	} else {
		s, taken = n.longest(sort, words)
	}
	if taken == 0 || taken < len(words) {
		return nil, n.unread(sort, text)
	}
	return &s, nil
}

// unread says which name may be meant, and what may be written.
func (n *names) unread(sort, text string) error {
	known := slices.Concat(n.tokens, n.ships, n.counters, strings.Fields(strings.Join(n.called, " ")))
	var written []string
	for of := range sorts {
		written = append(written, strings.Fields(strings.Join(sorts[of], " "))...)
	}
	meant := ""
	for w := range strings.FieldsSeq(strings.ToLower(text)) {
		if near := textfile.Nearest(w, known); near != "" && near != w && !slices.Contains(written, w) {
			meant = fmt.Sprintf(" is %s meant with %s?", near, w)
			break
		}
	}
	return fmt.Errorf("%q cannot be read:%s want %s", text, meant, proposal(sort))
}

// proposal are the phrases of a sort, as an error proposes them, with those that may stand in them.
func proposal(sort string) string {
	words := strings.Join(patterns(sort), ", or ")
	switch sort {
	case "who", "what":
		words += "; <where> is nothing, or one or several of: " + proposal("where")
	case "count":
		words += "; <what> is " + proposal("what")
	}
	return words
}

// longest finds the phrase that takes most of the words.
func (n *names) longest(sort string, words []string) (best said, taken int) {
	for _, o := range sorts[sort] {
		for _, pattern := range ways(o) {
			s := said{op: o}
			read := func(slot string, rest []string) (int, bool) {
				k := n.slot(slot, rest, &s)
				return k, k > 0 || slot == "<where>"
			}
			if k, ok := card.Match(pattern, words, read); ok && k > taken {
				best, taken = s, k
			}
		}
	}
	return best, taken
}

// slot reads what stands in a slot, and returns how many words it takes, 0 where it does not fit.
func (n *names) slot(slot string, words []string, s *said) (taken int) {
	if slot == "<where>" {
		s.where, taken = n.wheres(words)
		return taken
	}
	if len(words) == 0 {
		return 0
	}
	fits := false
	switch word := words[0]; slot {
	case "<n>":
		k, err := strconv.Atoi(word)
		s.n, fits = k, err == nil && k > 0 && k < 100
	case "<length>":
		um, err := textfile.Length(word)
		s.dist, fits = um, err == nil && um > 0
	case "<token>", "<thing>":
		if slot == "<thing>" && slices.Contains(n.ships, word) {
			s.ship = word
			return 1
		}
		i := slices.Index(n.tokens, word)
		s.token, fits = game.TokenKind(i+1), i >= 0
	case "<such>":
		s.such, taken = card.OfOne(n.text[len(n.text)-len(words):])
	case "<counter>":
		var i int
		i, taken = card.OneName(words, n.called)
		s.counter = game.Counter(max(i, 0) / 3)
	case "<side>":
		side := strings.Join(words, " ")
		for _, name := range n.sides {
			if strings.EqualFold(name, side) {
				s.side, taken = name, len(words)
			}
		}
	case "<what>":
		many := s.n
		*s, taken = n.longest("what", words)
		s.n = many
	}
	if fits {
		return 1
	}
	return taken
}

// wheres reads phrases of where a ship is, one after the other.
func (n *names) wheres(words []string) (out []said, taken int) {
	for len(out) < 8 {
		s, k := n.longest("where", words[taken:])
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
	alone, ending := patterns(sort), ""
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
