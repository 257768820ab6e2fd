package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/scene"
)

// drawStanding is a line for each player: the Fleet Points as they stand now, and what lies beside the ship cards.
func (t *Table) drawStanding(x, y, w float64) {
	c, s, u := &t.Canvas, &t.Shown, t.Game.Setup()
	for p := game.One; p <= game.Two; p++ {
		seat := int(p) + 1
		c.Seat(x+22, y+12, 6, seat, -1)
		right := x + w - 12
		right -= c.Text(right, y+12, scene.StyleSmall, scene.Text3, "Fleet Points", scene.Right) + 6
		right -= c.Text(right, y+12, scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprint(game.Points(s, u, p)), scene.Right) + 12
		for _, k := range t.counters(p) {
			right -= c.Text(right, y+12, scene.StyleNumber, scene.Text1, fmt.Sprint(k.n), scene.Right) + 11
			c.Icon(right, y+12, 15, k.icon, scene.Seats[seat].Main)
			right -= 16
		}
		c.Fit(x+36, y+12, right-x-36, scene.StyleSmall, scene.Text2, u.Player(p), scene.Left)
		c.Hit(fmt.Sprintf("standing:%d", p), x, y, w, 24, true)
		y += 24
	}
}

// railStanding is the same in the narrow column: a line for the Fleet Points of each player, one for tokens and cards elsewhere.
func (t *Table) railStanding(x, y, w float64) {
	c, s, u := &t.Canvas, &t.Shown, t.Game.Setup()
	for p := game.One; p <= game.Two; p++ {
		seat := int(p) + 1
		c.Rule(x+6, y, w-12)
		c.Hit(fmt.Sprintf("standing:%d", p), x, y, w, t.railStandingHeight(p), true)
		c.Seat(x+13, y+13, 5, seat, -1)
		c.Text(x+w-8, y+13, scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprint(game.Points(s, u, p)), scene.Right)
		y += 25
		for _, k := range t.counters(p) {
			c.Icon(x+14, y+6, 13, k.icon, scene.Seats[seat].Main)
			c.Text(x+w-8, y+6, scene.StyleNumber, scene.Text1, fmt.Sprint(k.n), scene.Right)
			y += 20
		}
	}
}

func (t *Table) railStandingHeight(p game.PlayerID) float64 {
	return 25 + 20*float64(len(t.counters(p)))
}

// counter is how much of something a player has.
type counter struct {
	n    int
	icon string
}

// counters are what a player has beside the Fleet Points: Mission Tokens, cards elsewhere.
func (t *Table) counters(p game.PlayerID) (list []counter) {
	for _, k := range []counter{{t.missionOf(p), "mission"}, {t.awayOf(p), "away-team"}} {
		if k.n > 0 {
			list = append(list, k)
		}
	}
	return list
}

// missionOf are the Mission Tokens of a player: beside the ship cards, and on those of ships in play.
func (t *Table) missionOf(p game.PlayerID) int {
	n := int(t.Shown.Mission[p])
	t.Shown.FleetOf(p, func(id game.ShipID) { n += int(t.Shown.Ships[id].Mission) })
	return n
}

// standingTip says what the Fleet Points are made of.
func (t *Table) standingTip(p game.PlayerID) tip {
	words := ""
	for i, l := range game.Score(&t.Shown, t.Game.Setup(), p) {
		if i > 0 {
			words += ", "
		}
		words += fmt.Sprintf("%s %+d", l.Words, l.Points)
	}
	if n := t.missionOf(p); n > 0 {
		words += fmt.Sprintf(". Mission Tokens: %d", n)
	}
	if n := t.awayOf(p); n > 0 {
		words += fmt.Sprintf(". Cards elsewhere: %d", n)
	}
	return tip{fmt.Sprintf("%d Fleet Points", game.Points(&t.Shown, t.Game.Setup(), p)), words + ".", ""}
}

// away is how many cards of a ship are elsewhere.
func (t *Table) away(id game.ShipID) (n int) {
	sh := &t.Shown.Ships[id]
	if sh.Captain.Away {
		n++
	}
	for i := range t.Game.Setup().Facts(id).Upgrades {
		if sh.Upgrades[i].Away {
			n++
		}
	}
	return n
}

// awayOf is how many cards of a player are elsewhere, those of destroyed ships too.
func (t *Table) awayOf(p game.PlayerID) (n int) {
	for i := range t.Game.Setup().FleetShips() {
		if t.Shown.Ships[i].Owner == p {
			n += t.away(game.ShipID(i))
		}
	}
	return n
}

// awayNames are the cards of a player that are elsewhere.
func (t *Table) awayNames(p game.PlayerID) (names []string) {
	u := t.Game.Setup()
	for i := range u.FleetShips() {
		sh, f := &t.Shown.Ships[i], u.Facts(game.ShipID(i))
		if sh.Owner != p {
			continue
		}
		if sh.Captain.Away {
			names = append(names, fmt.Sprintf("%s (%d)", f.Captain.Name, f.Captain.Skill))
		}
		for k := range f.Upgrades {
			if sh.Upgrades[k].Away {
				names = append(names, f.Upgrades[k].Card.Name)
			}
		}
	}
	return names
}
