package table

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// preferred is what a person prefers, and the page of it.
type preferred struct {
	prefs  Settings
	before []Settings // as they were before each change
	sized  float64    // how large everything is shown
	labels scene.LabelMode
}

// stack is the pages of the window and what is said for a while.
type stack struct {
	ended  func(page.Host, *game.Game) // told when the battle is over
	reopen func(page.Host) error       // asked before the end is taken back
	event  record.EventTable           // whose table the battle that begins next is
	told   bool                        // that the battle is over

	Screen    Screen
	pages     []page.Page // the last one is shown
	pagesOver []Screen    // what each of them was opened over
	trouble   string      // why the battle is not saved
	troubled  bool        // it is not
	toast     string      // said for a while
	toastFor  float64
	w         float64
	h         float64
	typing    string // the field being typed in
	formFocus string
	formTurn  int
	tabs      [PageScreen + 1]page.Columns // of the pages before and after a battle
}

// papers is the pages of keys, of terms, and of something to read or fill in.
type papers struct {
	termAt   int           // the term of the glossary whose card is open, plus one
	termPath []int         // those before it
	termTop  canvas.Scroll // and the cards over the board
}

// titled is which battle is begun next, and who plays.
type titled struct {
	opts    Options
	scens   []game.Scenario
	scen    int
	mode    int  // alone, hotSeat or watching
	second  bool // who plays alone is player 2
	flagged bool // who plays was named when the program was started, and nothing else was chosen since
	level   int
	levels  []string
	waiting *page.Saved  // behind the title, when no battle of today waits there
	sought  bool         // it has been looked for
	laid    []*game.Game // every battle as it is set up, for its picture
	err     string
}

// chooser is the page of the two fleets.
type chooser struct {
	lists     [2][]choice
	pick      [2]int
	half      int
	swapped   bool         // the sides of the seats, the filter
	onlyLegal bool         // the sides of the seats, the filter
	faction   card.Faction // only fleets with it, NoFaction any
	rolls     uint64       // random fleets made
	query     string       // what is searched among the fleets
	seedText  string
}
