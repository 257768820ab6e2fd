package onmap

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Board returns the board with everything that a view shows on the table.
func Board(v *game.View) *scene.Board {
	b := &scene.Board{Seed: 7}
	if v.Phase == game.SettingUp {
		for seat := game.One; seat <= game.Two; seat++ {
			a := v.Setup.Area(seat)
			b.Zones = append(b.Zones,
				scene.Zone{Rect: rect(a.X0, a.Y0, a.X1, a.Y1), Seat: int(seat) + 1, Dimensions: true})
		}
	}
	for i := range v.Tokens[:v.NTokens] {
		PutToken(b, v.Setup, &v.Tokens[i])
	}
	if v.Phase != game.GameOver {
		for _, k := range v.Ahead() {
			switch v.Setup.Token(k.Kind).Look {
			case game.OutsideLook:
				b.NextDead = append(b.NextDead, rect(k.X0, k.Y0, k.X1, k.Y1))
			case game.BarrierLook:
				b.Next = append(b.Next, Piece(v.Setup, &k))
			default: // guides move with the barrier; nothing else is foretold
			}
		}
	}
	for i := range v.Ships[:v.NShips] {
		if v.Ships[i].OnTable() && !v.Ships[i].Map {
			b.Ships = append(b.Ships, Ship(&v.State, v.Setup, game.ShipID(i)))
		}
	}
	Put(b, &v.State, v.Setup, game.NoShip)
	if a := &v.Attack; a.On {
		from := scene.FromPhysics(v.Ships[a.Attacker].Pose).Pt
		if m := v.MapShip(v.Setup, a.Attacker); m != nil {
			from = Muzzle(m, a.Mount)
		}
		b.Fires = append(b.Fires, scene.Fire{From: from, To: scene.FromPhysics(v.Ships[a.Target].Pose).Pt,
			Seat: int(v.Ships[a.Attacker].Owner) + 1, Pill: fmt.Sprintf("Range %d", a.Band)})
	}
	return b
}

func pt(x, y int32) scene.Pt { return scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000} }

func rect(x0, y0, x1, y1 int32) scene.Rect {
	a, b := pt(x0, y0), pt(x1, y1)
	return scene.Rect{X0: a.X, Y0: a.Y, X1: b.X, Y1: b.Y}
}

// Ends returns the ends of a barrier's middle line.
func Ends(k *game.Token) (a, b scene.Pt) {
	a, b = pt(k.X0, k.Y0), pt(k.X1, k.Y1)
	if m := a.Lerp(b, 0.5); k.Form == game.RectForm {
		if b.X-a.X > b.Y-a.Y {
			a.Y, b.Y = m.Y, m.Y
		} else {
			a.X, b.X = m.X, m.X
		}
	}
	if k.Heading != 0 { // turned about its middle
		to := k.At()
		from := physics.Pose{X: to.X, Y: to.Y}
		turned := func(p scene.Pt) scene.Pt {
			return scene.FromPoint(physics.Point{X: p.X * 1000, Y: p.Y * 1000}.Carried(from, to))
		}
		a, b = turned(a), turned(b)
	}
	return a, b
}

// Piece returns a barrier or a guide.
func Piece(u *game.Setup, k *game.Token) scene.Piece {
	a, b := Ends(k)
	p := scene.Piece{A: a, B: b, Guide: u.Token(k.Kind).Look == game.GuideLook}
	p.Dead = p.A.Lerp(p.B, 0.5).Sub(scene.Pt{X: scene.Table / 2, Y: scene.Table / 2})
	return p
}

// rock is the empty drawing of the rulebook's obstacles, and of every token whose kind has no icon.
var rock = &scene.Art{Name: "rock"}

// InPieces tells whether a token is drawn as a piece of a barrier or a guide.
func InPieces(u *game.Setup, k *game.Token) bool {
	look := u.Token(k.Kind).Look
	return look == game.BarrierLook || look == game.GuideLook
}

// hurts is the set of a token's effects that are drawn as danger.
const hurts = game.Destroys | game.Harms | game.Burns

// PutToken lays a token of the table on a board.
func PutToken(b *scene.Board, u *game.Setup, k *game.Token) {
	kind := u.Token(k.Kind)
	switch {
	case kind.Look == game.BodyLook: // drawn with its map ship
	case kind.Look == game.OutsideLook && k.Form == game.RectForm && k.Heading == 0:
		b.Dead = append(b.Dead, rect(k.X0, k.Y0, k.X1, k.Y1))
	case InPieces(u, k):
		b.Web = append(b.Web, Piece(u, k))
	case k.Form == game.DiscForm:
		o := scene.Objective{
			At:       pt(k.X0, k.Y0),
			Heading:  float64(k.Heading) / 1000,
			Diameter: 2 * float64(k.X1) / 1000,
			Name:     names.Title(kind.Name),
		}
		if o.Art, o.Tones = rock, scene.Ink(scene.Text3, scene.Panel); kind.Icon != "" {
			o.Art, o.Tones = scene.Icon(kind.Icon), scene.Ink(scene.Text1, scene.Panel)
		}
		if area, _, ok := u.MineArea(k, game.Nobody); ok {
			_, reach := area.Circle()
			o.Reach = reach / 1000
		}
		b.Objectives = append(b.Objectives, o)
	case k.Form == game.LineForm:
		from, to := Ends(k)
		b.Bars = append(b.Bars, scene.Bar{A: from, B: to, Danger: k.Flags&hurts != 0, Name: kind.Called()})
	default:
		corners, n := k.Outline()
		w := scene.Patch{Danger: k.Flags&hurts != 0, Name: kind.Called()}
		for _, c := range corners[:n] {
			w.Corners = append(w.Corners, scene.FromPoint(c))
		}
		b.Patches = append(b.Patches, w)
	}
}

// Art returns the drawing of a ship, and its scale on its base.
func Art(s *card.Ship) (art *scene.Art, tones *scene.Tones, scale float64) {
	look := card.ArtOf(s)
	art, tones = scene.ShipArt(look.File, look.Tones, look.Variant)
	return art, tones, look.Scale
}

// ArtNow returns the drawing of a ship as it is now: of an attack squadron as many craft as it has
// tokens.
func ArtNow(s *game.State, u *game.Setup, id game.ShipID) (art *scene.Art, tones *scene.Tones, scale float64) {
	ship := u.Facts(id).Ship
	art, tones, scale = Art(ship)
	if stack := len(ship.Stack()); stack > 0 {
		art = art.First(stack-int(s.Ships[id].NDamage), stack)
	}
	return art, tones, scale
}

// Ship returns a ship of a fleet with the tokens beside it.
func Ship(s *game.State, u *game.Setup, id game.ShipID) scene.Ship {
	sh, f, name := &s.Ships[id], u.Facts(id), u.Name(id)
	art, tones, scale := ArtNow(s, u, id)
	d := scene.Ship{
		Pose:    scene.FromPhysics(sh.Pose),
		Side:    float64(f.Ship.Class.BaseSide) / 1000,
		Seat:    int(sh.Owner) + 1,
		Front:   f.Ship.Class.Front,
		Rear:    f.Ship.Class.Rear,
		Art:     art,
		Tones:   tones,
		Scale:   scale,
		Skill:   int(sh.Skill),
		Name:    name,
		Short:   names.Short(name),
		Cloaked: sh.Cloak != game.NotCloaked,
	}
	if sh.Lock != game.NoShip {
		d.Locks = append(d.Locks, scene.Lock{Letter: 'A' + byte(id)})
	}
	if sh.Marker > 0 {
		d.Locks = append(d.Locks, scene.Lock{Letter: Link(id)})
	}
	for i := range s.Ships[:s.NShips] {
		if o := &s.Ships[i]; o.OnTable() && o.Locks(id) {
			d.Locks = append(d.Locks, scene.Lock{Letter: 'A' + byte(i), Target: true})
		}
	}
	for _, t := range []struct {
		n    int8
		icon string
	}{{sh.Evade, "evade"}, {sh.Scan, "scan"}, {sh.Stations, "battle-stations"}, {sh.Power, "aux-power"}} {
		for range t.n {
			d.Tokens = append(d.Tokens, scene.Icon(t.icon))
		}
	}
	if sh.Doomed {
		d.Tilt = 12
	}
	return d
}

// Difficulty returns a maneuver's color as it is drawn.
func Difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}
