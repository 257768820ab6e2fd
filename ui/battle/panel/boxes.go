package panel

import (
	"fmt"
	"math/bits"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// boxes returns the rows of the means that may be spent on dice: a box each, its effect and its
// gain on top of the boxes checked above it. The row that spends nothing is the last; refused means
// come after it.
func (o *Options) boxes(b *battle.Session, p *game.Prompt, rows []reading.OptionRow) kit.Part {
	s := b.Spending(p, b.Question.Picks)
	var list []kit.Part
	for _, l := range b.Listing(p) {
		switch r := &rows[l.At]; {
		case !o.lists(b, p, l), l.At >= len(p.Options) && !o.unfolds(b, p):
		case l.At >= len(p.Options):
			list = append(list, o.row(b, p, l, r, full))
		case p.Options[l.At].Kind == game.Pass:
			list = append(list, o.nothing(b, p, l, s))
		default:
			list = append(list, o.box(b, p, l, r, s))
		}
	}
	return kit.Column(4, list...)
}

// box returns the row of a thing that may be spent.
func (o *Options) box(
	b *battle.Session,
	p *game.Prompt,
	l reading.Listed,
	r *reading.OptionRow,
	s *reading.Spending,
) kit.Part {
	i, does := l.At, r.Words()
	if s != nil && b.Uses("odds") {
		does = gainWords(&p.Options[i], r, &s.Rows[i], s.Defense)
	}
	label := r.Label
	if token := p.Options[i].Spends(); token != "" {
		label = names.Title(token)
	}
	words := kit.Column(1, kit.Text(scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, label),
		kit.Linked(scene.StyleCaption, scene.Text2, does, Rules(o.Window)))
	line := kit.Row(10, kit.Tick(b.Question.Picked(i)), kit.Icon(r.Icon, 18, scene.Text1), words.Grow(1),
		kit.Cap(fmt.Sprint(l.Key)).If(l.Key != reading.NoKey))
	return kit.Chosen(b.Question.Picked(i), line).Key(optionKey{p.ID, i}).Name("opt", i).Uncovered().
		Press(func() { b.Choose(p, i) }).Tip(func() kit.Tip { return optionTip(b, p, i) })
}

// nothing spends nothing.
func (o *Options) nothing(b *battle.Session, p *game.Prompt, l reading.Listed, s *reading.Spending) kit.Part {
	i, mean := l.At, ""
	if s != nil && b.Uses("odds") {
		mean = fmt.Sprintf("%.1f on average", s.Bare.Expected)
	}
	line := kit.Row(
		10,
		kit.Icon("no", 18, scene.Text1),
		kit.Text(scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, "Nothing").Grow(1),
		kit.Text(scene.StyleCaption, scene.Text2, mean),
		kit.Cap(o.digits(b, p).By("option 0").Given()),
	)
	line = kit.Air(0, 4, line)
	glows, _, _ := b.Glows()
	return kit.Chosen(b.Question.Picks == 0 && len(glows) == 0, line).Key(optionKey{p.ID, i}).Name("opt", i).
		Uncovered().Press(func() { b.Choose(p, i) }).
		Tip(func() kit.Tip {
			return kit.Tip{Name: "Nothing", Words: "Clear all boxes. Press again to spend nothing."}
		})
}

// gainWords returns the effect of a box on the dice as they lie, and its gain: "re-roll 1 blank:
// +0.8".
func gainWords(o *game.Option, r *reading.OptionRow, s *reading.Spend, defense bool) string {
	does := r.Words()
	if !s.Known {
		return does
	}
	switch o.Kind {
	case game.SpendLock:
		does = fmt.Sprintf("re-roll %s", counted(s.N, "die", "dice"))
		if s.N == 0 {
			does = "no blank to re-roll"
		}
	case game.SpendReroll:
		does = "re-roll 1 die, then lose the token"
	case game.SpendStations:
		to := kit.If(defense, "Evade", "hit")
		does = fmt.Sprintf("%s → %s", counted(s.N, "result", "results"), to)
	case game.SpendEvade:
		does = "add 1 Evade"
	}
	gain := s.Gain
	if defense {
		gain = -gain
	}
	if does != "" {
		does = strings.TrimSuffix(does, ".") + ": "
	}
	if s.Gain < 0.05 && s.Crit >= 0.005 {
		return does + fmt.Sprintf("+%.0f%% critical", s.Crit*100)
	}
	return does + strings.Replace(fmt.Sprintf("%+.1f", gain), "-", "−", 1)
}

func counted(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// spendWords returns the big button: the set that is checked.
func spendWords(b *battle.Session, p *game.Prompt) string {
	switch bits.OnesCount64(b.Question.Picks) {
	case 0:
		return "Spend nothing"
	case 1:
		at := bits.TrailingZeros64(b.Question.Picks)
		o, words := &p.Options[at], b.OptionRows(p)[at].Brief
		switch {
		case o.Kind == game.UseCard || o.Kind == game.UseBonus || o.Kind == game.TakeSpecial:
			if len(words)+4 <= longWords {
				words = "Use " + words
			}
		case o.Spends() == "":
			words = "Spend " + words
		}
		return words
	case 2:
		return "Spend both"
	}
	return fmt.Sprintf("Spend these %d", bits.OnesCount64(b.Question.Picks))
}
