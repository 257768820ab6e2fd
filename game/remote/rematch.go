package remote

import (
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/game/textfile"
)

// Again is a battle that one of two players proposes who have just ended one.
type Again struct {
	Swap bool `json:"swap,omitempty"` // each plays what the other has played
	From int  `json:"from,omitempty"` // it plays on from after so many answers of the ended one, 0 anew
}

// Rematch is one side of what comes between a battle that is over and the next one of the same
// players: one proposes, the other accepts or refuses. The next one has a name, chains and chance of
// its own. Like a Meeting it never waits.
type Rematch struct {
	me       game.PlayerID
	g        *game.Game // that is over
	cat      *card.Catalogue
	sides    [2]proposal
	u        *game.Setup // of the next battle, nil until both want the same
	setUp    string
	accepted bool // the other makes the same battle of it
}

// proposal is what a side wants to play, nil: nothing yet.
type proposal struct {
	*Again
	nonce string
}

// wanting is a line of a rematch. Each says one thing.
type wanting struct {
	Again  *wanted `json:"again,omitempty"`
	Accept string  `json:"accept,omitempty"` // hash of the set-up, once both want the same
	Refuse bool    `json:"refuse,omitempty"`
}

type wanted struct {
	Again
	Nonce string `json:"nonce"` // the battle is named after those of both
}

// IsRematch reports whether a line belongs to a rematch.
func IsRematch(b []byte) bool {
	_, err := readWanting(b)
	return err == nil
}

func readWanting(b []byte) (l wanting, err error) {
	if len(b) > maxLine || textfile.Strict(b, &l) != nil {
		return l, errOrder
	}
	says := 0
	for _, is := range [...]bool{l.Again != nil, l.Accept != "", l.Refuse} {
		if is {
			says++
		}
	}
	if says != 1 {
		return l, errOrder
	}
	return l, nil
}

// Rematch begins the talk about the next battle, once this one is over.
func (p *Peer) Rematch(cat *card.Catalogue) *Rematch {
	return &Rematch{me: p.me, g: p.g, cat: cat}
}

// Wants returns the proposal of a player of the ended battle, nil: none.
func (m *Rematch) Wants(who game.PlayerID) *Again { return m.sides[who].Again }

// Want proposes a battle, or accepts the other's proposal where it is the same. The lines to send are
// returned.
func (m *Rematch) Want(a Again) (send [][]byte, err error) {
	if m.sides[m.me].Again != nil {
		return nil, errors.New("you have proposed a battle already")
	}
	if err := m.possible(&a); err != nil {
		return nil, err
	}
	var nonce [16]byte
	rand.Read(nonce[:]) // never fails
	if its := &m.sides[m.me.Other()]; its.Again != nil && *its.Again != a {
		*its = proposal{}
	}
	m.sides[m.me] = proposal{&a, code(nonce[:])}
	send = [][]byte{marshal(wanting{Again: &wanted{a, code(nonce[:])}})}
	more, err := m.agree()
	return append(send, more...), err
}

// Refuse refuses the other's proposal.
func (m *Rematch) Refuse() (send [][]byte) {
	m.sides[m.me.Other()] = proposal{}
	return [][]byte{marshal(wanting{Refuse: true})}
}

// possible returns why a battle cannot be played.
func (m *Rematch) possible(a *Again) error {
	if a.From < 0 || a.From >= len(m.g.Answers()) || a.Swap && a.From > 0 {
		return errors.New("this battle cannot be played on from there")
	}
	return nil
}

// Take takes a line of the other side in. What has to be sent then is returned. An error ends the talk:
// nothing is proposed any more.
func (m *Rematch) Take(b []byte) (send [][]byte, err error) {
	l, err := readWanting(b)
	if err == nil {
		send, err = m.take(&l)
	}
	if err != nil {
		*m = Rematch{me: m.me, g: m.g, cat: m.cat}
	}
	return send, err
}

func (m *Rematch) take(l *wanting) (send [][]byte, err error) {
	own, its := &m.sides[m.me], &m.sides[m.me.Other()]
	switch {
	case m.u != nil:
		if l.Accept == "" || m.accepted {
			return nil, errOrder
		}
		if l.Accept != m.setUp {
			return nil, fmt.Errorf("the programs make different battles of it: %s there, %s here",
				cut(textfile.OnlyShown(l.Accept), 12), m.setUp)
		}
		m.accepted = true
		return nil, nil
	case l.Refuse:
		*own = proposal{}
		return nil, nil
	case l.Again == nil || !decode(l.Again.Nonce, make([]byte, 16)) || l.Again.Nonce == own.nonce:
		return nil, errOrder
	}
	if err := m.possible(&l.Again.Again); err != nil {
		return nil, err
	}
	if own.Again != nil && *own.Again != l.Again.Again { // of two at once that of player one counts
		if m.me == game.One {
			return nil, nil
		}
		*own = proposal{}
	}
	*its = proposal{&l.Again.Again, l.Again.Nonce}
	return m.agree()
}

// agree makes the next battle once both want the same.
func (m *Rematch) agree() (send [][]byte, err error) {
	one, two := &m.sides[game.One], &m.sides[game.Two]
	if one.Again == nil || two.Again == nil {
		return nil, nil
	}
	a, was := one.Again, m.g.Setup()
	if a.From > 0 {
		if m.u, err = record.PlayOn(was, m.g.Answers(), a.From, m.cat.Program()); err != nil {
			return nil, err
		}
	} else {
		h := record.HeaderOf(was)
		h.Seed, h.Proof = 0, nil
		if a.Swap {
			h.Players[0], h.Players[1] = h.Players[1], h.Players[0]
		}
		sheet := func(string) (game.Scenario, error) { return was.Scenario, nil }
		if m.u, err = h.Setup(sheet, m.cat.Program()); err != nil {
			return nil, err
		}
	}
	m.setUp = hashOf(m.u)
	return [][]byte{marshal(wanting{Accept: m.setUp})}, nil
}

// Ready reports whether both have accepted; then the next battle begins by Begin.
func (m *Rematch) Ready() bool { return m.u != nil && m.accepted }

// Setup returns the next battle, nil until both want the same. Its seed comes later.
func (m *Rematch) Setup() *game.Setup { return m.u }

// Begin begins the next battle, and a new file for what this side must not lose. The first line to send
// is returned.
func (m *Rematch) Begin(in store.Store, file string) (p *Peer, send [][]byte, err error) {
	if !m.Ready() {
		return nil, nil, errors.New("not both have accepted")
	}
	me, id := m.me, [8]byte{}
	if m.sides[me].Swap {
		me = me.Other()
	}
	h := sha256.Sum256([]byte("aw battle 1" + m.sides[game.One].nonce + m.sides[game.Two].nonce))
	copy(id[:], h[:])
	return New(me, m.u, id, in, file)
}
