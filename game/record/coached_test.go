package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// That a player asked the coach is kept at its moment, on whatever line is played, and changes
// nothing in the game.
func TestTheCoachIsKept(t *testing.T) {
	file, main, one, _ := parted(t)
	out := bytes.NewBuffer(file)
	rec, err := record.Read(bytes.NewReader(file))
	must(t, err)
	on, err := rec.Continue(out, 0)
	must(t, err)
	aside, err := rec.Continue(out, 1)
	must(t, err)
	must(t, on.Coached(0))
	for range 2 {
		must(t, aside.Coached(1))
	}
	rec, err = record.Read(bytes.NewReader(out.Bytes()))
	expect.OK(t, err)
	here, there := len(main.Answers()), len(one.Answers())
	if want := []record.Coached{{Line: 0, At: here, By: 0}, {Line: 1, At: there, By: 1}, {Line: 1, At: there, By: 1}}; !slices.Equal(rec.Coached, want) || rec.CoachAsked() != [2]int{1, 2} {
		t.Errorf("%+v, asked %v", rec.Coached, rec.CoachAsked())
	}
	for k := range rec.Lines() {
		_, rep := verify(t, rec.On(k))
		expect.True(t, rep.OK, "line %d: %+v", k, rep)
	}
	for line, want := range map[string]string{
		`{"coach":3,"on":1}`:        "coach: 3 is not from 1 to 2",
		`{"coach":1,"on":-1}`:       "on: line 0 has no answer -1",
		`{"coach":1,"on":1,"of":9}`: "of: there is no line 9",
		`{"coach":1}`:               "neither an answer",
	} {
		_, err = record.Read(strings.NewReader(string(file) + line + "\n" + `{"clock":1}` + "\n"))
		expect.Refused(t, err, want, "%s", line)
	}
}

// Asked before a branch has an answer of its own, the coach stands on the line the branch leaves.
func TestTheCoachBeforeABranchBegins(t *testing.T) {
	_, b := long(t)
	out := bytes.NewBuffer(b)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	w, err := rec.Fork(out, 0, 12)
	must(t, err)
	must(t, w.Coached(1))
	rec, err = record.Read(bytes.NewReader(out.Bytes()))
	expect.OK(t, err)
	expect.List(t, rec.Coached, []record.Coached{{Line: 0, At: 12, By: 1}}, "")
}
