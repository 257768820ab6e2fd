package scene

import (
	"encoding/xml"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"sync"

	"attackwing/assets"
)

// Tone is the role of a part of a drawing; a table of tones gives it a color.
type Tone uint8

// Tones of ships and tokens, of icons, and of dice.
const (
	ToneHull Tone = iota
	ToneLight
	ToneShade
	ToneDark
	ToneGlow
	ToneSpark
	ToneInk
	TonePaper
	ToneLow
	ToneBody
	ToneEdge
	toneCount
)

var toneNames = [toneCount]string{
	"hull",
	"light",
	"shade",
	"dark",
	"glow",
	"spark",
	"ink",
	"paper",
	"low",
	"body",
	"edge",
}

// ArtLayer is a path of a drawing: filled, or stroked with Width in its own units.
type ArtLayer struct {
	Tone  Tone
	Path  Path
	Width float64 // 0: filled
}

// Art is a drawing: outlines on a small sheet whose origin may lie anywhere on it.
type Art struct {
	Name       string
	Title      string
	X, Y, W, H float64 // the sheet
	Layers     []ArtLayer
}

type svgPath struct {
	Class  string `xml:"class,attr"`
	Fill   string `xml:"fill,attr"`
	Stroke string `xml:"stroke-width,attr"`
	D      string `xml:"d,attr"`
}

// ParseArt reads one drawing: a flat list of paths, absolute M L Q C Z, the class naming the tone.
func ParseArt(name string, data []byte) (*Art, error) {
	var doc struct {
		ViewBox string    `xml:"viewBox,attr"`
		Title   string    `xml:"title"`
		Paths   []svgPath `xml:"path"`
	}
	if err := xml.Unmarshal(data, &doc); err != nil {
		return nil, fmt.Errorf("art %s: %w", name, err)
	}
	a := &Art{Name: name, Title: doc.Title}
	if _, err := fmt.Sscan(doc.ViewBox, &a.X, &a.Y, &a.W, &a.H); err != nil {
		return nil, fmt.Errorf("art %s: viewBox %q: %w", name, doc.ViewBox, err)
	}
	for i, p := range doc.Paths {
		l := ArtLayer{Tone: toneCount}
		for t, n := range toneNames {
			if n == p.Class {
				l.Tone = Tone(t)
			}
		}
		if l.Tone == toneCount {
			return nil, fmt.Errorf("art %s: path %d: no tone %q", name, i+1, p.Class)
		}
		if p.Fill == "none" {
			w, err := strconv.ParseFloat(p.Stroke, 64)
			if err != nil {
				return nil, fmt.Errorf("art %s: path %d: stroke-width: %w", name, i+1, err)
			}
			l.Width = w
		}
		var err error
		if l.Path, err = parsePath(p.D); err != nil {
			return nil, fmt.Errorf("art %s: path %d: %w", name, i+1, err)
		}
		a.Layers = append(a.Layers, l)
	}
	return a, nil
}

func parsePath(d string) (Path, error) {
	var p Path
	f := strings.Fields(d)
	for i := 0; i < len(f); {
		verb, n := MoveTo, 1
		switch f[i] {
		case "M":
		case "L":
			verb = LineTo
		case "Q":
			verb, n = QuadTo, 2
		case "C":
			verb, n = CubeTo, 3
		case "Z":
			verb, n = Close, 0
		default:
			return p, fmt.Errorf("letter %q", f[i])
		}
		i++
		if i+2*n > len(f) {
			return p, fmt.Errorf("path ends early")
		}
		p.Verbs = append(p.Verbs, verb)
		for range n {
			x, err := strconv.ParseFloat(f[i], 64)
			if err != nil {
				return p, err
			}
			y, err := strconv.ParseFloat(f[i+1], 64)
			if err != nil {
				return p, err
			}
			p.Pts = append(p.Pts, Pt{x, y})
			i += 2
		}
	}
	return p, nil
}

var library = sync.OnceValue(func() map[string]*Art {
	m := map[string]*Art{}
	files, err := fs.Glob(assets.Art(), "*.svg")
	if err != nil {
		panic(err)
	}
	for _, name := range files {
		data, err := fs.ReadFile(assets.Art(), name)
		if err != nil {
			panic(err)
		}
		a, err := ParseArt(strings.TrimSuffix(name, ".svg"), data)
		if err != nil {
			panic(err)
		}
		m[a.Name] = a
	}
	return m
})

// ArtNamed is the drawing of that file name without its ending ("ship-bug", "icon-dial"); nil when
// there is none.
func ArtNamed(name string) *Art { return library()[name] }

// ArtNames are the names of all drawings, in no order.
func ArtNames() []string {
	names := make([]string, 0, len(library()))
	for n := range library() {
		names = append(names, n)
	}
	return names
}

// Icon is the drawing "icon-"+name, nil when there is none.
func Icon(name string) *Art { return ArtNamed("icon-" + name) }
