package front

import (
	"bytes"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/sheet"
	"attackwing/scenarios"
	"attackwing/ui/kit/kittest"
)

// A sheet of the player's own stands among the battles as what it is, with its set-up and what each side may cost; its fleets are
// chosen by its sides, not twice the same, and the battle begins.
func TestAnOwnSheetIsPlayed(t *testing.T) {
	defer scenarios.Add(gametest.Beacon())()
	w, p, _ := titled(t, Options{Scenario: gametest.BeaconID})
	if !w.Reads("YOUR OWN · A PATROL'S TALE") || !w.Reads("fleets of 130 and 120 SP") {
		t.Errorf("the title reads %q", w.Words())
	}
	if p.board(p.Next.at) == nil {
		t.Error("its set-up is not drawn")
	}
	kittest.Readable(t, "title", p)

	w, f, pane := choosing(t, Options{Scenario: gametest.BeaconID})
	if !w.Reads("Fleets of 130 and 120 SP") || w.Can("limit") {
		t.Error("the limit that the sheet says can be changed")
	}
	if !w.Reads("Keepers of the beacon") || !w.Reads("Raiders") || f.picked(0).limit != 130 || f.picked(1).limit != 120 {
		t.Errorf("limits %d and %d: %q", f.picked(0).limit, f.picked(1).limit, w.Words())
	}
	if f.pickedKey(0) == f.pickedKey(1) {
		t.Errorf("both have %s", f.pickedKey(0))
	}
	for _, o := range f.offers[1] {
		if o.bad != "" && !o.dear {
			t.Errorf("%s is offered to the Raiders: %s", o.key, o.bad)
		}
	}
	kittest.Readable(t, "fleets", f)
	w.Key("enter")
	if len(pane.played) != 1 || pane.played[0].Game.Setup().Fleets[1].Side != "Raiders" {
		t.Fatalf("%+v", pane.played)
	}
}

// Where no ready fleet keeps to what the sheet says of a side, one is made that does.
func TestASideThatNoReadyFleetFits(t *testing.T) {
	text := bytes.Replace(gametest.BeaconText, []byte("squadron-points: 130"), []byte("squadron-points: 60"), 1)
	small, err := sheet.Read(bytes.NewReader(text), "small")
	if err != nil {
		t.Fatal(err)
	}
	defer scenarios.Add(small)()
	_, f, _ := choosing(t, Options{Scenario: gametest.BeaconID})
	if o := f.picked(0); o.key != chance || o.bad != "" || o.limit != 60 || len(o.fleet.Ships) == 0 {
		t.Errorf("picked is %+v", o)
	}
	if o := f.picked(1); o.key == chance || o.bad != "" {
		t.Errorf("the other side has %s: %s", o.key, o.bad)
	}
	kittest.Readable(t, "a made fleet", f)
}
