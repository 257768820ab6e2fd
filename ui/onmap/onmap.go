package onmap

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Put lays the map ships in play and the links to them on a board whose ships of the fleets are
// there already. hover is the ship under the pointer, NoShip none.
func Put(b *scene.Board, s *game.State, u *game.Setup, hover game.ShipID) {
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		id := game.ShipID(i)
		if s.Ships[i].OnTable() {
			put(b, s, u, id, hover == id)
		}
	}
	for i := range s.Ships[:u.FleetShips()] {
		if sh := &s.Ships[i]; sh.OnTable() && sh.Marker > 0 && s.Ships[sh.Marker-1].OnTable() {
			b.Tractors = append(b.Tractors, scene.Tractor{
				From:  scene.FromPhysics(sh.Pose).Pt,
				To:    Center(s.MapShip(u, sh.Marker-1)),
				Seat:  int(sh.Owner) + 1,
				Phase: 0.5,
			})
		}
	}
}

// Link returns the letter on the pair of lock tokens that links a ship to a map ship; Target Locks
// count from A.
func Link(id game.ShipID) byte { return names.Link(int(id))[0] }

func put(b *scene.Board, s *game.State, u *game.Setup, id game.ShipID, hover bool) {
	sh, m := &s.Ships[id], s.MapShip(u, id)
	art, tones, scale := Art(m.Ship)
	var locks []scene.Lock
	for i := range s.Ships[:s.NShips] {
		o := &s.Ships[i]
		if !o.OnTable() {
			continue
		}
		if o.Locks(id) {
			locks = append(locks, scene.Lock{Letter: 'A' + byte(i), Target: true})
		}
		if o.Marker == id+1 {
			locks = append(locks, scene.Lock{Letter: Link(game.ShipID(i)), Target: true})
		}
	}
	name := u.Name(id)
	if sh.Owner != game.Nobody {
		name += ", " + u.Player(sh.Owner)
	}
	var bases []scene.Pose
	for i := range m.Parts {
		if p := &m.Parts[i]; !p.Round {
			bases = append(bases, scene.FromPhysics(p.Base.Pose))
		}
	}
	c, r := Disc(m)
	if len(bases) == 0 {
		b.Objectives = append(b.Objectives, scene.Objective{
			At:       c,
			Heading:  float64(sh.Pose.Heading) / 1000,
			Diameter: 2 * r,
			Art:      art,
			Tones:    tones,
			Seat:     int(sh.Owner) + 1,
			Hover:    hover,
			Locks:    locks,
			Name:     name,
		})
		return
	}
	st := scene.Station{
		At:      c,
		Radius:  r,
		Heading: bases[0].Heading,
		Art:     art,
		Tones:   tones,
		Locks:   locks,
		Seat:    int(sh.Owner) + 1,
		Skill:   int(sh.Skill),
		Pylons:  bases,
		Hover:   hover,
		Name:    name,
		Short:   names.Short(u.Name(id)),
	}
	if len(bases) == len(m.Parts) {
		st.Base, st.Scale = float64(m.Ship.Class.BaseSide)/1000, scale
	}
	if sh.Owner == game.Nobody && len(m.Mounts) > 0 {
		st.Second = "uncontrolled"
	}
	if a := &s.Attack; a.On && a.Attacker == id {
		st.Active = base(m, int(a.Mount)) + 1
	}
	b.Stations = append(b.Stations, st)
}

// base returns the index of the base that carries a mount, -1 if the disc does.
func base(m *game.MapShip, mount int) int {
	if mount >= len(m.Mounts) || m.Parts[m.Mounts[mount].Part].Round {
		return -1
	}
	n := 0
	for i := range m.Parts[:m.Mounts[mount].Part] {
		if !m.Parts[i].Round {
			n++
		}
	}
	return n
}

// Disc returns the middle and the radius of a map ship's round part, mm; without one those of a
// base at its place.
func Disc(m *game.MapShip) (scene.Pt, float64) {
	for i := range m.Parts {
		if p := &m.Parts[i]; p.Round {
			c, r := p.Disc.Circle()
			return scene.FromPoint(c), r / 1000
		}
	}
	return scene.FromPhysics(m.At).Pt, float64(m.Ship.Class.BaseSide) / 2000
}

// Center returns the middle of a map ship, mm.
func Center(m *game.MapShip) scene.Pt {
	c, _ := Disc(m)
	return c
}

// Side returns the side of a square about a map ship with all its parts, mm.
func Side(m *game.MapShip) float64 {
	c, r := Disc(m)
	for i := range m.Parts {
		if p := &m.Parts[i]; !p.Round {
			for _, q := range p.Base.Corner {
				d := scene.FromPoint(q).Sub(c)
				r = max(r, math.Abs(d.X), math.Abs(d.Y))
			}
		}
	}
	return 2 * r
}

// Fan returns the arc of one of a map ship's weapon mounts with its range bands; false when it has
// no such mount.
func Fan(m *game.MapShip, mount int8, seat int) (scene.Fan, bool) {
	if mount < 0 || int(mount) >= len(m.Mounts) {
		return scene.Fan{}, false
	}
	w := &m.Mounts[mount]
	p := &m.Parts[w.Part]
	f := scene.Fan{Arc: w.Arc, Bands: w.Far, Seat: seat, Numbers: true}
	if p.Round {
		c, r := p.Disc.Circle()
		f.Pt, f.Side, f.Round = scene.FromPoint(c), 2*r/1000, true
		return f, true
	}
	f.Pose, f.Side = scene.FromPhysics(p.Base.Pose), float64(p.Base.Side)/1000
	return f, true
}

// Muzzle returns the origin of the shots of a mount, in mm: the middle of its part.
func Muzzle(m *game.MapShip, mount int8) scene.Pt {
	if f, ok := Fan(m, mount, 0); ok {
		return f.Pt
	}
	return Center(m)
}

// Gap returns the distance from a base to the nearest part of a map ship, with the closest points:
// A on the base.
func Gap(m *game.MapShip, base *physics.Square) physics.Gap {
	best := physics.Gap{Dist: math.Inf(1)}
	for i := range m.Parts {
		p := &m.Parts[i]
		g := physics.Gap{}
		if p.Round {
			g = p.Disc.Distance(base)
		} else {
			g = physics.Between(base, &p.Base)
		}
		if g.Dist < best.Dist {
			best = g
		}
	}
	return best
}

// Under returns the map ship within grace (µm) of a point of the table (mm), NoShip when there is
// none.
func Under(s *game.State, u *game.Setup, at scene.Pt, grace float64) game.ShipID {
	point := physics.Base(physics.Pose{X: int32(at.X * 1000), Y: int32(at.Y * 1000)}, 2)
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		if !s.Ships[i].OnTable() {
			continue
		}
		if Gap(s.MapShip(u, game.ShipID(i)), &point).Dist <= grace {
			return game.ShipID(i)
		}
	}
	return game.NoShip
}
