package card_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/card"
)

// What cannot be written is refused with the line of the ability, its field and what could stand there.
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
		{"{when: action, if: [range 1 please], do: [free scan]}", `is a condition only as far as "range <n-m>"`},
		{"{when: action, cost: [disable that], do: [free scan]}", `crew.yaml:3: cost: "disable that" is not a cost: want one of disable this`},
		{"{when: action, do: [no attack to target]}", "crew.yaml:3: target: an effect goes to the target, but there is none"},
		{"{when: action, target: someone, do: [no attack to target]}", `crew.yaml:3: target: "someone" is not a target`},
		{"{when: action}", "crew.yaml:3: do: want exactly one of do, may, one_of and weapon"},
		{"{when: action, do: [free scan], may: [free evade]}", "want exactly one of"},
		{"{when: action, cost: [discard this], may: [free scan]}", "crew.yaml:3: may: a line with a cost is the owner's choice anyway"},
		{"{when: action, must: true, do: [free scan]}", "crew.yaml:3: must: only a line with a cost can be forced"},
		{"{when: action, weapon: {dice: 3, range: [1, 2], arc: any}}", "crew.yaml:3: weapon: only a line with when: instead of an attack has one"},
		{"{when: instead of an attack, do: [free scan]}", "crew.yaml:3: when: a line instead of an attack wants a weapon"},
		{"{when: action, do: [roll 2 attack dice for each hit]}", "say what happens"},
		{"{when: action, do: [{effect: free scan, do: [free evade]}]}", "stands with effects that roll dice or happen later"},
		{"{when: action, do: [{effect: free scan, unless: [cloaked]}]}", `unknown field "unless" of an effect`},
		{"{when: action, do: [free scan], limit: often}", `crew.yaml:3: limit: "often" is not a limit: want one of once a round`},
		{"{when: action, do: [free scan], colour: red}", "crew.yaml:3: unknown field"},
	} {
		fsys := fstest.MapFS{}
		for _, f := range []string{"classes.yaml", "ships.yaml", "captains.yaml", "admirals.yaml", "resources.yaml"} {
			fsys[f] = &fstest.MapFile{Data: []byte("[]")}
		}
		fsys["upgrades.yaml"] = &fstest.MapFile{Data: []byte("- {id: x, name: X, kind: crew, factions: [Borg], sp: 1, abilities: [\n    {when: action, do: [free scan]},\n    " + c.line + "]}\n")}
		_, err := card.Load(fsys)
		if says := strings.ReplaceAll(c.says, "crew.yaml", "upgrades.yaml"); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s:\n got %v\nwant %s", c.line, err, says)
		}
	}
}

// One line of each kind of thing, read into its fields.
func TestLinesAreRead(t *testing.T) {
	c := catalogue(t)
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
