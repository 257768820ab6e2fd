package ai

import (
	"attackwing/game"
	"attackwing/physics"
)

// stance judges where the ships stand when a round is over: who has whom in arc, who can go on flying. In thousandths of a
// Fleet Point.
type stance struct {
	base  [game.MaxShips]physics.Square
	poses [game.MaxShips][places]physics.Pose
	ways  [game.MaxShips][places]int8 // plus 1
}

// places is how many poses of a ship are remembered.
const places = 16

// forget is called when what destroys may lie elsewhere.
func (x *stance) forget() {
	x.ways = [game.MaxShips][places]int8{}
}

// of is the difference between the own and the enemy's ships.
func (x *stance) of(e *ensign, v *game.View, s *game.State) (n int) {
	u := v.Setup
	var in [game.MaxShips]game.ShipID
	k := 0
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.InPlay() && !sh.Map && sh.Owner != game.Nobody {
			in[k] = game.ShipID(i)
			x.base[i] = baseOf(u, game.ShipID(i), sh.Pose)
			k++
		}
	}
	for _, a := range in[:k] {
		sh := &s.Ships[a]
		near, ahead, arcs := 0, 0, 0
		front := u.Facts(a).Ship.Class.Front
		for _, b := range in[:k] {
			if s.Ships[b].Owner == sh.Owner {
				continue
			}
			p, q := &x.base[a], &x.base[b]
			dx, dy := q.Centre.X-p.Centre.X, q.Centre.Y-p.Centre.Y
			d := max(1, root(int64(float64(dx*dx)+float64(dy*dy))))
			if near == 0 || d < near {
				near, ahead = d, int((float64(dx*p.Sin)-float64(dy*p.Cos))*1000)/d
			}
			if d < 16*physics.Inch && physics.ReachBand(p, front, q, u.Bands()) > 0 {
				arcs++
			}
		}
		y := perArc*arcs + perFace*ahead/1000 + perWay*x.waysOf(e, v, s, a)
		if sh.Owner == v.Me {
			n += y
		} else {
			n -= y
		}
	}
	return n
}

// waysOf are the maneuvers, up to four, after which a ship lives on.
func (x *stance) waysOf(e *ensign, v *game.View, s *game.State, id game.ShipID) int {
	at := s.Ships[id].Pose
	h := uint32(at.X)*2654435761 ^ uint32(at.Y)*40503 ^ uint32(at.Heading)*97
	k := (h >> 12) % places
	if x.ways[id][k] > 0 && x.poses[id][k] == at {
		return int(x.ways[id][k]) - 1
	}
	n := e.waysOn(v, id, at, s.Ships[id].Power > 0, 4)
	x.poses[id][k], x.ways[id][k] = at, int8(n+1)
	return n
}
