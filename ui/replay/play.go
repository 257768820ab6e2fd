package replay

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/motion"
)

// show is the progress of showing the outcome of the decision at the cursor, with the table so far.
type show struct {
	state game.State
	queue []game.Event
	now   *motion.Motion
	moved bool // something was to be seen
}

// The pauses between decisions, in seconds: after what was seen, and with nothing to see for each
// line that is told.
const (
	afterShow = 0.45
	asStands  = 0.12
	aLine     = 0.35
	mostPause = 1.6
)

// next goes on to the next decision and begins to show what came of it.
func (p *Page) next() {
	s := &show{}
	p.g.State().CopyTo(&s.state)
	p.advance(p.at + 1)
	s.queue = slices.Clone(p.moment().Events)
	p.showing = s
	p.flow(0)
}

// flow lets time pass over what is shown.
func (p *Page) flow(dt float64) {
	s := p.showing
	pace := p.host.Pace()
	if s.now != nil && s.now.Step(dt*pace*float64(p.speed)) {
		game.Follow(&s.state, s.now.Event)
		s.now = nil
	}
	for s.now == nil && len(s.queue) > 0 {
		e := s.queue[0]
		s.queue = s.queue[1:]
		if pace > 0 {
			s.now = motion.Stage{State: &s.state, Setup: p.film.Setup}.Begin(e)
		}
		if s.now == nil {
			game.Follow(&s.state, e)
		} else {
			s.moved = true
		}
	}
	if s.now == nil {
		p.showing = nil
		if p.wait = afterShow; !s.moved {
			p.wait = standing(p.moment(), p.film.Setup)
		}
	}
	p.lay()
	p.changed = true
}

// skip goes to the end of what is shown.
func (p *Page) skip() {
	if p.showing == nil {
		return
	}
	p.showing, p.wait = nil, afterShow
	p.lay()
	p.changed = true
}

// standing returns the time a moment is shown in which nothing moves, in seconds.
func standing(m *record.Moment, u *game.Setup) float64 {
	told := 0
	for _, e := range m.Events {
		if e.Say(u) != "" {
			told++
		}
	}
	return asStands + min(mostPause, aLine*float64(told))
}

// watching lets it play on by itself.
func (p *Page) watching(dt float64) {
	switch {
	case !p.playing:
	case p.showing != nil:
		p.flow(dt)
	case p.wait > 0:
		p.wait -= dt * float64(p.speed)
	case p.at >= len(p.answers):
		p.playing = false
		p.changed = true
	default:
		p.next()
	}
}

// shown returns the table as it is shown.
func (p *Page) shown() *game.State {
	if p.showing != nil {
		return &p.showing.state
	}
	return p.g.State()
}

func (p *Page) stage() motion.Stage { return motion.Stage{State: p.shown(), Setup: p.film.Setup} }

// now returns the event that is shown, nil if there is none.
func (p *Page) now() *motion.Motion {
	if p.showing == nil {
		return nil
	}
	return p.showing.now
}
