package table

import (
	"strconv"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Input is what happened at mouse and keyboard since the last tick.
type Input = page.Input

// Screen is which page is shown.
type Screen uint8

// The screens.
const (
	Title Screen = iota
	Fleets
	Playing
	Over
	HousePage
	SettingsPage
	GlossaryPage
	PageScreen // a page of its own
	KeysPage
	PaperPage // something to read, or to fill in
)

// Options are what a program was started with.
type Options struct {
	Scenario, Fleet1, Fleet2 string
	P1, P2                   string // human, or a level of the computer
	Seed                     uint64
	House                    []game.HouseValue
	Cards                    *card.Catalogue            // nil: the program's own
	Lists                    []fleet.List               // fleets offered beside the ready ones
	Own                      func() ([]OwnFleet, error) // the player's own fleets
	// Build opens the fleet builder with a fleet, under these house rules; use takes what was made there.
	Build    func(h page.Host, l OwnFleet, house []game.HouseValue, use func(OwnFleet)) page.Page
	Title    string
	Game     *game.Game                                  // a battle already begun
	Terms    record.Terms                                // what it is played under
	Record   func(*game.Game) error                      // after every answer, to keep it; an error is shown and the battle goes on
	Begun    func(page.Battle) error                     // when a battle begins
	Waiting  func() *page.Saved                          // the battle of an earlier day to go on with, nil none
	Quick    bool                                        // no motion
	NewSeed  func() uint64                               // new dice, when Seed is 0
	Sound    func(name string, seat int, volume float64) // lets a sound of package synth be heard
	Settings Settings
	Keep     func(Settings) // called when they change
	Pages    []page.Entry   // what the title offers beside a battle
	// Replay is the page on which the battle that is over is watched, after so many of its answers, negative: after all.
	Replay  func(h page.Host, of []game.Answer, answers int) (page.Page, error)
	Lesson  *page.Entry             // what it offers to somebody who has no battle to go on with, nil nothing
	Clocked func(seconds int) error // keeps how long a battle with a clock has been played
	Data    Data                    // what is kept, nil where nothing is
	Now     func() time.Time        // the clock of what lets time pass without input, nil none
}

// Table is everything the window shows.
type Table struct {
	opts   Options
	w, h   float64
	Screen Screen
	Canvas canvas.Canvas
	Quit   bool
	dirty  bool
	err    string

	// title and fleets
	scens              []game.Scenario
	scen               int
	mode               int  // alone, hotSeat or watching
	second             bool // who plays alone is player 2
	flagged            bool // who plays was named when the program was started, and nothing else was chosen since
	level              int
	levels             []string
	lists              [2][]choice
	pick               [2]int
	half               int
	swapped, onlyLegal bool         // the sides of the seats, the filter
	faction            card.Faction // only fleets with it, NoFaction any
	rolls              uint64       // random fleets made
	below              Screen       // what lies under the pages

	// forms
	prefs            Settings
	before           []Settings // as they were before each change
	find             string     // what is searched among them
	paper            paper
	copyName, copyAs string // of a copy of the battle
	fromBattle       int    // pages open when they lead back to the battle, 0 none
	halted           bool   // the battle stands
	cmds             []command
	keys             keysPage
	keysBehind       Screen       // where the page of the keys leads back to
	deleting         bool         // the kept battles are about to be deleted
	speed            float64      // of motion
	sized            float64      // how large everything is shown
	laid             []*game.Game // every battle as it is set up, for its picture
	query            string       // what is searched among the fleets
	seedText         string
	typing           string // the field being typed in
	formFocus        string
	formTurn         int
	behind           Screen // where a form page leads back to

	// pages of their own
	pages    []page.Page // the last one is shown
	trouble  string      // why the battle is not saved
	troubled bool        // it is not
	waiting  *page.Saved // behind the title, when no battle of today waits there
	sought   bool        // it has been looked for
	toast    string      // said for a while
	toastFor float64
	ended    func(page.Host, *game.Game) // told when the battle is over
	reopen   func(page.Host) error       // asked before the end is taken back
	event    record.EventTable           // whose table the battle that begins next is
	told     bool                        // that the battle is over

	// the battle
	g        *game.Game
	clock    clocks
	proposed int          // the maneuver that a dial began with
	terms    record.Terms // what it is played under beside the rules
	brains   [2]ai.Player // nil: a person
	names    [2]string
	shown    game.State
	under    touched // what lies under the pointer
	view     game.View
	viewer   game.PlayerID
	queue    []game.Event
	now      *motion.Motion
	pause    *pause    // a maneuver that is revealed and not flown yet
	endings  []*ending // what each End Phase did
	endRead  int       // the one that is read again, plus one
	frame    frame     // what glides in it
	reduced  bool      // motions are fades only
	room     room      // that is left of the play area
	grown    bool      // what the sheet lays now has been shown growing
	then     thenAct   // the action after it
	log      []line
	thinking chan game.Answer
	gen      int
	wait     float64
	because  string
	marks    []int // numbers of answers before each decision of a person
	undone   record.Undone
	asking   *asking // a take-back that waits for a yes
	agreed   bool    // to know what dice and dials say, since the last answer
	looked   lookBack
	backs    []back // the list of decisions, when it is open
	backAt   int
	pressed  float64 // seconds the button of undo has been
	setStart int
	openNow  []game.Prompt // the open questions
	openAt   int           // after so many answers, plus one

	// the prompt
	promptID   int32
	focus      int
	picks      uint64
	optTop     int
	shake      float64
	refusal    string
	refTime    float64
	draft      physics.Pose
	placing    placing
	dragging   bool
	ship       game.ShipID // the ship looked at
	hover      game.ShipID
	dial       map[game.ShipID]int
	locked     map[game.ShipID]bool
	losing     float64 // seconds the button for a loss has been held
	lost       bool    // it has done its work and is still held
	planner    game.ShipID
	curtain    bool
	behindIt   covered // what is seen behind the curtain
	uncover    float64
	seated     game.PlayerID // who sees their dials
	leftOpen   bool
	column     bool // the pointer has opened the left column out of its rail
	cards      bool // the ship's card is open in full
	cardAt     canvas.Scroll
	why        bool   // the sums of what is in focus are open
	whyOf      string // what they are of, "" what is in focus
	termAt     int    // the term of the glossary whose card is open, plus one
	termPath   []int  // those before it
	ruler      ruler
	aids       aids
	always     []alwaysAnswer
	listAlways bool   // they are shown
	noMap      bool   // the small map is hidden
	atCorner   bool   // the pointer is near the board's buttons
	tipID      string // what the pointer rests on
	tipAge     float64
	rested     bool   // the pointer had rested on what the button was pressed on
	tipHeld    bool   // the words stay, with buttons: a finger asked for them
	touch      bool   // a finger was used last
	term       string // what is searched in the glossary
	jumping    bool   // the small map is dragged
	help       bool
	menu       menu
	logTop     int
	logFilter  int
	dialWhy    [game.MaxShips]string // why the computer set its dials, told when they are revealed

	// the camera
	cam     scene.Camera
	fitted  bool
	panning bool
	panX    float64
	panY    float64
	labels  scene.LabelMode
	lay     layout

	// a narrow window
	nowAt, asideAt canvas.Scroll // how far its columns are moved
	whyAt, termTop canvas.Scroll // and the cards over the board
	alwaysTop      canvas.Scroll
	menuAt, helpAt canvas.Scroll
	curtainAt      canvas.Scroll
	nowOf          nowShown                    // the question the column was moved for
	tabs           [PaperPage + 1]page.Columns // of the pages before and after a battle
	tools          bool                        // the buttons of the board are out
	footed         []func()                    // what stays at its foot
	grip           canvas.Grip
	glide          glide
	pressing       bool      // a pointer is down
	lastInput      time.Time // when somebody did something last
}

// choice is a fleet that can be picked.
type choice struct {
	list  fleet.List
	fleet game.Fleet
	bad   string
	dear  bool   // nothing but its points is wrong with it, as far as is told first
	key   string // what it is called by: a ready fleet's id, a file
	own   bool
	limit int
}

// New makes the table of a program that was just started.
func New(o Options) *Table {
	t := &Table{opts: o, scens: scenarios.All(), dirty: true}
	if t.opts.Title == "" {
		t.opts.Title = "Attack Wing Playfield"
	}
	for _, l := range ai.Levels() {
		if l != "random" {
			t.levels = append(t.levels, l)
		}
	}
	if len(t.levels) == 0 {
		t.levels = ai.Levels()
	}
	for i, s := range t.scens {
		if s.Sheet().ID == o.Scenario {
			t.scen = i
		}
	}
	t.takeFlags()
	t.prefs, t.tipAge = o.Settings, -1
	t.Canvas.KeyName = t.keyName
	t.prefer()
	if o.Seed != 0 {
		t.seedText = strconv.FormatUint(o.Seed, 10)
	}
	if o.Game != nil {
		t.terms = o.Terms
		t.begin(o.Game)
		return t
	}
	t.listFleets()
	if o.Fleet1 != "" && o.Fleet2 != "" && o.Scenario != "" {
		t.start()
	}
	return t
}

// start begins the battle with the fleets picked.
func (t *Table) start() {
	sc := t.scens[t.scen]
	house, err := game.NewHouse(sc.Sheet().House, t.houseOf(sc.Sheet()))
	if err != nil {
		t.err = err.Error()
		return
	}
	t.opts.Seed, t.opts.Game = t.seed(), nil
	u := &game.Setup{Scenario: sc, Seed: t.opts.Seed, House: house}
	for p := range 2 {
		if len(t.lists[p]) == 0 {
			t.err = "No ready fleet fits this battle."
			return
		}
		if bad := t.lists[p][t.pick[p]].bad; bad != "" && t.prefs.tableKind() == record.Tournament {
			t.err = "Not at a tournament table: " + bad
			return
		}
		u.Fleets[p] = t.lists[p][t.pick[p]].fleet
		for _, s := range u.Fleets[p].Ships {
			if s.Captain == nil && s.Ship.CaptainLimit > 0 {
				t.err = s.Ship.Name + " of " + u.Fleets[p].Name + " has no captain and cannot play: E mends it."
				return
			}
		}
	}
	g, err := game.New(u)
	if err != nil {
		t.err = err.Error()
		return
	}
	t.terms = record.Terms{}
	for p := range 2 {
		t.terms.Unfit[p] = brief(t.lists[p][t.pick[p]].bad)
	}
	t.begin(g)
}

// begin shows a battle.
func (t *Table) begin(g *game.Game) {
	t.g, t.Screen, t.err, t.openAt = g, Playing, "", 0
	if t.terms.Table == "" {
		t.terms = t.newTerms(t.terms)
	}
	t.gen++
	t.halted, t.fromBattle = false, 0
	t.clock = clocks{used: float64(t.terms.Used), kept: float64(t.terms.Used)}
	t.thinking, t.now, t.pause, t.queue, t.log, t.marks = nil, nil, nil, nil, nil, nil
	t.asking, t.backs, t.then = nil, nil, thenAct{}
	t.endings, t.endRead, t.room, t.grown = nil, 0, room{}, false
	t.ended, t.reopen, t.told = nil, nil, false
	t.fresh()
	t.brains, t.names = [2]ai.Player{}, [2]string{}
	levels := [2]string{t.opts.P1, t.opts.P2}
	if t.opts.Game == nil || levels[0] == "" && levels[1] == "" {
		levels = t.players()
	}
	for p, l := range levels {
		if l == "" || l == "human" {
			continue
		}
		b, err := ai.New(l, t.opts.Seed^uint64(p+1)*0x9E37)
		if err != nil {
			t.err = err.Error()
			continue
		}
		t.brains[p], t.names[p] = b, l
	}
	g.State().CopyTo(&t.shown)
	t.fitted = false
	t.promptID = -1
	t.ship, t.hover, t.planner = game.NoShip, game.NoShip, game.NoShip
	t.always, t.listAlways = nil, false
	t.aids = aids{reach: game.NoShip, of: game.NoShip, pressed: game.NoShip, at: -1}
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
	t.seated = game.Nobody
	t.curtain = false
	for p, b := range t.brains {
		if b == nil && t.brains[1-p] != nil {
			t.seated = game.PlayerID(p)
		}
	}
	t.viewer = t.seated
	t.opening()
	if t.opts.Begun != nil {
		t.kept(t.opts.Begun(page.Battle{Game: g, Players: levels, Terms: t.terms, Event: t.event}))
	}
	t.event = record.EventTable{}
	t.dirty = true
}

func (t *Table) hotSeat() bool { return t.brains[0] == nil && t.brains[1] == nil }

// Dirty tells whether the picture has changed since the last call.
func (t *Table) Dirty() bool {
	d := t.dirty
	t.dirty = false
	return d
}

// Resize gives the table another window.
func (t *Table) Resize(w, h float64) {
	if t.w != w || t.h != h {
		t.w, t.h, t.fitted, t.dirty = w, h, false, true
	}
}

// Resting tells whether nothing changes until somebody moves the pointer or presses a key: no motion, no countdown, no
// computer player that thinks.
func (t *Table) Resting() bool {
	if t.halted && t.Screen == Playing {
		return !t.dirty && t.toastFor <= 0
	}
	return !t.dirty && !t.moving() && t.thinking == nil && t.wait <= 0 && t.uncover <= 0 && t.losing <= 0 && (t.tipAge < 0 || t.tipAge >= tipSeconds) && t.shake <= 0 && t.refTime <= 0 && t.toastFor <= 0 && !t.glide.on && t.settled() && t.pageRests()
}

// LoseFocus covers the dials of two people at one screen: whoever looks at another window may have left this one open.
func (t *Table) LoseFocus() {
	if t.prefs.Cover == "on" && t.secret() {
		t.cover()
	}
}

// ShowsBoard tells whether the screen has the board, and where.
func (t *Table) ShowsBoard() bool {
	if p := t.page(); p != nil {
		b, _ := p.Board()
		return b != nil
	}
	return t.Screen == Playing && !t.curtain || t.previews()
}

// Camera is how the board is seen.
func (t *Table) Camera() scene.Camera {
	if p := t.page(); p != nil {
		_, cam := p.Board()
		return cam
	}
	if t.previews() {
		return t.previewCamera()
	}
	return t.cam
}
