package record_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// What a battle is played under is kept with it, as is how long its clock has run; the story tells
// it.
func TestTermsAreRecorded(t *testing.T) {
	g := begun(t)
	h := record.HeaderOf(g.Setup())
	h.Terms = record.Terms{Table: record.Tournament, Unfit: [2]string{"", "It costs 3 SP too much."}, Minutes: 60, Planning: 90}
	var b bytes.Buffer
	w, err := record.Begin(&b, h)
	must(t, err)
	for _, n := range []int{20, 35} {
		must(t, w.Clock(n))
	}
	must(t, w.Follow(g))
	text := b.String()
	rec, err := record.Read(strings.NewReader(text))
	must(t, err)
	expect.True(t, rec.Header.Terms == h.Terms && rec.Clock == 35,
		"read are %+v and %d seconds", rec.Header.Terms, rec.Clock)
	var story bytes.Buffer
	must(t, rec.Story(&story, record.Shoot(g.Setup(), nil), g))
	for _, want := range []string{"tournament table", "fleet of player 2 is not legal", "3 SP too much"} {
		expect.True(t, strings.Contains(story.String(), want), "the story does not tell %q", want)
	}
	for was, is := range map[string]string{
		`"table":"tournament"`: `"table":"kitchen"`, `"minutes":60`: `"minutes":-1`, `"planning":90`: `"planning":99999`, `{"clock":35}`: `{"clock":-1}`,
		`"It costs 3 SP too much."`: `"` + strings.Repeat("x", 200) + `"`,
	} {
		expect.Must(t, strings.Contains(text, was), "%s is not written", was)
		_, err := record.Read(strings.NewReader(strings.Replace(text, was, is, 1) + "{}\n"))
		expect.True(t, err != nil, "%.40s is read", is)
	}
}
