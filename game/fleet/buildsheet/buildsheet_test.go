package buildsheet_test

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"
	"testing"

	"attackwing/game/fleet"
	"attackwing/game/fleet/buildsheet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

func write(t *testing.T, l fleet.List, p buildsheet.Player) (string, fleet.Sheet) {
	t.Helper()
	cat := gametest.Cards(t)
	s := fleet.Check(l, cat)
	var b bytes.Buffer
	expect.OK(t, buildsheet.Write(&b, l, s, cat, p))
	return b.String(), s
}

var tags = regexp.MustCompile(`<[^>]*>`)

// Every ready fleet's page has every card with what it costs, every sum, and nothing from
// elsewhere.
func TestPages(t *testing.T) {
	ls, err := fleet.Ready()
	expect.OK(t, err)
	for _, l := range ls {
		page, s := write(t, l, buildsheet.Player{Name: "A. Player", Date: "1 May"})
		text := html.UnescapeString(tags.ReplaceAllString(page, "\n"))
		for _, line := range s.Lines {
			expect.True(t, strings.Contains(text, line.Card), "%s: %s is not on the page", l.ID, line.Card)
			for _, a := range line.Adjustments {
				why := fmt.Sprintf("%+d %s", a.SP, a.Why)
				expect.True(t, strings.Contains(text, why), "%s: %q is not on the page", l.ID, why)
			}
		}
		if !strings.Contains(page, fmt.Sprintf(`<td class="total">%d</td>`, s.Total)) || !strings.Contains(text, "A. Player") {
			t.Errorf("%s: total or player is not on the page", l.ID)
		}
		for i := range l.Ships {
			if !strings.Contains(page, fmt.Sprintf("<tfoot><tr><td colspan=\"3\">Total SP</td><td>%d</td></tr></tfoot>", s.ShipTotal(i+1))) {
				t.Errorf("%s: ship %d has no sum", l.ID, i+1)
			}
		}
		expect.True(t, !regexp.MustCompile(`(?i)https?://|src=|@import|url\(`).MatchString(page),
			"%s: the page needs something from elsewhere", l.ID)
		n := strings.Count(page, `class="page"`)
		expect.True(t, n == (len(l.Ships)+3)/4, "%s: %d pages for %d ships", l.ID, n, len(l.Ships))
		wellFormed(t, l.ID, page)
	}
}

// wellFormed reads the page as XML, so that every element is closed; the two that HTML never closes
// are left out.
func wellFormed(t *testing.T, id, page string) {
	t.Helper()
	dec := xml.NewDecoder(strings.NewReader(regexp.MustCompile(`<meta[^>]*>|<!doctype[^>]*>`).ReplaceAllString(page, "")))
	for {
		if _, err := dec.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Errorf("%s: %v", id, err)
			return
		}
	}
}

// What a player wrote is text on the page, whatever it is; a fleet that is not legal says so.
func TestHostileWords(t *testing.T) {
	l := fleet.List{Name: `<script>alert("1")</script>`, Notes: "a\n</section>", Limit: 10, Ships: []fleet.ListShip{
		{Ship: fleet.Ref{ID: "1002"}, Captain: fleet.Ref{ID: "2003"}}, {Ship: fleet.Ref{ID: "nobody", Name: "<b>"}}}}
	page, _ := write(t, l, buildsheet.Player{Name: "<i>me", Email: `"><img>`, Event: "&amp;"})
	for _, bad := range []string{"<script>alert", "<img>", "<i>me", "<b>:"} {
		expect.True(t, !strings.Contains(page, bad), "%q stands on the page as it is", bad)
	}
	expect.True(t, strings.Contains(page, "This fleet is not legal.") && strings.Contains(page, "26 SP of 10"),
		"the page does not say that the fleet is not legal")
	wellFormed(t, "hostile", page)
}

func TestPagesAreMade(t *testing.T) { gametest.PagesAreMade(t) }
