package ai

import "fmt"

// Why says in one line what the last answer was and what trying the answers out said.
func (l *lieutenant) Why() string {
	if !l.verdict.on {
		return l.ensign.Why()
	}
	what, why := l.last.because()
	if l.last.ship >= 0 {
		what = l.last.u.Name(l.last.ship) + ": " + what
	}
	if l.verdict.gain > 0 {
		return fmt.Sprintf("%s, because that brought %s Fleet Points more on average, tried out %d times.", what, figure(l.verdict.gain), l.verdict.games)
	}
	return fmt.Sprintf("%s, because %s; tried out %d times.", what, why, l.verdict.games)
}
