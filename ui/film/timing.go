package film

import (
	"attackwing/game"
	"attackwing/ui/captions"
)

// The times of a film, in seconds.
const (
	aRound = 18.0 // for which a round may last

	leastRead = 2.2 // for which a caption is told at least, and at most
	mostRead  = 4.4
	aLetter   = 0.032 // of it

	leastQuick = 4.0 // times as fast as usual, at least and at most, goes by what no caption is about
	mostQuick  = 16.0

	critical = 0.6 // for which a critical hit is seen

	hasty  = 1.0 // for which a caption is told then
	behind = 12  // moments that a film of a battle being played may be late before it hurries
)

// reading returns the seconds for which a caption is told.
func reading(c *captions.Caption) float64 {
	return max(leastRead, min(mostRead, 1.4+aLetter*float64(len([]rune(c.Head))+len([]rune(c.More)))))
}

// hurry returns the factor of speed for events without a caption, so that the film is not longer
// than its rounds allow.
func (p *Projector) hurry() float64 {
	p.Rewind()
	slow, quick, rounds := 0.0, 0.0, 1.0
	for i := range p.Captions {
		slow += reading(&p.Captions[i])
	}
	k := 0
	for p.at.Moment < len(p.Film.Moments) {
		e := p.event()
		if e == nil {
			continue
		}
		for k < len(p.Captions) && !p.at.Before(p.Captions[k].To) {
			k++
		}
		in := k < len(p.Captions) && !p.at.Before(p.Captions[k].From)
		if r, ok := e.(game.RoundBegan); ok {
			rounds = float64(r.Round)
		}
		p.told, p.next = -1, k
		if m := p.Stage().Begin(e); m != nil && in {
			slow += m.Length
		} else if m != nil && p.shows(e) {
			quick += m.Length
		}
		p.follow(e)
	}
	left := rounds*aRound - slow
	if left <= 0 {
		return mostQuick
	}
	return max(leastQuick, min(mostQuick, quick/left))
}
