package store

import (
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Disk is the store of a folder of the system.
type Disk struct {
	Root string
	Done func(step string) // told what has just been done to a file that is written, nil nobody; tests break off there
}

// Where is the path.
func (d Disk) Where(name string) string { return filepath.Join(d.Root, filepath.FromSlash(name)) }

// path returns the path of a file: below the folder, and nowhere else. Its name may hold bytes that
// are no letters: systems allow them, and List tells such names.
func (d Disk) path(op, name string) (string, error) {
	letters := strings.ToValidUTF8(name, "_")
	if _, err := filepath.Localize(letters); err == nil && fs.ValidPath(letters) {
		return filepath.Join(d.Root, filepath.FromSlash(name)), nil
	}
	return "", &fs.PathError{Op: op, Path: name, Err: errors.New("no name of a file here")}
}

// List lists a folder.
func (d Disk) List(folder string) ([]Entry, error) {
	dir, err := d.path("list", folder)
	if err != nil {
		return nil, err
	}
	in, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var out []Entry
	for _, f := range in {
		if strings.HasPrefix(f.Name(), ".") {
			continue
		}
		info, err := os.Stat(filepath.Join(dir, f.Name())) // what a link leads to
		if err != nil || !info.IsDir() && !info.Mode().IsRegular() {
			continue
		}
		out = append(out, Entry{Name: f.Name(), Folder: info.IsDir(), Size: info.Size(), At: info.ModTime()})
	}
	return out, nil
}

// Read reads a file.
func (d Disk) Read(name string, most int) ([]byte, error) {
	file, err := d.path("read", name)
	if err != nil {
		return nil, err
	}
	return ReadFile(file, most)
}

// ReadFile is [Store.Read] of a file anywhere.
func ReadFile(file string, most int) ([]byte, error) {
	info, err := os.Stat(file)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &fs.PathError{Op: "read", Path: file, Err: ErrNoFile}
	case info.Size() > int64(most):
		return nil, &fs.PathError{Op: "read", Path: file, Err: ErrTooLarge}
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, int64(most)+1))
	if err == nil && len(b) > most {
		err = &fs.PathError{Op: "read", Path: file, Err: ErrTooLarge}
	}
	return b, err
}

// Write writes a file: a new one beside it, which is synced and then takes its place. Whoever is
// killed in between leaves the old file or the new one whole, and at most a leftover beside it that
// whoever locks the file next sweeps away. Of a link, what it leads to is written.
func (d Disk) Write(name string, content []byte) error {
	file, err := d.path("write", name)
	if err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return d.write(file, content, os.Rename)
}

// WriteFile is [Store.Write] of a file anywhere, in a folder that is there. A link in its place is
// replaced, unless it leads to a device or a pipe: that is written to as it is.
func WriteFile(file string, content []byte) error {
	if info, err := os.Stat(file); err == nil && info.Mode()&(fs.ModeDevice|fs.ModeNamedPipe) != 0 {
		f, err := os.OpenFile(file, os.O_WRONLY, 0)
		if err == nil {
			_, err = f.Write(content)
			err = errors.Join(err, f.Close())
		}
		return err
	}
	return Disk{}.write(file, content, os.Rename)
}

// CreateFile writes a new file anywhere, in a folder that is there: whole or not at all. What is
// there already stays, a link that leads nowhere too, and the error is fs.ErrExist.
func CreateFile(file string, content []byte) error {
	if _, err := os.Lstat(file); err == nil {
		return &fs.PathError{Op: "create", Path: file, Err: fs.ErrExist}
	}
	return Disk{}.write(file, content, func(made, file string) error {
		switch err := os.Link(made, file); {
		case err == nil:
			return os.Remove(made)
		case errors.Is(err, fs.ErrExist):
			return &fs.PathError{Op: "create", Path: file, Err: fs.ErrExist}
		}
		return os.Rename(made, file) // the file system has no links
	})
}

// ReplaceFiles writes files into a folder that may not be there yet, over older ones of their
// names. All of them are written beside it first and shown to fits; where one cannot be written or
// fits refuses them, all is as it was.
func ReplaceFiles(folder string, files map[string][]byte, fits func(fs.FS) error) error {
	parent, base := filepath.Split(filepath.Clean(folder))
	if err := os.MkdirAll(filepath.Clean(parent), 0o755); err != nil {
		return err
	}
	made, err := os.MkdirTemp(parent, leftover(base)+"*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(made)
	names := slices.Sorted(maps.Keys(files))
	for _, name := range names {
		if err := WriteFile(filepath.Join(made, name), files[name]); err != nil {
			return err
		}
	}
	if err := fits(os.DirFS(made)); err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, name := range names {
		if err := os.Rename(filepath.Join(made, name), filepath.Join(folder, name)); err != nil {
			return err
		}
	}
	syncFolder(folder)
	return nil
}

// write writes a file beside its place, whole, and has it put there.
func (d Disk) write(file string, content []byte, put func(made, file string) error) (err error) {
	dir, base := filepath.Split(file)
	if dir == "" {
		dir = "."
	}
	mode := fs.FileMode(0o644)
	if info, err := os.Lstat(file); err == nil && info.Mode().IsRegular() {
		mode = info.Mode().Perm()
	}
	d.done("begin")
	f, err := os.CreateTemp(dir, leftover(base)+"*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	d.done("created")
	_, err = f.Write(content)
	d.done("written")
	err = errors.Join(err, f.Chmod(mode), f.Sync())
	d.done("synced")
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	d.done("closed")
	if err = put(f.Name(), file); err != nil {
		return err
	}
	d.done("renamed")
	syncFolder(dir)
	d.done("kept")
	return nil
}

func (d Disk) done(step string) {
	if d.Done != nil {
		d.Done(step)
	}
}

// syncFolder makes the name of a new file stay. Not every system can; then the file system's own
// order has to do.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

// leftover returns the beginning of the names of the temporary files that become the file base.
func leftover(base string) string { return "." + base + ".new-" }

// sweep removes what a killed program left; the lock is held, so nobody is still writing it.
func sweep(file string) {
	dir, base := filepath.Split(file)
	left, _ := os.ReadDir(filepath.Clean(dir))
	for _, f := range left {
		if strings.HasPrefix(f.Name(), leftover(base)) {
			os.Remove(filepath.Join(dir, f.Name()))
		}
	}
}

// Remove removes a file.
func (d Disk) Remove(name string) error {
	file, err := d.path("remove", name)
	if err != nil {
		return err
	}
	return os.Remove(file)
}

// Begin makes a new file that grows.
func (d Disk) Begin(name string) (Tail, error) {
	file, err := d.path("begin", name)
	if err != nil {
		return nil, err
	}
	dir := filepath.Dir(file)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	syncFolder(dir)
	return f, nil
}

// Open goes on with a file that grows.
func (d Disk) Open(name string) (Tail, error) {
	file, err := d.path("open", name)
	if err != nil {
		return nil, err
	}
	return OpenFile(file)
}

// OpenFile is [Store.Open] of a file anywhere.
func OpenFile(file string) (Tail, error) {
	if info, err := os.Stat(file); err == nil && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: file, Err: ErrNoFile}
	}
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	return f, nil
}
