package fleet

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"attackwing/game/filedoc"
	"attackwing/game/textfile"
)

// Bounds of a fleet file. Files come from anywhere.
const (
	maxFile     = 64 << 10
	maxShips    = 24
	maxUpgrades = 24
	maxText     = 120 // letters in an id or a name
	maxNotes    = 4000
	maxPoints   = 1000
)

// Read reads a fleet file; name is what errors call it.
func Read(r io.Reader, name string) (List, error) {
	l, err := decode(r)
	if err != nil {
		return List{}, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

func decode(r io.Reader) (l List, err error) {
	if _, err := filedoc.Read(r, maxFile, "fleet", &l); err != nil {
		return List{}, err
	}
	return l, l.Valid()
}

// Valid refuses what no fleet file may hold: too many ships, endless names, numbers out of range.
// It does not look at rules.
func (l *List) Valid() error {
	if len(l.Ships) == 0 {
		return errors.New("ships: the fleet has none")
	}
	if len(l.Ships) > maxShips {
		return fmt.Errorf("ships: %d are more than %d", len(l.Ships), maxShips)
	}
	if l.Limit < 0 || l.Limit > maxPoints {
		return fmt.Errorf("sp_limit: %d is not from 0 to %d", l.Limit, maxPoints)
	}
	if l.Total < 0 || l.Total > maxPoints {
		return fmt.Errorf("total: %d is not from 0 to %d", l.Total, maxPoints)
	}
	if l.Other < -maxPoints || l.Other > maxPoints {
		return fmt.Errorf("other: %d is not from %d to %d", l.Other, -maxPoints, maxPoints)
	}
	if err := checkNotes(l.Notes); err != nil {
		return err
	}
	texts := []field{{"id", l.ID}, {"name", l.Name}, {"scenario", l.Scenario}, {"side", l.Side}}
	texts = append(texts, l.Resource.fields("resource")...)
	for i, s := range l.Ships {
		at := fmt.Sprintf("ships[%d].", i+1)
		if s.Ship.ID == "" {
			return fmt.Errorf("%sship: no id given", at)
		}
		if len(s.Upgrades) > maxUpgrades {
			return fmt.Errorf("%supgrades: %d are more than %d", at, len(s.Upgrades), maxUpgrades)
		}
		texts = append(texts, s.Ship.fields(at+"ship")...)
		texts = append(texts, s.Captain.fields(at+"captain")...)
		texts = append(texts, s.Admiral.fields(at+"admiral")...)
		texts = append(texts, field{at + "exchange_slot", s.ExchangeSlot})
		for j, u := range s.Upgrades {
			texts = append(texts, u.fields(fmt.Sprintf("%supgrades[%d]", at, j+1))...)
			if u.ID == "" {
				return fmt.Errorf("%supgrades[%d]: no id given", at, j+1)
			}
		}
	}
	for _, f := range texts {
		if err := f.check(); err != nil {
			return err
		}
	}
	return nil
}

func checkNotes(text string) error {
	if utf8.RuneCountInString(text) > maxNotes {
		return fmt.Errorf("notes: longer than %d letters", maxNotes)
	}
	if !textfile.Shown(strings.ReplaceAll(text, "\n", " ")) {
		return errors.New("notes: holds a character that cannot be shown")
	}
	return nil
}

type field struct{ name, text string }

func (r Ref) fields(name string) []field {
	return []field{{name + ".id", r.ID}, {name + ".name", r.Name}}
}

func (f field) check() error {
	if utf8.RuneCountInString(f.text) > maxText {
		return fmt.Errorf("%s: longer than %d letters", f.name, maxText)
	}
	if !textfile.Shown(f.text) {
		return fmt.Errorf("%s: holds a character that cannot be shown", f.name)
	}
	return nil
}
