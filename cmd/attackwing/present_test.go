package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
)

// What is followed is read while another program writes it: as it grows, with a line half written,
// replaced, damaged and gone.
func TestFollowed(t *testing.T) {
	g := gametest.Ensigns(t, gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 3), 3)
	var b strings.Builder
	must(t, record.Write(&b, g))
	whole := b.String()
	file := filepath.Join(t.TempDir(), "battle.game.jsonl")
	f := followedRecord(file, apptest.Catalogue(t))
	write := func(text string) {
		t.Helper()
		must(t, os.WriteFile(file, []byte(text), 0o644))
	}
	if now, changed, err := f.Look(); now != nil || !changed || err == nil || !strings.Contains(err.Error(), "waiting for battle.game.jsonl") {
		t.Errorf("without a file: %v, %v, %v", now, changed, err)
	}
	if _, changed, _ := f.Look(); changed {
		t.Error("the same is told twice")
	}
	last := -1
	for part := len(whole) / 12; part <= len(whole); part += len(whole) / 12 { // it ends anywhere in a line
		write(whole[:part])
		now, changed, err := f.Look()
		switch {
		case now == nil && last >= 0:
			t.Errorf("%d bytes of %d: %v", part, len(whole), err)
		case now == nil:
		case !changed || len(now.Answers) < last || len(now.Film.Moments) != len(now.Answers)+1:
			t.Errorf("%d bytes: %d answers after %d, %d moments, %v", part, len(now.Answers), last, len(now.Film.Moments), now.Film.Trouble)
		default:
			last = len(now.Answers)
		}
		if _, changed, _ := f.Look(); changed {
			t.Errorf("%d bytes: it is another though nobody wrote", part)
		}
	}
	if last < len(g.Answers())/2 {
		t.Errorf("%d of %d answers were read", last, len(g.Answers()))
	}
	must(t, os.Remove(file))
	if now, changed, err := f.Look(); now != nil || !changed || err == nil {
		t.Errorf("gone: %v, %v, %v", now, changed, err)
	}
	write("no record\n")
	if now, _, err := f.Look(); now != nil || err == nil {
		t.Errorf("no record: %v, %v", now, err)
	}
	write("")
	if now, _, err := f.Look(); now != nil || err == nil {
		t.Errorf("nothing: %v, %v", now, err)
	}
	other := gametest.Ensigns(t, gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 4), 4)
	b.Reset()
	must(t, record.Write(&b, other))
	write(b.String())
	if now, _, err := f.Look(); now == nil || len(now.Answers) != len(other.Answers()) {
		t.Errorf("replaced: %v", err)
	}
}

func TestPresentRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"":                        "want a record or a deck",
		"nothere.game.jsonl":      "no such file",
		"nothere.deck.yaml":       "no such file",
		"--follow some.deck.yaml": "no such file",
	} {
		code, _, errs := command(append([]string{"present"}, strings.Fields(args)...)...)
		expect.True(t, code != 0 && strings.Contains(errs, want), "present %s: exit %d, %s", args, code, errs)
	}
}

// A deck is read while another program writes it: once for each change, and what is wrong is told
// once.
func TestFollowedDeck(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x.deck.yaml")
	f := followedDeck(name)
	if _, changed, err := f.Look(); !changed || err == nil || !strings.Contains(err.Error(), "waiting for x.deck.yaml") {
		t.Errorf("without a file: %v, %v", changed, err)
	}
	if _, changed, err := f.Look(); changed || err != nil {
		t.Errorf("told twice: %v", err)
	}
	for _, text := range []string{"title: a\n", "title: abc\n"} {
		must(t, os.WriteFile(name, []byte(text), 0o644))
		if got, changed, err := f.Look(); !changed || err != nil || got.Deck != text || got.At >= 0 {
			t.Errorf("%q: %v, %v, %v", text, got, changed, err)
		}
		if _, changed, _ := f.Look(); changed {
			t.Error("it is another though nobody wrote")
		}
	}
}

// A talk is read as the presenter's window writes it.
func TestFollowedTalk(t *testing.T) {
	name := filepath.Join(t.TempDir(), "now.talk.json")
	f := followedTalk(name)
	for text, at := range map[string]int{`{"deck": "title: a", "at": 2}`: 2, `{"deck": "title: a", "at": 11, "black": true}`: 11} {
		must(t, os.WriteFile(name, []byte(text), 0o644))
		if got, changed, err := f.Look(); !changed || err != nil || got.Deck != "title: a" || got.At != at {
			t.Errorf("%s: %+v, %v, %v", text, got, changed, err)
		}
	}
	must(t, os.WriteFile(name, []byte(`{"deck": "tit`), 0o644))
	if _, changed, err := f.Look(); !changed || err == nil {
		t.Errorf("half a file: %v, %v", changed, err)
	}
}
