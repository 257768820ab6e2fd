package record_test

import (
	"bytes"
	"flag"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

var historyGames = flag.Int("history", 60, "random games of undo and redo")

// pairs are battles of every scenario with ready fleets of its own.
var pairs = [][3]string{{"tholian-web", "tw-a-1", "tw-b-1"}, {"tholian-web", "tw-a-2", "tw-b-3"}, {"future-tense", "ft-a-1", "ft-b-1"},
	{"last-battle-of-ds9", "ds9-dom-1", "ds9-fed-1"}, {"unimatrix-zero", "u0-rebel-1", "u0-borg-1"}, {"standard", "tw-a-3", "ft-b-2"}}

// Taken back to any answer the table is what it was there; given again, all falls as it fell;
// another answer goes its own way, and the record has what was taken back as branches. (go test
// ./game/record -run UndoAndRedo -history 10000)
func TestUndoAndRedo(t *testing.T) {
	branches, again := 0, 0
	for seed := range uint64(*historyGames) {
		r := dice.New(seed*77 + 5)
		p := pairs[int(seed)%len(pairs)]
		u, err := gametest.Setup(p[0], p[1], p[2], seed)
		expect.Must(t, err == nil, "%v %v", p, err)
		g := gametest.Quiet(t, u)
		var file bytes.Buffer
		w, err := record.NewWriter(&file, u)
		must(t, err)
		var undone record.Undone
		at := []uint64{g.State().Hash()} // the table after each answer
		var dropped [][]game.Answer
		for turns := 6; ; {
			gametest.Play(g, seed+uint64(r.Intn(1000)), r.Intn(120), nil)
			must(t, w.Follow(g))
			if g.Over() && turns == 0 {
				break
			}
			at = at[:1]
			again0, err := game.NewQuiet(u)
			must(t, err)
			for _, a := range g.Answers() {
				gametest.Submit(t, again0, a)
				at = append(at, again0.State().Hash())
			}
			if turns == 0 || len(g.Answers()) == 0 {
				continue
			}
			turns--
			undone.Forget()
			end := len(g.Answers())
			all := slices.Clone(g.Answers())
			var steps []int
			for n := end; n > 0 && len(steps) < 1+r.Intn(4); {
				n = r.Intn(n)
				must(t, undone.Back(g, n))
				steps = append(steps, n)
				if g.State().Hash() != at[n] || len(g.Answers()) != n {
					t.Fatalf("%v, seed %d: taken back to answer %d the table is another one", p, seed, n)
				}
				if r.Intn(2) == 0 {
					must(t, w.Follow(g))
				}
			}
			if r.Intn(2) == 0 {
				dropped = append(dropped, all)
				continue // another way on
			}
			for range steps {
				_, err = undone.Again(g, nil)
				must(t, err)
				if n := len(g.Answers()); g.State().Hash() != at[n] {
					t.Fatalf("%v, seed %d: given again up to answer %d the table is another one", p, seed, n)
				}
				again++
			}
			if len(g.Answers()) != end || undone.Can(g) {
				t.Fatalf("%v, seed %d: %d answers after redo, %d before undo", p, seed, len(g.Answers()), end)
			}
		}
		rec, err := record.Read(&file)
		must(t, err)
		expect.Must(t, slices.Equal(rec.Answers, g.Answers()),
			"%v, seed %d: the record's main line is another game", p, seed)
		for k := range rec.Lines() {
			_, rep, err := rec.On(k).Replay(scenarios.ByID, gametest.Cards(t), -1, nil)
			expect.Must(t, err == nil && rep.OK, "%v, seed %d, line %d: %+v, %+v, %v", p, seed, k, rep, rep.First, err)
		}
		for _, way := range dropped {
			found := false
			for k := range rec.Lines() {
				as := rec.On(k).Answers
				found = found || len(as) >= len(way) && slices.Equal(as[:len(way)], way)
			}
			expect.Must(t, found,
				"%v, seed %d: a way of %d answers that was taken back is not in the record", p, seed, len(way))
		}
		branches += len(rec.Kept())
	}
	if branches < *historyGames/4 || again < *historyGames/4 {
		t.Errorf("%d branches and %d redos in %d games prove little", branches, again, *historyGames)
	}
}

// long is a game of more than 100 answers, and its record.
func long(t testing.TB) (*game.Game, []byte) {
	t.Helper()
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5), 0)
	if len(g.Answers()) < 100 {
		t.Fatalf("%d answers", len(g.Answers()))
	}
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	return g, b.Bytes()
}

// parted is a record with a branch, one off that branch, and notes; and where the branches leave.
func parted(t *testing.T) (file []byte, main, one, two *game.Game) {
	t.Helper()
	main, b := long(t)
	out := bytes.NewBuffer(b)
	on := func(line, at int, seed uint64) *game.Game {
		rec, err := record.Read(bytes.NewReader(out.Bytes()))
		must(t, err)
		w, err := rec.Fork(out, line, at)
		must(t, err)
		g, _, err := rec.On(line).Replay(scenarios.ByID, gametest.Cards(t), at, nil)
		must(t, err)
		gametest.Play(g, seed, 40, func([]game.Event) {
			must(t, w.Follow(g))
		})
		return g
	}
	one = on(0, 30, 99)
	two = on(1, 50, 98)
	rec, err := record.Read(bytes.NewReader(out.Bytes()))
	must(t, err)
	w, err := rec.Continue(out, 1)
	must(t, err)
	for _, n := range []record.Note{{Line: 0, At: 3, Text: "here"}, {Line: 1, At: 55, Text: "gone"}, {Line: 1, At: 60, Text: "a\nb"}, {Line: 1, At: 55}, {Line: 0, At: 3, Text: "here it was lost"}} {
		must(t, w.Note(n))
	}
	gametest.Play(one, 4, 10, nil)
	must(t, w.Follow(one))
	return out.Bytes(), main, one, two
}

// A game played on from a moment of the past is kept beside the main line, and one played on from
// there too.
func TestBranchesStayBesideTheMainLine(t *testing.T) {
	file, main, one, two := parted(t)
	rec, err := record.Read(bytes.NewReader(file))
	must(t, err)
	if rec.Lines() != 3 || rec.Size != int64(len(file)) || !slices.Equal(rec.Kept(), []int{1, 2}) {
		t.Fatalf("%d lines, kept %v, size %d of %d", rec.Lines(), rec.Kept(), rec.Size, len(file))
	}
	for k, g := range []*game.Game{main, one, two} {
		expect.True(t, slices.Equal(rec.On(k).Answers, g.Answers()) && slices.Equal(rec.On(k).Hashes, g.Hashes()),
			"line %d is not the game played", k)
		_, rep := verify(t, rec.On(k))
		expect.True(t, rep.OK, "line %d: %+v", k, rep)
	}
	if len(rec.Notes) != 2 || rec.NoteOn(0, 3) != "here it was lost" || rec.NoteOn(1, 60) != "a\nb" || rec.NoteOn(1, 55) != "" {
		t.Errorf("%+v", rec.Notes)
	}
	b := rec.Branches[1]
	expect.True(t, b.Of == 1 && b.From == 50 && b.Len() != 0, "%+v", b)
}

// Taken back beyond the moment where a branch begins, the game goes on as another branch; the main
// line stays.
func TestBackBeyondTheBeginningOfABranch(t *testing.T) {
	main, b := long(t)
	out := bytes.NewBuffer(b)
	rec, err := record.Read(bytes.NewReader(b))
	must(t, err)
	for _, begun := range []bool{false, true} {
		rec, err = record.Read(bytes.NewReader(out.Bytes()))
		must(t, err)
		w, err := rec.Fork(out, 0, 60)
		must(t, err)
		g, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), 60, nil)
		must(t, err)
		if begun {
			gametest.Play(g, 3, 5, nil)
			must(t, w.Follow(g))
		}
		must(t, g.Rewind(20))
		gametest.Play(g, 31, 12, nil)
		must(t, w.Follow(g))
		rec, err = record.Read(bytes.NewReader(out.Bytes()))
		expect.OK(t, err)
		expect.Must(t, slices.Equal(rec.Answers, main.Answers()), "the main line has changed")
		if last := rec.Branches[len(rec.Branches)-1]; last.From < 20 || last.From > 30 || !slices.Equal(rec.On(len(rec.Branches)).Answers, g.Answers()) {
			t.Errorf("the new branch leaves after answer %d", last.From)
		}
	}
	if rec.Lines() != 4 {
		t.Errorf("%d lines, want the main line, the branch of 12, that of 5, and its way back of 12", rec.Lines())
	}
}

// failing is a file on a disk that has room for some bytes.
type failing struct {
	bytes.Buffer
	room int
}

func (f *failing) Write(b []byte) (int, error) {
	if len(b) > f.room {
		return 0, errFull
	}
	f.room -= len(b)
	return f.Buffer.Write(b)
}

type fullError struct{}

func (fullError) Error() string { return "no room" }

var errFull = fullError{}

// What could not be written is written with the next answer that can.
func TestWriterCatchesUp(t *testing.T) {
	_, b := long(t)
	whole, err := record.Read(bytes.NewReader(b))
	must(t, err)
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5)
	g := gametest.New(t, u)
	f := &failing{room: 9000}
	w, err := record.NewWriter(f, u)
	must(t, err)
	failures := 0
	for i := 0; i < len(whole.Answers); i++ {
		if i == 25 || i == 60 || i == 90 {
			must(t, g.Rewind(i-4))
			for _, a := range whole.Answers[i-4 : i] {
				gametest.Submit(t, g, a)
				if i == 60 {
					_ = w.Follow(g)
				}
			}
		}
		gametest.Submit(t, g, whole.Answers[i])
		if err := w.Follow(g); err != nil {
			if failures++; failures == 30 {
				f.room = 1 << 30
			}
		}
	}
	rec, err := record.Read(&f.Buffer)
	expect.Must(t, err == nil && slices.Equal(rec.Answers, g.Answers()) && failures == 30,
		"%d failures, %v", failures, err)
	_, rep := verify(t, rec)
	expect.True(t, rep.OK, "%+v", rep)
}

func TestBranchesRefused(t *testing.T) {
	file, _, _, _ := parted(t)
	for what, c := range map[string]struct{ line, says string }{
		"a number left out":   {`{"branch":5,"of":0,"from":3}`, "branch 5 where branch 3 belongs"},
		"off no line":         {`{"branch":3,"of":3,"from":3}`, "of: there is no line 3"},
		"from nowhere":        {`{"branch":3,"of":0,"from":99999}`, "from: line 0 has the answers 0 to"},
		"before the branch":   {`{"branch":3,"of":1,"from":29}`, "from: line 1 has the answers 30 to"},
		"to no line":          {`{"go":7}`, "go: there is no line 7"},
		"a note on no line":   {`{"note":"x","on":1,"of":9}`, "of: there is no line 9"},
		"a note on no answer": {`{"note":"x","on":99999}`, "on: line 0 has no answer 99999"},
		"a long note":         {`{"note":"` + strings.Repeat("x", 601) + `","on":1}`, "note: longer than 600 letters"},
		"a note of bells":     {`{"note":"\u0007","on":1}`, "note: it holds a character"},
		"half a branch":       {`{"branch":3,"of":0}`, "neither"},
	} {
		_, err := record.Read(strings.NewReader(string(file) + c.line + "\n"))
		expect.True(t, err != nil && strings.Contains(err.Error(), c.says) && strings.HasPrefix(err.Error(), "line "),
			"%s: %v, want %q", what, err, c.says)
	}
}

// What stands before the damage is given beside the error.
func TestSalvage(t *testing.T) {
	g, b := long(t)
	lines := bytes.SplitAfter(b, []byte("\n"))
	bad := slices.Clone(lines)
	bad[41] = []byte("\x00\x00\n")
	rec, err := record.Salvage(bytes.NewReader(bytes.Join(bad, nil)))
	if err == nil || !strings.HasPrefix(err.Error(), "line 42: ") || rec == nil || len(rec.Answers) == 0 || !slices.Equal(rec.Answers, g.Answers()[:len(rec.Answers)]) {
		t.Fatalf("%v, %v", rec, err)
	}
	expect.Same(t, rec.Size, int64(len(bytes.Join(lines[:41], nil))), "size")
	if rec, err := record.Salvage(strings.NewReader("nonsense\n")); rec != nil || err == nil {
		t.Errorf("%v, %v", rec, err)
	}
}
