package table

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/odds"
	"attackwing/ui/names"
)

// buys is what the action in focus is good for: the average damage of one attack, with each action that bears on it and
// without any.
type buys struct {
	by, on   game.ShipID // whose attack, NoShip when there is none; and on whom
	suffered bool        // the attack is an enemy's
	more     int         // enemies beside this one that could attack
	try      odds.Try    // as the table lies
	bars     []bought
}

// bought is the average damage with one action.
type bought struct {
	action card.Action // NoAction: as the table lies
	mean   float64
	chosen bool
}

// helpsAttack and helpsDefense are the actions that bear on an attack made, and on one suffered, in the order of the bars.
var (
	helpsAttack  = []card.Action{card.TargetLock, card.Scan, card.BattleStations, card.SensorEcho}
	helpsDefense = []card.Action{card.Evade, card.BattleStations, card.Cloak, card.SensorEcho}
)

// buysOf is what the focused action of a question buys, false when there is nothing to count.
//
// Every number is that of game/odds on a copy of the table to which the events of the action have been applied.
func (t *Table) buysOf(p *game.Prompt) (k buys, ok bool) {
	if !t.Uses("odds") || !t.Uses("advice") || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction || p.Ship == game.NoShip {
		return k, false
	}
	o, in := t.Focused(p)
	if in && o.Kind != game.Perform {
		o.Action = card.NoAction
	}
	k = buys{by: p.Ship, on: game.NoShip}
	if o.Action == card.Evade || o.Action == card.Cloak {
		k = buys{by: game.NoShip, on: p.Ship, suffered: true}
	}
	t.aimBuys(&k, &o)
	if k.by == game.NoShip || k.on == game.NoShip {
		return k, true
	}
	k.bars = append(k.bars, bought{mean: k.try.Odds.Expected})
	for _, a := range helps(&k) {
		i := actionAt(p, a, &o, k.on)
		if i < 0 {
			continue
		}
		var s game.State
		t.Shown.CopyTo(&s)
		act(&s, p.Ship, &p.Options[i])
		b := bought{action: a, chosen: a == o.Action}
		if x, ok := odds.Best(&s, t.Game.Setup(), k.by, k.on); ok {
			b.mean = x.Odds.Expected
		}
		k.bars = append(k.bars, b)
	}
	return k, true
}

func helps(k *buys) []card.Action {
	if k.suffered {
		return helpsDefense
	}
	return helpsAttack
}

// aimBuys finds the attack that counts: on the ship that would be locked, else the one that does most; suffered, the one
// that hurts most.
func (t *Table) aimBuys(k *buys, o *game.Option) {
	u := t.Game.Setup()
	n := 0
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		by, on := k.by, game.ShipID(i)
		if k.suffered {
			by, on = game.ShipID(i), k.on
		}
		x, ok := odds.Best(&t.Shown, u, by, on)
		if !ok {
			continue
		}
		n++
		if lock := o.Action == card.TargetLock && o.Ship != game.NoShip; lock && on != o.Ship || n > 1 && !lock && x.Odds.Expected <= k.try.Odds.Expected {
			continue
		}
		k.try = x
		if k.suffered {
			k.by = by
		} else {
			k.on = on
		}
	}
	k.more = max(0, n-1)
}

// actionAt is the option of an action that is compared: the one in focus, a lock on the target, or the first; -1 none.
func actionAt(p *game.Prompt, a card.Action, o *game.Option, on game.ShipID) int {
	return slices.IndexFunc(p.Options, func(q game.Option) bool {
		switch {
		case q.Kind != game.Perform || q.Action != a:
			return false
		case a == card.TargetLock:
			return q.Ship == on
		case a == card.SensorEcho: // there are many: only the place in focus is compared
			return q == *o
		}
		return true
	})
}

// act applies what an action does to a copy of the table.
func act(s *game.State, id game.ShipID, o *game.Option) {
	switch o.Action {
	case card.Evade, card.Scan, card.BattleStations:
		game.Follow(s, game.TokenPlaced{Ship: id, Action: o.Action})
	case card.TargetLock:
		game.Follow(s, game.LockAcquired{Ship: id, Target: o.Ship})
	case card.Cloak:
		game.Follow(s, game.Cloaked{Ship: id})
	case card.SensorEcho:
		game.Follow(s, game.Echoed{Ship: id, From: s.Ships[id].Pose, To: o.Pose})
	}
}

// title is what the card is headed.
func (k *buys) title(t *Table, o *game.Option) string {
	switch {
	case o.Kind != game.Perform:
		return "What an action buys"
	case o.Action == card.TargetLock && o.Ship != game.NoShip:
		return "If you lock " + names.Short(t.Game.Setup().Name(o.Ship)) + " now"
	}
	return "What it buys: " + o.Action.Words()
}

// says is for which attack the bars count, or why there is none.
func (k *buys) says(t *Table, o *game.Option) string {
	u := t.Game.Setup()
	name := func(id game.ShipID) string { return names.Short(u.Name(id)) }
	switch {
	case k.suffered && k.by == game.NoShip:
		return "No enemy has " + name(k.on) + " in arc and range as ships stand."
	case k.on == game.NoShip && o.Action == card.TargetLock && o.Ship != game.NoShip:
		return name(o.Ship) + " is not in arc and range as ships stand: no attack to count."
	case k.on == game.NoShip:
		return "Nobody is in arc and range as ships stand: no attack to count."
	}
	words := fmt.Sprintf("Attack on %s at Range %d", name(k.on), k.try.Shot.Band)
	if k.suffered {
		words = fmt.Sprintf("Attack by %s at Range %d", name(k.by), k.try.Shot.Band)
		if k.more > 0 {
			words = fmt.Sprintf("Worst of %d attacks, by %s at Range %d", k.more+1, name(k.by), k.try.Shot.Band)
		}
	}
	if w := k.try.Weapon; w != game.NoWeapon {
		words += " with " + u.Facts(k.by).Upgrades[w].Card.Name
	}
	return fmt.Sprintf("%s, %s against %s. Average damage:", words, dieWords(k.try.Attack, ""), dieWords(k.try.Defense, "defense "))
}

func dieWords(n int, kind string) string {
	if n == 1 {
		return "1 " + kind + "die"
	}
	return fmt.Sprintf("%d %sdice", n, kind)
}

// lasts is how long what the action leaves behind is of use.
func lasts(a card.Action) string {
	switch a {
	case card.TargetLock:
		return "The lock is kept for later rounds if you do not spend it."
	case card.Evade, card.Scan, card.BattleStations:
		return a.Words() + " leaves the table in the End Phase, spent or not."
	case card.Cloak:
		return "No shields are active while cloaked: what gets through is damage cards."
	}
	return ""
}
