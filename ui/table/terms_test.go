package table

import "testing"

func TestASlashOpensTheGlossaryAndEscComesBack(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "/")
	if _, on := tb.Typing(); tb.Report().Screen != "glossary" || !on {
		t.Fatalf("/ leads to %s", tb.Report().Screen)
	}
	press(tb, "esc")
	if tb.Screen != Playing || tb.screen.Panels.Menu.Open {
		t.Errorf("Esc leads to %s", tb.Report().Screen)
	}
}

func TestATooltipComesToAPointerThatRests(t *testing.T) {
	tb := begin(t, "human", "human")
	h, _ := tb.Hits().Find("ruler")
	x, y := h.Center()
	at := Input{X: x, Y: y, Any: true, Moved: true}
	tb.Update(&at, 1.0/60)
	at.Moved = false
	for range 12 {
		tb.Update(&at, 1.0/60)
	}
	if tb.view.View.Telling() {
		t.Error("the words come at once")
	}
	if tb.Dirty(); tb.Resting() {
		t.Error("the table rests while words are due")
	}
	for range 30 {
		tb.Update(&at, 1.0/60)
	}
	if !tb.view.View.Telling() {
		t.Error("no words come")
	}
	if tb.Dirty(); !tb.Resting() {
		t.Error("the table does not rest when they are there")
	}
	tb.setSetting("tooltips", "off")
	at.X = -1
	at.Moved = true
	tb.Update(&at, 1.0/60)
	at.X = x
	tb.Update(&at, 1.0/60)
	for range 60 {
		tb.Update(&Input{X: x, Y: y}, 1.0/60)
	}
	if tb.view.View.Telling() {
		t.Error("the setting does not hold")
	}
}
