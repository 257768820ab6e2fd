// Package shakedown plays battles at random on a person's own sheets and with his own cards before
// anybody else does: one that would stop the program is found, and can be left aside.
package shakedown

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
)

// maxAnswers is far more than a battle of 99 rounds asks for.
const maxAnswers = 60000

// Sheet plays some battles of random fleets on a sheet and tells what stops one of them, nil when
// nothing does. Sides for which no fleet is found at random are not played.
func Sheet(sc game.Scenario, cards *card.Catalogue, battles int) error {
	for n := range uint64(battles) {
		err := safely(func() error {
			u, err := fleet.RandomTable(sc, [2]*card.Catalogue{cards, cards}, n+1)
			if err != nil {
				return nil
			}
			return play(u, n, nil)
		})
		if err != nil {
			return fmt.Errorf("it stops the battle it is tried out in: %w", err)
		}
	}
	return nil
}

// safely runs what may panic and makes an error of that.
func safely(do func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	return do()
}

// play plays a battle to its end. All that a window would show of it is asked for on the way: the
// log, the points, the questions with their answers, what comes next. see is told of every question
// and of what happened since the last; it may be nil.
func play(u *game.Setup, seed uint64, see func(g *game.Game, p *game.Prompt, events []game.Event)) error {
	g, err := game.New(u)
	if err != nil {
		return err
	}
	at := func() string { return fmt.Sprintf("round %d, %s", g.State().Round, g.State().Phase) }
	return within(at, func() error {
		players, events := [2]*drifter{newDrifter(2 * seed), newDrifter(2*seed + 1)}, g.Opening()
		for n := 0; ; n++ {
			p := g.FirstOpen()
			if see != nil {
				see(g, p, events)
			}
			tell(u, g, events)
			switch {
			case g.Over():
				return nil
			case p == nil:
				return fmt.Errorf("no player is asked and the battle has not ended")
			case p.Player == game.Nobody:
				return fmt.Errorf("a question that no player answers: %s", p.Heading(u))
			case n == maxAnswers:
				return fmt.Errorf("no end after %d answers", n)
			}
			v := g.View(p.Player)
			v.Ahead()
			p.Heading(u)
			for i := range p.Options {
				p.Said(v, i)
			}
			if events, err = g.Submit(players[p.Player].Choose(v, p)); err != nil {
				return err
			}
		}
	})
}

// within says where in a battle an error came up.
func within(where func() string, do func() error) error {
	if err := safely(do); err != nil {
		return fmt.Errorf("%s: %w", where(), err)
	}
	return nil
}

// tell has the log and the score told.
func tell(u *game.Setup, g *game.Game, events []game.Event) {
	for _, e := range events {
		e.Say(u)
	}
	for _, p := range [...]game.PlayerID{game.One, game.Two} {
		game.Score(g.State(), u, p)
	}
}

// drifter is a computer player that now and then does anything at all.
type drifter struct {
	ensign, random ai.Player
	dice           dice.Source
}

// often is the number of answers of which one, on average, is any at all.
const often = 3

func newDrifter(seed uint64) *drifter {
	d := &drifter{dice: dice.New(seed)}
	d.ensign, _ = ai.New("ensign", seed)
	d.random, _ = ai.New("random", seed)
	return d
}

// Choose answers a question.
func (d *drifter) Choose(v *game.View, p *game.Prompt) game.Answer {
	if !p.Places() && p.Ask != game.ChooseManeuver && d.dice.Intn(often) == 0 {
		return d.random.Choose(v, p)
	}
	return d.ensign.Choose(v, p)
}
