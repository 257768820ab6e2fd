package textfile

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Mistake is an error in a file, with its line.
type Mistake struct {
	File string
	Line int // 0: no line of it
	Why  string
}

// Error is the mistake as other programs tell theirs.
func (m Mistake) Error() string {
	if m.Line == 0 {
		return m.File + ": " + m.Why
	}
	return fmt.Sprintf("%s:%d: %s", m.File, m.Line, m.Why)
}

// In is an error about a file. One that begins with "line 3: " is in that line.
func In(file string, err error) error {
	why := err.Error()
	if rest, ok := strings.CutPrefix(why, "line "); ok {
		if no, told, ok := strings.Cut(rest, ": "); ok {
			if line, err := strconv.Atoi(no); err == nil {
				return Mistake{file, line, told}
			}
		}
	}
	return Mistake{file, 0, why}
}

// Mistakes returns what an error joins, in its order.
func Mistakes(err error) (list []Mistake) {
	if m, is := errors.AsType[Mistake](err); is {
		if all, joined := err.(interface{ Unwrap() []error }); joined {
			for _, e := range all.Unwrap() {
				list = append(list, Mistakes(e)...)
			}
			return list
		}
		return []Mistake{m}
	}
	if err == nil {
		return nil
	}
	return []Mistake{{Why: err.Error()}}
}

// Repair returns a word of the line that is not known, and the one that [Meant] takes it for; two
// empty words where there is none.
func (m Mistake) Repair() (word, meant string) {
	before, after, ok := strings.Cut(m.Why, ": is ")
	if !ok || !strings.HasSuffix(after, " meant?") {
		return "", ""
	}
	quoted := strings.Split(before, `"`) // the word stands in the first quotes
	if len(quoted) < 3 {
		return "", ""
	}
	return quoted[1], strings.TrimSuffix(after, " meant?")
}
