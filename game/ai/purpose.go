package ai

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
)

// purpose is the reason of a dial that was found by search: the enemy that the ship likely attacks
// and the one it fears, by the plan that was drawn and what the enemy likely sets, and the gain over
// the best plan in which the ship flies otherwise.
type purpose struct {
	target        game.ShipID
	band          int // the range to the target
	feared        game.ShipID
	fear, takes   int  // damage to be expected of that one, and of all enemies, thousandths
	gain          int  // thousandths of a Fleet Point; a battle won counts as winning of them
	last, unknown bool // the last round; nothing was found by search
}

// purposeOf works out why a ship flies as the plan that was drawn says.
func (c *captain) purposeOf(id game.ShipID) (x purpose) {
	t, l, v := &c.plans, &c.lieutenant, c.ensign.seen
	x.target, x.feared = game.NoShip, game.NoShip
	if v == nil || t.nTheirs == 0 || c.plan[id] < 0 {
		x.unknown = true
		return x
	}
	x.last = int(v.Round) >= v.Setup.House.RoundLimit
	var row [maxPlans]float64
	t.expect(&row)
	var aims, takes [game.MaxShips]float64
	var bands [game.MaxShips][4]float64
	mine := plan(c.plan)
	for j := range t.nTheirs {
		w := t.reply[j]
		if w < rare {
			continue
		}
		t.cell(l, v, &mine, &t.theirs[j])
		if a := t.aimed[id]; a.at != game.NoShip {
			aims[a.at] += w
			front := v.Setup.Facts(id).Ship.Class.Front
			bands[a.at][physics.ReachBand(&t.base[id], front, &t.base[a.at], v.Setup.Bands())] += w
		}
		for _, foe := range t.order[:t.n] {
			if t.aimed[foe].at == id {
				takes[foe] += float64(w * float64(t.aimed[foe].damage))
			}
		}
	}
	sure := likelyAim
	for i := range v.Ships[:v.NShips] {
		if aims[i] >= sure {
			x.target, sure = game.ShipID(i), aims[i]
			for b, w := range bands[i] {
				if w > bands[i][x.band] {
					x.band = b
				}
			}
		}
		n := int(takes[i])
		if x.takes += n; n > x.fear {
			x.feared, x.fear = game.ShipID(i), n
		}
	}
	x.gain = t.gain(&row, &mine, id)
	return x
}

// likelyAim is the least part of what the enemy likely sets in which a target is in arc, for it to
// be named.
const likelyAim = 0.4

// gain returns the worth of a plan over that of the best in which a ship flies otherwise, by the
// worths of all plans; 0 where there is none.
func (t *plans) gain(row *[maxPlans]float64, mine *plan, id game.ShipID) int {
	of, other := -1, -1
	for i := range t.nMine {
		switch {
		case t.mine[i] == *mine:
			of = i
		case t.mine[i][id] != mine[id] && (other < 0 || row[i] > row[other]):
			other = i
		}
	}
	if of < 0 || other < 0 {
		return 0
	}
	return int(row[of] - row[other])
}

// words are the purpose in half a line.
func (x *purpose) words(u *game.Setup) string {
	const none = 50 // damage that would be printed as 0.0
	var parts []string
	switch {
	case x.target != game.NoShip && x.band > 0:
		parts = append(parts, fmt.Sprintf("to have %s at Range %d", u.Name(x.target), x.band))
	case x.target != game.NoShip:
		parts = append(parts, fmt.Sprintf("to have %s in arc", u.Name(x.target)))
	case x.last:
		parts = append(parts, "no good shot in the last round")
	case x.takes < none:
		parts = append(parts, "out of every enemy arc")
	default: // neither shoots nor hides
		parts = append(parts, "best position for the coming rounds")
	}
	if x.feared != game.NoShip && x.fear >= none {
		parts = append(parts, "fears "+u.Name(x.feared))
	}
	if x.gain >= 1000 {
		parts = append(parts, fmt.Sprintf("+%d Fleet Points", (x.gain+500)/1000))
	}
	return strings.Join(parts, "; ")
}

// Reason is why the last answer was given; of a dial what the search found.
func (c *captain) Reason() string {
	if w := c.sought(); w != "" {
		return w
	}
	return c.lieutenant.Reason()
}

// Why says in one line what the last answer was and why it was given.
func (c *captain) Why() string {
	w := c.sought()
	if w == "" {
		return c.lieutenant.Why()
	}
	what, _ := c.last.because()
	return c.last.u.Name(c.last.ship) + ": " + what + " – " + w + "."
}

// sought are the words for a place or a dial that was found by trying out, "" where it was not or
// nothing else survives.
func (c *captain) sought() string {
	l := &c.last
	if l.ask == game.PlaceShip {
		return c.spot
	}
	if l.u == nil || l.only || l.ask != game.ChooseManeuver || l.o.Kind != game.SetManeuver || !c.searched ||
		l.fears || l.next < noWayOn/2 || c.plan[l.ship] != l.o.N {
		return ""
	}
	x := c.purposeOf(l.ship)
	if x.unknown {
		return ""
	}
	return x.words(l.u)
}
