package window_test

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// Who has chosen no size sees everything larger in a very large window; the keys for larger and
// smaller go on from there.
func TestTheSizeFitsTheWindow(t *testing.T) {
	tb := windowtest.New(t, windowtest.Duel("human", "human"))
	for _, k := range []struct{ w, h, want float64 }{{512, 320, 1}, {1280, 800, 1}, {1920, 1080, 1}, {2160, 3840, 1}, {2560, 1440, 1.05}, {3840, 2160, 1.6}, {9000, 9000, 2}} {
		got := tb.Scale(k.w, k.h)
		expect.True(t, got == k.want, "%.0f x %.0f: %v times as large as usual, want %v", k.w, k.h, got, k.want)
	}
	tb.Resized(1.6)
	for _, k := range []struct {
		key  string
		want float64
	}{{"ctrl+-", 1.5}, {"ctrl+0", 1.6}, {"ctrl++", 1.75}, {"ctrl+-", 1.5}} {
		tb.Key(k.key)
		got := tb.Scale(3840, 2160)
		expect.True(t, got == k.want, "after %s everything is %v times as large, want %v", k.key, got, k.want)
	}
	if !strings.Contains(tb.Settings().Scale, "150") {
		t.Errorf("kept is %s", tb.Settings().Scale)
	}
}
