package arena

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"attackwing/game/record"
	"attackwing/game/textfile"
)

// Head is the first line of a file of pairs.
type Head struct {
	Arena   int    `json:"arena"`             // version of the form: 1
	Version string `json:"version,omitempty"` // of the program that played, "" unknown
	Plan    Plan   `json:"plan"`
}

// HeadOf is the first line for a plan that this program plays.
func HeadOf(p *Plan) Head { return Head{1, record.Version(), *p} }

// maxLine bounds a line of a file of pairs.
const maxLine = 1 << 20

// Part holds the content of a file: a plan and those of its pairs that were played.
type Part struct {
	Head
	Pairs []Pair
	Whole int // bytes up to the end of the last whole line
}

// WriteLine writes the head or a pair as one line.
func WriteLine(w io.Writer, x any) error {
	b, err := json.Marshal(x)
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

// ErrEmpty is a file without a single byte.
var ErrEmpty = errors.New("line 1: no plan of an arena. The file is empty")

// Read reads a file of pairs. A last line that was not written to its end is left out; other damage
// is an error that names the line.
func Read(r io.Reader, name string) (*Part, error) {
	p := &Part{}
	in := bufio.NewReaderSize(r, maxLine)
	for n := 1; ; n++ {
		line, err := in.ReadSlice('\n')
		if errors.Is(err, io.EOF) && n == 1 && len(line) == 0 {
			return nil, fmt.Errorf("%s: %w", name, ErrEmpty)
		}
		if errors.Is(err, io.EOF) {
			break // nothing more, or a torn line
		}
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", name, n, err)
		}
		if n == 1 {
			err = textfile.Strict(line, &p.Head)
			if err == nil && p.Arena != 1 {
				err = errors.New("this is not an arena file, or it is from a newer version")
			}
			if err == nil {
				err = p.Plan.Check()
			}
		} else {
			var x Pair
			if err = textfile.Strict(line, &x); err == nil && (x.N < 0 || x.N >= p.Plan.Pairs()) {
				err = fmt.Errorf("there is no pair %d in this plan", x.N)
			}
			p.Pairs = append(p.Pairs, x)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", name, n, err)
		}
		p.Whole += len(line)
	}
	if p.Arena == 0 {
		return nil, fmt.Errorf("%s: line 1: there is no plan of an arena", name)
	}
	return p, nil
}

// Merge joins parts of one plan, in the order of the plan. A pair played twice counts once.
func Merge(parts []*Part, names []string) (*Part, error) {
	out := &Part{Head: parts[0].Head}
	want, err := json.Marshal(out.Head)
	if err != nil {
		return nil, err
	}
	for i, p := range parts {
		got, err := json.Marshal(p.Head)
		if err != nil {
			return nil, err
		}
		if p.Version != out.Version {
			const why = "%s was played by version %s of the program and %s by %s: parts of two versions are not joined"
			return nil, fmt.Errorf(why,
				names[0], cmp.Or(out.Version, "unknown"), names[i], cmp.Or(p.Version, "unknown"))
		}
		if !bytes.Equal(got, want) {
			return nil, fmt.Errorf("%s and %s are of different plans: only parts of one run can be joined", names[0],
				names[i])
		}
		out.Pairs = append(out.Pairs, p.Pairs...)
	}
	slices.SortStableFunc(out.Pairs, func(a, b Pair) int { return cmp.Compare(a.N, b.N) })
	out.Pairs = slices.CompactFunc(out.Pairs, func(a, b Pair) bool { return a.N == b.N })
	return out, nil
}
