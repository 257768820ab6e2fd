package main

import (
	"os"
	"path/filepath"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
)

// The commands of the documents do what they say, in a folder that has the files they name. Those
// that open a window are only parsed.
func TestDocumentedCommands(t *testing.T) {
	apptest.AtHome(t, t.TempDir()) // one of them writes a scenario of one's own
	program.Documented(t, attackwing, 25, func() {
		if code, _, errs := command("simulate", "--scenario", "tholian-web", "--record", "made"); code != 0 {
			t.Fatal(errs)
		}
		made, _ := filepath.Glob("made/*" + cli.RecordEnding)
		if len(made) != 1 || os.Rename(made[0], "battle"+cli.RecordEnding) != nil {
			t.Fatalf("one battle was to be recorded: %v", made)
		}
	}, func(args []string) bool { return args[0] == "play" || args[0] == "present" })
}
