package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

var namedStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}

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
	line := kit.Row(8, kit.Seat(7, seat, -1), kit.Led(namedStyle, scene.Seats[seat].Text, who+",", scene.Text1, deed, find).Grow(1))
	return kit.OfSeat(seat, line).Name("named", seat)
}
