package main

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"

	"attackwing/cmd/internal/lean"
	"attackwing/cmd/internal/straight"
)

//go:embed page
var page embed.FS

// edition holds the values that are filled in to the page, the service worker and the manifest.
type edition struct {
	Edition string // a name that is another one when any file is
	Start   string // what start.js knows, JSON
	Files   string // what is kept for the time without a network, JSON: all but the worker and the program
	Program string // which is kept in pieces
	Fetch   string // fetch.js, which page and worker share
	Wide    still  // the title while the program comes, and on a telephone
	High    still
	Scripts struct{ Exec, Files, Shelf, Aloud, Begin string }
}

// marker is the file by which a folder is known as one that was built here.
const marker = "manifest.webmanifest"

// build builds the edition into a folder, and lists its files with their sizes. What is the same as in
// an earlier build there is not made smaller again; say is told what takes long. A folder with other
// things in it is refused.
func build(into string, quick bool, say func(string)) (list []string, err error) {
	out := folder{at: into, quick: quick, say: say}
	out.remember()
	if err := empty(into); err != nil {
		return nil, err
	}
	say("Compiling the program.")
	program, err := compiled(quick, say)
	if err != nil {
		return nil, err
	}
	exec, err := execScript()
	if err != nil {
		return nil, err
	}
	return lay(out, program, exec)
}

// lay writes the edition's files into an empty folder, and lists them with their sizes.
func lay(out folder, program, exec []byte) (list []string, err error) {
	out.plain(marker, read(marker)) // first: what is broken off is known as ours, too
	var e edition
	start := struct {
		Program string `json:"program"`
		Bytes   int    `json:"bytes"`
	}{out.hashed("attackwing.wasm", program), len(program)}
	e.Scripts.Exec = out.hashed("exec.js", exec)
	e.Scripts.Files, e.Scripts.Shelf, e.Scripts.Begin = out.hashed("files.js", read("files.js")),
		out.hashed("shelf.js", read("shelf.js")), out.hashed("start.js", read("start.js"))
	e.Scripts.Aloud = out.hashed("aloud.js", read("aloud.js"))
	e.Start, e.Fetch = encoded(start), string(read("fetch.js"))
	icons, err := icons()
	if err != nil {
		return nil, err
	}
	for name, b := range icons {
		out.plain(name, b)
	}
	if e.Wide, e.High, err = stills(); err != nil {
		return nil, err
	}
	out.plain("title.jpg", e.Wide.jpeg)
	out.plain("title-high.jpg", e.High.jpeg)
	e.Program = start.Program
	kept := []string{"./"} // index.html by the name it is asked for: hosts lead from one to the other
	for _, name := range out.names {
		if name != e.Program {
			kept = append(kept, name)
		}
	}
	e.Files = encoded(kept)
	index := filled("index.html", e)
	out.plain("index.html", index)
	e.Edition = "attackwing-" + sum(index)
	out.plain("worker.js", filled("worker.js", e))
	out.write(squeezed, out.manner())
	return out.list, out.err
}

// inlined are the packages in which calls may be put in place of what they call: where the time
// goes. Elsewhere that makes the program an eighth larger and nothing faster that anybody could
// tell.
var inlined = []string{
	"attackwing/game", "attackwing/game/ai", "attackwing/game/dice", "attackwing/game/odds", "attackwing/physics/...",
	"attackwing/scenarios/...", "attackwing/ui/raster", "attackwing/ui/scene", "golang.org/x/image/...",
	"image", "image/color", "internal/abi", "internal/byteorder", "internal/bytealg", "internal/runtime/...", "math",
	"math/bits",
	"math/rand/v2", "runtime/...", "slices", "sync/...",
}

// compiled is the program for browsers; quickly leaves the calls as the compiler likes them, which
// it has done before. With a release of Go that is not known yet it is larger.
func compiled(quickly bool, say func(string)) ([]byte, error) {
	dir, err := os.MkdirTemp("", "attackwing-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	runtime, err := lean.Runtime(dir)
	if err == nil {
		var program []byte
		if program, err = compiledIn(dir, runtime, quickly); err == nil {
			program, err = smaller(program)
		}
		if err == nil {
			return program, nil
		}
	}
	if !errors.Is(err, lean.ErrCompiler) && !errors.Is(err, straight.ErrCompiler) {
		return nil, err
	}
	say(fmt.Sprintf("The program becomes larger than it need be: %v. Compiling it once more.", err))
	return compiledIn(dir, map[string]string{}, quickly)
}

// compiledIn compiles it in a folder, with some files of the runtime changed.
func compiledIn(dir string, runtime map[string]string, quickly bool) ([]byte, error) {
	file := filepath.Join(dir, "attackwing.wasm")
	changed, err := overlay(dir, runtime)
	if err != nil {
		return nil, fmt.Errorf("the fonts could not be cut: %w", err)
	}
	// The profile that programs of a desktop are built by makes the file larger, and nothing
	// quicker in a browser.
	args := []string{"build", "-pgo=off", "-trimpath", "-overlay", changed, "-ldflags", "-s -w"}
	if !quickly {
		args = append(args, "-gcflags=all=-l")
		for _, p := range inlined {
			args = append(args, "-gcflags="+p+"=")
		}
	}
	c := exec.Command("go", append(args, "-o", file, "attackwing/cmd/attackwing")...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if words, err := c.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the program could not be built for browsers: %w\n%s", err, words)
	}
	return os.ReadFile(file)
}

// smaller is a program without what a browser does not need, its branches straight.
func smaller(program []byte) ([]byte, error) {
	program, err := lean.Program(program)
	if err != nil {
		return nil, err
	}
	return straight.Program(program)
}

// execScript is the script of the Go that compiles, which starts its programs: of no other version.
func execScript() ([]byte, error) {
	file, err := ofGo("wasm_exec.js")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// ofGo returns the path of a file that Go brings along for browsers.
func ofGo(name string) (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("where Go lies: %w", err)
	}
	return filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", name), nil
}

// empty makes the folder, or empties one that was built before.
func empty(into string) error {
	list, err := os.ReadDir(into)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && len(list) == 0:
		return os.MkdirAll(into, 0o755)
	case err != nil:
		return err
	}
	if _, err := os.Stat(filepath.Join(into, marker)); err != nil {
		return fmt.Errorf("%s holds other things; give an empty folder with --into", into)
	}
	for _, f := range list {
		if f.Name() == marker {
			continue
		}
		if err := os.Remove(filepath.Join(into, f.Name())); err != nil {
			return err
		}
	}
	return os.Remove(filepath.Join(into, marker)) // last, as it is written first
}

func read(name string) []byte {
	b, err := page.ReadFile("page/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return b
}

func filled(name string, e edition) []byte {
	var b bytes.Buffer
	if err := template.Must(template.New(name).Parse(string(read(name)))).Execute(&b, e); err != nil {
		panic(err) // the template is ours
	}
	return b.Bytes()
}

func encoded(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // text and numbers
	}
	return string(b)
}

func sum(b []byte) string {
	h := sha256.Sum256(b)
	return hex.EncodeToString(h[:6])
}
