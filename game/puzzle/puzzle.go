// Package puzzle holds "your move" positions: a table at a question of one player, and the answer
// that is best, proved by long search. Those that come along are made from played battles (Finder).
//
// # Looking at one
//
//	for _, p := range puzzle.All() {
//		g, err := p.Open(scenarios.ByID, cards) // a game that stands at the question
//		q := p.Question(g)
//		right := p.Right(g.View(q.Player), q, answer)
//	}
//
// What is best is kept in the words of the options, as the referee labels them, so that a puzzle
// stays what it is when options are put in another order.
package puzzle

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"math/bits"
	"path"
	"slices"
	"sync"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/textfile"
)

// Grade is the difficulty of a puzzle, by the player that solves it.
type Grade int

// The grades.
const (
	Easy   Grade = iota + 1 // rules of thumb do
	Medium                  // it has to be tried out
	Hard                    // a computer captain fails
)

// String is the grade in a word.
func (g Grade) String() string {
	switch g {
	case Easy:
		return "easy"
	case Medium:
		return "medium"
	case Hard:
		return "hard"
	}
	return "?"
}

// Puzzle is a puzzle as its index tells it.
type Puzzle struct {
	ID string `json:"id"` // the name of its position file without the ending
	// what it is called: short, and of no other; those made of battles are called by their ship and
	// what is asked
	Name  string   `json:"name"`
	Title string   `json:"title"` // whose question it is, and what is asked
	Grade Grade    `json:"grade"`
	Ship  string   `json:"ship,omitempty"` // whose question it is
	Ask   string   `json:"ask"`            // the kind of the question, as game.Ask words it
	Best  []string `json:"best"`           // the options of the best answer; none: to take nothing
	Next  []string `json:"next"`           // those of the next best
	// by how much the best is better, thousandths of a Fleet Point, the chance to win counted in
	Better int    `json:"better"`
	Games  int    `json:"games"` // imagined games of each in which that was found
	Why    string `json:"why"`   // in a sentence
	Table  []byte `json:"-"`     // the position file
}

//go:embed data
var data embed.FS

// all returns the puzzles that come with the program, read once.
var all = sync.OnceValue(func() []Puzzle {
	ps, err := Read(data, "data")
	if err != nil {
		panic(err) // what comes along is tested
	}
	return ps
})

// All are the puzzles that come along, the easier ones first.
func All() []Puzzle { return slices.Clone(all()) }

// index is the file that lists the puzzles of a folder.
const index = "puzzles.json"

// Read reads the puzzles of a folder: its index, and the position files that it names.
func Read(files fs.FS, dir string) (ps []Puzzle, err error) {
	text, err := fs.ReadFile(files, path.Join(dir, index))
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(text, &ps); err != nil {
		return nil, fmt.Errorf("%s: %w", index, textfile.JSON(err))
	}
	for i := range ps {
		if ps[i].Table, err = fs.ReadFile(files, path.Join(dir, ps[i].ID+".table.yaml")); err != nil {
			return nil, err
		}
	}
	Call(ps)
	slices.SortStableFunc(ps, func(a, b Puzzle) int { return int(a.Grade - b.Grade) })
	return ps, nil
}

// shortly holds a word for each question, by its long form.
var shortly = map[string]string{
	game.ChooseManeuver.String():    "dial",
	game.ChooseAction.String():      "action",
	game.ChooseTarget.String():      "target",
	game.ModifyAttackDice.String():  "attack",
	game.ModifyDefenseDice.String(): "defense",
	game.UseCards.String():          "card",
}

// Call gives each puzzle that has none yet a name that no other has: its ship with what is asked,
// and a number from the second on.
func Call(ps []Puzzle) {
	taken := map[string]bool{}
	for i := range ps {
		taken[ps[i].Name] = true
	}
	for i := range ps {
		p := &ps[i]
		if p.Name != "" {
			continue
		}
		what := cmp.Or(shortly[p.Ask], p.Ask)
		if p.Ship != "" {
			what = p.Ship + ", " + what
		}
		p.Name = what
		for n := 2; taken[p.Name]; n++ {
			p.Name = fmt.Sprintf("%s %d", what, n)
		}
		taken[p.Name] = true
	}
}

// Open is a game that stands at the question of a puzzle.
func (p *Puzzle) Open(find record.Scenarios, cat *card.Catalogue) (*game.Game, error) {
	laid, err := record.ReadTable(bytes.NewReader(p.Table), p.ID+".table.yaml")
	if err != nil {
		return nil, err
	}
	u, err := laid.Setup(find, cat)
	if err != nil {
		return nil, err
	}
	g, err := game.New(u)
	if err != nil {
		return nil, err
	}
	if p.Question(g) == nil {
		return nil, fmt.Errorf("%s: the table does not begin at its question", p.ID)
	}
	return g, nil
}

// Question returns the question of the puzzle in a game that has come to it, else nil.
func (p *Puzzle) Question(g *game.Game) *game.Prompt {
	for _, q := range g.Prompts() {
		if q.Ask.String() == p.Ask && (q.Ship == game.NoShip || g.Setup().Name(q.Ship) == p.Ship) {
			return &q
		}
	}
	return nil
}

// Right reports whether an answer is the best.
func (p *Puzzle) Right(v *game.View, q *game.Prompt, a game.Answer) bool {
	return slices.Equal(wordsOf(v, q, a), p.Best)
}

// Called is an option as puzzles name it: what the sheet offers by its name alone, for what that
// brings depends on the table.
func Called(v *game.View, q *game.Prompt, i int) string {
	if what, _ := q.Said(v, i); q.Options[i].Kind == game.TakeSpecial {
		return what
	}
	return q.Label(v, i)
}

// wordsOf are the options of an answer.
func wordsOf(v *game.View, q *game.Prompt, a game.Answer) []string {
	words := make([]string, 0, bits.OnesCount64(a.Picks))
	for i := range q.Options {
		if a.Picks&(1<<uint(i)) != 0 {
			words = append(words, Called(v, q, i))
		}
	}
	return words
}
