package reading

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/odds"
	"attackwing/ui/names"
)

// Buys is the gain of the action in focus: the average damage of one attack, with each action that
// bears on it and without any.
type Buys struct {
	By, On   game.ShipID // whose attack, NoShip when there is none; and on whom
	Suffered bool        // the attack is an enemy's
	More     int         // enemies beside this one that could attack
	Try      odds.Try    // as the table lies
	Bars     []Bought
}

// Bought is the average damage with one action.
type Bought struct {
	Action card.Action // NoAction: as the table lies
	Mean   float64
	Chosen bool
}

// helpsAttack and helpsDefense are the actions that bear on an attack made, and on one suffered, in
// the order of the bars.
var (
	helpsAttack  = []card.Action{card.TargetLock, card.Scan, card.BattleStations, card.SensorEcho}
	helpsDefense = []card.Action{card.Evade, card.BattleStations, card.Cloak, card.SensorEcho}
)

// BuysOf returns the gain of an action of a question; ok is false if there is nothing to count.
//
// Every number is that of game/odds on a copy of the table to which the events of the action have
// been applied.
func (t *Table) BuysOf(p *game.Prompt, at int) (k Buys, ok bool) {
	if !t.Uses("odds") || !t.Uses("advice") || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction ||
		p.Ship == game.NoShip {
		return k, false
	}
	o, in := OptionAt(p, at)
	if in && o.Kind != game.Perform {
		o.Action = card.NoAction
	}
	k = Buys{By: p.Ship, On: game.NoShip}
	if o.Action == card.Evade || o.Action == card.Cloak {
		k = Buys{By: game.NoShip, On: p.Ship, Suffered: true}
	}
	t.aimBuys(&k, &o)
	if k.By == game.NoShip || k.On == game.NoShip {
		return k, true
	}
	k.Bars = append(k.Bars, Bought{Mean: k.Try.Odds.Expected})
	for _, a := range helps(&k) {
		i := actionAt(p, a, &o, k.On)
		if i < 0 {
			continue
		}
		var s game.State
		t.Shown.CopyTo(&s)
		act(&s, p.Ship, &p.Options[i])
		one := Bought{Action: a, Chosen: a == o.Action}
		if x, ok := odds.Best(&s, t.Game.Setup(), k.By, k.On); ok {
			one.Mean = x.Odds.Expected
		}
		k.Bars = append(k.Bars, one)
	}
	return k, true
}

func helps(k *Buys) []card.Action {
	if k.Suffered {
		return helpsDefense
	}
	return helpsAttack
}

// aimBuys finds the attack that counts: on the ship that would be locked, else the one that does
// most; suffered, the one that hurts most.
func (t *Table) aimBuys(k *Buys, o *game.Option) {
	u := t.Game.Setup()
	n := 0
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		by, on := k.By, game.ShipID(i)
		if k.Suffered {
			by, on = game.ShipID(i), k.On
		}
		x, ok := odds.Best(&t.Shown, u, by, on)
		if !ok {
			continue
		}
		n++
		if lock := o.Action == card.TargetLock && o.Ship != game.NoShip; lock && on != o.Ship ||
			n > 1 && !lock && x.Odds.Expected <= k.Try.Odds.Expected {
			continue
		}
		k.Try = x
		if k.Suffered {
			k.By = by
		} else {
			k.On = on
		}
	}
	k.More = max(0, n-1)
}

// actionAt returns the option of an action that is compared: the one in focus, a lock on the
// target, or the first; -1 if there is none.
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

// Title returns the heading of the card for an option.
func (k *Buys) Title(o *game.Option) string {
	if o.Kind != game.Perform {
		return "Effect of an action"
	}
	return "Effect of " + o.Action.Words()
}

// Says returns in words the attack that the bars count for, or the reason why there is none.
func (k *Buys) Says(t *Table, o *game.Option) string {
	u := t.Game.Setup()
	name := func(id game.ShipID) string { return names.Short(u.Name(id)) }
	switch {
	case k.Suffered && k.By == game.NoShip:
		return "No enemy can target " + name(k.On) + " from its current position."
	case k.On == game.NoShip && o.Action == card.TargetLock && o.Ship != game.NoShip:
		return name(o.Ship) + " is out of arc or range from here."
	case k.On == game.NoShip:
		return "No enemy is in arc and range from here."
	}
	if k.Suffered {
		return "Average damage by " + name(k.By)
	}
	return "Average damage to " + name(k.On)
}

// Of returns in words the attack that the bars count for: its range, its weapon and its dice.
func (k *Buys) Of(t *Table) string {
	if len(k.Bars) == 0 {
		return ""
	}
	u := t.Game.Setup()
	words := fmt.Sprintf("At Range %d", k.Try.Shot.Band)
	if k.Suffered && k.More > 0 {
		words = fmt.Sprintf("The worst of %d attacks, at Range %d", k.More+1, k.Try.Shot.Band)
	}
	if w := k.Try.Weapon; w != game.NoWeapon {
		words += " with " + u.Facts(k.By).Upgrades[w].Card.Name
	}
	return fmt.Sprintf("%s, %s vs. %s.", words, dieWords(k.Try.Attack, ""), dieWords(k.Try.Defense, "defense "))
}

func dieWords(n int, kind string) string {
	if n == 1 {
		return "1 " + kind + "die"
	}
	return fmt.Sprintf("%d %sdice", n, kind)
}

// Lasts returns in words how long the token of an action lasts, "" if there is nothing to say.
func Lasts(a card.Action) string {
	switch a {
	case card.TargetLock:
		return "An unspent Target Lock stays for later rounds."
	case card.Evade, card.Scan, card.BattleStations:
		return a.Words() + " is removed in the End Phase, spent or not."
	case card.Cloak:
		return "Shields are down while cloaked, so all damage goes to the hull."
	}
	return ""
}
