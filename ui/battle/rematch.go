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
func (f *Far) Propose(m *Means, a remote.Again) Effect {
	var e Effect
	if f.Proposal(f.Me()) == nil {
		send, err := f.rematch(m).Want(a)
		e = f.talk(m, send, err)
	}
	if f.Proposal(f.Me()) != nil && f.Proposal(f.Other()) == nil {
		return several{e, toast{f.other() + " has been asked."}}
	}
	return e
}

// RefuseProposal refuses the battle that the other player proposes.
func (f *Far) RefuseProposal(m *Means) Effect { return f.talk(m, f.rematch(m).Refuse(), nil) }

// rematch is the talk about the next battle.
func (f *Far) rematch(m *Means) *remote.Rematch {
	if f.next.talk == nil {
		f.next.talk = f.Peer.Rematch(m.Cards)
	}
	return f.next.talk
}

// other is the name of the other player.
func (f *Far) other() string { return f.Peer.Setup().Player(f.Other()) }

// PlayedOn returns the round in which a battle would be played on from after so many answers.
func (m *Means) PlayedOn(g *game.Game, answers int) int {
	u, err := record.PlayOn(g.Setup(), g.Answers(), answers, m.Cards.Program())
	if err != nil || u.Position == nil {
		return 0
	}
	return u.Position.Round
}

// talks takes in what the other has said about the next battle.
func (f *Far) talks(m *Means, text []byte) Effect {
	if f.next.peer != nil {
		send, _, err := f.next.peer.Take(text)
		return f.talk(m, send, err)
	}
	asked, mine := f.Proposal(f.Other()) != nil, f.Proposal(f.Me()) != nil
	send, err := f.rematch(m).Take(text)
	e := f.talk(m, send, err)
	switch {
	case f.Proposal(f.Other()) != nil && !asked && !mine:
		return several{e, heard{"your-turn", int(f.Me()) + 1}}
	case mine && f.Proposal(f.Me()) == nil && f.Proposal(f.Other()) == nil:
		return several{e, toast{f.other() + " does not want to play this."}}
	}
	return e
}

// talk sends what is said about the next battle, and begins it as soon as both have accepted and its
// first number of chance is known.
func (f *Far) talk(m *Means, send [][]byte, err error) Effect {
	tell := func() {
		for _, l := range send {
			if f.Wire != nil {
				f.Wire.Send(l) // whether it is lost is said by hear
			}
		}
	}
	if tell(); err == nil && f.next.peer == nil && f.next.talk.Ready() {
		f.next.peer, send, err = m.Next(f.next.talk)
		tell()
	}
	if err != nil {
		f.next.leave()
		return toast{names.Sentence(err.Error())}
	}
	p := f.next.peer
	if p == nil || p.Game() == nil {
		return stale{}
	}
	s := Start{Game: p.Game(), Players: [2]string{"human", "human"}, Far: Far{Peer: p, Wire: f.Wire}}
	if at := p.Setup().Position; at != nil {
		s.Branch = at.Round
	}
	f.Wire, f.next = nil, next{}
	return begins{s}
}

// leave gives it up.
func (n *next) leave() {
	if n.peer != nil {
		n.peer.Close()
	}
	*n = next{}
}
