package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"attackwing/ui/table"
)

// settingsFile lies beside the folder of the saved games.
func settingsFile() (string, error) {
	dir, err := savesDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(filepath.Dir(dir), "settings.json"), nil
}

// readSettings are the settings kept. A file that is missing, too large or damaged gives the defaults: settings are not
// worth refusing to start for.
func readSettings() (s table.Settings) {
	name, err := settingsFile()
	if err != nil {
		return s
	}
	f, err := os.Open(name)
	if err != nil {
		return s
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, 1<<16))
	if err != nil || json.Unmarshal(b, &s) != nil {
		return table.Settings{}
	}
	return s
}

// keepSettings writes them: to a new file first, so that a crash leaves the old one or the new one.
func keepSettings(s table.Settings) error {
	name, err := settingsFile()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	b, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return fmt.Errorf("the settings: %w", err)
	}
	if err := os.WriteFile(name+".new", append(b, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}
