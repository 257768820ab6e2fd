package tournament

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"attackwing/game/tournament/eventkit"
)

// check refuses an event that cannot be one: files come from anywhere.
func (e *Event) check() error {
	for _, check := range []func(*Event) error{checkHead, checkDeskRules, checkTexts, checkPlayers, checkRounds} {
		if err := check(e); err != nil {
			return err
		}
	}
	for i := range e.RollOffs {
		if err := e.RollOffs[i].check(e); err != nil {
			return fmt.Errorf("roll_offs[%d]: %w", i+1, err)
		}
	}
	if c := e.Commendation; c != nil &&
		(e.Player(c.Holder).Name == "nobody" || c.Spent < 0 || c.Spent > len(e.Rounds)) {
		return errors.New("commendation: its holder or round does not exist")
	}
	return nil
}

// checkHead looks whether it is an event of this program, and of a size that there is.
func checkHead(e *Event) error {
	switch {
	case e.Event != "attackwing":
		return errors.New("this is not an event file of this program")
	case e.Format != Format:
		return fmt.Errorf("format %d: this program reads format %d", e.Format, Format)
	case e.Scenario == "":
		return errors.New("scenario: none is named")
	case e.Limit < 1 || e.Limit > maxLimit:
		return fmt.Errorf("sp_limit: %d is not from 1 to %d", e.Limit, maxLimit)
	case e.Revision < 0:
		return fmt.Errorf("revision: %d", e.Revision)
	case len(e.Players) > MaxPlayers:
		return fmt.Errorf("players: %d are more than %d", len(e.Players), MaxPlayers)
	case len(e.Rounds) > Rounds:
		return fmt.Errorf("rounds: %d are more than %d", len(e.Rounds), Rounds)
	case len(e.House) > 200 || len(e.Resources) > 200 || len(e.RollOffs) > 1000 || len(e.Log) > 100_000:
		return errors.New("more house rules, resources, roll-offs or log lines than any event has")
	}
	if e.Date != "" {
		if _, err := time.Parse(time.DateOnly, e.Date); err != nil {
			return fmt.Errorf("date: %q is not a date (want YYYY-MM-DD)", e.Date)
		}
	}
	return nil
}

// checkTexts looks through the words that people have written.
func checkTexts(e *Event) error {
	texts := []string{e.Name, e.Scenario, e.Sheet}
	texts = append(texts, e.Resources...)
	for key, value := range e.House {
		texts = append(texts, key, value)
	}
	if e.After != nil {
		if len(e.After.Ranks) > MaxPlayers {
			return fmt.Errorf("after: %d ranks are more than %d", len(e.After.Ranks), MaxPlayers)
		}
		texts = append(append(texts, e.After.Event), e.After.Ranks...)
	}
	for _, s := range texts {
		if err := printable("text", s, 120); err != nil {
			return err
		}
	}
	if e.Name == "" {
		return errors.New("name: the event has none")
	}
	return nil
}

func checkPlayers(e *Event) error {
	seen := map[string]bool{}
	for i := range e.Players {
		p := &e.Players[i]
		if err := e.checkPlayer(p); err != nil {
			return fmt.Errorf("players[%d]: %w", i+1, err)
		}
		if seen[fold(p.Name)] {
			return fmt.Errorf("players[%d]: the name %q is there twice", i+1, p.Name)
		}
		seen[fold(p.Name)] = true
		if p.OutFrom < 0 || p.OutFrom > len(e.Rounds)+1 || p.OutFrom == 1 {
			return fmt.Errorf("players[%d]: out from round %d", i+1, p.OutFrom)
		}
		if p.InFrom < 0 || p.InFrom > min(len(e.Rounds)+1, Rounds) || p.InFrom == 1 {
			return fmt.Errorf("players[%d]: in from round %d", i+1, p.InFrom)
		}
	}
	return nil
}

func checkRounds(e *Event) error {
	for i := range e.Rounds {
		if err := checkRound(e, i+1); err != nil {
			return fmt.Errorf("rounds[%d].%w", i+1, err)
		}
	}
	return nil
}

func checkRound(e *Event, round int) error {
	r := &e.Rounds[round-1]
	if r.Drawn < 1 || r.Drawn > 1_000_000 {
		return fmt.Errorf("drawn: %d", r.Drawn)
	}
	if r.Clock.RanMS < 0 || r.Clock.RanMS > 1000*3600*1000 {
		return fmt.Errorf("clock: %d ms", r.Clock.RanMS)
	}
	for _, s := range r.ByeWhy {
		if err := printable("bye_why", s, 10*maxWords); err != nil {
			return err
		}
	}
	if err := checkSeats(e, r); err != nil {
		return err
	}
	for i := range r.Tables {
		t := &r.Tables[i]
		if err := t.check(e, round); err != nil {
			return fmt.Errorf("tables[%d]%w", i+1, err)
		}
		if t.Result == nil && round < len(e.Rounds) {
			return fmt.Errorf("tables[%d]: no result, though a later round is paired", i+1)
		}
	}
	return nil
}

// checkSeats looks whether every player of a round sits at one table, or has the bye.
func checkSeats(e *Event, r *Round) error {
	var seats []No
	if r.Bye != 0 {
		seats = append(seats, r.Bye)
	}
	for i := range r.Tables {
		seats = append(seats, r.Tables[i].Players[:]...)
	}
	for i, n := range seats {
		if n < 1 || int(n) > len(e.Players) {
			return fmt.Errorf("tables: there is no player %d", n)
		}
		if slices.Contains(seats[:i], n) {
			return fmt.Errorf("tables: %s sits twice", e.Player(n).Name)
		}
	}
	return nil
}

// check looks through a table: who plays which fleet, its words, its result. Its errors begin
// behind the table's number.
func (t *Table) check(e *Event, round int) error {
	k := e.Kit()
	two := k.Fleets != nil && slices.Contains(k.Fleets, t.Fleets[0]) && slices.Contains(k.Fleets, t.Fleets[1]) &&
		t.Fleets[0] != t.Fleets[1]
	if t.Fleets != [2]string{} && !two {
		return fmt.Errorf(".fleets: %v", t.Fleets)
	}
	if k.Fleets != nil && !two && (t.Result != nil || k.Draws[round-1].Roles != eventkit.HigherChooses) {
		return errors.New(".fleets: who plays which is missing")
	}
	for _, s := range []string{t.Why, t.Verified[0], t.Verified[1]} {
		if err := printable("words", s, maxWords); err != nil {
			return fmt.Errorf(".%w", err)
		}
	}
	if t.Result != nil {
		if err := t.Result.check(); err != nil {
			return fmt.Errorf(".result: %w", err)
		}
	}
	if t.Correction != nil {
		if err := t.Correction.check(); err != nil {
			return fmt.Errorf(".correction: %w", err)
		}
		if t.Result == nil || t.Correction.signed() {
			return errors.New(".correction: no result to correct, or it is signed")
		}
	}
	return nil
}

func (r *Result) check() error {
	if !slices.Contains(Endings, r.Ending) {
		return fmt.Errorf("ending: %q", r.Ending)
	}
	if r.Winner != 0 && r.Winner != 1 {
		return fmt.Errorf("winner: %d is not 0 or 1", r.Winner)
	}
	for i := range r.Sides {
		s := &r.Sides[i]
		if s.Points > 9999 || s.Points < -9999 || s.Left != nil && (*s.Left < 0 || *s.Left > maxLimit) ||
			len(s.Bonuses) > 20 {
			return fmt.Errorf("sides[%d]: out of bounds", i+1)
		}
		for _, b := range s.Bonuses {
			if err := printable("bonus", b.Words, 120); err != nil {
				return err
			}
		}
		if err := printable("signed", r.Signed[i], maxName); err != nil {
			return err
		}
	}
	if r.Game != nil {
		if err := printable("game", r.Game.File+r.Game.Hash, 1000); err != nil {
			return err
		}
	}
	roll := RollOff{Players: []No{1, 2}, Throws: r.RollOff}
	return roll.checkThrows()
}

func (r *RollOff) check(e *Event) error {
	if r.Round < 1 || r.Round > len(e.Rounds) {
		return fmt.Errorf("round %d is not paired", r.Round)
	}
	if (len(r.Players) == 0) == (len(r.Factions) == 0) {
		return errors.New("between players or between factions, one of them")
	}
	for i, n := range r.Players {
		if n < 1 || int(n) > len(e.Players) || i > 0 && n <= r.Players[i-1] {
			return fmt.Errorf("players: %v", r.Players)
		}
	}
	for i, f := range r.Factions {
		if FactionName(f) == f || i > 0 && f <= r.Factions[i-1] {
			return fmt.Errorf("factions: %q", r.Factions)
		}
	}
	return r.checkThrows()
}

// checkThrows looks whether each throw is of those who had to throw.
func (r *RollOff) checkThrows() error {
	if len(r.Throws) > 10_000 {
		return errors.New("throws: too many")
	}
	for i, t := range r.Throws {
		done := RollOff{Players: r.Players, Factions: r.Factions, Throws: r.Throws[:i]}
		if _, next := done.split(); !slices.Equal(next, t.Of) || len(t.Dice) != len(t.Of) {
			return fmt.Errorf("throws[%d]: not of those who had to throw", i+1)
		}
		for _, f := range t.Dice {
			if err := f.check(); err != nil {
				return fmt.Errorf("throws[%d]: %w", i+1, err)
			}
		}
	}
	return nil
}
