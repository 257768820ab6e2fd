package freetable

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// Among seven battles a sheet of the player's own is laid on the free table as it is set up, a
// token of its own kind is laid beside, and the table is kept with the stamp of its sheet and
// opened again.
func TestTheSetUpOfAnOwnSheet(t *testing.T) {
	defer scenarios.Add(scenariotest.Comet{})()
	defer scenarios.Add(gametest.Beacon())()
	h := sit(t)
	h.item("The Beacon")
	tokens := func() int { return int(h.p.draft.l.view.NTokens) }
	laid := tokens()
	if laid < 10 || h.p.draft.l.setup.MapShip("wreck") == game.NoShip {
		t.Fatalf("%d tokens, wreck %d", laid, h.p.draft.l.setup.MapShip("wreck"))
	}
	h.readable("its set-up")
	var kinds []string
	for _, k := range h.p.draft.tokenKinds() {
		kinds = append(kinds, k.ID)
	}
	expect.Must(t, slices.Contains(kinds, "nebula") && slices.Contains(kinds, "reef"), "kinds of token: %v", kinds)
	h.click("tool:2")
	h.readable("its tokens")
	h.clickAt(h.px(24, 24))
	if tokens() != laid+1 {
		t.Errorf("%d tokens lie there, want %d", tokens(), laid+1)
	}
	h.click("save")
	h.write("name", "Beacon")
	h.click("keep")
	b, ok := h.desk.files["Beacon.table.yaml"]
	expect.Must(t, ok, "kept are %v; said %q", h.desk.files, h.desk.toasts)
	other := sit(t)
	other.desk.files["Beacon.table.yaml"] = b
	other.p.dialog = other.p.beginning()
	other.item("Beacon")
	got := int(other.p.draft.l.view.NTokens)
	expect.True(t, got == laid+1, "opened again there are %d tokens, want %d", got, laid+1)
}
