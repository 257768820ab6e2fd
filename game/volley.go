package game

import (
	"cmp"
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// Attacks with one weapon on several ships, one after the other: in a straight line, about a token that is
// placed for them, or from tokens. Each waits as an effect that lasts on the attacker, against the ship that
// is attacked, its number the dice and the range band. They are free attacks, made one by one.
//
// Ruling: an attack is made on enemy ships alone, whoever else is in the line or near the token. The token is
// there for the attacks only and does nothing else, so it is never laid.

// volleyEffects are the effects that make such attacks.
var volleyEffects = map[card.EffectOp]effect{
	card.Volley: {
		do: (*usage).volley, atOnce: true,
		would: func(q prospect) bool {
			if q.a != nil && q.a.Dice > 0 {
				return false // one of these attacks
			}
			if q.w == card.Declare {
				return true
			}
			if q.e.FromToken {
				p := q.placingToken(q.e)
				return q.s.mayAttack(q.u, q.by).Code == Yes && q.hasPlace(&p)
			}
			var room [MaxShips]ShipID
			return len(q.inVolley(room[:0])) > 0
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			if b.Now {
				return ""
			}
			return u.Name(b.Ship) + " will attack " + u.Name(b.Vs)
		},
		label: "attack several ships", rate: 900,
	},
}

// bandStep is by what the band is multiplied in the number of an attack that waits.
const bandStep = 16

// inVolley lists the enemies that could be reached from some token.
//
// Ruling: a token within Range 2 of the ship can be put within Range 1 of each enemy within Range 3, beside
// whatever would obstruct the attack.
func (o *occasion) inVolley(list []ShipID) []ShipID {
	for id, sh := range o.s.inPlay() {
		if sh.Owner == o.user().Other() && !noAttackBetween(o.s, o.u, o.by, id) && o.s.band(o.u, o.by, id) <= 3 {
			list = append(list, id)
		}
	}
	return list
}

// volley lines up the attacks.
func (p *usage) volley(t *Turn, e *card.Effect) bool {
	switch {
	case e.InLine && !e.FromToken:
		return p.lineThrough(t)
	case e.FromToken:
		return p.aboutToken(t, e)
	}
	var room [MaxShips]ShipID
	done := false
	for range e.N {
		o := append(t.Options(), Option{Kind: Pass, Ship: p.by})
		for _, id := range p.inVolley(room[:0]) {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: p.l.id})
		}
		pick := p.choose(t, ChooseCardTarget, o)
		if pick.Kind == Pass {
			break
		}
		p.line(t, pick.Ship, p.dice(), 1)
		done = true
	}
	return done
}

// dice returns the attack dice of the weapon on whose card the line stands.
func (o *occasion) dice() int8 { return o.u.ships[o.l.ship].Upgrades[o.l.slot].Card.Weapon.Dice }

// line has the ship attack another one with so many dice, when what goes on now is done.
func (p *usage) line(t *Turn, on ShipID, dice, band int8) {
	if dice < 1 {
		return
	}
	p.last(t, p.at, p.by, on, dice+band*bandStep)
	if p.w == card.Declare {
		return // when the attack that is declared is over: see appendVolley
	}
	frame := Frame{Step: stepFreeAttack, Ship: p.by}
	if p.s.Attack.On {
		t.afterAttack(frame)
	} else {
		t.then(frame)
	}
}

// hit is a ship in a line.
type hit struct {
	id   ShipID
	dist float64
	band int8
}

// firesAt reports whether a ship is an enemy that may be attacked.
func (o *occasion) firesAt(id ShipID, sh *Ship) bool {
	return !sh.Map && sh.Owner == o.user().Other() && !noAttackBetween(o.s, o.u, o.by, id)
}

// crossed lists the enemies whose bases a straight line crosses, the nearest first.
func (o *occasion) crossed(a, b physics.Point, gap func(id ShipID) (float64, int8)) (list []hit) {
	for id, sh := range o.s.inPlay() {
		if !o.firesAt(id, sh) {
			continue
		}
		base := o.u.Base(id, sh.Pose)
		shape := physics.Polygon(base.Corner[:]...)
		if d, band := gap(id); band > 0 && shape.Meets(a, b) == physics.Passes {
			list = append(list, hit{id, d, band})
		}
	}
	slices.SortStableFunc(list, func(x, y hit) int { return cmp.Compare(x.dist, y.dist) })
	return list
}

// farOn returns the point so far beyond a that lies in the direction of b.
func farOn(a, b physics.Point, far float64) physics.Point {
	dx, dy := b.X-a.X, b.Y-a.Y
	n := max(max(dx, -dx), max(dy, -dy), 1)
	k := far / n
	return physics.Point{X: a.X + float64(dx*k), Y: a.Y + float64(dy*k)}
}

// lineThrough attacks the others in the line through the ship that is attacked.
//
// Ruling: the line runs through the middles of both bases. One that is nearer than the target declared is
// the first in the line, though it is attacked after that.
func (p *usage) lineThrough(t *Turn) bool {
	if p.a == nil || p.a.Dice > 0 {
		return false
	}
	own, to := p.u.Base(p.by, p.s.Ships[p.by].Pose), p.u.Base(p.a.Target, p.s.Ships[p.a.Target].Pose)
	list := p.crossed(own.Centre, farOn(own.Centre, to.Centre, 4*range3), func(id ShipID) (float64, int8) {
		a := Attack{Attacker: p.by, Target: id, Weapon: p.a.Weapon, Second: NoShip}
		shot, no := p.s.shotIn(p.u, &a, true, true)
		if no.Code != Yes {
			return 0, 0
		}
		return shot.Gap.Dist, int8(shot.Band)
	})
	for i, x := range list {
		if less := int8(i); x.id != p.a.Target {
			p.line(t, x.id, p.dice()-less, 0)
		} else if less > 0 {
			Emit(t, BonusGained{Bonus: Bonus{Line: p.l.id, Do: p.at, Ship: p.by, Vs: x.id, N: -less, Now: true}})
		}
	}
	return len(list) > 1
}

// placingToken is the question where a token is placed for attacks.
func (o *occasion) placingToken(e *card.Effect) Prompt {
	at, reach := o.s.Ships[o.by].Pose, int8(1)
	if e.InLine {
		reach = 2
	}
	k := Token{Kind: o.u.Scenario.Sheet().minefield(), Form: DiscForm, Line: o.l.id, X0: at.X, Y0: at.Y, X1: mineRadius}
	w := Where{Within: int32(e.N) * 4 * physics.Inch, Of: o.by, Clear: e.InLine, Ahead: true, Foe: reach,
		Area: Area{X1: physics.AreaSide, Y1: physics.AreaSide}}
	return Prompt{Player: o.user(), Ask: PlaceToken, Ship: NoShip, Line: o.l.id, Words: "Place the token", Min: 1,
		Max: 1, Place: w.Area, Lay: &Placing{Token: k, Where: w}}
}

// hasPlace reports whether there is a place for the token: of a few about the ship.
func (o *occasion) hasPlace(p *Prompt) bool {
	_, ok := p.placeAbout(o.s, o.u)
	return ok
}

// aboutToken attacks ships from a token that the owner of the line places.
func (p *usage) aboutToken(t *Turn, e *card.Effect) bool {
	q := p.placingToken(e)
	if !p.hasPlace(&q) {
		return false
	}
	k := q.Lay.Token
	k.Put(t.Ask(q).Pose)
	if !e.InLine {
		list := p.nearToken(&k, 1)
		for _, x := range list {
			p.line(t, x.id, p.dice(), x.band)
		}
		return len(list) > 0
	}
	o := t.Options()
	for _, x := range p.nearToken(&k, 2) {
		o = append(o, Option{Kind: AimAt, Ship: x.id, Line: p.l.id})
	}
	if len(o) == 0 {
		return false
	}
	list := p.lineFrom(&k, p.choose(t, ChooseCardTarget, o).Ship)
	for i, x := range list {
		p.line(t, x.id, p.dice()-int8(i), x.band)
	}
	return len(list) > 0
}

// fromToken returns the distance of a ship from a token, and its range band.
func (o *occasion) fromToken(k *Token, id ShipID) (float64, int8) {
	b := o.u.Base(id, o.s.Ships[id].Pose)
	d := k.Distance(&b).Dist
	return d, int8(o.u.Band(d))
}

// nearToken lists the enemies that can be attacked within so many bands of a token.
func (o *occasion) nearToken(k *Token, within int8) (list []hit) {
	for id, sh := range o.s.inPlay() {
		if !o.firesAt(id, sh) {
			continue
		}
		if d, band := o.fromToken(k, id); band > 0 && band <= within {
			list = append(list, hit{id, d, band})
		}
	}
	return list
}

// lineFrom lists the enemies within Range 2 of a token in the line from it through one of them, the nearest
// first.
func (o *occasion) lineFrom(k *Token, aim ShipID) []hit {
	from, to := k.At().Point(), o.u.Base(aim, o.s.Ships[aim].Pose).Centre
	return o.crossed(from, farOn(from, to, 4*range3), func(id ShipID) (float64, int8) {
		d, band := o.fromToken(k, id)
		if band > 2 {
			band = 0
		}
		return d, band
	})
}

// Volley tells of a token that is placed for attacks from it how far they reach, in range bands, and which
// enemies would be attacked if it lay at a pose, in the line with most of them where they have to stand in
// one. Of any other question 0 bands.
func (p *Prompt) Volley(s *State, u *Setup, at physics.Pose) (bands int8, list []ShipID) {
	if p.Ask != PlaceToken || p.Line == 0 || p.Lay.Where.Foe == 0 {
		return 0, nil
	}
	o := occasion{s: s, u: u, l: u.line(p.Line), by: p.Lay.Where.Of}
	k := p.Lay.Token
	k.Put(at)
	bands = p.Lay.Where.Foe
	most := o.nearToken(&k, bands)
	if bands == 2 {
		var best []hit
		for _, x := range most {
			if in := o.lineFrom(&k, x.id); len(in) > len(best) {
				best = in
			}
		}
		most = best
	}
	for _, x := range most {
		list = append(list, x.id)
	}
	return bands, list
}

// appendVolley puts a frame on the stack for each attack that has waited for the end of the declared one.
func (t *Turn) appendVolley(f []Frame) []Frame {
	u := t.Setup()
	if !u.effects[card.Volley] {
		return f
	}
	for _, b := range bonuses(t.State(), u, t.ship, card.Volley) {
		if u.line(b.Line).At.Has(card.Declare) && !b.Now {
			f = append(f, Frame{Step: stepFreeAttack, Ship: t.ship})
		}
	}
	return f
}

// fireVolley makes the next of the attacks that wait, and reports whether there was one.
func (t *Turn) fireVolley() bool {
	s, u := t.State(), t.Setup()
	if !u.effects[card.Volley] {
		return false
	}
	for i, b := range bonuses(s, u, t.ship, card.Volley) {
		if b.Now {
			continue
		}
		on, dice, band := b.Vs, b.N%bandStep, b.N/bandStep
		a := Attack{Attacker: t.ship, Target: on, Weapon: u.line(b.Line).slot, Second: NoShip, Extra: true, Dice: dice}
		Emit(t, BonusUsed{At: i, Gone: true})
		sh := &s.Ships[t.ship]
		if !sh.InPlay() || !s.Ships[on].InPlay() || noAttackBetween(s, u, t.ship, on) {
			return true
		}
		shot := Shot{Gap: s.Gap(u, t.ship, on), Band: int(band), Token: -1}
		if band == 0 {
			var no No
			if shot, no = s.shotIn(u, &a, true, true); no.Code != Yes {
				return true
			}
		}
		a.WasCloaked, a.HadLock = sh.Cloak != NotCloaked, locksNow(s, u, t.ship, on)
		t.declares(a.declared(u, &shot))
		attackSteps(t, t.ship, on)
		return true
	}
	return false
}
