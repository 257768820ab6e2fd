package table

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// battleScreen is the screen of a battle as a page of the kit. What of it is not a panel yet is drawn by hand.
type battleScreen struct {
	t        *Table
	view     *kit.View
	panels   []panel.Panel // in the order in which they come onto the board
	commands kit.Commands
	frame    *kit.Frame   // while it is drawn
	moved    []movedPanel // how far each panel of the right column is

	activation panel.Activation
	ending     panel.Ending
	options    panel.Options
	ring       panel.Ring
	attack     panel.Attack
	dial       panel.Dial
	place      panel.Place
	bar        panel.Bar
	ships      panel.Ships
	state      panel.State
	buys       panel.Buys
	log        panel.Log
	shipCard   panel.ShipCard
	waiting    panel.Waiting
	why        panel.Why
	term       panel.Term
	always     panel.Always
	refused    panel.Refused
	trouble    panel.Trouble
	cover      panel.Cover
	takeBack   panel.TakeBack
	menu       panel.Menu
	halt       panel.Halt
}

// movedPanel is how far a panel is moved, and what it was about.
type movedPanel struct {
	kit.Scrolled
	fresh any
}

// screenOf makes the screen of a table's battles.
func screenOf(t *Table) *battleScreen {
	w := panelWindow{t}
	s := &battleScreen{t: t}
	s.activation.Window = w
	s.ending.Window = w
	s.options.Window = w
	s.ring.Window = w
	s.attack.Window = w
	s.dial.Window = w
	s.place.Window = w
	s.bar.Window = w
	s.ships.Window = w
	s.state.Window = w
	s.buys.Window = w
	s.log.Window = w
	s.shipCard.Window = w
	s.waiting.Window = w
	s.why.Window = w
	s.term.Window = w
	s.always.Window = w
	s.cover.Window = w
	s.refused.Window = w
	s.bar.Pages = w
	s.menu.Pages = w
	s.term.Pages = w
	s.panels = []panel.Panel{
		&s.activation,
		&s.ending,
		&s.attack,
		&s.options,
		&s.ring,
		&s.dial,
		&s.place,
		&s.bar,
		&s.ships,
		&s.state,
		&s.buys,
		&s.log,
		&s.shipCard,
		&s.waiting,
		&s.why,
		&s.term,
		&s.always,
		&s.refused,
		&s.trouble,
		&s.cover,
		&s.takeBack,
		&s.menu,
		&s.halt,
	}
	s.moved = make([]movedPanel, len(s.panels))
	s.view = kit.ByHand(s)
	s.view.Say = t.Refuse
	s.view.Further = t.further
	return s
}

// Name of the page.
func (s *battleScreen) Name() string { return "table" }

// Commands are those of all panels.
func (s *battleScreen) Commands() kit.Commands {
	s.commands = s.commands[:0]
	if s.t.Curtain || s.t.Screen != Playing {
		return nil
	}
	for _, p := range s.panels {
		s.commands = append(s.commands, p.Commands(&s.t.Battle)...)
	}
	return s.commands
}

// Body is what is drawn by hand, and the panels among it.
func (s *battleScreen) Body() kit.Part {
	return kit.Old(func(f *kit.Frame, _ kit.Box) {
		s.frame = f
		s.t.drawBattle()
		s.frame = nil
	})
}

// Layers are what lies over it: what the panels have there.
func (s *battleScreen) Layers() (ls []kit.Layer) {
	for _, p := range s.panels {
		if over, ok := p.(panel.Layered); ok {
			ls = append(ls, over.Layers(&s.t.Battle)...)
		}
	}
	return ls
}

// Tick wants nothing: the battle tells itself what has changed.
func (s *battleScreen) Tick(float64) kit.Wake { return kit.Rest }

// draw draws the battle.
func (s *battleScreen) draw() {
	s.suit()
	s.view.Toast = s.t.toasting()
	s.view.Stale()
	s.view.Draw(&s.t.Canvas, s.t.w, s.t.h)
}

// suit has it be as the person prefers.
func (s *battleScreen) suit() {
	t, v := s.t, s.view
	v.Pace, v.Presses, v.Quiet, v.Clip = t.Pace(), t.Presses(), !t.Tips(), t.Clipboard()
}

// taken reports whether keys and pointer are the battle's, and nothing drawn by hand lies over it.
func (t *Table) taken() bool {
	return t.Screen == Playing && t.page() == nil
}

// inColumn puts a panel of the right column in a box, the big button at its foot. below is moved with its
// body, more draws what is left below it, nil nothing.
func (t *Table) inColumn(p panel.Panel, b box, below kit.Part, more func(rest box)) {
	t.Canvas.Panel(b.X, b.Y, b.W, b.H)
	body, rest := kit.Air(12, 12, kit.Column(10, p.Body(&t.Battle), below)), b
	cs := p.Commands(&t.Battle)
	main := cs.By("main")
	for _, id := range []string{"skip", "endclose"} {
		if main == nil {
			main = cs.By(id)
		}
	}
	if main != nil {
		rest.H -= t.drawFoot(p, b, main)
	}
	if h := kit.HeightOf(body, b.W); more != nil && h < rest.H {
		more(box{b.X, b.Y + h, b.W, rest.H - h})
		rest.H = h
	}
	if t.lay.narrow { // the whole column is moved, not its parts
		t.inBox(body, box{rest.X, rest.Y, rest.W, 0})
		return
	}
	m := &t.screen.moved[slices.Index(t.screen.panels, p)]
	if w, ok := p.(panel.Watched); ok {
		fresh, seen := w.Watch(&t.Battle)
		if fresh != m.fresh {
			m.fresh, m.Scrolled = fresh, kit.Scrolled{}
		}
		m.Seen(seen)
	}
	t.inBox(kit.Scroll(&m.Scrolled, body), rest)
}

// drawFoot puts the big button at the foot of a column, with what a panel has there beside; it returns the height that is taken.
func (t *Table) drawFoot(p panel.Panel, b box, main *kit.Command) float64 {
	foot, high := kit.Big(main), 48.0
	if more, ok := p.(panel.Footed); ok {
		switch below, beside := more.Foot(&t.Battle); {
		case t.lay.small && beside != nil:
			foot = kit.Row(8, kit.Big(beside), foot.Grow(1))
		case !t.lay.small && kit.HeightOf(below, b.W) > 0:
			foot, high = kit.Column(4, foot, below), 80
		}
	}
	t.atFoot(b, func(b box) { t.inBox(foot, box{b.X + 12, b.Y + b.H - high - 12, b.W - 24, high}) })
	return high + 20
}

// inBox puts a part in a box among what is drawn by hand.
func (t *Table) inBox(p kit.Part, b box) {
	t.screen.frame.Place(p, kit.Box{X: b.X, Y: b.Y, W: b.W, H: b.H})
}

// inspect opens the card of the ship in full, or closes it.
func (t *Table) inspect() {
	t.screen.shipCard.Toggle()
	t.screen.why.Open, t.Changed = false, true
}

// openWhy opens the numbers of a subject, or closes them where they are open.
func (t *Table) openWhy(about battle.Subject) {
	t.screen.why.Toggle(about)
	t.screen.shipCard.Open, t.Changed = false, true
}

// floats puts a card over the board, at its right side, at most so wide.
func (t *Table) floats(card kit.Part, wide float64) {
	b := t.over(wide, 0, true)
	h := kit.HeightOf(card, b.W)
	if h == 0 {
		return
	}
	b = t.over(wide, h, true)
	c := &t.Canvas
	c.Float()
	c.Hit("cardpanel", b.X, b.Y, b.W, b.H, false)
	c.Box(b.X-2, b.Y+6, b.W+4, b.H+4, 12, scene.Fade(scene.Hex(0), 0.4))
	t.inBox(card, b)
}

// panelHigh is how high a panel is in a width, 0 when nothing of it is shown.
func (t *Table) panelHigh(p panel.Panel, w float64) float64 {
	return kit.HeightOf(p.Body(&t.Battle), w)
}

// panelWindow is the window as panels see it.
type panelWindow struct{ *Table }

func (t panelWindow) Aims(id game.ShipID, move int) string {
	if ways := t.waysOf(id); t.Uses("measuring") && move < len(ways) && ways[move].Targets|ways[move].More != 0 {
		return measure.Aims(&t.View, id, &ways[move])
	}
	return ""
}
func (t panelWindow) AllWays() bool                  { return t.aids.fanHeld }
func (t panelWindow) Aside() (apart, out bool)       { return t.lay.narrow, t.leftOpen }
func (t panelWindow) Fault() string                  { return t.err }
func (t panelWindow) Inspect()                       { t.inspect() }
func (t panelWindow) Menu()                          { t.openMenu() }
func (t panelWindow) OpenTerm(at int)                { t.openTerm(at) }
func (t panelWindow) OpenWhy(about battle.Subject)   { t.openWhy(about) }
func (t panelWindow) Sound(name string, seat int)    { t.sound(name, seat) }
func (t panelWindow) ToggleAside()                   { t.leftOpen = !t.leftOpen }
func (t panelWindow) ToggleRuler()                   { t.toggleRuler() }
func (t panelWindow) Turned() float64                { return t.cam.Rotation }
func (t panelWindow) Ways(id game.ShipID) []game.Way { return t.waysOf(id) }

// Pointed is what the words are about that the pointer would bring.
func (t panelWindow) Pointed() any {
	h, _ := t.Canvas.Find(t.Canvas.Hover)
	words, _ := t.screen.view.TipOf(h.Part)
	return words.About
}

func (t panelWindow) Kind() (kind string, without []string) {
	if t.Terms.Table == record.Tournament {
		return record.Tournament, nil
	}
	return window.Kind(&t.prefs), window.Off(&t.prefs)
}

func (t panelWindow) BattleSheet() { t.openBattleSheet(t.Game.Setup().Scenario.Sheet()) }
func (t panelWindow) Glossary()    { t.openGlossary() }
func (t panelWindow) Help()        { t.openHelp() }
func (t panelWindow) HouseRules()  { t.openInForce() }
func (t panelWindow) Load()        { t.openLoad() }
func (t panelWindow) SaveCopy()    { t.openSaveAs() }
func (t panelWindow) Settings()    { t.openSettings() }

func (t panelWindow) Leave() {
	if t.HotSeat() && t.Planner != game.NoShip {
		t.Fall()
	}
	t.leaveBattle()
}

// openMenu stops at the table.
func (t *Table) openMenu() {
	t.screen.menu.Show()
	t.Changed = true
}
