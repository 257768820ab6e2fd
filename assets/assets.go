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

//go:generate go run ./compile

// Cards is the card catalogue, made once and shared; nobody may change it. It is that of the YAML
// files, which were read when the program was built.
func Cards() (*card.Catalogue, error) { return cards() }

var cards = sync.OnceValues(func() (*card.Catalogue, error) { return card.Of(compiledPool) })
