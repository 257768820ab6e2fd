package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// patience is the longest wait for a lock.
const patience = 20 * time.Second

// here are the locks, by file, where the system has none: nobody but this program has its files
// there.
var here sync.Map

// ErrLocked is a file that another program keeps locked.
var ErrLocked = errors.New("another program keeps it locked; nothing was changed")

// Lock locks a file, whether it is there or not. The lock is on a hidden file beside it, since the
// file itself is replaced whenever it is written; it goes with the lock. Where the system has no
// locks there is no other program either, and the lock is the program's own.
func (d Disk) Lock(name string) (free func(), err error) {
	file, err := d.path("lock", name)
	if err != nil {
		return nil, err
	}
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return nil, err
	}
	l := flock.New(filepath.Join(filepath.Dir(file), "."+filepath.Base(file)+".lock"), flock.SetPermissions(0o644))
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		ok, err := l.TryLockContext(ctx, 5*time.Millisecond)
		switch {
		case errors.Is(err, errors.ErrUnsupported):
			one, _ := here.LoadOrStore(file, &sync.Mutex{})
			one.(*sync.Mutex).Lock()
			sweep(file)
			return one.(*sync.Mutex).Unlock, nil
		case errors.Is(err, context.DeadlineExceeded) || err == nil && !ok:
			return nil, fmt.Errorf("%s: %w", file, ErrLocked)
		case err != nil:
			return nil, err
		case inPlace(l):
			sweep(file)
			return func() { unlock(l) }, nil
		}
		l.Close()
	}
}

// inPlace reports whether the file of a lock is still the one of its name: whoever had it before may
// have taken the file away.
func inPlace(l *flock.Flock) bool {
	locked, err := l.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(l.Path())
	return err == nil && os.SameFile(locked, named)
}

// unlock takes the file of a lock away and frees it. The file goes first, while nobody else can have
// locked it. Windows removes no file that is open: there it goes afterwards, and stays where
// somebody else has opened it.
func unlock(l *flock.Flock) {
	if runtime.GOOS == "windows" {
		l.Close()
		os.Remove(l.Path())
		return
	}
	os.Remove(l.Path())
	l.Close()
}
