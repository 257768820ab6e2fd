package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"attackwing/game"
	"attackwing/game/record"
)

// savesDir is where the system keeps a player's data: XDG_DATA_HOME or ~/.local/share on Linux, Application Support on
// macOS, AppData on Windows.
func savesDir() (string, error) {
	if d := os.Getenv("XDG_DATA_HOME"); d != "" && filepath.IsAbs(d) {
		return filepath.Join(d, "attackwing", "games"), nil
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "windows" {
		d, err := os.UserConfigDir()
		if err != nil {
			return "", err
		}
		return filepath.Join(d, "attackwing", "games"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(home, ".local", "share", "attackwing", "games"), nil
}

// savedGame is a record file being written.
type savedGame struct {
	f *os.File
	w *record.Writer
}

// newSavedGame begins a new file; an older one is never written over.
func newSavedGame(g *game.Game) (*savedGame, error) {
	dir, err := savesDir()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	stamp := time.Now().Format("2006-01-02-150405")
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s-%s.game.jsonl", g.Setup().Scenario.Sheet().ID, stamp)
		if n > 1 {
			name = fmt.Sprintf("%s-%s-%d.game.jsonl", g.Setup().Scenario.Sheet().ID, stamp, n)
		}
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if os.IsExist(err) && n < 100 {
			continue
		}
		if err != nil {
			return nil, err
		}
		w, err := record.NewWriter(f, g.Setup())
		if err != nil {
			f.Close()
			return nil, err
		}
		return &savedGame{f, w}, nil
	}
}

func (s *savedGame) follow(g *game.Game) error { return s.w.Follow(g) }

func (s *savedGame) close() { s.f.Close() }
