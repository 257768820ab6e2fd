package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

const root = "../.."

func kept(t *testing.T) string {
	t.Helper()
	b := gametest.File(t, filepath.Join(root, listFile))
	return string(b)
}

// The list that comes along is the one that the tool writes today.
func TestTheListIsUpToDate(t *testing.T) {
	want, err := list(root)
	if err != nil && os.Getenv("CI") == "" {
		t.Skip("the list cannot be made here: ", err) // a module of another system has not been loaded
	}
	expect.OK(t, err)
	expect.Same(t, kept(t), want, "%s is out of date: go run ./assets/notices", listFile)
}

// Whatever can be made of it here: each module of go.mod is named with its version, each font with
// its licence, and each licence that is spoken of is there.
func TestTheListIsComplete(t *testing.T) {
	text := kept(t)
	mod := gametest.File(t, filepath.Join(root, "go.mod"))
	required := regexp.MustCompile(`(?m)^\s*(?:require )?(\S+\.\S+/?\S*) (v\S+)`).FindAllStringSubmatch(string(mod), -1)
	expect.Must(t, len(required) >= 10, "only %d modules are found in go.mod", len(required))
	for _, m := range required {
		if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(m[1]+" "+m[2]) + `(: licence \d|$)`).MatchString(text) {
			t.Errorf("%s %s is not on the list: go run ./assets/notices", m[1], m[2])
		}
	}
	in, err := os.ReadDir(filepath.Join(root, "assets"))
	expect.OK(t, err)
	for _, f := range in {
		if f.IsDir() && f.Name() != "fonts" && f.Name() != "notices" && f.Name() != "compile" && !strings.Contains(text, "\n"+f.Name()+": ") {
			t.Errorf("assets/%s is not on the list", f.Name())
		}
	}
	fonts, err := os.ReadDir(filepath.Join(root, "assets", "fonts"))
	expect.OK(t, err)
	for _, f := range fonts {
		if strings.HasPrefix(f.Name(), "LICENSE-") {
			b, err := os.ReadFile(filepath.Join(root, "assets", "fonts", f.Name()))
			expect.True(t, err == nil && strings.Contains(text, tidy(string(b))),
				"the words of %s are not in it: %v", f.Name(), err)
		} else if strings.HasSuffix(f.Name(), ".ttf") && !strings.Contains(text, "("+f.Name()+"): licence ") {
			t.Errorf("%s is not on the list", f.Name())
		}
	}
	for _, m := range regexp.MustCompile(`(?m)licence (\d+)`).FindAllStringSubmatch(text, -1) {
		expect.True(t, strings.Contains(text, "\nLICENCE "+m[1]+"\n"), "licence %s is spoken of and not there", m[1])
	}
}

// A font nobody has named is no part of the list: the tool asks whose it is.
func TestAStrangeFontIsAskedAbout(t *testing.T) {
	dir := t.TempDir()
	expect.OK(t, os.MkdirAll(filepath.Join(dir, "fonts"), 0o755))
	expect.OK(t, os.WriteFile(filepath.Join(dir, "fonts", "Strange_400.ttf"), nil, 0o600))
	expect.Refused(t, listAssets(&strings.Builder{}, &texts{number: map[string]int{}}, dir), "whose font is it", "")
}
