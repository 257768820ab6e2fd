package tournament

import (
	"fmt"
	"slices"
	"strings"
)

// Column is a column of a standing, wherever one is shown: at the desk, among the final ranks, on
// a wall, on paper, in a table for a spreadsheet, on the command line. A column that is added to
// the list is seen in all of them: numbers in a column of their own, words Below the player where
// there is little room.
type Column struct {
	ID          string
	Head, Short string // its heading, and what stands for it where there is little room
	Key         string // its heading in a table for a spreadsheet, "" it is not in one
	Number      bool   // it stands at the right
	Below       bool   // where there is little room it is said below the player
	Round       int    // what this Battle Round has brought, 0 it is of all
	Cell        func(s *Standing) string
	Code        func(s *Standing) string // its cell in a table for a spreadsheet, nil Cell
}

// columns holds the columns of every event, in their order.
var columns = []Column{
	{ID: "rank", Head: "Rank", Short: "#", Key: "rank", Number: true,
		Cell: func(s *Standing) string { return fmt.Sprint(s.Rank) }},
	{ID: "title", Head: "Title", Key: "title", Below: true, Cell: func(s *Standing) string { return s.Title }},
	{ID: "player", Head: "Player", Key: "player", Cell: func(s *Standing) string { return s.Player }},
	{ID: "note", Below: true, Cell: (*Standing).note},
	{ID: "faction", Head: "Faction", Key: "allegiance", Below: true,
		Cell: func(s *Standing) string { return FactionName(s.Allegiance) },
		Code: func(s *Standing) string { return s.Allegiance }},
	ofRound(1), ofRound(2), ofRound(3),
	{ID: "battle", Head: "Battle Points", Short: "BP", Key: "battle_points", Number: true,
		Cell: func(s *Standing) string { return fmt.Sprint(s.Battle) }},
	{ID: "points", Head: "Fleet Points", Short: "FP", Key: "fleet_points", Number: true,
		Cell: func(s *Standing) string { return fmt.Sprint(s.Points) }},
}

func ofRound(n int) Column {
	return Column{ID: fmt.Sprint("r", n), Head: fmt.Sprint("Round ", n), Short: fmt.Sprint("R", n), Round: n,
		Cell: func(s *Standing) string {
			if n > len(s.Rounds) {
				return ""
			}
			return string(s.Rounds[n-1].Outcome)
		}}
}

// note returns the remark beside a place, "" if there is none.
func (s *Standing) note() string {
	switch {
	case s.Tied:
		return "tied"
	case s.OutFrom > 0:
		return "dropped out"
	case s.RolledOff:
		return "by roll-off"
	case s.InFrom > 0:
		return "came late"
	}
	return ""
}

// Columns returns the columns of every standing, in their order.
func Columns() []Column { return columns }

// Below returns what is said below the player of a place, the columns of these ids left out.
func Below(s *Standing, but ...string) string {
	var out []string
	for _, c := range columns {
		if words := c.Cell(s); c.Below && words != "" && !slices.Contains(but, c.ID) {
			out = append(out, words)
		}
	}
	return strings.Join(out, " · ")
}

// Totals returns what all rounds have brought a place: "6 BP  350 FP".
func Totals(s *Standing) string {
	var out []string
	for _, c := range columns {
		if c.Number && c.ID != "rank" {
			out = append(out, c.Cell(s)+" "+c.Short)
		}
	}
	return strings.Join(out, "  ")
}
