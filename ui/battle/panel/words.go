package panel

import (
	"math"

	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// Rules finds the words of the rules in a text: a press opens the glossary's card.
func Rules(w Window) kit.Finder {
	return func(words string) (links []kit.Link) {
		for _, k := range glossary.In(words) {
			at := glossary.At(k.Name)
			if at < 0 {
				continue
			}
			links = append(links, ruleLink(w, at, k.From, k.To))
		}
		return links
	}
}

// ruleLink returns a part of a text that opens a term by its place in the glossary.
func ruleLink(w Window, at, from, to int) kit.Link {
	return kit.Link{
		From:  from,
		To:    to,
		Name:  kit.Name{Kind: "term", N: at},
		Press: func() { w.OpenTerm(at) },
		Quiet: true,
		Tip:   func() kit.Tip { return kit.Tip{Name: "Rules word", Words: "Click for the glossary."} },
	}
}

// head heads a panel.
func head(words string) kit.Part { return kit.Line(scene.StyleLabel, scene.Text3, words) }

// fact returns a row with the name of a thing and its value.
func fact(words, value string, ink kit.Ink) kit.Part {
	return kit.Column(
		2,
		kit.Row(10, kit.Squeezed(scene.StyleSmall, scene.Text2, words).Grow(1).Least(60, 0),
			kit.Line(factStyle, ink, value).Whole()),
		kit.Rule(),
	)
}

var factStyle = scene.Style{Face: scene.SansBold, Size: 13.5, Line: 18}

// check says that something is right, or what is wrong.
func check(w Window, ok bool, words string) kit.Part {
	icon, mark, ink := "ok", scene.Accent, scene.Text2
	if !ok {
		icon, mark, ink = "danger-now", scene.Danger, scene.DangerSentence
	}
	return kit.Row(9, kit.Icon(icon, 14, mark).High(scene.StyleSmall.Line).At(kit.Above),
		kit.Linked(scene.StyleSmall, ink, words, Rules(w)).Grow(1))
}

// whole returns the nearest whole number.
func whole(v float64) int32 { return int32(math.Round(v)) }

// stage returns the shown table, as the source of its pictures on a board.
func stage(b *battle.Session) motion.Stage {
	return motion.Stage{State: &b.Shown, Setup: b.Game.Setup()}
}
