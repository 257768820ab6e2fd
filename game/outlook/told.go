package outlook

import (
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/matchups"
)

// Teller turns a captain's estimates of the chance to win into the chances that people are told. The
// estimates are too confident and know little of how two fleets do against each other; the table of
// ready pairs corrects them. Computer players choose by the estimates.
type Teller struct {
	Round int
	Known bool    // the fleets are ready ones that have met
	Share float64 // that the seat's fleet wins of such battles, 0 to 1: few battles say little
}

// TellerOf returns the teller of the chances of a seat in a round of a battle.
func TellerOf(u *game.Setup, seat game.PlayerID, round int16) Teller {
	t := Teller{Round: int(round)}
	usual, err := game.HouseOf(u.Scenario, nil)
	if err != nil || u.Position != nil || !slices.Equal(usual.Values(), u.House.Values()) ||
		!isReady(&u.Fleets[0]) || !isReady(&u.Fleets[1]) {
		return t
	}
	p, known := matchups.Of(u.Scenario.Sheet().ID, u.Fleets[seat].ID, u.Fleets[seat.Other()].ID)
	from, to := p.Interval()
	t.Known, t.Share = known, (from+to)/2
	return t
}

// isReady reports whether a fleet is a ready one, and not one that was made of it.
func isReady(f *game.Fleet) bool {
	l, err := fleet.ReadyByID(f.ID)
	return err == nil && l.Total == f.Total && len(l.Ships) == len(f.Ships)
}

// telling holds what the log-odds of a chance are made of in some rounds: of those that are counted,
// and of those of the table of ready pairs.
type telling struct {
	until          int // the last of the rounds
	counted, table float64
	alone          float64 // of those that are counted, for fleets that the table does not have
}

// tellings are fitted to the results of 320 battles of two captains, 2,446 positions as rounds
// began: "lab calibrate --games 420 --seed 1", the parts 0 to 15 of 21, and lowered by a twentieth
// with best. Standard errors are 0.2 in the first two rounds, 0.06 later and 0.08 of the table. In
// the first round it was 0.1, rounded up, so that answers are told apart.
var tellings = []telling{
	{until: 1, counted: 0.2, table: 0.8, alone: 0.76},
	{until: 2, counted: 0.38, table: 0.8, alone: 0.86},
	{until: math.MaxInt, counted: 0.86, table: 0.8, alone: 0.86},
}

// best is by how much the log-odds of what is counted for a seat are too high: its answers are the
// best of many, found by the same games. Fitted to 9,200 positions of 1,180 battles of the seeds 1
// and 2.
const best = 0.15

// Chance returns the chance that a person is told where so much was counted, both in thousandths. A
// battle that ends alike in every imagined game is told so.
func (t Teller) Chance(counted int) int {
	if counted <= 0 || counted >= 1000 {
		return counted
	}
	k := &tellings[slices.IndexFunc(tellings, func(k telling) bool { return t.Round <= k.until })]
	odds := k.alone * logOdds(float64(counted)/1000)
	if t.Known {
		odds = k.counted*logOdds(float64(counted)/1000) + k.table*logOdds(t.Share)
	}
	return int(math.Round(1000 / (1 + math.Exp(best-odds))))
}

// logOdds returns the logarithm of the odds of a chance; none is surer than 999 of 1,000.
func logOdds(chance float64) float64 {
	chance = max(0.001, min(0.999, chance))
	return math.Log(chance / (1 - chance))
}
