package cli

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Visible is a text with everything that does not print shown escaped: a name of a file or a text
// in one may hold anything, and a terminal would obey it.
func Visible(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1 || !unicode.IsPrint(r):
			q := strconv.Quote(s[i : i+n])
			b.WriteString(q[1 : len(q)-1])
		default:
			b.WriteString(s[i : i+n])
		}
		i += n
	}
	return b.String()
}
