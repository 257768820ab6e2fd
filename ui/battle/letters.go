package battle

import (
	"encoding/json"

	"attackwing/game/remote"
)

// ByLetter reports whether the battle goes on by letter: each player sends a move, and takes in the
// other's.
func (f *Far) ByLetter() bool { return f.Is() && f.letters }

// Letter returns the file of the move that is to be sent now.
func (f *Far) Letter() ([]byte, error) { return json.Marshal(f.Peer.Letter()) }

// Unsent reports whether the other may lack anything that was done here.
func (f *Far) Unsent() bool { return len(f.Peer.Letter().Lines) > 0 }

// WriteLetters gives the line up; the battle goes on by letter.
func (b *Session) WriteLetters() {
	b.Far.Close()
	b.Far.letters, b.Changed = true, true
}

// ReadLetter takes a move in that the other has sent, and shows what has happened by it. The error
// tells people why nothing has.
func (b *Session) ReadLetter(l *remote.Letter) error {
	if b.Far.Wire == nil {
		b.WriteLetters()
	}
	events, err := b.Far.Peer.Read(l)
	b.Do(happened{events})
	return err
}
