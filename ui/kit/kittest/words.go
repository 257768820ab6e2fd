package kittest

import (
	"strings"
	"unicode"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Words returns the words and numbers that are seen on a canvas in a window of w by h pixels: what a
// box covers or another place hides is not seen.
func Words(c *kit.Canvas, w, h float64) (out []string) {
	texts, boxes := inks(c)
	for i := range texts {
		t := &texts[i]
		seen := t.shown()
		if hidden, _ := t.covered(boxes); hidden || t.none() || !seen.meets(scene.Pt{}, scene.Pt{X: w, Y: h}) {
			continue
		}
		for _, word := range strings.Fields(t.text) {
			if strings.ContainsFunc(word, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
				out = append(out, word)
			}
		}
	}
	return out
}
