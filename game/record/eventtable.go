package record

import (
	"errors"
	"fmt"
	"path"
	"strings"
)

// EventTable is the table of an event that a battle is the one of: its result belongs on that score
// sheet. The zero value is none.
type EventTable struct {
	File  string `json:"file"` // of the event, below the folder of the events, with slashes
	Round int    `json:"round"`
	Table int    `json:"table"`
}

// Is reports whether the battle is one of an event.
func (t EventTable) Is() bool { return t.File != "" }

func (t EventTable) check() error {
	if t == (EventTable{}) {
		return nil
	}
	if err := text(path.Base(t.File)); err != nil {
		return fmt.Errorf("event.file: %w", err)
	}
	if t.File == "" || len(t.File) > 400 || path.IsAbs(t.File) || strings.Contains(t.File, "\\") ||
		path.Clean(t.File) != t.File ||
		t.File == ".." ||
		strings.HasPrefix(t.File, "../") {
		return errors.New("event.file: it must be a file below the folder of the events")
	}
	if t.Round < 1 || t.Round > 99 || t.Table < 1 || t.Table > 999 {
		return fmt.Errorf("event: round %d, table %d cannot be", t.Round, t.Table)
	}
	return nil
}
