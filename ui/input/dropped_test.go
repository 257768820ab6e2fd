//go:build unix

package input

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Files let fall on the window are read; nobody waits for a pipe among them, and a folder is none.
func TestFilesLetFall(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.fleet.yaml", "Битва.deck.yaml"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe.yaml"), 0o600); err != nil {
		t.Fatal(err)
	}
	files := filesIn(os.DirFS(dir))
	if len(files) != 3 {
		t.Fatalf("%d files: %v", len(files), files)
	}
	for _, f := range files {
		if want := map[string]string{"a.fleet.yaml": "a.fleet.yaml", "Битва.deck.yaml": "Битва.deck.yaml", "pipe.yaml": ""}[f.Name]; string(f.Text) != want {
			t.Errorf("%s holds %q", f.Name, f.Text)
		}
	}
}
