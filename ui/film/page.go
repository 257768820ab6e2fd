package film

import (
	"attackwing/ui/boardview"
	"attackwing/ui/captions"
	"attackwing/ui/kit"
)

// Options configures the page of a film.
type Options struct {
	Title   string                            // which battle, and who plays
	Export  func(what string) (string, error) // writes it as one of Exports, and says where; nil: it cannot be
	Keep    func(after int)                   // keeps the table after so many answers as a slide; nil: it cannot be
	Attract *Attract                          // it shows itself
}

// Attract is a film that nobody has asked for: it comes when the title has been alone for a while.
type Attract struct {
	Leave func()                                 // goes back to the title
	Play  func()                                 // begins a battle as this one
	Next  func() (film *Projector, title string) // the one after it, nil: back to the title
}

// Page is a film in the window.
type Page struct {
	host  kit.Window
	o     Options
	film  *Projector
	eye   boardview.Eye
	stops bool
	speed int

	framed  *captions.Caption // whom the camera looks at
	rested  float64           // seconds since somebody did something
	hidden  bool              // the controls are
	bare    bool              // there are none: the film is a picture
	out     *kit.Command      // the way out that is always shown, nil none
	notice  string            // what is waited for, "" nothing
	changed bool
	ask     bool // what it is written as
	writing chan written
}

type written struct {
	to  string
	err error
}

// hides is the time without a movement after which the controls go, in seconds, and farAway the
// size at which the whole table is shown.
const (
	hides   = 3.0
	farAway = 0.9
)

// NewPage shows a film from where it is.
func NewPage(host kit.Window, film *Projector, o Options) *Page {
	return &Page{
		host:    host,
		o:       o,
		film:    film,
		speed:   1,
		hidden:  o.Attract != nil,
		changed: true,
		eye:     boardview.Eye{Far: farAway},
	}
}

// Name of the page.
func (p *Page) Name() string { return "film" }

// Tick lets the film go on.
func (p *Page) Tick(dt float64) kit.Wake {
	p.given()
	f := p.film
	f.Pace = p.host.Pace()
	f.Reduced = reduces(p.host)
	runs := !p.stops && !f.Over()
	if runs {
		f.Step(dt * float64(p.speed))
		p.changed = true
		if f.Over() {
			p.ended()
		}
	}
	p.look()
	moved := p.eye.Pass(dt)
	if p.rested += dt; !p.hidden && p.rested > hides && runs && !p.ask {
		p.hidden, p.changed = true, true
	}
	w := kit.Wake{Changed: p.changed, Moved: moved, In: kit.Never}
	if runs || p.eye.Goes() || p.writing != nil {
		w.In = 0
	}
	p.changed = false
	return w
}

// reduces reports whether a window shows fades in place of motions.
func reduces(w kit.Window) bool {
	r, ok := w.(interface{ Reduced() bool })
	return ok && r.Reduced()
}

// look has the camera look at those whom the film is about.
func (p *Page) look() {
	c := p.film.scene()
	if c == p.framed || !p.eye.Laid() {
		return
	}
	p.framed = c
	still := p.film.Reduced || p.film.Pace == 0
	if f, ok := p.film.Framing(); ok {
		p.eye.Frame(f, still, false)
		return
	}
	p.eye.Unframe(still)
}

// ended goes on with another film where nobody has asked for this one, and stays at its end where
// somebody has.
func (p *Page) ended() {
	if p.o.Attract == nil {
		p.hidden = false
		return
	}
	f, title := p.o.Attract.Next()
	if f == nil {
		p.o.Attract.Leave()
		return
	}
	p.film, p.o.Title, p.framed = f, title, nil
	p.eye.Fit()
}

// Feel brings the controls back when somebody does something.
func (p *Page) Feel(h kit.Hands) bool {
	if !h.Any || p.o.Attract != nil {
		return false
	}
	p.rested = 0
	was := p.hidden
	p.hidden = false
	return was
}

// Heard ends a film that nobody has asked for, by any key; Enter begins its battle.
func (p *Page) Heard(stroke string) bool {
	a := p.o.Attract
	if a == nil {
		return false
	}
	if stroke == p.playThis().Key {
		a.Play()
		return true
	}
	a.Leave()
	return true
}

// give writes it beside the window.
func (p *Page) give(what string) {
	p.ask = false
	if p.writing != nil {
		return
	}
	out := make(chan written, 1)
	p.writing = out
	p.host.Toast("Exporting. This takes a while.")
	go func() {
		to, err := p.o.Export(what)
		out <- written{to, err}
	}()
}

// given tells what came of an export that is done.
func (p *Page) given() {
	select {
	case x := <-p.writing:
		p.writing, p.changed = nil, true
		if x.err != nil {
			p.host.Toast(x.err.Error())
			return
		}
		p.host.Toast("Written to " + x.to)
	default:
	}
}
