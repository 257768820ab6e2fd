package table

import (
	"fmt"

	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// previews tells whether the settings have a board beside them that shows what they do.
func (t *Table) previews() bool {
	return t.Screen == SettingsPage && t.page() == nil && t.w >= 1240 && t.h >= 560 && t.setUp(max(0, t.scen)) != nil
}

// previewSide is how wide that board is.
func (t *stack) previewSide() float64 { return min(560, t.w*0.3, t.h-96-92) }

func (t *Table) previewBox() box {
	b := t.sheet()
	side := t.previewSide()
	return box{b.X + b.W + 16, b.Y, side, side}
}

func (t *Table) previewCamera() scene.Camera {
	b := t.previewBox()
	cam := scene.Fit(b.X, b.Y, b.W, b.H)
	cam.PxPerInch = b.W / 13
	return cam
}

// drawPreview leaves room for the board in the sky of the page, and says what it is.
func (t *Table) drawPreview() {
	c, b := &t.Canvas, t.previewBox()
	c.Box(0, 0, t.w, b.Y, 0, scene.Void)
	c.Box(0, b.Y+b.H, t.w, t.h-b.Y-b.H, 0, scene.Void)
	c.Box(0, b.Y, b.X, b.H, 0, scene.Void)
	c.Box(b.X+b.W, b.Y, t.w-b.X-b.W, b.H, 0, scene.Void)
	c.Path().Rect(0, 0, t.w, 3)
	c.Fill(scene.Seats[1].Main)
	c.Frame(b.X, b.Y, b.W, b.H, 2, 1.2, scene.BoardEdge)
	c.Fit(b.X, b.Y-14, b.W, scene.StyleLabel, scene.Text3, "As the board looks", scene.Left)
}

// previewBoard is a piece of a table with all that the settings change: two ships of each seat, maneuvers of each
// difficulty, a distance.
func (t *Table) previewBoard() *scene.Board {
	b := &scene.Board{Seed: 7, Labels: t.labels}
	t.suits(b)
	u := t.setUp(max(0, t.scen)).Setup()
	at := [2][2]scene.Pose{
		{{Pt: scene.Pt{X: -68, Y: -70}, Heading: 160}, {Pt: scene.Pt{X: 78, Y: -96}, Heading: 200}},
		{{Pt: scene.Pt{X: -30, Y: 98}, Heading: 20}, {Pt: scene.Pt{X: 80, Y: 64}, Heading: 330}},
	}
	mid := middle()
	for p := range at {
		ships := u.Fleets[p].Ships
		for i := range at[p] {
			if i >= len(ships) {
				break
			}
			s := &ships[i]
			if s.Ship.Class.BaseSide > 40000 {
				continue
			}
			art, tones, k := artOf(s.Ship)
			d := scene.Ship{Pose: scene.Pose{Pt: mid.Add(at[p][i].Pt), Heading: at[p][i].Heading}, Side: float64(s.Ship.Class.BaseSide) / 1000, Seat: p + 1,
				Front: s.Ship.Class.Front, Rear: s.Ship.Class.Rear, Art: art, Tones: tones, Scale: k, Name: s.Ship.Name, Short: names.Short(s.Ship.Name)}
			if s.Captain != nil {
				d.Skill = int(s.Captain.Skill)
			}
			b.Ships = append(b.Ships, d)
		}
	}
	for _, m := range []struct {
		x     float64
		turn  physics.Bearing
		speed int8
		color card.Color
	}{{-110, physics.BankLeft, 1, card.Green}, {-2, physics.Straight, 2, card.White}, {108, physics.TurnRight, 2, card.Red}} {
		from := physics.Pose{X: int32((mid.X + m.x) * 1000), Y: int32((mid.Y + 30) * 1000)}
		b.Templates = append(b.Templates, scene.TemplateOf(from, physics.StandardBase, physics.Maneuver{Bearing: m.turn, Speed: m.speed}, difficulty(m.color)))
	}
	if len(b.Ships) > 2 {
		from, to := b.Ships[0].Pt, b.Ships[2].Pt
		v := to.Sub(from)
		gap := v.Len() - b.Ships[0].Side
		b.Rulers = append(b.Rulers, scene.Ruler{From: from.Add(v.Unit().Mul(b.Ships[0].Side / 2)), To: to.Sub(v.Unit().Mul(b.Ships[2].Side / 2)),
			Pill: fmt.Sprintf("Range %d · %s", u.Band(gap*1000), t.Long(gap*1000))})
	}
	return b
}
