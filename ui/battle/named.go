package battle

import (
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// deeds are what a person is asked to do with a ship, by the kind of question; %s is the ship.
var deeds = map[game.Ask]string{
	game.PlaceShip: "place %s", game.ChooseManeuver: "set the dial of %s", game.ChooseForOpponent: "choose the maneuver of %s",
	game.ChooseAction: "choose an action for %s", game.ChooseFreeAction: "choose a free action for %s",
	game.ChooseTarget: "choose a target for %s", game.ModifyAttackDice: "attack with %s", game.ModifyDefenseDice: "defend with %s",
	game.UseCards: "use a card of %s?", game.RaiseShields: "raise the shields of %s", game.KeepCloak: "keep the cloak of %s?",
}

// Named is a question to one of two people at one screen: who is asked, what to do, and with which
// ship. It is "" where one person plays.
func (s *Seen) Named(p *game.Prompt) string {
	if !s.HotSeat() || p == nil || p.Player == game.Nobody {
		return ""
	}
	u := s.Game.Setup()
	who := u.Player(p.Player)
	if deed := deeds[p.Ask]; deed != "" && p.Ship != game.NoShip && p.Words == "" {
		return who + ", " + strings.Replace(deed, "%s", names.Short(u.Name(p.Ship)), 1)
	}
	q := p.Question()
	if q == "" {
		return who
	}
	return who + ", " + strings.ToLower(q[:1]) + q[1:]
}
