package panel

import (
	"strings"

	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// warning returns the card of a warning, with the way to its rule; why is the way to its sums, if
// there are any.
func warning(w Window, g *reading.Warning, why kit.Part) kit.Part {
	rule := kit.Part{}
	if at := glossary.At(g.Term); at >= 0 {
		rule = kit.Line(scene.StyleSmall, scene.Accent, "Rule: "+strings.ToLower(g.Term)).Name("term", at).
			Press(func() { w.OpenTerm(at) }).
			Tip(func() kit.Tip { return kit.Tip{Name: "Rules word", Words: "Click for the glossary."} })
	}
	return kit.Warned(kit.Column(6,
		kit.Row(8, kit.Icon("warning", 17, scene.Danger).High(scene.StyleH3.Line).At(kit.Above),
			kit.Either(kit.Line(scene.StyleH3, scene.Text1, g.Head),
				kit.Text(warningStyle, scene.Text1, g.Head)).Grow(1)),
		kit.Text(scene.StyleSmall, scene.DangerSentence, g.Words), kit.Row(20, why, rule, kit.Space())))
}

// warningStyle is the style of a warning's heading where there is little room.
var warningStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
