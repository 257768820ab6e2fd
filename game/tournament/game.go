package tournament

import (
	"errors"
	"fmt"
	"reflect"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/record"
	"attackwing/game/remote"
)

// FromRecord makes of the record of a game played here the report of a table. The game must be
// finished, of this event's scenario and limit, between the two players of the table with the
// fleets they have handed in, and its record must play again to the same end.
func (e *Event) FromRecord(
	round, table int,
	rec *record.Record,
	file string,
	find record.Scenarios,
	cat *card.Catalogue,
) (Told, error) {
	t, err := e.table(round, table)
	if err != nil {
		return Told{}, err
	}
	h := &rec.Header
	if err := e.sameScenario(h); err != nil {
		return Told{}, err
	}
	seats, err := t.seats(e, h.Players)
	if err != nil {
		return Told{}, err
	}
	for p, seat := range seats {
		if n := h.Rerolls[p]; n > 1 || n == 1 && !e.mayReroll(round, t.Players[seat]) {
			who := e.Player(t.Players[seat]).Name
			return Told{}, fmt.Errorf("%s used a Commendation Award Token they do not have", who)
		}
	}
	var thrown diceThrown
	g, rep, err := rec.Verify(find, cat, -1, thrown.hear)
	switch {
	case err != nil:
		return Told{}, err
	case !rep.OK:
		return Told{}, fmt.Errorf("the record does not replay to the same result (answer %d)", rep.First.Answer)
	case !g.Over():
		return Told{}, errors.New("the game is not finished")
	case g.Setup().House.SPLimit != e.Limit:
		return Told{}, fmt.Errorf("the game was played with %d Squadron Points, the event has %d",
			g.Setup().House.SPLimit, e.Limit)
	}
	for p, seat := range seats {
		if err := t.sameFleet(e, seat, &h.Fleets[p], g.Setup().Scenario, cat); err != nil {
			return Told{}, err
		}
	}
	if g.Setup().Agreed {
		if _, err := remote.Check(g); err != nil {
			return Told{}, fmt.Errorf("the record of a battle at two computers proves nothing: %w", err)
		}
	}
	told := report(g, seats)
	told.token = thrown.reroll
	told.Game = &Attached{file, h.Seed, rep.Rounds, rep.Hash, g.Setup().Agreed}
	for _, r := range thrown.rollOffs {
		throw := Throw{Of: []int{0, 1}, Dice: make([]Faces, 2)}
		for p, seat := range seats {
			throw.Dice[seat] = letters(r.Faces[p][:])
		}
		told.RollOff = append(told.RollOff, throw)
	}
	return told, nil
}

// sameScenario returns an error if the game was not set up from the event's scenario.
func (e *Event) sameScenario(h *record.Header) error {
	switch {
	case h.Scenario != e.Scenario:
		return fmt.Errorf("the game is of %s, the event of %s", h.Scenario, e.Scenario)
	case e.Sheet != "" && h.Sheet != e.Sheet:
		return fmt.Errorf("the game was played with another version of scenario %s (stamp %q, event %q)",
			e.Scenario, h.Sheet, e.Sheet)
	case h.Table != nil:
		return errors.New("the game started from a custom position, not from set-up")
	}
	return nil
}

// diceThrown holds the throws of a game that a report tells.
type diceThrown struct {
	rollOffs []game.RolledOff
	reroll   string // the die that a Commendation Award Token was spent on
}

// hear adds the throws among the events of an answer.
func (d *diceThrown) hear(_ int, events []game.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case game.RolledOff:
			d.rollOffs = append(d.rollOffs, e)
		case game.SheetRerolled:
			d.reroll = "on a die of " + e.Section
		case game.RerollSpent:
			d.reroll = "on an attack die"
			if e.Defense {
				d.reroll = "on a defense die"
			}
		}
	}
}

// seats returns the table's seat of each player of the game, and an error if they are not the
// table's players.
func (t *Table) seats(e *Event, names [2]string) ([2]int, error) {
	a, b := e.Player(t.Players[0]).Name, e.Player(t.Players[1]).Name
	switch {
	case fold(names[0]) == fold(a) && fold(names[1]) == fold(b):
		return [2]int{0, 1}, nil
	case fold(names[0]) == fold(b) && fold(names[1]) == fold(a):
		return [2]int{1, 0}, nil
	}
	return [2]int{}, fmt.Errorf("the game is between %s and %s, the table between %s and %s", names[0], names[1], a, b)
}

// sameFleet compares a recorded fleet with the one handed in. With build sheets on paper there is
// nothing to compare.
func (t *Table) sameFleet(e *Event, seat int, played *record.Fleet, sc game.Scenario, cat *card.Catalogue) error {
	p := e.Player(t.Players[seat])
	handed := p.FleetFor(t.Fleets[seat])
	if handed == nil {
		return nil
	}
	f, err := handed.build(e, sc, cat)
	if err != nil {
		return err
	}
	want := record.HeaderOf(&game.Setup{Scenario: sc, Fleets: [2]game.Fleet{f}}).Fleets[0]
	if !reflect.DeepEqual(want.Ships, played.Ships) || !reflect.DeepEqual(want.Resource, played.Resource) {
		return fmt.Errorf("%s did not play the submitted fleet, %s", p.Name, handed.Name)
	}
	return nil
}

// Battle is the game a table of the last round is to play: its players, their fleets in the order
// of the scenario's sides, the event's limit and house rules, the table's own dice.
func (e *Event) Battle(table int, find record.Scenarios, cat *card.Catalogue) (*game.Setup, error) {
	t, err := e.table(e.Round(), table)
	if err != nil {
		return nil, err
	}
	if t.Result != nil {
		return nil, fmt.Errorf("table %d has a result already", table)
	}
	u, _, err := t.battle(e, e.Round(), table-1, find, cat)
	return u, err
}

func (t *Table) battle(
	e *Event,
	round, table int,
	find record.Scenarios,
	cat *card.Catalogue,
) (u *game.Setup, seeds [2]uint64, err error) {
	sc, err := record.SheetOf(find, e.Scenario, e.Sheet)
	if err != nil {
		return nil, seeds, err
	}
	house, err := e.house(sc)
	if err != nil {
		return nil, seeds, err
	}
	src := e.dice(forGame, uint64(round), uint64(table), uint64(t.Players[0]), uint64(t.Players[1]))
	seed := func() uint64 { return src.Uint64n(1 << 53) }
	u = &game.Setup{Scenario: sc, House: house, Seed: seed()}
	seats := [2]int{0, 1}
	if k := e.Kit(); k.Fleets != nil && t.Fleets[0] != k.Fleets[0] {
		if t.Fleets[0] == "" {
			return nil, seeds, fmt.Errorf("%s has not chosen a fleet yet", e.Player(t.Players[0]).Name)
		}
		seats = [2]int{1, 0} // the kit's first fleet is the scenario's first side
	}
	for p, seat := range seats {
		who := e.Player(t.Players[seat])
		u.Players[p], seeds[p] = who.Name, seed()
		f := who.FleetFor(t.Fleets[seat])
		if f == nil {
			return nil, seeds, fmt.Errorf("%s has not submitted a fleet", who.Name)
		}
		if u.Fleets[p], err = f.build(e, sc, cat); err != nil {
			return nil, seeds, err
		}
		if e.mayReroll(round, t.Players[seat]) {
			u.Rerolls[p] = 1
		}
	}
	return u, seeds, nil
}

// build makes of a fleet handed in the one that is played.
func (f *Fleet) build(e *Event, sc game.Scenario, cat *card.Catalogue) (game.Fleet, error) {
	l, err := f.Read()
	if err != nil {
		return game.Fleet{}, err
	}
	rules, err := e.Rules(sc, cat)
	if err != nil {
		return game.Fleet{}, err
	}
	out, _ := rules.Build(l) // what is wrong with it was said when it was handed in
	return out, nil
}

// report returns the result that a finished game tells: the Squadron Points left of the fleets, the
// scenario's lines, the winner.
func report(g *game.Game, seats [2]int) Told {
	s, u := g.State(), g.Setup()
	told := Told{Ending: ByTime, Winner: seats[s.Result.Winner]}
	if s.Result.By == game.BySheetVictory {
		told.Ending = BySheet
	}
	for p, seat := range seats {
		id := game.PlayerID(p)
		left := game.Surviving(s, u, id)
		told.Left[seat], told.Points[seat] = &left, new(int(s.Result.FleetPoints[p]))
		if !afloat(s, id) && told.Ending != BySheet {
			told.Ending = ByElimination
			if s.Result.By == game.ByConcession {
				told.Ending = ByConcession
			}
		}
		for _, l := range u.ScoreLines(s, id, s.Result.Winner) {
			told.lines[seat] = append(told.lines[seat], Bonus{Words: l.Words, Count: 1, Points: l.Points})
		}
	}
	return told
}

func afloat(s *game.State, p game.PlayerID) bool {
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Owner == p && !s.Ships[i].Map && !s.Ships[i].Destroyed {
			return true
		}
	}
	return false
}

func letters(faces []dice.Face) Faces {
	out := make([]byte, len(faces))
	for i, f := range faces {
		switch f {
		case dice.BattleStations:
			out[i] = 'B'
		case dice.Hit:
			out[i] = 'H'
		case dice.Crit:
			out[i] = 'C'
		default:
			out[i] = '-'
		}
	}
	return Faces(out)
}
