package game

import "fmt"

// Modifier is a number of dice that a sheet adds to an attack, with its reason.
type Modifier struct {
	N   int8
	Why int8 // as Sheet.Reasons numbers it: 1 is the first
}

// modify adds to a sum what the sheet adds.
func (sum *Sum) modify(s *State, u *Setup, a *Attack, defense bool) {
	if u.play.Modifiers == nil {
		return
	}
	var room [8]Modifier
	own := *a // the attack of who only looks ahead need not be kept
	for _, m := range u.play.Modifiers(s, u, &own, defense, room[:0]) {
		if m.N != 0 {
			sum.add(u.Scenario.Sheet().Reasons[m.Why-1], int(m.N))
		}
	}
}

// Damage deals damage to a ship by a rule of a sheet: shields first, normal damage before critical
// (rules 7.5).
func (t *Turn) Damage(id ShipID, normal, critical int, section string) {
	if !t.State().Ships[id].InPlay() || normal+critical <= 0 {
		return
	}
	t.Tell(section, func() string { return fmt.Sprintf("%s suffers %d damage", t.Setup().Name(id), normal+critical) })
	t.suffer(id, normal, critical, BySheetRule)
}

// decide ends the battle where the sheet says that a player has won.
func (g *Game) decide() {
	s, u := &g.state, g.setup
	if u.play.Victory == nil || s.Phase == SettingUp || s.Result.Over ||
		s.nStack > 0 && s.stack[s.nStack-1].Step == stepFinish {
		return
	}
	if winner, _, _ := u.play.Victory(s, u); winner != Nobody {
		s.stack[0], s.nStack = Frame{Step: stepFinish, Ship: NoShip, About: About(BySheetVictory)}, 1
	}
}

// wonBySheet returns the winner by the sheet, and says why.
func wonBySheet(t *Turn) PlayerID {
	winner, section, why := t.Setup().play.Victory(t.State(), t.Setup())
	Emit(t, ScenarioSaid{Words: why, Section: section, Score: true})
	return winner
}
