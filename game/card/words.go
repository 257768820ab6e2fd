package card

import (
	"fmt"
	"slices"
	"strings"
)

// Words says a line in plain English, made from its data alone.
func (a *Ability) Words() string {
	w := a.wording()
	if a.At.Has(DoAction) || a.At.Has(FleetAction) {
		return w.action()
	}
	return w.moment()
}

// Does says what the line does at its moment: without that moment, its conditions and its price.
func (a *Ability) Does() string {
	w := a.wording()
	w.self = w.me
	if a.Weapon != nil {
		return "attack " + a.Weapon.words(true)
	}
	s := w.effects(a.Do)
	if choose := w.choice(); choose != "" {
		s = append([]string{choose}, s...)
	}
	for i := range s {
		s[i] = command(strings.TrimPrefix(strings.TrimPrefix(s[i], "this ship "), "may "))
	}
	return strings.TrimSuffix(sentences(s), ".")
}

// Price returns what using the line costs, as an infinitive: "disable this card". "" means nothing.
func (a *Ability) Price() string {
	w := a.wording()
	return w.price()
}

// Apart is what tells a line, or its effect k alone, from others that do the like, each "" where
// nothing is asked: its price, its conditions, those of what it does, the ship it is on, all that it
// does, how often, and last the whole line.
func (a *Ability) Apart(k int) []string {
	w := a.wording()
	w.self = w.me
	does := a.Do
	if k >= 0 {
		does = does[k : k+1]
	}
	var asked []string
	for i := range does {
		if words := strings.TrimSpace(w.conditions(" if ", does[i].If)); !slices.Contains(asked, words) {
			asked = append(asked, words)
		}
	}
	what := strings.Join(w.all(does), ", ")
	if a.Weapon != nil && len(a.Do) == 0 {
		what = "attack " + a.Weapon.words(true)
	}
	return []string{w.price(), w.conditions("if ", a.If), list(asked, "and"), w.choice(), what, w.limit(), a.Words()}
}

func (a *Ability) wording() wording {
	return wording{a: a, me: "this ship", at: a.At.First()}
}

// wording is the making of one line's words. self is how the ship of the line is called where the
// sentence stands.
type wording struct {
	a    *Ability
	me   string // the ship that carries the card, or the one that performs a fleet action
	self string
	at   Window // the moment the effects are in: the line's first, or that of a later effect

	strange bool // the last condition told was one of something else than the ship: "it" would be that
}

func (w *wording) action() string {
	a := w.a
	head := "Action"
	var s []string
	if a.At.Has(FleetAction) {
		head, w.me = "Fleet action", "the acting ship"
		s = append(
			s,
			"once per round this ship or a friendly ship within Range 3, the acting ship, may perform this as its normal action",
		)
	}
	if a.foreign() {
		head, w.me = "Action of a ship marked by this card", "it"
	}
	w.self, w.at = w.me, DoAction
	choose := ifSo(a.Targets.Who != LockedShip, w.choice())
	own := a.If
	if choose != "" {
		choose, own = w.such(choose)
	}
	head += w.conditions(", only if ", own)
	price, after := w.pays()
	s = append(s, price, choose)
	for _, e := range w.effects(a.Do) {
		s = append(s, command(e))
	}
	s = append(s, after)
	if len(a.FreeIf) > 0 {
		s = append(s, w.conditions("if ", a.FreeIf)+", this may be a free action")
	}
	if a.Limit == OnceAGame || a.Limit == OnceALine {
		s = append(s, w.limit())
	}
	return head + ": " + sentences(s)
}

// such adds to the choice of a ship what that ship must be, and returns the other conditions.
func (w *wording) such(choose string) (string, []Condition) {
	var own []Condition
	for i := range w.a.If {
		c := &w.a.If[i]
		if c.Of != Target {
			own = append(own, *c)
			continue
		}
		is := w.ask(c, "that ship")
		that := strings.Replace(strings.Replace(is, "that ship's ", "whose ", 1), "that ship ", "that ", 1)
		choose += whether(strings.Contains(choose, " that ") || strings.Contains(choose, " whose "), " and ", " ") +
			whether(that == is, "if "+is, that)
	}
	return choose, own
}

func (w *wording) moment() string {
	a := w.a
	open := w.opening()
	if open != "" && !(a.foreign() && a.At.Has(Static)) &&
		(!unowned.Has(w.at) || a.Whose == WholeFleet || a.foreign()) {
		if w.self = "it"; w.strange {
			w.self = w.thisShip()
		}
	}
	open += ifSo(open != "", ", ")
	if w.at == Anytime && a.Whose == WholeFleet {
		w.self = "a ship of your fleet"
	}
	choose := w.choice()
	if choose != "" {
		choose, _ = w.such(choose)
	}
	var s []string
	switch {
	case a.Weapon != nil && len(a.Do) == 0:
		attack := "attack " + a.Weapon.words(true)
		price, after := w.pays()
		if price != "" {
			attack = strings.ReplaceAll(price, "beside this ship", "beside itself") + " to " + attack
		}
		s = append(s, open+"this ship may "+attack, ifSo(after != "", "if it does, "+after))
	case len(a.Cost) > 0:
		pay := whether(a.Must, "you must ", whether(a.Whose == Bearers, "its owner may ", "you may ")) +
			w.price() + ifSo(choose != "", " and "+choose)
		if w.self = "this ship"; a.Whose != Own && a.Whose != ThisWeapon && !a.At.Has(ShipLost) {
			w.self = "that ship"
		}
		if w.at == EnemyMoved {
			w.self = "your ship"
		}
		s = append([]string{open + pay}, w.effects(a.Do)...)
		if !a.Must {
			s[1] = "If you do, " + command(s[1])
		}
	default:
		if choose != "" {
			w.self = w.thisShip() // "it" would be the one chosen
		}
		s = w.effects(a.Do)
		if choose != "" {
			s[0] = "you may " + choose + ". " + capital(s[0])
		}
		for i := range s {
			s[i] = command(s[i])
		}
		s[0] = open + s[0]
	}
	return sentences(append(s, w.limit()))
}

func (w *wording) limit() string {
	window := whether(w.a.At.Any(AttackWindows), "Once in each attack", "Once per round")
	switch a := w.a; {
	case a.Outlives:
		return "This holds even when this card is discarded"
	case a.Anyhow:
		return "This holds even while this card is disabled"
	case a.Uses > 0:
		return fmt.Sprintf("This is %d of the options", a.Uses)
	case a.Limit == EachTime && a.At.Has(AttackInstead):
		return "This works each time it attacks"
	case a.Limit == OnceALine && a.Shares != 0:
		return "Once per game, and one such line of this card per round"
	default:
		return [...]string{
			"", "Once per round", "This works each time", "Once per round for each ship", "For one ship per round",
			"Once per defense",
			"Once per game", "This line works once per game",
		}[a.Limit] +
			ifSo(a.Shares != 0, ifSo(a.Limit == ByWindow, window)+" for all lines of this card together")
	}
}

// ofDefense are the moments seen from the side of the ship attacked.
var ofDefense = At(
	Targeted,
	CountAttackFoe,
	ModifyAttackFoe,
	CountDefense,
	ModifyDefense,
	Compare,
	Incoming,
	HullDamage,
	ShieldsGone,
	AfterDefense,
	ShipLost,
)

func (w *wording) foe() string {
	switch {
	case w.at == OtherMoved:
		return "the ship that has moved"
	case w.at == OtherActed:
		return "the ship that has performed it"
	case w.at == OtherSpent:
		return "the ship that has spent it"
	case losing.Has(w.at), w.at == AimedAt, w.at == OnLock:
		return "the enemy ship"
	}
	attacked := w.at == Static && slices.ContainsFunc(w.a.Do, func(e Effect) bool {
		return e.Op == NoAttack && e.Fixed && e.AnyDice
	})
	return whether(attacked || ofDefense.Has(w.at), "the attacker", "the defender")
}

func (w *wording) its() string { return whether(w.self == "it", "its", whose(w.self)) }

// sentences ends each sentence that there is and puts a space between them.
func sentences(s []string) string {
	s = slices.DeleteFunc(s, empty)
	for i, x := range s {
		ends := strings.HasSuffix(x, ".") || strings.HasSuffix(x, ".)")
		s[i] = capital(x) + ifSo(!ends, ".")
	}
	return strings.Join(s, " ")
}

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// command leaves out the you of what the owner does.
func command(s string) string {
	if strings.HasPrefix(s, "you may ") {
		return s
	}
	return strings.TrimPrefix(s, "you ")
}

// wordsOf are the words of each of a list.
func wordsOf[T any](list []T, words func(*T) string) []string {
	var out []string
	for i := range list {
		out = append(out, words(&list[i]))
	}
	return out
}

// list joins what there is to say with commas and a last word such as "or".
func list(words []string, last string) string {
	words = slices.DeleteFunc(words, empty)
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
}

// Counted is a number of things: "1 shield", "2 shields".
func Counted(n int8, thing string) string {
	if of, die := strings.CutSuffix(thing, "die"); n != 1 {
		thing = whether(die, of+"dice", thing+"s")
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// More is a change of dice: "1 more attack die", "2 fewer defense dice".
func More(n int8, die string) string {
	word := " more "
	if n < 0 {
		n, word = -n, " fewer "
	}
	return strings.Replace(Counted(n, die), " ", word, 1)
}

// anyNumber ends a span that has no end.
const anyNumber = 9

// span is "1" or "1-3" or "1 or 2", or "1 or more" to anyNumber.
func span(n, m int8) string {
	switch {
	case m <= n:
		return fmt.Sprint(n)
	case m == n+1:
		return fmt.Sprintf("%d or %d", n, m)
	case m == anyNumber:
		return fmt.Sprintf("%d or more", n)
	}
	return fmt.Sprintf("%d to %d", n, m)
}

// bands is a part of the table by range.
func bands(near, far int8) string {
	switch {
	case near == 4:
		return "beyond Range 3"
	case far == 0, near == 1 && far == 4:
		return ""
	case near == 1:
		return fmt.Sprintf("within Range %d", far)
	}
	return "at Range " + span(near, far)
}
