package assets

import (
	"io/fs"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// The data holds facts only: no name, rule or restriction is long enough for a card's printed
// words.
func TestNoCardTexts(t *testing.T) {
	c, err := Cards()
	expect.OK(t, err)
	short := func(what, text string) {
		expect.True(t, len(strings.Fields(text)) <= 9, "%s: %q reads like a text", what, text)
	}
	for _, s := range c.Ships {
		short(s.ID, s.Name)
		for _, r := range s.Build {
			short(s.ID, r.Text)
		}
	}
	for _, u := range c.Upgrades {
		short(u.ID, u.Name)
		for _, r := range u.Restrictions {
			short(u.ID, r.Text)
		}
	}
}

// Twenty-six ready fleets lie where the fleet package looks for them.
func TestFleetFiles(t *testing.T) {
	files, err := fs.Glob(FS(), "fleets/*.fleet.yaml")
	expect.True(t, err == nil && len(files) == 26, "%d fleets, %v", len(files), err)
}
