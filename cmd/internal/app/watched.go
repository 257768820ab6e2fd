package app

import (
	"bytes"
	"errors"
	"fmt"

	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/film"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// Latest reads what there is of a record that is still written, and what is played of it.
func Latest(b []byte, cards *card.Catalogue) (*film.Latest, error) {
	rec, damage := record.Salvage(bytes.NewReader(b))
	if rec == nil || rec.Header.Scenario == "" {
		return nil, fmt.Errorf("it cannot be read yet: %w", errors.Join(damage))
	}
	on := rec.On(rec.Playing())
	u, err := on.Header.Setup(scenarios.ByID, cards)
	if err != nil {
		return nil, err
	}
	return &film.Latest{
		Film:    rec.Film(rec.Playing(), -1, u),
		Answers: on.Answers,
		Title:   FilmTitle(rec, u),
	}, nil
}

// watched is a battle of two people at other computers that is watched here.
type watched struct {
	host  front.Host
	line  battle.Wire
	came  *remote.Watching
	cards *card.Catalogue
	read  int   // bytes of the record that were read
	why   error // the line is lost, nil it is not
}

// watchAfar is the page on which a battle is watched that comes by a line.
func (w *Window) watchAfar(h front.Host, l front.Line, name string) kit.Page {
	return newWatched(h, l, name, w.Cards)
}

func newWatched(h front.Host, l battle.Wire, name string, cards *card.Catalogue) kit.Page {
	came, first := remote.Watch(name)
	l.Send(first)
	return film.NewAudience(h, &watched{host: h, line: l, came: came, cards: cards})
}

// Look takes in what has come.
func (s *watched) Look() (now *film.Latest, changed bool, err error) {
	was := s.why
	if err := s.hear(); err != nil {
		s.line.Close()
		s.why = errors.New(names.Sentence(err.Error()) + " Ask for a new invitation to watch on.")
	}
	b := s.came.Record()
	end := bytes.LastIndexByte(b, '\n') + 1
	if end == s.read {
		return nil, s.why != was, s.why
	}
	s.read = end
	now, err = Latest(b[:end], s.cards)
	return now, true, errors.Join(err, s.why)
}

// hear takes in the lines that have come.
func (s *watched) hear() error {
	for s.why == nil {
		text, err := s.line.Poll()
		if err != nil || text == nil {
			return err
		}
		send, err := s.came.Take(text)
		if err != nil {
			s.line.Send(remote.Goodbye(err.Error()))
			return err
		}
		s.line.Send(send)
	}
	return nil
}

// Left hangs up.
func (s *watched) Left() { s.line.Close() }

// Ended keeps the battle and shows its end.
func (s *watched) Ended() {
	s.line.Close()
	rec, err := record.Salvage(bytes.NewReader(s.came.Record()))
	if err != nil {
		s.host.Toast(names.Sentence(err.Error()))
		return
	}
	g, _, err := rec.Replay(scenarios.ByID, s.cards, -1, nil)
	if err != nil {
		s.host.Toast(names.Sentence(err.Error()))
		return
	}
	s.host.Back()
	s.host.Play(battle.Start{Game: g, Players: [2]string{"human", "human"}, Far: battle.Far{Watched: true}})
}
