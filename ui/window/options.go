package window

import (
	"time"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/ui/battle"
	"attackwing/ui/film"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
)

// Options configures a window, and holds the functions that the program provides. A nil function is
// not available.
type Options struct {
	Title   front.Options // what the title offers; where both fleets of a battle are named, that battle begins at once
	Battle  battle.Start  // one that is gone on with at once
	Notices []string      // told when the window opens
	Quick   bool          // no motion

	Settings prefs.Settings
	Keep     func(prefs.Settings)  // called when they change, with those that somebody has chosen
	System   func() prefs.Settings // what the system asks for: see [Asked]
	Data     Data                  // what is kept

	First func(h front.Host) (kit.Page, error) // a page that is opened at once, over the title
	// Arrive returns what a link holds, "battle", and the page that it leads to.
	Arrive func(link string) (what string, page func(h front.Host) (kit.Page, error), err error)
	// Receive is Arrive for a file.
	Receive func(f kit.File) (what string, page func(h front.Host) (kit.Page, error), err error)

	// Slide keeps the table of a battle, as everybody sees it, behind the slides of the free table,
	// and says so; NextSlide is the number of the next one.
	Slide     func(h front.Host, g *game.Game) (said kit.Toasting, err error)
	NextSlide func() int
	// Again is the page on which the player of a battle at another computer is met once more.
	Again func(h front.Window, b *battle.Session) kit.Page
	// Show is the page on which somebody is invited to watch a battle with a player at another computer.
	Show func(h front.Window, b *battle.Session) kit.Page
	// Next begins the next battle with that player and keeps it.
	Next func(*remote.Rematch) (p *remote.Peer, send [][]byte, err error)
	// Move gives the file of a move away that goes by letter, and says how.
	Move func(file []byte) (said string, err error)
	// Share gives the battle away that is over, and says how.
	Share func() (said string, err error)

	Begun   func(battle.Start) error  // when a battle begins
	Record  func(*game.Game) error    // after every answer, to keep it; an error is shown and the battle goes on
	Clocked func(seconds int) error   // keeps how long a battle with a clock has been played
	Coached func(game.PlayerID) error // keeps that a player asked the coach
	Dials   func(record.Dials) error  // keeps the dials that are locked and not handed in
	// Replay is the page on which the battle that is over is watched, after so many of its answers,
	// negative: after all.
	Replay func(h front.Host, of []game.Answer, answers int) (kit.Page, error)
	// Branch returns that battle played on after a number of its answers, by these players.
	Branch func(of []game.Answer, answers int, players [2]string) (battle.Start, error)

	Sound func(name string, seat int, volume float64) // lets a sound of package synth be heard
	Full  func()                                      // changes between a window and the full screen
	// Film is the n-th film that shows itself at the title, and which battle it is; nil func: there
	// is none.
	Film func(n int) (f *film.Projector, title string, err error)
	Now  func() time.Time // the clock of what lets time pass without input
}
