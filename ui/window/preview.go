package window

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// previewInches is the width of the table shown beside the settings, in inches.
const previewInches = 13.0

// preview returns a piece of a table that shows the effect of the settings.
func (p *SettingsPage) preview(s *prefs.Settings) kit.Part {
	u := p.host.Sample()
	if u == nil {
		return kit.Part{}
	}
	return kit.Column(6, kit.Line(scene.StyleLabel, scene.Text3, "Board preview"),
		boardview.Board(sample(u, s), &p.eye, kit.Part{}).Square())
}

// sample returns a piece of a table with two ships of each seat, maneuvers of each difficulty, and
// a distance.
func sample(u *game.Setup, s *prefs.Settings) *scene.Board {
	b := &scene.Board{Seed: 7, Labels: scene.LabelMode(max(0, slices.Index(By("labels").Choices, s.Labels)))}
	mid := scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}
	at := [2][2]scene.Pose{
		{{Pt: scene.Pt{X: -68, Y: -70}, Heading: 160}, {Pt: scene.Pt{X: 78, Y: -96}, Heading: 200}},
		{{Pt: scene.Pt{X: -30, Y: 98}, Heading: 20}, {Pt: scene.Pt{X: 80, Y: 64}, Heading: 330}},
	}
	for p := range at {
		ships := u.Fleets[p].Ships
		for i := range min(len(at[p]), len(ships)) {
			k := &ships[i]
			if k.Ship.Class.BaseSide > 40000 {
				continue
			}
			a := card.ArtOf(k.Ship)
			art, tones := scene.ShipArt(a.File, a.Tones, a.Variant)
			d := scene.Ship{
				Pose:  scene.Pose{Pt: mid.Add(at[p][i].Pt), Heading: at[p][i].Heading},
				Side:  float64(k.Ship.Class.BaseSide) / 1000,
				Seat:  p + 1,
				Front: k.Ship.Class.Front,
				Rear:  k.Ship.Class.Rear,
				Art:   art,
				Tones: tones,
				Scale: a.Scale,
				Name:  k.Ship.Name,
				Short: names.Short(k.Ship.Name),
			}
			if k.Captain != nil {
				d.Skill = int(k.Captain.Skill)
			}
			b.Ships = append(b.Ships, d)
		}
	}
	for _, m := range []struct {
		x     float64
		turn  physics.Bearing
		speed int8
		color card.Color
	}{{-110, physics.BankLeft, 1, card.Green}, {-2, physics.Straight, 2, card.White},
		{108, physics.TurnRight, 2, card.Red}} {
		from := physics.Pose{X: int32((mid.X + m.x) * 1000), Y: int32((mid.Y + 30) * 1000)}
		b.Templates = append(
			b.Templates,
			scene.TemplateOf(from, physics.StandardBase, physics.Maneuver{Bearing: m.turn, Speed: m.speed},
				onmap.Difficulty(m.color)),
		)
	}
	if len(b.Ships) > 2 {
		from, to := b.Ships[0].Pt, b.Ships[2].Pt
		v := to.Sub(from)
		gap := v.Len() - b.Ships[0].Side
		b.Rulers = append(b.Rulers, scene.Ruler{
			From: from.Add(v.Unit().Mul(b.Ships[0].Side / 2)),
			To:   to.Sub(v.Unit().Mul(b.Ships[2].Side / 2)),
			Pill: fmt.Sprintf("Range %d · %s", u.Band(gap*1000), reading.InUnits(s.Units, gap*1000, 1)),
		})
	}
	return b
}
