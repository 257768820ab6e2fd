package card

import (
	"strconv"
	"strings"
)

// subject is the ship whose moment it is.
func (w *wording) subject() string {
	a := w.a
	r := a.Reach.words("this ship")
	switch a.Whose {
	case Friends:
		return strings.TrimSpace("a friendly ship " + r)
	case SelfOrFriends:
		return strings.TrimSpace("this ship or a friendly ship " + r)
	case WholeFleet:
		return "a ship of your fleet"
	}
	return "this ship"
}

// opening is when the line speaks and what must hold. Conditions that belong to an attack or an action stand within.
func (w *wording) opening() string {
	a := w.a
	who := w.subject()
	w.self = "it"
	var open string
	switch rest := w.besides(); {
	case a.At.Has(AnyRoll):
		open = "whenever " + who + " rolls dice"
	case a.At.Has(ModifyAttack) && a.At.Has(ModifyDefense):
		open = "when " + who + " attacks or is attacked"
	case a.At.Has(CountAttack) && a.At.Has(CountDefense):
		open = "before " + who + " rolls attack or defense dice"
	case a.At.Has(Reveal) && a.At.Has(ExtraMove):
		open = "when " + who + " reveals its dial or is about to make another maneuver"
	case a.Whose == ThisWeapon:
		open = "when this ship attacks with this weapon" + w.attackWords()
		if w.at == Hitting && a.has(AttackHits) {
			open += " and the attack hits"
		}
		if w.at == Damaged && a.has(AttackHits) {
			open += " and the attack hits, once its results are dealt"
		} else if w.at == Damaged {
			open += ", once its damage is dealt"
		}
		if len(rest) > 0 {
			return open + ", if " + w.conditions(rest)
		}
		return open
	case a.At.Has(Static):
		if len(rest) == 0 {
			return ""
		}
		w.self = "this ship"
		return "while " + w.conditions(rest)
	default:
		open = w.momentWords(who)
	}
	if w.at.unowned() {
		w.self = "this ship"
	}
	if rest := w.besides(); len(rest) > 0 {
		return open + ", if " + w.conditions(rest)
	}
	return open
}

// momentWords is one moment as a clause.
func (w *wording) momentWords(who string) string {
	a := w.a
	switch w.at {
	case AtSetUp:
		return "at set-up"
	case Reveal:
		return "when " + who + " reveals its dial"
	case BeforeMove:
		return "before " + who + " moves"
	case AfterMove:
		return "after " + who + " has moved"
	case EnemyMoved:
		return w.enemyMoved(who)
	case OnMine:
		return "when a mine goes off at " + who
	case Activate:
		return turnOf(who, "Activation")
	case ActivationEnd:
		return "at the end of" + strings.TrimPrefix(turnOf(who, "Activation"), "on")
	case OnAction:
		return "after " + who + " has performed " + w.actionWords()
	case CombatStart:
		return "at the start of the Combat Phase"
	case CombatTurn:
		return turnOf(who, "Combat") + ", before it declares a target"
	case AttackInstead:
		return "instead of its normal attack"
	case Declare:
		return "when " + who + " declares the target of an attack" + w.attackWords()
	case RolledAttack:
		return "when " + who + " has rolled its attack dice" + w.attackWords()
	case Hitting:
		return "when an attack of " + who + " hits" + w.attackWords()
	case DealDamage:
		if a.has(CritReachedHull) {
			return "when " + who + " attacks" + w.attackWords() + " and a Critical Hit is about to be dealt to the defender's hull"
		}
		return "when " + who + " attacks" + w.attackWords() + " and damage is about to be dealt to the defender's hull"
	case Damaged:
		return "when " + who + " attacks" + w.attackWords() + ", once the damage is dealt"
	case AfterAttack:
		return "after " + who + " has attacked" + w.attackWords()
	case Incoming:
		if a.has(OfAttack) {
			return "when " + who + " is about to be damaged by an attack" + w.attackWords()
		}
		return "when " + who + " is about to be damaged"
	case HullDamage:
		return "when a damage card is about to be dealt to " + who
	case ShieldsGone:
		return "when the last shield of " + who + " is destroyed"
	case Compare:
		if a.has(AttackHits) {
			return "when " + who + " is hit" + w.attackWords()
		}
		return "when the results of an attack on " + who + " are compared"
	case OnDisable:
		return "when " + w.threatened() + " is about to be disabled" + w.cause()
	case OnDiscard:
		return "when " + w.threatened() + " is about to be discarded" + w.cause()
	case OnSpendLock:
		return "when " + who + " spends a Target Lock to re-roll"
	case Anytime:
		return "at any time"
	}
	if w.at.ofDefense() {
		return "when " + who + " is attacked" + w.attackWords()
	}
	return "when " + who + " attacks" + w.attackWords()
}

// turnOf is a ship's turn in a phase; a ship with much said of it comes last.
func turnOf(who, phase string) string {
	if strings.Contains(who, " within ") {
		return "in the " + phase + " Phase, on the turn of " + who
	}
	return "on " + whose(who) + " turn in the " + phase + " Phase"
}

func (w *wording) enemyMoved(who string) string {
	open := "when an enemy ship ends a move"
	if w.a.has(InActivation) {
		open += " in the Activation Phase"
	}
	if c := find(w.a.If, RangeIs); c != nil {
		open += " " + bands(c.N, c.M) + " of " + who
	}
	if w.a.has(InFrontOrRearOfFoe) {
		open += ", which is in its front or rear arc"
	}
	return open
}

// unowned tells whether the words of a moment name no ship.
func (x Window) unowned() bool {
	switch x {
	case AtSetUp, CombatStart, CombatEnd, OnDisable, OnDiscard, Anytime:
		return true
	}
	return false
}

func whose(who string) string { return who + "'s" }

// threatened is the card that an event is about.
func (w *wording) threatened() string {
	var k Kinds
	other := ""
	var f Faction
	for _, c := range w.a.If {
		if c.Op == CardIs {
			k = c.Kinds
		}
	}
	for _, e := range w.a.Do {
		if e.Op == Protect {
			k, f = e.Kinds, e.Faction
			if e.Others {
				other = "other "
			}
		}
	}
	name := k.words(1)
	if f != NoFaction {
		name = f.String() + " " + name
	}
	if other != "" {
		return "another " + name + " of this ship"
	}
	if strings.HasPrefix(name, "upgrade") {
		return "an " + name + " of this ship"
	}
	return "a " + name + " of this ship"
}

func (w *wording) cause() string {
	if w.a.has(ByEnemyUpgrade) {
		return " by an enemy upgrade"
	}
	return ""
}

func (a *Ability) has(op ConditionOp) bool { return find(a.If, op) != nil }

func find(list []Condition, op ConditionOp) *Condition {
	for i := range list {
		if list[i].Op == op && !list[i].Not {
			return &list[i]
		}
	}
	return nil
}

// attackWords are the conditions that say what attack it is: its range and its weapon.
func (w *wording) attackWords() string { return attackWords(w.a.If) }

func attackWords(list []Condition) string {
	var out string
	for _, c := range list {
		if c.Not {
			continue
		}
		switch c.Op {
		case IsPrimary:
			out = " with its primary weapon" + out
		case IsSecondary:
			out = " with a secondary weapon" + out
			if f := find(list, WeaponFaction); f != nil {
				out = " with a " + f.Faction.String() + " secondary weapon" + out[len(" with a secondary weapon"):]
			}
			for _, n := range list {
				if n.Op == WeaponFaction && n.Not {
					out = " with a secondary weapon that is not " + n.Faction.String() + out[len(" with a secondary weapon"):]
				}
			}
		case WeaponTitle:
			out = " with a weapon whose title contains " + c.Text + out
		case RangeIs:
			out += " at Range " + span(c.N, c.M)
		}
	}
	return out
}

// besides are the conditions that the opening does not tell.
func (w *wording) besides() (out []Condition) {
	for _, c := range w.a.If {
		switch c.Op {
		case RangeIs, IsPrimary, IsSecondary, WeaponTitle, WeaponFaction, OfAttack, ActionIs, FromBar, CardIs, ByEnemyUpgrade:
			continue
		case AttackHits:
			if w.at == Hitting || w.at == Compare || w.a.Whose == ThisWeapon {
				continue
			}
		case CritReachedHull:
			if w.at == DealDamage {
				continue
			}
		case InActivation:
			continue
		case InFrontOrRearOfFoe:
			if w.at == EnemyMoved {
				continue
			}
		}
		out = append(out, c)
	}
	return out
}

// actionWords are the actions of which the line waits for one.
func (w *wording) actionWords() string {
	out := "an action"
	if c := find(w.a.If, ActionIs); c != nil {
		out = "an " + c.Actions.words() + " action"
	}
	if w.a.has(FromBar) {
		out += " of its Action Bar"
	}
	if w.a.has(InActivation) {
		out += " in the Activation Phase"
	}
	return out
}

// words lists actions: "Evade, Scan or Battle Stations".
func (s ActionSet) words() string {
	var out []string
	for x := Evade; x < NumActions; x++ {
		if s.Has(x) {
			out = append(out, x.Words())
		}
	}
	return list(out, "or")
}

// words are the names of kinds of card, in the plural when there are several.
func (k Kinds) words(n int8) string {
	plural := n != 1
	if k&AnyUpgrade == AnyUpgrade {
		if plural {
			return "upgrades"
		}
		return "upgrade"
	}
	var out []string
	for i, name := range []string{"Elite Talent", "crew card", "tech upgrade", "weapon upgrade", "Borg upgrade", "", "", "captain"} {
		if k&(1<<i) == 0 {
			continue
		}
		if plural {
			name += "s"
		}
		out = append(out, name)
	}
	return list(out, "or")
}

// words are the kinds of token with the word token.
func (t Tokens) words(n int8) string {
	word := " tokens"
	if n == 1 {
		word = " token"
	}
	switch t {
	case ChargeToken:
		return "charge" + word
	case SameToken:
		return strings.TrimSpace(word) + " of the same kind"
	case AnyToken:
		return strings.TrimSpace(word) + " of your choice (Evade, Scan, Battle Stations or Auxiliary Power)"
	}
	var out []string
	for i, name := range []string{"Evade", "Scan", "Battle Stations", "Auxiliary Power", "enemy Target Lock"} {
		if t&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return list(out, "or") + word
}

// words say a reach as seen from a ship.
func (r *Reach) words(from string) string {
	var out []string
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	if r.Class != "" && r.ClassLike {
		add("whose class has " + r.Class + " in its name")
	} else if r.Class != "" {
		add("of the class " + r.Class)
	}
	add(bands(r.Near, r.Far))
	switch r.In {
	case InFront:
		add("in " + whose(from) + " front arc")
	case OutOfFront:
		add("outside " + whose(from) + " front arc")
	}
	var that []string
	if r.LessSkill {
		that = append(that, "has a lower captain skill than "+from)
	}
	if r.Without != 0 {
		that = append(that, "has no "+r.Without.words(1))
	}
	if r.NotCloaked {
		that = append(that, "is not cloaked")
	}
	if r.Cloaked {
		that = append(that, "is cloaked")
	}
	if r.ShieldsDown {
		that = append(that, "has no active shields")
	}
	if len(that) > 0 {
		add("that " + list(that, "and"))
	}
	return strings.Join(out, " ")
}

// choice is the ship that is chosen.
func (w *wording) choice() string {
	t := &w.a.Targets
	ship := "an enemy ship"
	if t.Who == AFriend {
		ship = "a friendly " + t.Faction.String()
		ship = strings.TrimSpace(ship) + " ship"
		if t.Self {
			ship = "this ship or " + ship
		}
	}
	return strings.TrimSpace(ship + " " + t.Reach.words("this ship"))
}

// conditions joins conditions with "and".
func (w *wording) conditions(cs []Condition) string {
	var out []string
	keep := w.self
	for i := range cs {
		text := w.condition(&cs[i])
		out = append(out, text)
		if strings.HasPrefix(text, "this ship") {
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
			return who + " has as much hull left as " + w.ship(c.Than) + " or more"
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

// afterIs puts range before class: "within Range 1-2 and of the class X".
func afterIs(r *Reach) string {
	if r.Class == "" {
		return r.words("this ship")
	}
	q := *r
	q.Class, q.ClassLike = "", false
	return q.words("this ship") + " and is of the class " + r.Class
}

func article(s string) string {
	if s != "" && strings.ContainsRune("AEIOU", rune(s[0])) {
		return "an " + s
	}
	return "a " + s
}

func atSpeed(n, m int8) string {
	if m == 0 {
		return ""
	}
	return " of speed " + span(n, m)
}

func (c Colors) words() string {
	var out []string
	for _, x := range []Color{Green, White, Red} {
		if c.Has(x) {
			out = append(out, x.String())
		}
	}
	return list(out, "or")
}

func (s Shapes) words() string {
	var out []string
	for i, name := range shapeWords {
		if s&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return list(out, "or")
}
