package names

import (
	"testing"

	"attackwing/game/gametest/expect"
)

// A sentence begins with a capital, but a file keeps its name.
func TestSentencesBeginWithCapitals(t *testing.T) {
	for in, want := range map[string]string{
		"no games are saved":             "No games are saved.",
		"écho":                           "Écho.",
		"club-night_1.game.jsonl: short": "club-night_1.game.jsonl: short.",
		"events/a.json: damaged.":        "events/a.json: damaged.",
		"nothing. Or something":          "Nothing. Or something.",
		"table: two ships":               "Table: two ships.",
	} {
		expect.Same(t, Sentence(in), want, "%q becomes", in)
	}
}
