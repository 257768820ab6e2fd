package record_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	_ "attackwing/game/gametest/firm"
	"attackwing/game/record"
	"attackwing/scenarios"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// played is a random game played to its end, and its record.
func played(t testing.TB, seed uint64) (*game.Game, []byte) {
	t.Helper()
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", seed, "web.ewt-length", "4")
	u.Players = [2]string{"Ann", "Bob"}
	g := gametest.New(t, u)
	var b bytes.Buffer
	w, err := record.NewWriter(&b, u)
	must(t, err)
	gametest.Play(g, seed, 0, func([]game.Event) {
		must(t, w.Follow(g))
	})
	return g, b.Bytes()
}

func verify(t testing.TB, rec *record.Record) (*game.Game, record.Report) {
	t.Helper()
	g, rep, err := rec.Verify(scenarios.ByID, gametest.Cards(t), -1, nil)
	must(t, err)
	return g, rep
}

func TestRoundTrip(t *testing.T) {
	for seed := range uint64(20) {
		g, b := played(t, seed)
		rec, err := record.Read(bytes.NewReader(b))
		must(t, err)
		if d := cmp.Diff(g.Answers(), rec.Answers); d != "" || rec.Notice != "" {
			t.Fatalf("answers: %s, notice %q", d, rec.Notice)
		}
		if d := cmp.Diff(g.Hashes(), rec.Hashes); d != "" {
			t.Fatal(d)
		}
		again, rep := verify(t, rec)
		if !rep.OK || rep.Hash != record.Hash(g.State().Hash()) || rep.Answers != len(rec.Answers) || !again.Over() {
			t.Fatalf("seed %d: %+v", seed, rep)
		}
		expect.True(t, again.Setup().Player(game.One) == "Ann" && again.Setup().House.Get("web.ewt-length") == "4",
			"players or house rules are lost")
	}
}

// A game recorded answer by answer is the same as one written at its end.
func TestWriteWhole(t *testing.T) {
	g, b := played(t, 3)
	var whole bytes.Buffer
	must(t, record.Write(&whole, g))
	expect.Same(t, whole.String(), string(b), "written at the end it differs")
}

func TestTornLastLine(t *testing.T) {
	_, b := played(t, 1)
	start := bytes.LastIndexByte(b[:len(b)-1], '\n') + 1
	whole, err := record.Read(bytes.NewReader(b))
	must(t, err)
	for end := start + 1; end < len(b)-1; end++ {
		rec, err := record.Read(bytes.NewReader(b[:end]))
		expect.Must(t, err == nil, "cut at %d of %d: %v", end, len(b), err)
		want := fmt.Sprintf("line %d is torn", bytes.Count(b, []byte("\n")))
		expect.True(t, strings.HasPrefix(rec.Notice, want), "cut at %d: notice %q, want %q", end, rec.Notice, want)
		expect.True(t, len(rec.Answers)+len(rec.Hashes) == len(whole.Answers)+len(whole.Hashes)-1,
			"cut at %d: not exactly one line is missing", end)
		_, rep := verify(t, rec)
		expect.True(t, rep.OK, "cut at %d: %+v", end, rep)
	}
	if rec, err := record.Read(bytes.NewReader(b[:len(b)-1])); err != nil || rec.Notice != "" {
		t.Errorf("only the end of the line is missing: %v, %q", err, rec.Notice)
	}
}

// Damage anywhere but in the last line is an error that names the line.
func TestDamageNamesTheLine(t *testing.T) {
	_, b := played(t, 2)
	lines := bytes.SplitAfter(bytes.TrimSuffix(b, []byte("\n")), []byte("\n"))
	for i := range lines[:len(lines)-1] {
		for what, with := range map[string]string{"cut": string(lines[i][:len(lines[i])/2]) + "\n", "garbage": "\x00\xff\n", "empty": "\n", "a list": "[]\n"} {
			bad := slices.Clone(lines)
			bad[i] = []byte(with)
			_, err := record.Read(bytes.NewReader(bytes.Join(bad, nil)))
			expect.True(t, err != nil && strings.HasPrefix(err.Error(), fmt.Sprintf("line %d: ", i+1)),
				"line %d, %s: %v", i+1, what, err)
		}
	}
}

func TestReadRefuses(t *testing.T) {
	_, b := played(t, 2)
	text := string(b)
	cut := strings.IndexByte(text, '\n') + 1
	head, rest := text[:cut], text[cut:]
	cases := map[string]struct{ text, says string }{
		"nothing":               {"", "line 1: the file is empty"},
		"an unknown field":      {strings.Replace(head, `"seed"`, `"sead"`, 1), `line 1: unknown field "sead"`},
		"another program":       {strings.Replace(head, `"attackwing"`, `"chess"`, 1), "line 1: this is not a record"},
		"re-roll tokens twice":  {strings.Replace(head, `"fleets"`, `"rerolls":[1,0],"table":{"scenario":"standard","ships":[]},"fleets"`, 1), "line 1: rerolls: a game that begins from a table"},
		"two faults of a line":  {strings.Replace(head, `"fleets"`, `"terms":{"table":"x"},"event":{"file":"/x","round":1,"table":1},"fleets"`, 1), "line 1: terms.table: "},
		"many re-roll tokens":   {strings.Replace(head, `"fleets"`, `"rerolls":[10,0],"fleets"`, 1), "line 1: rerolls: 10"},
		"a later format":        {strings.Replace(head, `"format":11`, `"format":12`, 1), "line 1: made by a newer program, format 12: this one reads formats 1 to 11"},
		"an unknown line field": {head + `{"answer":1,"prompt":1,"picks":[0],"colour":2}` + "\n" + rest, `line 2: unknown field "colour"`},
		"an answer left out":    {head + rest[strings.IndexByte(rest, '\n')+1:], "line 2: answer 2 where answer 1 belongs"},
		"no option":             {head + `{"answer":1,"prompt":1,"picks":[64]}` + "\n", "line 2: picks: 64"},
		"an option twice":       {head + `{"answer":1,"prompt":1,"picks":[3,3]}` + "\n", "line 2: picks: 3"},
		"no place":              {head + `{"answer":1,"prompt":1,"at":[0,0,360000]}` + "\n", "line 2: at"},
		"a huge place":          {head + `{"answer":1,"prompt":1,"at":[99999999999,0,0]}` + "\n", "line 2: "},
		"a bad hash":            {head + `{"round":1,"answers":0,"hash":"xyz"}` + "\n", "line 2: hash"},
		"a bad round":           {head + `{"round":1000,"answers":0,"hash":"0000000000000000"}` + "\n", "line 2: round"},
		"no snapshot":           {head + `{"round":1,"answers":0,"hash":"0000000000000000"}` + "\n", "line 2: table: want the table after round 1"},
		"another snapshot":      {head + `{"round":1,"answers":0,"hash":"0000000000000000","table":{"scenario":"standard","round":4,"ships":[]}}` + "\n", "line 2: table: want the table after round 1"},
		"a field of a snapshot": {head + `{"round":1,"answers":0,"hash":"0000000000000000","table":{"sheeps":[]}}` + "\n", `line 2: unknown field "sheeps"`},
		"a snapshot too early":  {strings.Replace(head, `"format":11`, `"format":1`, 1) + `{"round":1,"answers":0,"hash":"0000000000000000","table":{"round":2}}` + "\n", "line 2: table: a record of format 1"},
		"a wrong count":         {head + `{"round":1,"answers":5,"hash":"0000000000000000"}` + "\n", "line 2: answers"},
		"back beyond the start": {head + `{"back":3}` + "\n", "line 2: back"},
		"neither":               {head + `{"round":1,"back":3}` + "\n", "line 2: neither"},
		"a long line":           {head + strings.Repeat(" ", 300<<10), "line 2: longer than"},
	}
	for what, c := range cases {
		if _, err := record.Read(strings.NewReader(c.text)); err == nil || !strings.HasPrefix(err.Error(), c.says) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", what, err, c.says)
		}
	}
}

// A hash that is not the recorded one is found, and an answer that does not fit names its line.
func TestVerifyFindsTheDifference(t *testing.T) {
	_, b := played(t, 4)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	want := rec.Hashes[0]
	rec.Hashes[0].Hash ^= 1
	for _, play := range [...]func(record.Scenarios, *card.Catalogue, int, record.Saying) (*game.Game, record.Report, error){rec.Replay, rec.Verify} {
		if _, rep, err := play(scenarios.ByID, gametest.Cards(t), -1, nil); err != nil || rep.OK || rep.First == nil ||
			rep.First.Answer != want.Answer || rep.First.Got != record.Hash(want.Hash) {
			t.Errorf("%+v, %v", rep, err)
		}
	}
	bad := bytes.Replace(b, []byte(`"prompt":3,`), []byte(`"prompt":77,`), 1)
	rec, err = record.Read(bytes.NewReader(bad))
	expect.OK(t, err)
	if _, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), -1, nil); err == nil || !strings.HasPrefix(err.Error(), "line 4: answer 3 does not fit") {
		t.Error(err)
	}
}

// A snapshot that is not the table is found, and the first field that differs is named.
func TestVerifyNamesTheField(t *testing.T) {
	_, b := played(t, 4)
	for what, c := range map[string]struct {
		spoil func(*record.Table)
		field string
		want  string
	}{
		"shields":  {func(t *record.Table) { *t.Ships[0].Shields = 9 }, "ships[0].shields", "9"},
		"a place":  {func(t *record.Table) { t.Ships[1].At[1] = 17.5 }, "ships[1].at[1]", "17.5"},
		"a facing": {func(t *record.Table) { t.Ships[1].Facing = "NW" }, "ships[1].facing", "NW"},
		"a card":   {func(t *record.Table) { t.Ships[1].Upgrades = nil }, "ships[1].upgrades", "0 of them"},
		"a cloak":  {func(t *record.Table) { t.Ships[2].Tokens = &record.ShipTokens{Cloak: "red"} }, "ships[2].tokens", "{Evade:0"},
		"a rule":   {func(t *record.Table) { t.House["web.ewt-length"] = "8" }, "house.web.ewt-length", "8"},
		"a player": {func(t *record.Table) { t.Players[0] = "Eve" }, "players[0]", "Eve"},
	} {
		rec, err := record.Read(bytes.NewReader(b))
		must(t, err)
		c.spoil(rec.Snapshots[0])
		_, rep := verify(t, rec)
		if d := rep.First; rep.OK || d == nil || d.Field != c.field || !strings.HasPrefix(d.Want, c.want) || d.Want == d.Got || d.Answer != rec.Hashes[0].Answer {
			t.Errorf("%s: %+v", what, d)
		}
		rec.Hashes[0].Hash ^= 1 // where the hash is another too, whoever plays the record is told the field
		if _, rep, err := rec.Replay(scenarios.ByID, gametest.Cards(t), -1, nil); err != nil || rep.First == nil || rep.First.Field != c.field {
			t.Errorf("%s, played: %+v, %v", what, rep.First, err)
		}
	}
}

// A record of format 1 is read and verified as before.
func TestReadFormat1(t *testing.T) {
	_, b := played(t, 8)
	var old bytes.Buffer
	for i, l := range bytes.SplitAfter(b, []byte("\n")) {
		var doc map[string]json.RawMessage
		if len(l) == 0 {
			continue
		}
		must(t, json.Unmarshal(l, &doc))
		if i == 0 {
			doc["format"] = json.RawMessage("1")
		} else {
			delete(doc, "table")
		}
		line, err := json.Marshal(doc)
		must(t, err)
		old.Write(append(line, '\n'))
	}
	rec, err := record.Read(&old)
	must(t, err)
	g, rep := verify(t, rec)
	expect.True(t, rep.OK && g.Over(), "%+v", rep)
	_, err = rec.At(2)
	expect.Refused(t, err, "holds none", "")
}

// The table of a round can be laid and played on from: it is the one the game itself had when that
// round began.
func TestPlayOnFromARound(t *testing.T) {
	laid := 0
	for seed := range uint64(12) {
		_, b := played(t, seed)
		rec, err := record.Read(bytes.NewReader(b))
		must(t, err)
		for _, h := range rec.Hashes[:len(rec.Hashes)-1] {
			tab, err := rec.At(int(h.Round) + 1)
			must(t, err)
			u, err := tab.Setup(scenarios.ByID, gametest.Cards(t))
			must(t, err)
			from := gametest.New(t, u)
			g, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), h.Answer, nil)
			must(t, err)
			if g.Over() || g.State().Round != h.Round+1 {
				continue
			}
			laid++
			a, b := g.State(), from.State()
			if a.Round != b.Round || a.Phase != b.Phase || a.NTokens != b.NTokens || len(g.Prompts()) != len(from.Prompts()) {
				t.Errorf("seed %d, round %d: %d tokens and %d questions, from the table %d and %d", seed, a.Round, a.NTokens, len(g.Prompts()), b.NTokens, len(from.Prompts()))
			}
			gametest.Play(from, seed, 0, nil)
			expect.True(t, from.Over(), "the battle does not end")
		}
		if _, err := rec.At(77); err == nil || !strings.HasPrefix(err.Error(), "no table of round 77: the record holds ") {
			t.Errorf("%v", err)
		}
	}
	expect.True(t, laid >= 12, "only %d tables were laid", laid)
}

func TestReplayTo(t *testing.T) {
	_, b := played(t, 5)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	for _, n := range []int{0, 3, len(rec.Answers)} {
		_, rep, err := rec.Replay(scenarios.ByID, gametest.Cards(t), n, nil)
		expect.True(t, err == nil && rep.Answers == n && rep.OK, "to %d: %+v, %v", n, rep, err)
	}
}

// Undo to the start and redo gives the same hashes; undo anywhere and another way on is recorded as
// it was played.
func TestUndo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		u := gametest.MustSetup("tholian-web", rapid.SampledFrom([]string{"tw-a-1", "tw-a-2", "tw-a-3"}).Draw(t, "one"),
			rapid.SampledFrom([]string{"tw-b-1", "tw-b-2", "tw-b-3"}).Draw(t, "two"), rapid.Uint64().Draw(t, "seed"))
		g := gametest.New(t, u)
		var b bytes.Buffer
		w, err := record.NewWriter(&b, u)
		must(t, err)
		gametest.Play(g, rapid.Uint64().Draw(t, "answers"), 0, nil)
		answers, hashes := slices.Clone(g.Answers()), slices.Clone(g.Hashes())
		end := g.State().Hash()
		must(t, w.Follow(g))
		must(t, g.Rewind(0))
		for _, a := range answers {
			gametest.Submit(t, g, a)
		}
		if d := cmp.Diff(hashes, g.Hashes()); d != "" || g.State().Hash() != end {
			t.Fatalf("redone it differs: %s", d)
		}
		for range 3 {
			must(t, g.Rewind(rapid.IntRange(0, len(g.Answers())).Draw(t, "back to")))
			if rapid.Bool().Draw(t, "seen") {
				must(t, w.Follow(g))
			}
			r := dice.New(rapid.Uint64().Draw(t, "another way"))
			for n := rapid.IntRange(0, 40).Draw(t, "steps"); n > 0 && !g.Over(); n-- {
				gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &r))
			}
			must(t, w.Follow(g))
		}
		rec, err := record.Read(bytes.NewReader(b.Bytes()))
		must(t, err)
		if d := cmp.Diff(g.Answers(), rec.Answers); d != "" && len(g.Answers()) > 0 {
			t.Fatal(d)
		}
		again, rep, err := rec.Replay(scenarios.ByID, gametest.Cards(t), -1, nil)
		expect.Must(t, err == nil && rep.OK && again.State().Hash() == g.State().Hash(), "%+v, %v", rep, err)
	})
}

func FuzzRead(f *testing.F) {
	_, b := played(f, 6)
	f.Add(b)
	cut := bytes.IndexByte(b, '\n') + 1
	f.Add(b[:cut])
	f.Add(b[cut:])
	f.Add([]byte(`{"game":"attackwing","format":1,"scenario":"standard","seed":0,"players":["",""],"house":{},"fleets":[{"total":0,"ships":[]},{"total":0,"ships":[]}],"table":{"scenario":"standard","ships":[]}}`))
	cat := gametest.Cards(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		rec, err := record.Read(bytes.NewReader(b))
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n") && strings.HasPrefix(err.Error(), "line "), "%q", err)
			return
		}
		if len(rec.Answers) > 100 {
			return
		}
		if _, _, err := rec.Replay(scenarios.ByID, cat, -1, nil); err != nil && !strings.HasPrefix(err.Error(), "line ") {
			t.Errorf("%q", err)
		}
	})
}

func BenchmarkReplay(b *testing.B) {
	_, file := played(b, 7)
	rec, err := record.Read(bytes.NewReader(file))
	must(b, err)
	events := 0
	for b.Loop() {
		_, _, err := rec.Replay(scenarios.ByID, gametest.Cards(b), -1, func(_ int, ev []game.Event) { events += len(ev) })
		must(b, err)
	}
	b.ReportMetric(float64(events)/b.Elapsed().Seconds(), "events/s")
}
