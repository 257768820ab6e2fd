package card_test

import (
	"io/fs"
	"testing"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
)

// Loading the whole catalogue is part of every start of the program.
func BenchmarkLoad(b *testing.B) {
	dir, err := fs.Sub(assets.FS(), "cards")
	expect.OK(b, err)
	for b.Loop() {
		_, err = card.Load(dir)
		expect.OK(b, err)
	}
}
