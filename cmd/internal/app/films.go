package app

import (
	"errors"
	"fmt"
	"io"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/film"
	"attackwing/ui/onmap"
	"attackwing/ui/raster"
	"attackwing/ui/shot"
)

// sampleSeed is the seed of the battles that come along as films. A battle is its set-up and its
// answers, and the same seed gives the same answers: so they are played anew by two ensigns when
// they are shown, some hundredths of a second each, and never grow stale.
const sampleSeed = 3

// sample plays one of those battles: of the n-th sheet, with its first ready fleets.
func (w *Window) sample(n int) (*game.Game, error) {
	all := scenarios.All()
	sc := all[n%len(all)]
	house, err := game.HouseOf(sc, nil)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc, House: house, Seed: sampleSeed}
	var names [2]string
	if u.Fleets, err = cli.BuildFleets(sc, &house, &names, w.Cards); err != nil {
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

// FewCaptions is with how many captions a battle is a film that anybody wants to see.
const FewCaptions = 5

// Film is the n-th film of the title: of the player's own battles that are over, the newest first,
// then of those that come along.
func (w *Window) Film(n int) (*film.Projector, string, error) {
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
		u, err := rec.Header.Setup(scenarios.ByID, w.Cards)
		if err != nil {
			continue
		}
		f, err := film.New(rec.Film(0, -1, u))
		if err != nil || f.Film.Trouble != nil || !f.Ends() || len(f.Captions) < FewCaptions {
			continue
		}
		if own == n {
			return f, FilmTitle(rec, u), nil
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

// FilmTitle returns the title of a film: its battle, and the players. It does not tell who won.
func FilmTitle(rec *record.Record, u *game.Setup) string {
	return dotted(u.Scenario.Sheet().Title, rec.Header.Who())
}

// Picture draws the table as everybody sees it.
func Picture(w io.Writer, v *game.View, size int) error {
	img, err := shot.Draw(onmap.Board(v), size, nil)
	if err != nil {
		return err
	}
	return raster.PNG(w, img)
}
