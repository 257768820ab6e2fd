package freetable

import (
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Source is a talk that somebody else gives, or the file of a deck that somebody else works on.
type Source interface {
	// Look reads it where it is another than at the last look; err says why there is none.
	Look() (t Talk, changed bool, err error)
	// Often is every how many seconds it is looked at.
	Often() float64
}

// Asker is a Source whose giver does the commands that are pressed where it is followed.
type Asker interface{ Ask(command string) error }

// following is a talk that is shown while somebody else gives it.
type following struct {
	from  Source
	deck  *Deck   // as it was read last
	text  string  // the file of it
	since float64 // seconds since the last look
}

// Follow shows the scenes to people, and takes up what becomes of their talk as long as they are
// shown.
func Follow(p *Page, from Source) {
	d := p.draft.deck
	p.follows = following{from: from, deck: &d}
	p.Present()
}

// Commands returns those of the presenter, for whom they are pressed here; nil: this is not a talk that
// hears them.
func (f *following) Commands(p *Page) kit.Commands {
	to, is := f.from.(Asker)
	if !is || !p.show.follows {
		return nil
	}
	cs := p.speaks.shared(p)
	for _, c := range cs {
		c.Off, c.Do = "", func() {
			if err := to.Ask(c.ID); err != nil {
				p.host.Toast(firstWords(err.Error()))
			}
		}
	}
	return cs
}

// pass looks now and then; what was changed is shown.
func (f *following) pass(p *Page, dt float64, w kit.Wake) kit.Wake {
	if f.from == nil || !p.show.on {
		return w
	}
	often := f.from.Often()
	w.In = min(w.In, often)
	if f.since += dt; f.since < often && !w.Changed {
		return w
	}
	f.since = 0
	t, changed, err := f.from.Look()
	d := f.deck
	if changed && err == nil && t.Deck != f.text {
		d, err = ReadDeck(strings.NewReader(t.Deck), "The deck")
	}
	switch {
	case err != nil:
		p.host.Toast(firstWords(err.Error()))
		w.Changed = true
	case changed:
		f.takeUp(p, d, t)
		w.Changed = true
	}
	return w
}

// takeUp shows what was changed. Ships glide there.
func (f *following) takeUp(p *Page, d *Deck, t Talk) {
	at := t.slideOf(d, f.deck, p.draft.at)
	if t.Deck == f.text {
		p.goTo(at)
	} else if from, mine := p.draft.poses(), *d; p.load(&mine, p.kept.name) {
		p.draft.goTo(at)
		p.arrive()
		p.glide.begin(from)
	}
	f.deck, f.text = d, t.Deck
	p.show.black, p.show.light, p.show.follows = t.Black, nil, t.At >= 0
	if len(t.Light) == 2 {
		p.show.light = &scene.Pt{X: t.Light[0] * scene.Inch, Y: t.Light[1] * scene.Inch}
	}
}

// poses returns the poses of the scene's ships by their ids.
func (d *draft) poses() map[string]scene.Pose {
	from := map[string]scene.Pose{}
	for id, s := range d.l.of {
		from[id] = scene.FromPhysics(d.l.view.Ships[s].Pose)
	}
	return from
}
