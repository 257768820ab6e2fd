package table

import "slices"

// The ways to play, as the title offers them.
const (
	alone = iota // against the computer
	hotSeat
	watching
)

func isComputer(who string) bool { return who != "" && who != "human" }

// takeFlags begins the title with who was named when the program was started.
func (t *titled) takeFlags() {
	p1, p2 := isComputer(t.opts.P1), isComputer(t.opts.P2)
	switch {
	case p1 && p2:
		t.mode = watching
	case t.opts.P2 == "human" && !p1:
		t.mode = hotSeat
	case p1:
		t.second = true
	}
	t.level = min(1, len(t.levels)-1)
	for _, l := range []string{t.opts.P2, t.opts.P1} {
		if i := slices.Index(t.levels, l); i >= 0 {
			t.level = i
			break
		}
	}
	t.flagged = p1 || p2
}

// players are who plays the next battle: human, or a level of the computer. Who was named when the program was started
// counts until something else is chosen at the title.
func (t *titled) players() (who [2]string) {
	level := t.levels[t.level]
	who = [2]string{"human", "human"}
	switch {
	case t.mode == watching:
		who = [2]string{level, level}
	case t.mode == alone && t.second:
		who[0] = level
	case t.mode == alone:
		who[1] = level
	}
	if t.flagged {
		for i, l := range []string{t.opts.P1, t.opts.P2} {
			if isComputer(l) {
				who[i] = l
			}
		}
	}
	return who
}

// playAs chooses how is played, and at which level of the computer.
func (t *titled) playAs(mode, level int) { t.mode, t.level, t.flagged = mode, level, false }
