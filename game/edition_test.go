package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A Vulcan ship is a Federation ship for the card of a friend since 2017, and never the other way.
func TestSubFactionsInPlay(t *testing.T) {
	for _, c := range []struct {
		friend, edition string
		asked           bool
	}{
		{"d_kyr_71446", "2016", false},
		{"d_kyr_71446", "2017", true},
		{"nistrim_raider_71282", "2017", false}, // of an Independent sub-faction
		{"1002", "2016", true},
	} {
		tb := gametest.Lay(t, gametest.Spec{House: []string{"edition", c.edition}, Phase: game.Combat, Crafts: []gametest.Craft{
			{Name: "Musashi", Of: "u_s_s_musashi_75013", X: 6, Y: 24, Skill: 2},
			{Name: "Friend", Of: c.friend, X: 9, Y: 24, Skill: 9},
			{Two: true, X: 9, Y: 16, Skill: 1, Hull: 9},
		}})
		tb.Do("Primary weapon at B")
		if got := tb.Offered("Text of U.S.S. Musashi"); got != c.asked {
			t.Errorf("%s in %s: the card of the friend is offered: %v, want %v; %v", c.friend, c.edition, got, c.asked, tb.Offers())
		}
	}
}
