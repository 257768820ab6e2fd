package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/store"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/handout"
)

// filmCmd makes an animated picture or a deck of a record, and of a deck what can be given away.
type filmCmd struct {
	File   string  `arg:"" help:"Record, *.game.jsonl, or deck, *.deck.yaml."`
	Out    string  `short:"o" help:"The file to write: *.gif, an animated picture. Of a record also *.deck.yaml, a scene for each caption to be presented on the free table. Of a deck also *.pdf, a page a slide, *.zip, all pictures, and a folder that ends in /, a picture a slide." placeholder:"FILE"`
	Notes  bool    `help:"Put a deck's notes below its slides."`
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
	if strings.HasSuffix(c.File, ".deck.yaml") {
		return c.handOut(s)
	}
	animated, deck := strings.HasSuffix(c.Out, ".gif"), strings.HasSuffix(c.Out, ".deck.yaml")
	switch {
	case c.Out != "" && !animated && !deck:
		return cli.Usage("--out %s: want a name that ends in .gif or .deck.yaml", cli.Visible(c.Out))
	case c.Notes:
		return cli.Usage("--notes: only a deck has notes")
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

// handOut writes the slides of a deck.
func (c *filmCmd) handOut(s *cli.Streams) error {
	format := filepath.Ext(c.Out)
	folder := strings.HasSuffix(c.Out, "/") || strings.HasSuffix(c.Out, string(filepath.Separator))
	if folder {
		format = handout.Pictures
	}
	if !slices.Contains([]string{handout.PDF, handout.GIF, handout.Pictures}, format) {
		return cli.Usage("--out %s: of a deck, want a name that ends in .pdf, .gif, .zip or /", cli.Visible(c.Out))
	}
	b, err := cli.ReadNamed(c.File, app.MostTable)
	if err != nil {
		return err
	}
	d, err := freetable.ReadDeck(bytes.NewReader(b), c.File)
	if err != nil {
		return err
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	slides, err := freetable.SlidesOf(d, cat)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	slides.Notes = c.Notes
	h := handout.New(slides, format)
	if folder {
		return writeFolder(c.Out, h)
	}
	return cli.WriteOut(c.Out, h.Write, c.File)
}

// writeFolder writes the picture of each slide into a folder, over older ones.
func writeFolder(name string, h *handout.Handout) error {
	files, err := h.Files()
	if err != nil {
		return err
	}
	all := map[string][]byte{}
	for _, f := range files {
		all[f.Name] = f.Text
	}
	whole, err := filepath.Abs(name) // the pictures are made beside it
	if err != nil {
		return err
	}
	return cli.NotWritten(name, store.ReplaceFiles(whole, all, func(fs.FS) error { return nil }))
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
