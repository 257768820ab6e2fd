package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
)

// warning is what is bad about a maneuver that is about to be flown.
type warning struct {
	head, words string
	term        string // of the glossary
	why         bool   // the maneuver's verdict opens
}

// wayFlown are the lengths of a maneuver's path: as far as the ship comes, and the whole of it, µm.
func (k *pause) wayFlown() (flown, whole float64) {
	f := &k.fate.Flight
	var free physics.Flight
	physics.Fly(&free, f.From, f.Side, f.Maneuver, f.Spin, nil)
	return f.T, free.T
}

// seen is the least length that is worth telling, µm.
const seen = 0.05 * physics.Inch

// slidBack is how far a ship slides back along its template, µm.
func (k *pause) slidBack() float64 {
	flown, whole := k.wayFlown()
	return whole - flown
}

// lostWords is what becomes of the action, as the end of a sentence.
func (k *pause) lostWords() string {
	switch {
	case k.lost.Code == game.Yes:
		return "keeps its action"
	case k.lost.Code == game.HasPower:
		return "has Auxiliary Power: no action"
	}
	return "performs no action this round"
}

// warnings are what happens to the ship besides flying, the worst first.
func (t *Table) warnings(k *pause) (ws []warning) {
	u, f := t.g.Setup(), &k.fate
	name := onmap.Short(u.Name(k.move.Ship))
	switch {
	case f.LeavesArea:
		ws = append(ws, warning{head: "Leaves the play area", words: fmt.Sprintf("%s ends %s outside of it and is destroyed at once.", name, t.long(f.Out)), term: "Play area"})
	case f.Token >= 0:
		ws = append(ws, warning{head: "Touches the " + t.called(f.Kind), words: name + " is destroyed at once."})
	}
	if len(ws) > 0 {
		return ws
	}
	if f.Bumped {
		who := "a ship"
		if f.Against != game.NoShip {
			who = onmap.Short(u.Name(f.Against))
		}
		w := warning{head: "Will overlap " + who, term: "Overlap"}
		switch back := k.slidBack(); {
		case !f.Flight.Short:
			w.head, w.words = "Touches "+who, name+" stays where it is and "
		case f.Flight.T <= 0:
			w.words = fmt.Sprintf("There is no room before it: %s stays where it is and ", name)
		case back < seen:
			w.words = name + " stops where the bases only touch and "
		default:
			w.words = fmt.Sprintf("%s slides back %s along the template until the bases only touch, and ", name, t.long(back))
		}
		w.words += k.lostWords() + "."
		if k.move.Maneuver.Bearing == physics.ComeAbout && f.Flight.Short {
			w.words += " The come about is not made: it keeps its heading."
		}
		ws = append(ws, w)
	}
	if f.Obstacles > 0 {
		dice := "1 attack die"
		if n := int(f.Obstacles); n > 1 && !u.House.OneObstacleDie {
			dice = fmt.Sprintf("%d attack dice", n)
		}
		ws = append(ws, warning{head: "Crosses an obstacle", words: fmt.Sprintf("%s for damage, and %s %s.", dice, name, k.lostWords())})
	}
	if f.Over {
		ws = append(ws, warning{head: "Ends on an obstacle", words: name + " makes no attack from there."})
	}
	if f.StruckAtEnd && t.uses("verdicts") {
		what := t.called(f.Kind)
		ws = append(ws, warning{head: "The " + what + " lands there", words: fmt.Sprintf("Unless it moves away, %s is destroyed at the end of this round.", name)})
	}
	return ws
}

// fact is a line of what will happen.
type fact struct {
	words, value string
	bad          bool
}

// facts are what will happen, line by line, what matters most first.
func (t *Table) facts(k *pause) (fs []fact) {
	f := &k.fate
	add := func(words, value string, bad bool) { fs = append(fs, fact{words, value, bad}) }
	flown, whole := k.wayFlown()
	switch {
	case whole == 0:
		add("Path flown", "none", false)
	case f.Flight.Short && whole-flown >= seen:
		add("Path flown", t.long(flown)+" of "+t.long(whole), true)
	default:
		add("Path flown", t.long(flown), false)
	}
	add("New heading", turned(f.Flight.From.Heading, f.Flight.To.Heading), false)
	if f.Dies() {
		add("After it", "destroyed", true)
		return fs
	}
	power := t.shown.Ships[k.move.Ship].Power
	switch {
	case f.Power > power:
		add("Auxiliary Power", "1 token comes", true)
	case f.Power < power:
		add("Auxiliary Power", "1 token goes", false)
	case power > 0:
		add("Auxiliary Power", count(int(power), "token")+" stays", true)
	}
	fs = append(fs, t.aimsAfter(k)...)
	if !t.uses("measuring") {
		return fs
	}
	edge := float64(physics.AreaSide)
	base := physics.Base(f.Flight.To, f.Flight.Side)
	for _, c := range base.Corner {
		edge = min(edge, c.X, c.Y, physics.AreaSide-c.X, physics.AreaSide-c.Y)
	}
	add("Play-area edge", t.long(max(0, edge))+" away", false)
	return fs
}

// aimsAfter says whom the ship could shoot at from where it ends, ships being where they are: the one it overlaps first.
func (t *Table) aimsAfter(k *pause) (fs []fact) {
	u, id := t.g.Setup(), k.move.Ship
	if k.fate.Over || !t.uses("measuring") {
		return nil
	}
	aimed := func(x game.ShipID) (string, bool) {
		shot, no := game.ShotAt(&t.view, id, k.fate.Flight.To, game.NoWeapon, x)
		if no.Code != game.Yes {
			return "no", false
		}
		return fmt.Sprintf("yes, Range %d", shot.Band), true
	}
	if x := k.fate.Against; x != game.NoShip && t.view.Ships[x].Owner != t.view.Ships[id].Owner && !t.view.Ships[x].Map {
		v, ok := aimed(x)
		return []fact{{"May attack " + onmap.Short(u.Name(x)), v, !ok}}
	}
	var in []string
	for i := range t.view.Ships[:t.view.NShips] {
		if v, ok := aimed(game.ShipID(i)); ok {
			in = append(in, onmap.Short(u.Name(game.ShipID(i)))+strings.TrimPrefix(v, "yes"))
		}
	}
	switch len(in) {
	case 0:
		return []fact{{"In arc and range", "nobody now", false}}
	case 1:
		return []fact{{"In arc", in[0], false}}
	}
	return []fact{{"In arc and range", fmt.Sprintf("%d ships now", len(in)), false}}
}

// turned is by how much a heading changes, in words.
func turned(from, to int32) string {
	d := ((to-from)%360000 + 540000) % 360000
	d -= 180000
	deg := (d + 500) / 1000
	if d < 0 {
		deg = (d - 500) / 1000
	}
	switch {
	case deg == 0:
		return "unchanged"
	case deg == 180 || deg == -180:
		return "turned about"
	case deg > 0:
		return fmt.Sprintf("%d° to the right", deg)
	}
	return fmt.Sprintf("%d° to the left", -deg)
}
