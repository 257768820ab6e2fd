package main

import (
	"fmt"

	"attackwing/game/odds"
)

type oddsCmd struct {
	Attack        int  `help:"Attack dice, all bonuses counted." required:"" placeholder:"N"`
	Defense       int  `help:"Defense dice, without those of a cloak." placeholder:"N"`
	Lock          bool `help:"The attacker spends a Target Lock."`
	Stations      bool `name:"battle-stations" help:"The attacker spends a Battle Stations token."`
	Scan          int  `help:"Scan tokens beside the attacker: one defense die less for each." placeholder:"N"`
	Evade         int  `help:"Evade tokens the defender spends." placeholder:"N"`
	GuardStations bool `name:"def-battle-stations" help:"The defender spends a Battle Stations token."`
	Cloaked       bool `help:"The defender is cloaked: 4 more defense dice, and its shields are down."`
	Shields       int  `help:"Active shields of the defender." placeholder:"N"`
	Hull          int  `help:"Hull the defender has left." placeholder:"N"`
	JSON          bool `help:"Print one JSON document."`
}

type damageJSON struct {
	Hits  int     `json:"hits"`
	Crits int     `json:"crits"`
	P     float64 `json:"p"`
}

// Run counts the odds of one attack.
func (c *oddsCmd) Run(s *streams) error {
	if c.Scan < 0 || c.Defense < 0 {
		return usage("odds: --defense %d --scan %d: want numbers from 0", c.Defense, c.Scan)
	}
	a := odds.Attack{Dice: c.Attack, Defense: max(0, c.Defense-c.Scan), Lock: c.Lock, Stations: c.Stations, Evades: c.Evade, Guard: c.GuardStations,
		Shields: c.Shields, Hull: c.Hull}
	if c.Cloaked {
		a.Defense, a.Shields = max(0, c.Defense+4-c.Scan), 0
	}
	o, err := odds.Of(a)
	if err != nil {
		return usage("odds: %v", err)
	}
	if c.JSON {
		out := []damageJSON{}
		for _, d := range o.Damage {
			out = append(out, damageJSON(d))
		}
		return s.printJSON(map[string]any{"damage": out, "expected_damage": o.Expected, "p_hit": o.Hit, "p_destroyed": o.Destroyed})
	}
	for n, p := range o.Points() {
		fmt.Fprintf(s.out, "%2d damage %5.1f %%\n", n, p*100)
	}
	fmt.Fprintf(s.out, "%.2f on average, %.1f %% that anything gets through\n", o.Expected, o.Hit*100)
	if c.Hull > 0 {
		fmt.Fprintf(s.out, "%.1f %% that the ship is destroyed, what a critical card adds not counted\n", o.Destroyed*100)
	}
	return nil
}
