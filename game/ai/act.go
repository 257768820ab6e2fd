package ai

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// action picks what an action is worth in damage dealt and spared.
func (e *ensign) action(v *game.View, p *game.Prompt) game.Answer {
	u, id := v.Setup, p.Ship
	sh := &v.Ships[id]
	e.weigh(v)
	e.suppose(v)
	here := u.Base(id, sh.Pose)
	off := e.offense(v, id, &here)
	threat, top := e.threat(v, id, &here)
	aim, band, seen := e.aimFrom(v, id, &here) // the target that would be shot at, and the odds of that shot
	e.aim, e.dread = aim, threat
	gainHit, scan := e.gains(v, id, aim, band, seen)
	laid := e.danger(v)
	if sh.Cloak != game.NotCloaked {
		e.lookAhead(v) // for echoes
	}
	worth := func(o *game.Option) int {
		switch o.Kind {
		case game.Pass:
			return 0
		case game.UseCard:
			return e.line(v, p, o)
		case game.TakeSpecial:
			if adv := &u.Play().Advice; adv.Worth != nil {
				return adv.Worth(v, p.Ask, id, v.Special(p, *o))
			}
			return -1
		case game.RepairCard:
			return mendWorth(sh.Damage[o.N].ID, laid)
		case game.Enable:
			if o.N >= 0 && u.Facts(id).Upgrades[o.N].Card.Weapon.Dice > 0 {
				return 260
			}
			return 20
		}
		switch o.Action {
		case card.BattleStations:
			// one token: for the attack, or else for the defense; a second one is of no use
			if sh.Stations > 0 {
				return 0
			}
			return max(gainHit, threat/4) + min(gainHit, threat/4)/4 + 60
		case card.TargetLock:
			return e.lock(v, id, o.Ship, aim, band, seen, int(o.Dist))
		case card.Evade:
			return top * e.habit.evade / 100
		case card.Scan:
			return scan + 30
		case card.Cloak:
			// four dice more for every attack, but what gets through strikes the hull
			if threat == 0 {
				return -1
			}
			return threat*e.habit.cloak/100 - 120*int(sh.Shields)
		case card.Regenerate:
			return e.worth[id] - off
		case card.SensorEcho:
			if e.struck(v, id, o.Pose) {
				return never
			}
			at := u.Base(id, o.Pose)
			t, _ := e.threat(v, id, &at)
			return (e.offense(v, id, &at)-off)*7/10 + (threat-t)*4/10 - 150
		}
		return 0
	}
	i := best(p, worth)
	a := p.Pick(i)
	e.last.value, e.last.o = worth(&p.Options[i]), p.Options[i]
	if e.fixed {
		return a // there is no time for the places between
	}
	for _, b := range echoes(v, p) {
		o := p.Given(b)
		if n := worth(&o); n > e.last.value {
			a, e.last.value, e.last.o = b, n, o
		}
	}
	return a
}

// echoes are places between those listed for a Sensor Echo, five millimetres apart.
func echoes(v *game.View, p *game.Prompt) (as []game.Answer) {
	const apart = 5 * physics.Millimetre
	for _, left := range [...]bool{true, false} {
		i := p.Echo(&v.State, v.Setup, left)
		if i < 0 {
			continue
		}
		for shift := int32(apart - physics.EchoSlack); shift < physics.EchoSlack; shift += apart {
			a, ok := p.EchoBy(&v.State, v.Setup, left, shift)
			if ok && a.Pose != (physics.Pose{}) &&
				game.MayEcho(&v.State, v.Setup, p.Options[i].Ship, a.Pose).Code == game.Yes {
				as = append(as, a)
			}
		}
	}
	return as
}

// gains returns the worth of better attack dice, and of one defense die fewer, in the shot at a
// target; both are 0 without a target.
func (e *ensign) gains(v *game.View, id, aim game.ShipID, band, seen int) (hit, scan int) {
	if aim == game.NoShip {
		return 0, 0
	}
	n, m := e.diceAt(v, id, aim, band)
	now, then := plain, improved
	if v.MaySpend(v.Setup, id, shotAt(id, aim)).Lock {
		now, then = improved, both
	}
	hit = (expected(then, noToken, n, m) - expected(now, noToken, n, m)) * e.worth[aim] / 1000 * seen / 1000
	if m > 0 {
		scan = (expected(now, noToken, n, m-1) - expected(now, noToken, n, m)) * e.worth[aim] / 1000 * seen / 1000
		if x := v.Setup.OnMap(id); x != nil && !oneAttack(v, id, x) {
			scan *= len(x.Mounts) // it counts in every attack
		}
	}
	return hit, scan
}

// mendWorth returns the worth of the action on a damage card. laid: the scenario keeps laying
// hazards that destroy.
func mendWorth(d game.DamageID, laid bool) int {
	switch d {
	case game.WarpCoreBreach:
		if laid {
			return 1 // slow ships do not outrun what is laid
		}
		return 600
	case game.ConsoleFire:
		return 700
	case game.WeaponsMalfunction:
		return 450
	}
	return 250
}

// danger tells whether the scenario goes on laying tokens that destroy.
func (e *ensign) danger(v *game.View) bool {
	for _, t := range v.Ahead() {
		if t.Flags&game.Destroys != 0 {
			return true
		}
	}
	return false
}

// struck tells whether a base would lie on something that destroys, now or at the end of this
// round, or on an obstacle, or could not go on from there.
func (e *ensign) struck(v *game.View, id game.ShipID, p physics.Pose) bool {
	b := v.Setup.Base(id, p)
	for i := range v.Tokens[:v.NTokens] {
		t := &v.Tokens[i]
		if t.Flags&(game.Destroys|game.RollsDie) != 0 {
			if t.Overlaps(&b) {
				return true
			}
		}
	}
	for _, t := range v.Ahead() {
		if t.Flags&game.Destroys != 0 {
			if t.Overlaps(&b) {
				return true
			}
		}
	}
	return e.waysOn(v, id, p, v.Ships[id].Power > 0, 1) == 0
}

// aimFrom is the enemy that will most likely be shot at, the range, and how likely there is a shot,
// in thousandths.
func (e *ensign) aimFrom(v *game.View, id game.ShipID, at *physics.Square) (aim game.ShipID, band, seen int) {
	aim = game.NoShip
	top := 0
	arc := v.Setup.Facts(id).Ship.Class.Front
	for i := range v.Ships[:v.NShips] {
		g := &e.guess[i]
		if v.Ships[i].Owner == v.Me || !v.Ships[i].InPlay() {
			continue
		}
		s, w, bd := 0, 0, 0
		for k := range g.n {
			if x := e.shot(v.Setup, id, at, game.ShipID(i), &g.at[k]); x > 0 {
				s += x * g.weight[k]
				w += g.weight[k]
				bd += physics.ReachBand(at, arc, &g.at[k], v.Setup.Bands()) * g.weight[k]
			}
		}
		if s > top {
			top, aim, seen = s, game.ShipID(i), w
			band = max(1, min(3, (bd+w/2)/w))
		}
	}
	return aim, band, seen
}

// lock returns the worth of a Target Lock on an enemy: the re-roll or the torpedo of this round or
// of a later one.
func (e *ensign) lock(v *game.View, id, on, aim game.ShipID, band, seen, dist int) int {
	sh := &v.Ships[id]
	if spared(v, on) {
		return 0
	}
	if sh.Lock != game.NoShip && v.Ships[sh.Lock].InPlay() && (on != aim || sh.Lock == aim) {
		return 5
	}
	if on != aim {
		// nobody to shoot at: for later, the nearest
		if aim != game.NoShip {
			return 10
		}
		return 200 - dist/4000
	}
	n, m := e.diceAt(v, id, on, band)
	p := plain
	if v.MaySpend(v.Setup, id, shotAt(id, on)).Stations {
		p = improved
	}
	old := expected(p, noToken, n, m)
	gain := expected(min(p+1, both), noToken, n, m) - old
	f := v.Setup.Facts(id)
	for w := range f.Upgrades {
		wf := &f.Upgrades[w].Card.Weapon
		if wf.SpendLock && sh.Card(int8(w)).Ready() && band >= int(wf.RangeMin) && band <= int(wf.RangeMax) {
			k, d := weaponText(f.Upgrades[w].Card, int(wf.Dice), m)
			gain = max(gain, expected(p, noToken, k, d)-old)
		}
	}
	return gain*e.worth[on]/1000*seen/1000 + 130
}

// neutral reports whether a ship of the map is commanded by nobody.
func neutral(v *game.View, id game.ShipID) bool {
	return id != game.NoShip && v.Ships[id].Map && v.Ships[id].Owner == game.Nobody
}

// spared reports whether a ship is never shot at: one of the map, worth nothing, that nobody
// commands or will command. A sheet on which it may change hands says its skill then.
func spared(v *game.View, id game.ShipID) bool {
	return neutral(v, id) && prize(v, id) <= 0 && v.Setup.Play().Skill == nil
}

// prize returns the Squadron Points that the sheet gives for destroying a map ship under nobody's
// command, and 0 for any other ship.
func prize(v *game.View, id game.ShipID) int {
	if worth := v.Setup.Play().Advice.Prize; worth != nil && neutral(v, id) {
		return worth(v, id)
	}
	return 0
}

// target picks weapon and target: damage expected, and the chance to destroy.
func (e *ensign) target(v *game.View, p *game.Prompt) int {
	u, id := v.Setup, p.Ship
	e.weigh(v)
	top := 0
	i := best(p, func(o *game.Option) int {
		if o.Kind == game.Pass {
			return -1
		}
		w := game.NoWeapon
		if o.Kind == game.FireWeapon {
			w = o.N
		}
		if neutral(v, o.Ship) && prize(v, o.Ship) <= 0 {
			return -2 // what belongs to nobody is nobody's enemy
		}
		shot, _ := v.ShotOf(u, id, o)
		a, d := v.DiceFor(u, id, w, o.Ship, &shot)
		skill, guard := plain, noToken
		cost := 0
		made := game.Attack{Attacker: id, Target: o.Ship, Weapon: w, KeepLock: o.Kind == game.FireWeapon && o.Line != 0}
		if o.Kind == game.FireCard {
			made.Line = o.Line
		}
		may, its := v.MaySpend(u, id, &made), v.MaySpend(u, o.Ship, &made)
		if w != game.NoWeapon {
			wf := &u.Facts(id).Upgrades[w].Card.Weapon
			if wf.Disable || wf.Time > 0 {
				cost += 150
			}
			if wf.Discard {
				cost += 300
			}
			if o.Line != 0 {
				cost += e.weighing(v, p).Price(o.Line, id)
			}
		}
		if may.Lock {
			skill++
		}
		if may.Stations {
			skill++
		}
		if its.Stations {
			guard = stations
		}
		n, m := a.Total(), d.Total()
		if w != game.NoWeapon {
			n, m = weaponText(u.Facts(id).Upgrades[w].Card, n, m)
		}
		left := hull(v, o.Ship)
		kill := int(atLeast(skill, guard, n, m, its.Evades, left)*1000 + 0.5)
		hit := max(0, expected(skill, guard, n, m)-600*its.Evades)
		value := hit*e.worth[o.Ship]/1000 + kill*2 - cost
		top = max(top, value)
		return max(value, 0)
	})
	e.last.value = top
	return i
}

// hull returns the damage that destroys a ship.
func hull(v *game.View, id game.ShipID) int {
	s := &v.Ships[id]
	return int(v.Setup.Facts(id).Ship.Hull) - int(s.NDamage) + int(s.Shields)
}

// modifyAttack re-rolls before it turns Battle Stations results, and spends nothing that brings
// nothing.
func (e *ensign) modifyAttack(v *game.View, p *game.Prompt) int {
	if i := e.text(v, p); i >= 0 {
		return i
	}
	a := &v.Attack
	blanks, bs := 0, 0
	for i := range a.NAttack {
		d := &a.AttackDice[i]
		switch d.Face {
		case dice.Blank:
			if !d.Rerolled {
				blanks++
			}
		case dice.BattleStations:
			bs++
		}
	}
	hasStations := v.MaySpend(v.Setup, p.Ship, a).Stations
	lock, token := find(p, game.SpendLock), find(p, game.SpendStations)
	again := blanks
	if !hasStations {
		for i := range a.NAttack {
			if d := &a.AttackDice[i]; d.Face == dice.BattleStations && !d.Rerolled {
				again++
			}
		}
	}
	switch {
	case lock > 0 && (again >= 2 || again == 1 && (a.NAttack <= 3 || int(v.Round) >= v.Setup.House.RoundLimit-1)):
		return lock
	case token > 0 && bs > 0:
		return token
	}
	if again := find(p, game.SpendReroll); again > 0 && blanks > 0 && v.Round > 1 {
		return again
	}
	return find(p, game.Pass)
}

// dice picks the dice to re-roll: blanks, and Battle Stations without a token to turn them.
func (e *ensign) dice(v *game.View, p *game.Prompt) game.Answer {
	a := game.Answer{Prompt: p.ID}
	hasStations := v.MaySpend(v.Setup, p.Ship, &v.Attack).Stations
	n := int8(0)
	for i := range p.Options {
		f := v.Attack.AttackDice[p.Options[i].N].Face
		if n < p.Max && (f == dice.Blank || f == dice.BattleStations && !hasStations) {
			a.Picks |= 1 << uint(i)
			n++
		}
	}
	for i := 0; n < p.Min; i++ {
		if a.Picks&(1<<uint(i)) == 0 {
			a.Picks |= 1 << uint(i)
			n++
		}
	}
	return a
}

// modifyDefense spends tokens only against what would get through.
func (e *ensign) modifyDefense(v *game.View, p *game.Prompt) int {
	h, c := v.Attack.Uncancelled()
	net := h + c
	if i := e.text(v, p); i >= 0 && net > 0 {
		return i
	}
	bs := v.Attack.CountDefense(dice.BattleStations)
	evade, token := find(p, game.SpendEvade), find(p, game.SpendStations)
	switch {
	case net == 0:
	case token > 0 && bs > 0 && (net > 1 || evade == 0):
		return token
	case evade > 0:
		return evade
	}
	if again := find(p, game.SpendReroll); again > 0 && net > 0 && net >= hull(v, p.Ship) {
		return again
	}
	return find(p, game.Pass)
}

// text picks the card text or the token of the sheet that changes the dice for the better, -1 when
// none does.
func (e *ensign) text(v *game.View, p *game.Prompt) int {
	e.weigh(v)
	e.aim = v.Attack.Target
	at, top := -1, 0
	for i := range min(len(p.Options), 64) {
		o := &p.Options[i]
		n := 0
		switch o.Kind {
		case game.UseCard:
			n = e.line(v, p, o)
		case game.UseBonus:
			a, _, _ := v.Setup.Line(o.Line)
			for k := range a.Do {
				if a.Do[k].Op == card.Reroll || a.Do[k].Op == card.Convert {
					n = max(n, e.weighing(v, p).WorthOf(o.Line, k))
				}
			}
		}
		if n > top {
			at, top = i, n
		}
	}
	if at < 0 {
		return e.special(v, p, 0)
	}
	return at
}
