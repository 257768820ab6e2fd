package table

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// after is the window as the end of a battle sees it.
type after struct{ *Table }

// openOver shows the end of the battle.
func (t *Table) openOver() {
	t.closeOver()
	t.Open(front.NewOver(after{t}, &t.Battle))
}

// overAt is where the end of the battle lies among the pages, -1 nowhere.
func (t *stack) overAt() int {
	return slices.IndexFunc(t.pages, func(p *Adapter) bool { return p.Name() == "over" })
}

// closeOver takes the end of the battle away: it goes on, or it is left.
func (t *stack) closeOver() {
	if i := t.overAt(); i >= 0 {
		t.pages, t.pagesOver = slices.Delete(t.pages, i, i+1), slices.Delete(t.pagesOver, i, i+1)
	}
}

// hosted reports whether the battle was begun from a page, which waits behind it: the end of the battle leads back there.
func (t *stack) hosted() bool {
	if i := t.overAt(); i >= 0 {
		return i > 1
	}
	return len(t.pages) > 1
}

func (t after) Hosted() bool { return t.hosted() }

func (t after) Leave() {
	t.closeOver()
	t.leaveBattle()
}

func (t after) Rematch() {
	u := t.Game.Setup()
	v := game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Players: u.Players, Seed: u.Seed*6364136223846793005 + 1442695040888963407, House: u.House}
	g, err := game.New(&v)
	if err != nil {
		t.Toast(err.Error())
		return
	}
	t.begin(g, t.levels)
}

func (t after) Replay() func(answers int) {
	if t.opts.Replay == nil {
		return nil
	}
	return func(answers int) {
		p, err := t.opts.Replay(t, t.Game.Answers(), answers)
		if err != nil {
			t.Toast(err.Error())
			return
		}
		t.Open(p)
	}
}

func (t after) Replays() func() {
	if !slices.ContainsFunc(t.opts.Pages, func(e front.Entry) bool { return e.ID == "replays" }) {
		return nil
	}
	return func() { t.openEntry("replays") }
}

func (t after) Copy() { t.copyResult() }

func (t after) Chips() (out []front.Chip) {
	for _, c := range t.screen.Chips() {
		chip := front.Chip{Name: c.Words, Words: c.Tip, Do: c.Do, Wrong: c.Look == kit.Danger}
		if chip.Wrong {
			chip.Do = nil
		}
		out = append(out, chip)
	}
	return out
}

func (t after) Layers() []kit.Layer { return t.screen.TakesBack() }
