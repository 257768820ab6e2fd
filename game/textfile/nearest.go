package textfile

// Nearest is the known word that somebody may have meant by one that is not known: about a third of
// its letters may be others. "" where none is near.
func Nearest(word string, known []string) string {
	best, least := "", max(1, (len([]rune(word))+2)/3)+1
	for _, k := range known {
		if d := Distance(word, k); d < least {
			best, least = k, d
		}
	}
	return best
}

// Meant asks for the known word that may have been meant: ": is crew meant?", "" where none is
// near.
func Meant(word string, known []string) string {
	if near := Nearest(word, known); near != "" {
		return ": is " + near + " meant?"
	}
	return ""
}

// Distance returns the number of letters that must be added, left out or changed to make b of a.
func Distance(a, b string) int {
	x, y := []rune(a), []rune(b)
	row := make([]int, len(y)+1)
	for j := range row {
		row[j] = j
	}
	for i, p := range x {
		last := row[0]
		row[0] = i + 1
		for j, q := range y {
			d := last
			if p != q {
				d++
			}
			last = row[j+1]
			row[j+1] = min(d, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(y)]
}
