package remote

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/game/textfile"
)

// Ending is the ending of the name of a battle's journal.
const Ending = ".secret.jsonl"

// maxJournal bounds a journal in bytes.
const maxJournal = 16 << 20

// journal is the file of a battle with what this side must not lose, and the other must not learn
// before it is told: the end of its chain, its dials, and the lines sent and taken. It grows; what
// a line that is sent rests on is synced before.
type journal struct {
	tail store.Tail
	size int64
	beginning
	dials       []Dial
	sent, taken [][]byte
	had         int // own lines that the other has taken for certain
}

// beginning is the first line of a journal.
type beginning struct {
	Me     game.PlayerID `json:"me"`
	Battle string        `json:"battle"`
	Chain  string        `json:"chain"` // its secret end
	Header record.Header `json:"header"`
}

// entry is any other line.
type entry struct {
	Dial  *Dial           `json:"dial,omitempty"`
	Sent  json.RawMessage `json:"sent,omitempty"`
	Taken json.RawMessage `json:"taken,omitempty"`
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

// beginJournal begins the file of a battle.
func beginJournal(in store.Store, file string, me game.PlayerID, u *game.Setup, battle [8]byte) (*journal, error) {
	var end hash
	rand.Read(end[:]) // never fails
	j := &journal{beginning: beginning{me, code(battle[:]), code(end[:]), record.HeaderOf(u)}}
	var err error
	if j.tail, err = in.Begin(file); err != nil {
		return nil, err
	}
	if err := j.write(j.beginning); err != nil {
		return nil, errors.Join(err, j.tail.Close())
	}
	return j, nil
}

// openJournal reads the file of a battle and goes on with it. A line that was torn when the program
// was closed is dropped.
func openJournal(in store.Store, file string) (*journal, error) {
	b, err := in.Read(file, maxJournal)
	if err != nil {
		return nil, err
	}
	j := &journal{}
	for n, l := range bytes.SplitAfter(b, []byte("\n")) {
		if !bytes.HasSuffix(l, []byte("\n")) {
			break
		}
		if n == 0 {
			err = textfile.Strict(l, &j.beginning)
		} else {
			err = j.read(l)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", in.Where(file), n+1, err)
		}
		j.size += int64(len(l))
	}
	if j.size == 0 {
		return nil, fmt.Errorf("%s: the file is empty", in.Where(file))
	}
	if j.tail, err = in.Open(file); err != nil {
		return nil, err
	}
	if info, err := j.tail.Stat(); err == nil && info.Size() != int64(len(b)) {
		return nil, errors.Join(fmt.Errorf("%s: %w", in.Where(file), ErrElsewhere), j.tail.Close())
	}
	return j, j.tail.Truncate(j.size)
}

func (j *journal) read(b []byte) error {
	var e entry
	if err := textfile.Strict(b, &e); err != nil {
		return err
	}
	switch {
	case e.Dial != nil:
		j.dials = append(j.dials, *e.Dial)
	case e.Sent != nil:
		j.sent = append(j.sent, e.Sent)
	default:
		j.taken = append(j.taken, e.Taken)
		if l, err := read(e.Taken); err == nil {
			j.rests(l.Hash)
		}
	}
	return nil
}

// write appends a document and syncs it.
func (j *journal) write(v any) error {
	if err := j.append(v); err != nil {
		return err
	}
	return j.tail.Sync()
}

// ErrElsewhere is the error of a battle that another window has gone on with: its file is as that wrote it.
var ErrElsewhere = errors.New("this battle is open in another window")

// append appends a document. It is safe once something behind it is written.
func (j *journal) append(v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b = append(b, '\n')
	switch info, err := j.tail.Stat(); {
	case err != nil:
		return err
	case info.Size() != j.size:
		return ErrElsewhere
	}
	if _, err := j.tail.WriteAt(b, j.size); err != nil {
		return errors.Join(err, j.tail.Truncate(j.size))
	}
	j.size += int64(len(b))
	return nil
}

// Holds reports whether a file is that of the battle with this id.
func Holds(in store.Store, file, battle string) bool {
	b, err := in.Read(file, maxJournal)
	head, _, _ := bytes.Cut(b, []byte("\n"))
	var is beginning
	return err == nil && textfile.Strict(head, &is) == nil && is.Battle == battle
}

// Begin begins the battle of a meeting that is Ready, and a new file for what this side must not
// lose. The first line to send is returned.
func (m *Meeting) Begin(in store.Store, file string) (p *Peer, send [][]byte, err error) {
	if !m.Ready() {
		return nil, nil, errors.New("not both have accepted")
	}
	return New(m.me, m.u, m.Battle(), in, file)
}

// Open goes on with the battle of a file, as after the program was closed. What it sends next is in
// Sent.
func Open(in store.Store, file string, find record.Scenarios, cat *card.Catalogue) (*Peer, error) {
	j, err := openJournal(in, file)
	if err != nil {
		return nil, err
	}
	p, err := resume(j, find, cat)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", in.Where(file), err), j.tail.Close())
	}
	return p, nil
}
