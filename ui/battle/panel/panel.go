package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Panel is a piece of the battle's screen. None of its methods changes anything; what is not shown
// now has no commands, an empty body, and leaves the board alone.
type Panel interface {
	// Commands returns the commands of the panel. The one called main is the big button at the foot
	// of its column.
	Commands(b *battle.Session) kit.Commands
	// Body returns the panel without the big button.
	Body(b *battle.Session) kit.Part
	// On appends to the board what it shows there.
	On(to *scene.Board, b *battle.Session)
}

// Watched is a panel that can be higher than its place: where fresh becomes another it is seen from
// its top, and where seen does the part of that Key is brought into view.
type Watched interface {
	Watch(b *battle.Session) (fresh, seen any)
}

// Over is a panel that is taken up and put away: a tool in use, a card that is read. While it is
// out its keys come before those of all others; Deeds are declared at any time.
type Over interface {
	Out(b *battle.Session) bool
	Deeds(b *battle.Session) kit.Commands
}

// Layered is a panel that lies over the others: a menu, a question. Dialogs are all its layers,
// open or not, and before any battle, with their names and commands.
type Layered interface {
	Layers(b *battle.Session) []kit.Layer
	Dialogs(b *battle.Session) []kit.Layer
}

// Window is the part of the window that panels depend on.
type Window interface {
	// whom a ship could shoot at after a maneuver, "" when that is not measured or nobody
	Aims(id game.ShipID, move int) string
	// the log has no place of its own and comes out when it is asked for; it is out
	Aside() (apart, out bool)
	AllWays() bool                         // the key that shows all maneuvers is held
	Fault() string                         // why the battle could not begin as it was to, "" it could
	Inspect()                              // opens the card of the ship that is looked at, or closes it
	Log() *kit.Command                     // opens the log large
	Kind() (kind string, without []string) // of table the battle is played at, and what a custom one goes without
	Menu()
	Muted() bool                      // nothing is heard
	Mute()                            // changes that
	OpenTerm(at int)                  // the card of a term, by its place in the glossary
	OpenWhy(about battle.Subject)     // what the numbers of a subject are made of; closes that where it is open
	Pointed() any                     // what the words are about that the pointer would bring, nil nothing
	ShipAt(mm scene.Pt) game.ShipID   // under a point of the board, or near it; NoShip none
	Side(seat game.PlayerID) kit.Side // of the window at which a player sits
	Sound(name string, seat int)
	ToggleAside()
	ToggleRuler()
	Touched() bool                  // a finger was used last
	Turned() float64                // by how many degrees the board is turned
	Veiled() bool                   // the table shines through the cover
	Ways(id game.ShipID) []game.Way // the maneuvers of a ship with what becomes of each
}

// plain is a panel in which nothing can be done, of which nothing is seen, and which leaves the
// board alone: what is more than that a panel says itself.
type plain struct{}

// Commands returns none.
func (plain) Commands(*battle.Session) kit.Commands { return nil }

// Body returns the zero part.
func (plain) Body(*battle.Session) kit.Part { return kit.Part{} }

// On shows nothing.
func (plain) On(*scene.Board, *battle.Session) {}
