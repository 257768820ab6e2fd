package game

import (
	"testing"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

func TestEveryEffectConditionAndPriceIsPlayed(t *testing.T) {
	for op := range card.NumEffectOps {
		if k := &effects[op]; k.do == nil && !k.counts {
			t.Errorf("effect %d does nothing", op)
		}
	}
	for op := range card.NumConditions {
		expect.True(t, conditions[op].holds != nil, "condition %d is not asked", op)
	}
	for op := range card.NumCosts {
		if k := &costs[op]; k.pay == nil || k.price <= 0 {
			t.Errorf("price %d is not paid, or worth nothing", op)
		}
	}
}

// Dice are worth something to who rolls them and the contrary to the enemy, by whichever phrase the
// enemy's are named.
func TestDiceAreWorthWhatTheyDoToTheirShip(t *testing.T) {
	enemies, friends := card.Targets{Who: card.AnEnemy}, card.Targets{Who: card.AFriend}
	for _, c := range []struct {
		name string
		of   card.Targets
		e    card.Effect
		want int // the sign of what one die more is worth
	}{
		{"attack dice", card.Targets{}, card.Effect{Op: card.AttackDice}, 1},
		{"attack dice to a friend", friends, card.Effect{Op: card.AttackDice, To: card.OnTarget}, 1},
		{"attack dice to an enemy", enemies, card.Effect{Op: card.AttackDice, To: card.OnTarget}, -1},
		{"attack dice to the foe", card.Targets{}, card.Effect{Op: card.AttackDice, To: card.OnFoe}, -1},
		{"enemy attack dice", card.Targets{}, card.Effect{Op: card.FoeAttackDice}, -1},
		{"defense dice", card.Targets{}, card.Effect{Op: card.DefenseDice}, 1},
		{"defense dice to a friend", friends, card.Effect{Op: card.DefenseDice, To: card.OnTarget}, 1},
		{"defense dice to an enemy", enemies, card.Effect{Op: card.DefenseDice, To: card.OnTarget}, -1},
		{"defense dice to the foe", card.Targets{}, card.Effect{Op: card.DefenseDice, To: card.OnFoe}, -1},
		{"enemy defense dice", card.Targets{}, card.Effect{Op: card.FoeDefenseDice}, -1},
	} {
		for _, n := range []int8{1, -1} {
			c.e.N = n
			w := Weighing{View: &View{}, Aim: 1, Dread: 1, line: &card.Ability{Targets: c.of}}
			got := w.effect(&c.e)
			expect.True(t, got*int(n)*c.want > 0, "%+d %s is worth %d", n, c.name, got)
		}
	}
}

// Evades added are worth what they cancel: none where nothing would get through, and no more than
// does.
func TestEvadesAddedAreWorthWhatTheyCancel(t *testing.T) {
	for hits, want := range []int{0, 650, 2 * 650, 2 * 650} {
		v := &View{}
		v.Attack.On, v.Attack.NAttack = true, int8(hits)
		for i := range hits {
			v.Attack.AttackDice[i].Face = dice.Hit
		}
		w := Weighing{View: v, line: &card.Ability{}}
		if got := w.effect(&card.Effect{Op: card.AddResult, Said: card.Said{Into: dice.Evade, Count: 2}}); got != want {
			t.Errorf("two Evades against %d Hits are worth %d, want %d", hits, got, want)
		}
	}
}

// An Evade Token is worth more to a ship that expects shots, Battle Stations and a Scan to one that
// has a target.
func TestTokensAreWorthWhatTheyAreFor(t *testing.T) {
	for _, c := range []struct {
		token      card.Tokens
		aim        ShipID
		dread      int
		more       bool
		name, when string
	}{
		{card.EvadeToken, 1, 0, false, "Evade", "no shot is expected"},
		{card.EvadeToken, NoShip, 1, true, "Evade", "a shot is expected"},
		{card.StationsToken, NoShip, 1, false, "Battle Stations", "there is no target"},
		{card.StationsToken, 1, 0, true, "Battle Stations", "there is a target"},
		{card.ScanToken, NoShip, 1, false, "Scan", "there is no target"},
		{card.ScanToken, 1, 0, true, "Scan", "there is a target"},
	} {
		got := tokenWorth(Weighing{View: &View{}, Aim: c.aim, Dread: c.dread}, &card.Effect{Said: card.Said{Tokens: c.token}}, 1)
		if more := got > 60; more != c.more {
			t.Errorf("%s where %s is worth %d", c.name, c.when, got)
		}
	}
}

// Who follows a battle by its events alone sees the maneuver when the dial is revealed.
func TestRevealedDialShowsItsManeuver(t *testing.T) {
	var s State
	s.Ships[1].Dial = -1
	DialRevealed{Ship: 1, Move: 3}.apply(&s)
	if s.Ships[1].Dial != 3 || !s.Ships[1].DialShown {
		t.Errorf("dial %d, shown: %v", s.Ships[1].Dial, s.Ships[1].DialShown)
	}
}

// Rolling again is worth something for own bad dice and an enemy's good ones, before the roll too.
func TestRollingAgainIsWorthBadDice(t *testing.T) {
	roll := func(mine bool, faces ...dice.Face) *View {
		v := &View{Me: One}
		v.Attack.On, v.Attack.Attacker, v.Attack.Target, v.Attack.NAttack = true, 0, 1, int8(len(faces))
		v.Ships[0].Owner, v.Ships[1].Owner = One, Two
		if !mine {
			v.Ships[0].Owner, v.Ships[1].Owner = Two, One
		}
		for i, f := range faces {
			v.Attack.AttackDice[i].Face = f
		}
		return v
	}
	for _, c := range []struct {
		name string
		v    *View
		foe  bool
		some bool
	}{
		{"before any attack", &View{}, false, true},
		{"own blanks", roll(true, dice.Blank, dice.Hit), false, true},
		{"own hits", roll(true, dice.Hit, dice.Hit), false, false},
		{"an enemy's hits", roll(false, dice.Hit, dice.Blank), true, true},
		{"an enemy's blanks", roll(false, dice.Blank, dice.Blank), true, false},
	} {
		got := rerollWorth(Weighing{View: c.v}, &card.Effect{Op: card.Reroll, Said: card.Said{Foe: c.foe}}, 1)
		expect.Same(t, got > 0, c.some, "%s: worth %d", c.name, got)
	}
}
