package game

import "fmt"

// Reason is one thing that adds to or takes from a number.
type Reason uint8

// The reasons numbers are summed from (rules 7.3).
const (
	PrimaryWeapon Reason = iota
	SecondaryWeapon
	RangeOne
	Malfunction
	Stunned
	Agility
	RangeThree
	Obstruction
	CloakDice
	ScanTokens
	Structural
	Floor
)

// Term is one line of a sum.
type Term struct {
	Why   Reason
	Value int8
}

// Sum is a number counted with its reasons. It is a value and allocates nothing.
type Sum struct {
	n     int8
	terms [10]Term
}

func (s *Sum) add(why Reason, v int) {
	s.terms[s.n] = Term{why, int8(v)}
	s.n++
}

// Total is the number itself.
func (s *Sum) Total() int {
	n := 0
	for _, t := range s.terms[:s.n] {
		n += int(t.Value)
	}
	return n
}

// Terms are the lines of the sum.
func (s *Sum) Terms() []Term { return s.terms[:s.n] }

// floor brings a negative number up to 0, as a term of its own.
func (s *Sum) floor() {
	if n := s.Total(); n < 0 {
		s.add(Floor, -n)
	}
}

// String tells the sum: "5 = 4 primary weapon + 1 Range 1".
func (s Sum) String() string {
	out := fmt.Sprintf("%d =", s.Total())
	for i, t := range s.Terms() {
		switch {
		case i == 0:
			out += fmt.Sprintf(" %d %s", t.Value, t.Why)
		case t.Value < 0:
			out += fmt.Sprintf(" - %d %s", -t.Value, t.Why)
		default:
			out += fmt.Sprintf(" + %d %s", t.Value, t.Why)
		}
	}
	return out
}

func (r Reason) String() string {
	return [...]string{"primary weapon", "secondary weapon", "Range 1", "Weapons Malfunction", "Stunned Helmsman", "agility", "Range 3",
		"obstructed", "cloaked", "Scan of the attacker", "Structural Damage", "never below 0"}[r]
}

// AttackDice counts the attack dice of the declared attack with their reasons (rules 7.3).
func (s *State) AttackDice(u *Setup) Sum {
	return s.attackDice(u, s.Attack.Attacker, s.Attack.Weapon, int(s.Attack.Band))
}

func (s *State) attackDice(u *Setup, id ShipID, w int8, band int) (sum Sum) {
	sh := &s.Ships[id]
	if w != NoWeapon {
		sum.add(SecondaryWeapon, int(u.ships[id].Upgrades[w].Card.Weapon.Dice))
	} else {
		sum.add(PrimaryWeapon, int(u.ships[id].Ship.Attack))
		if n := min(int(sh.count(WeaponsMalfunction)), int(u.ships[id].Ship.Attack)); n > 0 {
			sum.add(Malfunction, -n)
		}
		if band == 1 {
			sum.add(RangeOne, 1)
		}
	}
	if sh.Has(StunnedHelmsman) {
		sum.add(Stunned, -sum.Total())
	}
	sum.floor()
	return sum
}

// DefenseDice counts the defense dice of the declared attack with their reasons (rules 7.3).
func (s *State) DefenseDice(u *Setup) Sum {
	a := &s.Attack
	return s.defenseDice(u, a.Attacker, a.Target, a.Weapon, int(a.Band), a.Obstructed)
}

func (s *State) defenseDice(u *Setup, att, def ShipID, w int8, band int, obstructed bool) (sum Sum) {
	sh := &s.Ships[def]
	agility := int(u.ships[def].Ship.Agility)
	sum.add(Agility, agility)
	if n := min(int(sh.count(StructuralDamage)), agility); n > 0 {
		sum.add(Structural, -n)
	}
	if w == NoWeapon && band == 3 {
		sum.add(RangeThree, 1)
	}
	if obstructed {
		sum.add(Obstruction, 1)
	}
	if sh.Cloak != NotCloaked {
		sum.add(CloakDice, 4)
	}
	if n := s.Ships[att].Scan; n > 0 {
		sum.add(ScanTokens, -int(n))
	}
	sum.floor()
	return sum
}

// DiceFor counts the dice of an attack that could be made, for showing and for the computer.
func (s *State) DiceFor(u *Setup, att ShipID, w int8, def ShipID, shot *Shot) (attack, defense Sum) {
	return s.attackDice(u, att, w, shot.Band), s.defenseDice(u, att, def, w, shot.Band, shot.Obstructed)
}
