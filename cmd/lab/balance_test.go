package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/arena"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Parts of a report, joined, are the report of one run. A part that was killed before its first line, or
// in the middle of one, continues; parts of two versions are not joined.
func TestBalanceShards(t *testing.T) {
	dir := t.TempDir()
	play := func(args ...string) string {
		t.Helper()
		code, out, errs := command(append([]string{"balance", "future-tense", "--level", "random", "--games", "6",
			"--fleets", "ft-a-1,ft-b-3,../../assets/fleets/ft-a-2.fleet.yaml", "--json"}, args...)...)
		expect.Must(t, code == 0, "%v %v", code, errs)
		return out
	}
	want := play()
	merge := []string{"balance", "merge", "--json"}
	for i := range 3 {
		name := filepath.Join(dir, fmt.Sprint(i, ".jsonl"))
		must(t, os.WriteFile(name, nil, 0o644))
		play("--shard", fmt.Sprint(i, "/3"), "--out", name)
		merge = append(merge, name)
	}
	code, got, errs := command(merge...)
	expect.True(t, code == 0 && got == want, "%d %s\n%s\nwant\n%s", code, errs, got, want)

	last := merge[len(merge)-1]
	a := gametest.File(t, last)
	must(t, os.WriteFile(last, a[:len(a)-30], 0o644))
	play("--shard", "2/3", "--out", last)
	expect.Same(t, string(gametest.File(t, last)), string(a), "what was continued is another part")

	old := strings.Replace(string(a), `{"arena":1,`, `{"arena":1,"version":"v0.0.1",`, 1)
	must(t, os.WriteFile(last, []byte(old), 0o644))
	code, _, errs = command(merge...)
	refused := strings.Contains(errs, "v0.0.1") && strings.Contains(errs, "not joined")
	expect.True(t, code == 1 && refused, "%d %s", code, errs)
	code, _, errs = command("arena", "merge", merge[3])
	expect.True(t, code == 2 && strings.Contains(errs, "lab balance merge"), "%d %s", code, errs)
}

// Each fleet meets those of the other side from both seats, as often, and who is strong is told.
func TestBalanceReport(t *testing.T) {
	code, out, errs := command("balance", "last-battle-of-ds9", "--level", "ensign", "--games", "4",
		"--fleets", "ds9-fed-4,ds9-fed-3,ds9-dom-2", "--json")
	expect.Must(t, code == 0, "%s", errs)
	var r arena.Balance
	must(t, json.Unmarshal([]byte(out), &r))
	expect.True(t, r.Games == 8 && len(r.Pairs) == 2 && len(r.Sides) == 2 && len(r.Fleets) == 3 && r.SeatOne.Of == 8,
		"%+v", r)
	expect.True(t, r.Sides[0].Of == 8 && r.Sides[0].Share+r.Sides[1].Share == 1, "%+v", r.Sides)
	ended := 0.0
	for _, e := range r.Endings {
		ended += e.Share
	}
	expect.True(t, ended > 0.999 && ended < 1.001, "%.3f of all battles end", ended)
	for _, x := range append(r.Fleets, r.Sides...) {
		expect.True(t, x.Low <= x.Share && x.Share <= x.High && x.Low >= 0 && x.High <= 1, "%+v", x)
	}
	code, out, _ = command("balance", "last-battle-of-ds9", "--level", "ensign", "--games", "4",
		"--fleets", "ds9-fed-4,ds9-dom-2")
	for _, words := range []string{"side wins: Dominion", "player 1 wins"} {
		expect.True(t, code == 0 && strings.Contains(out, words), "%s", out)
	}
}

func TestBalanceRefusals(t *testing.T) {
	for _, c := range []struct {
		args string
		want string
	}{
		{"balance nowhere", "nowhere"},
		{"balance future-tense --fleets ft-a-1", "no two of these fleets"},
		{"balance last-battle-of-ds9 --fleets ds9-fed-1,ds9-fed-2", "no two of these fleets"},
		{"balance future-tense --games 7", "even number"},
		{"balance future-tense --level commodore", `no computer level "commodore"`},
		{"balance future-tense --fleets ft-a-1,nothing.yaml", "nothing.yaml"},
	} {
		code, _, errs := command(strings.Fields(c.args)...)
		expect.True(t, code != 0 && strings.Contains(errs, c.want), "%s: %d %s", c.args, code, errs)
	}
}
