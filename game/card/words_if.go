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

func (w *wording) condition(c *Condition) string {
	who := w.ship(c.Of)
	not := func(yes, no string) string {
		if c.Not {
			return no
		}
		return yes
	}
	is := who + not(" is ", " is not ")
	switch c.Op {
	case HasToken:
		return who + not(" has "+article(c.Tokens.words(1)), " has no "+c.Tokens.words(1))
	case IsCloaked:
		return is + "cloaked"
	case CloakedAtDeclare:
		return who + not(" was", " was not") + " cloaked when the target was declared"
	case LockOnFoe:
		return who + not(" holds a", " holds no") + " Target Lock on " + w.foe()
	case LockAtDeclare:
		return who + not(" held a", " held no") + " Target Lock on " + w.foe() + " when the target was declared"
	case EnemyLockOnSelf:
		return not("an", "no") + " enemy ship holds a Target Lock on " + who
	case EnemyWithin:
		return not("an", "no") + " enemy ship is within Range " + strconv.Itoa(int(c.N))
	case FriendWithin:
		return strings.TrimSpace(not("a", "no") + " friendly ship is " + afterIs(&c.Reach))
	case ObstacleWithin:
		return is + "within Range " + strconv.Itoa(int(c.N)) + " of a planet or an obstacle"
	case FlewColor:
		return who + not(" performed a ", " did not perform a ") + c.Colors.words() + " maneuver this round"
	case FlewShape:
		return who + not(" performed a ", " did not perform a ") + c.Shapes.words() + " maneuver" + atSpeed(c.N, c.M) + " this round"
	case DialColor:
		return "that maneuver" + not(" is ", " is not ") + c.Colors.words()
	case DialShape:
		return "that maneuver" + not(" is a ", " is not a ") + c.Shapes.words() + atSpeed(c.N, c.M)
	case OfClass:
		return is + "of the class " + c.Text
	case OfFaction:
		return is + article(c.Faction.String()) + " ship"
	case HullAbove:
		if c.OrEqual {
			return who + " has at least as much hull left as " + w.ship(c.Than)
		}
		return who + " has more hull left than " + w.ship(c.Than)
	case HullAtMost:
		return who + not(" has "+strconv.Itoa(int(c.N))+" hull or less left", " has more than "+strconv.Itoa(int(c.N))+" hull left")
	case SkillBelow:
		return who + " has a lower captain skill than " + w.ship(c.Than)
	case ShieldsAtLeast:
		return who + not(" has an active shield", " has no active shield")
	case InFrontArcOfFoe:
		return is + "in the front arc of " + w.foe()
	case InFrontOrRearOfFoe:
		return who + not(" is in the front or rear arc of ", " is in neither the front nor the rear arc of ") + w.foe()
	case InEnemyFrontArc:
		return who + not(" is in the front arc of an enemy ship", " is in no enemy ship's front arc")
	case FoeInFrontArc:
		return is + "in " + w.its() + " front arc"
	case AttackHits:
		return "the attack" + not(" hits", " does not hit")
	case CritReachedHull:
		return "a Critical Hit reached the hull"
	case ReachedHull:
		return "damage reached the hull"
	case WasDamaged:
		return who + " was damaged"
	case DamageAtLeast:
		return strconv.Itoa(int(c.N)) + " or more damage was dealt"
	case SpentLock:
		return who + " spent a Target Lock to re-roll"
	case DidNotAct:
		if c.Actions == AnyAction {
			return who + " has performed no" + not(" free", " free") + " action this round"
		}
		free := ""
		if c.FreeOnly {
			free = " as a free action"
		}
		return who + " has performed no " + c.Actions.words() + " action" + free + " this round"
	case ByEnemyCard:
		return "the cause is an enemy card"
	}
	return "?"
}
