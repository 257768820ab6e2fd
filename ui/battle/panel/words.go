package panel

import (
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
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
			links = append(links, kit.Link{From: k.From, To: k.To, Name: kit.Name{Kind: "term", N: at}, Press: func() { w.OpenTerm(at) },
				Tip: func() kit.Tip { return kit.Tip{Name: "Rules word", Words: "Click: the glossary's card."} }})
		}
		return links
	}
}

// head heads a panel.
func head(words string) kit.Part { return kit.Line(scene.StyleLabel, scene.Text3, words) }
