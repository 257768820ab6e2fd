package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Waiting shows while nobody at the screen is asked: current events, whose turn it is, and the
// computer's reasons.
type Waiting struct {
	plain
	Window Window
}

// waits reports whether nobody at the screen is asked, and nothing waits for a button.
func waits(b *battle.Session) bool {
	switch b.Stage() {
	case battle.Thinks:
		return !b.Far.Is()
	case battle.Moves, battle.Over:
		return true
	}
	return false
}

// Commands of it.
func (p *Waiting) Commands(b *battle.Session) kit.Commands {
	if !waits(b) {
		return nil
	}
	if b.LessonStops() {
		return nil
	}
	if b.Flow.Holds() {
		return kit.Commands{goOn(b)}
	}
	return kit.Commands{{ID: "skip", Words: "Skip", Key: "space", Tip: "Skip the animation.", Do: b.Hurry}}
}

// goOn returns the button that ends the reading of the last events.
func goOn(b *battle.Session) *kit.Command {
	return big("Continue", "Continue when you have read this. Change the wait in Settings, Pace.", b.Confirm)
}

// Body of it.
func (p *Waiting) Body(b *battle.Session) kit.Part {
	if !waits(b) {
		return kit.Part{}
	}
	if who := roller(&b.Shown, b.Flow.Event()); who != game.NoShip {
		seat := b.SeatOf(who)
		name := names.Short(b.Game.Setup().Name(who))
		if owner := b.Shown.Ships[who].Owner; owner != game.Nobody {
			name = b.Game.Setup().Player(owner)
		}
		return kit.Led(namedStyle, scene.Seats[seat].Text, name, scene.Text1, "rolls", nil)
	}
	rules := Rules(p.Window)
	ps := []kit.Part{head("Now"), kit.Linked(scene.StyleBody, scene.Text1, p.words(b), rules)}
	if a := &b.Shown.Attack; a.On && b.Look.Ship != game.NoShip && b.Look.Ship != a.Attacker &&
		b.Look.Ship != a.Target { // else its card tells
		u := b.Game.Setup()
		ps = append(ps, kit.Column(
			4,
			kit.Text(scene.StyleBody, scene.Text2,
				names.Short(u.Name(a.Attacker))+" attacks "+names.Short(u.Name(a.Target))+"."),
			kit.Linked(scene.StyleSmall, scene.Text2, "Attack dice "+b.Shown.AttackPool(u).String(), rules),
			kit.Linked(scene.StyleSmall, scene.Text2, "Defense dice "+b.Shown.DefensePool(u).String(), rules),
		))
	}
	if t := b.Flow.Thinking; t != nil {
		ps = append(ps, kit.Gauged(kit.Gauge{Part: t.Part(), Ink: scene.Accent}, 8).Tip(func() kit.Tip {
			return kit.Tip{Name: "Thinking", Words: "Press Space or Enter to make it move now."}
		}))
	}
	return kit.Column(10, append(ps, kit.Text(scene.StyleSmall, scene.Text3, b.Flow.Because))...)
}

// roller returns the ship whose dice fall or lie untold, NoShip if there is none.
func roller(s *game.State, e game.Event) game.ShipID {
	switch e := e.(type) {
	case game.AttackRolled:
		return s.Attack.Attacker
	case game.DefenseRolled:
		return s.Attack.Target
	case game.DiceRerolled:
		return e.By
	}
	return game.NoShip
}

// words returns the current event, or the name of the player who decides.
func (p *Waiting) words(b *battle.Session) string {
	if b.LessonStops() {
		return "Press Back on the card and choose again."
	}
	if b.Flow.Now == nil && len(b.Flow.Queue) == 0 {
		if q := b.Game.FirstOpen(); q != nil {
			return b.Game.Setup().Player(q.Player) + " decides: " + q.Heading(b.Game.Setup())
		}
	} else if w := b.Told.LastSaid(); w != "" {
		return w
	}
	return "Ships are moving."
}
