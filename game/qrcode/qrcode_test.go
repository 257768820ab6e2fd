package qrcode_test

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/qrcode"

	qr "github.com/piglig/go-qr"
)

// picture is a code as a camera sees it, some px a module.
func picture(c *qrcode.Code, px int) image.Image {
	all := (c.Size + 2*qrcode.Quiet) * px
	img := image.NewGray(image.Rect(0, 0, all, all))
	for y := range all {
		for x := range all {
			mx, my := x/px-qrcode.Quiet, y/px-qrcode.Quiet
			ink := color.Gray{255}
			if mx >= 0 && my >= 0 && mx < c.Size && my < c.Size && c.Dark(mx, my) {
				ink = color.Gray{0}
			}
			img.SetGray(x, y, ink)
		}
	}
	return img
}

// A code is read back as its text: of an address alone, and of one with a whole battle behind it.
func TestACodeIsRead(t *testing.T) {
	for _, text := range []string{"https://example.org/", "https://example.org/aw/#aw1.b." + strings.Repeat("Ab3-_", 200)} {
		c, err := qrcode.Of(text)
		expect.OK(t, err)
		if got, err := qr.Decode(picture(c, 4)); err != nil || got != text {
			t.Errorf("%q is read, %v", got, err)
		}
	}
	_, err := qrcode.Of(strings.Repeat("a", 3000))
	expect.Refused(t, err, "3000 letters", "a text that no code holds")
}

// The drawing of a code is read back, too.
func TestTheDrawingIsRead(t *testing.T) {
	const text = "https://example.org/aw/#aw1.b.Ab3-_"
	c, err := qrcode.Of(text)
	expect.OK(t, err)
	const px = 4
	all := (c.Size + 2*qrcode.Quiet) * px
	img := image.NewGray(image.Rect(0, 0, all, all))
	draw.Draw(img, img.Bounds(), image.White, image.Point{}, draw.Src)
	for _, run := range strings.Split(c.SVG(), "M")[1:] {
		var x, y, n int
		_, err := fmt.Sscanf(run, "%d %dh%dv1h", &x, &y, &n)
		expect.Must(t, err == nil, "%q: %v", run, err)
		draw.Draw(img, image.Rect(x*px, y*px, (x+n)*px, (y+1)*px), image.Black, image.Point{}, draw.Src)
	}
	if got, err := qr.Decode(img); err != nil || got != text {
		t.Errorf("%q is read, %v", got, err)
	}
}
