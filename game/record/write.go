package record

import (
	"encoding/json"
	"fmt"
	"io"
	"math/bits"
	"slices"

	"attackwing/game"
)

// Writer appends a game to a record. After each answer, or when some were taken back, call Follow. What could not be
// written is written by the next call that can.
type Writer struct {
	w       io.Writer
	answers []game.Answer
	hashes  []game.RoundHash
	froms   []place // of each line of the record: where it leaves which
	current int     // the line these answers are
	turn    []line  // written before the next answer: that another line goes on
	newer   *line   // written before anything: that what follows is of a newer format
}

// place is a moment: after the answer from of the line of.
type place struct{ of, from int }

// syncer is a file: what is written can be made to stay.
type syncer interface{ Sync() error }

// NewWriter begins a record with its first line.
func NewWriter(w io.Writer, u *game.Setup) (*Writer, error) { return Begin(w, HeaderOf(u)) }

// Begin begins a record with this first line.
func Begin(w io.Writer, h Header) (*Writer, error) {
	r := &Writer{w: w, froms: []place{{}}}
	return r, r.lines(h)
}

// Continue goes on with a line of the record that was read from w: what was dropped there must have been cut off.
func (r *Record) Continue(w io.Writer, n int) (*Writer, error) {
	out := r.writer(w)
	on := r.On(n)
	out.answers, out.hashes, out.current = slices.Clone(on.Answers), slices.Clone(on.Hashes), n
	if n != r.current {
		out.turn = []line{{Go: &n}}
	}
	return out, out.end(r)
}

// Fork begins a branch of the record that was read from w, after the answer at of a line.
func (r *Record) Fork(w io.Writer, n, at int) (*Writer, error) {
	out := r.writer(w)
	on := r.On(n)
	if at < 0 || at > len(on.Answers) {
		return nil, fmt.Errorf("there is no answer %d", at)
	}
	first := on.first(at, at)
	out.answers, out.hashes, out.current = slices.Clone(first.Answers), slices.Clone(first.Hashes), n
	out.fork(len(out.answers))
	return out, out.end(r)
}

// Matches tells whether a record has, on the line that is written, just what was written: only notes and other branches
// may have come beside it.
func (r *Writer) Matches(rec *Record) bool {
	return r.current < rec.Lines() && slices.Equal(rec.On(r.current).Answers, r.answers)
}

// Line is which line of the record is written.
func (r *Writer) Line() int { return r.current }

func (r *Record) writer(w io.Writer) *Writer {
	out := &Writer{w: w, froms: []place{{}}, newer: r.upgrade()}
	for _, b := range r.Branches {
		out.froms = append(out.froms, place{b.Of, b.From})
	}
	return out
}

// end gives the last line of a record its end, when only that is missing.
func (r *Writer) end(of *Record) error {
	if !of.unended {
		return nil
	}
	_, err := r.w.Write([]byte{'\n'})
	return err
}

// fork makes what follows a branch after n answers of the current line, or of the one that has these answers.
func (r *Writer) fork(n int) {
	for n < r.froms[r.current].from {
		r.current = r.froms[r.current].of
	}
	number, of := len(r.froms), r.current
	r.froms = append(r.froms, place{of, n})
	r.current = number
	r.turn = []line{{Branch: &number, Of: &of, From: &n}}
}

// lines writes documents in one piece, each on a line of its own, and syncs.
func (r *Writer) lines(docs ...any) error {
	if r.newer != nil {
		docs = append([]any{r.newer}, docs...)
	}
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
		if err := s.Sync(); err != nil {
			return err
		}
	}
	r.newer = nil
	return nil
}

// Follow writes what the game has that the record has not: answers, hashes, and that answers were taken back.
func (r *Writer) Follow(g *game.Game) error {
	next := *r
	next.answers, next.hashes = r.answers[:len(r.answers):len(r.answers)], r.hashes[:len(r.hashes):len(r.hashes)]
	docs := next.follow(g)
	if len(docs) == 0 {
		return nil
	}
	if err := next.lines(docs...); err != nil {
		return err
	}
	*r = next
	return nil
}

// follow makes the writer what it is once the documents are written that it gives.
func (r *Writer) follow(g *game.Game) (docs []any) {
	as, hs := g.Answers(), g.Hashes()
	same := 0
	for same < min(len(as), len(r.answers)) && as[same] == r.answers[same] {
		same++
	}
	if same < len(r.answers) {
		r.froms = slices.Clone(r.froms)
		begun := r.turn == nil || r.turn[0].Branch == nil
		if !begun { // a branch of which nothing is written: it begins elsewhere
			r.current, r.froms = r.froms[r.current].of, r.froms[:len(r.froms)-1]
		}
		if begun && same >= r.froms[r.current].from {
			docs = append(docs, line{Back: &same})
			for i := range r.froms[1:] {
				if f := &r.froms[i+1]; f.of == r.current && f.from > same {
					f.of = len(r.froms)
				}
			}
			r.froms = append(r.froms, place{r.current, same})
		} else {
			r.fork(same)
		}
		r.answers = r.answers[:same:same]
		for len(r.hashes) > 0 && r.hashes[len(r.hashes)-1].Answer > same {
			r.hashes = r.hashes[: len(r.hashes)-1 : len(r.hashes)-1]
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
	if len(docs) > 0 && r.turn != nil {
		docs = append([]any{r.turn[0]}, docs...)
		r.turn = nil
	}
	return docs
}

// Note writes a comment on the moment after the answer at of a line; without words it takes the one there away.
func (r *Writer) Note(n Note) error {
	if err := noteText(n.Text); err != nil {
		return err
	}
	return r.lines(line{Note: &n.Text}.on(n.Line, n.At))
}

// Clock keeps how many seconds a battle with a clock has been played.
func (r *Writer) Clock(seconds int) error { return r.lines(line{Clock: &seconds}) }

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
	Concede bool      `json:"concede,omitempty"` // the battle is given up
	Time    bool      `json:"time,omitempty"`    // time is called
	Clock   *int      `json:"clock,omitempty"`   // seconds the battle has been played, where it has a clock
	Answers *int      `json:"answers,omitempty"`
	Hash    *string   `json:"hash,omitempty"`
	Table   *Table    `json:"table,omitempty"`   // as the next round begins, or at the end
	Format  *int      `json:"format,omitempty"`  // of what follows, where a newer program goes on
	Version string    `json:"version,omitempty"` // of that program

	Branch *int    `json:"branch,omitempty"` // what follows is a branch of this number
	Of     *int    `json:"of,omitempty"`     // of this line, 0 the main one
	From   *int    `json:"from,omitempty"`   // after so many of its answers
	Go     *int    `json:"go,omitempty"`     // what follows is that line again
	Note   *string `json:"note,omitempty"`   // a comment
	On     *int    `json:"on,omitempty"`     // after so many answers
	Coach  *int    `json:"coach,omitempty"`  // who asked the coach, 1 or 2
}

// on is the line said of the moment after the answer at of a line of the record.
func (l line) on(of, at int) line {
	if l.On = &at; of != 0 {
		l.Of = &of
	}
	return l
}

func answerLine(n int, a game.Answer) line {
	l := line{Answer: &n, Prompt: &a.Prompt}
	if a.Concede || a.Time {
		l.Concede, l.Time = a.Concede, a.Time
		return l
	}
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
