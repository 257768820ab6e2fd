package panel

import (
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// lessonEnd holds the outcome of a lesson that has ended. It is read once from the battle.
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
		*e = lessonEnd{of: c, answers: n}
		if c.Why == "" || !e.solve(b.Game.Setup(), c) {
			e.read(b)
		}
	}
	ps := []kit.Part{boardview.Closeup(e.board, 150, e.on...)}
	for _, w := range e.words {
		ps = append(ps, kit.Text(scene.StyleBody, scene.Text1, w))
	}
	if c.Why != "" {
		return []kit.Part{kit.Column(6, ps...)}
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
	e.words = end.Words
	e.board = onmap.Board(end.View)
	for i, id := range end.Ships {
		sh := &end.View.Ships[id]
		at := scene.FromPhysics(sh.Pose)
		if e.on = append(e.on, at.Pt); i == len(end.Ships)-1 {
			e.board.Frames = append(e.board.Frames, scene.Frame{Pose: at, Side: 2 * shipHalf(b, id), Danger: end.Lost})
		}
	}
}

// solve reads the best answer of a puzzle: where its ship flies to, what it fires at, and why. It
// reports false where the battle does not begin at a question.
func (e *lessonEnd) solve(u *game.Setup, c *battle.Class) bool {
	g, err := game.NewQuiet(u)
	if err != nil {
		return false
	}
	step := &c.Lesson.Steps[0]
	for _, p := range g.Prompts() {
		v := g.View(p.Player)
		wanted, asked := c.Lesson.Wanted(step, v, &p)
		if !asked {
			continue
		}
		e.board, e.words = onmap.Board(v), []string{strings.Join(step.Choose, ", "), c.Why}
		if p.Ship == game.NoShip {
			return true
		}
		from := scene.FromPhysics(v.Ships[p.Ship].Pose)
		e.on = append(e.on, from.Pt)
		for i := range p.Options {
			if wanted>>uint(i)&1 != 0 {
				e.mark(v, &p, &p.Options[i], from.Pt)
			}
		}
		for i := range v.Ships[:v.NShips] { // the enemies near it
			if o := &v.Ships[i]; o.OnTable() && o.Owner != p.Player &&
				u.Band(v.Gap(u, p.Ship, game.ShipID(i)).Dist) <= 3 {
				e.on = append(e.on, scene.FromPhysics(o.Pose).Pt)
			}
		}
		return true
	}
	return false
}

// mark shows an option on the board: the maneuver with its end, the line to what it is about.
func (e *lessonEnd) mark(v *game.View, p *game.Prompt, o *game.Option, from scene.Pt) {
	seat := int(p.Player) + 1
	switch {
	case o.Kind == game.SetManeuver:
		var f game.Fate
		game.Foresee(v, p.Ship, int(o.N), &f)
		class, ship := v.Setup.Facts(p.Ship).Ship.Class, onmap.Ship(&v.State, v.Setup, p.Ship)
		e.board.Templates = append(e.board.Templates,
			scene.TemplateOf(f.Flight.From, class.BaseSide, class.Dial[o.N].Maneuver, scene.Normal))
		end := scene.FromPhysics(f.Flight.To)
		e.board.Ghosts = append(e.board.Ghosts,
			scene.Ghost{Pose: end, Side: ship.Side, Seat: seat, Art: ship.Art, Tones: ship.Tones, Shown: true})
		e.on = append(e.on, end.Pt)
	case o.Ship != game.NoShip && o.Ship != p.Ship && v.Ships[o.Ship].OnTable():
		to := scene.FromPhysics(v.Ships[o.Ship].Pose)
		e.board.Fires = append(e.board.Fires,
			scene.Fire{From: from, To: to.Pt, Seat: seat, Lock: o.Kind == game.Perform})
		e.board.Frames = append(e.board.Frames,
			scene.Frame{Pose: to, Side: float64(v.Setup.Facts(p.Ship).Ship.Class.BaseSide) / 1000})
		e.on = append(e.on, to.Pt)
	}
}
