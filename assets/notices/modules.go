package main

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// module is a Go module that the program or its tests are built with.
type module struct {
	Path, Version, Dir string
	folders            map[string]bool // of its packages that are in the program; none: only tests use it
	elsewhere          bool            // only other modules want it, for systems that are not among these
}

// systems lists the systems for which the program is built: what is in it differs.
var systems = []string{"linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm"}

// modules returns the modules of go.mod, and what of them is in the program on any system.
func modules(root string) ([]*module, error) {
	known := map[string]*module{}
	required, err := goCommand(root, nil, "mod", "edit", "-json")
	if err != nil {
		return nil, err
	}
	var file struct {
		Require []struct {
			Path     string
			Indirect bool
		}
	}
	if err := json.Unmarshal([]byte(required), &file); err != nil {
		return nil, err
	}
	ask := []string{"list", "-m", "-json"}
	for _, r := range file.Require {
		ask = append(ask, r.Path)
	}
	out, err := goCommand(root, nil, ask...)
	if err != nil {
		return nil, err
	}
	indirect := map[string]bool{}
	for _, r := range file.Require {
		indirect[r.Path] = r.Indirect
	}
	for d := json.NewDecoder(strings.NewReader(out)); ; {
		m := &module{folders: map[string]bool{}}
		if err := d.Decode(m); err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
		m.elsewhere = indirect[m.Path]
		known[m.Path] = m
	}
	for _, system := range systems {
		goos, goarch, _ := strings.Cut(system, "/")
		out, err := goCommand(root, []string{"GOOS=" + goos, "GOARCH=" + goarch}, "list", "-deps", "-f",
			"{{with .Module}}{{.Path}}{{end}}\t{{.Dir}}", "./cmd/attackwing")
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(out) {
			path, dir, _ := strings.Cut(strings.TrimSpace(line), "\t")
			if m := known[path]; m != nil {
				m.folders[dir], m.elsewhere = true, false
			}
		}
	}
	for _, m := range known {
		if m.Dir == "" && !m.elsewhere {
			return nil, fmt.Errorf("%s %s is not on this machine: build and test the program once", m.Path, m.Version)
		}
	}
	return slices.SortedFunc(maps.Values(known), func(a, b *module) int { return strings.Compare(a.Path, b.Path) }), nil
}

// licences are the files of a module that speak of its licence: its own, and those of works of
// others in its packages that are in the program. They are named by their place in it.
func (m *module) licences() (map[string]string, error) {
	look := map[string]bool{m.Dir: true}
	for dir := range m.folders {
		for ; len(dir) > len(m.Dir); dir = filepath.Dir(dir) {
			look[dir] = true
		}
	}
	out := map[string]string{}
	for dir := range look {
		in, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, f := range in {
			if !f.Type().IsRegular() || !speaksOfLicence(f.Name()) {
				continue
			}
			b, err := os.ReadFile(filepath.Join(dir, f.Name()))
			if err != nil {
				return nil, err
			}
			rel, err := filepath.Rel(m.Dir, filepath.Join(dir, f.Name()))
			if err != nil {
				return nil, err
			}
			out[filepath.ToSlash(rel)] = tidy(string(b))
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s %s has no file with its licence", m.Path, m.Version)
	}
	return out, nil
}

func speaksOfLicence(name string) bool {
	name = strings.ToLower(name)
	for _, w := range []string{"license", "licence", "copying", "notice", "patents", "copyright"} {
		if strings.Contains(name, w) && !strings.HasSuffix(name, ".go") {
			return true
		}
	}
	return false
}

// tidy is a text with one kind of line end and no spaces at the ends of lines.
func tidy(text string) string {
	var out []string
	for line := range strings.Lines(strings.ReplaceAll(text, "\r\n", "\n")) {
		out = append(out, strings.TrimRight(line, " \t\n\f"))
	}
	return strings.Trim(strings.Join(out, "\n"), "\n")
}
