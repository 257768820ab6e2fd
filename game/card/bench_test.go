package card_test

import (
	"io/fs"
	"testing"

	"attackwing/assets"
	"attackwing/game/card"
)

// Loading the whole catalogue is part of every start of the program.
func BenchmarkLoad(b *testing.B) {
	dir, err := fs.Sub(assets.FS(), "cards")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := card.Load(dir); err != nil {
			b.Fatal(err)
		}
	}
}
