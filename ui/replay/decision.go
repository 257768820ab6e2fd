package replay

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// fewGames is the number of games of an answer from which its share is shown.
const fewGames = 8

// decision returns the answer given at the cursor, the other possible answers, and the worth of
// each. With dice, those of an attack are above it.
func (p *Page) decision(dice bool) kit.Part {
	m, e := p.moment(), p.worth()
	var tray, verdict, seat kit.Part
	if st := p.stage(); dice && st.State.Attack.On {
		tray = motion.Dice(motion.Tray{Stage: st, Now: p.now()})
	}
	if words, good := p.verdict(e); words != "" {
		verdict = kit.Pill(words, scene.LineStrong, scene.Card)
		if good {
			verdict = kit.Pill(words, scene.Accent, scene.AccentLo)
		}
	}
	if m.Player != game.Nobody {
		seat = kit.Seat(6, int(m.Player)+1, -1)
	}
	head := kit.Column(6, kit.Row(8, kit.Text(scene.StyleLabel, scene.Text3, m.Asked).Grow(1), verdict, seat),
		kit.Text(scene.StyleH3, scene.Text1, p.heading()))
	var told []string
	for _, l := range p.seen(p.at) {
		told = append(told, l.Text)
	}
	came := kit.Text(scene.StyleSmall, scene.Text2, strings.Join(told, "\n"))
	words := p.rec.NoteOn(p.line, p.at)
	note := kit.Card(kit.Row(8, kit.Icon("note", 16, scene.Accent),
		kit.Text(scene.StyleSmall, scene.Text1, words).Grow(1))).If(words != "")
	on := kit.Buttons(p.playOn(), p.otherwise())
	// what can be done stands below it, however much came of it
	after := kit.Scroll(nil, kit.Column(8, came, note)).Or(kit.Space())
	return kit.Column(
		8,
		tray,
		kit.Panel(
			kit.Column(8, head, p.answersPart(e), kit.Text(scene.StyleCaption, scene.Text3, p.restsOn(e)), after, on),
		),
	)
}

// answersPart returns all possible answers, the one taken first, each with its chance to win.
func (p *Page) answersPart(e *estimate) kit.Part {
	switch {
	case p.moment().Player == game.Nobody:
		return kit.Text(scene.StyleBody, scene.Text2, "The first decision comes next.")
	case p.moment().Secret:
		return kit.Text(scene.StyleBody, scene.Text2, "This dial stays secret until it is revealed or the battle ends.")
	case p.hidden():
		return kit.Text(scene.StyleBody, scene.Text2,
			"Dials are secret. Press "+p.showDials().Cap()+" to see what was chosen and the alternatives.")
	}
	order := p.order()
	return kit.List(&p.answersAt, len(order), 0, func(i int) kit.Part {
		a := &p.asked[order[i]]
		ink := kit.If(a.taken, scene.Text1, scene.Text2)
		return kit.Column(
			5,
			kit.Rule(),
			kit.Row(12, kit.Text(scene.StyleBody, ink, names.Title(a.words)).Grow(1).Least(150, 0),
				p.worthPart(order[i], e)),
		)
	}).Snug()
}

// worthPart returns an answer's part of the games as a bar and a number, and how far it lies from
// the answer taken.
func (p *reel) worthPart(i int, e *estimate) kit.Part {
	a := &p.asked[i]
	chosen := func(words string, ink kit.Ink) kit.Part {
		if a.taken {
			words, ink = "chosen", scene.Accent
		}
		return kit.Row(0, kit.Space(), kit.Line(scene.StyleCaption, ink, words)).Wide(46)
	}
	if e == nil || e.failed() || e.at[i] < 0 && e.done() {
		return chosen("", scene.Text3)
	}
	number := func(words string, ink kit.Ink) kit.Part {
		line := kit.Line(scene.Style{Face: scene.Condensed, Size: 17, Line: 20}, ink, words)
		return kit.Row(0, kit.Space(), line).Wide(44)
	}
	bar := func(g kit.Gauge) kit.Part { return kit.Gauged(g, 8).Most(150).Grow(1).Least(72, 0) }
	t := e.share(i)
	if t.N < fewGames {
		return kit.Row(8, bar(kit.Gauge{Waits: true}), number("…", scene.Text3), chosen("", scene.Text3)).Least(178, 0)
	}
	v, m := t.part, t.margin
	ink, text := scene.Seats[int(e.seat)+1].Main, scene.Text1
	if a.taken {
		ink = scene.Accent
	}
	if !e.done() {
		ink, text = scene.Fade(ink, 0.55), scene.Text2
	}
	words, far := "", scene.Text3
	if k := p.taken(); k >= 0 && e.share(k).N >= fewGames {
		o, om := e.share(k).part, e.share(k).margin
		words = "same"
		if d := math.Round(100*v) - math.Round(100*o); d != 0 {
			words = names.Minus(fmt.Sprintf("%+.0f", d))
		}
		if math.Abs(v-o) > math.Hypot(m, om) {
			far = scene.Text1
		}
	}
	return kit.Row(8, bar(kit.Gauge{Part: v, From: v - m, To: v + m, Ink: ink}),
		number(fmt.Sprintf("%.0f%%", math.Round(v*100)), text), chosen(words, far)).Least(178, 0)
}

// heading returns the answer given, in words.
func (p *reel) heading() string {
	m := p.moment()
	switch {
	case m.Player == game.Nobody:
		return m.Asked
	case p.hidden():
		return "A dial is set"
	}
	return names.Title(m.Chosen)
}

// restsOn returns in words the basis of the chances.
func (p *reel) restsOn(e *estimate) string {
	switch {
	case e == nil:
		return ""
	case e.failed():
		return "This choice cannot be simulated."
	case e.all() == 0:
		return "chance to win: stop here to analyze"
	case !e.done():
		return fmt.Sprintf("analyzing: %d simulations", e.all())
	}
	most := 0
	for i := range e.at {
		most = max(most, e.share(i).N)
	}
	words := fmt.Sprintf("chance to win, from %d simulations each, ±%.0f", most, 100*e.margin())
	if m := p.moment(); m.Phase == game.Planning || m.Phase == game.Activation {
		words += "; the opponent's dials are unknown"
	}
	return words
}

// margin returns the widest of an estimate.
func (e *estimate) margin() (most float64) {
	for i := range e.at {
		most = max(most, e.share(i).margin)
	}
	return most
}

// taken returns the index of the answer that was given, -1 if it is not among the possible ones.
func (p *reel) taken() int {
	for i := range p.asked {
		if p.asked[i].taken {
			return i
		}
	}
	return -1
}

// verdict returns the judgment on the answer given, "" while it is not known, and reports whether
// that is good.
func (p *reel) verdict(e *estimate) (words string, good bool) {
	at := p.taken()
	if e == nil || !e.done() || e.failed() || len(e.at) < 2 || at < 0 || e.at[at] < 0 {
		return "", false
	}
	v, m := e.share(at).part, e.share(at).margin
	rest, rm := -1.0, 0.0 // the best of the others
	for i := range e.at {
		if s := e.share(i); i != at && s.N > 0 && s.part > rest {
			rest, rm = s.part, s.margin
		}
	}
	switch {
	case rest < v && v-rest >= math.Hypot(m, rm):
		return "best choice", true
	case rest-v < math.Hypot(m, rm):
		return "as good as the best", true
	}
	return fmt.Sprintf("%.0f below best", 100*(rest-v)), false
}
