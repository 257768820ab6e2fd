package game

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// checkSides tells whether what lies beside the players' ships could lie there.
func (p *Position) checkSides(u *Setup) error {
	for i := range p.Sides {
		b := &p.Sides[i]
		if err := cmp.Or(inRange(b), u.checkCounters(&b.Counters), b.Resource.check(u)); err != nil {
			return fmt.Errorf("%s: %w", u.Player(PlayerID(i)), err)
		}
		if (b.Resource != CardState{} || b.Options != [8]int8{}) && u.Fleets[i].Resource.Card == nil {
			return fmt.Errorf("%s has no resource", u.Player(PlayerID(i)))
		}
		for _, n := range b.Options {
			if n < 0 || n > MaxOnCard {
				return fmt.Errorf("%s: a line of the resource is left %d times", u.Player(PlayerID(i)), n)
			}
		}
	}
	return nil
}

// checkText tells whether the lines of card text that were used or last are in the battle.
func (p *Position) checkText(u *Setup) error {
	for _, id := range slices.Concat(p.Used, p.UsedNow, p.Ever) {
		if !u.known(id) {
			return fmt.Errorf("no card of the battle has the line of text that was used")
		}
	}
	if len(p.Fed) > MaxFed {
		return fmt.Errorf("%d tokens have fed cards, more than %d", len(p.Fed), MaxFed)
	}
	for i, f := range p.Fed {
		if !u.takesPart(f.Ship) || !u.known(f.Line) || bits.OnesCount16(uint16(f.Token&feeding)) != 1 ||
			f.Token&^feeding != 0 {
			return fmt.Errorf("token %d that has fed a card is none of a ship, or fed none of the battle", i+1)
		}
	}
	if len(p.Bonuses) > MaxLasting {
		return fmt.Errorf("%d effects last, more than %d", len(p.Bonuses), MaxLasting)
	}
	for i := range p.Bonuses {
		b := &p.Bonuses[i]
		if !u.known(b.Line) || !u.takesPart(b.Ship) || b.Vs != NoShip && !u.takesPart(b.Vs) ||
			!u.line(b.Line).hasPart(b.Do) ||
			inRange(b) != nil {
			return fmt.Errorf("effect %d that lasts is none of a card of the battle", i+1)
		}
	}
	return nil
}

// hasPart reports whether a line has the effect of that number.
func (l *line) hasPart(do int8) bool {
	if do < 0 {
		return int(-do) <= len(lastingCosts)
	}
	i, j := int(do&7), int(do>>3)
	return i < len(l.Do) && j <= len(l.Do[i].Sub)
}

// checkAttack tells why the attack could not be going on, nil when it could.
func (p *Position) checkAttack(u *Setup) error {
	a := &p.Attack
	switch {
	case !a.On && !a.Ended:
		return nil
	case p.Phase != Activation && p.Phase != Combat || !p.Begun:
		return fmt.Errorf("attacks are made in the Combat Phase")
	case !u.takesPart(a.Attacker) || !u.takesPart(a.Target) || a.Second != NoShip && !u.takesPart(a.Second):
		return fmt.Errorf("the attack is between no ships")
	case p.commands(u, a.Attacker) == p.commands(u, a.Target):
		return fmt.Errorf("%s attacks a ship that is not an enemy", u.Name(a.Attacker))
	}
	return cmp.Or(inRange(a), a.checkWeapon(u), a.checkDice())
}

// commands is the player whose ship it is, or who commands it as a ship of the map.
func (p *Position) commands(u *Setup, id ShipID) PlayerID {
	if who := u.ships[id].owner; who != Nobody || int(id) >= len(p.Ships) {
		return who
	}
	return p.Ships[id].Owner
}

// checkWeapon tells what is wrong with the weapon of an attack.
func (a *Attack) checkWeapon(u *Setup) error {
	f := &u.ships[a.Attacker]
	switch {
	case a.Weapon < NoWeapon || a.Weapon >= f.nUp || a.Weapon != NoWeapon && !f.Upgrades[a.Weapon].Card.Fires():
		return fmt.Errorf("%s attacks with what is not a weapon", u.Name(a.Attacker))
	case a.Line != 0 && (!u.known(a.Line) || u.line(a.Line).Weapon == nil || u.line(a.Line).ship != a.Attacker):
		return fmt.Errorf("%s attacks by a text that is not a weapon", u.Name(a.Attacker))
	case a.Mount != 0 && (f.onMap == nil || a.Mount < 0 || int(a.Mount) >= len(f.onMap.Mounts)):
		return fmt.Errorf("%s has no such weapon mount", u.Name(a.Attacker))
	}
	return nil
}

// checkDice tells what is wrong with the range, the dice and the results of an attack.
func (a *Attack) checkDice() error {
	switch {
	case a.Dist < 0:
		return fmt.Errorf("an attack is made over a distance")
	case a.NAttack < 0 || a.NAttack > MaxDice || a.NDefense < 0 || a.NDefense > MaxDice || a.Fixed < 0 ||
		int(a.Fixed) > len(a.FixedFaces):
		return fmt.Errorf("an attack has %d dice of a kind at most", MaxDice)
	case a.Special > card.CounterAttackDie || a.SpecialDef > card.CounterAttackDie || a.Search >= numDamage:
		return fmt.Errorf("a special die or a damage card that there is not")
	}
	for i := range a.AttackDice {
		if a.AttackDice[i].Face >= dice.NumFaces || a.Defense[i].Face >= dice.NumFaces {
			return fmt.Errorf("a die shows no face")
		}
	}
	return nil
}
