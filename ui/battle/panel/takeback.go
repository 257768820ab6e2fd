package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// agreeSeconds is how long the button is held that agrees to a take-back.
const agreeSeconds = 0.6

// TakeBack is the question before a take-back, and the list of the decisions that can be taken back.
type TakeBack struct {
	plain
	list kit.Listed
	held kit.Held
}

// Layers are the one that is open.
func (p *TakeBack) Layers(b *battle.Battle) []kit.Layer {
	switch {
	case b.History.Asking != nil:
		return []kit.Layer{p.question(b)}
	case b.History.Backs != nil:
		return []kit.Layer{p.decisions(b)}
	}
	return nil
}

// keep leaves everything as it is.
func (p *TakeBack) keep(b *battle.Battle) *kit.Command {
	return &kit.Command{ID: "keep", Words: "Cancel", Key: "esc", Do: func() { b.History.Asking, b.History.Backs = nil, nil }}
}

// question asks whoever has to agree.
func (p *TakeBack) question(b *battle.Battle) kit.Layer {
	a, u := b.History.Asking, b.Game.Setup()
	head := "Undo to before the dice?"
	switch {
	case a.Hidden:
		head = "Undo a dial of " + u.Player(a.Other) + "?"
	case !a.Diced:
		head = "Undo to before the dials were shown?"
	}
	agree := &kit.Command{ID: "agree", Words: "Undo", Key: "enter", Look: kit.Main, Do: b.History.Agree}
	words := "The same answers bring the same dice."
	if a.Diced {
		words = "They will fall the same."
	}
	if a.Other != game.Nobody {
		name := u.Player(a.Other)
		p.held.For = agreeSeconds * b.HoldFactor()
		agree.Words, agree.Key, agree.Held = name+" agrees", fmt.Sprint(int(a.Other)+1), &p.held
		words = fmt.Sprintf("%s has to agree: hold %s or the button.", name, agree.Key)
		switch {
		case a.Hidden:
			words = "It is locked and face down. " + words
		case a.Diced:
			words = "They will fall the same. " + name + " knows more than before. " + words
		}
	}
	keep := p.keep(b)
	return kit.Layer{Key: a, Modal: true, Commands: kit.Commands{agree, keep},
		Body: kit.Dialog(head, a.Before, kit.Text(scene.StyleBody, scene.Text2, words), keep, agree)}
}

// decisions is the list, the last one first.
func (p *TakeBack) decisions(b *battle.Battle) kit.Layer {
	keep := p.keep(b)
	p.list.At = b.History.BackAt
	step := func(by int) func() {
		return func() { b.History.BackAt = max(0, min(b.History.BackAt+by, len(b.History.Backs)-1)) }
	}
	cs := kit.Commands{keep,
		{ID: "back:now", Words: "Undo to before this one", Key: "enter", Do: func() { b.History.BackTo(b.History.BackAt) }},
		{ID: "back:down", Words: "The decision before", Key: "down", Look: kit.Hidden, Do: step(1)},
		{ID: "back:up", Words: "The decision after", Key: "up", Look: kit.Hidden, Do: step(-1)},
		{ID: "back:list", Words: "Close the list", Key: "u", Look: kit.Hidden, Do: keep.Do}}
	p.list.Seen(backKey(b.History.BackAt))
	body := kit.List(&p.list, len(b.History.Backs), 40, func(i int) kit.Part {
		return kit.Chosen(i == b.History.BackAt, kit.Line(scene.StyleBody, scene.Text1, b.History.Backs[i].Words)).Key(backKey(i)).Name("back", i).Press(func() { b.History.BackTo(i) })
	})
	return kit.Layer{Key: p, Modal: true, Commands: cs,
		Body: kit.Dialog("Undo to before", fmt.Sprintf("%d of %d decisions; arrows and Enter, or a click", b.History.BackAt+1, len(b.History.Backs)), body, keep)}
}

// backKey says which decision a row is.
type backKey int
