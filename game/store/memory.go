package store

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"
)

// Memory is a store that lies nowhere: for tests, and where there is no disk. The zero value is
// empty.
type Memory struct {
	mu    sync.Mutex
	files map[string]*kept
	locks map[string]*sync.Mutex
	count int64 // files written, which is the time here
}

// kept is a file of it.
type kept struct {
	b  []byte
	at int64
}

// Where is the name.
func (*Memory) Where(name string) string { return name }

func named(op, name string) error {
	if !fs.ValidPath(name) || strings.ContainsAny(name, "\\\x00") {
		return &fs.PathError{Op: op, Path: name, Err: errors.New("no name of a file here")}
	}
	return nil
}

// List lists a folder.
func (m *Memory) List(folder string) ([]Entry, error) {
	if err := named("list", folder); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	in := map[string]Entry{}
	for name, f := range m.files {
		rest, ok := strings.CutPrefix(name, folder+"/")
		if folder == "." {
			rest, ok = name, true
		}
		first, _, deeper := strings.Cut(rest, "/")
		if ok && !strings.HasPrefix(first, ".") {
			in[first] = Entry{Name: first, Folder: deeper, Size: int64(len(f.b)), At: time.Unix(f.at, 0)}
		}
	}
	return slices.SortedFunc(maps.Values(in), func(a, b Entry) int { return strings.Compare(a.Name, b.Name) }), nil
}

// Read reads a file.
func (m *Memory) Read(name string, most int) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f, err := m.file("read", name)
	switch {
	case err != nil:
		return nil, err
	case len(f.b) > most:
		return nil, &fs.PathError{Op: "read", Path: name, Err: ErrTooLarge}
	}
	return bytes.Clone(f.b), nil
}

// file finds a file; the store is locked.
func (m *Memory) file(op, name string) (*kept, error) {
	if err := named(op, name); err != nil {
		return nil, err
	}
	if f := m.files[name]; f != nil {
		return f, nil
	}
	return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
}

// put writes a file; the store is locked.
func (m *Memory) put(name string, b []byte) {
	if m.files == nil {
		m.files = map[string]*kept{}
	}
	m.count++
	m.files[name] = &kept{bytes.Clone(b), m.count}
}

// Write writes a file.
func (m *Memory) Write(name string, content []byte) error {
	if err := named("write", name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.put(name, content)
	return nil
}

// Remove removes a file.
func (m *Memory) Remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, err := m.file("remove", name); err != nil {
		return err
	}
	delete(m.files, name)
	return nil
}

// Begin makes a new file that grows.
func (m *Memory) Begin(name string) (Tail, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := named("begin", name); err != nil {
		return nil, err
	}
	if m.files[name] != nil {
		return nil, &fs.PathError{Op: "begin", Path: name, Err: fs.ErrExist}
	}
	m.put(name, nil)
	return &memoryTail{m: m, name: name, f: m.files[name]}, nil
}

// Open goes on with a file that grows.
func (m *Memory) Open(name string) (Tail, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f, err := m.file("open", name)
	if err != nil {
		return nil, err
	}
	return &memoryTail{m: m, name: name, f: f}, nil
}

// Lock locks a file.
func (m *Memory) Lock(name string) (free func(), err error) {
	if err := named("lock", name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	if m.locks == nil {
		m.locks = map[string]*sync.Mutex{}
	}
	if m.locks[name] == nil {
		m.locks[name] = &sync.Mutex{}
	}
	l := m.locks[name]
	m.mu.Unlock()
	l.Lock()
	return l.Unlock, nil
}

// memoryTail is a file of it that grows.
type memoryTail struct {
	m    *Memory
	name string
	f    *kept
	read int
}

func (t *memoryTail) Read(b []byte) (int, error) {
	t.m.mu.Lock()
	defer t.m.mu.Unlock()
	if t.read >= len(t.f.b) {
		return 0, io.EOF
	}
	n := copy(b, t.f.b[t.read:])
	t.read += n
	return n, nil
}

func (t *memoryTail) WriteAt(b []byte, at int64) (int, error) {
	t.m.mu.Lock()
	defer t.m.mu.Unlock()
	if end := at + int64(len(b)); end > int64(len(t.f.b)) {
		t.f.b = append(t.f.b, make([]byte, end-int64(len(t.f.b)))...)
	}
	t.m.count++
	t.f.at = t.m.count
	return copy(t.f.b[at:], b), nil
}

func (t *memoryTail) Truncate(size int64) error {
	t.m.mu.Lock()
	defer t.m.mu.Unlock()
	if size < int64(len(t.f.b)) {
		t.f.b = t.f.b[:size]
	}
	return nil
}

func (*memoryTail) Sync() error  { return nil }
func (*memoryTail) Close() error { return nil }

func (t *memoryTail) Stat() (fs.FileInfo, error) {
	t.m.mu.Lock()
	defer t.m.mu.Unlock()
	return memoryInfo{path.Base(t.name), int64(len(t.f.b)), time.Unix(t.f.at, 0)}, nil
}

// memoryInfo is the fs.FileInfo of a file in memory.
type memoryInfo struct {
	name string
	size int64
	at   time.Time
}

func (i memoryInfo) Name() string       { return i.name }
func (i memoryInfo) Size() int64        { return i.size }
func (i memoryInfo) Mode() fs.FileMode  { return 0o644 }
func (i memoryInfo) ModTime() time.Time { return i.at }
func (i memoryInfo) IsDir() bool        { return false }
func (i memoryInfo) Sys() any           { return nil }
