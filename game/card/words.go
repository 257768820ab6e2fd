package card

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Words says a line in plain English, made from its data alone.
func (a *Ability) Words() string {
	w := wording{a: a}
	if a.At.Has(DoAction) || a.At.Has(FleetAction) {
		return w.action()
	}
	return w.moment()
}

// wording is the making of one line's words. self is how the ship of the line is called where the sentence stands.
type wording struct {
	a    *Ability
	self string
	at   Window // the moment the effects are in: the line's first, or that of a later effect

	strange bool // the last condition told was one of something else than the ship: "it" would be that
}

// action is a line that costs an action: condition, price, choice, effects, each a sentence.
func (w *wording) action() string {
	a := w.a
	w.self, w.at = w.me(), DoAction
	head := "Action"
	var s []string
	if a.At.Has(FleetAction) {
		head = "Fleet action"
		s = append(s, "Once per round this ship or a friendly ship within Range 3, the acting ship, may perform this as its normal action")
	}
	if len(a.If) > 0 {
		head += ", only if " + w.conditions(a.If)
	}
	if len(a.Cost) > 0 {
		s = append(s, capital(w.price()))
	}
	if t := a.Targets; t.Who != NoTarget && !t.All && t.Who != LockedShip {
		s = append(s, "Choose "+w.choice())
	}
	for _, e := range w.effects(a.Do) {
		s = append(s, command(e))
	}
	if len(a.FreeIf) > 0 {
		s = append(s, "If "+w.conditions(a.FreeIf)+", this may be a free action")
	}
	return head + ": " + sentences(s)
}

// moment is a line that speaks at some moment of the round.
func (w *wording) moment() string {
	a := w.a
	w.at = a.At.first()
	open := w.opening()
	if open == "" {
		w.self = "this ship"
	} else if !unowned.Has(w.at) || a.Whose == WholeFleet {
		if w.self = "it"; w.strange {
			w.self = w.thisShip()
		}
	}
	if w.at == Anytime && a.Whose == WholeFleet {
		w.self = "a ship of your fleet"
	}
	choose := ""
	if t := a.Targets; t.Who != NoTarget && !t.All {
		choose = "choose " + w.choice()
	}
	var s []string
	switch {
	case a.Weapon != nil:
		attack := "attack " + a.Weapon.words(true)
		if len(a.Cost) > 0 {
			attack = strings.ReplaceAll(w.price(), "beside this ship", "beside itself") + " to " + attack
		}
		s = append(s, join(open, "this ship may "+attack))
	case len(a.Cost) > 0:
		pay := "you may " + w.price()
		if a.Must {
			pay = "you must " + w.price()
		}
		if choose != "" {
			pay += " and " + choose
		}
		if w.self = "this ship"; a.Whose != Own && a.Whose != ThisWeapon {
			w.self = "that ship"
		}
		if w.at == EnemyMoved {
			w.self = "your ship"
		}
		s = append([]string{join(open, pay)}, w.effects(a.Do)...)
		if !a.Must {
			s[1] = "If you do, " + command(lower(s[1]))
		}
	default:
		s = w.effects(a.Do)
		for i := range s[1:] {
			s[i+1] = command(s[i+1])
		}
		if choose != "" {
			s[0] = "you may " + choose + ". " + capital(s[0])
		} else {
			s[0] = command(lower(s[0]))
		}
		s[0] = join(open, s[0])
	}
	if l := w.limit(); l != "" {
		s = append(s, l)
	}
	if a.ofMines() {
		s = append(s, "Nothing in this program lays mines, so what is said of them never comes up")
	}
	return sentences(s)
}

// ofMines tells whether a line speaks of mines, which no card of the program lays (rules 5.6).
func (a *Ability) ofMines() bool {
	return a.At.Has(OnMine) || slices.ContainsFunc(a.Do, func(e Effect) bool { return e.Op == Ignore && e.Rule == NoDefenseAgainstMines })
}

func (w *wording) limit() string {
	a := w.a
	out := [...]string{"", "Once per round", "This works each time", "Once per round for each ship", "For one ship per round", "Once per defense"}[a.Limit]
	if a.Shares != 0 {
		out += " for all lines of this card together"
	}
	if a.Limit == EachTime && a.At.Has(AttackInstead) {
		out = "This works each time it attacks"
	}
	if a.Uses > 0 {
		out = "This is " + strconv.Itoa(int(a.Uses)) + " of the options"
	}
	if a.Anyhow {
		out = "This holds even while this card is disabled"
	}
	return out
}

// me is how the ship is called that a line speaks of: the one that carries the card, or the one that performs a fleet action.
func (w *wording) me() string {
	if w.a.At.Has(FleetAction) {
		return "the acting ship"
	}
	return "this ship"
}

// first is the earliest moment of a set.
func (w Windows) first() Window {
	if w == 0 {
		return Static
	}
	return Window(bits.TrailingZeros64(uint64(w)))
}

// ofDefense are the moments seen from the side of the ship attacked.
var ofDefense = At(CountAttackFoe, ModifyAttackFoe, CountDefense, ModifyDefense, Compare, Incoming, HullDamage, ShieldsGone,
	AfterDefense)

// foe is how the other ship of the attack is called.
func (w *wording) foe() string {
	if ofDefense.Has(w.at) {
		return "the attacker"
	}
	return "the defender"
}

// possessive of the ship's name where the sentence stands.
func (w *wording) its() string {
	if w.self == "it" {
		return "its"
	}
	return w.self + "'s"
}

// join puts the clause behind the opening.
func join(open, clause string) string {
	if open == "" {
		return capital(clause)
	}
	return capital(open) + ", " + clause
}

// sentences ends each sentence and puts a space between them.
func sentences(s []string) string {
	var b strings.Builder
	for i, x := range s {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(capital(x))
		if !strings.HasSuffix(x, ".") && !strings.HasSuffix(x, ".)") {
			b.WriteByte('.')
		}
	}
	return b.String()
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// lower makes the first letter small, unless the word is a name.
func lower(s string) string {
	for _, name := range []string{"Auxiliary", "Battle", "Scan ", "Evade "} {
		if strings.HasPrefix(s, name) {
			return s
		}
	}
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// command leaves out the you of what the owner does.
func command(s string) string {
	if strings.HasPrefix(s, "you may ") {
		return s
	}
	return strings.TrimPrefix(s, "you ")
}

// list joins words with commas and a last word such as "or".
func list(words []string, last string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
}

// fact is something that may be so, in words.
type fact struct {
	is    bool
	words string
}

// wherever are the words of those that are so, joined with "and".
func wherever(facts []fact) string {
	var out []string
	for _, f := range facts {
		if f.is {
			out = append(out, f.words)
		}
	}
	return list(out, "and")
}

// Counted is a number of things: "1 shield", "2 shields".
func Counted(n int8, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	if of, die := strings.CutSuffix(thing, "die"); die {
		return strconv.Itoa(int(n)) + " " + of + "dice"
	}
	return strconv.Itoa(int(n)) + " " + thing + "s"
}

// More is a change of dice: "1 more attack die", "2 fewer defense dice".
func More(n int8, die string) string {
	word := " more "
	if n < 0 {
		n, word = -n, " fewer "
	}
	return strings.Replace(Counted(n, die), " ", word, 1)
}

// span is "1" or "1-3" or "1 or 2".
func span(n, m int8) string {
	switch {
	case m <= n:
		return strconv.Itoa(int(n))
	case m == n+1:
		return strconv.Itoa(int(n)) + " or " + strconv.Itoa(int(m))
	}
	return strconv.Itoa(int(n)) + " to " + strconv.Itoa(int(m))
}

// bands is a part of the table by range.
func bands(near, far int8) string {
	switch {
	case near == 4:
		return "beyond Range 3"
	case far == 0:
		return ""
	case near == 1:
		return "within Range " + strconv.Itoa(int(far))
	}
	return "at Range " + span(near, far)
}
