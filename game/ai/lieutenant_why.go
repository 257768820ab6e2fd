package ai

import (
	"fmt"

	"attackwing/game"
)

// Why says in one line what the last answer was and what trying the answers out said.
func (l *lieutenant) Why() string {
	if !l.verdict.on {
		return l.ensign.Why()
	}
	what, _ := l.last.because()
	if l.last.ship >= 0 {
		what = l.last.u.Name(l.last.ship) + ": " + what
	}
	return fmt.Sprintf("%s – %s (tried out %d times).", what, l.Reason(), l.verdict.games)
}

// told is the least gain that is told, thousandths of a Fleet Point.
const told = 50

// Reason is the reason alone. What it counts is what a Counsel counts: Fleet Points, and beside
// them the chance to win.
func (l *lieutenant) Reason() string {
	switch {
	case !l.verdict.on:
		return l.ensign.Reason()
	case l.verdict.more.margin >= told:
		return fmt.Sprintf("+%s Fleet Points on average", figure(l.verdict.more.margin))
	case l.verdict.more.chance >= told/10:
		return fmt.Sprintf("+%d%% wins in simulations", (l.verdict.more.chance+5)/10)
	}
	switch l.last.ask {
	case game.ChooseCards, game.ChooseOptions, game.ChooseNumber, game.ChooseToken, game.ChooseDamageCard:
		return "nothing else came out better"
	}
	return l.ensign.Reason()
}
