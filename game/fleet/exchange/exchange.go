package exchange

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/textfile"
)

// Form is a form of fleet file.
type Form string

// The forms that can be read. Ours, SpaceDock, SpaceDockSquads and UtopiaAddress can be written
// too.
const (
	Ours            Form = "fleet"
	SpaceDock       Form = "spacedock"
	SpaceDockSquads Form = "spacedocksquads"
	UtopiaAddress   Form = "utopia"
	UtopiaText      Form = "utopia-text"
	UtopiaTableTop  Form = "utopia-tabletop"
	UtopiaSheet     Form = "utopia-sheet"
)

// Fleet is a fleet that was read, with what could not be kept and what had to be guessed, each in a
// few words.
type Fleet struct {
	fleet.List
	Lost    []string
	Guessed []string
}

// Bounds of what is read. Files come from anywhere.
const (
	maxFile   = 4 << 20
	maxFleets = 2000
)

// Read reads the fleets of a file of any form; name is what errors call it. There is at least one
// fleet, except in an empty list of Space Dock's. A fleet may have no ships where another builder's
// file has none.
func Read(r io.Reader, name string, cat *card.Catalogue) (Form, []Fleet, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return "", nil, fmt.Errorf("%s: %w", name, err)
	}
	b = textfile.Unmarked(b)
	form, fs, err := parse(b, cat)
	if err != nil {
		return form, nil, fmt.Errorf("%s: %w", name, err)
	}
	for i := range fs {
		if err := fs[i].tidy(); err != nil {
			if len(fs) > 1 {
				err = fmt.Errorf("fleet %d: %w", i+1, err)
			}
			return form, nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return form, fs, nil
}

func parse(b []byte, cat *card.Catalogue) (Form, []Fleet, error) {
	switch {
	case len(b) > maxFile:
		return "", nil, fmt.Errorf("larger than %d bytes", maxFile)
	case !utf8.Valid(b):
		return "", nil, errors.New("not a text file")
	}
	text := string(b)
	switch form := detect(text); form {
	case SpaceDock, SpaceDockSquads:
		fs, err := readSpaceDock([]byte(text), form, cat)
		return form, fs, err
	case UtopiaAddress:
		return one(form)(readAddress(text, cat))
	case UtopiaSheet:
		return one(form)(readSheet(text, cat))
	case UtopiaText:
		return one(form)(readText(text, cat))
	case UtopiaTableTop:
		return one(form)(readTableTop(text, cat))
	}
	l, err := fleet.Read(bytes.NewReader(b), "")
	if err != nil { // the name is put before it by Read
		return Ours, nil, errors.New(strings.TrimPrefix(err.Error(), ": "))
	}
	return Ours, []Fleet{{List: l}}, nil
}

func one(form Form) func(f Fleet, err error) (Form, []Fleet, error) {
	return func(f Fleet, err error) (Form, []Fleet, error) { return form, []Fleet{f}, err }
}

// detect tells the form of a file by what stands in it, whatever it is called.
func detect(text string) Form {
	trimmed := strings.TrimSpace(text)
	switch {
	case trimmed == "":
		return Ours
	case trimmed[0] == '[':
		return SpaceDockSquads
	case trimmed[0] == '{':
		return detectObject(trimmed)
	case isAddress(trimmed):
		return UtopiaAddress
	case isTableTop(trimmed):
		return UtopiaTableTop
	case isText(trimmed):
		return UtopiaText
	}
	return Ours
}

// Bounds of what stands in a list; fleet.List has the same.
const (
	maxText  = 120
	maxNotes = 4000
)

// tidy makes of another builder's words something that may stand in a list, and checks the list.
func (f *Fleet) tidy() error {
	for _, s := range []*string{&f.ID, &f.Name, &f.Scenario, &f.Side} {
		*s = line(*s)
	}
	f.Notes = clip(strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || textfile.ShownRune(r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return -1
	}, strings.ReplaceAll(f.Notes, "\r\n", "\n")), maxNotes)
	if f.Name == "" {
		f.Name = "Fleet"
	}
	err := f.Valid()
	if err != nil && len(f.Ships) == 0 {
		return nil
	}
	return err
}

// line is text in one line, cut where it is too long.
func line(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case textfile.ShownRune(r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return -1
	}, text)
	return clip(strings.TrimSpace(text), maxText)
}

func clip(text string, letters int) string {
	if utf8.RuneCountInString(text) <= letters {
		return text
	}
	return strings.TrimSpace(string([]rune(text)[:letters]))
}
