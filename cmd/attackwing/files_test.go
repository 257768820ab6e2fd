package main

import "os"

// savesDir is the folder of the saved games of a test.
func savesDir() (string, error) { return whereIs(gamesFolder), nil }

// eventsDir is that of the events.
func eventsDir() (string, error) {
	dir := whereIs(eventsFolder)
	return dir, os.MkdirAll(dir, 0o755)
}
