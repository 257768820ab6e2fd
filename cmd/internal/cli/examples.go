package cli

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"

	"attackwing/assets"
	"attackwing/game/sheet"
	"attackwing/game/store"
)

// exampleFiles are the card files that examples of a kind go into, where that is not upgrades.yaml.
var exampleFiles = map[string]string{
	"class":    "classes.yaml",
	"ship":     "ships.yaml",
	"captain":  "captains.yaml",
	"admiral":  "admirals.yaml",
	"resource": "resources.yaml",
}

// ExampleKinds returns the kinds of card of which there is an example.
func ExampleKinds() ([]string, error) { return stems(assets.Examples(), ".yaml") }

// ExampleSheets returns the ids of the sheets that come along as files.
func ExampleSheets() ([]string, error) { return stems(assets.Sheets(), sheet.Ending) }

// stems returns the names of files without their ending.
func stems(in fs.FS, ending string) ([]string, error) {
	files, err := fs.Glob(in, "*"+ending)
	for i, f := range files {
		files[i] = strings.TrimSuffix(f, ending)
	}
	return files, err
}

// ExampleCard returns the example of a kind of card under an id, and the file it goes into: in a
// folder of its own.
func ExampleCard(kind, id string) (text []byte, file string, err error) {
	text, err = fs.ReadFile(assets.Examples(), kind+".yaml")
	text = bytes.Replace(text, []byte("- id: own-"+kind+"\n"), fmt.Appendf(nil, "- id: %q\n", id), 1)
	name := exampleFiles[kind]
	if name == "" {
		name = "upgrades.yaml"
	}
	return text, store.FileName(id) + "/" + name, err
}

// ExampleSheet returns a sheet that comes along under an id.
func ExampleSheet(of, id string) (text []byte, err error) {
	text, err = fs.ReadFile(assets.Sheets(), of+sheet.Ending)
	return bytes.Replace(text, []byte("\nid: "+of+"\n"), []byte("\nid: "+id+"\n"), 1), err
}
