package front

import (
	"image"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/raster"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/scene"
)

// pictured compares a page in a window of a size with its golden picture.
func pictured(t *testing.T, w *kittest.Window, name string, wide, high int) {
	t.Helper()
	w.Resize(float64(wide), float64(high))
	img := image.NewRGBA(image.Rect(0, 0, wide, high))
	var painter raster.Painter
	painter.Draw(img, w.Canvas.Scene.Shapes, scene.Camera{W: w.W, H: w.H, PxPerInch: 20, Scale: 1})
	rastertest.Golden(t, "testdata/"+name+".png", img, expect.Updating())
	w.Resize(1280, 800)
}

// The page on which two people meet, at each stage in which something is to be done.
func TestPicturesOfAMeeting(t *testing.T) {
	const text = "AW1EBnmPDaVVsW6TKiu7Imbp9tl2C25i6aEJBevztx5JN0eAzP1BxKVtQSKTR1Ss_Bzaazys_jXvT0BAH8AAAGMeARBbm5hDVN0YW5kYXJk"
	small := func(w *kittest.Window, name string) {
		t.Helper()
		pictured(t, w, name, 512, 320)
	}
	m := apart(t, "tholian-web")
	pictured(t, m.win[0], "friend-choosing", 900, 560)
	m.win[0].Press("main")
	m.at(atOffering, atChoosing)
	m.give(0)
	m.page[0].call.text = text // it is another one each time
	small(m.win[0], "friend-offering")
	m.win[1].Press("paste-call")
	m.at(atOffering, atInvited)
	small(m.win[1], "friend-invited")
	m.win[1].Press("main")
	m.at(atOffering, atAnswered)
	m.give(1)
	m.page[1].call.text = text
	small(m.win[1], "friend-answered")
	m.win[0].Press("main")
	m.at(atAwaiting, atPicking)
	m.until("Anna knows whom she waits for", func() bool { return m.page[0].other() == "Bob" })
	small(m.win[0], "friend-awaiting")
	small(m.win[1], "friend-picking")
	m.win[1].Press("main")
	m.at(atJudging, atJudging)
	pictured(t, m.win[1], "friend-judging", 900, 560)
	m.win[0].Press("back")
	m.until("Bob is told", func() bool { return m.page[1].wrong != "" })
	small(m.win[1], "friend-left")
}
