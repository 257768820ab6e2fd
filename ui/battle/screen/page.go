package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
)

// Host is the part of the window that the page of a battle depends on.
type Host interface {
	panel.Pages
	Sound(name string, seat int)
	Muted() bool                           // nothing is heard
	Mute()                                 // changes that
	Kind() (kind string, without []string) // of table the battle is played at, and what a custom one goes without
	SetLabels(kind string)                 // how names are shown on the board, from now on
	Failed() string                        // what could not be done, "" all could
	Pointed() any                          // what the words are about that the pointer would bring, nil nothing
	Touched() bool                         // a finger was used last
}

// Page is the screen of a battle.
type Page struct {
	*battle.Session
	host  Host
	wings boardview.Wings
	yield kit.Yield
	knobs kit.More
	lie   boardview.Corners // where they and the small map lie
	moved kit.Scrolled      // the panel of what is asked now
	fresh any               // what that is about
	read  read
	veil  veil
	sight sight
	apart bool // the log comes out when it is asked for
	roomy bool // the left column has a place of its own
	hands kit.Hands

	shown  []panel.Panel // in their order
	panels panels
}

// read is the card of a lesson that was read last, and what was picked when it came.
type read struct {
	of   panel.Told
	pick any
	on   bool // it stands first in a small window's column
}

// panels holds the panels around the board and on it.
type panels struct {
	Board      panel.Board
	Activation panel.Activation
	Ending     panel.Ending
	Options    panel.Options
	Ring       panel.Ring
	Attack     panel.Attack
	Dial       panel.Dial
	Place      panel.Place
	Echo       panel.Echo
	Bar        panel.Bar
	Ships      panel.Ships
	State      panel.State
	Buys       panel.Buys
	Log        panel.Log
	ShipCard   panel.ShipCard
	Waiting    panel.Waiting
	Apart      panel.Apart
	Why        panel.Why
	Term       panel.Term
	Always     panel.Always
	TakeBack   panel.TakeBack
	Menu       panel.Menu
	Halt       panel.Halt
	Cover      panel.Cover
	Ruler      panel.Ruler
	Ways       panel.Ways
	Refused    panel.Refused
	Trouble    panel.Trouble
	Coach      panel.Coach
	Lesson     panel.Lesson
	Account    panel.Account
	ByHand     panel.ByHand
}

// New returns the page of a battle.
func New(b *battle.Session, h Host) *Page {
	p := &Page{Session: b, host: h}
	p.shown = p.order()
	p.panels.Board.Eye.Far = 1
	w, eye := window{p}, &p.panels.Board.Eye
	of := &p.panels
	for _, to := range []*panel.Window{
		&of.Activation.Window, &of.Ending.Window, &of.Options.Window, &of.Ring.Window, &of.Attack.Window,
		&of.Dial.Window, &of.Bar.Window, &of.Ships.Window, &of.State.Window, &of.Buys.Window, &of.Log.Window,
		&of.ShipCard.Window, &of.Refused.Window, &of.Waiting.Window, &of.Why.Window, &of.Term.Window,
		&of.Always.Window, &of.Place.Window, &of.Ruler.Window, &of.Ways.Window, &of.Lesson.Window,
		&of.Coach.Window, &of.Cover.Window,
	} {
		*to = w
	}
	p.panels.Board.Labels, p.panels.Board.Begin, p.panels.Board.Drop = h.SetLabels,
		p.panels.Ways.Begin, p.panels.Ways.Drop
	p.panels.Board.Press = func(id game.ShipID) { p.panels.Ways.Press(b, id) }
	p.panels.Place.Eye, p.panels.Echo.Eye, p.panels.Ruler.Eye = eye, eye, eye
	p.panels.Bar.Coach, p.panels.Menu.Bar, p.panels.Activation.Account = &of.Coach, &of.Bar, &of.Account
	p.panels.Bar.Pages, p.panels.Menu.Pages, p.panels.Term.Pages, p.panels.Cover.Pages = h, h, h, h
	p.panels.Apart.Pages = h
	p.panels.Lesson.Leave = h.Leave
	p.Begin()
	return p
}

// Begin shows another battle, or the same from its beginning.
func (p *Page) Begin() {
	p.panels.Board.Eye.Fit()
	p.panels.Board.Eye.Cam.Rotation = 0
	p.sight = sight{}
	_, p.sight.hands = p.panels.Board.Eye.Resting()
	p.panels.Ways.Clear()
	p.panels.Always.Open = false
}

// Name of the page.
func (p *Page) Name() string { return "table" }

// order returns the panels in the order in which they come onto the board and in which their keys
// are asked.
func (p *Page) order() []panel.Panel {
	return []panel.Panel{
		&p.panels.Board,
		&p.panels.Ruler,
		&p.panels.Ways,
		&p.panels.Activation,
		&p.panels.Ending,
		&p.panels.Attack,
		&p.panels.Options,
		&p.panels.Ring,
		&p.panels.Dial,
		&p.panels.Place,
		&p.panels.Coach,
		&p.panels.Bar,
		&p.panels.Ships,
		&p.panels.State,
		&p.panels.Buys,
		&p.panels.Log,
		&p.panels.ShipCard,
		&p.panels.Waiting,
		&p.panels.Apart,
		&p.panels.Why,
		&p.panels.Term,
		&p.panels.Always,
		&p.panels.TakeBack,
		&p.panels.Menu,
		&p.panels.Halt,
		&p.panels.Echo,
		&p.panels.Lesson,
		&p.panels.Account,
		&p.panels.ByHand,
	}
}

// Commands returns the commands of all panels, then those of the page itself.
func (p *Page) Commands() (cs kit.Commands) {
	b := p.Session
	var board kit.Commands
	for _, k := range p.shown {
		if k == panel.Panel(&p.panels.Board) { // a ship that is placed has the arrows before the board
			board = k.Commands(b)
			continue
		}
		cs = append(cs, k.Commands(b)...)
	}
	cs = append(append(cs, board...), p.own()...)
	if b.Game == nil || b.Cover.Down { // what lies below the cover is not to be done either
		return cs.Away()
	}
	return cs
}

// own returns the commands of no panel.
func (p *Page) own() kit.Commands {
	b := p.Session
	cs := kit.Commands{
		{ID: "backs", Words: "List of decisions", Key: "u", Do: func() { b.Do(b.History.ListBacks(&b.Table)) }},
		{ID: "pause", Words: "Pause", Key: "p", Do: b.Halt},
		{ID: "saveas", Words: "Save a copy", Key: "ctrl+s", Do: p.host.SaveCopy},
		{ID: "load", Words: "Load", Key: "ctrl+o", Do: p.host.Load},
		{ID: "search", Words: "Search, glossary", Key: "/", Do: p.host.Glossary},
		p.frameIt(),
		{ID: "hurry", Words: "Skip", Key: "space", Look: kit.Hidden, Do: b.Hurry},
	}
	if b.Asked() == nil {
		cs = append(
			cs,
			&kit.Command{ID: "main", Words: "Go on", Key: "enter", Look: kit.Hidden, Do: b.Confirm},
		)
	}
	back := &kit.Command{ID: "back", Words: "Menu", Key: "esc", Look: kit.Hidden, Do: p.panels.Menu.Show}
	switch {
	case b.Told.EndRead > 0:
		back.Words, back.Do = "Back", func() { b.Told.EndRead = 0 }
	case p.wings.Open:
		back.Words, back.Do = "Hide the column", func() { p.wings.Open = false }
	}
	return append(cs, back)
}

// overs returns the panels that can be opened and closed, the last on top.
func (p *Page) overs() []panel.Over {
	return []panel.Over{
		&p.panels.Coach,
		&p.panels.Why,
		&p.panels.Always,
		&p.panels.Term,
		&p.panels.ShipCard,
		&p.panels.Ways,
		&p.panels.Ruler,
	}
}

// Overs returns the commands of the panels that can be opened and closed, open or not.
func (p *Page) Overs() (cs kit.Commands) {
	for _, k := range p.overs() {
		cs = append(cs, k.Deeds(p.Session)...)
	}
	return cs
}

// Layers returns the layers over the page, the last on top.
func (p *Page) Layers() (ls []kit.Layer) {
	if p.Game == nil {
		return nil
	}
	if p.Cover.Down {
		return append(
			append(
				append(p.panels.Cover.Layers(p.Session), p.panels.TakeBack.Layers(p.Session)...),
				p.panels.Menu.Layers(p.Session)...),
			p.panels.Halt.Layers(p.Session)...)
	}
	if p.panels.Trouble.Words != "" {
		ls = append(ls, kit.Layer{Key: &p.panels.Trouble, Commands: p.panels.Trouble.Commands(p.Session)})
	}
	for _, k := range p.overs() {
		if k.Out(p.Session) {
			ls = append(ls, kit.Layer{Key: k, Commands: k.Deeds(p.Session)})
		}
	}
	for _, k := range []panel.Layered{&p.panels.ByHand, &p.panels.Lesson, &p.panels.TakeBack,
		&p.panels.Menu, &p.panels.Halt} {
		ls = append(ls, k.Layers(p.Session)...)
	}
	return ls
}

// Dialogs returns all dialogs of the page; while one is open nothing else can be done.
func (p *Page) Dialogs() (ls []kit.Layer) {
	for _, k := range []panel.Layered{&p.panels.Menu, &p.panels.Halt, &p.panels.TakeBack, &p.panels.Cover,
		&p.panels.Lesson, &p.panels.ByHand} {
		ls = append(ls, k.Dialogs(p.Session)...)
	}
	return ls
}

// Feel takes what is held: Shift lets what moves take its time, Alt has the ruler read finely.
func (p *Page) Feel(h kit.Hands) (changed bool) {
	p.hands = h
	if p.panels.Ruler.Used && p.panels.Ruler.Fine != h.Alt {
		p.panels.Ruler.Fine, changed = h.Alt, true
	}
	return changed
}

// slow is the factor of time while Shift is held.
const slow = 0.25

// Tick lets dt seconds pass.
func (p *Page) Tick(dt float64) kit.Wake {
	b := p.Session
	if p.hands.Shift {
		dt *= slow
	}
	b.Tick(dt)
	p.look(dt)
	w := kit.Wake{Changed: b.Changed, Moved: b.Stirred, In: kit.Never}
	b.Changed, b.Stirred = false, false
	if p.panels.Board.Eye.Pass(dt * max(1, b.Person.Speed())) {
		w.Changed = true
	}
	switch {
	case !b.Rests() || p.panels.Board.Eye.Goes():
		w.In = 0
	default:
		for _, in := range [...]float64{b.Covers(), b.ClocksWake()} {
			if in > 0 {
				w.In = min(w.In, in)
			}
		}
	}
	return w
}

// Sits turns the table so that the edge of whoever is asked is near, where that is preferred.
func (p *Page) Sits(seat game.PlayerID) {
	if p.Person.Turn != "on" || !p.HotSeat() {
		return
	}
	to := kit.If(panel.North(p.Session, seat), 180.0, 0)
	if cam := &p.panels.Board.Eye.Cam; cam.Rotation != to {
		cam.Rotation = to
		p.sight.of = sightOf{kind: sightLingers} // what is asked is framed as the table lies now
	}
}

// Anew lets what was judged on another view be judged again.
func (p *Page) Anew() { p.panels.Ways.Forget() }

// Stands reports whether the menu is open: the battle stands.
func (p *Page) Stands() bool { return p.panels.Menu.Open }

// Trouble says why the battle is not saved; "" it is.
func (p *Page) Trouble(words string) { p.panels.Trouble.Words, p.Session.Changed = words, true }

// Troubled returns the reason why the battle is not saved, "" if it is or if somebody has closed
// the message.
func (p *Page) Troubled() string { return p.panels.Trouble.Words }

// Chips returns a command for each way in which this battle differs from the usual.
func (p *Page) Chips() kit.Commands {
	if p.Game == nil {
		return nil
	}
	return p.panels.Bar.Chips(p.Session)
}

// TakesBack returns the layers of a requested take-back, which lie over other pages, too.
func (p *Page) TakesBack() []kit.Layer { return p.panels.TakeBack.Layers(p.Session) }

// Further returns the commands of a tip that a finger has opened: to the numbers of the part, and
// to its term in the glossary.
func (p *Page) Further(t kit.Tip) kit.Commands {
	return kit.Commands{
		{ID: "tipwhy", Words: "Why", Do: func() {
			about, _ := t.About.(battle.Subject)
			window{p}.OpenWhy(about)
		}},
		{ID: "tipterm", Words: "Glossary", Do: func() { p.panels.Term.Find(t.Name, t.Words, p.host.Glossary) }},
	}
}
