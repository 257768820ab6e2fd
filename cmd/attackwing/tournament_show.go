package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"attackwing/cmd/internal/cli"
	"attackwing/game/tournament"
	"attackwing/game/tournament/paper"
)

// eventJSON is the document of an event for --json.
type eventJSON struct {
	Name      string                   `json:"name"`
	Scenario  string                   `json:"scenario"`
	Date      string                   `json:"date"`
	Seed      uint64                   `json:"seed"`
	SPLimit   int                      `json:"sp_limit"`
	Revision  int                      `json:"revision"`
	Round     int                      `json:"round"`
	Over      bool                     `json:"over"`
	Missing   []string                 `json:"missing"`
	Ties      [][]string               `json:"ties"`
	Pairings  []roundJSON              `json:"pairings"`
	Standings []tournament.Standing    `json:"standings"`
	Factions  []tournament.FactionLine `json:"factions,omitempty"`
	Token     *awardJSON               `json:"commendation,omitempty"`
	Said      []string                 `json:"said"` // what this command has done
}

type roundJSON struct {
	Round  int         `json:"round"`
	Bye    string      `json:"bye,omitempty"`
	ByeWhy []string    `json:"bye_why,omitempty"`
	Tables []tableJSON `json:"tables"`
	Now    string      `json:"would_be,omitempty"` // after a late correction: how it would be paired now
}

type tableJSON struct {
	Table    int                `json:"table"`
	Players  [2]string          `json:"players"`
	Fleets   [2]string          `json:"fleets"`
	Why      string             `json:"why"`
	Verified [2]string          `json:"verified"`
	Result   *tournament.Result `json:"result"`

	Correction *tournament.Result `json:"correction,omitempty"` // counts when both have signed it
}

type awardJSON struct {
	Player string `json:"player"`
	Why    string `json:"why"`
	Spent  int    `json:"spent_in_round"`
}

func eventDocument(e *tournament.Event, said int) eventJSON {
	j := eventJSON{
		Name:      e.Name,
		Scenario:  e.Scenario,
		Date:      e.Date,
		Seed:      e.Seed,
		SPLimit:   e.Limit,
		Revision:  e.Revision,
		Round:     e.Round(),
		Over:      e.Over(),
		Missing:   []string{},
		Ties:      [][]string{},
		Pairings:  []roundJSON{},
		Standings: e.Ranks(e.Round()),
		Factions:  e.FactionResult(),
		Said:      []string{},
	}
	j.Missing = append(j.Missing, tournament.Sentences(e.Waiting())...)
	for _, tie := range e.Ties(e.Round()) {
		var names []string
		for _, n := range tie {
			names = append(names, e.Player(n).Name)
		}
		j.Ties = append(j.Ties, names)
	}
	for i, r := range e.Rounds {
		out := roundJSON{Round: i + 1, ByeWhy: r.ByeWhy, Tables: []tableJSON{}, Now: e.DrawnOtherwise(i + 1)}
		if r.Bye != 0 {
			out.Bye = e.Player(r.Bye).Name
		}
		for k, t := range r.Tables {
			out.Tables = append(out.Tables, tableJSON{
				k + 1,
				[2]string{e.Player(t.Players[0]).Name, e.Player(t.Players[1]).Name},
				t.Fleets,
				t.Why,
				t.Verified,
				t.Result,
				t.Correction,
			})
		}
		j.Pairings = append(j.Pairings, out)
	}
	if c := e.Commendation; c != nil {
		j.Token = &awardJSON{e.Player(c.Holder).Name, c.Why, c.Spent}
	}
	for _, l := range e.Log[min(said, len(e.Log)):] {
		j.Said = append(j.Said, l.Did)
	}
	return j
}

type eventStandingsCmd struct {
	eventFile
	Round int `help:"After this Battle Round (default: the last)." placeholder:"N"`
}

// Run says the ranks.
func (c *eventStandingsCmd) Run(s *cli.Streams) error {
	e, err := tournament.Open(c.File)
	if err != nil {
		return err
	}
	if c.Round < 0 || c.Round > e.Round() {
		return cli.Usage("--round %d: the event has %d", c.Round, e.Round())
	}
	if c.JSON {
		j := eventDocument(e, len(e.Log))
		j.Standings = e.Ranks(orLast(c.Round, e))
		return s.PrintJSON(j)
	}
	tellStandings(s.Out, e, orLast(c.Round, e))
	return nil
}

func tellStandings(w io.Writer, e *tournament.Event, round int) {
	switch {
	case e.Over() && round == e.Round():
		fmt.Fprintf(w, "%s: final ranks\n", e.Name)
	case round == 0:
		fmt.Fprintf(w, "%s: %d players, no round is paired\n", e.Name, len(e.Players))
	case round > e.Finished():
		fmt.Fprintf(w, "%s: after round %d of %d, while round %d is played\n", e.Name, round-1, tournament.Rounds,
			round)
	default:
		fmt.Fprintf(w, "%s: after round %d of %d\n", e.Name, round, tournament.Rounds)
	}
	tellRanks(w, e.Ranks(round))
	if round != e.Round() {
		return
	}
	for _, f := range e.FactionResult() {
		fmt.Fprintf(w, "     %-22s of %-2d players %11d BP %4d FP\n", f.Faction, f.Players, f.Battle, f.Points)
	}
	for _, m := range e.Waiting() {
		fmt.Fprintln(w, "missing:", m)
	}
}

// tellRanks writes a standing in columns as wide as their widest cells; empty ones are left out.
func tellRanks(w io.Writer, ranks []tournament.Standing) {
	lines := make([]string, len(ranks))
	for _, c := range tournament.Columns() {
		cells, widest := make([]string, len(ranks)), 0
		for i := range ranks {
			cells[i] = c.Cell(&ranks[i])
			switch {
			case c.Round > 0 && cells[i] != "":
				cells[i] += fmt.Sprintf(" %3d", ranks[i].Rounds[c.Round-1].Points)
			case c.Number && c.ID != "rank":
				cells[i] += " " + c.Short
			}
			widest = max(widest, utf8.RuneCountInString(cells[i]))
		}
		for i := range lines {
			if widest == 0 {
				continue
			}
			if !c.Number { // to the left
				lines[i] += fmt.Sprintf("  %-*s", widest, cells[i])
				continue
			}
			lines[i] += fmt.Sprintf("  %*s", widest, cells[i])
		}
	}
	for _, l := range lines {
		fmt.Fprintln(w, strings.TrimRight(l, " "))
	}
}

type eventSheetCmd struct {
	eventFile
	Page   string `help:"pairings, score or standings." enum:"pairings,score,standings" default:"standings"`
	Round  int    `help:"Battle Round (default: the last)." placeholder:"N"`
	CSV    bool   `name:"csv" help:"Write CSV instead of a page to print."`
	Output string `short:"o" help:"Write into this file (default: standard output)." placeholder:"FILE"`
}

// Run writes a page.
func (c *eventSheetCmd) Run(s *cli.Streams) error {
	e, err := tournament.Open(c.File)
	if err != nil {
		return err
	}
	if c.JSON && c.Output == "" {
		return cli.Usage("--json: the page itself needs -o FILE then")
	}
	write := paper.HTML
	if c.CSV {
		write = paper.CSV
	}
	var b bytes.Buffer
	if err := write(&b, paper.Page(c.Page), e, c.Round); err != nil {
		return inFile(c.File, err)
	}
	if c.Output == "" {
		_, err := s.Out.Write(b.Bytes())
		return err
	}
	if err := cli.WriteOut(c.Output, cli.Plain(b.Bytes()), c.File); err != nil {
		return err
	}
	if c.JSON {
		return s.PrintJSON(map[string]any{"page": c.Page, "file": c.Output, "bytes": b.Len()})
	}
	return nil
}
