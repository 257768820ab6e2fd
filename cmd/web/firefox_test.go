package main

import (
	"encoding/base64"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"attackwing/cmd/web/firefox"
	"attackwing/game/gametest/expect"
)

// In Firefox the program starts, a battle begins and is answered and kept, a link arrives, and after
// the first visit all of it comes without a network.
func TestFirefox(t *testing.T) {
	profile, err := os.MkdirTemp(tempDir, "firefox")
	must(t, err)
	b := firefox.Open(t, profile)
	dir, err := dist()
	must(t, err)
	host := httptest.NewServer(served(dir))
	defer host.Close()
	where := func(page string) bool {
		return b.Is(`document.body.classList.contains("runs") && document.getElementById("where").dataset.page === "` + page + `"`)
	}
	presses := func(part string) {
		b.Eval(`document.querySelector("#parts button[data-name='`+part+`'][aria-disabled=false]")?.click()`, nil)
	}
	lines := func() (n int) {
		b.Eval(`return new Promise((ok, no) => {
			const r = indexedDB.open("attackwing");
			r.onerror = no;
			r.onsuccess = () => {
				const all = r.result.transaction("files").objectStore("files").getAll();
				all.onsuccess = () => { r.result.close(); ok(all.result.map((f) => f.folder ? 0 : f.data.filter((c) => c === 10).length).reduce((a, b) => a + b, 0)); };
			};
		})`, &n)
		return n
	}
	b.Go(host.URL)
	b.Until("the title", func() bool { return where("title") })
	expect.True(t, b.Is(`document.querySelector("canvas").getContext("webgl2")`), "nothing is drawn by WebGL")
	b.Until("a battle of ten lines", func() bool { presses("main"); return !where("title") && lines() > 10 })
	was, turn := lines(), 0
	b.Until("some answers", func() bool {
		if presses("main"); turn%2 == 1 {
			b.Eval(`document.querySelector("#parts button[data-name^='opt:'][aria-disabled=false]")?.click()`, nil)
		}
		turn++
		return lines() > was+8
	})
	if dir := os.Getenv("ATTACKWING_PICTURES"); dir != "" {
		png, err := base64.StdEncoding.DecodeString(b.Picture())
		must(t, err)
		must(t, os.WriteFile(filepath.Join(dir, "firefox.png"), png, 0o644))
	}
	b.Eval(`location.hash = "#`+readyFleet(t)+`"`, nil)
	b.Until("the question", func() bool {
		return b.Is(`document.getElementById("ask").textContent === "Open the fleet you were sent?"`)
	})
	b.Until("the builder", func() bool { presses("arrival:open"); return where("builder") })
	b.Until("what is kept", func() bool { return b.Is(`navigator.serviceWorker.controller`) })
	was = lines()
	host.CloseClientConnections()
	host.Close()
	b.Go(host.URL)
	b.Until("the title without a network, and the battle to go on with", func() bool {
		return where("title") && b.Is(`document.querySelector("#parts button[data-name=resume]")`)
	})
	if n := lines(); n < was {
		t.Errorf("%d lines are there, %d were kept", n, was)
	}
}
