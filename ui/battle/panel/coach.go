package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Coach proposes three plans or answers to a question. The shown one is told in full and drawn on
// the board.
type Coach struct {
	Window Window
	moved  kit.Scrolled
}

// Commands returns the command that opens the coach, and while it is open its own.
func (p *Coach) Commands(b *battle.Session) kit.Commands {
	cs := kit.Commands{p.ask(b)}
	if b.CoachShows() {
		cs = append(cs, p.take(b))
	}
	return cs
}

// ask asks it, or closes it where it is open.
func (*Coach) ask(b *battle.Session) *kit.Command {
	c := &kit.Command{
		ID:    "coach",
		Words: "Coach",
		Key:   "c",
		Icon:  "captain",
		Tip:   "See the three best choices and why. The coach knows only what you know.",
		Lit:   b.CoachShows(),
		Do:    b.AskCoach,
	}
	if b.CoachShows() {
		c.Do = b.CloseCoach
		return c
	}
	if b.Game == nil || !b.Uses("advice") {
		return c.When(false)
	}
	c.Off = b.CoachOff()
	return c
}

// square returns the coach's button in the bar, with its name where there is room.
func (p *Coach) square(b *battle.Session) kit.Part {
	c := p.ask(b)
	named := *c
	named.Icon, named.Look = "", kit.Small
	return kit.Either(kit.Button(&named), kit.Square(c))
}

func (p *Coach) take(b *battle.Session) *kit.Command {
	c := big(fmt.Sprintf("Take %s %d", kind(b), b.Coach.Shown+1), "Pick this for me. You still confirm it.", b.TakePlan)
	if b.Coach.Thinks() || len(b.Coach.Plans) == 0 {
		c.Words, c.Off = "Thinking", "The coach is still thinking."
	}
	return c
}

// kind returns the word for one proposal, "plan" or "answer".
func kind(b *battle.Session) string {
	return kit.If(b.Coach.OfPlans(), "plan", "answer")
}

// Out reports whether its plans are shown.
func (p *Coach) Out(b *battle.Session) bool { return b.CoachShows() }

// Deeds take a plan, or put them away.
func (p *Coach) Deeds(b *battle.Session) kit.Commands {
	cs := kit.Commands{p.take(b), p.close(b)}
	for i := range b.Coach.Plans {
		cs = append(cs, p.show(b, i))
	}
	return cs
}

func (*Coach) close(b *battle.Session) *kit.Command {
	return &kit.Command{ID: "coach close", Words: "Back to my choice", Key: "esc", Do: b.CloseCoach}
}

func (*Coach) show(b *battle.Session, i int) *kit.Command {
	return &kit.Command{
		ID:    fmt.Sprint("coach ", i+1),
		Words: fmt.Sprintf("Show %s %d", kind(b), i+1),
		Key:   fmt.Sprint(i + 1),
		Do:    func() { b.ShowPlan(i) },
	}
}

// Watch brings the one that is shown into view.
func (p *Coach) Watch(b *battle.Session) (fresh, seen any) {
	return b.Coach.Asks, coachKey(b.Coach.Shown)
}

// coachKey says which proposal a card is.
type coachKey int

// Body returns the plans or answers, one below the other.
func (p *Coach) Body(b *battle.Session) kit.Part {
	c := &b.Coach
	if !b.CoachShows() {
		return kit.Part{}
	}
	ps := []kit.Part{
		kit.Row(
			8,
			kit.Icon("captain", 18, scene.Accent),
			kit.Squeezed(scene.StyleH3, scene.Accent, "The coach says").Grow(1),
			kit.Cap(p.close(b).Given()).Or(kit.Icon("close", 18, scene.Text2)).
				Press(b.CloseCoach).Name("coachclose", -1),
		),
	}
	if c.Thinks() {
		ps = append(ps, kit.Text(scene.StyleSmall, scene.Text2, fmt.Sprintf("Simulating: %d games", c.Games())),
			kit.Gauged(kit.Gauge{Part: float64(c.Percent()) / 100, Ink: scene.Accent}, 8))
		for range 3 {
			ps = append(ps,
				kit.Card(kit.Column(8, kit.Gauged(kit.Gauge{Waits: true}, 12), kit.Gauged(kit.Gauge{Waits: true}, 12))))
		}
		return kit.Column(8, ps...)
	}
	ps = append(ps, kit.Text(scene.StyleSmall, scene.Text2, c.Knows(&b.Table)))
	for i := range c.Plans {
		ps = append(ps, p.card(b, i))
	}
	if about, _ := c.Numbers(&b.Table); about != "" {
		ps = append(ps, kit.Row(8, kit.Line(scene.StyleSmall, scene.Accent, "Why these numbers?"),
			kit.Cap(sums(nil).Given()).If(c.OfPlans()), kit.Space()).Name("counsel", -1).
			Press(func() { p.Window.OpenWhy(battle.Subject{Of: battle.OfCounsel}) }))
	}
	return kit.Column(8, append(ps, kit.Text(scene.StyleCaption, scene.Text3, c.Told(b.Game.Setup())))...)
}

// Column returns the left column while it is open.
func (p *Coach) Column(b *battle.Session) kit.Part {
	p.moved.Seen(coachKey(b.Coach.Shown))
	return kit.Panel(kit.Scroll(&p.moved, p.Body(b)))
}

var figures = scene.Style{Face: scene.Condensed, Size: 20, Line: 24}

// card returns the card of a proposal, in full if it is the shown one.
func (p *Coach) card(b *battle.Session, i int) kit.Part {
	c := &b.Coach
	x, now := &c.Plans[i], i == c.Shown
	ps := []kit.Part{
		kit.Row(8, kit.Numbered(i+1, now), kit.Text(lineStyle, scene.Text1, c.Title(&b.Table, i)).Grow(1),
			kit.Cap(fmt.Sprint(i+1))),
	}
	early := c.TooEarly(&b.Table)
	if x.Games > 0 && !early {
		wins, sure := reading.Wins(&x.Worth, c.Teller)
		small := func(words string) kit.Part { return kit.Line(scene.StyleSmall, scene.Text2, words).At(kit.Below) }
		points := kit.Row(4, kit.Line(figures, kit.If(x.Points() < 0, scene.DangerText, scene.Accent),
			reading.FleetPoints(&x.Worth)), small("Fleet Points")).Whole()
		chance := kit.Row(4, kit.Line(figures, scene.Text1, wins), small("wins")).Whole()
		if !sure {
			chance = small(wins)
		}
		equal := c.Equal(i)
		ps = append(ps, kit.Row(10, points, chance, small("equal").If(equal)).Tip(func() kit.Tip {
			words := "Your expected lead in Fleet Points at the end of the round, and your chance to win, " +
				"as the captain AI rates it."
			if equal {
				words += " The simulations cannot tell this from the first one."
			}
			return kit.Tip{Name: "Expected", Words: words}
		}))
	}
	if now {
		ps = append(ps, p.moves(b, i)...)
	}
	why := kit.If(early, "No enemy is in reach. This looks like the best position.", c.Why(i))
	ps = append(ps, kit.Text(scene.StyleSmall, scene.Text2, why))
	switch fears := c.Fears(&b.Table, i); {
	case early:
	case now && fears != "":
		ps = append(ps, kit.Rule(),
			kit.Text(scene.StyleSmall, scene.Seats[2-int(b.Asked().Player)].Text, "Fears: "+fears))
	case i > 0 && c.OfPlans():
		ps = append(ps, kit.Text(scene.StyleSmall, scene.Text3, c.Differs(&b.Table, i)))
	}
	return kit.Chosen(now, kit.Column(6, ps...)).Key(coachKey(i)).Name("plan", i).Uncovered().
		Press(func() { b.ShowPlan(i) })
}

// moves returns the maneuvers of a plan, ship by ship.
func (p *Coach) moves(b *battle.Session, i int) (ps []kit.Part) {
	c := &b.Coach
	if !c.OfPlans() {
		return nil
	}
	u := b.Game.Setup()
	ps = append(ps, kit.Rule())
	for _, id := range c.Ships(&b.Table) {
		m := c.Plans[i].Moves[id]
		name := kit.Text(scene.StyleSmall, scene.Text1, names.Short(u.Name(id))).Grow(1)
		switch does := c.Instead(&b.Table, id); {
		case does != "":
			ps = append(ps,
				kit.Row(6, kit.Icon("mission", 16, scene.Text1), name, kit.Text(scene.StyleSmall, scene.Text2, does)))
		case m >= 0:
			k := u.Facts(id).Ship.Class.Dial[m]
			ps = append(
				ps,
				kit.Row(
					6,
					kit.Icon(dial.Art(k.Maneuver.Bearing), 16,
						inkOf(b, onmap.Difficulty(b.Shown.Color(u, id, int(m))))),
					name,
					kit.Line(scene.StyleSmall, scene.Text2, names.Title(k.Maneuver.String())).Whole(),
				),
			)
		}
	}
	return append(ps, kit.Rule())
}

// dials returns a row for each open dial of the seat: its present maneuver, and that of the shown
// plan.
func (p *Coach) dials(b *battle.Session) []kit.Part {
	c, u := &b.Coach, b.Game.Setup()
	ps := []kit.Part{
		kit.Row(8, head("Your dials").Grow(1),
			kit.Line(scene.StyleCaption, scene.Text3, "secret until revealed").Whole()),
	}
	for _, q := range b.Plans(b.Asked().Player) {
		dials := u.Facts(q.Ship).Ship.Class.Dial
		plan := "plan " + fmt.Sprint(c.Shown+1) + ": "
		switch m := c.Plans[c.Shown].Moves[q.Ship]; {
		case c.Instead(&b.Table, q.Ship) != "":
			plan += c.Instead(&b.Table, q.Ship)
		case m >= 0:
			plan += names.Title(dials[m].Maneuver.String())
		}
		ink, sign := scene.Accent, kit.Part{}
		if b.Planning.Locked[q.Ship] {
			ink, plan = scene.Text2, "locked"
		}
		if m, ok := b.Planning.Dials[q.Ship]; ok && m >= 0 {
			sign = kit.Icon(dial.Art(dials[m].Maneuver.Bearing), 18,
				inkOf(b, onmap.Difficulty(b.Shown.Color(u, q.Ship, m))))
		}
		ps = append(ps, kit.Row(8, drawn(b, q.Ship, 28, kit.Part{}),
			kit.Column(0, kit.Line(lineStyle, scene.Text1, names.Short(u.Name(q.Ship))),
				kit.Text(scene.StyleCaption, ink, plan)).Grow(1), sign), kit.Rule())
	}
	return ps
}

// Beside returns the average outcome of the shown plan, for the right column where that has room.
func (p *Coach) Beside(b *battle.Session) kit.Part {
	c := &b.Coach
	if !c.OfPlans() || len(c.Plans) == 0 {
		return kit.Part{}
	}
	x := &c.Plans[c.Shown]
	u := b.Game.Setup()
	_, ways := c.Ends(c.Shown)
	fact := func(words, value string, bad bool) kit.Part {
		return kit.Column(
			5,
			kit.Row(8, kit.Text(scene.StyleSmall, scene.Text2, words).Grow(1),
				kit.Text(factStyle, kit.If(bad, scene.DangerText, scene.Text1), value).Whole()),
			kit.Rule(),
		)
	}
	ps := append(p.dials(b), head(fmt.Sprintf("Plan %d, average", c.Shown+1)),
		fact("Damage dealt", reading.Damage(x.Dealt()), false))
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if id := game.ShipID(i); b.Shown.Ships[i].Owner == b.Asked().Player && x.Hurt(id) >= 50 {
			ps = append(ps, fact("Damage taken, "+names.Short(u.Name(id)), reading.Damage(x.Hurt(id)), false))
		}
	}
	ps = append(ps, fact("Enemy ships destroyed", reading.Damage(x.Destroyed()), false),
		fact("Own ships lost", reading.Damage(x.Lost()), x.Lost() >= 500))
	for _, id := range c.Ships(&b.Table) {
		if x.Moves[id] < 0 || c.Instead(&b.Table, id) != "" {
			continue
		}
		n := fmt.Sprint(ways[id])
		if ways[id] >= 20 {
			n = "20 or more"
		}
		ps = append(ps, fact("Ways on, "+names.Short(u.Name(id)), n, ways[id] == 0))
	}
	ps = append(ps,
		kit.Text(scene.StyleSmall, scene.Text2, "This sets your unlocked dials. You can still change each one."))
	return kit.Column(8, ps...)
}

var lineStyle = scene.Style{Face: scene.SansBold, Size: 15, Line: 20}

// On shows the plans on the board: where the ships end by the one that is shown, by the others
// dotted, and the reply that is feared.
func (p *Coach) On(to *scene.Board, b *battle.Session) {
	c := &b.Coach
	if !b.CoachShows() || len(c.Plans) == 0 {
		return
	}
	s := stage(b)
	if q := b.Asked(); q.Ask == game.PlaceShip {
		g := s.Ghost(q.Ship, c.Plans[c.Shown].Answer.Pose)
		g.Number, g.Shown = c.Shown+1, true
		to.Ghosts = append(to.Ghosts, g)
	}
	if !c.OfPlans() {
		p.feared(to, b)
		return
	}
	for i := range c.Plans {
		at, _ := c.Ends(i)
		for _, id := range c.Ships(&b.Table) {
			m := c.Plans[i].Moves[id]
			if m < 0 || c.Instead(&b.Table, id) != "" ||
				i != c.Shown && (c.Plans[c.Shown].Moves[id] == m || i > 0 && p.twin(c, i, id)) {
				continue
			}
			g := s.Ghost(id, at[id])
			g.Number, g.Shown, g.Dotted = i+1, i == c.Shown, i != c.Shown
			if g.Dotted {
				g.Art = nil
			} else {
				to.Templates = append(to.Templates, dialledWay(b, id, int(m)))
			}
			to.Ghosts = append(to.Ghosts, g)
		}
	}
	p.feared(to, b)
}

// twin reports whether one of the plans before that are dotted has a ship at the same end.
func (*Coach) twin(c *battle.Coach, i int, id game.ShipID) bool {
	for k := range i {
		if k != c.Shown && c.Plans[k].Moves[id] == c.Plans[i].Moves[id] {
			return true
		}
	}
	return false
}

// feared draws the reply that the shown plan fears: the end of the enemy's ship, its line of fire,
// its effect.
func (*Coach) feared(to *scene.Board, b *battle.Session) {
	r := &b.Coach.Plans[b.Coach.Shown].Feared
	if r.Ship == game.NoShip {
		return
	}
	s, u := stage(b), b.Game.Setup()
	if k := u.Facts(r.Ship).Ship.Class; r.Move >= 0 {
		to.Ghosts = append(to.Ghosts, s.Ghost(r.Ship, r.End))
		t := scene.TemplateOf(b.Shown.Ships[r.Ship].Pose, k.BaseSide, k.Dial[r.Move].Maneuver, scene.Normal)
		t.Alpha = 0.45
		to.Templates = append(to.Templates, t)
	}
	if !b.Coach.OfPlans() && r.AtPose != b.Shown.Ships[r.At].Pose { // it flies before that
		to.Ghosts = append(to.Ghosts, s.Ghost(r.At, r.AtPose))
	}
	from, at := scene.FromPhysics(r.End).Pt, scene.FromPhysics(r.AtPose).Pt
	to.Fires = append(to.Fires,
		scene.Fire{From: from, To: at, Seat: int(b.Shown.Ships[r.Ship].Owner) + 1, Feared: true})
	to.Callouts = append(to.Callouts, scene.Callout{
		At:    from,
		Seeks: true,
		Seat:  int(b.Shown.Ships[r.Ship].Owner) + 1,
		Lines: []string{"Likely reply: " + names.Short(u.Name(r.Ship)),
			fmt.Sprintf("Range %d on %s, %s damage", r.Range, names.Short(u.Name(r.At)), reading.Damage(r.Damage))},
	})
}
