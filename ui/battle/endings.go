package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/reading"
)

// tally counts what an event of the End Phase does, before it is done.
func (t *Told) tally(e game.Event) {
	b := t.battle
	s, u := &b.Shown, b.Game.Setup()
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
	t.Log = slices.Insert(t.Log, at, Line{Said: record.Said{After: t.happened, Round: k.Round, Phase: game.End, Text: k.InShort(u), About: game.NoShip}, End: len(t.Endings)})
}

// EndingNow is the End Phase that is being shown, nil in other phases.
func (t *Told) EndingNow() *reading.Ending {
	if n := len(t.Endings); n > 0 && !t.Endings[n-1].Over {
		return t.Endings[n-1]
	}
	return nil
}

// retally counts the End Phases of a battle anew that has jumped to another moment.
func (t *Told) retally() {
	b := t.battle
	t.Endings, t.EndRead = nil, 0
	first, err := game.NewQuiet(b.Game.Setup())
	if err != nil {
		return
	}
	log := t.Log
	shown := b.Shown
	first.State().CopyTo(&b.Shown)
	for i, m := range record.Shoot(b.Game.Setup(), b.Game.Answers()).Moments {
		for _, e := range m.Events {
			if i > 0 {
				t.tally(e)
				game.Follow(&b.Shown, e)
			}
		}
	}
	b.Shown, t.Log = shown, log
}

// EndingShown is the End Phase that the right column tells of, nil none: the one that is being
// shown, or one that is read again.
func (t *Told) EndingShown(p *game.Prompt) *reading.Ending {
	if t.EndRead > 0 && t.EndRead <= len(t.Endings) {
		return t.Endings[t.EndRead-1]
	}
	if p != nil || t.battle.Flow.Pause != nil {
		return nil
	}
	return t.EndingNow()
}

// ReadEnding opens what an End Phase did, or closes it when it is open: the n-th, from 1.
func (t *Told) ReadEnding(n int) {
	switch {
	case n == t.EndRead:
		t.EndRead = 0
	case n < 1 || n > len(t.Endings):
		t.battle.Refuse("The first round is still being played.")
	default:
		t.EndRead = n
	}
}
