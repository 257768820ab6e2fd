package main

import (
	"strings"
	"testing"
)

const station = "../../game/record/testdata/station.table.yaml"

// try tells what sheets lay on the table: who commands the station, who is aboard, what it has fired, and the attack that
// is being made; a question about a ship of the map names it.
func TestTryTellsOfSheets(t *testing.T) {
	m := document(t, 0, "try", station)
	state := m["state"].(map[string]any)
	has(t, "the state", state, "mission_tokens", "attack")
	ships := state["ships"].([]any)
	one, ds9 := ships[0].(map[string]any), ships[2].(map[string]any)
	if away := one["away"].([]any); len(away) != 2 || away[0] != "2011" || away[1] != "3057" {
		t.Errorf("away: %v", away)
	}
	if ds9["id"] != "ds9" || ds9["map"] != true || ds9["player"] != 1.0 || len(ds9["fired"].([]any)) != 2 {
		t.Errorf("the station: %v", ds9)
	}
	has(t, "the tokens", ds9["tokens"], "marker", "mission", "charges", "discarded")
	if a := state["attack"].(map[string]any); a["from"] != "ds9" || a["on"] != "grothe" || len(a["attack_dice"].([]any)) != 3 {
		t.Errorf("the attack: %v", a)
	}
	if p := first(t, m, "prompts").(map[string]any); p["about"] != "ds9" {
		t.Errorf("it asks about %v", p["about"])
	}
	code, out, _ := command("try", station)
	if code != 0 || !strings.Contains(out, "2 cards away") || !strings.Contains(out, "commanded by Player 1") {
		t.Errorf("exit %d: %s", code, out)
	}
}

// 'time' in place of an answer ends the battle after its round.
func TestTryCallsTime(t *testing.T) {
	x := &trial{g: newBattle(t, 3)}
	p := x.g.FirstOpen()
	a, err := x.read("Time")
	if err != nil || !a.Time || a.Prompt != p.ID {
		t.Errorf("it is %+v, %v", a, err)
	}
}
