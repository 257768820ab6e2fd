package record_test

import (
	"bufio"
	"bytes"
	"compress/bzip2"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// museum is where records lie that earlier versions of the program wrote; its README tells how.
const museum = "testdata/museum"

// exhibits are the records of a file of the museum, which stand there one behind another.
func exhibits(t testing.TB, name string) (records [][]byte) {
	t.Helper()
	f, err := os.Open(filepath.Join(museum, name))
	must(t, err)
	defer f.Close()
	in := bufio.NewScanner(bzip2.NewReader(f))
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		if bytes.HasPrefix(in.Bytes(), []byte(`{"game":`)) {
			records = append(records, nil)
		}
		last := len(records) - 1
		records[last] = append(append(records[last], in.Bytes()...), '\n')
	}
	must(t, in.Err())
	return records
}

// Records of every earlier format open and are verified to the state that they ended in when they
// were written. Those that take another course under the rules of today say so.
func TestOldRecordsOpen(t *testing.T) {
	list, err := os.ReadFile(filepath.Join(museum, "hashes"))
	must(t, err)
	hashes := map[string][]string{}
	for line := range strings.Lines(string(list)) {
		name, hash, _ := strings.Cut(strings.TrimSpace(line), " ")
		hashes[name] = append(hashes[name], hash)
	}
	if files, err := filepath.Glob(filepath.Join(museum, "*.bz2")); err != nil || len(files) != len(hashes) || len(files) == 0 {
		t.Errorf("%d files, %d with hashes, %v", len(files), len(hashes), err)
	}
	for name, hashes := range hashes {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			all := exhibits(t, name)
			expect.Must(t, len(all) == len(hashes), "%d records, %d hashes", len(all), len(hashes))
			for i, b := range all {
				if testing.Short() && i%4 != 0 {
					continue
				}
				rec, err := record.Read(bytes.NewReader(b))
				if err != nil {
					t.Errorf("record %d: %v", i+1, err)
					continue
				}
				_, rep, err := rec.Verify(scenarios.ByID, gametest.Cards(t), -1, nil)
				if hashes[i] == "differs" {
					expect.True(t, (err != nil || !rep.OK) && rec.OtherRules() != "",
						"record %d takes the course it took", i+1)
				} else if err != nil || !rep.OK || rep.Hash != hashes[i] {
					t.Errorf("record %d: %+v %+v, %v, want %s", i+1, rep, rep.First, err, hashes[i])
				}
			}
		})
	}
}

// The laid tokens of a snapshot may be told one by one or be left to the scenario; it is the tokens
// that are compared.
func TestLaidTokensAreComparedAsTheyLie(t *testing.T) {
	told := 0
	for i, b := range exhibits(t, "format8-tholian-web.jsonl.bz2") {
		for what, c := range map[string]struct {
			spoil func(t *record.Table)
			same  bool
		}{
			"as it was":              {func(*record.Table) {}, true},
			"one is missing":         {func(t *record.Table) { t.Tokens = t.Tokens[1:] }, false},
			"all are missing":        {func(t *record.Table) { t.Tokens = nil }, false},
			"one has another length": {func(t *record.Table) { t.Tokens[0].Line[1][0] = 30.5 }, false},
			"one cannot be read":     {func(t *record.Table) { t.Tokens[0].Kind = "teapot" }, false},
		} {
			rec, err := record.Read(bytes.NewReader(b))
			must(t, err)
			k := slices.IndexFunc(rec.Snapshots, func(t *record.Table) bool { return t.Whole })
			if k < 0 {
				break
			}
			told++
			c.spoil(rec.Snapshots[k])
			if _, rep := verify(t, rec); rep.OK != c.same {
				t.Errorf("record %d, %s: %+v", i+1, what, rep.First)
			} else if !c.same && !strings.HasPrefix(rep.First.Field, "tokens") && rep.First.Field != "all-tokens" {
				t.Errorf("record %d, %s: the difference is told of %s", i+1, what, rep.First.Field)
			}
		}
	}
	expect.True(t, told != 0, "no record tells its web token by token: the sample proves nothing")
}

// A battle that an older program began and that this one went on with is verified: each snapshot is
// judged by the format in which it was written.
func TestEachSnapshotIsJudgedByItsFormat(t *testing.T) {
	edges := 0
	for _, format := range []int{2, 3, 5, 6, 7} {
		var b []byte
		var rec *record.Record
		for _, b = range exhibits(t, fmt.Sprintf("format%d-tholian-web.jsonl.bz2", format)) {
			var err error
			rec, err = record.Read(bytes.NewReader(b))
			expect.OK(t, err)
			if len(rec.Hashes) > 2 {
				break
			}
		}
		if !bytes.Contains(b, []byte(`"player-1"`)) {
			edges++
		}
		all, lines := rec.Answers, bytes.SplitAfter(b, []byte("\n"))
		file := bytes.NewBuffer(bytes.Join(lines[:1+rec.Hashes[0].Answer+1+1], nil)) // an answer after the first round
		rec, err := record.Read(bytes.NewReader(file.Bytes()))
		must(t, err)
		g, rep := verify(t, rec)
		expect.Must(t, rep.OK && rep.Answers != len(all), "format %d: %+v", format, rep)
		w, err := rec.Continue(file, 0)
		must(t, err)
		for _, a := range all[len(g.Answers()):] {
			gametest.Submit(t, g, a)
		}
		must(t, w.Follow(g))
		rec, err = record.Read(bytes.NewReader(file.Bytes()))
		expect.OK(t, err)
		if _, rep := verify(t, rec); !rep.OK || rep.Answers != len(all) {
			t.Errorf("format %d gone on with: %+v, %+v", format, rep, rep.First)
		}
	}
	expect.True(t, edges != 0, "no record is older than the house rule for the edges: the sample proves little")
}

// A record of an older format that is written anew is one of this program, and opens.
func TestOlderHeadersBecomeThisPrograms(t *testing.T) {
	for _, format := range []int{1, 2, 3, 5, 6, 7} {
		rec, err := record.Read(bytes.NewReader(exhibits(t, fmt.Sprintf("format%d-standard.jsonl.bz2", format))[0]))
		must(t, err)
		g, _, err := rec.Replay(scenarios.ByID, gametest.Cards(t), -1, nil)
		expect.Must(t, g != nil, "%v", err)
		var file bytes.Buffer
		w, err := record.Begin(&file, rec.Header)
		must(t, err)
		must(t, w.Follow(g))
		again, err := record.Read(&file)
		if err != nil {
			t.Errorf("format %d: %v", format, err)
			continue
		}
		if _, rep := verify(t, again); !rep.OK || rep.Answers != len(g.Answers()) || rep.Answers < 10 || again.Header.Format != record.Format {
			t.Errorf("format %d: %+v, %+v", format, rep, rep.First)
		}
	}
}
