package reading

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// Commanded says who commands a map ship, with what skill, and its hull.
func (t *Table) Commanded(id game.ShipID) string {
	sh, u := &t.Shown.Ships[id], t.Game.Setup()
	hull, of := t.Hull(id)
	words := fmt.Sprintf("hull %d/%d", hull, of)
	if most := u.OnMap(id).Ship.Shields; most > 0 || sh.Shields > 0 {
		words += fmt.Sprintf(", shields %d/%d", sh.Shields, most)
	}
	if sh.Down > 0 {
		words += fmt.Sprintf(", %d disabled", sh.Down)
	}
	switch {
	case sh.Owner != game.Nobody:
		return fmt.Sprintf("%s, Captain Skill %d · %s", u.Player(sh.Owner), sh.Skill, words)
	case len(u.OnMap(id).Mounts) == 0:
		return names.Title(words)
	}
	return "Uncontrolled · " + words
}

// MapLines returns the lines of a map ship: the cards aboard by sides, pulls on it, and for each of
// its mounts the next or possible targets.
func (t *Table) MapLines(id game.ShipID, m *game.MapShip) (ls []ShipLine) {
	s, u := &t.Shown, t.Game.Setup()
	for _, k := range t.CountersOn(id) {
		ls = append(ls, ShipLine{Icon: k.Icon, Name: k.Name, State: fmt.Sprint(k.N), Words: "On its card."})
	}
	if len(m.Mounts) > 0 {
		for p := game.One; p <= game.Two; p++ {
			if names := t.AwayNames(p); len(names) > 0 {
				ls = append(ls, ShipLine{
					Icon:  u.Scenario.Sheet().Away.Icon,
					Name:  u.Player(p),
					State: strings.Join(names, ", "),
					Words: "This player's cards aboard.",
					Seat:  int(p) + 1,
				})
			}
		}
	}
	for i := range u.FleetShips() {
		if sh := &s.Ships[i]; sh.InPlay() && sh.Marker == id+1 {
			ls = append(ls, ShipLine{
				Icon:  u.Scenario.Sheet().Marker.Icon,
				Name:  names.Short(u.Name(game.ShipID(i))),
				State: strings.ToLower(u.Scenario.Sheet().Marker.Name),
				Words: "A pair of lock tokens links it to this ship.",
				Seat:  int(sh.Owner) + 1,
			})
		}
	}
	if m.Cost > 0 {
		ls = append(ls, ShipLine{
			Icon:  "danger-now",
			Name:  "Destroying it",
			State: fmt.Sprintf("−%d Fleet Points", m.Cost),
			Words: "The player who destroys it loses these points at the end.",
			Bad:   true,
		})
	}
	for k := range m.Mounts {
		ls = append(ls, t.MountLine(id, m, int8(k)))
	}
	return ls
}

// MountLine returns the line of a mount: its next target, or its possible ones.
func (t *Table) MountLine(id game.ShipID, m *game.MapShip, k int8) ShipLine {
	s, u := &t.Shown, t.Game.Setup()
	w := &m.Mounts[k]
	l := ShipLine{Icon: "weapon", Name: w.Name, Words: fmt.Sprintf("%d dice, Range 1 to %d.", m.Ship.Attack, w.Far)}
	if s.Ships[id].Fired&(1<<k) != 0 {
		l.State = "has fired"
		return l
	}
	if s.Phase != game.Combat && !t.Uses("measuring") {
		l.State = "checked in the Combat Phase"
		return l
	}
	in := t.Reached(id, k)
	if len(in) == 0 {
		l.State, l.Idle = "no ship in range", true
		return l
	}
	l.Words += " In range, nearest first: " + strings.Join(reachNames(t, in), ", ") + "."
	aims := u.Play().Aims
	if aims == nil || s.Ships[id].Owner != game.Nobody {
		l.State, l.Bad = reachNames(t, in)[0], true
		if len(in) > 1 {
			l.State += fmt.Sprintf(" and %d more", len(in)-1)
		}
		return l
	}
	at := aims(s, u, id, k)
	switch len(at) {
	case 0:
		l.State = "does not attack"
		return l
	case 1:
		l.Words += " It will attack " + names.Short(u.Name(at[0])) + "."
	default:
		l.Words += " Several ships are equally near: a die or a player decides."
	}
	for i, x := range at {
		if i > 0 {
			l.State += " or "
		}
		l.State += names.Short(u.Name(x))
	}
	l.Bad = true
	return l
}

// inReach is a ship that a mount could attack.
type inReach struct {
	name string
	dist float64
}

// Reached returns the ships in reach of a map ship's mount, the nearest first.
func (t *Table) Reached(id game.ShipID, mount int8) (in []inReach) {
	u := t.Game.Setup()
	for i := range u.FleetShips() {
		if !t.Shown.Ships[i].InPlay() {
			continue
		}
		if shot, no := t.Shown.ShotFrom(u, id, mount, game.ShipID(i)); no.Code == game.Yes {
			in = append(in, inReach{names.Short(u.Name(game.ShipID(i))), shot.Gap.Dist})
		}
	}
	slices.SortStableFunc(in, func(x, y inReach) int { return cmp.Compare(x.dist, y.dist) })
	return in
}

// reachNames returns the names of the ships in reach with their distances.
func reachNames(t *Table, in []inReach) (names []string) {
	for _, r := range in {
		names = append(names, r.name+" "+t.Long(r.dist))
	}
	return names
}
