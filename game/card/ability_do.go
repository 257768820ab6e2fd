package card

import (
	"fmt"
	"strings"

	"attackwing/game/dice"
)

// mods says which endings an effect may have.
type mods uint32

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
	modBonus = modTo | modLasts | modPer | modAgainst | modPrimary
	modDice  = modTo | modLasts | modPer | modPrimary | modDie
)

// effectPhrases are the primitives as card files write them.
var effectPhrases = []phrase[Effect]{
	{"attack dice <n>", func(e *Effect, f *found) { e.Op, e.N = AttackDice, f.n }, modBonus},
	{"defense dice <n>", func(e *Effect, f *found) { e.Op, e.N = DefenseDice, f.n }, modBonus},
	{"enemy attack dice <n>", func(e *Effect, f *found) { e.Op, e.N = FoeAttackDice, f.n }, modBonus},
	{"enemy defense dice <n>", func(e *Effect, f *found) { e.Op, e.N = FoeDefenseDice, f.n }, modBonus},
	{"no enemy defense dice", func(e *Effect, _ *found) { e.Op, e.None = FoeDefenseDice, true }, 0},
	{"one scan token counts <n>", func(e *Effect, f *found) { e.Op, e.N = ScanCounts, f.n }, 0},
	{"re-roll the whole roll", func(e *Effect, _ *found) { e.Op, e.Whole, e.Count = Reroll, true, All }, 0},
	{"re-roll <count> foe? dice", func(e *Effect, f *found) { e.Op, e.Count, e.Foe = Reroll, f.count, f.hasFoe }, modDice},
	{"re-roll <count> foe? <faces> dice", func(e *Effect, f *found) { e.Op, e.Count, e.Foe, e.Faces = Reroll, f.count, f.hasFoe, f.faces }, modDice},
	{"re-roll <count> dice again", func(e *Effect, f *found) { e.Op, e.Count, e.Again = Reroll, f.count, true }, 0},
	{"convert <count> foe? <faces> to <face>", func(e *Effect, f *found) {
		e.Op, e.Count, e.Foe, e.Faces, e.Into = Convert, f.count, f.hasFoe, f.faces, f.face
	}, modDice},
	{"add <count> <face>", func(e *Effect, f *found) { e.Op, e.Count, e.Into = AddResult, f.count, f.face }, modPer},
	{"set <count> dice", func(e *Effect, f *found) { e.Op, e.Count = SetDie, f.count }, 0},
	{"swap in the <special>", func(e *Effect, f *found) { e.Op, e.Special = SpecialDie, f.special }, 0},
	{"cancel <count> <faces>", func(e *Effect, f *found) { e.Op, e.Count, e.Faces = CancelResult, f.count, f.faces }, modPer},
	{"cancel damage <n>", func(e *Effect, f *found) { e.Op, e.N = CancelDamage, f.n }, 0},
	{"cancel all damage but <n>", func(e *Effect, f *found) { e.Op, e.N, e.AllBut = CancelDamage, f.n, true }, 0},
	{"place <n> <tokens>", func(e *Effect, f *found) { e.Op, e.N, e.Tokens = PlaceToken, f.n, f.tokens }, modTo | modStacks | modFree},
	{"remove <n> <tokens>", func(e *Effect, f *found) { e.Op, e.N, e.Tokens = RemoveToken, f.n, f.tokens }, modTo | modPer},
	{"remove all <tokens>", func(e *Effect, f *found) { e.Op, e.N, e.Tokens = RemoveToken, All, f.tokens }, modTo},
	{"free <actions>", func(e *Effect, f *found) { e.Op, e.Actions = FreeAction, f.actions }, modTo | modOffBar},
	{"free action of the bar", func(e *Effect, _ *found) { e.Op, e.Bar = FreeAction, true }, modTo},
	{"normal <actions>", func(e *Effect, f *found) { e.Op, e.Actions, e.Normal = FreeAction, f.actions, true }, modOffBar},
	{"free action of one <kinds> card", func(e *Effect, f *found) { e.Op, e.Kinds = FreeCardAction, f.kinds }, 0},
	{"free action of the disabled <kinds> card", func(e *Effect, f *found) { e.Op, e.Kinds, e.That = FreeCardAction, f.kinds, true }, 0},
	{"free action of <text>", func(e *Effect, f *found) { e.Op, e.Text = FreeCardAction, f.text }, 0},
	{"maneuver <moves>", func(e *Effect, f *found) { e.Op, e.Moves = Maneuver, f.moves }, modTo},
	{"replace the maneuver by <moves>", func(e *Effect, f *found) { e.Op, e.Moves = Redial, f.moves }, modTo},
	{"the maneuver counts as <color>", func(e *Effect, f *found) { e.Op, e.Color = Recolor, f.color }, 0},
	{"repair <n> hull", func(e *Effect, f *found) { e.Op, e.N, e.Where = Repair, f.n, HullOnly }, modTo},
	{"repair <n> shields", func(e *Effect, f *found) { e.Op, e.N, e.Where = Repair, f.n, ShieldsOnly }, modTo},
	{"repair <n> hull or shields", func(e *Effect, f *found) { e.Op, e.N = Repair, f.n }, modTo},
	{"turn off shields <count>", func(e *Effect, f *found) { e.Op, e.N = Shields, f.count }, modTo | modPer},
	{"destroy shields <count>", func(e *Effect, f *found) { e.Op, e.Shield, e.N = Shields, Destroy, f.count }, modTo | modPer},
	{"extra shields <count>", func(e *Effect, f *found) { e.Op, e.Shield, e.N = Shields, Temporary, f.count }, modLasts},
	{"disable <count> <kinds>", func(e *Effect, f *found) { e.Op, e.N, e.Kinds = DisableCard, f.count, f.kinds }, modTo},
	{"discard <count> <kinds>", func(e *Effect, f *found) { e.Op, e.N, e.Kinds = DiscardCard, f.count, f.kinds }, modTo | modOwner},
	{"discard this", func(e *Effect, _ *found) { e.Op, e.This = DiscardCard, true }, 0},
	{"enable <count> <kinds>", func(e *Effect, f *found) { e.Op, e.N, e.Kinds = EnableCard, f.count, f.kinds }, modOthers | modFaction},
	{"damage <n> normal", func(e *Effect, f *found) { e.Op, e.N, e.Kind = Damage, f.n, NormalDamage }, modTo | modHull},
	{"damage <n> critical", func(e *Effect, f *found) { e.Op, e.N, e.Kind = Damage, f.n, CriticalDamage }, modTo | modHull},
	{"damage <n> as rolled", func(e *Effect, f *found) { e.Op, e.N, e.Kind = Damage, f.n, AsRolled }, modTo | modHull},
	{"make <n> damage critical", func(e *Effect, f *found) { e.Op, e.N = PromoteDamage, f.n }, 0},
	{"turn face down <n> damage", func(e *Effect, f *found) { e.Op, e.N = FlipDown, f.n }, modTo},
	{"draw two damage cards and keep one", func(e *Effect, _ *found) { e.Op = DrawTwo }, 0},
	{"search the damage card <text>", func(e *Effect, f *found) { e.Op, e.Text = SearchDamage, f.text }, 0},
	{"protect <kinds>", func(e *Effect, f *found) { e.Op, e.Kinds = Protect, f.kinds }, modOthers | modEnemy | modFaction | modLasts},
	{"cloak as the normal action", func(e *Effect, _ *found) { e.Op, e.Cloak, e.Normal = Cloaking, EnterCloak, true }, 0},
	{"keep the cloak green", func(e *Effect, _ *found) { e.Op, e.Cloak = Cloaking, KeepGreen }, 0},
	{"turn the cloak red", func(e *Effect, _ *found) { e.Op, e.Cloak = Cloaking, DropCloak }, modTo},
	{"roll <n> <die> dice for each <faces>", func(e *Effect, f *found) { e.Op, e.N, e.Die, e.Faces = RollDice, f.n, f.die, f.faces }, 0},
	{"of the dice rolled for any <faces>", func(e *Effect, f *found) { e.Op, e.Count, e.Faces = RollDice, 1, f.faces }, 0},
	{"drones <n>", func(e *Effect, f *found) { e.Op, e.N = AddDrones, f.n }, modTo},
	{"drones to the start value", func(e *Effect, _ *found) { e.Op, e.N = AddDrones, All }, 0},
	{"acquire lock", func(e *Effect, _ *found) { e.Op = AcquireLock }, modTo},
	{"keep the lock", func(e *Effect, _ *found) { e.Op = KeepLock }, 0},
	{"ignore <rule>", func(e *Effect, f *found) { e.Op, e.Rule = Ignore, f.rule }, 0},
	{"skill <n>", func(e *Effect, f *found) { e.Op, e.N = SkillBy, f.n }, modTo | modLasts | modPer},
	{"attack first", func(e *Effect, _ *found) { e.Op = AttacksFirst }, modLasts},
	{"aux allows <actions>", func(e *Effect, f *found) { e.Op, e.Actions = AuxAllows, f.actions }, 0},
	{"aux allows the bar", func(e *Effect, _ *found) { e.Op, e.Bar = AuxAllows, true }, 0},
	{"one more attack", func(e *Effect, _ *found) { e.Op = ExtraAttack }, modTo | modPrimary | modBoth},
	{"no attack", func(e *Effect, _ *found) { e.Op = NoAttack }, modTo | modLasts | modAgainst},
	{"printed <stat> <n>", func(e *Effect, f *found) { e.Op, e.Stat, e.N = StatBy, f.stat, f.n }, modLasts},
	{"forbid <actions>", func(e *Effect, f *found) { e.Op, e.Actions = ForbidAction, f.actions }, modTo | modLasts},
	{"no action", func(e *Effect, _ *found) { e.Op = LoseAction }, modTo},
	{"later <window>", func(e *Effect, f *found) { e.Op, e.When = Later, f.window }, modLasts | modDeath},
	{"named <named>", func(e *Effect, f *found) { e.Op, e.N = NamedEffect, int8(f.named) }, 0},
}

// endingPhrases are what may follow a primitive.
var endingPhrases = []phrase[Effect]{
	{"to target", func(e *Effect, _ *found) { e.To = OnTarget }, modTo},
	{"to foe", func(e *Effect, _ *found) { e.To = OnFoe }, modTo},
	{"to that ship", func(e *Effect, _ *found) { e.To = OnThatShip }, modTo},
	{"this round", func(e *Effect, _ *found) { e.Lasts = Round }, modLasts},
	{"every time this round", func(e *Effect, _ *found) { e.Lasts = EachRound }, modLasts},
	{"once this round", func(e *Effect, _ *found) { e.Lasts = OnceRound }, modLasts},
	{"next attack", func(e *Effect, _ *found) { e.Lasts = NextAttack }, modLasts},
	{"for each paid", func(e *Effect, _ *found) { e.Per = PerPaid }, modPer},
	{"for each hit", func(e *Effect, _ *found) { e.Per = PerHit }, modPer},
	{"for each damage card", func(e *Effect, _ *found) { e.Per = PerDamage }, modPer},
	{"for each enabled crew", func(e *Effect, _ *found) { e.Per = PerCrew }, modPer},
	{"against self", func(e *Effect, _ *found) { e.VsSelf = true }, modAgainst},
	{"against target", func(e *Effect, _ *found) { e.VsTarget = true }, modAgainst},
	{"primary weapon", func(e *Effect, _ *found) { e.PrimaryOnly = true }, modPrimary},
	{"of own attacks", func(e *Effect, _ *found) { e.Die = dice.Attack }, modDie},
	{"of own defense", func(e *Effect, _ *found) { e.Die = dice.Defense }, modDie},
	{"of attack or defense", func(e *Effect, _ *found) { e.AnyDice = true }, modDie},
	{"stacking", func(e *Effect, _ *found) { e.Stacks = true }, modStacks},
	{"as a free action", func(e *Effect, _ *found) { e.Free = true }, modFree},
	{"off the bar", func(e *Effect, _ *found) { e.OffBar = true }, modOffBar},
	{"owner picks", func(e *Effect, _ *found) { e.OwnerPicks = true }, modOwner},
	{"but this", func(e *Effect, _ *found) { e.Others = true }, modOthers},
	{"from enemy cards", func(e *Effect, _ *found) { e.Enemy = true }, modEnemy},
	{"of faction <faction>", func(e *Effect, f *found) { e.Faction = f.faction }, modFaction},
	{"to the hull", func(e *Effect, _ *found) { e.Where = HullOnly }, modHull},
	{"both at <n>", func(e *Effect, f *found) { e.N, e.Again1 = f.n, true }, modBoth},
	{"even when destroyed", func(e *Effect, _ *found) { e.AfterDeath = true }, modDeath},
}

// parseEffect reads a primitive with its endings; "then" before it makes it depend on what stands before.
func parseEffect(text string) (Effect, error) {
	var e Effect
	words := split(text)
	if first(words) == "then" {
		e.Then, words = true, words[1:]
	}
	i, n, f := longest(effectPhrases, words)
	if i < 0 {
		return e, fmt.Errorf("%q is not an effect: want one of %s", text, choices(effectPhrases, words))
	}
	effectPhrases[i].fill(&e, &f)
	allowed := effectPhrases[i].mods
	var said mods
	for words = words[n:]; len(words) > 0; words = words[n:] {
		var k int
		k, n, f = longest(endingPhrases, words)
		if k < 0 || endingPhrases[k].mods&allowed == 0 {
			return e, fmt.Errorf("%q: %q may not say %q: it may say %s",
				text, effectPhrases[i].pattern, strings.Join(words, " "), endings(allowed))
		}
		if said&endingPhrases[k].mods != 0 {
			return e, fmt.Errorf("%q: %q comes after another ending of that kind", text, endingPhrases[k].pattern)
		}
		said |= endingPhrases[k].mods
		endingPhrases[k].fill(&e, &f)
	}
	return e, nil
}

func endings(allowed mods) string {
	var out []string
	for _, p := range endingPhrases {
		if p.mods&allowed != 0 {
			out = append(out, p.pattern)
		}
	}
	if len(out) == 0 {
		return "nothing more"
	}
	return strings.Join(out, "; ")
}
