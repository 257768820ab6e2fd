package card

import (
	"slices"
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
			open += " and the attack hits, once it is resolved"
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

// moments are those that one clause tells: WHO is the ship, ATTACK what attack it is, where the line says so.
var moments = map[Window]string{
	AtSetUp: "at set-up", Reveal: "when WHO reveals its dial", BeforeMove: "before WHO moves", AfterMove: "after WHO has moved",
	OnMine: "when a mine goes off at WHO", OnSpendLock: "when WHO spends a Target Lock to re-roll", Anytime: "at any time", CombatStart: "at the start of the Combat Phase",
	AttackInstead: "instead of its normal attack", Declare: "when WHO declares the target of an attackATTACK",
	RolledAttack: "when WHO has rolled its attack diceATTACK", Hitting: "when an attack of WHO hitsATTACK",
	DealDamage: "when WHO attacksATTACK and damage is about to be dealt to the defender's hull",
	Damaged:    "when WHO attacksATTACK, once the damage is dealt", AfterAttack: "after WHO has attackedATTACK",
	Incoming: "when WHO is about to be damaged", HullDamage: "when a damage card is about to be dealt to WHO",
	ShieldsGone: "when the last shield of WHO is destroyed", Compare: "when the results of an attack on WHO are compared",
}

// momentsIf are those that a condition of the line says otherwise.
var momentsIf = []struct {
	at   Window
	has  ConditionOp
	says string
}{
	{DealDamage, CritReachedHull, "when WHO attacksATTACK and a Critical Hit is about to be dealt to the defender's hull"},
	{Incoming, OfAttack, "when WHO is about to be damaged by an attackATTACK"},
	{Compare, AttackHits, "when WHO is hitATTACK"},
}

// momentWords is one moment as a clause.
func (w *wording) momentWords(who string) string {
	says := moments[w.at]
	for _, m := range momentsIf {
		if m.at == w.at && w.a.has(m.has) {
			says = m.says
		}
	}
	switch {
	case w.at == CombatStart && w.a.At.Has(CombatTurn):
		return strings.Replace(turnOf(who, "Combat"), " on ", " at its start or on ", 1) + ", before it declares a target"
	case says != "":
	case w.at == EnemyMoved:
		return w.enemyMoved(who)
	case w.at == Activate:
		return turnOf(who, "Activation")
	case w.at == ActivationEnd:
		return strings.Replace(turnOf(who, "Activation"), "on th", "at the end of th", 1)
	case w.at == OnAction:
		return "after " + who + " has performed " + w.actionWords()
	case w.at == CombatTurn:
		return turnOf(who, "Combat") + ", before it declares a target"
	case w.at == OnDisable || w.at == OnDiscard:
		return w.threatWords()
	case w.at.ofDefense():
		says = "when WHO is attackedATTACK"
	default:
		says = "when WHO attacksATTACK"
	}
	return strings.NewReplacer("WHO", who, "ATTACK", w.attackWords()).Replace(says)
}

// threatWords is the moment at which a card is about to be lost.
func (w *wording) threatWords() string {
	switch {
	case w.at == OnDisable:
		return "when " + w.threatened() + " is about to be disabled" + w.cause() + w.unpaid()
	case !w.a.saves():
		return "when " + w.threatened() + " has been discarded, for whatever reason"
	}
	return "when " + w.threatened() + " is about to be discarded" + w.cause() + w.unpaid()
}

// turnOf is a ship's turn in a phase.
func turnOf(who, phase string) string {
	if who != "this ship" {
		return "in the " + phase + " Phase, on the turn of " + who
	}
	return "on " + whose(who) + " turn in the " + phase + " Phase"
}

func (w *wording) enemyMoved(who string) string {
	open := "when an enemy ship ends a move"
	if w.a.has(InActivation) {
		open += " in the Activation Phase"
	}
	var where []string
	if c := find(w.a.If, RangeIs); c != nil {
		where = append(where, bands(c.N, c.M))
	}
	if w.a.has(InFrontOrRearOfFoe) {
		where = append(where, "in that enemy ship's front or rear arc")
	}
	if len(where) > 0 {
		open += " with " + who + " " + list(where, "and")
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

// unpaid says of a text that saves cards that it does not speak of prices.
func (w *wording) unpaid() string {
	if w.a.saves() && !w.a.has(ByEnemyUpgrade) {
		return " other than as a price"
	}
	return ""
}

// saves tells whether the line keeps a card from being disabled or discarded.
func (a *Ability) saves() bool {
	return slices.ContainsFunc(a.Do, func(e Effect) bool { return e.Op == Protect })
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

// choice is the ship that is chosen.
func (w *wording) choice() string {
	t := &w.a.Targets
	ship := "an enemy ship"
	if t.Who == AFriend {
		ship = "a friendly " + t.Faction.String()
		ship = strings.TrimSpace(ship) + " ship"
		if t.Self {
			ship = w.me() + " or " + ship
		}
	}
	return strings.TrimSpace(ship + " " + w.reach(&t.Reach))
}

// reach is where ships are that are chosen, seen from the ship of the line.
func (w *wording) reach(r *Reach) string {
	out := r.words(w.me())
	if w.a.At.Has(FleetAction) {
		if near := bands(r.Near, r.Far); near != "" && r.In == AnyDirection {
			out = strings.Replace(out, near, near+" of "+w.me(), 1)
		}
	}
	return out
}
