package lastbattle_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// Set Up and Deep Space 9 Token: where the station stands and what it is.
func TestStationOfTheSheet(t *testing.T) {
	for _, house := range [][]string{nil, {"ds9.diameter", "4"}, {"ds9.diameter", "6"}} {
		tb := layUnder(t, house, game.Combat, nil, craft{X: 33, Y: 3}, far)
		id := tb.Set.MapShip("ds9")
		m, f, sh := tb.Set.OnMap(id), tb.Set.Facts(id), tb.Ship(ds9)
		west := m.Parts[2].Base
		x0, x1 := float64(physics.AreaSide), 0.0
		for _, p := range west.Corner {
			x0, x1 = min(x0, p.X), max(x1, p.X)
		}
		if x0 < -1 || x0 > 1 || x1-x0 < float64(physics.StandardBase)-2 || x1-x0 > float64(physics.StandardBase)+2 {
			t.Errorf("%v: the W pylon reaches from %.0f to %.0f µm", house, x0, x1)
		}
		expect.Same(t, sh.Pose.Y, physics.AreaSide/2, "%v: the middle lies at %v", house, sh.Pose)
		s := f.Ship
		if s.Attack != 5 || s.Agility != 0 || s.Hull != 8 || sh.Shields != 0 || s.Slots != (card.Slots{}) || len(f.Upgrades) != 0 || s.SP != 0 {
			t.Errorf("numbers: %+v", s)
		}
		want := card.ActionSet(0).With(card.TargetLock).With(card.Scan).With(card.BattleStations)
		expect.True(t, s.Actions == want, "Action Bar %v", s.Actions)
		expect.True(t, slices.Equal(s.Factions, []card.Faction{card.Independent}) && len(s.Class.Dial) == 0,
			"factions %v, dial %v", s.Factions, s.Class.Dial)
		expect.True(t, sh.Owner == game.Nobody && sh.Skill == 1, "owner %d, skill %d", sh.Owner, sh.Skill)
	}
}

// A player's cards aboard are one team: the best captain of two ships leads it.
func TestBestCaptainOfSeveral(t *testing.T) {
	near := craft{Two: true, X: 9, Y: 13.5, H: 225, Hull: 14, Skill: 9}
	tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, H: 180, Skill: 4}, craft{Name: "A2", X: 10, Y: 28, Skill: 6}, near)
	tb.WaitFor(game.ChooseAction, "A").Do("Beam aboard").WaitFor(game.ChooseAction, "A2").Do("Beam aboard")
	tb.WaitFor(game.ChooseTarget, ds9)
	k := tb.Ship(ds9).Skill
	expect.True(t, k == 6, "skill %d of captains 4 and 6", k)
}

// Nothing is paid with crew who are away, and the text of a captain who is away is silent.
func TestAwayCardsAreOutOfReach(t *testing.T) {
	for _, beams := range []bool{true, false} {
		// discards a crew after moving
		tb := lay(t, game.Activation, nil, craft{X: 10, Y: 8, Skill: 8, Crew: 1, Cards: []string{"culluh_71282"}}, far)
		tb.WaitFor(game.ChooseAction, "A")
		if beams {
			tb.Do("Beam aboard", "Crew 1 of A")
		}
		tb.Wait(func() bool {
			return tb.Game.State().Round == 3 && (tb.Asked(game.UseCards, "A") || tb.Asked(game.ChooseAction, "A"))
		})
		got := tb.Asked(game.UseCards, "A")
		expect.True(t, got != beams, "Crew 1 is away: %v, to be paid with: %v", beams, got)
		tb = lay(t, game.Activation, nil, craft{X: 10, Y: 8, Cards: []string{"2001"}}, far) // free actions of Picard
		tb.WaitFor(game.ChooseAction, "A")
		if beams {
			tb.Do("Beam aboard")
		}
		tb.Wait(func() bool { return tb.Game.State().Round == 3 && tb.Asked(game.ChooseAction, "A") })
		expect.True(t, tb.Offered("Jean-Luc Picard") != beams, "Picard is away: %v, offered %v", beams, tb.Offers())
	}
}
