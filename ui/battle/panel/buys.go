package panel

import (
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Buys shows the gain of an action: the attack it counts for, a bar for each action, and the time
// it lasts.
type Buys struct {
	plain
	Window Window
}

// Body of it.
func (p *Buys) Body(b *battle.Session) kit.Part {
	q := b.Asked()
	if q == nil {
		return kit.Part{}
	}
	k, ok := b.BuysOf(q, b.Question.Previewed())
	if !ok {
		return kit.Part{}
	}
	o, _ := b.Question.Focused(q)
	rules := Rules(p.Window)
	title := kit.Text(scene.StyleLabel, scene.Text3, k.Title(&o))
	says := kit.Linked(scene.StyleSmall, scene.Text2, k.Says(&b.Table, &o), rules)
	body := kit.Column(8, title, says)
	if len(k.Bars) > 0 {
		rods := boughtRods(k.Bars)
		body = kit.Ample(kit.Column(8, title, says, kit.Rods(76, 60, rods...)),
			kit.Column(6, title, says, kit.Rods(76, 40, rods...)))
	}
	return kit.Panel(body).Name("buys", -1).Tip(func() kit.Tip {
		words := "Average damage of this attack from current positions, with best play by both. Exact odds."
		return kit.Tip{
			Name:  "Effect of an action",
			Words: strings.TrimSpace(words + " " + k.Of(&b.Table) + " " + reading.Lasts(o.Action)),
		}
	})
}

func boughtRods(bars []reading.Bought) (rods []kit.Rod) {
	for i := range bars {
		k := &bars[i]
		r := kit.Rod{
			Size:  k.Mean,
			Ink:   scene.LineStrong,
			Above: fmt.Sprintf("%.1f", k.Mean),
			Below: boughtName(k.Action),
			Lit:   k.Chosen,
		}
		if k.Chosen {
			r.Ink = scene.Accent
		}
		rods = append(rods, r)
	}
	return rods
}

// boughtName returns the name below the bar of an action.
func boughtName(a card.Action) string {
	switch a {
	case card.NoAction:
		return "nothing"
	case card.TargetLock:
		return "Lock"
	case card.BattleStations:
		return "Stations"
	case card.SensorEcho:
		return "Echo"
	}
	return a.Words()
}
