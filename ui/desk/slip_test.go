package desk_test

import (
	"bytes"
	"image"
	"image/draw"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/raster"
	"attackwing/ui/scene"

	qr "github.com/piglig/go-qr"
)

// paired is a round of tables with ready fleets, at which links lead to a page.
func paired(t *testing.T, page string) *shop {
	t.Helper()
	s := open(t)
	s.f.page = page
	s.begins("tholian-web", "files")
	s.types("names", "Anna Smith, Ben Ray, Cleo, Dan")
	s.keys("enter", "esc", "g")
	return s.pair()
}

// read is the text of the code on the screen, as a camera reads it.
func (s *shop) read() string {
	s.t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, int(s.w.W), int(s.w.H)))
	draw.Draw(img, img.Bounds(), image.NewUniform(scene.Void), image.Point{}, draw.Src)
	raster.Draw(img, &s.w.Canvas.Scene, scene.Camera{W: s.w.W, H: s.w.H, PxPerInch: 20})
	text, err := qr.Decode(img)
	expect.OK(s.t, err)
	return text
}

// The slip of a table names who plays there. Its code on the screen is read by a camera and opens
// their battle, with dice of its own.
func TestThePairingSlip(t *testing.T) {
	const page = "https://example.org/attackwing/"
	s := paired(t, page)
	s.keys("q")
	s.clean("pairing slip")
	e := s.event()
	for _, n := range e.Rounds[0].Tables[0].Players {
		if !s.says(e.Player(n).Name) {
			t.Errorf("%s is not named: %s", e.Player(n).Name, s.text())
		}
	}
	text := s.read()
	expect.Must(t, strings.HasPrefix(text, page+"#"), "the code says %q", text)
	k, b, err := link.Read(text)
	expect.Must(t, err == nil && k == link.Battle, "%v, %v", k, err)
	rec, err := record.Read(bytes.NewReader(b))
	expect.OK(t, err)
	expect.True(t, rec.Header.Scenario == "tholian-web" && len(rec.Answers) == 0,
		"it opens %s after %d answers", rec.Header.Scenario, len(rec.Answers))
	s.keys("right")
	if other := s.read(); other == text || !s.says("Table 2") {
		t.Errorf("the next slip has the same code: %s", s.text())
	}
	s.keys("left")
	expect.Same(t, s.read(), text, "the code is another when it is seen again")
	s.keys("esc", "p")
	expect.True(t, s.h.battle != nil && s.h.battle.Game.Setup().Seed != rec.Header.Seed,
		"whoever opens the link knows the dice of the battle at the desk")
}

// Without an address, or without fleets, the slip says so and has no code.
func TestASlipWithoutACode(t *testing.T) {
	s := paired(t, "")
	s.keys("q")
	s.clean("pairing slip without a code")
	if !s.says("No code: set Link address in the settings.") || !s.says("Anna Smith") && !s.says("Cleo") {
		t.Errorf("it says %s", s.text())
	}
	s = eventOf(t, "tholian-web", "Anna, Ben").pair()
	s.f.page = "https://example.org/"
	s.keys("q")
	if !s.says("No code:") {
		t.Errorf("of paper fleets it says %s", s.text())
	}
}

// The printed slips have the codes of the tables that wait, each once.
func TestPrintedSlips(t *testing.T) {
	s := paired(t, "https://example.org/")
	s.keys("^p", "p")
	n := strings.Count(s.f.pages["pairings-round-1.html"], `<svg class="code"`)
	expect.True(t, n == 2, "%d codes are printed", n)
	s = paired(t, "")
	s.keys("^p", "p")
	if page := s.f.pages["pairings-round-1.html"]; strings.Contains(page, "<svg") || strings.Count(page, "No code: set Link address in the settings.") != 2 {
		t.Error("without an address something else is printed")
	}
}
