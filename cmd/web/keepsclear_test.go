package main

import (
	"context"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// What is drawn keeps clear of the notch and the round corners of a telephone, and fingers and the
// page's own buttons find it where it lies; turned round it keeps clear of them again.
func TestThePageKeepsClearOfNotches(t *testing.T) {
	b := visit(t)
	notched := func(top, left, bottom, right int64) chromedp.Action {
		return chromedp.ActionFunc(func(ctx context.Context) error {
			return emulation.SetSafeAreaInsetsOverride(&emulation.SafeAreaInsets{Top: top, Left: left, Bottom: bottom, Right: right}).Do(ctx)
		})
	}
	lies := func(where ...float64) {
		t.Helper()
		var at []float64
		b.Until("the table where it is clear", func() bool {
			b.Do(chromedp.Evaluate(`(() => { const c = document.querySelector("canvas"), r = c.getBoundingClientRect(), dense = devicePixelRatio;
				return [r.left, r.top, r.right, r.bottom, c.width / dense, c.height / dense]; })()`, &at))
			return slices.Equal(at, append(where, where[2]-where[0], where[3]-where[1]))
		})
	}
	b.Do(notched(47, 10, 34, 20))
	b.telephone()
	lies(10, 47, 370, 810)
	b.toTheField()
	b.Do(notched(0, 47, 21, 47), chromedp.EmulateViewport(844, 390, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateLandscape))
	lies(47, 0, 797, 369)
}
