package window_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// The kind of table sets its switches, and a switch turned makes it a custom one.
func TestTheKindOfTableIsItsSwitches(t *testing.T) {
	var kept []prefs.Settings
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", P2: "ensign"}, Quick: true, Keep: func(s prefs.Settings) { kept = append(kept, s) }})
	expect.Need(t, window.Kind(tb.Person), record.Practice, "the first table")
	tb.Key("b")
	if got := window.Kind(tb.Person); got != record.Teaching || len(kept) != 1 || kept[0].Advice != "off" {
		t.Fatalf("B leads to %s, kept %+v", got, kept)
	}
	tb.Key("b")
	if got := window.Kind(tb.Person); got != record.Tournament || kept[1].Ghosts != "off" {
		t.Fatalf("B twice leads to %s, kept %+v", got, kept)
	}
	tb.Set("ghosts", "on")
	expect.Same(t, window.Kind(tb.Person), record.Custom, "with ghosts it")
	tb.Key("b")
	if got := window.Kind(tb.Person); got != record.Practice || tb.Person.Odds != "on" {
		t.Errorf("B leads to %s", got)
	}
}

// atTournament plays a battle at a tournament table up to its first dials.
func atTournament(t *testing.T) *windowtest.Window {
	t.Helper()
	tb := windowtest.New(t, windowtest.Duel("human", "human"))
	g := tb.Game
	tb.Resize(1280, 800)
	tb.Play(battle.Start{Game: g, Terms: record.Terms{Table: record.Tournament}})
	tb.Tick(3)
	tb.Place()
	tb.HoldKey("space", 1.2)
	return tb
}

// At a tournament table nothing helps before the dial is locked; what is refused is refused in
// words, and no setting turned in the middle of the battle changes that.
func TestATournamentTable(t *testing.T) {
	tb := atTournament(t)
	tb.Change(func(s *prefs.Settings) { window.SetKind(s, record.Practice) })
	n := len(tb.Table().Ghosts) + len(tb.Table().Templates)
	expect.True(t, n == 0, "%d ghosts and templates before the dial is locked", n)
	for _, key := range []string{"r", "a", "d"} {
		tb.Question.Refusal = ""
		tb.While(key, 3)
		if b := tb.Table(); len(b.Ends) > 0 || tb.Lit("ruler") || !tb.Reads("measure") && !strings.Contains(tb.Question.Refusal, "measure") {
			t.Errorf("%s: %d ends, ruler %v, %q", key, len(b.Ends), tb.Lit("ruler"), tb.Question.Refusal)
		}
		tb.Tick(1)
	}
	for _, id := range []string{"ruler", "fan", "reach"} {
		h, ok := tb.Find(id)
		if k, said := tb.Top().Told(id); !ok || h.Enabled || !said || !strings.Contains(k.Words, "measure") {
			t.Errorf("%s is %+v and says %q", id, h, k.Words)
		}
	}
	first := tb.Asked().Ship
	tb.Key("enter")
	tb.Key("tab", "tab")
	for range 4 {
		if tb.Asked().Ship == first {
			break
		}
		tb.Key("tab")
	}
	tb.Planning.Ship = first
	expect.Must(t, tb.Planning.Locked[first], "the dial is not locked")
	tb.Question.PromptID = -1
	tb.Tick(2)
	expect.True(t, len(tb.Table().Ghosts) != 0, "a locked dial has no ghost")
	r := tb.Report()
	expect.True(t, len(r.Chips) != 0 && r.Chips[0] == "Tournament", "the bar says %v", r.Chips)
}

// A whole battle at a tournament table can be led by Enter alone.
func TestATournamentBattleByEnter(t *testing.T) {
	tb := atTournament(t)
	for range 3000 {
		if tb.Ended() {
			break
		}
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		if p := tb.Asked(); p != nil && p.Max > 1 {
			tb.Question.Picks |= 1
		}
		tb.Key("enter")
	}
	expect.Must(t, tb.Ended(), "not over: %+v", tb.Report())
	n := len(tb.Game.Answers())
	tb.Strike("ctrl+z")
	if !tb.Ended() || tb.History.Asking != nil || len(tb.Game.Answers()) != n || !strings.Contains(tb.Toasted(), "You cannot undo past") {
		t.Errorf("the end is taken back: %s, %q", tb.Report().Screen, tb.Toasted())
	}
}

// The terms are kept: a battle begun is told with them, one gone on with keeps them.
func TestTermsAreKeptWithTheBattle(t *testing.T) {
	var begun battle.Start
	o := window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3}, Quick: true, Begun: func(b battle.Start) error { begun = b; return nil }}
	window.SetKind(&o.Settings, record.Tournament)
	tb := windowtest.New(t, o)
	expect.Must(t, begun.Terms.Table == record.Tournament && tb.Binds(), "begun under %+v", begun.Terms)
	o.Battle, o.Settings = battle.Start{Game: tb.Game, Terms: begun.Terms}, prefs.Settings{}
	again := windowtest.New(t, o)
	expect.True(t, again.Binds() && !again.Uses("ghosts"), "gone on with, it is another table")
}

// A fleet that is not legal may be played; then everybody sees it: in the bar, at the end, in what
// is kept.
func TestPlayedAnywayIsSeen(t *testing.T) {
	ready := gametest.Ready(t, "tw-a-1")
	dear := ready
	dear.ID, dear.Name = "dear", "Twice over"
	dear.Ships = slices.Concat(ready.Ships, ready.Ships)
	var begun battle.Start
	k := &windowtest.Keeping{}
	o := windowtest.Duel("human", "human")
	o.Title.Fleet1, o.Title.Lists, o.Data = "dear", []fleet.List{dear}, k
	o.Begun = func(b battle.Start) error { begun = b; return nil }
	tb := windowtest.New(t, o)
	if !tb.Playing() {
		t.Fatal(tb.Report())
	}
	tb.Resize(1280, 800)
	tb.Tick(3)
	expect.True(t, begun.Terms.Unfit[0] != "" && begun.Terms.Unfit[1] == "", "begun under %+v", begun.Terms)
	if r := tb.Report(); len(r.Chips) != 1 || r.Chips[0] != "Illegal fleet" {
		t.Errorf("the bar says %v", r.Chips)
	}
	_, ok := tb.Find("chip:0")
	expect.True(t, ok, "the chip is not seen")
	p := tb.Asked()
	tb.Answer(game.Answer{Prompt: p.ID, Concede: true})
	tb.Tick(3)
	if r := tb.Report(); !tb.Ended() || len(r.Chips) != 1 {
		t.Errorf("the end says %v", r.Chips)
	}
	expect.True(t, tb.Reads("Illegal fleet"), "the end does not show it")
	tb.Key("ctrl+c")
	for _, want := range []string{"The Tholian Web, set-up", "wins", "Fleet Points with Twice over", "Illegal fleet: "} {
		expect.True(t, strings.Contains(k.Text, want), "the result does not tell %q:\n%s", want, k.Text)
	}
	window.SetKind(&o.Settings, record.Tournament)
	if tb = windowtest.Open(t, o); tb.Game != nil || !tb.Reads("tournament table") {
		t.Errorf("at a tournament table it may be played: %q", tb.Words())
	}
}
