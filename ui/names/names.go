// Package names is how ships, numbers and headings are written, on every page.
package names

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Plain returns a ship's name without the letters of its navy and its class in brackets; the number
// of twins stays.
func Plain(name string) string {
	for _, cut := range []string{"U.S.S. ", "I.S.S. ", "I.K.S. ", "I.R.W. "} {
		name = strings.TrimPrefix(name, cut)
	}
	if i := strings.IndexByte(name, '('); i > 3 {
		j := strings.IndexByte(name, ')')
		name = strings.TrimSpace(name[:i]) + name[max(i, j)+1:]
	}
	return name
}

// Short returns a ship's name without the part common to all of its kind, unless the kind is all
// there is to tell; the number of twins stays.
func Short(name string) string {
	name = Plain(name)
	if len(name) > 14 {
		for _, cut := range []string{"Klingon ", "Romulan ", "Mirror Universe ", "Tholian ", "Gorn "} {
			if rest := strings.TrimPrefix(name, cut); !strings.HasPrefix(rest, "Starship") {
				name = rest
			}
		}
	}
	return name
}

// Title returns a sentence or heading with a capital first. A file's name stays as it is.
func Title(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	word, _, _ := strings.Cut(s, " ")
	if n == 0 || strings.ContainsAny(strings.TrimRight(word, ".:,"), "./_\\") {
		return s
	}
	return string(unicode.ToUpper(first)) + s[n:]
}

// Sentence returns s with a capital first and a full stop at its end, unless it ends a sentence.
func Sentence(s string) string {
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return Title(s)
	}
	return Title(s) + "."
}

// Minus has a real minus sign for each hyphen of a number.
func Minus(number string) string { return strings.ReplaceAll(number, "-", "−") }

// Signed returns a number with its sign.
func Signed(n int) string { return Minus(fmt.Sprintf("%+d", n)) }

// Count returns a number of things: "1 token", "2 tokens", "3 branches".
func Count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	if i := strings.IndexByte(what, ' '); i > 0 && strings.HasSuffix(what, "under it") {
		return fmt.Sprintf("%d damage cards under it", n)
	}
	if strings.HasSuffix(what, "ch") {
		what += "e"
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Plural returns Count for a number that need not be whole.
func Plural(n float64, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%g %ss", n, what)
}

// Link returns the letter on the pair of lock tokens that links a ship, by its number, to a map
// ship; Target Locks count from A.
func Link(ship int) string { return string(rune('Z' - ship)) }

// Told returns what was said, or in its place what went wrong as a sentence.
func Told(said string, err error) string {
	if err != nil {
		return Sentence(err.Error())
	}
	return said
}
