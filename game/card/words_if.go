package card

import (
	"strconv"
	"strings"
)

// conditions joins conditions with "and"; the ship is named once where one follows the other.
func (w *wording) conditions(cs []Condition) string {
	var out []string
	keep := w.self
	w.strange = false
	for i := range cs {
		text := w.condition(&cs[i])
		rest, own := strings.CutPrefix(text, w.self+" ")
		if own && i > 0 && !w.strange {
			text = rest
		}
		out = append(out, text)
		w.strange = !own
		if own && w.self == "this ship" {
			w.self = "it"
		}
	}
	w.self = keep
	return strings.Join(out, " and ")
}

func (w *wording) ship(s Subject) string {
	switch s {
	case Foe:
		return w.foe()
	case Target:
		return "that ship"
	case Card:
		if w.a.At.Has(FleetAction) {
			return "the admiral's own ship"
		}
		return "this ship"
	}
	return w.self
}

// than is the ship that another is compared with, by name: "it" would be the other.
func (w *wording) than(c *Condition) string {
	if c.Than == Self && w.self == "it" && w.a.Whose == Own {
		return "this ship"
	}
	return w.ship(c.Than)
}

// condition is one condition as a clause, "?" where it has no words of its own: the moment tells it.
func (w *wording) condition(c *Condition) string {
	if say := conditionWords[c.Op]; say != nil {
		return say(w, c, w.ship(c.Of))
	}
	return "?"
}

// not is the one or the other, as the condition is asked for or its contrary.
func (c *Condition) not(yes, no string) string {
	if c.Not {
		return no
	}
	return yes
}

func (c *Condition) is(who string) string { return who + c.not(" is ", " is not ") }

// conditionWords says what each condition asks of a ship, by the name it has in the sentence.
var conditionWords = [NumConditions]func(w *wording, c *Condition, who string) string{
	HasToken: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" has "+article(c.Tokens.words(1)), " has no "+c.Tokens.words(1))
	},
	IsCloaked: func(_ *wording, c *Condition, who string) string { return c.is(who) + "cloaked" },
	CloakedAtDeclare: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" was", " was not") + " cloaked when the target was declared"
	},
	LockOnFoe: func(w *wording, c *Condition, who string) string {
		return who + c.not(" holds a", " holds no") + " Target Lock on " + w.foe()
	},
	LockAtDeclare: func(w *wording, c *Condition, who string) string {
		return who + c.not(" held a", " held no") + " Target Lock on " + w.foe() + " when the target was declared"
	},
	EnemyLockOnSelf: func(_ *wording, c *Condition, who string) string {
		return c.not("an", "no") + " enemy ship holds a Target Lock on " + who
	},
	EnemyWithin: func(_ *wording, c *Condition, _ string) string {
		return c.not("an", "no") + " enemy ship is within Range " + strconv.Itoa(int(c.N))
	},
	FriendWithin: func(_ *wording, c *Condition, _ string) string {
		return strings.TrimSpace(c.not("a", "no") + " friendly ship is " + afterIs(&c.Reach))
	},
	ObstacleWithin: func(_ *wording, c *Condition, who string) string {
		return c.is(who) + "within Range " + strconv.Itoa(int(c.N)) + " of a planet or an obstacle"
	},
	FlewColor: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" performed a ", " did not perform a ") + c.Colors.words() + " maneuver this round"
	},
	FlewShape: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" performed a ", " did not perform a ") + c.Shapes.words() + " maneuver" + atSpeed(c.N, c.M) + " this round"
	},
	DialColor: func(_ *wording, c *Condition, _ string) string { return c.is("that maneuver") + c.Colors.words() },
	DialShape: func(_ *wording, c *Condition, _ string) string {
		return "that maneuver" + c.not(" is a ", " is not a ") + c.Shapes.words() + atSpeed(c.N, c.M)
	},
	OfClass: func(_ *wording, c *Condition, who string) string { return c.is(who) + "of the class " + c.Text },
	OfFaction: func(_ *wording, c *Condition, who string) string {
		return c.is(who) + article(c.Faction.String()) + " ship"
	},
	HullAbove: func(w *wording, c *Condition, who string) string {
		if c.OrEqual {
			return who + " has at least as much hull left as " + w.than(c)
		}
		return who + " has more hull left than " + w.than(c)
	},
	HullAtMost: func(_ *wording, c *Condition, who string) string {
		n := strconv.Itoa(int(c.N))
		return who + c.not(" has "+n+" hull or less left", " has more than "+n+" hull left")
	},
	SkillBelow: func(w *wording, c *Condition, who string) string {
		return who + " has a lower captain skill than " + w.than(c)
	},
	ShieldsAtLeast: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" has an active shield", " has no active shield")
	},
	InFrontArcOfFoe: func(w *wording, c *Condition, who string) string { return c.is(who) + "in the front arc of " + w.foe() },
	InFrontOrRearOfFoe: func(w *wording, c *Condition, who string) string {
		return who + c.not(" is in the front or rear arc of ", " is in neither the front nor the rear arc of ") + w.foe()
	},
	InEnemyFrontArc: func(_ *wording, c *Condition, who string) string {
		return who + c.not(" is in the front arc of an enemy ship", " is in no enemy ship's front arc")
	},
	FoeInFrontArc: func(w *wording, c *Condition, who string) string { return c.is(who) + "in " + w.its() + " front arc" },
	AttackHits: func(_ *wording, c *Condition, _ string) string {
		return "the attack" + c.not(" hits", " does not hit")
	},
	CritReachedHull: func(*wording, *Condition, string) string { return "a Critical Hit reached the hull" },
	ReachedHull:     func(*wording, *Condition, string) string { return "damage reached the hull" },
	WasDamaged:      func(_ *wording, _ *Condition, who string) string { return who + " was damaged" },
	DamageAtLeast: func(_ *wording, c *Condition, _ string) string {
		return strconv.Itoa(int(c.N)) + " or more damage was dealt"
	},
	SpentLock: func(_ *wording, _ *Condition, who string) string { return who + " spent a Target Lock to re-roll" },
	DidNotAct: func(_ *wording, c *Condition, who string) string {
		free := ""
		switch {
		case c.Actions == AnyAction:
			return who + " has performed no free action this round"
		case c.FreeOnly:
			free = " as a free action"
		}
		return who + " has performed no " + c.Actions.words() + " action" + free + " this round"
	},
	ByEnemyCard: func(*wording, *Condition, string) string { return "the cause is an enemy card" },
}
