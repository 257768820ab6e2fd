package game

import (
	"fmt"
	"slices"

	"attackwing/game/card"
)

// Waiting is a step that comes before the phase of a position goes on: a ship's turn that has begun, an attack being
// resolved. What N counts is said by the Detail of the step.
type Waiting struct {
	Step StepID
	Ship ShipID
	N    int16
}

// MaxNext is how many steps may wait in a position.
const MaxNext = 32

// Detail is what a waiting step is told of beside its name.
type Detail uint8

// The details.
const (
	NoDetail  Detail = iota
	OfShip           // Ship
	Continued        // Ship; N is 1 when the step has done something already
	AtMoment         // Ship; N is a card.Window
	OfAction         // Ship; N is a card.Action
	OnShip           // Ship; N is another ship, NoShip any
	OnTarget         // Ship; N is the ship that is attacked
)

// waits are the steps a position may wait with, and what is told of them.
var waits = [numSteps]struct {
	word   string
	detail Detail
}{
	stepReveal:        {"reveal-dial", OfShip},
	stepManeuver:      {"maneuver", OfShip},
	stepPower:         {"power-strain", OfShip},
	stepAction:        {"action", Continued},
	stepActionDone:    {"action-performed", OfAction},
	stepUseCards:      {"card-text", AtMoment},
	stepFleetCards:    {"card-texts", AtMoment},
	stepCombatSkills:  {"fix-skills", NoDetail},
	stepNobody:        {"unmanned-attack", OfShip},
	stepDeclare:       {"attack", OfShip},
	stepExtraAttack:   {"extra-attack", OnShip},
	stepTurnCloak:     {"turn-cloak", OfShip},
	stepRollAttack:    {"roll-attack-dice", NoDetail},
	stepModifyAttack:  {"modify-attack-dice", NoDetail},
	stepRollDefense:   {"roll-defense-dice", NoDetail},
	stepModifyDefense: {"modify-defense-dice", NoDetail},
	stepCancel:        {"compare-results", NoDetail},
	stepCompare:       {"deal-damage", NoDetail},
	stepAttackOver:    {"attack-over", OnTarget},
	stepEndShip:       {"end-phase-of-ship", OfShip},
}

// moments are the windows of card text that are steps of their own.
var moments = card.At(card.Reveal, card.BeforeMove, card.AfterMove, card.ActivationEnd, card.CombatStart, card.CombatTurn, card.Declare,
	card.CountAttackFoe, card.CountAttack, card.RolledAttack, card.ModifyAttackFoe, card.CountDefenseFoe, card.CountDefense,
	card.ModifyDefenseFoe, card.Compare, card.Hitting, card.Incoming, card.Damaged, card.AfterAttack, card.AfterDefense, card.Anytime)

// Word names the step as a position file writes it, "" for one that never waits there, and says what is told of it.
func (s StepID) Word() (string, Detail) { return waits[s].word, waits[s].detail }

// ParseStep finds a step by that word.
func ParseStep(word string) (StepID, Detail, bool) {
	for i := range waits {
		if word != "" && waits[i].word == word {
			return StepID(i), waits[i].detail, true
		}
	}
	return 0, NoDetail, false
}

// Waits are the words of all steps that may wait in a position.
func Waits() (words []string) {
	for i := range waits {
		if waits[i].word != "" {
			words = append(words, waits[i].word)
		}
	}
	return words
}

// Acting is the Perform Action step of a ship, waiting.
func Acting(id ShipID) Waiting { return Waiting{Step: stepAction, Ship: id} }

// checkNext tells whether the steps could wait in this phase.
func (p *Position) checkNext(u *Setup) error {
	if len(p.Next) > MaxNext {
		return fmt.Errorf("%d steps wait, more than %d", len(p.Next), MaxNext)
	}
	if len(p.Next) > 0 && !p.Begun {
		return fmt.Errorf("steps wait only in a phase that has begun")
	}
	over := false
	for i := range p.Next {
		w := &p.Next[i]
		if err := p.checkWaiting(u, w); err != nil {
			return err
		}
		over = over || w.Step == stepAttackOver && w.Ship == p.Attack.Attacker && w.N == int16(p.Attack.Target)
	}
	if p.Attack.On && !over {
		return fmt.Errorf("an attack is going on, and no step \"attack-over\" of it waits")
	}
	return nil
}

func (p *Position) checkWaiting(u *Setup, w *Waiting) error {
	word, detail := w.Step.Word()
	if word == "" {
		return fmt.Errorf("a step that does not wait")
	}
	if (p.Phase == Planning || p.Phase == End) && w.Step != stepUseCards && w.Step != stepFleetCards && w.Step != stepActionDone && !(w.Step == stepEndShip && p.Phase == End) {
		return fmt.Errorf("the step %q does not wait in the %s", word, p.Phase)
	}
	ship := func(n int16) bool { return n >= 0 && int(n) < len(u.ships) }
	if detail != NoDetail && !ship(int16(w.Ship)) {
		return fmt.Errorf("the step %q is of no ship", word)
	}
	switch detail {
	case NoDetail:
		if w.Ship != 0 || w.N != 0 {
			return fmt.Errorf("the step %q is of no ship", word)
		}
		return nil
	case Continued:
		if w.N != 0 && w.N != 1 {
			return fmt.Errorf("the step %q", word)
		}
	case AtMoment:
		if w.N < 0 || w.N >= int16(card.NumWindows) || !moments.Has(card.Window(w.N)) {
			return fmt.Errorf("the step %q at a moment that is none of its own", word)
		}
	case OfAction:
		if w.N <= int16(card.NoAction) || w.N >= int16(card.NumActions) {
			return fmt.Errorf("the step %q of no action", word)
		}
	case OnShip:
		if w.N != int16(NoShip) && !ship(w.N) {
			return fmt.Errorf("the step %q on no ship", word)
		}
	case OnTarget:
		if !ship(w.N) {
			return fmt.Errorf("the step %q on no ship", word)
		}
	}
	asked := []StepID{stepAction, stepDeclare, stepExtraAttack, stepActionDone}
	if u.ships[w.Ship].onMap != nil && slices.Contains(asked, w.Step) && (int(w.Ship) >= len(p.Ships) || p.Ships[w.Ship].Commander == 0) {
		return fmt.Errorf("the step %q of %s, which nobody commands", word, u.Name(w.Ship))
	}
	return nil
}
