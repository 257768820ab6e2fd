package ai

import "attackwing/game"

// Of all that is thought of a ship of an enemy that searches: how much the mix says that was found,
// and how much that any maneuver may be flown that its brain thinks well of.
const (
	byMix   = 8000
	byBrain = 2000
)

// searches has a mind set the dials of its seat by search, as that seat sees the table, and weighs
// its maneuvers by the mix of plans that is found. What it thinks best is the plan played most
// often.
func (m *mind) searches(f *foretold, v *game.View, seed uint64) {
	c, t := m.search, &m.search.plans
	m.sum = [game.MaxShips]int32{}
	p, ok := f.game.Prompt(v.Me.Other())
	if m.found = ok && p.Ask == game.ChooseManeuver; !m.found {
		return
	}
	c.seed = seed
	c.Choose(&f.view, p)
	parts := m.parts()
	if m.found = len(parts) > 0; !m.found {
		return
	}
	top := 0
	for i := range parts {
		if parts[i] > parts[top] {
			top = i
		}
	}
	c.plan = t.mine[top]
	for i := range v.Ships[:v.NShips] {
		id, w := game.ShipID(i), &m.weight[i]
		sum := int64(c.weights(&f.view, id, m.doubt, 0, w))
		if sum == 0 {
			continue
		}
		for k := range w {
			w[k] = int32(byBrain * int64(w[k]) / sum)
		}
		for k, part := range parts {
			if at := t.mine[k][id]; at >= 0 && at < maxMoves {
				w[at] += int32(byMix * part)
			}
		}
		for _, n := range w {
			m.sum[id] += n
		}
	}
}

// parts returns how often a mind that searches plays each of its plans, adding up to 1, or nil if
// it found no mix.
func (m *mind) parts() []float64 {
	t := &m.search.plans
	if !m.found || t.n == 0 {
		return nil
	}
	all := 0.0
	for _, x := range t.mix[:t.nMine] {
		all += x
	}
	if all <= 0 {
		return nil
	}
	for i := range t.nMine {
		m.part[i] = t.mix[i] / all
	}
	return m.part[:t.nMine]
}
