package record

import (
	"fmt"
	"io"
	"strings"

	"attackwing/game"
)

// teller takes a battle as it is told: its rounds, its phases once something happens in them, every
// event in words, and the notes where they were made.
type teller struct {
	round func(n int16)
	phase func(name string)
	event func(words string)
	note  func(words string)
}

// tell tells a film. The tokens that lie on the table from the beginning are not told.
func (r *Record) tell(f *Film, to teller) {
	phase := ""
	for i := range f.Moments {
		for _, e := range f.Moments[i].Events {
			switch e := e.(type) {
			case game.RoundBegan:
				to.round(e.Round)
				continue
			case game.PhaseBegan:
				phase = e.Phase.String()
				continue
			case game.TokenLaid:
				if i == 0 {
					continue
				}
			}
			if words := e.Say(f.Setup); words != "" {
				if phase != "" {
					to.phase(phase)
					phase = ""
				}
				to.event(words)
			}
		}
		if n := r.NoteOn(0, i); n != "" {
			to.note(n)
		}
	}
}

// Log writes the battle log line by line, as plain text, each note where it was made.
func (r *Record) Log(w io.Writer, f *Film) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s against %s\n\nSet-up\n", f.Setup.Scenario.Sheet().Title, f.Setup.Player(game.One),
		f.Setup.Player(game.Two))
	r.tell(f, teller{
		round: func(n int16) { fmt.Fprintf(&b, "\nRound %d\n", n) },
		phase: func(name string) { fmt.Fprintf(&b, "  %s\n", name) },
		event: func(words string) { fmt.Fprintf(&b, "    %s\n", words) },
		note:  func(words string) { fmt.Fprintf(&b, "    Note: %s\n", strings.ReplaceAll(words, "\n", "\n      ")) },
	})
	_, err := io.WriteString(w, b.String())
	return err
}
