package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/remote"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// agreeSeconds is the time the button is held that agrees to a take-back.
const agreeSeconds = 0.6

// TakeBack is the question before a take-back, and the list of the decisions that can be taken
// back.
type TakeBack struct {
	plain
	list kit.Listed
	held kit.Held
}

// Layers returns the open dialog, if any.
func (p *TakeBack) Layers(b *battle.Session) []kit.Layer {
	switch a := b.Far.Plea(); {
	case p.proposed(b) != nil:
		return []kit.Layer{p.proposal(b)}
	case a != nil && a.By == b.Far.Other():
		return []kit.Layer{p.pleads(b)}
	case b.History.Asking != nil:
		return []kit.Layer{p.question(b)}
	case b.History.Backs != nil:
		return []kit.Layer{p.decisions(b)}
	}
	return nil
}

// Dialogs returns all dialogs: the question of this screen and of another, and the list of decisions.
func (p *TakeBack) Dialogs(b *battle.Session) []kit.Layer {
	return []kit.Layer{p.asks(b, p.agree(b, game.Nobody)), p.asked(b), p.invited(b), p.lists(b)}
}

// proposed returns the battle that a player at another computer proposes once this one was seen to its
// end, nil: none.
func (p *TakeBack) proposed(b *battle.Session) *remote.Again {
	if !b.Far.Is() || b.Flow.Moving() || b.Far.Proposal(b.Far.Me()) != nil {
		return nil
	}
	return b.Far.Proposal(b.Far.Other())
}

// proposal asks whether that is played.
func (p *TakeBack) proposal(b *battle.Session) kit.Layer {
	a, u := p.proposed(b), b.Game.Setup()
	name := u.Player(b.Far.Other())
	head, words := name+" proposes a rematch", "You play the same fleets with new dice."
	switch {
	case a.Swap:
		head, words = name+" proposes to change seats", "You play "+name+"'s fleet, and "+name+" plays yours."
	case a.From > 0:
		head = name + " proposes to play this on"
		words = "You begin at set-up. The result does not count."
		if round := b.Means.PlayedOn(b.Game, a.From); round > 0 {
			words = fmt.Sprintf("You play on from round %d with new dice. The result does not count.", round)
		}
	}
	l := p.invited(b)
	says := kit.Text(scene.StyleBody, scene.Text2, words)
	l.Key, l.Body = a, kit.Dialog(head, u.Scenario.Sheet().Title, says, l.Commands...)
	return l
}

// invited returns that question but for its words.
func (p *TakeBack) invited(b *battle.Session) kit.Layer {
	return kit.Layer{Name: "Next battle", Modal: true, Commands: kit.Commands{
		{ID: "next:refuse", Words: "Refuse", Key: "n", Also: "esc", Do: func() {
			b.Do(b.Far.RefuseProposal(&b.Means))
		}},
		{ID: "next:accept", Words: "Accept", Key: "y", Look: kit.Main, Do: func() {
			if a := p.proposed(b); a != nil {
				b.Do(b.Far.Propose(&b.Means, *a))
			}
		}},
	}}
}

// pleads is the question of a player at another computer.
func (p *TakeBack) pleads(b *battle.Session) kit.Layer {
	a, name := b.Far.Plea(), b.Game.Setup().Player(b.Far.Other())
	words := "No dice were rolled and no dial was revealed since."
	if a.More > 0 {
		words += " What was decided after it is undone, too."
	}
	l := p.asked(b)
	l.Key, l.Body = a, kit.Dialog(name+" asks to undo a decision", a.Words,
		kit.Text(scene.StyleBody, scene.Text2, words), l.Commands...)
	return l
}

// asked returns the question of another computer but for its words. Enter does not allow: it may have
// been pressed for something else.
func (p *TakeBack) asked(b *battle.Session) kit.Layer {
	return kit.Layer{Name: "Undo asked", Modal: true, Commands: kit.Commands{
		{ID: "undo:refuse", Words: "Refuse", Key: "n", Also: "esc", Do: func() { b.Do(b.Far.AnswerUndo(false)) }},
		{ID: "undo:allow", Words: "Allow", Key: "y", Look: kit.Main, Do: func() { b.Do(b.Far.AnswerUndo(true)) }},
	}}
}

// keep leaves everything as it is.
func (p *TakeBack) keep(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "keep",
		Words: "Cancel",
		Key:   "esc",
		Do:    func() { b.History.Asking, b.History.Backs = nil, nil },
	}
}

// question asks whoever has to agree.
func (p *TakeBack) question(b *battle.Session) kit.Layer {
	a, u := b.History.Asking, b.Game.Setup()
	head := "Undo the dice roll?"
	switch {
	case a.Conceded:
		head = "Undo the concession?"
	case a.Hidden:
		head = "Undo a dial set by " + u.Player(a.Other) + "?"
	case !a.Diced:
		head = "Undo the reveal?"
	}
	agree := p.agree(b, a.Other)
	words := "Choose the same again and the dice will be the same."
	if a.Diced {
		words = "The dice will be the same."
	}
	if a.Other != game.Nobody {
		name := u.Player(a.Other)
		words = fmt.Sprintf("%s must agree: hold %s or the button.", name, agree.Key)
		switch {
		case a.Hidden:
			words = "The dial is locked and face down. " + words
		case a.Conceded:
			words = "Both players may have seen all dials. " + words
		case a.Diced:
			words = "The dice will be the same. " + name + " now knows more than before. " + words
		}
	}
	l := p.asks(b, agree)
	l.Key, l.Body = a, kit.Dialog(head, a.Before, kit.Text(scene.StyleBody, scene.Text2, words), p.keep(b), agree)
	return l
}

// asks returns the question but for its words.
func (p *TakeBack) asks(b *battle.Session, agree *kit.Command) kit.Layer {
	return kit.Layer{Name: "Undo shared information", Modal: true, Commands: kit.Commands{agree, p.keep(b)}}
}

// agree returns the command by which a player agrees; Nobody stands for a person who plays against
// the computer.
func (p *TakeBack) agree(b *battle.Session, who game.PlayerID) *kit.Command {
	c := &kit.Command{ID: "agree", Words: "Undo", Key: "enter", Look: kit.Main,
		Do: func() { b.Do(b.History.Agree(b.Game.Setup())) }}
	if who != game.Nobody {
		p.held.For = agreeSeconds * b.HoldFactor()
		c.Words, c.Key, c.Held = b.Game.Setup().Player(who)+" agrees", fmt.Sprint(int(who)+1), &p.held
	}
	return c
}

// decisions returns the list, the last one first.
func (p *TakeBack) decisions(b *battle.Session) kit.Layer {
	p.list.At = b.History.BackAt
	p.list.Seen(backKey(b.History.BackAt))
	l := p.lists(b)
	body := kit.List(&p.list, len(b.History.Backs), 40, func(i int) kit.Part {
		return kit.Chosen(i == b.History.BackAt, kit.Line(scene.StyleBody, scene.Text1, b.History.Backs[i].Words)).
			Key(backKey(i)).Name("back", i).Press(func() { b.BackTo(i) })
	})
	l.Body = kit.Dialog(
		l.Name,
		fmt.Sprintf("%d of %d decisions. Choose one to undo to.", b.History.BackAt+1, len(b.History.Backs)),
		body,
		p.keep(b),
	)
	return l
}

// lists returns the list but for its rows.
func (p *TakeBack) lists(b *battle.Session) kit.Layer {
	keep := p.keep(b)
	step := func(by int) func() {
		return func() { b.History.BackAt = max(0, min(b.History.BackAt+by, len(b.History.Backs)-1)) }
	}
	cs := kit.Commands{keep,
		{ID: "back:now", Words: "Undo to here", Key: "enter", Do: func() { b.BackTo(b.History.BackAt) }},
		{ID: "back:down", Words: "Previous decision", Key: "down", Look: kit.Hidden, Do: step(1)},
		{ID: "back:up", Words: "Next decision", Key: "up", Look: kit.Hidden, Do: step(-1)},
		{ID: "back:list", Words: "Close the list", Key: "u", Look: kit.Hidden, Do: keep.Do}}
	return kit.Layer{Name: "Undo to", Key: p, Modal: true, Commands: cs}
}

// backKey says which decision a row is.
type backKey int
