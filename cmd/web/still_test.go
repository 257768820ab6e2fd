package main

import (
	"bytes"
	"image"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
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
// another press. The host gives the program no sooner than that.
func TestThePictureComesFirst(t *testing.T) {
	dir, err := dist()
	must(t, err)
	pressed := make(chan struct{})
	edition := served(dir)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, ".wasm") {
			<-pressed
		}
		edition.ServeHTTP(w, r)
	}))
	b := open(t)
	b.host = host.URL
	t.Cleanup(host.Close)
	come := sync.OnceFunc(func() { close(pressed) })
	t.Cleanup(come)
	var shown, runs bool
	b.Do(chromedp.EmulateViewport(1280, 800), chromedp.Navigate(b.host), chromedp.WaitReady("#soon"),
		chromedp.Poll(`document.querySelector("#still img").naturalWidth > 0`, &shown),
		chromedp.Evaluate(`document.getElementById("soon").click(); document.body.classList.contains("runs")`, &runs))
	come()
	expect.Must(t, !runs && shown, "the still is there: %t, after the program: %t", shown, runs)
	b.Until("the first dial", func() bool {
		ask, _ := b.asked()
		return b.where() != "title" && strings.Contains(ask, "dial")
	})
}
