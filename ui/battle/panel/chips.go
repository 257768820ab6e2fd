package panel

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/house"
	"attackwing/ui/kit"
)

// Chips returns a command for each way in which the battle differs from the usual: an illegal
// fleet, the kind of table, house rules. Its tip explains it; a press leads to the place where it
// is decided.
func (p *Bar) Chips(b *battle.Session) (cs kit.Commands) {
	if b.Game == nil {
		return nil
	}
	add := func(words, tip string, do func()) *kit.Command {
		c := &kit.Command{ID: fmt.Sprint("chip:", len(cs)), Words: words, Tip: tip, Do: do}
		cs = append(cs, c)
		return c
	}
	for seat, why := range b.Terms.Unfit {
		if why != "" {
			add("Illegal fleet", b.Game.Setup().Player(game.PlayerID(seat))+": "+why, func() {}).Look = kit.Danger
		}
	}
	switch kind, without := p.Window.Kind(); kind {
	case record.Tournament:
		add(
			"Tournament",
			"Only what you would see at a real table: no previews, no odds, no free measuring, no undo after a reveal.",
			p.Pages.Settings,
		)
	case record.Custom:
		add("Custom table", "Without "+strings.Join(without, ", ")+".", p.Pages.Settings)
	}
	switch changed := p.house.of(b.Game.Setup()); len(changed) {
	case 0:
	case 1:
		add("1 house rule", changed[0], p.Pages.HouseRules)
	default:
		add(fmt.Sprintf("%d house rules", len(changed)), strings.Join(changed, "; "), p.Pages.HouseRules)
	}
	return cs
}

// inARow returns the words of some commands.
func inARow(cs kit.Commands) string {
	all := make([]string, 0, len(cs))
	for _, c := range cs {
		all = append(all, c.Words)
	}
	return strings.Join(all, ", ") + "."
}

// houseRules holds in words the house rules in force that differ from the defaults. They are worked
// out once for a battle, since they do not change while it is played.
type houseRules struct {
	setup *game.Setup
	told  []string
}

func (h *houseRules) of(u *game.Setup) []string {
	if h.setup != u {
		*h = houseRules{setup: u}
		for _, r := range house.Rules(u.Scenario.Sheet()) {
			if v := u.House.Get(r.Key); v != r.Default {
				h.told = append(h.told, house.Told(&r, v))
			}
		}
	}
	return h.told
}
