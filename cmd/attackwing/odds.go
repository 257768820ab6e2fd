package main

import (
	"fmt"

	"attackwing/cmd/internal/cli"
	"attackwing/game/dice"
	"attackwing/game/odds"
)

type oddsCmd struct {
	Attack        int  `help:"Number of attack dice, including bonuses." required:"" placeholder:"N"`
	Defense       int  `help:"Number of defense dice, not counting a cloak." placeholder:"N"`
	Lock          bool `help:"The attacker spends a Target Lock."`
	Stations      bool `name:"battle-stations" help:"The attacker spends a Battle Stations Token."`
	Scan          int  `help:"Attacker's Scan Tokens. Each removes one defense die." placeholder:"N"`
	Evade         int  `help:"Evade Tokens the defender spends." placeholder:"N"`
	GuardStations bool `name:"def-battle-stations" help:"The defender spends a Battle Stations Token."`
	Cloaked       bool `help:"The defender is cloaked: 4 more defense dice, and its shields are down."`
	Shields       int  `help:"Active shields of the defender." placeholder:"N"`
	Hull          int  `help:"Defender's remaining hull." placeholder:"N"`
	Reroll        int  `help:"Single-die re-rolls of the attacker; needs --best." placeholder:"N"`
	GuardReroll   int  `name:"def-reroll" help:"Single-die re-rolls of the defender; needs --best." placeholder:"N"`
	Elite         bool `help:"One attack die is the Elite Attack Die; needs --best."`
	Best          bool `help:"Also compute best play by both sides, instead of only spending everything."`
	JSON          bool `help:"Print one JSON document."`
}

type damageJSON struct {
	Hits  int     `json:"hits"`
	Crits int     `json:"crits"`
	P     float64 `json:"p"`
}

// Run counts the odds of one attack.
func (c *oddsCmd) Run(s *cli.Streams) error {
	if c.Scan < 0 || c.Defense < 0 {
		return cli.Usage("odds: --defense %d --scan %d: want numbers from 0", c.Defense, c.Scan)
	}
	a := odds.Attack{
		Dice:     c.Attack,
		Defense:  max(0, c.Defense-c.Scan),
		Lock:     c.Lock,
		Stations: c.Stations,
		Evades:   c.Evade,
		Guard:    c.GuardStations,
		Shields:  c.Shields,
		Hull:     c.Hull,
	}
	if c.Cloaked {
		a.Defense, a.Shields = max(0, c.Defense+4-c.Scan), 0
	}
	o, err := odds.Of(a)
	if err != nil {
		return cli.Usage("odds: %v", err)
	}
	if c.Best {
		return c.best(s, &a, &o)
	}
	if c.JSON {
		return s.PrintJSON(damageOf(&o))
	}
	for n, p := range o.Points() {
		fmt.Fprintf(s.Out, "%2d damage %5.1f%%\n", n, p*100)
	}
	fmt.Fprintf(s.Out, "%.2f on average, %.1f%% that anything gets through\n", o.Expected, o.Hit*100)
	if c.Hull > 0 {
		fmt.Fprintf(s.Out, "%.1f%% that the ship is destroyed, what a critical card adds not counted\n",
			o.Destroyed*100)
	}
	return nil
}

// damageOf returns odds as they stand in a document.
func damageOf(o *odds.Odds) map[string]any {
	out := []damageJSON{}
	for _, d := range o.Damage {
		out = append(out, damageJSON(d))
	}
	return map[string]any{
		"damage":          out,
		"expected_damage": o.Expected,
		"p_hit":           o.Hit,
		"p_destroyed":     o.Destroyed,
		"p_critical_card": o.Critical,
	}
}

// best counts the attack with both sides spending where and how it does the most.
func (c *oddsCmd) best(s *cli.Streams, a *odds.Attack, all *odds.Odds) error {
	b := a.Bout()
	for range c.Reroll {
		b.Attack.Spend(odds.OneDie)
	}
	for range c.GuardReroll {
		b.Defense.Spend(odds.OneDie)
	}
	if c.Elite {
		b.Attack.Dice.Special.Kind = dice.EliteAttack
	}
	var j odds.Judge
	o, err := j.Of(&b)
	if err != nil {
		return cli.Usage("odds: %v", err)
	}
	if c.JSON {
		out := damageOf(&o)
		out["cancelled"] = o.Cancelled
		return s.PrintJSON(map[string]any{"best": out, "everything": damageOf(all)})
	}
	for n, p := range o.Points() {
		fmt.Fprintf(s.Out, "%2d damage %5.1f%%\n", n, p*100)
	}
	fmt.Fprintf(
		s.Out,
		"%.2f on average with both sides spending in the best way, %.1f%% that anything gets through; %.2f when both spend everything\n",
		o.Expected,
		o.Hit*100,
		all.Expected,
	)
	for n, p := range o.Cancelled {
		fmt.Fprintf(s.Out, "%2d canceled %5.1f%%\n", n, p*100)
	}
	fmt.Fprintf(s.Out, "%.1f%% that a damage card is dealt face up\n", o.Critical*100)
	if c.Hull > 0 {
		fmt.Fprintf(s.Out, "%.1f%% that the ship is destroyed, what a critical card adds not counted\n",
			o.Destroyed*100)
	}
	return nil
}
