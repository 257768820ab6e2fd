package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"math/rand/v2"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"attackwing/game/link"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// dist is the edition that all tests look at, built once.
var dist = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(tempDir, "dist")
	_, err := build(dir, true)
	return dir, err
})

// whole tells whether battles are played to their ends: ATTACKWING_E2E=all. In short they are broken off early.
func whole() bool { return os.Getenv("ATTACKWING_E2E") != "" }

// patience is how long one test may have a browser: no more than a bound for what hangs.
func patience() time.Duration {
	if whole() {
		return time.Hour
	}
	return 8 * time.Minute
}

// browser is Chromium without a window, with an address at which it finds the edition.
type browser struct {
	t    *testing.T
	ctx  context.Context
	host string
	off  func() // the host goes
}

// open opens one of 1280 by 800, or skips where none is installed.
func open(t *testing.T) *browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("no Chromium is installed")
	}
	dir, err := dist()
	if err != nil {
		t.Fatal(err)
	}
	profile, err := os.MkdirTemp(tempDir, "profile") // gone with all of it: a browser may write a moment longer than it runs
	if err != nil {
		t.Fatal(err)
	}
	host := httptest.NewServer(served(dir))
	t.Cleanup(host.Close)
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.WindowSize(1280, 800), chromedp.NoSandbox,
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	ctx, end := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(end)
	ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	ctx, end = context.WithTimeout(ctx, patience())
	t.Cleanup(end)
	return &browser{t, ctx, host.URL, host.Close}
}

// page is another page of the same browser.
func (b *browser) page() *browser {
	ctx, end := chromedp.NewContext(b.ctx)
	b.t.Cleanup(end)
	return &browser{b.t, ctx, b.host, b.off}
}

func (b *browser) do(acts ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, acts...); err != nil {
		b.t.Fatal(err)
	}
}

// start goes to the page and waits until the program shows something.
func (b *browser) start() {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(1280, 800), chromedp.Navigate(b.host), chromedp.WaitVisible("body.runs canvas"))
	b.until("the title", func() bool { return b.colors() > 50 })
}

// until waits for something.
func (b *browser) until(what string, is func() bool) {
	b.t.Helper()
	for range 1800 { // three minutes: the machine may have more to do
		if is() {
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	b.t.Fatalf("%s does not come", what)
}

// plays waits for something as long as the page's words change: a whole battle takes as long as it takes.
func (b *browser) plays(what string, is func() bool) {
	b.t.Helper()
	was := ""
	for still := 0; still < 600; still++ {
		if is() {
			return
		}
		b.do(chromedp.Sleep(100 * time.Millisecond))
		if words := b.words(); words != was {
			was, still = words, 0
		}
	}
	b.t.Fatalf("%s does not come; the page says %s", what, was)
}

// words are all that the page says.
func (b *browser) words() (all string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`document.getElementById("aloud").textContent`, &all))
	return all
}

// colors are how many different ones are seen.
func (b *browser) colors() int {
	b.t.Helper()
	var shot []byte
	b.do(chromedp.CaptureScreenshot(&shot))
	img, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		b.t.Fatal(err)
	}
	seen := map[[3]uint32]bool{}
	for y := 0; y < img.Bounds().Dy(); y += 3 {
		for x := 0; x < img.Bounds().Dx(); x += 3 {
			r, g, b, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// records are the lines of each battle that the browser keeps.
func (b *browser) records() (lines []int) {
	b.t.Helper()
	const all = `new Promise((ok, no) => {
		const r = indexedDB.open("attackwing");
		r.onerror = no;
		r.onsuccess = () => {
			const files = r.result.transaction("files").objectStore("files"), names = files.getAllKeys(), bytes = files.getAll();
			bytes.onsuccess = () => { r.result.close(); ok(bytes.result.filter((_, i) => names.result[i].endsWith(".game.jsonl")).map((f) => f.data.filter((c) => c === 10).length)); };
		};
	})`
	b.do(chromedp.Evaluate(all, &lines, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return lines
}

// press presses a key until something is so.
func (b *browser) press(key, what string, is func() bool) {
	b.t.Helper()
	b.until(what, func() bool {
		b.do(chromedp.KeyEvent(key), chromedp.Sleep(400*time.Millisecond))
		return is()
	})
}

// A battle begins, is kept while it is played, and is there when the page was left without a word; it goes on where it was.
func TestABattleIsKept(t *testing.T) {
	b := open(t)
	b.start()
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	was := b.records()[0]
	b.do(chromedp.Navigate("about:blank"))
	b.start()
	if r := b.records(); len(r) != 1 || r[0] < was {
		t.Fatalf("%d lines were kept, %v are there", was, r)
	}
	b.do(chromedp.KeyEvent("c"), chromedp.Sleep(time.Second))
	b.press("\r", "the battle to go on", func() bool { r := b.records(); return len(r) == 1 && r[0] > was })
}

// One page has the files; another one says so, watches what is played there as it is played, keeps nothing, and goes on when the first is
// closed.
func TestOnePageHasTheFiles(t *testing.T) {
	b := open(t)
	b.start()
	second := b.page()
	var words string
	second.do(chromedp.Navigate(b.host), chromedp.WaitVisible("body.stopped #say"), chromedp.Text("#say", &words))
	if !strings.Contains(words, "another tab") {
		t.Errorf("the second page says %q", words)
	}
	second.do(tab.BringToFront(), chromedp.Click("#watch"), chromedp.WaitVisible("body.runs canvas")) // a page that nobody sees shows nothing
	second.until("that there is nothing to watch yet", func() bool { return second.where() == "audience" })
	nothing := second.colors()
	b.do(tab.BringToFront())
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	second.do(tab.BringToFront())
	second.until("the battle to be watched", func() bool { return second.colors() > 2*nothing+100 })
	was := b.records()[0]
	second.do(chromedp.KeyEvent("\x1b"))
	second.press("\r", "that this page keeps nothing", func() bool { return second.says("another tab has the game's files") })
	if r := second.records(); len(r) != 1 || r[0] != was {
		t.Errorf("who watches has kept %v lines, %d were there", r, was)
	}
	b.do(chromedp.Navigate("about:blank"))
	second.do(tab.BringToFront())
	second.until("the second page's turn", func() bool {
		var plays bool // the page is loaded anew, and may have nothing yet
		second.do(chromedp.Evaluate(`!!document.querySelector("body.runs") && document.getElementById("where").textContent === "title"`, &plays))
		return plays
	})
}

// After the first visit the page comes without a network, and without what a browser may have kept by itself.
func TestWithoutANetwork(t *testing.T) {
	b := open(t)
	b.start()
	kept := false
	b.until("what is kept", func() bool {
		b.do(chromedp.Evaluate(`navigator.serviceWorker.controller !== null`, &kept))
		return kept
	})
	b.off()
	b.do(network.ClearBrowserCache())
	var failed bool
	b.do(chromedp.Evaluate(`fetch("no-such-file", {cache: "no-store"}).then(() => false, () => true)`, &failed, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	if !failed {
		t.Fatal("there is a network after all")
	}
	b.start()
}

// asked is what the page tells those who do not see it: what is asked, and the names of what can be pressed.
func (b *browser) asked() (ask string, parts []string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`document.getElementById("ask").textContent`, &ask),
		chromedp.Evaluate(`[...document.querySelectorAll("#parts button[aria-disabled=false]")].map((b) => b.dataset.name)`, &parts))
	return ask, parts
}

// presses presses one of the page's own buttons, as whoever hears the page does.
func (b *browser) presses(name string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`document.querySelector("#parts button[data-name='`+name+`']")?.click()`, nil, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithUserGesture(true) }), chromedp.Sleep(200*time.Millisecond))
}

// heard is what the browser tells a screen reader: each thing by its role and its name.
func (b *browser) heard() map[string]bool {
	b.t.Helper()
	out := map[string]bool{}
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		nodes, err := accessibility.GetFullAXTree().Do(ctx)
		for _, n := range nodes {
			var role, name string
			if n.Ignored || n.Role == nil || n.Name == nil || json.Unmarshal(n.Role.Value, &role) != nil || json.Unmarshal(n.Name.Value, &name) != nil {
				continue
			}
			out[role+" "+name] = true
		}
		return err
	}))
	return out
}

// A battle is played by the page's own text and buttons alone: in short until ships fire, ATTACKWING_E2E=all to its end.
func TestABattleByWords(t *testing.T) {
	b := open(t)
	b.start()
	asked, turn := map[string]bool{}, 0
	b.plays("the battle by words", func() bool {
		if where := b.where(); where == "over" || !whole() && strings.Contains(where, "Combat") {
			return true
		}
		ask, parts := b.asked()
		asked[ask] = true
		if slices.Contains(parts, "main") {
			b.presses("main")
			return false
		}
		others := slices.DeleteFunc(parts, func(p string) bool { return !strings.HasPrefix(p, "opt:") && p != "begin" && p != "skip" })
		if turn++; len(others) > 0 {
			b.presses(others[turn%len(others)])
		}
		return false
	})
	heard := b.heard()
	for _, p := range []string{"heading " + b.where(), "button Log", "button Menu"} {
		if !heard[p] {
			t.Errorf("whoever does not see the page is not told of the %s", p)
		}
	}
	var log int
	b.do(chromedp.Evaluate(`document.querySelectorAll("#log p").length`, &log))
	if log == 0 || len(asked) < 4 {
		t.Errorf("%d lines of the log were told, and the questions %v", log, asked)
	}
}

// where is where the battle is, "over" at its end.
func (b *browser) where() (words string) {
	b.t.Helper()
	b.do(chromedp.Evaluate(`document.getElementById("where").textContent`, &words))
	return words
}

// part finds the middle of a part that can be pressed, of the first of several kinds that is there: of many the one whose turn it is, for an
// option that cannot be taken now can be looked at.
func (b *browser) part(turn int, kinds ...string) (x, y float64, ok bool) {
	b.t.Helper()
	const found = `((turn, kinds) => {
		const parts = [...document.querySelectorAll("#parts button[aria-disabled=false]")];
		for (const k of kinds) {
			const of = parts.filter((b) => b.dataset.name === k || b.dataset.name.startsWith(k + ":"));
			if (of.length === 0) continue;
			const r = of[turn % of.length].getBoundingClientRect();
			return [r.left + r.width / 2, r.top + r.height / 2];
		}
		return [];
	})`
	list, err := json.Marshal(kinds)
	if err != nil {
		b.t.Fatal(err)
	}
	var at []float64
	b.do(chromedp.Evaluate(fmt.Sprintf("%s(%d, %s)", found, turn, list), &at))
	if len(at) != 2 {
		return 0, 0, false
	}
	return at[0], at[1], true
}

// hand presses a place of the page.
type hand func(x, y float64) chromedp.Action

// mouse goes there, and clicks.
func mouse(x, y float64) chromedp.Action {
	return chromedp.Tasks{chromedp.MouseEvent(input.MouseMoved, x, y), chromedp.Sleep(60 * time.Millisecond), chromedp.MouseClickXY(x, y)}
}

// finger touches it, and leaves.
func finger(x, y float64) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		err := input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}).Do(ctx)
		time.Sleep(60 * time.Millisecond)
		return errors.Join(err, input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx))
	})
}

// battle plays one by a hand: in short until ships fly, ATTACKWING_E2E=all to its end. An option of each question is pressed before what
// gives it, as far as there is one to be pressed.
func (b *browser) battle(press hand) {
	b.t.Helper()
	b.until("the title", func() bool { return b.where() == "title" })
	turn := 0
	b.plays("the battle's end", func() bool {
		if where := b.where(); where == "over" || !whole() && strings.Contains(where, "Activation") {
			return true
		}
		kinds := []string{"main", "begin", "opt", "next", "done", "skip"}
		if turn++; turn%3 == 0 {
			kinds = []string{"opt", "main"}
		}
		if x, y, ok := b.part(turn/3, kinds...); ok {
			b.do(press(x, y))
		}
		b.do(chromedp.Sleep(150 * time.Millisecond))
		return false
	})
	b.until("its record", func() bool { r := b.records(); return len(r) == 1 && r[0] > 10 })
}

// A battle is played by the mouse alone.
func TestABattleByMouse(t *testing.T) {
	b := open(t)
	b.start()
	b.battle(mouse)
}

// telephone starts the page on one held upright.
func (b *browser) telephone() {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulatePortrait), chromedp.Navigate(b.host), chromedp.WaitVisible("body.runs canvas"))
}

// A battle is played by a finger alone, on a telephone held upright.
func TestABattleByTouch(t *testing.T) {
	b := open(t)
	b.telephone()
	b.battle(finger)
}

// A finger on a field of a telephone brings the keyboard of its screen, what that writes stands in the field at once, and stays when another
// place is touched; the page keeps what it says of such keyboards and of zooming.
func TestAFieldIsTypedInOnATelephone(t *testing.T) {
	b := open(t)
	b.telephone()
	b.until("the settings", func() bool {
		b.presses("column:1")
		b.presses("settings")
		return b.where() == "settings"
	})
	touch := func(part string) {
		x, y, ok := b.part(0, part)
		if !ok {
			t.Fatalf("there is no %s", part)
		}
		b.do(finger(x, y))
	}
	touch("name:1")
	b.until("the keyboard", func() bool {
		var typed bool
		b.do(chromedp.Evaluate(`document.activeElement.tagName === "TEXTAREA"`, &typed))
		return typed
	})
	b.do(input.InsertText("Jadzia"))
	b.until("the name", func() bool { return b.says("Jadzia") })
	touch("set:ghosts:1")
	b.until("the keyboard to go", func() bool {
		var typed bool
		b.do(chromedp.Evaluate(`document.activeElement.tagName === "TEXTAREA"`, &typed))
		return !typed
	})
	if !b.says("Jadzia") {
		t.Error("the name is gone with the keyboard")
	}
	var viewport string
	b.do(chromedp.Evaluate(`[...document.querySelectorAll("meta[name=viewport]")].map((m) => m.content).join(";")`, &viewport))
	if !strings.Contains(viewport, "interactive-widget=resizes-content") || strings.Contains(viewport, ";") {
		t.Errorf("the page's viewport is %q", viewport)
	}
}

// crash ends the page's process at once, whatever it is about to do, and waits until it is gone: the next page may be of the same process.
func (b *browser) crash() {
	b.t.Helper()
	gone, once := make(chan struct{}), sync.Once{}
	ctx, end := context.WithCancel(b.ctx)
	defer end()
	mine := chromedp.FromContext(b.ctx).Target.TargetID
	chromedp.ListenBrowser(ctx, func(ev any) {
		if e, ok := ev.(*target.EventTargetCrashed); ok && e.TargetID == mine {
			once.Do(func() { close(gone) })
		}
	})
	go func() {
		_ = chromedp.Run(ctx, chromedp.ActionFunc(func(ctx context.Context) error { return tab.Crash().Do(ctx) })) // nobody is left to answer
	}()
	select {
	case <-gone:
	case <-b.ctx.Done():
		b.t.Fatal("the page's process does not end")
	}
}

// Whenever the page's process ends, what was kept is there when it is opened again, and the battle goes on from it: twice in short,
// ATTACKWING_E2E=all a hundred times.
func TestThePageIsKilled(t *testing.T) {
	first := open(t)
	first.do(chromedp.Navigate("about:blank"))
	times, kept := 2, 0
	if whole() {
		times = 100
	}
	for i := range times {
		b := first.page()
		b.do(tab.BringToFront()) // a page that nobody sees shows nothing
		b.start()
		if r := b.records(); i > 0 && (len(r) != 1 || r[0] < kept) {
			t.Fatalf("after %d ends %v lines are there, %d were kept", i, r, kept)
		}
		b.until("the battle", func() bool {
			key := "\r"
			if b.where() == "title" && len(b.records()) > 0 {
				key = "c"
			}
			b.do(chromedp.KeyEvent(key), chromedp.Sleep(400*time.Millisecond))
			r := b.records()
			return len(r) == 1 && r[0] > max(10, kept)
		})
		b.do(chromedp.KeyEvent("\r"), chromedp.Sleep(time.Duration(rand.IntN(600))*time.Millisecond))
		kept = b.records()[0]
		b.crash()
	}
}

// A link leads to the battle in it, which is kept once; a damaged one is told.
func TestALinkToABattle(t *testing.T) {
	b := open(t)
	record, err := os.ReadFile("../../game/link/testdata/battle.game.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	text, err := link.Of(link.Battle, record)
	if err != nil {
		t.Fatal(err)
	}
	b.host += "/#" + text
	for range 2 {
		b.start()
		b.until("the battle", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 193 })
		b.do(chromedp.Navigate("about:blank"))
	}
	b.host = b.host[:len(b.host)-9]
	var words string
	b.do(chromedp.Navigate(b.host))
	b.until("that half a link is damaged", func() bool {
		b.do(chromedp.Text("#say", &words, chromedp.NodeReady))
		return strings.Contains(words, "damaged")
	})
}
