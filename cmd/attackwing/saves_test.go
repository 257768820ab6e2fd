package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A battle of the window is recorded answer by answer, and another one in a file of its own.
func TestSaves(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_DATA_HOME", home)
	t.Setenv("HOME", home)
	t.Setenv("APPDATA", home)
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	s := &keeper{err: &said}
	s.begin(g)
	if s.rec == nil {
		t.Fatal(said.String())
	}
	gametest.Play(g, 1, 0, func([]game.Event) { s.follow(g) })
	file := s.rec.f.Name()
	s.close()
	if rel, err := filepath.Rel(home, file); err != nil || !filepath.IsLocal(rel) {
		t.Fatalf("it is written to %s", file)
	}
	if code, _, errs := command("replay", "--verify", file); code != 0 || said.Len() > 0 {
		t.Errorf("exit %d, %s%s", code, errs, said.String())
	}
	s.begin(g)
	if s.rec == nil || s.rec.f.Name() == file {
		t.Error("a second battle has no file of its own")
	}
	s.close()
}

// Where nothing can be written the battle goes on, and it is said once.
func TestSavesNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", file)
	t.Setenv("HOME", file)
	t.Setenv("APPDATA", file)
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	if err != nil {
		t.Fatal(err)
	}
	var said bytes.Buffer
	s := &keeper{err: &said}
	s.begin(g)
	s.follow(g)
	s.begin(g)
	if n := bytes.Count(said.Bytes(), []byte("\n")); n != 1 {
		t.Errorf("said %d times: %s", n, said.String())
	}
}
