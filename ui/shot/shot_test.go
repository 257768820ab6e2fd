package shot_test

import (
	"flag"
	"os"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/onmap"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/shot"
)

var update = flag.Bool("update", false, "paint the golden picture anew")

// The README's picture: a position in the third round of a battle of The Tholian Web. A position
// and not a record, so that it stays what it is when the core learns to ask more.
func TestPictureOfABattle(t *testing.T) {
	const table = "testdata/battle.table.yaml"
	f, err := os.Open(table)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	at, err := record.ReadTable(f, table)
	if err != nil {
		t.Fatal(err)
	}
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	u, err := at.Setup(scenarios.ByID, cat)
	if err != nil {
		t.Fatal(err)
	}
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	img, err := shot.Draw(onmap.Board(g.View(game.Nobody)), 720, nil)
	if err != nil {
		t.Fatal(err)
	}
	rastertest.Golden(t, "testdata/battle.png", img, *update)
}
