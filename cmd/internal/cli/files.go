package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"

	"attackwing/game/store"
)

// The folders of a player's data.
const (
	GamesFolder   = "games"
	FleetsFolder  = "fleets"
	TablesFolder  = "tables"
	EventsFolder  = "events"
	ExportsFolder = "exports"
	CardsFolder   = "cards"
	SheetsFolder  = "scenarios"
)

// RecordEnding is the ending of the names of records.
const RecordEnding = ".game.jsonl"

// ErrElsewhere is a save that another window goes on with.
var ErrElsewhere = errors.New("this battle is open in another window")

// DataHome returns the folder in which the system keeps a player's data: XDG_DATA_HOME or
// ~/.local/share on Linux, Application Support on macOS, AppData on Windows.
func DataHome() (string, error) {
	if d := os.Getenv("XDG_DATA_HOME"); d != "" && filepath.IsAbs(d) {
		return filepath.Join(d, "attackwing"), nil
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "windows" {
		d, err := os.UserConfigDir()
		if err != nil {
			return "", err
		}
		return filepath.Join(d, "attackwing"), nil
	}
	d, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(d, ".local", "share", "attackwing"), nil
}

// UserFiles is the store of a player's data: a folder of the system. All that the program keeps
// goes through it, so that it may be another one.
var UserFiles = OnDisk

// OnDisk is the store that UserFiles is but in tests.
func OnDisk() store.Store {
	dir, err := DataHome()
	if err != nil {
		return store.None{Err: err}
	}
	return store.Disk{Root: dir}
}

// WhereIs returns the place of a file of the player's data as a person is told it.
func WhereIs(name string) string { return UserFiles().Where(name) }

// WhyNotSaved is in words why a file could not be written.
func WhyNotSaved(err error) string {
	var at *fs.PathError
	where := ""
	if errors.As(err, &at) {
		where = at.Path
	}
	switch {
	case errors.Is(err, syscall.ENOSPC),
		errors.Is(err, syscall.EDQUOT),
		runtime.GOOS == "windows" && errors.Is(err, syscall.Errno(112)):
		if runtime.GOOS == "js" {
			return "the browser's storage is full"
		}
		return "the disk is full"
	case errors.Is(err, syscall.EROFS) && runtime.GOOS == "js":
		return "the game is open in another tab; this tab can only watch"
	case errors.Is(err, syscall.EROFS), errors.Is(err, fs.ErrPermission):
		return where + " is not writable"
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrNotExist):
		return where + " is not a folder"
	case errors.Is(err, ErrElsewhere):
		return ErrElsewhere.Error()
	}
	return err.Error()
}

// MostRead is the number of bytes that are read at most of a file that a person names.
const MostRead = 4 << 20

// ReadNamed reads a file by the path somebody typed; ~ is the home folder.
func ReadNamed(path string, most int) ([]byte, error) {
	if rest, ok := cutHome(path); ok {
		dir, err := os.UserHomeDir()
		if err != nil {
			return nil, err
		}
		path = filepath.Join(dir, rest)
	}
	b, err := store.ReadFile(path, most)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("there is no file %s", path)
	case errors.Is(err, store.ErrNoFile):
		return nil, fmt.Errorf("%s is not a file", path)
	case errors.Is(err, store.ErrTooLarge):
		return nil, fmt.Errorf("%s is larger than %d bytes", path, most)
	}
	return b, err
}

func cutHome(path string) (rest string, ok bool) {
	if len(path) > 1 && path[0] == '~' && os.IsPathSeparator(path[1]) {
		return path[2:], true
	}
	return path, false
}
