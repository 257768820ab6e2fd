package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"attackwing/game/store"

	"github.com/andybalholm/brotli"
)

// folder is the folder built, file by file. After the first file that cannot be written no other
// one is.
type folder struct {
	at    string
	quick bool
	had   map[string][]byte  // the smaller forms of an earlier build, made as they are now, by name
	say   func(words string) // tells what takes long; nil nobody
	names []string           // but the worker's
	list  []string           // each with its size, for people
	err   error
}

// hashed writes a file with a hash of what is in it in its name, which it returns.
func (f *folder) hashed(name string, b []byte) string {
	ext := filepath.Ext(name)
	name = strings.TrimSuffix(name, ext) + "-" + sum(b) + ext
	f.plain(name, b)
	return name
}

// worth are the endings of files that become smaller.
var worth = map[string]bool{".wasm": true, ".js": true, ".html": true, ".webmanifest": true}

// plain writes a file, and its smaller forms beside it.
func (f *folder) plain(name string, b []byte) {
	f.names = append(f.names, name)
	f.write(name, b)
	line := fmt.Sprintf("%-32s %9d", name, len(b))
	if worth[filepath.Ext(name)] {
		br, gz := f.form(name, ".br", b, f.brotli), f.form(name, ".gz", b, f.gzip)
		f.write(name+".br", br)
		f.write(name+".gz", gz)
		line += fmt.Sprintf("  br %8d  gz %8d", len(br), len(gz))
	}
	f.list = append(f.list, line)
}

// form is a smaller form of a file: that of the earlier build where it has the same name, which tells
// what is in it.
func (f *folder) form(name, ending string, b []byte, make func([]byte) []byte) []byte {
	if had, ok := f.had[name+ending]; ok && strings.Contains(name, sum(b)) {
		return had
	}
	if f.say != nil && len(b) > 1<<20 {
		f.say(fmt.Sprintf("Making %s%s of %d MB.", name, ending, len(b)>>20))
	}
	return make(b)
}

// squeezed is the file that says how the smaller forms in a folder were made.
const squeezed = "squeezed.txt"

func (f *folder) manner() []byte { return fmt.Appendf(nil, "quick: %t\n", f.quick) }

// remember keeps the smaller forms of an earlier build that were made in this manner.
func (f *folder) remember() {
	how, err := os.ReadFile(filepath.Join(f.at, squeezed))
	if err != nil || !bytes.Equal(how, f.manner()) {
		return
	}
	f.had = map[string][]byte{}
	list, _ := filepath.Glob(filepath.Join(f.at, "*-*.*.gz"))
	more, _ := filepath.Glob(filepath.Join(f.at, "*-*.*.br"))
	for _, file := range append(list, more...) {
		if b, err := os.ReadFile(file); err == nil {
			f.had[filepath.Base(file)] = b
		}
	}
}

func (f *folder) write(name string, b []byte) {
	if f.err == nil {
		f.err = store.WriteFile(filepath.Join(f.at, name), b)
	}
}

func (f *folder) brotli(b []byte) []byte {
	level := brotli.BestCompression
	if f.quick {
		level = 4
	}
	return f.smaller(b, func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: level, LGWin: 24}), nil
	})
}

func (f *folder) gzip(b []byte) []byte {
	level := gzip.BestCompression
	if f.quick {
		level = gzip.BestSpeed
	}
	return f.smaller(b, func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, level) })
}

func (f *folder) smaller(b []byte, with func(io.Writer) (io.WriteCloser, error)) []byte {
	var out bytes.Buffer
	w, err := with(&out)
	if err == nil {
		_, err = w.Write(b)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil && f.err == nil {
		f.err = err
	}
	return out.Bytes()
}
