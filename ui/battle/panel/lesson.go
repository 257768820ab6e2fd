package panel

import (
	"cmp"
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/lesson"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Lesson is a battle that teaches: its steps in the left column, what is to be known and pressed on
// a card, and its end.
type Lesson struct {
	plain
	Window Window
	Leave  func()
	called boardview.Called
	end    lessonEnd
}

// Commands of it.
func (l *Lesson) Commands(b *battle.Session) kit.Commands {
	if b.Lesson().Class() == nil {
		return nil
	}
	back := &kit.Command{
		ID:    "takeback",
		Words: "Back",
		Key:   "backspace",
		Tip:   "Undo the wrong move.",
		Look:  kit.Small,
		Do:    func() { b.Do(b.Lesson().Back()) },
	}
	show := &kit.Command{
		ID:    "showme",
		Words: "Show me",
		Key:   "f9",
		Tip:   "See the best answer on the board, and why.",
		Look:  kit.Small,
		Do:    b.ShowAnswer,
	}
	return kit.Commands{back.When(b.Lesson().Wrong()), show.When(b.Lesson().Puzzles()),
		{
			ID:    "leave",
			Words: "Save and leave",
			Key:   "shift+l",
			Tip:   "Leave the lesson. You can continue from this step.",
			Look:  kit.Small,
			Do:    l.Leave,
		}}
}

// Steps returns the steps of the lesson: done, current and to come.
func (l *Lesson) Steps(b *battle.Session) kit.Part {
	c := b.Lesson().Class()
	if c == nil {
		return kit.Part{}
	}
	at, steps := b.Lesson().At(), c.Lesson.Steps
	which, long := kit.Line(scene.StyleLabel, scene.Text3, c.Words),
		kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("about %d min", c.Lesson.Minutes))
	ps := []kit.Part{kit.Air(12, 8, kit.Column(8,
		kit.Either(kit.Row(8, which, kit.Space(), long), kit.Column(0, which, long)),
		kit.Meter(float64(at.Step)/float64(len(steps)))))}
	for i := range steps {
		ps = append(ps, stepRow(i, at.Step, &steps[i]))
	}
	foot := kit.Column(
		2,
		kit.Rule(),
		kit.Line(scene.StyleLabel, scene.Text3, "Goal"),
		kit.Text(scene.StyleSmall, scene.Text2, c.Lesson.Goal+"."),
		kit.Row(8, kit.Quiet(l.Commands(b).By("leave")), kit.Space()),
	)
	return kit.Bare(kit.Column(0, append(ps, kit.Air(12, 6, foot))...))
}

// stepRow returns a step in the list of them.
func stepRow(i, now int, k *lesson.Step) kit.Part {
	mark, ink := kit.Line(scene.StyleNumber, scene.Text3, fmt.Sprint(i+1)), scene.Text2
	switch {
	case i < now:
		mark, ink = kit.Icon("ok", 16, scene.Accent), scene.Text3
	case i == now:
		mark, ink = kit.Line(scene.StyleNumber, scene.Accent, fmt.Sprint(i+1)), scene.Text1
	}
	if i != now {
		return kit.Air(12, 2, kit.Row(10, mark.Wide(18), kit.Line(scene.StyleSmall, ink, k.Do).Grow(1)))
	}
	return kit.Flush(true, false,
		kit.Row(10, mark.Wide(18), kit.Line(scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, ink, k.Do).Grow(1)))
}

// Card returns the explanation of the current step with the thing to press, or the consequence of a
// wrong answer.
func (l *Lesson) Card(b *battle.Session) kit.Part {
	c, k := b.Lesson().Class(), b.Lesson().Step()
	if k == nil {
		return kit.Part{}
	}
	if b.Lesson().Wrong() {
		words := k.Wrong
		if words == "" {
			words = "That is not what this step asks for."
		}
		return kit.Column(
			6,
			kit.Row(8, kit.Icon("danger-end", 16, scene.DangerText),
				kit.Line(scene.StyleH3, scene.DangerText, "Not quite").Grow(1)),
			kit.Text(scene.StyleSmall, scene.Text1, words),
			kit.Row(8, kit.Button(l.Commands(b).By("takeback")), l.show(b)),
		)
	}
	if b.Lesson().Shown() {
		return kit.Column(
			4,
			kit.Row(8, kit.Icon("initiative", 15, scene.Accent),
				kit.Line(scene.StyleH3, scene.Accent, "The best answer").Grow(1)),
			kit.Text(scene.StyleBody, scene.Text1, strings.Join(k.Choose, ", ")),
			kit.Text(scene.StyleSmall, scene.Text2, c.Why),
			kit.Text(scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1,
				"Press the glowing button to play it."),
		)
	}
	count := fmt.Sprintf("%d of %d", b.Lesson().At().Step+1, len(c.Lesson.Steps))
	var dice kit.Part
	if k.Dice {
		dice = kit.Text(scene.StyleCaption, scene.Text3, "The dice are fixed in lessons.")
	}
	if b.Lesson().Puzzles() {
		dice = kit.Row(0, l.show(b))
	}
	return kit.Column(
		4,
		kit.Row(8, kit.Icon("initiative", 15, scene.Accent), kit.Line(scene.StyleH3, scene.Accent, k.Do).Grow(1),
			kit.Line(scene.StyleCaption, scene.Text3, count)),
		kit.Linked(scene.StyleSmall, scene.Text1, k.Words, Rules(l.Window)),
		kit.Text(scene.Style{Face: scene.SansBold, Size: 13, Line: 18}, scene.Text1, press(b)),
		dice,
	)
}

// Told says which card that is: another step, question or answer has another.
type Told struct {
	step, wrong int
	ask         int32
	press       string
}

// Told returns the card that is shown now.
func (l *Lesson) Told(b *battle.Session) Told {
	k := Told{step: -1}
	if b.Lesson().Step() == nil {
		return k
	}
	at := b.Lesson().At()
	k.step, k.wrong, k.press = at.Step, at.Wrong, press(b)
	if q := b.Asked(); q != nil {
		k.ask = q.ID
	}
	return k
}

// press returns the instruction of the current step. A step whose question is still to come asks
// for the big button first, or to wait.
func press(b *battle.Session) string {
	k := b.Lesson().Step()
	options, main, _ := b.Glows()
	switch {
	case main && b.Asked() == nil && k.Asked != nil:
		return "Press the glowing button first."
	case len(options) == 0 && !main && !b.Lesson().Puzzles() && b.Stage() != battle.Asks:
		return "Watch, or press Space to skip."
	}
	return k.Press
}

// show returns the button that shows the answer of a puzzle.
func (l *Lesson) show(b *battle.Session) kit.Part {
	if !b.Lesson().Puzzles() {
		return kit.Part{}
	}
	return kit.Button(l.Commands(b).By("showme"))
}

// OnBoard returns the card where the board has room for it, on no ship and on no line of fire;
// otherwise the instruction alone, unless the card is read beside the board.
func (l *Lesson) OnBoard(b *battle.Session, read bool) kit.Part {
	return boardview.Callout(&l.called, func() boardview.Kept { return kept(b) }, l.Card(b), l.brief(b).If(!read))
}

// brief returns the instruction alone, for a place where the card stands elsewhere.
func (l *Lesson) brief(b *battle.Session) kit.Part {
	k := b.Lesson().Step()
	st := scene.Style{Face: scene.SansBold, Size: 12, Line: 15}
	switch {
	case k == nil:
		return kit.Part{}
	case b.Lesson().Wrong():
		return kit.Row(8, kit.Text(st, scene.DangerText, "Not quite").Grow(1), kit.Button(l.Commands(b).By("takeback")))
	}
	return kit.Text(st, scene.Accent, cmp.Or(press(b), k.Do))
}

// Watch tells which option of the open question is to be seen, nil none.
func (l *Lesson) Watch(b *battle.Session) any {
	options, _, _ := b.Glows()
	if len(options) == 0 {
		return nil
	}
	p := b.Asked()
	if p.Ask == game.ChooseManeuver {
		return cellKey(reading.MoveOf(p.Options[options[0]]))
	}
	return optionKey{p.ID, options[0]}
}

// kept returns the things that a card must not hide: the ships with their surroundings, the ends of
// planned ships, barriers, and the line of fire.
func kept(b *battle.Session) (k boardview.Kept) {
	const about = 1.1 * scene.Inch // half a base, a name, a badge
	s := stage(b)
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if id := game.ShipID(i); b.Shown.Ships[i].OnTable() {
			k.Places = append(k.Places, boardview.Place{At: s.Middle(id), Far: about + shipHalf(b, id)})
		}
	}
	for i := range b.Shown.Tokens[:b.Shown.NTokens] {
		if t := &b.Shown.Tokens[i]; onmap.InPieces(b.Game.Setup(), t) {
			from, to := onmap.Ends(t)
			k.Lines = append(k.Lines, [2]scene.Pt{from, to})
		}
	}
	if p := b.Asked(); p != nil && p.Ask == game.ChooseManeuver { // the end that is picked
		if move := b.Question.Answer(); move >= 0 && move < len(moves(b, p)) {
			var f game.Fate
			game.Foresee(&b.View, p.Ship, move, &f)
			k.Places = append(k.Places,
				boardview.Place{At: scene.FromPhysics(f.Flight.To).Pt, Far: shipHalf(b, p.Ship) + 0.3*scene.Inch})
		}
	}
	if a := &b.Shown.Attack; a.On {
		from, to := s.Middle(a.Attacker), s.Middle(a.Target)
		k.Lines = append(k.Lines, [2]scene.Pt{from, to})
		// the range stands there
		k.Places = append(k.Places, boardview.Place{At: from.Lerp(to, 0.5), Far: 0.6 * scene.Inch})
	}
	return k
}

// shipHalf returns half the side of a ship's base, or of a square around a map ship, in mm.
func shipHalf(b *battle.Session, id game.ShipID) float64 {
	if u := b.Game.Setup(); int(id) >= u.FleetShips() {
		return onmap.Side(b.Shown.MapShip(u, id)) / 2
	}
	return float64(b.Game.Setup().Facts(id).Ship.Class.BaseSide) / 2000
}

// Glows returns the parts that are to be pressed now.
func (l *Lesson) Glows(b *battle.Session) (out []kit.Name) {
	options, main, back := b.Glows()
	switch {
	case back:
		return []kit.Name{{Kind: "takeback", N: -1}}
	case main:
		return []kit.Name{{Kind: "main", N: -1}, {Kind: "endclose", N: -1}}
	}
	p := b.Asked()
	for _, i := range options {
		if p.Ask == game.ChooseManeuver {
			out = append(out, kit.Name{Kind: "cell", N: reading.MoveOf(p.Options[i])})
			continue
		}
		out = append(out, kit.Name{Kind: "opt", N: i})
	}
	return out
}

// Main returns the big button of a lesson: green only as the answer that the step wants, and nil
// where the lesson would refuse it.
func (*Lesson) Main(b *battle.Session, c *kit.Command) *kit.Command {
	switch b.BigButton() {
	case battle.NoButton:
		return nil
	case battle.OtherButton:
		if c.Look == kit.Main {
			c.Look = kit.Plain
		}
	case battle.FreeButton, battle.RightButton:
	}
	return c
}

// Layers returns the end of the lesson.
func (l *Lesson) Layers(b *battle.Session) []kit.Layer {
	if !b.LessonOver() {
		return nil
	}
	ls, c := l.Dialogs(b), b.Lesson().Class()
	head, words := "You won", l.end.parts(b, c)
	if c.Why != "" {
		head = kit.If(b.Lesson().Shown(), "The best answer", "Correct")
	}
	words = append(words, kit.Column(4, kit.Each(ls[0].Commands, kit.Big)...))
	ls[0].Body = kit.Dialog(head, c.Words+" · "+c.Lesson.Title, kit.Column(12, words...))
	return ls
}

// Dialogs returns the dialog at the end of a lesson with the ways that lead on.
func (l *Lesson) Dialogs(b *battle.Session) []kit.Layer {
	ways := []battle.Way{{Words: "Next"}}
	if c := b.Lesson().Class(); c != nil {
		ways = c.Ways
	}
	var cs kit.Commands
	for i, w := range ways {
		cs = append(cs, &kit.Command{
			ID:    fmt.Sprint("way-", i+1),
			Words: w.Words,
			Key:   kit.If(i == 0, "enter", fmt.Sprint(i+1)),
			Look:  kit.If(i == 0, kit.Main, kit.Plain),
			Do:    w.Do,
		})
	}
	cs = append(cs, &kit.Command{ID: "leave", Words: "Back to Learn", Key: "esc", Do: l.Leave})
	return []kit.Layer{{Name: "The end of a lesson", Key: l, Modal: true, Commands: cs}}
}
