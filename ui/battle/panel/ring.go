package panel

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Ring is the actions of a ship about it on the board; each stands for the first option of its
// kind.
type Ring struct {
	plain
	Window Window
}

// mostInRing is the most actions that have room around a ship.
const mostInRing = 9

// question returns the question for an action, nil if there is none.
func (*Ring) question(b *battle.Session) *game.Prompt {
	p := b.Asked()
	if b.Stage() != battle.Asks || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction ||
		p.Ship == game.NoShip {
		return nil
	}
	return p
}

// Stands returns the options that the ring has buttons for, in the order of the list, those with
// several targets once; the option that does nothing is the last.
func (r *Ring) Stands(b *battle.Session) (options []int) {
	p := r.question(b)
	if p == nil {
		return nil
	}
	var before []game.Option
	for _, l := range b.Listing(p) {
		if l.At < len(p.Options) && !l.Told && !sameAction(before, &p.Options[l.At]) {
			options, before = append(options, l.At), append(before, p.Options[l.At])
		}
	}
	return options
}

// sameAction reports whether one of the options is the same action as another, on another target.
func sameAction(before []game.Option, o *game.Option) bool {
	for _, q := range before {
		if q.Kind == o.Kind &&
			(o.Kind == game.Pass || o.Kind == game.Perform && q.Action == o.Action || o.Kind == game.UseCard &&
				q.Line == o.Line || o.Kind == game.RepairCard || o.Kind == game.Enable) {
			return true
		}
	}
	return false
}

// Body of it: as large as the board that it lies on.
func (r *Ring) Body(b *battle.Session) kit.Part {
	p, options := r.question(b), r.Stands(b)
	if len(options) == 0 || len(options) > mostInRing || b.Question.PickedEcho(p) {
		return kit.Part{}
	}
	s := stage(b)
	base := func(id game.ShipID) boardview.FreeBase {
		at := s.Frame(id, false)
		return boardview.FreeBase{At: at.Pt, Side: at.Side}
	}
	var keep []boardview.FreeBase
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if id := game.ShipID(i); id != p.Ship && b.Shown.Ships[i].OnTable() {
			keep = append(keep, base(id))
		}
	}
	meant, is := b.Question.Meant(p)
	var ps []boardview.Spoke
	for _, i := range options {
		on := is && (i == b.Question.Answer() || sameAction(p.Options[i:i+1], &meant))
		ps = append(ps, r.spoke(b, p, i, on))
	}
	return boardview.Fan(base(p.Ship), keep, ps...)
}

// spoke returns the button of an option.
func (r *Ring) spoke(b *battle.Session, p *game.Prompt, i int, on bool) boardview.Spoke {
	k := boardview.RoundOf{
		Icon:  reading.IconOf(p.Options[i]),
		Words: r.label(b, p, i),
		Edge:  scene.Seats[b.SeatOfBar()].Main,
		On:    on,
		Small: p.Options[i].Kind == game.Pass,
	}
	if key := b.KeyOf(p, i); key != reading.NoKey {
		k.Cap = fmt.Sprint(key)
	}
	return boardview.Spoke{Of: k, Does: func(part kit.Part) kit.Part {
		part = part.Key(ringKey(i)).Name("ring", i).Uncovered().Skip().Press(func() {
			b.Choose(p, i)
		}).Tip(func() kit.Tip { return optionTip(b, p, i) })
		if p.Max > 1 {
			return part
		}
		return part.Point(previews(r.Window, b, p, i, "tick")).Give(func() { b.ChooseAndGive(p, i) })
	}}
}

// ringKey says which option a button stands for.
type ringKey int

// label returns the name of an option without its target.
func (*Ring) label(b *battle.Session, p *game.Prompt, i int) string {
	o := &p.Options[i]
	switch o.Kind {
	case game.Perform:
		return names.Title(strings.ReplaceAll(o.Action.String(), "-", " "))
	case game.Enable:
		return "Enable a card"
	case game.Pass:
		return "Nothing"
	}
	return b.Brief(p, i)
}

// On shows whom the action in focus could be performed on: rings of the ranges, a line to each with
// its distance, a dotted one with the reason to those that are refused.
func (r *Ring) On(to *scene.Board, b *battle.Session) {
	p := r.question(b)
	if p == nil {
		return
	}
	o, ok := b.Question.Focused(p)
	k := aim{to: to, b: b, p: p, option: o, lock: o.Kind == game.Perform && o.Action == card.TargetLock}
	if !ok || !k.lock && (o.Kind != game.TakeSpecial || o.Ship == game.NoShip || o.Ship == p.Ship) {
		return
	}
	if k.lock {
		fan := stage(b).Fan(p.Ship, physics.AllRound, 3)
		fan.Seat, fan.Numbers = 0, false
		to.Fans = append(to.Fans, fan)
	}
	k.offered()
	k.refused()
}

// aim is the action in focus with the ships that it could be performed on.
type aim struct {
	to     *scene.Board
	b      *battle.Session
	p      *game.Prompt
	option game.Option
	lock   bool // it is a Target Lock
}

// about reports whether an option, or a refusal of one, is this action on another ship.
func (k *aim) about(kind game.OptionKind, a card.Action, on game.ShipID) bool {
	return kind == k.option.Kind && (!k.lock || a == k.option.Action) && on != game.NoShip && on != k.p.Ship
}

// offered draws the ships that the action may be performed on.
func (k *aim) offered() {
	s, u := stage(k.b), k.b.Game.Setup()
	for _, q := range k.p.Options {
		if !k.about(q.Kind, q.Action, q.Ship) {
			continue
		}
		dist := float64(q.Dist)
		if !k.lock {
			dist = k.b.Shown.Gap(u, k.p.Ship, q.Ship).Dist
		}
		f := s.Frame(q.Ship, false)
		k.to.Fires = append(k.to.Fires, scene.Fire{From: s.Middle(k.p.Ship), To: s.Middle(q.Ship), Lock: true})
		k.to.Frames = append(k.to.Frames, f)
		k.to.Tags = append(k.to.Tags, scene.Tag{
			At:      f.Pt,
			Heading: f.Heading,
			Side:    f.Side,
			Text:    fmt.Sprintf("Range %d · %s", u.Band(dist), k.b.Long(dist)),
		})
		if d := shipOn(k.to, k.b, q.Ship); d != nil && k.lock && q == k.option {
			d.Locks = append(d.Locks, scene.Lock{Letter: 'A' + byte(k.p.Ship), Target: true, Proposed: true})
		}
	}
}

// refused draws the ships that the action may not be performed on, and the reason.
func (k *aim) refused() {
	s := stage(k.b)
	for _, no := range game.Refusals(&k.b.View, k.p) {
		if !k.about(no.Kind, no.Act, no.Ship) || !k.b.Shown.Ships[no.Ship].OnTable() {
			continue
		}
		f := s.Frame(no.Ship, false)
		why := strings.TrimSuffix(k.b.Units(no.Brief), ".") // the row says the rest
		k.to.Fires = append(k.to.Fires, scene.Fire{From: s.Middle(k.p.Ship), To: f.Pt, Refused: true})
		k.to.Tags = append(k.to.Tags, scene.Tag{At: f.Pt, Heading: f.Heading, Side: f.Side, Text: why, Refused: true})
		if d := shipOn(k.to, k.b, no.Ship); d != nil {
			d.Muted = true
		}
	}
}
