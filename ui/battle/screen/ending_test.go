package screen_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// ended is a battle in the web whose third round ends with tokens to remove, a cloak, and a ship
// where the web will lie.
func ended(t *testing.T, o window.Options) *windowtest.Window {
	t.Helper()
	far := []gametest.Craft{
		{X: 7, Y: 14, H: 200, Skill: 3, Laid: gametest.Laid{Evade: 1}}, {Name: "Cloaked", X: 8, Y: 22, H: 200, Skill: 3, Laid: gametest.Laid{Stations: 1, Cloak: game.CloakBeside}},
		{Name: "Near", Two: true, X: 27, Y: 20, H: 90, Skill: 2, Laid: gametest.Laid{Stations: 1}}, {Name: "Doomed", Two: true, X: 31.6, Y: 12, H: 90, Skill: 1}}
	// its resource is asked about in the Combat Phase, where nobody has anything to attack: so the
	// battle waits before its end
	lay := gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: 3, Phase: game.Combat, Crafts: far, Resource: [2]string{"mutiny_72226r"}})
	o.Battle = battle.Start{Game: lay.Game, Players: [2]string{"human", "human"}}
	tb := windowtest.Open(t, o)
	return tb
}

// endOf goes on by Enter until the End Phase of round 3 is over.
func endOf(t *testing.T, tb *windowtest.Window, between func()) *reading.Ending {
	t.Helper()
	for range 20000 {
		tb.Tick(1)
		between()
		if len(tb.Told.Endings) > 0 && tb.Told.Endings[0].Over {
			return tb.Told.Endings[0]
		}
		if p := tb.Asked(); p != nil && p.ID == tb.Question.PromptID {
			tb.Key("enter")
		}
	}
	t.Fatalf("the round does not end: %+v, %d ends, log %+v", tb.Report(), len(tb.Told.Endings), tb.Told.Log)
	return nil
}

// While the end of a round is read, the log and its heading are still that round's.
func TestTheNextRoundIsNotToldBeforeTheEndIsRead(t *testing.T) {
	tb := ended(t, window.Options{Settings: prefs.Settings{Motion: "4"}})
	read := 0
	endOf(t, tb, func() {
		if k := tb.EndingShown(); k == nil || k.Over {
			return
		}
		if _, next := tb.Flow.Now.(interface{ Shows() game.Event }); next {
			if _, begins := tb.Flow.Now.Shows().(game.RoundBegan); begins {
				read++
			}
		}
		if l := tb.Told.Log[len(tb.Told.Log)-1]; l.Round > 3 {
			t.Fatalf("at the end of round 3 the log says %q under %q", l.Text, l.Head())
		}
	})
	expect.True(t, read != 0, "the end is not read for a while")
	expect.True(t, slices.ContainsFunc(tb.Told.Log, func(l battle.Line) bool { return l.Text == "Round 4." }),
		"then it is not told that round 4 begins")
}

// The checklist tells what each step did; with and without motion it is the same.
func TestTheEndOfARoundIsTold(t *testing.T) {
	for _, quick := range []bool{true, false} {
		tb := ended(t, window.Options{Quick: quick, Settings: prefs.Settings{Motion: "4"}})
		seen := map[reading.EndStep]bool{}
		pills := map[string]bool{}
		k := endOf(t, tb, func() {
			if now := tb.EndingShown(); now != nil && tb.Flow.Now != nil {
				seen[tb.EndLines(now, tb.Flow.Event())[min(now.EndedAt(tb.EndLines(now, tb.Flow.Event()), tb.Flow.Event()), len(tb.EndLines(now, tb.Flow.Event()))-1)].Step] = true
				tb.Draw()
				for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, 1280, 800) {
					t.Error(bad)
				}
				if ls := tb.EndLines(now, tb.Flow.Event()); ls[now.EndedAt(ls, tb.Flow.Event())].Step == reading.EndNext && ls[len(ls)-2].Second != "3 of 4 clear" {
					t.Errorf("at the end the test says %q", ls[len(ls)-2].Second)
				}
				if ls := tb.EndLines(now, tb.Flow.Event()); ls[now.EndedAt(ls, tb.Flow.Event())].Step != reading.EndNext {
					for i := range tb.Pane.Canvas.Scene.Shapes {
						pills[tb.Pane.Canvas.Scene.Shapes[i].Text] = true
					}
				}
			}
		})
		var said []string
		for _, l := range tb.EndLines(k, tb.Flow.Event()) {
			said = append(said, l.Name+": "+l.Second)
		}
		want := []string{"Remove round tokens: 1 Evade, 2 Battle Stations", "Shields and cloaks: 1 cloak kept", "The web grows: 4 tokens of 8\", guides moved", "Check ships: 3 of 4 clear", "Start round 4: "}
		expect.List(t, said, want, "quick %v: told", quick)
		tb.Battle.Do(tb.Told.Read(1))
		tb.Hide(false)
		if tb.Draw(); len(k.Gone) != 1 || tb.Game.Setup().Name(k.Gone[0].Ship) != "Doomed" || !tb.Reads("Doomed destroyed") {
			t.Errorf("gone are %+v, and are not told", k.Gone)
		}
		if !quick && (!seen[reading.EndTokens] || !seen[reading.EndSheet] || !seen[reading.EndTest] || !seen[reading.EndNext] || !pills["3 of 4 clear"]) {
			t.Errorf("seen were the steps %v, the pill said %v", seen, pills)
		}
	}
}

// The room that is left is that of the play area, not of a table of numbers.
func TestTheRoomInsideTheWeb(t *testing.T) {
	tb := ended(t, window.Options{Quick: true})
	if r := tb.RoomLeft(); tb.RoomWords(r) != "880 sq in left, 720 after round 3. At the end: a 12\" square." {
		t.Errorf("before it grows: %s", tb.RoomWords(r))
	}
	endOf(t, tb, func() {})
	if r := tb.RoomLeft(); tb.RoomWords(r) != "720 sq in left, 592 after round 4. At the end: a 12\" square." || len(r.Coming) == 0 {
		t.Errorf("after it has grown: %s", tb.RoomWords(r))
	}
	other := windowtest.New(t, window.Options{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "human", P2: "human"}, Quick: true})
	if other.Game != nil {
		r := other.RoomLeft()
		expect.True(t, r.NextRound == 0 && r.Now == r.Last, "where nothing grows: %+v", r)
	}
}

// What an End Phase did is read again by its line of the log and by a key; Esc and Enter close it,
// and answer nothing.
func TestAnEndIsReadAgain(t *testing.T) {
	tb := ended(t, window.Options{Quick: true})
	endOf(t, tb, func() {})
	tb.Tick(3)
	tb.HoldKey("space", 1.2)
	n := len(tb.Game.Answers())
	at := slices.IndexFunc(tb.Told.Log, func(l battle.Line) bool { return l.End > 0 })
	if at < 0 || tb.Told.Log[at].Text != "End of round 3: 3 tokens removed, the web grown, 1 ship destroyed." || tb.Told.Log[at].Round != 3 {
		t.Fatalf("the log has it at %d: %+v", at, tb.Told.Log)
	}
	if after := tb.Told.Log[at+1:]; len(after) > 0 {
		expect.Same(t, after[0].Round, 4, "after it stands a line of round")
	}
	for name, open := range map[string]func(){"log": func() { tb.Press(fmt.Sprintf("log:%d", at)) }, "key": func() { tb.Key("o") }} {
		for _, shut := range []func(){func() { tb.Key("esc") }, func() { tb.Key("enter") }, func() { tb.Key("o") }, func() { tb.Press("endclose") }} {
			open()
			expect.Must(t, tb.Told.EndRead == 1 && tb.EndingShown() == tb.Told.Endings[0], "%s does not open it", name)
			for _, z := range [][2]float64{{1024, 640}, {1920, 1080}, {1280, 800}} {
				tb.Resize(z[0], z[1])
				tb.Draw()
				for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, z[0], z[1]) {
					t.Errorf("%v: %s", z, bad)
				}
			}
			if shut(); tb.Told.EndRead != 0 || len(tb.Game.Answers()) != n {
				t.Errorf("%s: open %d after it was closed, %d answers, %d before", name, tb.Told.EndRead, len(tb.Game.Answers()), n)
			}
		}
	}
	tb.Battle.Do(battle.Jump{Answers: 0})
	expect.True(t, len(tb.Told.Endings) == 0, "taken back to the Combat Phase, %d ends are kept", len(tb.Told.Endings))
}

// The end of the round is painted: the web half grown, and the ship that it destroys.
func TestPicturesOfTheEnd(t *testing.T) {
	tb := ended(t, window.Options{Settings: prefs.Settings{Motion: "1"}})
	tb.Amid(func(e game.Event) bool { _, ok := e.(game.ShipDestroyed); return ok })
	tb.Pictured("end-destroyed")
}

// Battles of every sheet tell their ends at every size without a word on another.
func TestEveryEndHasRoomForItsWords(t *testing.T) {
	for i, sc := range scenarios.All() {
		tb := windowtest.Open(t, windowtest.Goes(windowtest.SetUp(i), "ensign", "ensign"))
		for range 20000 {
			if tb.Tick(1); len(tb.Told.Endings) > 3 || tb.Ended() {
				break
			}
		}
		j := windowtest.Judged{}
		for n := range tb.Told.Endings {
			if tb.Ended() { // the battle lies below
				tb.Host.Back()
			}
			tb.Told.EndRead = n + 1
			j.Look(tb, sc.Sheet().ID)
		}
		expect.True(t, len(tb.Told.Endings) != 0, "%s: no round ends", sc.Sheet().ID)
		j.Report(t)
	}
}
