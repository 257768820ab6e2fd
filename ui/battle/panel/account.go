package panel

import (
	"strings"

	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// mostAccounts are told at a time, the last of them: the log has all.
const mostAccounts = 3

// Account tells in a sentence or two each what the other side's ships did since the person last
// answered. It answers no question itself.
type Account struct{ plain }

// Body of it.
func (p *Account) Body(b *battle.Session) kit.Part { return kit.Panel(p.Lines(b)) }

// Scrolled returns the account in a panel that scrolls where room is short.
func (p *Account) Scrolled(b *battle.Session) kit.Part { return kit.Panel(kit.Scroll(nil, p.Lines(b))) }

// Lines returns a sentence or two for each ship, under a heading; nothing where none did anything.
func (*Account) Lines(b *battle.Session) kit.Part {
	as := b.Accounts()
	if len(as) == 0 {
		return kit.Part{}
	}
	ps := []kit.Part{head("Opponent's turn")}
	for _, a := range as[max(0, len(as)-mostAccounts):] {
		ink := kit.If(a.Harm, scene.DangerSentence, scene.Text1)
		words := kit.Text(scene.StyleSmall, ink, a.Brief).Grow(1)
		ps = append(ps, kit.Row(8, kit.Air(0, 3, kit.Seat(5, b.SeatOf(a.Ship), -1)).At(kit.Above), words).Name("account", int(a.Ship)).Press(func() { b.LookAt(a.Ship) }).Point(hovers(b, a.Ship)).Tip(func() kit.Tip {
			return kit.Tip{Name: b.Game.Setup().Name(a.Ship),
				Words: strings.TrimSpace(names.Sentence(a.Where) + " Click to see it on the board.")}
		}))
	}
	return kit.Column(6, ps...)
}
