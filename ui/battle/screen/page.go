package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
)

// Host is what the page of a battle asks of the window.
type Host interface {
	panel.Pages
	Sound(name string, seat int)
	Kind() (kind string, without []string) // of table the battle is played at, and what a custom one goes without
	SetLabels(kind string)                 // how names are shown on the board, from now on
	Failed() string                        // what could not be done, "" all could
	Pointed() any                          // what the words are about that the pointer would bring, nil nothing
}

// Page is the screen of a battle.
type Page struct {
	*battle.Battle
	host  Host
	wings kit.Wings
	yield kit.Yield
	knobs kit.More
	moved kit.Scrolled // the panel of what is asked now
	fresh any          // what that is about
	veil  veil
	apart bool // the log comes out when it is asked for
	hands kit.Hands

	shown  []panel.Panel // in their order
	Board  panel.Board
	Panels panels
}

// panels are what lies about the board, and on it.
type panels struct {
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
}

// New is the page of a battle.
func New(b *battle.Battle, h Host) *Page {
	p := &Page{Battle: b, host: h}
	p.shown = p.order()
	p.Board.Eye.Far = 1
	w, eye := window{p}, &p.Board.Eye
	p.Panels.Cover.Window = w
	p.Board.Labels, p.Board.Begin, p.Board.Drop = h.SetLabels, p.Panels.Ways.Begin, p.Panels.Ways.Drop
	p.Board.Press = func(id game.ShipID) { p.Panels.Ways.Press(b, id) }
	p.Panels.Activation.Window, p.Panels.Ending.Window, p.Panels.Options.Window, p.Panels.Ring.Window, p.Panels.Attack.Window, p.Panels.Dial.Window = w, w, w, w, w, w
	p.Panels.Bar.Window, p.Panels.Ships.Window, p.Panels.State.Window, p.Panels.Buys.Window, p.Panels.Log.Window, p.Panels.ShipCard.Window = w, w, w, w, w, w
	p.Panels.Refused.Window, p.Panels.Waiting.Window, p.Panels.Why.Window, p.Panels.Term.Window, p.Panels.Always.Window = w, w, w, w, w
	p.Panels.Place.Window, p.Panels.Ruler.Window, p.Panels.Ways.Window = w, w, w
	p.Panels.Place.Eye, p.Panels.Echo.Eye, p.Panels.Ruler.Eye = eye, eye, eye
	p.Panels.Bar.Pages, p.Panels.Menu.Pages, p.Panels.Term.Pages = h, h, h
	p.Begin()
	return p
}

// Begin shows another battle, or the same from its beginning.
func (p *Page) Begin() {
	p.Board.Eye.Fit()
	p.Board.Eye.Cam.Rotation = 0
	p.Panels.Ways.Clear()
	p.Panels.Always.Open = false
}

// Name of the page.
func (p *Page) Name() string { return "table" }

// order are the panels in the order in which they come onto the board and in which their keys are asked.
func (p *Page) order() []panel.Panel {
	return []panel.Panel{&p.Board, &p.Panels.Ruler, &p.Panels.Ways, &p.Panels.Activation, &p.Panels.Ending, &p.Panels.Attack, &p.Panels.Options, &p.Panels.Ring, &p.Panels.Dial, &p.Panels.Place, &p.Panels.Bar, &p.Panels.Ships, &p.Panels.State,
		&p.Panels.Buys, &p.Panels.Log, &p.Panels.ShipCard, &p.Panels.Waiting, &p.Panels.Why, &p.Panels.Term, &p.Panels.Always, &p.Panels.TakeBack, &p.Panels.Menu, &p.Panels.Halt, &p.Panels.Echo}
}

// Commands are those of all panels, then those of the page itself.
func (p *Page) Commands() (cs kit.Commands) {
	b := p.Battle
	var board kit.Commands
	for _, k := range p.shown {
		if k == panel.Panel(&p.Board) { // a ship that is placed has the arrows before the board
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

// own are the commands of no panel.
func (p *Page) own() kit.Commands {
	b := p.Battle
	cs := kit.Commands{
		{ID: "backs", Words: "Decisions to undo", Key: "u", Do: b.History.ListBacks},
		{ID: "pause", Words: "Pause", Key: "p", Do: b.Halt},
		{ID: "saveas", Words: "Save a copy", Key: "ctrl+s", Do: p.host.SaveCopy},
		{ID: "load", Words: "Load", Key: "ctrl+o", Do: p.host.Load},
		{ID: "search", Words: "Search, glossary", Key: "/", Do: p.host.Glossary},
		{ID: "hurry", Words: "Go on at once", Key: "space", Look: kit.Hidden, Do: b.Flow.Hurry},
	}
	if b.Asked() == nil {
		cs = append(cs, &kit.Command{ID: "main", Words: "Go on", Key: "enter", Look: kit.Hidden, Do: b.Question.Confirm})
	}
	back := &kit.Command{ID: "back", Words: "Menu", Key: "esc", Look: kit.Hidden, Do: p.Panels.Menu.Show}
	switch {
	case b.Told.EndRead > 0:
		back.Words, back.Do = "Back", func() { b.Told.EndRead = 0 }
	case p.wings.Open:
		back.Words, back.Do = "Put the log away", func() { p.wings.Open = false }
	}
	return append(cs, back)
}

// Layers are what lies over the page, the last on top.
func (p *Page) Layers() (ls []kit.Layer) {
	if p.Game == nil {
		return nil
	}
	if p.Cover.Down {
		return append(append(append(p.Panels.Cover.Layers(p.Battle), p.Panels.TakeBack.Layers(p.Battle)...), p.Panels.Menu.Layers(p.Battle)...), p.Panels.Halt.Layers(p.Battle)...)
	}
	if p.Panels.Trouble.Words != "" {
		ls = append(ls, kit.Layer{Key: &p.Panels.Trouble, Commands: p.Panels.Trouble.Commands(p.Battle)})
	}
	for _, k := range []panel.Layered{&p.Panels.Why, &p.Panels.Always, &p.Panels.Term, &p.Panels.ShipCard, &p.Panels.Ways, &p.Panels.Ruler, &p.Panels.TakeBack, &p.Panels.Menu, &p.Panels.Halt} {
		ls = append(ls, k.Layers(p.Battle)...)
	}
	return ls
}

// Feel takes what is held: Shift lets what moves take its time, Alt has the ruler read finely.
func (p *Page) Feel(h kit.Hands) (changed bool) {
	p.hands = h
	if p.Panels.Ruler.Used && p.Panels.Ruler.Fine != h.Alt {
		p.Panels.Ruler.Fine, changed = h.Alt, true
	}
	return changed
}

// slow is how much slower things move while Shift is held.
const slow = 0.25

// Tick lets dt seconds pass.
func (p *Page) Tick(dt float64) kit.Wake {
	b := p.Battle
	if p.hands.Shift {
		dt *= slow
	}
	b.Tick(dt)
	w := kit.Wake{Changed: b.Changed, Moved: b.Stirred, In: kit.Never}
	b.Changed, b.Stirred = false, false
	if p.Board.Eye.Pass(dt) {
		w.Changed = true
	}
	switch {
	case !b.Rests() || p.Board.Eye.Goes():
		w.In = 0
	default:
		for _, in := range [...]float64{b.Cover.FallsIn(), b.Clock.Wakes()} {
			if in > 0 {
				w.In = min(w.In, in)
			}
		}
	}
	return w
}

// Follow looks at what a question is about, as the person prefers; never while a pointer is down.
func (p *Page) Follow(q *game.Prompt) {
	e, follow := &p.Board.Eye, p.Person.Follow
	if follow == "never" || p.hands.Down || !e.Laid() {
		return
	}
	at, ok := p.about(q)
	if !ok || follow == "outside" && e.Sees(at) {
		return
	}
	e.Go(at, p.Means.Quick || p.Person.Speed() == 0)
}

// Sits turns the table so that the edge of whoever sets dials is near, where that is preferred.
func (p *Page) Sits(seat game.PlayerID) {
	if p.Person.Turn == "on" && p.HotSeat() {
		if p.Board.Eye.Cam.Rotation = 0; panel.North(p.Battle, seat) {
			p.Board.Eye.Cam.Rotation = 180
		}
	}
}

// Anew lets what was judged on another view be judged again.
func (p *Page) Anew() { p.Panels.Ways.Forget() }

// Stands reports whether the menu is open: the battle stands.
func (p *Page) Stands() bool { return p.Panels.Menu.Open }

// Trouble says why the battle is not saved; "" it is.
func (p *Page) Trouble(words string) { p.Panels.Trouble.Words, p.Battle.Changed = words, true }

// Chips are how this battle is played where that is not the usual.
func (p *Page) Chips() kit.Commands {
	if p.Game == nil {
		return nil
	}
	return p.Panels.Bar.Chips(p.Battle)
}

// TakesBack is what lies over another page, too, while a take-back is asked for.
func (p *Page) TakesBack() []kit.Layer { return p.Panels.TakeBack.Layers(p.Battle) }

// Further is where the words lead that a finger has asked for about a part: its numbers, and its term in the glossary.
func (p *Page) Further(t kit.Tip) kit.Commands {
	return kit.Commands{
		{ID: "tipwhy", Words: "Why", Do: func() {
			about, _ := t.About.(battle.Subject)
			window{p}.OpenWhy(about)
		}},
		{ID: "tipterm", Words: "Glossary", Do: func() { p.Panels.Term.Find(t.Name, t.Words, p.host.Glossary) }},
	}
}
