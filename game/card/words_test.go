package card_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// goldenWords are all cards with what is said of them.
func goldenWords(t *testing.T) string {
	var b strings.Builder
	all := gametest.Cards(t)
	c := all.Drawn()
	say := func(id, kind, name, text string) {
		fmt.Fprintf(&b, "%s (%s) %s\n", id, kind, name)
		if text != "" {
			fmt.Fprintf(&b, "    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
		}
	}
	for _, v := range c.Ships {
		say(v.ID, "ship", v.Name, v.Text())
	}
	for _, v := range c.Captains {
		say(v.ID, "captain", v.Name, v.Text())
	}
	for _, v := range c.Admirals {
		say(v.ID, "admiral", v.Name, v.Text())
	}
	for _, v := range c.Upgrades {
		say(v.ID, v.Kind.String(), v.Name, v.Text())
	}
	for _, v := range c.Resources {
		say(v.ID, "resource", v.Name, v.Text())
	}
	for _, v := range card.DamageDeck() {
		say(v.ID, "damage", v.Name, v.Text())
	}
	drawn := map[*card.Printed]bool{}
	for _, p := range printed(c) {
		drawn[p] = true
	}
	for _, p := range printed(all.Pool) {
		if !drawn[p] && len(p.Abilities) > 0 {
			say(p.ID, "more", p.Name, p.Words())
		}
	}
	return b.String()
}

// printed are all cards of a pool.
func printed(p card.Pool) (out []*card.Printed) {
	for _, v := range p.Ships {
		out = append(out, &v.Printed)
	}
	for _, v := range p.Captains {
		out = append(out, &v.Printed)
	}
	for _, v := range p.Admirals {
		out = append(out, &v.Printed)
	}
	for _, v := range slices.Concat(p.Upgrades, p.Resources) {
		out = append(out, &v.Printed)
	}
	return out
}

// The words of every card are the golden ones: look at the difference before writing them anew with
// -update.
func TestWords(t *testing.T) {
	gametest.Golden(t, "words.txt", goldenWords(t))
}

// linesOf are the lines of one card.
type linesOf struct {
	key   string
	lines []card.Ability
}

func allLines(t testing.TB) (out []linesOf) {
	c := gametest.Cards(t)
	for _, v := range c.Ships {
		out = append(out, linesOf{"ship " + v.ID, v.Abilities})
	}
	for _, v := range c.Captains {
		out = append(out, linesOf{"captain " + v.ID, v.Abilities})
	}
	for _, v := range c.Admirals {
		out = append(out, linesOf{"admiral " + v.ID, v.Abilities})
	}
	for _, v := range slices.Concat(c.Upgrades, c.Resources) {
		out = append(out, linesOf{"upgrade " + v.ID, v.Abilities})
	}
	return out
}

// Words are whole sentences, and nothing in the data is without words.
func TestWordsAreSentences(t *testing.T) {
	for _, c := range allLines(t) {
		for i := range c.lines {
			w := c.lines[i].Words()
			for _, bad := range []string{"?", "  ", "..", " .", " ,", "may may", "its its", "%!", "this this"} {
				expect.True(t, !strings.Contains(w, bad), "%s: %q in %q", c.key, bad, w)
			}
			if !strings.HasSuffix(w, ".") && !strings.HasSuffix(w, ".)") || strings.ToUpper(w[:1]) != w[:1] {
				t.Errorf("%s: %q is not a sentence", c.key, w)
			}
		}
	}
}

// What no card of the program says is told all the same.
func TestWordsOfMadeUpLines(t *testing.T) {
	for line, want := range map[string]string{
		"{when: card about to be disabled or card about to be discarded, cost: [time 1], do: [protect crew]}": "When a crew card of this ship is about to be disabled or discarded other than as a price, ",
		"{when: start of combat or counting attack dice, if: [cloaked], may: [place 1 scan]}":                 "At the start of the Combat Phase or when this ship attacks, if this ship is cloaked, ",
		"{when: after moving or action performed, shares: 1, may: [place 1 scan]}":                            "After this ship has moved or after this ship has performed an action, it may gain 1 Scan Token. Once per round for all lines of this card together.",
		"{when: modifying enemy attack dice, may: [re-roll the whole roll]}":                                  "When this ship is attacked, the attacker may re-roll all its attack dice together; the second roll stands.",
		"{when: action, do: [maneuver any of the dial speed 0-3]}":                                            "Action: This ship makes a maneuver of speed 0 to 3 of its dial.",
		"{when: action, if: [has not performed any], do: [free scan]}":                                        "Action, only if this ship has performed no action this round: ",
		"{when: always, do: [printed attack -1]}":                                                             "This ship's printed Attack is 1 lower.",
		"{when: action, if: [active shields >= 2], do: [free scan]}":                                          "Action, only if this ship has at least 2 active shields: ",
		"{when: action, target: enemy range 1-2 of faction Klingon, do: [remove 1 scan to target]}":           "Action: Choose an enemy Klingon ship within Range 2. ",
	} {
		all, err := gametest.Cards(t).With(folder(map[string]string{
			"upgrades.yaml": "- {id: x, name: X, kind: crew, factions: [Borg], sp: 1, abilities: [" + line + "]}\n",
		}), "mine")
		expect.OK(t, err)
		got := all.Upgrade("x").Text()
		expect.True(t, strings.HasPrefix(got, want), "%s:\n got %s\nwant %s", line, got, want)
	}
}
