package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// cards picks the card text worth most at a window of its own, or none.
func (e *ensign) cards(v *game.View, p *game.Prompt) int {
	e.weigh(v)
	return best(p, func(o *game.Option) int {
		if o.Kind != game.UseCard {
			return 0
		}
		return e.line(v, p, o)
	})
}

// special picks what the sheet offers when it is worth more than a floor, -1 when nothing is.
func (e *ensign) special(v *game.View, p *game.Prompt, floor int) int {
	adv, ok := v.Setup.Scenario.(game.Advising)
	if !ok {
		return -1
	}
	at, top := -1, floor
	for i := range min(len(p.Options), 64) {
		if o := &p.Options[i]; o.Kind == game.TakeSpecial {
			if n := adv.Worth(v, p.Ask, p.Ship, v.Special(p, *o)); n > top {
				at, top = i, n
			}
		}
	}
	return at
}

// advised is how the sheet would have one of its own questions answered; not ok where it says nothing.
func advised(v *game.View, p *game.Prompt) (a game.Answer, ok bool) {
	if p.Section == "" {
		return a, false
	}
	adv, ok := v.Setup.Scenario.(game.Advising)
	if !ok {
		return a, false
	}
	a, ok = adv.Answer(v, p)
	a.Prompt = p.ID
	return a, ok
}

// line is what using a line of card text is worth now: what it does, less its price, in thousandths of a damage.
func (e *ensign) line(v *game.View, p *game.Prompt, o *game.Option) int {
	a, _, _ := v.Setup.Line(o.Line)
	n := 0
	for i := range a.Do {
		x := e.effect(v, p, a, &a.Do[i])
		if a.OneOf {
			n = max(n, x)
		} else {
			n += x
		}
	}
	by := p.Ship
	if p.Ask == game.UseCards {
		by = o.Ship // one of several whose cards are asked about at once
	}
	for i := range a.Cost {
		n -= price(v, by, &a.Cost[i])
	}
	return n
}

// price is what a cost is worth.
func price(v *game.View, ship game.ShipID, c *card.Cost) int {
	k := max(int(c.N), 1)
	switch c.Op {
	case card.DisableMe:
		return 120
	case card.DiscardMe:
		return 380
	case card.TimeOnMe:
		return 60 * k
	case card.PayAux:
		return 330 * k
	case card.TurnOffShields:
		return 420 * k
	case card.AllShields:
		return 450 * int(v.Ships[ship].Shields)
	case card.SpendTheLock, card.SpendToken:
		return 260
	case card.SpendCloak:
		return 300
	case card.SpendDrones:
		return 130 * k
	case card.SpendCharges:
		return 90 * k
	case card.DisableCards:
		return 110 * k
	case card.DiscardCards:
		return 330 * k
	case card.GiveUpAttack:
		return 1100
	case card.FewerAttack:
		return 350 * k
	case card.NoDefenseDice:
		return 450
	}
	return 0
}

// rates are what one of each is worth where nothing of the table speaks against it, in thousandths of a damage.
var rates = map[card.EffectOp]int{
	card.SetDie: 450, card.SpecialDie: 250, card.FreeAction: 260, card.FreeCardAction: 160, card.Recolor: 400, card.EnableCard: 220,
	card.PromoteDamage: 320, card.FlipDown: 280, card.DrawTwo: 200, card.SearchDamage: 500, card.Protect: 420, card.AcquireLock: 280,
	card.KeepLock: 240, card.Ignore: 380, card.AttacksFirst: 120, card.Later: 130, card.NamedEffect: 200, card.LoseAction: -300,
	card.ForbidAction: -80,
}

// effect is what one effect is worth, in thousandths of a damage.
func (e *ensign) effect(v *game.View, p *game.Prompt, a *card.Ability, x *card.Effect) int {
	n := int(x.N)
	if x.N == card.All {
		n = 2
	}
	switch x.Op {
	case card.AttackDice, card.DefenseDice, card.FoeAttackDice, card.FoeDefenseDice:
		return e.moreDice(v, x, n)
	case card.Reroll, card.Convert, card.AddResult, card.CancelResult, card.CancelDamage:
		return e.otherResults(v, x, n)
	case card.PlaceToken:
		return e.token(x, n)
	case card.RemoveToken:
		return 230
	case card.Repair:
		return 850 * min(n, broken(v, p.Ship, x))
	case card.Shields:
		return [...]int{card.TurnOff: 300, card.Destroy: 700, card.RaiseThem: 300, card.Temporary: 420}[x.Shield] * min(n, 3)
	case card.DisableCard:
		return 200 * n
	case card.DiscardCard:
		return 330 * n
	case card.Damage:
		if x.To == card.OnSelf {
			return -850 * n
		}
		return 850 * n
	case card.Cloaking:
		if x.Cloak == card.EnterCloak {
			return e.dread * e.habit.cloak / 100
		}
		return 350
	case card.RollDice:
		k := 0
		for i := range x.Sub {
			k += e.effect(v, p, a, &x.Sub[i])
		}
		return k * int(max(x.N, 1)) * 4 / 10
	case card.AddDrones:
		return 150 * n
	case card.SkillBy:
		return 25 * n
	case card.ExtraAttack:
		if e.aim == game.NoShip && !v.Attack.On {
			return 0
		}
		return 900
	case card.NoAttack:
		return 700
	case card.Maneuver, card.Redial:
		return -1 // where it would lead is not looked at
	}
	return rates[x.Op]
}

// moreDice is what n dice more of an attack are worth.
func (e *ensign) moreDice(v *game.View, x *card.Effect, n int) int {
	on := v.Attack.On
	switch x.Op {
	case card.AttackDice:
		if !on && e.aim == game.NoShip {
			return 20 * n
		}
		return 430 * n
	case card.DefenseDice:
		if !on && e.dread == 0 {
			return 15 * n
		}
		return 300 * n
	case card.FoeAttackDice:
		return -330 * n
	}
	if x.None {
		return 600
	}
	return -350 * n
}

// otherResults is what an effect on the dice that lie there, and on what they show, is worth.
func (e *ensign) otherResults(v *game.View, x *card.Effect, n int) int {
	at := &v.Attack
	net := 0
	if at.On {
		h, c := at.Uncancelled()
		net = h + c
	}
	switch x.Op {
	case card.Reroll:
		mine := !at.On || v.Ships[at.Attacker].Owner == v.Me // the dice of the attack are the own side's
		return e.again(v, x, mine)
	case card.Convert:
		return converted(v, x, net)
	case card.AddResult:
		if x.Into == dice.Evade {
			return min(net, max(int(x.Count), 1)) * 650
		}
		return 600
	}
	return 750 * min(max(n, int(x.Count), 1), max(int(at.Hits+at.Crits), 1))
}

// converted is what results turned into others are worth, with so many uncancelled in the attack.
func converted(v *game.View, x *card.Effect, net int) int {
	switch {
	case !v.Attack.On:
		return 200
	case x.Into == dice.Evade:
		return min(net, shows(v, true, x)) * 600
	case x.Foe && x.Into == dice.Hit:
		return 150
	case x.Foe:
		return 350
	case x.Faces == card.FacesOf(dice.Hit):
		return 110
	}
	k := shows(v, false, x)
	if x.Count != card.All {
		k = min(k, int(x.Count))
	}
	return 420 * k
}

// broken is how much an effect could repair: of the ship itself, or, not looked at, of the ship aimed at.
func broken(v *game.View, id game.ShipID, x *card.Effect) (n int) {
	if x.To == card.OnTarget {
		return int(max(x.N, 1))
	}
	sh := &v.Ships[id]
	if x.Where != card.HullOnly {
		n = int(v.Setup.Facts(id).Ship.Shields - sh.Shields - sh.Down)
	}
	if x.Where != card.ShieldsOnly {
		n += int(sh.NDamage)
	}
	return max(n, 0)
}

// token is what tokens are worth.
func (e *ensign) token(x *card.Effect, n int) int {
	switch {
	case x.Tokens&card.AuxToken != 0 && x.To == card.OnSelf:
		return -330 * n
	case x.Tokens&card.AuxToken != 0:
		return 330 * n
	case x.Tokens&card.StationsToken != 0 && e.aim != game.NoShip:
		return 300 * n
	case x.Tokens&card.EvadeToken != 0 && e.dread > 0:
		return 280 * n
	case x.Tokens&card.ScanToken != 0 && e.aim != game.NoShip:
		return 220 * n
	}
	return 60 * n
}

// shows is how many dice of a roll show what an effect changes.
func shows(v *game.View, defense bool, x *card.Effect) (n int) {
	d, k := v.Attack.AttackDice[:], v.Attack.NAttack
	if defense {
		d, k = v.Attack.Defense[:], v.Attack.NDefense
	}
	for i := range k {
		if x.Faces == 0 || x.Faces.Has(d[i].Face) {
			n++
		}
	}
	return n
}

// again is what rolling dice again is worth: the own bad ones, or the enemy's good ones.
func (e *ensign) again(v *game.View, x *card.Effect, attacking bool) int {
	a := &v.Attack
	if !a.On {
		return 150
	}
	defense := attacking == x.Foe
	d, k := a.AttackDice[:], a.NAttack
	if defense {
		d, k = a.Defense[:], a.NDefense
	}
	bad, good := 0, 0
	for i := range k {
		switch f := d[i].Face; {
		case f == dice.Hit || f == dice.Crit || f == dice.Evade || f == dice.DoubleHit:
			good++
		case !d[i].Rerolled || x.Again:
			bad++
		}
	}
	if !x.Foe && defense {
		if h, c := a.Uncancelled(); h+c == 0 {
			return 0
		}
	}
	limit := int(x.Count)
	if x.Count == card.All || x.Count == 0 {
		limit = int(k)
	}
	switch {
	case x.Whole && x.Foe:
		return (good*2 - int(k)) * 150
	case x.Whole:
		return (bad*2 - int(k)) * 200
	case x.Foe:
		return min(good, limit) * 260
	}
	return min(bad, limit) * 330
}

// faces picks dice to roll again or to change: the own bad ones, the enemy's good ones.
func (e *ensign) faces(v *game.View, p *game.Prompt) game.Answer {
	own := v.Ships[v.Attack.Attacker].Owner == v.Me
	if p.Defense {
		own = v.Ships[v.Attack.Target].Owner == v.Me
	}
	a := game.Answer{Prompt: p.ID}
	n := int8(0)
	take := func(want bool) {
		for i := range p.Options {
			o := &p.Options[i]
			f := dice.Face(o.N)
			if o.Kind == game.PickDie {
				f = v.Attack.AttackDice[o.N].Face
				if p.Defense {
					f = v.Attack.Defense[o.N].Face
				}
			}
			good := f == dice.Hit || f == dice.Crit || f == dice.Evade || f == dice.DoubleHit
			if n < p.Max && a.Picks&(1<<uint(i)) == 0 && good == want {
				a.Picks |= 1 << uint(i)
				n++
			}
		}
	}
	take(!own)
	if n < p.Min {
		short := *p
		short.Max = p.Min
		for i := 0; n < p.Min && i < len(p.Options); i++ {
			if a.Picks&(1<<uint(i)) == 0 {
				a.Picks |= 1 << uint(i)
				n++
			}
		}
	}
	return a
}

// some picks several options: as few as must be, for a price; as many as may be, of the enemy's.
func (e *ensign) some(v *game.View, p *game.Prompt) game.Answer {
	a := game.Answer{Prompt: p.ID}
	want := p.Min
	if p.Min == p.Max || len(p.Options) > 0 && p.Options[0].Ship != game.NoShip && v.Ships[p.Options[0].Ship].Owner != v.Me {
		want = p.Max
	}
	n := int8(0)
	// the later cards of a list are the cheaper ones to lose; the captain goes last
	for i := len(p.Options) - 1; i >= 0 && n < want; i-- {
		a.Picks |= 1 << uint(i)
		n++
	}
	return a
}

// flight picks an extra maneuver: one that lives, touches nobody and brings the ship into a shot.
func (e *ensign) flight(v *game.View, p *game.Prompt) int {
	e.weigh(v)
	e.suppose(v)
	return best(p, func(o *game.Option) int {
		if o.Kind != game.FlyMove {
			return -200
		}
		var f game.Fate
		game.ForeseeMove(v, o.Ship, o.Move, &f)
		if f.Dies() || e.struck(v, o.Ship, f.Flight.To) {
			return never
		}
		at := baseOf(v.Setup, o.Ship, f.Flight.To)
		n := e.offense(v, o.Ship, &at)
		if f.Bumped {
			n -= 600
		}
		if o.Move.Color == card.Red {
			n -= 400
		}
		return n - 600*int(f.Obstacles)
	})
}
