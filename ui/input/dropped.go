package input

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/ui/kit"
)

// dropped are the files let fall on the window in this tick, read whole.
func dropped() []kit.File {
	dir := ebiten.DroppedFiles()
	if dir == nil {
		return nil
	}
	return filesIn(dir)
}

// filesIn reads the files of a folder. What is no plain file has no text: a pipe would keep the window waiting.
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
