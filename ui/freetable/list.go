package freetable

// list is which part of a list of lines is seen.
type list struct{ first, rows int }

// fit takes up how many lines there are, and how many there is room for.
func (l *list) fit(total int, room, each float64) {
	l.rows = max(int((room+1)/each), 1)
	l.first = max(min(l.first, total-l.rows), 0)
}

// show scrolls as little as needed for a line to be seen.
func (l *list) show(n int) {
	if l.rows > 0 {
		l.first = max(min(l.first, n), n-l.rows+1, 0)
	}
}

// wheel scrolls.
func (l *list) wheel(by float64) {
	if by > 0 {
		l.first = max(l.first-1, 0)
	} else {
		l.first++
	}
}

// seen tells the lines seen: from, and up to but not including.
func (l *list) seen(total int) (from, to int) { return l.first, min(l.first+l.rows, total) }
