package ai

import (
	"testing"

	"attackwing/game"
	"attackwing/physics"
)

// flown is what a person's ships did in some battles against an ensign, on average.
type flown struct {
	home, foe, objective float64 // distances in millimetres as a round begins
	targets              float64 // enemies shot at, of the attacks of a round
}

// watched plays battles of a contender against an ensign.
func watched(t *testing.T, name, sheet, one, two string) (f flown) {
	t.Helper()
	var rounds, ships, prized, attacked float64
	for seed := range uint64(4) {
		g, err := game.New(setup(t, sheet, one, two, seed+1))
		must(t, err)
		me, err := NewContender(name, seed+1)
		must(t, err)
		var home [game.MaxShips]physics.Pose
		at := map[game.ShipID]bool{}
		look := func(events []game.Event) {
			s := g.State()
			for _, e := range events {
				switch e := e.(type) {
				case game.AttackDeclared:
					if s.Ships[e.Attacker].Owner == game.One {
						at[e.Target] = true
					}
				case game.RoundBegan:
					if len(at) > 0 {
						f.targets += float64(len(at))
						attacked++
					}
					at = map[game.ShipID]bool{}
					rounds++
					for i := range s.Ships[:s.NShips] {
						sh := &s.Ships[i]
						if sh.Owner != game.One || !sh.InPlay() || sh.Map {
							continue
						}
						if home[i] == (physics.Pose{}) {
							home[i] = sh.Pose
						}
						ships++
						f.home += apart(sh.Pose, home[i])
						v := g.View(game.One)
						if foe := nearest(v, sh.Pose); foe != game.NoShip {
							f.foe += apart(sh.Pose, s.Ships[foe].Pose)
						}
						for k := range s.Ships[:s.NShips] {
							if m := &s.Ships[k]; m.Map && m.InPlay() {
								f.objective += apart(sh.Pose, m.Pose)
								prized++
								break
							}
						}
					}
				}
			}
		}
		players := [2]Player{me, player(t, "ensign", seed+9)}
		for !g.Over() {
			q := g.FirstOpen()
			events, err := g.Submit(players[q.Player].Choose(g.View(q.Player), q))
			must(t, err)
			look(events)
		}
	}
	f.home, f.foe = f.home/ships, f.foe/ships
	f.targets, f.objective = f.targets/max(1, attacked), f.objective/max(1, prized)
	return f
}

func apart(a, b physics.Pose) float64 {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return float64(root(dx*dx+dy*dy)) / 1000
}

// Persons play by their ideas: beside an ensign in the same seat the turtle stays nearer to where it began,
// all-in shoots at fewer ships, kite keeps its distance, and the hunter is nearer to the objective.
func TestPersonsPlayByTheirIdeas(t *testing.T) {
	usual := watched(t, "ensign", "standard", "tw-a-1", "tw-b-1")
	if f := watched(t, "turtle", "standard", "tw-a-1", "tw-b-1"); f.home > usual.home*3/4 {
		t.Errorf("a turtle is %.0f mm from home, an ensign %.0f", f.home, usual.home)
	}
	if f := watched(t, "all-in", "standard", "tw-a-1", "tw-b-1"); f.targets >= usual.targets {
		t.Errorf("all-in shoots at %.2f ships a round, an ensign at %.2f", f.targets, usual.targets)
	}
	if f := watched(t, "kite", "standard", "tw-a-1", "tw-b-1"); f.foe < usual.foe+20 {
		t.Errorf("kite keeps %.0f mm away, an ensign %.0f", f.foe, usual.foe)
	}
	for _, c := range [][3]string{
		{"future-tense", "ft-a-1", "ft-b-3"},
		{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"},
	} {
		usual := watched(t, "ensign", c[0], c[1], c[2])
		if f := watched(t, "hunter", c[0], c[1], c[2]); f.objective > usual.objective-20 {
			t.Errorf("%s: a hunter is %.0f mm from the objective, an ensign %.0f", c[0], f.objective, usual.objective)
		}
	}
}
