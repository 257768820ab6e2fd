package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/scenarios"
)

type replayCmd struct {
	File   string `arg:"" help:"Record, *.game.jsonl."`
	To     int    `help:"Stop after this many answers." default:"-1" placeholder:"N"`
	Round  int    `help:"Print the position at the start of this round." placeholder:"N"`
	Report string `help:"Write a Markdown battle report to this file instead of printing the log." placeholder:"MD"`
	Pict   string `name:"picture" help:"Draw the final table, or the one after --to answers, to this PNG." placeholder:"PNG"`
	Branch int    `help:"Use this branch instead of the main line." placeholder:"N"`
	Reveal bool   `help:"Show hidden dials and the seed of a battle that is not over."`
	Verify bool   `help:"Replay it and compare every position and hash; prints no log."`
	JSON   bool   `help:"Print one JSON document."`
}

type replayJSON struct {
	record.Report
	Notice string         `json:"notice,omitempty"`
	Log    []string       `json:"log,omitempty"`
	Proven *remote.Proven `json:"proven,omitempty"` // of a battle at two screens
}

// Run tells the game or verifies it.
func (c *replayCmd) Run(s *cli.Streams) error {
	if c.Round < 0 {
		return cli.Usage("--round %d: rounds are counted from 1", c.Round)
	}
	if err := fromNothing(c.To); err != nil {
		return err
	}
	rec, err := cli.ReadRecord(c.File)
	if err != nil {
		return err
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	if rec.Notice != "" {
		s.Warn("%s: %s", cli.Visible(c.File), rec.Notice)
	}
	if c.Branch < 0 || c.Branch >= rec.Lines() {
		return cli.Usage("--branch %d: the record has %d branches", c.Branch, rec.Lines()-1)
	}
	whole := rec
	rec = rec.On(c.Branch)
	u, err := rec.Header.Setup(scenarios.ByID, cat)
	if c.Round != 0 {
		return c.table(s, whole, u)
	}
	if err != nil {
		return fmt.Errorf("%s: line 1: %w%s", c.File, err, older(rec, err))
	}
	out := replayJSON{Notice: rec.Notice}
	say := c.log(s, u, &out)
	g, rep, err := rec.Verify(scenarios.ByID, cat, c.To, say)
	if err != nil {
		return fmt.Errorf("%s: %w%s", c.File, err, older(rec, err))
	}
	if err := c.give(whole, g); err != nil {
		return err
	}
	out.Report = rep
	if c.Verify && u.Agreed && rep.OK {
		p, err := remote.Check(g)
		if err != nil {
			return fmt.Errorf("%s: this battle is not proven: %w", c.File, err)
		}
		out.Proven = &p
	}
	switch {
	case c.JSON:
		if err := s.PrintJSON(out); err != nil {
			return err
		}
	case c.Verify && rep.OK:
		out.verified(s)
	case say != nil && g.Over():
		tellScore(s, g)
	}
	if d := rep.First; d != nil {
		return fmt.Errorf("%s: %w%s", c.File, differs(d), older(rec, nil))
	}
	return nil
}

// log returns what prints the log or adds it to the document, nil where no log is asked for.
func (c *replayCmd) log(s *cli.Streams, u *game.Setup, out *replayJSON) func(int, []game.Event) {
	switch {
	case c.Verify || c.Report != "" || c.Pict != "":
		return nil
	case c.JSON:
		return logTo(u, func(line string) { out.Log = append(out.Log, line) })
	}
	return logTo(u, func(line string) { fmt.Fprintln(s.Out, line) })
}

// verified prints that a record is right, and what of it is proven.
func (o *replayJSON) verified(s *cli.Streams) {
	fmt.Fprintf(s.Out, "ok: %d answers, %d rounds, hash %s\n", o.Answers, o.Rounds, o.Hash)
	if p := o.Proven; p != nil {
		fmt.Fprintf(s.Out, "proven: %d numbers of chance of both players, %d sealed dials, %d seals opened\n",
			p.Numbers, p.Sealed, p.Openings)
	}
}

// logTo returns a listener to a replay that gives each line of the log to print.
func logTo(u *game.Setup, print func(line string)) func(int, []game.Event) {
	return func(_ int, events []game.Event) {
		for _, e := range events {
			if words := e.Say(u); words != "" {
				print(words)
			}
		}
	}
}

// table prints the table as the round asked for began; the set-up is nil where there is none today.
func (c *replayCmd) table(s *cli.Streams, rec *record.Record, u *game.Setup) error {
	on := rec.On(c.Branch)
	t, err := on.At(c.Round)
	if first := on.First(u); first != nil && first.Round == c.Round {
		t, err = first, nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	if !c.Reveal && !rec.Over(u) {
		t = t.Public()
	}
	if c.JSON {
		return t.WriteJSON(s.Out)
	}
	return t.Write(s.Out)
}

// older says of a record that does not go as it went who made it, and how its tables can be seen
// all the same.
func older(rec *record.Record, err error) string {
	words := rec.OtherRules()
	switch other := (record.OtherSheet{}); {
	case errors.As(err, &other):
		words = ""
	case words == "":
		return ""
	default:
		words = "; " + words + ", whose rules were others"
	}
	var rounds []string
	for _, t := range rec.Tables() {
		rounds = append(rounds, strconv.Itoa(t.Round))
	}
	if rounds == nil {
		return words
	}
	return words + "; --round N prints the tables it keeps, of " + strings.Join(rounds, ", ")
}

// give writes the report and the picture that were asked for.
func (c *replayCmd) give(rec *record.Record, g *game.Game) error {
	if c.Report != "" {
		f := shownFilm(rec, c.Branch, g, c.Reveal)
		story := func(w io.Writer) error { return rec.On(c.Branch).Story(w, f, g) }
		if err := cli.WriteOut(c.Report, story, c.File); err != nil {
			return err
		}
	}
	if c.Pict == "" {
		return nil
	}
	picture := func(w io.Writer) error { return app.Picture(w, g.View(game.Nobody), 1200) }
	return cli.WriteOut(c.Pict, picture, c.File, c.Report)
}

// asPlayed plays a record anew; one that takes another course today is refused.
func asPlayed(name string, rec *record.Record, cat *card.Catalogue) (*game.Game, error) {
	g, rep, err := rec.Replay(scenarios.ByID, cat, -1, nil)
	if err != nil {
		return nil, fmt.Errorf("%s: %w%s", name, err, older(rec, err))
	}
	if d := rep.First; d != nil {
		return nil, fmt.Errorf("%s: %w%s", name, differs(d), older(rec, nil))
	}
	return g, nil
}

// shownFilm is a line of a record as far as a game has come, with all that is secret where that is
// asked for.
func shownFilm(rec *record.Record, line int, g *game.Game, reveal bool) *record.Film {
	f := rec.Film(line, len(g.Answers()), g.Setup())
	if reveal {
		f.Reveal()
	}
	return f
}

// differs is a difference in words.
func differs(d *record.Difference) error {
	in := ""
	if d.Field != "" {
		in = " in " + d.Field
	}
	return fmt.Errorf("the game differs after answer %d%s: recorded %s, replayed %s", d.Answer, in, d.Want, d.Got)
}

func tellScore(s *cli.Streams, g *game.Game) {
	for p := range 2 {
		fmt.Fprintf(s.Out, "%s: %d Fleet Points\n", g.Setup().Player(game.PlayerID(p)), g.State().Result.FleetPoints[p])
		for _, l := range game.Score(g.State(), g.Setup(), game.PlayerID(p)) {
			fmt.Fprintf(s.Out, "  %+5d %s: %s\n", l.Points, l.Words, l.Why)
		}
	}
}

// fromNothing refuses numbers of answers below 0; -1, which stands where none is named, is all of
// them.
func fromNothing(to int) error {
	if to < -1 {
		return cli.Usage("--to %d: answers are counted from 0", to)
	}
	return nil
}

func hashOf(g *game.Game) string { return record.Hash(g.State().Hash()) }
