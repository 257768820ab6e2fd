package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// dieFaces are the drawings of an attack die's faces; the other two are blank, one of them only
// told so.
var dieFaces = map[rune]string{'B': "battle-stations", 'H': "hit", 'C': "crit"}

// faces returns the faces of a throw beside each other.
func faces(f tournament.Faces, size float64) kit.Part { return drawn(f, size, false) }

// drawn returns the faces of a throw; dim dims the faces that do not count in a roll-off.
func drawn(f tournament.Faces, size float64, dim bool) kit.Part {
	ps := make([]kit.Part, 0, len(f))
	for _, r := range f {
		name, ok := dieFaces[r]
		if !ok {
			name = "blank"
		}
		art := scene.ArtNamed("die-attack-" + name)
		die := kit.Art(size, art, scene.AttackDie, 0)
		if dim && r != 'B' {
			die = kit.Dim(size, art, scene.AttackDie)
		}
		ps = append(ps, die)
	}
	return kit.Row(3, ps...).Whole()
}

// largeFaces returns the faces of a throw as large as there is room for; what counts stands out.
func largeFaces(f tournament.Faces) kit.Part {
	p := drawn(f, 24, true)
	for _, size := range []float64{40, 64, 96, 140} {
		p = kit.Ample(kit.Either(drawn(f, size, true), p), p)
	}
	return p
}

// throw returns a throw of a roll-off, a line each, who came first at the top.
func throw(t []tournament.Thrown) kit.Part {
	return kit.Column(4, kit.Each(t, func(f tournament.Thrown) kit.Part {
		return kit.Row(10, faces(f.Faces, 18), kit.Line(scene.StyleSmall, scene.Text2, f.Name).Grow(1))
	})...)
}

// lastRoll returns the roll-off of a table (from 1) of the round shown, else the last one up to that
// round; false where there is none.
func (v view) lastRoll(table int) (tournament.Rolled, bool) {
	if v.tab >= 1 && v.tab < lastTab {
		if r, ok := v.RolledAt(v.tab, table); ok {
			return r, true
		}
	}
	all := v.RollOffsUpTo(v.ranked())
	if len(all) == 0 {
		return tournament.Rolled{}, false
	}
	return all[len(all)-1], true
}
