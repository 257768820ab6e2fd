package panel

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// On frames the ships a question is about, whatever it asks, and shows where the option in focus
// would put one. What an attack or an action is about their own panels show.
func (o *Options) On(to *scene.Board, b *battle.Session) {
	p := b.Asked()
	if p == nil {
		return
	}
	own := p.Places() || p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent ||
		p.Ask == game.ChooseTarget ||
		p.Ask == game.ChooseAction ||
		p.Ask == game.ChooseFreeAction
	if own && p.Ship != game.NoShip {
		return
	}
	o.Shows(to, b, p)
}

// Shows shows on the board what a question is about.
func (o *Options) Shows(to *scene.Board, b *battle.Session, p *game.Prompt) {
	s := stage(b)
	in, focused := b.Question.Focused(p)
	if reading.PicksShips(p) {
		seen := map[game.ShipID]bool{}
		for _, q := range p.Options {
			if q.Kind == game.Pass || q.Ship == game.NoShip || seen[q.Ship] || !b.Shown.Ships[q.Ship].OnTable() {
				continue
			}
			seen[q.Ship] = true
			to.Frames = append(to.Frames, s.Frame(q.Ship, focused && in.Ship == q.Ship))
		}
	}
	if focused && in.Kind == game.FlyMove && p.Ship != game.NoShip && b.Uses("ghosts") {
		o.flight(to, b, p.Ship, &in)
	}
}

// flight shows where a move that card text lets a ship fly would put it.
func (*Options) flight(to *scene.Board, b *battle.Session, id game.ShipID, o *game.Option) {
	u := b.Game.Setup()
	side := u.Facts(id).Ship.Class.BaseSide
	var bases []physics.Square
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if k := &b.Shown.Ships[i]; game.ShipID(i) != id && k.OnTable() && !k.Map {
			bases = append(bases, u.Base(game.ShipID(i), k.Pose))
		}
	}
	spin := physics.TurnFirst
	if u.House.MoveThenSpin {
		spin = physics.MoveFirst
	}
	var f physics.Flight
	from := b.Shown.Ships[id].Pose
	physics.Fly(&f, from, side, o.Move.Maneuver, spin, bases)
	to.Templates = append(to.Templates, scene.TemplateOf(from, side, o.Move.Maneuver, onmap.Difficulty(o.Move.Color)))
	to.Ghosts = append(to.Ghosts, stage(b).Ghost(id, f.To))
}
