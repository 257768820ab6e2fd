package card

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/game/textfile"
)

// windowNames are the moments as card files write them, in the order of the constants.
var windowNames = [NumWindows]string{
	Static: "always", AtSetUp: "set-up", Reveal: "dial revealed", BeforeMove: "before moving",
	ExtraMove: "before an extra maneuver",
	AfterMove: "after moving", EnemyMoved: "enemy moved", OnMine: "mine", DoAction: "action",
	FleetAction: "fleet action",
	Activate:    "activation", ActivationEnd: "end of activation", OnAction: "action performed",
	CombatStart: "start of combat",
	CombatTurn:  "turn in combat", AttackInstead: "instead of an attack", Declare: "target declared",
	Targeted: "targeted", CountAttack: "counting attack dice",
	CountAttackFoe: "counting enemy attack dice", RolledAttack: "attack dice rolled",
	ModifyAttackFoe: "modifying enemy attack dice",
	ModifyAttack:    "modifying attack dice", CountDefense: "counting defense dice",
	CountDefenseFoe:  "counting enemy defense dice",
	ModifyDefenseFoe: "modifying enemy defense dice", ModifyDefense: "modifying defense dice",
	Compare: "comparing in defense",
	Hitting: "comparing in attack", Incoming: "damage incoming", HullDamage: "hull about to be damaged",
	ShieldsGone: "last shield destroyed",
	DealDamage:  "dealing a damage card", Damaged: "damage dealt", AfterAttack: "after attacking",
	AfterDefense: "after being attacked",
	CombatEnd:    "end of combat", AnyRoll: "any other roll", OnDisable: "card about to be disabled",
	OnDiscard: "card about to be discarded",
	OnPrice:   "card disabled as a price", OnSpend: "token spent", OnToken: "token placed",
	OnDamageCard: "damage card dealt",
	OnSpendLock:  "lock spent to re-roll", Anytime: "any time", BeforeDials: "planning", AtEnd: "end phase",
	OnTime:          "Time Tokens about to be placed",
	ActivationStart: "start of the activation phase", ActivationFinish: "end of the activation phase",
	DialsSet:    "dials set",
	CaptainGone: "captain discarded",
	ShipLost:    "ship destroyed", Suffered: "damage suffered",
	Cancelled:  "attack canceled",
	OnAux:      "Auxiliary Power about to be placed",
	OtherMoved: "another ship moved",
	OnLocked:   "lock acquired",
	OnLock:     "lock about to be acquired", AimedAt: "aimed at by a card", OtherSpent: "another ship spent a token",
	OnCardAction: "action of a card performed", OtherActed: "another ship performed an action",
	OnCardUsed: "card used",
	OnFree:     "Disabled Token about to be removed",
	AuxGone:    "Auxiliary Power removed",
	OnTake:     "card about to be taken",
	CardTaken:  "card lost to an enemy",
	OnRepair:   "repair about to be made",
	Announced:  "action of the bar announced",
}

// parseWindows reads moments joined by "or".
func parseWindows(text string) (Windows, error) {
	words := Split(text)
	var w Windows
	if n := nameSet(words, windowNames[:], func(i int) { w = w.Or(At(Window(i))) }); n < len(words) || n == 0 {
		return w, fmt.Errorf(
			"%q is not a moment%s",
			text,
			cmp.Or(
				textfile.Meant(text, windowNames[:]),
				": want one of "+strings.Join(windowNames[:], ", ")+"; several are joined by or",
			),
		)
	}
	return w, nil
}

var whosePhrases = []phrase[Ability]{
	{pattern: "own", sets: func(a *Ability) { a.Whose = Own }},
	{pattern: "this weapon", sets: func(a *Ability) { a.Whose = ThisWeapon }},
	{pattern: "friends", sets: func(a *Ability) { a.Whose = Friends }},
	{pattern: "friends <reach>", fill: func(a *Ability, f *Said) { a.Whose, a.Reach = Friends, f.Reach }},
	{pattern: "self or friends", sets: func(a *Ability) { a.Whose = SelfOrFriends }},
	{pattern: "self or friends <reach>", fill: func(a *Ability, f *Said) { a.Whose, a.Reach = SelfOrFriends, f.Reach }},
	{pattern: "fleet", sets: func(a *Ability) { a.Whose = WholeFleet }},
	{pattern: "enemies", sets: func(a *Ability) { a.Whose = Enemies }},
	{pattern: "enemies <reach>", fill: func(a *Ability, f *Said) { a.Whose, a.Reach = Enemies, f.Reach }},
	{pattern: "marked", sets: func(a *Ability) { a.Whose = Bearers }},
}

var limitPhrases = []phrase[Ability]{
	{pattern: "once a round", sets: func(a *Ability) { a.Limit = OnceARound }},
	{pattern: "each time", sets: func(a *Ability) { a.Limit = EachTime }},
	{pattern: "once a round for each ship", sets: func(a *Ability) { a.Limit = OnceAShip }},
	{pattern: "one ship a round", sets: func(a *Ability) { a.Limit = OneShipARound }},
	{pattern: "this line once a game", sets: func(a *Ability) { a.Limit = OnceALine }},
	{pattern: "once a game", sets: func(a *Ability) { a.Limit = OnceAGame }},
	{pattern: "once a defense", sets: func(a *Ability) { a.Limit = OnceADefense }},
}

// parsePhrase reads a text that must be one phrase as a whole.
func parsePhrase[T any](v *T, what, text string, phrases []phrase[T]) error {
	return parseWords(v, what, text, Split(text), phrases)
}

func parseWords[T any](v *T, what, text string, words []string, phrases []phrase[T]) error {
	i, n, f := longest(phrases, words)
	switch {
	case i < 0:
		return fmt.Errorf("%q is not %s: want one of %s", text, what, choices(phrases, words))
	case n < len(words):
		return fmt.Errorf(
			"%q is %s only as far as %q: want one of %s",
			text,
			what,
			phrases[i].pattern,
			choices(phrases, words),
		)
	}
	phrases[i].tell(v, &f)
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
