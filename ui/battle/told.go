package battle

import (
	"attackwing/game"
	"attackwing/game/dice"
	"fmt"
)

// Line is one line of the log: what happened, or why the computer did it.
type Line struct {
	Round int16
	Phase game.Phase
	Text  string
	Bad   bool
	Sort  lineSort
	About game.ShipID             // lit on the board while the pointer is on the line
	Faces [game.MaxDice]dice.Face // dice that are shown in place of words
	Dice  int
	Enemy bool // they are defense dice
	End   int  // leads back to what an End Phase did: its place, plus one
}

// lineSort is what a line can be filtered by.
type lineSort uint8

const (
	sortOther lineSort = iota
	sortMove
	sortAttack
	sortBattle // of the scenario
	SortReason // why the computer did it
)

// Passes reports whether a filter of the log lets a line through: 0 all, 1 moves, 2 attacks, 3 the scenario, 4 reasons.
func (l *Line) Passes(filter int) bool {
	switch filter {
	case 1:
		return l.Sort == sortMove
	case 2:
		return l.Sort == sortAttack
	case 3:
		return l.Sort == sortBattle
	case 4:
		return l.Sort == SortReason
	}
	return true
}

// sorted gives a line what the event it tells of brings.
func (l *Line) sorted(e game.Event) {
	l.About = game.ShipOf(e)
	switch e := e.(type) {
	case game.ShipMoved, game.DialRevealed, game.Echoed, game.PowerStrained, game.TouchedToken:
		l.Sort = sortMove
	case game.AttackDeclared, game.AttackCompared, game.StationsSpent, game.EvadeSpent, game.ShieldLost, game.DamageDealt, game.ShipDestroyed:
		l.Sort = sortAttack
	case game.ScenarioSaid, game.TokenLaid:
		l.Sort = sortBattle
	case game.AttackRolled:
		l.Sort, l.Text = sortAttack, "Attack dice"
		l.Faces, l.Dice = e.Faces, int(e.N)
	case game.DefenseRolled:
		l.Sort, l.Text, l.Enemy = sortAttack, "Defense dice", true
		l.Faces, l.Dice = e.Faces, int(e.N)
	}
}

// note writes a line of the table's own into the log.
func (t *Told) note(words string) {
	b := t.battle
	t.Log = append(t.Log, Line{Round: b.Shown.Round, Phase: b.Shown.Phase, Text: words, About: game.NoShip})
}

// noteWhy writes into the log why the computer does what comes next.
func (t *Told) noteWhy(ship game.ShipID, words string) {
	b := t.battle
	t.Log = append(t.Log, Line{Round: b.Shown.Round, Phase: b.Shown.Phase, Text: words, Sort: SortReason, About: ship})
}

// SamePhase reports whether two lines were said in one phase of one round.
func (l *Line) SamePhase(o *Line) bool { return l.Round == o.Round && l.Phase == o.Phase }

// Head is the moment a line belongs to.
func (l *Line) Head() string {
	if l.Round == 0 {
		return "Set-up"
	}
	return fmt.Sprintf("Round %d, %s", l.Round, [...]string{"Set-up", "Planning", "Activation", "Combat", "End", "Over"}[min(int(l.Phase), 5)])
}

// LastSaid is what happened last, reasons aside.
func (t *Told) LastSaid() string {
	for i := len(t.Log) - 1; i >= 0; i-- {
		if l := &t.Log[i]; l.Sort != SortReason {
			return l.Text
		}
	}
	return ""
}
