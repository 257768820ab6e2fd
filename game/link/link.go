package link

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"net/url"
	"strconv"
	"strings"

	"attackwing/game/textfile"
)

// Kind is the kind of file that a link holds.
type Kind byte

// The kinds, by the letter that stands in a link.
const (
	Battle Kind = 'b' // a record, *.game.jsonl
	Table  Kind = 't' // a position, *.table.yaml
	Fleet  Kind = 'f' // a fleet, *.fleet.yaml
	Deck   Kind = 'd' // scenes to show, *.deck.yaml
	Letter Kind = 'm' // a move in a battle that goes by letter, *.move.json
)

// endings holds the endings of the files in links, by kind.
var endings = map[Kind]string{Battle: ".game.jsonl", Table: ".table.yaml", Fleet: ".fleet.yaml", Deck: ".deck.yaml",
	Letter: ".move.json"}

// String returns the name of the kind, as people say it.
func (k Kind) String() string {
	switch k {
	case Battle:
		return "battle"
	case Table:
		return "position"
	case Deck:
		return "deck"
	case Letter:
		return "move"
	}
	return "fleet"
}

// Ending returns the ending of the names of files of the kind.
func (k Kind) Ending() string { return endings[k] }

// Limits of what is read, in bytes: a longer link or a larger file is not one of ours.
const (
	mostText = 256 << 10
	mostFile = 1 << 20
)

// Long is the length of a link, in bytes, above which some browsers and messengers cut it.
const Long = 8 << 10

const version = 1

// usual holds the text that files of all kinds have in common, by which they are packed. It is part
// of the version and never changes.
//
//go:embed usual1.txt
var usual []byte

// form is a link wherever it stands: alone, or behind the # of an address.
var form = textfile.Pattern(`(?:^|#)aw(\d{1,3})\.(?:([a-z])\.([A-Za-z0-9_-]*)(?:\.(\d{1,6}))?)?`)

// At returns a link to a battle as it stands after so many of its answers. Programs that know no
// moments open the battle.
func At(link string, answers int) string { return link + "." + strconv.Itoa(answers) }

// Moment returns the number of answers after which a link shows its battle, -1 if it names none.
func Moment(link string) int {
	m := form().FindStringSubmatch(link)
	if m == nil || m[4] == "" {
		return -1
	}
	n, _ := strconv.Atoi(m[4])
	return n
}

// Address returns the address at which a page opens a link, or says for people why the page's own
// is not one.
func Address(page, link string) (string, error) {
	u, err := url.Parse(page)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || strings.ContainsAny(page, "# ") {
		return "", fmt.Errorf("%q is not the address of a page, which begins with https://", page)
	}
	return page + "#" + link, nil
}

// Is reports whether a text is meant to be a link.
func Is(text string) bool { return len(text) <= mostText && form().MatchString(text) }

// Of is a file as a link.
func Of(k Kind, file []byte) (string, error) {
	if endings[k] == "" {
		return "", fmt.Errorf("%q is not a kind of link", rune(k))
	}
	if k == Battle {
		file = brief(file)
	}
	if len(file) > mostFile {
		return "", fmt.Errorf("it is too large for a link: %d bytes, at most %d", len(file), mostFile)
	}
	var packed bytes.Buffer
	packed.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(file)))
	w, err := flate.NewWriterDict(&packed, flate.BestCompression, usual)
	if err == nil {
		_, err = w.Write(file)
	}
	if err == nil {
		err = w.Close()
	}
	return fmt.Sprintf("aw%d.%c.%s", version, k, base64.RawURLEncoding.EncodeToString(packed.Bytes())), err
}

// brief is a record without what is played anew from its answers, and without the numbers of
// answers that are counted in order.
func brief(record []byte) []byte {
	var out []byte
	n := 0
	for i, line := range bytes.SplitAfter(record, []byte("\n")) {
		switch {
		case i == 0:
			out = append(out, line...)
		case bytes.HasPrefix(line, []byte(`{"answer":`)):
			n++
			if rest, ok := bytes.CutPrefix(line, counted(n)); ok {
				line = append([]byte{count}, rest...)
			}
			out = append(out, line...)
		}
	}
	return out
}

// count stands for how the line of the nth answer begins.
const count = '~'

func counted(n int) []byte { return fmt.Appendf(nil, `{"answer":%d,"prompt":%d`, n, n) }

// whole is the record of a brief one.
func whole(brief []byte) []byte {
	var out []byte
	for n, line := range bytes.SplitAfter(brief, []byte("\n")) {
		if n > 0 && len(line) > 0 && line[0] == count {
			out, line = append(out, counted(n)...), line[1:]
		}
		out = append(out, line...)
	}
	return out
}

// What is told of a link that is none, for people.
var (
	ErrNone    = errors.New("this is not a link to a battle, a position, a deck or a fleet")
	ErrDamaged = errors.New(
		"this link is damaged: a part of it is missing or was changed on its way. Copy it again, whole",
	)
)

// Read returns the file that a link holds, and its kind.
func Read(text string) (Kind, []byte, error) {
	if len(text) > mostText {
		return 0, nil, ErrNone
	}
	m := form().FindStringSubmatch(text)
	if m == nil {
		return 0, nil, ErrNone
	}
	if v, _ := strconv.Atoi(m[1]); v != version {
		return 0, nil, fmt.Errorf("this link is of another version of the game (%d, this one reads %d): get the newest",
			v, version)
	}
	if m[2] == "" {
		return 0, nil, ErrDamaged
	}
	k := Kind(m[2][0])
	if endings[k] == "" {
		return 0, nil, fmt.Errorf(
			"this link holds something that this version of the game does not know (%q): get the newest",
			m[2],
		)
	}
	packed, err := base64.RawURLEncoding.DecodeString(m[3])
	if err != nil || len(packed) < 4 {
		return 0, nil, ErrDamaged
	}
	r := flate.NewReaderDict(bytes.NewReader(packed[4:]), usual)
	file, err := io.ReadAll(io.LimitReader(r, mostFile+1))
	if err != nil || len(file) > mostFile || crc32.ChecksumIEEE(file) != binary.BigEndian.Uint32(packed) {
		return 0, nil, ErrDamaged
	}
	if k == Battle {
		file = whole(file)
	}
	return k, file, nil
}
