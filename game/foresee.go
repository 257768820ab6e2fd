package game

import (
	"attackwing/game/card"
	"attackwing/physics"
)

// Fate is the outcome of a ship's maneuver as the table stands: the referee's own judgment, used to
// move ships, to show a ghost before one moves, and by the computer.
type Fate struct {
	Flight      physics.Flight
	Against     ShipID    // the ship it ends touching after a slide-back
	Bumped      bool      // the intended base overlapped a ship: no action
	KeepsAction bool      // a large base against a small hull (rules 5.5, 2016)
	Token       int16     // the first token that destroys it, -1
	Kind        TokenKind // of what destroys it, now or at the end of this round
	LeavesArea  bool
	Obstacles   int8      // dice rolled for obstacle tokens
	Rolls       TokenKind // of one of them
	Over        bool      // ends on an obstacle
	StruckAtEnd bool      // would stand under something that destroys and is laid at the end of this round
	Color       card.Color
	Out         float64   // µm outside of the area
	Stop        TokenKind // of the token that it slides back from, where Against is NoShip
	Harm        int8      // attack dice rolled for tokens that harm
	Burn        int8      // and at the end of the round, where it ends on tokens that burn
	Mined       bool      // minefields of cards go off
	Power       int8      // Auxiliary Power tokens beside it after the power strain
}

// Dies reports whether the maneuver destroys the ship at once.
func (f *Fate) Dies() bool { return f.Token >= 0 || f.LeavesArea }

// free reports whether the maneuver meets nothing, no ship, token, obstacle or edge, and neither the
// sheet nor an enemy's card answers it.
func (f *Fate) free(u *Setup) bool {
	return !f.Bumped && !f.Dies() && f.Obstacles == 0 && f.Harm == 0 && !f.Mined &&
		len(u.rules[ShipHasMoved]) == 0 && !u.speaks(card.EnemyMoved) && !u.speaks(card.OtherMoved)
}

// Foresee judges a move of a ship's dial on a view's table. Only what the view knows counts.
func Foresee(v *View, ship ShipID, move int, f *Fate) {
	var a Around
	a.See(v, ship)
	a.Foresee(v, ship, move, f)
}

// Around holds the things that may stop a ship, seen once for all moves of its dial: the bases of
// other ships and of the map, then discs and tokens. A flight numbers them in that order.
type Around struct {
	End     physics.Square // where the maneuver judged last ends
	from    physics.Stand
	bases   [MaxShips + 4]physics.Square
	discs   [2 + maxStops]physics.Obstacle
	ofBases [MaxShips + 4]ShipID
	ofDiscs [2 + maxStops]ShipID // of a token its kind (stopOf)
	n, nd   int
	room    physics.Run // of a maneuver that is not on the dial
}

func (a *Around) base(b physics.Square, of ShipID) {
	if a.n < len(a.bases) {
		a.bases[a.n], a.ofBases[a.n] = b, of
		a.n++
	}
}

func (a *Around) disc(o physics.Obstacle, of ShipID) {
	if a.nd < len(a.discs) {
		a.discs[a.nd], a.ofDiscs[a.nd] = o, of
		a.nd++
	}
}

// of returns the ship to which the thing of a number belongs, and for a token its kind (stopOf).
func (a *Around) of(i int) ShipID {
	if i < a.n {
		return a.ofBases[i]
	}
	return a.ofDiscs[i-a.n]
}

// See looks around a ship on a view's table, which then stays as it is.
func (a *Around) See(v *View, ship ShipID) {
	far := 0.0
	for i := range v.Setup.ships[ship].runs {
		far = max(far, v.Setup.ships[ship].runs[i].Far())
	}
	a.within(&v.State, v.Setup, ship, far)
}

// within sees what lies no farther from a ship than it may fly, µm.
func (a *Around) within(s *State, u *Setup, id ShipID, far float64) {
	at := s.Ships[id].Pose
	a.from, a.n, a.nd = at.Stand(), 0, 0
	for other := range ShipID(s.NShips) {
		switch o := &s.Ships[other]; {
		case other == id || !o.OnTable() || s.afar(u, id, other, far):
		case o.Map:
			a.parts(u.ships[other].onMap, o)
		default:
			a.base(u.Base(other, o.Pose), other)
		}
	}
	if u.does&Stops == 0 {
		return
	}
	reach := int32(far) + u.ships[id].Ship.Class.BaseSide
	passes := s.passesPlanets(u, id)
	for _, k := range doing(s, Stops) {
		if passes && u.Token(k.Kind).Planet() {
			continue
		}
		if x0, y0, x1, y1 := k.bounds(); x0 <= at.X+reach && x1 >= at.X-reach && y0 <= at.Y+reach && y1 >= at.Y-reach {
			a.disc(k.Obstacle(), stopOf(k.Kind))
		}
	}
}

// parts sees the parts of a ship of the map from which ships slide back.
func (a *Around) parts(m *MapShip, sh *Ship) {
	var room Part
	for i := range m.Parts {
		switch p := m.part(i, sh.Pose, &room); {
		case !p.Blocks:
		case p.Round:
			a.disc(p.Disc, sh.ID)
		default:
			a.base(p.Base, sh.ID)
		}
	}
}

// Foresee is the function Foresee of the ship that was looked around.
func (a *Around) Foresee(v *View, ship ShipID, move int, f *Fate) {
	s, u := &v.State, v.Setup
	a.foresee(s, u, ship, &u.ships[ship].runs[move], s.Color(u, ship, move), f)
	if k := striking(u, v.Ahead(), &a.End); k >= 0 && !f.Dies() {
		f.StruckAtEnd, f.Kind = true, v.ahead[k].Kind
	}
}

// ForeseeMove is Foresee for a maneuver that need not be on the dial.
func ForeseeMove(v *View, ship ShipID, m card.Move, f *Fate) {
	var a Around
	a.fly(&v.State, v.Setup, ship, m, f)
}

// fly judges a maneuver that need not be on the dial.
func (a *Around) fly(s *State, u *Setup, id ShipID, m card.Move, f *Fate) {
	way := u.run(id, m.Maneuver, &a.room)
	a.within(s, u, id, way.Far())
	a.foresee(s, u, id, way, m.Color, f)
}

func (a *Around) foresee(s *State, u *Setup, id ShipID, way *physics.Run, color card.Color, f *Fate) {
	class := u.ships[id].Ship.Class
	*f = Fate{Against: NoShip, Token: -1, Color: color, Power: strained(s.Ships[id].Power, color)}
	fl := &f.Flight
	way.Fly(fl, &a.End, &a.from, a.bases[:a.n], a.discs[:a.nd])
	if fl.Short && fl.Stopped >= 0 {
		if f.Against = a.of(int(fl.Stopped)); f.Against < NoShip {
			f.Against, f.Stop = NoShip, kindOf(f.Against)
		}
	}
	f.Bumped = fl.Short
	if way.Maneuver.Bearing == physics.Stop && u.House.StopTouchingLosesAction {
		for i := range a.n {
			if physics.Distance(&a.End, &a.bases[i]) < contact {
				f.Bumped, f.Against = true, a.ofBases[i]
			}
		}
	}
	if f.Bumped && u.House.LargeKeepsAction && class.BaseSide > physics.StandardBase && f.Against != NoShip {
		f.KeepsAction = u.ships[f.Against].Ship.Hull <= 6
	}
	if f.Bumped && f.Against != NoShip && u.speaks(card.Static) {
		f.KeepsAction = f.KeepsAction || lifts(s, u, nil, card.Static, id, card.OverlapAction)
	}
	if fl.Short && u.nFleet < len(u.ships) {
		f.KeepsAction = f.KeepsAction || a.harmless(u, fl)
	}
	f.LeavesArea = !physics.InArea(&a.End)
	if f.LeavesArea {
		f.Out = physics.Outside(&a.End)
	}
	if s.NTokens > 0 {
		f.meet(s, u, id, a, way)
	}
}

// meet finds the tokens that the flight meets, under the template or at its end.
func (f *Fate) meet(s *State, u *Setup, id ShipID, a *Around, way *physics.Run) {
	x0, y0, x1, y1 := way.Box(&a.from)
	for _, c := range &a.End.Corner {
		x0, y0, x1, y1 = min(x0, c.X), min(y0, c.Y), max(x1, c.X), max(y1, c.Y)
	}
	var strip physics.Strip
	made := false
	for i := range s.Tokens[:s.NTokens] {
		tk := &s.Tokens[i]
		if tk.Flags&(Destroys|RollsDie|Harms|Burns) == 0 && tk.Line == 0 {
			continue
		}
		if tk.Line != 0 {
			if !made {
				f.Flight.Strip(&strip)
				made = true
			}
			from := a.from.Base(u.ships[id].Ship.Class.BaseSide)
			if m := (move{ship: id, from: &from, to: &a.End, strip: &strip}); m.setOff(s, u, tk) {
				f.Mined = true
				f.Harm += u.mine(tk).N
			}
			continue
		}
		l, t, r, b := tk.bounds()
		if float64(l) > x1 || float64(r) < x0 || float64(t) > y1 || float64(b) < y0 {
			continue
		}
		if !made {
			f.Flight.Strip(&strip)
			made = true
		}
		o := tk.Obstacle()
		on := o.OverlapsBase(&a.End)
		if !on && !o.OverlapsStrip(&strip) {
			continue
		}
		if tk.Flags&Burns != 0 && on {
			f.Burn += int8(u.Token(tk.Kind).dice())
		}
		if tk.Flags&Destroys != 0 {
			if f.Token < 0 || u.saysMore(tk.Kind, f.Kind) {
				f.Token, f.Kind = int16(i), tk.Kind
			}
			continue
		}
		if tk.Flags&Harms != 0 {
			f.Harm += int8(u.Token(tk.Kind).dice())
		}
		if tk.Flags&RollsDie != 0 {
			if f.Obstacles == 0 || !u.House.OneObstacleDie {
				f.Obstacles++
			}
			f.Over = f.Over || on
			f.Rolls = tk.Kind
		}
	}
}

// contact is the gap in µm up to which two bases touch: the slide-back's exactness (rules 5.5).
const contact = 6

// saysMore reports whether a token rather than another is named as what destroys a ship that
// overlaps both: one that lies there, not the ground outside of the play area that begins at it.
func (u *Setup) saysMore(k, than TokenKind) bool {
	return u.Token(than).Look == OutsideLook && u.Token(k).Look != OutsideLook
}

// striking is the first of some tokens that destroys and lies on a base, -1 when there is none.
func striking(u *Setup, list []Token, b *physics.Square) int {
	found := -1
	for i := range list {
		if k := &list[i]; k.Flags&Destroys != 0 && k.Overlaps(b) &&
			(found < 0 || u.saysMore(k.Kind, list[found].Kind)) {
			found = i
		}
	}
	return found
}

// DestroyUnder destroys every ship on whose base a token that destroys now lies: for scenarios that
// lay such tokens at the end of a round.
func (t *Turn) DestroyUnder() {
	s, u := t.State(), t.Setup()
	for id, sh := range s.inPlay() {
		b := u.Base(id, sh.Pose)
		if k := striking(u, s.Tokens[:s.NTokens], &b); k >= 0 {
			Emit(t, TouchedToken{Ship: id, Kind: s.Tokens[k].Kind, Laid: true})
			t.destroy(id, ByTokenLaid)
		}
	}
}

// harmless reports whether a maneuver overlapped nothing but map ships that cost no action.
func (a *Around) harmless(u *Setup, fl *physics.Flight) bool {
	for i := range a.n + a.nd {
		if id := a.of(i); fl.Overlapped&(1<<i) != 0 && (id < 0 || !u.ships[id].onMap.is(CostsNoAction)) {
			return false
		}
	}
	return true
}
