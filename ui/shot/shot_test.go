package shot_test

import (
	"os"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/onmap"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/shot"
)

// The README's picture: a position in the third round of a battle of The Tholian Web. A position
// and not a record, so that it stays what it is when the core learns to ask more.
func TestPictureOfABattle(t *testing.T) {
	const table = "testdata/battle.table.yaml"
	f, err := os.Open(table)
	expect.OK(t, err)
	defer f.Close()
	at, err := record.ReadTable(f, table)
	expect.OK(t, err)
	cat := gametest.Cards(t)
	u, err := at.Setup(scenarios.ByID, cat)
	expect.OK(t, err)
	g := gametest.New(t, u)
	img, err := shot.Draw(onmap.Board(g.View(game.Nobody)), 720, nil)
	expect.OK(t, err)
	rastertest.Golden(t, "testdata/battle.png", img, expect.Updating())
}
