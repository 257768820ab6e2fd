package input

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/page"
)

// mostDropped is how much of a dropped file is read, in bytes: fleets, positions and records are smaller.
const mostDropped = 32 << 20

// dropped are the files let fall on the window in this tick, read whole.
func dropped() (files []page.File) {
	dir := ebiten.DroppedFiles()
	if dir == nil {
		return nil
	}
	names, err := fs.ReadDir(dir, ".")
	if err != nil {
		return nil
	}
	for _, n := range names {
		f, err := dir.Open(n.Name())
		if err != nil {
			continue
		}
		text, err := io.ReadAll(io.LimitReader(f, mostDropped))
		f.Close()
		if err == nil {
			files = append(files, page.File{Name: n.Name(), Text: text})
		}
	}
	return files
}
