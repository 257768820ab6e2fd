package e2e

import (
	"bytes"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"attackwing/cmd/web/chromium"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/hajimehoshi/ebiten/v2"
)

// unlike is how many of a thousand pixels differ by more than rounding does.
func unlike(a, b *image.RGBA) float64 {
	if a.Rect != b.Rect {
		return 1000
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for k := range 3 {
			if d := int(a.Pix[i+k]) - int(b.Pix[i+k]); d > 2 || d < -2 {
				n++
				break
			}
		}
	}
	return 1000 * float64(n) / float64(len(a.Pix)/4)
}

// What the window shows the browser's page shows as well, pixel for pixel: the title, fleets, the
// flight school and a battle under way, on a screen and on a telephone's. One pixel of a thousand
// may be another one, where lines end between two of them. The pictures go to the folder named by
// ATTACKWING_PICTURES, if any.
func TestTheSamePicturesInABrowser(t *testing.T) {
	needDisplay(t, theHost.err)
	binary := build(t, program, guestTag+",shipped")
	dir := filepath.Join(builds.dir, "dist")
	if words, err := exec.Command(build(t, "attackwing/cmd/web", ""), "--quick", "--into", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	host := httptest.NewServer(http.FileServer(http.Dir(dir)))
	t.Cleanup(host.Close)
	record := gametest.File(t, "../../../game/link/testdata/battle.game.jsonl")
	lines := bytes.SplitAfter(record, []byte("\n"))
	// its first rounds: the chances of each are counted, in a browser slowly
	battle, err := link.Of(link.Battle, bytes.Join(lines[:40], nil))
	must(t, err)
	for _, size := range []image.Point{{1280, 800}, {390, 844}} {
		// with nothing kept in it, as the battle of the link is the last
		opened := chromium.Open(t, builds.dir, 4*patience)
		for _, page := range []struct {
			name, link string
			key        ebiten.Key
			press      string
		}{{"title", "", 0, ""}, {"fleets", "", ebiten.KeyE, "e"}, {"learn", "", ebiten.KeyL, "l"}, {"battle", battle, ebiten.KeyEnd, kb.End}} {
			t.Run(page.name+size.String(), func(t *testing.T) {
				args := []string{"play"}
				if page.link != "" {
					args = append(args, page.link)
				}
				native := startIn(t, t.TempDir(), binary, args...)
				native.Resize(size.X, size.Y)
				b := &chromium.Page{T: t, Ctx: opened.Ctx}
				address := host.URL
				if page.link != "" {
					address += "/#" + page.link
				}
				b.Do(chromedp.Navigate("about:blank"))
				b.Runs(address, chromedp.EmulateViewport(int64(size.X), int64(size.Y)))
				if page.press != "" {
					native.Key(page.key)
					b.Do(chromedp.KeyEvent(page.press))
				}
				var here, there *image.RGBA
				n := 1000.0
				for at := time.Now(); n > 1 && time.Since(at) < patience; { // both come to rest, each in its time
					native.Tick(60)
					b.Do(chromedp.Sleep(time.Second))
					here, there = native.Image(), b.Image()
					n = unlike(here, there)
				}
				if folder := os.Getenv("ATTACKWING_PICTURES"); folder != "" {
					for name, img := range map[string]*image.RGBA{"window": here, "browser": there} {
						var out bytes.Buffer
						must(t, png.Encode(&out, img))
						if err := os.WriteFile(filepath.Join(folder, page.name+size.String()+"-"+name+".png"), out.Bytes(), 0o644); err != nil {
							t.Fatal(err)
						}
					}
				}
				t.Logf("%.2f of a thousand pixels differ", n)
				expect.True(t, n <= 1, "%.2f of a thousand pixels differ", n)
			})
		}
	}
}
