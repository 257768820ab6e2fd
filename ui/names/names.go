// Package names is how ships, numbers and headings are written, on every page.
package names

import (
	"fmt"
	"strings"
)

// Short is a ship's name without what all of its kind share; the number of twins stays.
func Short(name string) string {
	for _, cut := range []string{"U.S.S. ", "I.S.S. ", "I.K.S. ", "I.R.W. "} {
		name = strings.TrimPrefix(name, cut)
	}
	if i := strings.IndexByte(name, '('); i > 3 {
		j := strings.IndexByte(name, ')')
		name = strings.TrimSpace(name[:i]) + name[max(i, j)+1:]
	}
	if len(name) > 14 {
		for _, cut := range []string{"Klingon ", "Romulan ", "Mirror Universe ", "Tholian ", "Gorn "} {
			name = strings.TrimPrefix(name, cut)
		}
	}
	return name
}

// Title is a sentence or heading with a capital first.
func Title(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Count is a number of things: "1 token", "2 tokens".
func Count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	if i := strings.IndexByte(what, ' '); i > 0 && strings.HasSuffix(what, "under it") {
		return fmt.Sprintf("%d damage cards under it", n)
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Plural is Count for a number that need not be whole.
func Plural(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%g %ss", n, what)
}
