package panel

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// chances returns the odds of the attack ahead, with all words, for less room, and in a line: a bar
// for each number of damage when both sides play best, or with the checked boxes, and the outline of
// the same with nothing spent. The room is the same whichever option is looked at, also one without
// odds: else the rows would move away below the pointer.
func (o *Options) chances(b *battle.Session, p *game.Prompt) (tall, low, line kit.Part) {
	if !b.Uses("odds") {
		return tall, low, line
	}
	h := b.Ahead(p, b.Question.Focus())
	if h != nil {
		tall, low, line = o.odds(b, h)
	}
	if h != nil ||
		p.Ask == game.ChooseTarget &&
			slices.ContainsFunc(p.Options, func(x game.Option) bool { return x.Kind != game.Pass }) {
		most, least, one := o.odds(b, &reading.Ahead{Differ: true})
		tall, low, line = tall.Like(most), low.Like(least), line.Like(one)
	}
	return tall, low, line
}

// odds returns the odds of an attack, with all their words, where there is less room, and in a line.
func (o *Options) odds(b *battle.Session, h *reading.Ahead) (tall, low, line kit.Part) {
	all, bare := &h.All, &h.Bare
	title := kit.If(h.Defense, "Damage taken", "Damage")
	head := kit.Row(8, kit.Linked(scene.StyleLabel, scene.Text3, title, Rules(o.Window)).Grow(1), sumsLink(o.Window))
	rods := damageRods(all, bare, h.Differ, h.Left, h.Left > 0)
	tall = kit.Column(6, kit.Rule(), head, kit.Rods(46, 78, rods...), damageSums(h))
	low = kit.Column(6, kit.Rule(), head, kit.Rods(34, 44, rods...),
		kit.Text(scene.StyleCaption, scene.Text2, damageWords(h)))
	line = kit.Row(8, kit.Squeezed(scene.StyleCaption, scene.Text2, damageWords(h)).Grow(1), sumsLink(o.Window))
	tip := func() kit.Tip {
		words := fmt.Sprintf("Bars: best play by both. Dashed: no one spends anything, %.1f on average. Red: the target is destroyed.", h.Bare.Expected)
		if h.Boxes {
			words = "Bars: with what you checked. Dashed: without it. Your opponent plays best. Red: the target is destroyed."
		}
		return kit.Tip{Name: "Exact odds", Words: words + kit.If(kit.ForThumb(), "", " Press W for the assumptions.")}
	}
	named := func(p kit.Part) kit.Part { return p.Name("chances", -1).Uncovered().Tip(tip) }
	return named(tall), named(low), named(line)
}

func damageRods(all, bare *odds.Odds, differ bool, left int, dies bool) (rods []kit.Rod) {
	ps, qs := all.Points(), bare.Points()
	at := func(v []float64, i int) float64 {
		if i < len(v) {
			return v[i]
		}
		return 0
	}
	for i := range max(1, len(ps), len(qs)) {
		k := kit.Rod{Size: at(ps, i), Ink: scene.Accent, Below: fmt.Sprint(i)}
		if dies && i >= left {
			k.Ink = scene.Danger
		}
		if differ {
			k.Else = at(qs, i)
		}
		if pc := k.Size * 100; pc >= 9.5 { // a low bar says itself that it is seldom
			k.Above = fmt.Sprintf("%.0f%%", pc)
		}
		rods = append(rods, k)
	}
	return rods
}

// damageSums returns the average, and the chance to destroy the target.
func damageSums(h *reading.Ahead) kit.Part {
	num := scene.Style{Face: scene.NumeralBold, Size: 21, Line: 24}
	sum := func(ink kit.Ink, number, words string) kit.Part {
		return kit.Card(kit.Column(0, kit.Line(num, ink, number),
			kit.Line(scene.StyleCaption, scene.Text2, words))).Grow(1)
	}
	ink := kit.If(h.All.Destroyed >= 0.005, scene.DangerText, scene.Text2)
	return kit.Row(8, sum(scene.Text1, fmt.Sprintf("%.1f", h.All.Expected), "average"),
		sum(ink, fmt.Sprintf("%.0f%%", h.All.Destroyed*100), "to destroy it"))
}

// damageWords say both in a line.
func damageWords(h *reading.Ahead) string {
	words := fmt.Sprintf("%.1f on average", h.All.Expected)
	if h.All.Destroyed >= 0.005 {
		return words + fmt.Sprintf(" · %.0f%% to destroy it", h.All.Destroyed*100)
	}
	return words
}
