package table

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// candidatesOn shows whom the action in focus could be performed on: rings of the ranges, a line to each with its distance,
// a dotted one with the reason to those that are refused.
func (t *Table) candidatesOn(b *scene.Board, p *game.Prompt, o *game.Option) {
	lock := o.Kind == game.Perform && o.Action == card.TargetLock
	if !lock && (o.Kind != game.TakeSpecial || o.Ship == game.NoShip || o.Ship == p.Ship) {
		return
	}
	if lock {
		fan := t.stage().Fan(p.Ship, physics.AllRound, 3)
		fan.Seat, fan.Numbers = 0, false
		b.Fans = append(b.Fans, fan)
	}
	from := t.middleOf(p.Ship)
	same := func(kind game.OptionKind, a card.Action) bool { return kind == o.Kind && (!lock || a == o.Action) }
	for _, q := range p.Options {
		if !same(q.Kind, q.Action) || q.Ship == game.NoShip || q.Ship == p.Ship {
			continue
		}
		dist := float64(q.Dist)
		if !lock {
			dist = t.Shown.Gap(t.Game.Setup(), p.Ship, q.Ship).Dist
		}
		b.Fires = append(b.Fires, scene.Fire{From: from, To: t.middleOf(q.Ship), Lock: true})
		f := t.stage().Frame(q.Ship, false)
		b.Frames = append(b.Frames, f)
		b.Tags = append(b.Tags, scene.Tag{At: f.Pt, Heading: f.Heading, Side: f.Side, Text: fmt.Sprintf("Range %d · %s", t.Game.Setup().Band(dist), t.Long(dist))})
		if s := t.shipOn(b, q.Ship); s != nil && lock && q == *o {
			s.Locks = append(s.Locks, scene.Lock{Letter: 'A' + byte(p.Ship), Target: true, Proposed: true})
		}
	}
	for _, r := range game.Refusals(&t.View, p) {
		if !same(r.Kind, r.Act) || r.Ship == game.NoShip || r.Ship == p.Ship || !t.Shown.Ships[r.Ship].OnTable() {
			continue
		}
		f := t.stage().Frame(r.Ship, false)
		b.Fires = append(b.Fires, scene.Fire{From: from, To: f.Pt, Refused: true})
		why := strings.TrimSuffix(r.Why, ".")
		if t.lay.small {
			why, _, _ = strings.Cut(why, ":") // the row says the rest
		}
		b.Tags = append(b.Tags, scene.Tag{At: f.Pt, Heading: f.Heading, Side: f.Side, Text: canvas.Shorten(scene.StyleBoardLabel, why, 190), Refused: true})
		if s := t.shipOn(b, r.Ship); s != nil {
			s.Muted = true
		}
	}
}

// shipOn is a ship as the board shows it, nil when it is not there.
func (t *Table) shipOn(b *scene.Board, id game.ShipID) *scene.Ship {
	at := fromPose(t.Shown.Ships[id].Pose)
	for i := range b.Ships {
		if b.Ships[i].Pose == at {
			return &b.Ships[i]
		}
	}
	return nil
}

// takenOn keeps the names on the board away from what the window lays over it: its buttons, the dice, the ring, cards.
func (t *Table) takenOn(b *scene.Board) {
	l := t.lay.board
	for _, h := range t.Canvas.Hits {
		ring := strings.HasPrefix(h.ID, "ring:")
		if ring { // with its name
			x := h.X + h.W/2
			h.X, h.W, h.H = x-ringNameWide/2, ringNameWide, h.H+22
		}
		if ring || slices.Contains(boardButtons, h.ID) || h.ID == "handle" || h.ID == "tray" || h.ID == "map" || h.ID == "termcard" || h.ID == "alwayslist" {
			b.Taken = append(b.Taken, scene.Taken{X: h.X - l.X, Y: h.Y - l.Y, W: h.W, H: h.H})
		}
	}
}
