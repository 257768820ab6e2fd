package raster_test

import (
	"image"
	"path/filepath"
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/raster"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/scene"
)

func golden(t *testing.T, name string, s *scene.Scene, cam scene.Camera) {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, int(cam.X+cam.W), int(cam.Y+cam.H)))
	raster.Draw(img, s, cam)
	rastertest.Golden(t, filepath.Join("testdata", name+".png"), img, expect.Updating())
}

func ship(x, y, heading float64, seat, skill int, name, file, family string) scene.Ship {
	a, t := scene.ShipArt(file, family, "")
	return scene.Ship{Pose: scene.Inches(x, y, heading), Seat: seat, Skill: skill, Name: name, Art: a, Tones: t, Front: physics.Front90}
}

func web(guide bool, deadX, deadY float64, inches ...float64) (out []scene.Piece) {
	for i := 0; i+3 < len(inches); i += 2 {
		a := scene.Inches(inches[i], inches[i+1], 0).Pt
		b := scene.Inches(inches[i+2], inches[i+3], 0).Pt
		out = append(out, scene.Piece{A: a, B: b, Dead: scene.Pt{X: deadX, Y: deadY}, Guide: guide})
	}
	return out
}

// both adds the same turned by 180° about the table's middle.
func both(p []scene.Piece) []scene.Piece {
	turn := func(q scene.Pt) scene.Pt { return scene.Pt{X: scene.Table - q.X, Y: scene.Table - q.Y} }
	for _, w := range slices.Clone(p) {
		w.A, w.B, w.Dead = turn(w.A), turn(w.B), w.Dead.Mul(-1)
		p = append(p, w)
	}
	return p
}

func bothRects(r ...scene.Rect) []scene.Rect {
	for _, q := range slices.Clone(r) {
		r = append(r, scene.Rect{X0: scene.Table - q.X1, Y0: scene.Table - q.Y1, X1: scene.Table - q.X0, Y1: scene.Table - q.Y0})
	}
	return r
}

func tholian() *scene.Board {
	b := &scene.Board{Seed: 4}
	b.Web = both(slices.Concat(web(false, 0, -1, 36, 4, 28, 4, 20, 4, 12, 4, 4, 4),
		web(false, -1, 0, 4, 4, 4, 12, 4, 20), web(true, 0, -1, 0, 12, 4, 12), web(true, 0, -1, 0, 20, 4, 20)))
	b.Next = both(slices.Concat(web(false, -1, 0, 4, 20, 4, 28), web(false, 0, 1, 4, 28, 12, 28)))
	b.Dead = bothRects(scene.InchRect(4, 0, 36, 4), scene.InchRect(0, 0, 4, 20))
	b.NextDead = bothRects(scene.InchRect(0, 20, 4, 32), scene.InchRect(4, 28, 12, 32))
	b.Ships = []scene.Ship{
		ship(16.6, 12.6, 166, 1, 9, "Enterprise", "saucer-nacelles", "fed"),
		ship(22.6, 9.4, 190, 1, 6, "Intrepid", "saucer-nacelles", "fed"),
		ship(8, 18, 212, 1, 3, "Constellation", "saucer-nacelles", "fed"),
		ship(27.4, 12.2, 216, 2, 1, "D7 cruiser", "battle-cruiser", "kli"),
		ship(25.4, 17.95, 300, 2, 6, "Kohlar's", "battle-cruiser", "kli"),
		ship(19.4, 24.35, 335, 2, 7, "Gr'oth", "battle-cruiser", "kli"),
	}
	for i := range b.Ships {
		b.Ships[i].Dial = scene.LockedDial
	}
	c := &b.Ships[2]
	c.Selected, c.Dial = true, scene.OpenDial
	from := physics.Inches(8, 18, 212)
	m := physics.Maneuver{Bearing: physics.BankLeft, Speed: 2}
	b.Templates = []scene.Template{scene.TemplateOf(from, physics.StandardBase, m, scene.Normal)}
	g := scene.FromPhysics(m.End(from, physics.StandardBase, physics.TurnFirst))
	b.Ghosts = []scene.Ghost{{Pose: g, Seat: 1, Art: c.Art, Tones: c.Tones, Front: physics.Front90}}
	b.Distances = []scene.Distance{{From: scene.Inches(4, g.Y/scene.Inch-0.6, 0).Pt, To: scene.Pt{X: g.X - 24, Y: g.Y - 0.6*scene.Inch}, Text: `2.2"`}}
	next := scene.Note{Text: "Next web", Ink: scene.DangerSentence}
	next.At = scene.Inches(30, 5.7, 0).Pt
	b.Notes = append(b.Notes, next)
	next.At = scene.Inches(6, 30.2, 0).Pt
	b.Notes = append(b.Notes, next)
	return b
}

func TestTholianPlanning(t *testing.T) {
	cam := scene.Fit(0, 0, 720, 720)
	golden(t, "tholian", scene.Build(tholian(), cam), cam)
}

func station(seat int) scene.Station {
	at := scene.Inches(4.075, 18, 0).Pt
	st := scene.Station{At: at, Radius: 2.5 * scene.Inch, Heading: 30, Seat: seat, Skill: 8, Name: "Deep Space 9", Second: "nobody in control: fires in Combat"}
	for _, h := range []float64{30, 150, 270} {
		st.Pylons = append(st.Pylons, scene.Pose{Pt: at.Add(scene.Heading(h).Mul(st.Radius + 20)), Heading: h})
	}
	return st
}

func TestDeployment(t *testing.T) {
	b := &scene.Board{Seed: 3}
	b.Zones = []scene.Zone{
		{Rect: scene.InchRect(24, 0, 36, 4), Seat: 1, Dimensions: true},
		{Rect: scene.InchRect(24, 32, 36, 36), Seat: 2, Dimensions: true},
	}
	st := station(0)
	b.Stations = []scene.Station{st}
	for _, p := range st.Pylons[:2] {
		b.Fans = append(b.Fans, scene.Fan{Pose: p, Side: 40, Arc: physics.Front90, Bands: 3, Quiet: true, Tint: scene.Hex(0xFFC46B)})
	}
	b.Ships = []scene.Ship{
		ship(30.6, 2.35, 218, 1, 4, "", "bird-of-prey", "kli"),
		ship(33.9, 1.95, 230, 1, 3, "", "defiant", "fed"),
		ship(30.2, 34.1, 320, 2, 6, "", "bug", "dom"),
		ship(33.6, 33.8, 30, 2, 2, "", "breen", "bre"),
	}
	d := ship(25.9, 3.7, 214, 0, 6, "", "defiant", "fed")
	b.Ghosts = []scene.Ghost{
		{Pose: scene.Inches(25.9, 2.9, 214), Accent: true},
		{Pose: d.Pose, Seat: 1, Refused: true},
	}
	b.Sprites = []scene.Sprite{{Pose: d.Pose, Art: d.Art, Tones: d.Tones, Size: 45, Alpha: 0.8}}
	b.Callouts = []scene.Callout{{At: scene.Inches(25.8, 5, 0).Pt, Offset: scene.Pt{X: -90, Y: 60}, Danger: true,
		Lines: []string{`Not here: 0.8" outside your starting area`, "release to snap to the nearest legal spot"}}}
	cam := scene.Fit(0, 0, 640, 640)
	golden(t, "deployment", scene.Build(b, cam), cam)
}

func TestCombatArc(t *testing.T) {
	b := &scene.Board{Seed: 8}
	st := station(1)
	st.Active, st.Name, st.Second = 1, "Deep Space 9, held by Player 1", ""
	b.Stations = []scene.Station{st}
	b.Fans = []scene.Fan{{Pose: st.Pylons[0], Side: 40, Arc: physics.Front90, Bands: 3, Seat: 1, Numbers: true}}
	pose := scene.Inches(14.4, 8.4, 55)
	target := ship(14.4, 8.4, 55, 2, 6, "5th Wing Patrol Ship", "bug", "dom")
	target.Locks = []scene.Lock{{Letter: 'A', Target: true}}
	cloaked := ship(20.9, 13.2, 75, 2, 2, "Gor Portas", "breen", "bre")
	cloaked.Cloaked = true
	sphere := ship(21.5, 21.5, 30, 2, 6, "Sphere 4270", "sphere", "bor")
	sphere.Side = 80
	b.Ships = []scene.Ship{
		target, cloaked, sphere,
		ship(12.4, 14.9, 40, 1, 4, "U.S.S. Defiant", "defiant", "fed"),
		ship(9.4, 20.2, 95, 1, 3, "U.S.S. Valiant", "defiant", "fed"),
		ship(17.6, 18.6, 285, 2, 7, "Kraxon", "galor", "car"),
	}
	b.Frames = []scene.Frame{{Pose: pose, Danger: true}}
	b.Fires = []scene.Fire{{From: scene.Inches(6.8, 14.8, 0).Pt, To: scene.Inches(14.2, 9.5, 0).Pt, Seat: 1, Pill: `Range 3 · 9.1"`}}
	b.Rulers = []scene.Ruler{{From: scene.Inches(10.2, 20.6, 0).Pt, To: scene.Inches(16.9, 19.2, 0).Pt, Pill: `Range 2 · 6.8"`}}
	b.Effects = []scene.Effect{
		{Kind: scene.ShieldEffect, From: scene.Inches(6.8, 14.8, 0).Pt, To: pose.Pt, U: 0.2},
		{Kind: scene.DestroyedEffect, To: scene.Inches(24, 24.5, 0).Pt, U: 0.5},
	}
	cam := scene.Camera{CenterX: 13.3 * scene.Inch, CenterY: 15.2 * scene.Inch, PxPerInch: 23, W: 640, H: 640}
	golden(t, "combat", scene.Build(b, cam), cam)
}

// The drawings in their own tones at three sizes, icons and dice.
func TestArtSheet(t *testing.T) {
	s := &scene.Scene{}
	cam := scene.Camera{W: 960, H: 900, PxPerInch: 20}
	s.Begin().Rect(0, 0, 960, 900)
	s.Add(scene.Shape{Kind: scene.Fill, Space: scene.OnScreen, Color: scene.Void, Path: s.End()})
	var ships, small []string
	for _, n := range scene.ArtNames() {
		switch n[:4] {
		case "ship", "stat", "toke":
			ships = append(ships, n)
		default:
			small = append(small, n)
		}
	}
	slices.Sort(ships)
	slices.Sort(small)
	put := func(n string, x, y, size float64, tones *scene.Tones, out bool) {
		s.Add(scene.Shape{Kind: scene.Picture, Space: scene.OnScreen, At: scene.Pt{X: x, Y: y}, Size: size, Art: scene.ArtNamed(n), Tones: tones, Outlined: out})
	}
	word := func(x, y float64, text string) {
		s.Add(scene.Shape{Kind: scene.Text, Space: scene.OnScreen, At: scene.Pt{X: x, Y: y}, Face: scene.Condensed, Size: 10.5, Color: scene.Text2, Text: text})
	}
	family := map[string]string{"nx": "fednx", "bird-of-prey": "kli", "battle-cruiser": "kli", "neghvar": "kli", "warbird": "rom", "bug": "dom", "battleship": "dom", "galor": "car", "breen": "bre", "cube": "bor", "sphere": "bor", "octahedron": "bor", "tholian": "tho", "xindi": "xin", "cruiser": "xin", "vulcan-ring": "vul", "ferengi": "fer", "raider": "civ", "bioship": "bio", "small-craft": "civ", "nor": "car", "energy-web": "web", "guide": "web", "objective": "obj"}
	for i, n := range ships {
		x, y := 50+float64(i%7)*132, 50+float64(i/7)*108
		key := n[5:]
		if n[:4] == "stat" {
			key = n[8:]
		} else if n[:4] == "toke" {
			key = n[6:]
		}
		out := n[:4] != "toke"
		f := family[key]
		if f == "" {
			f = "fed"
		}
		_, tones := scene.ShipArt(n, f, "")
		put(n, x, y, 76, tones, out)
		put(n, x+58, y-12, 34, tones, out)
		put(n, x+58, y+20, 20, scene.Silhouette(tones[scene.ToneLight]), false)
		word(x+16, y+48, n)
	}
	for i, n := range small {
		x, y := 36+float64(i%14)*67, 600+float64(i/14)*52
		tones := scene.Ink(scene.Text1, scene.Void)
		switch n[:5] {
		case "die-a":
			tones = scene.AttackDie
		case "die-d":
			tones = scene.DefenseDie
		}
		put(n, x-10, y, 28, tones, false)
		put(n, x+18, y+4, 16, tones, false)
	}
	s.Sort()
	golden(t, "art", s, cam)
}

// A picture of a sprite lies in the middle and inside its image.
func TestSprite(t *testing.T) {
	a, tones := scene.ShipArt("cube", "bor", "edges-doubled")
	var p raster.Painter
	img := p.Sprite(&scene.Shape{Kind: scene.Picture, Art: a, Tones: tones, Outlined: true}, 64)
	n := img.Rect.Dx()
	expect.Same(t, img.RGBAAt(n/2, n/2).A, 255, "nothing in the middle")
	for i := range n {
		if img.RGBAAt(i, 0).A != 0 || img.RGBAAt(0, i).A != 0 || img.RGBAAt(n-1, i).A != 0 {
			t.Fatal("cut off at the edge")
		}
	}
}

// A camera whose viewport lies elsewhere paints inside it only.
func TestViewportClips(t *testing.T) {
	cam := scene.Fit(20, 10, 50, 50)
	img := image.NewRGBA(image.Rect(0, 0, 90, 70))
	raster.Draw(img, scene.Build(tholian(), cam), cam)
	if img.RGBAAt(19, 30).A != 0 || img.RGBAAt(71, 30).A != 0 || img.RGBAAt(40, 9).A != 0 || img.RGBAAt(40, 30).A != 255 {
		t.Error("painted outside the viewport, or not inside")
	}
}
