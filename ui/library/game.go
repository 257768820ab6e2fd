package library

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Game is the summary of a game on the shelf.
type Game struct {
	ID       string    // the file's name
	Scenario string    // its title
	By       [2]string // who played: "", human, or a level of the computer
	Names    [2]string // of the persons, "" unknown
	Far      bool      // at two computers
	Date     string    // as 2006-01-02 15:04
	Round    int
	Over     bool
	Result   string // of a game that is over
	Winner   int    // the seat, 0 nobody
	Answers  int
	Branches int
	Branch   int // the round in which it left another game, 0 it is no branch
	Notes    int
	Changed  bool          // the rules have changed since
	View     *game.View    // the table at its end, nil unknown
	Trouble  string        // what is wrong with the file, "" nothing
	Newer    *record.Newer // nothing is wrong with the file: a newer program made it; nil otherwise
	Rescue   int           // of a damaged file: answers that can be rescued
}

// Shelf is the place where games are saved.
type Shelf interface {
	// Names are the games there, the newest first.
	Names() ([]string, error)
	// Look looks into a game.
	Look(id string) Game
	// Resume is the unfinished game to be gone on with.
	Resume(id string) (battle.Start, error)
	// Rescue makes a new game of what is whole in a damaged file.
	Rescue(id string) (newID string, err error)
	// Export copies a game to where the player finds it, and says where.
	Export(id string) (string, error)
	// Import takes a game in.
	Import(name string, text []byte) (id string, err error)
	// ImportFile takes in the game of a file.
	ImportFile(path string) (id string, err error)
	// Delete throws a game away.
	Delete(id string) error
	// Watch is the page on which a game is replayed.
	Watch(id string, h Host) (kit.Page, error)
}

// Of tells of a record: the table at the end of its main line.
func Of(id string, rec *record.Record, g *game.Game) Game {
	s, u := g.State(), g.Setup()
	out := Game{
		ID:       id,
		Scenario: u.Scenario.Sheet().Title,
		Date:     rec.Header.Date,
		Round:    int(s.Round),
		Over:     g.Over(),
		Answers:  len(rec.Answers),
		Branches: len(rec.Kept()),
		Notes:    len(rec.Notes),
		View:     g.View(game.Nobody),
	}
	copy(out.By[:], rec.Header.By)
	out.Far = u.Agreed
	out.Names = u.Players
	if out.Over {
		out.Result, _ = record.Verdict(s, u)
		out.Winner = int(s.Result.Winner) + 1
	}
	return out
}

// told returns the trouble in the words of the list.
func (g *Game) told() string {
	if g.Newer != nil {
		return fmt.Sprintf("Made by a newer program: format %d", g.Newer.Format)
	}
	return "Damaged: " + g.Trouble
}

// Mode returns in words who played: two people by their names, where both have one.
func (g *Game) Mode() string {
	switch {
	case g.Far && (g.Names[0] == "" || g.Names[1] == ""):
		return "far away"
	case g.Far:
		return record.Who(g.By, g.Names) + ", far away"
	}
	return record.Who(g.By, g.Names)
}

// Line tells which branch of a battle it is, "" for the battle itself.
func (g *Game) Line() string {
	if g.Branch == 0 {
		return ""
	}
	return fmt.Sprintf("branch of round %d", g.Branch)
}

// Where returns the progress of the game in words.
func (g *Game) Where() string {
	if g.Round == 0 {
		return "set-up"
	}
	return fmt.Sprintf("round %d", g.Round)
}
