package scenarios_test

import (
	"bytes"
	"flag"
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

var positions = flag.Int("positions", 40, "write and read so many positions of random games of the whole pool")

// TestPositionsOfTheWholePool stops random games of random fleets anywhere, writes the position as
// a file, reads it, and writes it again: the same file. Cards that are with another ship are there
// still.
func TestPositionsOfTheWholePool(t *testing.T) {
	cat, err := assets.Cards()
	must(t, err)
	var pools [10]*card.Catalogue
	for i := range pools {
		pools[i] = cat.Drawing(thieves(cat.Pool, i))
	}
	all := scenarios.All()
	written, moved := 0, 0
	for n := uint64(0); written < *positions || moved == 0 && written < 5**positions; n++ {
		sc, pool := all[n%uint64(len(all))], pools[n/7%10]
		u, err := randomFleets(pool, sc, 1<<20+n)
		must(t, err)
		u.Seed = n
		g, err := game.New(u)
		must(t, err)
		src := dice.New(n)
		for range 40 + src.Intn(400) {
			if g.Over() {
				break
			}
			_, err := g.Submit(steer(g, g.FirstOpen(), &src))
			must(t, err)
		}
		if g.Over() || g.State().Phase == game.SettingUp {
			continue
		}
		tab, err := record.Of(g)
		if err != nil {
			continue // in the middle of a question that no file tells
		}
		written++
		once := text(t, tab)
		read, err := record.ReadTable(bytes.NewReader(once), "position")
		must(t, err)
		v, err := read.Setup(scenarios.ByID, pool)
		expect.Must(t, err == nil, "game %d: %v\n%s", n, err, once)
		again, err := game.New(v)
		expect.Must(t, err == nil, "game %d: %v\n%s", n, err, once)
		back, err := record.Of(again)
		expect.Must(t, err == nil, "game %d: %v\n%s", n, err, once)
		twice := text(t, back)
		if deck := []byte("deck:"); bytes.Count(twice, deck) != bytes.Count(once, deck) {
			continue // the step that asks deals damage, and has done so again with other dice
		}
		expect.Same(t, string(twice), string(once), "game %d", n)
		a, b := carried(g), carried(again)
		expect.Same(t, b, a, "game %d: cards of other ships\n%s", n, once)
		moved += a
	}
	t.Logf("%d positions, %d cards with other ships", written, moved)
	expect.True(t, written < 40 || moved > 0, "no card is with another ship, in %d positions", written)
}

// thieves is a pool with all upgrades that bring cards to other ships, and one of the ten tenths of
// the rest.
func thieves(p card.Pool, tenth int) card.Pool {
	var some []*card.Upgrade
	for i, up := range p.Upgrades {
		moves := slices.ContainsFunc(up.Abilities, func(a card.Ability) bool {
			return slices.ContainsFunc(a.Do, func(e card.Effect) bool { return e.Op == card.MoveCard })
		})
		if moves || i%10 == tenth {
			some = append(some, up)
		}
	}
	p.Upgrades = some
	return p
}

func text(t *testing.T, tab *record.Table) []byte {
	t.Helper()
	var b bytes.Buffer
	must(t, tab.Write(&b))
	return b.Bytes()
}

// carried is the number of cards that are with another ship than that which they were bought for.
func carried(g *game.Game) (n int) {
	s := g.State()
	for id := range s.Ships[:s.NShips] {
		for k := range s.Ships[id].Upgrades {
			if c := &s.Ships[id].Upgrades[k]; c.Place != 0 {
				n++
			}
		}
	}
	return n
}
