package assets

import (
	"embed"
	"io/fs"
)

//go:embed decks
var decks embed.FS

// Decks are the decks of scenes for the free table, by file name.
func Decks() (map[string][]byte, error) {
	out := map[string][]byte{}
	files, err := fs.Glob(decks, "decks/*.deck.yaml")
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		if out[f[len("decks/"):]], err = fs.ReadFile(decks, f); err != nil {
			return nil, err
		}
	}
	return out, nil
}
