package lesson_test

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/scenarios"
)

// All lessons are won by doing what they ask, the enemy answering as they say: every question is
// one that a step is about.
func TestLessonsAreWon(t *testing.T) {
	ls, err := lesson.All(assets.Lessons())
	must(t, err)
	for _, l := range ls {
		t.Run(l.ID, func(t *testing.T) { play(t, l) })
	}
}

func play(t *testing.T, l *lesson.Lesson) {
	expect.True(t, len(l.Learned) != 0, "it does not say what was learned")
	cards := gametest.Cards(t)
	u, err := l.Setup(scenarios.ByID, cards)
	must(t, err)
	g := gametest.New(t, u)
	tell := func(es []game.Event) {
		for _, e := range es {
			if words := e.Say(u); words != "" {
				t.Log("    ", words)
			}
		}
	}
	for n := range 200 {
		c, err := l.Follow(u, g.Answers())
		must(t, err)
		at := c.At(0)
		expect.Must(t, at.Wrong < 0, "step %d was answered wrong", at.Step+1)
		if at.Step == len(l.Steps) {
			expect.True(t, n >= len(l.Steps)/2, "done after %d answers", n)
			return
		}
		p := g.FirstOpen()
		expect.Must(t, p != nil,
			"step %d of %d, %q, and nobody is asked any more", at.Step+1, len(l.Steps), l.Steps[at.Step].Do)
		a, why := answer(l, &l.Steps[at.Step], g, p)
		t.Logf("%d/%d %s: %s -> %s", at.Step+1, len(l.Steps), p.Heading(u), options(g, p), picks(g, p, a))
		expect.Must(t, why == "", "step %d, %q: %s", at.Step+1, l.Steps[at.Step].Do, why)
		es := gametest.Submit(t, g, a)
		tell(es)
	}
	t.Error("it does not end")
}

func answer(l *lesson.Lesson, k *lesson.Step, g *game.Game, p *game.Prompt) (a game.Answer, why string) {
	v := g.View(p.Player)
	if p.Player != l.Learner() {
		return lesson.Enemy{Of: l}.Choose(v, p), ""
	}
	if a, ok := l.BySelf(v, p); ok {
		return a, ""
	}
	if len(p.Options) == 1 && p.Min == 1 && p.Max == 1 && p.Ask != game.ChooseManeuver { // a window does not ask it either
		return p.Pick(0), ""
	}
	wanted, asked := l.Wanted(k, v, p)
	if p.Ask == game.ChooseDice && !asked { // a window rolls what shows nothing again
		for i := range p.Options {
			if strings.Contains(p.Label(v, i), "blank") || strings.Contains(p.Label(v, i), "Battle Stations") {
				a.Picks |= 1 << uint(i)
			}
		}
		a.Prompt = p.ID
		return a, ""
	}
	switch {
	case !asked:
		return a, "it is not about " + p.Heading(g.Setup())
	case wanted == 0 && len(k.Choose) > 0:
		return a, "no option is as it wants"
	case wanted == 0 && p.Min > 0:
		wanted = 1
	case p.Max == 1:
		wanted &= -wanted
	}
	return game.Answer{Prompt: p.ID, Picks: wanted}, ""
}

func options(g *game.Game, p *game.Prompt) (out string) {
	v := g.View(p.Player)
	for i := range p.Options {
		out += fmt.Sprintf("[%s] ", p.Label(v, i))
	}
	return out
}

func picks(g *game.Game, p *game.Prompt, a game.Answer) (out string) {
	v := g.View(p.Player)
	for i := range p.Options {
		if a.Picks&(1<<uint(i)) != 0 {
			out += p.Label(v, i) + " "
		}
	}
	return out
}
