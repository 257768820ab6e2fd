package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// gamesPage starts a program for browsers whenever it is asked to, with nothing but files in
// memory.
const gamesPage = `<!DOCTYPE html><meta charset="utf-8"><script src="files.js"></script><script>
const none = { load: async () => [], save: async () => {} };
const files = attackwingFiles(none, (e) => { throw e; });
const ready = (async () => {
	await files.load("/attackwing");
	globalThis.fs = files.fs; globalThis.process = files.process; globalThis.path = files.path;
	await new Promise((ok, no) => { const s = document.createElement("script"); s.src = "exec.js"; s.onload = ok; s.onerror = no; document.head.append(s); });
	return WebAssembly.compileStreaming(fetch("program.wasm"));
})();
async function run(env, ...args) {
	const go = new Go(), module = await ready;
	go.argv = ["program", ...args];
	go.env = { HOME: "/attackwing", TMPDIR: "/tmp", ...env };
	let code = 0;
	go.exit = (c) => { code = c; };
	await go.run(await WebAssembly.instantiate(module, go.importObject));
	return code;
}
function text(path) {
	return new Promise((ok, no) => files.fs.open(path, 0, 0, (e, fd) => {
		if (e) return no(e);
		const b = new Uint8Array(1 << 20);
		files.fs.read(fd, b, 0, b.length, null, (e, n) => e ? no(e) : ok(new TextDecoder().decode(b.subarray(0, n))));
	}));
}
</script>`

// processor is the seconds that all processes of the browser have had of it.
func (b *browser) processor() (seconds float64) {
	b.T.Helper()
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		all, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, p := range all {
			seconds += p.CPUTime
		}
		return err
	}))
	return seconds
}

// The battles that scenarios compares between machines are the same ones in Chromium, to the last
// hash; what they take there and here is printed. ATTACKWING_MEASURE=1, on a machine that does
// nothing else.
func TestBattlesInChromium(t *testing.T) {
	if !measured() {
		t.Skip("ATTACKWING_MEASURE=1 measures")
	}
	const test = "-test.run=^TestBattlesAreTheSameInABrowser$"
	room := t.TempDir()
	native, program, told := filepath.Join(room, "native"), filepath.Join(room, "program.wasm"), filepath.Join(room, "told")
	c := exec.Command("go", "test", "-c", "-o", native, "attackwing/scenarios")
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	if words, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	forBrowsers(t, program, "attackwing/scenarios", "test", "-c")
	play := exec.Command(native, test)
	play.Env = []string{"ATTACKWING_TELL_BATTLES=" + told}
	if words, err := play.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	want := gametest.File(t, told)
	here := (play.ProcessState.UserTime() + play.ProcessState.SystemTime()).Seconds()

	script, err := execScript()
	must(t, err)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, gamesPage)
		case "/files.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write(read("files.js"))
		case "/exec.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write(script)
		case "/program.wasm":
			w.Header().Set("Content-Type", "application/wasm")
			http.ServeFile(w, r, program)
		default:
			http.NotFound(w, r)
		}
	}))
	t.Cleanup(host.Close)
	b := open(t)
	b.Do(chromedp.Navigate("about:blank"))
	waits := func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }
	at := b.processor()
	spent := func() float64 { was := at; at = b.processor(); return at - was }
	b.Do(chromedp.Navigate(host.URL), chromedp.Evaluate(`run({}, "-test.run=^$")`, nil, waits))
	start := spent()
	for range 2 {
		var code int
		var got string
		b.Do(chromedp.Evaluate(`run({ATTACKWING_TELL_BATTLES: "/told"}, "`+test+`")`, &code, waits), chromedp.Evaluate(`text("/told")`, &got, waits))
		expect.Must(t, code == 0 && got == string(want), "the battles are others there: %d, %s", code, got)
		there := spent()
		fmt.Printf("%d battles: %.1f s of processor here; in Chromium %.1f s, %.2f times, and %.1f s before them for the program to come, be compiled and start, %.2f times with these\n",
			strings.Count(got, "\n"), here, there, there/here, start, (there+start)/here)
	}
}
