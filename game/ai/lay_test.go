package ai

import (
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/sheet"
	"attackwing/scenarios"
)

const mined = `
id: mined
title: The Minefield
facts: [Both lay mines each round]
tokens:
  - {id: mine, name: Mine, icon: crit, does: [harms], dice: 3}
sections:
  - section: Mines
    words: At the end of each round each player lays a mine on no ship.
    rules:
      - {when: end of round, for: each player, place: {token: mine, radius: 0.5, ask: where does the mine lie?, on-no-ship: true}}
`

// A mine is laid where more maneuvers of the enemy's ships meet it than of one's own.
func TestAMineLiesInTheEnemysWay(t *testing.T) {
	s, err := sheet.Read(strings.NewReader(mined), "mined"+sheet.Ending)
	must(t, err)
	t.Cleanup(scenarios.Add(s))
	laid, well := 0, 0
	for seed := range uint64(4) {
		g, err := game.New(setup(t, "mined", "tw-a-1", "tw-b-1", seed+1))
		must(t, err)
		players := [2]Player{player(t, "ensign", seed), player(t, "captain", seed)}
		for !g.Over() && g.State().Round < 6 {
			p := g.FirstOpen()
			v := g.View(p.Player)
			a := players[p.Player].Choose(v, p)
			if p.Ask == game.PlaceToken {
				k := p.Lay.Token
				k.Put(a.Pose)
				lies := k.Obstacle()
				theirs, own := 0, 0
				for i := range v.Setup.FleetShips() {
					switch n := struck(v, game.ShipID(i), &lies); {
					case !v.Ships[i].InPlay():
					case v.Ships[i].Owner == p.Player:
						own += n
					default:
						theirs += n
					}
				}
				laid++
				if theirs > own {
					well++
				}
			}
			_, err = g.Submit(a)
			must(t, err)
		}
	}
	t.Logf("%d of %d mines lie in the enemy's way", well, laid)
	expect.True(t, laid >= 20 && well*10 >= laid*9, "%d of %d mines lie in the enemy's way", well, laid)
}

const inLine = `
scenario: standard
seed: 4
round: 2
phase: combat
phase-begun: true
ships:
  - {id: azati, player: 1, ship: azati_prime_72004p, captain: kiaphet_amman_sor_72004p,
     upgrades: [prototype_weapon_72004p], at: [17.7, 19.7], facing: N, dial: straight 2, revealed: true, flown: straight 2,
     activated: true}
  - {id: one, player: 2, ship: "1006", at: [17.7, 13], facing: S, dial: straight 1, revealed: true, flown: straight 1,
     activated: true}
  - {id: two, player: 2, ship: "1006", at: [17.7, 9.8], facing: S, dial: straight 1, revealed: true, flown: straight 1,
     activated: true}
`

// A token for attacks lies where the line from it crosses both enemies.
func TestATokenForAttacksReachesMost(t *testing.T) {
	laid, err := record.ReadTable(strings.NewReader(inLine), "in line")
	must(t, err)
	cat, err := assets.Cards()
	must(t, err)
	u, err := laid.Setup(scenarios.ByID, cat)
	must(t, err)
	g, err := game.NewQuiet(u)
	must(t, err)
	e := newEnsign(1)
	for p := g.FirstOpen(); p.Ask != game.PlaceToken; p = g.FirstOpen() {
		a := e.Choose(g.View(p.Player), p)
		if p.Ask == game.UseCards {
			use := slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.UseCard })
			a = game.Answer{Prompt: p.ID, Picks: 1 << use}
		}
		_, err := g.Submit(a)
		must(t, err)
	}
	p := g.FirstOpen()
	a := e.Choose(g.View(p.Player), p)
	bands, list := p.Volley(g.State(), u, a.Pose)
	expect.True(t, bands == 2 && len(list) == 2, "from %v it attacks %v within %d bands", a.Pose, list, bands)
	expect.Same(t, e.Why(), "places its token – it attacks 2 ships from there.", "the reason")
}
