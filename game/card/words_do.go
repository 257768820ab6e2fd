package card

import (
	"fmt"
	"strings"
)

// on is the ship or the ships that an effect is on.
func (w *wording) on(e *Effect) (who string, plural bool) {
	switch t := &w.a.Targets; {
	case e.To == OnFoe:
		return w.foe(), false
	case e.To == OnNear:
		return "each " + spaced(ifSo(e.EvenCloaked, "cloaked"), "enemy ship") + " within Range 1 of " + w.me +
			ifSo(t.UpTo != 0, " or of one of these ships"), false
	case e.To != OnTarget:
		return w.self, false
	case t.Who == LockedShip:
		return "the ship that was locked", false
	case t.UpTo != 0:
		return "each of these ships", false
	case !t.All:
		return "that ship", false
	case t.Who == AnEnemy && t.Reach == (Reach{}):
		return "enemy ships", true
	case t.Who == AnEnemy:
		return spaced("each enemy", t.Faction.String(), "ship", w.reach()), false
	case t.Who == AnyShip:
		return ifSo(t.Self, w.me+" and ") + spaced("each other", t.Faction.String(), "ship", w.reach()), t.Self
	}
	return w.friends("each", " and "), w.a.Targets.Self
}

func (w *wording) clause(e *Effect) clause {
	p := &kinds[e.Op][e.Form]
	c := w.told(p.says, e)
	if p.say != nil {
		c = p.say(w, e, c)
	}
	in := *w
	switch {
	case e.Op == AttackDice:
		in.at = CountAttack
	case e.Op == DefenseDice && e.Lasts != Now:
		in.at = CountDefense
	}
	if long := whether(e.Rest && !e.Ends, " for the rest of the battle",
		ifSo(e.NextRound, " until the next round ends")); long != "" {
		for _, words := range [...]*string{&c.rest, &c.tail} {
			*words = strings.Replace(strings.Replace(*words, " every time this round", long, 1), " this round", long, 1)
		}
		if !strings.Contains(c.rest+c.tail, long) {
			c.tail += long
		}
	}
	if e.Op != Later {
		c.cond = in.conditions(" if ", e.If)
	}
	return c
}

// told fills in the slots of a clause. One that names nobody is of the ship or the ships that the
// effect is on.
func (w *wording) told(c clause, e *Effect) clause {
	fill := func(words string) string {
		return e.fillIn(words, func(slot string) string { return w.slot(e, slot) })
	}
	if c.who == "" {
		c.who, c.plural = w.on(e)
	}
	c.who, c.rest, c.tail = fill(c.who), fill(c.rest), fill(c.tail)
	return c
}

// slot returns what only the words of effects have a slot for.
func (w *wording) slot(e *Effect, slot string) string { return effectSlots[slot](w, e) }

// joined tells effects in one clause of a sentence, their subject once where they share it.
func (w *wording) joined(es []Effect) string {
	var cs []clause
	for i := range es {
		c := w.clause(&es[i])
		if c.alone || es[i].Then || es[i].Else || i > 0 && (c.who != cs[0].who || c.may != cs[0].may) {
			return list(wordsOf(es, func(e *Effect) string {
				return ifSo(e.Then, "then ") + w.clause(e).String()
			}), "and")
		}
		cs = append(cs, c)
	}
	return phraseOf(cs)
}

func (w *wording) all(es []Effect) []string {
	return wordsOf(es, func(e *Effect) string { return w.clause(e).String() })
}

// does is a clause of the ship or the ships that the effect is on.
func does(verb, rest string) clause { return clause{verb: verb, rest: rest} }

func tells(who, verb, rest string) clause { return clause{who: who, verb: verb, rest: rest} }

func you(verb, rest string) clause { return tells("you", verb, rest) }

// thisShip returns the words for the ship of the moment.
func (w *wording) thisShip() string {
	return whether(w.self == "it" && (w.a.Whose == Own || w.a.Whose == ThisWeapon), "this ship", w.self)
}

// What an effect's number is taken for each of: of what was paid, and the other multipliers.
var (
	eachPaid = map[CostOp]string{DisableCards: " for each card disabled", DiscardCards: " for each card discarded",
		SpendDrones: " for each Drone Token spent", SpendCharges: " for each charge spent",
		PayAux: " for each of these tokens", TurnOffShields: " for each shield turned off"}
	each = [...]string{Once: "", PerPaid: "", PerHit: " for each uncanceled Hit or Critical Hit",
		PerDamage: " for each of its damage cards", PerCrew: " for each of its crew cards that is not disabled",
		PerCrit: " for each uncanceled Critical Hit",
		PerCard: "", PerFoeCard: "",
		PerAttacker: " for each other friendly ship that has attacked the same ship this round",
		PerCharge:   " for each charge token on this card", PerCalled: "", PerLostShield: "", PerSkill: "",
		PerSpeed:       "",
		PerExtraShield: " for each extra shield that it has", PerActiveShield: " for each of its active shields",
		PerLatinum: " for each Latinum on its captain",
		PerUnique:  " for each other unique card of this ship",
		PerTarget:  " for each of them", PerTargetStat: "",
		PerFoeStat: "",
		PerDearest: " for each SP that one of the other ship's upgrades costs",
		PerTaken:   " for each of those cards", PerPicked: " for each SP of its price",
		PerPlainHit:  " for each uncanceled Hit",
		PerFoeTokens: " for each two squadron tokens left of it beyond the first two",
		PerToken:     " for each token left of the attack squadron"}
)

func (w *wording) per(e *Effect) string {
	if e.Per == Once {
		return ""
	}
	most := ifSo(e.Most != 0, fmt.Sprintf(", at most %d", e.Most)+ifSo(e.Op == SkillBy && e.N > 1, " times"))
	for _, c := range w.a.Cost {
		if e.Per == PerPaid && eachPaid[c.Op] != "" {
			return eachPaid[c.Op] + most
		}
	}
	switch e.Per {
	case PerSpeed:
		return " for each point of speed" + ifSo(e.M > 0, fmt.Sprintf(" above %d", e.M)) +
			" of the maneuver that its dial has shown" + most
	case PerCard:
		return " for each of its " + spaced(e.Faction.String(), e.Kinds.words(2)) + most
	case PerFriend, PerEnemy:
		side := whether(e.Per == PerFriend, "other friendly", "enemy")
		return " for each " + spaced(side, e.Reach.Faction.String(), "ship", e.Reach.words(w.thisShip())) + most
	case PerRolled:
		return " for each " + e.PerFaces.words(1) + " rolled" + most
	case PerObstacle:
		return fmt.Sprintf(" for each obstacle within Range %d", e.M) + most
	case PerHalfPrice:
		return " for each two SP that the card paid costs, an odd one counting as two" + most
	case PerCaptain:
		return fmt.Sprintf(" for each point above %d of the number on its captain", e.M) + most
	case PerTwoComing:
		return " for each two damage about to be dealt" + most
	case PerFiredTime:
		return " for each Time Token on the weapon fired" + most
	case PerDealt:
		return " for each damage dealt" + most
	case PerCalled:
		return " for each " + e.Text + " it carries" + most
	case PerFleet:
		return " for each " + e.Text + " in the fleet" + most
	case PerLostShield:
		return " for each shield that " + w.foe() + " has lost" + most
	case PerStat:
		return " for each point of its printed " + e.Said.slot("stat", nil) + most
	case PerFoeStat:
		return " for each point of " + whose(w.foe()) + " printed " + e.Said.slot("stat", nil) + most
	case PerTargetStat:
		return " for each point of that ship's printed " + e.Said.slot("stat", nil) + most
	case PerFoeCard:
		return " for each of " + whose(w.foe()) + " " + e.Kinds.words(2) + most
	}
	return each[e.Per] + most
}
