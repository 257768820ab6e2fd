package card

import (
	"fmt"
	"slices"
	"strings"
)

// What can never be is refused with the moments that would do: a condition that is asked before it
// can be known, an effect that comes too late or too early, a line that speaks when nobody listens.
// The tables say at which moments the referee looks.

var (
	everyMoment = between(0, NumWindows-1)
	// acting are the moments at which a line is performed; at others it is only looked at.
	acting = everyMoment.Without(At(Static, AnyRoll))
	// ofAttack holds the moments at which an attack is being made, or may be.
	ofAttack = AttackWindows.Or(At(Cancelled, OnSpendLock, OnDisable, OnDiscard, OnPrice, OnSpend, OnToken,
		OnDamageCard, Anytime, EnemyMoved, OtherMoved, OtherSpent, OtherActed, OnLock, AimedAt, ShipLost, OnTake,
		OnTime))
	compared   = At(Compare, Hitting).Or(dealing)
	dealing    = between(Incoming, AfterDefense)
	reached    = between(HullDamage, AfterDefense).Or(At(Cancelled))
	losing     = At(OnDisable, OnDiscard, OnPrice)
	struck     = losing.Or(At(OnTake, OnTime)) // at which a card of the ship is about to be affected
	isMoved    = everyMoment.Without(At(AtSetUp, Reveal, BeforeMove, DialsSet, ActivationStart))
	unrolled   = acting.Without(between(RolledAttack, AfterDefense))
	undefended = acting.Without(between(ModifyDefenseFoe, AfterDefense))
	changing   = acting.Without(between(Hitting, AfterDefense)).Without(At(OnSpendLock))
	silent     = At(CombatEnd) // at which no line is asked
)

// knownAt says at which moments a condition can be known, where those are not all.
var knownAt = map[ConditionOp]Windows{
	RangeIs: ofAttack, IsPrimary: ofAttack, IsSecondary: ofAttack, WeaponTitle: ofAttack, WeaponFaction: ofAttack,
	AimingFriends: ofAttack, InFrontArcOfFoe: ofAttack, InFrontOrRearOfFoe: ofAttack,
	FoeInFrontArc: ofAttack, LockOnFoe: ofAttack,
	AttackHits: compared, ReachedHull: reached, CritReachedHull: reached, WasDamaged: reached, DamageAtLeast: reached,
	HullDamageIs: reached, HullCritsAre: reached,
	SpentLock: between(ModifyAttack, AfterDefense),
	OfAttack:  At(Compare, Incoming, HullDamage, ShieldsGone, OnDamageCard, Suffered),
	ActionIs:  At(OnAction, OtherActed), FromBar: At(OnAction, OtherActed),
	ByThisShip:  losing.Or(At(CardTaken)),
	ByEnemyCard: struck, ByEnemyUpgrade: struck,
	ByEnemyKind: struck.Or(At(AimedAt)), ByEnemyFaction: At(AimedAt), ByItsAction: At(AimedAt), FirstAttack: ofAttack,
	CardIs: struck.Or(At(OnCardAction, OnCardUsed, CardTaken, OnFree)), CardCalled: losing.Or(At(OnTime, OnCardAction)),
	TimeAtLeast: At(OnTime), ForAction: At(OnTime),
	TokenIs: At(OnSpend, OnToken, OtherSpent), DamageCardIs: At(OnDamageCard),
	ShieldsLost:   between(Damaged, AfterDefense),
	ThisIsTheCard: struck, IsDestroyed: ofAttack, AimsAtFoe: ofAttack, OfThisCard: ofAttack,
	FlewColor: isMoved, FlewShape: isMoved, Rolled: between(RolledAttack, AfterDefense),
	OfObstacle: At(Incoming, HullDamage, ShieldsGone, AnyRoll), OfMine: At(Incoming, HullDamage, ShieldsGone),
	Overlapped: isMoved, ToTheHull: At(Suffered),
	RolledOnly: between(RolledAttack, AfterDefense), HitsAre: compared,
}

// doneAt says at which moments an effect does something, where those are not all at which lines are
// performed.
var doneAt = map[EffectOp]Windows{
	AttackDice: unrolled, DefenseDice: undefended, ScanCounts: between(Declare, CountDefenseFoe),
	FoeAttackDice: between(Declare, CountAttackFoe), FoeDefenseDice: between(Declare, CountDefenseFoe),
	Reroll: changing.Or(At(AnyRoll)), Convert: changing, AddResult: between(CountAttack, Hitting),
	SetDie: At(CountAttack, CountDefense), SpecialDie: At(CountAttack, CountDefense),
	CancelResult: At(Compare, Hitting, Incoming), CancelDamage: At(Compare, Hitting, Incoming, HullDamage),
	PromoteDamage: At(DealDamage), DrawTwo: At(DealDamage), SearchDamage: At(DealDamage),
	RollMore: At(RolledAttack, Hitting), CancelAttack: At(Targeted, Compare), FlipThat: At(OnDamageCard),
	Untargeted: At(Static),
	SpareDrone: At(Static), LendDrones: At(Static), DearLatinum: At(Static),
	StayHere: At(Static), Haggle: At(Static), SeeNearer: At(Static), NoRaising: At(Static), OnlyColors: At(Static),
	SureResults: between(Declare, ModifyDefense), KeepShields: acting, KeepLock: At(Declare, OnSpendLock),
	Redial: At(Reveal, BeforeMove, ExtraMove, DialsSet), Recolor: At(Reveal, BeforeMove, ExtraMove),
	SkillBy: acting.Or(At(Static)), Protect: At(Static).Or(losing), KeepTokens: At(AtEnd), AddToBar: At(Static),
	NoAux: At(OnAux, OnLock, OnRepair, Announced), VoidCard: At(AimedAt), TakeAttack: At(Targeted),
	SetDial: At(DialsSet, OtherMoved), SetTheirDial: At(DialsSet), RegainAction: At(AfterMove),
	SlowTo:   acting.Or(At(Static)),
	LessTime: At(Static, OnTime), TimeHere: At(OnTime), AuxAllows: At(Static), StatBy: At(Static),
	LendCards: At(Static), TwoLocks: At(Static), LendLocks: At(Static), Unreached: At(Static),
	SpendAs: acting.Or(At(Static)), TakeLock: At(OnLock), Regrow: At(Static), Divert: At(Targeted),
	Outcast: At(Static), Volley: At(Declare, AfterAttack, CombatTurn), RollAnew: At(Compare),
	Untouched: between(Declare, RolledAttack),
	KeepOff:   At(OnFree), Redirect: At(OnDisable, OnDiscard, OnTake, OnTime), TakeDamage: At(Incoming),
	Survive: At(ShipLost),
	Screen:  At(Static), PickTarget: acting, NamedEffect: everyMoment,
}

// liftedAt says at which moment a rule is lifted.
var liftedAt = [...]Windows{
	NeedLock: At(Declare), ScanPenalty: At(CountDefense), RangeDefense: At(CountDefenseFoe),
	OverlapPenalties:      At(Static),
	NoDefenseAgainstMines: At(Static, OnMine), FactionPenalty: everyMoment, OverlapAction: At(Static),
	CloakShields: At(Static), ShieldsFirstHit: At(Declare, Hitting), RedWithAux: At(Static), ObstacleAction: At(Static),
	AttackCancels: At(Static), CloakShieldsButOne: At(Static),
	AttackBans: At(Static), CloakAgainstLocks: At(Static), FiringArc: At(Declare),
	Planets: At(Static),
}

// doneAt returns the moments at which an effect does something.
func (e *Effect) doneAt() Windows {
	w := e.doesAt()
	if e.Op != NamedEffect && (e.Op != PlaceToken || e.Tokens != ChargeToken) && (e.Op != AddDrones || !e.Stacks) &&
		e.Op != LayMine {
		w = w.Without(At(AtSetUp))
	}
	return w
}

func (e *Effect) doesAt() Windows {
	w, some := doneAt[e.Op]
	switch {
	case (e.Op == NoAttack || e.Op == ForbidAction || e.Op == CopyCard) && e.Fixed:
		return At(Static)
	case e.Op == Ignore && e.Lasts == Now:
		return liftedAt[e.Rule]
	case e.Op == FreeAction && e.Normal:
		return acting.Or(At(Static))
	case e.Lasts != Now:
		return acting
	case e.Op == Cloaking && e.Cloak == KeepGreen:
		return At(Declare)
	case !some:
		w = acting
	}
	switch e.Per {
	case PerHit, PerCrit, PerPlainHit:
		w = w.And(compared)
	case PerAttacker, PerFoeCard, PerFoeStat, PerFoeTokens, PerDearest, PerLostShield, PerFiredTime:
		w = w.And(ofAttack)
	case PerRolled:
		w = w.And(between(RolledAttack, AfterDefense))
	case PerDealt:
		w = w.And(between(Damaged, AfterDefense))
	}
	return w
}

// possible notes what of a line can never be.
func (a *Ability) possible(p *place) {
	if a.At == (Windows{}) {
		return
	}
	if never := a.At.And(silent).words(); never != "" {
		p.bad("when", "no line is asked at %q. Write \"later %s\" at an earlier moment", never, never)
		return
	}
	if a.Whose == ThisWeapon && !a.At.Any(OfAttacker.Without(At(AttackInstead))) {
		p.bad("whose", "this weapon is fired at other moments: want %s", OfAttacker.words())
	}
	if a.Limit != ByWindow && a.onlyCounted() {
		p.bad("limit", "what this line gives is counted whenever it holds, so no limit counts. "+
			"Leave limit out, or write may for what the owner chooses to use")
	}
	a.askable(p, "if", a.If, a.asked())
	for i := range a.Do {
		a.doable(p, &a.Do[i], a.At)
	}
}

// onlyCounted reports whether the referee never uses the line but only counts what it gives: dice of
// the attack being made, or what always holds.
func (a *Ability) onlyCounted() bool {
	chosen := a.May || len(a.Cost) > 0 || a.Uses > 0 || a.Targets.Who != NoTarget && !a.Targets.All ||
		a.At.Any(At(DoAction, FleetAction, AttackInstead))
	return !chosen && len(a.Do) > 0 && (a.At == At(Static) || !slices.ContainsFunc(a.Do, func(e Effect) bool {
		return e.Lasts != Now || e.Op != AttackDice && e.Op != DefenseDice && e.Op != FoeAttackDice &&
			e.Op != FoeDefenseDice
	}))
}

// holdsNoTokens notes prices in tokens on a card on which none lie: a ship card or an admiral.
func (p *place) holdsNoTokens(c *Printed) {
	for i := range c.Abilities {
		for _, x := range c.Abilities[i].Cost {
			if x.Op == TimeOnMe {
				p.bad("abilities", "no Time Token lies on this card, so \"time <n>\" costs nothing. "+
					"Use another price, or limit: once a round")
			}
		}
	}
}

// asked returns the moments at which the conditions of a line are asked: those of the attack too
// where it gives something that lasts.
func (a *Ability) asked() Windows {
	for i := range a.Do {
		if e := &a.Do[i]; !a.At.Any(AttackWindows) && (e.Lasts != Now || e.Op == Later || e.Op == NoAttack && e.Fixed) {
			return a.At.Or(between(Declare, ModifyDefense))
		}
	}
	return a.At
}

// askable notes conditions that cannot be known at the moments at which they are asked.
func (a *Ability) askable(p *place, field string, list []Condition, at Windows) {
	for i := range list {
		c := &list[i]
		known, some := knownAt[c.Op]
		if !some {
			known = everyMoment
		}
		if c.Of == Foe || c.Than == Foe {
			known = known.And(ofAttack)
		}
		if !at.Any(known) {
			p.bad(
				field,
				"%q cannot be known at %q: it can be asked at %s",
				conditionPattern(c),
				at.words(),
				known.words(),
			)
		}
	}
}

// conditionPattern returns the spelling of a kind of condition.
func conditionPattern(c *Condition) string {
	pattern, _, _ := strings.Cut(conditions[c.Op].patterns, " | ")
	if c.Of == Foe {
		return "foe " + pattern
	}
	return pattern
}

// ofShipCardOnly reports whether a line asks nothing but the class and the factions of the ship.
func (a *Ability) ofShipCardOnly() bool {
	return !slices.ContainsFunc(a.If, func(c Condition) bool {
		return c.Op != OfClass && c.Op != OfFaction || c.Of != Self
	})
}

// doable notes an effect that does nothing at any of the moments at which it comes.
func (a *Ability) doable(p *place, e *Effect, at Windows) {
	pattern := kinds[e.Op][e.Form].pattern
	switch e.Per {
	case PerHit:
		pattern += " for each hit"
	case PerCrit:
		pattern += " for each critical"
	}
	switch can := e.doneAt(); {
	case can == Windows{}:
		p.bad("do", "%q never does anything: hits are known from %q on, when those dice are rolled", pattern, Compare)
	case e.Op == StatBy && e.Lasts == Now && !a.ofShipCardOnly():
		p.bad("do", "%q is not asked again each time: want no if, or this round at an earlier moment", pattern)
	case e.Foe && e.Lasts != Now:
		p.bad("do", "%q cannot last: it is done at once. Use it at %s", pattern, ofAttack.And(changing).words())
	case !at.Any(can):
		p.bad("do", "%q does nothing at %q. Use it at %s", pattern, at.words(), can.words())
	}
	if e.To == OnFoe && at.Without(ofAttack) != (Windows{}) {
		p.bad("do", "%q: no foe at %q. Want target, or a moment of an attack", pattern+" to foe", at.words())
	}
	if e.Op == AcquireLock && e.To == OnSelf {
		p.bad("do", "on which ship? write \"acquire lock to target\", to foe or to that ship")
	}
	inner := at
	if e.Op == Later {
		inner = At(e.When)
		if inner.Without(At(AfterAttack, AfterDefense, CombatEnd, AtEnd)) != (Windows{}) {
			p.bad("do", "\"later %s\" never comes: want later after attacking, later after being attacked, "+
				"later end of combat, or later end phase", e.When)
			return
		}
		inner = At(e.When)
	}
	for i := range e.If {
		if c := e.If[i : i+1]; c[0].Op != CardIs { // the card just lost, at any moment
			a.askable(p, "do", c, inner.Or(a.asked().Without(a.At)))
		}
	}
	for i := range e.Sub {
		a.doable(p, &e.Sub[i], inner)
	}
}

// words are the names of some moments: "action or after moving".
func (w Windows) words() string {
	var out []string
	for x := range NumWindows {
		if w.Has(x) {
			out = append(out, x.String())
		}
	}
	if len(out) > 12 {
		return fmt.Sprintf("%s and %d others", strings.Join(out[:4], ", "), len(out)-4)
	}
	return list(out, "or")
}
