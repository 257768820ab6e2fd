package remote

import (
	"encoding/json"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/textfile"
)

// Letter is what a player sends where the two programs are not connected: all own lines that the
// other may not have. It can be read twice, late or in another order: what was taken is passed over.
type Letter struct {
	Battle string            `json:"battle"` // its id
	By     game.PlayerID     `json:"by"`
	From   int               `json:"from"` // own lines before the first of these
	Lines  []json.RawMessage `json:"lines"`
}

// maxLetter bounds the lines of a letter: more than a whole battle has.
const maxLetter = 4096

// ReadLetter reads a letter, JSON.
func ReadLetter(b []byte) (*Letter, error) {
	l := &Letter{}
	if err := textfile.Strict(b, l); err != nil {
		return nil, fmt.Errorf("the move cannot be read: %w", err)
	}
	if l.By != game.One && l.By != game.Two || l.From < 0 || l.From > maxLetter || len(l.Lines) > maxLetter {
		return nil, errors.New("the move cannot be read: it is not from a battle of two players")
	}
	return l, nil
}

// Letter returns the letter that is to be sent now.
func (p *Peer) Letter() Letter {
	l := Letter{Battle: p.Battle(), By: p.me, From: p.journal.had}
	for _, b := range p.Sent(l.From) {
		l.Lines = append(l.Lines, b)
	}
	return l
}

// Battle returns the id of the battle.
func (p *Peer) Battle() string { return p.journal.Battle }

// Gets reports whether a letter belongs to the battle.
func (p *Peer) Gets(l *Letter) bool { return l.Battle == p.Battle() }

// Read takes a letter in and returns what has happened by it. The error tells people why nothing
// has; what was taken before a line that is wrong stays.
func (p *Peer) Read(l *Letter) (events []game.Event, err error) {
	switch taken := p.Taken(); {
	case !p.Gets(l):
		return nil, errors.New("this move belongs to another battle")
	case l.By == p.me:
		return nil, errors.New("this is your own move. Send it to the other player")
	case l.From > taken:
		return nil, errors.New("a move before this one is missing. Ask for the link once more")
	case l.From+len(l.Lines) <= taken:
		return nil, errors.New("you have opened this move before. Nothing has changed")
	}
	for _, b := range l.Lines[p.Taken()-l.From:] {
		_, more, err := p.Take(b)
		if events = append(events, more...); err != nil {
			return events, err
		}
	}
	return events, nil
}

// rests notes that the other has taken the own lines of earlier tables than that at which it has
// said a line: the hash is that line's.
func (j *journal) rests(hash string) {
	n := len(j.sent)
	for n > j.had {
		l, err := read(j.sent[n-1])
		if err == nil && l.Hash != hash && l.Undo != asksBack { // the battle goes on without a request
			break
		}
		n--
	}
	j.had = n
}
