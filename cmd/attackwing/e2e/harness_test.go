package e2e

import (
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { Main(m) }

// The harness itself, on a game of three screens.
func TestHarness(t *testing.T) {
	table := start(t, "./testdata/guest")

	s := table.State()
	expect.Must(t, s.Screen == "title" && len(s.Buttons) == 1, "it starts with\n%v", s)
	shot := filepath.Join(t.TempDir(), "title.png")
	table.Shot(shot)
	f, err := os.Open(shot)
	must(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	must(t, err)
	if b := img.Bounds(); b.Dx() != Width || b.Dy() != Height {
		t.Errorf("the picture is %d x %d", b.Dx(), b.Dy())
	}
	if got, want := color.RGBAModel.Convert(img.At(200, 150)), (color.RGBA{0x63, 0xe0, 0xc3, 0xff}); got != want {
		t.Errorf("the button's color is %v, want %v", got, want)
	}

	table.Click(600, 600)
	if now := table.State(); s.Changed(now) {
		t.Errorf("a click beside the button led to\n%v", now)
	}
	start, _ := s.Button("start")
	table.Click(start.X, start.Y)
	now := table.State()
	expect.Must(t, s.Changed(now) && now.Screen == "table", "a click on the button led to\n%v", now)
	expect.Same(t, table.Image().RGBAAt(5, 5), (color.RGBA{0x12, 0x29, 0x4a, 0xff}), "the table's color")

	table.Key(ebiten.KeyEnter)
	if s := table.State(); s.Screen != "table" {
		t.Errorf("a touch of Enter led to\n%v", s)
	}
	table.HoldKey(45, ebiten.KeyEnter)
	table.Until("the end", 60, func(s State) bool { return s.Screen == "over" })
}

// Two programs can be played in one test.
func TestHarnessTwoGuests(t *testing.T) {
	a, b := start(t, "./testdata/guest"), start(t, "./testdata/guest")
	a.Click(200, 150)
	expect.Same(t, a.State().Screen+" "+b.State().Screen, "table title", "a click in the first leads to")
}
