package freetable

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// desk is a host and a shelf in memory.
type desk struct {
	files  map[string][]byte
	toasts []string
	battle *page.Battle
	closed bool
}

func (d *desk) Open(page.Page)     {}
func (d *desk) Back()              { d.closed = true }
func (d *desk) Play(b page.Battle) { d.battle = &b }
func (d *desk) Toast(words string) { d.toasts = append(d.toasts, words) }

func (d *desk) List() ([]string, error) {
	var out []string
	for n := range d.files {
		out = append(out, n)
	}
	slices.Sort(out)
	return out, nil
}

func (d *desk) Read(name string) ([]byte, error) {
	if b, ok := d.files[name]; ok {
		return b, nil
	}
	return nil, errors.New("no such file")
}

func (d *desk) Write(name string, b []byte, over bool) (string, error) {
	if _, is := d.files[name]; is && !over {
		return "", fs.ErrExist
	}
	d.files[name] = b
	return name, nil
}

// hand plays the page from outside: mouse, keys, ticks.
type hand struct {
	t    testing.TB
	p    *Page
	desk *desk
	c    canvas.Canvas
	w, h float64
	in   page.Input
}

func sit(t testing.TB) *hand {
	t.Helper()
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	decks, err := assets.Decks()
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{files: map[string][]byte{}}
	h := &hand{t: t, desk: d, w: 1280, h: 800}
	h.p = New(d, Options{Cards: cat, Shelf: d, Decks: decks, Still: func() bool { return true }})
	h.draw()
	return h
}

func (h *hand) draw() {
	hover := h.c.Hover
	h.c.Reset()
	h.p.Draw(&h.c, h.w, h.h)
	h.c.Hover = hover
	h.p.Board()
	h.p.Form()
}

func (h *hand) keys(ks ...string) {
	for _, k := range ks {
		in := page.Input{X: h.in.X, Y: h.in.Y, Any: true}
		for {
			if rest, ok := strings.CutPrefix(k, "ctrl+"); ok {
				in.Ctrl, k = true, rest
			} else if rest, ok := strings.CutPrefix(k, "shift+"); ok {
				in.Shift, k = true, rest
			} else {
				break
			}
		}
		h.p.Key(k, &in)
		h.p.Tick(1.0 / 60)
		h.draw()
	}
}

// mouse moves, presses and releases as the window would tell it.
func (h *hand) mouse(in page.Input) {
	in.Any = true
	if hit, ok := h.c.At(in.X, in.Y); ok {
		h.c.Hover = hit.ID
	} else {
		h.c.Hover = ""
	}
	if in.Press {
		h.c.Down = h.c.Hover
	}
	h.in = in
	h.p.Pointer(&in)
	if in.Release && h.c.Down != "" && h.c.Down == h.c.Hover {
		if hit, ok := h.c.Find(h.c.Down); ok && hit.Enabled {
			h.p.Click(h.c.Down)
		}
	}
	h.p.Tick(1.0 / 60)
	h.draw()
}

func (h *hand) drag(a, b scene.Pt, shift bool) {
	h.mouse(page.Input{X: a.X, Y: a.Y, Moved: true, Shift: shift})
	h.mouse(page.Input{X: a.X, Y: a.Y, Press: true, Held: true, Shift: shift})
	h.mouse(page.Input{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2, Moved: true, Held: true, Shift: shift})
	h.mouse(page.Input{X: b.X, Y: b.Y, Moved: true, Held: true, Shift: shift})
	h.mouse(page.Input{X: b.X, Y: b.Y, Release: true, Shift: shift})
}

func (h *hand) clickAt(a scene.Pt) { h.drag(a, a, false) }

func (h *hand) click(id string) {
	h.t.Helper()
	hit, ok := h.c.Find(id)
	if !ok || !hit.Enabled {
		h.t.Fatalf("nothing that can be clicked is called %s", id)
	}
	x, y := hit.Center()
	h.clickAt(scene.Pt{X: x, Y: y})
}

// px is the pixel of a place in inches.
func (h *hand) px(x, y float64) scene.Pt {
	return h.p.cam.ToScreen(scene.Pt{X: x * scene.Inch, Y: y * scene.Inch})
}

func (h *hand) item(head string) {
	h.t.Helper()
	for i, it := range h.p.menu.items {
		if it.head == head {
			h.p.choose(i)
			h.draw()
			return
		}
	}
	h.t.Fatalf("the list has no %q", head)
}

func (h *hand) offer(name string) {
	h.t.Helper()
	h.p.SetField("search", name)
	h.draw()
	for i, o := range h.p.offers() {
		if o.name == name {
			h.p.pick.at = i
			return
		}
	}
	h.t.Fatalf("no ship is called %q", name)
}

func (h *hand) ship(id string) *record.TableShip {
	h.t.Helper()
	k := h.p.scene().ship(id)
	if k < 0 {
		h.t.Fatalf("no ship %s on the table", id)
	}
	return &h.p.table().Ships[k]
}

func (h *hand) pose(id string) physics.Pose { return h.p.l.view.Ships[h.p.l.of[id]].Pose }

func (h *hand) set(label string, steps int) {
	h.t.Helper()
	for n := range steps {
		found := false
		for _, r := range h.p.rows() {
			if found = r.label == label; found {
				r.step(1)
				break
			}
		}
		if !found {
			h.t.Fatalf("no row %q (%d)", label, n)
		}
	}
	h.draw()
}
