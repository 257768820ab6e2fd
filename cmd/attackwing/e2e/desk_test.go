package e2e

import (
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"

	"github.com/hajimehoshi/ebiten/v2"
)

// An event of a person and a computer: they sign in, are paired, and their battle is played from
// the desk to its end. Its result is on the score sheet with the record attached; taken back it is
// off again; then it is played to another end, signed, and round 2 is paired.
func TestABattleOfATournament(t *testing.T) {
	table := Start(t, "--quick")
	keys := func(all ...ebiten.Key) {
		t.Helper()
		for _, k := range all {
			table.Key(k)
			table.Tick(3)
		}
	}
	shows := func(screen string) State {
		t.Helper()
		return table.Until(screen, 600, func(s State) bool { return s.Screen == screen })
	}
	event := func() *tournament.Event {
		t.Helper()
		files := table.Files(".json")
		for _, f := range files {
			if strings.HasSuffix(f, tournament.Suffix) {
				e, err := tournament.Open(f)
				must(t, err)
				return e
			}
		}
		t.Fatalf("there is no event among %v", files)
		return nil
	}

	shows("title")
	keys(ebiten.KeyT)
	shows("desk")
	keys(ebiten.KeyN)
	shows("desk: new event")
	tholian := "scenario:3" // the fourth of the battles
	web := table.Until("the battles", 60, func(s State) bool { _, ok := s.Button(tholian); return ok })
	b, _ := web.Button(tholian)
	table.Click(b.X, b.Y)
	table.Tick(3)
	table.Key(ebiten.KeyControlLeft, ebiten.KeyEnter)
	shows("desk: players")
	table.Tick(5)
	table.Type("Ana")
	table.Tick(3)
	keys(ebiten.KeyEnter, ebiten.KeyEscape, ebiten.KeyK, ebiten.KeyG)
	if e := event(); len(e.Players) != 2 || e.Players[0].Name != "Ana" || e.Players[1].Computer == "" || e.Unready() != nil {
		t.Fatalf("%d have signed in, not ready are %v:\n%v", len(e.Players), e.Unready(), table.State())
	}
	table.Key(ebiten.KeyControlLeft, ebiten.KeyEnter)
	shows("desk: round 1")
	keys(ebiten.KeyV, ebiten.KeyV, ebiten.KeyP)
	table.Until("the battle", 300, func(s State) bool { return s.Screen == "deploy" || s.Screen == "table" })
	s := newPlayer(t, table, keyboard{table}).toTheEnd()
	first := event().Rounds[0].Tables[0]
	if first.Result == nil || first.Result.Game == nil || first.Verified[0] == "" || first.Verified[1] == "" {
		t.Fatalf("%s, and the table is %+v", s.Result, first)
	}

	table.Key(ebiten.KeyControlLeft, ebiten.KeyZ)
	table.Tick(5)
	if table.State().Screen == "over" {
		keys(ebiten.KeyEnter) // dice have fallen since: it is asked
	}
	table.Until("the battle again", 120, func(s State) bool { return s.Screen == "table" })
	if r := event().Rounds[0].Tables[0].Result; r != nil {
		t.Fatalf("the end is taken back, and its result is %+v", r)
	}
	newPlayer(t, table, keyboard{table}).toTheEnd()
	r := event().Rounds[0].Tables[0].Result
	expect.Must(t, r != nil && r.Game != nil, "the second end has brought %+v", r)
	record := ""
	for _, f := range table.Files(".jsonl") {
		if filepath.Base(f) == r.Game.File {
			record = f
		}
	}
	if out, err := table.Command("replay", "--verify", record); err != nil {
		t.Errorf("replay --verify %q of %s: %v\n%s", record, r.Game.File, err, out)
	}

	table.Tick(100)       // the end is read: Enter rests there for a second and a half
	keys(ebiten.KeyEnter) // go on
	shows("desk: round 1")
	keys(ebiten.KeyI, ebiten.KeyI)
	if m := event().Missing(1); m != nil {
		t.Fatalf("missing: %v", m)
	}
	table.Key(ebiten.KeyControlLeft, ebiten.KeyEnter)
	shows("desk: round 2")
	if e := event(); e.Round() != 2 || len(e.Standings(1)) != 2 || e.Standings(1)[0].Battle != tournament.PointsForWin {
		t.Errorf("round %d, standings %+v", e.Round(), e.Standings(1))
	}
}
