package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// serve shows a folder on this machine, and to nobody else.
func serve(dir string, port int) error {
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return fmt.Errorf("port %d cannot be had (another one: --port): %w", port, err)
	}
	fmt.Printf("http://localhost:%d shows it, on this machine alone. Ctrl+C ends it.\n", port)
	return http.Serve(l, served(dir))
}

// types holds the media types of the files by ending, whatever the system knows.
var types = map[string]string{
	".wasm":        "application/wasm",
	".js":          "text/javascript",
	".html":        "text/html; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".png":         "image/png",
	".jpg":         "image/jpeg",
}

// served gives the files of a folder as a good host does: smaller where the browser takes that, and
// to be kept where a hash is in the name.
func served(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		kind, file := types[path.Ext(name)], filepath.Join(dir, filepath.FromSlash(name))
		if kind == "" {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", kind)
		h.Set("Cache-Control", "no-cache")
		if strings.Contains(path.Base(name), "-") && !strings.HasPrefix(kind, "image/") {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		for _, c := range []struct{ encoding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
			if _, err := os.Stat(file + c.ending); err == nil &&
				strings.Contains(r.Header.Get("Accept-Encoding"), c.encoding) {
				h.Set("Content-Encoding", c.encoding)
				h.Set("Vary", "Accept-Encoding")
				file += c.ending
				break
			}
		}
		http.ServeFile(w, r, file)
	})
}
