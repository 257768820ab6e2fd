package card

import (
	"strconv"
	"strings"

	"attackwing/game/dice"
)

// diceKinds are the effects on dice, on what they show and on the damage that they deal.
var diceKinds = map[EffectOp]kind{
	AttackDice: {
		forms: forms{{pattern: "attack dice <n>", mods: modBonus}},
		say:   func(w *wording, e *Effect) clause { return w.moreDice(e, "attack die", true) },
	},
	DefenseDice: {
		forms: forms{{pattern: "defense dice <n>", mods: modBonus}},
		say:   func(w *wording, e *Effect) clause { return w.moreDice(e, "defense die", false) },
	},
	FoeAttackDice: {
		forms: forms{{pattern: "enemy attack dice <n>", mods: modPer}},
		say: func(w *wording, e *Effect) clause {
			return clause{who: "the attacker", verb: "roll", rest: more(e.N, "attack die") + w.per(e)}
		},
	},
	FoeDefenseDice: {
		forms: forms{
			{pattern: "enemy defense dice <n>", mods: modPer},
			{pattern: "no enemy defense dice", fill: func(e *Effect, _ *found) { e.None = true }},
		},
		say: func(w *wording, e *Effect) clause {
			if e.None {
				return clause{who: "the defender", verb: "roll", rest: "no defense dice"}
			}
			return clause{who: "the defender", verb: "roll", rest: more(e.N, "defense die") + w.per(e)}
		},
	},
	ScanCounts: {
		forms: forms{{pattern: "one scan token counts <n>"}},
		say: func(w *wording, e *Effect) clause {
			return clause{who: "one Scan token beside " + w.thisShip(), verb: "take", rest: some(e.N, "defense die") + " from the defender in this attack, not 1"}
		},
	},
	Reroll: {
		forms: forms{
			{pattern: "re-roll the whole roll", fill: func(e *Effect, _ *found) { e.Whole, e.Count = true, All }},
			{pattern: "re-roll <count> foe? dice", mods: modDice},
			{pattern: "re-roll <count> foe? <faces> dice", mods: modDice},
			{pattern: "re-roll <count> dice again", fill: func(e *Effect, _ *found) { e.Again = true }},
		},
		say: reroll,
	},
	Convert: {
		forms: forms{{pattern: "convert <count> foe? <faces> to <face>", mods: modDice}},
		say:   convert,
	},
	AddResult: {
		forms: forms{{pattern: "add <count> <face>", mods: modPer}},
		say: func(w *wording, e *Effect) clause {
			return w.does(e, "add", some(e.Count, e.Into.Words())+" to its results"+w.per(e))
		},
	},
	SetDie: {
		forms: forms{{pattern: "set <count> dice"}},
		say: func(_ *wording, e *Effect) clause {
			return you("set", strconv.Itoa(int(e.Count))+" of its dice to a face of your choice, which is then neither rolled nor re-rolled")
		},
	},
	SpecialDie: {forms: forms{{pattern: "swap in the <special>"}}, say: specialDie},
	CancelResult: {
		forms: forms{{pattern: "cancel <count> <faces>", mods: modPer}},
		say: func(w *wording, e *Effect) clause {
			if e.Faces == 0 {
				return w.does(e, "cancel", "any "+strconv.Itoa(int(e.Count))+" of the attacker's results"+w.per(e))
			}
			return w.does(e, "cancel", strconv.Itoa(int(e.Count))+" "+e.Faces.words(1)+w.per(e))
		},
	},
	CancelDamage: {
		forms: forms{
			{pattern: "cancel damage <n>"},
			{pattern: "cancel all damage but <n>", fill: func(e *Effect, _ *found) { e.AllBut = true }},
		},
		say: func(w *wording, e *Effect) clause {
			if e.AllBut {
				return w.does(e, "cancel", "all of the damage but "+some(e.N, "Hit"))
			}
			return w.does(e, "cancel", strconv.Itoa(int(e.N))+" of the damage")
		},
	},
	RollDice: {
		forms: forms{
			{pattern: "roll <n> <die> dice for each <faces>"},
			{pattern: "of the dice rolled for any <faces>", fill: func(e *Effect, _ *found) { e.Count = 1 }},
		},
		say: rolls,
	},
}

// moreDice are dice more or fewer of the ship that the effect is on.
func (w *wording) moreDice(e *Effect, die string, attack bool) clause {
	c := w.does(e, "roll", more(e.N, die)+w.per(e))
	c.tail = w.lasting(e, attack)
	return c
}

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
func (w *wording) dice(e *Effect) string {
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

func reroll(w *wording, e *Effect) clause {
	who, _ := w.on(e)
	c := clause{who: who, verb: "re-roll"}
	if e.Foe {
		c.who = "you"
	}
	of := w.dice(e)
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

func convert(w *wording, e *Effect) clause {
	who, _ := w.on(e)
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

func specialDie(w *wording, e *Effect) clause {
	if e.Special == EliteAttackDie {
		return clause{who: w.self, verb: "roll", rest: "the Elite Attack Die in place of 1 attack die. It shows a Double Hit once, " +
			"a Critical Hit twice, a Hit three times and Battle Stations twice; a Double Hit is 2 damage, 1 Evade cancels all of it, " +
			"after the Hits and before the Critical Hits", alone: true}
	}
	return clause{who: w.self, verb: "roll", rest: "the Counter Attack Die in place of 1 defense die. It shows an Evade three times, " +
		"Battle Stations twice, a Hit twice and a Critical Hit once; for a Hit the attacker suffers 1 damage, for a Critical Hit 1 critical damage", alone: true}
}

func rolls(w *wording, e *Effect) clause {
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
