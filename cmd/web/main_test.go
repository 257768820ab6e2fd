package main

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// tempDir is gone when the tests are over.
var tempDir string

func TestMain(m *testing.M) {
	var err error
	if tempDir, err = os.MkdirTemp("", "attackwing-web-test"); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	code := m.Run()
	endCommon()
	os.RemoveAll(tempDir)
	os.Exit(code)
}

// What was built from nothing but small files is served as its page asks for it; a folder with
// other things in it is left alone.
func TestFolders(t *testing.T) {
	dir := t.TempDir()
	f := folder{at: dir, quick: true}
	name := f.hashed("start.js", []byte("let a = 1;"))
	f.plain("index.html", []byte("<p>"))
	expect.Must(t, f.err == nil && strings.HasPrefix(name, "start-"), "%s, %v", name, f.err)
	expect.Refused(t, empty(dir), "holds other things", "a folder without a mark was emptied")
	s := httptest.NewServer(served(dir))
	defer s.Close()
	for _, k := range []struct {
		path, kind, cache string
		code              int
	}{
		{"/", "text/html; charset=utf-8", "no-cache", 200},
		{"/" + name, "text/javascript", "public, max-age=31536000, immutable", 200},
		{"/" + name + ".br", "", "", 404},
		{"/../main.go", "", "", 404},
		{"/none.js", "", "", 404},
	} {
		r, err := http.Get(s.URL + k.path)
		must(t, err)
		r.Body.Close()
		if r.StatusCode != k.code || k.code == 200 && (r.Header.Get("Content-Type") != k.kind || r.Header.Get("Cache-Control") != k.cache) {
			t.Errorf("%s: %d %v", k.path, r.StatusCode, r.Header)
		}
	}
	must(t, os.WriteFile(filepath.Join(dir, marker), nil, 0o644))
	must(t, empty(dir))
	left, _ := os.ReadDir(dir)
	expect.Same(t, len(left), 0, "%v is left of the earlier build", left)
}

// A build that is broken off, be it while it writes or while it takes the earlier one away, leaves
// a folder that the next one takes.
func TestABuildIsBrokenOff(t *testing.T) {
	dir := t.TempDir()
	program, exec := []byte("program"), []byte("exec")
	inTheWay := filepath.Join(dir, "files-"+sum(read("files.js"))+".js")
	must(t, os.Mkdir(inTheWay, 0o755))
	if _, err := lay(folder{at: dir, quick: true}, program, exec); err == nil {
		t.Fatal("a file was written where a folder is")
	}
	left, _ := os.ReadDir(dir)
	expect.Must(t, len(left) >= 3, "it was broken off before anything was written: %v", left)
	if err := empty(dir); err != nil {
		t.Fatal("while it writes:", err)
	}
	_, err := lay(folder{at: dir, quick: true}, program, exec)
	must(t, err)
	for _, last := range []string{"a", "z"} { // before and behind all others
		stays := filepath.Join(dir, last)
		must(t, os.MkdirAll(filepath.Join(stays, "inner"), 0o755))
		expect.Must(t, empty(dir) != nil, "a folder with something in it is gone")
		must(t, os.RemoveAll(stays))
	}
	if err := empty(dir); err != nil {
		t.Fatal("while the earlier one is taken away:", err)
	}
}

// A second build makes nothing smaller that is as it was, and all of it where it is to be smaller than
// before.
func TestTheSameIsNotSqueezedTwice(t *testing.T) {
	dir := t.TempDir()
	program := bytes.Repeat([]byte("program "), 200_000)
	again := func(quick bool) (said []string) {
		t.Helper()
		f := folder{at: dir, quick: quick, say: func(words string) { said = append(said, words) }}
		f.remember()
		must(t, empty(dir))
		_, err := lay(f, program, []byte("exec"))
		must(t, err)
		return said
	}
	for i, c := range []struct {
		quick bool
		most  int
	}{{true, 2}, {true, 0}, {false, 2}, {false, 0}} {
		said := again(c.quick)
		expect.True(t, len(said) == c.most, "build %d: %q", i+1, said)
	}
	program[5]++
	if said := again(false); len(said) != 2 {
		t.Errorf("of another program: %q", said)
	}
}

// must ends a test if there is an error.
var must = expect.OK
