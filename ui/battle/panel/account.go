package panel

import (
	"strings"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// mostAccounts is the largest number of accounts shown at a time. The log has them all.
const mostAccounts = 3

// Account tells in a sentence or two each what the other side's ships did since the person last
// answered. It answers no question itself.
type Account struct{ plain }

// Body of it.
func (p *Account) Body(b *battle.Session) kit.Part { return kit.Panel(p.Lines(b)) }

// Scrolled returns the account in a panel that scrolls where room is short.
func (p *Account) Scrolled(b *battle.Session) kit.Part { return kit.Panel(kit.Scroll(nil, p.Lines(b))) }

// Lines returns a sentence or two for each ship: those of the opponent under one heading, those that
// nobody commands under another. It is nothing where none did anything.
func (*Account) Lines(b *battle.Session) kit.Part {
	as := b.Accounts()
	var theirs, nobodys []kit.Part
	for _, a := range as[max(0, len(as)-mostAccounts):] {
		if b.Shown.Ships[a.Ship].Owner == game.Nobody {
			nobodys = append(nobodys, accountLine(b, a))
		} else {
			theirs = append(theirs, accountLine(b, a))
		}
	}
	return kit.Column(6, kit.Column(6, headed("Opponent's turn", theirs)...),
		kit.Column(6, headed("Scenario", nobodys)...))
}

// headed returns parts under a heading, none without parts.
func headed(words string, ps []kit.Part) []kit.Part {
	if len(ps) == 0 {
		return nil
	}
	return append([]kit.Part{head(words)}, ps...)
}

// accountLine returns what one ship did, beside the mark of its seat.
func accountLine(b *battle.Session, a account.Account) kit.Part {
	ink := kit.If(a.Harm, scene.DangerSentence, scene.Text1)
	mark := kit.Air(0, 3, kit.Seat(5, b.SeatOf(a.Ship), -1)).At(kit.Above)
	return kit.Row(8, mark, kit.Text(scene.StyleSmall, ink, a.Brief).Grow(1)).Name("account", int(a.Ship)).
		Press(func() { b.LookAt(a.Ship) }).Point(hovers(b, a.Ship)).Tip(func() kit.Tip {
		return kit.Tip{Name: b.Game.Setup().Name(a.Ship),
			Words: strings.TrimSpace(names.Sentence(a.Where) + " Click to see it on the board.")}
	})
}
