package ai

import "fmt"

// Why says in one line what the last answer was and what trying the answers out said.
func (l *lieutenant) Why() string {
	if !l.verdict.on {
		return l.ensign.Why()
	}
	what, _ := l.last.because()
	if l.last.ship >= 0 {
		what = l.last.u.Name(l.last.ship) + ": " + what
	}
	return fmt.Sprintf("%s, because %s (tried out %d times).", what, l.Reason(), l.verdict.games)
}

// Reason is the reason alone.
func (l *lieutenant) Reason() string {
	switch {
	case !l.verdict.on:
		return l.ensign.Reason()
	case l.verdict.gain > 0:
		return fmt.Sprintf("it brings %s Fleet Points more on average", figure(l.verdict.gain))
	}
	return l.ensign.Reason()
}
