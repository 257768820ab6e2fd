package physics

import "testing"

// What rectangles leave of the play area, worked out by hand in square inches.
func TestUncovered(t *testing.T) {
	in := func(x0, y0, x1, y1 int32) [4]int32 { return [4]int32{x0 * Inch, y0 * Inch, x1 * Inch, y1 * Inch} }
	for _, c := range []struct {
		name  string
		rects [][4]int32
		want  float64
		about [4]int32
	}{
		{"nothing", nil, 36 * 36, in(0, 0, 36, 36)},
		{"a strip", [][4]int32{in(0, 0, 36, 4)}, 36 * 32, in(0, 4, 36, 36)},
		{"two that lie on one another", [][4]int32{in(0, 0, 10, 10), in(5, 5, 15, 15)}, 36*36 - 175, in(0, 0, 36, 36)},
		{"one that sticks out", [][4]int32{in(-5, 30, 6, 50)}, 36*36 - 36, in(0, 0, 36, 36)},
		{"all but a corner", [][4]int32{in(0, 0, 36, 20), in(0, 18, 30, 36)}, 6 * 16, in(30, 20, 36, 36)},
		{"all", [][4]int32{in(0, 0, 36, 20), in(0, 18, 36, 36)}, 0, in(36, 36, 0, 0)},
		{"the same twice", [][4]int32{in(1, 1, 3, 3), in(1, 1, 3, 3)}, 36*36 - 4, in(0, 0, 36, 36)},
	} {
		got, about := Uncovered(c.rects)
		if got /= Inch * Inch; got != c.want || about != c.about {
			t.Errorf("%s: %v square inches in %v, want %v in %v", c.name, got, about, c.want, c.about)
		}
	}
}
