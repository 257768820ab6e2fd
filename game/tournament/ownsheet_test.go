package tournament_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/sheet"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

// An event of a sheet of somebody's own carries its stamp, in its file too, and goes on by the
// sheet as it was alone.
func TestAnEventStaysWithItsSheet(t *testing.T) {
	cat := gametest.Cards(t)
	own := gametest.Beacon()
	off := scenarios.Add(own)
	e, err := tournament.New(tournament.Config{Scenario: gametest.BeaconID, Seed: 1})
	off()
	expect.Must(t, err == nil && e.Sheet == own.Sheet().Stamp && e.Sheet != "", "%+v, %v", e, err)
	var file bytes.Buffer
	must(t, e.Write(&file))
	e, err = tournament.Read(&file, "f")
	expect.Must(t, err == nil && e.Sheet == own.Sheet().Stamp, "read: %+v, %v", e, err)
	changed, err := sheet.Read(strings.NewReader(strings.Replace(string(gametest.BeaconText), "hull: 4", "hull: 5", 1)), "changed")
	must(t, err)
	finds := func(sc game.Scenario) record.Scenarios {
		return func(id string) (game.Scenario, error) {
			if sc == nil || id != gametest.BeaconID {
				return nil, errors.New("no such battle")
			}
			return sc, nil
		}
	}
	if r, err := e.RulesBy(finds(own), cat); err != nil || r.Scenario != game.Scenario(own) {
		t.Errorf("by its sheet: %v, %v", r.Scenario, err)
	}
	for what, of := range map[string]struct {
		find record.Scenarios
		says string
	}{"changed": {finds(changed), "has been changed since"}, "gone": {finds(nil), "is not among the sheets here"}} {
		_, err := e.RulesBy(of.find, cat)
		if other := (record.OtherSheet{}); !errors.As(err, &other) || !strings.Contains(err.Error(), of.says) {
			t.Errorf("%s: %v, want %q", what, err, of.says)
		}
	}
}
