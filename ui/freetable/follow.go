package freetable

import (
	"bytes"
	"reflect"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Source is the file of a deck that somebody else works on.
type Source interface {
	// Look reads it where it is another than at the last look; err says why there is none.
	Look() (text []byte, changed bool, err error)
}

// following is a deck that is shown while somebody else works on it.
type following struct {
	from  Source
	deck  *Deck   // as it was read last
	since float64 // seconds since the last look
}

// often is every how many seconds the file is looked at.
const often = 0.5

// Follow shows the scenes to people, and takes up what becomes of their file as long as they are
// shown.
func Follow(p *Page, from Source) {
	d := p.draft.deck
	p.follows = following{from: from, deck: &d}
	p.Present()
}

// pass reads the file now and then; what was changed in it is shown.
func (f *following) pass(p *Page, dt float64, w kit.Wake) kit.Wake {
	if f.from == nil || !p.show.on {
		return w
	}
	w.In = min(w.In, often)
	if f.since += dt; f.since < often && !w.Changed {
		return w
	}
	f.since = 0
	text, changed, err := f.from.Look()
	var d *Deck
	if changed && err == nil {
		d, err = ReadDeck(bytes.NewReader(text), "The deck")
	}
	switch {
	case err != nil:
		p.host.Toast(firstWords(err.Error()))
		w.Changed = true
	case changed:
		f.takeUp(p, d)
		w.Changed = true
	}
	return w
}

// takeUp shows a deck that was changed: the first scene that is another than before, else the one
// that was shown. Ships glide there.
func (f *following) takeUp(p *Page, d *Deck) {
	at := min(p.draft.at, len(d.Scenes)-1)
	for i := range d.Scenes {
		if i >= len(f.deck.Scenes) || !reflect.DeepEqual(d.Scenes[i], f.deck.Scenes[i]) {
			at = i
			break
		}
	}
	f.deck = d
	from, mine := p.draft.poses(), *d
	if p.load(&mine, p.kept.name) {
		p.draft.goTo(at)
		p.arrive()
		p.glide.begin(from)
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
