package freetable

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/scene"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// A set-up is built with the mouse, turned, given tokens, kept, opened again and played on: the
// positions are the same.
func TestSetUpByMouse(t *testing.T) {
	h := sit(t)
	h.item("An empty table")
	h.click("tool:1")
	h.offer("U.S.S. Enterprise")
	h.clickAt(h.px(18, 10))
	h.click("seat")
	h.offer("I.K.S. Gr'oth")
	h.clickAt(h.px(18, 20))
	n := len(h.p.draft.scene().Table.Ships)
	expect.Must(t, n == 2, "%d ships", n)
	h.click("tool:0")
	h.drag(h.px(18, 20), h.px(20, 22))
	at := h.pose("oth")
	x := float64(at.X) / physics.Inch
	expect.Must(t, x >= 19.8 && x <= 20.2, "dragged to %.2f\"", x)
	knob, ok := h.p.hand.knob()
	expect.Must(t, ok, "a selected ship has no handle")
	h.drag(h.p.eye.Cam.ToScreen(knob.At(h.p.eye.Cam)), h.px(24, 22))
	expect.Need(t, h.pose("oth").Heading, 90000, "turned to")
	h.click("left")
	expect.Need(t, h.pose("oth").Heading, 75000, "turned by 15 degrees")
	h.clickAt(h.px(18, 10))
	h.set("Evade", 2)
	h.set("Target Lock", 1)
	h.set("Dial", 3)
	s := h.ship("enterprise")
	expect.Must(t, s.Tokens != nil && s.Tokens.Evade == 2 && s.Tokens.Lock == "oth" && s.Dial != "", "%+v", s)
	h.click("save")
	h.write("name", "My Duel")
	h.click("keep")
	b, ok := h.desk.files["My Duel.table.yaml"]
	expect.Must(t, ok, "kept are %v; said %q", h.desk.files, h.desk.toasts)
	before := *h.p.draft.l.view

	other := sit(t)
	other.desk.files["My Duel.table.yaml"] = b
	other.p.dialog = other.p.beginning()
	other.item("My Duel")
	d := cmp.Diff(before.Ships[:2], other.p.draft.l.view.Ships[:2])
	expect.Must(t, d == "", "%v", d)
	other.click("play")
	other.click("item:1")
	expect.Must(t, other.desk.battle != nil && other.desk.battle.Players == [2]string{"", "ensign"},
		"no battle: %q", other.desk.toasts)
	other.click("play")
	other.item("As player 2, with a friend far away")
	u, own := other.desk.afar, other.desk.own
	expect.Must(t, u != nil && u.Position != nil && own == game.Two, "no friend is invited: %q", other.desk.toasts)
	g := other.desk.battle.Game
	for i := range 2 {
		a, b := g.State().Ships[i].Pose, before.Ships[i].Pose
		expect.True(t, a == b, "ship %d is played on from %+v, laid at %+v", i, a, b)
	}
	if g.State().Ships[0].Lock != 1 || g.State().Ships[0].Evade != 2 || g.State().Ships[0].Dial < 0 {
		t.Errorf("%+v", g.State().Ships[0])
	}
}

// The same by keys alone.
func TestSetUpByKeys(t *testing.T) {
	h := sit(t)
	h.keys("enter")
	expect.Must(t, h.p.dialog == nil, "Enter does not begin")
	h.keys("s", "/")
	h.w.Type("Gr'oth")
	h.keys("esc", "2", "enter", "v", "tab", "up", "up", "ctrl+right", ".", ",", "ctrl+.")
	id := h.p.draft.sel.ship
	expect.Must(t, id != "", "nothing is selected; %q", h.desk.toasts)
	p := h.pose(id)
	if p.Y != physics.AreaSide-4*physics.Inch-physics.Inch/2 || p.X != physics.AreaSide/2+254 || p.Heading != 1000 {
		t.Fatalf("it stands at %+v", p)
	}
	h.keys("enter", "down", "left")
	if s := h.ship(id); s.Hull == nil {
		t.Fatalf("hull: %+v", s)
	}
	h.keys("esc", "m", "right", "enter")
	expect.Must(t, h.pose(id) != p, "it has not flown")
	h.keys("ctrl+z")
	expect.Need(t, h.pose(id), p, "the flight is not taken back")
	h.keys("ctrl+y", "a", "enter", "l", "enter", "c", "enter", "esc", "esc")
	n := len(h.p.draft.scene().Captions)
	expect.Must(t, n == 0 && h.p.dialog == nil, "%d captions after one was thrown away", n)
	h.p.draft.sel = mark{kind: aShip, ship: id}
	h.keys("enter")
	expect.Must(t, h.p.dialog != nil, "no words are asked for")
	h.w.Type("Look here")
	h.keys("ctrl+enter", "v", "tab", "g")
	s := h.p.draft.scene()
	if len(h.p.draft.deck.Scenes) != 2 || h.p.draft.at != 1 || len(s.Arcs) != 1 || len(s.Lit) != 1 || s.Captions[0].Lines[0] != "Look here" {
		t.Fatalf("%+v", s)
	}
	h.keys("f", "left", ".", "right", "right", "esc")
	expect.Must(t, h.p.draft.at == 1 && !h.p.show.on, "scene %d", h.p.draft.at)
	h.keys("ctrl+s", "enter", "ctrl+e")
	if h.desk.files["Free table.deck.yaml"] == nil || len(h.desk.given) != 1 || h.desk.given[0].Name != "Free table-2.png" {
		t.Fatalf("kept: %v", h.desk.toasts)
	}
	d, err := ReadDeck(bytes.NewReader(h.desk.files["Free table.deck.yaml"]), "d")
	must(t, err)
	for i := range d.Scenes {
		expect.True(t, written(&d.Scenes[i].Table) == written(&h.p.draft.deck.Scenes[i].Table),
			"scene %d is read as another position", i)
	}
	h.keys("esc", "esc", "esc", "esc", "esc")
	expect.Must(t, h.desk.closed && h.desk.files[lastDeck] != nil, "Esc does not lead out, or loses what was laid")
}

// What the rules do not allow can be laid, is told with its measure, and is not played on.
func TestOverlapIsTold(t *testing.T) {
	h := sit(t)
	h.item("An empty table")
	h.keys("s")
	h.offer("U.S.S. Enterprise")
	h.clickAt(h.px(18, 10))
	h.keys("2")
	h.offer("I.K.S. Gr'oth")
	h.clickAt(h.px(22, 10))
	h.keys("v")
	h.drag(h.px(22, 10), h.px(18.5, 10.2))
	expect.Must(t, len(h.p.draft.l.problems) == 1 && strings.Contains(h.p.draft.l.problems[0].words, "overlaps"),
		"%+v", h.p.draft.l.problems)
	b, _ := h.w.View.Board()
	danger := 0
	for _, f := range b.Frames {
		if f.Danger {
			danger++
		}
	}
	expect.True(t, danger == 2, "%d ships are framed", danger)
	h.keys("b", "enter")
	expect.True(t, h.desk.battle == nil, "overlapping ships are played on")
	h.keys("x")
	if b, _ := h.w.View.Board(); len(b.Frames) != 0 {
		t.Error("with the check off something is framed")
	}
	h.keys("esc", "ctrl+up")
	h.drag(h.px(18.5, 10.2), h.px(0.1, 20))
	if len(h.p.draft.l.problems) != 1 || !strings.Contains(h.p.draft.l.problems[0].words, "outside the play area") {
		t.Errorf("%+v", h.p.draft.l.problems)
	}
}

// Two ships are judged as the referee judges them, with the margin.
func TestFacts(t *testing.T) {
	h := sit(t)
	h.p.open("x.table.yaml", []byte(`scenario: standard
ships:
  - {id: a, player: 1, ship: "1009", at: [18, 10], facing: S}
  - {id: b, player: 2, ship: "1006", at: [18, 16], facing: N}
`), false)
	h.p.dialog = nil
	h.look()
	h.keys("tab", "shift+tab")
	fs := h.p.draft.l.measured(Spot{Ship: "a"}, Spot{Ship: "b"})
	find := func(label string) fact {
		for _, f := range fs {
			if strings.Contains(f.label, label) {
				return f
			}
		}
		return fact{}
	}
	x, y := h.p.draft.l.base(0), h.p.draft.l.base(1)
	want := fmt.Sprintf("%.2f\" (%.1f mm)", physics.Between(&x, &y).Dist/physics.Inch, physics.Between(&x, &y).Dist/1000)
	expect.True(t, find("Distance").value == want, "%+v", fs)
	if f := find("front arc"); !f.good || f.value != fmt.Sprintf("yes, by %.2f\"", physics.ArcMargin(&x, h.p.draft.l.setup.Facts(0).Ship.Class.Front, &y)/physics.Inch) {
		t.Errorf("%+v", f)
	}
	_, no := h.p.draft.l.view.Shot(h.p.draft.l.setup, 0, game.NoWeapon, 1)
	expect.Same(t, (no.Code == game.Yes), find("may attack").good, "%+v", fs)
}

func BenchmarkLay(b *testing.B) {
	h := sit(b)
	h.item("The Tholian Web")
	for b.Loop() {
		_, err := lay(&h.p.draft.scene().Table, h.p.opts.Cards)
		must(b, err)
	}
}

func onBoard(h *visitor, at scene.Pt) bool {
	c := h.p.eye.Cam
	return at.X > c.X && at.Y > c.Y && at.X < c.X+c.W && at.Y < c.Y+c.H
}

func inchesOf(p physics.Pose) (x, y float64) {
	return float64(p.X) / physics.Inch, float64(p.Y) / physics.Inch
}

// Ships glide from scene to scene; Space and time lead to the same picture, and then nothing moves
// any more.
func TestGlide(t *testing.T) {
	h := sit(t)
	h.p.glide.still = nil
	h.item("Future Tense")
	h.keys("g", "tab", "down", "down", "pageup")
	for h.p.glide.on() {
		h.w.Tick(1)
	}
	end := func(skip bool) *scene.Board {
		h.p.goTo(0)
		h.p.glide.end()
		h.p.goTo(1)
		h.look()
		h.w.Tick(12)
		rests := h.w.View.Resting()
		if skip {
			h.keys("space")
		} else {
			h.w.Tick(60)
		}
		h.w.Tick(1)
		b, _ := h.w.View.Board()
		expect.True(t, !rests && h.w.View.Resting(), "it rests while ships glide, or never")
		for i := range b.Ships {
			expect.True(t, !b.Ships[i].Moving, "%s still moves", b.Ships[i].Name)
		}
		return b
	}
	d := cmp.Diff(end(true).Ships, end(false).Ships, cmp.Comparer(func(a, b *scene.Art) bool { return a == b }))
	expect.True(t, d == "", "%v", d)
}

// script is the deck in the words of its file.
func script(t testing.TB, p *Page) string {
	t.Helper()
	var b bytes.Buffer
	must(t, p.draft.deck.Write(&b))
	return fmt.Sprint(p.draft.at, b.String())
}

var everyKey = []string{"v", "s", "t", "r", "a", "m", "c", "d", "l", "f", "o", "x", "b", "g", "i", "k", "z", "u", "esc", "enter", "tab", "shift+tab", "left", "right", "up", "down",
	"shift+left", "pageup", "pagedown", ",", ".", "+", "-", "home", "end", "delete", "[", "]", "1", "2", "ctrl+left", "ctrl+.", "ctrl+z", "ctrl+y", "ctrl+s", "space", "/"}

// Whatever is pressed and clicked, nothing breaks, and the position is one that can be laid.
func TestRandomHands(t *testing.T) {
	h := sit(t)
	rng := rand.New(rand.NewPCG(7, 7))
	h.item("The Last Battle of DS9")
	for n := range 2500 {
		h.desk.toasts = nil
		switch k := rng.IntN(10); {
		case k < 5:
			h.keys(everyKey[rng.IntN(len(everyKey))])
		case k < 8:
			seen := h.w.View.Placed()
			if len(seen) == 0 { // a black screen
				h.keys("esc")
				break
			}
			at := seen[rng.IntN(len(seen))]
			h.w.PressAt(at.Box.Center())
		case k < 9:
			h.drag(h.px(rng.Float64()*36, rng.Float64()*36), h.px(rng.Float64()*36, rng.Float64()*36))
		default:
			h.w.Do(kit.Input{X: rng.Float64() * h.w.W, Y: rng.Float64() * h.w.H, Moved: true, Wheel: rng.Float64()*4 - 2, Shift: rng.IntN(4) == 0})
			h.p.hand.ships.query.Set([]string{"", "klingon", "zzz"}[rng.IntN(3)])
			h.look()
		}
		if n%250 == 0 {
			h.p.dialog = nil
			h.p.show.end()
			h.look()
			_, err := lay(&h.p.draft.scene().Table, h.p.opts.Cards)
			must(t, err)
		}
	}
}

// Every edit can be taken back and made again: the deck is the same to the letter.
func TestUndo(t *testing.T) {
	h := sit(t)
	h.item("Future Tense")
	start := h.p.draft.deck
	rapid.Check(t, func(rt *rapid.T) {
		h.p.dialog = nil
		h.p.hand.take(SelectTool)
		h.p.load(&Deck{Title: start.Title, Scenes: []Scene{start.Scenes[0].clone()}}, "")
		h.look()
		var seen []string
		for range rapid.IntRange(1, 12).Draw(rt, "edits") {
			k := rapid.SampledFrom([]string{"tab", "left", "ctrl+down", ",", "delete", "g", "z", "u", "a", "enter", "l", "d", "shift+tab", "t", "v", "m", "pageup", "pagedown", "drag", "r"}).Draw(rt, "key")
			h.p.dialog = nil
			h.look()
			n := len(h.p.draft.past)
			before := script(t, h.p)
			if k == "drag" {
				at := func(name string) scene.Pt {
					return h.px(rapid.Float64Range(0, 36).Draw(rt, name+" x"), rapid.Float64Range(0, 36).Draw(rt, name+" y"))
				}
				ship := h.px(inchesOf(h.pose(h.p.draft.l.ids[0])))
				if rapid.Bool().Draw(rt, "a ship") && onBoard(h, ship) {
					h.drag(ship, at("to"))
				} else {
					h.drag(at("from"), at("to"))
				}
			} else {
				h.keys(k)
			}
			expect.Must(rt, len(h.p.draft.past) <= n+1, "%s is %d edits", k, len(h.p.draft.past)-n)
			if len(h.p.draft.past) > n {
				seen = append(seen, before)
			}
		}
		last := script(t, h.p)
		for n := len(seen) - 1; n >= 0; n-- {
			h.p.draft.undo()
			if got := script(t, h.p); got != seen[n] {
				rt.Fatalf("after taking back %d:\n%s", n, cmp.Diff(seen[n], got))
			}
		}
		for len(h.p.draft.future) > 0 {
			h.p.draft.redo()
		}
		if got := script(t, h.p); len(seen) > 0 && got[1:] != last[1:] {
			rt.Fatal(cmp.Diff(last, got))
		}
	})
}

// A ship is carried from the list to its place on the table, and a fleet is placed whole.
func TestAShipIsCarriedToTheTable(t *testing.T) {
	h := sit(t)
	h.item("An empty table")
	h.keys("s")
	h.offer("I.K.S. Gr'oth")
	from, ok := h.w.Find("offer:0")
	if !ok {
		t.Fatalf("no ship is offered: %v", h.w.Names())
	}
	x, y := from.Box.Center()
	to := h.px(12, 20)
	h.w.DragTo(x, y, to.X, to.Y)
	if at := h.pose("oth"); len(h.p.draft.scene().Table.Ships) != 1 || abs(at.X-12*physics.Inch) > physics.Inch/20 || abs(at.Y-20*physics.Inch) > physics.Inch/20 {
		t.Fatalf("%d ships, at %+v", len(h.p.draft.scene().Table.Ships), at)
	}
	h.click("ships")
	h.write("search", "")
	h.keys("esc")
	h.click("place")
	if n := len(h.p.draft.scene().Table.Ships); n < 3 {
		t.Errorf("with a fleet there are %d ships", n)
	}
	h.click("undo")
	if n := len(h.p.draft.scene().Table.Ships); n != 1 {
		t.Errorf("undone, %d ships are left", n)
	}
}

// must ends a test if there is an error.
var must = expect.OK
