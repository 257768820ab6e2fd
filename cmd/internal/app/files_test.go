package app

import "attackwing/cmd/internal/cli"

import "os"

// savesDir is the folder of the saved games of a test.
func savesDir() (string, error) { return cli.WhereIs(cli.GamesFolder), nil }

// eventsDir is that of the events.
func eventsDir() (string, error) {
	dir := cli.WhereIs(cli.EventsFolder)
	return dir, os.MkdirAll(dir, 0o755)
}
