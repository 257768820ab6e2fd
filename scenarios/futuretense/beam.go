package futuretense

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/dice"
)

// What the sheet offers beside the rulebook.
const (
	tractor int8 = iota + 1
	retrieve
	keep
)

// Bits of the special actions in Ship.Acted: each once a round.
const (
	didTractor  = uint16(1) << 10
	didRetrieve = uint16(1) << 11
)

// missionTokens is the kind of counter of the sheet.
const missionTokens game.Counter = 0

// tokensWon are the Mission Tokens of both players.
func tokensWon(s *game.State) int {
	return s.Count(missionTokens, game.HeldBy(game.One)) + s.Count(missionTokens, game.HeldBy(game.Two))
}

// supply is the number of Mission Tokens beside the play area (Set Up).
const supply = 12

// holders returns the number of ships that have a tractor beam on the craft, and one of them.
func holders(s *game.State, craft game.ShipID) (n int, one game.ShipID) {
	one = game.NoShip
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Marker == craft+1 && sh.InPlay() {
			n++
			one = game.ShipID(i)
		}
	}
	return n, one
}

// offers are the tractor beam, the retrieving and the keeping of a beam.
func offers(s *game.State, u *game.Setup, at game.Ask, ship game.ShipID, dst []game.Special) []game.Special {
	craft := craftOf(u)
	if !s.Ships[craft].InPlay() {
		return dst
	}
	sh := &s.Ships[ship]
	holds := sh.Marker == craft+1
	switch at {
	case game.ChooseManeuver:
		if holds {
			dst = append(dst, game.Special{
				ID:     keep,
				Ship:   craft,
				Name:   "Keep the tractor beam",
				Brings: "this ship does not move this round",
			})
		}
	case game.ChooseAction:
		pull := game.Special{
			ID:   tractor,
			Ship: craft,
			Name: "Tractor Beam",
			On:   "on the small craft",
			No:   mayTractor(s, u, ship, craft),
		}
		if pull.No == 0 {
			pull.Brings = pullBrings(s, u, craft)
		}
		dst = append(dst, pull)
		if holds {
			dst = append(dst, game.Special{
				ID:     retrieve,
				Ship:   craft,
				Name:   "Retrieve",
				On:     "the small craft",
				Brings: craftBrings(u),
				No:     mayRetrieve(s, u, ship, craft),
			})
		}
	}
	return dst
}

// pullBrings returns the words for the gain of a beam on the craft, and for its risk.
func pullBrings(s *game.State, u *game.Setup, craft game.ShipID) string {
	n, _ := holders(s, craft)
	pull := n
	if u.House.Get(countAfter) == "true" {
		pull++
	}
	switch {
	case n == 0:
		return tokenBrings
	case pull <= 2:
		return "no one scores a Mission Token while several ships hold the craft"
	}
	return tearing[min(pull-2, len(tearing)-1)]
}

// craftBrings returns the words for the gain of retrieving the craft.
func craftBrings(u *game.Setup) string {
	if u.House.Get(lostRetrieve) == "true" {
		return craftCounts
	}
	return craftLives
}

// Words with figures are made once: options are listed far more often than read.
var (
	tokenBrings = fmt.Sprintf(
		"a Mission Token (%d Fleet Points) after each Activation Phase in which no other ship holds the craft",
		perToken,
	)
	craftCounts = fmt.Sprintf("%d Fleet Points at the end", forCraft)
	craftLives  = craftCounts + ", unless this ship is destroyed"
	tearing     [game.MaxShips]string // by how many dice are rolled
)

func init() {
	for n := range tearing {
		tearing[n] = fmt.Sprintf(
			"too many beams: roll %d attack dice; a Critical Hit destroys the craft and costs you %d Fleet Points",
			n,
			penalty,
		)
	}
}

// mayTractor tells why a ship may not use its tractor beam now, 0 when it may (Controlling the
// Small Craft; Tractor Beam).
func mayTractor(s *game.State, u *game.Setup, ship, craft game.ShipID) int32 {
	switch {
	case s.Round <= 1:
		return firstRound
	case techSlots(s, u, ship) == 0:
		return noTechSlot
	case s.Ships[ship].Marker == craft+1 || s.Ships[ship].Acted&didTractor != 0:
		return holdsAlready
	case u.Band(s.Gap(u, ship, craft).Dist) != 1:
		return tooFar
	}
	return 0
}

// techSlots counts the Tech slots of a ship: printed, or added by a card in play. They need not be
// filled (rules 9.2, 3).
func techSlots(s *game.State, u *game.Setup, ship game.ShipID) int {
	f := u.Facts(ship)
	n := int(f.Ship.Slots[tech])
	if !s.Ships[ship].Captain.Discarded {
		n += int(f.Captain.Slots[tech])
	}
	for i := range f.Upgrades {
		if !s.Ships[ship].Card(int8(i)).Discarded {
			n += int(f.Upgrades[i].Card.Slots[tech])
		}
	}
	return n
}

// mayRetrieve tells why a ship may not retrieve the craft, 0 when it may (Retrieving the Small
// Craft).
func mayRetrieve(s *game.State, u *game.Setup, ship, craft game.ShipID) int32 {
	if n, _ := holders(s, craft); n != 1 {
		return notAlone
	}
	if u.House.Get(earlier) == "true" && s.Ships[ship].Acted&didTractor != 0 {
		return notInControl
	}
	return 0
}

// take does what was chosen.
func take(t *game.Turn, at game.Ask, ship game.ShipID, what game.Special) {
	switch what.ID {
	case keep:
		game.Emit(t, game.HeldStill{Ship: ship, Section: tractorBeam})
	case tractor:
		lockOn(t, ship, what.Ship)
	case retrieve:
		game.Emit(t, game.SheetAction{Ship: ship, Name: "Retrieve", Section: retrieving, Bit: didRetrieve})
		game.Emit(t, game.Retrieved{Ship: ship, Craft: what.Ship, Section: retrieving})
	}
}

// lockOn lays the lock tokens and rolls for the craft when more than two ships pull at it (Tractor
// Beam).
//
// Ruling: they mark the beam and are no Target Lock, so that a ship may have both, and spends its
// lock without losing the beam; by the house rule they are the ship's one pair (rules 9.2, 4).
func lockOn(t *game.Turn, ship, craft game.ShipID) {
	s, u := t.State(), t.Setup()
	game.Emit(t, game.SheetAction{Ship: ship, Name: "Tractor Beam", Section: tractorBeam, Bit: didTractor})
	n, _ := holders(s, craft)
	if u.House.Get(beamIsLock) == "true" && s.Ships[ship].Lock != game.NoShip {
		game.Emit(t, game.LockSpent{Ship: ship, Section: tractorBeam})
	}
	game.Emit(t, game.MarkerPlaced{Ship: ship, On: craft, Section: tractorBeam})
	if u.House.Get(countAfter) == "true" {
		n++
	}
	if n <= 2 {
		return
	}
	owner := s.Ships[ship].Owner
	r := t.RollFor(owner, ship, tractorBeam, dice.Attack, n-2)
	if r.Count(dice.Crit) > 0 {
		game.Emit(t, game.Blamed{Ship: craft, Player: owner})
		t.Destroy(craft, game.BySheetRule)
	}
}

// locked: where the beam is the ship's one pair of lock tokens, a new Target Lock gives it up.
func locked(t *game.Turn, ship game.ShipID) {
	if t.Setup().House.Get(beamIsLock) == "true" && t.State().Ships[ship].Marker != 0 {
		game.Emit(t, game.MarkerRemoved{Ship: ship, Section: tractorBeam})
	}
}

// letGo: who has set a dial has given up its beam (Losing a Tractor Beam, 1).
func letGo(t *game.Turn, _ game.ShipID) {
	s := t.State()
	if s.Phase != game.Activation {
		return
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Marker != 0 && sh.Dial >= 0 {
			game.Emit(t, game.MarkerRemoved{Ship: game.ShipID(i), Section: losingByDial})
		}
	}
}

// award: at the end of the Activation Phase the only ship with a beam is in control (Tractor Beam).
func award(t *game.Turn, _ game.ShipID) {
	s := t.State()
	craft := craftOf(t.Setup())
	if n, one := holders(s, craft); n == 1 && tokensWon(s) < supply {
		t.PlaceCounters(missionTokens, game.HeldBy(s.Ships[one].Owner), 1, tractorBeam)
	}
}

// moveAgain: from the Combat Phase on card text may move a ship that has kept its beam.
//
// Ruling: the sheet says that it cannot move during the Activation Phase, and of other phases
// nothing (rules 9.2, 13). By the house rule it holds still the whole round.
func moveAgain(t *game.Turn, _ game.ShipID) {
	s := t.State()
	if s.Phase != game.Combat || t.Setup().House.Get(holderStill) == "round" {
		return
	}
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Still {
			game.Emit(t, game.HeldNoMore{Ship: game.ShipID(i)})
		}
	}
}

// disrupt: a holder that was hit rolls 5 defense dice against 5 attack dice of the attacker (Losing
// a Tractor Beam, 2).
func disrupt(t *game.Turn, ship game.ShipID) {
	s := t.State()
	sh := &s.Ships[ship]
	if sh.Marker == 0 || !sh.InPlay() {
		return
	}
	att := s.Attack.Attacker
	mine := t.RollFor(sh.Owner, ship, losingByHit, dice.Defense, 5)
	theirs := t.RollFor(s.Ships[att].Owner, att, losingByHit, dice.Attack, 5)
	if theirs.Count(dice.BattleStations) >= mine.Count(dice.BattleStations) {
		game.Emit(t, game.MarkerRemoved{Ship: ship, Section: losingByHit})
		return
	}
	game.Emit(t,
		game.ScenarioSaid{Words: "The tractor beam of " + t.Setup().Name(ship) + " holds", Section: losingByHit})
}
