package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/reading"
)

// tally counts what an event of the End Phase does to a table, before it is done.
func (t *Told) tally(u *game.Setup, s *game.State, e game.Event) {
	if e, ok := e.(game.PhaseBegan); ok && e.Phase == game.End {
		t.Endings = append(t.Endings, &reading.Ending{Round: s.Round})
	}
	k := t.EndingNow()
	if k == nil {
		return
	}
	if k.Tell(u, s, e); !k.Over {
		return
	}
	at := len(t.Log) // among the lines of its round: that the next one begins has been said
	for at > 0 && t.Log[at-1].Round > k.Round {
		at--
	}
	t.Log = slices.Insert(t.Log, at, Line{Said: record.Said{After: t.happened, Round: k.Round, Phase: game.End,
		Text: k.InShort(u), About: game.NoShip}, End: len(t.Endings)})
}

// EndingNow returns the End Phase that is being shown, nil in other phases.
func (t *Told) EndingNow() *reading.Ending {
	if n := len(t.Endings); n > 0 && !t.Endings[n-1].Over {
		return t.Endings[n-1]
	}
	return nil
}

// retally counts the End Phases of a battle anew that has jumped to another moment.
func (t *Told) retally(g *game.Game) {
	t.Endings, t.EndRead = nil, 0
	u := g.Setup()
	first, err := game.NewQuiet(u)
	if err != nil {
		return
	}
	log, table := t.Log, first.State()
	for i, m := range record.Shoot(u, g.Answers()).Moments {
		for _, e := range m.Events {
			if i > 0 {
				t.tally(u, table, e)
				game.Follow(table, e)
			}
		}
	}
	t.Log = log
}

// endingShown returns the End Phase that the right column shows: the one that is read again, else the
// current one. It is nil if there is none, or if other says that the column shows something else.
func (t *Told) endingShown(other bool) *reading.Ending {
	if t.EndRead > 0 && t.EndRead <= len(t.Endings) {
		return t.Endings[t.EndRead-1]
	}
	if other {
		return nil
	}
	return t.EndingNow()
}

// Read opens what an End Phase did, or closes it when it is open: the n-th, from 1.
func (t *Told) Read(n int) Effect {
	switch {
	case n == t.EndRead:
		t.EndRead = 0
	case n < 1 || n > len(t.Endings):
		return refuse{Why: "The first round is still being played."}
	default:
		t.EndRead = n
	}
	return stale{}
}

// endingShown returns the End Phase that the right column tells of, nil if there is none.
func (b *Session) EndingShown() *reading.Ending {
	return b.Told.endingShown(b.Flow.Pause != nil || b.Told.EndRead == 0 && b.Asked() != nil)
}
