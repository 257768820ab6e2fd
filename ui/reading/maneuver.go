package reading

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/names"
)

// Maneuver is a revealed maneuver that is not flown yet; its outcome is known.
type Maneuver struct {
	Move game.ShipMoved
	Fate game.Fate // judged on the table as it is shown
	Lost game.No   // why the ship performs no action after it; Yes: it may
	May  card.ActionSet
}

// Warning is a bad consequence of a maneuver that is about to be flown.
type Warning struct {
	Head, Words string
	Term        string // of the glossary
}

// WayFlown returns the lengths of a maneuver's path: as far as the ship comes, and the whole of it,
// µm.
func (k *Maneuver) WayFlown() (flown, whole float64) {
	f := &k.Fate.Flight
	var free physics.Flight
	physics.Fly(&free, f.From, f.Side, f.Maneuver, f.Spin, nil)
	return f.T, free.T
}

// seen is the least length that is worth telling, µm.
const seen = 0.05 * physics.Inch

// SlidBack returns how far the ship slides back along its template, in µm.
func (k *Maneuver) SlidBack() float64 {
	flown, whole := k.WayFlown()
	return whole - flown
}

// SlidesBack reports whether that is worth telling.
func (k *Maneuver) SlidesBack() bool { return k.SlidBack() >= seen }

// lostWords returns the fate of the ship's action, as the end of a sentence.
func (k *Maneuver) lostWords() string {
	switch {
	case k.Lost.Code == game.Yes:
		return "keeps its action"
	case k.Lost.Code == game.HasPower:
		return "has Auxiliary Power: no action"
	}
	return "takes no action this round"
}

// Warnings returns the consequences for the ship besides flying, the worst first.
func (t *Table) Warnings(k *Maneuver) (ws []Warning) {
	u, f := t.Game.Setup(), &k.Fate
	name := names.Short(u.Name(k.Move.Ship))
	switch {
	case f.LeavesArea:
		ws = append(ws, Warning{
			Head:  "Leaves the play area",
			Words: fmt.Sprintf("%s ends %s outside and is destroyed at once.", name, t.Long(f.Out)),
			Term:  "Play area",
		})
	case f.Token >= 0:
		ws = append(ws, Warning{Head: "Touches the " + t.Called(f.Kind), Words: name + " is destroyed at once."})
	}
	if len(ws) > 0 {
		return ws
	}
	if f.Bumped {
		ws = append(ws, t.overlap(k, name))
	}
	if f.Obstacles > 0 {
		words := fmt.Sprintf("Roll %s for damage, and %s %s.", attackDice(int(f.Obstacles)), name, k.lostWords())
		ws = append(ws, Warning{Head: "Crosses an obstacle", Words: words})
	}
	if f.Over {
		ws = append(ws, Warning{Head: "Ends on an obstacle", Words: name + " cannot attack from there."})
	}
	switch {
	case f.Mined && f.Harm == 0:
		ws = append(ws, Warning{Head: mineMet, Words: name + " keeps its action."})
	case f.Harm > 0:
		head := "Crosses a hazard"
		if f.Mined {
			head = mineMet
		}
		words := attackDice(int(f.Harm)) + " for damage; " + name + " keeps its action."
		ws = append(ws, Warning{Head: head, Words: words})
	}
	if f.Burn > 0 {
		ws = append(ws, Warning{
			Head:  "Ends on a hazard",
			Words: "Unless it moves away, " + attackDice(int(f.Burn)) + " for damage at the end of this round.",
		})
	}
	if f.StruckAtEnd && t.Uses("verdicts") {
		what := t.Called(f.Kind)
		ws = append(ws, Warning{
			Head:  "The " + what + " lands there",
			Words: fmt.Sprintf("Unless it moves away, %s is destroyed at the end of this round.", name),
		})
	}
	return ws
}

// overlap returns the warning for a ship that bumps.
func (t *Table) overlap(k *Maneuver, name string) Warning {
	u, f := t.Game.Setup(), &k.Fate
	who := "a ship"
	if f.Against != game.NoShip {
		who = names.Short(u.Name(f.Against))
	} else if f.Stop != game.ObstacleToken {
		who = "the " + t.Called(f.Stop)
	}
	w := Warning{Head: "Will overlap " + who, Term: "Overlap"}
	switch back := k.SlidBack(); {
	case !f.Flight.Short:
		w.Head, w.Words = "Touches "+who, name+" does not move and "
	case f.Flight.T <= 0:
		w.Words = fmt.Sprintf("There is no free spot on the template: %s does not move and ", name)
	case back < seen:
		w.Words = name + " stops touching the other base and "
	default:
		w.Words = fmt.Sprintf("%s slides back %s along the template until the bases touch, and ", name, t.Long(back))
	}
	w.Words += k.lostWords() + "."
	if k.Move.Maneuver.Bearing == physics.ComeAbout && f.Flight.Short {
		w.Words += " It does not come about and keeps its heading."
	}
	return w
}

// mineMet heads the warning of a minefield.
const mineMet = "Sets off a minefield"

// Hazards returns what a maneuver meets that rolls dice, a short sentence for each.
func Hazards(f *game.Fate) (said []string) {
	if f.Obstacles > 0 {
		said = append(said, "Crosses an obstacle: "+attackDice(int(f.Obstacles))+", no action.")
	}
	switch {
	case f.Mined && f.Harm > 0:
		said = append(said, mineMet+": "+attackDice(int(f.Harm))+".")
	case f.Mined:
		said = append(said, mineMet+".")
	case f.Harm > 0:
		said = append(said, "Crosses a hazard: "+attackDice(int(f.Harm))+".")
	}
	if f.Over {
		said = append(said, "Ends on an obstacle: no attack from there.")
	}
	if f.Burn > 0 {
		said = append(said, "Ends on a hazard: "+attackDice(int(f.Burn))+" at the end of the round.")
	}
	return said
}

func attackDice(n int) string {
	if n == 1 {
		return "1 attack die"
	}
	return fmt.Sprintf("%d attack dice", n)
}

// Fact is a line of what will happen.
type Fact struct {
	Words, Value string
	Bad          bool
}

// Facts returns the consequences of the maneuver line by line, the most important first.
func (t *Table) Facts(k *Maneuver) (fs []Fact) {
	f := &k.Fate
	add := func(words, value string, bad bool) { fs = append(fs, Fact{words, value, bad}) }
	flown, whole := k.WayFlown()
	switch {
	case whole == 0:
		add("Path flown", "none", false)
	case f.Flight.Short && whole-flown >= seen:
		add("Path flown", t.Long(flown)+" of "+t.Long(whole), true)
	default:
		add("Path flown", t.Long(flown), false)
	}
	add("New heading", turned(f.Flight.From.Heading, f.Flight.To.Heading), false)
	if f.Dies() {
		add("After it", "destroyed", true)
		return fs
	}
	power := t.Shown.Ships[k.Move.Ship].Power
	switch {
	case f.Power > power:
		add("Auxiliary Power", "gains 1 token", true)
	case f.Power < power:
		add("Auxiliary Power", "removes 1 token", false)
	case power > 0:
		add("Auxiliary Power", names.Count(int(power), "token")+" stays", true)
	}
	fs = append(fs, t.aimsAfter(k)...)
	if !t.Uses("measuring") {
		return fs
	}
	edge := float64(physics.AreaSide)
	base := physics.Base(f.Flight.To, f.Flight.Side)
	for _, c := range base.Corner {
		edge = min(edge, c.X, c.Y, physics.AreaSide-c.X, physics.AreaSide-c.Y)
	}
	add("Play-area edge", t.Long(max(0, edge))+" away", false)
	return fs
}

// aimsAfter says whom the ship could shoot at from where it ends, ships being where they are: the
// one it overlaps first.
func (t *Table) aimsAfter(k *Maneuver) (fs []Fact) {
	u, id := t.Game.Setup(), k.Move.Ship
	if k.Fate.Over || !t.Uses("measuring") {
		return nil
	}
	aimed := func(x game.ShipID) (string, bool) {
		shot, no := game.ShotAt(&t.View, id, k.Fate.Flight.To, game.NoWeapon, x)
		if no.Code != game.Yes {
			return "no", false
		}
		return fmt.Sprintf("yes, Range %d", shot.Band), true
	}
	if x := k.Fate.Against; x != game.NoShip && t.View.Ships[x].Owner != t.View.Ships[id].Owner &&
		!t.View.Ships[x].Map {
		v, ok := aimed(x)
		return []Fact{{"May attack " + names.Short(u.Name(x)), v, !ok}}
	}
	var in []string
	for i := range t.View.Ships[:t.View.NShips] {
		if v, ok := aimed(game.ShipID(i)); ok {
			in = append(in, names.Short(u.Name(game.ShipID(i)))+strings.TrimPrefix(v, "yes"))
		}
	}
	switch len(in) {
	case 0:
		return []Fact{{"In arc and range", "no enemy now", false}}
	case 1:
		return []Fact{{"In arc", in[0], false}}
	}
	return []Fact{{"In arc and range", fmt.Sprintf("%d ships now", len(in)), false}}
}

// turned returns in words the change of a heading.
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

// DialMove returns the maneuver of an event, and reports whether it comes from a dial in the
// Activation Phase. Any further maneuver by card text does not count, since it was just chosen.
func (t *Table) DialMove(e game.Event) (game.ShipMoved, bool) {
	m, ok := e.(game.ShipMoved)
	return m, ok && !m.Extra && t.Shown.Phase == game.Activation
}

// Mine reports whether a person has set the dial of a maneuver.
func (t *Table) Mine(k *Maneuver) bool {
	o := t.Shown.Ships[k.Move.Ship].Owner
	return o != game.Nobody && t.Brains[o] == nil
}

// ThenActions returns the actions that may follow a maneuver, as they are offered beside it; none
// if the ship loses them.
func (t *Table) ThenActions(k *Maneuver) (as []card.Action) {
	bar := t.Game.State().Bar(t.Game.Setup(), k.Move.Ship)
	for a := card.NoAction + 1; a < card.NumActions; a++ {
		if bar.Has(a) {
			as = append(as, a)
		}
	}
	return as
}
