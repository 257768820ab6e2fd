package shot_test

import (
	"flag"
	"image"
	"image/png"
	"os"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/onmap"
	"attackwing/ui/raster"
	"attackwing/ui/shot"
)

var update = flag.Bool("update", false, "paint the golden picture anew")

// The README's picture: a position in the third round of a battle of The Tholian Web. A position and not a record, so
// that it stays what it is when the core learns to ask more.
func TestPictureOfABattle(t *testing.T) {
	const table = "testdata/battle.table.yaml"
	f, err := os.Open(table)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	at, err := record.ReadTable(f, table)
	if err != nil {
		t.Fatal(err)
	}
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	u, err := at.Setup(scenarios.ByID, cat)
	if err != nil {
		t.Fatal(err)
	}
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	img, err := shot.Draw(onmap.Board(g.View(game.Nobody)), 720, nil)
	if err != nil {
		t.Fatal(err)
	}
	const name = "testdata/battle.png"
	if *update {
		w, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		if err := raster.PNG(w, img); err != nil {
			t.Fatal(err)
		}
		return
	}
	p, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	want, err := png.Decode(p)
	if err != nil {
		t.Fatal(err)
	}
	if n := differing(img, want); n > 0 {
		t.Errorf("%s: %d pixels differ (run with -update after looking)", name, n)
	}
}

// differing counts the pixels that differ by more than 2 in a channel.
func differing(a, b image.Image) (n int) {
	for y := a.Bounds().Min.Y; y < a.Bounds().Max.Y; y++ {
		for x := a.Bounds().Min.X; x < a.Bounds().Max.X; x++ {
			r0, g0, b0, _ := a.At(x, y).RGBA()
			r1, g1, b1, _ := b.At(x, y).RGBA()
			if far(r0, r1) || far(g0, g1) || far(b0, b1) {
				n++
			}
		}
	}
	return n
}

func far(a, b uint32) bool { return max(a>>8, b>>8)-min(a>>8, b>>8) > 2 }
