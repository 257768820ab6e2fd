package app

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
)

// shelved is a shelf with one game of 12 answers on it, kept as the window keeps it.
func shelved(t *testing.T) (*Shelf, *game.Game, string) {
	t.Helper()
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 4)
	k := &keeper{err: &bytes.Buffer{}}
	must(t, k.begin(battle.Start{Game: g, Players: [2]string{"human", "ensign"}}))
	gametest.Play(g, 4, 12, nil)
	must(t, k.follow(g))
	id := filepath.Base(k.rec.name)
	k.close()
	return &Shelf{cards: apptest.Catalogue(t), keep: &keeper{err: &bytes.Buffer{}}}, g, id
}

// A game of the shelf is looked at, gone on with in its own file, copied out and taken in again
// whole, and deleted.
func TestShelf(t *testing.T) {
	s, g, id := shelved(t)
	names, err := s.Names()
	expect.Must(t, err == nil && slices.Equal(names, []string{id}), "%v %v", names, err)
	l := s.Look(id)
	if l.Trouble != "" || l.Over || l.Answers != 12 || l.Scenario != "The Tholian Web" || l.Mode() != "against AI ensign" || l.View == nil || len(l.Date) != 16 {
		t.Errorf("%+v", l)
	}
	b, err := s.Resume(id)
	expect.Must(t, err == nil && b.Players == [2]string{"human", "ensign"} && b.Game.State().Hash() == g.State().Hash(),
		"%v %v", b.Players, err)
	must(t, s.keep.begin(b))
	gametest.Play(b.Game, 9, 3, nil)
	must(t, s.keep.follow(b.Game))
	s.keep.close()
	if l := s.Look(id); l.Answers != 15 {
		t.Errorf("%d answers", l.Answers)
	}
	out, err := s.Export(id)
	must(t, err)
	again, err := s.ImportFile(out)
	expect.Must(t, err == nil && again != id, "%v %v", again, err)
	if l := s.Look(again); l.Answers != 15 || l.Trouble != "" {
		t.Errorf("%+v", l)
	}
	if _, err := s.Import("x.game.jsonl", []byte("nonsense")); err == nil || !strings.Contains(err.Error(), "x.game.jsonl: line 1") {
		t.Error(err)
	}
	must(t, s.Delete(id))
	if names, _ := s.Names(); !slices.Equal(names, []string{again}) {
		t.Error(names)
	}
	for _, bad := range []string{"../x.game.jsonl", "settings.json", ""} {
		expect.True(t, s.Delete(bad) != nil, "%q is deleted", bad)
	}
}

// Of a damaged file what is whole is rescued as a new game, and the title offers it.
func TestRescue(t *testing.T) {
	s, g, id := shelved(t)
	name, err := battles.File(id)
	must(t, err)
	text := gametest.File(t, cli.WhereIs(name))
	lines := bytes.SplitAfter(text, []byte("\n"))
	lines[9] = []byte("{\x00\n")
	must(t, os.WriteFile(cli.WhereIs(name), bytes.Join(lines, nil), 0o600))
	l := s.Look(id)
	expect.Must(t, strings.Contains(l.Trouble, "line 10") && l.Rescue == 8, "%+v", l)
	if _, err := s.Resume(id); err == nil {
		t.Error("a damaged game is gone on with")
	}
	w := &Window{Cards: s.cards, keep: s.keep}
	waits := w.waiting()
	expect.Must(t, waits != nil && waits.Note == "damaged: 8 answers are whole", "%+v", waits)
	b, err := waits.Open()
	expect.Must(t, err == nil && slices.Equal(b.Game.Answers(), g.Answers()[:8]), "%v", err)
}

// A save of an older program in which an answer no longer fits, since cards have changed, says so and
// is gone on with as far as it fits.
func TestASaveOfOtherRulesIsNotLost(t *testing.T) {
	s, g, id := shelved(t)
	name, err := battles.File(id)
	must(t, err)
	text := gametest.File(t, cli.WhereIs(name))
	lines := bytes.SplitAfter(text, []byte("\n"))
	lines[0] = regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(lines[0], nil)
	k := len(g.Answers()) // its line, behind the header
	picked := regexp.MustCompile(`"picks":\[\d+`)
	expect.Must(t, picked.Match(lines[k]), "the last answer picks nothing: %s", lines[k])
	lines[k] = picked.ReplaceAll(lines[k], []byte(`"picks":[63`))
	must(t, os.WriteFile(cli.WhereIs(name), bytes.Join(lines, nil), 0o600))
	fits := k - 1
	l := s.Look(id)
	if !l.Changed || l.Rescue != fits || l.Trouble != fmt.Sprintf("The rules have changed since this game. Decision %d no longer fits.", fits+1) {
		t.Fatalf("%+v", l)
	}
	waits := (&Window{Cards: s.cards, keep: s.keep}).waiting()
	expect.Must(t, waits != nil && waits.Note == fmt.Sprintf("rules have changed: %d answers still fit", fits),
		"%+v", waits)
	b, err := waits.Open()
	expect.Must(t, err == nil && slices.Equal(b.Game.Answers(), g.Answers()[:fits]), "%v", err)
}

// A note made on a battle that waits behind the page does not keep it from being gone on with.
func TestNoteOnABattleThatWaits(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 4)
	k := &keeper{err: &bytes.Buffer{}}
	must(t, k.begin(battle.Start{Game: g}))
	gametest.Play(g, 4, 12, nil)
	must(t, k.follow(g))
	x := &tape{&Shelf{cards: apptest.Catalogue(t), keep: k}, filepath.Base(k.rec.name)}
	must(t, x.Note(record.Note{At: 5, Text: "look"}))
	gametest.Play(g, 5, 2, nil)
	must(t, k.follow(g))
	rec, err := x.Record()
	if err != nil || !slices.Equal(rec.Answers, g.Answers()) || rec.NoteOn(0, 5) != "look" {
		t.Errorf("%d of %d answers, notes %v, %v", len(rec.Answers), len(g.Answers()), rec.Notes, err)
	}
	k.close()
}

// branched plays a branch of the game of a shelf on, keeps it, and returns it with the name of its
// own game.
func branched(t *testing.T, s *Shelf, id string, at int, players [2]string) (battle.Start, string) {
	t.Helper()
	b, err := (&tape{s, id}).Fork(0, at, players)
	must(t, err)
	must(t, s.keep.begin(b))
	gametest.Play(b.Game, 55, 4, nil)
	must(t, s.keep.follow(b.Game))
	own := filepath.Base(s.keep.rec.name)
	s.keep.close()
	return b, own
}

// Continue goes on with the battle that was left, whatever was tried beside it; a branch is a game
// of its own in the list, with its own players.
func TestContinueGoesOnWithTheBattleItself(t *testing.T) {
	s, g, id := shelved(t)
	b, own := branched(t, s, id, 12, [2]string{"", "captain"})
	again := &Shelf{cards: s.cards, keep: &keeper{err: &bytes.Buffer{}}}
	if look := again.Look(id); look.Branch != 0 || look.Answers != len(g.Answers()) || look.By != [2]string{"human", "ensign"} {
		t.Errorf("the battle is told as %+v", look)
	}
	look := again.Look(own)
	if own == id || look.Branch != b.Branch || look.By != [2]string{"human", "captain"} || look.Answers != len(b.Game.Answers()) {
		t.Errorf("the branch %s is told as %+v", own, look)
	}
	offers := func() *battle.Saved { return (&Window{Cards: s.cards, keep: again.keep}).waiting() }
	if w := offers(); w == nil || strings.Contains(w.Note, "branch") || !strings.Contains(w.Note, "ensign") {
		t.Errorf("the title goes on with %+v", w)
	}
	main, err := again.Resume(id)
	if err != nil || !slices.Equal(main.Game.Answers(), g.Answers()) || main.Players != [2]string{"human", "ensign"} || main.Branch != 0 {
		t.Fatalf("%d answers of %d by %v: %v", len(main.Game.Answers()), len(g.Answers()), main.Players, err)
	}
	on, err := again.Resume(own)
	if err != nil || !slices.Equal(on.Game.Answers(), b.Game.Answers()) || on.Branch != b.Branch || on.Players != [2]string{"human", "captain"} {
		t.Fatalf("%d answers of %d, branch %d of %d by %v: %v", len(on.Game.Answers()), len(b.Game.Answers()), on.Branch, b.Branch, on.Players, err)
	}
	for _, x := range []struct {
		b  battle.Start
		in string
	}{{main, id}, {on, own}} {
		must(t, again.keep.begin(x.b))
		gametest.Play(x.b.Game, 56, 3, nil)
		must(t, again.keep.follow(x.b.Game))
		again.keep.close()
		rec, err := (&tape{again, x.in}).Record()
		if err != nil || rec.Lines() != 1 || !slices.Equal(rec.Answers, x.b.Game.Answers()) {
			t.Errorf("%s: %d lines, %d answers: %v", x.in, rec.Lines(), len(rec.Answers), err)
		}
	}
	must(t, again.Delete(id))
	if w := offers(); w == nil || !strings.Contains(w.Note, look.Line()) {
		t.Errorf("without the battle the title goes on with %+v", w)
	}
}

// A game played on from the past is a game of its own; the one it left stays as it is, notes too.
func TestTape(t *testing.T) {
	s, g, id := shelved(t)
	x := &tape{s, id}
	must(t, x.Note(record.Note{At: 5, Text: "look"}))
	_, own := branched(t, s, id, 9, [2]string{"", "ensign"})
	rec, err := x.Record()
	must(t, err)
	if !slices.Equal(rec.Answers, g.Answers()) || rec.Lines() != 1 || rec.NoteOn(0, 5) != "look" || own == id {
		t.Errorf("%d lines, %d answers", rec.Lines(), len(rec.Answers))
	}
	for _, what := range []string{"picture", "table", "text", "report", "record"} {
		to, err := x.Export(what, 0, 12)
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if info, err := os.Stat(to); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := x.Export("table", 0, 0); err == nil || !strings.Contains(err.Error(), "still being placed") {
		t.Error(err)
	}
}

// A battle that two people have not finished is taken in where it is not among the saves, and keeps
// its secrets there. Where it is, no copy of it comes in, by its file, an export or the command
// line, not even one that was conceded: it would tell the dials and the dice of the battle itself.
func TestNoCopyOfABattleThatGoesOnComesIn(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	s := &Shelf{cards: apptest.Catalogue(t), keep: &keeper{err: &bytes.Buffer{}}}
	file := apptest.PlayedFile(t)
	id, err := s.ImportFile(file)
	must(t, err)
	of := &tape{s, id}
	rec, err := of.Record()
	must(t, err)
	u, err := of.Setup(rec)
	must(t, err)
	if f := rec.Film(0, -1, u); f.Over || !slices.ContainsFunc(f.Moments, func(m record.Moment) bool { return m.Secret }) {
		t.Error("the imported battle keeps no secrets")
	}
	if _, err := s.Export(id); !errors.Is(err, record.ErrSealed) {
		t.Errorf("it is copied out: %v", err)
	}

	g, _, err := playAnew(rec, 0, -1, s.cards)
	must(t, err)
	gametest.Submit(t, g, game.Answer{Prompt: g.FirstOpen().ID, Concede: true})
	var b, z bytes.Buffer
	must(t, record.WriteAs(&b, record.Header{By: []string{"human", "human"}}, g))
	conceded := filepath.Join(t.TempDir(), "conceded.game.jsonl")
	must(t, os.WriteFile(conceded, b.Bytes(), 0o600))
	w := &Window{keep: s.keep, Cards: s.cards}
	pack := zip.NewWriter(&z)
	if err := errors.Join(packed(pack, exportFile, []byte(`{"format":1}`)), packed(pack, cli.GamesFolder+"/conceded.game.jsonl", b.Bytes()), pack.Close()); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{file, conceded} {
		if _, err := s.ImportFile(name); !errors.Is(err, errUnfinished) {
			t.Errorf("%s is imported: %v", name, err)
		}
		if err := w.Load(&cli.Streams{Err: &bytes.Buffer{}}, name); !errors.Is(err, errUnfinished) {
			t.Errorf("%s is loaded: %v", name, err)
		}
	}
	if words, _, err := (data{w}).Import(z.Bytes()); err != nil || words != "0 files taken, 1 left as they are here." {
		t.Errorf("an export brings it: %q, %v", words, err)
	}
	must(t, s.Delete(id))
	if _, err := s.ImportFile(conceded); err != nil {
		t.Errorf("it is not among the saves any more: %v", err)
	}
}
