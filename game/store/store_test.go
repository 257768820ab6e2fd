package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/store"
)

// stores are all there are: what holds of one holds of each.
func stores(t *testing.T, do func(t *testing.T, s store.Store)) {
	t.Run("disk", func(t *testing.T) { do(t, store.Disk{Root: filepath.Join(t.TempDir(), "not", "there", "yet")}) })
	t.Run("memory", func(t *testing.T) { do(t, &store.Memory{}) })
}

func names(t *testing.T, s store.Store, folder string) (out []string) {
	t.Helper()
	in, err := s.List(folder)
	must(t, err)
	for _, f := range in {
		if f.Folder {
			f.Name += "/"
		}
		out = append(out, f.Name)
	}
	return out
}

// Files are written whole, over older ones or new, and read back; folders come and are listed with
// them.
func TestFilesAreKept(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		got := names(t, s, ".")
		expect.True(t, got == nil, "an empty store has %v", got)
		if _, err := s.Read("a", 10); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("a file that is not there: %v", err)
		}
		for _, x := range [][2]string{{"b", "one"}, {"b", "two"}, {"f/g/c", "three"}, {"f/Битва", "four"}, {"f/.hidden", "five"}, {"empty", ""}} {
			must(t, store.Put(s, x[0], []byte(x[1])))
		}
		expect.List(t, names(t, s, "."), []string{"b", "empty", "f/"}, "it has")
		expect.List(t, names(t, s, "f"), []string{"g/", "Битва"}, "f has")
		if b, err := s.Read("b", 3); err != nil || string(b) != "two" {
			t.Errorf("%q, %v", b, err)
		}
		if _, err := s.Read("b", 2); !errors.Is(err, store.ErrTooLarge) {
			t.Errorf("larger than asked for: %v", err)
		}
		if b, err := s.Read("empty", 0); err != nil || len(b) != 0 {
			t.Errorf("%q, %v", b, err)
		}
		must(t, s.Remove("b"))
		if err := s.Remove("b"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("removed twice: %v", err)
		}
	})
}

// No name leads out of the store.
func TestNamesStayInside(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		for _, name := range []string{"", "/etc/passwd", "../x", "a/../../x", "a//b", "./a", "a/", "a\x00b"} {
			_, read := s.Read(name, 10)
			_, begun := s.Begin(name)
			_, open := s.Open(name)
			_, locked := s.Lock(name)
			for what, err := range map[string]error{"read": read, "written": s.Write(name, nil), "begun": begun, "opened": open, "locked": locked, "removed": s.Remove(name)} {
				expect.True(t, err != nil && !errors.Is(err, fs.ErrNotExist), "%q is %s: %v", name, what, err)
			}
		}
	})
}

// What is there is not written over by what is new: it gets a number.
func TestNewFilesAreNewFiles(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		for _, want := range []string{"a.txt", "a-2.txt", "a-3.txt"} {
			got, err := store.Add(s, "f", "a", ".txt", []byte(want))
			expect.True(t, err == nil && got == want, "%s, %v, want %s", got, err, want)
		}
		if err := store.Create(s, "f/a.txt", nil); !errors.Is(err, fs.ErrExist) {
			t.Errorf("created over another: %v", err)
		}
		if b, err := s.Read("f/a.txt", 100); err != nil || string(b) != "a.txt" {
			t.Errorf("%q, %v", b, err)
		}
		name, tail, err := store.AddTail(s, "f", "a", ".txt")
		expect.Must(t, err == nil && name == "a-4.txt", "%v %v", name, err)
		must(t, tail.Close())
	})
}

// Of many who create a file of one name each gets one of his own, and of many who change one no
// change is lost.
func TestManyAtOnce(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		const many = 12
		var all sync.WaitGroup
		got := make([]string, many)
		for i := range many {
			all.Go(func() {
				var err error
				got[i], err = store.Add(s, "f", "a", ".txt", fmt.Append(nil, i))
				expect.OK(t, err)
				free, err := s.Lock("count")
				if err != nil {
					t.Error(err)
					return
				}
				defer free()
				b, err := s.Read("count", 1000)
				expect.True(t, err == nil || errors.Is(err, fs.ErrNotExist), "%v", err)
				expect.OK(t, s.Write("count", append(b, '.')))
			})
		}
		all.Wait()
		for i, name := range got {
			b, err := s.Read("f/"+name, 100)
			expect.True(t, err == nil && string(b) == fmt.Sprint(i), "%s holds %q, not %d: %v", name, b, i, err)
		}
		if b, err := s.Read("count", 1000); err != nil || len(b) != many {
			t.Errorf("%d changes of %d: %v", len(b), many, err)
		}
		if d, is := s.(store.Disk); is {
			left, err := filepath.Glob(filepath.Join(d.Root, "f", ".*"))
			expect.True(t, err == nil && left == nil, "beside the files lie %v, %v", left, err)
		}
	})
}

// A file that grows is written at its end, cut, and gone on with.
func TestFilesThatGrow(t *testing.T) {
	stores(t, func(t *testing.T, s store.Store) {
		f, err := s.Begin("games/a")
		must(t, err)
		if _, err := s.Begin("games/a"); !errors.Is(err, fs.ErrExist) {
			t.Errorf("begun twice: %v", err)
		}
		for at, text := range map[int64]string{0: "one", 3: "two"} {
			_, err = f.WriteAt([]byte(text), at)
			must(t, err)
		}
		must(t, errors.Join(f.Sync(), f.Truncate(5), f.Close()))
		f, err = s.Open("games/a")
		must(t, err)
		b, err := io.ReadAll(f)
		info, e := f.Stat()
		expect.True(t, err == nil && e == nil && string(b) == "onetw" && info.Size() == 5, "%q, %v, %v", b, err, e)
		must(t, f.Close())
		if _, err := s.Open("games/b"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("a file that is not there: %v", err)
		}
	})
}

// Whoever is killed while he writes leaves the old file or the new one, and what lies beside it is
// swept away by the next.
func TestBrokenOffAtAnyStep(t *testing.T) {
	type killed struct{}
	for i, at := range []string{"begin", "created", "written", "synced", "closed", "renamed", "kept"} {
		root := t.TempDir()
		must(t, store.Put(store.Disk{Root: root}, "a", []byte("old")))
		func() {
			defer func() {
				_, is := recover().(killed)
				expect.True(t, is, "it is not broken off at %s", at)
			}()
			d := store.Disk{Root: root, Done: func(step string) {
				if step == at {
					panic(killed{})
				}
			}}
			_ = d.Write("a", []byte("new"))
		}()
		want := "old"
		if i >= 5 {
			want = "new"
		}
		d := store.Disk{Root: root}
		b, err := d.Read("a", 10)
		expect.True(t, err == nil && string(b) == want, "broken off at %s: %q, %v", at, b, err)
		must(t, store.Put(d, "a", []byte("next")))
		left, _ := filepath.Glob(filepath.Join(root, ".*.new-*"))
		expect.True(t, len(left) == 0, "broken off at %s: %v is left", at, left)
	}
}

// A new file anywhere is whole or not there; what stands in its place stays, be it a link that
// leads nowhere.
func TestCreateFile(t *testing.T) {
	dir := t.TempDir()
	name, lost := filepath.Join(dir, "a"), filepath.Join(dir, "lost")
	if err := os.Symlink(filepath.Join(dir, "nowhere"), lost); err != nil {
		t.Skip(err)
	}
	must(t, store.CreateFile(name, []byte("one")))
	for _, taken := range []string{name, lost, dir} {
		err := store.CreateFile(taken, []byte("two"))
		expect.True(t, errors.Is(err, fs.ErrExist), "%s: %v", taken, err)
	}
	if b, err := os.ReadFile(name); err != nil || string(b) != "one" {
		t.Errorf("%q, %v", b, err)
	}
	if in, err := os.ReadDir(dir); err != nil || len(in) != 2 {
		t.Errorf("%v, %v", in, err)
	}
}

// Files take the place of those of their names, all or, where they do not fit or cannot be written,
// none.
func TestReplaceFiles(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "sub", "cards")
	put := func(text string, fits error) error {
		return store.ReplaceFiles(folder, map[string][]byte{"a": []byte(text), "b": []byte(text)}, func(made fs.FS) error {
			b, err := fs.ReadFile(made, "b")
			expect.True(t, err == nil && string(b) == text, "%q, %v", b, err)
			return fits
		})
	}
	must(t, put("one", nil))
	no := errors.New("no")
	if err := put("two", no); !errors.Is(err, no) {
		t.Error(err)
	}
	if b, err := os.ReadFile(filepath.Join(folder, "a")); err != nil || string(b) != "one" {
		t.Errorf("%q, %v", b, err)
	}
	if in, err := os.ReadDir(filepath.Dir(folder)); err != nil || len(in) != 1 {
		t.Errorf("%v, %v", in, err)
	}
}

// Of a link what it leads to is written, and the rights of a file stay.
func TestLinksAndRights(t *testing.T) {
	root := t.TempDir()
	real := filepath.Join(t.TempDir(), "real")
	must(t, os.WriteFile(real, nil, 0o600))
	if err := os.Symlink(real, filepath.Join(root, "a")); err != nil {
		t.Skip(err)
	}
	d := store.Disk{Root: root}
	must(t, store.Put(d, "a", []byte("x")))
	info, err := os.Stat(real)
	if b, e := os.ReadFile(real); e != nil || err != nil || string(b) != "x" || info.Mode().Perm() != 0o600 {
		t.Errorf("%q, %v, %v, %v", b, info.Mode(), err, e)
	}
}

// Names of any script and sign are names of files, each of its own, and say again what they are.
func TestFileNames(t *testing.T) {
	all := []string{"Битва", "講義", "!!!", "Lecture 1", "Lecture #1", "lecture 1", "Lecture-1", "a/b", "a\\b", "a:b", "ab", "a%b", "a%2Fb", "..", ".hidden", "end.", "~", "-o",
		"con", "CON.txt", "com1", "com¹", "nul", "a\u00a0b", "👩\u200d🚀", "tab\tin", "new\nline", "turned\u202eround", "\x7f", "x\xffy", "?", "*", "Wing of Dukat's", "100%", "%", "%%", "ünï", "fleet", "unnamed"}
	seen := map[string]string{}
	for _, name := range all {
		file := store.FileName(name)
		other, is := seen[file]
		expect.True(t, !is, "%q and %q are both called %q", name, other, file)
		seen[file] = name
		if !fs.ValidPath(file) || strings.ContainsAny(file, `/\:*?"<>|`) || strings.HasPrefix(file, ".") || strings.HasSuffix(file, ".") {
			t.Errorf("%q becomes %q", name, file)
		}
	}
	for _, name := range []string{"Битва", "講義", "!!!", "Lecture #1", "a/b", "100%", "👩\u200d🚀", "con", ".hidden", "a\u00a0b", "a%2Fb"} {
		got := store.Title(store.FileName(name))
		expect.True(t, got == name, "%q is told as %q", name, got)
	}
	for _, name := range []string{"", " ", "\t"} {
		expect.Same(t, store.FileName(name), "unnamed", "%q becomes", name)
	}
}

// FuzzNames: whatever somebody types or drops, the file lies in the store, is read back, and no
// other name hits it.
func FuzzNames(f *testing.F) {
	for _, s := range []string{"Битва", "../../x", "con.txt", "a%00b", "\x00", strings.Repeat("講", 200), "%", "x\xff", "..", " . ", "NUL", "-rf"} {
		f.Add(s, s+" ")
	}
	dir := f.TempDir()
	d, m := store.Disk{Root: filepath.Join(dir, "store")}, &store.Memory{}
	must(f, os.Mkdir(d.Root, 0o755))
	f.Fuzz(func(t *testing.T, one, two string) {
		a, b := store.FileName(one), store.FileName(two)
		short := len(a) < 170 && len(b) < 170 // longer ones are cut
		if trimmed := strings.TrimSpace(one) == strings.TrimSpace(two); short && a == b && !trimmed && strings.TrimSpace(one) != "" && strings.TrimSpace(two) != "" && one != "unnamed" && two != "unnamed" {
			t.Fatalf("%q and %q are both %q", one, two, a)
		}
		if err := m.Write(a+".txt", []byte(one)); err != nil {
			t.Fatalf("%q as %q: %v", one, a, err)
		}
		file, err := os.Create(d.Where(a + ".txt")) // as a disk has it, but for the wait until it stays there
		expect.Must(t, err == nil, "%q as %q: %v", one, a, err)
		_, err = file.WriteString(one)
		must(t, errors.Join(err, file.Close()))
		for _, s := range []store.Store{d, m} {
			got, err := s.Read(a+".txt", 1<<20)
			expect.Must(t, err == nil && bytes.Equal(got, []byte(one)), "%q as %q: %v", one, a, err)
			must(t, s.Remove(a+".txt"))
		}
		if in, err := os.ReadDir(dir); err != nil || len(in) != 1 {
			t.Fatalf("%q as %q lies outside: %v, %v", one, a, in, err)
		}
		_ = store.Title(one)
	})
}

// must ends a test if there is an error.
var must = expect.OK
