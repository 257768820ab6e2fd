package fleet

import (
	"bytes"
	"fmt"
	"io"
	"strconv"

	"attackwing/game/textfile"
)

// Write writes the list as a fleet file that Read understands: one card a line, its id and its
// name.
func (l *List) Write(w io.Writer) error {
	var b bytes.Buffer
	text := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, quote(value))
		}
	}
	number := func(key string, n int) {
		if n != 0 {
			fmt.Fprintf(&b, "%s: %d\n", key, n)
		}
	}
	text("id", l.ID)
	text("name", l.Name)
	text("scenario", l.Scenario)
	text("side", l.Side)
	number("sp_limit", l.Limit)
	number("total", l.Total)
	text("notes", l.Notes)
	number("other", l.Other)
	if !l.Resource.IsZero() {
		fmt.Fprintf(&b, "resource: %s\n", l.Resource.flow())
	}
	b.WriteString("ships:\n")
	for _, s := range l.Ships {
		s.write(&b)
	}
	_, err := w.Write(b.Bytes())
	return err
}

func (s *ListShip) write(b *bytes.Buffer) {
	fmt.Fprintf(b, "  - ship: %s\n", s.Ship.flow())
	if !s.Captain.IsZero() {
		fmt.Fprintf(b, "    captain: %s\n", s.Captain.flow())
	}
	if !s.Admiral.IsZero() {
		fmt.Fprintf(b, "    admiral: %s\n", s.Admiral.flow())
	}
	if s.ExchangeSlot != "" {
		fmt.Fprintf(b, "    exchange_slot: %s\n", quote(s.ExchangeSlot))
	}
	if len(s.Upgrades) > 0 {
		b.WriteString("    upgrades:\n")
	}
	for _, u := range s.Upgrades {
		fmt.Fprintf(b, "      - %s\n", u.flow())
	}
}

func (r Ref) flow() string {
	if r.Name == "" {
		return "{id: " + quote(r.ID) + "}"
	}
	return "{id: " + quote(r.ID) + ", name: " + quote(r.Name) + "}"
}

// bare matches words that YAML reads as text without quotes: no number, date or truth value looks
// like them.
var bare = textfile.Pattern(`^[A-Za-z][A-Za-z0-9_'-]*[.]?([ ][A-Za-z0-9_'-]+)*$`)

var reserved = textfile.Pattern(`^(?i:true|false|null|yes|no|on|off|y|n|inf|nan)$`)

func quote(s string) string {
	if bare().MatchString(s) && !reserved().MatchString(s) {
		return s
	}
	return strconv.Quote(s) // printable text and ends of lines: only \", \\ and \n can occur, which YAML writes alike
}
