//go:build unix

package input

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"attackwing/game/gametest/expect"
)

// Files let fall on the window are read; nobody waits for a pipe among them, and a folder is none.
func TestFilesLetFall(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.fleet.yaml", "Битва.deck.yaml"} {
		expect.OK(t, os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600))
	}
	expect.OK(t, os.Mkdir(filepath.Join(dir, "folder"), 0o755))
	expect.OK(t, syscall.Mkfifo(filepath.Join(dir, "pipe.yaml"), 0o600))
	files := filesIn(os.DirFS(dir))
	expect.Need(t, len(files), 3, "files: %v", files)
	for _, f := range files {
		want := map[string]string{"a.fleet.yaml": "a.fleet.yaml", "Битва.deck.yaml": "Битва.deck.yaml", "pipe.yaml": ""}[f.Name]
		expect.True(t, string(f.Text) == want, "%s holds %q", f.Name, f.Text)
	}
}
