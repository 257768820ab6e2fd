package shot

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/onmap"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// Board is all that a view shows on the table.
func Board(v *game.View) *scene.Board {
	b := &scene.Board{Seed: 7}
	if v.Phase == game.SettingUp {
		for i, a := range v.Setup.Scenario.Sheet().Areas {
			b.Zones = append(b.Zones, scene.Zone{Rect: rect(a.X0, a.Y0, a.X1, a.Y1), Seat: i + 1, Dimensions: true})
		}
	}
	for i := range v.Tokens[:v.NTokens] {
		token(b, v.Setup, &v.Tokens[i])
	}
	if v.Phase != game.GameOver {
		for _, k := range v.Ahead() {
			switch v.Setup.Token(k.Kind).Look {
			case game.OutsideLook:
				b.NextDead = append(b.NextDead, rect(k.X0, k.Y0, k.X1, k.Y1))
			case game.BarrierLook:
				b.Next = append(b.Next, piece(&k, game.BarrierLook))
			}
		}
	}
	for i := range v.Ships[:v.NShips] {
		if v.Ships[i].OnTable() && !v.Ships[i].Map {
			b.Ships = append(b.Ships, ship(v, game.ShipID(i)))
		}
	}
	onmap.Put(b, &v.State, v.Setup, game.NoShip)
	if a := &v.Attack; a.On {
		from := scene.FromPhysics(v.Ships[a.Attacker].Pose).Pt
		if m := v.Setup.OnMap(a.Attacker); m != nil {
			from = onmap.Muzzle(m, a.Mount)
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

// ends are the ends of a barrier's middle line.
func ends(k *game.Token) (a, b scene.Pt) {
	a, b = pt(k.X0, k.Y0), pt(k.X1, k.Y1)
	if m := a.Lerp(b, 0.5); k.Form == game.RectForm {
		if b.X-a.X > b.Y-a.Y {
			a.Y, b.Y = m.Y, m.Y
		} else {
			a.X, b.X = m.X, m.X
		}
	}
	return a, b
}

func piece(k *game.Token, look game.TokenLook) scene.Piece {
	a, b := ends(k)
	p := scene.Piece{A: a, B: b, Guide: look == game.GuideLook}
	p.Dead = p.A.Lerp(p.B, 0.5).Sub(scene.Pt{X: scene.Table / 2, Y: scene.Table / 2})
	return p
}

func token(b *scene.Board, u *game.Setup, k *game.Token) {
	kind := u.Token(k.Kind)
	switch {
	case kind.Look == game.BodyLook: // drawn with its map ship
	case kind.Look == game.OutsideLook && k.Form == game.RectForm:
		b.Dead = append(b.Dead, rect(k.X0, k.Y0, k.X1, k.Y1))
	case k.Form == game.LineForm, kind.Look == game.BarrierLook, kind.Look == game.GuideLook:
		b.Web = append(b.Web, piece(k, kind.Look))
	case k.Form == game.DiscForm:
		b.Objectives = append(b.Objectives, scene.Objective{At: pt(k.X0, k.Y0), Diameter: 2 * float64(k.X1) / 1000, Name: kind.Name})
	default:
		r := rect(k.X0, k.Y0, k.X1, k.Y1)
		b.Overlaps = append(b.Overlaps, []scene.Pt{{X: r.X0, Y: r.Y0}, {X: r.X1, Y: r.Y0}, {X: r.X1, Y: r.Y1}, {X: r.X0, Y: r.Y1}})
	}
}

func ship(v *game.View, id game.ShipID) scene.Ship {
	sh, f, name := &v.Ships[id], v.Setup.Facts(id), v.Setup.Name(id)
	look := card.ArtOf(f.Ship)
	art, tones := scene.ShipArt(look.File, look.Tones, look.Variant)
	d := scene.Ship{Pose: scene.FromPhysics(sh.Pose), Side: float64(f.Ship.Class.BaseSide) / 1000, Seat: int(sh.Owner) + 1,
		Front: f.Ship.Class.Front, Rear: f.Ship.Class.Rear, Art: art, Tones: tones, Scale: look.Scale, Skill: int(sh.Skill),
		Name: name, Short: short(name), Cloaked: sh.Cloak != game.NotCloaked}
	if sh.Lock != game.NoShip {
		d.Locks = append(d.Locks, scene.Lock{Letter: 'A' + byte(id)})
	}
	if sh.Marker > 0 {
		d.Locks = append(d.Locks, scene.Lock{Letter: onmap.Link(id)})
	}
	for i := range v.Ships[:v.NShips] {
		if o := &v.Ships[i]; o.OnTable() && o.Lock == id {
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

func short(name string) string {
	for _, cut := range []string{"U.S.S. ", "I.S.S. ", "I.K.S. ", "I.R.W. "} {
		name = strings.TrimPrefix(name, cut)
	}
	if i := strings.IndexByte(name, '('); i > 3 {
		name = strings.TrimSpace(name[:i])
	}
	return name
}

var layers = map[string]scene.Layer{"void": scene.LayerVoid, "sky": scene.LayerSky, "grid": scene.LayerGrid, "zones": scene.LayerZones,
	"obstacles": scene.LayerObstacles, "web": scene.LayerWeb, "arcs": scene.LayerArcs, "templates": scene.LayerTemplates,
	"objectives": scene.LayerObjective, "bases": scene.LayerBases, "ghosts": scene.LayerGhosts, "ships": scene.LayerShips,
	"tokens": scene.LayerTokens, "fire": scene.LayerFire, "labels": scene.LayerLabels, "notes": scene.LayerNotes, "effects": scene.LayerEffects}

// Layers are the names that Draw knows, back to front.
func Layers() []string {
	var out []string
	for n := range layers {
		out = append(out, n)
	}
	slices.SortFunc(out, func(a, b string) int { return int(layers[a]) - int(layers[b]) })
	return out
}

// Draw paints a board, size pixels wide and high; with only, nothing but those layers.
func Draw(b *scene.Board, size int, only []string) (*image.RGBA, error) {
	keep := map[scene.Layer]bool{}
	for _, n := range only {
		l, ok := layers[strings.TrimSpace(n)]
		if !ok {
			return nil, fmt.Errorf("no layer %q; there are %s", n, strings.Join(Layers(), ", "))
		}
		keep[l] = true
	}
	cam := scene.Fit(0, 0, float64(size), float64(size))
	cam.PxPerInch *= 0.97
	s := scene.Build(b, cam)
	if len(keep) > 0 {
		s.Shapes = slices.DeleteFunc(s.Shapes, func(sh scene.Shape) bool { return !keep[sh.Layer] })
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	raster.Draw(img, s, cam)
	return img, nil
}
