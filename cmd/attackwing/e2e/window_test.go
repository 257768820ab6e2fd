package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
)

// window is the program in a real window on a display of its own.
type window struct {
	t      *testing.T
	env    []string
	x, y   float64 // where the window lies on the display
	report string
	exited chan struct{}
	ended  error
	said   lockedBuffer
}

// openWindow starts the program without any help but the report.
func openWindow(t *testing.T, pkg string, args ...string) *window {
	t.Helper()
	if _, err := exec.LookPath("xdotool"); err != nil {
		expect.Need(t, os.Getenv("CI"), "", "no xdotool (Debian: apt-get install xdotool)")
		t.Skip("no xdotool to move a real mouse (Debian: apt-get install xdotool)")
	}
	binary := build(t, pkg, "")
	display, stop, err := startXvfb()
	needDisplay(t, err)
	t.Cleanup(stop)

	home := t.TempDir()
	w := &window{t: t, report: filepath.Join(home, "report.json"), exited: make(chan struct{})}
	w.env = append(homeEnv(home), "DISPLAY="+display, "WAYLAND_DISPLAY=", "XAUTHORITY=")
	cmd := exec.Command(binary, append(args[:len(args):len(args)], "--report", w.report)...)
	cmd.Env = w.env
	cmd.Stdout, cmd.Stderr = &w.said, &w.said
	must(t, cmd.Start())
	go func() {
		w.ended = cmd.Wait()
		close(w.exited)
	}()
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		<-w.exited
		if t.Failed() {
			t.Logf("the program said:\n%s", &w.said)
		}
	})

	w.poll("the window", func() bool {
		id, err := w.xdotool("search", "--onlyvisible", "--name", "^Attack Wing Playfield$")
		if err != nil || id == "" {
			return false
		}
		geometry, err := w.xdotool("getwindowgeometry", "--shell", strings.Fields(id)[0])
		if err != nil {
			return false
		}
		for _, line := range strings.Fields(geometry) {
			_, _ = fmt.Sscanf(line, "X=%g", &w.x)
			_, _ = fmt.Sscanf(line, "Y=%g", &w.y)
		}
		return true
	})
	return w
}

func (w *window) xdotool(args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, "xdotool", args...)
	cmd.Env = w.env
	out, err := cmd.Output()
	return strings.TrimSpace(string(out)), err
}

// poll waits for something that the program does in its own time.
func (w *window) poll(what string, ok func() bool) {
	w.t.Helper()
	every := time.NewTicker(20 * time.Millisecond)
	defer every.Stop()
	deadline := time.After(patience)
	for !ok() {
		select {
		case <-every.C:
		case <-w.exited:
			w.t.Fatalf("waiting for %s: the program ended: %v", what, w.ended)
		case <-deadline:
			s, _ := readState(w.report)
			w.t.Fatalf("waited in vain for %s; the program shows:\n%v", what, s)
		}
	}
}

func (w *window) state() State {
	w.t.Helper()
	s, err := readState(w.report)
	must(w.t, err)
	return s
}

// click moves the real pointer, gives the program some frames to see it
// there, and clicks.
func (w *window) click(x, y float64) {
	w.t.Helper()
	at := func(v float64) string { return fmt.Sprintf("%.0f", v) }
	if _, err := w.xdotool("mousemove", at(w.x+x), at(w.y+y), "sleep", "0.3", "mousedown", "1", "sleep", "0.1", "mouseup", "1", "sleep", "0.2"); err != nil {
		w.t.Fatal("xdotool: ", err)
	}
}

func TestRealWindow(t *testing.T) {
	w := openWindow(t, program, "--quick", "--p2", "ensign")
	w.poll("the first screen", func() bool { return w.state().Screen == "title" })
	w.poll("the table", func() bool {
		s := w.state()
		if b, ok := mainButton(s); ok && (s.Screen == "title" || s.Screen == "fleets") {
			w.click(b.X, b.Y)
		}
		s = w.state()
		return s.Screen == "deploy" || s.Screen == "table"
	})
}
