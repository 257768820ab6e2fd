package record

import (
	"errors"
	"slices"

	"attackwing/game"
)

// Undone are the answers of a game that were taken back, to be given again.
type Undone struct{ parts []undonePart }

// undonePart are the answers after the n-th.
type undonePart struct {
	n       int
	answers []game.Answer
}

// Back takes a game back to where it stood after n answers.
func (u *Undone) Back(g *game.Game, n int) error {
	all := g.Answers()
	if n < 0 || n >= len(all) {
		return errors.New("nothing to undo")
	}
	gone := slices.Clone(all[n:])
	if err := g.Rewind(n); err != nil {
		return err
	}
	u.parts = append(u.parts, undonePart{n, gone})
	return nil
}

// Can reports whether answers can be given again.
func (u *Undone) Can(g *game.Game) bool {
	return len(u.parts) > 0 && u.parts[len(u.parts)-1].n <= len(g.Answers())
}

// At is after how many answers those begin that are given again next.
func (u *Undone) At() int { return u.parts[len(u.parts)-1].n }

// Again gives the answers taken back last once more; the dice fall the same. Whatever was answered
// since is taken away. It says after how many answers they begin, and tells the events of each
// answer.
func (u *Undone) Again(g *game.Game, tell func([]game.Event)) (int, error) {
	if !u.Can(g) {
		return 0, errors.New("nothing to redo")
	}
	p := u.parts[len(u.parts)-1]
	u.parts = u.parts[:len(u.parts)-1]
	if err := g.Rewind(p.n); err != nil { // the computer may have gone on by itself
		return p.n, err
	}
	for _, a := range p.answers {
		ev, err := g.Submit(a)
		if err != nil {
			return p.n, err
		}
		if tell != nil {
			tell(ev)
		}
	}
	return p.n, nil
}

// Forget drops them: another answer was given.
func (u *Undone) Forget() { u.parts = nil }
