package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

var (
	namedStyle  = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	narrowStyle = scene.Style{Face: scene.Condensed, Size: 14, Line: 20}
)

// Unput returns a quiet line about a question that was not asked; a press asks it. It is the zero
// part where there is none.
func Unput(b *battle.Session) kit.Part {
	u := b.Question.Unput
	if u.Words == "" {
		return kit.Part{}
	}
	return kit.Air(12, 4, kit.Row(8, kit.Squeezed(scene.StyleSmall, scene.Text3, u.Words).Grow(1),
		kit.Line(scene.StyleSmall, scene.Accent, "Ask").Whole())).Name("unput", -1).
		Press(b.AskAfterAll).Tip(func() kit.Tip { return kit.Tip{Name: "Answered for you", Words: u.Why} })
}

// Named returns the line that begins each question to one of two people at one screen: the mark of
// the seat, the name of the person in the seat's color, the task. It is the zero part where one
// person plays, and in a lesson.
func Named(b *battle.Session, find kit.Finder) kit.Part {
	p := b.Asked()
	who, deed := b.Named(p)
	if who == "" || b.Stage() != battle.Asks || b.Lesson().Class() != nil {
		return kit.Part{}
	}
	seat := int(p.Player) + 1
	words := func(st scene.Style) kit.Part {
		return kit.Led(st, scene.Seats[seat].Text, who+",", scene.Text1, deed, find)
	}
	// a long name stands in one line where narrow letters do that
	one := kit.Either(words(namedStyle), kit.Either(words(narrowStyle), words(namedStyle)))
	line := kit.Row(8, kit.Seat(7, seat, -1), one.Grow(1))
	return kit.OfSeat(seat, line).Name("named", seat)
}
