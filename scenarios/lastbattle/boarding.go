package lastbattle

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// board fights the battle inside the station when both sides are aboard, after all ships have
// attacked: the higher skill first, then the other with what is left; with equal skill initiative
// first, and who is beaten fires back (Battle inside DS9). Who commands the station then is settled
// as the End Phase begins, right behind it.
func board(t *game.Turn, _ game.ShipID) {
	s, u := t.State(), t.Setup()
	var n [2]int
	var skill [2]int8
	for p := range n {
		n[p], skill[p] = team(s, u, game.PlayerID(p))
	}
	if n[0] == 0 || n[1] == 0 {
		return
	}
	first := s.First
	switch {
	case skill[0] > skill[1]:
		first = game.One
	case skill[1] > skill[0]:
		first = game.Two
	}
	second := first.Other()
	lost := assault(t, first, n[first], n[second])
	left := n[second]
	if skill[0] != skill[1] {
		lose(t, second, lost)
		left -= min(lost, n[second])
	}
	back := 0
	if left > 0 {
		back = assault(t, second, left, n[first])
	}
	if skill[0] == skill[1] {
		lose(t, second, lost)
	}
	lose(t, first, back)
}

// assault makes one side's attack, a die for each card, against a die for each card, and returns
// the uncancelled Hits.
func assault(t *game.Turn, p game.PlayerID, mine, theirs int) int {
	a := t.RollFor(p, game.NoShip, inside, dice.Attack, mine)
	d := t.RollFor(p.Other(), game.NoShip, inside, dice.Defense, theirs)
	return max(0, a.Count(dice.Hit)-d.Count(dice.Evade))
}

// lose has a player discard cards of his choice from his away team.
func lose(t *game.Turn, p game.PlayerID, n int) {
	s, u := t.State(), t.Setup()
	o := t.Options()
	eachAboard(s, u, p, func(ship game.ShipID, slot int8) {
		o = append(o, game.Option{Kind: game.PickCard, Ship: ship, N: slot})
	})
	if n == 0 {
		return
	}
	for _, x := range t.Choose(game.Prompt{Player: p, Ask: game.ChooseCards, Section: inside,
		Words: "Who is lost in the boarding fight?", Ship: o[0].Ship, Min: int8(n), Max: int8(n), Options: o}) {
		game.Emit(t, game.LostAboard{Ship: x.Ship, Card: x.N, Section: inside})
	}
}

// gone: with the station go its body and everybody aboard (rules 9.1, 9).
func gone(t *game.Turn, ship game.ShipID) {
	s, u := t.State(), t.Setup()
	if ship != stationOf(u) {
		return
	}
	game.Emit(t, game.TokensTaken{Kind: body, Group: 0})
	for p := range game.PlayerID(2) {
		eachAboard(s, u, p,
			func(id game.ShipID, slot int8) { game.Emit(t, game.LostAboard{Ship: id, Card: slot, Section: token}) })
	}
}
