package record

import (
	"encoding/json"
	"fmt"
	"io"
	"math/bits"
	"reflect"
	"slices"

	"attackwing/game"
)

// Writer appends a game to a record. After each answer, or when some were taken back, call Follow.
// What could not be written is written by the next call that can.
type Writer struct {
	w     io.Writer
	file  Record // what is written
	line  int    // the line of it that the game is,
	at    int    // after so many of its answers
	forks bool   // what follows is a branch from there
}

// syncer is a file: what is written can be made to stay.
type syncer interface{ Sync() error }

// NewWriter begins a record with its first line.
func NewWriter(w io.Writer, u *game.Setup) (*Writer, error) { return Begin(w, HeaderOf(u)) }

// Begin begins a record with this first line. One that an older program wrote becomes one of this
// program, as all that follows is.
func Begin(w io.Writer, h Header) (*Writer, error) {
	if h.Format != Format {
		h.Format, h.Version = Format, Version()
	}
	r := &Writer{w: w, file: Record{format: Format}}
	return r, r.lines(h)
}

// Continue goes on with a line of the record that was read from w: what was dropped there must have
// been cut off.
func (r *Record) Continue(w io.Writer, n int) (*Writer, error) {
	return r.writer(w, n, len(r.On(n).Answers))
}

// Fork begins a branch of the record that was read from w, after the answer at of a line.
func (r *Record) Fork(w io.Writer, n, at int) (*Writer, error) {
	if at < 0 || at > len(r.On(n).Answers) {
		return nil, fmt.Errorf("there is no answer %d", at)
	}
	out, err := r.writer(w, n, at)
	out.fork(at)
	return out, err
}

// writer goes on with a record after an answer of a line. It gives the last line its end, when only
// that is missing.
func (r *Record) writer(w io.Writer, n, at int) (out *Writer, err error) {
	out = &Writer{
		w:    w,
		file: Record{Line: r.Line, Branches: slices.Clone(r.Branches), current: r.current, format: r.format},
		line: n,
		at:   at,
	}
	if r.unended {
		_, err = w.Write([]byte{'\n'})
	}
	return out, err
}

// Matches reports whether a record has, on the line that is written, just what was written: only
// notes and other branches may have come beside it.
func (r *Writer) Matches(rec *Record) bool {
	n := r.Line()
	return n < rec.Lines() && slices.Equal(rec.On(n).Answers, r.written().Answers)
}

// Line returns the line of the record that is written.
func (r *Writer) Line() int {
	if r.forks {
		return r.file.Lines()
	}
	return r.line
}

// written returns the part of the game that the record has.
func (r *Writer) written() Line {
	out, _ := r.file.On(r.line).cut(r.at, r.at)
	return out
}

// fork makes what follows a branch after n answers of the line, or of the one that has these
// answers.
func (r *Writer) fork(n int) {
	for _, from := r.file.part(r.line); n < from; _, from = r.file.part(r.line) {
		r.line = r.file.Branches[r.line-1].Of
	}
	r.at, r.forks = n, true
}

// lines writes documents in one piece, each on a line of its own, and syncs. Before the first ones
// in a newer format than that of the record it says so.
func (r *Writer) lines(docs ...any) error {
	if newer := r.file.upgrade(); newer != nil {
		docs = append([]any{newer}, docs...)
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
	r.file.format = Format
	return nil
}

// Follow writes what the game has that the record has not: answers, hashes, and that answers were
// taken back.
func (r *Writer) Follow(g *game.Game) error {
	next := *r
	docs := next.follow(g)
	if len(docs) == 0 {
		return nil
	}
	if err := next.lines(docs...); err != nil {
		return err
	}
	for _, d := range docs {
		l := d.(line)
		if err := next.file.take(&l); err != nil {
			return err
		}
	}
	next.line, next.at, next.forks = next.file.current, len(g.Answers()), false
	*r = next
	return nil
}

// follow are the documents that are not written yet. It goes back to where the game leaves what is.
func (r *Writer) follow(g *game.Game) (docs []any) {
	as, hs, had := g.Answers(), g.Hashes(), r.written().Answers
	same := 0
	for same < min(len(as), len(had)) && as[same] == had[same] {
		same++
	}
	if _, from := r.file.part(r.line); same < r.at && (r.forks || same < from) {
		r.fork(same)
	} else if same < r.at {
		docs, r.at = append(docs, line{Back: &same}), same
	}
	for n, rounds := same, len(r.written().Hashes); ; n++ {
		for rounds < len(hs) && hs[rounds].Answer <= n {
			docs = append(docs, roundLine(hs[rounds], snapshot(g, rounds)))
			rounds++
		}
		if n == len(as) {
			break
		}
		l := answerLine(n+1, as[n])
		if p := g.Proof(n); !reflect.ValueOf(p).IsZero() {
			l.Proof = &p
		}
		docs = append(docs, l)
	}
	switch number := r.Line(); {
	case len(docs) == 0:
	case r.forks:
		docs = slices.Insert(docs, 0, any(line{Branch: &number, Of: &r.line, From: &r.at}))
	case number != r.file.current:
		docs = slices.Insert(docs, 0, any(line{Go: &number}))
	}
	return docs
}

// Note writes a comment on the moment after the answer at of a line; without words it takes the one
// there away.
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

// WriteAs writes the record of a game as it stands, with who played it, when and under which terms
// as another one tells.
func WriteAs(w io.Writer, as Header, g *game.Game) error {
	h := HeaderOf(g.Setup())
	h.By, h.Date, h.Terms, h.Event = as.By, as.Date, as.Terms, as.Event
	r, err := Begin(w, h)
	if err != nil {
		return err
	}
	return r.Follow(g)
}

// line is any line but the first.
type line struct {
	Answer  *int        `json:"answer,omitempty"` // its number, from 1
	Prompt  *int32      `json:"prompt,omitempty"`
	Picks   *[]int      `json:"picks,omitempty"` // options picked, from 0
	At      *[3]int32   `json:"at,omitempty"`    // x, y in µm, heading in millidegrees
	Back    *int        `json:"back,omitempty"`  // answers left after some were taken back
	Round   *int        `json:"round,omitempty"`
	Concede bool        `json:"concede,omitempty"` // the battle is given up
	Time    bool        `json:"time,omitempty"`    // time is called
	Hand    *hand       `json:"hand,omitempty"`    // something is done by hand
	Sealed  bool        `json:"sealed,omitempty"`  // a dial is set in secret
	Chance  *string     `json:"chance,omitempty"`  // the number of chance, 16 hexadecimal digits
	Proof   *game.Proof `json:"proof,omitempty"`   // of a number of chance and of dials
	Clock   *int        `json:"clock,omitempty"`   // seconds the battle has been played, where it has a clock
	Answers *int        `json:"answers,omitempty"`
	Hash    *string     `json:"hash,omitempty"`
	Table   *Table      `json:"table,omitempty"`   // as the next round begins, or at the end
	Format  *int        `json:"format,omitempty"`  // of what follows, where a newer program goes on
	Version string      `json:"version,omitempty"` // of that program

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
	if a.Hand.Deed != game.NoDeed {
		l.Hand = handLine(a.Hand)
		return l
	}
	if a.Sealed || a.Chance {
		if l.Sealed = a.Sealed; a.Chance {
			number := Hash(a.Picks)
			l.Chance = &number
		}
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

// snapshot is the table to which the i-th round that was hashed leads: the next round's beginning,
// or the end.
func snapshot(g *game.Game, i int) *Table {
	t := tableOf(g.Setup(), g.RoundEnd(i).AfterRound(g.Setup()))
	return &t
}

// Hash is a state's hash as files and the command line show it.
func Hash(h uint64) string { return fmt.Sprintf("%016x", h) }
