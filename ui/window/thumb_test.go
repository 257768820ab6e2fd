package window_test

import (
	"fmt"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// inHand shows a window on a screen whose pixels are CSS px, after a finger has touched it.
func inHand(w *windowtest.Window, z [2]float64) {
	unit := min(1, kit.Fits(z[0], z[1]))
	w.Resize(z[0]/unit, z[1]/unit)
	for range 4 {
		w.Update(&kit.Input{X: -1, Y: -1, Any: true, Touch: true}, 1.0/60)
	}
}

// tooSmall is what of a page is too small for a finger, each once.
type tooSmall struct{ parts, links, words, keys, faults []string }

func (s *tooSmall) look(w *windowtest.Window, z [2]float64) {
	unit := min(1, kit.Fits(z[0], z[1]))
	parts, links, words := w.Top().Small(kit.Finger/unit, kit.LeastWord/unit)
	add := func(to *[]string, some []string) {
		for _, one := range some {
			if !slices.Contains(*to, one) {
				*to = append(*to, one)
			}
		}
	}
	add(&s.parts, parts)
	add(&s.links, links)
	add(&s.words, words)
	add(&s.faults, kittest.Overlaps(&w.Pane.Canvas, w.Pane.W, w.Pane.H))
	add(&s.faults, slices.DeleteFunc(w.Top().Faults(), func(f string) bool { return !strings.Contains(f, "on one another") }))
	var caps []string
	if on := w.Report().Screen; on != "help" && on != "keys" {
		for _, c := range w.Top().Commands() {
			if name := kit.CapOf(c.Given()); len(name) > 1 && name != c.Says() && slices.Contains(w.Written(), name) {
				caps = append(caps, "the key "+name+" is named")
			}
		}
	}
	add(&s.keys, caps)
}

// lookedAt shows a page on a screen, under each of its tabs.
func lookedAt(w *windowtest.Window, z [2]float64, look func(where string)) {
	inHand(w, z)
	look("")
	for _, tab := range w.Numbered("column") {
		inHand(w, z)
		if name := (kit.Name{Kind: "column", N: tab}).String(); tab >= 0 && w.Seen(name) {
			was := w.Top()
			w.Tap(name)
			if w.Top() != was { // it leads to another page
				w.Back()
				continue
			}
			inHand(w, z)
			look(fmt.Sprint(" tab ", tab))
		}
	}
}

// TestEveryPageIsForAThumb fails where on some page, after a finger has touched it, a part that is
// pressed or a word is too small, a key is named, or something lies on something else. Links within
// texts are as high as their lines; their number may only go down.
func TestEveryPageIsForAThumb(t *testing.T) {
	var lines []string
	for _, p := range everyPage {
		for _, z := range kittest.Handheld {
			w := p.open(t)
			var s tooSmall
			lookedAt(w, z, func(string) { s.look(w, z) })
			for _, wrong := range slices.Concat(s.parts, s.words, s.keys, s.faults) {
				t.Errorf("%s, %.0fx%.0f: %s", p.name, z[0], z[1], wrong)
			}
			if len(s.links) > 0 {
				lines = append(lines, fmt.Sprintf("%s, %.0fx%.0f: %d links", p.name, z[0], z[1], len(s.links)))
			}
		}
	}
	golden(t, "thumb.txt", lines)
}

// TestPicturesInHand draws the pages whose names hold the words of ATTACKWING_PAGES into the folder
// ATTACKWING_PICTURES.
func TestPicturesInHand(t *testing.T) {
	folder := os.Getenv("ATTACKWING_PICTURES")
	if folder == "" {
		t.Skip("ATTACKWING_PICTURES names no folder")
	}
	for _, p := range everyPage {
		if !strings.Contains(p.name, os.Getenv("ATTACKWING_PAGES")) {
			continue
		}
		for _, z := range kittest.Handheld {
			w := p.open(t)
			lookedAt(w, z, func(where string) {
				name := fmt.Sprintf("%s %.0fx%.0f%s.png", p.name, z[0], z[1], where)
				picture(t, w, filepath.Join(folder, strings.NewReplacer(" ", "-", ",", "").Replace(name)))
			})
		}
	}
}

// picture keeps the picture of a window.
func picture(t *testing.T, w *windowtest.Window, file string) {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, int(w.Pane.W), int(w.Pane.H)))
	draw.Draw(img, img.Bounds(), image.NewUniform(scene.Void), image.Point{}, draw.Src)
	if b, cam := w.Board(); b != nil {
		raster.Draw(img, scene.Build(b, cam), cam)
	}
	raster.Draw(img, &w.Pane.Canvas.Scene, scene.Camera{W: w.Pane.W, H: w.Pane.H, PxPerInch: 20})
	f, err := os.Create(file)
	must(t, err)
	defer f.Close()
	must(t, raster.PNG(f, img))
}
