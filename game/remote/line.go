package remote

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/textfile"
	"attackwing/physics"
)

// maxLine is the length in bytes of the longest line.
const maxLine = 4096

// line is a message of a battle. Each says one thing: a tip, a link, seals, an answer, or a word about
// an undo.
type line struct {
	N     int      `json:"n"`               // its number among the lines of its side, from 1
	Tip   string   `json:"tip,omitempty"`   // the end of the chain
	SetUp string   `json:"setup,omitempty"` // with it: the hash of what the battle begins with
	Link  string   `json:"link,omitempty"`  // the next link of the chain
	Seals []string `json:"seals,omitempty"` // of the dials asked for, in the order of the questions

	Answer  int       `json:"q,omitempty"` // the number of the question that is answered
	Picks   []int     `json:"picks,omitempty"`
	At      *[3]int32 `json:"at,omitempty"` // x, y in µm, heading in millidegrees
	Concede bool      `json:"concede,omitempty"`
	Time    bool      `json:"time,omitempty"`
	Salt    string    `json:"salt,omitempty"`   // with which the seal of the answer was made
	Sealed  *int      `json:"sealed,omitempty"` // what it has sealed

	Undo string `json:"undo,omitempty"` // it is asked for, allowed or refused
	To   int    `json:"to,omitempty"`   // the answers that are left by it

	Hash string `json:"h,omitempty"` // of the table at the question
}

// Wrong is a line that is none of this battle: which, and what is wrong with it. The battle stands
// where it stood before.
type Wrong struct {
	Line int // its number, 0 where it has none
	Why  string
}

func (e *Wrong) Error() string {
	if e.Line == 0 {
		return "a line that cannot be read: " + e.Why
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.Why)
}

// read reads a line: of bounded length, with no field unknown.
func read(b []byte) (l line, err error) {
	if len(b) > maxLine {
		return l, &Wrong{0, fmt.Sprintf("longer than %d bytes", maxLine)}
	}
	if err := textfile.Strict(b, &l); err != nil {
		return l, &Wrong{0, "not a line of a battle"}
	}
	if n := l.says(); n != 1 {
		return l, &Wrong{l.N, fmt.Sprintf("says %d things, not one", n)}
	}
	return l, nil
}

// says counts what the line says.
func (l *line) says() (n int) {
	opens := l.Tip != "" || l.SetUp != ""
	for _, is := range [...]bool{opens, l.Link != "", l.Seals != nil, l.Answer != 0, l.Undo != ""} {
		if is {
			n++
		}
	}
	if l.Answer == 0 && (l.Picks != nil || l.At != nil || l.Concede || l.Time || l.Salt != "" || l.Sealed != nil) {
		n++
	}
	if l.Undo == "" && l.To != 0 {
		n++
	}
	return n
}

// marshal returns the JSON of a line.
func marshal(line any) []byte {
	b, err := json.Marshal(line)
	if err != nil {
		panic(err) // it holds nothing that JSON does not know
	}
	return b
}

// answer returns the answer that the line gives.
func (l *line) answer() (a game.Answer, err error) {
	a = game.Answer{Prompt: int32(l.Answer), Concede: l.Concede, Time: l.Time}
	if l.Answer < 0 || l.Answer > math.MaxInt32 {
		return a, fmt.Errorf("question %d", l.Answer)
	}
	for _, i := range l.Picks {
		if i < 0 || i > 63 || a.Picks&(1<<i) != 0 {
			return a, fmt.Errorf("picks %d", i)
		}
		a.Picks |= 1 << i
	}
	if l.At != nil {
		a.Pose = physics.Pose{X: l.At[0], Y: l.At[1], Heading: l.At[2]}
		far := func(um int32) bool { return um < -physics.AreaSide || um > 2*physics.AreaSide }
		if far(a.Pose.X) || far(a.Pose.Y) || a.Pose.Heading < 0 || a.Pose.Heading >= 360000 {
			return a, errors.New("no place on the table")
		}
	}
	return a, nil
}

// answers makes the line of an answer.
func answers(a game.Answer) (l line) {
	l = line{Answer: int(a.Prompt), Concede: a.Concede, Time: a.Time}
	for i := range 64 {
		if a.Picks&(1<<i) != 0 {
			l.Picks = append(l.Picks, i)
		}
	}
	if at := a.Pose; at.X != 0 || at.Y != 0 || at.Heading != 0 {
		l.At = &[3]int32{at.X, at.Y, at.Heading}
	}
	return l
}

func code(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

// decode reads a text of so many bytes.
func decode(text string, into []byte) bool {
	if len(text) != base64.RawURLEncoding.EncodedLen(len(into)) {
		return false
	}
	n, err := base64.RawURLEncoding.Strict().Decode(into, []byte(text))
	return err == nil && n == len(into)
}

// decodeAll reads a text of at most so many bytes.
func decodeAll(text string, most int) ([]byte, bool) {
	if len(text) > base64.RawURLEncoding.EncodedLen(most) {
		return nil, false
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return b, err == nil
}
