package table

import (
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
)

// before is the window as the pages before and after a battle see it.
type before struct{ *Table }

func (t before) Kinds() (at int, words []string) {
	return slices.Index(window.Kinds, window.Kind(&t.prefs)), window.KindWords
}

// ChooseKind takes another kind of table; what a custom one has is chosen among the settings.
func (t before) ChooseKind(i int) {
	t.change(func(s *prefs.Settings) { window.SetKind(s, window.Kinds[i]) })
	if window.Kinds[i] == record.Custom {
		t.openSettings()
	}
}

func (t before) Clocks() (at int, words []string) {
	for _, n := range window.Clocks {
		words = append(words, strings.Replace(names.Title(n), n, n+" min", 1))
	}
	return slices.Index(window.Clocks, t.prefs.Clock), words
}

func (t before) ChooseClock(i int) { t.setSetting("clock", window.Clocks[i]) }
func (t before) Tournament() bool  { return window.Kind(&t.prefs) == record.Tournament }

func (t before) Left() (what, how string) {
	if !t.Resumable() {
		return "", ""
	}
	return t.Where(), t.ModeWords()
}

func (t before) Continue() {
	if t.Resumable() {
		t.Screen, t.dirty = Playing, true
	}
}

func (t before) ShowHouse()              { t.openHouse() }
func (t before) ShowSettings()           { t.openSettings() }
func (t before) ShowKeys()               { t.openHelp() }
func (t before) ShowSheet(s *game.Sheet) { t.openBattleSheet(s) }
