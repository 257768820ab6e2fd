package odds

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// Coming returns what is still to come of an attack on a table, with the tokens of both ships as their
// means. a is the attack being made, or one that could be: then only Attacker, Target and Weapon
// count, and shot is what was judged of it. Of card text only that of the weapon fired is counted, where
// it costs nothing and holds always; nor are the re-roll tokens of the players, which they carry on to
// other battles.
func Coming(s *game.State, u *game.Setup, a *game.Attack, shot *game.Shot) (b Bout) {
	on := &s.Ships[a.Target]
	b.Shields = int(on.Shields + on.Temp)
	b.Hull = hull(s, u, a.Target)
	b.Attack.Dice.Special.Kind, b.Defense.Dice.Special.Kind = specials(a.Special), specials(a.SpecialDef)
	switch {
	case a.Defended:
		b.Defense.Dice.lay(a.Defense[:a.NDefense])
	case a.On:
		n := s.DefenseDice(u)
		b.Defense.Roll = min(n.Total(), MostDice)
	}
	switch {
	case a.On && a.RolledAttack:
		b.Attack.Dice.lay(a.AttackDice[:a.NAttack])
	case a.On:
		n := s.AttackDice(u)
		b.Attack.Roll = min(n.Total(), MostDice)
	default:
		n, m := s.DiceFor(u, a.Attacker, a.Weapon, a.Target, shot)
		b.Attack.Roll, b.Defense.Roll = min(n.Total(), MostDice), min(m.Total(), MostDice)
	}
	if b.Attack.Roll == 0 {
		b.Attack.Dice.Special.Kind = unless(b.Attack.Dice.Special.Lies, b.Attack.Dice.Special.Kind)
	}
	if b.Defense.Roll == 0 {
		b.Defense.Dice.Special.Kind = unless(b.Defense.Dice.Special.Lies, b.Defense.Dice.Special.Kind)
	}
	b.Defense.Dice.Still[dice.Evade] += a.Evades // results of tokens spent
	if !a.Defended {
		b.Attack.tokens(s, u, a)
	}
	if !a.RolledAttack {
		b.Attack.weapon(u, a)
	}
	may := s.MaySpend(u, a.Target, a)
	for range may.Evades {
		b.Defense.Spend(Evade)
	}
	if may.Stations {
		b.Defense.Spend(Guard)
	}
	return b
}

// tokens adds the tokens of the attacking ship.
func (b *Side) tokens(s *game.State, u *game.Setup, a *game.Attack) {
	may := s.MaySpend(u, a.Attacker, a)
	if may.Lock {
		b.Spend(Lock)
	}
	if may.Stations {
		b.Spend(StationsOf(may))
	}
}

// weapon adds what the text of the weapon fired does to its own dice.
func (b *Side) weapon(u *game.Setup, a *game.Attack) {
	if a.Weapon < 0 {
		return
	}
	lines := u.Facts(a.Attacker).Upgrades[a.Weapon].Card.Abilities
	for i := range lines {
		l := &lines[i]
		if l.Whose != card.ThisWeapon || !l.At.Has(card.ModifyAttack) || len(l.If)+len(l.Cost) > 0 || l.OneOf {
			continue
		}
		if m, ok := TextOf(l); ok {
			b.Spend(m)
		}
	}
}

// StationsOf returns what Battle Stations do for a ship that attacks.
func StationsOf(may game.Spendable) Means {
	m := Stations
	if may.Crits {
		m.Into = dice.Crit
	}
	return m
}

// unless is the kind of a special die that is there, a plain one where it is not.
func unless(there bool, k dice.Kind) dice.Kind {
	if there {
		return k
	}
	return dice.Attack
}

// lay counts dice that lie; the special one, where there is one, is the first that was not set.
func (d *Dice) lay(of []game.Die) {
	looked := false
	for i := range of {
		x := &of[i]
		free := !x.Rerolled && !x.Set && !x.Added
		switch {
		case d.Special.is() && !looked && !x.Set:
			looked = true
			d.Special.Lies, d.Special.Free, d.Special.Face = true, free, x.Face
		case free:
			d.Free[x.Face]++
		default:
			d.Still[x.Face]++
		}
	}
}

func specials(k card.Special) dice.Kind {
	switch k {
	case card.EliteAttackDie:
		return dice.EliteAttack
	case card.CounterAttackDie:
		return dice.CounterAttack
	default:
		return dice.Attack
	}
}

// TextOf returns the effect of a card's text on its own ship's dice as a means. ok is false if the
// text does anything else, or depends on more than counts of dice.
func TextOf(a *card.Ability) (m Means, ok bool) {
	if len(a.Do) != 1 {
		return m, false
	}
	e := &a.Do[0]
	if e.Foe || e.Per != card.Once || e.Lasts != card.Now || e.To != card.OnSelf {
		return m, false
	}
	m.Most, m.Whole, m.Into = e.Count, e.Whole, e.Into
	if e.Count == card.All || m.Most > All {
		m.Most = All
	}
	m.From = e.Faces
	switch e.Op {
	case card.Reroll:
		m.Does = Rerolls
		return m, !e.Again && (m.Most > 0 || m.Whole)
	case card.Convert:
		m.Does = Turns
		return m, m.Most > 0
	case card.AddResult:
		m.Does, m.From, m.Whole = Adds, 0, false
		m.Most = max(1, m.Most)
		return m, true
	default:
		return m, false
	}
}
