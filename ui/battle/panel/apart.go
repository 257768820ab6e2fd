package panel

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/remote"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Apart shows the state of a battle with a player at another computer: whose choice is waited for,
// the dials that are sealed here, and what can be done while the line is lost.
type Apart struct {
	Pages Pages
}

// waitsFor reports whether the other player's choice is waited for, with all seen that has happened.
func waitsFor(b *battle.Session) bool { return b.Far.Is() && b.Stage() == battle.Thinks }

// Commands of it.
func (p *Apart) Commands(b *battle.Session) kit.Commands {
	switch {
	case b.Far.Lost():
		return kit.Commands{p.again(), p.letters(b), p.leave()}
	case b.Far.ByLetter() && waitsFor(b):
		return kit.Commands{p.send(), p.open(), p.again()}
	case waitsFor(b):
		return kit.Commands{p.ring(b)}
	}
	return nil
}

// again meets the other player anew.
func (p *Apart) again() *kit.Command {
	return &kit.Command{
		ID:    "again",
		Words: "Invite again",
		Key:   "shift+j",
		Tip:   "Send a new invitation, or open one, and continue this battle.",
		Do:    p.Pages.Invite,
	}
}

// letters goes on without a line.
func (p *Apart) letters(b *battle.Session) *kit.Command {
	return &kit.Command{
		ID:    "letters",
		Words: "Play by letter",
		Key:   "shift+l",
		Tip:   "Send each move as a link, without being connected.",
		Do:    b.WriteLetters,
	}
}

// send sends the own move.
func (p *Apart) send() *kit.Command {
	return &kit.Command{ID: "sendmove", Words: "Copy your move", Key: "enter", Look: kit.Main, Do: p.Pages.SendMove}
}

// open takes the other's move in.
func (p *Apart) open() *kit.Command {
	return &kit.Command{ID: "openmove", Words: "Paste a move", Key: "shift+p", Do: p.Pages.OpenMove}
}

func (p *Apart) leave() *kit.Command {
	return &kit.Command{ID: "leavekept", Words: "Save and leave", Do: p.Pages.Leave}
}

// ring lets the other hear that they are waited for.
func (p *Apart) ring(b *battle.Session) *kit.Command {
	return (&kit.Command{
		ID:    "ring",
		Words: "Ring " + b.Game.Setup().Player(b.Far.Other()),
		Key:   "j",
		Tip:   "Sound a bell on the other screen.",
		Do:    b.Far.Ring,
	}).OffWhen(!b.Far.MayRing(), "You can ring once a minute.")
}

// Head returns the line above all else: that the line is lost, or who is waited for.
func (p *Apart) Head(b *battle.Session) kit.Part {
	f := &b.Far
	name := b.Game.Setup().Player(f.Other())
	switch {
	case f.Wrong != "":
		return alarm("The two programs differ", "The battle stops at the last answer both agree on. "+
			names.Sentence(f.Wrong), p.leave())
	case f.Else:
		return alarm("Open in another window", "Continue this battle there. Nothing is lost.", p.leave())
	case f.Lost() && !b.Game.Over():
		return alarm(name+" is offline, "+minutes(f.Waited()),
			"Nothing is lost. Send a new invitation to continue here.", p.again(), p.letters(b), p.leave())
	case !waitsFor(b):
		return kit.Part{}
	}
	seat := int(f.Other()) + 1
	does, more := p.awaits(b)
	words := kit.Column(0, kit.Led(scene.StyleH3, scene.Seats[seat].Text, name, scene.Text1, does, nil),
		kit.Text(scene.StyleSmall, scene.Text2, more))
	return kit.OfSeat(seat, kit.Row(10, kit.Seat(7, seat, -1), words.Grow(1))).Name("awaits", seat)
}

// awaits returns what the other is doing, and more about it.
func (p *Apart) awaits(b *battle.Session) (does, more string) {
	more = minutes(b.Far.Waited())
	if a := b.Far.Plea(); a != nil {
		return kit.If(a.By == b.Far.Me(), "is asked to undo", "asks to undo"), a.Words
	}
	if b.Far.ByLetter() {
		return "is next", "Send the link by any messenger, and paste the one that comes back."
	}
	switch q := b.Game.FirstOpen(); {
	case q == nil || q.Player == game.Nobody:
		return "rolls the dice with you", more
	case q.Ask == game.ChooseManeuver:
		n, of := dialsLocked(b, b.Far.Other())
		return "is choosing a dial", fmt.Sprintf("%d of %d locked · %s", n, of, more)
	default:
		return "is choosing", q.Heading(b.Game.Setup()) + " · " + more
	}
}

// alarm is a box about what keeps the battle from going on.
func alarm(head, words string, cs ...*kit.Command) kit.Part {
	return kit.Warned(kit.Column(8, kit.Line(scene.StyleH3, scene.Text1, head),
		kit.Text(scene.StyleSmall, scene.DangerSentence, words), kit.Buttons(cs...)))
}

// minutes returns a time as a clock shows it.
func minutes(seconds float64) string { return fmt.Sprintf("%d:%02d", int(seconds)/60, int(seconds)%60) }

// Body of it: the dials that are sealed here.
func (p *Apart) Body(b *battle.Session) kit.Part {
	u := b.Game.Setup()
	var ps []kit.Part
	ids, _, _ := b.Order()
	set := b.Far.Dials()
	slices.SortFunc(set, func(x, y remote.Dial) int { return slices.Index(ids, x.Ship) - slices.Index(ids, y.Ship) })
	for _, d := range set {
		sign := kit.Icon("dial-locked", 16, scene.Seats[int(b.Far.Me())+1].Main)
		name, words, icon := names.Short(u.Name(d.Ship)), "Does not move", kit.Icon("dial", 22, scene.Text1)
		if d.Special < 0 {
			m := u.Facts(d.Ship).Ship.Class.Dial[d.Move]
			words = names.Title(m.Maneuver.String())
			icon = kit.Icon(dial.Art(m.Maneuver.Bearing), 22, inkOf(b, onmap.Difficulty(m.Color)))
		}
		said := kit.Column(0, kit.Line(namedStyle, scene.Text1, name), kit.Line(scene.StyleSmall, scene.Text2, words))
		ps = append(ps, ofShip(b, d.Ship, kit.Card(kit.Row(10, icon, said.Grow(1), sign))))
	}
	if len(ps) > 0 {
		other := u.Player(b.Far.Other())
		ps = append([]kit.Part{head("Your dials")}, ps...)
		ps = append(ps, kit.Text(scene.StyleSmall, scene.Text2,
			"Only you see these. They open when "+other+" has locked the last dial."))
	}
	switch {
	case b.Far.Lost():
		return kit.Column(8, ps...)
	case b.Far.ByLetter():
		return kit.Column(8, append(ps, kit.Space(), kit.Buttons(p.open(), p.again()), kit.Buttons(p.send()))...)
	}
	return kit.Column(8, append(ps, kit.Space(), kit.Buttons(p.ring(b)))...)
}

// On shows where the ships here end by the dials that are sealed.
func (p *Apart) On(to *scene.Board, b *battle.Session) {
	if waitsFor(b) && b.Uses("ghosts") {
		plannedEnds(to, b, b.Far.Ends(b.View), game.NoShip)
	}
}

// line shows in the bar that both are there, or that the line is lost.
func line(b *battle.Session) kit.Part {
	f := &b.Far
	if !f.Is() {
		return kit.Part{}
	}
	sign, ink, words := "linked", scene.Accent, "Connected. Your dials stay here until both players have locked theirs."
	switch {
	case f.ByLetter():
		sign, ink, words = "unlinked", scene.Text2, "By letter: each move is a link that the other player opens."
	case f.Lost():
		sign, ink, words = "unlinked", scene.Danger, "The connection is lost. Nothing of the battle is."
	}
	if n := f.Watchers(); n > 0 {
		words += " " + fmt.Sprintf("Watching: %d.", n)
	}
	mark := func(seat game.PlayerID) kit.Part { return kit.Seat(6, int(seat)+1, -1) }
	pill := kit.Row(8, mark(f.Me()), kit.Icon(sign, 18, ink), mark(f.Other())).Whole()
	return kit.Either(pill, kit.Gap(0)).Name("line", -1).
		Tip(func() kit.Tip { return kit.Tip{Name: b.ModeWords(), Words: words} })
}
