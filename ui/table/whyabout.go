package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/names"
)

// openWhy opens the sums of what has a name, or closes them when they are open already; "" is what is in focus.
func (t *Table) openWhy(of string) {
	if t.why && t.whyOf == of {
		t.why = false
		return
	}
	t.why, t.whyOf, t.cards, t.Changed = true, of, false, true
}

// opens tells whether what has a name is a number, or has one, that opens.
func opens(id string) bool {
	for _, k := range []string{"stat:", "standing:", "cell:", "ship:"} {
		if strings.HasPrefix(id, k) {
			return true
		}
	}
	return id == "order" || id == "ahead" || id == "verdict"
}

// numbersOf are the numbers of what has a name.
func (t *Table) numbersOf(id string) (about string, ns []counted) {
	u := t.Game.Setup()
	p := t.Asked()
	dial := p != nil && (p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent)
	if n, ok := number(id, "cell:"); ok && dial {
		return t.verdict(p.Ship, n)
	}
	if n, ok := number(id, "standing:"); ok {
		return u.Player(game.PlayerID(n)), []counted{t.standing(game.PlayerID(n))}
	}
	if n, ok := number(id, "ship:"); ok && n < int(t.Shown.NShips) {
		return u.Name(game.ShipID(n)), t.shipNumbers(game.ShipID(n))
	}
	switch {
	case id == "verdict" && dial:
		return t.verdict(p.Ship, t.Dialled(p))
	case id == "verdict" && t.Pause != nil && t.Pause.At != battle.Flying && t.Pause.Move.Move >= 0:
		return t.verdict(t.Pause.Move.Ship, int(t.Pause.Move.Move))
	case id == "order":
		return "Who goes when", []counted{t.orderOfPlay()}
	case id == "ahead":
		return "At the end of this round", t.growth()
	case strings.HasPrefix(id, "stat:"):
		id := t.Ship
		if p != nil && id == game.NoShip {
			id = p.Ship
		}
		if id != game.NoShip {
			return u.Name(id), t.shipNumbers(id)
		}
	}
	return "", nil
}

// verdict is what a maneuver's cell of the dial says, and what it is judged from.
func (t *Table) verdict(id game.ShipID, move int) (about string, ns []counted) {
	u := t.Game.Setup()
	ways := t.waysOf(id)
	if move < 0 || move >= len(ways) {
		return "", nil
	}
	w := &ways[move]
	f := &w.Fate
	m := u.Facts(id).Ship.Class.Dial[move]
	n := counted{name: "Verdict", total: "safe", term: "Maneuver"}
	add := func(words, value string) { n.terms = append(n.terms, term{words, value}) }
	switch {
	case f.LeavesArea:
		n.total = "destroyed"
		add("its base leaves the play area by", t.LongFine(f.Out))
	case f.Token >= 0:
		n.total = "destroyed"
		add("base or template touches", t.Called(f.Kind))
	case f.StruckAtEnd:
		n.total = "destroyed later"
		add("laid there at the end of the round", t.Called(f.Kind))
	default:
		add("base inside the play area", "yes")
	}
	if f.Bumped {
		who := "a ship"
		if f.Against != game.NoShip {
			who = names.Short(u.Name(f.Against))
		}
		if n.total == "safe" {
			n.total = "overlap"
		}
		add("its base would end on", who)
		if f.Flight.Short {
			a, b := fromPose(f.Flight.Intended), fromPose(f.Flight.To)
			add("slides back", t.Long(a.Sub(b.Pt).Len()*1000))
		}
		add("action", map[bool]string{true: "kept", false: "none"}[f.KeepsAction])
	} else {
		add("overlaps as ships stand", "none")
	}
	if f.Obstacles > 0 {
		add("obstacles on the way, a die each", fmt.Sprint(f.Obstacles))
	}
	if w.Closed.Code != game.Yes {
		n.total = "closed"
		add(w.Closed.Why(u), "")
	}
	power := counted{name: "Auxiliary Power after it", term: "Auxiliary Power", terms: []term{{"tokens now", fmt.Sprint(t.Shown.Ships[id].Power)}}}
	switch d := f.Power - t.Shown.Ships[id].Power; {
	case d > 0:
		power.terms = append(power.terms, term{"hard (red)", "+1"})
	case d < 0:
		power.terms = append(power.terms, term{"easy (green)", "-1"})
	}
	power.total = fmt.Sprint(f.Power)
	aims := counted{name: "In arc and range from there", total: fmt.Sprint((w.Targets | w.More).Count()), term: "Firing arc"}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		x := game.ShipID(i)
		if w.Targets.Has(x) {
			shot, _ := game.ShotAt(&t.View, id, f.Flight.To, game.NoWeapon, x)
			aims.terms = append(aims.terms, term{u.Name(x), fmt.Sprintf("Range %d, %s", shot.Band, t.LongFine(shot.Gap.Dist))})
		} else if w.More.Has(x) {
			aims.terms = append(aims.terms, term{u.Name(x), "a weapon"})
		}
	}
	ns = []counted{n, power, aims}
	switch {
	case !t.Uses("verdicts"):
		ns = ns[1:2]
	case !t.Uses("measuring"):
		ns = ns[:2]
	}
	return u.Name(id) + ": " + m.Maneuver.String(), ns
}

// standing is what a player's Fleet Points are made of.
func (t *Table) standing(p game.PlayerID) counted {
	n := counted{name: "Fleet Points", total: fmt.Sprint(game.Points(&t.Shown, t.Game.Setup(), p)), term: "Fleet Points"}
	for _, l := range game.Score(&t.Shown, t.Game.Setup(), p) {
		n.terms = append(n.terms, term{l.Words, fmt.Sprintf("%+d", l.Points)})
		if l.Why != "" {
			n.terms = append(n.terms, term{"· " + l.Why, ""})
		}
	}
	kinds := t.Game.Setup().Scenario.Sheet().Counters
	for i := range kinds {
		if k := t.Shown.CountersOf(p, game.Counter(i)); k > 0 {
			n.terms = append(n.terms, term{kinds[i].Plural + " held", fmt.Sprint(k)})
		}
	}
	return n
}

// orderOfPlay is who goes when in this phase, and by what.
func (t *Table) orderOfPlay() counted {
	ids, heading, sub := t.Order()
	n := counted{name: heading, total: sub, term: "Captain Skill"}
	if heading == "" {
		n.name, n.total = "Order", "activation: lowest first"
	}
	u := t.Game.Setup()
	for _, id := range ids {
		sh := &t.Shown.Ships[id]
		if !sh.OnTable() && sh.Placed {
			continue
		}
		v := fmt.Sprintf("skill %d", sh.Skill)
		if sh.Owner == t.Shown.First {
			v += ", initiative"
		}
		n.terms = append(n.terms, term{u.Name(id), v})
	}
	n.terms = append(n.terms, term{"Initiative: " + u.Player(t.Shown.First) + ", the cheaper fleet or the one the sheet names", ""})
	return n
}

// growth is what the scenario lays at the end of this round, and whom it strikes where ships stand.
func (t *Table) growth() (ns []counted) {
	u := t.Game.Setup()
	kinds := map[game.TokenKind]int{}
	var order []game.TokenKind
	for _, k := range t.View.Ahead() {
		if kinds[k.Kind] == 0 {
			order = append(order, k.Kind)
		}
		kinds[k.Kind]++
	}
	n := counted{name: "Tokens laid", total: fmt.Sprint(len(t.View.Ahead())), term: "Energy line"}
	for _, k := range order {
		n.terms = append(n.terms, term{names.Title(t.Called(k)), fmt.Sprint(kinds[k])})
	}
	hit := counted{name: "Ships under them as they stand", term: "Dead ground"}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		sh := &t.Shown.Ships[i]
		if sh.Map || !sh.InPlay() {
			continue
		}
		b := physics.Base(sh.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide)
		for _, k := range t.View.Ahead() {
			if o := k.Obstacle(); k.Flags&game.Destroys != 0 && o.OverlapsBase(&b) {
				hit.terms = append(hit.terms, term{u.Name(game.ShipID(i)), t.Called(k.Kind)})
				break
			}
		}
	}
	hit.total = fmt.Sprint(len(hit.terms))
	return append(ns, n, hit)
}

// command is who commands a map ship, from whose cards are aboard, who holds it, and whom it attacks next.
func (t *Table) command(id game.ShipID) (ns []counted) {
	u, sh := t.Game.Setup(), &t.Shown.Ships[id]
	m := u.OnMap(id)
	who := counted{name: "Commanded by", total: "nobody", term: "Captain Skill"}
	if sh.Owner != game.Nobody {
		who.total = u.Player(sh.Owner)
	}
	if len(m.Mounts) > 0 {
		for p := game.One; p <= game.Two; p++ {
			names := t.AwayNames(p)
			who.terms = append(who.terms, term{u.Player(p) + ", cards aboard", fmt.Sprint(len(names))})
			for _, n := range names {
				who.terms = append(who.terms, term{"· " + n, ""})
			}
		}
	}
	hold := counted{name: "Holders"}
	for i := range u.FleetShips() {
		if o := &t.Shown.Ships[i]; o.InPlay() && o.Marker == id+1 {
			hold.terms = append(hold.terms, term{u.Name(game.ShipID(i)), u.Player(o.Owner)})
		}
	}
	hold.total = fmt.Sprint(len(hold.terms))
	switch len(hold.terms) {
	case 1:
		hold.total = "sole holder"
	case 0:
		hold.total = "none"
	}
	ns = append(ns, who)
	if len(m.Mounts) == 0 {
		ns = append(ns, hold)
	}
	if len(m.Mounts) > 0 {
		aim := counted{name: "Attacks next", term: "Firing arc"}
		for k := range m.Mounts {
			l := t.MountLine(id, m, int8(k))
			aim.terms = append(aim.terms, term{l.Name, l.State})
		}
		ns = append(ns, aim)
	}
	return ns
}
