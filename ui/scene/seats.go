package scene

import "slices"

// SeatInk is a color that a seat can have.
type SeatInk struct {
	ID, Name string
	SeatColors
}

// SeatInks lists the colors of player 1, which are cool, and of player 2, which are warm. Any two
// of them differ for every kind of color vision, and from the colors of success and danger. The
// first is the default.
var SeatInks = [2][]SeatInk{
	{{"blue", "Blue", Seats[1]}, dyed("violet", "Violet", 0x8E7DFF), dyed("ice", "Ice", 0x98BCFF)},
	{{"amber", "Amber", Seats[2]}, dyed("yellow", "Yellow", 0xF2D22E), dyed("cream", "Cream", 0xFFE08A)},
}

// dyed are the words and the fill that go with a color.
func dyed(id, name string, rgb uint32) SeatInk {
	main := Hex(rgb)
	return SeatInk{id, name, SeatColors{main, Mix(main, Text1, 0.22), Mix(Hex(0x0D1322), main, 0.2)}}
}

// DressSeats gives the seats colors, by their ids; what is not known is the usual one. It holds for
// everything that is drawn from then on.
func DressSeats(one, two string) {
	for k, id := range [2]string{one, two} {
		inks := SeatInks[k]
		Seats[k+1] = inks[max(0, slices.IndexFunc(inks, func(i SeatInk) bool { return i.ID == id }))].SeatColors
	}
}
