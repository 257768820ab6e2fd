package game

import (
	"fmt"
	"slices"

	"attackwing/game/card"
)

// MaxNext is the most steps that may wait in a position.
const MaxNext = 32

// Detail tells which facts stand with the name of a step that waits in a position.
type Detail uint8

const (
	NoDetail  Detail = iota
	OfShip           // Ship
	Continued        // Ship, and whether the step has done something already: About.Begun
	AtMoment         // Ship, and a moment: About.Window
	OfAction         // Ship, and an action: About.Action
	OnShip           // Ship, and another one, NoShip any: About.Ship
	OnTarget         // Ship, and the one that is attacked: About.Ship
	OfShot           // Ship, and the mount and the one that is attacked: About.Shot
)

// moments are the windows of card text that are steps of their own.
var moments = card.At(card.Reveal, card.BeforeMove, card.AfterMove, card.ActivationEnd, card.CombatStart,
	card.CombatTurn, card.BeforeDials, card.AtEnd, card.Declare,
	card.CountAttackFoe, card.CountAttack, card.RolledAttack, card.ModifyAttackFoe,
	card.CountDefenseFoe, card.CountDefense,
	card.ModifyDefenseFoe, card.Compare, card.Hitting, card.Incoming, card.Damaged, card.AfterAttack,
	card.AfterDefense, card.Anytime)

// Word names the step as a position file writes it, "" for one that never waits there, and says
// what is told of it.
func (s StepID) Word() (string, Detail) { return steps[s].word, steps[s].detail }

// ParseStep finds a step by that word.
func ParseStep(word string) (StepID, Detail, bool) {
	for i := range steps {
		if word != "" && steps[i].word == word {
			return StepID(i), steps[i].detail, true
		}
	}
	return 0, NoDetail, false
}

// Waits are the words of all steps that may wait in a position.
func Waits() (words []string) {
	for i := range steps {
		if steps[i].word != "" {
			words = append(words, steps[i].word)
		}
	}
	return words
}

// Acting is the Perform Action step of a ship, waiting.
func Acting(id ShipID) Frame { return Frame{Step: stepAction, Ship: id} }

// checkNext tells why the steps could not wait in this phase, nil when they could.
func (p *Position) checkNext(u *Setup) error {
	if len(p.Next) > MaxNext {
		return fmt.Errorf("%d steps wait, more than %d", len(p.Next), MaxNext)
	}
	if len(p.Next) > 0 && !p.Begun {
		return fmt.Errorf("steps wait only in a phase that has begun")
	}
	over, forgotten := false, false
	for i := range p.Next {
		w := &p.Next[i]
		if err := p.checkWaiting(u, w); err != nil {
			return err
		}
		forgotten = forgotten || w.Step == stepForgetAttack
		over = over || w.Step == stepAttackOver && w.Ship == p.Attack.Attacker && w.About.Ship() == p.Attack.Target
	}
	if p.Attack.On && !over {
		return fmt.Errorf("an attack is going on, and no step \"attack-over\" of it waits")
	}
	if p.Attack.Ended && !forgotten {
		return fmt.Errorf("the attack has ended, and no step \"forget-attack\" waits")
	}
	return nil
}

func (p *Position) checkWaiting(u *Setup, w *Frame) error {
	word, detail := w.Step.Word()
	if word == "" {
		return fmt.Errorf("a step that does not wait")
	}
	if (p.Phase == Planning || p.Phase == End) && w.Step != stepUseCards && w.Step != stepFleetCards &&
		w.Step != stepActionDone &&
		!(w.Step == stepEndShip && p.Phase == End) {
		return fmt.Errorf("the step %q does not wait in the %s", word, p.Phase)
	}
	if detail != NoDetail && !u.takesPart(w.Ship) {
		return fmt.Errorf("the step %q is of no ship", word)
	}
	if err := w.checkAbout(u, word, detail); err != nil || detail == NoDetail {
		return err
	}
	asked := []StepID{stepAction, stepDeclare, stepExtraAttack, stepFreeAttack, stepActionDone}
	if slices.Contains(asked, w.Step) && p.commands(u, w.Ship) == Nobody {
		return fmt.Errorf("the step %q of %s, which nobody commands", word, u.Name(w.Ship))
	}
	return nil
}

// checkAbout tells what is wrong with what is told of a step beside its name.
func (w *Frame) checkAbout(u *Setup, word string, detail Detail) error {
	right, what := true, ""
	switch detail {
	case OfShip:
	case NoDetail:
		right, what = w.Ship == 0 && w.About == 0, " is of no ship"
	case Continued:
		right = w.About == 0 || w.About == Begun
	case AtMoment:
		at := w.About.Window()
		right, what = w.About == About(at) && at < card.NumWindows &&
			moments.Has(at), " at a moment that is none of its own"
	case OfAction:
		a := w.About.Action()
		right, what = w.About == About(a) && a != card.NoAction && a < card.NumActions, " of no action"
	case OnShip:
		right, what = w.About.Ship() == NoShip || u.takesPart(w.About.Ship()), " on no ship"
	case OnTarget:
		right, what = u.takesPart(w.About.Ship()), " on no ship"
	case OfShot:
		mount, target := w.About.Shot()
		m := u.OnMap(w.Ship)
		right, what = m != nil && mount >= 0 && int(mount) < len(m.Mounts) && u.takesPart(target) &&
			target != w.Ship, " of no mount, or on no ship"
	}
	if !right {
		return fmt.Errorf("the step %q%s", word, what)
	}
	return nil
}
