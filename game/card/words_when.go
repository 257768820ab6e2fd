package card

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

var subjects = [...]string{
	Own: "this ship", ThisWeapon: "this ship", Friends: "a friendly ship",
	SelfOrFriends: "this ship or a friendly ship",
	WholeFleet:    "a ship of your fleet",
	Enemies:       "an enemy ship",
	Bearers:       "a ship marked by this card",
}

// opening is when the line speaks and what must hold. Conditions that belong to an attack or an
// action stand within.
func (w *wording) opening() string {
	a := w.a
	of := spaced("friendly", a.Reach.Faction.String(), "ship")
	who := spaced(strings.Replace(subjects[a.Whose], "friendly ship", of, 1), a.Reach.words("this ship"))
	static := a.At.Has(Static) && a.Whose != ThisWeapon
	w.self = whether(static || unowned.Has(w.at) && a.Whose != ThisWeapon, "this ship", "it")
	if unowned.Has(w.at) && a.Whose == WholeFleet {
		w.self = "that ship"
	}
	if static {
		if a.foreign() || a.Whose == Friends {
			w.self = who
		}
		return w.conditions("while ", w.besides())
	}
	open := w.momentWords(who)
	if a.foreign() && unowned.Has(w.at) && !strings.Contains(open, who) {
		_, ship, _ := strings.Cut(who, " ")
		open, w.self = open+", for each "+ship, "it"
	}
	return open + w.conditions(", if ", w.besides())
}

// together are moments that one clause tells for all of them; the last that fits does.
var together = []struct {
	at   Windows
	says string
}{
	{At(ModifyAttack, ModifyDefense), "when {who} attacks or is attacked"},
	{At(CountAttack, CountDefense), "before {who} rolls attack or defense dice"},
	{At(Reveal, ExtraMove), "when {who} reveals its dial or is about to make another maneuver"},
	{
		At(CombatStart, CombatTurn),
		"in the Combat Phase, at its start or on the turn of {who}, before it declares a target",
	},
	{At(AnyRoll), "whenever {who} rolls dice"},
	{At(OnDisable, OnPrice), "when {card} is about to be disabled, as a price too"},
	{At(OnDisable, OnDiscard), "when {card} {disabled or discarded}"},
	{At(OnDiscard, OnTake), "when {card} is about to be discarded or taken"},
	{At(OnDisable, OnDiscard, OnTake, OnTime),
		"when {card} is about to be disabled, discarded or taken, or to get Time Tokens"},
}

// moments are told by a clause each, with the slots of [wording.momentWords]; those that are not
// here are an attack's.
var moments = map[Window]string{
	AtSetUp:       "at set-up",
	Reveal:        "when {who} reveals its dial",
	BeforeMove:    "before {who} moves",
	AfterMove:     "after {who} has moved",
	EnemyMoved:    "when an enemy ship ends a move{in activation}{where}",
	OtherMoved:    "when another ship has ended a move",
	OnLocked:      "when {who} has acquired a Target Lock",
	OnLock:        "when an enemy ship is about to acquire a Target Lock on {who}",
	AimedAt:       "when an enemy card is about to be used on {who}",
	OtherActed:    "after another ship has performed {action}",
	OtherSpent:    "when another ship has spent a token",
	OnMine:        "when a mine goes off at {who}",
	Activate:      "{turn in Activation}",
	ActivationEnd: "{end of turn}",
	OnAction:      "after {who} has performed {action}",
	OnSpendLock:   "when {who} spends a Target Lock to re-roll",
	Anytime:       "at any time",
	CombatStart:   "at the start of the Combat Phase",
	BeforeDials:   "in the Planning Phase, before dials are set",
	AtEnd:         "in the End Phase",
	CombatTurn:    "{turn in Combat}, before it declares a target",
	AttackInstead: "instead of its normal attack",
	Targeted:      "when {who} becomes the target of an attack{attack}",
	OnPrice:       "when {card} is about to be disabled as a price{attacking}{in activation}",
	OnSpend:       "when {who} spends {token}{attacking}",
	OnToken:       "when {who} gains {token}",
	OnDamageCard:  "when {damage card} is dealt to {who} face up",
	Declare:       "when {who} declares the target of an attack{attack}",
	RolledAttack:  "when {who} has rolled its attack dice{attack}",
	Hitting:       "when {hits}",
	DealDamage:    "when {who} attacks{attack} and {dealt}",
	Damaged:       "when {who} attacks{attack}, once the damage is dealt",
	AfterAttack:   "after {who} has attacked{attack}",
	AfterDefense:  "after {who} has been attacked{attack}",
	Incoming:      "when {who} is about to be damaged{by an attack}",
	HullDamage:    "when a damage card is about to be dealt to {who}",
	ShieldsGone:   "when the last shield of {who} is destroyed",
	Compare:       "when {hit}",
	OnDisable:     "when {card} is about to be disabled{cause}",
	OnDiscard:     "when {card} {discarded}",
	OnFree:        "when a Disabled Token is about to be removed from {card}",
	Announced:     "when {who} is about to perform an action of its Action Bar",
	OnRepair:      "when hull or shields of {who} are about to be repaired",
	AuxGone:       "when {who} loses an Auxiliary Power Token",
	CardTaken:     "when an enemy card has disabled or discarded {card}",
	OnTake:        "when {card} is about to be taken",
	OnTime:        "when Time Tokens are about to be placed on {card}{attacking}",
	OnCardUsed:    "each time {who} has used {card}{in activation}",
	OnCardAction:  "after {who} has performed the Action of {card}{in activation}",

	ActivationStart:  "at the start of the Activation Phase",
	ActivationFinish: "at the end of the Activation Phase",
	DialsSet:         "in the Planning Phase, when all dials are set",
	ShipLost:         "when {who} is destroyed",
	Suffered:         "each time {who} suffers a damage to shields or hull",
	Cancelled:        "when the attack of {who} is canceled",
	OnAux:            "when {who} is about to gain an Auxiliary Power Token, other than as a price",
	CaptainGone:      "when the captain of {who} has been discarded",
}

// ifRolls are the moments of an attack where some moments are all rolls.
func ifRolls(at Windows) Windows {
	if at.Has(AnyRoll) {
		return AttackWindows
	}
	return Windows{}
}

func (w *wording) momentWords(who string) string {
	says := ""
	left := w.a.At
	for _, m := range together {
		if w.a.At.And(m.at) == m.at {
			says, left = m.says, w.a.At.Without(m.at).Without(ifRolls(m.at))
		}
	}
	out := []string{says}
	for at := range NumWindows {
		one := cmp.Or(
			moments[at],
			whether(ofDefense.Has(at), "when {who} is attacked{attack}", "when {who} attacks{attack}"),
		)
		if left.Has(at) && !slices.Contains(out, one) {
			out = append(out, one)
		}
	}
	if i := len(out) - 2; i >= 0 && strings.Contains(out[i], ", ") {
		out[i] += ","
	}
	says = list(out, "or")
	if w.a.Whose == ThisWeapon {
		says = "when this ship attacks with this weapon{attack}" + w.weaponHits()
		if w.at == AfterAttack {
			says = "after this ship has attacked with this weapon{attack}" +
				ifSo(w.a.has(AttackHits), ", if the attack hits")
		}
	}
	return slots.ReplaceAllStringFunc(says, func(slot string) string { return w.momentSlot(slot, who) })
}

func (w *wording) momentSlot(slot, who string) string {
	a := w.a
	switch slot {
	case "{who}":
		return who
	case "{token}":
		if c := find(a.If, TokenIs); c != nil {
			return article(c.Tokens.words(1))
		}
		return "a token"
	case "{attacking}":
		return ifSo(a.has(Attacking), " in its attack")
	case "{damage card}":
		if c := find(a.If, DamageCardIs); c != nil {
			return "the damage card " + c.Text
		}
		return "a damage card"
	case "{attack}":
		return w.attackWords(w.a.If)
	case "{action}":
		return w.actionWords()
	case "{in activation}":
		return w.inActivation()
	case "{where}":
		return w.whereMoved(who)
	case "{turn in Activation}":
		return turnOf("on", who, "Activation")
	case "{end of turn}":
		return turnOf("at the end of", who, "Activation")
	case "{turn in Combat}":
		return turnOf("on", who, "Combat")
	case "{dealt}":
		return w.dealt()
	case "{by an attack}":
		return ifSo(a.has(OfAttack), " by an attack"+w.attackWords(w.a.If))
	case "{hit}":
		return whether(
			a.has(AttackHits),
			who+" is hit"+w.attackWords(w.a.If),
			"the results of an attack"+w.attackWords(w.a.If)+" on "+who+" are compared",
		)
	case "{hits}":
		return whether(
			a.has(AttackHits),
			"an attack of "+who+" hits"+w.attackWords(w.a.If),
			"the results of an attack of "+who+w.attackWords(w.a.If)+" are compared",
		)
	case "{card}":
		return w.threatened(who)
	case "{disabled or discarded}":
		return "is about to be disabled or " + whether(a.saves(), "discarded"+w.cause(), "has been discarded")
	case "{discarded}":
		return whether(a.saves(), "is about to be discarded"+w.cause(), "has been discarded, for whatever reason")
	}
	return w.cause()
}

// weaponHits returns the words for a step of an attack with the card's weapon.
func (w *wording) weaponHits() string {
	switch hits := w.a.has(AttackHits); {
	case w.at == Hitting && hits:
		return " and the attack hits"
	case w.at == Damaged && hits:
		return " and the attack hits, once it is resolved"
	case w.at == Damaged:
		return ", once its damage is dealt"
	case w.at == DealDamage:
		return " and " + w.dealt()
	}
	return ""
}

// dealt returns the clause of damage, or a Critical Hit alone, about to reach the defender's hull.
func (w *wording) dealt() string {
	return whether(w.a.has(CritReachedHull), "a Critical Hit", "damage") +
		" is about to be dealt to the defender's hull"
}

// turnOf is a ship's turn in a phase: on it, or at its end.
func turnOf(on, who, phase string) string {
	in := "in the " + phase + " Phase"
	return whether(who == "this ship", on+" this ship's turn "+in, in+", "+on+" the turn of "+who)
}

func (w *wording) inActivation() string {
	return ifSo(w.a.has(InActivation), " in the Activation Phase")
}

// whereMoved says where a ship stands when an enemy's has moved.
func (w *wording) whereMoved(who string) string {
	var where []string
	if c := find(w.a.If, RangeIs); c != nil {
		where = append(where, bands(c.N, c.M))
	}
	if w.a.has(InFrontOrRearOfFoe) {
		where = append(where, "in that enemy ship's front or rear arc")
	}
	if len(where) == 0 {
		return ""
	}
	return " with " + who + " " + strings.Join(where, " and ")
}

// unowned are the moments whose words name no ship.
var unowned = At(AtSetUp, CombatStart, CombatEnd, OnDisable, OnPrice, OnToken, OnDamageCard, OnDiscard, Anytime,
	BeforeDials, AtEnd, OnTime, OnCardAction, OnCardUsed, ActivationStart, ActivationFinish, DialsSet, CaptainGone,
	OtherMoved, OtherSpent, OtherActed, CardTaken, OnFree, OnTake)

// threatened is the card that an event is about.
func (w *wording) threatened(who string) string {
	name, other := "card", false
	if c := find(w.a.If, CardIs); c != nil {
		name = spaced(c.Faction.String(), c.Kinds.words(1))
	}
	for _, e := range w.a.Do {
		if e.Op == Protect {
			other = other || e.Others
			if whole := spaced(e.Faction.String(), e.Kinds.words(1)); !strings.HasSuffix(name, " "+whole) {
				name = whole
			}
		}
	}
	one := whether(name == "captain", "the ", whether(strings.HasPrefix(name, "upgrade"), "an ", "a "))
	return whether(other, "another ", one) + name + " of " + who
}

// cause names the cause that takes a card. A text that saves cards does not speak of prices.
func (w *wording) cause() string {
	return whether(w.a.has(ByEnemyUpgrade), " by an enemy upgrade", ifSo(w.a.saves(), " other than as a price"))
}

// saves tells whether the line keeps a card from being disabled or discarded.
func (a *Ability) saves() bool {
	return slices.ContainsFunc(a.Do, func(e Effect) bool { return e.saves() })
}

func (e *Effect) saves() bool {
	return e.Op == Protect || e.Op == MoveCard && e.That ||
		slices.ContainsFunc(e.Sub, func(x Effect) bool { return x.saves() })
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
func (w *wording) attackWords(list []Condition) string {
	of, but := "", ""
	for _, c := range list {
		switch {
		case c.Op != WeaponFaction:
		case c.Not:
			but = " that is not " + c.Faction.String()
		default:
			of = c.Faction.String() + " "
		}
	}
	var out string
	for _, c := range list {
		switch {
		case c.Not:
		case c.Op == IsPrimary:
			out = " with " + whether(ofDefense.Has(w.at), "a", "its") + " primary weapon" + out
		case c.Op == IsSecondary:
			out = " with " + article(of+"secondary weapon") + but + out
		case c.Op == WeaponTitle:
			out = " with a weapon whose title contains " + c.Text + out
		case c.Op == RangeIs:
			out += " at Range " + span(c.N, c.M)
		}
	}
	return out
}

// toldByMoment are the conditions that the clause of the moment tells in words of its own; it has
// none for their contraries.
var toldByMoment = map[ConditionOp]bool{
	RangeIs:        true,
	IsPrimary:      true,
	IsSecondary:    true,
	WeaponTitle:    true,
	OfAttack:       true,
	InActivation:   true,
	ActionIs:       true,
	FromBar:        true,
	ByEnemyUpgrade: true,
	CardIs:         true,
	TokenIs:        true,
	Attacking:      true,
	DamageCardIs:   true,
}

func (w *wording) besides() []Condition {
	return slices.DeleteFunc(slices.Clone(w.a.If), func(c Condition) bool {
		switch {
		case c.Of == Target && w.choice() != "":
			return true // told where the ship is chosen
		case c.Op == WeaponFaction && w.a.has(IsSecondary):
			return true // of which faction the secondary weapon is, or is not
		case c.Not:
			return false
		case c.Op == AttackHits:
			return w.at == Hitting || w.at == Compare || w.a.Whose == ThisWeapon
		case c.Op == CritReachedHull:
			return w.at == DealDamage
		case c.Op == InFrontOrRearOfFoe:
			return w.at == EnemyMoved
		}
		return toldByMoment[c.Op] && w.at != Static
	})
}

// actionWords are the actions of which the line waits for one.
func (w *wording) actionWords() string {
	out := "an action"
	if c := find(w.a.If, ActionIs); c != nil {
		out = article(c.Actions.words()) + " action"
	}
	return out + ifSo(w.a.has(FromBar), " of its Action Bar") + w.inActivation()
}

func (w *wording) choice() string {
	switch t := &w.a.Targets; {
	case t.Who == NoTarget || t.All:
		return ""
	case t.Who == AFriend:
		return "choose " + ifSo(t.UpTo == 0, w.friends("a", " or ")) + ifSo(t.UpTo != 0, w.upTo("friendly"))
	case t.UpTo != 0:
		return "choose " + w.upTo("enemy")
	case t.Who == AnyShip:
		return spaced("choose "+ifSo(t.Self, w.me+" or ")+"another", t.Faction.String(), "ship", w.reach())
	}
	return spaced("choose an enemy", w.a.Targets.Faction.String(), "ship", w.reach())
}

// upTo are several ships of a side that may be chosen.
func (w *wording) upTo(side string) string {
	t := &w.a.Targets
	return spaced(fmt.Sprintf("up to %d", t.UpTo), side, t.Faction.String(), "ships", w.reach())
}

func (w *wording) friends(one, with string) string {
	t := &w.a.Targets
	return ifSo(t.Self, w.me+with) + spaced(one, "friendly", t.Faction.String(), "ship", w.reach())
}

// reach says where ships stand that are chosen, seen from the ship of the line.
func (w *wording) reach() string {
	r := &w.a.Targets.Reach
	out := r.words(w.me)
	from := ifSo(w.a.At.Has(FleetAction), w.me)
	if w.a.Targets.Foe {
		from = w.foe()
	}
	if near := bands(r.Near, r.Far); near != "" && r.In == AnyDirection && from != "" {
		out = strings.Replace(out, near, near+" of "+from, 1)
	}
	return out
}
