package front

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// choosing is the choice of the fleets of a battle.
func choosing(t *testing.T, o Options, own ...OwnFleet) (*kittest.Window, *Fleets, *pane) {
	t.Helper()
	o.Own = func() ([]OwnFleet, error) { return own, nil }
	if o.Build == nil {
		o.Build = func(Host, OwnFleet, []game.HouseValue, func(OwnFleet)) kit.Page { return nil }
	}
	w, _, pane := titled(t, o)
	w.Key("shift+enter")
	f, ok := pane.last(t).(*Fleets)
	expect.Must(t, ok, "Enter at the title does not lead to the fleets")
	return kittest.Open(t, f), f, pane
}

// A fleet of the player's own is listed first; one that is not legal stays with the reason, and
// without a captain it is not played.
func TestOwnFleetsAreListed(t *testing.T) {
	l := ready(t, "tw-a-1")
	l.ID, l.Name = "", "Mine"
	bad := l.Clone()
	bad.Name, bad.Ships[0].Captain = "Headless", fleet.Ref{}
	w, f, pane := choosing(t, Options{Scenario: "tholian-web"}, OwnFleet{"a", l}, OwnFleet{"b", bad})
	got := f.offers[0][:2]
	expect.Must(t, got[0].fleet.Name == "Mine" && got[0].own && got[0].bad == "" && got[1].bad != "", "%+v", got)
	w.Press("fleet:0:1")
	expect.True(t, w.Reads("has none") && w.Reads("Play an illegal fleet"), "what is wrong is not shown")
	w.Key("enter")
	expect.Must(t, len(pane.played) == 0 && w.Reads("no captain"), "begun %d", len(pane.played))
	w.Key("1", "enter")
	expect.Must(t, len(pane.played) == 1 && pane.played[0].Game.Setup().Fleets[0].Name == "Mine" && pane.backs == 1,
		"begun %d, %d pages closed", len(pane.played), pane.backs)
}

// What is not legal is played where the table lets it, and it is kept that it was; a tournament
// table does not.
func TestAnIllegalFleetAtATournamentTable(t *testing.T) {
	l := ready(t, "tw-a-1")
	l.ID, l.Name, l.Ships = "dear", "Twice over", append(l.Ships, l.Ships...)
	for kind, want := range []int{1, 1, 0} {
		w, _, pane := choosing(t, Options{Scenario: "tholian-web", Lists: []fleet.List{l}, Fleet1: "dear"})
		pane.kind = kind
		w.Press("main")
		expect.True(t, len(pane.played) == want && w.Reads("tournament table") == (want == 0),
			"table %d: begun %d", kind, len(pane.played))
		for _, b := range pane.played {
			expect.True(t, b.Terms.Unfit[0] != "" && b.Terms.Unfit[1] == "", "kept of it is %+v", b.Terms)
		}
	}
}

// A fleet of chance is legal at the limit and stays when the limit is another; swap turns seats and
// sides; the same fleet for both; the filters.
func TestFleetChooser(t *testing.T) {
	w, f, pane := choosing(t, Options{Scenario: "unimatrix-zero"})
	sides := f.next.Sheet().Sides
	w.Key("r")
	o := f.picked(0)
	expect.Must(t, o.key == chance && o.bad == "" && o.list.Side == sides[0], "by chance: %+v", o)
	w.Key("l", "l")
	if f.next.limit() != 100 || f.picked(0).key != chance || f.picked(0).limit != 100 {
		t.Fatalf("with another limit: %+v", f.picked(0))
	}
	expect.True(t, f.offers[1][0].bad != "", "a fleet of 120 SP is legal at 100")
	w.Key("l")
	was := f.pickedKey(1)
	w.Key("x")
	expect.Must(t, f.pickedKey(1) == chance && f.pickedKey(0) == was && f.sides()[0] == sides[1],
		"the seats are not swapped")
	w.Key("enter")
	expect.Must(t, len(pane.played) == 1 && pane.played[0].Game.Setup().Fleets[0].Side == sides[1],
		"begun %d", len(pane.played))
	w, f, _ = choosing(t, Options{Scenario: "tholian-web"})
	w.Key("3", "=")
	expect.Must(t, f.pickedKey(1) == f.pickedKey(0) && f.pick[0] == 2, "not the same fleet for both")
	all := len(f.found(0))
	w.Key("f")
	some := len(f.found(0))
	expect.Must(t, some != 0 && (some < all || f.faction != 0), "%d of %d fleets have the faction", some, all)
}

// The arrows go through the fleets of a half, left and right to the other one.
func TestFleetsByKeys(t *testing.T) {
	w, f, _ := choosing(t, Options{Scenario: "tholian-web"})
	w.Key("down", "down", "up", "right")
	if f.pick[0] != 1 || f.half() != 1 {
		t.Errorf("picked %d, half %d", f.pick[0], f.half())
	}
	was := f.pick[1]
	w.Key("up", "left")
	if f.pick[1] != max(0, was-1) || f.half() != 0 {
		t.Errorf("picked %d, half %d", f.pick[1], f.half())
	}
	w.Resize(512, 320)
	if w.Key("f6"); f.half() != 1 || !w.Can("fleet:1:0") {
		t.Errorf("F6 leads to half %d: %v", f.half(), w.Names())
	}
	w.Press("column:0")
	expect.True(t, f.half() == 0, "a press on a tab does not turn back")
}

// What is searched is searched among the fleets of a half; Enter leaves the search, and a seed that
// is typed is the battle's.
func TestTheSearchAmongFleets(t *testing.T) {
	w, f, pane := choosing(t, Options{Scenario: "tholian-web"})
	all := len(f.found(0))
	w.Key("/")
	w.Type("terran empire")
	if got := f.found(0); len(got) != 1 || all < 2 || f.pick[0] != got[0] || !w.Reads("1 found") {
		t.Errorf("found %v of %d, picked %d", got, all, f.pick[0])
	}
	expect.True(t, len(f.found(1)) == len(f.offers[1]), "the other player's fleets are searched too")
	w.Key("tab")
	w.Type("99")
	w.Key("enter")
	expect.Must(t, len(pane.played) == 0, "Enter in a field begins the battle")
	w.Key("enter")
	if len(pane.played) != 1 || pane.played[0].Game.Setup().Seed != 99 || !strings.Contains(pane.played[0].Game.Setup().Fleets[0].Name, "Terran") {
		t.Fatalf("begun %d", len(pane.played))
	}
	w.Press("seed")
	w.Type("99999999999999999999")
	expect.True(t, w.Reads("Enter a whole number"), "it is not said that the seed is too large")
}

// workshop stands for the builder.
type workshop struct {
	list OwnFleet
	did  string
	use  func(OwnFleet)
}

func (w *workshop) Name() string          { return "workshop" }
func (w *workshop) Tick(float64) kit.Wake { return kit.Rest }
func (w *workshop) Body() kit.Part        { return kit.Space() }
func (w *workshop) Dropped(fs []kit.File) { w.did = fs[0].Name }
func (w *workshop) Commands() kit.Commands {
	return kit.Commands{{ID: "import", Do: func() { w.did = "import" }}, {ID: "paste", Do: func() { w.did = "paste" }}}
}

// What the builder makes comes back to the half it was opened from; importing opens the builder
// where that is done.
func TestBuilderFromTheChooser(t *testing.T) {
	var shop *workshop
	o := Options{Scenario: "tholian-web", Build: func(h Host, l OwnFleet, _ []game.HouseValue, use func(OwnFleet)) kit.Page {
		shop = &workshop{list: l, use: use}
		return shop
	}}
	w, f, pane := choosing(t, o)
	w.Key("right", "e")
	if shop == nil || shop.list.Key != "" || shop.list.List.Scenario != "tholian-web" || len(shop.list.List.Ships) == 0 {
		t.Fatalf("the builder has %+v", shop)
	}
	shop.list.Key, shop.list.List.Name = "made", "Made here"
	shop.use(shop.list)
	if w.Tick(1); f.picked(1).fleet.Name != "Made here" || !w.Reads("Made here") {
		t.Fatalf("picked is %+v", f.picked(1))
	}
	n := len(pane.opened)
	w.Press("newfleet:0")
	expect.True(t, len(pane.opened) == n+1 && len(shop.list.List.Ships) == 0 && f.half() == 0,
		"New opens the builder with %+v", shop.list)
	for key, want := range map[string]string{"ctrl+o": "import", "ctrl+v": "paste"} {
		w.Key(key)
		expect.True(t, shop.did == want, "%s does %q, want %s", key, shop.did, want)
	}
	w.Drop(kit.File{Name: "fleet.yaml"})
	expect.True(t, shop.did == "fleet.yaml", "a file let fall on the window: %q", shop.did)
}

// The choice of the fleets has room for its words in every window, whatever is filtered and
// whatever is wrong.
func TestTheFleetsAreReadable(t *testing.T) {
	l := ready(t, "u0-rebel-1")
	l.ID, l.Name = "", "A fleet of mine with a name that is rather long for a row of the list"
	bad := l.Clone()
	bad.Ships[0].Captain = fleet.Ref{}
	for _, scenario := range []string{"unimatrix-zero", "tholian-web", "standard"} {
		for i, keys := range [][]string{nil, {"right", "up"}, {"l", "l", "r"}, {"f"}, {"down", "enter"}} {
			w, f, _ := choosing(t, Options{Scenario: scenario}, OwnFleet{"a", l}, OwnFleet{"b", bad})
			w.Key(keys...)
			kittest.Readable(t, fmt.Sprint(scenario, " ", i, " ", keys), f)
		}
	}
}

// wary is a sheet of the program that no ready fleet was made for: each of its sides may cost less
// than they do.
type wary struct{ game.Scenario }

func (w wary) Sheet() *game.Sheet {
	s := *w.Scenario.Sheet()
	s.ID, s.Title, s.Stamp = "wary", "Wary", ""
	return &s
}

// No illegal fleet is proposed where a legal one exists: one is made where no ready one is legal,
// on a sheet of the program too, stays what it is when the page is shown again, and gives way where
// a house rule makes it illegal.
func TestOnlyLegalFleetsAreProposed(t *testing.T) {
	small, err := sheet.Read(bytes.NewReader(bytes.Replace(gametest.BeaconText, []byte("squadron-points: 130"), []byte("squadron-points: 60"), 1)), "small")
	expect.OK(t, err)
	defer scenarios.Add(wary{small})()
	_, p, _ := titled(t, Options{Scenario: "wary"})
	legal := func(when string) {
		t.Helper()
		for seat := range 2 {
			o := p.fleets.picked(seat)
			expect.True(t, o != nil && o.bad == "" && len(o.fleet.Ships) != 0, "%s, seat %d: %+v", when, seat, o)
		}
	}
	legal("at first")
	for _, sc := range scenarios.All() {
		_, q, _ := titled(t, Options{Scenario: sc.Sheet().ID})
		for seat := range 2 {
			if o := q.fleets.picked(seat); o == nil || o.bad != "" {
				t.Errorf("%s proposes %+v", sc.Sheet().ID, o)
			}
		}
	}
	_, p, _ = titled(t, Options{Scenario: "standard"})
	p.Next.SetHouse("sp-limit", "60")
	p.away = true
	p.Tick(0)
	legal("with a limit of 60")
	was := p.fleets.picked(0)
	expect.Must(t, was.key == chance, "with a limit of 60 there is %s", was.key)
	ships := len(was.fleet.Ships)
	name := was.fleet.Ships[0].Ship.Name
	p.away = true
	p.Tick(0)
	if now := p.fleets.picked(0); len(now.fleet.Ships) != ships || now.fleet.Ships[0].Ship.Name != name {
		t.Error("the fleet that was made is another when the page is shown again")
	}
}
