package front

import (
	"bytes"
	"fmt"
	"slices"
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
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// A sheet of the player's own stands among the battles as what it is, with its set-up and what each
// side may cost; its fleets are chosen by its sides, not twice the same, and the battle begins.
func TestAnOwnSheetIsPlayed(t *testing.T) {
	defer scenarios.Add(gametest.Beacon())()
	w, p, _ := titled(t, Options{Scenario: gametest.BeaconID})
	expect.True(t, w.Reads("YOUR OWN · A PATROL'S TALE") && w.Reads("fleets of 130 and 120 SP"),
		"the title reads %q", w.Words())
	expect.True(t, p.board(p.Next.at) != nil, "its set-up is not drawn")
	kittest.Readable(t, "title", p)

	w, f, pane := choosing(t, Options{Scenario: gametest.BeaconID})
	expect.True(t, w.Reads("Fleets of 130 and 120 SP") && !w.Can("limit"),
		"the limit that the sheet says can be changed")
	if !w.Reads("Keepers of the beacon") || !w.Reads("Raiders") || f.picked(0).limit != 130 || f.picked(1).limit != 120 {
		t.Errorf("limits %d and %d: %q", f.picked(0).limit, f.picked(1).limit, w.Words())
	}
	if f.pickedKey(0) == f.pickedKey(1) {
		t.Errorf("both have %s", f.pickedKey(0))
	}
	for _, o := range f.offers[1] {
		expect.True(t, o.bad == "" || o.dear, "%s is offered to the Raiders: %s", o.key, o.bad)
	}
	kittest.Readable(t, "fleets", f)
	w.Key("enter")
	expect.Must(t, len(pane.played) == 1 && pane.played[0].Game.Setup().Fleets[1].Side == "Raiders", "%+v", pane.played)
}

// Where no ready fleet keeps to what the sheet says of a side, one is made that does.
func TestASideThatNoReadyFleetFits(t *testing.T) {
	text := bytes.Replace(gametest.BeaconText, []byte("squadron-points: 130"), []byte("squadron-points: 60"), 1)
	small, err := sheet.Read(bytes.NewReader(text), "small")
	expect.OK(t, err)
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

// House rules that do not go together are told at the title as soon as they are set, and no battle
// begins with them.
func TestHouseRulesThatDoNotGoTogether(t *testing.T) {
	text := bytes.Replace(gametest.BeaconText, []byte("areas:"), []byte("house:\n  - {key: mine.west, choices: [17, 19], words: where the mine begins}\n  - {key: mine.east, choices: [20, 18], words: where it ends}\nareas:"), 1)
	text = bytes.Replace(text, []byte("[[17, 8], [19, 9]]"), []byte("[[(mine.west), 8], [(mine.east), 9]]"), 1)
	own, err := sheet.Read(bytes.NewReader(text), "own")
	expect.OK(t, err)
	defer scenarios.Add(own)()
	w, p, _ := titled(t, Options{Scenario: gametest.BeaconID})
	const says = "cannot be played with these house rules together, mine.west 19, mine.east 18"
	if p.Next.SetHouse("mine.west", "19"); p.Next.Unplayable() != "" || w.Reads(says) {
		t.Errorf("one alone is refused: %s", p.Next.Unplayable())
	}
	p.Next.SetHouse("mine.east", "18")
	if w.Resize(1024, 768); !w.Reads(says) {
		t.Errorf("the title does not say it, but %q: %q", p.Next.Unplayable(), w.Words())
	}
	kittest.Readable(t, "title", p)
	why := p.Begin()
	expect.True(t, strings.Contains(why, says), "a battle begins: %q", why)
}

// What is wrong with the house rules is told in every window, with the buttons that begin a battle,
// however many battles there are.
func TestWhatIsWrongHasRoomAmongManyBattles(t *testing.T) {
	text := bytes.Replace(gametest.BeaconText, []byte("areas:"), []byte("house:\n  - {key: mine.west, choices: [17, 19], words: where the mine begins}\n  - {key: mine.east, choices: [20, 18], words: where it ends}\nareas:"), 1)
	text = bytes.Replace(text, []byte("[[17, 8], [19, 9]]"), []byte("[[(mine.west), 8], [(mine.east), 9]]"), 1)
	for n := range 7 {
		id := fmt.Sprint("further-", n)
		own, err := sheet.Read(bytes.NewReader(bytes.Replace(text, []byte(gametest.BeaconID), []byte(id), 1)), id)
		expect.OK(t, err)
		defer scenarios.Add(own)()
		w, p, _ := titled(t, Options{Scenario: id})
		p.Next.SetHouse("mine.west", "19")
		p.Next.SetHouse("mine.east", "18")
		for _, z := range [][2]float64{{512, 320}, {700, 480}, {1024, 620}, {1024, 680}, {1024, 768}, {1280, 800}} {
			w.Resize(z[0], z[1])
			got := kit.NoticesOf(w.View)
			expect.True(t, len(got) == 1 && strings.Contains(got[0], "cannot be played with these house rules"),
				"%v, %d battles more: told is %q", z, n+1, got)
			b, ok := w.Find("main")
			expect.True(t, z[1] < 680 || (ok && !b.Cut), "%v, %d battles more: the main button is out of sight", z, n+1)
		}
	}
}

// drawnShips returns the silhouettes on a picture of a battle, by seat.
func drawnShips(b *scene.Board) (arts [2][]string) {
	for _, s := range b.Ships {
		arts[s.Seat-1] = append(arts[s.Seat-1], fmt.Sprint(s.Art, s.Tones))
	}
	return arts
}

// fleetShips returns the silhouettes of a fleet.
func fleetShips(f *game.Fleet) (arts []string) {
	for _, s := range f.Ships {
		art, tones, _ := onmap.Art(s.Ship)
		arts = append(arts, fmt.Sprint(art, tones))
	}
	return arts
}

// unfinished is a fleet of the player's own that is legal nowhere: its one ship has no captain.
func unfinished(t *testing.T) OwnFleet {
	l := ready(t, "tw-a-1").Clone()
	l.ID, l.Name, l.Scenario, l.Side = "", "Unfinished", "", ""
	l.Ships = l.Ships[:1]
	l.Ships[0].Captain = fleet.Ref{}
	return OwnFleet{"unfinished", l}
}

func TestThePictureOfABattleShowsTheFleetsNamedBesideIt(t *testing.T) {
	own := func() ([]OwnFleet, error) { return []OwnFleet{unfinished(t)}, nil }
	w, p, _ := titled(t, Options{Own: own})
	agree := func(when string) {
		t.Helper()
		arts := drawnShips(p.board(p.Next.at))
		for seat := range arts {
			if want := fleetShips(&p.fleets.picked(seat).fleet); !slices.Equal(arts[seat], want) {
				t.Errorf("%s, %s, seat %d: %d ships are drawn, %d are named", when, p.Next.Sheet().ID, seat+1, len(arts[seat]), len(want))
			}
		}
	}
	for i := range p.Next.scenarios {
		if arts := drawnShips(p.board(i)); len(arts[0]) < 2 || len(arts[1]) < 2 {
			t.Errorf("%s: the unfinished fleet is on the picture", p.Next.scenarios[i].Sheet().ID)
		}
		p.take(i)
		agree("proposed")
		w.Key("x")
		agree("other fleets")
	}
}

func TestQuickStartNeverBeginsWithAnIllegalFleet(t *testing.T) {
	l := unfinished(t).List
	l.ID = "unfinished"
	for seat := range 2 {
		o := Options{Lists: []fleet.List{l}}
		*[...]*string{&o.Fleet1, &o.Fleet2}[seat] = l.ID
		w, p, pane := titled(t, o)
		got := p.fleets.picked(seat)
		expect.Must(t, got.key == l.ID && got.bad != "", "seat %d has %s: %q", seat+1, got.key, got.bad)
		if c := p.main(); !strings.Contains(c.Off, "Unfinished is not legal here.") {
			t.Errorf("seat %d: the button says %q", seat+1, c.Off)
		}
		if p.Quick(p.Next.Sheet().ID); len(pane.played) > 0 || !strings.Contains(p.Next.wrong, "Unfinished is not legal here.") {
			t.Errorf("seat %d: %d battles begin", seat+1, len(pane.played))
		}
		if w.Key("x", "enter"); len(pane.played) != 1 {
			t.Errorf("seat %d: with other fleets %d battles begin: %q", seat+1, len(pane.played), p.main().Off+p.Next.wrong)
		}
	}
}

func TestKeptFleetsAreReadWhenAFleetIsChosen(t *testing.T) {
	read := 0
	o := Options{Own: func() ([]OwnFleet, error) { read++; return []OwnFleet{unfinished(t)}, nil }}
	for key, lists := range map[string]bool{"down": false, "5": false, "x": true, "shift+enter": true} {
		read = 0
		w, p, _ := titled(t, o)
		w.Words()
		expect.True(t, read <= 0, "the first picture reads them %d times", read)
		w.Key(key)
		if listed := p.fleets.keyed(0, "unfinished") >= 0; read > 0 != lists || listed != lists {
			t.Errorf("%s: read %d times, listed: %v, want %v", key, read, listed, lists)
		}
	}
}
