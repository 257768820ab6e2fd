package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/atotto/clipboard"

	"attackwing/game/fleet"
	"attackwing/ui/builder"
)

// fleetEnding is how files with fleets of ours end.
const fleetEnding = ".fleet.yaml"

// mostRead is how much is read of a file somebody names, bytes.
const mostRead = 4 << 20

// fleetShelf is the folder of the player's own fleets, beside that of the saved games.
type fleetShelf struct{}

// dataDir is a folder of the player's data, made when it is not there.
func dataDir(name string) (string, error) {
	games, err := savesDir()
	if err != nil {
		return "", err
	}
	dir := filepath.Join(filepath.Dir(games), name)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", fmt.Errorf("the folder of the %s cannot be made: %w", name, err)
	}
	return dir, nil
}

// Fleets are the fleets kept, by name.
func (fleetShelf) Fleets() ([]builder.Kept, error) {
	dir, err := dataDir("fleets")
	if err != nil {
		return nil, err
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("the folder of the fleets cannot be read: %w", err)
	}
	var out []builder.Kept
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), fleetEnding) || f.IsDir() {
			continue
		}
		k := builder.Kept{File: f.Name()}
		if k.List, err = readOwnFleet(filepath.Join(dir, f.Name())); err != nil {
			k.Err = err.Error()
		}
		out = append(out, k)
	}
	slices.SortStableFunc(out, func(a, b builder.Kept) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.List.Name), strings.ToLower(b.List.Name)), strings.Compare(a.File, b.File))
	})
	return out, nil
}

func readOwnFleet(path string) (fleet.List, error) {
	f, err := os.Open(path)
	if err != nil {
		return fleet.List{}, err
	}
	defer f.Close()
	return fleet.Read(f, filepath.Base(path))
}

// Keep writes a fleet whole to a new file that takes the place of the old one at once.
func (s fleetShelf) Keep(file string, l fleet.List) (string, error) {
	dir, err := dataDir("fleets")
	if err != nil {
		return file, err
	}
	if file == "" {
		if file, err = freeName(dir, plainName(l.Name), fleetEnding); err != nil {
			return "", err
		}
	} else if err := s.mine(file); err != nil {
		return file, err
	}
	var b bytes.Buffer
	if err := l.Write(&b); err != nil {
		return file, err
	}
	return file, writeWhole(filepath.Join(dir, file), b.Bytes())
}

// mine refuses names that lie outside the folder.
func (fleetShelf) mine(file string) error {
	if file != filepath.Base(file) || !strings.HasSuffix(file, fleetEnding) {
		return fmt.Errorf("%s is no fleet of this folder", file)
	}
	return nil
}

// Remove deletes a fleet's file.
func (s fleetShelf) Remove(file string) error {
	dir, err := dataDir("fleets")
	if err != nil {
		return err
	}
	if err := s.mine(file); err != nil {
		return err
	}
	return os.Remove(filepath.Join(dir, file))
}

// Export writes a file for others into the folder of the exports; one that is there stays.
func (fleetShelf) Export(name, ending string, text []byte) (string, error) {
	dir, err := dataDir("exports")
	if err != nil {
		return "", err
	}
	file, err := freeName(dir, plainName(name), "."+ending)
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, file)
	return path, writeWhole(path, text)
}

// Read reads a file by the path somebody typed; ~ is the home folder.
func (fleetShelf) Read(path string) ([]byte, error) {
	if rest, ok := strings.CutPrefix(path, "~"+string(filepath.Separator)); ok {
		home, err := os.UserHomeDir()
		if err != nil {
			return nil, err
		}
		path = filepath.Join(home, rest)
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no file %s", path)
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file", path)
	}
	return io.ReadAll(io.LimitReader(f, mostRead+1))
}

// Paste is the text of the clipboard.
func (fleetShelf) Paste() (string, error) {
	text, err := clipboard.ReadAll()
	if err != nil {
		return "", fmt.Errorf("the clipboard cannot be read (%w); drop the file on the window, or type its path", err)
	}
	if strings.TrimSpace(text) == "" {
		return "", errors.New("there is no text on the clipboard")
	}
	return text, nil
}

// Copy puts a text on the clipboard.
func (fleetShelf) Copy(text string) error { return clipboard.WriteAll(text) }

// plainName is a fleet's name as a file can be called: letters, digits and hyphens.
func plainName(name string) string {
	out := strings.Map(func(r rune) rune {
		switch {
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			return unicode.ToLower(r)
		case r == '\'' || r == '.' || r == ',':
			return -1
		}
		return '-'
	}, name)
	for strings.Contains(out, "--") {
		out = strings.ReplaceAll(out, "--", "-")
	}
	if out = strings.Trim(out, "-"); out == "" {
		return "fleet"
	}
	return out[:min(len(out), 60)]
}

// freeName is a name that no file of the folder has.
func freeName(dir, name, ending string) (string, error) {
	for n := 1; n < 1000; n++ {
		file := name + ending
		if n > 1 {
			file = fmt.Sprintf("%s-%d%s", name, n, ending)
		}
		if _, err := os.Lstat(filepath.Join(dir, file)); errors.Is(err, fs.ErrNotExist) {
			return file, nil
		}
	}
	return "", fmt.Errorf("there are a thousand files called %s in %s", name, dir)
}

// writeWhole writes a file so that a crash leaves the old one or the new one.
func writeWhole(path string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	err = errors.Join(err, f.Sync(), f.Close())
	if err == nil {
		err = os.Chmod(f.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
