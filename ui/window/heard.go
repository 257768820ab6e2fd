package window

import "attackwing/ui/names"

// captionSeconds is the time that the caption of a sound is shown.
const captionSeconds = 1.8

// heard maps the name of a sound to its caption. Sounds that only answer a press, and the ticking
// of clocks and dials, have none.
var heard = map[string]string{
	"cover": "dials covered", "uncover": "dials uncovered", "reveal": "dials revealed", "thrust": "engines",
	"bump": "bases bump", "power-on": "Auxiliary Power gained", "power-off": "Auxiliary Power removed",
	"token": "a token", "lock": "Target Lock", "scan": "sensors scan", "cloak": "ship cloaks",
	"decloak": "ship decloaks", "beam": "beams", "torpedo": "torpedoes", "dice": "dice roll",
	"shield-hit": "shields hit", "hull-hit": "hull hit", "critical": "critical hit",
	"destroyed": "ship explodes", "grip": "beam locks on", "beam-over": "beam changes hands",
	"web":   "web grows",
	"drone": "drones", "phase": "next phase", "your-turn": "your turn", "win": "won", "lose": "lost",
}

// Heard returns the caption of a sound, "" if it has none.
func Heard(name string) string { return heard[name] }

// caption writes what is heard, where nothing else is being said.
func (w *Window) caption(name string, seat int) {
	words := heard[name]
	if w.now.Captions != "on" || words == "" || w.said.left > 0 && !w.said.caption {
		return
	}
	if g := w.Battle.Game; g != nil && seat > 0 && g.Setup().Players[seat-1] != "" {
		words += ", " + g.Setup().Players[seat-1]
	}
	w.said.Say(names.Sentence(words), captionSeconds)
	w.said.caption = true
	w.dirty = true
}
