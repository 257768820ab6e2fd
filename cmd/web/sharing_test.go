package main

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"

	cdp "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// linkTo is a file as a link.
func linkTo(t *testing.T, k link.Kind, file []byte) string {
	t.Helper()
	text, err := link.Of(k, file)
	must(t, err)
	return text
}

// follows opens the page by a link.
func (b *browser) follows(text string) {
	b.T.Helper()
	address := b.host
	b.host += "/#" + text
	b.start()
	b.host = address
}

// A battle that is over is shared by the button of its replay; the link on the clipboard shows a
// browser that knows nothing of it the same replay. What else a replay gives away is among the
// downloads.
func TestALinkIsShared(t *testing.T) {
	b := open(t)
	dir := t.TempDir()
	b.Do(cdp.SetDownloadBehavior(cdp.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(dir), emulation.SetFocusEmulationEnabled(true))
	for _, may := range []string{"clipboard-read", "clipboard-write"} {
		b.Do(cdp.SetPermission(&cdp.PermissionDescriptor{Name: may}, cdp.PermissionSettingGranted))
	}
	b.start()
	b.Until("the saved games", func() bool {
		b.presses("page:replays")
		return b.where() == "library"
	})
	over, err := filepath.Abs("../../game/link/testdata/battle.game.jsonl") // of one that goes on no link tells all
	must(t, err)
	b.drops(over)
	b.Until("the battle among them", func() bool { return len(b.records()) == 1 })
	was := b.records()[0]
	b.Until("the replay", func() bool {
		b.presses("watch")
		return b.where() == "replay"
	})
	given := func(as string) {
		b.Until("what can be given away", func() bool {
			b.presses("export")
			_, parts := b.asked()
			return slices.Contains(parts, "export:"+as)
		})
		b.presses("export:" + as)
	}
	var text string
	b.Until("a link on the clipboard", func() bool {
		b.presses("share")
		b.Do(chromedp.Evaluate(`navigator.clipboard.readText()`, &text, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
		return link.Is(text)
	})
	given("text")
	b.Until("the battle log among the downloads", func() bool {
		files, _ := filepath.Glob(filepath.Join(dir, "*.txt"))
		return len(files) == 1
	})
	_, told := b.told()
	other := open(t)
	address, bare, _ := strings.Cut(text, "#")
	expect.True(t, address == b.host+"/", "the link is at %s, not at the page", address)
	other.follows(bare)
	other.Until("the replay", func() bool { where, _ := other.told(); return where == "replay" })
	other.Until("the battle", func() bool { r := other.records(); return len(r) == 1 && r[0] == was })
	_, there := other.told()
	expect.True(t, there == told, "the replay there begins with\n%s\nhere\n%s", there, told)
}

// told is where the page is, and the lines of its log.
func (b *browser) told() (where, log string) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`[...document.querySelectorAll("#log p")].map((p) => p.textContent).join("\n")`, &log))
	return b.where(), log
}

// A link to a position lays it on the free table, one to a fleet opens it in the builder.
func TestLinksToAPositionAndToAFleet(t *testing.T) {
	position := "scenario: standard\nships:\n  - {id: a, player: 1, ship: 1001, at: [10, 10], facing: N}\n  - {id: b, player: 2, ship: 1001, at: [20, 20], facing: S}\n"
	fleet, err := fs.ReadFile(assets.FS(), "fleets/tw-a-1.fleet.yaml")
	must(t, err)
	b := visit(t)
	for _, k := range []struct {
		kind         link.Kind
		file         string
		where, words string
	}{
		{link.Table, position, "free table", "Slide 1"},
		{link.Fleet, string(fleet), "builder", "Corbomite Maneuver"},
	} {
		b.follows(linkTo(t, k.kind, []byte(k.file)))
		b.Until("the page "+k.where, func() bool { return b.where() == k.where })
		b.Until(k.words, func() bool { return b.says(k.words) })
		b.Do(chromedp.Navigate("about:blank"))
	}
}

// packed is a file as a link, whatever may be in it and however long it is.
func packed(t *testing.T, k link.Kind, file []byte) string {
	t.Helper()
	var b bytes.Buffer
	b.Write(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(file)))
	w, err := flate.NewWriter(&b, flate.BestCompression)
	must(t, err)
	_, err = w.Write(file)
	must(t, err)
	must(t, w.Close())
	return fmt.Sprintf("aw1.%c.%s", k, base64.RawURLEncoding.EncodeToString(b.Bytes()))
}

// A link that was changed, is newer, or was made to do harm is refused with a sentence at the title:
// nothing is kept of it, and nothing of it becomes a part of the page.
func TestALinkIsRefused(t *testing.T) {
	battle := gametest.File(t, "../../game/link/testdata/battle.game.jsonl")
	whole := linkTo(t, link.Battle, battle)
	other := []byte(whole)
	other[len(other)/2] ^= 1
	b := visit(t)
	for i, k := range []struct{ name, text, words string }{ // two that follow each other are refused in other words
		{"half of one", whole[:len(whole)/2], "damaged"},
		{"a newer one", "aw9" + whole[3:], "another version"},
		{"one with another letter", string(other), "damaged"},
		{"one of another kind", "aw1.x" + whole[5:], "does not know"},
		{"one that grows", packed(t, link.Battle, make([]byte, 150<<20)), "damaged"},
		{"one without an end", "aw1.b." + strings.Repeat("A", 300<<10), "not a link"},
		{"a position of nothing", packed(t, link.Table, []byte("scenario: standard\nships: {a: 1}\n")), "line 2"},
		{"a battle of nobody", packed(t, link.Battle, []byte(`{"scenario":"<img src=x onerror=document.title=1>"}`+"\n")), "not a record"},
		{"a fleet of no ships", packed(t, link.Fleet, []byte("name: <img src=x onerror=document.title=1>\nships: [{ship: -1}]\n")), "line 2"},
	} {
		t.Run(k.name, func(t *testing.T) {
			if i%4 == 0 { // the others come to the page that runs
				b.Do(chromedp.Navigate("about:blank"))
			}
			b.follows(k.text)
			b.Until("the title that says "+k.words, func() bool { return b.where() == "title" && b.says(k.words) })
			var title string
			var parts int
			b.Do(chromedp.Title(&title), chromedp.Evaluate(`document.querySelectorAll("img:not(#still *)").length`, &parts))
			expect.True(t, title == "Attack Wing Playfield" && parts == 0,
				"the page is called %q and has %d parts of the link", title, parts)
		})
	}
	b.Do(chromedp.Reload(), chromedp.WaitVisible("body.runs canvas"))
	b.Until("the title", func() bool { return b.where() == "title" })
	r := b.records()
	expect.Same(t, len(r), 0, "%v is kept of links that were refused", r)
}
