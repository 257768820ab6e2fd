package fleet_test

import (
	"bytes"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// What is written is read back the same, and looks like the files that come with the program.
func TestRoundTrip(t *testing.T) {
	ls, err := fleet.Ready()
	must(t, err)
	for _, l := range ls {
		var b bytes.Buffer
		must(t, l.Write(&b))
		got, err := fleet.Read(&b, l.ID)
		must(t, err)
		expect.Same(t, cmp.Diff(l, got), "", "%s", l.ID)
	}
}

func TestReadRefuses(t *testing.T) {
	const good = "name: A\nships:\n  - ship: {id: \"1002\"}\n    captain: {id: \"2003\"}\n"
	_, err := fleet.Read(strings.NewReader(good), "f")
	must(t, err)
	cases := map[string]struct{ text, says string }{
		"an unknown field":        {good + "    colour: red\n", `f: line 5: unknown field "colour": known here are ship, captain, admiral, exchange_slot, upgrades`},
		"a number out of range":   {good + "sp_limit: 5000\n", "sp_limit: 5000 is not from 0 to 1000"},
		"a word for a number":     {good + "sp_limit: many\n", "f: line 5: "},
		"nothing":                 {"", "f: line 1: want one fleet in the file"},
		"no ships":                {"name: A\n", "ships: the fleet has none"},
		"too many ships":          {"ships:\n" + strings.Repeat("  - ship: {id: \"1\"}\n", 30), "ships: 30 are more than 24"},
		"a ship without id":       {"ships:\n  - captain: {id: \"1\"}\n", "ships[1].ship: no id"},
		"an upgrade without id":   {good + "    upgrades: [{name: X}]\n", "ships[1].upgrades[1]: no id"},
		"a huge file":             {strings.Repeat("# much\n", 20000), "larger than 65536 bytes"},
		"a binary file":           {"\xff\xfe\x00", "not a text file"},
		"brackets without end":    {strings.Repeat("[", 5000), "nested too deep"},
		"an endless name":         {good + "side: " + strings.Repeat("x", 500) + "\n", "side: longer than 120 letters"},
		"a name with escapes":     {good + "side: \"a\\x1b[31mb\"\n", "side: holds a character"},
		"points out of range":     {good + "other: 5000\n", "other: 5000 is not from -1000 to 1000"},
		"notes with escapes":      {good + "notes: \"a\\x1b\"\n", "notes: holds a character"},
		"a field given twice":     {good + "name: B\n", "f: line 5: "},
		"aliases onto themselves": {"ships: &a [*a]\n", "f: "},
	}
	for what, c := range cases {
		_, err := fleet.Read(strings.NewReader(c.text), "f")
		expect.Refused(t, err, c.says, "%s", what)
		expect.True(t, err == nil || !strings.Contains(err.Error(), "\n"), "%s: more than a line: %v", what, err)
	}
}

// Whatever a name holds, it is read back as it was.
func TestWriteQuotes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.OneOf(
			rapid.StringOfN(rapid.RuneFrom(nil, unicode.L, unicode.P, unicode.S, unicode.Nd), 1, 40, -1),
			rapid.SampledFrom([]string{"true", "1e3", "007", "null", "a, b", "{", "- x", "x: y", "#", "~", "a #b", "'", "\\\"", " a ", "0x1F", "2014-12-04", "Gul Dukat", "?"}),
		).Draw(t, "name")
		l := fleet.List{Name: name, Side: name, Notes: name + "\n" + name, Other: -3, Ships: []fleet.ListShip{{
			Ship: fleet.Ref{ID: name, Name: name}, Upgrades: []fleet.Ref{{ID: name}, {ID: "1", Name: name}},
		}}}
		var b bytes.Buffer
		must(t, l.Write(&b))
		got, err := fleet.Read(bytes.NewReader(b.Bytes()), "f")
		expect.Must(t, err == nil, "%v in\n%s", err, b.String())
		d := cmp.Diff(l, got)
		expect.Must(t, d == "", "%s in\n%s", d, b.String())
	})
}

// JSON is YAML, and accepted.
func TestReadJSON(t *testing.T) {
	l, err := fleet.Read(strings.NewReader(`{"name": "A", "ships": [{"ship": {"id": "1002"}, "captain": {"id": "2003"}}]}`), "f")
	expect.True(t, err == nil && l.Ships[0].Captain.ID == "2003", "%+v, %v", l, err)
}

func FuzzRead(f *testing.F) {
	ls, err := fleet.Ready()
	must(f, err)
	var b bytes.Buffer
	must(f, ls[0].Write(&b))
	f.Add(b.Bytes())
	f.Add([]byte("ships: &a [*a]"))
	f.Add([]byte("{\"ships\": [{}]}"))
	f.Add([]byte("- - - -\n? ? ?"))
	cat := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		l, err := fleet.Read(bytes.NewReader(b), "f")
		if err != nil {
			return
		}
		s := fleet.Check(l, cat)
		expect.True(t, s.Legal == (len(s.Problems) == 0) && s.Total >= 0, "%+v", s)
		var out bytes.Buffer
		must(t, l.Write(&out))
		if again, err := fleet.Read(&out, "f"); err != nil {
			t.Errorf("does not read back: %v", err)
		} else if d := cmp.Diff(l, again, cmpopts.EquateEmpty()); d != "" {
			t.Errorf("reads back otherwise: %s", d)
		}
	})
}

func BenchmarkReady(b *testing.B) {
	l := gametest.Ready(b, "ds9-fed-1")
	cat := gametest.Cards(b)
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			gametest.Ready(b, "ds9-fed-1")
		}
	})
	b.Run("check", func(b *testing.B) {
		for b.Loop() {
			fleet.Check(l, cat)
		}
	})
}
