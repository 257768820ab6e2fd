package freetable

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/captions"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// The deck of a battle has a scene for each caption, can be read again, and lays every table
// without a fault of its own; it tells no dial that is not revealed.
func TestTheDeckOfABattle(t *testing.T) {
	cards := gametest.Cards(t)
	for _, b := range [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"unimatrix-zero", "u0-borg-1", "u0-rebel-1"}} {
		g := gametest.Ensigns(t, gametest.MustSetup(b[0], b[1], b[2], 3), 3)
		f := record.Shoot(g.Setup(), g.Answers())
		cs := captions.Of(f)
		d, err := DeckOf(f, g.Answers(), cs)
		must(t, err)
		var out bytes.Buffer
		must(t, d.Write(&out))
		again, err := ReadDeck(strings.NewReader(out.String()), "deck")
		must(t, err)
		if len(again.Scenes) != len(cs) {
			t.Errorf("%s: %d scenes of %d captions, %d bytes", b[0], len(again.Scenes), len(cs), out.Len())
		}
		for i := range again.Scenes {
			s := &again.Scenes[i]
			expect.True(t, s.Title == cs[i].Head && s.Caption == cs[i].More,
				"scene %d says %q, %q", i+1, s.Title, s.Caption)
			l, err := lay(&s.Table, cards)
			if err != nil {
				t.Errorf("%s, scene %d, %q: %v", b[0], i+1, s.Title, err)
				continue
			}
			for _, p := range l.problems {
				t.Errorf("%s, scene %d, %q: %s", b[0], i+1, s.Title, p.words)
			}
			for _, x := range s.Table.Ships {
				if x.Dial != "" && !x.Revealed {
					t.Errorf("scene %d tells the dial of %s", i+1, x.ID)
				}
			}
		}
	}
}

// Moments of a battle are kept behind each other, as everybody sees them: no dial that lies face
// down; the attack that stands with its arc and its range.
func TestMomentsAreKept(t *testing.T) {
	h := sit(t)
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3))
	if _, err := SlideOf(g); err == nil {
		t.Error("a table without ships was kept")
	}
	who, err := ai.New("ensign", 3)
	must(t, err)
	kept := 0
	for attacks := 0; attacks < 2 && !g.Over(); {
		p := &g.Prompts()[0]
		on := g.State().Attack.On
		gametest.Submit(t, g, who.Choose(g.View(p.Player), p))
		if first := g.State().Phase == game.Planning && kept == 0 && g.State().Round == 2; first || g.State().Attack.On && !on {
			s, err := SlideOf(g)
			must(t, err)
			n := h.p.NextSlide()
			expect.True(t, n == kept+1, "slide %d would be kept as %d", kept+1, n)
			s.From = &Moment{Save: "a.game.jsonl", At: 10 + kept}
			said, err := h.p.Keep("The Tholian Web", s)
			if kept++; err != nil || said.Words != fmt.Sprintf("Slide %d added: %s", kept, s.Title) || said.Sub != "in “The Tholian Web”" {
				t.Fatalf("slide %d is kept as %q %q: %v", kept, said.Words, said.Sub, err)
			}
			if g.State().Attack.On {
				attacks++
			}
		}
	}
	d := &h.p.draft.deck
	expect.Must(t, d.Title == "The Tholian Web" && len(d.Scenes) == kept && kept >= 2,
		"%d slides of %q", len(d.Scenes), d.Title)
	for i, s := range d.Scenes {
		if strings.Contains(s.Title, " attacks ") != (len(s.Arcs) == 1 && len(s.Rulers) == 1 && len(s.Lit) == 2) {
			t.Errorf("slide %d, %s, has %d arcs and %d rulers", i+1, s.Title, len(s.Arcs), len(s.Rulers))
		}
		for _, x := range s.Table.Ships {
			expect.True(t, x.Dial == "" || x.Revealed, "slide %d tells a dial", i+1)
		}
	}
	h.look()
	expect.True(t, h.w.Reads("added just now"), "the last slide is not marked: %q", h.w.Words())
	var opened Moment
	h.p.opts.Battle = func(m Moment) error { opened = m; return nil }
	h.look()
	h.p.goTo(0)
	h.look()
	if h.keys("shift+b"); opened.At != 10 || !h.w.Reads("From your battle, round 2") || h.w.Reads("added just now") {
		t.Errorf("%+v is opened from the first slide: %q", opened, h.w.Words())
	}
	away := d.ForAudience()
	expect.True(t, away.Scenes[0].From == nil, "who gets the deck is told the name of the save")
	if b, ok := h.desk.files[lastDeck]; !ok || !strings.Contains(string(b), d.Scenes[kept-1].Title) {
		t.Error("the slides are not kept as the last table")
	}
}

// The message of a slide that was kept renames it and takes it away again: it alone, and only as long
// as it is there.
func TestAKeptSlideIsRenamedAndUndone(t *testing.T) {
	h := sit(t)
	table := onTable(&h.p.draft.scene().Table)
	table.Table.Ships = []record.TableShip{{ID: "hood", Player: 1, Ship: "1009", At: []any{18, 10}, Facing: "S"}}
	keep := func(title string) (said kit.Toasting) {
		t.Helper()
		s := table
		s.Title = title
		said, err := h.p.Keep("A battle", s)
		must(t, err)
		return said
	}
	titles := func() (all []string) {
		for _, s := range h.p.draft.deck.Scenes {
			all = append(all, s.Title)
		}
		return all
	}
	keep("One")
	second := keep("Two")
	expect.True(t, !second.Top().None(), "no pictures of the slides")
	second.Acts[0].Do()
	asks, is := h.desk.opened.(kit.Layered)
	expect.Must(t, is, "no title is asked for")
	w := kittest.Open(t, h.desk.opened)
	w.Type("Second")
	w.Key("enter")
	if got := titles(); !slices.Equal(got, []string{"One", "Second"}) || len(asks.Layers()) != 1 {
		t.Fatalf("renamed: %q", got)
	}
	third := keep("Three")
	second.Acts[1].Do()
	expect.List(t, titles(), []string{"One", "Three"}, "undone")
	second.Acts[1].Do()
	third.Acts[1].Do()
	if got := titles(); !slices.Equal(got, []string{"One", "Three"}) { // it has another number now
		t.Errorf("undone once more: %q", got)
	}
	for _, file := range []string{lastDeck, "A battle.deck.yaml"} {
		if b := h.desk.files[file]; !strings.Contains(string(b), "Three") || strings.Contains(string(b), "Second") {
			t.Errorf("%s is %s", file, b)
		}
	}
	h.p.load(emptyDeck(), "")
	was := string(h.desk.files["A battle.deck.yaml"])
	keep("Another day")
	if b := h.desk.files["A battle 2.deck.yaml"]; !strings.Contains(string(b), "Another day") || string(h.desk.files["A battle.deck.yaml"]) != was {
		t.Errorf("a second deck of that battle is kept as %q, the first is %q", b, h.desk.files["A battle.deck.yaml"])
	}
}
