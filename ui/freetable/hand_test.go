package freetable

import (
	"attackwing/game"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// desk is a host and a shelf in memory.
type desk struct {
	opened kit.Page
	files  map[string][]byte
	toasts []string
	shared []string
	given  []kit.File
	battle *battle.Start
	afar   *game.Setup // a friend is invited to play on from it
	own    game.PlayerID
	closed bool
}

func (d *desk) Open(p kit.Page)                           { d.opened = p }
func (d *desk) Pace() float64                             { return 1 }
func (d *desk) Back()                                     { d.closed = true }
func (d *desk) Play(b battle.Start)                       { d.battle = &b }
func (d *desk) PlayAfar(u *game.Setup, own game.PlayerID) { d.afar, d.own = u, own }
func (d *desk) Toast(words string)                        { d.toasts = append(d.toasts, words) }

func (d *desk) Share(deck bool, file []byte) (string, error) {
	d.shared = append(d.shared, string(file))
	return "Link copied.", nil
}

func (d *desk) GiveFolder(name string, files []kit.File, zip func(io.Writer) error) (string, error) {
	for _, f := range files {
		d.given = append(d.given, kit.File{Name: name + "/" + f.Name, Text: f.Text})
	}
	return d.Give(name+".zip", zip)
}

func (d *desk) Give(name string, write func(io.Writer) error) (string, error) {
	var b bytes.Buffer
	err := write(&b)
	d.given = append(d.given, kit.File{Name: name, Text: b.Bytes()})
	return name, err
}

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

// visitor sits at the page and plays it from outside: mouse, keys, ticks.
type visitor struct {
	t    testing.TB
	p    *Page
	desk *desk
	w    *kittest.Window
}

func sit(t testing.TB) *visitor {
	t.Helper()
	cat := gametest.Cards(t)
	decks, err := assets.Decks()
	must(t, err)
	d := &desk{files: map[string][]byte{}}
	p := New(d, Options{Cards: cat, Shelf: d, Decks: decks, Still: func() bool { return true }})
	return &visitor{t: t, desk: d, p: p, w: kittest.Open(t, p)}
}

// look draws the page after something was done to it behind its back.
func (h *visitor) look() {
	h.w.View.Stale()
	h.w.Draw()
}

func (h *visitor) keys(ks ...string) { h.w.Key(ks...) }

func (h *visitor) drag(a, b scene.Pt) { h.w.DragTo(a.X, a.Y, b.X, b.Y) }

func (h *visitor) clickAt(a scene.Pt) { h.w.PressAt(a.X, a.Y) }

func (h *visitor) click(name string) {
	h.t.Helper()
	if !h.w.Can(name) {
		h.t.Fatalf("nothing that can be pressed is called %s, only %v", name, h.w.Names())
	}
	h.w.Press(name)
}

// px is the pixel of a place in inches.
func (h *visitor) px(x, y float64) scene.Pt {
	return h.p.eye.Cam.ToScreen(scene.Pt{X: x * scene.Inch, Y: y * scene.Inch})
}

// list is the list that is open, nil when none is.
func (h *visitor) list() *choosing {
	c, _ := h.p.dialog.(*choosing)
	return c
}

// item chooses a row of the list that is open.
func (h *visitor) item(head string) {
	h.t.Helper()
	for i, it := range h.list().items {
		if it.head == head {
			h.list().choose(h.p, i)
			h.look()
			return
		}
	}
	h.t.Fatalf("the list has no %q", head)
}

// write replaces the words of a field.
func (h *visitor) write(field, words string) {
	h.t.Helper()
	h.w.Press(field)
	h.keys("ctrl+a", "backspace")
	h.w.Type(words)
}

// offer searches a ship and chooses it.
func (h *visitor) offer(name string) {
	h.t.Helper()
	h.write("search", name)
	h.keys("esc")
	for i, o := range h.p.hand.offers() {
		if o.name == name {
			h.click(kit.Name{Kind: "offer", N: i}.String())
			return
		}
	}
	h.t.Fatalf("no ship is called %q", name)
}

func (h *visitor) ship(id string) *record.TableShip {
	h.t.Helper()
	k := h.p.draft.scene().ship(id)
	expect.Must(h.t, k >= 0, "no ship %s on the table", id)
	return &h.p.draft.scene().Table.Ships[k]
}

func (h *visitor) pose(id string) physics.Pose {
	return h.p.draft.l.view.Ships[h.p.draft.l.of[id]].Pose
}

// set steps a number of what is selected by its button.
func (h *visitor) set(label string, steps int) {
	h.t.Helper()
	n := slices.IndexFunc(h.p.draft.rows(), func(r row) bool { return r.label == label })
	expect.Must(h.t, n >= 0, "no row %q", label)
	more := kit.Name{Kind: "more", N: n}.String()
	for at := 0.0; !h.w.Can(more) && at < 2000; at += 40 { // it is scrolled to
		h.p.hand.numbers.Top = at
		h.look()
	}
	for range steps {
		h.click(more)
	}
}
