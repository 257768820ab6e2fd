package textfile

import (
	"errors"
	"reflect"
	"testing"

	"attackwing/game/gametest/expect"
)

func TestMistakesOfAnError(t *testing.T) {
	a, b := Mistake{"a.yaml", 3, `kind: "mine-feild" is not one of mine-field: is mine-field meant?`}, Mistake{"b.yaml", 0, "not a text file"}
	for _, c := range []struct {
		err  error
		want []Mistake
		says string
	}{
		{nil, nil, ""},
		{a, []Mistake{a}, `a.yaml:3: kind: "mine-feild" is not one of mine-field: is mine-field meant?`},
		{errors.Join(a, errors.Join(b, errors.New("full"))), []Mistake{a, b, {Why: "full"}}, ""},
		{In("c.yaml", errors.New("line 12: braces: not closed")), []Mistake{{"c.yaml", 12, "braces: not closed"}}, "c.yaml:12: braces: not closed"},
		{In("c.yaml", errors.New("line up")), []Mistake{{"c.yaml", 0, "line up"}}, "c.yaml: line up"},
	} {
		got := Mistakes(c.err)
		expect.True(t, reflect.DeepEqual(got, c.want), "%v: %+v, want %+v", c.err, got, c.want)
		expect.True(t, c.says == "" || c.err.Error() == c.says, "%q, want %q", c.err, c.says)
	}
}

// What Meant says is repaired.
func TestRepair(t *testing.T) {
	known := []string{"mine-field", "beacon"}
	if word, meant := (Mistake{Why: `there is no token "mine-feild"` + Meant("mine-feild", known)}).Repair(); word != "mine-feild" || meant != "mine-field" {
		t.Errorf("%q to %q", word, meant)
	}
	for _, why := range []string{`there is no token "x"` + Meant("x", known), "title: missing: its name", ": is a meant?"} {
		word, meant := (Mistake{Why: why}).Repair()
		expect.True(t, word == "" && meant == "", "%s: %q to %q", why, word, meant)
	}
}
