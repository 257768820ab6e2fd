package desk

// Keys are the page's keys for the help.
func (d *Desk) Keys() [][2]string {
	return [][2]string{
		{"arrows, wheel", "move in a list, from table to table"}, {"Enter", "open, write, hand in"}, {"Esc", "one step back"},
		{"[  ]", "players, rounds, final ranks"}, {"N", "new event; a player's name; the next event"}, {"Ctrl+V", "names from the clipboard, one a line"},
		{"K  G", "a computer player; ready fleets for all without"}, {"A  C  F  E", "a player's side, who plays, fleet, name"}, {"Del", "take off the list, drop out, come back"},
		{"Ctrl+Enter", "pair the next round"}, {"U  G", "take a round's pairings back, draw again"}, {"digits  Tab", "Fleet Points; the other player"},
		{"W  E", "wins without points; how it ended"}, {"V  I", "initials: fleet looked over, result signed"}, {"E", "correct a result that is written"},
		{"P  O", "play the table; take a game's result"}, {"A", "let computers play their tables"}, {"S", "two players change seats"},
		{"F", "the higher rank's choice of a fleet"}, {"X", "the Commendation Award Token is spent"}, {"R", "roll off"},
		{"T", "start and stop the clock"}, {"B", "view for the wall"}, {"L", "who did what"}, {"Ctrl+P", "pages to print"},
	}
}
