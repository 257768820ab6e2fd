package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/reading"
)

// A Sensor Echo may end anywhere along a side, and the referee lists a few places. Another one that
// a person wants is one more option of the question, behind the listed ones, so that all that is
// said and shown of options holds for it as well.

// Echo takes up a Sensor Echo to a side shifted forward by a wish of so many µm, or by what is
// nearest to it and free.
func (q *Question) Echo(t *reading.Table, p *game.Prompt, left bool, wish int32) Effect {
	l, s, u := t.AsAsked(p), &t.Shown, t.Game.Setup()
	i := l.Echo(s, u, left)
	if i < 0 {
		return nil
	}
	um, ok := game.EchoNear(s, u, l.Options[i].Ship, left, l.EchoTemplate(s, u), wish)
	if !ok {
		return nil
	}
	a, _ := l.EchoBy(s, u, left, um)
	if a.Pose == (physics.Pose{}) {
		q.Take(slices.Index(l.Options, l.Given(a)))
		return stale{}
	}
	q.Take(len(l.Options))
	return widen{p.ID, append(slices.Clip(slices.Clone(l.Options)), l.Given(a))}
}

// ShiftEcho moves the Sensor Echo in mind by so many µm; it says why it goes no farther.
func (b *Session) ShiftEcho(p *game.Prompt, by int32) {
	o, ok := b.Question.Focused(p)
	if !ok || !reading.IsEcho(&o) {
		return
	}
	left, um := b.EchoShift(&o)
	wish := um + by
	b.Do(b.Question.Echo(&b.Table, b.Asked(), left, wish))
	if o, _ = b.Question.Focused(b.Asked()); !reading.IsEcho(&o) {
		return
	}
	if _, now := b.EchoShift(&o); now == um {
		u := b.Game.Setup()
		no := game.No{Code: game.EchoAstray, Ship: o.Ship}
		if wish >= -physics.EchoSlack && wish <= physics.EchoSlack {
			no = game.MayEcho(&b.Shown, u, o.Ship, physics.Echo(b.Shown.Ships[o.Ship].Pose,
				u.Facts(o.Ship).Ship.Class.BaseSide, left, p.EchoTemplate(&b.Shown, u), wish))
		}
		b.Refuse("No farther: " + no.Why(u))
	}
}

// answerOf returns the answer that option i of a question stands for.
func (q *Question) answerOf(t *reading.Table, p *game.Prompt, i int) game.Answer {
	l := t.AsAsked(p)
	if i < len(l.Options) {
		return l.Pick(i)
	}
	left, um := t.EchoShift(&p.Options[i])
	a, _ := l.EchoBy(&t.Shown, t.Game.Setup(), left, um)
	return a
}

// PickedEcho reports whether a Sensor Echo was picked: its ends lie where the ring of actions would
// hide them.
func (q *Question) PickedEcho(p *game.Prompt) bool {
	i := q.Answer()
	return i != q.Proposed && i >= 0 && i < len(p.Options) && reading.IsEcho(&p.Options[i]) && q.Previewed() == i
}
