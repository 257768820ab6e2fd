package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// fonts are the families that come along: the beginning of their files' names.
var fonts = []struct{ begins, name string }{
	{"BarlowCondensed", "Barlow Condensed"}, {"FiraSansCondensed", "Fira Sans Condensed"}, {"FiraSans", "Fira Sans"},
}

// our folders of the assets: made for this program, under its own licence.
var ours = map[string]string{
	"art":       "outlines of ships, tokens, dice and signs, drawn for this program",
	"cards":     "facts of the cards and what the program plays of them, in our words",
	"fleets":    "ready fleets",
	"decks":     "set-ups to show",
	"lessons":   "lessons of flight school",
	"examples":  "card files to start from",
	"scenarios": "sheets that are written without Go, as examples",
	"notices":   "", // this tool
	"compile":   "", // a tool, too
}

// list is the whole text.
func list(root string) (string, error) {
	var b strings.Builder
	own, err := os.ReadFile(filepath.Join(root, "LICENSE"))
	if err != nil {
		return "", err
	}
	b.WriteString("Attack Wing Playfield, and what others have made that comes with it.\n")
	b.WriteString("Written by: go run ./assets/notices\n")
	texts := &texts{number: map[string]int{}}
	fmt.Fprintf(&b, "\nTHE PROGRAM\n\nAttack Wing Playfield: licence %d\n", texts.of(tidy(string(own))))
	if err := listAssets(&b, texts, filepath.Join(root, "assets")); err != nil {
		return "", err
	}
	if err := listModules(&b, texts, root); err != nil {
		return "", err
	}
	b.WriteString(
		"\nThe sounds are made by the program while it runs. Star Trek and Attack Wing belong to their owners; this program is made\nby fans, holds none of their logos, pictures or texts, and is approved by nobody.\n",
	)
	for i, t := range texts.all {
		fmt.Fprintf(&b, "\n%s\nLICENCE %d\n%s\n\n%s\n", strings.Repeat("=", 100), i+1, strings.Repeat("=", 100), t)
	}
	return b.String(), nil
}

// texts are licences, each once.
type texts struct {
	all    []string
	number map[string]int
}

func (t *texts) of(text string) int {
	if t.number[text] == 0 {
		t.all = append(t.all, text)
		t.number[text] = len(t.all)
	}
	return t.number[text]
}

// listAssets lists fonts and art. A file or folder of which it is not known who made it is an
// error.
func listAssets(b *strings.Builder, texts *texts, dir string) error {
	b.WriteString("\nFONTS\n\n")
	in, err := os.ReadDir(filepath.Join(dir, "fonts"))
	if err != nil {
		return err
	}
	for _, f := range in {
		if strings.HasPrefix(f.Name(), "LICENSE-") || strings.HasSuffix(f.Name(), ".go") {
			continue
		}
		i := slices.IndexFunc(fonts,
			func(x struct{ begins, name string }) bool { return strings.HasPrefix(f.Name(), x.begins+"_") })
		if i < 0 {
			return fmt.Errorf("assets/fonts/%s: whose font is it? name it in assets/notices/list.go", f.Name())
		}
		text, err := os.ReadFile(filepath.Join(dir, "fonts", "LICENSE-"+fonts[i].begins+".txt"))
		if err != nil {
			return err
		}
		fmt.Fprintf(b, "%s (%s): licence %d\n", fonts[i].name, f.Name(), texts.of(tidy(string(text))))
	}
	b.WriteString("\nART AND DATA\n\n")
	folders, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, f := range folders {
		switch words, known := ours[f.Name()]; {
		case words == "" && known:
		case known:
			fmt.Fprintf(b, "%s: %s; licence 1\n", f.Name(), words)
		case f.IsDir() && f.Name() != "fonts":
			return fmt.Errorf("assets/%s: who made it? name it in assets/notices/list.go", f.Name())
		}
	}
	return nil
}

// listModules lists what the program is built with, Go itself first, and what only its tests use.
func listModules(b *strings.Builder, texts *texts, root string) error {
	out, err := goCommand(root, nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(strings.TrimSpace(out), "LICENSE"))
	if err != nil {
		return err
	}
	all, err := modules(root)
	if err != nil {
		return err
	}
	fmt.Fprintf(b, "\nMODULES IN THE PROGRAM\n\nGo and its standard library: licence %d\n",
		texts.of(tidy(string(text))))
	var tests, others strings.Builder
	for _, m := range all {
		to := b
		if m.elsewhere {
			fmt.Fprintf(&others, "%s %s\n", m.Path, m.Version)
			continue
		}
		if len(m.folders) == 0 {
			to = &tests
		}
		files, err := m.licences()
		if err != nil {
			return err
		}
		fmt.Fprintf(to, "%s %s:", m.Path, m.Version)
		for i, name := range slices.Sorted(maps.Keys(files)) {
			if i > 0 {
				to.WriteByte(',')
			}
			fmt.Fprintf(to, " licence %d", texts.of(files[name]))
			if strings.Contains(name, "/") || i > 0 {
				fmt.Fprintf(to, " (%s)", name)
			}
		}
		to.WriteByte('\n')
	}
	if tests.Len() > 0 {
		b.WriteString("\nMODULES THAT ONLY BUILD AND TEST IT\n\n" + tests.String())
	}
	if others.Len() > 0 {
		b.WriteString("\nMODULES NAMED IN GO.MOD, FOR SYSTEMS THE PROGRAM IS NOT BUILT FOR\n\n" + others.String())
	}
	return nil
}
