package window

import "attackwing/ui/kit"

// Seconds for which something is said: what happened, and what was not found as it should be when
// the window was opened. A press on it takes it away before.
const (
	toastSeconds  = 3
	noticeSeconds = 10
)

// Said is a message that is shown for a while; nobody has to answer it.
type Said struct {
	words string
	left  float64 // seconds

	caption bool // of a sound: the next one may take its place
}

// Say says something for some seconds.
func (s *Said) Say(words string, seconds float64) { s.words, s.left, s.caption = words, seconds, false }

// Pass lets dt seconds pass; true: it is said no more.
func (s *Said) Pass(dt float64) bool {
	if s.left <= 0 {
		return false
	}
	if s.left -= dt; s.left > 0 {
		return false
	}
	s.Say("", 0)
	return true
}

// shown returns the message as pages show it; away is called after a press on it.
func (s *Said) shown(away func()) kit.Toasting {
	return kit.Toasting{Words: s.words, Away: func() { s.Say("", 0); away() }}
}
