package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"
)

// State is the program's report of its screen. It writes this, as one JSON document, to the file
// named by --report whenever the screen or the prompt changes: to a new file first, which it then
// renames, so that nobody reads half of it.
type State struct {
	Screen  string   `json:"screen"` // "title", "table" or "over"
	Round   int      `json:"round"`
	Phase   string   `json:"phase"`
	Player  int      `json:"player"` // who is asked
	Ask     string   `json:"ask"`
	Options []Spot   `json:"options"` // each is chosen by a click, or by its key
	Buttons []Button `json:"buttons"` // the main one, which Enter presses, first
	Result  string   `json:"result"`  // how the battle ended
	Fields  []Button `json:"fields"`  // the text fields that can be seen

	stamp string // differs whenever the file was written anew
}

// Spot is an option and where to click for it, in pixels of the window.
type Spot struct {
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	Enabled bool    `json:"enabled"`
	Key     string  `json:"key"` // the digit that chooses it, if one does
}

// Button is a button that can be pressed now.
type Button struct {
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
}

// Button finds a button by its name.
func (s State) Button(name string) (Button, bool) {
	for _, b := range s.Buttons {
		if b.Name == name {
			return b, true
		}
	}
	return Button{}, false
}

// Field finds a text field by its name.
func (s State) Field(name string) (Button, bool) {
	for _, b := range s.Fields {
		if b.Name == name {
			return b, true
		}
	}
	return Button{}, false
}

// Changed reports whether the program has written its report since it wrote s.
func (s State) Changed(now State) bool { return s.stamp != now.stamp }

func (s State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, round %d, %s, player %d: %q", s.Screen, s.Round, s.Phase, s.Player, s.Ask)
	for i, o := range s.Options {
		fmt.Fprintf(&b, "\n  %d %q at %g,%g", i+1, o.Label, o.X, o.Y)
		if !o.Enabled {
			b.WriteString(" (not allowed)")
		}
	}
	for _, button := range s.Buttons {
		fmt.Fprintf(&b, "\n  [%s] at %g,%g", button.Name, button.X, button.Y)
	}
	if s.Result != "" {
		fmt.Fprintf(&b, "\n  %s", s.Result)
	}
	return b.String()
}

// readState reads a report. One that does not exist yet is the zero State.
func readState(path string) (State, error) {
	var s State
	info, err := os.Stat(path)
	if os.IsNotExist(err) {
		return s, nil
	} else if err != nil {
		return s, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return s, err
	}
	if err := json.Unmarshal(text, &s); err != nil {
		return s, fmt.Errorf("the program's report: %w\n%s", err, text)
	}
	s.stamp = info.ModTime().Format(time.RFC3339Nano) + string(text)
	return s, nil
}
