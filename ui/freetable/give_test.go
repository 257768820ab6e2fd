package freetable

import (
	"archive/zip"
	"bytes"
	"image/gif"
	"image/png"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/handout"
	"attackwing/ui/kit"
)

// What is shared from a deck of eight slides: a file of each form with a picture for every slide,
// one picture, and a link; what is noted for the presenter only where that is asked for.
func TestADeckIsGivenAway(t *testing.T) {
	h := sit(t)
	h.p.Begin("range-and-arcs.deck.yaml")
	h.look()
	n := len(h.p.draft.deck.Scenes)
	make := func(key string) []byte {
		t.Helper()
		had := len(h.desk.given)
		h.keys("e", key)
		for i := 0; len(h.desk.given) == had && i < 10*n; i++ {
			h.w.Tick(1)
		}
		expect.Must(t, len(h.desk.given) != had && h.p.dialog == nil, "%s makes nothing: %q", key, h.desk.toasts)
		return h.desk.given[had].Text
	}
	if b := make("2"); !bytes.HasPrefix(b, []byte("%PDF-")) || bytes.Count(b, []byte("/Type /Page\n")) != n {
		t.Errorf("a PDF of %d pages, want %d", bytes.Count(b, []byte("/Type /Page\n")), n)
	}
	if g, err := gif.DecodeAll(bytes.NewReader(make("3"))); err != nil || len(g.Image) != n || g.Delay[0] != 100*handout.Seconds {
		t.Errorf("a GIF: %v", err)
	}
	h.keys("ctrl+e")
	one, err := png.DecodeConfig(bytes.NewReader(h.desk.given[2].Text))
	expect.True(t, err == nil && one.Width == handout.Wide && one.Height == handout.High,
		"a picture of %d × %d, %v", one.Width, one.Height, err)
	for _, f := range h.desk.given {
		expect.True(t, strings.HasPrefix(f.Name, "Range and arcs"), "a file %q", f.Name)
	}
	h.p.draft.edit(func(s *Scene) { s.Note = "Ask who sees whom." })
	h.keys("e", "1", "e", "5", "1")
	for i, told := range []bool{false, true} {
		expect.True(t, strings.Contains(h.desk.shared[i], "Ask who") == told,
			"link %d tells the notes: %t, want %t", i+1, !told, told)
	}
}

// Pictures are a file each, under the number of their slide; Esc ends the making.
func TestPicturesOfASmallDeck(t *testing.T) {
	h := sit(t)
	h.keys("enter")
	h.w.Drop(kit.File{Name: "x.deck.yaml", Text: []byte(smallDeck)})
	h.keys("e", "4", "esc")
	h.w.Tick(10)
	expect.Must(t, len(h.desk.given) == 0 && h.p.dialog == nil, "what was canceled is given away")
	h.keys("e", "4")
	h.w.Tick(10)
	n := len(h.p.draft.deck.Scenes)
	expect.Must(t, len(h.desk.given) == n+1 && h.desk.given[0].Name == "x/slide-01.png",
		"%d files are given for %d slides, the first is %q", len(h.desk.given), n, h.desk.given[0].Name)
	whole := h.desk.given[n].Text
	z, err := zip.NewReader(bytes.NewReader(whole), int64(len(whole)))
	expect.Must(t, err == nil && len(z.File) == n && z.File[0].Name == "slide-01.png", "%v %v", z, err)
}
