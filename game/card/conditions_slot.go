package card

import (
	"cmp"
	"fmt"
	"maps"
	"strings"
)

// conditionSlot says what stands in a slot of a condition's words, which are about the ship who.
type conditionSlot = func(w *wording, c *Condition, who string) string

// conditionSlots are the slots that only the words of conditions have.
var conditionSlots = map[string]conditionSlot{}

func init() {
	for _, some := range []map[string]conditionSlot{subjectSlots(), countedSlots(), thingSlots()} {
		maps.Copy(conditionSlots, some)
	}
}

// subjectSlots returns the slots of whom a condition is about, and where these are.
func subjectSlots() map[string]conditionSlot {
	return map[string]conditionSlot{
		"who":  func(_ *wording, _ *Condition, who string) string { return who },
		"foe":  func(w *wording, _ *Condition, _ string) string { return w.foe() },
		"than": func(w *wording, c *Condition, _ string) string { return w.than(c) },
		"its":  func(w *wording, _ *Condition, _ string) string { return w.its() },
		"whose": func(_ *wording, _ *Condition, who string) string {
			return whether(who == "it", "its", whose(who))
		},
		"friend near": func(w *wording, c *Condition, _ string) string {
			return ifSo(c.Reach != (Reach{}), " "+c.Reach.words(w.thisShip()))
		},
		"seen by carrier": func(w *wording, c *Condition, _ string) string {
			near := bands(c.Reach.Near, c.Reach.Far)
			return strings.Replace(c.Reach.words(w.ship(Card)), near, near+ifSo(w.a.foreign(), " of "+w.ship(Card)), 1)
		},
		"there": func(w *wording, c *Condition, who string) string { return c.there(w, who) },
		"are there": func(w *wording, c *Condition, who string) string {
			if there, has := strings.CutPrefix(c.there(w, who), "that has "); has {
				return whether(c.N == 1, "has ", "have ") + there
			}
			return whether(c.N == 1, "is ", "are ") + c.there(w, who)
		},
		"over": func(_ *wording, c *Condition, _ string) string {
			return [...]string{OverShip: "a ship", OverObstacle: "an obstacle",
				OverShip | OverObstacle: "a ship or an obstacle"}[c.Over]
		},
		"faction name": func(_ *wording, c *Condition, _ string) string {
			return c.Faction.String()
		},
		"faction names": func(_ *wording, c *Condition, _ string) string {
			var names []string
			for f := range NumFactions {
				if c.AnyOf>>f&1 != 0 {
					names = append(names, f.String())
				}
			}
			return list(names, "or")
		},
		"of faction": func(_ *wording, c *Condition, _ string) string {
			return ifSo(c.Faction != NoFaction, c.Faction.String()+" ")
		},
		"other than": func(_ *wording, c *Condition, _ string) string {
			return ifSo(c.Faction != NoFaction, " other than "+c.Faction.String())
		},
		"of that faction": func(_ *wording, c *Condition, _ string) string {
			return ifSo(c.Reach.Faction != NoFaction, c.Reach.Faction.String()+" ")
		},
		"of the class": func(_ *wording, c *Condition, _ string) string {
			return whether(c.Reach.ClassLike, "of a class with "+c.Text+" in its name", ofClass(c.Text))
		},
	}
}

// countedSlots returns the slots of how many of something there are.
func countedSlots() map[string]conditionSlot {
	return map[string]conditionSlot{
		"n or more": func(_ *wording, c *Condition, _ string) string {
			return fmt.Sprint(c.N) + whether(c.AtMost, ifSo(c.N > 0, " or less"), " or more")
		},
		"enough": func(_ *wording, c *Condition, _ string) string {
			return c.not(fmt.Sprintf("at least %d", c.N), whether(c.N == 1, "no", fmt.Sprintf("fewer than %d", c.N)))
		},
		"so many": func(_ *wording, c *Condition, _ string) string {
			return c.counted("a ", "no ", spaced(c.Reach.Faction.String(), "ship"))
		},
		"so many enemies": func(_ *wording, c *Condition, who string) string {
			ship := spaced(c.Reach.Faction.String(), "ship")
			if c.Of == Self {
				return c.counted("an ", "no ", "enemy "+ship)
			}
			return c.counted("a ", "no ", ship) + " hostile to " + who
		},
		"are": func(_ *wording, c *Condition, _ string) string { return whether(c.N == 1, "is", "are") },
		"damage cards": func(_ *wording, c *Condition, _ string) string {
			return c.counted("a ", "no ", "damage card")
		},
		"charges": func(_ *wording, c *Condition, _ string) string { return c.counted("a ", "no ", "charge") },
		"shields up": func(_ *wording, c *Condition, _ string) string {
			if c.N > 1 {
				return c.not("at least ", "fewer than ") + Counted(c.N, "active shield")
			}
			return c.not("an", "no") + " active shield"
		},
	}
}

// thingSlots returns the slots of dice, tokens and what else is looked at.
func thingSlots() map[string]conditionSlot {
	return map[string]conditionSlot{
		"a shape": func(_ *wording, c *Condition, _ string) string {
			return ifSo(c.Shapes != 0, " a "+c.Shapes.words())
		},
		"shaped": func(_ *wording, c *Condition, _ string) string {
			return ifSo(c.Shapes != 0, c.Shapes.words()+" ")
		},
		"all": func(_ *wording, c *Condition, _ string) string { return c.Faces.words(2) },
		"shown": func(_ *wording, c *Condition, _ string) string {
			return cmp.Or(c.Faces.words(int(c.N)), whether(c.N == 1, "die", "dice"))
		},
		"token kind": func(_ *wording, c *Condition, _ string) string { return article(c.Tokens.words(1)) },
		"one token": func(_ *wording, c *Condition, _ string) string {
			return c.not("just one "+c.Tokens.words(1), "no "+c.Tokens.words(1)+" or several")
		},
		"token": func(_ *wording, c *Condition, _ string) string {
			return c.not(article(c.Tokens.words(1)), "no "+c.Tokens.words(1))
		},
		"as much hull": func(_ *wording, c *Condition, _ string) string {
			return whether(c.OrEqual, "at least as much hull left as", "more hull left than")
		},
	}
}
