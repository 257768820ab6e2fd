package card

import (
	"strconv"
	"strings"

	"attackwing/game/dice"
)

// lasting says for how long a bonus on dice holds; attack tells whose dice they are.
func (w *wording) lasting(e *Effect, attack bool) string {
	var out string
	each, once := "in each attack this round", "in one attack this round"
	if !attack {
		each, once = "each time it is attacked this round", "in one defense this round"
	}
	switch e.Lasts {
	case Round:
		out = " this round"
	case EachRound:
		out = " " + each
	case OnceRound:
		out = " " + once
	case NextAttack:
		out = " in its next attack this round"
		if !attack {
			out = " in the next attack of this ship on it this round"
			return out
		}
	}
	if e.PrimaryOnly {
		out += " with its primary weapon"
	}
	if e.VsSelf && attack {
		out = strings.Replace(out, " in each attack this round", "", 1) + " each time it attacks this ship this round"
	} else if e.VsSelf {
		out += " when this ship attacks it"
	}
	return out
}

// dice names the dice of a re-roll or conversion: whose, and attack or defense.
func (w *wording) dice(e *Effect, who string) string {
	of := "its"
	if e.Foe {
		of = whose(w.foe())
	}
	switch a := w.a.At; {
	case e.AnyDice:
		return of + " attack or defense"
	case e.Lasts != Now || w.at == DoAction || w.at == CountDefense:
		return of + " " + e.Die.String()
	case a.Has(ModifyAttack) && a.Has(ModifyDefense):
		return of
	case a.Has(ModifyAttack) || a.Has(RolledAttack) || a.Has(ModifyAttackFoe):
		return of + " attack"
	case a.Has(ModifyDefense) || a.Has(ModifyDefenseFoe):
		return of + " defense"
	}
	return of
}

func (w *wording) reroll(e *Effect, who string) clause {
	c := clause{who: who, verb: "re-roll"}
	if e.Foe {
		c.who = "you"
	}
	of := w.dice(e, who)
	blank := e.Faces.words(1)
	if blank != "" {
		f := strings.Fields(of)
		f = append(f[:len(f)-1:len(f)-1], blank, f[len(f)-1])
		if of == "its" || e.Foe {
			of = strings.Join(append(strings.Fields(of), "dice that show a "+blank), " ")
		} else {
			of = strings.Join(f, " ")
		}
	}
	if !strings.Contains(of, " dice") {
		of += " dice"
	}
	switch {
	case e.Whole:
		c.rest = "all " + of + " together; the second roll stands"
	case e.Again:
		c.rest = "each of " + of + " once more"
	case e.Count == All:
		c.rest = "any of " + of
	case e.Count == 1:
		c.rest = "1 of " + of
	default:
		c.rest = "up to " + strconv.Itoa(int(e.Count)) + " of " + of
	}
	c.rest += w.per(e)
	switch {
	case e.AnyDice:
		c.may, c.tail = true, " once this round"
	case e.Lasts != Now:
		c.may, c.tail = true, w.lasting(e, e.Die == dice.Attack)
	}
	return c
}

func (w *wording) convert(e *Effect, who string) clause {
	c := clause{who: who, verb: "turn"}
	of := "its"
	if e.Foe {
		of = whose(w.foe())
		c.who = "you"
	}
	from, into := e.Faces.words(2)+"", e.Into.Words()
	if e.Faces == 0 {
		from = "results"
	}
	if p := w.before(e); p != nil && p.Op == Convert && p.Faces == e.Faces && p.Count == 1 && e.Count == All {
		from = "other " + from
	}
	one := article(into)
	if into == "Battle Stations" {
		one = into
	}
	switch {
	case e.Count == All:
		c.rest = "all " + of + " " + from + " into " + plural(into)
	case e.Count == 1:
		c.rest = "1 of " + of + " " + from + " into " + one
	default:
		c.rest = "up to " + strconv.Itoa(int(e.Count)) + " of " + of + " " + from + " into " + plural(into)
	}
	if e.Lasts != Now {
		c.may, c.tail = true, w.lasting(e, e.Die == dice.Attack)
		if e.Lasts == Round {
			c.tail = strings.Replace(c.tail, " this round", " once this round", 1)
		}
	}
	if e.Foe && !w.a.May && len(w.a.Cost) == 0 {
		c.alone = true
		if e.Count == All {
			return clause{who: "all " + of + " " + from, verb: "become", rest: plural(into), plural: true}
		}
		return clause{who: "1 of " + of + " " + from, verb: "become", rest: one}
	}
	return c
}

// before is the effect that stands before one in its line, nil for the first.
func (w *wording) before(e *Effect) *Effect {
	for i := range w.a.Do {
		if i > 0 && &w.a.Do[i] == e {
			return &w.a.Do[i-1]
		}
	}
	return nil
}

func plural(face string) string {
	if face == "Battle Stations" {
		return face
	}
	return face + "s"
}

// words are faces: "Hit or Critical Hit", in the plural "Battle Stations results".
func (f Faces) words(n int) string {
	var out []string
	for x := range dice.Face(dice.NumFaces) {
		if !f.Has(x) {
			continue
		}
		name := x.Words()
		if n > 1 && (x == dice.BattleStations || x == dice.Blank) {
			name += " results"
		} else if n > 1 {
			name += "s"
		}
		out = append(out, name)
	}
	return list(out, "or")
}

func (w *wording) special(e *Effect) clause {
	if e.Special == EliteAttackDie {
		return clause{who: w.self, verb: "roll", rest: "the Elite Attack Die in place of 1 attack die. It shows a Double Hit once, " +
			"a Critical Hit twice, a Hit three times and Battle Stations twice; a Double Hit is 2 damage, 1 Evade cancels all of it, " +
			"after the Hits and before the Critical Hits", alone: true}
	}
	return clause{who: w.self, verb: "roll", rest: "the Counter Attack Die in place of 1 defense die. It shows an Evade three times, " +
		"Battle Stations twice, a Hit twice and a Critical Hit once; for a Hit the attacker suffers 1 damage, for a Critical Hit 1 critical damage", alone: true}
}

func (w *wording) rolls(e *Effect) clause {
	keep, self := w.at, w.self
	var parts []string
	if w.self == "it" {
		w.self = w.thisShip()
	}
	for i := range e.Sub {
		parts = append(parts, w.clause(&e.Sub[i]).String())
	}
	w.at, w.self = keep, self
	then := list(parts, "and")
	if e.N == 0 {
		return clause{who: "if any of them shows " + e.Faces.words(1) + ", " + then, alone: true}
	}
	return clause{who: "you", verb: "roll", rest: some(e.N, e.Die.String()+" die") + "; for each " + e.Faces.words(1) + ", " + then, alone: true}
}
