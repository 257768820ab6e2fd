package app

import (
	"attackwing/assets"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The shelf knows a game of a newer program from a damaged one, and keeps it.
func TestTheShelfKnowsNewerGames(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	dir, err := savesDir()
	must(t, err)
	must(t, os.MkdirAll(dir, 0o755))
	if err := os.WriteFile(filepath.Join(dir, "new.game.jsonl"), []byte(`{"game":"attackwing","format":12,"fleets":"by number"}`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if g := (&Shelf{}).Look("new.game.jsonl"); g.Newer == nil || g.Newer.Format != 12 || g.Rescue != 0 || !strings.Contains(g.Trouble, "newer program") {
		t.Errorf("%+v", g)
	}
}

// What is recovered of a record of the first format, which had no tables, opens and can be
// continued.
func TestARecoveredRecordOfFormat1Opens(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	old := apptest.Exhibit(t, "format1-tholian-web")
	cat, err := assets.Cards()
	must(t, err)
	s := &Shelf{cards: cat}
	id, err := s.add("old", func(w io.Writer) error {
		_, err := w.Write(old)
		return err
	})
	must(t, err)
	saved, err := s.Rescue(id)
	must(t, err)
	g := s.Look(saved)
	expect.True(t, g.Trouble == "" && g.Answers >= 10, "%+v", g)
}

// What is rescued of a record of format 1 is a game that opens.
func TestRescueOfTheFirstFormatOpens(t *testing.T) {
	s, g, id := shelved(t)
	name, err := battles.File(id)
	must(t, err)
	text := gametest.File(t, cli.WhereIs(name))
	text = bytes.Replace(text, []byte(`"format":8`), []byte(`"format":1`), 1)
	text = regexp.MustCompile(`"player-1":"[^"]*",?`).ReplaceAll(text, nil)
	text = regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(text, nil)
	must(t, os.WriteFile(cli.WhereIs(name), append(text, "{\x00\n{}\n"...), 0o600))
	again, err := s.Rescue(id)
	must(t, err)
	name, err = battles.File(again)
	must(t, err)
	b, err := s.Resume(again)
	expect.Must(t, err == nil && len(b.Game.Answers()) != 0 && len(b.Game.Answers()) <= len(g.Answers()),
		"%s: %v", again, err)
	verified(t, cli.WhereIs(name))
}
