package ai

import "attackwing/game"

// prospect is the expected combat after a maneuver in thousandths of a damage: dealt by the ship's
// best shot, and taken from all enemies that may have it in arc.
type prospect struct {
	known        bool
	dealt, taken int
}

// prospect works out what is ahead of an own ship's maneuver, where the enemies are supposed and
// with the own ships that fly before it where they will stand. It is worked out only for whoever
// asks for a reason.
func (e *ensign) prospect(id game.ShipID, move int) (p prospect) {
	v := e.seen
	if v == nil || id == game.NoShip || move < 0 || move >= len(v.Setup.Facts(id).Ship.Class.Dial) {
		return p
	}
	var f game.Fate
	planned := e.work.Ships[id].Pose
	e.work.Ships[id].Pose = v.Ships[id].Pose // it has not flown yet
	e.around.See(&e.work, id)
	e.around.Foresee(&e.work, id, move, &f)
	at := e.around.End
	e.work.Ships[id].Pose = planned
	for i := range v.Ships[:v.NShips] {
		enemy, g := game.ShipID(i), &e.guess[i]
		if v.Ships[i].Owner == v.Ships[id].Owner || !v.Ships[i].InPlay() || e.worth[i] == 0 || e.worth[id] == 0 {
			continue
		}
		shot := 0
		for k := range g.n {
			shot += e.shot(v.Setup, id, &at, enemy, &g.at[k]) * g.weight[k] / e.worth[i]
			p.taken += e.shot(v.Setup, enemy, &g.at[k], id, &at) * g.weight[k] / e.worth[id]
		}
		if !f.Over {
			p.dealt = max(p.dealt, shot)
		}
	}
	p.known = true
	return p
}

// words are the prospect as the reason of a maneuver.
func (p prospect) words() string {
	const none = 50 // what would be printed as 0.0
	switch {
	case !p.known:
		return "best position for the coming rounds"
	case p.dealt < none && p.taken < none:
		return "best position for the coming rounds, out of every enemy arc"
	case p.dealt < none:
		return "best position for the coming rounds; takes " + damage(p.taken) + " on average"
	case p.taken < none:
		return "it deals " + damage(p.dealt) + " on average, out of every enemy arc"
	}
	return "it deals " + damage(p.dealt) + " on average and takes " + figure(p.taken)
}

// brings is the reason of what brings this many thousandths of a damage on average.
func brings(v int) string {
	if v < 50 {
		return "no better action now"
	}
	return "+" + damage(v) + " on average"
}
