package record

import (
	"encoding/json"
	"fmt"
	"io"
	"math/bits"

	"attackwing/game"
)

// Writer appends a game to a record. After each answer, or when some were taken back, call Follow.
type Writer struct {
	w       io.Writer
	answers []game.Answer
	hashes  []game.RoundHash
}

// syncer is a file: what is written can be made to stay.
type syncer interface{ Sync() error }

// NewWriter begins a record with its first line.
func NewWriter(w io.Writer, u *game.Setup) (*Writer, error) {
	r := &Writer{w: w}
	return r, r.lines(HeaderOf(u))
}

// lines writes documents in one piece, each on a line of its own, and syncs.
func (r *Writer) lines(docs ...any) error {
	var out []byte
	for _, d := range docs {
		b, err := json.Marshal(d)
		if err != nil {
			return err
		}
		out = append(append(out, b...), '\n')
	}
	if _, err := r.w.Write(out); err != nil {
		return err
	}
	if s, ok := r.w.(syncer); ok {
		return s.Sync()
	}
	return nil
}

// Follow writes what the game has that the record has not: answers, hashes, and that answers were taken back.
func (r *Writer) Follow(g *game.Game) error {
	as, hs := g.Answers(), g.Hashes()
	same := 0
	for same < min(len(as), len(r.answers)) && as[same] == r.answers[same] {
		same++
	}
	var docs []any
	if same < len(r.answers) {
		docs = append(docs, line{Back: &same})
		r.answers = r.answers[:same]
		for len(r.hashes) > 0 && r.hashes[len(r.hashes)-1].Answer > same {
			r.hashes = r.hashes[:len(r.hashes)-1]
		}
	}
	for {
		for len(r.hashes) < len(hs) && hs[len(r.hashes)].Answer <= len(r.answers) {
			h := hs[len(r.hashes)]
			docs = append(docs, roundLine(h, snapshot(g, len(r.hashes))))
			r.hashes = append(r.hashes, h)
		}
		if len(r.answers) == len(as) {
			break
		}
		a := as[len(r.answers)]
		r.answers = append(r.answers, a)
		docs = append(docs, answerLine(len(r.answers), a))
	}
	if len(docs) == 0 {
		return nil
	}
	return r.lines(docs...)
}

// Write writes the record of a game as it stands.
func Write(w io.Writer, g *game.Game) error {
	r, err := NewWriter(w, g.Setup())
	if err != nil {
		return err
	}
	return r.Follow(g)
}

// line is any line but the first.
type line struct {
	Answer  *int      `json:"answer,omitempty"` // its number, from 1
	Prompt  *int32    `json:"prompt,omitempty"`
	Picks   *[]int    `json:"picks,omitempty"` // options picked, from 0
	At      *[3]int32 `json:"at,omitempty"`    // x, y in µm, heading in millidegrees
	Back    *int      `json:"back,omitempty"`  // answers left after some were taken back
	Round   *int      `json:"round,omitempty"`
	Answers *int      `json:"answers,omitempty"`
	Hash    *string   `json:"hash,omitempty"`
	Table   *Table    `json:"table,omitempty"` // as the next round begins, or at the end
}

func answerLine(n int, a game.Answer) line {
	l := line{Answer: &n, Prompt: &a.Prompt}
	if a.Pose != (game.Answer{}).Pose {
		l.At = &[3]int32{a.Pose.X, a.Pose.Y, a.Pose.Heading}
	}
	if a.Picks != 0 || l.At == nil {
		picks := []int{}
		for b := a.Picks; b != 0; b &= b - 1 {
			picks = append(picks, bits.TrailingZeros64(b))
		}
		l.Picks = &picks
	}
	return l
}

func roundLine(h game.RoundHash, t *Table) line {
	round, hash := int(h.Round), Hash(h.Hash)
	return line{Round: &round, Answers: &h.Answer, Hash: &hash, Table: t}
}

// snapshot is the table to which the i-th round that was hashed leads: the next round's beginning, or the end.
func snapshot(g *game.Game, i int) *Table {
	t := tableOf(g.Setup(), g.RoundEnd(i).AfterRound(g.Setup()))
	return &t
}

// Hash is a state's hash as files and the command line show it.
func Hash(h uint64) string { return fmt.Sprintf("%016x", h) }
