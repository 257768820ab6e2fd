package panel

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Ending is the checklist of an End Phase: what each step did, a card for each ship that it
// destroyed, and what comes.
type Ending struct {
	Window Window
}

// Commands of it. What an End Phase did can be read again whenever no other is shown.
func (k *Ending) Commands(b *battle.Session) kit.Commands {
	read := &kit.Command{
		ID:    "ending",
		Words: "End of round summary",
		Key:   "o",
		Do:    func() { b.Do(b.Told.Read(len(b.Told.Endings))) },
	}
	e := b.EndingShown()
	switch {
	case e == nil:
		return kit.Commands{read}
	case b.Told.EndRead > 0:
		return kit.Commands{
			read,
			{
				ID:    "endclose",
				Words: "Back",
				Key:   "enter",
				Tip:   "Back to the current question.",
				Do:    func() { b.Told.EndRead = 0 },
			},
		}
	}
	ls := b.EndLines(e, b.Flow.Event())
	return kit.Commands{read,
		{
			ID:    "skip",
			Words: ls[len(ls)-1].Name,
			Key:   "enter",
			Look:  kit.Main,
			Tip:   "Skip the animation.",
			Do:    b.Confirm,
		},
		{ID: "hurry", Words: "Skip", Key: "space", Look: kit.Hidden, Do: b.Hurry}}
}

// endKey says which step of which End Phase a row is.
type endKey struct {
	round int16
	step  int
}

// Watch tells which End Phase it is about, and which step is to be seen.
func (k *Ending) Watch(b *battle.Session) (fresh, seen any) {
	e := b.EndingShown()
	if e == nil {
		return nil, nil
	}
	return e.Round, endKey{e.Round, e.EndedAt(b.EndLines(e, b.Flow.Event()), b.Flow.Event())}
}

// Body of it.
func (k *Ending) Body(b *battle.Session) kit.Part {
	e := b.EndingShown()
	if e == nil {
		return kit.Part{}
	}
	ls := b.EndLines(e, b.Flow.Event())
	at := e.EndedAt(ls, b.Flow.Event())
	rows := make([]kit.Part, len(ls))
	for i := range ls {
		rows[i] = k.step(e, i, at, &ls[i])
	}
	told := []kit.Part{
		kit.Linked(scene.StyleLabel, scene.Text3, fmt.Sprintf("End Phase, round %d", e.Round), Rules(k.Window)),
		kit.Column(0, rows...),
	}
	for i := range e.Gone {
		told = append(told, warning(k.Window, gone(b, &e.Gone[i]), kit.Part{}))
	}
	told = append(told, weighed(b, e.Round)...)
	column := func(last kit.Part) kit.Part { return kit.Column(10, append(slices.Clip(told), last)...) }
	if r := b.RoomLeft(); r.Now < physics.AreaSide*physics.AreaSide || r.NextRound > 0 {
		heading, words := head(roomHead(b)), kit.Text(scene.StyleSmall, scene.Text1, b.RoomWords(r))
		return kit.Ample(
			column(
				kit.Column(8, heading, kit.Row(0, kit.Space(), boardview.Thumb(roomBoard(b, r), 150), kit.Space()),
					words),
			),
			column(kit.Column(8, heading, kit.Row(14, boardview.Thumb(roomBoard(b, r), 64), words.Grow(1)))),
		)
	}
	state := State{Window: k.Window}
	return column(kit.Column(10, state.Body(b), asItStands(b)))
}

// weighed returns the plans that the computer weighed for the dials of the round.
func weighed(b *battle.Session, round int16) (ps []kit.Part) {
	for seat := game.One; seat <= game.Two; seat++ {
		plans := b.Weighed(round, seat)
		if len(plans) == 0 {
			continue
		}
		ps = append(ps, head("What "+b.Game.Setup().Player(seat)+" weighed"))
		for i := range plans {
			ps = append(ps, kit.Row(10, kit.Line(scene.StyleNumber, scene.Seats[int(seat)+1].Text, plans[i].Often).
				Wide(44), kit.Text(scene.StyleSmall, scene.Text2, plans[i].Moves).Grow(1)).Name("weighed", i).
				Tip(func() kit.Tip {
					return kit.Tip{Name: "Plans considered",
						Words: "How likely it was to fly each plan. It mixes good plans to stay unpredictable, and it knew none of your dials."}
				}))
		}
	}
	return ps
}

// step returns a step with its mark: done, now, to come.
func (k *Ending) step(e *reading.Ending, i, at int, l *reading.EndLine) kit.Part {
	mark, ink, sub := kit.Numbered(i+1, i == at), scene.Text1, scene.Text3
	switch {
	case i < at:
		mark, ink = kit.Icon("ok", 20, scene.Accent), scene.Text2
	case i == at:
		sub = scene.Text2
	}
	row := kit.Entry(
		i == at,
		kit.Row(13, mark,
			kit.Column(0, kit.Squeezed(stepStyle, ink, l.Name), kit.Text(scene.StyleCaption, sub, l.Second)).Grow(1)),
	)
	row = row.Key(endKey{e.Round, i}).Name("endstep", i).Uncovered()
	if l.Second == "" {
		return row
	}
	return row.Tip(func() kit.Tip {
		words := names.Title(l.Second) + "."
		if l.Step == reading.EndTokens && len(e.Ships) > 0 { // ship by ship
			words = strings.Join(e.Ships, "; ") + "."
		}
		return kit.Tip{Name: l.Name, Words: words}
	})
}

var stepStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 18}

// gone says that a ship is destroyed and by what, with the rule.
func gone(b *battle.Session, g *reading.Gone) *reading.Warning {
	u := b.Game.Setup()
	w := &reading.Warning{Head: names.Short(u.Name(g.Ship)) + " destroyed", Words: g.Why}
	if g.Laid {
		if e, ok := glossary.Find(u.Token(g.Kind).Name); ok {
			w.Term, w.Words = e.Name, w.Words+" "+e.Words
		}
	}
	return w
}

// roomHead names what the play area is bounded by.
func roomHead(b *battle.Session) string {
	for i := range b.Shown.Tokens[:b.Shown.NTokens] {
		if tk := &b.Shown.Tokens[i]; b.LookOf(tk) == game.BarrierLook {
			return "Space inside the " + b.Called(tk.Kind)
		}
	}
	return "Space in the play area"
}

// roomBoard returns the table for a small map: the ground that is lost, the barriers that lie,
// those to come, the ships.
func roomBoard(b *battle.Session, r *reading.Room) *scene.Board {
	to, u := &scene.Board{}, b.Game.Setup()
	for i := range b.Shown.Tokens[:b.Shown.NTokens] {
		switch tk := &b.Shown.Tokens[i]; b.LookOf(tk) {
		case game.BarrierLook, game.OutsideLook:
			onmap.PutToken(to, u, tk)
		default: // nothing else bounds it
		}
	}
	for i := range r.Coming {
		if b.LookOf(&r.Coming[i]) == game.BarrierLook {
			to.Next = append(to.Next, onmap.Piece(u, &r.Coming[i]))
		}
	}
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if b.Shown.Ships[i].OnTable() {
			to.Ships = append(to.Ships, onmap.Ship(&b.Shown, u, game.ShipID(i)))
		}
	}
	return to
}

// asItStands returns the Fleet Points, the counters beside the ship cards, and the number of
// rounds.
func asItStands(b *battle.Session) kit.Part {
	u := b.Game.Setup()
	ps := []kit.Part{head("Current score")}
	add := func(words, value string) { ps = append(ps, fact(words, value, scene.Text1)) }
	for p := game.One; p <= game.Two; p++ {
		add(u.Player(p), fmt.Sprintf("%d Fleet Points", game.Points(&b.Shown, u, p)))
		for _, k := range b.Counters(p) {
			add(k.Name, fmt.Sprint(k.N))
		}
	}
	if limit := u.House.RoundLimit; limit > 0 {
		add("Round", fmt.Sprintf("%d of %d", b.Shown.Round, limit))
	}
	return kit.Column(4, ps...)
}

// Strip returns the steps of the End Phase for a question that it asks.
func (k *Ending) Strip(b *battle.Session) kit.Part {
	e := b.Told.EndingNow()
	if e == nil {
		return kit.Part{}
	}
	called := []string{"Tokens", "Shields"}
	if w := b.Grows(e); w != "" {
		called = append(called, names.Title(w), "Test")
	}
	return kit.Panel(kit.Steps(1, called...))
}

// pillNames are the steps in few words; what a sheet does has its own.
var pillNames = [...]string{
	reading.EndTokens:  "Removing tokens",
	reading.EndShields: "Cloaks and shields",
	reading.EndTime:    "Time Tokens",
	reading.EndSheet:   "",
	reading.EndTest:    "Checking ships",
	reading.EndNext:    "Round ends",
}

// Pill returns the progress of the End Phase while that is shown, else the zero part.
func (k *Ending) Pill(b *battle.Session) kit.Part {
	e := b.Told.EndingNow()
	if e == nil || b.Shown.Phase != game.End || !b.Flow.Moving() {
		return kit.Part{}
	}
	ls := b.EndLines(e, b.Flow.Event())
	l := &ls[e.EndedAt(ls, b.Flow.Event())]
	_, words := ended(b, e, l.Step)
	part := func() float64 {
		part, _ := ended(b, e, l.Step)
		return part
	}
	name := pillNames[l.Step]
	if name == "" {
		name = l.Name
	}
	ink := kit.If(len(e.Laid) > 0, scene.DangerText, scene.Accent)
	skip := &kit.Command{
		ID:    "skip",
		Words: "Skip",
		Key:   "space",
		Look:  kit.Small,
		Tip:   "Skip the animation.",
		Do:    b.Hurry,
	}
	return kit.Bare(
		kit.Air(
			18,
			6,
			kit.Row(
				12,
				kit.Line(stepStyle, scene.Text1, name).Whole(),
				kit.Gauged(kit.Gauge{Moves: part, Ink: ink}, 8).Grow(1),
				kit.Line(scene.StyleSmall, scene.Text2, words).Whole(),
				kit.Button(skip),
			),
		),
	)
}

// ended returns the part of a step of the End Phase that is done, 0 to 1, and that in words.
func ended(b *battle.Session, e *reading.Ending, step reading.EndStep) (part float64, words string) {
	now, u := game.Event(nil), 0.0
	if m, ok := b.Flow.Now.(*motion.Motion); ok {
		now, u = m.Event, m.U()
	}
	switch step {
	case reading.EndTokens:
		left := len(e.Ships)
		for _, q := range append(slices.Clip(b.Flow.Queue), now) {
			if _, ok := q.(game.TokensRemoved); ok {
				left++
			}
		}
		if left == 0 {
			return 1, ""
		}
		return (float64(len(e.Ships)) + u) / float64(left), fmt.Sprintf("%d of %s", len(e.Ships),
			names.Count(left, "ship"))
	case reading.EndSheet:
		return u, ""
	case reading.EndTest:
		if e.Tested == 0 {
			return u, ""
		}
		if _, front := now.(game.ScenarioSaid); !front {
			u = 1
		}
		clear := e.Tested - len(e.Gone)
		return max(u, float64(len(e.Gone))/float64(e.Tested)) * float64(clear) / float64(e.Tested),
			fmt.Sprintf("%d of %d clear", clear, e.Tested)
	}
	return 1, ""
}

// On shows what the End Phase does to ships: the front that tests them, and why one is gone.
func (k *Ending) On(to *scene.Board, b *battle.Session) {
	e := b.Told.EndingNow()
	if e == nil || b.Shown.Phase != game.End {
		return
	}
	u := b.Game.Setup()
	if m, ok := b.Flow.Now.(*motion.Motion); ok && len(e.Laid) > 0 {
		if _, test := m.Event.(game.ScenarioSaid); test {
			for i := range b.Shown.Tokens[:b.Shown.NTokens] {
				tk := &b.Shown.Tokens[i]
				if tk.Round == b.Shown.Round && b.LookOf(tk) == game.BarrierLook {
					w := onmap.Piece(u, tk)
					to.Effects = append(to.Effects, scene.Effect{
						Kind: scene.LayEffect,
						From: w.A.Lerp(w.B, max(0, m.U()-0.25)),
						To:   w.A.Lerp(w.B, m.U()),
					})
				}
			}
		}
	}
	for i := range e.Gone {
		g := &e.Gone[i]
		second := strings.TrimSuffix(g.Why, ".")
		switch {
		case g.Laid && u.Token(g.Kind).Look == game.OutsideLook:
			second = "outside the " + b.Called(g.Kind)
		case g.Laid:
			second = "the new " + b.Called(g.Kind) + " covers its base"
		}
		to.Callouts = append(
			to.Callouts,
			scene.Callout{At: scene.FromPhysics(b.Shown.Ships[g.Ship].Pose).Pt, Danger: true, Seeks: true,
				Lines: []string{names.Short(u.Name(g.Ship)) + " is destroyed", second}},
		)
	}
}
