package freetable

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"
)

// A caption shows what a dial and dice show: it is set beside the board by keys alone, is drawn on
// the slide for the audience, and is kept in the deck's file.
func TestACaptionShowsADialAndDice(t *testing.T) {
	h := sit(t)
	h.p.open("t.deck.yaml", []byte(smallDeck), true)
	h.p.dialog = nil
	h.look()
	h.keys("tab", "tab")
	if h.p.draft.sel.kind != aCaption {
		t.Fatalf("selected is %+v of %+v", h.p.draft.sel, h.p.draft.shown())
	}
	h.keys("n", "right", "down", "right", "right", "down", "right", "down", "right", "right")
	h.keys("down", "right", "down", "right", "right", "right")
	c := &h.p.draft.scene().Captions[0]
	first := h.p.draft.dialsOf("a")[1]
	if c.Dial != first || !slices.Equal(c.Attack, []string{"crit", "battle-stations"}) || !slices.Equal(c.Defense, []string{"evade"}) {
		t.Fatalf("it shows %+v", c.Faces)
	}
	h.keys("enter", "esc", "f")
	var seen *scene.Callout
	b := pictureOf(&h.p.hand)
	for i := range b.Callouts {
		seen = &b.Callouts[i]
	}
	if len(seen.Shows) != 3 || len(seen.Shows[0]) != 1 || len(seen.Shows[1]) != 2 || len(seen.Shows[2]) != 1 {
		t.Fatalf("shown are %v", seen.Shows)
	}
	if s := seen.Shows[0][0]; s.Tones != nil || s.Speed != "4" || s.Art != scene.ArtNamed("maneuver-straight") || s.Difficulty != scene.Normal {
		t.Errorf("the dial is %+v", s)
	}
	for _, row := range seen.Shows {
		for _, s := range row {
			expect.True(t, s.Art != nil, "a face has no drawing")
		}
	}
	var file bytes.Buffer
	must(t, h.p.draft.deck.Write(&file))
	again, err := ReadDeck(&file, "again")
	must(t, err)
	if got := again.Scenes[0].Captions[0]; got.Dial != c.Dial || !slices.Equal(got.Attack, c.Attack) || !slices.Equal(got.Defense, c.Defense) {
		t.Errorf("kept is %+v", got.Faces)
	}
	h.keys("esc")
	for range 20 {
		h.keys("ctrl+z")
	}
	if c := h.p.draft.scene().Captions[0]; c.Dial != "" || len(c.Attack) != 0 {
		t.Errorf("undone it shows %+v", c.Faces)
	}
}

// A maneuver is drawn in the color that the dial of its ship gives it; every face of both dice and
// every maneuver has its drawing.
func TestWhatIsShownIsDrawn(t *testing.T) {
	h := sit(t)
	h.p.open("t.deck.yaml", []byte(smallDeck), true)
	l := h.p.draft.l
	for words, want := range map[string]scene.Difficulty{"reverse 2": scene.Hard, "straight 1": scene.Easy, "straight 4": scene.Normal, "straight 6": scene.Normal} {
		expect.Same(t, l.difficulty("a", words), want, "%s", words)
	}
	c := Caption{At: Spot{Ship: "a"}, Faces: Faces{Attack: attackFaces, Defense: defenseFaces}}
	for words := range maneuvers {
		c.Dial = words
		for _, row := range l.shows(&c) {
			for _, s := range row {
				expect.True(t, s.Art != nil, "%s: no drawing", words)
			}
		}
	}
	expect.True(t, len(attackFaces) == 4 && len(defenseFaces) == 3 && dieFaces(dice.Attack)[0] == "hit",
		"faces are %v and %v", attackFaces, defenseFaces)
}

// What no dial and no die shows is refused with its line; faces stand for words.
func TestFacesAreRefused(t *testing.T) {
	with := func(caption string) error {
		_, err := ReadDeck(strings.NewReader(strings.Replace(smallDeck, "{at: a, lines: [Hello]}", caption, 1)), "f")
		return err
	}
	for caption, says := range map[string]string{
		"{at: a, dial: sideways 3}":                             `f: line 9: scenes[0].captions[0].dial: "sideways 3" is not a maneuver`,
		"{at: a, attack: [evade]}":                              `f: line 9: scenes[0].captions[0].attack: "evade" is none of hit`,
		"{at: a, defense: [hit]}":                               `f: line 9: scenes[0].captions[0].defense: "hit" is none of evade`,
		"{at: a, lines: []}":                                    "f: line 9: scenes[0].captions[0].lines: 0, want 1 to 4",
		"{at: a, attack: [" + strings.Repeat("hit, ", 9) + "]}": "f: line 9: scenes[0].captions[0].attack: 9 dice",
	} {
		err := with(caption)
		expect.True(t, err != nil && strings.HasPrefix(err.Error(), says), "%s: %v, want %s", caption, err, says)
	}
	expect.OK(t, with("{at: a, dial: bank left 2, defense: [evade, blank]}"))
}
