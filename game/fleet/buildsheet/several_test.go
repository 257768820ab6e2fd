package buildsheet_test

import (
	"bytes"
	"html"
	"strings"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/fleet/buildsheet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The sheets of several fleets are one document: one head, each fleet from a page of its own on,
// the last page without a break behind it.
func TestSeveralFleetsAreOneDocument(t *testing.T) {
	cat := gametest.Cards(t)
	ls, err := fleet.Ready()
	expect.OK(t, err)
	var all []buildsheet.Filled
	pages := 0
	for i, l := range ls {
		all = append(all, buildsheet.Filled{List: l, Sheet: fleet.Check(l, cat), Player: buildsheet.Player{Name: strings.Repeat("P", i+1) + " Layer"}})
		pages += (len(l.Ships) + 3) / 4
	}
	var b bytes.Buffer
	expect.OK(t, buildsheet.WriteAll(&b, cat, all))
	doc := html.UnescapeString(b.String())
	if n := strings.Count(doc, `class="page"`); n != pages || strings.Count(doc, "<html") != 1 || strings.Count(doc, "</html>") != 1 {
		t.Errorf("%d pages, want %d in one document", n, pages)
	}
	if !strings.Contains(doc, "break-after: page") || !strings.Contains(doc, ".page:last-child { break-after: auto") {
		t.Error("no page breaks")
	}
	for i, l := range ls {
		name := ">" + strings.Repeat("P", i+1) + " Layer<"
		at := strings.Index(doc, name)
		if at < 0 || !strings.Contains(doc, l.Name) || strings.Count(doc, name) != 1 {
			t.Errorf("%s is in it %d times", l.Name, strings.Count(doc, name))
		}
	}
	wellFormed(t, "several", b.String())
}
