package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/library"
)

// sampleSeed is the seed of the battles that come along as films. A battle is its set-up and its
// answers, and the same seed gives the same answers: so they are played anew by two ensigns when
// they are shown, some hundredths of a second each, and never grow stale.
const sampleSeed = 3

// sample plays one of those battles: of the n-th sheet, with its first ready fleets.
func (w *window) sample(n int) (*game.Game, error) {
	all := scenarios.All()
	sc := all[n%len(all)]
	house, err := game.HouseOf(sc, nil)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc, House: house, Seed: sampleSeed}
	var names [2]string
	if u.Fleets, err = cli.BuildFleets(sc, &house, &names, w.cards); err != nil {
		return nil, err
	}
	g, err := game.NewQuiet(u)
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	for i := range players {
		if players[i], err = ai.New("ensign", sampleSeed+uint64(i)); err != nil {
			return nil, err
		}
	}
	return g, ai.Play(g, players)
}

// fewCaptions is with how many captions a battle is a film that anybody wants to see.
const fewCaptions = 5

// film is the n-th film of the title: of the player's own battles that are over, the newest first,
// then of those that come along.
func (w *window) film(n int) (*film.Projector, string, error) {
	s := w.shelf()
	names, err := s.Names()
	if err != nil {
		names = nil // those that come along need no folder
	}
	own := 0
	for _, id := range names[:min(len(names), 12)] {
		rec, err := s.salvage(id)
		if err != nil || rec == nil {
			continue
		}
		u, err := rec.Header.Setup(scenarios.ByID, w.cards)
		if err != nil {
			continue
		}
		f, err := film.New(rec.Film(0, -1, u))
		if err != nil || f.Film.Trouble != nil || !f.Ends() || len(f.Captions) < fewCaptions {
			continue
		}
		if own == n {
			g := library.Game{By: [2]string{}}
			copy(g.By[:], rec.Header.By)
			return f, dotted(u.Scenario.Sheet().Title, g.Mode()), nil
		}
		own++
	}
	g, err := w.sample(n - own)
	if err != nil {
		return nil, "", fmt.Errorf("a battle that comes along: %w", err)
	}
	f, err := film.New(record.Shoot(g.Setup(), g.Answers()))
	if err != nil {
		return nil, "", errors.Join(errors.New("a battle that comes along"), err)
	}
	return f, dotted(g.Setup().Scenario.Sheet().Title, "computer against computer"), nil
}

// filmTitle returns the title of a film: its battle, and the players.
func filmTitle(rec *record.Record, g *game.Game) string {
	of := library.Game{}
	copy(of.By[:], rec.Header.By)
	return dotted(g.Setup().Scenario.Sheet().Title, of.Mode())
}

// filmCmd makes an animated picture or a deck of a record.
type filmCmd struct {
	File   string  `arg:"" help:"Record, *.game.jsonl."`
	Out    string  `short:"o" help:"The file to write: *.gif, an animated picture, or *.deck.yaml, a scene for each caption to be presented on the free table." placeholder:"FILE"`
	Most   float64 `help:"Maximum size of the GIF in MB (default ${default})." default:"8" placeholder:"MB"`
	Reveal bool    `help:"Show hidden dials and the seed of a battle that is not over."`
	Branch int     `help:"Use this branch instead of the main line." placeholder:"N"`
	JSON   bool    `help:"Print one JSON document: the captions."`
}

// captionJSON is a caption as --json prints it.
type captionJSON struct {
	Round  int    `json:"round"`
	After  int    `json:"after"` // answers
	Player int    `json:"player,omitempty"`
	Head   string `json:"head"`
	More   string `json:"more,omitempty"`
}

// Run writes the film, or prints its captions.
func (c *filmCmd) Run(s *cli.Streams) error {
	animated, deck := strings.HasSuffix(c.Out, ".gif"), strings.HasSuffix(c.Out, ".deck.yaml")
	switch {
	case c.Out != "" && !animated && !deck:
		return cli.Usage("--out %s: want a name that ends in .gif or .deck.yaml", cli.Visible(c.Out))
	case !(c.Most > 0 && c.Most <= 1024):
		return cli.Usage("--most %g: want more than 0 and at most 1024 MB", c.Most)
	}
	rec, err := cli.ReadRecord(c.File)
	if err != nil {
		return err
	}
	if c.Branch < 0 || c.Branch >= rec.Lines() {
		return cli.Usage("--branch %d: the record has %d branches", c.Branch, rec.Lines()-1)
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	g, err := asPlayed(c.File, rec.On(c.Branch), cat)
	if err != nil {
		return err
	}
	shot := shownFilm(rec, c.Branch, g, c.Reveal)
	f, err := film.New(shot)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	switch {
	case animated:
		err = cli.WriteOut(c.Out,
			func(w io.Writer) error { return film.Animate(w, f, filmTitle(rec, g), int(c.Most*(1<<20))) }, c.File)
	case deck:
		var d *freetable.Deck
		if d, err = freetable.DeckOf(shot, g.Answers(), f.Captions); err == nil {
			err = cli.WriteOut(c.Out, d.Write, c.File)
		}
	}
	if err != nil {
		return err
	}
	return c.tell(s, f)
}

// tell prints the captions where they were not written.
func (c *filmCmd) tell(s *cli.Streams, f *film.Projector) error {
	out := []captionJSON{}
	for _, k := range f.Captions {
		out = append(out, captionJSON{int(k.Round), k.To.Moment, int(k.Seat) + 1, k.Head, k.More})
	}
	if c.JSON {
		return s.PrintJSON(out)
	}
	if c.Out != "" {
		return nil
	}
	for _, k := range out {
		at := "set-up"
		if k.Round > 0 {
			at = fmt.Sprintf("round %d", k.Round)
		}
		fmt.Fprintf(s.Out, "%-9s %s %s\n", at, k.Head, k.More)
	}
	return nil
}
