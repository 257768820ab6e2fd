package link

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

func sample(t testing.TB, name string) []byte {
	t.Helper()
	b := gametest.File(t, "testdata/"+name)
	return b
}

// What was written is read, alone and in an address; of a battle the set-up and the answers.
func TestThereAndBack(t *testing.T) {
	for _, k := range []struct {
		kind Kind
		file []byte
		most int
	}{
		{Battle, sample(t, "battle.game.jsonl"), 1600},
		{Table, []byte("scenario: tholian-web\nround: 3\nships: []\n"), 60},
		{Fleet, []byte(`{"name":"A & B <ü>","ships":[]}`), 60},
		{Fleet, nil, 30},
	} {
		text, err := Of(k.kind, k.file)
		expect.OK(t, err)
		expect.True(t, len(text) <= k.most, "%c: %d characters, at most %d", k.kind, len(text), k.most)
		want := k.file
		for _, where := range []string{text, "https://example.org/a/#" + text} {
			if kind, file, err := Read(where); err != nil || kind != k.kind || !bytes.Equal(file, want) || !Is(where) {
				t.Errorf("%c is read as %c, %q, %v", k.kind, kind, file, err)
			}
		}
		for i := 6; i < len(text); i++ { // one character is another, or the end is missing
			other := byte('A')
			if text[i] == other {
				other = 'B'
			}
			for _, wrong := range []string{text[:i] + string(other) + text[i+1:], text[:i]} {
				if _, file, err := Read(wrong); !errors.Is(err, ErrDamaged) && !bytes.Equal(file, want) { // the last bits of the last character mean nothing
					t.Fatalf("%c, damaged at %d: %q, %v", k.kind, i, file, err)
				}
			}
		}
	}
}

// What is no link is told in words.
func TestWhatIsNone(t *testing.T) {
	for _, k := range []struct{ text, want string }{
		{"", "not a link"}, {"battle.game.jsonl", "not a link"}, {"aw1.b.", "damaged"}, {"aw1.", "damaged"}, {"aw2.b.AAAA", "newest"}, {"aw1.q.AAAA", "does not know"},
		{"law1.b.AAAA", "not a link"}, {"aw1.b." + strings.Repeat("A", mostText), "not a link"},
	} {
		_, _, err := Read(k.text)
		expect.Refused(t, err, k.want, "%.20q", k.text)
	}
	if _, err := Of('q', nil); err == nil {
		t.Error("a link of no kind was written")
	}
	if _, err := Of(Table, make([]byte, mostFile+1)); err == nil {
		t.Error("a link of any size was written")
	}
}

// A small link that would become a large file is refused before it is one.
func TestALinkThatGrows(t *testing.T) {
	text, err := Of(Table, bytes.Repeat([]byte("a"), mostFile))
	expect.OK(t, err)
	if _, file, err := Read(text); err != nil || len(file) != mostFile {
		t.Fatalf("%d bytes, %v", len(file), err)
	}
}

func FuzzRead(f *testing.F) {
	text, err := Of(Battle, sample(f, "battle.game.jsonl"))
	expect.OK(f, err)
	for _, s := range []string{text, "#" + text, "aw1.t.", "aw1.f.AAAAAAA", "aw999.b.x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		k, file, err := Read(text)
		if err != nil {
			return
		}
		again, err := Of(k, file)
		expect.OK(t, err)
		if _, same, err := Read(again); err != nil || !bytes.Equal(same, file) && k != Battle {
			t.Errorf("%q is another file when it is written again: %v", text, err)
		}
	})
}

// A battle has the length that the doc says.
func TestLength(t *testing.T) {
	text, err := Of(Battle, sample(t, "battle.game.jsonl"))
	expect.True(t, err == nil && len(text) <= 1300, "%d characters, %v", len(text), err)
}

// A link may name a moment of its battle; what it holds is the same.
func TestALinkToAMoment(t *testing.T) {
	text, err := Of(Battle, []byte("{}\n"))
	expect.OK(t, err)
	at := At("https://example.org/#"+text, 17)
	if Moment(at) != 17 || Moment(text) != -1 || Moment("nothing") != -1 {
		t.Errorf("moments %d, %d, %d", Moment(at), Moment(text), Moment("nothing"))
	}
	_, want, _ := Read(text)
	if k, b, err := Read(at); err != nil || k != Battle || !bytes.Equal(b, want) {
		t.Errorf("%s is read as %c, %q, %v", at, k, b, err)
	}
}
