package card

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"attackwing/game/dice"
)

// Said holds the slots of a phrase: each slot fills the field of its name. Effects,
// conditions and prices keep it; only the fields that their kind speaks of count.
type Said struct {
	N, M    int8
	Count   int8 // dice or results; All
	Die     dice.Kind
	Faces   Faces     // dice that show these
	Into    dice.Face // <face>
	Special Special
	Foe     bool // dice of the other ship: the word that may be left out
	Tokens  Tokens
	Kinds   Kinds
	Actions ActionSet
	Faction Faction
	AnyOf   uint16 // <factions>, a bit each
	Text    string
	Color   Color
	Colors  Colors
	Shapes  Shapes
	Than    Subject // <whose>
	Rule    RuleName
	Stat    Stat
	When    Window // <window>
	Named   Named
	Reach   Reach
	Moves   *Moves
}

// phrase is one thing that may be written: words, and slots in angle brackets. A word with a
// question mark may be left out.
type phrase[T any] struct {
	pattern string
	fill    func(*T, *Said) // sets what the slots hold
	sets    func(*T)        // sets what the words alone say

	// of an effect
	op   EffectOp
	form int8                                       // which of the phrases of its kind this is
	mods mods                                       // what may follow it
	says clause                                     // how it is told
	say  func(w *wording, e *T, says clause) clause // what that becomes in its line
}

// written is the spelling of a condition or a price in card files, in one of the ways between bars,
// and how it is said.
type written struct{ patterns, words string }

// phrasesOf are the phrases of conditions or prices; each hands fill its place among these, and
// itself.
func phrasesOf[T any](list []written, fill func(v *T, op int, pattern string, f *Said)) (all []phrase[T]) {
	for op, w := range list {
		for p := range strings.SplitSeq(w.patterns, " | ") {
			all = append(all, phrase[T]{pattern: p, fill: func(v *T, f *Said) { fill(v, op, p, f) }})
		}
	}
	return all
}

// tell tells v what a phrase says, its slots holding f.
func (p *phrase[T]) tell(v *T, f *Said) {
	if p.fill != nil {
		p.fill(v, f)
	}
	if p.sets != nil {
		p.sets(v)
	}
}

// quoted is a word, or what stands in double quotes.
var quoted = regexp.MustCompile(`"[^"]*"|\S+`)

// Split cuts a text into words; what stands in double quotes is one word, its first quote kept as a
// mark.
func Split(text string) []string {
	words := quoted.FindAllString(text, -1)
	for i, w := range words {
		if w[0] == '"' {
			words[i] = strings.TrimSuffix(w, `"`)
		}
	}
	return words
}

// match lays a pattern on the front of the words and tells how many of them it took.
func match(pattern string, words []string, f *Said) (int, bool) {
	return Match(pattern, words, func(slot string, rest []string) (int, bool) {
		name, optional := strings.CutSuffix(slot, "?")
		if optional {
			f.Foe = f.Foe || name == "foe"
			return 1, true
		}
		n := slotReaders[slot](rest, f)
		return n, n > 0
	})
}

// Match lays a pattern on the front of the words and tells how many of them it took. read tells how
// many words a slot takes, and whether it fits; it hears too of a word that may be left out and
// stands there.
func Match(pattern string, words []string, read func(slot string, rest []string) (n int, ok bool)) (at int, ok bool) {
	for p := range strings.FieldsSeq(pattern) {
		name, optional := strings.CutSuffix(p, "?")
		n, fits := 1, at < len(words) && words[at] == name
		switch {
		case p[0] == '<' && p[len(p)-1] == '>', fits && optional:
			n, fits = read(p, words[at:])
		case optional:
			continue
		}
		if !fits {
			return 0, false
		}
		at += n
	}
	return at, true
}

// longest finds the phrase that takes most of the words; its place is -1 where none does.
func longest[T any](phrases []phrase[T], words []string) (which, taken int, f Said) {
	which = -1
	var g Said
	for i := range phrases {
		g = Said{}
		if n, ok := match(phrases[i].pattern, words, &g); ok && n > taken {
			which, taken, f = i, n, g
		}
	}
	return which, taken, f
}

// OneName finds the longest of some names at the front of the words.
func OneName(words, names []string) (which, taken int) {
	which = -1
	for i, name := range names {
		parts := strings.Fields(name)
		if len(parts) > taken && len(parts) <= len(words) && slices.Equal(parts, words[:len(parts)]) {
			which, taken = i, len(parts)
		}
	}
	return which, taken
}

// nameSet reads names joined by "or" and hands each to add.
func nameSet(words, names []string, add func(i int)) (taken int) {
	return joined(words, func(rest []string) int {
		i, n := OneName(rest, names)
		if i >= 0 {
			add(i)
		}
		return n
	})
}

// joined reads what is joined by "or"; one tells how many words one of it takes, 0 when there is
// none.
func joined(words []string, one func(rest []string) int) (taken int) {
	for rest, or := words, 0; ; rest, or = words[taken+1:], 1 {
		n := one(rest)
		if n == 0 {
			return taken
		}
		if taken += or + n; first(words[taken:]) != "or" {
			return taken
		}
	}
}

// several fills in phrases that stand one after the other.
func several[T any](v *T, phrases []phrase[T], words []string) (taken int) {
	for {
		i, n, f := longest(phrases, words[taken:])
		if i < 0 {
			return taken
		}
		phrases[i].tell(v, &f)
		taken += n
	}
}

// number reads a number that is not larger than 12 in size.
func number(word string) (int8, bool) {
	n, err := strconv.Atoi(word)
	return int8(n), err == nil && n >= -12 && n <= 12
}

// fromTo reads "2" or "1-3".
func fromTo(word string) (n, m int8, ok bool) {
	lo, hi, two := strings.Cut(word, "-")
	if !two {
		hi = lo
	}
	n, ok1 := number(lo)
	m, ok2 := number(hi)
	return n, m, ok1 && ok2 && n >= 0 && n <= m && lo[0] != '+'
}

func first(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return words[0]
}

// The names that phrases are written with.
var (
	faceWords  = []string{"blank", "hit", "critical", "battle stations", "evade"}
	tokenWords = []string{"evade", "scan", "battle stations", "aux", "lock on self", "charge", "same", "any",
		"lock held"}
	kindWords = []string{"talent", "crew", "tech", "weapon", "borg", "squadron", "captain", "upgrade", "hybrid",
		"lower decks", "admiral"}
	tokenSets = []Tokens{EvadeToken, ScanToken, StationsToken, AuxToken, LockOnSelf, ChargeToken, SameToken, AnyToken,
		HeldLock}
	kindSets = []Kinds{1 << Talent, 1 << Crew, 1 << Tech, 1 << Weapon, 1 << BorgUpgrade,
		1 << SquadronUpgrade, CaptainCard, AnyUpgrade, ManySlots, LowerDecksCard, AdmiralCard}
	shapeWords = []string{"straight", "bank", "turn", "reverse", "come about"}
	ruleWords  = []string{
		"lock needed",
		"scan tokens",
		"range defense bonus",
		"overlap penalties",
		"no defense against mines",
		"faction penalty",
		"action lost to an overlap",
		"shields of the cloak",
		"shields",
		"aux for red maneuvers",
		"action lost to an obstacle",
		"cancels of its attacks",
		"shields of the cloak but one",
		"bans of its attacks",
		"cloaks against locks",
		"firing arc",
		"planets",
	}
	statWords   = []string{"attack", "agility", "hull", "shields"}
	specialWord = []string{"", "elite attack die", "counter attack die"}
	subjectWord = []string{"own", "foe", "target", "carrier"}
	actionWords = append(actionNames[1:NumActions:NumActions], "any")
)

// slotReaders read the slots: each tells how many words it took, 0 when it does not fit.
var slotReaders map[string]func(words []string, f *Said) int

// init fills the table: a slot may hold phrases with slots of their own, so it cannot stand in its
// declaration.
func init() {
	var namedWords []string
	for _, n := range namedList[1:] {
		namedWords = append(namedWords, n.name)
	}
	slotReaders = map[string]func(words []string, f *Said) int{
		"<n>":        oneWord(readNumber),
		"<n-m>":      oneWord(readRange),
		"<count>":    oneWord(readCount),
		"<faces>":    readFaces,
		"<text>":     oneWord(readText),
		"<reach>":    func(w []string, f *Said) int { return several(&f.Reach, reachPhrases, w) },
		"<moves>":    readMoves,
		"<die>":      nameOfMany([]string{"attack", "defense"}, func(f *Said, i int) { f.Die = dice.Kind(i) }),
		"<face>":     nameOfMany(faceWords, func(f *Said, i int) { f.Into = dice.Face(i) }),
		"<faction>":  nameOfMany(factionNames[1:], func(f *Said, i int) { f.Faction = Faction(i + 1) }),
		"<color>":    nameOfMany(colorNames[:], func(f *Said, i int) { f.Color = Color(i) }),
		"<whose>":    nameOfMany(subjectWord, func(f *Said, i int) { f.Than = Subject(i) }),
		"<rule>":     nameOfMany(ruleWords, func(f *Said, i int) { f.Rule = RuleName(i) }),
		"<stat>":     nameOfMany(statWords, func(f *Said, i int) { f.Stat = Stat(i) }),
		"<special>":  nameOfMany(specialWord, func(f *Said, i int) { f.Special = Special(i) }),
		"<window>":   nameOfMany(windowNames[:], func(f *Said, i int) { f.When = Window(i) }),
		"<named>":    nameOfMany(namedWords, func(f *Said, i int) { f.Named = Named(i + 1) }),
		"<factions>": namesOfMany(factionNames[1:], func(f *Said, i int) { f.AnyOf |= 2 << i }),
		"<tokens>":   namesOfMany(tokenWords, func(f *Said, i int) { f.Tokens |= tokenSets[i] }),
		"<kinds>":    namesOfMany(kindWords, func(f *Said, i int) { f.Kinds |= kindSets[i] }),
		"<colors>":   namesOfMany(colorNames[:], func(f *Said, i int) { f.Colors |= 1 << i }),
		"<shapes>":   namesOfMany(shapeWords, func(f *Said, i int) { f.Shapes |= 1 << i }),
		"<actions>": namesOfMany(actionWords, func(f *Said, i int) {
			if f.Actions = f.Actions.With(Action(i + 1)); actionWords[i] == "any" {
				f.Actions = AnyAction
			}
		}),
	}
}

// nameOfMany reads one of some names and hands its place to set.
func nameOfMany(names []string, set func(f *Said, i int)) func([]string, *Said) int {
	return func(w []string, f *Said) int {
		i, n := OneName(w, names)
		if i >= 0 {
			set(f, i)
		}
		return n
	}
}

// namesOfMany reads some of the names, joined by "or", and hands the place of each to add.
func namesOfMany(names []string, add func(f *Said, i int)) func([]string, *Said) int {
	return func(w []string, f *Said) int { return nameSet(w, names, func(i int) { add(f, i) }) }
}

// oneWord reads a slot that is one word.
func oneWord(read func(word string, f *Said) bool) func([]string, *Said) int {
	return func(w []string, f *Said) int {
		if len(w) > 0 && read(w[0], f) {
			return 1
		}
		return 0
	}
}

func readNumber(word string, f *Said) (ok bool) {
	f.N, ok = number(word)
	return ok
}

func readRange(word string, f *Said) (ok bool) {
	f.N, f.M, ok = fromTo(word)
	return ok
}

func readCount(word string, f *Said) (ok bool) {
	if f.Count, ok = number(word); word == "all" {
		f.Count, ok = All, true
	}
	return ok && f.Count > 0
}

func readText(word string, f *Said) (ok bool) {
	f.Text, ok = strings.CutPrefix(word, `"`)
	return ok && f.Text != ""
}

func readFaces(w []string, f *Said) int {
	if first(w) == "any" {
		return 1
	}
	return nameSet(w, faceWords, func(i int) { f.Faces |= 1 << i })
}

// AnyAction is every action of every Action Bar.
const AnyAction ActionSet = 1<<NumActions - 2

// reachPhrases are the words for which ships an effect reaches: distance, arc, and all that
// onePhrases say.
var reachPhrases = append(onePhrases[:len(onePhrases):len(onePhrases)], []phrase[Reach]{
	{pattern: "range <n-m>", fill: func(r *Reach, f *Said) { r.Near, r.Far = f.N, f.M }},
	{pattern: "beyond range 3", fill: func(r *Reach, f *Said) { r.Near = 4 }},
	{pattern: "in front arc", fill: func(r *Reach, f *Said) { r.In = InFront }},
	{pattern: "outside front arc", fill: func(r *Reach, f *Said) { r.In = OutOfFront }},
	{pattern: "of lower skill", fill: func(r *Reach, f *Said) { r.LessSkill = true }},
	{pattern: "of higher hull", sets: func(r *Reach) { r.MoreHull = true }},
	{pattern: "of no lower attack", sets: func(r *Reach) { r.AsStrong = true }},
	{pattern: "of higher skill", sets: func(r *Reach) { r.MoreSkill = true }},
	{pattern: "with self in front arc", sets: func(r *Reach) { r.Facing = true }},
	{pattern: "without self in front arc", sets: func(r *Reach) { r.Averted = true }},
	{pattern: "with its dial face down", sets: func(r *Reach) { r.DialDown = true }},
	{pattern: "sharing an enemy in front arcs", sets: func(r *Reach) { r.SharedAim = true }},
	{pattern: "touching", sets: func(r *Reach) { r.Touching = true }},
	{pattern: "in the way of its maneuver", sets: func(r *Reach) { r.InWay = true }},
}...)

// onePhrases are the words for what a ship has, wherever it stands.
var onePhrases = []phrase[Reach]{
	{pattern: "of class <text>", fill: func(r *Reach, f *Said) { r.Class = f.Text }},
	{pattern: "of class like <text>", fill: func(r *Reach, f *Said) { r.Class, r.ClassLike = f.Text, true }},
	{pattern: "of faction <faction>", fill: func(r *Reach, f *Said) { r.Faction = f.Faction }},
	{pattern: "with <tokens>", fill: func(r *Reach, f *Said) { r.With = f.Tokens }},
	{pattern: "with captain of faction <faction>", fill: func(r *Reach, f *Said) { r.CaptainOf = f.Faction }},
	{pattern: "with captain of skill <= <n>", fill: func(r *Reach, f *Said) { r.CaptainTo = f.N }},
	{pattern: "without <tokens>", fill: func(r *Reach, f *Said) { r.Without = f.Tokens }},
	{pattern: "not cloaked", fill: func(r *Reach, f *Said) { r.NotCloaked = true }},
	{pattern: "shields down", fill: func(r *Reach, f *Said) { r.ShieldsDown = true }},
	{pattern: "cloaked", fill: func(r *Reach, f *Said) { r.Cloaked = true }},
	{pattern: "yet to attack", sets: func(r *Reach) { r.ToAttack = true }},
	{pattern: "carrying <text>", fill: func(r *Reach, f *Said) { r.Carrying = f.Text }},
	{pattern: "of hull >= <n>", fill: func(r *Reach, f *Said) { r.HullFrom = f.N }},
	{pattern: "of hull <= <n>", fill: func(r *Reach, f *Said) { r.HullTo = f.N }},
}

// OfOne reads what the words begin with that is asked of a ship alone, such as "of faction Klingon",
// and returns how many words that takes.
func OfOne(words []string) (r Reach, taken int) {
	i, taken, f := longest(onePhrases, words)
	if i >= 0 {
		onePhrases[i].tell(&r, &f)
	}
	return r, taken
}

// PatternsOfOne are the phrases that OfOne reads.
func PatternsOfOne() (out []string) {
	for i := range onePhrases {
		out = append(out, onePhrases[i].pattern)
	}
	return out
}

var targetPhrases = []phrase[Targets]{
	{pattern: "any ship", sets: func(t *Targets) { t.Who = AnyShip }},
	{pattern: "enemy", sets: func(t *Targets) { t.Who = AnEnemy }},
	{pattern: "enemy <reach>", fill: func(t *Targets, f *Said) { t.Who, t.Reach = AnEnemy, f.Reach }},
	{pattern: "all friends", sets: func(t *Targets) { t.Who, t.All = AFriend, true }},
	{pattern: "all enemies", sets: func(t *Targets) { t.Who, t.All = AnEnemy, true }},
	{
		pattern: "all enemies <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Reach = AnEnemy, true, f.Reach },
	},
	{
		pattern: "up to <n> enemies <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.UpTo, t.Reach = AnEnemy, f.N, f.Reach },
	},
	{
		pattern: "up to <n> friends <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.UpTo, t.Reach = AFriend, f.N, f.Reach },
	},
	{pattern: "any ship <reach>", fill: func(t *Targets, f *Said) { t.Who, t.Reach = AnyShip, f.Reach }},
	{
		pattern: "self or any ship <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.Self, t.Reach = AnyShip, true, f.Reach },
	},
	{
		pattern: "all ships <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Reach = AnyShip, true, f.Reach },
	},
	{
		pattern: "self and all ships <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Self, t.Reach = AnyShip, true, true, f.Reach },
	},
	{
		pattern: "all ships around foe <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Foe, t.Reach = AnyShip, true, true, f.Reach },
	},
	{pattern: "friend", sets: func(t *Targets) { t.Who = AFriend }},
	{pattern: "friend <reach>", fill: func(t *Targets, f *Said) { t.Who, t.Reach = AFriend, f.Reach }},
	{
		pattern: "self or friend <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.Self, t.Reach = AFriend, true, f.Reach },
	},
	{
		pattern: "all friends <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Reach = AFriend, true, f.Reach },
	},
	{
		pattern: "self and all friends <reach>",
		fill:    func(t *Targets, f *Said) { t.Who, t.All, t.Self, t.Reach = AFriend, true, true, f.Reach },
	},
	{pattern: "the locked ship", sets: func(t *Targets) { t.Who = LockedShip }},
}
