package front

import (
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/ui/battle"
)

// placer is the level of the computer player that places the ships of a battle begun at once.
const placer = "lieutenant"

// Quick begins a battle at once, with the fleets that are proposed for it, their ships placed, and
// whoever plays as it is chosen here. Where there is no such battle the title stays.
func (p *Title) Quick(id string) {
	i := slices.IndexFunc(p.Next.scenarios, func(s game.Scenario) bool { return s.Sheet().ID == id })
	if i < 0 {
		p.Next.wrong = "Unknown scenario " + id + "."
		return
	}
	if i != p.Next.at {
		p.take(i)
	}
	p.propose()
	var b battle.Start
	why := p.illegal()
	if why == "" {
		b, why = p.fleets.battle()
	}
	if why == "" {
		why = placed(b.Game)
	}
	if p.Next.wrong = why; why == "" {
		p.away = true
		p.window.Play(b)
	}
}

// illegal returns what is wrong with the first proposed fleet that is not legal, "" both are.
func (p *Title) illegal() string {
	for seat := range 2 {
		if o := p.fleets.picked(seat); o != nil && o.bad != "" {
			return o.fleet.Name + " is not legal here. Choose other fleets."
		}
	}
	return ""
}

// placed answers all that is asked before the first round as a computer player would, for both
// seats; why it could not, "" it has.
func placed(g *game.Game) (why string) {
	var minds [2]ai.Player
	for seat := range minds {
		mind, err := ai.New(placer, g.Setup().Seed^uint64(seat+1))
		if err != nil {
			return err.Error()
		}
		minds[seat] = mind
	}
	for g.State().Phase == game.SettingUp && !g.Over() {
		q := g.FirstOpen()
		if q == nil {
			return ""
		}
		if _, err := g.Submit(minds[q.Player].Choose(g.View(q.Player), q)); err != nil {
			return err.Error()
		}
	}
	return ""
}
