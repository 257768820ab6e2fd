package record

import (
	"encoding/json"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"attackwing/game"
)

// Version returns the version of this program from its build, "" if the build tells none.
func Version() string {
	b, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	if v := b.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range b.Settings {
		if s.Key == "vcs.revision" {
			return s.Value[:min(12, len(s.Value))]
		}
	}
	return ""
}

// Newer is the error of a record that a newer program made, or went on with.
type Newer struct {
	Format  int
	Version string // of that program, "" unknown
}

func (e Newer) Error() string {
	by := ""
	if e.Version != "" {
		by = " (" + e.Version + ")"
	}
	return fmt.Sprintf(
		"made by a newer program%s, format %d: this one reads formats %d to %d; a newer Attack Wing Playfield opens it",
		by,
		e.Format,
		oldest,
		Format,
	)
}

// newer tells of a line whether it is one by which a record says that it is of a format still to
// come; then the fields that this program does not know are no damage.
func newer(n int, b []byte) error {
	var l struct {
		Game    string
		Format  int
		Version string
	}
	if json.Unmarshal(b, &l) != nil || l.Format <= Format || n == 1 && l.Game != "attackwing" {
		return nil
	}
	if text(l.Version) != nil {
		l.Version = ""
	}
	return Newer{l.Format, l.Version}
}

// OtherRules tells that a record was made under other rules, and by what: said of one that does not
// go as it went. "" where the program that wrote it last is this one, so that the rules are the
// same and something else is wrong.
func (r *Record) OtherRules() string {
	known := slices.DeleteFunc(append([]string{r.Header.Version}, r.later...), func(v string) bool { return v == "" })
	switch vs := slices.Compact(known); {
	case len(vs) == 0:
		return "it was made by another version of the program"
	case len(vs) == 1 && vs[0] == Version():
		return ""
	default:
		return "it was made by version " + strings.Join(vs, " and ")
	}
}

// goesOn reads the line below which a newer program goes on with the record.
func (r *Record) goesOn(l *line) error {
	if err := within("format", *l.Format, r.format, Format); err != nil {
		return err
	}
	if err := text(l.Version); err != nil {
		return fmt.Errorf("version: %w", err)
	}
	r.format, r.later = *l.Format, append(r.later, l.Version)
	return nil
}

// upgrade is the line that has to stand before what this program adds to a record, nil when none
// has to: only where the format has changed since.
func (r *Record) upgrade() *line {
	if r.format == Format {
		return nil
	}
	f := Format
	return &line{Format: &f, Version: Version()}
}

// withoutDefaults leaves out the house rules that another table of the same battle does not tell: a
// table tells only those that are no default, and defaults have changed since. The header has them
// all.
func (t *Table) withoutDefaults(was *Table, told map[string]string) {
	for k, v := range t.House {
		if _, tells := was.House[k]; !tells && told[k] == fmt.Sprint(v) {
			delete(t.House, k)
		}
	}
	if len(t.House) == 0 {
		t.House = nil
	}
}

// asOlder tells a table as the older program did that wrote another of the same battle: before
// format 6, with the sheet's first counter by itself.
func (t *Table) asOlder(was *Table, sheet *game.Sheet) {
	if len(sheet.Counters) == 0 {
		return
	}
	first := sheet.Counters[0].ID
	alone := func(to **int, counters *map[string]int, then *int) {
		if n := (*counters)[first]; then != nil {
			*to = &n
			if delete(*counters, first); len(*counters) == 0 {
				*counters = nil
			}
		}
	}
	for i := range min(len(t.Ships), len(was.Ships)) {
		if k, old := t.Ships[i].Tokens, was.Ships[i].Tokens; k != nil && old != nil {
			alone(&k.First, &k.Counters, old.First)
		}
	}
	for i := range min(len(t.Fleets), len(was.Fleets)) {
		alone(&t.Fleets[i].First, &t.Fleets[i].Counters, was.Fleets[i].First)
	}
}
