package tournament

import (
	"cmp"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"attackwing/game/dice"
	"attackwing/game/textfile"
)

// Format is the version of the event file that is written and read.
const Format = 1

// Bounds of an event.
const (
	MaxPlayers = 64
	maxName    = 60 // letters
	maxWords   = 400
	maxLimit   = 500
)

// No is a player's number at the event, from 1 in the order of sign-in; 0 is nobody.
type No int

// Event is a tournament, as its file holds it.
type Event struct {
	Event    string `json:"event"` // always attackwing
	Format   int    `json:"format"`
	Revision int    `json:"revision"` // how often the file was written
	Name     string `json:"name"`
	Scenario string `json:"scenario"`
	Sheet    string `json:"sheet,omitempty"` // stamp of a sheet of somebody's own, as it was when the event began
	Date     string `json:"date"`            // 2006-01-02, "" where not given
	Seed     uint64 `json:"seed"`
	Limit    int    `json:"sp_limit"`
	// PaperFleets: the build sheets are on paper, and the desk asks for no fleet files.
	PaperFleets bool `json:"paper_fleets,omitempty"`
	// HandDice: ties are broken with real dice that are entered, instead of the event's own.
	HandDice     bool              `json:"hand_dice,omitempty"`
	House        map[string]string `json:"house,omitempty"`     // house rules of every table
	Resources    []string          `json:"resources,omitempty"` // ids of those allowed, none: any
	After        *Before           `json:"after,omitempty"`
	Players      []Player          `json:"players"`
	Rounds       []Round           `json:"rounds"`
	RollOffs     []RollOff         `json:"roll_offs,omitempty"`
	Commendation *Commendation     `json:"commendation,omitempty"`
	Log          []Entry           `json:"log"`
}

// Before is the event before this one in its storyline, with its final ranks.
type Before struct {
	Event string   `json:"event"`
	Ranks []string `json:"ranks"` // names, the Admiral first
}

// Round is a Battle Round.
type Round struct {
	Drawn  int      `json:"drawn"` // how often its pairings were drawn, from 1
	Tables []Table  `json:"tables"`
	Bye    No       `json:"bye,omitempty"`
	ByeWhy []string `json:"bye_why,omitempty"`
	Clock  Clock    `json:"clock"`
}

// Table is a battle of a round. Players[0] is the one of the higher standing.
type Table struct {
	Players  [2]No     `json:"players"`
	Fleets   [2]string `json:"fleets,omitzero"` // which of their two fleets, where there are two
	Why      string    `json:"why,omitempty"`
	Verified [2]string `json:"verified,omitzero"` // initials by which each player has verified the other's fleet
	Result   *Result   `json:"result,omitempty"`
	// Correction takes the place of a signed result once the players have signed it, too; until
	// then the result counts.
	Correction *Result `json:"correction,omitempty"`
}

// Newest returns the result that was told last, signed or not: a correction, else the result that
// counts. It is nil where nothing was told.
func (t *Table) Newest() *Result { return cmp.Or(t.Correction, t.Result) }

// Config holds the choices with which an event begins.
type Config struct {
	Name, Scenario, Date string
	Seed                 uint64
	Limit                int // 0: the kit's
	PaperFleets          bool
	HandDice             bool
	House                map[string]string
	Resources            []string
	After                *Before
}

// New makes an event without players.
func New(c Config) (*Event, error) {
	k := KitFor(c.Scenario)
	if c.Limit == 0 {
		c.Limit = k.Limit
	}
	if c.Name == "" {
		c.Name = k.Title
	}
	e := &Event{
		Event:       "attackwing",
		Format:      Format,
		Name:        c.Name,
		Scenario:    c.Scenario,
		Sheet:       k.Stamp,
		Date:        c.Date,
		Seed:        c.Seed,
		Limit:       c.Limit,
		PaperFleets: c.PaperFleets,
		HandDice:    c.HandDice,
		House:       c.House,
		Resources:   c.Resources,
		After:       c.After,
		Players:     []Player{},
		Rounds:      []Round{},
		Log:         []Entry{},
	}
	return e, e.check()
}

// Kit returns the tournament rules of the event's sheet.
func (e *Event) Kit() Kit { return KitFor(e.Scenario) }

// Player finds a player by number.
func (e *Event) Player(n No) *Player {
	if n < 1 || int(n) > len(e.Players) {
		return &Player{Name: "nobody"}
	}
	return &e.Players[n-1]
}

// Find finds a player by name, by a part of the name that fits no other, or by number.
func (e *Event) Find(name string) (No, error) {
	want := fold(name)
	if want == "" {
		return 0, errors.New("no player is named")
	}
	var found []No
	for i := range e.Players {
		n := No(i + 1)
		if fold(e.Players[i].Name) == want || fmt.Sprint(int(n)) == want {
			return n, nil
		}
		if strings.Contains(fold(e.Players[i].Name), want) {
			found = append(found, n)
		}
	}
	switch len(found) {
	case 0:
		return 0, fmt.Errorf("no player %q has signed in", name)
	case 1:
		return found[0], nil
	}
	return 0, fmt.Errorf("%q may be %s or %s", name, e.Player(found[0]).Name, e.Player(found[1]).Name)
}

// fold is a name as two people would say it is the same.
func fold(name string) string { return strings.ToLower(strings.Join(strings.Fields(name), " ")) }

// Round is the last round that was paired, from 1; 0 before the first.
func (e *Event) Round() int { return len(e.Rounds) }

// Locked reports whether fleets and resources can no longer change: from the first pairing on
// (Squad Building, Resources).
func (e *Event) Locked() bool { return len(e.Rounds) > 0 }

// Over reports whether the event has been played out and its ranks are known: no tie waits for its
// roll-off.
func (e *Event) Over() bool { return e.played() && len(e.Ties(e.Round())) == 0 }

// played reports whether no battle is left: three rounds, or nobody left to play with, and all of
// it signed.
func (e *Event) played() bool {
	n := len(e.Rounds)
	return n > 0 && len(e.Waiting()) == 0 && (n == Rounds || len(e.active(n+1)) < 2)
}

// active are the players still in when a round begins, in the order of their numbers.
func (e *Event) active(round int) []No {
	var out []No
	for i := range e.Players {
		if e.Players[i].in(round) {
			out = append(out, No(i+1))
		}
	}
	return out
}

// dice is the event's chance for one purpose; the same purpose always has the same chance.
func (e *Event) dice(purpose ...uint64) dice.Source {
	z := e.Seed
	for _, p := range purpose {
		z = dice.Mix(z, p+1)
	}
	return dice.New(z)
}

// Purposes of chance.
const (
	forPairing = iota
	forBye
	forTie
	forBattle
	forGame
)

// Desk is a hand at the event: everything that changes goes through it and is logged under its
// name.
type Desk struct {
	*Event
	Who string
	At  time.Time
	// Waits keeps the ties between players for [Desk.Roll]: the dice are thrown in front of them.
	// Else the event's own dice break a tie as soon as it is there.
	Waits bool
}

// By is somebody's hand at the event at a moment.
func (e *Event) By(who string, at time.Time) *Desk { return &Desk{Event: e, Who: who, At: at} }

// Entry is a line of the log: the time, the person, the deed, and the value before it.
type Entry struct {
	At  time.Time `json:"at"`
	Who string    `json:"who"`
	Did string    `json:"did"`
	Was string    `json:"was,omitempty"`
}

func (d *Desk) note(was, format string, args ...any) {
	d.Log = append(d.Log, Entry{d.At.UTC().Truncate(time.Second), d.Who, fmt.Sprintf(format, args...), was})
}

// printable refuses text that cannot be shown in a line.
func printable(what, s string, most int) error {
	switch {
	case utf8.RuneCountInString(s) > most:
		return fmt.Errorf("%s: longer than %d letters", what, most)
	case !textfile.Shown(s):
		return fmt.Errorf("%s: holds a character that cannot be shown", what)
	}
	return nil
}
