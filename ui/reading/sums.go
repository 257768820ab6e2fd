package reading

import (
	"cmp"
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/names"
)

// Number is a number that opens: what it is made of.
type Number struct {
	Name  string
	Total string
	Terms []Term
	Rule  string // the term of the glossary where it is told, "" none
}

// Term is a term of a Number.
type Term struct{ Words, Value string }

// numberOf returns a sum of the referee's, with the terms of the rulebook that could have spoken.
func numberOf(name string, s game.Sum) Number {
	n := Number{Name: name, Total: fmt.Sprint(s.Total()), Rule: name}
	for _, k := range s.Terms() {
		n.Terms = append(n.Terms, Term{k.Why, fmt.Sprintf("%+d", k.Value)})
	}
	for _, w := range couldSpeak[name] {
		if !slices.ContainsFunc(s.Terms(), func(k game.Term) bool { return k.Why == w }) {
			n.Terms = append(n.Terms, Term{w, SilentTerm})
		}
	}
	return n
}

// SilentTerm is the value of a term that could have spoken and did not.
const SilentTerm = "no"

// couldSpeak are the terms of the rulebook that a number may have.
var couldSpeak = map[string][]string{
	"Attack dice":  {game.RangeOne},
	"Defense dice": {game.RangeThree, game.Obstruction, game.CloakDice, game.ScanTokens},
}

// NumbersOfAttack returns the dice of the current attack, and its range.
func (t *Table) NumbersOfAttack() (about string, ns []Number) {
	s, u := &t.Shown, t.Game.Setup()
	a := &s.Attack
	ns = append(ns, numberOf("Attack dice", s.AttackPool(u)), numberOf("Defense dice", s.DefensePool(u)))
	if shot, no := s.ShotMade(u); no.Code == game.Yes {
		ns = append(ns, rangeOf(&shot))
	}
	if t.Uses("odds") {
		ns = append(ns, t.assumption())
	}
	return names.Short(u.Name(a.Attacker)) + " attacks " + names.Short(u.Name(a.Target)), ns
}

// NumbersOfTarget returns the numbers of the possible attack that is looked at.
func (t *Table) NumbersOfTarget(p *game.Prompt, at int) (about string, ns []Number) {
	o, ok := OptionAt(p, at)
	if !ok || o.Kind != game.FirePrimary && o.Kind != game.FireWeapon {
		return "", nil
	}
	w := game.NoWeapon
	if o.Kind == game.FireWeapon {
		w = o.N
	}
	u := t.Game.Setup()
	shot, no := t.Shown.ShotOf(u, p.Ship, &o)
	if no.Code != game.Yes {
		return "", nil
	}
	attack, defense := t.Shown.DiceFor(u, p.Ship, w, o.Ship, &shot)
	return "Attack on " + names.Short(u.Name(o.Ship)), []Number{numberOf("Attack dice", attack),
		numberOf("Defense dice", defense), rangeOf(&shot)}
}

func rangeOf(shot *game.Shot) Number {
	n := Number{
		Name:  "Range",
		Rule:  "Range",
		Total: fmt.Sprint(shot.Band),
		Terms: []Term{{"closest points", InUnits("both", shot.Gap.Dist, 2)}},
	}
	if shot.Obstructed {
		n.Terms = append(n.Terms, Term{"obstructed", "+1 defense"})
	}
	return n
}

func (t *Table) ShipNumbers(id game.ShipID) []Number {
	sh, f := &t.Shown.Ships[id], t.Game.Setup().Facts(id)
	if sh.Map {
		return t.command(id)
	}
	hull, of := t.Hull(id)
	cost := Number{
		Name:  "Cost",
		Rule:  "Squadron Points",
		Terms: []Term{{"ship", fmt.Sprintf("%d SP", f.SP)}, {f.Captain.Name, fmt.Sprintf("%d SP", f.CapSP)}},
	}
	sum := int(f.SP) + int(f.CapSP) + int(f.AdmSP)
	if f.AdmSP != 0 {
		cost.Terms = append(cost.Terms, Term{"admiral", fmt.Sprintf("%d SP", f.AdmSP)})
	}
	for _, up := range f.Own() {
		cost.Terms = append(cost.Terms, Term{up.Card.Name, fmt.Sprintf("%d SP", up.SP)})
		sum += int(up.SP)
	}
	cost.Total = fmt.Sprintf("%d SP", sum)
	skill := Number{
		Name:  "Captain Skill",
		Rule:  "Captain Skill",
		Total: fmt.Sprint(sh.Skill),
		Terms: []Term{{f.Captain.Name, fmt.Sprint(f.Captain.Skill)}},
	}
	if d := int(sh.Skill) - int(f.Captain.Skill); d != 0 {
		skill.Terms = append(skill.Terms, Term{"cards, tokens and damage", fmt.Sprintf("%+d", d)})
	}
	hulls := Number{Name: "Hull", Rule: "Damage", Total: fmt.Sprint(hull), Terms: []Term{{"printed", fmt.Sprint(of)}}}
	if what := "damage cards"; sh.NDamage > 0 {
		if t.Game.Setup().Squadron(id) {
			what = "tokens lost"
		}
		hulls.Terms = append(hulls.Terms, Term{what, fmt.Sprintf("-%d", sh.NDamage)})
	}
	shields := Number{
		Name:  "Shields",
		Rule:  "Damage",
		Total: fmt.Sprint(sh.Shields),
		Terms: []Term{{"printed", fmt.Sprint(f.Ship.Shields)}},
	}
	if sh.Down > 0 {
		shields.Terms = append(shields.Terms, Term{"down while cloaked", fmt.Sprintf("-%d", sh.Down)})
	}
	if lost := int(f.Ship.Shields) - int(sh.Shields) - int(sh.Down); lost > 0 {
		shields.Terms = append(shields.Terms, Term{"lost", fmt.Sprintf("-%d", lost)})
	}
	return []Number{skill, hulls, shields, cost}
}

// command returns the numbers of a map ship's command: the cards aboard, the player who holds it,
// and its next target.
func (t *Table) command(id game.ShipID) (ns []Number) {
	u, sh := t.Game.Setup(), &t.Shown.Ships[id]
	m := u.OnMap(id)
	who := Number{Name: "Commanded by", Total: "nobody", Rule: "Captain Skill"}
	if sh.Owner != game.Nobody {
		who.Total = u.Player(sh.Owner)
	}
	if len(m.Mounts) > 0 {
		for p := game.One; p <= game.Two; p++ {
			names := t.AwayNames(p)
			who.Terms = append(who.Terms, Term{u.Player(p) + ", cards aboard", fmt.Sprint(len(names))})
			for _, n := range names {
				who.Terms = append(who.Terms, Term{"· " + n, ""})
			}
		}
	}
	hold := Number{Name: "Holders"}
	for i := range u.FleetShips() {
		if o := &t.Shown.Ships[i]; o.InPlay() && o.Marker == id+1 {
			hold.Terms = append(hold.Terms, Term{u.Name(game.ShipID(i)), u.Player(o.Owner)})
		}
	}
	hold.Total = fmt.Sprint(len(hold.Terms))
	switch len(hold.Terms) {
	case 1:
		hold.Total = "sole holder"
	case 0:
		hold.Total = "none"
	}
	ns = append(ns, who)
	if len(m.Mounts) == 0 && (u.Scenario.Sheet().Marker.Name != "" || len(hold.Terms) > 0) {
		ns = append(ns, hold)
	}
	if len(m.Mounts) > 0 {
		aim := Number{Name: "Attacks next", Rule: "Firing arc"}
		for k := range m.Mounts {
			l := t.MountLine(id, m, int8(k))
			aim.Terms = append(aim.Terms, Term{l.Name, l.State})
		}
		ns = append(ns, aim)
	}
	return ns
}

// Standing returns a player's Fleet Points and their terms.
func (t *Table) Standing(p game.PlayerID) Number {
	n := Number{Name: "Fleet Points", Total: fmt.Sprint(game.Points(&t.Shown, t.Game.Setup(), p)), Rule: "Fleet Points"}
	for _, l := range game.Score(&t.Shown, t.Game.Setup(), p) {
		n.Terms = append(n.Terms, Term{l.Words, fmt.Sprintf("%+d", l.Points)})
		if l.Why != "" {
			n.Terms = append(n.Terms, Term{"· " + l.Why, ""})
		}
	}
	kinds := t.Game.Setup().Scenario.Sheet().Counters
	for i := range kinds {
		if k := t.Shown.CountersOf(p, game.Counter(i)); k > 0 {
			n.Terms = append(n.Terms, Term{kinds[i].Plural + " held", fmt.Sprint(k)})
		}
	}
	return n
}

// OrderOfPlay returns the order of the ships in this phase, and what it depends on.
func (t *Table) OrderOfPlay() Number {
	ids, heading, sub := t.Order()
	n := Number{Name: heading, Total: sub, Rule: "Captain Skill"}
	if heading == "" {
		n.Name, n.Total = "Order", "Activation: lowest first"
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
		n.Terms = append(n.Terms, Term{u.Name(id), v})
	}
	n.Terms = append(n.Terms,
		Term{"Initiative: " + u.Player(t.Shown.First) + " (the cheaper fleet, or as the scenario says)", ""})
	return n
}

// Growth returns the tokens that the scenario lays at the end of this round, and the ships they
// strike as ships stand now.
func (t *Table) Growth() (ns []Number) {
	u := t.Game.Setup()
	kinds := map[game.TokenKind]int{}
	var order []game.TokenKind
	for _, k := range t.View.Ahead() {
		if kinds[k.Kind] == 0 {
			order = append(order, k.Kind)
		}
		kinds[k.Kind]++
	}
	n := Number{Name: "Tokens placed", Total: fmt.Sprint(len(t.View.Ahead()))}
	hit := Number{Name: "Ships that would be hit now"}
	for _, k := range order {
		n.Rule = cmp.Or(n.Rule, u.Token(k).Term)
		hit.Rule = cmp.Or(u.Token(k).Term, hit.Rule)
		n.Terms = append(n.Terms, Term{names.Title(t.Called(k)), fmt.Sprint(kinds[k])})
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		sh := &t.Shown.Ships[i]
		if sh.Map || !sh.InPlay() {
			continue
		}
		base := u.Base(game.ShipID(i), sh.Pose)
		for _, k := range t.View.Ahead() {
			if k.Flags&game.Destroys != 0 && k.Overlaps(&base) {
				hit.Terms = append(hit.Terms, Term{u.Name(game.ShipID(i)), t.Called(k.Kind)})
				break
			}
		}
	}
	hit.Total = fmt.Sprint(len(hit.Terms))
	return append(ns, n, hit)
}
