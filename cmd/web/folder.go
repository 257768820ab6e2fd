package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
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
	names []string // but the worker's
	list  []string // each with its size, for people
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
		br, gz := f.brotli(b), f.gzip(b)
		f.write(name+".br", br)
		f.write(name+".gz", gz)
		line += fmt.Sprintf("  br %8d  gz %8d", len(br), len(gz))
	}
	f.list = append(f.list, line)
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
