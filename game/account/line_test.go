package account_test

import (
	"cmp"
	"regexp"
	"strconv"
	"testing"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

const beyondRange3 = 4

var ended = regexp.MustCompile(`, ends (?:at Range (\d) of (.+)|beyond (Range 3 of every enemy ship))\.$`)

// In battles of three sheets: no line tells a ship's place in inches, and the enemy ship it names
// is one that no other is nearer than by the rings of the range ruler, at the Range that the
// referee measures.
func TestLinesTellWhereAShipEnds(t *testing.T) {
	named, beyond := 0, 0
	for _, k := range [][3]string{{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"tholian-web", "tw-a-1", "tw-b-1"}, {"future-tense", "ft-a-1", "ft-b-2"}} {
		played := gametest.Ensigns(t, gametest.MustSetup(k[0], k[1], k[2], 3), 3)
		u := played.Setup()
		g := gametest.New(t, u)
		var table game.State
		for _, a := range played.Answers() {
			g.State().CopyTo(&table)
			happened := gametest.Submit(t, g, a)
			for _, e := range happened {
				line := account.Line(u, &table, e)
				game.Follow(&table, e)
				switch e.(type) {
				case game.ShipPlaced, game.ShipMoved, game.Echoed:
				default:
					if line != e.Say(u) {
						t.Errorf("%q is not the event's own line", line)
					}
					continue
				}
				expect.True(t, !regexp.MustCompile(`\d"`).MatchString(line), "in inches: %s", line)
				if _, placed := e.(game.ShipPlaced); placed {
					continue
				}
				id, bands, least := game.ShipOf(e), map[string]int{}, beyondRange3
				for foe := range game.ShipID(u.FleetShips()) {
					if o := &table.Ships[foe]; o.Owner != table.Ships[id].Owner.Other() || !o.OnTable() {
						continue
					}
					n := cmp.Or(u.Band(table.Gap(u, id, foe).Dist), beyondRange3)
					bands[u.Name(foe)] = min(n, cmp.Or(bands[u.Name(foe)], n)) // two ships may share a name
					least = min(least, n)
				}
				switch m := ended.FindStringSubmatch(line); {
				case m == nil:
					t.Errorf("%s: where does it end?", line)
				case m[3] != "":
					if beyond++; least < beyondRange3 {
						t.Errorf("%s: an enemy is at Range %d", line, least)
					}
				default:
					if n, _ := strconv.Atoi(m[1]); n != least || bands[m[2]] != n {
						t.Errorf("%s: the enemies are at %v", line, bands)
					}
					named++
				}
			}
		}
	}
	expect.True(t, named != 0 && beyond != 0, "%d ends by a ship, %d beyond Range 3", named, beyond)
}

// A ship that leaves the play area ends nowhere that a line could tell; what becomes of it the next
// line says.
func TestALineOfAShipThatLeaves(t *testing.T) {
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 3)
	g := gametest.New(t, u)
	e := game.ShipMoved{Ship: 0, Maneuver: physics.Maneuver{Bearing: physics.Straight, Speed: 4}, To: physics.Pose{X: 18 * physics.Inch}}
	expect.Same(t, account.Line(u, g.State(), e), u.Name(0)+" moves straight 4.", "")
}
