package assets

import (
	"embed"
	"io/fs"
)

//go:embed lessons/*.lesson.yaml
var lessons embed.FS

// Lessons is the folder of the lessons of flight school.
func Lessons() fs.FS {
	sub, err := fs.Sub(lessons, "lessons")
	if err != nil {
		panic(err)
	}
	return sub
}
