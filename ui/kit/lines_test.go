package kit

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// A short word does not stand alone in the last line, unless the line before has only one to give.
func TestNoShortWordStandsAlone(t *testing.T) {
	st := scene.StyleBody
	w := Width(st, "makes little difference this")
	for _, k := range []struct {
		words string
		want  []string
	}{
		{"makes little difference this round", []string{"makes little difference", "this round"}},
		{"makes little difference this", []string{"makes little difference this"}},
		{"makes little difference differences", []string{"makes little difference", "differences"}},
		{"makes-little-difference- a", []string{"makes-little-difference- a"}},
		{"makes little differences this", []string{"makes little", "differences this"}},
	} {
		expect.List(t, Lines(st, k.words, w), k.want, "%q becomes", k.words)
	}
}

// A path that is wider than a column is broken behind a folder, a word without any place to break
// where it must be; nothing of either is lost or runs over the edge.
func TestLongWordsAreBroken(t *testing.T) {
	st := scene.StyleBody
	path := "/home/somebody-with-a-name/documents/attackwing/exports/build-sheets.html"
	for _, word := range []string{path, strings.Repeat("м", 90)} {
		lines := Lines(st, "Written to "+word, 160)
		for _, l := range lines {
			if Width(st, l) > 160 {
				t.Errorf("%q is %g px wide", l, Width(st, l))
			}
		}
		expect.Same(t, strings.Join(lines, ""), "Written to"+word, "%q became %q", word, lines)
	}
	if l := Lines(st, path, 160); !strings.ContainsAny(l[0][len(l[0])-1:], "/-._") {
		t.Errorf("broken within a name: %q", l)
	}
}

// A name in a narrow place is written smaller before one of its words is broken, but not too small
// to be read.
func TestNamesAreNotBroken(t *testing.T) {
	st := scene.StyleBody
	w := Width(st, "Battlecruiser")
	for _, k := range []struct {
		share float64
		want  []string
	}{
		{1.01, []string{"Klingon", "Battlecruiser"}},
		{0.8, []string{"Klingon", "Battlecruiser"}},
	} {
		got := linesOf(unbroken(st, "Klingon Battlecruiser", w*k.share), "Klingon Battlecruiser", w*k.share)
		expect.List(t, got, k.want, "in %g of its width it becomes", k.share)
	}
	small := unbroken(st, "Klingon Battlecruiser", w/2)
	expect.Same(t, small, st, "in half its width it is written in %g px", small.Size)
}
