package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// shown is how many milliseconds after it was asked for the page shows its first picture, and how
// many of them went by until the program had come and was compiled.
func (b *browser) shown() (picture, begun float64) {
	b.T.Helper()
	b.Until("the first picture", func() bool {
		b.Do(chromedp.Evaluate(`(performance.getEntriesByName("shown")[0] || {startTime: 0}).startTime`, &picture))
		return picture > 0
	})
	b.Do(chromedp.Evaluate(`performance.getEntriesByName("compiled")[0].startTime`, &begun))
	return picture, begun
}

// worked is how many milliseconds of processor the page's own thread has had.
func (b *browser) worked() float64 {
	b.T.Helper()
	var ms float64
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		all, err := performance.GetMetrics().Do(ctx)
		for _, m := range all {
			if m.Name == "TaskDuration" {
				ms = 1000 * m.Value
			}
		}
		return err
	}))
	return ms
}

// What the browser's edition takes, printed: ATTACKWING_MEASURE=1, on a machine that does nothing
// else. Pictures of the pages go to the folder named by ATTACKWING_PICTURES, if any.
func TestMeasures(t *testing.T) {
	if !measured() {
		t.Skip("ATTACKWING_MEASURE=1 measures")
	}
	b := open(t)
	look := func(name string) {
		dir := os.Getenv("ATTACKWING_PICTURES")
		if dir == "" {
			return
		}
		var shot []byte
		b.Do(chromedp.CaptureScreenshot(&shot))
		must(t, os.WriteFile(filepath.Join(dir, name+".png"), shot, 0o644))
	}
	b.Do(performance.Enable(), chromedp.EmulateViewport(1280, 800), chromedp.Navigate("about:blank"))
	for i := range 3 {
		b.Do(network.ClearBrowserCache(), chromedp.Navigate(b.host))
		picture, begun := b.shown()
		fmt.Printf("cold %d: first picture after %.0f ms, compiled after %.0f ms\n", i+1, picture, begun)
		time.Sleep(3 * time.Second)
		if i == 0 {
			look("title")
		}
		b.Do(chromedp.Navigate("about:blank"), chromedp.Evaluate(`0`, nil))
	}
	b.start()
	time.Sleep(5 * time.Second)
	for i := range 3 {
		b.Do(chromedp.Reload())
		picture, begun := b.shown()
		fmt.Printf("reload %d: first picture after %.0f ms, compiled after %.0f ms\n", i+1, picture, begun)
		time.Sleep(3 * time.Second)
	}
	var memory float64
	b.Do(chromedp.Evaluate(`attackwingMemory() / (1 << 20)`, &memory))
	fmt.Printf("memory of the program: %.1f MB\n", memory)
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	time.Sleep(time.Second)
	look("battle")
	was, frames := b.worked(), 60
	for i := range frames {
		b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			turn := 100.0
			if i >= frames/2 {
				turn = -turn
			}
			return input.DispatchMouseEvent(input.MouseWheel, 640, 400).WithDeltaX(0).WithDeltaY(turn).Do(ctx)
		}), chromedp.Sleep(16*time.Millisecond))
	}
	fmt.Printf("zoom: %.1f ms of processor a frame of %d\n", (b.worked()-was)/float64(frames), frames)
	b.Do(chromedp.Evaluate(`attackwingMemory() / (1 << 20)`, &memory))
	fmt.Printf("memory of the program after it: %.1f MB\n", memory)
	b.Do(chromedp.EmulateViewport(390, 844, chromedp.EmulateScale(1)), chromedp.Sleep(2*time.Second))
	look("portrait")
}
