package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/ui/canvas/canvastest"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// choosing is a table with the fleets of a battle to choose from.
func choosing(t *testing.T, scenario string, own ...OwnFleet) *Table {
	t.Helper()
	tb := New(Options{Scenario: scenario, Quick: true, Own: func() ([]OwnFleet, error) { return own, nil },
		Build: func(h page.Host, l OwnFleet, _ []game.HouseValue, use func(OwnFleet)) page.Page {
			return &workshop{slip: slip{host: h}, list: l, use: use}
		}})
	tb.Resize(1280, 800)
	press(tb, "enter")
	if tb.Screen != Fleets {
		t.Fatalf("screen %d: %s", tb.Screen, tb.err)
	}
	return tb
}

// workshop stands for the builder: Enter gives the fleet back under another name.
type workshop struct {
	slip
	list OwnFleet
	use  func(OwnFleet)
}

func (w *workshop) Key(k string, in *page.Input) {
	if k == "enter" {
		w.host.Back()
		w.list.Key, w.list.List.Name = "made", "Made here"
		w.use(w.list)
		return
	}
	w.slip.Key(k, in)
}

func ready(t *testing.T, id string) fleet.List {
	t.Helper()
	l, err := fleet.ReadyByID(id)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// A fleet of the player's own is listed first; one that is not legal stays with the reason, and without a captain it is
// not played.
func TestOwnFleetsAreListed(t *testing.T) {
	l := ready(t, "tw-a-1")
	l.ID, l.Name = "", "Mine"
	bad := l.Clone()
	bad.Name, bad.Ships[0].Captain = "Headless", fleet.Ref{}
	tb := choosing(t, "tholian-web", OwnFleet{"a", l}, OwnFleet{"b", bad})
	if got := tb.lists[0][:2]; got[0].fleet.Name != "Mine" || !got[0].own || got[0].bad != "" || got[1].bad == "" {
		t.Fatalf("%+v", got)
	}
	tb.pick[0] = 1
	tb.Draw()
	if !slices.ContainsFunc(tb.Canvas.Scene.Shapes, func(s scene.Shape) bool { return strings.Contains(s.Text, "has none") }) {
		t.Error("what is wrong is not shown")
	}
	press(tb, "enter")
	if tb.Screen != Fleets || !strings.Contains(tb.err, "no captain") {
		t.Fatalf("screen %d, %q", tb.Screen, tb.err)
	}
	tb.pick[0] = 0
	press(tb, "enter")
	if tb.Screen != Playing || tb.Game.Setup().Fleets[0].Name != "Mine" {
		t.Fatalf("screen %d: %s", tb.Screen, tb.err)
	}
}

// A fleet of chance is legal at the limit and stays when the limit is another; swap turns seats and sides; the same fleet
// for both; the filters.
func TestFleetChooser(t *testing.T) {
	tb := choosing(t, "unimatrix-zero")
	sides := tb.scens[tb.scen].Sheet().Sides
	press(tb, "r")
	c := tb.picked(0)
	if c.key != chance || c.bad != "" || c.list.Side != sides[0] {
		t.Fatalf("by chance: %+v", c)
	}
	press(tb, "l", "l")
	if tb.limit(tb.scens[tb.scen].Sheet()) != 100 || tb.picked(0).key != chance || tb.picked(0).limit != 100 {
		t.Fatalf("with another limit: %+v", tb.picked(0))
	}
	if tb.lists[1][0].bad == "" {
		t.Error("a fleet of 120 SP is legal at 100")
	}
	press(tb, "l")
	was := tb.pickedKey(1)
	press(tb, "x")
	if tb.pickedKey(1) != chance || tb.pickedKey(0) != was || tb.sidesOf(tb.scens[tb.scen].Sheet())[0] != sides[1] {
		t.Fatal("the seats are not swapped")
	}
	press(tb, "enter")
	if tb.Screen != Playing || tb.Game.Setup().Fleets[0].Side != sides[1] {
		t.Fatalf("screen %d, %s", tb.Screen, tb.err)
	}
	tb = choosing(t, "tholian-web")
	tb.pick[0] = 2
	press(tb, "=")
	if tb.pickedKey(1) != tb.pickedKey(0) {
		t.Fatal("not the same fleet for both")
	}
	all := len(tb.found(0))
	press(tb, "f")
	if some := len(tb.found(0)); some == 0 || some >= all && tb.faction == 0 {
		t.Fatalf("%d of %d fleets have the faction", some, all)
	}
}

// What the builder makes comes back to the half it was opened from, and the chooser is shown again.
func TestBuilderFromTheChooser(t *testing.T) {
	tb := choosing(t, "tholian-web")
	press(tb, "right", "e")
	w, ok := tb.page().(*workshop)
	if !ok || w.list.Key != "" || w.list.List.Scenario != "tholian-web" || len(w.list.List.Ships) == 0 {
		t.Fatalf("the builder has %+v", w)
	}
	press(tb, "enter")
	if tb.Screen != Fleets || tb.picked(1).fleet.Name != "Made here" {
		t.Fatalf("screen %d, %+v", tb.Screen, tb.picked(1))
	}
	press(tb, "n", "esc")
	if tb.Screen != Fleets {
		t.Fatal("Esc in the builder does not lead back to the chooser")
	}
}

// No text leaves the window or its box and none lies on another at the three sizes.
func TestFleetChooserOverlaps(t *testing.T) {
	l := ready(t, "u0-rebel-1")
	l.ID, l.Name = "", "A fleet of mine with a name that is rather long for a row of the list"
	bad := l.Clone()
	bad.Ships[0].Captain = fleet.Ref{}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, scenario := range []string{"unimatrix-zero", "tholian-web", "standard"} {
			tb := choosing(t, scenario, OwnFleet{"a", l}, OwnFleet{"b", bad})
			tb.Resize(size[0], size[1])
			for _, keys := range [][]string{nil, {"up", "up"}, {"right"}, {"l", "l"}, {"r"}, {"f"}, {"g"}, {"down", "down", "down", "down"}} {
				press(tb, keys...)
				tb.Draw()
				for _, s := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
					t.Errorf("%v, %s, %v: %s", size, scenario, keys, s)
				}
			}
		}
	}
}
