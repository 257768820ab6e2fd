package card

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"attackwing/game/dice"
)

// forms are the phrases of a kind of effect: how each is written, each slot filling the field of
// its name, and how it is told.
type forms []phrase[Effect]

// kinds are the kinds of effect, each declared in the file of its family.
var kinds = map[EffectOp]forms{}

// effectPhrases are the primitives as card files write them.
var effectPhrases []phrase[Effect]

// init fills the tables: what happens later is said by them in turn, so they cannot stand in their
// declarations.
func init() {
	for _, family := range []map[EffectOp]forms{diceKinds, shipKinds, cardKinds, turnKinds, timeKinds, boardKinds} {
		maps.Copy(kinds, family)
	}
	for op := range NumEffectOps {
		for form := range kinds[op] {
			p := &kinds[op][form]
			p.op, p.form = op, int8(form)
			if p.mods&(modPer|modHits) != 0 {
				p.mods |= modMost
			}
			effectPhrases = append(effectPhrases, *p)
		}
	}
}

// mods says which endings an effect may have.
type mods uint64

const (
	modTo mods = 1 << iota
	modLasts
	modPer
	modAgainst
	modPrimary
	modDie
	modStacks
	modFree
	modOffBar
	modOwner
	modOthers
	modEnemy
	modFaction
	modHull
	modBoth
	modDeath
	modUncloaked
	modMost
	modHits
	modFloor
	modDespite
	modPriced
	modWeapon
	modEcho
	modBesides
	modDisabled
	modCloaked
	modArmed
	modUsesUp
	modDrones
	modExcept
	modOff
	modNear
	modRear
	modFarFoes
	modOffShips
	modEdges
	modBlast
	modNextRound
	modFit
	modLaid  = modNear | modRear | modFarFoes | modOffShips | modEdges | modBlast | modNextRound
	modBonus = modTo | modLasts | modPer | modAgainst | modPrimary
	modDice  = modTo | modLasts | modPer | modPrimary | modDie | modAgainst
)

// endingPhrases lists the phrases that may follow a primitive.
var endingPhrases = []phrase[Effect]{
	{pattern: "to target", mods: modTo, sets: func(e *Effect) { e.To = OnTarget }},
	{pattern: "to foe", mods: modTo, sets: func(e *Effect) { e.To = OnFoe }},
	{pattern: "to enemies near", mods: modTo, sets: func(e *Effect) { e.To = OnNear }},
	{pattern: "to cloaked enemies near", mods: modTo,
		sets: func(e *Effect) { e.To, e.EvenCloaked = OnNear, true }},
	{pattern: "to that ship", mods: modTo, sets: func(e *Effect) { e.To = OnThatShip }},
	{pattern: "this round", mods: modLasts, sets: func(e *Effect) { e.Lasts = Round }},
	{pattern: "every time this round", mods: modLasts, sets: func(e *Effect) { e.Lasts = EachRound }},
	{pattern: "once this round", mods: modLasts, sets: func(e *Effect) { e.Lasts = OnceRound }},
	{pattern: "for the rest of the battle", mods: modLasts,
		sets: func(e *Effect) { e.Lasts, e.Rest = EachRound, true }},
	{pattern: "once in the battle", mods: modLasts, sets: func(e *Effect) { e.Lasts, e.Rest = OnceRound, true }},
	{pattern: "until the next round ends", mods: modLasts,
		sets: func(e *Effect) { e.Lasts, e.NextRound = EachRound, true }},
	{pattern: "until the Combat Phase", mods: modLasts,
		sets: func(e *Effect) { e.Lasts, e.Brief = EachRound, true }},
	{pattern: "next attack", mods: modLasts, sets: func(e *Effect) { e.Lasts = NextAttack }},
	{pattern: "for each paid", mods: modPer | modHits, sets: func(e *Effect) { e.Per = PerPaid }},
	{pattern: "for each hit", mods: modPer | modHits, sets: func(e *Effect) { e.Per = PerHit }},
	{pattern: "for each <kinds>", mods: modPer, fill: func(e *Effect, f *Said) { e.Per, e.Kinds = PerCard, f.Kinds }},
	{pattern: "for each <kinds> of faction <faction>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Kinds, e.Faction = PerCard, f.Kinds, f.Faction }},
	{pattern: "for each friend <reach>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Reach = PerFriend, f.Reach }},
	{pattern: "for each enemy <reach>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Reach = PerEnemy, f.Reach }},
	{pattern: "for each <faces> rolled", mods: modPer | modHits,
		fill: func(e *Effect, f *Said) { e.Per, e.PerFaces = PerRolled, f.Faces }},
	{pattern: "for each damage dealt", mods: modPer, sets: func(e *Effect) { e.Per = PerDealt }},
	{pattern: "never above <n>", mods: modFloor, fill: func(e *Effect, f *Said) { e.Ceil = f.N }},
	{pattern: "never below <n>", mods: modFloor, fill: func(e *Effect, f *Said) { e.Floor = f.N }},
	{pattern: "for each <kinds> of foe", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Kinds = PerFoeCard, f.Kinds }},
	{pattern: "at most <n>", mods: modMost, fill: func(e *Effect, f *Said) { e.Most = f.N }},
	{pattern: "for each SP of an upgrade of foe", mods: modPer, sets: func(e *Effect) { e.Per = PerDearest }},
	{pattern: "for each hit but critical", mods: modPer | modHits, sets: func(e *Effect) { e.Per = PerPlainHit }},
	{pattern: "for each critical", mods: modPer | modHits, sets: func(e *Effect) { e.Per = PerCrit }},
	{pattern: "for each friend that attacked foe", mods: modPer, sets: func(e *Effect) { e.Per = PerAttacker }},
	{pattern: "for each <text>", mods: modPer, fill: func(e *Effect, f *Said) { e.Per, e.Text = PerCalled, f.Text }},
	{pattern: "for each <text> in the fleet", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Text = PerFleet, f.Text }},
	{pattern: "for each lost shield of foe", mods: modPer, sets: func(e *Effect) { e.Per = PerLostShield }},
	{pattern: "for each <stat>", mods: modPer, fill: func(e *Effect, f *Said) { e.Per, e.Stat = PerStat, f.Stat }},
	{pattern: "for each speed", mods: modPer, sets: func(e *Effect) { e.Per = PerSpeed }},
	{pattern: "for each speed above <n>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.M = PerSpeed, f.N }},
	{pattern: "for each other unique card", mods: modPer, sets: func(e *Effect) { e.Per = PerUnique }},
	{pattern: "for each extra shield", mods: modPer, sets: func(e *Effect) { e.Per = PerExtraShield }},
	{pattern: "for each Latinum", mods: modPer, sets: func(e *Effect) { e.Per = PerLatinum }},
	{pattern: "for each active shield", mods: modPer, sets: func(e *Effect) { e.Per = PerActiveShield }},
	{pattern: "for each target", mods: modPer, sets: func(e *Effect) { e.Per = PerTarget }},
	{pattern: "for each <stat> of target", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Stat = PerTargetStat, f.Stat }},
	{pattern: "for each <stat> of foe", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.Stat = PerFoeStat, f.Stat }},
	{pattern: "for each two squadron tokens of foe beyond the first", mods: modPer,
		sets: func(e *Effect) { e.Per = PerFoeTokens }},
	{pattern: "for each card taken", mods: modPer, sets: func(e *Effect) { e.Per = PerTaken }},
	{pattern: "for each SP of that card", mods: modPer, sets: func(e *Effect) { e.Per = PerPicked }},
	{pattern: "for half the price", mods: modPer, sets: func(e *Effect) { e.Per = PerHalfPrice }},
	{pattern: "for each skill of the captain above <n>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.M = PerCaptain, f.N }},
	{pattern: "for each squadron token", mods: modPer, sets: func(e *Effect) { e.Per = PerToken }},
	{pattern: "for each charge", mods: modPer, sets: func(e *Effect) { e.Per = PerCharge }},
	{pattern: "for each time on the weapon fired", mods: modPer, sets: func(e *Effect) { e.Per = PerFiredTime }},
	{pattern: "for each two damage incoming", mods: modPer, sets: func(e *Effect) { e.Per = PerTwoComing }},
	{pattern: "for each obstacle within <n>", mods: modPer,
		fill: func(e *Effect, f *Said) { e.Per, e.M = PerObstacle, f.N }},
	{pattern: "for each damage card", mods: modPer, sets: func(e *Effect) { e.Per = PerDamage }},
	{pattern: "for each enabled crew", mods: modPer, sets: func(e *Effect) { e.Per = PerCrew }},
	{pattern: "against self", mods: modAgainst, sets: func(e *Effect) { e.VsSelf = true }},
	{pattern: "against target", mods: modAgainst, sets: func(e *Effect) { e.VsTarget = true }},
	{pattern: "primary weapon", mods: modPrimary, sets: func(e *Effect) { e.PrimaryOnly = true }},
	{pattern: "of own attacks", mods: modDie, sets: func(e *Effect) { e.Die = dice.Attack }},
	{pattern: "of own defense", mods: modDie, sets: func(e *Effect) { e.Die = dice.Defense }},
	{pattern: "of attack or defense", mods: modDie, sets: func(e *Effect) { e.AnyDice = true }},
	{pattern: "stacking", mods: modStacks, sets: func(e *Effect) { e.Stacks = true }},
	{pattern: "as a free action", mods: modFree, sets: func(e *Effect) { e.Free = true }},
	{pattern: "off the bar", mods: modOffBar, sets: func(e *Effect) { e.OffBar = true }},
	{pattern: "even without shields", mods: modUncloaked, sets: func(e *Effect) { e.Unshielded = true }},
	{pattern: "even uncloaked", mods: modUncloaked, sets: func(e *Effect) { e.Uncloaked = true }},
	{pattern: "along template <n>", mods: modEcho, fill: func(e *Effect, f *Said) { e.Template = f.N }},
	{pattern: "besides", mods: modBesides, sets: func(e *Effect) { e.Besides = true }},
	{pattern: "despite an overlap", mods: modDespite, sets: func(e *Effect) { e.Overlapping = true }},
	{pattern: "despite aux", mods: modDespite, sets: func(e *Effect) { e.Despite = true }},
	{pattern: "of <n> SP or less", mods: modPriced, fill: func(e *Effect, f *Said) { e.MostSP = f.N }},
	{pattern: "even if disabled", mods: modDisabled, sets: func(e *Effect) { e.EvenOff = true }},
	{pattern: "even cloaked", mods: modCloaked, sets: func(e *Effect) { e.EvenCloaked = true }},
	{pattern: "with a weapon", mods: modArmed, sets: func(e *Effect) { e.Armed = WithAny }},
	{pattern: "with a weapon called <text>", mods: modArmed,
		fill: func(e *Effect, f *Said) { e.Armed, e.Text = WithAny, f.Text }},
	{pattern: "with the weapon fired", mods: modArmed, sets: func(e *Effect) { e.Armed = WithFired }},
	{pattern: "with the weapon turned up", mods: modArmed, sets: func(e *Effect) { e.Armed = WithTurnedUp }},
	{pattern: "disabling it", mods: modUsesUp, sets: func(e *Effect) { e.Disabling = true }},
	{pattern: "discarding it", mods: modUsesUp, sets: func(e *Effect) { e.Discarding = true }},
	{pattern: "fewer drones <n>", mods: modDrones, fill: func(e *Effect, f *Said) { e.DroneLess = f.N }},
	{pattern: "not of faction <faction>", mods: modExcept, fill: func(e *Effect, f *Said) { e.Except = f.Faction }},
	{pattern: "unique", mods: modOff, sets: func(e *Effect) { e.UniqueOnly = true }},
	{pattern: "disabled", mods: modOff, sets: func(e *Effect) { e.Off = true }},
	{pattern: "or discard it without a slot", mods: modFit, sets: func(e *Effect) { e.Fit = FitOrGone }},
	{pattern: "making a slot", mods: modFit, sets: func(e *Effect) { e.Fit = FitFirst }},
	{pattern: "of this weapon", mods: modWeapon, sets: func(e *Effect) { e.ThisWeapon = true }},
	{pattern: "at random", mods: modOwner, sets: func(e *Effect) { e.AtRandom = true }},
	{pattern: "owner picks", mods: modOwner, sets: func(e *Effect) { e.OwnerPicks = true }},
	{pattern: "but this", mods: modOthers, sets: func(e *Effect) { e.Others = true }},
	{pattern: "from enemy cards", mods: modEnemy, sets: func(e *Effect) { e.Enemy = true }},
	{pattern: "of faction <faction>", mods: modFaction, fill: func(e *Effect, f *Said) { e.Faction = f.Faction }},
	{pattern: "to the hull", mods: modHull, sets: func(e *Effect) { e.Where = HullOnly }},
	{pattern: "to hull or shields", mods: modHull, sets: func(e *Effect) { e.Where = HullOrShields }},
	{pattern: "both at <n>", mods: modBoth, fill: func(e *Effect, f *Said) { e.N, e.Again1 = f.N, true }},
	{pattern: "within range <n>", mods: modNear, fill: func(e *Effect, f *Said) { e.Mine.Near = f.N }},
	{pattern: "in rear arc", mods: modRear, sets: func(e *Effect) { e.Mine.Rear = true }},
	{pattern: "outside front arc", mods: modRear, sets: func(e *Effect) { e.Mine.NotAhead = true }},
	{pattern: "beyond range <n> of enemies", mods: modFarFoes, fill: func(e *Effect, f *Said) { e.Mine.FarFoes = f.N }},
	{pattern: "beyond range <n> of edges", mods: modEdges, fill: func(e *Effect, f *Said) { e.Mine.Edges = f.N }},
	{pattern: "on no ship", mods: modOffShips, sets: func(e *Effect) { e.Mine.OffShips = true }},
	{pattern: "hitting all within range <n>", mods: modBlast, fill: func(e *Effect, f *Said) { e.Mine.Blast = f.N }},
	{pattern: "from the next round on", mods: modNextRound, sets: func(e *Effect) { e.Mine.Later = true }},
	{pattern: "even when destroyed", mods: modDeath, sets: func(e *Effect) { e.AfterDeath = true }},
}

// parseEffect reads a primitive with its endings; "then" before it makes it depend on what stands
// before, "else" on that it was not done.
func parseEffect(text string) (Effect, error) {
	var e Effect
	words := Split(text)
	switch first(words) {
	case "then":
		e.Then, words = true, words[1:]
	case "else":
		e.Else, words = true, words[1:]
	}
	i, n, f := longest(effectPhrases, words)
	if i < 0 {
		return e, fmt.Errorf("%q is not an effect: want one of %s", text, choices(effectPhrases, words))
	}
	p := &effectPhrases[i]
	e.Op, e.Form = p.op, p.form
	e.Said = f
	p.tell(&e, &f)
	var said mods
	for words = words[n:]; len(words) > 0; words = words[n:] {
		i, n, f = longest(endingPhrases, words)
		if i < 0 || endingPhrases[i].mods&p.mods == 0 {
			allowed := slices.DeleteFunc(
				slices.Clone(endingPhrases),
				func(q phrase[Effect]) bool { return q.mods&p.mods == 0 },
			)
			return e, fmt.Errorf("%q: %q may not say %q: it may say %s%s", text, p.pattern, strings.Join(words, " "),
				cmp.Or(choices(allowed, nil), "nothing more"), p.rather(words))
		}
		ending := &endingPhrases[i]
		if said&ending.mods != 0 {
			return e, fmt.Errorf("%q: %q comes after another ending of that kind", text, ending.pattern)
		}
		said |= ending.mods
		ending.tell(&e, &f)
	}
	if foe, is := map[EffectOp]EffectOp{AttackDice: FoeAttackDice, DefenseDice: FoeDefenseDice}[e.Op]; is &&
		e.To == OnFoe &&
		e.Lasts == Now {
		e.Op, e.To = foe, OnSelf // "defense dice -1 to foe" is "enemy defense dice -1"
	}
	return e, nil
}

// rather names the phrase for dice of a ship that is chosen: it does without the word enemy.
func (p *phrase[T]) rather(ending []string) string {
	if own, enemy := strings.CutPrefix(p.pattern, "enemy "); enemy && first(ending) == "to" {
		return fmt.Sprintf("; for a ship that is chosen write %q", own+" "+strings.Join(ending, " "))
	}
	return ""
}
