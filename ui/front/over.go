package front

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Chip is how a battle was played where that is not the usual: an illegal fleet, the kind of table, house rules.
type Chip struct {
	Name, Words string
	Wrong       bool
	Do          func() // shows more of it, nil nothing
}

// Beyond is what the end of a battle wants of the window that shows it.
type Beyond interface {
	// Hosted reports whether the battle was begun from a page, which has its result.
	Hosted() bool
	Leave()   // to that page, else to the title
	Rematch() // the same fleets, with other dice
	// Replay watches the battle from after so many answers, negative: after all; Replays opens those of all battles. Nil where there is
	// none.
	Replay() func(answers int)
	Replays() func()
	Copy() // of the result as text
	Chips() []Chip
	Layers() []kit.Layer // what is asked before something is undone
}

// Over is the end of a battle: who has won and why, the Fleet Points line by line, and the battle seen from its end.
type Over struct {
	window Beyond
	battle *battle.Battle
	tabs   kit.Tabs
	looked lookBack
}

// NewOver is the end of a battle.
func NewOver(w Beyond, b *battle.Battle) *Over { return &Over{window: w, battle: b} }

// Name of the page.
func (p *Over) Name() string { return "over" }

// Layers are what is asked.
func (p *Over) Layers() []kit.Layer { return p.window.Layers() }

// Tick does nothing: nothing here moves by itself.
func (p *Over) Tick(float64) kit.Wake { return kit.Rest }

// Commands are what can be done at the end of a battle.
func (p *Over) Commands() kit.Commands {
	return kit.Commands{p.main(), p.replay(), p.replays(), p.undo(), p.redo(), p.copy(), p.leave()}
}

func (p *Over) main() *kit.Command {
	if p.window.Hosted() {
		return goOn("Continue", p.window.Leave)
	}
	return goOn("Rematch", p.window.Rematch)
}

// replay is none where a page has the result.
func (p *Over) replay() *kit.Command {
	watch := p.window.Replay()
	if watch == nil || p.window.Hosted() {
		return nil
	}
	return &kit.Command{ID: "watch", Words: "Replay and analysis", Key: "v", Do: func() { watch(-1) }}
}

// replays are offered where this battle alone is not.
func (p *Over) replays() *kit.Command {
	open := p.window.Replays()
	if open == nil || p.replay() != nil || p.window.Hosted() {
		return nil
	}
	return &kit.Command{ID: "page:replays", Words: "Replays", Key: "r", Do: open}
}

func (p *Over) undo() *kit.Command {
	return (&kit.Command{ID: "undo", Words: "Undo", Key: "ctrl+z", Do: p.battle.History.Undo}).OffWhen(len(p.battle.History.Marks) == 0, "There is nothing to undo.")
}

func (p *Over) redo() *kit.Command {
	return &kit.Command{ID: "redo", Words: "Redo", Key: "ctrl+shift+z", Also: "ctrl+y", Look: kit.Hidden, Do: p.battle.History.Redo}
}

func (p *Over) copy() *kit.Command {
	return &kit.Command{ID: "copy", Words: "Copy the result as text", Key: "ctrl+c", Do: p.window.Copy}
}

func (p *Over) leave() *kit.Command {
	words := kit.If(p.window.Hosted(), "Leave", "Title")
	return &kit.Command{ID: "title", Words: words, Key: "esc", Do: p.window.Leave}
}
