package card

import "sync"

// Latinum returns the lines of every captain on whose card Latinum may lie, besides his own: what a
// captain may spend it for, once a round.
//
// Ruling: whoever puts Latinum on the captain's card brings this rule with it; cards that cost
// Latinum themselves say so in lines of their own and are not bound to once a round.
var Latinum = sync.OnceValue(func() (list []Ability) {
	lines := []Line{
		{When: "planning", If: []string{"has aux"}, Cost: []string{"charges 1"}, Limit: "once a round",
			Do: []any{"remove 1 aux"}},
		{When: "activation", Limit: "this line once a game",
			May: []any{"equip 1 discarded crew or tech or weapon for Latinum"}},
		{When: "start of combat or turn in combat", Cost: []string{"charges 1"}, Limit: "once a round",
			Do: []any{"place 1 evade or scan or battle stations"}},
	}
	for i := range lines {
		lines[i].Shares = 9
		line := lineYAML{Line: lines[i]}
		list = append(list, line.ability(&place{}))
	}
	return list
})

// BringsLatinum reports whether any of the lines puts Latinum on the captain's card.
func BringsLatinum(list []Ability) bool {
	for i := range list {
		for k := range list[i].Do {
			if list[i].Do[k].OnCaptain {
				return true
			}
		}
	}
	return false
}
