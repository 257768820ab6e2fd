package paper_test

import (
	"bytes"
	"encoding/csv"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
	"attackwing/game/tournament/eventkit"
	"attackwing/game/tournament/paper"
)

var who = []string{"<b>Bold</b> & Sons", "=SUM(A1:A9)", "Måns \"Tribble\" Lindqvist", "-5", "@home", "Jean-Luc-Marie-Antoinette von Hohenzollern-Sigmaringen",
	"+1", "李小龙", "Ann"}

// event is an event played as far as a round, the last table of that round still open where asked.
func event(t *testing.T, scenario string, rounds int, open bool) *tournament.Event {
	t.Helper()
	e, err := tournament.New(tournament.Config{Scenario: scenario, Seed: 5, PaperFleets: true, Date: "2026-11-21",
		After: &tournament.Before{Event: "Month <one>", Ranks: []string{"Ann"}}})
	expect.OK(t, err)
	d := e.By("desk", time.Unix(0, 0))
	must := func(err error) {
		t.Helper()
		expect.OK(t, err)
	}
	for i, n := range who {
		p := tournament.Player{Name: n}
		if may := e.Kit().Allegiances; may != nil {
			p.Allegiance = may[i%len(may)]
		}
		_, err := d.Add(p)
		must(err)
	}
	for r := 1; r <= rounds; r++ {
		must(d.Pair())
		for i, tb := range e.Rounds[r-1].Tables {
			if open && r == rounds && i == len(e.Rounds[r-1].Tables)-1 {
				break
			}
			if e.Kit().Fleets != nil && tb.Fleets[0] == "" {
				must(d.Choose(tb.Players[0], "rebel"))
			}
			told := tournament.Told{Winner: tournament.Nobody, Left: [2]*int{new(10 * (i / 2)), new(60)}}
			a, b := e.Player(tb.Players[0]).Initials, e.Player(tb.Players[1]).Initials
			must(errors.Join(d.Verify(r, i+1, a, b), d.Enter(r, i+1, told), d.Sign(r, i+1, a, b)))
		}
	}
	return e
}

// text is what a page says, its tags taken off; a page that is not well formed is an error.
func text(t *testing.T, page string) string {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	var out strings.Builder
	var open []string
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		expect.Must(t, err == nil, "not well formed: %v", err)
		out.WriteByte(' ')
		switch x := tok.(type) {
		case xml.StartElement:
			open = append(open, x.Name.Local)
			for _, a := range x.Attr {
				expect.True(t, a.Name.Local != "src" && a.Name.Local != "href", "the page needs %s", a.Value)
			}
		case xml.EndElement:
			expect.Must(t, len(open) != 0 && open[len(open)-1] == x.Name.Local,
				"%s closed within %v", x.Name.Local, open)
			open = open[:len(open)-1]
		case xml.CharData:
			if !slices.Contains(open, "style") {
				out.Write(x)
			}
		}
	}
	return strings.Join(strings.Fields(out.String()), " ")
}

// Every page of every event at every stage is whole, says every player, and lets nobody's name
// become part of the page.
func TestPages(t *testing.T) {
	for _, k := range tournament.Kits() {
		for _, rounds := range []int{0, 1, 2, 3} {
			for _, open := range []bool{false, true} {
				e := event(t, k.Scenario, rounds, open)
				for _, p := range paper.Pages {
					var b bytes.Buffer
					err := paper.HTML(&b, p, e, 0)
					if rounds == 0 && p == paper.Pairings {
						expect.Refused(t, err, "round 1 is not paired", "")
						continue
					}
					expect.OK(t, err)
					says := text(t, b.String())
					for _, n := range who {
						if !strings.Contains(says, n) {
							t.Errorf("%s of %s, %d rounds: no %s", p, k.Scenario, rounds, n)
						}
					}
					if strings.Contains(b.String(), "<b>Bold") || strings.Contains(b.String(), "Month <one>") || strings.Contains(b.String(), "http") {
						t.Errorf("%s of %s: a name became part of the page", p, k.Scenario)
					}
				}
			}
		}
	}
	e := event(t, "standard", 1, false)
	for _, err := range []error{paper.HTML(io.Discard, paper.Score, e, 2), paper.CSV(io.Discard, "poem", e, 1), paper.HTML(io.Discard, paper.Pairings, e, -1)} {
		expect.True(t, err != nil, "a page that cannot be was written")
	}
}

// The Score Sheet has every number of the standings: opponent, result, Battle and Fleet Points of
// each round, the sums.
func TestScoreSheetSaysAll(t *testing.T) {
	for _, k := range tournament.Kits() {
		e := event(t, k.Scenario, 3, false)
		var b bytes.Buffer
		expect.OK(t, paper.CSV(&b, paper.Score, e, 0))
		rows, err := csv.NewReader(&b).ReadAll()
		expect.OK(t, err)
		st := e.Standings(3)
		expect.Must(t, len(rows) == len(st)+1, "%d rows", len(rows))
		for i, s := range st {
			want := []string{strconv.Itoa(i + 1), s.Title, quoted(s.Player), quoted(s.Initials), s.Allegiance}
			for _, l := range s.Rounds {
				result := string(l.Outcome)
				want = append(want, quoted(l.Opponent), result, strconv.Itoa(l.Battle), strconv.Itoa(l.Points), strconv.Itoa(l.Cumulative))
			}
			want = append(want, strconv.Itoa(s.Battle), strconv.Itoa(s.Points))
			expect.List(t, rows[i+1], want, "")
		}
		var page bytes.Buffer
		expect.OK(t, paper.HTML(&page, paper.Score, e, 0))
		says := text(t, page.String())
		for _, s := range st {
			line := fmt.Sprintf("%d %s %s", s.Rank, s.Player, s.Title)
			expect.True(t, strings.Contains(says, line), "the page does not say %q", line)
		}
	}
}

// quoted is a text as CSV has it: what a spreadsheet would take for a formula begins with an
// apostrophe.
func quoted(s string) string {
	if _, err := strconv.Atoi(s); err != nil && s != "" && strings.ContainsAny(s[:1], "=+-@") {
		return "'" + s
	}
	return s
}

func TestNoFormulasInCSV(t *testing.T) {
	for _, p := range paper.Pages {
		var b bytes.Buffer
		e := event(t, "tholian-web", 2, true)
		signs := []string{"＝", "＋", "－", "＠"}
		for i := range e.Players {
			if !strings.HasPrefix(e.Players[i].Name, "=") {
				e.Players[i].Name = signs[i%len(signs)] + "1"
			}
		}
		expect.OK(t, paper.CSV(&b, p, e, 0))
		rows, err := csv.NewReader(&b).ReadAll()
		expect.OK(t, err)
		guarded := 0
		for _, row := range rows {
			for _, cell := range row {
				if _, err := strconv.Atoi(cell); err != nil && cell != "" && strings.ContainsAny(cell[:1], "=+-@") {
					t.Errorf("%s: %q is a formula", p, cell)
				}
				if strings.ContainsAny(string([]rune(cell + " ")[:1]), "＝＋－＠") {
					t.Errorf("%s: %q is a formula in full width", p, cell)
				}
				if cell == "'=SUM(A1:A9)" {
					guarded++
				}
			}
		}
		expect.True(t, guarded != 0, "%s: the name that looks like a formula is not there", p)
	}
}

// The pairings page is what each table fills in: fleet verified, result, Fleet Points, initials,
// with the event's own bonus.
func TestResultSlips(t *testing.T) {
	for scenario, bonus := range map[string]string{"last-battle-of-ds9": "controls Deep Space 9, winner only: +20", "future-tense": "destroyed the small craft: -10",
		"unimatrix-zero": "unused Mission Token (borg), winner only: +8", "tholian-web": ""} {
		e := event(t, scenario, 1, true)
		var b bytes.Buffer
		expect.OK(t, paper.HTML(&b, paper.Pairings, e, 1))
		says := text(t, b.String())
		n := strings.Count(says, "Player Fleet verified SP left")
		expect.True(t, n == len(e.Rounds[0].Tables), "%s: %d slips for %d tables", scenario, n, len(e.Rounds[0].Tables))
		expect.True(t, (bonus != "" || !strings.Contains(says, "Bonus")) && strings.Contains(says, bonus),
			"%s: bonus %q", scenario, bonus)
		if !strings.Contains(says, "A Battle Round lasts 60 minutes") || !strings.Contains(says, "sits out: 2 Battle Points") {
			t.Errorf("%s: %s", scenario, says)
		}
	}
}

// The last page of an event says what the sheet wants done with it: poster and map elements.
func TestPosterAndMapElements(t *testing.T) {
	for _, k := range tournament.Kits() {
		e := event(t, k.Scenario, 3, false)
		var b bytes.Buffer
		expect.OK(t, paper.HTML(&b, paper.Standings, e, 0))
		says := text(t, b.String())
		if got, want := strings.Contains(says, "For the poster"), k.Scenario == "last-battle-of-ds9"; got != want {
			t.Errorf("%s: poster %v", k.Scenario, got)
		}
		if got, want := strings.Contains(says, "Map elements"), k.MapElements != eventkit.NoMapElements; got != want {
			t.Errorf("%s: map elements %v", k.Scenario, got)
		}
		if k.Poster {
			var rows []string
			for _, s := range e.Standings(3) {
				rows = append(rows, fmt.Sprintf("%s (%s)", s.Player, s.Allegiance))
			}
			want := "From the top row down: " + strings.Join(rows, ", ") + ". Faction of the month: " + e.FactionResult()[0].Faction
			expect.True(t, strings.Contains(says, want), "no %q in %s", want, says)
		}
		for _, n := range e.MapElements() {
			expect.True(t, strings.Contains(says, n), "%s: no %s", k.Scenario, n)
		}
		if k.Commendation && !strings.Contains(says, "Commendation Award Token: Ann (Admiral of Month <one>), not spent") {
			t.Errorf("%s: %s", k.Scenario, says)
		}
	}
}

func TestPagesAreMade(t *testing.T) { gametest.PagesAreMade(t) }

// Every column of a standing is on its page and in its table for a spreadsheet.
func TestEveryColumnIsOnPaper(t *testing.T) {
	for _, k := range tournament.Kits() {
		e := event(t, k.Scenario, 3, false)
		var page, list bytes.Buffer
		expect.OK(t, errors.Join(paper.HTML(&page, paper.Standings, e, 0), paper.CSV(&list, paper.Standings, e, 0)))
		says, head := text(t, page.String()), strings.Split(strings.SplitN(list.String(), "\n", 2)[0], ",")
		for _, c := range tournament.Columns() {
			if c.Round > 0 || c.ID == "faction" && k.Allegiances == nil { // the Score Sheet has the rounds
				continue
			}
			if c.ID != "title" && !strings.Contains(says, c.Head) || c.Key != "" && !slices.Contains(head, c.Key) {
				t.Errorf("%s: the column %s is missing", k.Scenario, c.ID)
			}
			for _, s := range e.Ranks(3) {
				if words := c.Cell(&s); !strings.Contains(says, words) {
					t.Errorf("%s: %s of %s, %q, is not on the page", k.Scenario, c.ID, s.Player, words)
				}
			}
		}
	}
}
