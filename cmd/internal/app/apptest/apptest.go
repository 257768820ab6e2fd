// Package apptest has battles and homes for tests of what a player keeps.
package apptest

import (
	"bytes"
	"compress/bzip2"
	"io"
	"os"
	"path/filepath"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/record"
)

// Planting is a way in which the battle of a test gets one player's secrets. It also decides which
// player is asked first.
type Planting uint8

const (
	HandedIn Planting = iota // her dials stand in the record; Bob plans
	Locked                   // she turns and locks her dials in the window and hands them in; Bob plans
	Away                     // she has locked a dial and turned another, and has covered the screen
	Placing                  // she has tried a place and taken another; the next ship is placed
)

// secretSeeds are the seeds of two battles that look alike until the second round: with the same
// initiative, and without a die in the first.
var secretSeeds = [2]uint64{3, 11}

// WithSecrets is a battle in which the dials of round 2 are set, or the ships are placed: two of
// them look alike to Bob, with other dials of Anna's and other dice to come.
func WithSecrets(t *testing.T, which int, plant Planting) *game.Game {
	t.Helper()
	g := NewBattle(t, secretSeeds[which])
	if plant == Placing {
		return g
	}
	var players [2]ai.Player
	for i := range players {
		players[i], _ = ai.New("ensign", uint64(i)+1)
	}
	for g.State().Round < 2 || g.FirstOpen().Ask != game.ChooseManeuver {
		p := g.FirstOpen()
		if _, err := g.Submit(players[p.Player].Choose(g.View(p.Player), p)); err != nil {
			t.Fatal(err)
		}
	}
	for p := g.FirstOpen(); p.Player == game.One && plant == HandedIn; p = g.FirstOpen() {
		pick := which + 1
		if _, err := g.Submit(game.Answer{Prompt: p.ID, Picks: 1 << uint(pick%len(p.Options))}); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// AtHome has a folder be the home of the test.
func AtHome(t testing.TB, home string) {
	t.Helper()
	for _, k := range []string{"XDG_DATA_HOME", "HOME", "APPDATA"} {
		t.Setenv(k, home)
	}
}

// NewBattle returns a battle at its first question.
func NewBattle(t testing.TB, seed uint64) *game.Game {
	t.Helper()
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", seed))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Catalogue are the cards of the program.
func Catalogue(t testing.TB) *card.Catalogue {
	t.Helper()
	c, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// PlayedFile is the record of a battle that is not over, in a file.
func PlayedFile(t *testing.T) string {
	t.Helper()
	var b bytes.Buffer
	if err := record.WriteAs(&b, record.Header{By: []string{"human", "human"}},
		WithSecrets(t, 0, HandedIn)); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "played.game.jsonl")
	if err := os.WriteFile(file, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// Exhibit is the first record of a file of the museum.
func Exhibit(t *testing.T, name string) []byte {
	t.Helper()
	file := "game/record/testdata/museum/" + name + ".jsonl.bz2"
	f, err := os.Open("../../" + file)
	if err != nil {
		f, err = os.Open("../../../" + file)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	b, err := io.ReadAll(bzip2.NewReader(f))
	if err != nil {
		t.Fatal(err)
	}
	if next := bytes.Index(b[1:], []byte(`{"game":`)); next > 0 {
		b = b[:next+1]
	}
	return b
}
