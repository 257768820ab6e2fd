package battle

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/ui/names"
)

// next is the next battle of two players at two computers, as it comes about once one is over.
type next struct {
	talk *remote.Rematch // nil: nothing was said about it
	peer *remote.Peer    // of that battle, once both have accepted
}

// Proposal returns the next battle that a player proposes, nil: none.
func (f *Far) Proposal(who game.PlayerID) *remote.Again {
	if f.next.talk == nil {
		return nil
	}
	return f.next.talk.Wants(who)
}

// MayPropose reports whether another battle can be proposed to the other player.
func (f *Far) MayPropose() bool { return f.Is() && f.Wire != nil && !f.silent }

// Propose proposes another battle to the other player, or accepts what that one proposes.
func (b *Session) Propose(a remote.Again) {
	if b.Far.Proposal(b.Far.Me()) == nil {
		b.talk(b.rematch().Want(a))
	}
	if b.Far.Proposal(b.Far.Me()) != nil && b.Far.Proposal(b.Far.Other()) == nil {
		b.Host.Toast(b.Game.Setup().Player(b.Far.Other()) + " has been asked.")
	}
}

// RefuseProposal refuses the battle that the other player proposes.
func (b *Session) RefuseProposal() { b.talk(b.rematch().Refuse(), nil) }

// rematch is the talk about the next battle.
func (b *Session) rematch() *remote.Rematch {
	n := &b.Far.next
	if n.talk == nil {
		n.talk = b.Far.Peer.Rematch(b.Means.Cards)
	}
	return n.talk
}

// PlayedOn returns the round in which a battle would be played on from after so many answers.
func (b *Session) PlayedOn(answers int) int {
	u, err := record.PlayOn(b.Game.Setup(), b.Game.Answers(), answers, b.Means.Cards)
	if err != nil || u.Position == nil {
		return 0
	}
	return u.Position.Round
}

// talks takes in what the other has said about the next battle.
func (b *Session) talks(text []byte) {
	f := &b.Far
	if f.next.peer != nil {
		send, _, err := f.next.peer.Take(text)
		b.talk(send, err)
		return
	}
	asked, mine := f.Proposal(f.Other()) != nil, f.Proposal(f.Me()) != nil
	b.talk(b.rematch().Take(text))
	switch {
	case f.Proposal(f.Other()) != nil && !asked && !mine:
		b.sound("your-turn", int(f.Me())+1)
	case mine && f.Proposal(f.Me()) == nil && f.Proposal(f.Other()) == nil:
		b.Host.Toast(b.Game.Setup().Player(f.Other()) + " does not want to play this.")
	}
}

// talk sends what is said about the next battle, and begins it as soon as both have accepted and its
// first number of chance is known.
func (b *Session) talk(send [][]byte, err error) {
	f := &b.Far
	b.Changed = true
	tell := func() {
		for _, l := range send {
			if f.Wire != nil {
				f.Wire.Send(l) // whether it is lost is said by hear
			}
		}
	}
	if tell(); err == nil && f.next.peer == nil && f.next.talk.Ready() {
		f.next.peer, send, err = b.Means.Next(f.next.talk)
		tell()
	}
	if err != nil {
		b.Host.Toast(names.Sentence(err.Error()))
		f.next.leave()
		return
	}
	if p := f.next.peer; p != nil && p.Game() != nil {
		s := Start{Game: p.Game(), Players: [2]string{"human", "human"}, Far: Far{Peer: p, Wire: f.Wire}}
		if at := p.Setup().Position; at != nil {
			s.Branch = at.Round
		}
		f.Wire, f.next = nil, next{}
		b.Host.Play(s)
	}
}

// leave gives it up.
func (n *next) leave() {
	if n.peer != nil {
		n.peer.Close()
	}
	*n = next{}
}
