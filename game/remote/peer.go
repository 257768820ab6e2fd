package remote

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/store"
)

// Peer is one side of a battle: it makes the lines that go to the other, and takes those that come.
// It never waits; what a person is asked stands in Game. An error that is not of type *Wrong is one
// of its file: then the battle goes on by Open.
type Peer struct {
	match
	me      game.PlayerID
	journal *journal
	chain   []hash
	told    int                  // links told
	plans   map[game.ShipID]Dial // the own dials set last
}

// New returns the side of a player in a battle that the set-up begins, and makes a new file for what
// must not be lost. Its seed comes from both sides. The first line to send is returned.
func New(
	me game.PlayerID,
	u *game.Setup,
	battle [8]byte,
	in store.Store,
	file string,
) (p *Peer, send [][]byte, err error) {
	j, err := beginJournal(in, file, me, u, battle)
	if err != nil {
		return nil, nil, err
	}
	if p, err = newPeer(j, u); err == nil {
		_, err = p.say(p.tip())
	}
	if err != nil {
		return nil, nil, errors.Join(err, j.tail.Close())
	}
	return p, j.sent, nil
}

// newPeer returns a side that has told nothing.
func newPeer(j *journal, u *game.Setup) (*Peer, error) {
	var battle [8]byte
	var end hash
	if !decode(j.Battle, battle[:]) || !decode(j.Chain, end[:]) || j.Me != game.One && j.Me != game.Two {
		return nil, errors.New("not the beginning of a battle")
	}
	return &Peer{
		match:   *newMatch(u, battle),
		me:      j.Me,
		journal: j,
		chain:   chain(end),
		plans:   map[game.ShipID]Dial{},
	}, nil
}

func (p *Peer) tip() line { return line{Tip: code(p.chain[0][:]), SetUp: p.setUp} }

// resume returns a side as it stood when its file was written last.
func resume(j *journal, find record.Scenarios, cat *card.Catalogue) (*Peer, error) {
	u, err := j.Header.Setup(find, cat)
	if err != nil {
		return nil, err
	}
	p, err := newPeer(j, u)
	if err != nil {
		return nil, err
	}
	lines := [2][][]byte{}
	lines[p.me], lines[p.me.Other()] = slices.Clone(j.sent), slices.Clone(j.taken)
	if err := p.follow(&lines); err != nil {
		return nil, err
	}
	for _, b := range j.sent {
		l, err := read(b)
		if err != nil {
			return nil, err
		}
		if l.Link != "" {
			p.told++
		}
	}
	if len(j.sent) == 0 {
		if _, err := p.say(p.tip()); err != nil {
			return nil, err
		}
	}
	for _, d := range j.dials {
		if p.plans[d.Ship] = d; p.g != nil && d.Round == p.g.State().Round {
			p.g.Know(d.Ship, d.Move)
		}
	}
	_, err = p.goOn()
	return p, err
}

// Close closes the file of the battle, with which Open goes on.
func (p *Peer) Close() error { return p.journal.tail.Close() }

// Me returns the player of this side.
func (p *Peer) Me() game.PlayerID { return p.me }

// Setup returns what the battle began with. Its seed is known once the battle has begun.
func (p *Peer) Setup() *game.Setup { return p.u }

// Game is the battle as far as it has come, nil before both sides have begun. Its own dials are known
// in the views of the player alone.
func (p *Peer) Game() *game.Game { return p.g }

// Sent returns the own lines from the n-th on, counted from 0: what a new connection has to send
// again when the other has taken n of them.
func (p *Peer) Sent(n int) [][]byte { return p.journal.sent[min(max(n, 0), len(p.journal.sent)):] }

// Taken returns how many lines of the other side were taken.
func (p *Peer) Taken() int { return p.sides[p.me.Other()].lines }

// Own gives the answer of the player to a question of his. The lines to send are returned: none while
// further dials are still to be set, for all are sealed at once.
func (p *Peer) Own(a game.Answer) (send [][]byte, events []game.Event, err error) {
	from := len(p.journal.sent)
	q := p.asked(a)
	switch {
	case q == nil:
		return nil, nil, fmt.Errorf("question %d is not asked of this player", a.Prompt)
	case p.sides[p.me].back.open:
		return nil, nil, errAsks
	case p.Sealed(p.me):
		return nil, nil, errors.New("your dials are sealed. Wait for the other player's")
	case q.Ask == game.ChooseManeuver && !a.Beside():
		events, err = p.dial(q, a)
	default:
		l := answers(a)
		events, err = p.say(l)
	}
	if err != nil {
		return p.Sent(from), events, err
	}
	more, err := p.goOn()
	return p.Sent(from), append(events, more...), err
}

// asked is the question of the player that an answer is to.
func (p *Peer) asked(a game.Answer) *game.Prompt {
	if p.g == nil {
		return nil
	}
	for _, q := range p.g.Prompts() {
		if q.ID == a.Prompt && (q.Player == p.me || either(&q, a)) {
			return &q
		}
	}
	return nil
}

// Take takes a line of the other side in. What has to be sent then is returned. An error of type
// *Wrong tells what is wrong with the line; the battle stands where it stood.
func (p *Peer) Take(b []byte) (send [][]byte, events []game.Event, err error) {
	from := len(p.journal.sent)
	l, err := read(b)
	if err != nil {
		return nil, nil, err
	}
	if events, err = p.take(p.me.Other(), &l); err != nil {
		return nil, events, err
	}
	if err := p.journal.append(entry{Taken: b}); err != nil {
		return nil, events, err
	}
	if l.Undo == allows {
		p.replan()
	}
	p.journal.rests(l.Hash)
	more, err := p.goOn()
	return p.Sent(from), append(events, more...), err
}

// say says a line of this side: it counts here as it does there.
func (p *Peer) say(l line) ([]game.Event, error) {
	l.N, l.Hash = p.sides[p.me].lines+1, p.now()
	events, err := p.take(p.me, &l)
	if err != nil {
		return events, err
	}
	if l.Undo == allows {
		p.replan()
	}
	b := marshal(&l)
	if err := p.journal.write(entry{Sent: b}); err != nil {
		return events, err
	}
	p.journal.sent = append(p.journal.sent, b)
	return events, nil
}

// dial keeps what the player sets a dial to, and seals all as soon as the last is set. Until then
// each may be set again.
func (p *Peer) dial(q *game.Prompt, a game.Answer) ([]game.Event, error) {
	if a.Picks == 0 || a.Picks&(a.Picks-1) != 0 || a.Picks>>len(q.Options) != 0 {
		return nil, fmt.Errorf("question %d needs one option", q.ID)
	}
	w := Dial{Round: p.g.State().Round, Ship: q.Ship, Special: -1}
	if o := q.Given(a); o.Kind == game.TakeSpecial {
		w.Special = int(o.N)
		for i := range q.Options { // a maneuver lies under the seal all the same, and is never opened
			if o := &q.Options[i]; o.Kind == game.SetManeuver {
				w.Move = o.N
				break
			}
		}
	} else {
		w.Move = o.N
	}
	for i := range w.Salts {
		rand.Read(w.Salts[i][:]) // never fails
	}
	if err := p.journal.append(entry{Dial: &w}); err != nil {
		return nil, err
	}
	p.plans[q.Ship] = w
	p.g.Know(q.Ship, w.Move)
	l := line{}
	for _, q := range p.dials(p.me) {
		w, ok := p.plans[q.Ship]
		if !ok || w.Round != p.g.State().Round {
			return nil, nil
		}
		l.Seals = append(l.Seals, p.sealOf(w, ofMove))
		if mayTell(&q) {
			l.Seals = append(l.Seals, p.sealOf(w, ofSpecial))
		}
	}
	return p.say(l)
}

func (p *Peer) sealOf(w Dial, of byte) string {
	salt, what := w.sealed(of)
	h := seal(p.battle, w.Round, w.Ship, of, salt, what)
	return code(h[:])
}

// goOn says what needs no person: the next link where chance is asked for, and what an own sealed
// dial stands for where it is revealed.
func (p *Peer) goOn() (events []game.Event, err error) {
	for {
		l, ok := p.due()
		if !ok {
			return events, nil
		}
		more, err := p.say(l)
		if events = append(events, more...); err != nil {
			return events, err
		}
	}
}

func (p *Peer) due() (l line, ok bool) {
	if p.asksChance() {
		if p.sides[p.me].next != nil {
			return l, false // the other's is waited for
		}
		p.told++
		return line{Link: code(p.chain[p.told][:])}, true
	}
	if p.g == nil {
		return l, false
	}
	q := p.g.FirstOpen()
	if q == nil || q.Player != p.me {
		return l, false
	}
	of := byte(ofMove)
	switch q.Ask {
	case game.OpenDial:
	case game.TellSpecial:
		of = ofSpecial
	default:
		return l, false
	}
	w := p.plans[q.Ship]
	salt, told := w.sealed(of)
	what := int(told)
	return line{Answer: int(q.ID), Picks: []int{opening(q, told)}, Salt: code(salt[:]), Sealed: &what}, true
}
