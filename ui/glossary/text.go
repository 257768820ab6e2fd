package glossary

import (
	"slices"
	"strings"

	"attackwing/scenarios"
)

// Word is a rules word in a line: the term it is, and the bytes of the line that are it.
type Word struct {
	Name     string
	From, To int
}

// spelling is a way in which a term is written.
type spelling struct {
	words, name string
	loose       bool // large or small letters alike
}

// spellingsOf returns all spellings of the terms, the longest first, so that a part of one is not
// taken for another.
func spellingsOf(all []Entry) (fs []spelling) {
	for _, e := range all {
		fs = append(fs, spelling{e.Name, e.Name, false})
		for _, a := range aliases[e.Name] {
			fs = append(fs, spelling{a, e.Name, true})
		}
	}
	for _, sc := range scenarios.All() {
		for _, k := range sc.Sheet().Terms {
			for _, a := range k.Forms {
				fs = append(fs, spelling{a, k.Name, true})
			}
		}
	}
	slices.SortStableFunc(fs, func(a, b spelling) int { return len(b.words) - len(a.words) })
	return fs
}

// In gives the terms in a line, from its beginning to its end; none lies on another.
func In(line string) (found []Word) {
	taken := make([]bool, len(line))
	small := strings.ToLower(line)
	if len(small) != len(line) { // a letter that is longer in small
		small = line
	}
	letter := func(i int) bool {
		return i >= 0 && i < len(line) && (line[i] >= 'a' && line[i] <= 'z' || line[i] >= 'A' && line[i] <= 'Z')
	}
	spellings := now().spellings
	for i := range spellings {
		f, in := &spellings[i], line
		if f.loose {
			in = small
		}
		for at := 0; ; {
			k := strings.Index(in[at:], f.words)
			if k < 0 {
				break
			}
			from, to := at+k, at+k+len(f.words)
			at = to
			if to < len(line) && line[to] == 's' && !letter(to+1) {
				to++
			}
			if letter(from-1) || letter(to) || slices.Contains(taken[from:to], true) {
				continue
			}
			for i := from; i < to; i++ {
				taken[i] = true
			}
			found = append(found, Word{f.name, from, to})
		}
	}
	slices.SortFunc(found, func(a, b Word) int { return a.From - b.From })
	return found
}
