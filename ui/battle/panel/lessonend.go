package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// lessonEnd is how a lesson came out, read once.
type lessonEnd struct {
	of      *battle.Class
	answers int
	words   []string
	board   *scene.Board
	on      []scene.Pt
}

// parts returns the deciding moment with its picture, and what was learned.
func (e *lessonEnd) parts(b *battle.Session, c *battle.Class) []kit.Part {
	if n := len(b.Game.Answers()); e.of != c || e.answers != n {
		e.of, e.answers = c, n
		e.read(b)
	}
	ps := []kit.Part{kit.Closeup(e.board, 150, e.on...)}
	for _, w := range e.words {
		ps = append(ps, kit.Text(scene.StyleBody, scene.Text1, w))
	}
	ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, "You learned"))
	for _, w := range c.Lesson.Learned {
		ps = append(ps, kit.Row(8, kit.Icon("ok", 15, scene.Accent).At(kit.Above),
			kit.Text(scene.StyleSmall, scene.Text1, w).Grow(1)))
	}
	return []kit.Part{kit.Column(6, ps...)}
}

func (e *lessonEnd) read(b *battle.Session) {
	end, ok := reading.ClosingOf(b.Game.Setup(), b.Game.Answers())
	if !ok {
		end = reading.Closing{View: b.Game.View(game.Nobody)}
	}
	e.words, e.on = end.Words, nil
	e.board = onmap.Board(end.View)
	for i, id := range end.Ships {
		sh := &end.View.Ships[id]
		at := scene.FromPhysics(sh.Pose)
		if e.on = append(e.on, at.Pt); i == len(end.Ships)-1 {
			e.board.Frames = append(e.board.Frames, scene.Frame{Pose: at, Side: 2 * shipHalf(b, id), Danger: end.Lost})
		}
	}
}
