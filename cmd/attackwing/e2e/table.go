package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// The size of the program's window as it sees it.
const (
	Width  = 1280
	Height = 800
)

// Table is a running program that does what the test says.
type Table struct {
	t       testing.TB
	binary  string
	home    string // where the program keeps its files
	report  string
	typing  *vmhost.GuestTextInput // the field that is typed in with the system's input method, nil none
	guest   *vmhost.GuestSession
	screen  *ebiten.Image
	stderr  lockedBuffer
	exited  chan struct{}
	exitErr error
	process *os.Process
	killed  bool // by the test, so that its end says nothing
}

// Start runs the program with these arguments and waits until it has drawn
// its first frames. The program ends with the test.
func Start(t testing.TB, args ...string) *Table {
	t.Helper()
	return start(t, program, args...)
}

func start(t testing.TB, pkg string, args ...string) *Table {
	t.Helper()
	needDisplay(t, theHost.err)
	return startIn(t, t.TempDir(), build(t, pkg, guestTag), args...)
}

// Again kills the program, as a power cut would, and starts it anew with the same files of its own.
func (table *Table) Again(args ...string) *Table {
	table.t.Helper()
	table.killed = true
	if err := table.process.Kill(); err != nil {
		table.t.Fatal(err)
	}
	<-table.exited
	_ = os.Remove(table.report)
	return startIn(table.t, table.home, table.binary, args...)
}

// startIn starts a program that keeps its files in this home.
func startIn(t testing.TB, home, binary string, args ...string) *Table {
	t.Helper()
	table := &Table{t: t, binary: binary, home: home, exited: make(chan struct{})}
	table.report = filepath.Join(table.home, "report.json")

	// Not t.TempDir: the path of a Unix socket must be short.
	dir, err := os.MkdirTemp("", "aw")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		t.Fatal(err)
	}

	cmd := exec.Command(table.binary, append(args[:len(args):len(args)], "--report", table.report)...)
	cmd.Env = append(homeEnv(table.home), "EBITENGINE_VM_ENDPOINT="+endpoint)
	cmd.Stdout, cmd.Stderr = &table.stderr, &table.stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		table.exitErr = cmd.Wait()
		close(table.exited)
		listener.Close() // nobody will come any more
	}()
	table.process = cmd.Process
	t.Cleanup(table.stop)

	_ = listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience))
	conn, err := listener.Accept()
	if err != nil {
		t.Fatalf("the program did not connect: %v\n%s", err, &table.stderr)
	}
	table.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout: patience,
		OnTextInput: func(t *vmhost.GuestTextInput) { table.typing = t },
	})
	if err != nil {
		t.Fatalf("%v\n%s", err, &table.stderr)
	}
	table.do(func() error {
		scale := ebiten.Monitor().DeviceScaleFactor()
		table.screen = ebiten.NewImage(int(Width*scale), int(Height*scale))
		return table.guest.SetOutsideScreen(table.screen)
	})
	table.Tick(3)
	return table
}

// Resize gives the program's window another size.
func (table *Table) Resize(width, height int) {
	table.t.Helper()
	table.do(func() error {
		scale := ebiten.Monitor().DeviceScaleFactor()
		was := table.screen
		table.screen = ebiten.NewImage(int(float64(width)*scale), int(float64(height)*scale))
		defer was.Deallocate()
		return table.guest.SetOutsideScreen(table.screen)
	})
	table.Tick(3)
}

// homeEnv is our environment, but with another home, so that a test neither
// reads nor writes anybody's saved games.
func homeEnv(home string) []string {
	return append(os.Environ(),
		"HOME="+home,
		"XDG_DATA_HOME="+filepath.Join(home, "data"),
		"XDG_CONFIG_HOME="+filepath.Join(home, "config"),
		"XDG_CACHE_HOME="+filepath.Join(home, "cache"),
		"XDG_STATE_HOME="+filepath.Join(home, "state"))
}

func (table *Table) stop() {
	if !table.killed && table.t.Failed() && table.screen != nil && table.guest.Err() == nil {
		if f, err := os.CreateTemp("", "attackwing-failed-*.png"); err == nil {
			f.Close()
			table.t.Logf("the screen at the end: %s", f.Name())
			table.Shot(f.Name())
		}
	}
	if table.guest != nil {
		_ = theHost.do(func() error {
			if table.screen != nil {
				defer table.screen.Deallocate()
			}
			return table.guest.Close()
		})
		// Without its host the program's RunGame returns and it ends by itself.
		select {
		case <-table.exited:
		case <-time.After(patience):
			table.t.Error("the program did not end when its window was closed")
		}
	}
	_ = table.process.Kill()
	<-table.exited
	if table.exitErr != nil && !table.killed && !table.t.Failed() {
		table.t.Errorf("the program ended with %v", table.exitErr)
	}
	if said := table.stderr.String(); said != "" && table.t.Failed() {
		table.t.Logf("the program said:\n%s", said)
	}
}

// do runs f in a frame of the host; an error ends the test.
func (table *Table) do(f func() error) {
	table.t.Helper()
	if err := theHost.do(f); err != nil {
		table.t.Fatal(err)
	}
}

// frame lets the program draw and takes over what it drew.
func (table *Table) frame() error {
	table.guest.AdvanceFrame()
	if !table.guest.WaitFrame() || !table.guest.CompositeFrame() {
		err := table.guest.Err()
		if err == nil {
			err = errors.New("no frame came")
		}
		return fmt.Errorf("the program ended: %w", err)
	}
	return nil
}

// Tick runs n ticks of the program, each with its frame: parts find out in
// the frame what lies under the pointer.
func (table *Table) Tick(n int) {
	table.t.Helper()
	table.do(func() error {
		for range n {
			table.guest.AdvanceTicks(1)
			if err := table.frame(); err != nil {
				return err
			}
		}
		return nil
	})
}

// Skip runs n ticks with only one frame, at the end: for waiting.
func (table *Table) Skip(n int) {
	table.t.Helper()
	table.do(func() error {
		table.guest.AdvanceTicks(n)
		return table.frame()
	})
}

// Move moves the pointer.
func (table *Table) Move(x, y float64) {
	table.t.Helper()
	table.guest.MoveCursor(x, y)
	table.Tick(2)
}

// Click moves the pointer there and clicks.
func (table *Table) Click(x, y float64) {
	table.t.Helper()
	table.Hold(x, y, 1)
}

// Hold presses the left button there for so many ticks.
func (table *Table) Hold(x, y float64, ticks int) {
	table.t.Helper()
	table.Move(x, y)
	table.guest.PressMouseButton(ebiten.MouseButtonLeft)
	table.Tick(1)
	if ticks > 1 {
		table.Skip(ticks - 1)
	}
	table.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	table.Tick(2)
}

// Drag takes what lies at one place to another.
func (table *Table) Drag(x0, y0, x1, y1 float64) {
	table.t.Helper()
	table.Move(x0, y0)
	table.guest.PressMouseButton(ebiten.MouseButtonLeft)
	table.Tick(1)
	const steps = 4
	for i := 1; i <= steps; i++ {
		f := float64(i) / steps
		table.guest.MoveCursor(x0+(x1-x0)*f, y0+(y1-y0)*f)
		table.Tick(1)
	}
	table.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	table.Tick(2)
}

// Tap puts a finger there and lifts it.
func (table *Table) Tap(x, y float64) {
	table.t.Helper()
	table.Rest(x, y, 3)
}

// Rest puts a finger there, lets it rest for so many ticks and lifts it.
func (table *Table) Rest(x, y float64, ticks int) {
	table.t.Helper()
	table.guest.PressTouch(1, x, y)
	table.Skip(ticks)
	table.guest.ReleaseTouch(1)
	table.Skip(6) // a tap becomes a click in the ticks after it
}

// Swipe moves a finger from one place to another.
func (table *Table) Swipe(x0, y0, x1, y1 float64) {
	table.t.Helper()
	table.fingers([][4]float64{{x0, y0, x1, y1}})
}

// Spread moves two fingers from one pair of places to another.
func (table *Table) Spread(a, b [4]float64) {
	table.t.Helper()
	table.fingers([][4]float64{a, b})
}

// fingers move each from its first place to its second, in a few steps.
func (table *Table) fingers(ways [][4]float64) {
	for i, w := range ways {
		table.guest.PressTouch(ebiten.TouchID(i+1), w[0], w[1])
	}
	table.Tick(2)
	const steps = 6
	for n := 1; n <= steps; n++ {
		f := float64(n) / steps
		for i, w := range ways {
			table.guest.MoveTouch(ebiten.TouchID(i+1), w[0]+(w[2]-w[0])*f, w[1]+(w[3]-w[1])*f)
		}
		table.Tick(1)
	}
	for i := range ways {
		table.guest.ReleaseTouch(ebiten.TouchID(i + 1))
	}
	table.Tick(6)
}

// Wheel turns the wheel where the pointer is; positive is away from the hand.
func (table *Table) Wheel(by float64) {
	table.t.Helper()
	table.guest.ScrollWheel(0, by)
	table.Tick(2)
}

// Key presses keys one after the other and releases them again: several are
// a chord, as Key(ebiten.KeyControlLeft, ebiten.KeyZ).
func (table *Table) Key(keys ...ebiten.Key) {
	table.t.Helper()
	table.HoldKey(1, keys...)
}

// HoldKey keeps the keys down for so many ticks.
func (table *Table) HoldKey(ticks int, keys ...ebiten.Key) {
	table.t.Helper()
	for _, key := range keys {
		table.guest.PressKey(key)
	}
	table.Tick(1)
	if ticks > 1 {
		table.Skip(ticks - 1)
	}
	for _, key := range keys {
		table.guest.ReleaseKey(key)
	}
	table.Tick(2)
}

// Type types a text.
func (table *Table) Type(text string) {
	table.t.Helper()
	for _, r := range text {
		if t := table.typing; t != nil && !t.IsClosed() { // a field asks the system's input method, which is this one
			t.Commit(string(r))
			table.Tick(2)
			continue
		}
		table.guest.TypeRune(r)
		table.Tick(1)
	}
}

// Image returns the picture on the screen now.
func (table *Table) Image() *image.RGBA {
	table.t.Helper()
	img := image.NewRGBA(table.screen.Bounds())
	table.do(func() error {
		if err := table.frame(); err != nil {
			return err
		}
		table.screen.ReadPixels(img.Pix)
		return nil
	})
	return img
}

// Shot writes what the program shows now to a PNG file.
func (table *Table) Shot(path string) {
	table.t.Helper()
	f, err := os.Create(path)
	if err != nil {
		table.t.Fatal(err)
	}
	err = png.Encode(f, table.Image())
	if err := errors.Join(err, f.Close()); err != nil {
		table.t.Fatal(err)
	}
}

// State returns the program's report of the screen now.
func (table *Table) State() State {
	table.t.Helper()
	s, err := readState(table.report)
	if err != nil {
		table.t.Fatal(err)
	}
	return s
}

// slow is the least time that a wish is waited for, by the clock on the wall: a computer player
// thinks beside the program's ticks, which on a busy machine go by faster than it does.
const slow = 20 * time.Second

// Until runs the program until its state is as wished, or the test fails. The limit is in ticks, 60
// to the second of the program's time; before some seconds have gone by on the wall it is not over.
func (table *Table) Until(what string, limit int, ok func(State) bool) State {
	table.t.Helper()
	const step = 5
	begun := time.Now()
	for n := 0; n <= limit/step || time.Since(begun) < slow; n++ {
		if s := table.State(); ok(s) {
			return s
		}
		table.Skip(step)
	}
	s := table.State()
	if !ok(s) {
		table.t.Fatalf("waited %d ticks for %s; the program shows:\n%v", limit, what, s)
	}
	return s
}

// Command runs the same binary with other arguments, in the same home, and
// returns what it printed.
func (table *Table) Command(args ...string) (string, error) {
	cmd := exec.Command(table.binary, args...)
	cmd.Env = homeEnv(table.home)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// Files lists the files that the program has written in its home.
func (table *Table) Files(extension string) []string {
	table.t.Helper()
	var found []string
	err := filepath.WalkDir(table.home, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == extension {
			found = append(found, path)
		}
		return err
	})
	if err != nil {
		table.t.Fatal(err)
	}
	return found
}

// lockedBuffer keeps what a process says.
type lockedBuffer struct {
	sync.Mutex
	bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.Lock()
	defer b.Unlock()
	return b.Buffer.Write(p)
}

func (b *lockedBuffer) String() string {
	b.Lock()
	defer b.Unlock()
	return b.Buffer.String()
}
