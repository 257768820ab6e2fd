package window_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

func TestASlashOpensTheGlossaryAndEscComesBack(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("/")
	expect.Must(t, tb.Report().Screen == "glossary" && tb.Typing(), "/ leads to %s", tb.Report().Screen)
	tb.Key("esc")
	expect.True(t, tb.Playing() && !tb.MenuOpen(), "Esc leads to %s", tb.Report().Screen)
}

func TestATooltipComesToAPointerThatRests(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	h, _ := tb.Find("ruler")
	x, y := h.Center()
	at := kit.Input{X: x, Y: y, Any: true, Moved: true}
	tb.Update(&at, 1.0/60)
	at.Moved = false
	for range 12 {
		tb.Update(&at, 1.0/60)
	}
	if _, is := tb.Top().Telling(); is {
		t.Error("the words come at once")
	}
	tb.Dirty()
	expect.True(t, !tb.Resting(), "the table rests while words are due")
	for range 30 {
		tb.Update(&at, 1.0/60)
	}
	if _, is := tb.Top().Telling(); !is {
		t.Error("no words come")
	}
	tb.Dirty()
	expect.True(t, tb.Resting(), "the table does not rest when they are there")
	tb.Set("tooltips", "off")
	at.X = -1
	at.Moved = true
	tb.Update(&at, 1.0/60)
	at.X = x
	tb.Update(&at, 1.0/60)
	for range 60 {
		tb.Update(&kit.Input{X: x, Y: y}, 1.0/60)
	}
	if _, is := tb.Top().Telling(); is {
		t.Error("the setting does not hold")
	}
}
