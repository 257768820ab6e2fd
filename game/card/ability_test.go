package card_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/card"
	"attackwing/game/gametest"
)

// ownCrew loads a crew card with a line of text.
func ownCrew(line string) error {
	fsys := fstest.MapFS{}
	for _, f := range []string{"classes.yaml", "ships.yaml", "captains.yaml", "admirals.yaml", "resources.yaml"} {
		fsys[f] = &fstest.MapFile{Data: []byte("[]")}
	}
	fsys["upgrades.yaml"] = &fstest.MapFile{Data: []byte("- {id: x, name: X, kind: crew, factions: [Borg], sp: 1, abilities: [\n    {when: action, do: [free scan]},\n    " + line + "]}\n")}
	_, err := card.Load(fsys)
	return err
}

// A line that can never happen is refused: what it asks is not known at its moment, or what it does
// comes too early or too late. The moments that would do are named.
func TestLinesThatCanNeverHappen(t *testing.T) {
	for line, says := range map[string]string{
		"{when: counting attack dice, if: [damaged], do: [attack dice +1]}": `if: "damaged" cannot be known at "counting attack dice": it can be asked at ` +
			"hull about to be damaged, last shield destroyed, dealing a damage card, damage dealt, after attacking, after being attacked or attack canceled",
		"{when: target declared, if: [not attack hits], may: [place 1 scan]}":                     `"attack hits" cannot be known at "target declared"`,
		"{when: action, if: [range 1-2], do: [place 1 scan]}":                                     `"range <n-m>" cannot be known at "action": it can be asked at`,
		"{when: action, if: [foe cloaked], do: [place 1 scan]}":                                   `"foe cloaked" cannot be known`,
		"{when: after moving, if: [action scan], may: [place 1 scan]}":                            `"action <actions>" cannot be known at "after moving": it can be asked at action performed`,
		"{when: dial revealed, if: [flew green], may: [place 1 scan]}":                            `"flew <colors>" cannot be known at "dial revealed"`,
		"{when: counting defense dice, do: [defense dice +1 for each hit]}":                       `"defense dice <n> for each hit" never does anything: hits are known from "comparing in defense" on`,
		"{when: modifying attack dice, do: [attack dice +1]}":                                     `"attack dice <n>" does nothing at "modifying attack dice". Use it at`,
		"{when: after attacking, may: [re-roll 1 dice]}":                                          "does nothing at \"after attacking\"",
		"{when: action, do: [draw two damage cards and keep one]}":                                "Use it at dealing a damage card",
		"{when: always, do: [place 1 scan]}":                                                      `"place <n> <tokens>" does nothing at "always"`,
		"{when: any other roll, may: [convert 1 hit to critical]}":                                `does nothing at "any other roll"`,
		"{when: end of combat, do: [place 1 scan]}":                                               `when: no line is asked at "end of combat". Write "later end of combat"`,
		"{when: action, do: [{effect: later after moving, do: [place 1 scan]}]}":                  `"later after moving" never comes: want later after attacking, later after being attacked, later end of combat, or later end phase`,
		"{when: end of combat or after moving, do: [place 1 scan]}":                               `when: no line is asked at "end of combat"`,
		"{when: set-up, do: [place 1 scan]}":                                                      `"place <n> <tokens>" does nothing at "set-up". Use it at`,
		"{when: action, do: [convert 1 foe evade to blank of own attacks every time this round]}": `"convert <count> foe? <faces> to <face>" cannot last: it is done at once. Use it at`,
		"{when: always, if: [cloaked], do: [printed agility +1]}":                                 `"printed <stat> <n>" is not asked again each time`,
		"{when: action, whose: this weapon, do: [place 1 scan]}":                                  "whose: this weapon is fired at other moments",
		"{when: after moving, do: [damage 1 normal to foe]}":                                      `no foe at "after moving". Want target, or a moment of an attack`,
		"{when: action, target: enemy range 1-3, do: [acquire lock]}":                             `on which ship? write "acquire lock to target"`,
		"{when: action, do: [{effect: attack dice +1 this round, if: [damage >= 2]}]}":            `do: "damage >= <n>" cannot be known`,
		"{when: action, if: [attack hits], do: [attack dice +1 this round]}":                      `"attack hits" cannot be known`,
		"{when: action, do: [{effect: roll 1 attack dice for each hit, do: [set 1 dice]}]}":       `"set <count> dice" does nothing at "action"`,
		"{when: counting attack dice, limit: once a round, do: [attack dice +1]}":                 "limit: what this line gives is counted whenever it holds, so no limit counts. Leave limit out, or write may",
		"{when: always, limit: once a game, do: [skill +1]}":                                      "limit: what this line gives is counted",
	} {
		if err := ownCrew(line); err == nil || !strings.Contains(err.Error(), says) || !strings.HasPrefix(err.Error(), "upgrades.yaml:3: ") {
			t.Errorf("%s:\n got %v\nwant %s", line, err, says)
		}
	}
	for _, line := range []string{
		"{when: after attacking, if: [damaged, range 1-2, not primary weapon], may: [place 1 evade]}",
		"{when: after being attacked, if: [not attack hits], may: [one more attack]}",
		"{when: action, if: [range 1-2, foe cloaked], do: [attack dice +1 this round]}",
		"{when: action, do: [{effect: later end of combat, do: [place 1 scan]}]}",
		"{when: damage dealt, if: [damage >= 2], do: [remove 1 scan for each hit]}",
		"{when: counting attack dice or counting defense dice, one_of: [attack dice +1, defense dice +1]}",
		"{when: counting attack dice, limit: once a round, may: [attack dice +1]}",
		"{when: after moving, limit: once a round, do: [attack dice +1 this round]}",
	} {
		if err := ownCrew(line); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// What cannot be written is refused with the line of the ability, its field and what could stand
// there.
func TestWrongAbilities(t *testing.T) {
	for _, c := range []struct{ line, says string }{
		{"{when: sometimes, do: [attack dice +1]}", `crew.yaml:3: when: "sometimes" is not a moment`},
		{"{when: action, do: [attack dice]}", `crew.yaml:3: do: "attack dice" is not an effect: want one of attack dice <n>`},
		{"{when: action, do: [attack dice +1 owner picks]}", `may not say "owner picks": it may say to target`},
		{"{when: action, do: [attack dice +1 this round next attack]}", "comes after another ending of that kind"},
		{"{when: action, do: [attack dice +99]}", "is not an effect"},
		{"{when: action, target: enemy, do: [enemy attack dice -1 to target]}", `for a ship that is chosen write "attack dice <n> to target"`},
		{"{when: action, do: [enemy attack dice -1]}", "crew.yaml:3: do: dice of the enemy are those of an attack being made"},
		{"{when: action, if: [range 3-1], do: [free scan]}", `crew.yaml:3: if: "range 3-1" is not a condition: want one of range <n-m>`},
		{"{when: action, if: [not has charge], do: [free scan]}", `"not has charge" asks for tokens that lie beside no ship`},
		{"{when: action, if: [range 1 please], do: [free scan]}", `is a condition only as far as "range <n-m>"`},
		{"{when: action, cost: [disable that], do: [free scan]}", `crew.yaml:3: cost: "disable that" is not a cost: want one of disable this`},
		{"{when: action, do: [no attack to target]}", "crew.yaml:3: target: an effect goes to the target, but there is none"},
		{"{when: action, target: someone, do: [no attack to target]}", `crew.yaml:3: target: "someone" is not a target`},
		{"{when: action}", "crew.yaml:3: do: want exactly one of do, may, one_of and weapon"},
		{"{when: action, do: [free scan], may: [free evade]}", "want exactly one of"},
		{"{when: action, cost: [discard this], may: [free scan]}", "crew.yaml:3: may: a line with a cost is the owner's choice anyway"},
		{"{when: action, must: true, do: [free scan]}", "crew.yaml:3: must: only a line with a cost can be forced"},
		{"{when: action, weapon: {dice: 3, range: [1, 2], arc: any}}", "crew.yaml:3: weapon: only a line with when: instead of an attack, or one with a free attack, has one"},
		{"{when: instead of an attack, do: [free scan]}", "crew.yaml:3: when: a line instead of an attack wants a weapon"},
		{"{when: action, do: [roll 2 attack dice for each hit]}", "say what happens"},
		{"{when: action, do: [{effect: free scan, do: [free evade]}]}", "stands with effects that roll dice, hold others or happen later"},
		{"{when: action, do: [{effect: free scan, unless: [cloaked]}]}", `unknown field "unless" of an effect`},
		{"{when: action, do: [free scan], limit: often}", `crew.yaml:3: limit: "often" is not a limit: want one of once a round`},
		{"{when: action, do: [free scan], colour: red}", "crew.yaml:3: unknown field"},
	} {
		err := ownCrew(c.line)
		if says := strings.ReplaceAll(c.says, "crew.yaml", "upgrades.yaml"); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s:\n got %v\nwant %s", c.line, err, says)
		}
	}
}

// One line of each kind of thing, read into its fields.
func TestLinesAreRead(t *testing.T) {
	c := gametest.Cards(t)
	a := c.Captain("jonathan_archer_71526").Abilities[0]
	e := a.Do[0]
	if a.At != card.At(card.DoAction) || a.Cost[0].Op != card.DisableCards || a.Cost[0].N != 1 || a.Cost[0].M != 2 || a.Cost[0].Kinds != 1<<card.Crew ||
		e.Op != card.AttackDice || e.N != 1 || e.Per != card.PerPaid || e.Lasts != card.EachRound || !e.PrimaryOnly {
		t.Errorf("Archer: %+v", a)
	}
	a = c.Ship("4th_division_battleship_71279").Abilities[0]
	if a.Whose != card.Friends || a.Reach.Near != 1 || a.Reach.Far != 2 || a.Reach.Class != "Jem'Hadar" || !a.Reach.ClassLike || !a.May || !a.Do[0].Bar {
		t.Errorf("4th Division Battleship: %+v", a)
	}
	a = c.Captain("2002").Abilities[0]
	if e := a.Do[0]; e.Op != card.Later || e.When != card.AfterDefense || !e.AfterDeath || e.If[0].Op != card.RangeIs || e.Sub[0].Op != card.RollDice ||
		e.Sub[0].Sub[0].Kind != card.AsRolled || e.Sub[0].Sub[0].To != card.OnFoe {
		t.Errorf("Riker: %+v", a)
	}
}
