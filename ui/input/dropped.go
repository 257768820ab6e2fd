package input

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/kit"
)

// chosen holds the files that a person has chosen since the last tick.
var chosen = make(chan kit.File, mostFiles)

// Chosen takes a file that a person has chosen: it comes as one let fall on the window.
func Chosen(name string, content []byte) {
	chosen <- kit.File{Name: name, Text: content}
	//lint:ignore SA1019 nothing else wakes a loop that waits for an event; its deprecation names the pause that we are in
	ebiten.ScheduleFrame()
}

// dropped returns the files let fall on the window in this tick, and those that were chosen, read
// whole.
func dropped() (files []kit.File) {
	for len(chosen) > 0 {
		files = append(files, <-chosen)
	}
	if dir := ebiten.DroppedFiles(); dir != nil {
		files = append(files, filesIn(dir)...)
	}
	return files
}

// filesIn reads the files of a folder. What is no plain file has no text: a pipe would keep the
// window waiting.
func filesIn(dir fs.FS) (files []kit.File) {
	names, err := fs.ReadDir(dir, ".")
	if err != nil {
		return nil
	}
	for _, n := range names[:min(len(names), mostFiles)] {
		if n.IsDir() {
			continue
		}
		file := kit.File{Name: n.Name()}
		if info, err := fs.Stat(dir, n.Name()); err == nil && info.Mode().IsRegular() {
			if file.Text, err = read(dir, n.Name()); err != nil {
				continue
			}
		}
		files = append(files, file)
	}
	return files
}

func read(dir fs.FS, name string) ([]byte, error) {
	f, err := dir.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostDropped+1))
}
