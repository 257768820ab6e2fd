package paper

import (
	"encoding/csv"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/tournament"
	"attackwing/game/tournament/eventkit"
)

// Page names a page.
type Page string

// The pages.
const (
	Pairings  Page = "pairings"
	Score     Page = "score"
	Standings Page = "standings"
)

// Pages holds all pages.
var Pages = []Page{Pairings, Score, Standings}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// words is an outcome as the sheet writes it.
func words(o tournament.Outcome) string {
	switch o {
	case tournament.Awaited:
		return ""
	case tournament.Out:
		return "–"
	}
	return string(o)
}

// Code opens the battle of a table on a phone, from the slip: a drawing, and a note
// on it or on why there is none.
type Code struct{ SVG, Note string }

// HTML writes a page of an event; round counts from 1, 0 is the last that was paired.
func HTML(w io.Writer, p Page, e *tournament.Event, round int) error {
	return Coded(w, p, e, round, nil)
}

// Coded is HTML with a code on the slip of each table without a result; tables count from 0.
func Coded(w io.Writer, p Page, e *tournament.Event, round int, code func(table int) Code) error {
	s, err := look(p, e, round)
	if err != nil {
		return err
	}
	for i := range s.Tables {
		if code != nil && !s.Tables[i].Over {
			s.Tables[i].Code = code(i)
		}
	}
	page := map[Page]func(*sheet) string{Pairings: pairings, Score: score, Standings: standings}[p](s)
	if s.wrong != nil {
		return s.wrong
	}
	_, err = io.WriteString(w, page)
	return err
}

// CSV writes a page's table, a header line first. A text that a spreadsheet would take for a
// formula begins with an apostrophe.
func CSV(w io.Writer, p Page, e *tournament.Event, round int) error {
	s, err := look(p, e, round)
	if err != nil {
		return err
	}
	var rows [][]string
	switch p {
	case Pairings:
		rows = s.pairingRows()
	case Score:
		rows = s.scoreRows()
	case Standings:
		rows = s.standingRows()
	}
	for _, row := range rows {
		for i, cell := range row {
			if first, _ := utf8.DecodeRuneInString(cell); cell != "" && strings.ContainsRune(formulas, first) &&
				!number(cell) {
				row[i] = "'" + cell
			}
		}
	}
	c := csv.NewWriter(w)
	if err := c.WriteAll(rows); err != nil {
		return err
	}
	return c.Error()
}

// formulas are the signs with which spreadsheets begin a formula; some take the full-width ones for
// the others.
const formulas = "=+-@\t\r＝＋－＠"

func number(cell string) bool {
	_, err := strconv.Atoi(cell)
	return err == nil
}

// sheet is an event as the pages look at it.
type sheet struct {
	*tournament.Event
	Kit       tournament.Kit
	Title     string
	No        int // the round
	Final     bool
	Wide      bool // printed across
	Tables    []table
	ByeName   string
	Standings []tournament.Standing
	Factions  []tournament.FactionLine
	Token     string
	Elements  []string
	RollOffs  []tournament.Rolled
	RoundNos  []int
	wrong     error // what could not be drawn
}

type table struct {
	No      int
	Seats   [2]seat
	Why     string
	Over    bool
	Ending  string
	Bonuses []eventkit.Bonus
	Code    Code
}

type seat struct {
	Name, Initials, Fleet, Verified, Signed string
	Rank, Battle, Points                    int // before this round
	Choice                                  bool
	Now                                     tournament.Line
	Bonuses                                 []eventkit.Bonus
}

func look(p Page, e *tournament.Event, round int) (*sheet, error) {
	if !slices.Contains(Pages, p) {
		return nil, fmt.Errorf("no page %q; there are %v", string(p), Pages)
	}
	if round == 0 {
		round = e.Round()
	}
	if round < 0 || round > e.Round() || round == 0 && p == Pairings {
		return nil, fmt.Errorf("round %d is not paired", max(round, 1))
	}
	s := &sheet{Event: e, Kit: e.Kit(), No: round, Final: e.Over() && round == e.Round()}
	switch {
	case p == Pairings:
		s.Title = fmt.Sprintf("Pairings of Battle Round %d of %d", round, tournament.Rounds)
	case p == Score:
		s.Title, s.Wide = "Score Sheet", true
	case s.Final:
		s.Title = "Final ranks"
	case round == 0:
		s.Title = "Players"
	case round > e.Finished() && round == 1:
		s.Title = fmt.Sprintf("Players in Battle Round 1 of %d", tournament.Rounds)
	case round > e.Finished():
		s.Title = fmt.Sprintf("Standings after Battle Round %d of %d, while round %d is played", round-1,
			tournament.Rounds, round)
	default:
		s.Title = fmt.Sprintf("Standings after Battle Round %d of %d", round, tournament.Rounds)
	}
	s.Standings, s.Factions = e.Ranks(round), e.FactionResult()
	if round < e.Round() {
		s.Factions = nil
	}
	for r := range tournament.Rounds {
		s.RoundNos = append(s.RoundNos, r+1)
	}
	if c := e.Commendation; c != nil {
		s.Token = fmt.Sprintf("%s (%s)", e.Player(c.Holder).Name, c.Why)
		switch {
		case c.Spent > 0:
			s.Token += fmt.Sprintf(", spent in round %d", c.Spent)
		case s.Final:
			s.Token += ", not spent"
		}
	}
	if s.Final {
		s.Elements = e.MapElements()
	}
	s.RollOffs = e.RollOffsUpTo(round)
	if p == Pairings {
		s.lookAtTables()
	}
	return s, nil
}

func (s *sheet) lookAtTables() {
	before := map[tournament.No]tournament.Standing{}
	for _, st := range s.Event.Standings(s.No - 1) {
		before[st.No] = st
	}
	r := &s.Event.Rounds[s.No-1]
	if r.Bye != 0 {
		s.ByeName = s.Player(r.Bye).Name
	}
	for i := range r.Tables {
		t := &r.Tables[i]
		out := table{No: i + 1, Why: t.Why, Over: t.Result != nil}
		for k, n := range t.Players {
			p, b := s.Player(n), before[n]
			out.Seats[k] = seat{
				Name:     p.Name,
				Initials: p.Initials,
				Fleet:    t.Fleets[k],
				Verified: t.Verified[k],
				Rank:     b.Rank,
				Battle:   b.Battle,
				Points:   b.Points,
				Now:      s.Line(n, s.No),
			}
			for _, kb := range s.Kit.Bonuses {
				if kb.Fleet == "" || t.Fleets[k] == "" || kb.Fleet == t.Fleets[k] {
					out.Seats[k].Bonuses = append(out.Seats[k].Bonuses, kb)
				}
			}
			if t.Result != nil {
				out.Seats[k].Signed, out.Ending = t.Result.Signed[k], string(t.Result.Ending)
			}
		}
		out.Seats[0].Choice = s.Kit.Draws[s.No-1].Roles == eventkit.HigherChooses && t.Fleets[0] == ""
		s.Tables = append(s.Tables, out)
	}
}

func (s *sheet) pairingRows() [][]string {
	rows := [][]string{
		{
			"round",
			"table",
			"player",
			"initials",
			"fleet",
			"opponent",
			"opponent_initials",
			"opponent_fleet",
			"outcome",
			"fleet_points",
			"opponent_fleet_points",
		},
	}
	for _, t := range s.Tables {
		a, b := t.Seats[0], t.Seats[1]
		row := []string{
			strconv.Itoa(s.No),
			strconv.Itoa(t.No),
			a.Name,
			a.Initials,
			a.Fleet,
			b.Name,
			b.Initials,
			b.Fleet,
			"",
			"",
			"",
		}
		if t.Over {
			row[8], row[9], row[10] = string(a.Now.Outcome), strconv.Itoa(a.Now.Points), strconv.Itoa(b.Now.Points)
		}
		rows = append(rows, row)
	}
	if s.ByeName != "" {
		rows = append(rows, []string{
			strconv.Itoa(s.No),
			"bye",
			s.ByeName,
			s.Player(s.Event.Rounds[s.No-1].Bye).Initials,
			"",
			"",
			"",
			"",
			"B",
			"",
			"",
		})
	}
	return rows
}

func (s *sheet) scoreRows() [][]string {
	head := []string{"rank", "title", "player", "initials", "allegiance"}
	for _, r := range s.RoundNos {
		n := strconv.Itoa(r)
		head = append(head, "opponent_"+n, "result_"+n, "battle_points_"+n, "fleet_points_"+n, "cumulative_"+n)
	}
	rows := [][]string{append(head, "battle_points", "fleet_points")}
	for _, st := range s.Standings {
		row := []string{strconv.Itoa(st.Rank), st.Title, st.Player, st.Initials, st.Allegiance}
		for i := range s.RoundNos {
			if i >= len(st.Rounds) {
				row = append(row, "", "", "", "", "")
				continue
			}
			l := st.Rounds[i]
			if l.Outcome == tournament.Awaited {
				row = append(row, l.Opponent, "", "", "", "")
				continue
			}
			row = append(row, l.Opponent, words(l.Outcome), strconv.Itoa(l.Battle), strconv.Itoa(l.Points),
				strconv.Itoa(l.Cumulative))
		}
		rows = append(rows, append(row, strconv.Itoa(st.Battle), strconv.Itoa(st.Points)))
	}
	return rows
}

// columns returns the columns on the page of the standings. Its rounds stand on the Score Sheet,
// its notes beside the players.
func (s *sheet) columns() []tournament.Column {
	return slices.DeleteFunc(slices.Clone(tournament.Columns()), func(c tournament.Column) bool {
		return c.Round > 0 || c.ID == "note" || c.ID == "faction" && s.Kit.Allegiances == nil
	})
}

func (s *sheet) standingRows() [][]string {
	rows := make([][]string, 1+len(s.Standings))
	for _, c := range tournament.Columns() {
		if c.Key == "" {
			continue
		}
		rows[0] = append(rows[0], c.Key)
		cell := c.Cell
		if c.Code != nil {
			cell = c.Code
		}
		for i := range s.Standings {
			rows[i+1] = append(rows[i+1], cell(&s.Standings[i]))
		}
	}
	return rows
}
