package exchange_test

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

var poolFleets = flag.Int("fleets", 200, "random fleets of the whole pool that go there and back")

// Random legal fleets of the whole pool are the same cards for the same price when they have been
// saved, when they have been to Space Dock, and when they have been to Utopia with cards that it can
// tell apart.
func TestWholePoolThereAndBack(t *testing.T) {
	cat := gametest.Cards(t)
	shared := sharedIDs(cat)
	n, through := *poolFleets, 0
	used := map[string]bool{}
	for seed := range uint64(n) {
		l := fleet.Random(rand.New(rand.NewPCG(seed, 9)), fleet.Rules{Cards: cat, Whole: true}, 40+int(seed%160), 5)
		if len(l.Ships) == 0 {
			continue
		}
		sheet := fleet.Check(l, cat)
		expect.Must(t, sheet.Legal, "seed %d: %v", seed, sheet.Problems)
		for _, line := range sheet.Lines {
			used[line.Kind+" "+line.ID] = true
		}
		var b bytes.Buffer
		must(t, l.Write(&b))
		back, err := fleet.Read(&b, "f")
		d := cmp.Diff(l, back, cmpopts.EquateEmpty())
		expect.Must(t, err == nil && d == "", "seed %d: saved and read: %v\n%s", seed, err, d)

		b.Reset()
		_, err = exchange.WriteSpaceDock(&b, l, cat)
		must(t, err)
		_, fs, err := exchange.Read(&b, "f", cat)
		expect.Must(t, err == nil, "seed %d: %v", seed, err)
		same(t, seed, "Space Dock", &sheet, fleet.Check(fs[0].List, cat))

		address, lost, err := exchange.Address(l, cat)
		must(t, err)
		if countCards(lost) > 0 || slices.ContainsFunc(sheet.Lines, func(l fleet.Line) bool { return shared[l.Kind+" "+l.ID] }) {
			continue
		}
		_, fs, err = exchange.Read(strings.NewReader(address), "f", cat)
		expect.Must(t, err == nil, "seed %d: %v", seed, err)
		same(t, seed, "Utopia", &sheet, fleet.Check(fs[0].List, cat))
		through++
	}
	t.Logf("%d cards were in a fleet, %d of %d fleets went through Utopia", len(used), through, n)
	expect.True(t, through >= n/4, "only %d of %d fleets went through Utopia", through, n)
}

func same(t *testing.T, seed uint64, by string, was *fleet.Sheet, is fleet.Sheet) {
	t.Helper()
	a, b := tally(was), tally(&is)
	if d := cmp.Diff(a, b); d != "" || was.Total != is.Total || !is.Legal {
		t.Fatalf("seed %d: by %s %d SP became %d, %v\n%s", seed, by, was.Total, is.Total, is.Problems, d)
	}
}

// tally counts the cards of a sheet by ship: Utopia has an order of its own.
func tally(s *fleet.Sheet) map[string]int {
	n := map[string]int{}
	for _, l := range s.Lines {
		n[l.Kind+" "+l.ID]++
	}
	return n
}

// sharedIDs are cards that have no id of Utopia's to themselves.
func sharedIDs(cat *card.Catalogue) map[string]bool {
	of := map[string][]string{}
	add := func(kind, key string, p *card.Printed) {
		for _, id := range strings.Split(p.Utopia, ",") {
			of[key+id] = append(of[key+id], kind+" "+p.ID)
		}
	}
	for _, v := range cat.Ships {
		add("ship", "s", &v.Printed)
	}
	for _, v := range cat.Captains {
		add("captain", "c", &v.Printed)
	}
	for _, v := range cat.Admirals {
		add("admiral", "a", &v.Printed)
	}
	for _, v := range slices.Concat(cat.Upgrades, cat.Resources) {
		add(v.Kind.String(), "u", &v.Printed)
	}
	out := map[string]bool{}
	for _, cards := range of {
		if len(cards) > 1 {
			for _, c := range cards {
				out[c] = true
			}
		}
	}
	return out
}
