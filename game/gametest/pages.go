package gametest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/valyala/quicktemplate/parser"
)

// PagesAreMade holds the Go of a test's folder against the pages *.qtpl there, of which go generate
// makes it.
func PagesAreMade(t testing.TB) {
	t.Helper()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	pages, err := filepath.Glob("*.qtpl")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		var want bytes.Buffer
		if err := parser.ParseNoLineComments(&want, bytes.NewReader(text), page, filepath.Base(here)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(page + ".go")
		if err != nil {
			t.Fatal(err)
		}
		if plain(string(got)) != plain(want.String()) {
			t.Errorf("%s.go is not what go generate makes of %s", page, page)
		}
	}
}

// plain is Go without its layout.
func plain(code string) string { return strings.Join(strings.Fields(code), " ") }
