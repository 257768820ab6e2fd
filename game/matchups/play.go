package matchups

import (
	"math"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/match"
)

// Legal returns all pairs of ready fleets that may meet in a scenario under its own rules: those
// made for its sides, or, where none was made for it, every two legal ones.
func Legal(sc game.Scenario, cat *card.Catalogue) ([]Pair, error) {
	sheet := sc.Sheet()
	ready, err := fleet.ReadyFor(sheet.ID)
	if err != nil {
		return nil, err
	}
	if len(ready) == 0 {
		if ready, err = fleet.Ready(); err != nil {
			return nil, err
		}
	}
	fits := func(l *fleet.List, side string) bool {
		if of, _ := sheet.SideOf(l.Side); side != "" && of != side {
			return false
		}
		there := *l
		if _, known := sheet.SideOf(l.Side); !known { // a side of another sheet
			there.Side = side
		}
		return len(fleet.Rules{Cards: cat, Scenario: sc}.Check(there).Problems) == 0
	}
	sides := [2]string{}
	if len(sheet.Sides) == 2 {
		sides = [2]string(sheet.Sides)
	}
	var ps []Pair
	for i := range ready {
		for k := range ready {
			if sides[0] == sides[1] && k <= i || !fits(&ready[i], sides[0]) || !fits(&ready[k], sides[1]) {
				continue
			}
			ps = append(ps, Pair{Scenario: sheet.ID, Fleets: [2]string{ready[i].ID, ready[k].ID}})
		}
	}
	return ps, nil
}

// Join returns the pairs of list with the results that played has of them.
func Join(list, played []Pair) []Pair {
	for i := range list {
		for k := range played {
			if list[i].same(&played[k]) {
				list[i] = played[k]
			}
		}
	}
	return list
}

// Near reports whether a pair may turn out to be fair: its share lies no farther from the bounds
// than two standard errors.
func (p *Pair) Near() bool {
	slack := 1 / math.Sqrt(float64(max(1, p.Games)))
	return p.Share() >= FairFrom-slack && p.Share() <= FairTo+slack
}

// Player is the level that plays the battles.
const Player = "captain"

// Play plays the battles of a pair up to so many, every second one from the other seats: battle i
// has seed i+1, so that what was played before goes on. Closing stop ends it early, with what was
// played by then.
func (p *Pair) Play(sc game.Scenario, cat *card.Catalogue, games, workers int, stop <-chan struct{}) error {
	if p.Games >= games {
		return nil
	}
	house, err := game.HouseOf(sc, nil)
	if err != nil {
		return err
	}
	s := match.Series{Scenario: sc, House: house, Seed: 1, First: p.Games, Games: games,
		Workers: workers, Swap: true, Stop: stop,
		Player: func(_ int, seed uint64) (match.Player, error) { return ai.New(Player, seed) }}
	for i, id := range p.Fleets {
		l, err := fleet.ReadyByID(id)
		if err != nil {
			return err
		}
		if _, known := sc.Sheet().SideOf(l.Side); !known {
			l.Side = ""
		}
		s.Fleets[i], _ = fleet.Rules{Cards: cat, Scenario: sc}.Build(l)
	}
	results, err := s.Run()
	for _, r := range results {
		p.Games++
		switch r.Winner {
		case 1:
			p.Won++
		case 0:
			p.Drawn++
		}
	}
	return err
}
