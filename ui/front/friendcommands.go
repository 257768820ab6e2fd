package front

import (
	"strings"

	"attackwing/ui/kit"
)

// Commands returns what can be done at this stage of the meeting.
func (p *Friend) Commands() kit.Commands {
	cs := kit.Commands{p.back()}
	at := p.stage()
	switch at {
	case atChoosing:
		cs = append(cs, p.main())
		if p.shows == nil && p.table == nil {
			cs = append(cs, p.paste())
		}
	case atPreparing, atBeginning:
	case atOffering:
		cs = append(cs, p.main(), p.again())
	case atAnswered:
		cs = append(cs, p.again())
	default:
		cs = append(cs, p.main())
	}
	if at == atChoosing && p.chooses() || at == atPicking {
		cs = append(cs, p.fleets.above(), p.fleets.below())
	}
	return cs.Now()
}

// back leaves the page, and with it the meeting.
func (p *Friend) back() *kit.Command {
	c := kit.Back(p.leave)
	switch p.stage() {
	case atOffering, atPreparing:
		c.Words, c.Icon = "Cancel the invitation", ""
	case atChoosing, atInvited:
	default:
		c.Words, c.Icon = "Leave", ""
	}
	return c
}

// main goes on to the next stage.
func (p *Friend) main() *kit.Command {
	switch p.stage() {
	case atChoosing:
		return goOn("Copy invitation", p.invite).OffWhen(p.bad() != "", p.bad())
	case atInvited:
		return goOn(kit.If(p.watches, "Watch", "Join"), p.join)
	case atOffering:
		return goOn("Paste the answer", p.fromClipboard)
	case atPicking:
		return goOn("Take this fleet", func() {
			if err := p.choose(); err != nil {
				p.fail(err)
			}
		}).OffWhen(p.bad() != "", p.bad())
	case atJudging:
		return goOn("Accept", func() {
			send, err := p.meet.Accept()
			p.call.send(send)
			if err == nil {
				err = p.begin()
			}
			if err != nil {
				p.fail(err)
			}
		}).OffWhen(p.meet.Accepted(p.meet.Me()), "You have accepted.")
	}
	return nil
}

// chooses reports whether a battle with fleets begins.
func (p *Friend) chooses() bool { return p.played() == nil && p.table == nil }

// bad says what is wrong with the own fleet, "" nothing.
func (p *Friend) bad() string {
	if !p.chooses() {
		return ""
	}
	switch o := p.fleets.picked(p.side()); {
	case o == nil:
		return "Choose a fleet."
	case o.bad != "":
		return "This fleet is not legal here. Choose another."
	}
	return ""
}

// paste takes an invitation from the clipboard.
func (p *Friend) paste() *kit.Command {
	return &kit.Command{ID: "paste-call", Words: "Paste an invitation", Key: "p", Do: p.fromClipboard}
}

// fromClipboard takes what is on the clipboard.
func (p *Friend) fromClipboard() {
	text, err := p.afar.Paste()
	if err != nil || strings.TrimSpace(text) == "" {
		p.wrong = "Nothing can be read from the clipboard. Paste into the field."
		return
	}
	p.takes(text)
}

// again copies the text for the friend once more.
func (p *Friend) again() *kit.Command {
	return &kit.Command{ID: "copy-call", Words: "Copy again", Key: "c", Do: func() { p.wrong = ""; p.copy() }}
}

// Pasted takes a text of several lines: a messenger has broken the invitation.
func (p *Friend) Pasted(text string) { p.takes(text) }
