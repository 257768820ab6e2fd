package card

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/game/dice"
)

// diceKinds are the effects on dice, on what they show and on the damage that they deal.
var diceKinds = map[EffectOp]forms{
	AttackDice: {
		{pattern: "attack dice <n>", mods: modBonus | modFloor,
			says: clause{verb: "roll", rest: "{more attack die}{per}{floor}", tail: "{in attacks}"}},
		{pattern: "attack dice = <n>", mods: modPer, sets: func(e *Effect) { e.Fixed = true },
			says: does("roll", "{n} attack {dice of n}{per} instead of its normal attack dice")},
	},
	DefenseDice: {
		{pattern: "defense dice <n>", mods: modBonus | modFloor,
			says: clause{verb: "roll", rest: "{more defense die}{per}{floor}", tail: "{in defenses}"}},
		{pattern: "defense dice = <n>", mods: modLasts | modPer, sets: func(e *Effect) { e.Fixed = true },
			says: clause{verb: "roll", rest: "{n} {dice of n}{per} instead of its normal defense dice",
				tail: "{in defenses}"}},
		{pattern: "no defense dice", mods: modTo | modLasts | modAgainst, sets: func(e *Effect) { e.None = true },
			says: clause{verb: "roll", rest: "no defense dice", tail: "{in defenses}"}},
	},
	FoeAttackDice: {
		{pattern: "enemy attack dice <n>", mods: modPer | modFloor,
			says: tells("the attacker", "roll", "{more attack die}{per}{floor}")},
	},
	FoeDefenseDice: {
		{
			pattern: "enemy defense dice <n>",
			mods:    modPer,
			says:    tells("the defender", "roll", "{more defense die}{per}"),
		},
		{pattern: "at most <n> enemy defense dice", sets: func(e *Effect) { e.Capped = true },
			says: tells("the defender", "roll", "at most {n} defense dice")},
		{pattern: "no enemy defense dice", sets: func(e *Effect) { e.None = true },
			says: tells("the defender", "roll", "no defense dice")},
	},
	ScanCounts: {{pattern: "one scan token counts <n>",
		says: tells(
			"one Scan Token of {this ship}",
			"take",
			"{some defense die} from the defender in this attack, not 1",
		)}},
	Reroll: {
		{pattern: "re-roll the whole roll", sets: func(e *Effect) { e.Whole, e.Count = true, All },
			says: does("re-roll", "all {dice} together; the second roll stands"), say: reroll},
		{
			pattern: "re-roll <count> foe? dice",
			mods:    modDice,
			says:    does("re-roll", "{any of}{dice}{per}"),
			say:     reroll,
		},
		{pattern: "re-roll <count> foe? <faces> dice", mods: modDice,
			says: does("re-roll", "{any of}{dice}{per}"), say: reroll},
		{pattern: "re-roll <count> dice twice", sets: func(e *Effect) { e.Twice = true },
			says: does("re-roll", "{any of}{dice} up to 2 times{the same}"), say: reroll},
		{pattern: "re-roll <count> dice again", sets: func(e *Effect) { e.Again = true },
			says: does("re-roll", "{any of}{dice}, even dice that were re-rolled already"), say: reroll},
	},
	Convert: {
		{pattern: "convert <count> foe? <faces> to <face>", mods: modDice, says: clause{verb: "turn"}, say: convert},
		{pattern: "convert <count> <faces> to two <face>", sets: func(e *Effect) { e.Twice = true },
			says: clause{verb: "turn"}, say: convert},
	},
	AddResult: {{pattern: "add <count> <face>", mods: modPer, says: does("add", "{results} to its results{per}")}},
	SetDie: {
		{pattern: "set <count> dice",
			says: you("set", "{count} of its dice to {chosen faces} then neither rolled nor re-rolled")},
		{pattern: "set <count> dice to <face>", sets: func(e *Effect) { e.Fixed = true },
			says: you("set", "{count} of its dice to {face}, neither rolled nor re-rolled then")},
	},
	SpecialDie: {{pattern: "swap in the <special>",
		says: clause{who: "{self}", verb: "roll", rest: "{special}", alone: true}}},
	CancelResult: {{pattern: "cancel <count> <faces>", mods: modPer, says: does("cancel", "{cancelled}{per}")}},
	CancelDamage: {
		{pattern: "cancel damage <n>", says: does("cancel", "{n} of the damage")},
		{pattern: "cancel all damage", sets: func(e *Effect) { e.AllBut = true },
			says: does("cancel", "all of the damage")},
		{pattern: "cancel all damage but <n>", sets: func(e *Effect) { e.AllBut = true },
			says: does("cancel", "all of the damage but {some Hit}")},
		{pattern: "cancel all damage above <n>", sets: func(e *Effect) { e.Capped = true },
			says: does("cancel", "what there is of the damage above {n}")},
	},
	RollMore: {
		{pattern: "roll <n> more attack dice", mods: modPer,
			says: does("roll", "{n} more attack {dice of n} into this attack{per}")},
		{pattern: "roll <n> more attack dice keeping <faces>", mods: modPer,
			says: does("roll", "{n} more attack {dice of n} into this attack{per} and {keep} those that show {faces}")},
	},
	Group: {{pattern: "all of this", mods: modTo, say: func(w *wording, e *Effect, _ clause) clause {
		return clause{who: list(w.all(e.Sub), "and"), alone: true}
	}}},
	Duel: {
		{pattern: "duel of <n> attack dice for <faces>", say: duel},
		{pattern: "duel of <n> attack dice for <faces> to the end", say: duel,
			sets: func(e *Effect) { e.Again = true }},
		{pattern: "the duel lost", sets: func(e *Effect) { e.None = true }, say: duel},
	},
	RollDice: {
		{pattern: "roll <n> <die> dice for each <faces>", mods: modPer,
			says: clause{who: "you", verb: "roll", rest: "{rolled}{per}; {for each} {faces}, ", alone: true},
			say:  rolls},
		{pattern: "roll <n> <die> dice once for each <faces>", sets: func(e *Effect) { e.NoReroll = true },
			says: clause{who: "you", verb: "roll",
				rest:  "{rolled}, none of which is rolled again; {for each} {faces}, ",
				alone: true}, say: rolls},
		{pattern: "roll <n> <die> dice for at least <count> <faces>", mods: modPer,
			sets: func(e *Effect) { e.AtLeast = true },
			says: clause{who: "you", verb: "roll", rest: "{rolled}{per}, and if at least {count} {of them} {faces}, ",
				alone: true}, say: rolls},
		{pattern: "roll <n> <die> dice for no <faces>", mods: modPer, sets: func(e *Effect) { e.None = true },
			says: clause{who: "you", verb: "roll", rest: "{rolled}{per}, and if none of them shows {faces}, ",
				alone: true}, say: rolls},
		{pattern: "roll <n> <die> dice apiece for each <faces>",
			sets: func(e *Effect) { e.To, e.Apiece = OnTarget, true },
			says: clause{who: "you", verb: "roll", alone: true,
				rest: "{rolled} for each of them, and {for each} {faces}, "},
			say: rolls},
		{pattern: "of the dice rolled for at least <count> <faces>", sets: func(e *Effect) { e.AtLeast = true },
			says: clause{who: "if at least {count} of them {of them} {faces},", alone: true}, say: rolls},
		{pattern: "of the dice rolled for each <faces>",
			says: clause{who: "for each of them that shows {faces},", alone: true}, say: rolls},
		{pattern: "of the dice rolled for any <faces>", sets: func(e *Effect) { e.Count = 1 },
			says: clause{who: "{if any} {faces},", alone: true}, say: rolls},
	},
}

// lastings say for how long a bonus on dice holds.
var lastings = [...][NextAttack + 1]string{
	dice.Attack: {
		Round: " this round", EachRound: " in each attack this round", OnceRound: " in one attack this round",
		NextAttack: " in its next attack this round",
	},
	dice.Defense: {
		Round: " this round", EachRound: " each time it is attacked this round",
		OnceRound:  " in one defense this round",
		NextAttack: " in the next attack of this ship on it this round",
	},
}

func (w *wording) lasting(e *Effect, die dice.Kind) string {
	out := w.lastingIt(e, die)
	if _, plural := w.on(e); plural {
		out = strings.NewReplacer("it attacks", "they attack", "time it is", "time they are", "its next", "their next",
			"attacks it", "attacks them", "on it", "on them", "with its", "with their").Replace(out)
	}
	return out
}

func (w *wording) lastingIt(e *Effect, die dice.Kind) string {
	out := lastings[die][e.Lasts] +
		ifSo(e.PrimaryOnly, " with "+whether(die == dice.Attack, "its", "a")+" primary weapon")
	switch {
	case e.VsTarget && die == dice.Attack:
		return strings.Replace(out, " in each attack this round", "", 1) + " each time it attacks that ship this round"
	case e.VsTarget:
		return out + " when that ship attacks it"
	case e.VsSelf && die == dice.Attack:
		return strings.Replace(out, " in each attack this round", "", 1) + " each time it attacks this ship this round"
	case e.VsSelf && e.Lasts != NextAttack: // that is said by "of this ship on it"
		return out + " when this ship attacks it"
	}
	return out
}

// dice names the dice of a re-roll: whose, attack or defense, and what they show.
func (w *wording) dice(e *Effect) string {
	of, a, shown := w.owner(e), w.a.At, e.Faces.words(1)
	switch {
	case e.AnyDice:
		of += " attack or defense"
	case e.Lasts != Now || w.at == DoAction || w.at == CountDefense:
		of += " " + e.Die.String()
	case a.Has(ModifyAttack) && a.Has(ModifyDefense):
	case a.Has(ModifyAttack) || a.Has(RolledAttack) || a.Has(ModifyAttackFoe):
		of += " attack"
	case a.Has(ModifyDefense) || a.Has(ModifyDefenseFoe):
		of += " defense"
	}
	switch last := strings.LastIndexByte(of, ' '); {
	case shown == "":
		return of + " dice"
	case last < 0 || e.Foe:
		return of + " dice that show " + strings.Replace(article(shown), "a Battle", "Battle", 1)
	default:
		return of[:last] + " " + shown + of[last:] + " dice"
	}
}

func (w *wording) owner(e *Effect) string { return whether(e.Foe, whose(w.foe()), "its") }

func (w *wording) anyOf(e *Effect, all string) string {
	switch e.Count {
	case All:
		return all
	case 1:
		return "1 of "
	}
	return fmt.Sprintf("up to %d of ", e.Count)
}

func reroll(w *wording, e *Effect, c clause) clause {
	switch {
	case e.Foe:
		c.who = "you"
	case e.Whole && w.a.At.Any(At(ModifyAttackFoe, ModifyDefenseFoe)):
		c.who = w.foe()
	}
	switch {
	case e.AnyDice:
		c.may, c.tail = true, " once this round"
	case e.Lasts != Now:
		c.may, c.tail = true, w.lasting(e, e.Die)
	}
	return c
}

func convert(w *wording, e *Effect, c clause) clause {
	from, into := cmp.Or(e.Faces.words(2), "results"), e.Into.Words()
	for i := 1; i < len(w.a.Do); i++ {
		if p := &w.a.Do[i-1]; &w.a.Do[i] == e && p.Op == Convert && p.Faces == e.Faces && p.Count == 1 &&
			e.Count == All {
			from = "other " + from
		}
	}
	one, many := article(into), into+"s"
	if e.Into == dice.BattleStations {
		one, many = into, into
	}
	if e.Count == 1 {
		many = one
	}
	if e.Count == All {
		from = strings.ReplaceAll(from, " or ", " and ")
	}
	from = w.anyOf(e, "all ") + w.owner(e) + " " + from
	if e.Twice {
		many = "two " + into + "s each"
	}
	if c.rest = from + " into " + many + w.per(e); e.Lasts != Now {
		c.may, c.tail = true, w.lasting(e, e.Die)
		if e.Lasts == Round {
			c.tail = strings.Replace(c.tail, " this round", " once this round", 1)
		}
	}
	switch {
	case !e.Foe:
	case w.a.May || len(w.a.Cost) > 0:
		c.who = "you"
	default:
		return clause{who: from, verb: "become", rest: whether(e.Count == All, many, one), plural: e.Count == All}
	}
	return c
}

// words are faces: "Hit or Critical Hit", in the plural "Battle Stations results".
func (f Faces) words(n int) string {
	var out []string
	for x := range dice.Face(dice.NumFaces) {
		several := whether(x == dice.BattleStations || x == dice.Blank, " results", "s")
		out = append(out, ifSo(f.Has(x), x.Words()+ifSo(n > 1, several)))
	}
	return list(out, "or")
}

// specials say what the special dice show.
var specials = [...]string{
	EliteAttackDie: "the Elite Attack Die instead of 1 attack die. It shows a Double Hit once, " +
		"a Critical Hit twice, a Hit three times and Battle Stations twice; a Double Hit is 2 damage, 1 Evade cancels all of it, " +
		"after the Hits and before the Critical Hits",
	CounterAttackDie: "the Counter Attack Die instead of 1 defense die. It shows an Evade three times, " +
		"Battle Stations twice, a Hit twice and a Critical Hit once; for a Hit the attacker suffers 1 damage, for a Critical Hit 1 critical damage",
}

// rolls adds to a roll of dice what happens then.
// oneDie reports whether the roll that an effect looks back on is of a single die.
func (w *wording) oneDie(e *Effect) (one bool) {
	for i := range w.a.Do {
		switch roll := &w.a.Do[i]; {
		case roll == e:
			return one
		case roll.Op == RollDice && roll.N > 0:
			one = roll.N == 1 && roll.Per == Once
		}
	}
	return false
}

func rolls(w *wording, e *Effect, c clause) clause {
	then := *w
	then.self = w.thisShip()
	c.rest += then.joined(e.Sub)
	return c
}

// duel says who rolls, and what becomes of who shows more or fewer of what counts.
func duel(w *wording, e *Effect, _ clause) clause {
	out := "if yours show fewer, "
	if !e.None {
		out = fmt.Sprintf("both players roll %d attack dice%s, and if yours show more %s, ", e.N,
			ifSo(e.Again, ", again while they show as many"), e.Faces.words(2))
	}
	return clause{who: out + list(w.all(e.Sub), "and"), alone: true}
}

// Special is a die that replaces a normal one.
type Special uint8

// Special dice of the resources.
const (
	NoSpecial        Special = iota
	EliteAttackDie           // Double Hit, 2 Critical Hits, 3 Hits, 2 Battle Stations
	CounterAttackDie         // 3 Evades, 2 Battle Stations, 2 Hits, 1 Critical Hit
)
