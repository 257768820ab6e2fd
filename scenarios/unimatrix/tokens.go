package unimatrix

import "attackwing/game"

// missionTokens is the kind of counter of the sheet.
const missionTokens game.Counter = 0

// Mission Tokens on each ship card at the start (Borg Fleet; Rebel Fleet).
const (
	borgTokens  = 1
	rebelTokens = 3
)

// didSpend marks a Rebel ship's token of the round in Ship.Acted: one a round (Rebel Fleet).
const didSpend = uint16(1) << 10

// spend is the special action that the sheet offers a Rebel ship beside the rulebook.
const spend int8 = 1

func sideOf(u *game.Setup, p game.PlayerID) string {
	if p == game.Nobody {
		return ""
	}
	return u.Fleets[p].Side
}

// lay puts the Mission Tokens on the ship cards.
func lay(t *game.Turn, _ int) {
	s, u := t.State(), t.Setup()
	for i := range s.Ships[:s.NShips] {
		n, section := borgTokens, borgFleet
		if sideOf(u, s.Ships[i].Owner) == rebelSide {
			n, section = rebelTokens, rebelFleet
		}
		t.PlaceCounters(missionTokens, game.HeldOn(game.ShipID(i)), n, section)
	}
}

// offers is the re-roll of a Rebel ship, for one of its own dice in their modify step (Rebel
// Fleet).
//
// Ruling: as with every re-roll the die must not have been re-rolled by an own effect before (rules
// 9.3, 10).
func offers(s *game.State, u *game.Setup, at game.Ask, ship game.ShipID, dst []game.Special) []game.Special {
	if at != game.ModifyAttackDice && at != game.ModifyDefenseDice || sideOf(u, s.Ships[ship].Owner) != rebelSide {
		return dst
	}
	sh := &s.Ships[ship]
	x := game.Special{ID: spend, Ship: ship, Name: "Discard a Mission Token", Brings: "re-roll one die"}
	switch {
	case sh.Counters.Of(missionTokens) == 0:
		x.No = noneLeft
	case sh.Acted&didSpend != 0:
		x.No = spentAlready
	case s.Attack.Rerollable(at == game.ModifyDefenseDice) == 0:
		x.No = noDie
	}
	return append(dst, x)
}

// take discards the token and rolls the die again.
func take(t *game.Turn, at game.Ask, ship game.ShipID, _ game.Special) {
	game.Emit(t, game.SheetAction{Ship: ship, Bit: didSpend})
	t.SpendCounters(missionTokens, game.HeldOn(ship), 1, rebelFleet)
	t.RerollOne(ship, at == game.ModifyDefenseDice)
}

// Points for each token left on a ship card of the winner (Objective, both bonuses).
const (
	perBorgToken  = 8
	perRebelToken = 2
)

// score are the winner's unused Mission Tokens on ships that survive.
func score(s *game.State, u *game.Setup, p, winner game.PlayerID) []game.ScoreLine {
	each := perBorgToken
	if sideOf(u, p) == rebelSide {
		each = perRebelToken
	}
	n := 0
	s.FleetOf(p, func(id game.ShipID) { n += s.Ships[id].Counters.Of(missionTokens) })
	if p != winner || n == 0 {
		return nil
	}
	return []game.ScoreLine{{Words: "Mission Tokens", Why: left(n, each), Points: n * each}}
}
