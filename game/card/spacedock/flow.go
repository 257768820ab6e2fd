package spacedock

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"attackwing/game/textfile"
)

// entry is a card as it will stand in a file: one line, fields in order.
type entry struct {
	id      string
	fields  []string
	remarks []string // behind a #
}

func (e *entry) text(key, value string) {
	if value != "" {
		e.fields = append(e.fields, key+": "+quote(value))
	}
}

func (e *entry) number(key string, n int) {
	if n != 0 {
		e.fields = append(e.fields, fmt.Sprintf("%s: %d", key, n))
	}
}

func (e *entry) flag(key string, on bool) {
	if on {
		e.fields = append(e.fields, key+": true")
	}
}

func (e *entry) list(key string, values []string) {
	if len(values) == 0 {
		return
	}
	var out []string
	for _, v := range values {
		out = append(out, quote(v))
	}
	e.fields = append(e.fields, key+": ["+strings.Join(out, ", ")+"]")
}

func (e *entry) numbers(key string, ns map[string]int) {
	var out []string
	for _, k := range slices.Sorted(maps.Keys(ns)) {
		out = append(out, fmt.Sprintf("%s: %d", k, ns[k]))
	}
	if len(out) > 0 {
		e.fields = append(e.fields, key+": {"+strings.Join(out, ", ")+"}")
	}
}

func (e *entry) String() string {
	s := "- {" + strings.Join(e.fields, ", ") + "}"
	if len(e.remarks) > 0 {
		s += " # " + clean(strings.Join(e.remarks, "; "))
	}
	return s
}

// clean is text without anything that cannot be shown.
func clean(s string) string { return textfile.OnlyShown(s) }

func quote(s string) string { return strconv.Quote(clean(s)) }
