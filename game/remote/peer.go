package remote

import (
	"crypto/rand"
	"errors"
	"fmt"

	"attackwing/game"
)

// Secrets keeps what a side must not lose and the other must not learn before it is told: without it
// the battle cannot go on.
type Secrets interface {
	// Chain returns the secret end of the chain of this battle: always the same one.
	Chain() ([32]byte, error)
	// Keep keeps an own dial; it returns when that is safe, for its seal is sent then.
	Keep(Dial) error
	// Kept are the dials kept, in the order in which they were.
	Kept() ([]Dial, error)
}

// Dial is an own dial that is sealed.
type Dial struct {
	Round   int16       `json:"round"`
	Ship    game.ShipID `json:"ship"`
	Move    int8        `json:"move"`
	Special int         `json:"special"` // what the sheet lets the ship do in place of the maneuver, -1 nothing
	Salts   [2][16]byte `json:"salts"`   // of the seals of the maneuver and of what takes its place
}

// sealed is what one of the two seals of a dial is made of.
func (d *Dial) sealed(of byte) (salt [16]byte, what byte) {
	switch {
	case of == ofMove:
		return d.Salts[0], byte(d.Move)
	case d.Special < 0:
		return d.Salts[1], noSpecial
	}
	return d.Salts[1], byte(d.Special)
}

// Peer is one side of a battle: it makes the lines that go to the other, and takes those that come.
// It never waits; what a person is asked stands in Game.
type Peer struct {
	match
	me      game.PlayerID
	secrets Secrets
	chain   []hash
	told    int                  // links told
	plans   map[game.ShipID]Dial // the own dials set last
	sent    [][]byte
}

// New returns the side of a player in a battle that the set-up begins. Its seed comes from both
// sides. The first line to send is returned.
func New(me game.PlayerID, u *game.Setup, battle [8]byte, secrets Secrets) (p *Peer, first []byte, err error) {
	end, err := secrets.Chain()
	if err != nil {
		return nil, nil, err
	}
	p = &Peer{
		match:   *newMatch(u, battle),
		me:      me,
		secrets: secrets,
		chain:   chain(end),
		plans:   map[game.ShipID]Dial{},
	}
	_, err = p.say(line{Tip: code(p.chain[0][:]), SetUp: p.setUp})
	return p, p.sent[0], err
}

// Resume returns the side of a player whose program was closed: with the lines it had sent and taken,
// and its secrets. Whatever it sends next is in Sent.
func Resume(
	me game.PlayerID,
	u *game.Setup,
	battle [8]byte,
	secrets Secrets,
	sent, taken [][]byte,
) (p *Peer, err error) {
	if p, _, err = New(me, u, battle, secrets); err != nil {
		return nil, err
	}
	if len(sent) == 0 || string(sent[0]) != string(p.sent[0]) {
		return nil, errors.New("the secrets are those of another battle")
	}
	lines := [2][][]byte{}
	lines[me], lines[me.Other()] = sent[1:], taken
	if err := p.follow(&lines); err != nil {
		return nil, err
	}
	for _, b := range sent[1:] {
		l, err := read(b)
		if err != nil {
			return nil, err
		}
		if p.sent = append(p.sent, b); l.Link != "" {
			p.told++
		}
	}
	dials, err := secrets.Kept()
	if err != nil {
		return nil, err
	}
	for _, d := range dials {
		if p.plans[d.Ship] = d; p.g != nil && d.Round == p.g.State().Round {
			p.g.Know(d.Ship, d.Move)
		}
	}
	_, err = p.goOn()
	return p, err
}

// Game is the battle as far as it has come, nil before both sides have begun. Its own dials are known
// in the views of the player alone.
func (p *Peer) Game() *game.Game { return p.g }

// Sent returns the own lines from the n-th on, counted from 0: what a new connection has to send
// again when the other has taken n of them.
func (p *Peer) Sent(n int) [][]byte { return p.sent[min(max(n, 0), len(p.sent)):] }

// Taken returns how many lines of the other side were taken.
func (p *Peer) Taken() int { return p.sides[p.me.Other()].lines }

// Own gives the answer of the player to a question of his. The lines to send are returned: none while
// further dials are still to be set, for all are sealed at once.
func (p *Peer) Own(a game.Answer) (send [][]byte, events []game.Event, err error) {
	from := len(p.sent)
	q := p.asked(a.Prompt)
	switch {
	case q == nil:
		return nil, nil, fmt.Errorf("question %d is not asked of this player", a.Prompt)
	case q.Ask == game.ChooseManeuver && !a.Beside():
		events, err = p.dial(q, a)
	default:
		l := answers(a)
		events, err = p.say(l)
	}
	if err != nil {
		return p.sent[from:], events, err
	}
	more, err := p.goOn()
	return p.sent[from:], append(events, more...), err
}

// asked is a question of the player.
func (p *Peer) asked(id int32) *game.Prompt {
	if p.g == nil {
		return nil
	}
	for _, q := range p.g.Prompts() {
		if q.ID == id && q.Player == p.me {
			return &q
		}
	}
	return nil
}

// Take takes a line of the other side in. What has to be sent then is returned. An error of type
// *Wrong tells what is wrong with the line; the battle stands where it stood.
func (p *Peer) Take(b []byte) (send [][]byte, events []game.Event, err error) {
	from := len(p.sent)
	l, err := read(b)
	if err != nil {
		return nil, nil, err
	}
	if events, err = p.take(p.me.Other(), &l); err != nil {
		return nil, events, err
	}
	more, err := p.goOn()
	return p.sent[from:], append(events, more...), err
}

// say says a line of this side: it counts here as it does there.
func (p *Peer) say(l line) ([]game.Event, error) {
	l.N, l.Hash = p.sides[p.me].lines+1, p.now()
	events, err := p.take(p.me, &l)
	if err == nil {
		p.sent = append(p.sent, l.bytes())
	}
	return events, err
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
	if err := p.secrets.Keep(w); err != nil {
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
