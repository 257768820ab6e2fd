package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/record"
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
			freetable.Follow(w.Free, &followedTalk{name: c.File})
			return p, nil
		}
	case c.Follow && !deck:
		w.First = func(h front.Host) (kit.Page, error) {
			return film.NewAudience(h, &followed{cards: cat, name: c.File}), nil
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
				freetable.Follow(w.Free, &followedDeck{name: c.File})
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

// watched is a file that another program writes. It is only read: that it is half written, replaced
// or gone is nothing wrong, and what comes after that is taken up.
type watched struct {
	file  string // looked at last
	size  int64
	at    time.Time
	fault string // told last
}

// look reads the file of a name where it is another than at the last look; what is wrong is told
// once.
func (f *watched) look(name string, read func() error) (changed bool, _ error) {
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return f.failed(fmt.Errorf("waiting for %s", filepath.Base(name)))
	case err != nil:
		return f.failed(err)
	case name == f.file && info.Size() == f.size && info.ModTime().Equal(f.at) && f.fault == "":
		return false, nil
	}
	if err := read(); err != nil {
		return f.failed(err)
	}
	f.file, f.size, f.at, f.fault = name, info.Size(), info.ModTime(), ""
	return true, nil
}

// failed tells what is wrong, once.
func (f *watched) failed(err error) (bool, error) {
	if f.fault == err.Error() {
		return false, nil
	}
	f.fault = err.Error()
	return true, err
}

// followedDeck is a deck that another program writes.
type followedDeck struct {
	name string
	watched
}

// Look reads the deck where it has changed.
func (f *followedDeck) Look() (t freetable.Talk, changed bool, err error) {
	changed, err = f.look(f.name, func() error {
		text, err := cli.ReadNamed(f.name, app.MostTable)
		t = freetable.Talk{Deck: string(text), At: -1}
		return err
	})
	return t, changed, err
}

// Often returns the seconds between two looks at a file that somebody edits.
func (f *followedDeck) Often() float64 { return 0.5 }

// followedTalk is a talk that another window gives.
type followedTalk struct {
	name string
	watched
}

// Look reads the talk where it has changed.
func (f *followedTalk) Look() (t freetable.Talk, changed bool, err error) {
	changed, err = f.look(f.name, func() error {
		b, err := cli.ReadNamed(f.name, 2*app.MostTable)
		if err != nil {
			return err
		}
		return json.Unmarshal(b, &t)
	})
	return t, changed, err
}

// Often returns the seconds between two looks at a talk: the audience sees a change within them.
func (f *followedTalk) Often() float64 { return 0.1 }

// followed is a record that another program writes.
type followed struct {
	cards *card.Catalogue
	name  string // "": the one of the player's saves that was written last
	watched
}

// Look reads the record where it has changed.
func (f *followed) Look() (now *film.Latest, changed bool, err error) {
	name, err := f.which()
	if err != nil {
		changed, err = f.failed(err)
		return nil, changed, err
	}
	changed, err = f.look(name, func() (err error) {
		now, err = f.read(name)
		return err
	})
	return now, changed, err
}

// which is the file that is followed.
func (f *followed) which() (string, error) {
	if f.name != "" {
		return f.name, nil
	}
	names, err := (&app.Shelf{}).Names()
	if err != nil {
		return "", err
	}
	if len(names) == 0 {
		return "", errors.New("waiting for a battle to begin")
	}
	return filepath.Join(cli.WhereIs(cli.GamesFolder), names[0]), nil
}

// read reads what there is of a record, and what is played of it.
func (f *followed) read(name string) (*film.Latest, error) {
	b, err := cli.ReadNamed(name, app.MostGame)
	if err != nil {
		return nil, err
	}
	rec, damage := record.Salvage(bytes.NewReader(b))
	if rec == nil || rec.Header.Scenario == "" {
		return nil, fmt.Errorf("%s cannot be read yet: %w", filepath.Base(name), errors.Join(damage))
	}
	on := rec.On(rec.Playing())
	u, err := on.Header.Setup(scenarios.ByID, f.cards)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return &film.Latest{
		Film:    rec.Film(rec.Playing(), -1, u),
		Answers: on.Answers,
		Title:   app.FilmTitle(rec, u),
	}, nil
}
