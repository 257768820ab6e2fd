//go:build !js

package platform

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
)

// A stand-in for the system's viewer is given the whole path of the file, spaces and all, and is
// not waited for.
func TestAStandInIsGivenTheFile(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the stand-in is a shell's")
	}
	dir := t.TempDir()
	page, seen, stand := filepath.Join(dir, "all sheets.html"), filepath.Join(dir, "seen"), filepath.Join(dir, "stand-in")
	for name, text := range map[string]string{page: "<p>", stand: "#!/bin/sh\nprintf '%s|%s' \"$#\" \"$1\" > '" + seen + ".new'\nmv '" + seen + ".new' '" + seen + "'\nsleep 5\n"} {
		expect.OK(t, os.WriteFile(name, []byte(text), 0o755))
	}
	t.Setenv(ViewerVar, stand)
	expect.OK(t, Open(page))
	var got []byte
	for begun := time.Now(); got == nil && time.Since(begun) < time.Minute; time.Sleep(10 * time.Millisecond) {
		got, _ = os.ReadFile(seen)
	}
	expect.Same(t, string(got), "1|"+page, "the stand-in was given %q", got)
}

// What cannot be opened is told in words; no program is started for a file that is not there.
func TestWhatCannotBeOpenedIsTold(t *testing.T) {
	page := filepath.Join(t.TempDir(), "page.html")
	expect.OK(t, os.WriteFile(page, nil, 0o644))
	t.Setenv(ViewerVar, "no-such-viewer")
	expect.Refused(t, Open(page), "no-such-viewer, which opens files here, is not installed", "")
	expect.True(t, Open(page+"x") != nil, "a file that is not there was opened")
}

// Each system has its own; a browser has none.
func TestViewers(t *testing.T) {
	for system, want := range map[string]string{"linux": "xdg-open", "darwin": "open", "windows": "rundll32 url.dll,FileProtocolHandler"} {
		name, args, err := viewer(system, "")
		got := strings.Join(append([]string{name}, args...), " ")
		expect.True(t, got == want && err == nil, "%s: %q, %v", system, got, err)
	}
	_, _, err := viewer("js", "")
	expect.Refused(t, err, "no program to open it", "a browser")
}
