package tournament

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
)

// DeskRules are the house rules of the tournament itself; those of its battles are the scenario's.
var DeskRules = []game.HouseRule{
	// Ruling: the sheets say nothing of who comes when the first round is paired. Turning people
	// away is worse for a shop than one more table, so they play from the next round on; what they
	// missed gives no points, as they have not fought.
	{Key: lateArrivals, Default: lateNothing, Choices: []string{lateNothing, lateLoss, lateRefused},
		Words: "late players: join the next round with nothing for missed rounds, or with the Battle Point of a loss, or are refused"},
}

const (
	lateArrivals = "tournament.late-arrivals"
	lateNothing  = "nothing"
	lateLoss     = "loss"
	lateRefused  = "refused"
)

// IsDeskRule reports whether a house rule is of the tournament, not of its battles.
func IsDeskRule(key string) bool {
	return slices.ContainsFunc(DeskRules, func(r game.HouseRule) bool { return r.Key == key })
}

// deskRule is the value of a house rule of the tournament.
func (e *Event) deskRule(key string) string {
	if v, ok := e.House[key]; ok {
		return v
	}
	return DeskRules[slices.IndexFunc(DeskRules, func(r game.HouseRule) bool { return r.Key == key })].Default
}

// checkDeskRules refuses house rules of the tournament that do not exist.
func checkDeskRules(e *Event) error {
	for k, v := range e.House {
		ofBattles := slices.ContainsFunc(game.CoreHouse, func(r game.HouseRule) bool { return r.Key == k })
		if ofBattles || !strings.HasPrefix(k, "tournament.") {
			continue
		}
		i := slices.IndexFunc(DeskRules, func(r game.HouseRule) bool { return r.Key == k })
		if i < 0 {
			return fmt.Errorf("house: there is no rule %q", k)
		}
		if !slices.Contains(DeskRules[i].Choices, v) {
			return fmt.Errorf("house: %s is %s, not %q", k, strings.Join(DeskRules[i].Choices, " or "), v)
		}
	}
	return nil
}

// mayComeLate refuses sign-ins for which there is no round left.
func (e *Event) mayComeLate() error {
	switch {
	case !e.Locked():
		return nil
	case e.deskRule(lateArrivals) == lateRefused:
		return errors.New("round 1 is paired, so sign-in is closed. Undo its pairings first")
	case e.Round() == Rounds:
		return fmt.Errorf("the last round (%d) is paired, so sign-in is closed", Rounds)
	}
	return nil
}

// missed is a round before a player came.
func (e *Event) missed(n No, round int) Line {
	l := Line{Round: round, Outcome: Out}
	if round < e.Player(n).InFrom && e.deskRule(lateArrivals) == lateLoss {
		l.Outcome, l.Battle = Missed, PointsForLoss
	}
	return l
}

// unreadyLate says what keeps those who came late from the round they come in at.
func (e *Event) unreadyLate(round int) error {
	var not []string
	for i := range e.Players {
		if p := &e.Players[i]; p.InFrom == round && p.in(round) {
			if m, is := e.unready(No(i + 1)); is {
				not = append(not, m.String())
			}
		}
	}
	if not != nil {
		return errors.New(strings.Join(not, "; "))
	}
	return nil
}
