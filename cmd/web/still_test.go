package main

import (
	"bytes"
	"image"
	"os"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/chromedp/chromedp"
)

// The title's still has its main button where it is pressed, and is small enough to come first.
func TestStills(t *testing.T) {
	wide, high, err := stills()
	must(t, err)
	for name, s := range map[string]still{"wide": wide, "high": high} {
		if _, kind, err := image.Decode(bytes.NewReader(s.jpeg)); err != nil || kind != "jpeg" || len(s.jpeg) > 120<<10 {
			t.Errorf("%s: a %s of %d bytes, %v", name, kind, len(s.jpeg), err)
		}
		expect.True(t, s.X > 0 && s.Y >= 50 && s.X+s.W <= 100 && s.Y+s.H <= 100 && s.W >= 10,
			"%s: the button is at %.1f %.1f, %.1f × %.1f", name, s.X, s.Y, s.W, s.H)
		if dir := os.Getenv("ATTACKWING_PICTURES"); dir != "" {
			must(t, os.WriteFile(dir+"/still-"+name+".jpg", s.jpeg, 0o644))
		}
	}
}

// The title is seen before the program is there; who presses Quick start on it is in a battle without
// another press.
func TestThePictureComesFirst(t *testing.T) {
	b := open(t)
	var shown, runs bool
	b.Do(chromedp.EmulateViewport(1280, 800), chromedp.Navigate(b.host), chromedp.WaitReady("#soon"),
		chromedp.Evaluate(`document.getElementById("soon").click(); document.body.classList.contains("runs")`, &runs),
		chromedp.Poll(`document.querySelector("#still img").naturalWidth > 0`, &shown))
	expect.Must(t, !runs && shown, "the still is there: %t, after the program: %t", shown, runs)
	b.Until("the first dial", func() bool {
		ask, _ := b.asked()
		return b.where() != "title" && strings.Contains(ask, "dial")
	})
}
