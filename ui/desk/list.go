package desk

import (
	"strconv"
	"strings"
)

// list is which of n rows is chosen and which is the first that is seen.
type list struct {
	n, at, top, seen int
}

// keep brings the chosen row and the view back into the list.
func (l *list) keep() {
	l.at = max(0, min(l.at, l.n-1))
	l.top = max(0, min(l.top, l.n-l.seen))
}

// fit tells how many rows there is room for, and shows the chosen one.
func (l *list) fit(seen int) {
	if seen = max(1, seen); seen != l.seen {
		l.seen = seen
		l.reveal()
	}
	l.keep()
}

func (l *list) reveal() {
	l.top = max(min(l.top, l.at), l.at-l.seen+1)
	l.keep()
}

// shown are the rows that are seen, from and to.
func (l *list) shown() (from, to int) { return l.top, min(l.n, l.top+l.seen) }

// key moves the choice; it tells whether the key is one of the list's.
func (l *list) key(k string) bool {
	by, ok := map[string]int{"up": -1, "down": 1, "pageup": -l.seen, "pagedown": l.seen, "home": -l.n, "end": l.n}[k]
	if ok {
		l.pick(l.at + by)
	}
	return ok
}

func (l *list) pick(at int) {
	l.at = at
	l.keep()
	l.reveal()
}

// wheel moves the view; it tells whether there was anything to move.
func (l *list) wheel(by float64) bool {
	was := l.top
	if by > 0 {
		l.top--
	} else {
		l.top++
	}
	l.keep()
	return l.top != was
}

func number(id, prefix string) (int, bool) {
	s, ok := strings.CutPrefix(id, prefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

// scroll moves the view of a list in which nothing is chosen.
func (l *list) scroll(k string) {
	by, ok := map[string]int{"up": -1, "down": 1, "pageup": -l.seen, "pagedown": l.seen, "home": -l.n, "end": l.n}[k]
	if ok {
		l.top += by
		l.keep()
		l.at = max(l.top, min(l.at, l.top+l.seen-1))
	}
}
