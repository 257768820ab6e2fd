package tournament

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// Suffix is how the name of an event file ends.
const Suffix = ".event.json"

// patience is how long a change waits for another program that is writing the same event.
const patience = 20 * time.Second

// step is told what has just been done to a file; tests break off there.
var step = func(string) {}

// Open reads the event of a file as it is now.
func Open(file string) (*Event, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, missing(file, err)
	}
	defer f.Close()
	return Read(f, file)
}

func missing(file string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: no such event file", file)
	}
	return err
}

// Create writes a new event file; one that is there already is left alone.
func Create(file string, e *Event) error {
	if !strings.HasSuffix(file, Suffix) {
		return fmt.Errorf("%s: the name of an event file ends in %s", file, Suffix)
	}
	free, err := lock(file)
	if err != nil {
		return err
	}
	defer free()
	if _, err := os.Lstat(file); err == nil {
		return fmt.Errorf("%s: there is an event of this name already", file)
	}
	e.Revision = 1
	return replace(file, e)
}

// Change does something to the event of a file. The file is locked and read anew, so that what another program has written
// meanwhile is there; only if do succeeds is it written, whole: to a new file that is synced and then takes its place.
// The event as it was written is returned; after an error the file is as it was.
func Change(file, who string, at time.Time, do func(*Desk) error) (*Event, error) {
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return nil, missing(file, err)
	}
	free, err := lock(real)
	if err != nil {
		return nil, err
	}
	defer free()
	e, err := Open(real)
	if err != nil {
		return nil, err
	}
	if err := do(e.By(who, at)); err != nil {
		return nil, err
	}
	if err := e.check(); err != nil {
		return nil, fmt.Errorf("%s: the change would damage the event: %w", file, err)
	}
	e.Revision++
	if err := replace(real, e); err != nil {
		return nil, err
	}
	return e, nil
}

// lock keeps other programs from the event until free is called. The lock is on a file beside it, which stays: the event's
// own file is replaced by every change. Where the system has no locks (a browser) there is no other program either.
func lock(file string) (free func(), err error) {
	l := flock.New(filepath.Join(filepath.Dir(file), "."+filepath.Base(file)+".lock"), flock.SetPermissions(0o644))
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	ok, err := l.TryLockContext(ctx, 5*time.Millisecond)
	switch {
	case errors.Is(err, errors.ErrUnsupported):
		return func() {}, nil
	case errors.Is(err, context.DeadlineExceeded) || err == nil && !ok:
		return nil, fmt.Errorf("%s: another program keeps it locked; nothing was changed", file)
	case err != nil:
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return func() { l.Close() }, nil
}

// replace writes an event in the place of a file. Whoever is killed in between leaves the old file or the new one whole,
// and at most a leftover beside it that the next change sweeps away.
func replace(file string, e *Event) (err error) {
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
	}
	sweep(dir, base)
	step("begin")
	f, err := os.CreateTemp(dir, "."+base+".new-*")
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
			err = fmt.Errorf("%s: %w", file, err)
		}
	}()
	step("created")
	err = e.Write(f)
	step("written")
	err = errors.Join(err, f.Chmod(mode), f.Sync())
	step("synced")
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	step("closed")
	if err = os.Rename(f.Name(), file); err != nil {
		return err
	}
	step("renamed")
	// The new name is made to stay too. Not every system syncs a folder; the file itself is safe by now.
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
	step("kept")
	return nil
}

// sweep removes what a killed program left; the lock is held, so nobody is still writing it.
func sweep(dir, base string) {
	left, _ := os.ReadDir(dir)
	for _, f := range left {
		if strings.HasPrefix(f.Name(), "."+base+".new-") {
			os.Remove(filepath.Join(dir, f.Name()))
		}
	}
}

// Filed is an event of a storyline's folder; a file that cannot be read has Err instead of an event.
type Filed struct {
	File  string
	Event *Event
	Err   error
}

// changed is when the event was changed last, as its log tells; before its first change, when its file was written.
func (f *Filed) changed() time.Time {
	if f.Event != nil && len(f.Event.Log) > 0 {
		return f.Event.Log[len(f.Event.Log)-1].At
	}
	if info, err := os.Stat(f.File); err == nil {
		return info.ModTime()
	}
	return time.Time{}
}

// Storyline are the events of a club's folder in the order of their dates; those of one day in the order in which they were
// changed last, so that the one that ended last is the last. A damaged or foreign file is among them with what is wrong with
// it, and hides no other.
func Storyline(folder string) ([]Filed, error) {
	files, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var out []Filed
	for _, f := range files {
		if f.IsDir() || !strings.HasSuffix(f.Name(), Suffix) || strings.HasPrefix(f.Name(), ".") {
			continue
		}
		name := filepath.Join(folder, f.Name())
		e, err := Open(name)
		out = append(out, Filed{name, e, err})
	}
	date := func(f Filed) string {
		if f.Event == nil {
			return ""
		}
		return f.Event.Date
	}
	slices.SortStableFunc(out, func(a, b Filed) int {
		if n := strings.Compare(date(a), date(b)); n != 0 {
			return n
		}
		return a.changed().Compare(b.changed())
	})
	return out, nil
}

// Following is what the next event of a storyline takes from this one: its final ranks. The event must be over.
func (e *Event) Following() (*Before, error) {
	if !e.Over() {
		return nil, fmt.Errorf("%s is not over: its final ranks are not known", e.Name)
	}
	return &Before{Event: e.Name, Ranks: e.FinalRanks()}, nil
}

// Follow gives the event the final ranks of the one before, anew until the first round is paired.
func (d *Desk) Follow(b *Before) error {
	if d.Locked() {
		return errors.New("round 1 is paired: the ranks it begins with stand")
	}
	was := ""
	if d.After != nil {
		was = d.After.Event
	}
	d.After = b
	d.note(was, "the event follows %s", b.Event)
	return nil
}
