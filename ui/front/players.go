package front

import (
	"slices"

	"attackwing/game/ai"
)

// mode tells who plays a battle: a person against the computer, two people, or computers.
type mode int

const (
	alone mode = iota // against the computer
	hotSeat
	watching
	modes
)

// Players holds the players of the next battle.
type Players struct {
	mode   mode
	second bool // who plays alone is player 2
	level  int
	levels []string  // of the computer
	named  [2]string // when the program was started; they count until something else is chosen
}

func isComputer(who string) bool { return who != "" && who != "human" }

// playersOf returns the players named when the program was started.
func playersOf(one, two string) Players {
	p := Players{named: [2]string{one, two}}
	for _, l := range ai.Levels() {
		if l != "random" {
			p.levels = append(p.levels, l)
		}
	}
	if len(p.levels) == 0 {
		p.levels = ai.Levels()
	}
	switch {
	case isComputer(one) && isComputer(two):
		p.mode = watching
	case two == "human" && !isComputer(one):
		p.mode = hotSeat
	case isComputer(one):
		p.second = true
	}
	p.level = min(1, len(p.levels)-1)
	for _, l := range []string{two, one} {
		if i := slices.Index(p.levels, l); i >= 0 {
			p.level = i
			break
		}
	}
	return p
}

// Seats returns the player of each seat: human, or a level of the computer.
func (p *Players) Seats() (who [2]string) {
	level := p.levels[p.level]
	who = [2]string{"human", "human"}
	switch {
	case p.mode == watching:
		who = [2]string{level, level}
	case p.mode == alone && p.second:
		who[0] = level
	case p.mode == alone:
		who[1] = level
	}
	for i, l := range p.named {
		if isComputer(l) {
			who[i] = l
		}
	}
	return who
}

// choose takes another way to play, or another level of the computer.
func (p *Players) choose(m mode, level int) { p.mode, p.level, p.named = m, level, [2]string{} }
