package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/scenarios"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// presentCmd shows something to an audience, in a window of its own.
type presentCmd struct {
	File   string `arg:"" optional:"" help:"Saved game (*.game.jsonl, shown as a film) or deck (*.deck.yaml). With --follow it may be omitted to show the current battle."`
	Follow bool   `short:"f" help:"Follow the battle played in another window, without hidden information, or reload a deck when its file changes."`
	Quick  bool   `hidden:"" help:"No motion, for tests."`
	Report string `hidden:"" help:"Write what the window shows into this file, for tests."`
}

// Run opens the window.
func (c *presentCmd) Run(s *cli.Streams) error {
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	w := &app.Window{Cards: cat, Report: c.Report, Quick: c.Quick}
	deck, talk := strings.HasSuffix(c.File, ".deck.yaml"), strings.HasSuffix(c.File, app.TalkEnding)
	switch {
	case c.Follow && talk:
		w.First = func(h front.Host) (kit.Page, error) {
			p := w.FreeTable(h)
			freetable.Follow(w.Free, followedTalk(c.File))
			return p, nil
		}
	case c.Follow && !deck:
		w.First = func(h front.Host) (kit.Page, error) {
			return film.NewAudience(h, followedRecord(c.File, cat)), nil
		}
	case c.File == "":
		return cli.Usage("present: want a record or a deck, or --follow for the battle that is played now")
	case deck:
		b, err := os.ReadFile(c.File)
		if err != nil {
			return err
		}
		w.First = func(h front.Host) (kit.Page, error) {
			p := w.FreeTable(h)
			w.Free.Dropped([]kit.File{{Name: filepath.Base(c.File), Text: b}})
			if w.Free.Present(); c.Follow {
				freetable.Follow(w.Free, followedDeck(c.File))
			}
			return p, nil
		}
	default:
		rec, err := cli.ReadRecord(c.File)
		if err != nil {
			return err
		}
		g, _, err := rec.Replay(scenarios.ByID, cat, -1, nil)
		if err != nil {
			return fmt.Errorf("%s: %w%s", c.File, err, older(rec, err))
		}
		w.First = func(h front.Host) (kit.Page, error) {
			f, err := film.New(rec.Film(0, -1, g.Setup()))
			if err != nil {
				return nil, err
			}
			return film.NewPage(h, f, film.Options{Title: app.FilmTitle(rec, g.Setup())}), nil
		}
	}
	return w.Open(s)
}

// followed is a file that another program writes. It is only read: that it is half written, replaced
// or gone is nothing wrong, and what comes after that is taken up.
type followed[T any] struct {
	which func() (name string, err error)
	read  func(name string) (T, error)
	often float64 // seconds between two looks

	file  string // looked at last
	size  int64
	at    time.Time
	fault string // told last
}

// named returns what is followed under one name.
func named(name string) func() (string, error) { return func() (string, error) { return name, nil } }

// Look reads the file where it is another than at the last look; what is wrong is told once.
func (f *followed[T]) Look() (now T, changed bool, err error) {
	name, err := f.which()
	if err != nil {
		return f.failed(err)
	}
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return f.failed(fmt.Errorf("waiting for %s", filepath.Base(name)))
	case err != nil:
		return f.failed(err)
	case name == f.file && info.Size() == f.size && info.ModTime().Equal(f.at) && f.fault == "":
		return now, false, nil
	}
	if now, err = f.read(name); err != nil {
		return f.failed(err)
	}
	f.file, f.size, f.at, f.fault = name, info.Size(), info.ModTime(), ""
	return now, true, nil
}

// failed tells what is wrong, once.
func (f *followed[T]) failed(err error) (none T, changed bool, _ error) {
	if f.fault == err.Error() {
		return none, false, nil
	}
	f.fault = err.Error()
	return none, true, err
}

// Often returns the seconds between two looks.
func (f *followed[T]) Often() float64 { return f.often }

// followedDeck is a deck that somebody edits.
func followedDeck(name string) *followed[freetable.Talk] {
	return &followed[freetable.Talk]{which: named(name), often: 0.5, read: func(name string) (freetable.Talk, error) {
		text, err := cli.ReadNamed(name, app.MostTable)
		return freetable.Talk{Deck: string(text), At: -1}, err
	}}
}

// talkFollowed is a talk that another window gives; it hears what is pressed in this one.
type talkFollowed struct {
	*followed[freetable.Talk]
	to io.Writer
}

// Ask has the window that gives the talk do a command.
func (t talkFollowed) Ask(command string) error {
	_, err := fmt.Fprintln(t.to, command)
	return err
}

// followedTalk is a talk that another window gives: the audience sees a change within 0.1 s.
func followedTalk(name string) talkFollowed {
	return talkFollowed{to: os.Stdout, followed: &followed[freetable.Talk]{
		which: named(name), often: 0.1, read: func(name string) (t freetable.Talk, err error) {
			b, err := cli.ReadNamed(name, 2*app.MostTable)
			if err == nil {
				err = json.Unmarshal(b, &t)
			}
			return t, err
		}}}
}

// followedRecord is a battle that another window plays; name "" is the one of the player's saves that
// was written last.
func followedRecord(name string, cards *card.Catalogue) *followed[*film.Latest] {
	f := &followed[*film.Latest]{which: named(name),
		read: func(name string) (*film.Latest, error) { return latest(name, cards) }}
	if name == "" {
		f.which = newestGame
	}
	return f
}

// newestGame is the file of the battle that was saved last.
func newestGame() (string, error) {
	names, err := (&app.Shelf{}).Names()
	if err == nil && len(names) == 0 {
		err = errors.New("waiting for a battle to begin")
	}
	if err != nil {
		return "", err
	}
	return filepath.Join(cli.WhereIs(cli.GamesFolder), names[0]), nil
}

// latest reads what there is of a record, and what is played of it.
func latest(name string, cards *card.Catalogue) (*film.Latest, error) {
	b, err := cli.ReadNamed(name, app.MostGame)
	if err != nil {
		return nil, err
	}
	l, err := app.Latest(b, cards)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return l, nil
}
