package scene

import (
	"fmt"
	"strings"
	"sync"
)

// ShipArt is the drawing and the tones of a ship class: file with or without "ship-", a family of
// tones or "mirror-" and a family, and a variant of the class ("light-darker", "edges-doubled",
// "mirror") or "". An unknown file or family gives a plain cruiser of the Federation.
func ShipArt(file, family, variant string) (*Art, *Tones) {
	artMu.Lock()
	defer artMu.Unlock()
	a := ArtNamed(file)
	if a == nil {
		a = ArtNamed("ship-" + file)
	}
	if a == nil {
		a = ArtNamed("ship-saucer-nacelles")
	}
	base, mirror := strings.CutPrefix(family, "mirror-")
	mirror = mirror || strings.Contains(variant, "mirror")
	t := Families[base]
	if t == nil {
		t = Families["fed"]
	}
	if strings.Contains(variant, "edges-doubled") {
		a = doubled(a)
	}
	if !mirror && !strings.Contains(variant, "light-darker") {
		return a, t
	}
	key := family + "/" + variant
	if m := tonesMade[key]; m != nil {
		return a, m
	}
	m := *t
	black := Hex(0)
	if mirror {
		m[ToneHull], m[ToneLight], m[ToneSpark] = Mix(m[ToneHull], black, 0.12),
			Mix(m[ToneLight], black, 0.12), Hex(0xFF6A5E)
	} else {
		m[ToneLight] = Mix(m[ToneLight], m[ToneHull], 0.6)
	}
	tonesMade[key] = &m
	return a, &m
}

var (
	artMu     sync.Mutex
	tonesMade = map[string]*Tones{}
	artMade   = map[string]*Art{}
)

// doubled has a line inside the edges of its dark parts.
func doubled(a *Art) *Art {
	if m := artMade[a.Name]; m != nil {
		return m
	}
	m := *a
	m.Name += "-doubled"
	m.Layers = nil
	for _, l := range a.Layers {
		m.Layers = append(m.Layers, l)
		if l.Tone == ToneDark && l.Width == 0 {
			l.Width = 1.4
			m.Layers = append(m.Layers, l)
		}
	}
	artMade[a.Name] = &m
	return &m
}

// First returns the drawing of the first parts of a drawing that is made of equal ones, one after
// the other: what is left of a flight of craft.
func (a *Art) First(parts, of int) *Art {
	if parts >= of || len(a.Layers)%of != 0 {
		return a
	}
	artMu.Lock()
	defer artMu.Unlock()
	name := fmt.Sprint(a.Name, "-", parts)
	if m := artMade[name]; m != nil {
		return m
	}
	m := *a
	m.Name, m.Layers = name, a.Layers[:len(a.Layers)/of*max(1, parts)]
	artMade[name] = &m
	return &m
}
