package record

import (
	"fmt"

	"attackwing/game"
)

// Coached records that a player asked the coach, at the moment after the answer At of a line. It
// changes nothing in the game.
type Coached struct {
	Line, At int
	By       game.PlayerID
}

// maxCoached bounds how often the coach is asked: more often than anybody does.
const maxCoached = 20_000

func (r *Record) coached(l *line) error {
	if err := within("coach", *l.Coach, 1, 2); err != nil {
		return err
	}
	if len(r.Coached) >= maxCoached {
		return fmt.Errorf("coach: asked more than %d times", maxCoached)
	}
	line, at, err := r.moment(l)
	if err != nil {
		return err
	}
	r.Coached = append(r.Coached, Coached{line, at, game.PlayerID(*l.Coach - 1)})
	return nil
}

// CoachAsked returns the number of times each player asked the coach, those of answers taken back
// included.
func (r *Record) CoachAsked() (n [2]int) {
	for _, c := range r.Coached {
		n[c.By]++
	}
	return n
}

// Coached writes that a player asked the coach, at the moment that is played.
func (r *Writer) Coached(by game.PlayerID) error {
	seat := int(by) + 1
	return r.lines(line{Coach: &seat}.on(r.line, r.at))
}
