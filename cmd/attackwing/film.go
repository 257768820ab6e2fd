package main

import (
	"fmt"
	"io"
	"strings"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
)

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
			func(w io.Writer) error {
				return film.Animate(w, f, app.FilmTitle(rec, g.Setup()), int(c.Most*(1<<20)))
			}, c.File)
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
