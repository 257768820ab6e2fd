package front

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// told is a costly decision as it came out, with its picture.
type told struct {
	played reading.Played
	board  *scene.Board
	on     []scene.Pt
}

// toldOf returns the i-th decision as it came out, made once.
func (p *Over) toldOf(i int, d *reading.Decision) *told {
	if p.told[i] == nil {
		p.told[i] = newTold(d, p.battle.Game.Answers())
	}
	return p.told[i]
}

// newTold has the picture framed on the ship: where it flew and where it should have, who had it in
// arc, and what was attacked.
func newTold(d *reading.Decision, answers []game.Answer) *told {
	t := &told{played: d.Happened(answers), board: onmap.Board(d.View)}
	v, id := d.View, t.played.Ship
	if id == game.NoShip || !v.Ships[id].OnTable() {
		return t
	}
	from := scene.FromPhysics(v.Ships[id].Pose)
	t.on = append(t.on, from.Pt)
	near := func(of game.ShipID) {
		if v.Ships[of].OnTable() {
			t.on = append(t.on, scene.FromPhysics(v.Ships[of].Pose).Pt)
		}
	}
	if d.OfPlans() {
		t.flight(v, id, d.Played.Moves[id], false)
		t.flight(v, id, d.Better.Moves[id], true)
		for _, by := range t.played.Arcs {
			near(by)
		}
		return t
	}
	for i := range d.Asked.Options {
		o := &d.Asked.Options[i]
		played, better := d.Played.Answer.Picks>>uint(i)&1 != 0, d.Better.Answer.Picks>>uint(i)&1 != 0
		if !played && !better || o.Ship == game.NoShip || o.Ship == id || !v.Ships[o.Ship].OnTable() {
			continue
		}
		to := scene.FromPhysics(v.Ships[o.Ship].Pose).Pt
		t.board.Fires = append(t.board.Fires,
			scene.Fire{From: from.Pt, To: to, Lock: better, Feared: played && !better})
		near(o.Ship)
	}
	if a := &v.Attack; a.On {
		near(a.Attacker)
		near(a.Target)
	}
	return t
}

// flight lays the end of a maneuver on the picture, that of the better one in accent.
func (t *told) flight(v *game.View, id game.ShipID, move int8, better bool) {
	class := v.Setup.Facts(id).Ship.Class
	if move < 0 || int(move) >= len(class.Dial) {
		return
	}
	var f game.Fate
	game.Foresee(v, id, int(move), &f)
	ship, end := onmap.Ship(&v.State, v.Setup, id), scene.FromPhysics(f.Flight.To)
	t.board.Templates = append(t.board.Templates,
		scene.TemplateOf(f.Flight.From, class.BaseSide, class.Dial[move].Maneuver, scene.Normal))
	t.board.Ghosts = append(t.board.Ghosts,
		scene.Ghost{Pose: end, Side: ship.Side, Seat: ship.Seat, Art: ship.Art, Tones: ship.Tones, Shown: better})
	t.on = append(t.on, end.Pt)
}

// balance tells luck beside skill: what the dice gave and took, and what decisions cost.
func (p *Over) balance() kit.Part {
	g, who := p.battle.Game, p.who()
	all := record.Shoot(g.Setup(), g.Answers()).Luck(len(g.Answers()))
	more := func(of game.PlayerID) float64 { return float64(all[of].Dealt) - all[of].Expected }
	luck := more(who) - more(who.Other())
	ink := scene.Text1
	if luck <= -0.5 {
		ink = scene.DangerText
	}
	cell := func(label, number string, ink kit.Ink, words string) kit.Part {
		return kit.Card(kit.Row(10, kit.Line(scene.StyleLabel, scene.Text3, label),
			kit.Line(scene.StyleNumber20, ink, number).Whole(),
			kit.Text(scene.StyleSmall, scene.Text2, words).Grow(1).Least(90, 0)))
	}
	skill, words := "…", "being analyzed"
	if p.review.Done() {
		lost := 0
		for _, d := range p.decisions() {
			lost += d.Loss()
		}
		skill, words = fmt.Sprintf("%s points", names.Minus(fmt.Sprint(-int(math.Round(float64(lost)/10))))),
			"of the chance to win, by decisions"
	}
	return kit.Grid(240, 8,
		cell("Luck", names.Minus(fmt.Sprintf("%+.1f", luck)), ink, "damage gained or lost by dice"),
		cell("Skill", skill, scene.Text1, words)).Name("balance", -1)
}

// nextThing is one thing to try next, with its button.
func (p *Over) nextThing() kit.Part {
	if p.review == nil || !p.review.Done() {
		return kit.Part{}
	}
	ds := p.decisions()
	words, do := "The same fleets again.", p.main()
	switch won := p.battle.Shown.Result.Winner == p.who(); {
	case len(ds) > 0 && p.again(0, &ds[0]) != nil:
		words, do = fmt.Sprintf("Round %d again, with %s.", ds[0].Round, ds[0].Best()), p.again(0, &ds[0])
		do.Words = fmt.Sprintf("Play round %d again", ds[0].Round)
	case won && p.swap() != nil:
		words, do = "The same battle from the other side.", p.swap()
	}
	do.Look = kit.Small
	return kit.Panel(kit.Row(12, kit.Line(scene.StyleLabel, scene.Accent, "Try next"),
		kit.Text(scene.StyleBody, scene.Text1, words).Grow(1).Least(160, 0), kit.Button(do))).Name("trynext", -1)
}
