package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"

	"attackwing/game/store"
	"attackwing/game/textfile"
	"attackwing/ui/prefs"
)

// settingsFile lies beside the folder of the saved games.
const settingsFile = "settings.json"

// mostSettings bounds the file, bytes.
const mostSettings = 1 << 16

// readSettings are the settings kept. A file that is missing, too large or damaged gives the defaults: settings are not
// worth refusing to start for.
func readSettings() prefs.Settings {
	in, err := userFiles()
	if err != nil {
		return prefs.Settings{}
	}
	s, _ := settingsOf(in)
	return s
}

// openSettings is readSettings when the window opens. A damaged file is put aside under another name, so that the settings
// kept from now on do not write over it, and that is told.
func openSettings() (s prefs.Settings, notice string) {
	in, err := userFiles()
	if err != nil {
		return s, ""
	}
	s, damage := settingsOf(in)
	if damage == nil {
		return s, ""
	}
	notice = fmt.Sprintf("The settings could not be read (%v). Default settings are used.", damage)
	if b, err := in.Read(settingsFile, mostGame); err == nil {
		if aside, err := store.Add(in, ".", "settings-damaged", ".json", b); err == nil && in.Remove(settingsFile) == nil {
			notice += " The damaged file was saved as " + path.Base(aside) + "."
		}
	}
	return s, notice
}

// settingsOf reads the settings of a store, and what is wrong with them.
func settingsOf(in store.Store) (prefs.Settings, error) {
	b, err := in.Read(settingsFile, mostSettings)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return prefs.Settings{}, nil
	case err != nil:
		return prefs.Settings{}, settingsFault{err}
	}
	return parseSettings(b)
}

// parseSettings reads settings. Values that a setting does not know become its default when they are used; fields that are
// not known are a newer program's.
func parseSettings(b []byte) (s prefs.Settings, err error) {
	if err := json.Unmarshal(textfile.Unmarked(b), &s); err != nil {
		return prefs.Settings{}, textfile.JSON(err)
	}
	return s, nil
}

// settingsFault is why a file cannot be read, without its path.
type settingsFault struct{ error }

func (f settingsFault) Error() string {
	var at *fs.PathError
	if errors.As(f.error, &at) {
		return at.Err.Error()
	}
	return f.error.Error()
}

// keepSettings writes them.
func keepSettings(s prefs.Settings) error {
	in, err := userFiles()
	if err != nil {
		return err
	}
	b, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return fmt.Errorf("the settings: %w", err)
	}
	return store.Put(in, settingsFile, append(b, '\n'))
}
