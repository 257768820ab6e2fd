package assets

import (
	"embed"
	"io/fs"
)

//go:embed scenarios/*.scenario.yaml
var sheets embed.FS

// Sheets is the folder of the sheets that come as examples of written ones.
func Sheets() fs.FS {
	sub, err := fs.Sub(sheets, "scenarios")
	if err != nil {
		panic(err)
	}
	return sub
}
