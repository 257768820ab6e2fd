package panel

import (
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Dial is the dial of the ship that is planned, or of one that its owner's opponent turns, and what
// the maneuver in focus does.
type Dial struct {
	Window    Window
	loss      kit.Held
	explained bool // the legend of its marks is shown
}

// question returns the question for a maneuver, nil if there is none.
func (*Dial) question(b *battle.Session) *game.Prompt {
	p := b.Asked()
	if b.Stage() != battle.Asks || b.CoachShows() || p.Ask != game.ChooseManeuver && p.Ask != game.ChooseForOpponent {
		return nil
	}
	return p
}

// own reports whether the dial is the ship's own; one turned for the opponent counts its moves by
// its options.
func own(p *game.Prompt) bool { return p.Ask == game.ChooseManeuver }

// moves returns the maneuvers on the dial of the ship of a question.
func moves(b *battle.Session, p *game.Prompt) []card.Move {
	return b.Game.Setup().Facts(p.Ship).Ship.Class.Dial
}

// turn turns the dial to a move.
func (d *Dial) turn(b *battle.Session, p *game.Prompt, move int) {
	if !own(p) {
		if i := reading.OnDial(p, move); i >= 0 {
			b.Question.Take(i)
		}
		return
	}
	if why := b.Lesson().RefusesOption(&b.View, p, reading.OnDial(p, move)); why != "" {
		b.Refuse(why)
		return
	}
	if b.Planning.Locked[p.Ship] {
		b.Unlock()
	}
	b.Question.Take(move)
	if reading.OnDial(p, move) < 0 {
		b.LockDial(p) // it says why not
	}
}

// meant returns the maneuver that the dial is turned to.
func (*Dial) meant(b *battle.Session, p *game.Prompt) int {
	if own(p) {
		return b.Question.Answer()
	}
	return reading.CellOf(p, b.Question.Answer())
}

// Commands of it.
func (d *Dial) Commands(b *battle.Session) kit.Commands {
	p := d.question(b)
	planned := p != nil && own(p)
	cs := kit.Commands{
		d.lockAll(b).When(planned),
		d.unlock(b).When(planned && b.Planning.Locked[p.Ship]),
		d.instead(b, p).When(planned && reading.Instead(p) >= 0),
	}
	if p == nil {
		return cs
	}
	cs = append(append(cs, d.keys(b, p)...),
		risked(b, &d.loss, big(d.mainWords(b, p), d.mainTip(b, p), b.Confirm)))
	if !planned {
		return cs
	}
	return append(cs, d.next(b), &kit.Command{
		ID:    "previous",
		Words: "Previous ship",
		Key:   "shift+tab",
		Look:  kit.Hidden,
		Do:    func() { b.NextShip(-1) },
	})
}

func (*Dial) lockAll(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "lockall",
		Words: "Lock all dials",
		Brief: "All",
		Key:   "shift+enter",
		Tip:   "Lock every dial at its chosen or suggested maneuver.",
		Do:    b.LockAll,
	}
}

func (*Dial) unlock(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "unlock",
		Words: "Unlock the dial",
		Brief: "Unlock",
		Key:   "backspace",
		Tip:   "You can change a dial until all are locked.",
		Do:    b.Unlock,
	}
}

// instead does something in place of a maneuver.
func (*Dial) instead(b *battle.Session, p *game.Prompt) *kit.Command {
	return &kit.Command{
		ID:    "beam",
		Words: "Instead of a maneuver",
		Key:   "k",
		Do:    func() { b.ToggleInstead(p) },
	}
}

func (*Dial) next(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "next",
		Words: "Next ship",
		Brief: "Next",
		Key:   "tab",
		Tip:   "Go to the next ship without a locked dial.",
		Do:    func() { b.NextShip(1) },
	}
}

// keys turn the dial: digits to its first options, arrows to the next cell.
func (d *Dial) keys(b *battle.Session, p *game.Prompt) (cs kit.Commands) {
	if own(p) && b.Planning.Locked[p.Ship] {
		return nil
	}
	for i, o := range p.Options[:min(9, len(p.Options))] {
		turn := func() {
			if own(p) {
				b.Question.Take(reading.MoveOf(o))
				return
			}
			b.Question.Take(i)
		}
		c := &kit.Command{
			ID:    "move " + strconv.Itoa(i+1),
			Words: "Turn the dial",
			Key:   strconv.Itoa(i + 1),
			Look:  kit.Hidden,
			Do:    turn,
		}
		cs = append(cs, c, c.With("ctrl+", func() {
			turn()
			d.confirm(b)
		}))
	}
	for _, w := range []struct {
		key         string
		right, down int
	}{{"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}} {
		cs = append(
			cs,
			&kit.Command{ID: "dial " + w.key, Words: "Turn the dial", Key: w.key, Look: kit.Hidden, Do: func() {
				g := dial.Of(moves(b, p))
				at := g.Step(moves(b, p), b.Question.Dialled(p), w.right, w.down)
				switch {
				case at < 0:
				case own(p):
					b.Question.Take(at)
				default:
					d.turn(b, p, at)
				}
			}},
		)
	}
	return cs
}

// instead reports whether a move stands for what may be done in place of a maneuver.
func instead(move int) bool { return move < -1 && move != battle.Nothing }

// mainWords returns the words on the big button.
func (d *Dial) mainWords(b *battle.Session, p *game.Prompt) string {
	switch {
	case !own(p):
		return "Choose this maneuver"
	case b.Planning.Locked[p.Ship]:
		return "Next ship"
	case instead(d.meant(b, p)):
		does, _ := b.InsteadWords(p)
		return does
	}
	return "Lock this dial"
}

// mainTip returns the tip of the big button.
func (d *Dial) mainTip(b *battle.Session, p *game.Prompt) string {
	switch {
	case !own(p):
		return "Locks the maneuver you picked, not the one you point at."
	case b.Planning.Locked[p.Ship]:
		return "Go to the next unlocked dial."
	}
	return "Lock the maneuver you picked. You can change it until all dials are locked."
}

// others returns the way to the other dials. It stands above the dial: between that and the big
// button lies nothing else to press.
func (d *Dial) others(b *battle.Session, p *game.Prompt) kit.Part {
	if !own(p) {
		return kit.Part{}
	}
	last := d.lockAll(b)
	if b.Planning.Locked[p.Ship] {
		last = d.unlock(b)
	}
	return kit.Row(14, kit.Quiet(d.next(b)), kit.Space(), kit.Quiet(last))
}

// cellKey says which move of a dial a cell is.
type cellKey int

// Watch tells which question it is about, and which cell is to be seen.
func (d *Dial) Watch(b *battle.Session) (fresh, seen any) {
	p := d.question(b)
	if p == nil {
		return nil, nil
	}
	if own(p) {
		return p.ID, cellKey(b.Question.Answer())
	}
	return p.ID, cellKey(reading.CellOf(p, b.Question.Answer()))
}

// Body of it.
func (d *Dial) Body(b *battle.Session) kit.Part {
	p := d.question(b)
	if p == nil {
		return kit.Part{}
	}
	note := "only you see this"
	switch {
	case !own(p):
		note = "for the opponent's ship"
	case !b.HotSeat():
		note = ""
	}
	ask := kit.Pill("?", scene.LineStrong, scene.Control).Name("legend", -1).
		Press(func() { d.explained = !d.explained }).
		Tip(func() kit.Tip {
			return kit.Tip{Name: "Marks of the dial", Words: "Show what colors and marks mean, or hide it."}
		})
	head := kit.Row(8, kit.Linked(scene.StyleLabel, scene.Text3, "Maneuver dial", Rules(d.Window)), kit.Space(),
		kit.Line(scene.StyleSmall, scene.Text3, note), ask)
	return kit.Column(8, append([]kit.Part{head}, d.parts(b, p)...)...)
}

// Small returns the dial without its heading for a small window, where the speeds need the height.
// With room, where the board gives way to the dial, the cells are large, and the effect of the
// maneuver replaces the legend.
func (d *Dial) Small(b *battle.Session, room bool) kit.Part {
	p := d.question(b)
	switch {
	case p == nil:
		return kit.Part{}
	case room:
		g, words := dial.Of(moves(b, p)), kit.If(kit.ForThumb(), kit.FewWords, kit.SomeWords)
		grid := g.Large(func(move int) kit.Part { return d.cell(b, p, move) }).At(kit.Middle)
		name := kit.Squeezed(scene.StyleH3, scene.Text1, b.Game.Setup().Name(p.Ship))
		return kit.Column(
			6,
			kit.Row(14, name.Grow(1), d.others(b, p)),
			d.replaced(b, p).Uncovered(),
			grid.Name("dial", -1).Uncovered().Grow(4).Snug(),
			kit.Scroll(nil, d.consequences(b, p)).Uncovered().Wants(words).Least(0, words),
		)
	}
	return kit.Column(6, d.parts(b, p)...)
}

// parts returns the ways to other dials, the dial, its legend, and the effect of the maneuver in
// focus.
func (d *Dial) parts(b *battle.Session, p *game.Prompt) []kit.Part {
	g := dial.Of(moves(b, p))
	grid := g.Shape(func(move int) kit.Part { return d.cell(b, p, move) }).At(kit.Middle)
	return []kit.Part{
		d.whose(b, p),
		d.others(b, p),
		d.replaced(b, p).Uncovered(),
		grid.Name("dial", -1).Uncovered().Grow(2).Snug(),
		d.ahead(b),
		d.legend(b, p).Uncovered().If(d.explained),
		kit.Rule(),
		kit.Scroll(nil, d.consequences(b, p)).Uncovered().Least(0, 127),
	}
}

// whose names the ship of the dial while the card above it is another's.
func (*Dial) whose(b *battle.Session, p *game.Prompt) kit.Part {
	if b.LookedAt() == p.Ship {
		return kit.Part{}
	}
	name := kit.Squeezed(scene.StyleH3, scene.Text1, "Dial of "+b.Game.Setup().Name(p.Ship)).Grow(1)
	row := kit.Row(8, kit.Seat(6, b.SeatOf(p.Ship), -1), name).Name("dialof", -1)
	return row.Press(func() { b.Look.Ship = p.Ship }).Tip(func() kit.Tip {
		return kit.Tip{Name: "Maneuver dial", Words: "Show this ship's card again."}
	})
}

// replaced returns the row of the deed in place of a maneuver.
func (d *Dial) replaced(b *battle.Session, p *game.Prompt) kit.Part {
	i := reading.Instead(p)
	if i < 0 {
		return kit.Part{}
	}
	does, means := b.InsteadWords(p)
	move := reading.MoveOf(p.Options[i])
	words := kit.Column(0, kit.Line(scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, does),
		kit.Line(scene.StyleCaption, scene.Text2, means))
	key := kit.Cap(d.instead(b, p).Given()).If(own(p))
	row := kit.Chosen(d.meant(b, p) == move, kit.Row(10, kit.Icon(insteadIcon(b, p), 18, scene.Text1),
		words.Grow(1), key))
	return d.pressed(b, p, row, move).
		Tip(func() kit.Tip { return kit.Tip{Name: does, Words: names.Title(means) + "."} })
}

// insteadIcon returns the drawing for the deed in place of a maneuver.
func insteadIcon(b *battle.Session, p *game.Prompt) string {
	if b.Shown.Ships[p.Ship].Marker != 0 {
		return b.Game.Setup().Scenario.Sheet().Marker.Icon
	}
	return "mission"
}

// pressed lets a part turn the dial to a move, and preview it.
func (d *Dial) pressed(b *battle.Session, p *game.Prompt, part kit.Part, move int) kit.Part {
	part = part.Key(cellKey(move)).Name("cell", move).Skip().Press(func() {
		d.turn(b, p, move)
	})
	if own(p) && b.Planning.Locked[p.Ship] {
		return part
	}
	at := move
	if !own(p) {
		if at = reading.OnDial(p, move); at < 0 {
			return part
		}
	}
	return part.Point(previews(d.Window, b, p, at, "dial")).Give(func() {
		if d.turn(b, p, move); d.meant(b, p) == move {
			d.confirm(b)
		}
	})
}

// confirm locks the dial as it is turned, or has its maneuver taken, unless that costs something.
func (*Dial) confirm(b *battle.Session) {
	if !b.Loses() {
		b.Confirm()
	}
}

// cellMark is the mark of a cell of the dial: the worst its maneuver leads to.
type cellMark struct {
	icon  string // "" none
	ink   kit.Ink
	round int  // by which the ship must leave, 0 none
	bad   bool // the ship is lost, or has no way on
}

// mark returns the mark of a maneuver, the zero mark where the table tells no verdicts.
func (d *Dial) mark(b *battle.Session, p *game.Prompt, move int, f *game.Fate) (m cellMark) {
	if !b.Uses("verdicts") {
		return m
	}
	on := b.Onward(p, move)
	m.bad = f.Dies() || f.StruckAtEnd || on.NoWay
	switch {
	case f.Dies():
		m.icon, m.ink = "danger-now", scene.Danger
	case f.StruckAtEnd:
		m.icon, m.ink = "danger-end", scene.DangerText
	case on.NoWay:
		m.icon, m.ink = "no-way", scene.DangerText
	case on.Round > 0:
		m.round = on.Round
	case f.Bumped, own(p) && b.Planning.RunsInto(&b.View, move) != game.NoShip:
		m.icon, m.ink = "swap", scene.Text2
	}
	return m
}

// cell returns a maneuver of the dial.
func (d *Dial) cell(b *battle.Session, p *game.Prompt, move int) kit.Part {
	var f game.Fate
	game.Foresee(&b.View, p.Ship, move, &f)
	hard := onmap.Difficulty(f.Color)
	k := dial.Cell{
		Bearing:    moves(b, p)[move].Bearing,
		Difficulty: hard,
		Ink:        inkOf(b, hard),
		Off:        reading.OnDial(p, move) < 0,
		Chosen:     move == d.meant(b, p),
	}
	m := d.mark(b, p, move, &f)
	k.Bad, k.Mark, k.MarkInk, k.Round = m.bad, m.icon, m.ink, m.round
	part := k.Part()
	if k.Off && k.Chosen {
		part = part.Shaken(shaken(b))
	}
	return d.pressed(b, p, part, move).Tip(func() kit.Tip { return d.cellTip(b, p, move) })
}

// cellTip returns a maneuver in a sentence.
func (d *Dial) cellTip(b *battle.Session, p *game.Prompt, move int) kit.Tip {
	_, ns := b.Verdict(p.Ship, move, d.Window.Ways(p.Ship))
	if len(ns) == 0 {
		return kit.Tip{}
	}
	words := names.Title(ns[0].Total) + "."
	if !b.Uses("verdicts") {
		words = "Auxiliary Power after it: " + ns[0].Total + "."
	}
	for _, k := range ns[0].Terms {
		words += " " + names.Title(strings.TrimSpace(k.Words+" "+k.Value)) + "."
	}
	return kit.Tip{
		Name:  names.Title(moves(b, p)[move].Maneuver.String()),
		Words: words,
		About: battle.Subject{Of: battle.OfManeuver, N: move},
	}
}

// ahead names the tokens that are placed at the end of the round, where some are; a press shows them.
func (d *Dial) ahead(b *battle.Session) kit.Part {
	next := b.View.Ahead()
	if len(next) == 0 || !b.Uses("verdicts") {
		return kit.Part{}
	}
	laid := battle.Subject{Of: battle.OfRoundEnd}
	tip := kit.Tip{
		Name:  "End of this round",
		Words: "See what is placed then and which ships it hits.",
		About: laid,
	}
	return kit.Row(4, kit.Icon("danger-end", 11, scene.DangerText),
		kit.Line(scene.StyleCaption, scene.Text2, b.Called(next[0].Kind)+" in End")).Whole().
		Name("ahead", -1).Press(func() { d.Window.OpenWhy(laid) }).Tip(func() kit.Tip { return tip })
}

// legend says what the marks mean that cells of the dial have.
func (d *Dial) legend(b *battle.Session, p *game.Prompt) kit.Part {
	item := func(mark kit.Part, words string) kit.Part {
		return kit.Row(4, mark, kit.Line(scene.StyleCaption, scene.Text2, words)).Whole()
	}
	var hard, ends []kit.Part
	for i, words := range [...]string{scene.Easy: "easy", scene.Normal: "normal", scene.Hard: "hard"} {
		hard = append(hard, item(dial.Mark(scene.Difficulty(i), inkOf(b, scene.Difficulty(i))), words))
	}
	has, round := map[string]bool{}, 0
	for move := range moves(b, p) {
		var f game.Fate
		game.Foresee(&b.View, p.Ship, move, &f)
		m := d.mark(b, p, move, &f)
		has[m.icon], round = true, max(round, m.round)
	}
	if has["danger-now"] {
		ends = append(ends, item(kit.Icon("danger-now", 11, scene.Danger), "destroyed"))
	}
	if has["no-way"] {
		ends = append(ends, item(kit.Icon("no-way", 11, scene.DangerText), "no way on"))
	}
	if round > 0 {
		ends = append(ends, item(dial.Round(round), "must leave by then"))
	}
	if has["swap"] {
		ends = append(ends, item(kit.Icon("swap", 11, scene.Text2), "bump"))
	}
	return kit.Either(kit.Row(10, slices.Concat(hard, ends)...),
		kit.Column(3, kit.Row(10, hard...), kit.Row(10, ends...)))
}
