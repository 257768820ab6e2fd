package assets

import (
	"embed"
	"io/fs"
	"sync"

	"attackwing/game/card"
)

//go:embed cards/*.yaml fleets
var files embed.FS

// FS is the whole of the embedded data.
func FS() fs.FS { return files }

// Cards is the card catalogue, read once and shared; nobody may change it.
func Cards() (*card.Catalogue, error) { return cards() }

var cards = sync.OnceValues(func() (*card.Catalogue, error) {
	dir, err := fs.Sub(files, "cards")
	if err != nil {
		return nil, err
	}
	return card.Load(dir)
})
