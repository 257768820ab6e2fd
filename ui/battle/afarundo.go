package battle

import (
	"errors"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/ui/names"
)

// plea is an undo that one of two players at two computers asks of the other.
type plea struct {
	By    game.PlayerID
	Words string // the answer that would be taken back
	More  int    // answers since then, of both, that go with it
	open  bool
	shown int // undos of the battle that are shown
}

// Plea returns the undo that is asked for: nothing goes on before it is allowed or refused. nil: none is.
func (f *Far) Plea() *plea {
	if !f.Is() || !f.plea.open {
		return nil
	}
	return &f.plea
}

// NoUndo returns why the last answer here cannot be taken back, "": the other can be asked.
func (f *Far) NoUndo() string {
	if f.Lost() || f.ByLetter() {
		return "You can ask for an undo while you are connected."
	}
	if err := f.Peer.MayUndo(); err != nil {
		return names.Sentence(err.Error())
	}
	return ""
}

// askUndo asks the other to take the last decision back: what is answered by itself goes with it.
func (f *Far) askUndo() Effect {
	if why := f.NoUndo(); why != "" {
		return refuse{Why: why}
	}
	return f.plead(f.Peer.AskUndo(f.decided...))
}

// AnswerUndo allows what the other asks to take back, or refuses it.
func (f *Far) AnswerUndo(allow bool) Effect { return f.plead(f.Peer.AnswerUndo(allow)) }

// plead sends what is said about an undo, and has shown what has come of it.
func (f *Far) plead(send [][]byte, err error) Effect {
	if f.send(send); err != nil {
		return refuse{Why: names.Sentence(err.Error())}
	}
	return happened{}
}

// undone shows an undo that was asked for, allowed, refused or passed over. It reports whether the
// battle has jumped back.
func (b *Session) undone() bool {
	f := &b.Far
	was, p := f.plea, f.Peer
	f.plea = plea{shown: p.Undone()}
	for who := game.One; who <= game.Two; who++ {
		to, ok := p.AsksUndo(who)
		if !ok {
			continue
		}
		film := record.Shoot(b.Game.Setup(), b.Game.Answers())
		m := &film.Moments[to+1]
		f.plea = plea{who, whenWords(m) + " · " + m.Chosen, len(b.Game.Answers()) - to - 1, true, p.Undone()}
		if who == f.Other() && !was.open {
			b.sound("your-turn", int(f.Me())+1)
		}
	}
	other := b.Game.Setup().Player(f.Other())
	switch mine := was.open && was.By == f.Me(); {
	case f.plea.shown > was.shown:
		b.Flow.empty()
		f.decided = slices.DeleteFunc(f.decided, func(n int) bool { return n >= len(b.Game.Answers()) })
		b.turnedBack(len(b.Game.Answers()), "Undone; "+b.Game.Setup().Player(was.By.Other())+" agreed.")
		return true
	case !mine || f.plea.open && f.plea.By == was.By:
	case errors.Is(p.MayUndo(), remote.ErrRefused):
		b.Host.Toast(other + " has refused the undo.")
	default:
		b.Host.Toast(other + " has played on. Nothing is undone.")
	}
	return false
}
