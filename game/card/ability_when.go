package card

import (
	"fmt"
	"strings"
)

// windowNames are the moments as card files write them, in the order of the constants.
var windowNames = [NumWindows]string{
	Static: "always", AtSetUp: "set-up", Reveal: "dial revealed", BeforeMove: "before moving", ExtraMove: "before an extra maneuver",
	AfterMove: "after moving", EnemyMoved: "enemy moved", OnMine: "mine", DoAction: "action", FleetAction: "fleet action",
	Activate: "activation", ActivationEnd: "end of activation", OnAction: "action performed", CombatStart: "start of combat",
	CombatTurn: "turn in combat", AttackInstead: "instead of an attack", Declare: "target declared", CountAttack: "counting attack dice",
	CountAttackFoe: "counting enemy attack dice", RolledAttack: "attack dice rolled", ModifyAttackFoe: "modifying enemy attack dice",
	ModifyAttack: "modifying attack dice", CountDefense: "counting defense dice", CountDefenseFoe: "counting enemy defense dice",
	ModifyDefenseFoe: "modifying enemy defense dice", ModifyDefense: "modifying defense dice", Compare: "comparing in defense",
	Hitting: "comparing in attack", Incoming: "damage incoming", HullDamage: "hull about to be damaged", ShieldsGone: "last shield destroyed",
	DealDamage: "dealing a damage card", Damaged: "damage dealt", AfterAttack: "after attacking", AfterDefense: "after being attacked",
	CombatEnd: "end of combat", AnyRoll: "any other roll", OnDisable: "card about to be disabled", OnDiscard: "card about to be discarded",
	OnSpendLock: "lock spent to re-roll", Anytime: "any time",
}

// parseWindows reads moments joined by "or".
func parseWindows(text string) (Windows, error) {
	words := split(text)
	var w Windows
	if n := nameSet(words, windowNames[:], func(i int) { w |= 1 << i }); n < len(words) || n == 0 {
		return 0, fmt.Errorf("%q is not a moment: want one of %s; several are joined by or", text, strings.Join(windowNames[:], ", "))
	}
	return w, nil
}

var whosePhrases = []phrase[Ability]{
	{pattern: "own", fill: func(a *Ability, _ *found) { a.Whose = Own }},
	{pattern: "this weapon", fill: func(a *Ability, _ *found) { a.Whose = ThisWeapon }},
	{pattern: "friends", fill: func(a *Ability, _ *found) { a.Whose = Friends }},
	{pattern: "friends <reach>", fill: func(a *Ability, f *found) { a.Whose, a.Reach = Friends, f.reach }},
	{pattern: "self or friends", fill: func(a *Ability, _ *found) { a.Whose = SelfOrFriends }},
	{pattern: "self or friends <reach>", fill: func(a *Ability, f *found) { a.Whose, a.Reach = SelfOrFriends, f.reach }},
	{pattern: "fleet", fill: func(a *Ability, _ *found) { a.Whose = WholeFleet }},
}

var limitPhrases = []phrase[Ability]{
	{pattern: "once a round", fill: func(a *Ability, _ *found) { a.Limit = OnceARound }},
	{pattern: "each time", fill: func(a *Ability, _ *found) { a.Limit = EachTime }},
	{pattern: "once a round for each ship", fill: func(a *Ability, _ *found) { a.Limit = OnceAShip }},
	{pattern: "one ship a round", fill: func(a *Ability, _ *found) { a.Limit = OneShipARound }},
	{pattern: "once a defense", fill: func(a *Ability, _ *found) { a.Limit = OnceADefense }},
}

// parsePhrase reads a text that must be one phrase as a whole.
func parsePhrase[T any](v *T, what, text string, phrases []phrase[T]) error {
	return parseWords(v, what, text, split(text), phrases)
}

func parseWords[T any](v *T, what, text string, words []string, phrases []phrase[T]) error {
	i, n, f := longest(phrases, words)
	switch {
	case i < 0:
		return fmt.Errorf("%q is not %s: want one of %s", text, what, choices(phrases, words))
	case n < len(words):
		return fmt.Errorf("%q is %s only as far as %q: want one of %s", text, what, phrases[i].pattern, choices(phrases, words))
	}
	phrases[i].fill(v, &f)
	return nil
}

// choices lists the phrases that begin like the words, or all where none does.
func choices[T any](phrases []phrase[T], words []string) string {
	var out, like []string
	for _, p := range phrases {
		out = append(out, p.pattern)
		if head, _, _ := strings.Cut(p.pattern, " "); head == first(words) {
			like = append(like, p.pattern)
		}
	}
	if len(like) > 0 {
		out = like
	}
	return strings.Join(out, "; ")
}

var costPhrases = []phrase[Cost]{
	{pattern: "disable this", fill: func(c *Cost, _ *found) { c.Op = DisableMe }},
	{pattern: "discard this", fill: func(c *Cost, _ *found) { c.Op = DiscardMe }},
	{pattern: "time <n>", fill: func(c *Cost, f *found) { c.Op, c.N = TimeOnMe, f.n }},
	{pattern: "aux <n-m>", fill: func(c *Cost, f *found) { c.Op, c.N, c.M = PayAux, f.n, f.m }},
	{pattern: "turn off shields <n>", fill: func(c *Cost, f *found) { c.Op, c.N = TurnOffShields, f.n }},
	{pattern: "turn off all shields", fill: func(c *Cost, _ *found) { c.Op = AllShields }},
	{pattern: "spend lock", fill: func(c *Cost, _ *found) { c.Op = SpendTheLock }},
	{pattern: "spend <tokens>", fill: func(c *Cost, f *found) { c.Op, c.Tokens = SpendToken, f.tokens }},
	{pattern: "spend cloak", fill: func(c *Cost, _ *found) { c.Op = SpendCloak }},
	{pattern: "drones <n-m>", fill: func(c *Cost, f *found) { c.Op, c.N, c.M = SpendDrones, f.n, f.m }},
	{pattern: "charges <n-m>", fill: func(c *Cost, f *found) { c.Op, c.N, c.M = SpendCharges, f.n, f.m }},
	{pattern: "disable <n-m> <kinds>", fill: func(c *Cost, f *found) { c.Op, c.N, c.M, c.Kinds = DisableCards, f.n, f.m, f.kinds }},
	{pattern: "discard <n-m> <kinds>", fill: func(c *Cost, f *found) { c.Op, c.N, c.M, c.Kinds = DiscardCards, f.n, f.m, f.kinds }},
	{pattern: "no attack this round", fill: func(c *Cost, _ *found) { c.Op = GiveUpAttack }},
	{pattern: "fewer attack dice <n>", fill: func(c *Cost, f *found) { c.Op, c.N = FewerAttack, f.n }},
	{pattern: "no defense dice this round", fill: func(c *Cost, _ *found) { c.Op = NoDefenseDice }},
}

// conditionPhrases are what may stand after an optional "not" and an optional "foe", "target" or "carrier".
var conditionPhrases = []phrase[Condition]{
	{pattern: "range <n-m>", fill: func(c *Condition, f *found) { c.Op, c.N, c.M = RangeIs, f.n, f.m }},
	{pattern: "primary weapon", fill: func(c *Condition, _ *found) { c.Op = IsPrimary }},
	{pattern: "secondary weapon", fill: func(c *Condition, _ *found) { c.Op = IsSecondary }},
	{pattern: "weapon called <text>", fill: func(c *Condition, f *found) { c.Op, c.Text = WeaponTitle, f.text }},
	{pattern: "weapon of faction <faction>", fill: func(c *Condition, f *found) { c.Op, c.Faction = WeaponFaction, f.faction }},
	{pattern: "has <tokens>", fill: func(c *Condition, f *found) { c.Op, c.Tokens = HasToken, f.tokens }},
	{pattern: "cloaked", fill: func(c *Condition, _ *found) { c.Op = IsCloaked }},
	{pattern: "cloaked when declared", fill: func(c *Condition, _ *found) { c.Op = CloakedAtDeclare }},
	{pattern: "lock on defender", fill: func(c *Condition, _ *found) { c.Op = LockOnFoe }},
	{pattern: "lock on defender when declared", fill: func(c *Condition, _ *found) { c.Op = LockAtDeclare }},
	{pattern: "locked by an enemy", fill: func(c *Condition, _ *found) { c.Op = EnemyLockOnSelf }},
	{pattern: "enemy within <n>", fill: func(c *Condition, f *found) { c.Op, c.N = EnemyWithin, f.n }},
	{pattern: "friend within <reach>", fill: func(c *Condition, f *found) { c.Op, c.Reach = FriendWithin, f.reach }},
	{pattern: "planet or obstacle within <n>", fill: func(c *Condition, f *found) { c.Op, c.N = ObstacleWithin, f.n }},
	{pattern: "flew <colors>", fill: func(c *Condition, f *found) { c.Op, c.Colors = FlewColor, f.colors }},
	{pattern: "flew <shapes>", fill: func(c *Condition, f *found) { c.Op, c.Shapes = FlewShape, f.shapes }},
	{pattern: "flew <shapes> speed <n-m>", fill: func(c *Condition, f *found) { c.Op, c.Shapes, c.N, c.M = FlewShape, f.shapes, f.n, f.m }},
	{pattern: "dial <colors>", fill: func(c *Condition, f *found) { c.Op, c.Colors = DialColor, f.colors }},
	{pattern: "dial <shapes>", fill: func(c *Condition, f *found) { c.Op, c.Shapes = DialShape, f.shapes }},
	{pattern: "dial <shapes> speed <n-m>", fill: func(c *Condition, f *found) { c.Op, c.Shapes, c.N, c.M = DialShape, f.shapes, f.n, f.m }},
	{pattern: "class <text>", fill: func(c *Condition, f *found) { c.Op, c.Text = OfClass, f.text }},
	{pattern: "faction <faction>", fill: func(c *Condition, f *found) { c.Op, c.Faction = OfFaction, f.faction }},
	{pattern: "hull > <whose> hull", fill: func(c *Condition, f *found) { c.Op, c.Than = HullAbove, f.of }},
	{pattern: "hull >= <whose> hull", fill: func(c *Condition, f *found) { c.Op, c.Than, c.OrEqual = HullAbove, f.of, true }},
	{pattern: "hull <= <n>", fill: func(c *Condition, f *found) { c.Op, c.N = HullAtMost, f.n }},
	{pattern: "skill < <whose> skill", fill: func(c *Condition, f *found) { c.Op, c.Than = SkillBelow, f.of }},
	{pattern: "active shields >= <n>", fill: func(c *Condition, f *found) { c.Op, c.N = ShieldsAtLeast, f.n }},
	{pattern: "in front arc of foe", fill: func(c *Condition, _ *found) { c.Op = InFrontArcOfFoe }},
	{pattern: "in front or rear arc of foe", fill: func(c *Condition, _ *found) { c.Op = InFrontOrRearOfFoe }},
	{pattern: "in front arc of an enemy", fill: func(c *Condition, _ *found) { c.Op = InEnemyFrontArc }},
	{pattern: "in own front arc", fill: func(c *Condition, _ *found) { c.Op = FoeInFrontArc }},
	{pattern: "attack hits", fill: func(c *Condition, _ *found) { c.Op = AttackHits }},
	{pattern: "critical reached hull", fill: func(c *Condition, _ *found) { c.Op = CritReachedHull }},
	{pattern: "damage reached hull", fill: func(c *Condition, _ *found) { c.Op = ReachedHull }},
	{pattern: "damaged", fill: func(c *Condition, _ *found) { c.Op = WasDamaged }},
	{pattern: "damage >= <n>", fill: func(c *Condition, f *found) { c.Op, c.N = DamageAtLeast, f.n }},
	{pattern: "lock spent to re-roll", fill: func(c *Condition, _ *found) { c.Op = SpentLock }},
	{pattern: "has not performed <actions>", fill: func(c *Condition, f *found) { c.Op, c.Actions = DidNotAct, f.actions }},
	{pattern: "has not performed <actions> as a free action", fill: func(c *Condition, f *found) { c.Op, c.Actions, c.FreeOnly = DidNotAct, f.actions, true }},
	{pattern: "in the activation phase", fill: func(c *Condition, _ *found) { c.Op = InActivation }},
	{pattern: "damage of an attack", fill: func(c *Condition, _ *found) { c.Op = OfAttack }},
	{pattern: "by an enemy card", fill: func(c *Condition, _ *found) { c.Op = ByEnemyCard }},
	{pattern: "by an enemy upgrade", fill: func(c *Condition, _ *found) { c.Op = ByEnemyUpgrade }},
	{pattern: "action <actions>", fill: func(c *Condition, f *found) { c.Op, c.Actions = ActionIs, f.actions }},
	{pattern: "action of the bar", fill: func(c *Condition, _ *found) { c.Op = FromBar }},
	{pattern: "card <kinds>", fill: func(c *Condition, f *found) { c.Op, c.Kinds = CardIs, f.kinds }},
}

func parseCondition(text string) (Condition, error) {
	var c Condition
	words := split(text)
	if first(words) == "not" {
		c.Not, words = true, words[1:]
	}
	switch first(words) {
	case "foe":
		c.Of, words = Foe, words[1:]
	case "target":
		c.Of, words = Target, words[1:]
	case "carrier":
		c.Of, words = Card, words[1:]
	}
	return c, parseWords(&c, "a condition", text, words, conditionPhrases)
}
