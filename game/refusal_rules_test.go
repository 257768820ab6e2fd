package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// rulesOf is the rule that each reason to refuse rests on.
var rulesOf = map[game.NoCode]string{
	game.OutsideStartingArea: "Set-up", game.OverlapsToken: "Set-up", game.OverlapsShip: "Overlapping ships", game.ActionLostByOverlap: "Overlapping ships",
	game.RedWithPower: "Auxiliary Power Tokens", game.HasPower: "Auxiliary Power Tokens", game.FasterThanBreach: "Damage cards",
	game.SensorsDamaged: "Damage cards", game.CaptainInjured: "Damage cards", game.ActionLostByObstacle: "Obstacles", game.LiesOnObstacle: "Obstacles",
	game.DoneThisRound: "Performing actions", game.NotOnBar: "Performing actions", game.OutOfRange: "Range", game.TooNear: "Range",
	game.CloakedAside: "Cloak", game.NoActiveShield: "Cloak", game.AlreadyCloaked: "Cloak", game.NotWhileUncloaked: "Sensor Echo",
	game.EchoBlocked: "Sensor Echo", game.EchoSideBlocked: "Sensor Echo", game.EchoAstray: "Sensor Echo", game.LeavesPlayArea: "Sensor Echo", game.FriendlyShip: "Choosing a target", game.NotInPlay: "Choosing a target", game.AlreadyLocked: "Target Lock",
	game.NeedsLock: "Target Lock", game.NoLockOnIt: "Target Lock", game.NothingToRepair: "Regenerate", game.RegeneratedNow: "Regenerate",
	game.NotInArc: "Firing arcs", game.NoArcForWeapon: "Firing arcs", game.IsDisabled: "Disabled and discarded cards",
	game.IsDiscarded: "Disabled and discarded cards", game.CardWaits: "Time Tokens", game.AttackedAlready: "Combat Phase",
	game.NoSuchFace: "Modifying dice", game.NoneLeft: "Modifying dice", game.WrongShip: "Card text", game.TargetCloaked: "Card text",
	game.ShieldsAreUp: "Card text", game.IsASquadron: "Card text", game.OutOfReach: "Card text", game.CannotPay: "Card text", game.UsedAlready: "Card text", game.NotNow: "Card text",
	game.TokenHasFed: "Card text", game.NoTargetThere: "Card text", game.NothingToDo: "Card text",
	game.SlowedByCard: "Card text", game.BarredByCard: "Card text", game.ActionLostByCard: "Card text",
	game.AttackGivenUp: "Card text", game.NeedsTwoShips: "Secondary weapon", game.HoldsPlace: "Event sheet", game.BySheet: "Event sheet",
	game.OutsideAllowedArea: "Event sheet", game.TooFarFromShip: "Event sheet", game.TooNearToken: "Event sheet", game.FireBlocked: "Event sheet",
}

func TestEveryRefusalCitesItsRuleAndSaysWhy(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{{X: 18, Y: 30}, {Two: true, X: 18, Y: 6, H: 180}}})
	said := map[string]game.NoCode{}
	for code := game.Yes + 1; code <= game.BySheet; code++ {
		no := game.No{Code: code, N: 1}
		want, listed := rulesOf[code]
		expect.True(t, listed, "refusal %d is in no list", code)
		expect.Same(t, no.Rule(), want, "refusal %d cites", code)
		if code == game.BySheet {
			continue // the words are the sheet's
		}
		why := no.Why(tb.Set)
		if !strings.HasSuffix(why, ".") || why == "Not allowed." || strings.Contains(why, "0.0\" away: it reaches 0") {
			t.Errorf("refusal %d says %q", code, why)
		}
		other, twice := said[why]
		expect.True(t, !twice, "refusals %d and %d say the same: %q", other, code, why)
		said[why] = code
	}
}
