package main

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
	gamesFolder   = "games"
	fleetsFolder  = "fleets"
	tablesFolder  = "tables"
	eventsFolder  = "events"
	exportsFolder = "exports"
	cardsFolder   = "cards"
	sheetsFolder  = "scenarios"
)

// dataHome returns the folder in which the system keeps a player's data: XDG_DATA_HOME or
// ~/.local/share on Linux, Application Support on macOS, AppData on Windows.
func dataHome() (string, error) {
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

// userFiles is the store of a player's data: a folder of the system. All that the program keeps
// goes through it, so that it may be another one.
var userFiles = onDisk

func onDisk() (store.Store, error) {
	dir, err := dataHome()
	if err != nil {
		return nil, err
	}
	return store.Disk{Root: dir}, nil
}

// whereIs returns the place of a file of the player's data as a person is told it.
func whereIs(name string) string {
	s, err := userFiles()
	if err != nil {
		return name
	}
	return s.Where(name)
}

// added writes a new file beside those that are there, and tells its name within the folder.
func added(folder, base, ending string, text []byte) (string, error) {
	s, err := userFiles()
	if err != nil {
		return "", err
	}
	return store.Add(s, folder, base, ending, text)
}

// whyNotSaved is in words why a file could not be written.
func whyNotSaved(err error) string {
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
	case errors.Is(err, errElsewhere):
		return errElsewhere.Error()
	}
	return err.Error()
}

// mostRead is the number of bytes that are read at most of a file that a person names.
const mostRead = 4 << 20

// readNamed reads a file by the path somebody typed; ~ is the home folder.
func readNamed(path string, most int) ([]byte, error) {
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
