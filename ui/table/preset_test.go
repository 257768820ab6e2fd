package table

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/window"
)

// The kind of table sets its switches, and a switch turned makes it a custom one.
func TestTheKindOfTableIsItsSwitches(t *testing.T) {
	var kept []Settings
	tb := New(Options{Scenario: "tholian-web", P2: "ensign", Quick: true, Keep: func(s Settings) { kept = append(kept, s) }})
	tb.Resize(1280, 800)
	if got := window.Kind(&tb.prefs); got != record.Practice {
		t.Fatalf("the first table is %s", got)
	}
	press(tb, "b")
	if got := window.Kind(&tb.prefs); got != record.Tournament || len(kept) != 1 || kept[0].Ghosts != "off" {
		t.Fatalf("B leads to %s, kept %+v", got, kept)
	}
	tb.setSetting("ghosts", "on")
	if got := window.Kind(&tb.prefs); got != record.Custom {
		t.Errorf("with ghosts it is %s", got)
	}
	press(tb, "b")
	if got := window.Kind(&tb.prefs); got != record.Practice || tb.prefs.Odds != "on" {
		t.Errorf("B leads to %s", got)
	}
	tb.Draw()
	click(t, tb, "kind:2")
	if tb.Report().Screen != "settings" {
		t.Error("a custom table does not lead to its switches")
	}
}

// atTournament plays a battle at a tournament table up to its first dials.
func atTournament(t *testing.T) *Table {
	t.Helper()
	tb := New(Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3, Quick: true})
	g := tb.Game
	tb.Resize(1280, 800)
	tb.Play(battle.Start{Game: g, Terms: record.Terms{Table: record.Tournament}})
	tick(tb, 3)
	placed(t, tb)
	hold(tb, 1.2)
	return tb
}

// At a tournament table nothing helps before the dial is locked; what is refused is refused in words, and no setting turned
// in the middle of the battle changes that.
func TestATournamentTable(t *testing.T) {
	tb := atTournament(t)
	tb.change(func(s *Settings) { window.SetKind(s, record.Practice) })
	if n := len(board(tb).Ghosts) + len(board(tb).Templates); n != 0 {
		t.Errorf("%d ghosts and templates before the dial is locked", n)
	}
	for _, key := range []string{"r", "a", "d"} {
		tb.Question.Refusal = ""
		holding(tb, key, 3)
		if b := board(tb); len(b.Ends) > 0 || tb.screen.Panels.Ruler.Used || !said(tb, "measuring") && !strings.Contains(tb.Question.Refusal, "measuring") {
			t.Errorf("%s: %d ends, ruler %v, %q", key, len(b.Ends), tb.screen.Panels.Ruler.Used, tb.Question.Refusal)
		}
		tick(tb, 1)
	}
	for _, id := range []string{"ruler", "fan", "reach"} {
		h, ok := tb.Hits().Find(id)
		if k, said := tb.view.View.Told(id); !ok || h.Enabled || !said || !strings.Contains(k.Words, "measuring") {
			t.Errorf("%s is %+v and says %q", id, h, k.Words)
		}
	}
	first := tb.Asked().Ship
	press(tb, "enter")
	press(tb, "tab", "tab")
	for range 4 {
		if tb.Asked().Ship == first {
			break
		}
		press(tb, "tab")
	}
	if tb.Planning.Ship = first; !tb.Planning.Locked[first] {
		t.Fatal("the dial is not locked")
	}
	tb.Question.PromptID = -1
	tick(tb, 2)
	if len(board(tb).Ghosts) == 0 {
		t.Error("a locked dial has no ghost")
	}
	if r := tb.Report(); len(r.Chips) == 0 || r.Chips[0] != "Tournament" {
		t.Errorf("the bar says %v", r.Chips)
	}
}

// A whole battle at a tournament table can be led by Enter alone.
func TestATournamentBattleByEnter(t *testing.T) {
	tb := atTournament(t)
	for range 3000 {
		if over(tb) {
			break
		}
		if tb.Cover.Down {
			hold(tb, 1.2)
		}
		tb.Question.Picks |= boolBit(tb.Asked() != nil && tb.Asked().Max > 1)
		press(tb, "enter")
	}
	if !over(tb) {
		t.Fatalf("not over: %+v", tb.Report())
	}
	n := len(tb.Game.Answers())
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	if !over(tb) || tb.History.Asking != nil || len(tb.Game.Answers()) != n || !strings.Contains(tb.toast, "Not after") {
		t.Errorf("the end is taken back: screen %d, %q", tb.Screen, tb.toast)
	}
}

// The terms are kept: a battle begun is told with them, one gone on with keeps them.
func TestTermsAreKeptWithTheBattle(t *testing.T) {
	var begun battle.Start
	o := Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3, Quick: true,
		Begun: func(b battle.Start) error { begun = b; return nil }}
	window.SetKind(&o.Settings, record.Tournament)
	tb := New(o)
	if begun.Terms.Table != record.Tournament || !tb.Binds() {
		t.Fatalf("begun under %+v", begun.Terms)
	}
	o.Game, o.Terms, o.Settings = tb.Game, begun.Terms, Settings{}
	if again := New(o); !again.Binds() || again.Uses("ghosts") {
		t.Error("gone on with, it is another table")
	}
}

// A fleet that is not legal may be played; then everybody sees it: in the bar, at the end, in what is kept.
func TestPlayedAnywayIsSeen(t *testing.T) {
	ready, err := fleet.ReadyByID("tw-a-1")
	if err != nil {
		t.Fatal(err)
	}
	dear := ready
	dear.ID, dear.Name = "dear", "Twice over"
	dear.Ships = slices.Concat(ready.Ships, ready.Ships)
	var begun battle.Start
	tb := New(Options{Scenario: "tholian-web", Fleet1: "dear", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3, Quick: true, Lists: []fleet.List{dear},
		Begun: func(b battle.Start) error { begun = b; return nil }})
	if tb.Screen != Playing {
		t.Fatal(tb.err)
	}
	tb.Resize(1280, 800)
	tick(tb, 3)
	if begun.Terms.Unfit[0] == "" || begun.Terms.Unfit[1] != "" {
		t.Errorf("begun under %+v", begun.Terms)
	}
	if r := tb.Report(); len(r.Chips) != 1 || r.Chips[0] != "Illegal fleet" {
		t.Errorf("the bar says %v", r.Chips)
	}
	if _, ok := tb.Hits().Find("chip:0"); !ok {
		t.Error("the chip is not seen")
	}
	k := &keeping{}
	tb.opts.Data = k
	p := tb.Asked()
	tb.Answer(game.Answer{Prompt: p.ID, Concede: true})
	tick(tb, 3)
	if r := tb.Report(); !over(tb) || len(r.Chips) != 1 {
		t.Errorf("the end says %v", r.Chips)
	}
	found := false
	for _, s := range tb.Canvas.Scene.Shapes {
		found = found || strings.Contains(s.Text, "Illegal fleet")
	}
	if !found {
		t.Error("the end does not show it")
	}
	stroke(tb, "ctrl+c")
	for _, want := range []string{"The Tholian Web, set-up", "wins", "Fleet Points with Twice over", "Illegal fleet: "} {
		if !strings.Contains(k.text, want) {
			t.Errorf("the result does not tell %q:\n%s", want, k.text)
		}
	}
	var at Settings
	window.SetKind(&at, record.Tournament)
	tb = New(Options{Scenario: "tholian-web", Fleet1: "dear", Fleet2: "tw-b-1", P1: "human", P2: "human", Seed: 3, Quick: true, Lists: []fleet.List{dear}, Settings: at})
	if tb.Game != nil || !strings.Contains(tb.err, "tournament table") {
		t.Errorf("at a tournament table it may be played: %q", tb.err)
	}
}
