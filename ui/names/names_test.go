package names

import "testing"

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
		if got := Sentence(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}
