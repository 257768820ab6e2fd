package record_test

import (
	"bytes"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// begun is a battle at its first question.
func begun(t *testing.T) *game.Game {
	t.Helper()
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5))
	return g
}

// A battle given up is recorded as such, and is the same one played anew; a line that gives up and
// answers is refused.
func TestConcessionIsRecorded(t *testing.T) {
	g := begun(t)
	var b bytes.Buffer
	w, err := record.NewWriter(&b, g.Setup())
	must(t, err)
	src := dice.New(5)
	for range 12 {
		gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
	}
	gametest.Submit(t, g, game.Answer{Prompt: g.FirstOpen().ID, Concede: true})
	must(t, w.Follow(g))
	text := b.String()
	rec, err := record.Read(strings.NewReader(text))
	must(t, err)
	again, rep := verify(t, rec)
	if rep.First != nil || again.State().Result != g.State().Result || again.State().Hash() != g.State().Hash() {
		t.Errorf("played anew: %+v, %+v", rep.First, again.State().Result)
	}
	bad := strings.Replace(text, `"concede":true`, `"picks":[0],"concede":true`, 1)
	_, err = record.Read(strings.NewReader(bad))
	expect.Refused(t, err, "concede", "answered and given up at once")
}

// Time that is called is recorded as well.
func TestTimeCalledIsRecorded(t *testing.T) {
	g := begun(t)
	src := dice.New(5)
	for n := 0; !g.Over(); n++ {
		a := gametest.Answer(g, g.FirstOpen(), &src)
		if n == 20 {
			a = game.Answer{Prompt: g.FirstOpen().ID, Time: true}
		}
		gametest.Submit(t, g, a)
	}
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	rec, err := record.Read(strings.NewReader(b.String()))
	must(t, err)
	again, rep := verify(t, rec)
	if rep.First != nil || again.State().Result != g.State().Result || again.State().Hash() != g.State().Hash() {
		t.Errorf("played anew: %+v, %+v", rep.First, again.State().Result)
	}
	bad := strings.Replace(b.String(), `"time":true`, `"picks":[0],"time":true`, 1)
	_, err = record.Read(strings.NewReader(bad))
	expect.Refused(t, err, "time", "answered and called at once")
}

// What a report says of how a battle ended is a text in which nothing is a mark of Markdown, as all
// else in it.
func TestTheReportEscapesWhoConceded(t *testing.T) {
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5)
	u.Players = [2]string{"![x](http://a.b)", "*_`<b>"}
	g := gametest.New(t, u)
	gametest.Submit(t, g, game.Answer{Prompt: g.FirstOpen().ID, Concede: true})
	var file, out bytes.Buffer
	must(t, record.Write(&file, g))
	rec, err := record.Read(&file)
	must(t, err)
	must(t, rec.Story(&out, record.Shoot(u, g.Answers()), g))
	for _, mark := range []string{"![x](", "<b>", " *_"} {
		expect.True(t, !strings.Contains(out.String(), mark), "%q is a mark in the report:\n%.400s", mark, &out)
	}
	expect.True(t, strings.Contains(out.String(), "conceded"), "nobody has conceded: the sample proves nothing")
}
