package main

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/handout"
)

// film prints the captions of a record, makes a deck of it that can be read, and says what is wrong
// with a name.
func TestFilm(t *testing.T) {
	folder := t.TempDir()
	works(t, "simulate", "--scenario", "standard", "--seed", "3", "--record", folder)
	files, err := filepath.Glob(filepath.Join(folder, "*.jsonl"))
	expect.Must(t, err == nil && len(files) == 1, "%v %v", files, err)
	code, out, errs := command("film", files[0])
	expect.True(t, code == 0 && strings.Contains(out, " destroys ") && strings.Contains(out, " wins, "),
		"exit %d: %s%s", code, out, errs)
	deck := filepath.Join(folder, "battle.deck.yaml")
	code, _, errs = command("film", files[0], "--out", deck)
	expect.True(t, code == 0, "%v", errs)
	if b, err := os.ReadFile(deck); err != nil || strings.Count(string(b), "\n  - title: ") < 4 {
		t.Errorf("%v, %.300s", err, b)
	}
	for args, want := range map[string]string{
		"--out battle.png":                          "ends in .gif or .deck.yaml",
		"--most 0 --out battle.gif":                 "more than 0",
		"--branch 7":                                "branches",
		"--out " + folder + "/no/a.gif --most 0.01": "larger than",
	} {
		code, _, errs := command(append([]string{"film", files[0]}, strings.Fields(args)...)...)
		expect.True(t, code != 0 && strings.Contains(errs, want), "film %s: exit %d, %s", args, code, errs)
	}
	for n := range 3 {
		w := &app.Window{Cards: apptest.Catalogue(t)}
		f, title, err := w.Film(n)
		expect.True(t, err == nil && title != "" && f.Ends() && len(f.Captions) >= app.FewCaptions,
			"film %d that comes along: %q, %v", n, title, err)
	}
}

// Of a deck film makes a folder with a picture for each slide, and writes it over an older one.
func TestPicturesOfADeck(t *testing.T) {
	t.Chdir(t.TempDir())
	deck, folder := "talk.deck.yaml", "pictures"
	must(t, os.WriteFile(deck, []byte("title: Talk\nscenes:\n  - position: {scenario: standard, ships: [{id: hood, player: 1, ship: \"1009\", at: [18, 10], facing: S}]}\n  - caption: Two\n"), 0o644))
	for range 2 {
		works(t, "film", deck, "-o", folder+"/")
		files, err := filepath.Glob(folder + "/*")
		expect.Must(t, err == nil && len(files) == 2 && filepath.Base(files[1]) == "slide-02.png", "%v %v", files, err)
		b := gametest.File(t, files[1])
		if p, err := png.DecodeConfig(bytes.NewReader(b)); err != nil || p.Width != handout.Wide {
			t.Errorf("%d wide, %v", p.Width, err)
		}
	}
}
