package remote

import (
	"errors"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/eventrow"
)

// A player may ask to take an own answer back, with whatever was answered since. The other
// allows it or refuses; playing on is a refusal. Only answers since which nothing came to light can be
// taken back: no number of chance, no seal and no opened dial. So no link is told twice and nobody
// learns anything by it. Who has asked says nothing more before the other has.

// The words of a line about taking back.
const (
	asksBack = "ask"
	allows   = "allow"
	refuses  = "refuse"
)

// free is an answer since which nothing came to light.
type free struct {
	n  int // answers before it
	by game.PlayerID
}

// request is what a side has asked to take back.
type request struct {
	open    bool
	to      int      // answers that would be left
	refused string   // hash of the table at which it was refused last
	crossed int      // requests that met a line of the other on their way
	seen    []string // hashes of the tables since the side has said something that counts
}

// ErrRefused is the reason why an undo is not asked for once more.
var ErrRefused = errors.New("the other player has refused")

// Why else an answer cannot be taken back.
var (
	errShown  = errors.New("you cannot undo past dice or a revealed dial")
	errSealed = errors.New("you cannot undo once dials are sealed")
	errOver   = errors.New("the battle has ended")
	errAsks   = errors.New("wait until the undo is allowed or refused")
)

// mayBack returns how many answers may be left once a side has taken one of its own back, the fewest
// first, or why it cannot.
func (m *match) mayBack(who game.PlayerID) (to []int, err error) {
	switch {
	case m.g == nil || m.asksChance():
		return nil, errShown
	case m.g.Over():
		return nil, errOver
	case m.sides[0].seals != nil || m.sides[1].seals != nil:
		return nil, errSealed
	case m.sides[who].back.refused != "" && m.sides[who].back.refused == m.now():
		return nil, ErrRefused
	}
	for _, a := range m.free {
		if a.by == who {
			to = append(to, a.n)
		}
	}
	if len(to) == 0 {
		return nil, errShown
	}
	return to, nil
}

// given takes note of an answer with what has come of it.
func (m *match) given(who game.PlayerID, events []game.Event) {
	for _, e := range events {
		if eventrow.Of(e).Light != eventrow.NoLight {
			m.shown()
			return
		}
	}
	m.free = append(m.free, free{len(m.g.Answers()) - 1, who})
}

// shown takes note that something came to light.
func (m *match) shown() { m.free = m.free[:0] }

// see takes note of the table after a line of a side.
func (m *match) see(who game.PlayerID) {
	h := m.now()
	m.sides[who].back.seen = m.sides[who].back.seen[:0]
	for i := range m.sides {
		m.sides[i].back.seen = append(m.sides[i].back.seen, h)
	}
}

// lapse has the open requests be refused by a side that plays on.
func (m *match) lapse() { m.sides[0].back.open, m.sides[1].back.open = false, false }

// undo takes in a line about taking back.
func (m *match) undo(who game.PlayerID, l *line) error {
	wrong := func(why string, args ...any) error { return &Wrong{l.N, fmt.Sprintf(why, args...)} }
	other := who.Other()
	own, its := &m.sides[who].back, &m.sides[other].back
	if l.Undo == asksBack {
		to, err := m.mayBack(who)
		past := l.Hash != m.now()
		late := past || err == errSealed && m.sides[other].seals != nil ||
			its.open && who == game.Two // of two at once that of player one counts
		switch {
		case own.open:
			return wrong("asks for an undo twice")
		case past && !slices.Contains(own.seen, l.Hash):
			return wrong("the tables differ: %s there, %s here", l.Hash, m.now())
		case late && own.crossed >= m.sides[other].lines:
			return wrong("asks to undo what is long past")
		case late:
			own.crossed++
			m.sides[who].lines = l.N
			return nil
		case err != nil || !slices.Contains(to, l.To):
			return wrong("asks to undo what cannot be undone")
		default:
			own.open, own.to, its.open = true, l.To, false
		}
		m.told(who, l)
		return nil
	}
	if l.Undo != allows && l.Undo != refuses || !its.open || its.to != l.To {
		return wrong("answers to an undo that is not asked for")
	}
	its.open = false
	if l.Undo == refuses {
		its.refused = m.now()
		m.told(who, l)
		return nil
	}
	if err := m.g.Rewind(l.To); err != nil {
		return wrong("%v", err)
	}
	for len(m.free) > 0 && m.free[len(m.free)-1].n >= l.To {
		m.free = m.free[:len(m.free)-1]
	}
	m.before = ""
	m.undone++
	m.told(who, l)
	return nil
}

// told counts a line of a side.
func (m *match) told(who game.PlayerID, l *line) {
	m.sides[who].lines = l.N
	m.see(who)
}

// MayUndo returns why the player cannot ask to take the last own answer back, nil: it can be asked.
func (p *Peer) MayUndo() error {
	if p.sides[0].back.open || p.sides[1].back.open {
		return errAsks
	}
	_, err := p.mayBack(p.me)
	return err
}

// AskUndo asks the other to take the last one back of the own answers that were given after so many
// answers, the last own one where none of them can be. The lines to send are returned.
func (p *Peer) AskUndo(decisions ...int) (send [][]byte, err error) {
	if err := p.MayUndo(); err != nil {
		return nil, err
	}
	may, _ := p.mayBack(p.me)
	to := may[len(may)-1]
	for _, n := range slices.Backward(decisions) {
		if slices.Contains(may, n) {
			to = n
			break
		}
	}
	return p.sayUndo(line{Undo: asksBack, To: to})
}

// AsksUndo returns after how many answers those begin that a player asks to take back; false: nothing
// is asked.
func (p *Peer) AsksUndo(who game.PlayerID) (to int, ok bool) {
	r := &p.sides[who].back
	return r.to, r.open
}

// AnswerUndo allows what the other asks to take back, or refuses it. The lines to send are returned.
func (p *Peer) AnswerUndo(allow bool) (send [][]byte, err error) {
	to, ok := p.AsksUndo(p.me.Other())
	if !ok {
		return nil, errors.New("nothing is asked")
	}
	l := line{Undo: refuses, To: to}
	if allow {
		l.Undo = allows
	}
	return p.sayUndo(l)
}

// Undone returns how many times answers were taken back.
func (p *Peer) Undone() int { return p.undone }

func (p *Peer) sayUndo(l line) (send [][]byte, err error) {
	from := len(p.journal.sent)
	_, err = p.say(l)
	return p.Sent(from), err
}

// replan forgets dials that were set after what was taken back, and knows the sealed ones again.
func (p *Peer) replan() {
	for ship, d := range p.plans {
		switch was, ok := p.sides[p.me].sealed[ship]; {
		case d.Round != p.g.State().Round:
		case ok && was.round == d.Round:
			p.g.Know(ship, d.Move)
		default:
			delete(p.plans, ship)
		}
	}
}
