package kit

// The least and the most that words are written smaller or larger than usual.
const (
	leastLetters = 0.9
	MostLetters  = 1.5
)

// letters is the text size as a factor; 1 is normal. Nothing else changes its size.
var letters = 1.0

// Letters has words written so much larger than usual from now on, as far as a window has room: the
// smallest one has none for larger words. It returns how much that is, and whether it is another
// than before.
func Letters(times, w, h float64) (is float64, changed bool) {
	room := 1.2 + max(0, min(w/LeastW, h/LeastH)-1)*lettersRoom
	times = max(leastLetters, min(times, MostLetters, room))
	changed = letters != times
	letters = times
	return times, changed
}

// lettersRoom is the growth of text allowed for each multiple of the smallest window's size.
const lettersRoom = 0.5

// largestGrowing is the size of letters above which larger ones grow no more than those of it.
const largestGrowing = 18.0

// lettered is a style as it is written.
func lettered(st Style) Style {
	if forThumb && st.Size < LeastWord {
		st.Line += LeastWord - st.Size
		st.Size = LeastWord
	}
	if letters == 1 {
		return st
	}
	by := (letters - 1) * min(st.Size, largestGrowing)
	st.Line += by * st.Line / max(1, st.Size)
	st.Size += by
	return st
}
