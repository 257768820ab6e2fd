package assets

import (
	"io/fs"
	"testing"

	"attackwing/game/card"
)

func TestCardsLoad(t *testing.T) {
	c, err := Cards()
	if err != nil {
		t.Fatal(err)
	}
	again, _ := Cards()
	if c != again {
		t.Error("the catalogue is read anew for every caller")
	}
}

func BenchmarkLoad(b *testing.B) {
	dir, _ := fs.Sub(FS(), "cards")
	for b.Loop() {
		if _, err := card.Load(dir); err != nil {
			b.Fatal(err)
		}
	}
}
