// Package firefox opens Firefox for tests of the browser's edition, in a window on a screen in
// memory: without a window it draws nothing by WebGL. It is told what to do by its own protocol,
// Marionette, which needs no driver.
package firefox

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"attackwing/game/store"
)

// Page is a page of the browser.
type Page struct {
	T    *testing.T
	conn net.Conn
	in   *bufio.Reader
	id   int
}

// preferences makes a browser ask nobody anything and call nobody.
const preferences = `user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("dom.disable_open_during_load", false);
user_pref("webgl.force-enabled", true);
`

// screen opens a screen in memory, and returns its name.
func screen(t *testing.T, xvfb string) string {
	t.Helper()
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(xvfb, "-displayfd", "3", "-screen", "0", "1300x900x24", "-nolisten", "tcp")
	c.ExtraFiles = []*os.File{to}
	begin(t, c)
	to.Close()
	defer from.Close()
	name, err := bufio.NewReader(from).ReadString('\n')
	if err != nil {
		t.Fatal("no screen:", err)
	}
	return ":" + strings.TrimSpace(name)
}

// begin begins a program that ends with the test.
func begin(t *testing.T, c *exec.Cmd) {
	t.Helper()
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
}

// Open opens it with nothing kept, or skips the test where it or the screen is not installed.
func Open(t *testing.T, profile string) *Page {
	t.Helper()
	browser, err := exec.LookPath("firefox-esr")
	if err != nil {
		if browser, err = exec.LookPath("firefox"); err != nil {
			t.Skip("no Firefox is installed")
		}
	}
	xvfb, err := exec.LookPath("Xvfb")
	if err != nil {
		t.Skip("no Xvfb is installed")
	}
	if err := store.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences)); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(browser, "--marionette", "--no-remote", "--profile", profile, "--width", "1280", "--height",
		"880", "about:blank")
	c.Env = append(os.Environ(), "DISPLAY="+screen(t, xvfb), "MOZ_CRASHREPORTER_DISABLE=1")
	begin(t, c)
	p := &Page{T: t}
	for range 600 { // it writes where it listens
		time.Sleep(100 * time.Millisecond)
		port, err := os.ReadFile(filepath.Join(profile, "MarionetteActivePort"))
		if err != nil || len(port) == 0 {
			continue
		}
		if p.conn, err = net.Dial("tcp", net.JoinHostPort("127.0.0.1", string(port))); err == nil {
			break
		}
	}
	if p.conn == nil {
		t.Fatal("Firefox does not listen")
	}
	t.Cleanup(func() { p.conn.Close() })
	p.in = bufio.NewReader(p.conn)
	p.heard() // who it is
	p.do("WebDriver:NewSession", map[string]any{"capabilities": map[string]any{}})
	p.do("WebDriver:SetTimeouts", map[string]any{"script": 60_000, "pageLoad": 180_000})
	return p
}

// heard reads what it says next: a length, a colon, and JSON.
func (p *Page) heard() (text []byte) {
	p.T.Helper()
	_ = p.conn.SetReadDeadline(time.Now().Add(5 * time.Minute))
	length, err := p.in.ReadString(':')
	if err == nil {
		var n int
		if n, err = strconv.Atoi(strings.TrimSuffix(length, ":")); err == nil {
			text = make([]byte, n)
			_, err = io.ReadFull(p.in, text)
		}
	}
	if err != nil {
		p.T.Fatal("Firefox says nothing:", err)
	}
	return text
}

// do has it do something, and returns what that gives.
func (p *Page) do(command string, args any) json.RawMessage {
	p.T.Helper()
	p.id++
	b, err := json.Marshal([]any{0, p.id, command, args})
	if err == nil {
		_, err = fmt.Fprintf(p.conn, "%d:%s", len(b), b)
	}
	if err != nil {
		p.T.Fatal(err)
	}
	var answer [4]json.RawMessage // that it is one, to which, what is wrong, what it is
	if err := json.Unmarshal(p.heard(), &answer); err != nil {
		p.T.Fatal(err)
	}
	if string(answer[2]) != "null" {
		p.T.Fatalf("%s: %s", command, answer[2])
	}
	return answer[3]
}

// Go goes to an address.
func (p *Page) Go(address string) {
	p.T.Helper()
	p.do("WebDriver:Navigate", map[string]any{"url": address})
}

// Eval runs a script in the page, waits for what it promises, and reads what it returns into value.
func (p *Page) Eval(script string, value any) {
	p.T.Helper()
	var got struct{ Value json.RawMessage }
	answer := p.do("WebDriver:ExecuteScript", map[string]any{"script": script, "args": []any{}})
	err := json.Unmarshal(answer, &got)
	if err == nil && value != nil {
		err = json.Unmarshal(got.Value, value)
	}
	if err != nil {
		p.T.Fatalf("%s: %v", answer, err)
	}
}

// Is reports whether an expression is true in the page.
func (p *Page) Is(expression string) (yes bool) {
	p.T.Helper()
	p.Eval("return !!("+expression+")", &yes)
	return yes
}

// Until waits for something.
func (p *Page) Until(what string, is func() bool) {
	p.T.Helper()
	for range 900 {
		if is() {
			return
		}
		time.Sleep(200 * time.Millisecond)
	}
	p.T.Fatalf("%s does not come", what)
}

// Picture returns what the page shows, a PNG in base 64.
func (p *Page) Picture() (text string) {
	p.T.Helper()
	var got struct{ Value string }
	if err := json.Unmarshal(p.do("WebDriver:TakeScreenshot", map[string]any{"full": false}), &got); err != nil {
		p.T.Fatal(err)
	}
	return got.Value
}
