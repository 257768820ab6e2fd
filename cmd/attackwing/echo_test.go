package main

import (
	"encoding/json"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// try takes a Sensor Echo to any place by its number, and says why one may not be.
func TestTryTakesAnyEcho(t *testing.T) {
	const table = "../../scenarios/tholianweb/testdata/options/echo.table.yaml"
	m := document(t, 0, "try", table, "--answer", "left, 0.3\" back")
	if !strings.Contains(strings.ReplaceAll(string(mustJSON(t, m)), " ", ""), `"y_mm":515.62`) {
		t.Errorf("0.3 inches back of y 508 mm: %s", mustJSON(t, m))
	}
	for words, says := range map[string]string{"left, 20.5 mm forward": "up to 20 mm", "Sensor Echo to the right, 3 mm back": "every spot there overlaps"} {
		code, _, errs := command("try", table, "--answer", words)
		expect.True(t, code == 1 && strings.Contains(errs, says), "%q: %d, %s", words, code, errs)
	}
}

func mustJSON(t *testing.T, v any) []byte {
	t.Helper()
	b, err := json.Marshal(v)
	must(t, err)
	return b
}
