package lastbattle

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
)

// The actions of the sheet.
const (
	beam int8 = iota + 1
	back
)

// Bits of the special actions in Ship.Acted.
const (
	didBeam = uint16(1) << 10
	didBack = uint16(1) << 11
)

// eachAboard goes through a player's cards aboard the station, those of destroyed ships too: an
// away team stays (rules 9.1, 13).
func eachAboard(s *game.State, u *game.Setup, p game.PlayerID, f func(ship game.ShipID, slot int8)) {
	for i := range u.FleetShips() {
		sh := &s.Ships[i]
		if sh.Owner != p {
			continue
		}
		if sh.Captain.Away {
			f(game.ShipID(i), -1)
		}
		for k := range u.Facts(game.ShipID(i)).Upgrades {
			if sh.Card(int8(k)).Away {
				f(game.ShipID(i), int8(k))
			}
		}
	}
}

// team returns the number of cards a player has aboard, and the best printed skill among the
// captains, 1 without one.
//
// Ruling: a Borg captain has his printed skill aboard, whatever Drone Tokens are left: the tokens
// lie beside his ship, and on the station he is one card like any other (rules 9.1, 15).
func team(s *game.State, u *game.Setup, p game.PlayerID) (cards int, skill int8) {
	skill = 1
	eachAboard(s, u, p, func(ship game.ShipID, slot int8) {
		cards++
		if slot < 0 {
			skill = max(skill, u.Facts(ship).Captain.Skill)
		}
	})
	return cards, skill
}

// inControl is the player who alone has an away team aboard, Nobody when there is none.
func inControl(s *game.State, u *game.Setup) game.PlayerID {
	a, _ := team(s, u, game.One)
	b, _ := team(s, u, game.Two)
	switch {
	case a > 0 && b == 0:
		return game.One
	case b > 0 && a == 0:
		return game.Two
	}
	return game.Nobody
}

// skill is the station's captain skill: that of the best captain aboard of who commands it, else 1.
func skill(s *game.State, u *game.Setup, ship game.ShipID) int8 {
	if p := s.Ships[ship].Owner; p != game.Nobody {
		_, k := team(s, u, p)
		return k
	}
	return 1
}

// command settles who commands the station, when a phase begins.
func command(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	if id := stationOf(u); s.Ships[id].InPlay() {
		t.Command(id, inControl(s, u), control)
	}
}

// teamChanged settles it when cards have gone aboard or come home.
//
// Ruling: the sheet knows no delay: whoever alone has a team aboard controls the station, and with
// teams of both nobody does. So it still acts in the phase in which its team arrives if its turn
// has not passed, and loses its turn when the second team arrives before it (rules 9.1, 14). By the
// house rule a change counts from the next phase on, as one of captain skill does.
func teamChanged(t *game.Turn) {
	if t.Setup().House.Get(controlBegins) == "at-once" {
		command(t, game.NoShip)
	}
}

// offers are beaming over and beaming back (Away Team).
func offers(s *game.State, u *game.Setup, at game.Ask, ship game.ShipID, dst []game.Special) []game.Special {
	id := stationOf(u)
	if at != game.ChooseAction || !s.Ships[id].InPlay() || u.OnMap(ship) != nil {
		return dst
	}
	over := game.Special{ID: beam, Ship: id, Name: "Beam aboard", At: true, No: mayBeam(s, u, ship, id, didBeam, canGo)}
	if over.No == 0 {
		over.Brings = overBrings(s, u, ship)
	}
	dst = append(dst, over)
	home := false
	eachOf(s, u, ship, func(c *game.CardState, _ int8) { home = home || c.Away })
	if home {
		dst = append(dst, game.Special{
			ID:     back,
			Ship:   id,
			Name:   "Beam back",
			On:     "from",
			At:     true,
			Brings: backBrings(s, u, ship),
			No:     mayBeam(s, u, ship, id, didBack, isAway),
		})
	}
	return dst
}

// overBrings returns the words for the gain of a team that goes aboard, and its time.
func overBrings(s *game.State, u *game.Setup, ship game.ShipID) string {
	me := s.Ships[ship].Owner
	mine, _ := team(s, u, me)
	theirs, _ := team(s, u, me.Other())
	switch {
	case theirs > 0:
		return "both sides are then aboard: no one controls it, and the teams fight after this Combat Phase"
	case mine > 0:
		return "another card to hold it"
	}
	if u.House.Get(controlBegins) != "at-once" {
		return commandLater
	}
	return commandNow
}

// What command brings, and when it begins: made once, for options are listed far more often than
// read.
var (
	commandNow   = commandBrings("at once, so it can still act this round")
	commandLater = commandBrings("from the next phase on")
)

func commandBrings(when string) string {
	return fmt.Sprintf("you control it %s: %d attack dice, and +%d Fleet Points if you win", when, stationCard.Attack,
		forControl)
}

// backBrings returns the words for the loss when a team comes home, "" if it gives up nothing.
func backBrings(s *game.State, u *game.Setup, ship game.ShipID) string {
	if inControl(s, u) == s.Ships[ship].Owner {
		return "you lose control when none of your cards are aboard"
	}
	return ""
}

// eachOf goes through the captain and the crew of a ship.
func eachOf(s *game.State, u *game.Setup, ship game.ShipID, f func(c *game.CardState, slot int8)) {
	sh := &s.Ships[ship]
	f(&sh.Captain, -1)
	for i, up := range u.Facts(ship).Upgrades {
		if up.Card.Kind == card.Crew {
			f(sh.Card(int8(i)), int8(i))
		}
	}
}

func canGo(c *game.CardState) bool  { return !c.Disabled && !c.Discarded }
func isAway(c *game.CardState) bool { return c.Away }

// mayBeam tells why a ship may not beam now, 0 when it may.
func mayBeam(s *game.State, u *game.Setup, ship, id game.ShipID, bit uint16, which func(*game.CardState) bool) int32 {
	switch sh := &s.Ships[ship]; {
	case sh.Acted&bit != 0:
		return doneAlready
	case sh.Cloak != game.NotCloaked:
		return cloaked
	}
	some := false
	eachOf(s, u, ship, func(c *game.CardState, _ int8) { some = some || which(c) })
	switch n := u.Band(s.Gap(u, ship, id).Dist); {
	case n == 0 || n > 2:
		return tooFar
	case !some:
		return nobodyToSend
	}
	return 0
}

// take beams: all active shields are disabled, the owner chooses the cards.
func take(t *game.Turn, _ game.Ask, ship game.ShipID, what game.Special) {
	s, u := t.State(), t.Setup()
	which, name, ask, bit := canGo, "Beam Aboard", "Who beams aboard?", didBeam
	if what.ID == back {
		which, name, ask, bit = isAway, "Beam Back", "who beams back?", didBack
	}
	game.Emit(t, game.SheetAction{Ship: ship, Name: name, Section: awayTeam, Bit: bit})
	t.TurnOffShields(ship, awayTeam)
	o := t.Options()
	eachOf(s, u, ship, func(c *game.CardState, slot int8) {
		if which(c) {
			o = append(o, game.Option{Kind: game.PickCard, Ship: ship, N: slot})
		}
	})
	if len(o) == 0 {
		return
	}
	for _, x := range t.Choose(game.Prompt{Player: s.Ships[ship].Owner, Ask: game.ChooseCards, Section: awayTeam,
		Words: ask, Ship: ship, Min: 1, Max: int8(len(o)), Options: o}) {
		if what.ID == back {
			game.Emit(t, game.CameHome{Ship: ship, Card: x.N, Section: awayTeam})
		} else {
			game.Emit(t, game.WentAboard{Ship: ship, Card: x.N, Section: awayTeam})
		}
	}
	teamChanged(t)
}
