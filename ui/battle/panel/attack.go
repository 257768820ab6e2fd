package panel

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Attack is the attack that is made: who attacks whom and from where; and the dice, each number with
// its sum.
type Attack struct {
	plain
	Window Window
}

// Looked reports whether it is what is looked at, and no other ship.
func (*Attack) Looked(b *battle.Session) bool {
	a, p := &b.Shown.Attack, b.Asked()
	return a.On &&
		(b.Look.Ship == game.NoShip || b.Look.Ship == a.Attacker || b.Look.Ship == a.Target ||
			p != nil && b.Look.Ship == p.Ship)
}

// Body of it.
func (k *Attack) Body(b *battle.Session) kit.Part {
	if !k.Looked(b) {
		return kit.Part{}
	}
	return k.head(b)
}

// sumsLink opens how the numbers of the attack are made up.
func sumsLink(w Window) kit.Part {
	return kit.Row(6, kit.Line(scene.StyleSmall, scene.Accent, "Why"), kit.Cap(sums(nil).Given())).Whole().
		Name("sums", -1).Press(func() { w.OpenWhy(battle.Subject{}) }).
		Tip(func() kit.Tip { return kit.Tip{Name: "Dice", Words: "Show how each number is made up."} })
}

// head returns the heading with the attacker, its weapon and the target.
func (k *Attack) head(b *battle.Session) kit.Part {
	s, u, a := &b.Shown, b.Game.Setup(), &b.Shown.Attack
	from := u.Name(a.Attacker)
	if m := s.MapShip(u, a.Attacker); m != nil && int(a.Mount) < len(m.Mounts) {
		from = names.Short(from) + " · " + m.Mounts[a.Mount].Name
	}
	ship := func(id game.ShipID) kit.Part {
		d := onmap.Ship(s, u, id)
		return kit.Art(38, d.Art, d.Tones, 0)
	}
	ink := scene.Seats[s.Ships[a.Attacker].Owner+1].Text
	name := kit.Either(kit.Line(scene.StyleH3, ink, from), kit.Squeezed(scene.StyleH3, ink, names.Short(from)))
	words := kit.Column(2, kit.Centered(name),
		kit.Centered(kit.Squeezed(scene.StyleSmall, scene.Text2, "attacks "+names.Short(u.Name(a.Target)))))
	return kit.Row(8, ship(a.Attacker), words.Grow(1), ship(a.Target)).Name("inspect", -1).Press(k.Window.Inspect).
		Tip(func() kit.Tip {
			arc, at := shotWords(b)
			return kit.Tip{Name: "Ship card",
				Words: strings.TrimSpace(arc + ". " + at + ". Show every card on this ship.")}
		}).Uncovered()
}

// shotWords returns the arc and the range of the attack being made, "" where there is no shot.
func shotWords(b *battle.Session) (arc, at string) {
	shot, no := b.Shown.ShotMade(b.Game.Setup())
	if no.Code != game.Yes {
		return "", ""
	}
	at = fmt.Sprintf("Range %d, %s", shot.Band, b.Long(shot.Gap.Dist))
	if shot.Obstructed {
		at += ", obstructed"
	}
	return arcWords(shot.Arc), at
}

// arcWords returns an arc as a sentence names it: "Front arc, 90°".
func arcWords(a physics.Arc) string {
	name := a.String()
	if a == physics.AllRound {
		return "All around, 360°"
	}
	if strings.Contains(name, " or ") {
		return names.Title(name)
	}
	if i := strings.LastIndexByte(name, ' '); i > 0 && name[i+1] >= '1' && name[i+1] <= '9' {
		return names.Title(name[:i]) + " arc, " + name[i+1:] + "°"
	}
	return names.Title(name)
}

// Dice returns the dice of the attack with its steps.
func (k *Attack) Dice(b *battle.Session) kit.Part {
	if !b.Shown.Attack.On {
		return kit.Part{}
	}
	now, _ := b.Flow.Now.(*motion.Motion)
	p := b.Asked()
	return motion.Dice(motion.Tray{
		Stage:  stage(b),
		Now:    now,
		Prompt: p,
		Meant:  meant(b, p),
		Picks:  b.Question.Picks,
		Sums:   func() { k.Window.OpenWhy(battle.Subject{}) },
		Press: func(option int) {
			b.Choose(p, option)
		},
	})
}

// meant returns the marks of the dice: those that the checked boxes change, and those that the
// defender is likely to cancel.
func meant(b *battle.Session, p *game.Prompt) (m motion.Meant) {
	if !b.Uses("odds") {
		return m
	}
	if h := b.Ahead(p, b.Question.Focus()); h != nil {
		m.Cancelled, m.Defense = h.All.Cancelled, h.Defense
	}
	if k := b.Spending(p, b.Question.Picks); k != nil {
		m.On, m.Defense = true, k.Defense
		m.Again, m.Turned = k.Marks(&b.Shown.Attack)
		if own, is := b.Question.Own(p); is {
			m.Again, m.Turned = own, m.Turned&^own
		}
		m.Into = kit.If(k.Defense, "evade", "hit")
		m.May = k.Rerolls(&b.Shown.Attack)
		m.Press = func(die int) { b.Do(b.Question.Again(&b.Table, p, die)) }
	}
	return m
}

// On shows the attack: its arc, its line of fire and whom it is on; before one, those who may be
// attacked and the one in focus.
func (k *Attack) On(to *scene.Board, b *battle.Session) {
	p := b.Asked()
	switch {
	case p == nil || p.Ship == game.NoShip:
		stage(b).Attack(to)
	case p.Ask == game.ChooseTarget:
		k.targets(to, b, p)
	case p.Places() || p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent || p.Ask == game.ChooseAction ||
		p.Ask == game.ChooseFreeAction:
	default:
		stage(b).Attack(to)
	}
}

// targets shows who may be attacked; who is no candidate stands back.
func (k *Attack) targets(to *scene.Board, b *battle.Session, p *game.Prompt) {
	s := stage(b)
	o, ok := b.Question.Focused(p)
	var shot game.Shot
	no := game.No{Code: game.NotInArc}
	if ok && o.Kind != game.Pass && o.Ship != game.NoShip {
		shot, no = b.Shown.ShotOf(b.Game.Setup(), p.Ship, &o)
	}
	to.Fans = append(to.Fans, s.FanOf(p.Ship, o.Mount, &shot))
	seen := map[game.ShipID]bool{}
	for _, q := range p.Options {
		if q.Kind != game.Pass && q.Ship != game.NoShip && !seen[q.Ship] {
			seen[q.Ship] = true
			to.Frames = append(to.Frames, s.Frame(q.Ship, ok && o.Ship == q.Ship))
		}
	}
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if id := game.ShipID(i); id != p.Ship && !seen[id] {
			if d := shipOn(to, b, id); d != nil && !d.Hover {
				d.Muted = true
			}
		}
	}
	if no.Code == game.Yes {
		s.Shot(to, p.Ship, &shot)
	}
}

// shipOn returns a ship as the board shows it, nil when it is not there.
func shipOn(to *scene.Board, b *battle.Session, id game.ShipID) *scene.Ship {
	at := scene.FromPhysics(b.Shown.Ships[id].Pose)
	for i := range to.Ships {
		if to.Ships[i].Pose == at {
			return &to.Ships[i]
		}
	}
	return nil
}
