package card

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Files are card files by their names: ships.yaml.
type Files map[string]string

// Program returns the program's own cards, without those of other folders.
func (c *Catalogue) Program() *Catalogue {
	if c.program != nil {
		return c.program
	}
	return c
}

// WithFiles is With for files that lie in no folder, one of each kind at most.
func (c *Catalogue) WithFiles(files Files, name string) (*Catalogue, error) {
	if len(files) == 0 {
		return c, nil
	}
	for file := range files {
		if FileKind(file)+".yaml" != file {
			return nil, fmt.Errorf("%s: %q is not a card file", name, file)
		}
	}
	out := new(Catalogue)
	if err := out.load(source{files: files, name: name, beside: c}); err != nil {
		return nil, err
	}
	return out, nil
}

// Excerpt returns the cards of some folders that have one of these ids, each on a line of its own.
// With a ship comes its class.
func Excerpt(folders []fs.FS, ids []string) (Files, error) {
	ids = slices.Clone(ids)
	out := Files{}
	for _, kind := range []string{"ships", "classes", "captains", "admirals", "upgrades", "resources"} {
		for _, f := range folders {
			src := source{fsys: f, beside: new(Catalogue)}
			for _, file := range src.named(kind) {
				nodes, err := src.list(file, file)
				if err != nil {
					return nil, err
				}
				for _, n := range nodes {
					card, line := lineOf(n)
					if !slices.Contains(ids, fmt.Sprint(card["id"])) {
						continue
					}
					out.add(kind+".yaml", line)
					if kind == "ships" {
						ids = append(ids, fmt.Sprint(card["class"]))
					}
				}
			}
		}
	}
	return out, nil
}

// lineOf returns a card, and the line of a file that says the same: JSON, which is YAML.
func lineOf(n ast.Node) (card map[string]any, line string) {
	if safely(func() error { return yaml.NodeToValue(n, &card) }) != nil {
		return nil, ""
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(card) != nil {
		return nil, ""
	}
	return card, "- " + b.String()
}

func (f Files) add(file, line string) {
	for has := range strings.Lines(f[file]) {
		if has == line {
			return
		}
	}
	f[file] += line
}

// Join returns the cards of both. A card that both have, and that says the same, is there once.
func (f Files) Join(more Files) Files {
	out := maps.Clone(f)
	if out == nil {
		out = Files{}
	}
	for file, text := range more {
		for line := range strings.Lines(text) {
			out.add(file, line)
		}
	}
	return out
}
