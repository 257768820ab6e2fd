package table

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// counted is a number that opens: what it is made of.
type counted struct {
	name  string
	total string
	terms []term
	term  string // of the glossary, where the rule is told
}

type term struct {
	words string
	value string
}

func numberOf(name string, s game.Sum) counted {
	n := counted{name: name, total: fmt.Sprint(s.Total()), term: name}
	for _, k := range s.Terms() {
		n.terms = append(n.terms, term{s.Name(k), fmt.Sprintf("%+d", k.Value)})
	}
	for _, w := range couldSpeak[name] {
		if !slices.ContainsFunc(s.Terms(), func(k game.Term) bool { return k.Why == w }) {
			n.terms = append(n.terms, term{w.String(), silentTerm})
		}
	}
	return n
}

// silentTerm is the value of a term that could have spoken and did not.
const silentTerm = "no"

// couldSpeak are the terms of the rulebook that a number may have.
var couldSpeak = map[string][]game.Reason{
	"Attack dice":  {game.RangeOne},
	"Defense dice": {game.RangeThree, game.Obstruction, game.CloakDice, game.ScanTokens},
}

// numbers are the numbers of what is in focus: an attack's dice and its range, or else those of the ship looked at.
func (t *Table) numbers() (about string, ns []counted) {
	s, u := &t.Shown, t.Game.Setup()
	p := t.Asked()
	if about, ns := t.numbersOf(t.whyOf); len(ns) > 0 {
		return about, ns
	}
	if t.Waits() && t.Ship == t.Pause.Move.Ship {
		if about, ns := t.numbersOf("verdict"); len(ns) > 0 && t.Uses("verdicts") {
			return about, ns
		}
	}
	if a := &s.Attack; a.On {
		ns = append(ns, numberOf("Attack dice", s.AttackDice(u)), numberOf("Defense dice", s.DefenseDice(u)))
		if shot, no := t.ShotOf(a.Attacker, a.Mount, a.Weapon, a.Target); no.Code == game.Yes {
			ns = append(ns, t.rangeOf(&shot))
		}
		return names.Short(u.Name(a.Attacker)) + " attacks " + names.Short(u.Name(a.Target)), ns
	}
	if p != nil && p.Ask == game.ChooseTarget {
		if o, ok := t.Focused(p); ok && (o.Kind == game.FirePrimary || o.Kind == game.FireWeapon) {
			w := game.NoWeapon
			if o.Kind == game.FireWeapon {
				w = o.N
			}
			if shot, no := t.ShotOf(p.Ship, o.Mount, w, o.Ship); no.Code == game.Yes {
				at, df := s.DiceFor(u, p.Ship, w, o.Ship, &shot)
				return "Attack on " + names.Short(u.Name(o.Ship)), append(ns, numberOf("Attack dice", at), numberOf("Defense dice", df), t.rangeOf(&shot))
			}
		}
	}
	if p != nil && (p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent) && t.Ship == p.Ship {
		return t.verdict(p.Ship, t.Dialled(p))
	}
	id := t.Ship
	if id == game.NoShip && p != nil {
		id = p.Ship
	}
	if id == game.NoShip {
		return "", nil
	}
	return u.Name(id), t.shipNumbers(id)
}

func (t *Table) rangeOf(shot *game.Shot) counted {
	n := counted{name: "Range", term: "Range", total: fmt.Sprint(shot.Band), terms: []term{{"closest points", inches(shot.Gap.Dist)}}}
	if shot.Obstructed {
		n.terms = append(n.terms, term{"the line of fire is obstructed", "+1 defense"})
	}
	return n
}

func (t *Table) shipNumbers(id game.ShipID) []counted {
	sh, f := &t.Shown.Ships[id], t.Game.Setup().Facts(id)
	if sh.Map {
		return t.command(id)
	}
	hull, of := t.Hull(id)
	cost := counted{name: "Cost", term: "Squadron Points", terms: []term{{"ship", fmt.Sprintf("%d SP", f.SP)}, {f.Captain.Name, fmt.Sprintf("%d SP", f.CapSP)}}}
	sum := int(f.SP) + int(f.CapSP) + int(f.AdmSP)
	if f.AdmSP != 0 {
		cost.terms = append(cost.terms, term{"admiral", fmt.Sprintf("%d SP", f.AdmSP)})
	}
	for _, up := range f.Upgrades {
		cost.terms = append(cost.terms, term{up.Card.Name, fmt.Sprintf("%d SP", up.SP)})
		sum += int(up.SP)
	}
	cost.total = fmt.Sprintf("%d SP", sum)
	skill := counted{name: "Captain skill", term: "Captain Skill", total: fmt.Sprint(sh.Skill), terms: []term{{f.Captain.Name, fmt.Sprint(f.Captain.Skill)}}}
	if d := int(sh.Skill) - int(f.Captain.Skill); d != 0 {
		skill.terms = append(skill.terms, term{"cards, tokens and damage in this phase", fmt.Sprintf("%+d", d)})
	}
	hulls := counted{name: "Hull", term: "Damage", total: fmt.Sprint(hull), terms: []term{{"printed", fmt.Sprint(of)}}}
	if sh.NDamage > 0 {
		hulls.terms = append(hulls.terms, term{"damage cards", fmt.Sprintf("-%d", sh.NDamage)})
	}
	shields := counted{name: "Shields", term: "Damage", total: fmt.Sprint(sh.Shields), terms: []term{{"printed", fmt.Sprint(f.Ship.Shields)}}}
	if sh.Down > 0 {
		shields.terms = append(shields.terms, term{"down while cloaked", fmt.Sprintf("-%d", sh.Down)})
	}
	if lost := int(f.Ship.Shields) - int(sh.Shields) - int(sh.Down); lost > 0 {
		shields.terms = append(shields.terms, term{"lost", fmt.Sprintf("-%d", lost)})
	}
	return []counted{skill, hulls, shields, cost}
}

// drawWhy is the card that opens the numbers.
func (t *Table) drawWhy() {
	if !t.why {
		return
	}
	about, ns := t.numbers()
	if len(ns) == 0 {
		return
	}
	c := &t.Canvas
	c.Float()
	const lineH, head = 19.0, 36.0
	h := 48.0
	for _, n := range ns {
		h += 26 + lineH*float64(len(n.terms))
	}
	b := t.over(340, h, true)
	x, y, w := b.X, b.Y, b.W
	c.Hit("whypanel", x, y, w, b.H, false)
	c.Box(x-2, y+6, w+4, b.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	c.Box(x, y, w, b.H, 10, scene.Panel)
	c.Frame(x, y, w, b.H, 10, 1.2, scene.LineStrong)
	c.Squeeze(x+14, y+22, w-60, scene.StyleH3, scene.Text1, about, scene.Left)
	c.Key(x+w-34, y+22, "W", scene.Text3)
	c.Hit("why", x+w-40, y+8, 32, 28, true)
	c.Within(&t.whyAt, x+1, y+head, w-2, b.H-head-4, h-head-4, func() {
		yy := y + 48
		for _, n := range ns {
			nw := c.Text(x+14, yy+4, scene.StyleLabel, scene.Text3, n.name, scene.Left)
			if n.term != "" {
				t.link(n.term, x+14, yy-6, nw, 20)
			}
			c.Fit(x+w-14, yy+4, w-40-nw, scene.StyleNumber, scene.Text1, n.total, scene.Right)
			yy += 22
			for _, k := range n.terms {
				ink := scene.Text2
				if k.value == silentTerm {
					ink = scene.Text3
				}
				vw := c.Fit(x+w-14, yy, w*0.6, scene.StyleSmall, ink, k.value, scene.Right)
				t.linkedLine(x+22, yy, scene.StyleSmall, canvas.Shorten(scene.StyleSmall, k.words, w-50-vw))
				c.Fit(x+22, yy, w-50-vw, scene.StyleSmall, ink, k.words, scene.Left)
				yy += lineH
			}
			yy += 4
		}
	})
}
