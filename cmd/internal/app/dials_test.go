package app

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// Locked dials lie beside the record until they are handed in; going on with it has them, damaged
// ones are none, and deleting the game deletes them too.
func TestLockedDialsLieBesideTheRecord(t *testing.T) {
	s, _, id := shelved(t)
	b, err := s.Resume(id)
	must(t, err)
	must(t, s.keep.begin(b))
	want := record.Dials{Round: 1, Moves: map[game.ShipID]int{0: 3, 2: -5}}
	must(t, s.keep.dials(want))
	s.keep.close()
	again := &Shelf{cards: s.cards, keep: &keeper{err: &bytes.Buffer{}}}
	if b, err = again.Resume(id); err != nil || b.Dials.Round != 1 || !maps.Equal(b.Dials.Moves, want.Moves) {
		t.Fatalf("%v: gone on with are %+v", err, b.Dials)
	}
	if names, err := again.Names(); err != nil || len(names) != 1 {
		t.Errorf("the dials stand among the games: %v, %v", names, err)
	}
	name, err := battles.File(id)
	must(t, err)
	must(t, os.WriteFile(cli.WhereIs(dialsFile(name)), []byte(`{"round":`), 0o644))
	b, err = again.Resume(id)
	expect.True(t, err == nil && len(b.Dials.Moves) == 0, "%v: damaged dials are %+v", err, b.Dials)
	must(t, again.keep.begin(b))
	must(t, again.keep.dials(record.Dials{}))
	if _, err := os.Stat(cli.WhereIs(dialsFile(name))); err == nil {
		t.Error("dials that are handed in are still kept")
	}
	must(t, again.keep.dials(want))
	again.keep.close()
	must(t, again.Delete(id))
	left, _ := filepath.Glob(filepath.Join(filepath.Dir(name), "*"))
	expect.True(t, len(left) == 0, "left over are %v", left)
}
