package main

import (
	"bytes"
	"encoding/csv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// tell runs a tournament command that must work, and gives what it says.
func tell(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := command(append([]string{"tournament"}, args...)...)
	expect.Must(t, code == 0 && errs == "", "%v: exit %d, %s", args, code, errs)
	return out
}

// An event from sign-in to the final ranks by hand: five players in The Tholian Web.
func TestTournamentByHand(t *testing.T) {
	dir := t.TempDir()
	f := filepath.Join(dir, "web.event.json")
	has(t, "a new event", document(t, 0, "tournament", "new", f, "--scenario", "tholian-web", "--name", "Web night", "--seed", "3"),
		"name", "scenario", "date", "seed", "sp_limit", "round", "over", "missing", "ties", "pairings", "standings", "said")
	tell(t, "add", f, "Ama Okafor", "Sven Novak", "--fleet", "tw-a-1")
	tell(t, "add", f, "Rin Tanaka", "--fleet", "tw-b-1", "--initials", "rt")
	tell(t, "add", f, "Pia Eriksen", "Jo Moreau", "--fleet", "tw-b-2")
	for round := 1; round <= 3; round++ {
		m := document(t, 0, "tournament", "pair", f)
		pairing := m["pairings"].([]any)[round-1].(map[string]any)
		has(t, "a round", pairing, "round", "bye", "bye_why", "tables")
		for i, tb := range pairing["tables"].([]any) {
			has(t, "a table", tb, "table", "players", "fleets", "why", "verified", "result")
			p := tb.(map[string]any)["players"].([]any)
			a, b := p[0].(string), p[1].(string)
			no := string(rune('1' + i))
			by := initialsOf(a) + "," + initialsOf(b)
			tell(t, "verify", f, "--table", no, "--initials", by)
			if i == 0 {
				tell(t, "result", f, "--table", no, "--left", a+"=40", "--left", b+"=0", "--signed", by)
			} else {
				tell(t, "result", f, "--table", no, "--points", a+"=30", "--points", b+"=75", "--signed", by)
			}
		}
	}
	m := document(t, 0, "tournament", "standings", f)
	expect.True(t, m["over"] == true && len(m["missing"].([]any)) == 0 && len(m["standings"].([]any)) == 5, "%v", m)
	has(t, "a standing", first(t, m, "standings"), "rank", "title", "player", "battle_points", "fleet_points", "rounds")
	if out := tell(t, "standings", f); !strings.Contains(out, "final ranks") || !strings.Contains(out, "Vice Admiral") {
		t.Error(out)
	}
	if out := tell(t, "standings", f, "--round", "1"); !strings.Contains(out, "after round 1 of 3") {
		t.Error(out)
	}
	tell(t, "result", f, "--table", "1", "--round", "1", "--points", first(t, m, "standings").(map[string]any)["player"].(string)+"=1",
		"--points", otherAt(t, m)+"=119", "--correct", "read the wrong way round")
	if out := tell(t, "log", f); !strings.Contains(out, "corrected (read the wrong way round)") || !strings.Contains(out, "(was: ") {
		t.Error(out)
	}
	code, _, errs := command("tournament", "result", f, "--table", "1", "--round", "1", "--points", "Ama=1", "--points", "Sven=2")
	expect.True(t, code == 1 && strings.Count(errs, "\n") == 1, "exit %d, %s", code, errs)
	for _, page := range []string{"pairings", "score", "standings"} {
		if out := tell(t, "sheet", f, "--page", page); !strings.HasPrefix(out, "<!DOCTYPE html>") || !strings.Contains(out, "Web night") {
			t.Errorf("%s: %.80s", page, out)
		}
		if rows, err := csv.NewReader(strings.NewReader(tell(t, "sheet", f, "--page", page, "--csv"))).ReadAll(); err != nil || len(rows) < 4 {
			t.Errorf("%s: %v %v", page, rows, err)
		}
		o := filepath.Join(dir, page+".html")
		has(t, "a page", document(t, 0, "tournament", "sheet", f, "--page", page, "-o", o), "page", "file", "bytes")
		if b, err := os.ReadFile(o); err != nil || !bytes.HasPrefix(b, []byte("<!DOCTYPE html>")) {
			t.Errorf("%s: %v", page, err)
		}
	}
	if out := tell(t, "list", dir); !strings.Contains(out, "Web night") {
		t.Error(out)
	}
}

// otherAt is the opponent at the first round's first table of the player who leads; the leader sat
// there.
func otherAt(t *testing.T, m map[string]any) string {
	t.Helper()
	lead := first(t, m, "standings").(map[string]any)
	return lead["rounds"].([]any)[0].(map[string]any)["opponent"].(string)
}

func initialsOf(name string) string {
	w := strings.Fields(name)
	return w[0][:1] + w[1][:1]
}

func TestTournamentSimulate(t *testing.T) {
	dir := t.TempDir()
	f := filepath.Join(dir, "one.event.json")
	one := document(t, 0, "tournament", "simulate", "--scenario", "tholian-web", "--players", "7", "--level", "random", "--seed", "5", "-o", f,
		"--record", filepath.Join(dir, "games"), "--workers", "1")
	has(t, "a simulation", one, "seconds", "standings", "pairings", "over")
	expect.Same(t, one["over"], true, "the event is not over")
	two := document(t, 0, "tournament", "simulate", "--scenario", "tholian-web", "--players", "7", "--level", "random", "--seed", "5", "--workers", "3")
	a, b := ranks(one), ranks(two)
	expect.True(t, a == b, "workers change the event:\n%s\n%s", a, b)
	games, err := filepath.Glob(filepath.Join(dir, "games", "*.game.jsonl"))
	expect.Must(t, err == nil && len(games) == 9, "%q, %v", games, err)
	if m := document(t, 0, "replay", games[0], "--verify"); m["ok"] != true {
		t.Errorf("%v", m)
	}
	// the next month: the Admiral comes first and gets the token where the sheet has one
	next := filepath.Join(dir, "two.event.json")
	tell(t, "new", next, "--scenario", "future-tense", "--after", f, "--paper-fleets")
	admiral := first(t, one, "standings").(map[string]any)["player"].(string)
	tell(t, "add", next, "Somebody", admiral)
	m := document(t, 0, "tournament", "pair", next)
	expect.Same(t, m["commendation"].(map[string]any)["player"], any(admiral), "the token is with")
	tell(t, "token", next, "--on", "on a defense die")
	code, _, errs := command("tournament", "token", next)
	expect.True(t, code == 1 && strings.Contains(errs, "already spent"), "exit %d, %s", code, errs)
}

func ranks(m map[string]any) string {
	var out []string
	for _, s := range m["standings"].([]any) {
		out = append(out, s.(map[string]any)["player"].(string))
	}
	return strings.Join(out, " ")
}

// One person among computers: their tables are played by the program, the person's by hand.
func TestTournamentPlay(t *testing.T) {
	f := filepath.Join(t.TempDir(), "x.event.json")
	tell(t, "new", f, "--scenario", "standard", "--seed", "4")
	tell(t, "add", f, "Ann Lee", "--fleet", "tw-a-1")
	code, _, errs := command("tournament", "play", f)
	expect.True(t, code == 1 && strings.Contains(errs, "no round is paired"), "exit %d, %s", code, errs)
	tell(t, "add", f, "Computer 1", "Computer 2", "Computer 3", "--fleet", "tw-b-1", "--computer", "random")
	tell(t, "pair", f)
	tell(t, "clock", f, "start")
	if m := document(t, 0, "tournament", "clock", f); m["running"] != true || m["round"] != 1.0 {
		t.Errorf("%v", m)
	}
	tell(t, "clock", f, "pause")
	m := document(t, 0, "tournament", "play", f)
	if n := len(m["missing"].([]any)); n != 2 { // the person's table: its fleets and its result
		t.Errorf("missing %v", m["missing"])
	}
	exits(t, 1, "no open table", "tournament", "play", f)
}

func TestTournamentRefusals(t *testing.T) {
	dir := t.TempDir()
	f := filepath.Join(dir, "x.event.json")
	tell(t, "new", f, "--scenario", "last-battle-of-ds9", "--paper-fleets", "--hand-dice")
	tell(t, "add", f, "Ann Lee", "Bob Ray", "--allegiance", "fed")
	bad := filepath.Join(dir, "bad.event.json")
	must(t, os.WriteFile(bad, []byte(`{"event": "attackwing", "format": 1, "sp_limit": "many"}`), 0o600))
	for _, c := range []struct {
		code int
		says string
		args []string
	}{
		{0, "", []string{"--help"}}, {0, "", []string{"new", "--help"}}, {0, "", []string{"result", "--help"}}, {0, "", []string{"simulate", "--help"}},
		{2, `no scenario "chess"`, []string{"new", filepath.Join(dir, "y.event.json"), "--scenario", "chess"}},
		{1, "already", []string{"new", f, "--scenario", "standard"}},
		{1, "ends in .event.json", []string{"new", filepath.Join(dir, "y.txt"), "--scenario", "standard"}},
		{2, "not a date", []string{"new", filepath.Join(dir, "y.event.json"), "--scenario", "standard", "--date", "tomorrow"}},
		{2, `"tournament.late-arival": is tournament.late-arrivals meant?`, []string{"new", filepath.Join(dir, "y.event.json"), "--scenario", "standard", "--house", "tournament.late-arival=loss"}},
		{2, `unknown house rule "rain"`, []string{"new", filepath.Join(dir, "y.event.json"), "--scenario", "standard", "--house", "rain=yes"}},
		{1, "has not ended", []string{"new", filepath.Join(dir, "y.event.json"), "--scenario", "standard", "--after", f}},
		{1, "no such event file", []string{"pair", filepath.Join(dir, "none.event.json")}},
		{1, "line 1: sp_limit: want a whole number, not a text", []string{"pair", bad}},
		{1, "line 1: sp_limit: want a whole number, not a text", []string{"list", dir}},
		{1, "already signed in", []string{"add", f, "ann lee"}},
		{1, "fleet nobody", []string{"add", f, "Cat", "--fleet", "nobody"}},
		{2, `no computer level "god"`, []string{"add", f, "Cat", "--computer", "god"}},
		{2, "no names are given", []string{"add", f}},
		{1, "round 0 is not paired", []string{"result", f, "--table", "1", "--points", "Ann=3"}},
		{2, "nothing to do", []string{"result", f, "--table", "1"}},
		{1, `no player "zed"`, []string{"drop", f, "zed"}},
		{2, "want two players", []string{"pair", f, "--swap", "Ann"}},
		{1, "round 1 is not paired", []string{"sheet", f, "--page", "pairings"}},
		{1, "players do not choose", []string{"choose", f, "Ann", "borg"}},
		{1, "no one holds a Commendation", []string{"token", f}},
		{1, "no tie to break", []string{"roll", f, "Ann=3", "Bob=2"}},
		{2, "want NAME=VALUE", []string{"roll", f, "Ann"}},
		{2, "--players 1", []string{"simulate", "--scenario", "standard", "--players", "1"}},
		{2, "--level", []string{"simulate", "--scenario", "standard", "--level", "god"}},
		{2, "the event has 0", []string{"standings", f, "--round", "2"}},
	} {
		code, out, errs := command(append([]string{"tournament"}, c.args...)...)
		expect.True(t, code == c.code && strings.Contains(errs, c.says) && (code != 0 || out != ""),
			"%v: exit %d, want %d with %q: %s", c.args, code, c.code, c.says, errs)
		expect.True(t, code == 0 || (strings.Count(errs, "\n") == 1 && strings.HasPrefix(errs, "attackwing: ")),
			"%v: not one line: %q", c.args, errs)
	}
	// the tie of an even battle is rolled off with the players' dice
	tell(t, "pair", f)
	args := []string{"result", f, "--table", "1", "--left", "Ann=30", "--left", "Bob=30"}
	exits(t, 1, "attack dice", append([]string{"tournament"}, args...)...)
	out := tell(t, append(args, "--roll", "Ann=BBH--", "--roll", "Bob=3", "--bonus", "Bob=ds9", "--signed", "AL,BR", "--verified", "BR,AL")...)
	expect.True(t, strings.Contains(out, "Bob Ray wins by time and roll-off") && strings.Contains(out, "Bob Ray 110"),
		"%v", out)
	tell(t, "drop", f, "Ann")
	tell(t, "drop", f, "Ann", "--back")
	tell(t, "change", f, "Ann", "--name", "Anne Lee")
	if out := tell(t, "pair", f); !strings.Contains(out, "Anne Lee") {
		t.Error(out)
	}
}
