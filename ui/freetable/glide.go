package freetable

import (
	"math"

	"attackwing/ui/anim"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// glide is ships on their way from where they were, from scene to scene or on a maneuver.
type glide struct {
	still  func() bool // ships do not glide; nil: they do
	from   map[string]scene.Pose
	motion anim.Motion
}

// glideSeconds is the duration of a glide.
const glideSeconds = 0.6

func (g *glide) begin(from map[string]scene.Pose) {
	if g.still == nil || !g.still() {
		g.from, g.motion = from, anim.Motion{Length: glideSeconds}
	}
}

func (g *glide) on() bool { return g.from != nil }

// skip ends what moves.
func skip(g *glide) *kit.Command {
	return &kit.Command{ID: "skip", Words: "Skip the motion", Key: "space", Do: g.end}
}

// end shows where they come to at once.
func (g *glide) end() { g.from = nil }

// pass lets dt seconds pass; true while something moves.
func (g *glide) pass(dt float64) bool {
	if !g.on() {
		return false
	}
	if g.motion.Step(dt) {
		g.end()
	}
	return true
}

// moved puts a ship on its way; false when it stands still.
func (g *glide) moved(id string, s *scene.Ship) bool {
	from, ok := g.from[id]
	if !ok || from == s.Pose {
		return false
	}
	u := anim.InOut(g.motion.U())
	turn := math.Mod(s.Heading-from.Heading+540, 360) - 180
	s.Pose = scene.Pose{Pt: from.Lerp(s.Pt, u), Heading: from.Heading + turn*u}
	return true
}

// carried has an arc go with its ship; false when that stands still.
func (g *glide) carried(id string, f *scene.Fan) bool {
	s := scene.Ship{Pose: f.Pose}
	moves := g.moved(id, &s)
	f.Pose = s.Pose
	return moves
}
