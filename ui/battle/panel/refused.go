package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Refused shows for a while the reason why something was not done.
type Refused struct {
	plain
	Window Window
}

// Body of it.
func (p *Refused) Body(b *battle.Session) kit.Part {
	said := func(words string) kit.Part {
		if words == "" {
			return kit.Part{}
		}
		return kit.Warned(kit.Row(8, kit.Icon("danger-now", 16, scene.Danger),
			kit.Linked(scene.StyleBody, scene.DangerSentence, words, Rules(p.Window)))).At(kit.Middle)
	}
	return kit.Column(6, said(b.Question.Refusal), said(p.Window.Fault()))
}
