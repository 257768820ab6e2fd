package learn

import (
	"fmt"
	"sync"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/arena"
	"attackwing/game/card"
)

// Play describes the battles that are played to learn from.
type Play struct {
	Players  []string // computer players, in turn against themselves
	Tables   []arena.Table
	Scenario func(id string) (game.Scenario, error)
	Cards    *card.Catalogue
	Games    int
	Seed     uint64
	Workers  int
}

// seen is a table with which a round began, and what became of it.
type seen struct {
	game, round int
	ai.Features
	won    float64 // by the seat that sees it: 1, a draw a half
	margin float64 // of Fleet Points in the end, beside what the sheet gives
}

// positions plays, and tells of the tables of every game in their order.
func (p *Play) positions() ([]seen, error) {
	by := make([][]seen, p.Games)
	errs := make([]error, p.Games)
	var next sync.Mutex
	n := 0
	var wg sync.WaitGroup
	for range max(1, min(p.Workers, p.Games)) {
		wg.Go(func() {
			w := worker{
				Play:     p,
				observer: ai.NewObserver(),
				setups:   map[arena.Table]*game.Setup{},
				players:  map[string]ai.Player{},
			}
			for {
				next.Lock()
				k := n
				n++
				next.Unlock()
				if k >= p.Games {
					return
				}
				by[k], errs[k] = w.battle(k)
			}
		})
	}
	wg.Wait()
	var all []seen
	for k := range by {
		if errs[k] != nil {
			return nil, fmt.Errorf("battle %d: %w", k+1, errs[k])
		}
		all = append(all, by[k]...)
	}
	return all, nil
}

// worker plays battles one after the other in the same buffers.
type worker struct {
	*Play
	observer *ai.Observer
	setups   map[arena.Table]*game.Setup
	players  map[string]ai.Player
	game     *game.Game
	view     game.View
}

// seated is a player at a seat, made anew or begun anew.
func (w *worker) seated(name string, seat int, seed uint64) (ai.Player, error) {
	key := fmt.Sprint(name, seat)
	if again, ok := w.players[key].(ai.Reseeder); ok {
		again.Reseed(seed)
		return w.players[key], nil
	}
	p, err := ai.NewContender(name, seed)
	w.players[key] = p
	return p, err
}

// battle plays one battle, and tells of its tables as its first and its second player see them by
// turns.
func (w *worker) battle(k int) (tables []seen, err error) {
	at := w.Tables[k/len(w.Players)%len(w.Tables)]
	u := w.setups[at]
	if u == nil {
		sc, err := w.Scenario(at.Scenario)
		if err != nil {
			return nil, err
		}
		if u, err = at.SetUp(sc, w.Cards); err != nil {
			return nil, err
		}
		w.setups[at] = u
	}
	seed := arena.Mix(w.Seed, uint64(k))
	u.Reseed(seed)
	if w.game == nil {
		w.game, err = game.NewQuiet(u)
	} else {
		err = w.game.Restart(u)
	}
	if err != nil {
		return nil, err
	}
	var players [2]ai.Player
	for i := range players {
		if players[i], err = w.seated(w.Players[k%len(w.Players)], i, arena.Mix(seed, uint64(1+i))); err != nil {
			return nil, err
		}
	}
	g := w.game
	s := g.State()
	round := int16(1) // with which nothing has happened yet
	for !g.Over() {
		p := g.FirstOpen()
		g.ViewInto(p.Player, &w.view)
		if p.Ask == game.ChooseManeuver && s.Round > round {
			round = s.Round
			eye := game.PlayerID((k + int(round)) % 2)
			g.ViewInto(eye, &w.view)
			tables = append(tables, seen{game: k, round: int(round), Features: w.observer.Look(&w.view)})
			g.ViewInto(p.Player, &w.view)
		}
		if _, err := g.Submit(players[p.Player].Choose(&w.view, p)); err != nil {
			return nil, err
		}
	}
	for i := range tables {
		t := &tables[i]
		me := game.PlayerID((k + t.round) % 2)
		t.won = 0.5
		if s.Result.Winner != game.Nobody {
			t.won = 0
		}
		if s.Result.Winner == me {
			t.won = 1
		}
		t.margin = bare(s, u, me) - bare(s, u, me.Other())
	}
	return tables, nil
}

// bare are a player's Fleet Points beside what the sheet gives.
func bare(s *game.State, u *game.Setup, p game.PlayerID) float64 {
	n := int(s.Result.FleetPoints[p])
	for _, l := range u.ScoreLines(s, p, s.Result.Winner) {
		n -= l.Points
	}
	return float64(n)
}
