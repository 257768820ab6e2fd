package card_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

func folder(files map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, text := range files {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

// A folder beside the program's cards: any file may be missing, ships may be of classes of either,
// the others are untouched.
func TestWith(t *testing.T) {
	ours := gametest.Cards(t)
	n := len(ours.Ships)
	all, err := ours.With(folder(map[string]string{
		"classes.yaml":       "- {id: raft, name: Raft, front: 90, base: standard, green: [s1], art: {file: ship-cruiser, tones: civ}}\n",
		"ships.yaml":         "- {id: a, name: A, class: raft, factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n- {id: b, name: B, class: \"5000\", factions: [Borg], stats: [1, 1, 1, 1], sp: 9, ability: true}\n",
		"upgrades.yaml":      "- {id: flight, name: Flight, kind: squadron, factions: [Borg], sp: 3}\n",
		"admirals.yaml":      "- {id: adm_x, name: Adm, factions: [Borg], skill_bonus: -1, captain: {skill: 3, sp: 2}}\n- {id: worf_of_mine_x, name: Worf, factions: [Klingon]}\n",
		"upgrades-mine.yaml": "- {id: second, name: Second, kind: crew, factions: [no-faction], sp: =attack, slots: {crew|tech: 2}}\n",
		"captains.yaml":      "- {id: worf_of_mine_cap_x, name: Martok, factions: [Klingon], skill: 7, sp: 4}\n",
	}), "mine")
	expect.OK(t, err)
	if a := all.Ship("a"); a == nil || a.Class != all.Class("raft") || len(all.Ships) != n+2 || len(ours.Ships) != n || ours.Ship("a") != nil {
		t.Errorf("%+v among %d", a, len(all.Ships))
	}
	b := all.Ship("b")
	expect.True(t, b.Class == ours.Class("5000") && b.Unplayed() == card.ByHand, "%+v", b)
	if all.Ship("1001") != ours.Ship("1001") || all.Upgrade("flight").Kind != card.SquadronUpgrade {
		t.Error("the program's cards are the same, the new ones there")
	}
	if c := all.Captain("adm_x"); c == nil || c.Skill != 3 || all.Admiral("adm_x").SkillBonus != -1 {
		t.Errorf("captain side %+v", c)
	}
	if all.Admiral("worf_of_mine_x").Side != all.Captain("worf_of_mine_cap_x") {
		t.Error("an admiral's captain side that is a card")
	}
	if u := all.Upgrade("second"); u == nil || !u.ByAttack || len(u.Factions) > 0 || len(u.Choices) != 1 || u.Choices[0].N != 2 {
		t.Errorf("of a second file: %+v", u)
	}
	if d := all.Drawn(); len(d.Ships) != 90 || d.Ships[89].ID != "b" || len(ours.Drawn().Ships) != 88 {
		t.Errorf("%d ships are drawn", len(d.Ships))
	}
}

func TestWithRefuses(t *testing.T) {
	ours := gametest.Cards(t)
	for _, c := range []struct{ file, text, says string }{
		{"ships.yaml", "# x\n- {id: \"1001\", name: A, class: \"5000\", factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n", `mine/ships.yaml:2: id: "1001" is a card of the program already`},
		{"upgrades.yaml", "- {id: \"4001\", name: A, kind: crew, factions: [Borg], sp: 9}\n", `mine/upgrades.yaml:1: id: "4001" is a card of the program already`},
		{"captains.yaml", "- {id: x, name: A, factions: [Borg], skill: 3}\n\n- {id: x, name: B, factions: [Borg], skill: 3}\n", `mine/captains.yaml:3: id: "x" is given twice`},
		{"ships.yaml", "- {id: a, name: A, class: raft, factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n", `mine/ships.yaml:1: class: there is no class "raft"`},
		{"ships.yaml", "- {id: a, name: A, class: \"5000\", factions: [Borg], stats: [1, 1, 1, 1], sp: 9, abilities: [{when: action, cost: [time 2], do: [free scan]}]}\n", "mine/ships.yaml:1: abilities: no Time Token lies on this card"},
		{"ships.yaml", strings.Repeat("[", 1000), "mine/ships.yaml: brackets"},
		{"ships.yaml", "\xff", "mine/ships.yaml: not a text file"},
		{"ships.yaml", "", "mine/ships.yaml: want"},
		{"captains.yaml", "- {id: x, name: " + strings.Repeat("y", 200) + ", factions: [Borg], skill: 3}\n", "mine/captains.yaml:1: name: longer than 120"},
	} {
		_, err := ours.With(folder(map[string]string{c.file: c.text}), "mine")
		expect.Refused(t, err, c.says, "%s", c.text)
	}
}

func FuzzWith(f *testing.F) {
	for _, s := range []string{
		"- {id: a, name: A, class: \"5000\", factions: [Borg], stats: [1, 1, 1, 1], sp: 9, build: [price crew -1]}\n",
		"- {id: a, name: A, kind: weapon, factions: [Borg], sp: 3, weapon: {dice: 3, range: [1, 3], arc: any, cost: [time 3]}, abilities: [{when: action, do: [attack dice +1 this round]}]}\n",
		"- {id: a, name: A, factions: [Borg], skill: 3, slots: {crew: 1}, restrictions: [\"+5unless:hull<=3\", max1], abilities: [{when: action, one_of: [{effect: roll 2 attack dice, do: [damage 1 as rolled to foe]}]}]}\n",
		"- {id: k, name: K, front: 90, base: large, green: [s1], art: {file: x, tones: fed, copies: {Borg: bor}}}\n",
		"- &a [*a]\n", "- {<<: *a}\n", "- {id: !!binary x}\n", "---\n---\n",
	} {
		f.Add([]byte(s))
	}
	ours := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, file := range []string{"classes.yaml", "ships.yaml", "captains.yaml", "admirals.yaml", "upgrades.yaml", "resources.yaml"} {
			if all, err := ours.With(folder(map[string]string{file: string(b)}), "mine"); err == nil && all.Ship("1001") == nil {
				t.Error("the program's cards are gone")
			}
		}
	})
}
