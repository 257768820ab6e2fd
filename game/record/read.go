package record

import (
	"bufio"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// Bounds of a record file.
const (
	maxLine    = 256 << 10
	maxAnswers = 200_000
	maxLines   = 4 * maxAnswers
)

// Record is a game as its file tells it. What is embedded is its main line; answers that were taken
// back and other ways on are among the branches.
type Record struct {
	Header Header
	Line
	Branches []Branch
	Notes    []Note
	Coached  []Coached
	Notice   string   // what was dropped, "" when nothing
	Clock    int      // seconds it has been played, where it has a clock
	Size     int64    // bytes of the lines that were read, their ends included
	current  int      // the line that the last answer belongs to
	unended  bool     // the last line lacks its end
	format   int      // of its last line
	read     int      // so many lines of the file
	later    []string // versions of the programs that went on with it
}

const byteOrderMark = "\ufeff"

// Read reads a record. A torn last line is dropped and told in Notice; any earlier damage is an
// error naming the line.
func Read(r io.Reader) (*Record, error) {
	rec, err := Salvage(r)
	if err != nil {
		return nil, err
	}
	return rec, nil
}

// Salvage is Read that gives, beside the error, what stands before the damage; nil when that is
// nothing.
func Salvage(r io.Reader) (*Record, error) {
	rec := &Record{}
	br := bufio.NewReaderSize(r, 64<<10)
	if b, err := br.Peek(len(byteOrderMark)); err == nil && string(b) == byteOrderMark { // an editor has put it there
		rec.Size = int64(len(b))
		_, _ = br.Discard(len(b))
	}
	for n := 1; ; n++ {
		b, whole, err := readLine(br)
		switch {
		case err != nil:
		case len(b) == 0 && !whole && n == 1:
			err = errors.New("the file is empty")
		case len(b) == 0 && !whole:
			return rec, nil
		case n > maxLines:
			err = errors.New("more lines than any game has")
		default:
			if err = rec.line(n, b); err == nil {
				rec.Size, rec.unended = rec.Size+int64(len(b))+1, !whole
				continue
			}
			if n > 1 && torn(err) && last(br) {
				rec.Notice = fmt.Sprintf("line %d is torn and was dropped", n)
				return rec, nil
			}
			err = clean(err)
		}
		if n == 1 {
			rec = nil
		}
		return rec, fmt.Errorf("line %d: %w", n, err)
	}
}

// readLine is the next line without its end; whole tells whether it had one.
func readLine(br *bufio.Reader) (b []byte, whole bool, err error) {
	for {
		part, err := br.ReadSlice('\n')
		b = append(b, part...)
		if len(b) > maxLine {
			return nil, false, fmt.Errorf("longer than %d bytes", maxLine)
		}
		switch {
		case err == nil:
			return b[:len(b)-1], true, nil
		case errors.Is(err, io.EOF):
			return b, false, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, false, err
		}
	}
}

func last(br *bufio.Reader) bool {
	_, err := br.Peek(1)
	return err != nil
}

// torn reports whether an error is one of a line cut short or never written, not of one that says
// something wrong.
func torn(err error) bool {
	var syntax *json.SyntaxError
	return errors.As(err, &syntax) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF)
}

func clean(err error) error {
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return errors.New("the line is cut short")
	}
	return textfile.JSON(err)
}

func (r *Record) line(n int, b []byte) error {
	if n == 1 {
		if err := newer(n, b); err != nil {
			return err
		}
		if err := textfile.Strict(b, &r.Header); err != nil {
			return err
		}
		r.format = r.Header.Format
		return r.Header.check()
	}
	var l line
	if err := textfile.Strict(b, &l); err != nil || l.Format != nil {
		if err := cmp.Or(newer(n, b), err); err != nil {
			return err
		}
	}
	r.read = n
	return r.take(&l)
}

// take takes in any line but the first.
func (r *Record) take(l *line) error {
	told := l.told()
	for _, k := range kinds {
		if told&k.must == k.must && told&^(k.must|k.may) == 0 {
			return k.read(r, l)
		}
	}
	return errors.New(
		"neither an answer, nor the end of a round, nor an undo, nor a branch, nor a note, nor that the coach was asked",
	)
}

// told are fields of a line, a bit each.
type told uint32

// kind is a kind of line after the first: the fields that have to stand there and those that may.
type kind struct {
	must, may told
	read      func(r *Record, l *line) error
}

var kinds = []kind{
	{fieldsOf("answer"), fieldsOf("prompt picks at concede time hand sealed chance proof"), (*Record).answer},
	{fieldsOf("round answers hash"), fieldsOf("table"), (*Record).round},
	{fieldsOf("format"), fieldsOf("version"), (*Record).goesOn},
	{fieldsOf("back"), 0, (*Record).back},
	{fieldsOf("branch of from"), 0, (*Record).branch},
	{fieldsOf("go"), 0, (*Record).goTo},
	{fieldsOf("clock"), 0, func(r *Record, l *line) error {
		r.Clock = *l.Clock
		return within("clock", r.Clock, 0, 60*maxMinutes*2)
	}},
	{fieldsOf("note on"), fieldsOf("of"), (*Record).note},
	{fieldsOf("coach on"), fieldsOf("of"), (*Record).coached},
}

// fieldsOf are the fields of these names.
func fieldsOf(list string) (fields told) {
	t := reflect.TypeFor[line]()
	for i := range t.NumField() {
		if name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ","); slices.Contains(strings.Fields(list), name) {
			fields |= 1 << i
		}
	}
	return fields
}

func (l *line) told() (fields told) {
	v := reflect.ValueOf(l).Elem()
	for i := range v.NumField() {
		if !v.Field(i).IsZero() {
			fields |= 1 << i
		}
	}
	return fields
}

func (r *Record) answer(l *line) error {
	ln, from := r.part(r.current)
	if have := from + len(ln.Answers); *l.Answer != have+1 {
		return fmt.Errorf("answer %d where answer %d belongs", *l.Answer, have+1)
	}
	if len(ln.Answers) >= maxAnswers {
		return fmt.Errorf("more than %d answers", maxAnswers)
	}
	read := l.answer
	if l.Sealed || l.Chance != nil {
		read = l.agreed
	}
	a, err := read()
	ln.Answers, ln.at, ln.proofs = append(ln.Answers, a), append(ln.at, r.read), append(ln.proofs, l.Proof)
	return cmp.Or(err, proofText(l.Proof))
}

// proofText refuses a proof whose texts are longer than any.
func proofText(p *game.Proof) error {
	if p == nil {
		return nil
	}
	if len(p.Links) > 2 || len(p.Seals) > 2 {
		return errors.New("proof: more than two of a kind")
	}
	for _, s := range slices.Concat(p.Links, p.Seals, []string{p.Salt}) {
		if err := text(s); err != nil {
			return fmt.Errorf("proof: %w", err)
		}
	}
	return nil
}

// answer returns the answer of the line: options, a place, both, a deed by hand, or that the battle
// is given up or timed out.
func (l *line) answer() (a game.Answer, err error) {
	answered := l.Picks != nil || l.At != nil
	switch {
	case l.Prompt == nil || *l.Prompt < 0:
		return a, errors.New("prompt: the answer names no question")
	case l.Hand != nil && (answered || l.Concede || l.Time):
		return a, errors.New("hand: the question is answered as well")
	case l.Hand != nil:
		a.Prompt = *l.Prompt
		a.Hand, err = l.Hand.read()
		return a, err
	case !answered && !l.Concede && !l.Time:
		return a, errors.New("picks: nothing is answered")
	case l.Concede && answered:
		return a, errors.New("concede: the question is answered as well")
	case l.Time && (answered || l.Concede):
		return a, errors.New("time: the question is answered as well")
	}
	a = game.Answer{Prompt: *l.Prompt, Concede: l.Concede, Time: l.Time}
	if l.Picks != nil {
		if a.Picks, err = picks(*l.Picks); err != nil {
			return a, err
		}
	}
	if l.At != nil {
		a.Pose = physics.Pose{X: l.At[0], Y: l.At[1], Heading: l.At[2]}
		far := func(um int32) bool { return um < -physics.AreaSide || um > 2*physics.AreaSide }
		if far(a.Pose.X) || far(a.Pose.Y) || a.Pose.Heading < 0 || a.Pose.Heading >= 360000 {
			return a, errors.New("at: no place on the table")
		}
	}
	return a, nil
}

// agreed returns an answer that only a battle of two programs has: a sealed dial, or a number of
// chance.
func (l *line) agreed() (a game.Answer, err error) {
	alone := line{Answer: l.Answer, Prompt: l.Prompt, Sealed: l.Sealed, Chance: l.Chance, Proof: l.Proof}
	switch {
	case l.Prompt == nil || *l.Prompt < 0:
		return a, errors.New("prompt: the answer names no question")
	case alone != *l || l.Sealed && l.Chance != nil:
		return a, errors.New("sealed, chance: the question is answered otherwise as well")
	case l.Sealed:
		return game.Answer{Prompt: *l.Prompt, Sealed: true}, nil
	}
	n, err := strconv.ParseUint(*l.Chance, 16, 64)
	if err != nil || len(*l.Chance) != 16 {
		return a, fmt.Errorf("chance: %q is not 16 hexadecimal digits", *l.Chance)
	}
	return game.Answer{Prompt: *l.Prompt, Picks: n, Chance: true}, nil
}

func picks(list []int) (bits uint64, err error) {
	for _, p := range list {
		if p < 0 || p > 63 || bits&(1<<uint(p)) != 0 {
			return 0, fmt.Errorf("picks: %d is not an option from 0 to 63, each once", p)
		}
		bits |= 1 << uint(p)
	}
	return bits, nil
}

func (r *Record) round(l *line) error {
	h, err := strconv.ParseUint(*l.Hash, 16, 64)
	if err != nil || len(*l.Hash) != 16 {
		return fmt.Errorf("hash: %q is not 16 hexadecimal digits", *l.Hash)
	}
	if err := within("round", *l.Round, 0, 99); err != nil {
		return err
	}
	ln, from := r.part(r.current)
	switch have := from + len(ln.Answers); {
	case *l.Answers != have:
		return fmt.Errorf("answers: %d are counted, %d stand above", *l.Answers, have)
	case r.format == oldest && l.Table != nil:
		return errors.New("table: a record of format 1 has no snapshots")
	case r.format > oldest && (l.Table == nil || l.Table.Round != *l.Round && l.Table.Round != *l.Round+1):
		return fmt.Errorf("table: want the table after round %d", *l.Round)
	}
	ln.Hashes = append(ln.Hashes, game.RoundHash{Round: int16(*l.Round), Answer: *l.Answers, Hash: h})
	ln.Snapshots, ln.formats = append(ln.Snapshots, l.Table), append(ln.formats, r.format)
	return nil
}

// At is the table as a round began, after the first: a position from which to play on with other
// dice.
func (r *Record) At(round int) (*Table, error) {
	var known []string
	for _, t := range r.Tables() {
		if t.Round == round {
			return t, nil
		}
		known = append(known, strconv.Itoa(t.Round))
	}
	if known == nil {
		return nil, fmt.Errorf("no table of round %d: the record holds none", round)
	}
	return nil, fmt.Errorf("no table of round %d: the record holds those of %s", round, strings.Join(known, ", "))
}

// Tables returns the tables that the record keeps of its main line: each as a round began, from the
// second on. They need no replay, so that a game of other rules can be watched by them.
func (r *Record) Tables() []*Table {
	var out []*Table
	for _, t := range r.Snapshots {
		if t != nil && !t.Begun {
			out = append(out, t)
		}
	}
	return out
}
