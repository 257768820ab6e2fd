package window

import "attackwing/ui/kit"

// Seconds for which something is said: what happened, and what was not found as it should be when
// the window was opened. A press on it takes it away before.
const (
	toastSeconds  = 3
	noticeSeconds = 10
	slideSeconds  = 8
	flashSeconds  = 0.5 // the board's edge is lit where something was kept of it
)

// Said is a message that is shown for a while; nobody has to answer it.
type Said struct {
	what kit.Toasting
	left float64 // seconds

	caption bool // of a sound: the next one may take its place
}

// Say says something for some seconds.
func (s *Said) Say(words string, seconds float64) { s.Show(kit.Toasting{Words: words}, seconds) }

// Show says something about which something can be done, for some seconds.
func (s *Said) Show(what kit.Toasting, seconds float64) { *s = Said{what: what, left: seconds} }

// Pass lets dt seconds pass; true: it looks otherwise now, or is said no more.
func (s *Said) Pass(dt float64) bool {
	if s.left <= 0 {
		return false
	}
	if s.left -= dt; s.left > 0 {
		was := s.what.Flash
		s.what.Flash = was && s.left > slideSeconds-flashSeconds
		return was != s.what.Flash
	}
	s.Say("", 0)
	return true
}

// shown returns the message as pages show it; away is called after a press on it or on what can be
// done about it.
func (s *Said) shown(away func()) kit.Toasting {
	t := s.what
	t.Away = func() { s.Say("", 0); away() }
	t.Acts = kit.Each(t.Acts, func(c *kit.Command) *kit.Command {
		in := *c
		in.Do = func() { t.Away(); c.Do() }
		return &in
	})
	return t
}
