package store

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"
)

// mostBytes is the longest a file's name becomes, in bytes, its ending and a number left out. Most
// systems take 255.
const mostBytes = 180

// FileName returns the name of a file for a name given by a player: another name gives another
// file, whatever letters it is of. Only what some system would take amiss is written as a percent
// sign and two digits, as in an address, and a name of very many letters is cut.
func FileName(name string) string {
	var b strings.Builder
	name = strings.TrimSpace(name)
	for i, r := range name {
		n := b.Len()
		_, size := utf8.DecodeRuneInString(name[i:])
		last := i+size == len(name)
		switch {
		case strings.ContainsRune(`/\:*?"<>|%`, r), !textfile.ShownRune(r), r == utf8.RuneError,
			(i == 0 || last) && (r == '.' || r == '~' || r == ' '), i == 0 && r == '-':
			for _, c := range []byte(name[i : i+size]) {
				fmt.Fprintf(&b, "%%%02X", c)
			}
		default:
			b.WriteRune(r)
		}
		if b.Len() > mostBytes {
			return b.String()[:n]
		}
	}
	switch out := b.String(); {
	case out == "":
		return "unnamed"
	case reserved(out):
		return fmt.Sprintf("%%%02X", out[0]) + out[1:]
	default:
		return out
	}
}

// reserved are names that Windows keeps for its devices, with any ending.
func reserved(name string) bool {
	stem, _, _ := strings.Cut(strings.ToLower(name), ".")
	stem = strings.TrimSpace(stem)
	switch stem {
	case "con", "prn", "aux", "nul", "conin$", "conout$":
		return true
	}
	if n := strings.TrimPrefix(strings.TrimPrefix(stem, "com"), "lpt"); n != stem {
		return len(n) == 1 && n >= "0" && n <= "9" || n == "¹" || n == "²" || n == "³"
	}
	return false
}

// Title is the name of a file as its player called it.
func Title(file string) string {
	var b strings.Builder
	for i := 0; i < len(file); i++ {
		if file[i] == '%' && i+3 <= len(file) {
			if c, err := strconv.ParseUint(file[i+1:i+3], 16, 8); err == nil {
				b.WriteByte(byte(c))
				i += 2
				continue
			}
		}
		b.WriteByte(file[i])
	}
	return textfile.OnlyShown(b.String())
}
