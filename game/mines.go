package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Minefields are tokens that cards lay. They stay until something sweeps them, obstruct attacks as
// obstacles do, and do nothing but what their cards say (Additional Rules for Tournaments, 44 and 45).

// mineRadius is the radius of a Minefield Token, µm.
//
// Ruling: no source tells its size. It is an inch and a half across.
const mineRadius = physics.Inch * 3 / 4

// met is a minefield that is about to go off, while cards answer that.
type met struct {
	token TokenID
	off   bool // it does nothing
}

// mine returns what a minefield was laid by, nil for any other token.
func (u *Setup) mine(k *Token) *card.Effect {
	if k.Line != 0 {
		do := u.line(k.Line).Do
		for i := range do {
			if do[i].Op == card.LayMine {
				return &do[i]
			}
		}
	}
	return nil
}

// MineArea returns where ships set a minefield off, and the attack dice that it rolls then; not ok for
// any other token, and where it does nothing to ships of a player.
func (u *Setup) MineArea(k *Token, owner PlayerID) (area physics.Obstacle, dice int, ok bool) {
	e := u.mine(k)
	if e == nil || e.Mine.Foes && owner == u.line(k.Line).owner {
		return area, 0, false
	}
	wide := *k
	wide.X1 += int32(e.Mine.Trigger) * 4 * physics.Inch
	return wide.Obstacle(), int(e.N), true
}

// setOff reports whether a ship sets a minefield off by a move: it passes it, or ends there. One that
// begins there and only leaves does not, and none does twice in a round (FAQ of 2014, Wave 1).
//
// Ruling: the template and the base count, as for obstacles.
func (m *move) setOff(s *State, u *Setup, k *Token) bool {
	e := u.mine(k)
	if e == nil || k.Hit&(1<<m.ship) != 0 || e.Mine.Later && k.Round == s.Round {
		return false
	}
	area, _, ok := u.MineArea(k, s.Ships[m.ship].Owner)
	return ok && (area.OverlapsBase(m.to) ||
		m.strip != nil && !area.OverlapsBase(m.from) && area.OverlapsStrip(m.strip))
}

// move is a ship's way from one place to another; where it came in no way on the table it has no strip.
type move struct {
	ship     ShipID
	from, to *physics.Square
	strip    *physics.Strip
}

// mines lets the minefields go off that a ship has met. Of several with the same name whose areas
// overlap one does (Additional Rules for Tournaments, 46).
func (t *Turn) mines(m *move) {
	s, u := t.State(), t.Setup()
	var room [8]TokenID
	list := room[:0]
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.Line != 0 && m.setOff(s, u, k) && !joins(s, u, list, k) {
			list = append(list, k.ID)
		}
	}
	for _, id := range list {
		if k := s.Token(id); k != nil && s.Ships[m.ship].InPlay() {
			t.goOff(*k, m.ship)
		}
	}
}

// joins reports whether a minefield is one field with any of some others.
func joins(s *State, u *Setup, list []TokenID, k *Token) bool {
	for _, id := range list {
		x := s.Token(id)
		far := int64(2*k.X1 + 2*int32(u.mine(k).Mine.Trigger)*4*physics.Inch)
		dx, dy := int64(x.X0-k.X0), int64(x.Y0-k.Y0)
		if u.line(x.Line).title == u.line(k.Line).title && dx*dx+dy*dy < far*far {
			return true
		}
	}
	return false
}

// goOff lets a minefield go off at a ship, unless a card of that ship keeps it from it.
func (t *Turn) goOff(k Token, id ShipID) {
	s, u := t.State(), t.Setup()
	e := u.mine(&k)
	Emit(t, MineMet{Token: k.ID, Line: k.Line, Ship: id})
	outer := t.mine
	t.mine = met{token: k.ID}
	t.interrupt(card.OnMine, threat{}, id)
	off := t.mine.off
	t.mine = outer
	switch {
	case off || !s.Ships[id].InPlay():
	case e.Mine.Strains:
		t.placeAux(id, PowerStrained{Ship: id, ByCard: true})
	default:
		n := int(e.N)
		if e.Mine.Scan && t.scansNow(id) {
			n--
		}
		if e.Mine.Blast == 0 {
			hits, crits := t.rollMine(k.Line, n)
			t.mineHits(id, hits, crits, false)
			return
		}
		t.blast(&k, k.Line, n, e.Mine.Blast, true)
	}
}

// blast rolls dice for all ships within a range of a token; farther away than Range 1 they defend
// themselves, where that is so. The line is that by which they are rolled.
func (t *Turn) blast(k *Token, by LineID, n int, far int8, defended bool) {
	s, u := t.State(), t.Setup()
	hits, crits := t.rollMine(by, n)
	for id, sh := range s.inPlay() {
		b := u.Base(id, sh.Pose)
		if band := bandOf(u, k.Distance(&b).Dist); !sh.Map && band <= far {
			t.mineHits(id, hits, crits, defended && band > 1)
		}
	}
}

// rollMine rolls the dice of a minefield, by who has laid it.
func (t *Turn) rollMine(line LineID, n int) (hits, crits int) {
	e := MineRolled{Line: line, Ship: NoShip, Kind: dice.Attack, N: int8(min(n, MaxDice))}
	for i := range e.N {
		e.Faces[i] = t.roll(dice.Attack)
		switch e.Faces[i] {
		case dice.Hit:
			hits++
		case dice.Crit:
			crits++
		}
	}
	Emit(t, e)
	return hits, crits
}

// mineHits deals a ship what a minefield has rolled; no defense dice are rolled, but where a card gives
// them to the ship.
func (t *Turn) mineHits(id ShipID, hits, crits int, defends bool) {
	s, u := t.State(), t.Setup()
	if defends || lifts(s, u, nil, card.Static, id, card.NoDefenseAgainstMines) ||
		lifts(s, u, nil, card.OnMine, id, card.NoDefenseAgainstMines) {
		t.hitBy(id, hits, crits, t.defenseDice(id), ByMine)
		return
	}
	t.suffer(id, hits, crits, ByMine)
}

// defenseDice are the defense dice that a ship has where it is no attack that it rolls them against.
func (t *Turn) defenseDice(id ShipID) int {
	s := t.State()
	return int(s.Value(t.Setup(), id, card.AgilityStat)) + s.Ships[id].damaged(card.AgilityStat)
}

// hitBy deals a ship what was rolled against it, after its own defense dice.
func (t *Turn) hitBy(id ShipID, hits, crits, defense int, by Cause) {
	if hits+crits > 0 {
		e := MineRolled{Ship: id, Kind: dice.Defense, N: int8(min(max(0, defense), MaxDice))}
		for i := range e.N {
			if e.Faces[i] = t.roll(dice.Defense); e.Faces[i] != dice.Evade {
				continue
			}
			if hits > 0 {
				hits--
			} else if crits > 0 {
				crits--
			}
		}
		Emit(t, e)
	}
	t.suffer(id, hits, crits, by)
}

// scansNow asks the owner of a ship whether it performs Scan at once.
//
// Ruling: that is its action of the round, which it must be able to perform.
func (t *Turn) scansNow(id ShipID) bool {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	if sh.DidAct || s.Phase != Activation || !s.Allowed(u, id).Has(card.Scan) {
		return false
	}
	o := appendAction(append(t.Options(), Option{Kind: Pass, Ship: id}), s, u, id, card.Scan, false)
	pick := t.one(Prompt{Player: sh.Owner, Ask: ChooseFreeAction, Ship: id, Words: "Scan before the minefield rolls?"}, o)
	if pick.Kind == Pass {
		return false
	}
	Emit(t, TookAction{Ship: id})
	performOfBar(t, id, pick, false)
	return true
}

// layMine lays a minefield where its owner likes, as far as the card lets him; it goes off at ships
// on which it is laid.
func (p *usage) layMine(t *Turn, e *card.Effect) bool {
	q := p.placingMine(e)
	if _, ok := PlaceLegal(p.s, p.u, &q, q.middle()); !ok {
		return false
	}
	k := q.Lay.Token
	k.Put(t.Ask(q).Pose)
	k.ID = t.LayToken(k, "")
	if e.Mine.Trigger > 0 {
		return true
	}
	for id, sh := range p.s.inPlay() {
		if b := p.u.Base(id, sh.Pose); !sh.Map && k.Overlaps(&b) && p.s.Token(k.ID) != nil {
			t.goOff(k, id)
		}
	}
	return true
}

// placingMine is the question where a minefield is laid.
func (o *occasion) placingMine(e *card.Effect) Prompt {
	u, in := o.u, int32(e.Mine.Edges)*4*physics.Inch
	w := Where{Within: int32(e.Mine.Near) * 4 * physics.Inch, Of: o.by, Clear: e.Mine.OffShips, Rear: e.Mine.Rear,
		NotAhead: e.Mine.NotAhead, Foes: e.Mine.FarFoes}
	w.Area = Area{X0: in, Y0: in, X1: physics.AreaSide - in, Y1: physics.AreaSide - in}
	at := o.s.Ships[o.by].Pose
	k := Token{Kind: u.Scenario.Sheet().minefield(), Form: DiscForm, Flags: mineKind.Flags, Line: o.l.id,
		Round: o.s.Round, X0: at.X, Y0: at.Y, X1: mineRadius}
	return Prompt{Player: o.user(), Ask: PlaceToken, Ship: NoShip, Line: o.l.id, Words: "Place the minefield", Min: 1,
		Max: 1, Place: w.Area, Lay: &Placing{Token: k, Where: w}}
}

// laysMine reports whether there is a place for a minefield: of a few about the ship.
func (q prospect) laysMine() bool {
	if q.s.NTokens == MaxTokens || q.e.Mine.Rear && q.u.ships[q.by].Ship.Class.Rear == physics.NoArc {
		return false
	}
	if q.e.Mine.Near == 0 {
		return true
	}
	p := q.placingMine(q.e)
	at := q.s.Ships[q.by].Pose
	for way := range int32(16) {
		b := q.u.Base(q.by, physics.Pose{Heading: way * 22500})
		for _, far := range [...]float64{1.8, 3, 5, 8} {
			x := physics.Pose{X: at.X + int32(b.Sin*far*physics.Inch), Y: at.Y - int32(b.Cos*far*physics.Inch)}
			if p.mayLay(q.s, q.u, x).Code == Yes {
				return true
			}
		}
	}
	return false
}

// clearToken takes a minefield or an obstacle off the table that the owner of the line chooses, after
// it has done to the ships near it what the card says.
func (p *usage) clearToken(t *Turn, e *card.Effect) bool {
	if e.That {
		if p.w != card.OnMine {
			return false
		}
		t.mine.off = true
		for i, k := range p.s.Tokens[:p.s.NTokens] {
			if k.ID == t.mine.token {
				t.sweep(int8(i))
			}
		}
		return true
	}
	o := t.keep(p.appendTokens(t.Options(), e))
	if len(o) == 0 {
		return false
	}
	at := p.choose(t, ChooseToken, o).N
	k := p.s.Tokens[at]
	switch {
	case e.Bursts && e.Rocks:
		t.blast(&k, p.l.id, int(e.Count), 1, false)
		return true
	case e.Bursts:
		t.blast(&k, k.Line, int(p.u.mine(&k).N)-1, 1, false)
	case e.Rocks:
		for id, sh := range p.s.inPlay() {
			if b := p.u.Base(id, sh.Pose); !sh.Map && bandOf(p.u, k.Distance(&b).Dist) == 1 {
				t.suffer(id, 1, 0, ByCardText)
			}
		}
	}
	t.sweep(at)
	return true
}

// appendTokens lists the minefields and obstacles that an effect may be used on.
func (o *occasion) appendTokens(list []Option, e *card.Effect) []Option {
	b := o.u.Base(o.by, o.s.Ships[o.by].Pose)
	for i := range o.s.Tokens[:o.s.NTokens] {
		k := &o.s.Tokens[i]
		rock := k.Flags&RollsDie != 0 && k.Of == 0
		if !(rock && e.Rocks || k.Line != 0 && !(e.Rocks && e.Bursts)) {
			continue
		}
		if band := bandOf(o.u, k.Distance(&b).Dist); band <= max(e.N, e.M) && (e.M == 0 || band >= e.N) {
			list = append(list, Option{Kind: PickTableToken, Ship: o.by, N: int8(i), Line: o.l.id})
		}
	}
	return list
}
