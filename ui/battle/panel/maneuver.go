package panel

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// inkOf returns the color of a difficulty, as the settings say.
func inkOf(b *battle.Session, d scene.Difficulty) kit.Ink {
	if b.Person.Colors == "clear" {
		return scene.ClearDifficulties[d]
	}
	return scene.Difficulties[d]
}

// verdict lets a part open what the maneuver in focus is judged from.
func verdict(w Window, p kit.Part) kit.Part {
	about := battle.Subject{Of: battle.InVerdict}
	return p.Name("verdict", -1).Press(func() { w.OpenWhy(about) }).
		Tip(func() kit.Tip {
			return kit.Tip{Name: "Verdict", Words: "Show how this maneuver was judged.", About: about}
		})
}

// spare shows how far the nearest danger is from where a maneuver ends, when it is near.
func spare(to *scene.Board, b *battle.Session, at physics.Pose, side int32) {
	base := physics.Base(at, side)
	best := physics.Gap{Dist: 3 * physics.Inch}
	found := false
	near := func(k *game.Token) {
		if k.Flags&game.Destroys == 0 {
			return
		}
		if g := k.Distance(&base); g.Dist < best.Dist {
			best, found = g, true
		}
	}
	for i := range b.Shown.Tokens[:b.Shown.NTokens] {
		near(&b.Shown.Tokens[i])
	}
	for _, k := range b.View.Ahead() {
		near(&k)
	}
	if found {
		to.Distances = append(to.Distances,
			scene.Distance{From: scene.FromPoint(best.A), To: scene.FromPoint(best.B), Text: b.Long(best.Dist)})
	}
}

// warn says what happens at a place of the table, as near to it as there is table.
func warn(to *scene.Board, at physics.Pose, words string) {
	p := scene.FromPhysics(at).Pt
	p.X, p.Y = max(60, min(scene.Table-60, p.X)), max(40, min(scene.Table-40, p.Y))
	to.Callouts = append(to.Callouts, scene.Callout{At: p, Seeks: true, Lines: []string{words}, Danger: true})
}
