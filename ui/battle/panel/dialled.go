package panel

import (
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// On shows the maneuver in focus: its template, where the ship ends, what becomes of it there.
func (d *Dial) On(to *scene.Board, b *battle.Session) {
	p := d.question(b)
	if p == nil {
		return
	}
	if own(p) {
		d.proposedEnds(to, b)
		plannedEnds(to, b, b.Planning.LockedEnds(b.Game), p.Ship)
	}
	move, ms := b.Question.Dialled(p), moves(b, p)
	if move < 0 || move >= len(ms) || !b.Ghosts(p) {
		return
	}
	var f game.Fate
	game.Foresee(&b.View, p.Ship, move, &f)
	s, side := stage(b), b.Game.Setup().Facts(p.Ship).Ship.Class.BaseSide
	to.Templates = append(to.Templates,
		scene.TemplateOf(b.Shown.Ships[p.Ship].Pose, side, ms[move].Maneuver, onmap.Difficulty(f.Color)))
	if f.Flight.Short {
		to.Ghosts = append(to.Ghosts, s.Outline(p.Ship, f.Flight.Intended))
	}
	ghost := s.Ghost(p.Ship, f.Flight.To)
	ghost.Refused = f.Dies() || f.StruckAtEnd
	to.Ghosts = append(to.Ghosts, ghost)
	if !ghost.Refused && b.Uses("measuring") {
		spare(to, b, f.Flight.To, side)
	}
	switch {
	case f.LeavesArea:
		warn(to, f.Flight.To, "Leaves the play area")
	case f.Token >= 0:
		warn(to, f.Flight.To, "Touches the "+b.Called(f.Kind))
	case f.StruckAtEnd:
		warn(to, f.Flight.To, "The "+b.Called(f.Kind)+" lands here in the End Phase")
	}
}

// dialledWay returns the template of a move of a ship's dial, from where it stands.
func dialledWay(b *battle.Session, id game.ShipID, move int) scene.Template {
	k := b.Game.Setup().Facts(id).Ship.Class
	return scene.TemplateOf(b.Shown.Ships[id].Pose, k.BaseSide, k.Dial[move].Maneuver,
		onmap.Difficulty(b.Shown.Color(b.Game.Setup(), id, move)))
}

// plannedEnds shows where ships end whose dials are locked, but for one.
func plannedEnds(to *scene.Board, b *battle.Session, ends []reading.LockedEnd, but game.ShipID) {
	s, u := stage(b), b.Game.Setup()
	for _, e := range ends {
		if e.Move < 0 || e.Ship == but {
			continue
		}
		t := dialledWay(b, e.Ship, e.Move)
		t.Alpha = 0.45
		g := s.Ghost(e.Ship, e.At)
		g.Planned, g.Refused = true, e.Dead
		to.Templates, to.Ghosts = append(to.Templates, t), append(to.Ghosts, g)
		to.Tags = append(to.Tags, scene.Tag{
			At:      g.Pt,
			Heading: g.Heading,
			Side:    g.Side,
			Text:    names.Short(u.Name(e.Ship)) + " ends",
			Refused: e.Dead,
			Yields:  !e.Dead,
		})
	}
}

// proposedEnds shows, dotted, where the seat's other ships end by what their dials stand at: what
// one key locks them all at.
func (d *Dial) proposedEnds(to *scene.Board, b *battle.Session) {
	s := stage(b)
	for _, e := range b.ProposedEnds() {
		t := dialledWay(b, e.Ship, e.Move)
		t.Alpha = 0.25
		g := s.Ghost(e.Ship, e.At)
		g.Dotted, g.Refused = true, e.Dead
		to.Templates, to.Ghosts = append(to.Templates, t), append(to.Ghosts, g)
	}
}

// consequences says in words what the maneuver in focus does.
func (d *Dial) consequences(b *battle.Session, p *game.Prompt) kit.Part {
	move := b.Question.Dialled(p)
	switch ms := moves(b, p); {
	case move >= 0 && move < len(ms):
		why := kit.Text(scene.StyleCaption, scene.Text2, b.Recommended(p)).If(own(p))
		if kit.ForThumb() { // what it does is seen first
			link := sumsLink(d.Window).If(!why.None())
			does := []kit.Part{kit.Row(8, d.maneuver(b, p, move).Grow(1), link)}
			return kit.Column(6, append(append(does, d.told(b, p, move)...), why, kit.Space())...)
		}
		if !why.None() {
			why = kit.Row(8, why.Grow(1), sumsLink(d.Window))
		}
		return kit.Column(
			6,
			append(append([]kit.Part{why, d.maneuver(b, p, move)}, d.told(b, p, move)...), kit.Space())...)
	case own(p) && instead(move):
		does, means := b.InsteadWords(p)
		return kit.Column(
			6,
			titled(kit.Icon(insteadIcon(b, p), 24, scene.Accent), kit.Line(scene.StyleH3, scene.Text1, does),
				kit.Line(scene.StyleCaption, scene.Text3, means)),
			check(d.Window, true, "Does not move."),
			kit.Space(),
		)
	}
	return kit.Part{}
}

// maneuver returns the name and the difficulty of a maneuver.
func (d *Dial) maneuver(b *battle.Session, p *game.Prompt, move int) kit.Part {
	var f game.Fate
	game.Foresee(&b.View, p.Ship, move, &f)
	hard, words := onmap.Difficulty(f.Color), "white"
	switch hard {
	case scene.Easy:
		words = "green · removes an Auxiliary Power Token"
		if b.Shown.Ships[p.Ship].Power == 0 {
			words = "easy"
		}
	case scene.Hard:
		words = "red · adds an Auxiliary Power Token"
	}
	m := moves(b, p)[move].Maneuver
	return verdict(
		d.Window,
		titled(
			kit.Icon(dial.Art(m.Bearing), 26, inkOf(b, hard)),
			kit.Linked(scene.StyleH3, scene.Text1, names.Title(m.String()), Rules(d.Window)),
			kit.Linked(scene.StyleCaption, scene.Text3, words, Rules(d.Window)),
		),
	)
}

// told returns the consequences of a maneuver, a line for each.
func (d *Dial) told(b *battle.Session, p *game.Prompt, move int) (ps []kit.Part) {
	var right []kit.Part // what is in order comes after the warnings
	defer func() { ps = append(ps, right...) }()
	say := func(ok bool, words string) {
		switch {
		case words == "":
		case ok:
			right = append(right, check(d.Window, ok, words))
		default:
			ps = append(ps, check(d.Window, ok, words))
		}
	}
	var f game.Fate
	game.Foresee(&b.View, p.Ship, move, &f)
	judged := b.Uses("verdicts")
	if reading.OnDial(p, move) < 0 {
		for _, r := range game.Refusals(&b.View, p) {
			if int(r.N) == move {
				say(false, b.Units(r.Why))
			}
		}
	}
	over := !f.Dies()
	if judged {
		ok, words := stays(b, &f, moves(b, p)[move].Maneuver)
		if free, meets := overlaps(b, p, &f, move); ok && free {
			words, over = strings.TrimSuffix(words, ".")+", "+strings.ToLower(meets[:1])+meets[1:], false
		}
		say(ok, words)
	}
	if does, _ := b.InsteadWords(p); does != "" {
		say(false, "If it moves, it does not "+strings.ToLower(does[:1])+does[1:]+".")
	}
	if judged {
		on := b.Onward(p, move)
		say(false, on.Words(&b.Table))
	}
	if judged && over {
		say(overlaps(b, p, &f, move))
	}
	if judged && !f.Dies() {
		for _, words := range reading.Hazards(&f) {
			say(false, words)
		}
	}
	if f.Power > 0 && (!f.Dies() || !judged) {
		say(false, "Auxiliary Power: no action this round.")
	}
	if aims := d.Window.Aims(p.Ship, move); judged && aims != "" {
		say(true, names.Title(aims))
	}
	return ps
}

// stays says whether a ship that flies stays in play.
func stays(b *battle.Session, f *game.Fate, m physics.Maneuver) (ok bool, words string) {
	switch {
	case f.LeavesArea:
		return false, "Leaves the play area by " + b.Long(f.Out) + ": destroyed at once."
	case f.Token >= 0:
		return false, names.Title(m.String()) + " touches the " + b.Called(f.Kind) + ": destroyed at once."
	case f.StruckAtEnd:
		return false, "Safe to fly, but the " + b.Called(f.Kind) + " lands there: destroyed at the end of this round."
	case len(b.View.Ahead()) > 0:
		return true, "Inside the " + b.Called(b.View.Ahead()[0].Kind) + ", even after it grows."
	}
	return true, "In play."
}

// overlaps says which ships a maneuver meets: where they stand, of one's own those whose dials are
// locked where these end.
func overlaps(b *battle.Session, p *game.Prompt, f *game.Fate, move int) (ok bool, words string) {
	name := b.ShortName
	switch {
	case f.Bumped && f.Against != game.NoShip && own(p) && b.Planning.CountsEnds(&b.View, f.Against):
		return false, "Would stop at " + name(f.Against) + " after its locked maneuver: no action."
	case f.Bumped && f.Against != game.NoShip:
		return false, "Would stop at " + name(f.Against) + " as it is now: no action."
	case f.Bumped:
		return false, "Would stop at a ship as it is now: no action."
	case own(p) && b.Planning.RunsInto(&b.View, move) != game.NoShip:
		return false, name(b.Planning.RunsInto(&b.View, move)) + " moves later and would stop at " + name(p.Ship) + "."
	case own(p) && len(b.Planning.Locked) > 0:
		return true, "No overlap, counting your locked dials."
	}
	return true, "No overlap now."
}

// titled returns a drawing with two lines beside it.
func titled(icon, first, second kit.Part) kit.Part {
	return kit.Row(12, icon, kit.Column(0, first, second).Grow(1))
}
