package assets

import (
	"embed"
	"io/fs"
)

//go:embed art/*.svg fonts/*.ttf fonts/*.txt
var look embed.FS

// Art is the folder of outlines: one file a ship, token, icon or die.
func Art() fs.FS {
	sub, err := fs.Sub(look, "art")
	if err != nil {
		panic(err)
	}
	return sub
}

// Font is the TrueType file of that name, without its ending; nil when there is none.
func Font(name string) []byte {
	data, err := look.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		return nil
	}
	return data
}
