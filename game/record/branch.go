package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/textfile"
)

// maxBranches bounds the branches of a record, those of answers taken back included.
const maxBranches = 20_000

// Line is a course of a game: its answers and the hashes of its rounds.
type Line struct {
	Answers []game.Answer
	Hashes  []game.RoundHash
	// of each round that was hashed: the table as the next round began, or at the end; nil in
	// format 1
	Snapshots []*Table
	formats   []int         // of each round that was hashed: the record's format where it stands
	at        []int         // line of the file of each answer
	proofs    []*game.Proof // of each answer
}

// Branch is another course of a game, beside its main line: answers that were taken back, or a game
// played on from a moment of the past. It has the answers that come after the answer From of the
// line Of; [Record.On] has all of them.
type Branch struct {
	Of, From int  // Of: 0 the main line, k the k-th branch
	Back     bool // its answers were taken back
	part     Line
}

// Len returns the number of answers after the one at which the branch leaves its line.
func (b *Branch) Len() int { return len(b.part.Answers) }

// Note is a comment on the moment after the answer At of a line.
type Note struct {
	Line, At int
	Text     string
}

// Lines returns the number of lines of a record: the main line, which is 0, and the branches.
func (r *Record) Lines() int { return 1 + len(r.Branches) }

// part returns the part of line n that belongs to it alone, and the number of answers before it.
func (r *Record) part(n int) (*Line, int) {
	if n == 0 {
		return &r.Line, 0
	}
	b := &r.Branches[n-1]
	return &b.part, b.From
}

// On is the record with a branch as its main line: all that leads there, and the branch. On(0) is
// the record itself.
func (r *Record) On(n int) *Record {
	if n <= 0 || n > len(r.Branches) {
		return r
	}
	out := &Record{Header: r.Header, Notice: r.Notice}
	keep := maxAnswers + 1
	var ways []Line
	for {
		p, from := r.part(n)
		way, _ := p.cut(keep-from, keep)
		ways = append(ways, way)
		if n == 0 {
			break
		}
		keep, n = min(keep, from), r.Branches[n-1].Of
	}
	for _, w := range slices.Backward(ways) {
		out.Answers, out.at = append(out.Answers, w.Answers...), append(out.at, w.at...)
		out.proofs = append(out.proofs, w.proofs...)
		out.Hashes, out.Snapshots = append(out.Hashes, w.Hashes...), append(out.Snapshots, w.Snapshots...)
		out.formats = append(out.formats, w.formats...)
	}
	return out
}

// cut parts a line after its n-th answer, which is the game's to-th.
func (l *Line) cut(n, to int) (head, tail Line) {
	n = max(0, min(n, len(l.Answers)))
	h := len(l.Hashes)
	for h > 0 && l.Hashes[h-1].Answer > to {
		h--
	}
	head = Line{l.Answers[:n:n], l.Hashes[:h:h], l.Snapshots[:h:h], l.formats[:h:h], l.at[:n:n], l.proofs[:n:n]}
	return head, Line{l.Answers[n:], l.Hashes[h:], l.Snapshots[h:], l.formats[h:], l.at[n:], l.proofs[n:]}
}

// Kept are the branches worth showing, in their order: those that have answers which no other line
// goes through. What was taken back and given again is none.
func (r *Record) Kept() []int {
	var out []int
	for k := 1; k <= len(r.Branches); k++ {
		if r.Branches[k-1].Len() > 0 && !r.covered(k) {
			out = append(out, k)
		}
	}
	return out
}

// covered reports whether the line that branch k leaves goes on through all of it, or a later
// branch from the same place.
func (r *Record) covered(k int) bool {
	b := &r.Branches[k-1]
	through := func(p *Line, from int) bool {
		n := b.From - from
		return n >= 0 && n+b.Len() <= len(p.Answers) && slices.Equal(p.Answers[n:n+b.Len()], b.part.Answers)
	}
	if through(r.part(b.Of)) {
		return true
	}
	for i := k; i < len(r.Branches); i++ {
		if c := &r.Branches[i]; c.Of == b.Of && c.From <= b.From && through(&c.part, c.From) {
			return true
		}
	}
	return false
}

// NoteOn is the comment on a moment, "" when there is none.
func (r *Record) NoteOn(line, at int) string {
	for _, n := range r.Notes {
		if n.Line == line && n.At == at {
			return n.Text
		}
	}
	return ""
}

func (r *Record) back(l *line) error {
	n := *l.Back
	ln, from := r.part(r.current)
	if n < from || n >= from+len(ln.Answers) {
		return fmt.Errorf("back: cannot go back to answer %d of %d", n, from+len(ln.Answers))
	}
	if len(r.Branches) >= maxBranches {
		return fmt.Errorf("more than %d branches", maxBranches)
	}
	keep, gone := ln.cut(n-from, n)
	*ln = keep
	for i := range r.Branches { // what left the line behind n leaves the branch now
		if b := &r.Branches[i]; b.Of == r.current && b.From > n {
			b.Of = len(r.Branches) + 1
		}
	}
	for i := range r.Notes {
		if m := &r.Notes[i]; m.Line == r.current && m.At > n {
			m.Line = len(r.Branches) + 1
		}
	}
	for i := range r.Coached {
		if c := &r.Coached[i]; c.Line == r.current && c.At > n {
			c.Line = len(r.Branches) + 1
		}
	}
	r.Branches = append(r.Branches, Branch{Of: r.current, From: n, Back: true, part: gone})
	return nil
}

func (r *Record) branch(l *line) error {
	number, of, from := *l.Branch, *l.Of, *l.From
	if number != len(r.Branches)+1 {
		return fmt.Errorf("branch %d where branch %d belongs", number, len(r.Branches)+1)
	}
	if number > maxBranches {
		return fmt.Errorf("more than %d branches", maxBranches)
	}
	if of < 0 || of >= number {
		return fmt.Errorf("of: there is no line %d", of)
	}
	p, begin := r.part(of)
	if from < begin || from > begin+len(p.Answers) {
		return fmt.Errorf("from: line %d has the answers %d to %d, not %d", of, begin, begin+len(p.Answers), from)
	}
	r.Branches = append(r.Branches, Branch{Of: of, From: from})
	r.current = number
	return nil
}

func (r *Record) goTo(l *line) error {
	n := *l.Go
	if n < 0 || n > len(r.Branches) {
		return fmt.Errorf("go: there is no line %d", n)
	}
	r.current = n
	return nil
}

// maxNote bounds a comment, in letters.
const maxNote = 600

func (r *Record) note(l *line) error {
	line, at, err := r.moment(l)
	if err != nil {
		return err
	}
	if err := noteText(*l.Note); err != nil {
		return err
	}
	r.setNote(Note{line, at, *l.Note})
	return nil
}

// moment returns the moment that l names: a line of the record, and the number of its answers given
// by then.
func (r *Record) moment(l *line) (line, at int, err error) {
	if at = *l.On; l.Of != nil {
		line = *l.Of
	}
	if line < 0 || line > len(r.Branches) {
		return 0, 0, fmt.Errorf("of: there is no line %d", line)
	}
	if p, from := r.part(line); at < 0 || at > from+len(p.Answers) {
		return 0, 0, fmt.Errorf("on: line %d has no answer %d", line, at)
	}
	return line, at, nil
}

func noteText(s string) error {
	if len([]rune(s)) > maxNote {
		return fmt.Errorf("note: longer than %d letters", maxNote)
	}
	if !textfile.Shown(strings.ReplaceAll(s, "\n", " ")) {
		return errors.New("note: it holds a character that cannot be shown")
	}
	return nil
}

// setNote puts a comment in the place of an older one of the same moment; without words it takes
// that away.
func (r *Record) setNote(n Note) {
	r.Notes = slices.DeleteFunc(r.Notes, func(o Note) bool { return o.Line == n.Line && o.At == n.At })
	if n.Text != "" {
		r.Notes = append(r.Notes, n)
	}
}

// Playing is the line that is played: the one that the last answer of the file belongs to.
func (r *Record) Playing() int { return r.current }
