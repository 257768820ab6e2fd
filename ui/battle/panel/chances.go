package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/odds"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// chances are the odds of the attack ahead: a bar for each number of damage when both sides spend what they have, the outline of
// the same with nothing spent; with all its words, and where there is less room.
func (o *Options) chances(b *battle.Battle, p *game.Prompt) (tall, low kit.Part) {
	if !b.Uses("odds") {
		return tall, low
	}
	full, ok := b.AttackAhead(p, true)
	none, _ := b.AttackAhead(p, false)
	if !ok {
		return tall, low
	}
	all, err := odds.Of(full)
	bare, wrong := odds.Of(none)
	if err != nil || wrong != nil {
		return tall, low
	}
	left, differ := full.Shields+full.Hull, none != full
	target := kit.Text(scene.StyleSmall, scene.Text3, fmt.Sprintf("target has %d left", left)).If(full.Hull > 0)
	head := kit.Row(8, kit.Linked(scene.StyleLabel, scene.Text3, "Damage, exact odds", Rules(o.Window)), kit.Space(), target)
	rods := damageRods(&all, &bare, differ, left, full.Hull > 0)
	tall = kit.Column(6, kit.Rule(), head, kit.Rods(46, 78, rods...), damageLegend(differ), damageSums(&all, &bare, differ, left))
	low = kit.Column(6, kit.Rule(), head, kit.Rods(34, 44, rods...), kit.Text(scene.StyleCaption, scene.Text2, damageWords(&all, &bare, differ)))
	tip := func() kit.Tip {
		return kit.Tip{Name: "Exact odds", Words: "Bars: both sides spend their tokens. Dashed: nobody spends anything. Red destroys. Card text is not counted."}
	}
	return tall.Name("chances", -1).Tip(tip), low.Name("chances", -1).Tip(tip)
}

func damageRods(all, bare *odds.Odds, differ bool, left int, dies bool) (rods []kit.Rod) {
	ps, qs := all.Points(), bare.Points()
	at := func(v []float64, i int) float64 {
		if i < len(v) {
			return v[i]
		}
		return 0
	}
	for i := range max(len(ps), len(qs)) {
		k := kit.Rod{Size: at(ps, i), Ink: scene.Accent, Below: fmt.Sprint(i)}
		if dies && i >= left {
			k.Ink = scene.Danger
		}
		if differ {
			k.Else = at(qs, i)
		}
		if pc := k.Size * 100; pc >= 0.5 {
			k.Above = fmt.Sprintf("%.0f%%", pc)
		}
		rods = append(rods, k)
	}
	return rods
}

// damageLegend is what the bars mean.
func damageLegend(differ bool) kit.Part {
	mark := func(k kit.Sample, words string) kit.Part {
		return kit.Row(6, kit.Swatch(k), kit.Text(scene.StyleCaption, scene.Text2, words))
	}
	if !differ {
		return mark(kit.Sample{Ink: scene.Accent}, "tokens spent")
	}
	return kit.Row(18, mark(kit.Sample{Ink: scene.Accent}, "tokens spent"), mark(kit.Sample{Ink: scene.Text3, Dashed: true}, "nothing spent"))
}

// damageSums are the average, and the chance to destroy the target.
func damageSums(all, bare *odds.Odds, differ bool, left int) kit.Part {
	num := scene.Style{Face: scene.NumeralBold, Size: 21, Line: 24}
	sum := func(ink kit.Ink, number, words string) kit.Part {
		return kit.Card(kit.Column(0, kit.Line(num, ink, number), kit.Line(scene.StyleCaption, scene.Text2, words))).Grow(1)
	}
	words := "average"
	if differ {
		words = fmt.Sprintf("average, not %.1f", bare.Expected)
	}
	ink := kit.If(all.Destroyed >= 0.005, scene.DangerText, scene.Text2)
	return kit.Row(8, sum(scene.Text1, fmt.Sprintf("%.1f", all.Expected), words), sum(ink, fmt.Sprintf("%.0f%%", all.Destroyed*100), fmt.Sprintf("destroys it (%d+)", left)))
}

// damageWords say both in a line.
func damageWords(all, bare *odds.Odds, differ bool) string {
	words := fmt.Sprintf("%.1f on average", all.Expected)
	if all.Destroyed >= 0.005 {
		return words + fmt.Sprintf(" · destroyed %.0f %%", all.Destroyed*100)
	}
	if differ {
		words += fmt.Sprintf(", %.1f spending nothing", bare.Expected)
	}
	return words
}
