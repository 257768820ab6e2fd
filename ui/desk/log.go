package desk

import (
	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// logView lists the deeds at the desk and their doers, the newest last.
type logView struct{ rows kit.Listed }

func newLog(e *tournament.Event) *logView {
	return &logView{kit.Listed{At: len(e.Log) - 1}}
}

func (l *logView) title(view) (head, sub string) {
	return "Log", "Every change at this event, and who made it"
}

func (l *logView) commands(eventPage) kit.Commands { return nil }

func (l *logView) body(d eventPage) kit.Part {
	return kit.Panel(kit.List(&l.rows, len(d.Log), 0, func(i int) kit.Part {
		e := &d.Log[i]
		was := ""
		if e.Was != "" {
			was = "was: " + e.Was
		}
		when := kit.Text(scene.StyleCaption, scene.Text3, e.At.Local().Format("2 Jan 15:04")+"  "+e.Who)
		did := kit.Column(2, kit.Text(scene.StyleSmall, scene.Text1, e.Did),
			kit.Text(scene.StyleCaption, scene.Text3, was))
		return kit.Column(4, kit.Rule(), kit.Row(12, when.Wide(150).At(kit.Above), did.Grow(1).Least(230, 0)))
	}))
}
