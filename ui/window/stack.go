package window

import (
	"slices"

	"attackwing/ui/kit"
)

// Stack is the pages that are open, one over the other. The first is the title; the last is shown.
type Stack struct{ open []*kit.View }

// Top returns the page that is shown.
func (s *Stack) Top() *kit.View { return s.open[len(s.open)-1] }

// Push shows a page over the others; one that was open already comes out from among them.
func (s *Stack) Push(v *kit.View) {
	s.Remove(v)
	s.open = append(s.open, v)
}

// Remove closes a page wherever it lies.
func (s *Stack) Remove(v *kit.View) {
	s.open = slices.DeleteFunc(s.open, func(o *kit.View) bool { return o == v })
}

// Pop closes the page that is shown, but never the first.
func (s *Stack) Pop() { s.open = s.open[:max(1, len(s.open)-1)] }

// Below returns the number of pages below a page, -1 if it is not open.
func (s *Stack) Below(v *kit.View) int { return slices.Index(s.open, v) }

// Stale has all of them laid out anew when they are shown next.
func (s *Stack) Stale() {
	for _, v := range s.open {
		v.Stale()
	}
}
