package reading

import (
	"regexp"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
)

// Closing tells the outcome of a battle so far: the attack that decided it, or what its last answer
// brought.
type Closing struct {
	View  *game.View    // the table right before it, an attack with its line of fire
	Ships []game.ShipID // what it is about, the one that is hit last; none: all of the table
	Lost  bool          // that one is destroyed
	Words []string      // what happened, a sentence each
}

// lastAnswers is the number of answers among which a deciding attack is looked for.
const lastAnswers = 8

// mostTold is the most sentences of what happened.
const mostTold = 3

// ClosingOf returns how the battle of some answers came out; ok is false where they do not fit the
// set-up.
func ClosingOf(u *game.Setup, answers []game.Answer) (c Closing, ok bool) {
	g, err := game.New(u)
	if err != nil {
		return c, false
	}
	var all []game.Event
	from := 0 // the attack that is told begins there
	told, declared := -1, game.Attack{}
	for i, a := range answers {
		before := g.View(game.Nobody)
		events, err := g.Submit(a)
		if err != nil {
			return c, false
		}
		for _, e := range events {
			switch e := e.(type) {
			case game.AttackDeclared:
				from, declared = len(all), game.Attack(e)
			case game.AttackCompared:
				if i+lastAnswers >= len(answers) {
					c, told = Closing{View: before, Ships: []game.ShipID{e.Attacker, e.Target}}, from
				}
			case game.ShipDestroyed:
				c.Lost = c.Lost || told >= 0 && e.Ship == c.Ships[1]
			}
			all = append(all, e)
		}
	}
	if told >= 0 {
		c.View.Attack = declared // which one answer may have declared and rolled
		c.View.Attack.On = true
		c.Words = say(u, all[told:], func(e game.Event) bool {
			switch e := e.(type) {
			case game.AttackDeclared, game.AttackCompared:
				return true
			case game.ShipDestroyed:
				return e.Ship == c.Ships[1]
			}
			return false
		})
		return c, true
	}
	c.View = g.View(game.Nobody)
	words := say(u, all, func(e game.Event) bool {
		switch e.(type) {
		case game.PhaseBegan, game.RoundBegan, game.ShipMoved, game.DialRevealed, game.TokenLaid, game.AttackPassed:
			return false
		}
		return true
	})
	c.Words = words[max(0, len(words)-mostTold):]
	return c, true
}

// citation is the source that a line of the log ends with: the sheet and its section.
var citation = regexp.MustCompile(` \([^()]*, [^()]*\)\.$`)

// LogBrief returns the first sentence of a line of the log without its source, and with the names of
// ships as they are told beside the board.
func (t *Table) LogBrief(line string) string {
	u := t.Game.Setup()
	for i := range t.Shown.NShips {
		name := u.Name(game.ShipID(i))
		line = strings.ReplaceAll(line, name, names.Plain(name))
	}
	first, _, _ := strings.Cut(citation.ReplaceAllString(line, "."), ". ")
	return names.Sentence(first)
}

// say returns the lines of the log of some events, without their sources.
func say(u *game.Setup, events []game.Event, tell func(game.Event) bool) (out []string) {
	for _, e := range events {
		if words := e.Say(u); words != "" && tell(e) && !slices.Contains(out, words) {
			out = append(out, citation.ReplaceAllString(words, "."))
		}
	}
	return out
}
